// A game step by step, from its start to where it stands.
#pragma once

#include "ui/play/play.hpp"

namespace ui {

// Begins after its first `step` events.
void open_replay(Play& play, unsigned step = 0);

}  // namespace ui
