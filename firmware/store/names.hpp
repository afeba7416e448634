// What people call whoever plays a colour on this machine.
#pragma once

#include "ui/play/setup/seats.hpp"

namespace firmware::store {

ui::SeatName name_of(ui::Seat seat);

}  // namespace firmware::store
