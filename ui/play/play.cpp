#include "ui/play/play.hpp"

#include "ui/core/screen.hpp"

namespace ui {
namespace {

constinit Play* current = nullptr;

}  // namespace

Play* current_play() { return current; }
void set_current_play(Play* play) { current = play; }

void resume_play(Play& play) { screens::open(play.screen()); }

}  // namespace ui
