#include "ui/play/setup/player.hpp"

namespace ui {

Rect paint_player(Painter& painter, const Rect& line, const Play& play, unsigned player, int gap) {
  const Rect chip = {line.x, line.y + (line.height - kSeatChip.height) / 2, kSeatChip.width,
                     kSeatChip.height};
  paint_seat(painter, chip, play.seat(player));
  int left = chip.right() + gap;
  if (play.is_bot(player)) {
    paint_bot_mark(painter, {left, line.y, kBotMark.width, line.height}, palette().ink);
    left += kBotMark.width + gap;
  }
  return {left, line.y, line.right() - left, line.height};
}

}  // namespace ui
