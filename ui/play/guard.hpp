// A touch that comes right behind a finished move is the same one, though another button has come
// below the finger: what goes on from there waits for a touch of its own.
#pragma once

namespace ui::guard {

// A move is done.
void begin();
// Whether the next touch on what goes on still belongs to it.
bool holds();
// Something else was touched.
void end();

}  // namespace ui::guard
