#include "ui/play/setup_screen.hpp"

#include "ui/play/play.hpp"

namespace ui {

void open_setup(const GameEntry& game) { game.begin(Setup{}); }

}  // namespace ui
