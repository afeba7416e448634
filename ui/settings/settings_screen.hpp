// Theme, hand, light and sound on one page, each applied at once.
#pragma once

namespace ui {

void open_settings();

}  // namespace ui
