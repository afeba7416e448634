// Everything that people left here is erased: by a button that is held.
#pragma once

namespace ui {

// Before: device().kept is there.
void open_erase();

}  // namespace ui
