// What home adds to the settings: the games that are kept, erasing them, About.
#pragma once

#include "ui/settings/settings_screen.hpp"

namespace ui {

std::span<const MoreRow> more_rows();

}  // namespace ui
