#include "ui/play/play.hpp"

#include "ui/core/screen.hpp"
#include "ui/play/bot_screen.hpp"
#include "ui/play/hand_over.hpp"

namespace ui {
namespace {

constinit Play* current = nullptr;

}  // namespace

Play* current_play() { return current; }
void set_current_play(Play* play) { current = play; }

Screen& Play::screen() {
  if (match().bot_to_go() != 0) return bot_screen(*this);
  return match().due() == rules::Due::hand_over ? hand_over(*this) : own_screen();
}

void resume_play(Play& play) { screens::open(play.screen()); }

}  // namespace ui
