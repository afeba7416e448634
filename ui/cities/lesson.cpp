#include "ui/cities/lesson.hpp"

#include <bit>

#include "ui/cities/entry.hpp"
#include "ui/core/button.hpp"
#include "ui/core/screen.hpp"
#include "ui/core/symbols.hpp"
#include "ui/core/title_line.hpp"

namespace ui::cities {
namespace {

namespace rc = rules::cities;

// Tile 8 turned once joins the attractions of 4 and 12 to six fields; 1 goes on with them.
constexpr rules::Event kScript[] = {
    rules::event(rules::kChance, rc::kDraw, 4),  rules::event(rules::kChance, rc::kDraw, 12),
    rules::event(rules::kChance, rc::kDraw, 16), rules::event(rules::kChance, rc::kDraw, 8),
    rules::event(rules::kChance, rc::kDraw, 1),  rules::event(rules::kChance, rc::kDraw, 20),
};

enum Step : uint8_t { kFirst, kBuild, kCorners, kCell, kTurn, kLay, kSend, kSet, kRound, kSteps };

struct StepWords {
  Text title, body, act;
};
constexpr StepWords kWords[kSteps + 1] = {
    {Text::cities_lesson_first, Text::cities_lesson_first_body, Text::cities_lesson_first_act},
    {Text::cities_lesson_build, Text::cities_lesson_build_body, Text::cities_lesson_build_act},
    {Text::cities_lesson_corners, Text::cities_lesson_corners_body,
     Text::cities_lesson_corners_act},
    {Text::cities_lesson_tile, Text::cities_lesson_tile_body, Text::cities_lesson_tile_act},
    {Text::cities_lesson_turn, Text::cities_lesson_turn_body, Text::cities_lesson_turn_act},
    {Text::cities_lesson_lay, Text::cities_lesson_lay_body, Text::cities_lesson_lay_act},
    {Text::cities_lesson_send, Text::cities_lesson_send_body, Text::cities_lesson_send_act},
    {Text::cities_lesson_set, Text::cities_lesson_set_body, Text::cities_lesson_set_act},
    {Text::cities_lesson_round, Text::cities_lesson_round_body, Text::cities_lesson_round_act},
    {Text::cities_lesson_end, Text::cities_lesson_end_body, Text::cities_lesson_end_act},
};

constexpr int kBubble = 94;
constexpr int kBrief = 29;
constexpr size_t kMostMoves = 12;

// Where `Show` lays the tiles, in this order.
constexpr Cell kShown[] = {{0, 0}, {1, -1}, {-1, -1}, {0, -1}, {1, 0}};

class LessonScreen final : public PlayScreen {
 public:
  constexpr LessonScreen() : PlayScreen(lesson_game) {}
  void restart() { begin_choice(); }
  void tapped(uint8_t id, uint8_t value) override;

 protected:
  Layout lay_out(Stage stage) const override;
  Window window() const override { return Window::near; }
  bool has_row_of_starts() const override { return false; }
  void add_buttons(lv_obj_t* root) override;
  void show_buttons() override;
  void paint_title(Painter& painter) const override;
  void paint_over(Painter& painter) const override;
  uint64_t pale() const override;
  bool may_touch(Point place) const override {
    return step() < kSteps && !bubble().contains(place);
  }
  void chose() override { redraw_board(); }
  void done() override;

 private:
  unsigned tiles() const { return static_cast<unsigned>(std::popcount(match().city().laid)); }
  bool reached(unsigned step) const;
  unsigned step() const;
  // Whether the primary button does what the game's own would.
  bool goes() const;
  // The last step leaves the board free once it has been begun.
  bool brief() const { return step() == kRound && (choice_.ready() || stage() == Stage::tourist); }
  void show_step();
  void show_cell();
  void show_goal();
  void step_back();
  Rect concerned() const;
  Rect bubble() const;

