// What this device is: the facts that it tells about itself.
#pragma once

#include "ui/settings/whose_screen.hpp"

namespace ui {

// `game`: whose the games are that this program has.
void open_about(WhoseGame game);

}  // namespace ui
