#include "firmware/store/names.hpp"

#include "ui/core/ui.hpp"

namespace firmware::store {

ui::SeatName name_of(ui::Seat seat) { return ui::settings().names[static_cast<size_t>(seat)]; }

}  // namespace firmware::store
