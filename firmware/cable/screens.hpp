// What the screens are told of what the cable changed.
#pragma once

#include "ui/core/settings.hpp"

namespace firmware::cable {

void go_home();
void use_settings(const ui::Settings& settings);
// The game that is played is not any more.
void end_play();

}  // namespace firmware::cable
