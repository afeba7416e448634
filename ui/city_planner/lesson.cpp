// The lesson: a turn and a half on the real screens, with dice that were written before.
#include "ui/city_planner/choice_screen.hpp"
#include "ui/city_planner/city_planner.hpp"
#include "ui/city_planner/end_screen.hpp"
#include "ui/city_planner/turn_screen.hpp"
#include "ui/core/button.hpp"

namespace ui::planner {
namespace {

namespace rule = rules::city_planner;
using rules::Event;
using rules::Verdict;
using rules::city_planner::Verb;

// What a step is about; the guide's bubble leaves it free.
enum class Place : uint8_t { roll, card, minus, plus, reroll, lock, score, nothing };

struct Step {
  Text title, words, order;
  Place place;
  uint8_t card = 0;
};

enum StepId : uint8_t { kRoll, kLook, kChange, kAside, kMixed, kScore, kRollAgain, kFree, kDone };
constexpr Step kSteps[] = {
    {Text::teach_roll, Text::teach_roll_words, Text::teach_roll_order, Place::roll},
    {Text::teach_look, Text::teach_look_words, Text::teach_look_order, Place::card, 1},
    {Text::teach_change, Text::teach_change_words, Text::teach_change_order, Place::plus, 1},
    {Text::teach_aside, Text::teach_aside_words, Text::teach_aside_order, Place::card, 2},
    {Text::teach_mixed, Text::teach_mixed_words, Text::teach_mixed_order, Place::card, 3},
    {Text::teach_score, Text::teach_score_words, Text::teach_score_order, Place::score},
    {Text::teach_again, Text::teach_again_words, Text::teach_again_order, Place::roll, 2},
    {Text::teach_free, Text::teach_free_words, Text::teach_free_order, Place::card, 7},
    {Text::teach_done, Text::teach_done_words, Text::teach_done_order, Place::nothing},
};
constexpr uint8_t kStepCount = sizeof kSteps / sizeof kSteps[0];
static_assert(kStepCount == kDone + 1);

constexpr Event die(unsigned card, unsigned face) {
  return rules::event(rules::kChance, Verb::kDie, card, face);
}
// A factory that one step makes an office, a car park to be set aside, a mixed building, a town
// hall; then a blue die worth rolling again.
constexpr Event kDice[] = {
    die(1, 2), die(2, 1), die(3, 1), die(4, 5), die(5, 1), die(6, 3), die(7, 3),
    die(1, 6), die(3, 4), die(4, 3), die(5, 5), die(6, 2), die(7, 4),  //
    die(7, 5),
};

constexpr int kButton = kTouch;
constexpr int kEdge = 7;

class Lesson final : public Guide {
 public:
  void open();
  Rect cover() const override;
  void build(lv_obj_t* root) override;
  void tapped(uint8_t id) override;
  bool moved() override;

  unsigned step() const { return step_; }
  void paint(Painter& painter, const Rect& area) const;

 private:
  enum Id : uint8_t { kBack = kFirstId, kSkip, kShow };

  void restart();
  bool behind(unsigned step) const;
  unsigned find_step() const;
  void act_for(unsigned step);
  Rect place_of(const Step& step) const;

