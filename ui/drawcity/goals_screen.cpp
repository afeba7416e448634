#include "ui/drawcity/goals_screen.hpp"

#include <algorithm>

#include "ui/core/page_bar.hpp"
#include "ui/core/screen.hpp"
#include "ui/core/target.hpp"
#include "ui/core/title_line.hpp"
#include "ui/core/write.hpp"
#include "ui/drawcity/drawcity.hpp"
#include "ui/drawcity/site_sets.hpp"
#include "ui/play/setup/player.hpp"

namespace ui::drawcity {
namespace {

constexpr int kLine = 15;
constexpr int kEdge = 6;
constexpr int kSymbol = 16;
constexpr int kWorth = 22;
constexpr int kHead = 20;
constexpr int kLeastHead = 16;
constexpr ui::Size kPattern = {132, 44};
constexpr int kSpotChip = 24;
constexpr int kName = 110;

enum Id : uint8_t { kBefore, kNext };
enum class Page : uint8_t { goals, neighborhoods, locations };
constexpr unsigned kPages = 3;
constexpr rd::Module kModuleOf[kPages] = {rd::kGoals, rd::kNeighborhoods, rd::kLocations};
constexpr Text kTitles[kPages] = {Text::drawcity_goals, Text::drawcity_neighborhoods,
                                  Text::drawcity_locations};

// Points of the next who ticks it; 0: nobody can any more.
unsigned next_tick(const State& state, unsigned place) {
  if ((state.open >> place & 1u) == 0) return 0;
  return rd::kSpacePoints[state.before[place] + 1];
}

// Who ticked it, from the right; what is left of the line.
Rect paint_ticks(Painter& painter, const Rect& line, const DrawCityMatch& match, const State& state,
                 unsigned place) {
  Cut cut = {line, 2};
  for (unsigned player = match.players(); player > 0; --player) {
    if (tick_of(state, place, player) == 0) continue;
    paint_seat(painter, cut.right(kSeatChip.width).middle(kSeatChip), match.seat(player));
  }
  return cut.rest;
}

// Of a line, what tells of one colour.
Rect set_cell(const Rect& line, unsigned colour) {
  return Rect{line.x + kName, line.y, line.width - kName, line.height}.column(
      static_cast<int>(colour), rd::kColours, 0);
}

class GoalsScreen final : public Screen {
 public:
  void show(DrawCityMatch& match) {
    match_ = &match;
    page_ = 0;
  }
  void build(lv_obj_t* root) override;
  void paint(Painter& painter) const override;
  void tapped(uint8_t id, uint8_t) override {
    page_ = static_cast<uint8_t>(id == kNext ? page_ + 1 : page_ - 1);
    screens::rebuild();
  }

 private:
  const State& state() const { return match_->seen(); }
  // Those of the modules in the game, from 0.
  unsigned pages() const {
    unsigned count = 0;
    for (const rd::Module module : kModuleOf) count += rd::has(state(), module) ? 1 : 0;
    return count;
  }
  unsigned shown() const {
    unsigned left = page_;
    for (unsigned which = 0; which + 1 < kPages; ++which) {
      if (rd::has(state(), kModuleOf[which]) && left-- == 0) return which;
    }
    return kPages - 1;
  }
  Rect room() const { return pages() > 1 ? above_page_bar() : frame().body(); }
  void paint_goals(Painter& painter) const;
  void paint_goal(Painter& painter, const Rect& area, unsigned place) const;
  void paint_patterns(Painter& painter, const Rect& area) const;
  void paint_sets(Painter& painter, const Rect& area) const;
  void paint_set_of(Painter& painter, const Rect& line, unsigned player) const;

