#include "ui/city_planner/result.hpp"

#include "ui/core/write.hpp"
#include "ui/play/result/verdict.hpp"
#include "ui/play/setup/player.hpp"

namespace ui::city_planner {
namespace {

constinit Turns turns;  // of the result that is shown

constexpr int kRulerPoints = 100;  // where it ends

struct Rank {
  const char* name;
  int least, most;  // points; most is -1 where there is no end
};

// Where one title ends and the next begins is asked from the rules.
Rank rank_from(int least) {
  const char* const name = rule::rank(static_cast<unsigned>(least));
  for (int points = least; points <= kRulerPoints; ++points) {
    if (rule::rank(static_cast<unsigned>(points)) != name) return {name, least, points - 1};
  }
  return {name, least, -1};
}

// The titles from the lowest to the highest one, with a pointer to where `total` is.
void paint_ruler(Painter& painter, const Rect& area, int total) {
  if (!painter.sees(area)) return;
  const Palette& colors = palette();
  const int x = area.x + 12;
  const auto height = [&](int points) {
    const int shown = points < kRulerPoints ? points : kRulerPoints;
    return area.bottom() - 1 - (area.height - 1) * shown / kRulerPoints;
  };
  for (int from = 0; from >= 0;) {
    const Rank rank = rank_from(from);
    from = rank.most < 0 ? -1 : rank.most + 1;
    const int top = rank.most < 0 ? area.y : height(rank.most + 1);
    const Rect row = {x + 2, top, area.right() - x - 2, height(rank.least) - top};
    const bool reached = total >= rank.least && (rank.most < 0 || total <= rank.most);
    if (reached) painter.fill(row, colors.accent);
    const Color ink = reached ? colors.on_accent : colors.ink;
    char words[32];
    if (rank.most < 0) {
      write(words, Text::planner_and_up, rank.least);
    } else {
      write(words, Text::planner_to, rank.least, rank.most);
    }
    const Rect lines = {row.x + 9, row.y, row.width - 11, row.height};
    if (row.height >= 28) {
      const int middle = lines.y + lines.height / 2;
      painter.text({lines.x, middle - 15, lines.width, 16}, rank.name, kText, ink);
      painter.text({lines.x, middle, lines.width, 14}, words, kNote, reached ? ink : colors.note);
    } else {
      const int narrow = lines.width - 64;
      painter.text({lines.x, lines.y, narrow, lines.height}, rank.name, kText, ink);
      painter.text({lines.x + narrow, lines.y, 58, lines.height}, words, kNote,
                   reached ? ink : colors.note, Align::right);
    }
  }
  painter.fill({x, area.y, 2, area.height}, colors.ink);
  for (int points = 0; points <= kRulerPoints; points += 5) {
    const int long_mark = points % 20 == 0 ? 8 : 4;
    painter.across(x - long_mark, height(points), long_mark, colors.ink);
  }
  // The pointer.
  const int at = height(total);
  for (int i = 0; i < 8; ++i)
    painter.down(x - 9 + i, at - (7 - i) / 2 - 1, 7 - i + 2, colors.accent);
}

}  // namespace

void Game::prepare_result() { turns.read(*this); }

// The ruler of a player alone, the turns of two.
void Game::paint_result(Painter& painter, const Rect& area) const {
  painter.fill(area, palette().ground);
  if (players() == 1) return paint_ruler(painter, area, Rules::score(seen(), 1).total);
  const int height = area.height / 2;
  for (unsigned player = 1; player <= players(); ++player) {
    const Rect part = {area.x + 4, area.y + (static_cast<int>(player) - 1) * height, area.width - 8,
                       height};
    constexpr int kLine = kSeatChip.height + 4;
    const int left = paint_player(painter, {part.x, part.y, part.width, kLine}, *this, player).x;
    turns.paint(painter, {left, part.y, part.right() - left, part.height}, player);
  }
}

void Game::open_points() { open_turns(*this, turns); }

// More money decides, then nothing.
void Game::tell_tie(const Result& result, char* to, size_t size) const {
  const unsigned winner = first_winner(result);
  const unsigned money = seen().money[winner - 1];
  if (result.winners == (rules::only(1) | rules::only(2))) {
    write(to, size, Text::planner_shared, money);
  } else {
    write(to, size, Text::planner_tie, label(winner), money, unsigned{seen().money[2 - winner]});
  }
}

}  // namespace ui::city_planner
