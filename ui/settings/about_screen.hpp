// What this device is: the facts that it tells about itself.
#pragma once

namespace ui {

void open_about();

}  // namespace ui
