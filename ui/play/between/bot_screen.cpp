#include "ui/play/between/bot_screen.hpp"

#include <lvgl.h>

#include "ui/core/button.hpp"
#include "ui/core/screen.hpp"
#include "ui/core/title_line.hpp"
#include "ui/core/ui.hpp"
#include "ui/play/between/bot_layout.hpp"
#include "ui/play/between/bot_paint.hpp"
#include "ui/play/game_entry.hpp"
#include "ui/play/menu_screen.hpp"

namespace ui {
namespace {

using rules::Due;

constexpr uint32_t kSliceMs = 5;         // from slice to slice
constexpr uint32_t kLeastThought = 150;  // before a move is shown, or moves are skipped, in ms
constexpr uint32_t kPaceStep = 50;       // from one length of the pace line to the next

enum Id : uint8_t { kMenu, kBoard, kHurry, kSkip };

class BotScreen final : public Screen {
 public:
  void show(Play& play);
  void build(lv_obj_t* root) override;
  void paint(Painter& painter) const override;
  void tapped(uint8_t id, uint8_t value) override;
  void leave() override;

 private:
  enum class Step : uint8_t {
    thinking,
    hurried,  // it thinks, and does what it decides at once
    shown,
    held,  // as long as nobody hurries it
    skipping,
  };

