// What Townies adds to the result: alone the chart with where one stands, else the winner's town;
// and how a tie was broken.
#include <algorithm>
#include <bit>

#include "ui/core/write.hpp"
#include "ui/play/result/verdict.hpp"
#include "ui/townies/match.hpp"
#include "ui/townies/town_look.hpp"
#include "ui/townies/town_screen.hpp"

namespace ui::townies {
namespace {

constexpr size_t kMostNames = 64;
constexpr int kLeast = 26;  // the column of the least totals
constexpr int kEdge = 2;

int reached_by(int total) {
  int title = 0;
  while (total < rt::kTitleChart[title].least) ++title;
  return title;
}

bool fit_in_a_line(int width) {
  return std::ranges::all_of(rt::kTitleChart, [width](const rt::Title& title) {
    return text_width(title.name, kNote) <= width;
  });
}

// The best title on top; where there is no room for all, those around the one that was reached.
void paint_titles(Painter& painter, const Rect& area, int total) {
  const Palette& colors = palette();
  const int width = area.width - kLeast - kEdge;
  const int lines = fit_in_a_line(width) ? 1 : 2;
  const int least = lines * kNote.line_height + 2;
  constexpr int kAll = rt::kTitles;
  const int many = std::clamp(area.height / least, 1, kAll);
  const int reached = reached_by(total);
  const int first = std::clamp(reached - many / 2, 0, kAll - many);
  for (int i = 0; i < many; ++i) {
    const rt::Title& title = rt::kTitleChart[first + i];
    const int top = area.y + area.height * i / many;
    const int below = area.y + area.height * (i + 1) / many;
    const Rect row = {area.x, top, area.width, below - top};
    const bool its = first + i == reached;
    if (its) painter.fill(row, colors.accent);
    const Color color = its ? colors.on_accent : colors.ink;
    painter.text({row.x, row.y, kLeast - 6, row.height}, Digits(title.least), kText, color,
                 Align::right);
    const int high = paragraph_height(title.name, kNote, width);
    painter.paragraph({row.x + kLeast, row.y + (row.height - high) / 2, width, high}, title.name,
                      kNote, color);
    if (!its) painter.across(row.x, row.bottom() - 1, row.width, colors.grid);
  }
}

unsigned last_score(const Town& town) {
  return town.objects == 0 ? 0 : rt::score_of(town.drawn[town.objects - 1]);
}

}  // namespace

void TowniesMatch::prepare_result() { pictured_ = static_cast<uint8_t>(first_winner(result())); }

void TowniesMatch::paint_result(Painter& painter, const Rect& area) const {
  painter.fill(area, palette().ground);
  if (players() == 1) return paint_titles(painter, area, Rules::score(seen(), 1).total);
  paint_town(painter, {.grid = HexGrid::of_map(area.inset(1)), .town = &town_of(pictured_)});
}

void TowniesMatch::open_points() { open_town(*this, first_winner(result())); }

// "Game End": fewer Objects, then a better last one.
void TowniesMatch::tell_tie(const Result& result, char* to, size_t size) const {
  const unsigned winner = first_winner(result);
  char names[kMostNames];
  list_names(*this, result.winners, names, sizeof names);
  const int total = result.scores[winner - 1].total;
  if (std::popcount(static_cast<unsigned>(result.winners)) > 1) {
    return write(to, size, Text::townies_shared, names, total);
  }
  // Who came nearest of those who have as many points.
  unsigned rival = 0;
  for (unsigned player = 1; player <= players(); ++player) {
    if (player == winner || result.scores[player - 1].total != total) continue;
    if (rival == 0 || town_of(player).objects < town_of(rival).objects ||
        (town_of(player).objects == town_of(rival).objects &&
         last_score(town_of(player)) > last_score(town_of(rival)))) {
      rival = player;
    }
  }
  LV_ASSERT(rival != 0);
  const Town& first = town_of(winner);
  const Town& second = town_of(rival);
  if (first.objects != second.objects) {
    return write(to, size, Text::townies_tie_objects, names, label(rival), total,
                 unsigned{first.objects}, unsigned{second.objects});
  }
  write(to, size, Text::townies_tie_last, names, label(rival), total, last_score(first),
        last_score(second));
}

}  // namespace ui::townies
