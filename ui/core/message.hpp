// A sentence that is said for a while: why a touch did nothing, or what went well.
#pragma once

#include <cstdint>

#include "ui/core/painter.hpp"

namespace ui {

// In the title line for kMessageMs: why a touch did nothing. nullptr takes it away. It ends with
// its screen. The text stays valid until then.
inline constexpr uint32_t kMessageMs = 3000;
void say(const char* sentence);
// The same for what went well: without the warning sign.
void tell(const char* sentence);
// What is said now, or nullptr.
const char* said();
// How wide a sentence may be in the title line as it was drawn last.
int message_room();

// For the title line, whenever it is drawn: it leaves `area` to words. A longer sentence hangs
// below the line, over everything.
void lay_message(const Rect& area);
void paint_message(Painter& painter, const Rect& area);

}  // namespace ui
