// The lesson: nine steps on the play screen with luck that was chosen for it.
#pragma once

#include "ui/cities/play_screen.hpp"

namespace ui::cities {

PlayScreen& lesson_screen();

}  // namespace ui::cities
