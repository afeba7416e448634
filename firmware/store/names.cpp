#include "firmware/store/names.hpp"

namespace firmware::store {

ui::SeatName name_of(ui::Seat) { return {}; }

}  // namespace firmware::store