  rules::AnyMatch& match() const { return play_->match(); }
  BotLayout layout() const { return bot_layout(frame(), play_->entry().board); }
  bool rolls() const { return match().due() == Due::throwing; }
  // Whether what comes next is known.
  bool decide() const { return rolls() || match().think(kBotSlice); }
  void read_turn();
  void tell_level(bool thinks);
  void show_move();
  void tell_move(const Moment& ahead);
  void do_move();
  void finish();
  void step();
  void skip();
  void skip_on();
  void paint_board(Painter& painter, const TargetView& view) const;
  void set_period(uint32_t period) const { lv_timer_set_period(timer_, period); }
  uint32_t elapsed() const { return lv_tick_elaps(shown_at_); }
  Play* play_ = nullptr;
  lv_timer_t* timer_ = nullptr;
  lv_obj_t* skip_ = nullptr;
  Step step_ = Step::thinking;
  uint32_t began_at_ = 0;
  uint32_t shown_at_ = 0;
  uint32_t gone_ = 0;  // of the pace, as it is drawn
  BotTurn turn_;
};

// The mark of a bot stands beside it.
Text level_name(rules::Sitter sitter) {
  return sitter == rules::Sitter::greedy ? Text::bot_greedy : Text::bot_random;
}

constinit BotScreen screen;

void BotScreen::show(Play& play) {
  play_ = &play;
  turn_.bot = play.match().bot_to_go();
}

// What the match had decided before the menu came is decided still.
void BotScreen::build(lv_obj_t* root) {
  const BotLayout parts = layout();
  add_target(root, {.name = "board",
                    .area = parts.moment,
                    .paint = paint_by<&BotScreen::paint_board>,
                    .id = kBoard,
                    .more = this});
  add_button(root, {.name = "button Hurry",
                    .area = parts.hurry,
                    .id = kHurry,
                    .label = text(Text::hurry),
                    .waits = true});
  skip_ = add_button(root, {.name = "button Skip",
                            .area = parts.skip,
                            .id = kSkip,
                            .label = text(Text::skip),
                            .primary = true,
                            .waits = true});
  add_menu(root, kMenu);
  timer_ = lv_timer_create(
      [](lv_timer_t* timer) { static_cast<BotScreen*>(lv_timer_get_user_data(timer))->step(); },
      kSliceMs, this);
  step_ = Step::thinking;
  began_at_ = lv_tick_get();
  read_turn();
}

void BotScreen::leave() {
  lv_timer_delete(timer_);
  timer_ = nullptr;
}

// The board as it stands.
void BotScreen::read_turn() {
  play_->moment_at(static_cast<unsigned>(match().events()));
  const Result now = play_->result();
  for (size_t i = 0; i < play_->players(); ++i) turn_.points[i] = now.scores[i].total;
  turn_.scores = false;
  turn_.words[0] = '\0';
  tell_level(!rolls());
}

// With dots as long as it thinks.
void BotScreen::tell_level(bool thinks) {
  const char* const level = text(level_name(match().party().sitter(turn_.bot)));
  lv_snprintf(turn_.level, sizeof turn_.level, thinks ? text(Text::bot_decides) : "%s", level);
}

void BotScreen::show_move() {
  step_ = Step::shown;
  shown_at_ = lv_tick_get();
  gone_ = 0;
  tell_level(false);
  if (rolls()) {
    lv_snprintf(turn_.words, sizeof turn_.words, "%s", text(Text::bot_rolls));
  } else {
    tell_move(play_->moment_ahead(match().decided()));
  }
  set_period(kPaceStep);
  screens::redraw(frame().body());
}

void BotScreen::tell_move(const Moment& ahead) {
  play_->tell_moment(turn_.words, sizeof turn_.words);
  turn_.change = ahead.change;
  turn_.scores = true;
  const std::span<const Text> names = play_->entry().items;
  for (size_t i = 0; i < kToldItems; ++i) {
    const ItemChange& told = ahead.items[i];
    turn_.items[i][0] = '\0';
    if (told.by == 0) continue;
    lv_snprintf(turn_.items[i], sizeof turn_.items[i], told.by < 0 ? "%s −%d" : "%s +%d",
                text(names[told.item]), told.by < 0 ? -told.by : told.by);
  }
}

void BotScreen::do_move() {
  if (rolls()) {
    match().throw_dice();
  } else {
    match().do_decided();
  }
}

// On to whoever is next, another bot's move included.
void BotScreen::finish() {
  do_move();
  screens::replace(play_->screen());
}

void BotScreen::skip_on() {
  set_period(kSliceMs);
  if (decide()) do_move();
  if (match().bot_to_go() == 0) screens::replace(play_->screen());
}

void BotScreen::step() {
  switch (step_) {
    case Step::thinking:
      if (decide() && lv_tick_elaps(began_at_) >= kLeastThought) show_move();
      return;
    case Step::hurried:
      if (decide()) finish();
      return;
    case Step::shown:
      if (elapsed() >= kBotPace) return finish();
      gone_ = elapsed();
      if (settings().calm == 0) screens::redraw(layout().pace);
      return;
    case Step::held:
      return;
    case Step::skipping:
      return skip_on();
  }
}

void BotScreen::tapped(uint8_t id, uint8_t) {
  switch (id) {
    case kMenu:
      return open_menu(*play_);
    case kBoard:
      if (step_ != Step::shown) return;
      step_ = Step::held;
      return screens::redraw(layout().pace);
    case kHurry:
      if (step_ == Step::shown || step_ == Step::held) return finish();
      if (step_ == Step::thinking) step_ = Step::hurried;
      return;
    default:
      return skip();
  }
}

// The answer is seen at once; what is skipped is thought out behind it.
void BotScreen::skip() {
  if (step_ == Step::skipping) return;
  step_ = Step::skipping;
  lv_snprintf(turn_.words, sizeof turn_.words, "%s", text(Text::skipping));
  turn_.scores = false;
  choose(skip_, true);
  screens::redraw(layout().side);
  lv_timer_reset(timer_);
  set_period(kLeastThought);
}

void BotScreen::paint_board(Painter& painter, const TargetView& view) const {
  const Rect clip = painter.narrow(view.area);
  play_->paint_moment(painter, view.area, turn_.bot);
  painter.clip_to(clip);
}

void BotScreen::paint(Painter& painter) const {
  const auto paint_seats = [](Painter& to, const Rect& room, const void* more) {
    const auto& shown = *static_cast<const BotScreen*>(more);
    paint_seats_of_turn(to, room, *shown.play_, shown.turn_);
  };
  paint_title_line(
      painter,
      {.title = play_->entry().name, .menu = true, .paint_more = paint_seats, .more = this});
  const BotLayout parts = layout();
  if (!painter.sees(parts.side)) return;
  paint_turn(painter, parts, *play_, turn_);
  if (step_ != Step::shown || settings().calm != 0) return;
  paint_pace(painter, parts.pace, static_cast<int>(gone_ * 1000 / kBotPace));
}

}  // namespace

Text sitter_name(rules::Sitter sitter) {
  constexpr Text kNames[rules::kSitters] = {Text::sitter_person, Text::sitter_random,
                                            Text::sitter_greedy};
  return kNames[static_cast<size_t>(sitter)];
}

Screen& bot_screen(Play& play) {
  screen.show(play);
  return screen;
}

}  // namespace ui
