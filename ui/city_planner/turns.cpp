// The turns of a finished game as bars, and the screen that tells how they add up.
#include "ui/city_planner/result.hpp"
#include "ui/core/screen.hpp"
#include "ui/core/title_line.hpp"
#include "ui/core/write.hpp"
#include "ui/play/setup/player.hpp"

namespace ui::city_planner {
namespace {

constexpr int kEdge = 8;
constexpr int kGap = 16;
constexpr int kSum = 22;
constexpr size_t kMostWords = 48;

class TurnsScreen final : public Screen {
 public:
  void show(Game& game, const Turns& turns) {
    game_ = &game;
    turns_ = &turns;
  }
  void build(lv_obj_t* root) override { add_back(root); }
  void paint(Painter& painter) const override;

 private:
  void paint_sum(Painter& painter, const Rect& line, unsigned player) const;

  Game* game_ = nullptr;
  const Turns* turns_ = nullptr;
};
constinit TurnsScreen screen;

// Of a player, side by side or one above the other.
Rect part(unsigned player, unsigned players) {
  const Rect room = frame().body().inset(kEdge, kEdge);
  const int index = static_cast<int>(player) - 1;
  const int count = static_cast<int>(players);
  if (frame().landscape()) return room.column(index, count, kGap);
  const int height = (room.height + kGap) / count - kGap;
  return {room.x, room.y + index * (height + kGap), room.width, height};
}

// Whose it is, and "57 VP + 6 for $31 = 63".
void TurnsScreen::paint_sum(Painter& painter, const Rect& line, unsigned player) const {
  const rules::Score score = game_->result().scores[player - 1];
  const Rect sum = game_->players() > 1 ? paint_player(painter, line, *game_, player) : line;
  char words[kMostWords];
  const auto tell_sum = [&](Text form) {
    write(words, form, int{score.items[0]}, int{score.items[1]},
          unsigned{game_->seen().money[player - 1]}, int{score.total});
  };
  tell_sum(Text::planner_adds_up);
  if (text_width(words, kText) > sum.width) tell_sum(Text::planner_adds_up_short);
  painter.text(sum, words, fitting(words, sum.width, kText), palette().ink);
}

void TurnsScreen::paint(Painter& painter) const {
  paint_title_line(painter,
                   {.title = game_->entry().name, .lead = text(Text::planner_turns), .back = true});
  painter.fill(frame().body(), palette().ground);
  for (unsigned player = 1; player <= game_->players(); ++player) {
    const Rect area = part(player, game_->players());
    // The way back reaches below the title line.
    paint_sum(painter, {area.x, area.y + kEdge, area.width, kSum}, player);
    turns_->paint(painter, {area.x, area.y + kEdge + kSum, area.width, area.height - kEdge - kSum},
                  player);
  }
}

}  // namespace

void Turns::read(const Game& game) {
  *this = {};
  Rules::State state = game.after(0);
  for (size_t i = 0; i < game.match().events(); ++i) {
    const unsigned seat = state.active - 1u;
    const unsigned before = state.active == 0 ? 0 : state.vp[seat];
    const unsigned turn = state.turns / state.players;
    const bool scores = state.phase == Phase::kScore;
    const rules::Verdict verdict = Rules::apply(state, game.match().event(i));
    LV_ASSERT(verdict.ok());
    if (scores) points_[seat][turn] = static_cast<uint8_t>(state.vp[seat] - before);
  }
}

void Turns::paint(Painter& painter, const Rect& area, unsigned player) const {
  if (!painter.sees(area)) return;
  const Palette& colors = palette();
  const uint8_t* const turns = points_[player - 1];
  unsigned best = 1;
  for (unsigned i = 0; i < kTurns; ++i) best = turns[i] > best ? turns[i] : best;
  const int floor = area.bottom() - 16;
  const int room = floor - area.y - 16;
  for (unsigned i = 0; i < kTurns; ++i) {
    const Rect column = area.column(static_cast<int>(i), kTurns, 3);
    const int height = room * turns[i] / static_cast<int>(rule::kMostOfTurn);
    const Rect bar = {column.x, floor - height, column.width, height};
    if (height > 1) {
      if (turns[i] == best) {
        painter.fill(bar, colors.accent);
      } else {
        painter.wash(bar, Wash::green);
      }
      painter.frame(bar, 1, colors.ink);
    }
    painter.text({column.x - 2, bar.y - 16, column.width + 4, 16}, Digits(turns[i]), kText,
                 colors.ink, Align::center);
    painter.text({column.x, floor + 1, column.width, 15}, Digits(static_cast<int>(i) + 1), kNote,
                 colors.note, Align::center);
  }
  painter.across(area.x - 2, floor, area.width + 4, colors.ink);
}

void open_turns(Game& game, const Turns& turns) {
  screen.show(game, turns);
  screens::open(screen);
}

}  // namespace ui::city_planner
