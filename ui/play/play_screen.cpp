#include "ui/play/play_screen.hpp"

#include "ui/core/button.hpp"
#include "ui/core/guard.hpp"
#include "ui/core/shake.hpp"
#include "ui/core/symbols.hpp"
#include "ui/core/ui_state.hpp"
#include "ui/play/game_entry.hpp"
#include "ui/play/menu_screen.hpp"

namespace ui {
namespace {

constinit bool just_done = false;  // a move, and the screen that shows it comes

void paint_who(Painter& painter, const Rect& area, uint8_t mark) {
  paint_seat(painter, area, static_cast<Seat>(mark));
}

}  // namespace

void PlayScreen::build(lv_obj_t* root) {
  undo_ = go_ = nullptr;
  lay_out();
  prepare();
  add_parts(root);
  show_all();
  if (guide_ != nullptr) {
    Rect free[kMostRooms];
    guide_->build(root, {free, rooms(free)});
  }
  add_menu(root, kMenu);
  if (just_done) start_motion();
}

void PlayScreen::leave() { undo_ = go_ = nullptr; }

void PlayScreen::paint(Painter& painter) const {
  TitleLine title = {.title = play_.entry().name, .menu = true};
  const rules::AnyMatch& match = play_.match();
  const bool throws = match.due() == rules::Due::throwing;
  const unsigned whose = throws ? match.thrower() : match.player();
  if (several() && whose != 0) {
    const Seat seat = play_.seat(whose);
    title.who = play_.label(whose);
    title.paint_mark = paint_who;
    title.mark = static_cast<uint8_t>(seat);
  }
  entitle(title);
  if (guide_ != nullptr) guide_->entitle(title);
  paint_title_line(painter, title);
  paint_parts(painter);
}

void PlayScreen::add_undo(lv_obj_t* root, const Rect& area) {
  undo_says_ = fits(symbol_undo, text(Text::undo), area.width);
  undo_ = add_button(root, {.name = "button Undo",
                            .area = area,
                            .id = kUndo,
                            .label = undo_says_ ? text(Text::undo) : nullptr,
                            .symbol = &symbol_undo});
}

lv_obj_t* PlayScreen::add_go(lv_obj_t* root, const char* name, const Rect& area,
                             const char* label) {
  go_ = add_button(root, {.name = name,
                          .area = area,
                          .id = kGo,
                          .label = label,
                          .primary = !guide_acts(),
                          .waits = true});
  return go_;
}

Rect PlayScreen::beside_words(const Rect& board) const {
  if (guide_ == nullptr) return board;
  Rect free[kMostRooms];
  (void)rooms(free);
  const Rect& words = free[0];
  if (words.y > board.center().y) return {board.x, board.y, board.width, words.y - board.y};
  return {board.x, words.bottom(), board.width, board.bottom() - words.bottom()};
}

void PlayScreen::show_all() {
  const bool throws = play_.match().due() == rules::Due::throwing;
  const bool chosen = !throws && play_.picker().holds();
  if (undo_ != nullptr) {
    const bool undoes = chosen || play_.match().can_undo();
    enable(undo_, undoes);
    explain(undo_, undoes ? nullptr : play_.why_no_undo());
    if (undo_says_) relabel(undo_, text(chosen ? Text::drop : Text::undo));
  }
  if (go_ != nullptr) {
    enable(go_, throws || goes());
    explain(go_, order());
  }
  show();
}

void PlayScreen::chose() {
  prepare();
  show_all();
}

void PlayScreen::follow_guide() const {
  if (guide_ != nullptr && &screens::now() == this && guide_->moved()) screens::rebuild();
}

// To the screen where the game stands; on this one to what happened.
void PlayScreen::go_on() {
  last_tap_ = 0;
  Screen& next = play_.screen();
  if (&next != this) {
    screens::replace(next);
  } else if (!keeps_parts() || (guide_ != nullptr && guide_->moved())) {
    screens::rebuild();
  } else {
    if (said() != nullptr) say(nullptr);
    chose();
    screens::redraw(frame().title());
    if (just_done) start_motion();
  }
}

// What luck showed behind it is heard in its place.
void PlayScreen::sound_move() const {
  const rules::AnyMatch& match = play_.match();
  const bool luck = match.event(match.events() - 1).actor() == rules::kChance;
  device().sound(luck ? Sound::luck : Sound::done);
}

bool PlayScreen::answer(rules::Verdict verdict, Deed deed) {
  if (!verdict.ok()) {
    refuse(verdict.refusal().sentence, mark());
    return false;
  }
  if (deed == Deed::move) sound_move();
  just_done = deed == Deed::move;
  go_on();
  just_done = false;
  return true;
}

void PlayScreen::go() {
  rules::AnyMatch& match = play_.match();
  if (match.due() == rules::Due::throwing) {
    match.throw_dice();
    guard::begin();
    sound_move();
    go_on();
    return thrown();
  }
  const rules::Verdict verdict = perform(play_.picker().event());
  if (verdict.ok()) guard::begin();
  answer(verdict);
}

void PlayScreen::undo() {
  if (play_.picker().holds()) {
    change_choice([this] { play_.picker().drop(); });
  } else {
    play_.undo();
    go_on();
  }
}

void PlayScreen::tapped(uint8_t id, uint8_t value) {
  if (id >= Guide::kFirstId) return guide_->tapped(id);
  switch (id) {
    case kMenu:
      return open_menu(play_);
    case kUndo:
      undo();
      break;
    case kGo:
      go();
      break;
    default:
      touch(id, value);
  }
  follow_guide();
}

void PlayScreen::touched(uint8_t id, Touch touch, Point point) {
  follow(id, touch, point);
  if (touch == Touch::up || touch == Touch::lost) follow_guide();
}

void PlayScreen::follow_board(Touch touch, Point point) {
  const Rect spot = spot_at(point);
  if (touch == Touch::down) {
    down_ = point;
    moved_ = false;
    on_choice_ = is_chosen(point);
    return choose_at(point);
  }
  if (touch == Touch::move) {
    moved_ = moved_ || (!spot.empty() && spot != spot_at(down_));
    if (moved_) choose_at(point);
    return;
  }
  if (touch == Touch::lost || moved_) return;
  if (!is_chosen(point)) return touch_spot(point, spot);
  device().sound(Sound::touch);
  const bool second = twice();
  const bool fresh = just_chosen_;
  just_chosen_ = !on_choice_;
  if (!on_choice_) return;
  if (second && (fresh || !turns())) return confirm();
  if (turns()) turn();
}

bool PlayScreen::twice() {
  const uint32_t now = lv_tick_get() | 1u;
  const bool second = last_tap_ != 0 && now - last_tap_ < kTwice;
  last_tap_ = now;
  return second;
}

}  // namespace ui