  DrawCityMatch* match_ = nullptr;
  uint8_t page_ = 0;
};

constinit GoalsScreen screen;

void GoalsScreen::build(lv_obj_t* root) {
  if (pages() > 1) add_page_buttons(root, page_ > 0, page_ + 1u < pages(), kBefore, kNext);
  add_back(root);
}

void GoalsScreen::paint(Painter& painter) const {
  const unsigned which = shown();
  paint_title_line(painter, {.title = text(kTitles[which]), .back = true});
  painter.fill(room(), palette().ground);
  if (pages() > 1) paint_page_bar(painter, PageWords(page_ + 1u, pages()).words);
  switch (static_cast<Page>(which)) {
    case Page::goals:
      return paint_goals(painter);
    case Page::neighborhoods:
      return paint_patterns(painter, room().inset(kEdge));
    case Page::locations:
      return paint_sets(painter, room().inset(kEdge));
  }
}

void GoalsScreen::paint_goals(Painter& painter) const {
  const auto many = static_cast<int>(rd::goals_to_draw(state()));
  for (int place = 0; place < many; ++place) {
    const int top = room().height * place / many, end = room().height * (place + 1) / many;
    paint_goal(painter, {room().x, room().y + top, room().width, end - top},
               static_cast<unsigned>(place));
  }
}

// Its type and name, who ticked it and what the next tick brings; below what it asks for.
void GoalsScreen::paint_goal(Painter& painter, const Rect& area, unsigned place) const {
  if (!painter.sees(area) || state().goals[place] == rd::kNoGoal) return;
  const Palette& colors = palette();
  const unsigned goal = state().goals[place];
  painter.across(area.x, area.bottom() - 1, area.width, colors.grid);
  const Rect inside = area.inset(kEdge, 1);
  // What it asks for has two lines where there is room.
  const int spare = inside.height - 2 * kLine;
  const int high = std::min(int{kHead}, spare >= kLeastHead ? spare : inside.height - kLine);
  Rect head = {inside.x, inside.y, inside.width, high};
  painter.symbol(symbol_of_place(place), Rect{head.x, head.y, kSymbol, high}, colors.ink);
  head = {head.x + kSymbol + 4, head.y, head.width - kSymbol - 4, high};
  const unsigned next = next_tick(state(), place);
  if (next > 0) {
    char worth[8];
    write(worth, "+%u", next);
    painter.text(head, worth, kTitle, colors.accent, Align::right);
  }
  head.width -= kWorth;
  head = paint_ticks(painter, head, *match_, state(), place);
  painter.text(head, goal_name(goal),
               fitting(goal_name(goal), head.width, high < kHead ? kText : kTitle),
               next > 0 ? colors.ink : colors.note);
  const int left = inside.x + kSymbol + 4;
  const Rect below = {left, head.bottom(), inside.right() - left, inside.bottom() - head.bottom()};
  painter.label(below, text(kGoalNotes[goal]), below.height < kText.line_height ? kNote : kText,
                colors.note);
}

void GoalsScreen::paint_patterns(Painter& painter, const Rect& area) const {
  const Palette& colors = palette();
  for (int i = 0; i < static_cast<int>(rd::kPatterns); ++i) {
    paint_pattern(painter,
                  {area.x, area.y + i * (kPattern.height + kEdge), kPattern.width, kPattern.height},
                  state().patterns, static_cast<unsigned>(i));
  }
  const int below = area.y + 2 * (kPattern.height + kEdge);
  painter.paragraph({area.x, below, area.width, area.bottom() - below},
                    text(Text::drawcity_neighborhoods_rule), kText, colors.note);
}

// A line a player: how many of each colour.
void GoalsScreen::paint_sets(Painter& painter, const Rect& area) const {
  const Palette& colors = palette();
  const char* const note = text(Text::drawcity_locations_rule);
  const int top = paragraph_height(note, kText, area.width);
  painter.paragraph({area.x, area.y, area.width, top}, note, kText, colors.note);
  const auto lines = static_cast<int>(match_->players()) + 1;
  const int high = std::min((area.height - top) / lines, int{kHead});
  Rect line = {area.x, area.y + top, area.width, high};
  for (unsigned colour = 0; colour < rd::kColours; ++colour) {
    const Rect chip = set_cell(line, colour).middle({kSpotChip, high - 2});
    painter.wash(chip, wash_of_spot(colour));
    if (grey()) painter.fill(chip.inset(2), colors.raised);
    painter.text(chip, letter_of_spot(colour), kNote, colors.on_color, Align::center);
  }
  for (unsigned player = 1; player <= match_->players(); ++player) {
    line = line.moved(0, high);
    paint_set_of(painter, line, player);
  }
}

void GoalsScreen::paint_set_of(Painter& painter, const Rect& line, unsigned player) const {
  const Palette& colors = palette();
  const Rect name = paint_player(painter, {line.x, line.y, kName, line.height}, *match_, player);
  painter.text(name, match_->label(player), fitting(match_->label(player), name.width, kText),
               colors.ink);
  const Sites own = built_by(state(), player);
  for (unsigned colour = 0; colour < rd::kColours; ++colour) {
    const unsigned count = size_of(own & spots_of(colour));
    if (count == 0) continue;
    painter.text(set_cell(line, colour), Digits(static_cast<int>(count)), kText, colors.ink,
                 Align::center);
  }
}

}  // namespace

bool has_goals_screen(const State& state) {
  return (state.modules & (rd::kGoals | rd::kLocations | rd::kNeighborhoods)) != 0;
}

const lv_image_dsc_t& symbol_of_place(unsigned place) {
  return symbol_of_item(place < rd::kTypes ? place : unsigned{rd::kItemGoals});
}

void paint_goal_lines(Painter& painter, const Rect& area, const DrawCityMatch& match,
                      const State& state) {
  if (!rd::has(state, rd::kGoals)) return;
  const Palette& colors = palette();
  const auto many = static_cast<int>(rd::goals_to_draw(state));
  for (int i = 0; i < many && (i + 1) * kLine <= area.height; ++i) {
    const auto place = static_cast<unsigned>(i);
    if (state.goals[place] == rd::kNoGoal) continue;
    const Rect line = {area.x, area.y + i * kLine, area.width, kLine};
    painter.symbol(symbol_of_place(place), Rect{line.x, line.y, kSymbol, kLine}, colors.ink);
    Rect rest = {line.x + kSymbol + 2, line.y, line.width - kSymbol - 2 - kWorth, kLine};
    const unsigned next = next_tick(state, place);
    if (next > 0) {
      char worth[8];
      write(worth, "+%u", next);
      painter.text(line, worth, kText, colors.accent, Align::right);
    }
    rest = paint_ticks(painter, rest, match, state, place);
    painter.text(rest, goal_name(state.goals[place]), kNote, next > 0 ? colors.ink : colors.note);
  }
}

void open_goals(DrawCityMatch& match) {
  screen.show(match);
  screens::open(screen);
}

}  // namespace ui::drawcity
