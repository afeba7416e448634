// A game step by step, from its start to where it stands.
#pragma once

#include "ui/play/play.hpp"

namespace ui {

void open_replay(Play& play);

}  // namespace ui