  mutable char title_[28] = {};
};

constinit LessonScreen screen;

bool LessonScreen::reached(unsigned step) const {
  const unsigned draws = match().state().draws;
  switch (step) {
    case kFirst:
      return tiles() >= 1 || choice_.has_cell();
    case kBuild:
      return tiles() >= 1;
    case kCorners:
      return tiles() >= 3;
    case kCell:
      return tiles() >= 4 || choice_.has_cell();
    case kTurn:
      return tiles() >= 4 || choice_.turns() != 0;
    case kLay:
      return tiles() >= 4;
    case kSend:
      return draws >= 5 || choice_.chosen() != kNone;
    case kSet:
      return draws >= 5;
    default:
      return draws >= 6;
  }
}

// What is asked for is what has not happened yet, however one got there.
unsigned LessonScreen::step() const {
  unsigned step = 0;
  while (step < kSteps && reached(step)) ++step;
  return step;
}

bool LessonScreen::goes() const {
  const unsigned now = step();
  if (!choice_.ready()) return false;
  return now == kBuild || now == kCorners || now == kLay || now == kSet || now == kRound;
}

// --- frame ---------------------------------------------------------------------------------------

Layout LessonScreen::lay_out(Stage stage) const {
  Layout layout = play_layout(Stage::tourist);
  const bool landscape = frame().landscape();
  const int top = landscape ? kTitleHeight : kTouch;
  layout.room = {layout.room.x, top, layout.room.width, landscape ? 194 : 181};
  const int more = landscape ? frame().height - 240 : frame().height - 320;
  layout.room.height += more > 0 ? more : 0;
  if (stage == Stage::tourist) return layout;
  const Rect& numbers = layout.numbers;
  layout.tile = landscape ? Rect{numbers.x, numbers.bottom(), numbers.width,
                                 layout.undo.y - numbers.bottom() - 3}
                          : Rect{numbers.x, layout.undo.y, numbers.width, layout.undo.height};
  if (!landscape) layout.numbers = {};
  layout.kinds = layout.stock = layout.words = {};
  return layout;
}

void LessonScreen::add_buttons(lv_obj_t* root) {
  undo_ = add_button(root, {.name = "button Back",
                            .area = layout_.undo,
                            .id = kUndo,
                            .label = frame().landscape() ? text(Text::cities_back) : nullptr,
                            .symbol = frame().landscape() ? nullptr : &symbol_undo});
  stay_ = add_button(
      root,
      {.name = "button Skip", .area = layout_.stay, .id = kOwn, .label = text(Text::cities_skip)});
  go_ = add_button(root, {.name = "button Show",
                          .area = layout_.go,
                          .id = kGo,
                          .label = text(Text::cities_show),
                          .primary = true});
}

void LessonScreen::show_buttons() {
  screens::redraw(frame().title());
  if (go_ == nullptr) return;
  const Goal goal = choice_.chosen() == kNone ? Goal{} : choice_.goal(choice_.chosen());
  if (step() == kSteps) {
    rename(go_, "button Done", text(Text::cities_done));
  } else if (!goes()) {
    rename(go_, "button Show", text(Text::cities_show));
  } else if (choice_.has_cell()) {
    rename(go_, "button Build", text(Text::cities_build));
  } else if (goal.walk) {
    rename(go_, "button Walk", text(Text::cities_walk));
  } else if (goal.jump) {
    rename(go_, "button Jump", text(Text::cities_jump));
  } else {
    rename(go_, "button Set", text(Text::cities_set));
  }
}

// --- what the buttons do -------------------------------------------------------------------------

void LessonScreen::done() {
  begin_choice();
  screens::rebuild();
}

void LessonScreen::tapped(uint8_t id, uint8_t value) {
  switch (id) {
    case kUndo:
      step_back();
      break;
    case kOwn:
      screens::back();
      break;
    case kGo:
      if (step() == kSteps) {
        screens::back();
      } else if (goes()) {
        go();
      } else {
        show_step();
      }
      break;
    default:
      PlayScreen::tapped(id, value);
  }
}

void LessonScreen::show_step() {
  if (stage() == Stage::tourist) {
    show_goal();
  } else if (step() == kTurn) {
    turn();
  } else {
    show_cell();
  }
}

// Where it was planned; elsewhere if the city has become another one.
void LessonScreen::show_cell() {
  constexpr unsigned kPlanned = sizeof kShown / sizeof kShown[0];
  if (tiles() < kPlanned) {
    Choice trial = choice_;
    if (trial.choose(match(), kShown[tiles()]).ok()) {
      take_cell(kShown[tiles()]);
      return;
    }
  }
  Cell best = {};
  int most = -1;
  const unsigned shift = rc::bit_shift(match().city());
  for (rc::Frame left = choice_.cells(match()); left != 0; left &= left - 1) {
    const unsigned site = rc::site_of_bit(static_cast<unsigned>(std::countr_zero(left)), shift);
    Choice trial = choice_;
    const Cell cell = {rc::x_of(site), rc::y_of(site)};
    if (!trial.choose(match(), cell).ok() || trial.preview().after.total <= most) continue;
    most = trial.preview().after.total;
    best = cell;
  }
  take_cell(best);
}

void LessonScreen::show_goal() {
  uint8_t best = kNone;
  for (uint8_t i = 0; i < choice_.goals(); ++i) {
    if (best == kNone || choice_.goal(i).change > choice_.goal(best).change) best = i;
  }
  if (best == kNone) {
    stay();
  } else {
    take_goal(best);
  }
}

// What luck has sealed is played once more without its last move.
void LessonScreen::step_back() {
  if (choice_.lifted() != kNone || choice_.ready() || match().can_undo()) {
    undo();
    return;
  }
  rules::Event moves[kMostMoves];
  size_t count = 0;
  for (const rules::Event event : match().session()) {
    if (event.actor() != rules::kChance && count < kMostMoves) moves[count++] = event;
  }
  if (count == 0) {
    screens::back();
    return;
  }
  match().start_lesson(kScript, sizeof kScript / sizeof kScript[0]);
  for (size_t i = 0; i + 1 < count; ++i) {
    const rules::Verdict verdict = match().move(moves[i]);
    LV_ASSERT(verdict.ok());
  }
  done();
}

// --- words over the board ------------------------------------------------------------------------

// What the words are about.
Rect LessonScreen::concerned() const {
  const City& city = match().city();
  if (choice_.has_cell()) return plan_.cell(choice_.cell());
  if (stage() == Stage::tourist) return plan_.cell(cell_of(city, city.last));
  constexpr unsigned kPlanned = sizeof kShown / sizeof kShown[0];
  if (tiles() >= kPlanned || !plan_.shows(kShown[tiles()])) return {};
  return plan_.cell(kShown[tiles()]);
}

Rect LessonScreen::bubble() const {
  const Rect& board = layout_.board;
  const int width = board.width - 16 < 300 ? board.width - 16 : 300;
  const int height = brief() ? kBrief : kBubble;
  const Rect below = {board.x + (board.width - width) / 2, board.bottom() - height - 3, width,
                      height};
  if (common(below, concerned()).empty()) return below;
  return {below.x, board.y + 3, below.width, below.height};
}

uint64_t LessonScreen::pale() const {
  const unsigned now = step();
  if (now == kRound || now == kSteps) return 0;
  uint64_t pale = ~uint64_t{0};
  if (stage() == Stage::tourist) {
    const City& city = match().city();
    for (unsigned quarter = 0; quarter < rc::kQuarters; ++quarter) {
      pale &= ~(uint64_t{1} << city.field_of_last(quarter));
    }
  }
  return pale;
}

void LessonScreen::paint_title(Painter& painter) const {
  const unsigned now = step();
  if (now == kSteps) {
    lv_snprintf(title_, sizeof title_, "%s", text(Text::cities_lesson_over));
  } else {
    lv_snprintf(title_, sizeof title_, text(Text::cities_lesson), static_cast<int>(now) + 1,
                static_cast<int>(kSteps));
  }
  paint_title_line(painter, {.title = text(Text::cities), .lead = title_, .menu = true});
}

void LessonScreen::paint_over(Painter& painter) const {
  const Palette& colors = palette();
  const Rect area = bubble();
  const unsigned now = step();
  const Rect about = concerned();
  if (!about.empty() && now < kSteps) {
    // A line from the words to what they are about.
    int x = about.center().x;
    if (x < area.x + 8) x = area.x + 8;
    if (x > area.right() - 8) x = area.right() - 8;
    const bool below = area.y > about.y;
    const int from = below ? about.bottom() + 2 : area.bottom();
    const int to = below ? area.y : about.y - 2;
    if (to > from) painter.fill({x - 1, from, 2, to - from}, colors.accent);
    painter.fill({x - 3, below ? area.y - 5 : area.bottom() - 1, 6, 6}, colors.accent);
  }
  if (!painter.sees(area)) return;
  painter.fill(area, colors.raised);
  painter.frame(area, 1, colors.ink);
  const StepWords& words = kWords[now];
  const Rect inside = area.inset(8, 3);
  if (!brief()) {
    painter.text({inside.x, inside.y, inside.width, 22}, text(words.title), kTitle, colors.ink);
    painter.paragraph({inside.x, inside.y + 23, inside.width, 2 * kText.line_height},
                      text(words.body), kText, colors.ink);
  }
  const int bottom = inside.bottom() - 23;
  painter.text({inside.x, bottom, inside.width - 60, 23}, text(words.act), kTitle, colors.accent);
  for (unsigned i = 0; i < kSteps; ++i) {
    const Rect square = {inside.right() - 54 + static_cast<int>(i) * 6, bottom + 9, 5, 5};
    if (i <= now) {
      painter.fill(square, colors.ink);
    } else {
      painter.frame(square, 1, colors.ink);
    }
  }
}

}  // namespace

PlayScreen& lesson_screen() { return screen; }

void open_lesson() {
  lesson_game().start_lesson(kScript, sizeof kScript / sizeof kScript[0]);
  screen.restart();
  screens::open(screen);
}

}  // namespace ui::cities
