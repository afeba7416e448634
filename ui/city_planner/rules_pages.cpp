// The rules in our own words, a small picture a page.
#include "ui/city_planner/buildings.hpp"
#include "ui/city_planner/cards.hpp"
#include "ui/city_planner/city_planner.hpp"
#include "ui/core/symbols.hpp"
#include "ui/core/write.hpp"

namespace ui::city_planner {
namespace {

namespace rule = rules::city_planner;

constexpr Size kBlock = {34, 34};
constexpr int kGap = 4;
constexpr int kLine = 26;

constexpr Building kG = Building::kGreen;
constexpr Building kB = Building::kBlue;
constexpr Building kM = Building::kMixed;
constexpr Building kP = Building::kPurple;
constexpr Building kK = Building::kBlack;
constexpr Building kY = Building::kYellow;
constexpr Building kR = Building::kRed;

void block(Painter& painter, Point at, Building kind, Tone tone = Tone::full) {
  const Rect area = {at.x, at.y, kBlock.width, kBlock.height};
  paint_ground(painter, area, kind, tone);
  painter.frame(area, 1, palette().ink);
  paint_symbol(painter, area, kind, tone, Scale::large);
}

// Two rows of buildings with what they come to below.
struct Example {
  std::span<const Building> first, second;
  Text sum;
};

void paint_row(Painter& painter, const Rect& area, int y, std::span<const Building> kinds) {
  const int count = static_cast<int>(kinds.size());
  int x = area.x + (area.width - count * (kBlock.width + kGap) + kGap) / 2;
  for (const Building kind : kinds) {
    block(painter, {x, y}, kind);
    x += kBlock.width + kGap;
  }
}

void paint_example(Painter& painter, const Rect& area, const Example& example) {
  const int rows = example.second.empty() ? 1 : 2;
  const int height = rows * (kBlock.height + kGap) + kLine;
  int y = area.y + (area.height - height) / 2;
  paint_row(painter, area, y, example.first);
  y += kBlock.height + kGap;
  if (rows == 2) {
    paint_row(painter, area, y, example.second);
    y += kBlock.height + kGap;
  }
  painter.label({area.x, y, area.width, kLine}, text(example.sum), kTitle, palette().accent,
                Align::center);
}

// Three of the cards side by side.
void paint_three(Painter& painter, const Rect& area, unsigned first, const CardLook* looks) {
  const int height = area.height < 150 ? area.height : 150;
  const Rect whole = area.middle({7 * 45 + 1, height});
  // The columns of all seven are laid so that the middle one of the three is in the middle.
  const CardTable cards(
      {whole.x - 45 * (static_cast<int>(first) + 1 - 4), whole.y, whole.width, height});
  for (unsigned i = 0; i < 3; ++i) cards.paint(painter, first + i, looks[i]);
}

constexpr CardLook kIdea[] = {{.face = 5}, {.face = 4}, {.face = 3}};
constexpr CardLook kTurn[] = {{.face = 6}, {.face = 1, .locked = true}, {.face = 3}};
constexpr CardLook kChange[] = {{.face = 3, .change = 1}, {.face = 2}, {.face = 4, .change = -1}};

constexpr Building kHouses[] = {kG, kG, kG};
constexpr Building kOffices[] = {kR, kR};
constexpr Building kBlues[] = {kB, kB};
constexpr Building kFactories[] = {kY, kY};
constexpr Building kOthers[] = {kM, kP};
constexpr Building kBlacks[] = {kK, kG, kB};

void paint_idea(Painter& painter, const Rect& area) { paint_three(painter, area, 1, kIdea); }
void paint_turn(Painter& painter, const Rect& area) { paint_three(painter, area, 2, kTurn); }
void paint_change(Painter& painter, const Rect& area) { paint_three(painter, area, 5, kChange); }
void paint_green(Painter& painter, const Rect& area) {
  paint_example(painter, area, {kHouses, kOffices, Text::planner_sum_green});
}
void paint_blue(Painter& painter, const Rect& area) {
  paint_example(painter, area, {kBlues, kFactories, Text::planner_sum_blue});
}
void paint_mixed(Painter& painter, const Rect& area) {
  paint_example(painter, area, {kOthers, {}, Text::planner_sum_mixed});
}
void paint_black(Painter& painter, const Rect& area) {
  paint_example(painter, area, {kBlacks, {}, Text::planner_sum_black});
}

// The titles of a player alone, the highest one on top.
void paint_end(Painter& painter, const Rect& area) {
  const Palette& colors = palette();
  constexpr int kTotals[] = {100, 80, 60, 40, 20};
  constexpr int kStep = 20;
  constexpr int kMostHeight = 32, kTwoLines = 30;
  const int high = area.height / 5 < kMostHeight ? area.height / 5 : kMostHeight;
  int y = area.y + (area.height - 5 * high) / 2;
  for (const int total : kTotals) {
    const Rect row = {area.x + 2, y, area.width - 4, high};
    painter.fill(row, colors.raised);
    painter.frame({row.x, row.y, row.width, row.height + 1}, 1, colors.ink);
    const bool top = total == kTotals[0];
    char words[32];
    write(words, top ? Text::planner_and_up : Text::planner_to,
          total > kStep ? total - kStep + 1 : 0, total);
    const char* name = rule::rank(static_cast<unsigned>(total));
    const Rect line = row.inset(6, 0);
    if (high >= kTwoLines) {
      painter.text({line.x, line.y + 1, line.width, 16}, name, kText, colors.ink);
      painter.text({line.x, line.y + 16, line.width, 14}, words, kNote, colors.note);
    } else {
      painter.text(line, name, kText, colors.ink);
      painter.text(line, words, kNote, colors.note, Align::right);
    }
    y += high;
  }
}

}  // namespace

const RulesPage kRules[kPages] = {
    {Text::planner_page_idea, Text::planner_body_idea, paint_idea},
    {Text::planner_page_turn, Text::planner_body_turn, paint_turn},
    {Text::planner_page_change, Text::planner_body_change, paint_change},
    {Text::planner_page_green, Text::planner_body_green, paint_green},
    {Text::planner_page_blue, Text::planner_body_blue, paint_blue},
    {Text::planner_page_mixed, Text::planner_body_mixed, paint_mixed},
    {Text::planner_page_black, Text::planner_body_black, paint_black},
    {Text::planner_page_end, Text::planner_body_end, paint_end},
};

}  // namespace ui::city_planner
