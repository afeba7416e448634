// The frames of the play screen where it has more parts than others: the extra tile may be
// declined, and of a free city all is shown or a part.
#pragma once

#include "ui/cities/play_layout.hpp"

namespace ui::cities {

// Before: the starting tiles lie.
Layout crowded_layout(Stage stage, bool wide);

}  // namespace ui::cities