  uint8_t step_ = 0;
};

extern TurnScreen turn;
extern ChoiceScreen choice;
extern EndScreen end;

constinit Lesson lesson;
constinit Game game({turn, choice, end});
constinit TurnScreen turn(game, &lesson);
constinit ChoiceScreen choice(game, &lesson);
constinit EndScreen end(game);

void Lesson::restart() {
  turn.hold(0);
  choice.forget();
  game.begin_scripted({}, {}, kDice, sizeof kDice / sizeof kDice[0]);
  step_ = 0;
}

void Lesson::open() {
  restart();
  screens::open(game.screen());
}

// Whether the game is past this step, however it came there.
bool Lesson::behind(unsigned step) const {
  const Rules::State& state = game.state();
  const bool second = state.turns > 0;
  const bool aside = state.phase == Phase::kScore;
  switch (step) {
    case kRoll:
      return second || state.phase != Phase::kRoll;
    case kLook:
      return second || aside || turn.chosen() != 0;
    case kChange:
      return second || aside || state.changes > 0;
    case kAside:
      return second || aside;
    case kMixed:
      return second || choice.touched_cards();
    case kScore:
      return second;
    case kRollAgain:
      return state.turns > 1 || state.phase != Phase::kRoll;
    case kFree:
      return state.turns > 1 || aside || (state.phase == Phase::kAct && state.rerolls[0] == 0);
    default:
      return false;
  }
}

unsigned Lesson::find_step() const {
  unsigned step = 0;
  while (behind(step)) ++step;
  return step;
}

bool Lesson::moved() {
  const unsigned now = find_step();
  const bool other = now != step_;
  step_ = static_cast<uint8_t>(now);
  return other;
}

// Does what a step asks for.
void Lesson::act_for(unsigned step) {
  const auto done = [](Verdict verdict) { LV_ASSERT(verdict.ok()); };
  const unsigned card = kSteps[step].card;
  switch (step) {
    case kRoll:
    case kRollAgain:
      turn.hold(0);
      game.wake_luck();
      return;
    case kLook:
      turn.hold(card);
      return;
    case kChange:
      turn.hold(card);
      done(game.step(card, true));
      return;
    case kAside:
      turn.hold(card);
      done(game.lock(card));
      return;
    case kMixed:
      choice.take_up();
      choice.flip_any();
      return;
    case kScore:
      choice.take_up();
      done(game.act(score_of(game.state(), choice.choice())));
      return;
    case kFree:
      turn.hold(card);
      done(game.act(rules::event(1, Verb::kReroll, card)));
      return;
    default:
      return;
  }
}

void Lesson::tapped(uint8_t id) {
  switch (id) {
    case kBack: {
      // From the start again up to the step before: what is shown is what was done.
      const unsigned before = step_ == 0 ? 0 : step_ - 1u;
      restart();
      for (unsigned step = 0; step < before; ++step) {
        if (!behind(step)) act_for(step);
      }
      break;
    }
    case kShow:
      if (step_ == kDone) return screens::back();
      act_for(step_);
      break;
    default:
      return screens::back();
  }
  (void)moved();
  screens::replace(game.screen());
}

Rect Lesson::cover() const {
  const Frame screen = frame();
  if (&screens::now() == &choice) return ChoiceScreen::rows_area();
  const CardTable cards = TurnScreen::cards();
  const bool last_cards = kSteps[step_].card < 4;  // are hidden, or else the first ones
  const int bottom = TurnScreen::strip().y;
  if (screen.landscape()) {
    const Rect from = cards.card(last_cards ? 4 : 1);
    const int right = cards.card(last_cards ? 7 : 4).right();
    return {from.x, from.y, right - from.x, bottom - from.y};
  }
  const int top = last_cards ? cards.card(3).y : cards.free_place(0).y;
  const int low = last_cards ? bottom : cards.card(3).bottom();
  return {2, top, screen.width - 4, low - top};
}

Rect Lesson::place_of(const Step& step) const {
  if (&screens::now() == &choice) {
    return step.place == Place::card ? ChoiceScreen::card_area(step.card) : Rect{};
  }
  if (step.place == Place::card) return TurnScreen::cards().card(step.card);
  return step.place == Place::plus ? TurnScreen::plus_area() : Rect{};
}

void paint_bubble(Painter& painter, const TargetView& view) { lesson.paint(painter, view.area); }

void paint_mark(Painter& painter, const TargetView& view) {
  painter.frame(view.area, 3, palette().accent);
}

void Lesson::build(lv_obj_t* root) {
  step_ = static_cast<uint8_t>(find_step());
  const Rect area = cover();
  const Rect place = place_of(kSteps[step_]);
  if (!place.empty()) add_target(root, {.area = place, .paint = paint_mark, .opaque = false});
  add_target(root, {.area = area, .paint = paint_bubble});
  const Rect bar = {area.x + 3, area.bottom() - kButton - 3, area.width - 6, kButton};
  const bool done = step_ == kDone;
  add_button(root, {.name = "button Back",
                    .area = bar.column(0, 3, 2),
                    .id = kBack,
                    .label = text(Text::teach_back)});
  add_button(root, {.name = "button Skip",
                    .area = bar.column(1, 3, 2),
                    .id = kSkip,
                    .label = text(Text::teach_skip)});
  add_button(root, {.name = done ? "button Done" : "button Show",
                    .area = bar.column(2, 3, 2),
                    .id = kShow,
                    .label = text(done ? Text::teach_end : Text::teach_show),
                    .primary = true});
}

void Lesson::paint(Painter& painter, const Rect& area) const {
  const Palette& colors = palette();
  const Step& step = kSteps[step_];
  painter.fill(area, colors.raised);
  painter.frame(area, 1, colors.ink);
  const Rect inside = {area.x + kEdge, area.y + 2, area.width - 2 * kEdge,
                       area.height - kButton - 7};
  painter.text({inside.x, inside.y, inside.width, 20}, text(step.title), kTitle, colors.ink);
  const int order = inside.bottom() - 23;
  painter.paragraph({inside.x, inside.y + 19, inside.width, order - inside.y - 18},
                    text(step.words), kText, colors.ink);
  painter.text({inside.x, order, inside.width, 17}, text(step.order), kText, colors.accent);
  for (unsigned i = 0; i < kStepCount; ++i) {
    const Rect square = {inside.x + static_cast<int>(i) * 10, inside.bottom() - 5, 8, 5};
    if (i <= step_) {
      painter.fill(square, colors.ink);
    } else {
      painter.frame(square, 1, colors.ink);
    }
  }
}

}  // namespace

void open_lesson() { lesson.open(); }

}  // namespace ui::planner
