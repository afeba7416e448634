#include "ui/play/bot_screen.hpp"

#include <lvgl.h>

#include "ui/core/button.hpp"
#include "ui/core/game_entry.hpp"
#include "ui/core/screen.hpp"
#include "ui/core/title_line.hpp"
#include "ui/core/ui.hpp"
#include "ui/play/bot_layout.hpp"
#include "ui/play/menu_screen.hpp"

namespace ui {
namespace {

using rules::Due;

constexpr uint32_t kSliceMs = 5;         // from slice to slice
constexpr uint32_t kLeastThought = 150;  // before a move is shown, or moves are skipped, in ms
constexpr uint32_t kPaceStep = 50;       // from one length of the pace line to the next
constexpr int kArrow = 12;

enum Id : uint8_t { kMenu, kBoard, kHurry, kSkip };

class BotScreen final : public Screen {
 public:
  void show(Play& play);
  void build(lv_obj_t* root) override;
  void paint(Painter& painter) const override;
  void tapped(uint8_t id, uint8_t value) override;
  void leave() override;

  void paint_board(Painter& painter, const Rect& area) const;

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
  void look();
  void show_move();
  void do_move();
  void finish();
  void step();
  void skip_on();
  void set_period(uint32_t period) const { lv_timer_set_period(timer_, period); }
  uint32_t elapsed() const { return lv_tick_elaps(shown_at_); }
  void paint_who(Painter& painter, const BotLayout& place) const;
  void paint_worth(Painter& painter, const Rect& area) const;
  void paint_pace(Painter& painter, const Rect& area) const;

  Play* play_ = nullptr;
  lv_timer_t* timer_ = nullptr;
  unsigned bot_ = 1;
  Step step_ = Step::thinking;
  uint32_t began_at_ = 0;
  uint32_t shown_at_ = 0;
  uint32_t gone_ = 0;    // of the pace, as it is drawn
  bool scores_ = false;  // change_ is known
  Change change_ = {};
  char words_[64] = {};
  char level_[24] = {};
};

void paint_board_target(Painter& painter, const TargetView& view) {
  static_cast<const BotScreen*>(view.spec.more)->paint_board(painter, view.area);
}

constinit BotScreen screen;

void BotScreen::show(Play& play) {
  play_ = &play;
  bot_ = play.match().bot_to_go();
}

// What the match had decided before the menu came is decided still.
void BotScreen::build(lv_obj_t* root) {
  const BotLayout place = layout();
  add_target(root, {.name = "board",
                    .area = place.look,
                    .paint = paint_board_target,
                    .id = kBoard,
                    .more = this});
  add_button(
      root,
      {.name = "button Hurry", .area = place.hurry, .id = kHurry, .label = text(Text::hurry)});
  add_button(root, {.name = "button Skip",
                    .area = place.skip,
                    .id = kSkip,
                    .label = text(Text::skip),
                    .primary = true});
  add_menu(root, kMenu);
  timer_ = lv_timer_create(
      [](lv_timer_t* timer) { static_cast<BotScreen*>(lv_timer_get_user_data(timer))->step(); },
      kSliceMs, this);
  step_ = Step::thinking;
  began_at_ = lv_tick_get();
  look();
}

void BotScreen::leave() {
  lv_timer_delete(timer_);
  timer_ = nullptr;
}

// The board as it stands.
void BotScreen::look() {
  const bool thinks = !rolls();
  play_->look_at(static_cast<unsigned>(match().events()));
  scores_ = false;
  words_[0] = '\0';
  const char* const level = text(sitter_name(match().party().sitter(bot_)));
  lv_snprintf(level_, sizeof level_, thinks ? text(Text::bot_decides) : "%s", level);
}

void BotScreen::show_move() {
  step_ = Step::shown;
  shown_at_ = lv_tick_get();
  gone_ = 0;
  lv_snprintf(level_, sizeof level_, "%s", text(sitter_name(match().party().sitter(bot_))));
  if (rolls()) {
    lv_snprintf(words_, sizeof words_, "%s", text(Text::bot_rolls));
  } else {
    change_ = play_->look_ahead(match().decided()).change;
    play_->tell_look(words_, sizeof words_);
    scores_ = true;
  }
  set_period(kPaceStep);
  screens::redraw(frame().body());
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
      if (step_ == Step::skipping) return;
      step_ = Step::skipping;
      lv_timer_reset(timer_);
      return set_period(kLeastThought);
  }
}

void BotScreen::paint_board(Painter& painter, const Rect& area) const {
  const Rect clip = painter.narrow(area);
  play_->paint_look(painter, area, bot_);
  painter.clip_to(clip);
}

void BotScreen::paint(Painter& painter) const {
  const Palette& colors = palette();
  paint_title_line(painter, {.title = play_->entry().name, .menu = true});
  const BotLayout place = layout();
  const Rect& side = place.side;
  if (!painter.sees(side)) return;
  painter.fill(side, colors.ground);
  if (place.rail) {
    painter.down(side.x == 0 ? side.right() - 1 : side.x, side.y, side.height, colors.ink);
  } else {
    painter.across(side.x, side.y, side.width, colors.ink);
  }
  paint_who(painter, place);
  if (place.rail) {
    painter.paragraph(place.words, words_, kText, colors.ink);
  } else {
    painter.text(place.words, words_, kText, colors.ink);
  }
  if (scores_) paint_worth(painter, place.worth);
  if (step_ == Step::shown && settings().calm == 0) paint_pace(painter, place.pace);
}

void BotScreen::paint_who(Painter& painter, const BotLayout& place) const {
  const Palette& colors = palette();
  const Seat seat = play_->seat(bot_);
  const char* const name = text(seat_name(seat));
  const Rect& area = place.who;
  const int height = place.rail ? area.height / 2 : area.height;
  paint_seat(painter,
             {area.x, area.y + (height - kSeatChip.height) / 2, kSeatChip.width, kSeatChip.height},
             seat);
  const int left = area.x + kSeatChip.width + 6;
  const Face& face = place.rail ? kTitle : kText;
  painter.text({left, area.y, area.right() - left, height}, name, face, colors.ink);
  if (place.rail) {
    painter.text({area.x, area.y + height, area.width, height}, level_, kText, colors.note);
  } else {
    const int beside = left + text_width(name, face) + 6;
    painter.text({beside, area.y, area.right() - beside, height}, level_, kNote, colors.note);
  }
}

// What others do is ink.
void BotScreen::paint_worth(Painter& painter, const Rect& area) const {
  const Palette& colors = palette();
  char before[8], after[8];
  lv_snprintf(before, sizeof before, "%d", change_.before);
  lv_snprintf(after, sizeof after, "%d", change_.after);
  painter.text(area, before, kTitle, colors.ink);
  if (change_.before == change_.after) return;
  int x = area.x + text_width(before, kTitle) + 5;
  painter.arrow({x, area.center().y + 1}, kArrow, colors.ink);
  x += kArrow + 5;
  painter.text({x, area.y, area.right() - x, area.height}, after, kTitle, colors.ink);
}

void BotScreen::paint_pace(Painter& painter, const Rect& area) const {
  const Palette& colors = palette();
  const int filled = static_cast<int>(static_cast<uint32_t>(area.width) * gone_ / kBotPace);
  painter.fill({area.x, area.y + 1, area.width, 1}, colors.faint);
  painter.fill({area.x, area.y, filled, area.height}, colors.ink);
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
