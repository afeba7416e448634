#include "ui/cities/play_screen.hpp"

#include <bit>

#include "ui/core/button.hpp"
#include "ui/core/symbols.hpp"
#include "ui/core/title_line.hpp"
#include "ui/play/menu_screen.hpp"

namespace ui::cities {
namespace {

namespace rc = rules::cities;

// Boards and tiles in hand are drawn by the screen that is shown.
void paint_board_target(Painter& painter, const TargetView& view) {
  static_cast<const PlayScreen*>(view.spec.more)->paint_board(painter, view.area);
}
void paint_tile_target(Painter& painter, const TargetView& view) {
  static_cast<const PlayScreen*>(view.spec.more)->paint_tile_in_hand(painter, view);
}

constexpr const char* kStartNames[] = {
    "start tile 0",  "start tile 1",  "start tile 2",  "start tile 3",  "start tile 4",
    "start tile 5",  "start tile 6",  "start tile 7",  "start tile 8",  "start tile 9",
    "start tile 10", "start tile 11", "start tile 12", "start tile 13", "start tile 14",
    "start tile 15", "start tile 16", "start tile 17", "start tile 18", "start tile 19",
    "start tile 20", "start tile 21", "start tile 22", "start tile 23", "start tile 24"};
static_assert(sizeof kStartNames / sizeof kStartNames[0] == rc::kTiles + 1);

}  // namespace

Stage PlayScreen::stage() const {
  if (rc::in_set_up(match_.seen())) return Stage::start;
  return match_.laying() ? Stage::lay : Stage::tourist;
}

void PlayScreen::begin_choice() {
  picker().reset();
  last_tap_ = 0;
}

void PlayScreen::build(lv_obj_t* root) {
  const Stage now = stage();
  const bool guided = guide_ != nullptr;
  layout_ = play_layout(guided && now == Stage::start ? Stage::lay : now);
  const Rect body = {0, body_top(guide_), frame().width, frame().height};
  layout_.room = common(layout_.room, body);
  // A lesson's words lie over the lower part: what they are about is above it.
  if (guided) layout_.room.height -= kTouch - kTitleHeight;
  const Window shown = now == Stage::start ? Window::start : guided ? Window::near : Window::reach;
  plan_ = plan_of(match_.city(), shown, layout_.room);
  add_target(root, {.name = "board",
                    .area = layout_.board,
                    .paint = paint_board_target,
                    .id = kBoard,
                    .more = this,
                    .follows = true});
  add_tiles(root);
  add_buttons(root);
  show_choice();
  if (guided) {
    const Rect room = common(layout_.board, body).inset(8, 3);
    guide_->build(root, {&room, 1});
  }
  add_menu(root, kMenu);
}

void PlayScreen::add_tiles(lv_obj_t* root) {
  if (has_row_of_starts()) {
    const uint32_t drawn = rc::kAllTiles & ~match_.seen().unseen;
    const City& city = match_.city();
    int place = 0;
    for (uint32_t left = drawn; left != 0; left &= left - 1) {
      const auto tile = static_cast<uint8_t>(std::countr_zero(left));
      const bool todo = city.todo >> tile & 1u;
      add_target(root, {.name = todo ? kStartNames[tile] : nullptr,
                        .area = layout_.starts[place++],
                        .paint = paint_tile_target,
                        .id = kStartTile,
                        .value = tile,
                        .more = this,
                        .chosen = tile == picker().tile(),
                        .enabled = todo});
    }
  } else if (stage() != Stage::tourist) {
    add_target(root, {.name = "tile",
                      .area = layout_.tile,
                      .paint = paint_tile_target,
                      .id = kTile,
                      .value = static_cast<uint8_t>(picker().tile()),
                      .more = this,
                      .follows = true});
  }
}

// The strip has room for the symbol alone.
const char* PlayScreen::undo_label() const {
  if (!frame().landscape()) return nullptr;
  return text(picker().lifted() != kNone ? Text::cities_drop : Text::cities_undo);
}

void PlayScreen::add_buttons(lv_obj_t* root) {
  const bool tourist = stage() == Stage::tourist;
  undo_ = add_button(root, {.name = "button Undo",
                            .area = layout_.undo,
                            .id = kUndo,
                            .label = undo_label(),
                            .symbol = &symbol_undo});
  if (tourist) {
    stay_ = add_button(root, {.name = "button Stay",
                              .area = layout_.stay,
                              .id = kStay,
                              .label = text(Text::cities_stay)});
  }
  go_ = add_button(root, {.name = tourist ? "button Set" : "button Build",
                          .area = layout_.go,
                          .id = kGo,
                          .label = text(tourist ? Text::cities_set : Text::cities_build),
                          .primary = !guide_acts()});
}

// --- doing ---------------------------------------------------------------------------------------

void PlayScreen::refuse(const char* why) const {
  if (why != nullptr) say(why);
}

void PlayScreen::follow_guide() {
  if (guide_ != nullptr && &screens::now() == this && guide_->moved()) screens::rebuild();
}

void PlayScreen::done() {
  Screen& next = match_.screen();
  begin_choice();
  if (&next == this) {
    screens::rebuild();
  } else {
    screens::replace(next);
  }
}

void PlayScreen::go() {
  if (!picker().ready()) return;
  const rules::Verdict verdict = match_.match().act(picker().event());
  if (verdict.ok()) {
    done();
  } else {
    refuse(verdict.refusal().sentence);
  }
}

void PlayScreen::stay() {
  const auto actor = static_cast<rules::Actor>(match_.holder());
  const rules::Verdict verdict = match_.match().act(rules::event(actor, rc::kStay));
  if (verdict.ok()) done();
}

// What is in the hand first, then what was done.
void PlayScreen::undo() {
  if (picker().lifted() != kNone) {
    lift(kNone);
  } else if (picker().ready()) {
    redraw_candidate();
    picker().drop();
    show_choice();
  } else if (match_.match().can_undo()) {
    match_.undo();
    done();
  }
}

void PlayScreen::turn() {
  picker().turn();
  redraw_candidate();
  screens::redraw(layout_.tile);
  for (const Rect& start : layout_.starts) screens::redraw(start);
  show_choice();
  redraw_candidate();  // its flag may be wider now
}

// The rules are asked once: what a refusal says is kept for when the finger is lifted.
void PlayScreen::take_cell(Cell cell) {
  refused_ = nullptr;
  if (picker().has_cell() && picker().cell() == cell) return;
  const Rect before = candidate();
  const Rect flag = flag_;
  const rules::Verdict verdict = picker().choose(cell);
  if (!verdict.ok()) {
    refused_ = verdict.refusal().sentence;
    return;
  }
  if (!before.empty()) {
    screens::redraw(before);
    screens::redraw(flag);
  }
  show_choice();
  redraw_candidate();
}

void PlayScreen::take_goal(uint8_t index) {
  if (picker().chosen() == index) return;
  redraw_candidate();
  picker().choose_goal(index);
  show_choice();
  redraw_candidate();
}

void PlayScreen::lift(uint8_t field) {
  redraw_candidate();
  redraw_goals();
  picker().lift(field);
  show_choice();
  redraw_goals();
  if (field != kNone) screens::redraw(field_rect(plan_, match_.city(), field));
}

void PlayScreen::show_choice() {
  const int change = picker().preview().after.total - picker().preview().before.total;
  tell_signed(worth_, change);
  if (picker().ready()) flag_ = place_flag();
  for (const Rect& part : {layout_.numbers, layout_.kinds, layout_.stock, layout_.words}) {
    if (!part.empty()) screens::redraw(part);
  }
  screens::redraw(ruler());
  if (stage() == Stage::tourist) screens::redraw(frame().title());
  show_buttons();
}

void PlayScreen::show_buttons() {
  if (undo_ != nullptr) {
    const bool held = picker().lifted() != kNone;
    enable(undo_, held || picker().ready() || match_.match().can_undo());
    relabel(undo_, undo_label());
  }
  if (go_ == nullptr) return;
  enable(go_, picker().ready() && !picker().stays());
  if (stage() == Stage::tourist) name_move();
}

// What the primary button does to the tourist that is chosen.
void PlayScreen::name_move() {
  const char* name = picker().chosen() == kNone ? "button Set" : picker().target();
  switch (picker().move()) {
    case rc::kWalk:
      return rename(go_, name, text(Text::cities_walk));
    case rc::kJump:
      return rename(go_, name, text(Text::cities_jump));
    default:
      return rename(go_, name, text(Text::cities_set));
  }
}

void PlayScreen::tapped(uint8_t id, uint8_t value) {
  if (id >= Guide::kFirstId) return guide_->tapped(id);
  switch (id) {
    case kMenu:
      open_menu(match_);
      break;
    case kUndo:
      undo();
      break;
    case kStay:
      stay();
      break;
    case kGo:
      go();
      break;
    case kStartTile:
      if (value == picker().tile()) {
        turn();
      } else {
        picker().take_tile(value);
        screens::rebuild();
      }
      break;
    default:
      break;
  }
  follow_guide();
}

}  // namespace ui::cities
