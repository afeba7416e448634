// The titles of a player alone, on a ruler of points.
#include "ui/city_planner/result.hpp"

namespace ui::city_planner {
namespace {

namespace rule = rules::city_planner;

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

}  // namespace

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
      lv_snprintf(words, sizeof words, text(Text::planner_and_up), rank.least);
    } else {
      lv_snprintf(words, sizeof words, text(Text::planner_to), rank.least, rank.most);
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

}  // namespace ui::city_planner
