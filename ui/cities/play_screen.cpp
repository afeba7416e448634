#include "ui/cities/play_screen.hpp"

#include <bit>

#include "ui/core/button.hpp"
#include "ui/core/symbols.hpp"

namespace ui::cities {
namespace {

namespace rc = rules::cities;

// Boards and tiles in hand are drawn by the screen that is shown.
void paint_board_target(Painter& painter, const TargetView& view) {
  static_cast<const CityPlay*>(view.spec.more)->paint_board(painter, view.area);
}
void paint_tile_target(Painter& painter, const TargetView& view) {
  static_cast<const CityPlay*>(view.spec.more)->paint_tile_in_hand(painter, view);
}

constexpr const char* kStartNames[] = {
    "start tile 0",  "start tile 1",  "start tile 2",  "start tile 3",  "start tile 4",
    "start tile 5",  "start tile 6",  "start tile 7",  "start tile 8",  "start tile 9",
    "start tile 10", "start tile 11", "start tile 12", "start tile 13", "start tile 14",
    "start tile 15", "start tile 16", "start tile 17", "start tile 18", "start tile 19",
    "start tile 20", "start tile 21", "start tile 22", "start tile 23", "start tile 24"};
static_assert(sizeof kStartNames / sizeof kStartNames[0] == rc::kTiles + 1);

}  // namespace

Stage CityPlay::stage() const {
  if (rc::in_set_up(match_.seen())) return Stage::start;
  return match_.laying() ? Stage::lay : Stage::tourist;
}

void CityPlay::lay_out() {
  const Stage now = stage();
  const bool guided = guide() != nullptr;
  layout_ = play_layout(guided && now == Stage::start ? Stage::lay : now);
  layout_.room = common(layout_.room, body());
  // A lesson's words lie over the lower part: what they are about is above it.
  if (guided) layout_.room.height -= kTouch - kTitleHeight;
  const Window shown = now == Stage::start ? Window::start : guided ? Window::near : Window::reach;
  plan_ = plan_of(match_.city(), shown, layout_.room);
}

size_t CityPlay::rooms(Rect* to) const {
  to[0] = common(layout_.board, body()).inset(8, 3);
  return 1;
}

void CityPlay::add_parts(lv_obj_t* root) {
  add_target(root, {.name = "board",
                    .area = layout_.board,
                    .paint = paint_board_target,
                    .id = kBoard,
                    .more = this,
                    .follows = true});
  add_tiles(root);
  const bool tourist = stage() == Stage::tourist;
  add_undo(root, layout_.undo);
  if (tourist) {
    add_button(root, {.name = "button Stay",
                      .area = layout_.stay,
                      .id = kStay,
                      .label = text(Text::cities_stay)});
  }
  go_ = add_go(root, tourist ? "button Set" : "button Build", layout_.go,
               text(tourist ? Text::cities_set : Text::cities_build));
}

void CityPlay::add_tiles(lv_obj_t* root) {
  if (has_row_of_starts()) {
    const uint32_t drawn = rc::kAllTiles & ~match_.seen().unseen;
    const City& city = match_.city();
    int index = 0;
    for (uint32_t left = drawn; left != 0; left &= left - 1) {
      const auto tile = static_cast<uint8_t>(std::countr_zero(left));
      const bool todo = city.todo >> tile & 1u;
      add_target(root, {.name = todo ? kStartNames[tile] : nullptr,
                        .area = layout_.starts[index++],
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

// --- choosing ------------------------------------------------------------------------------------

void CityPlay::turn() {
  picker().turn();
  redraw_candidate();
  screens::redraw(layout_.tile);
  for (const Rect& start : layout_.starts) screens::redraw(start);
  chose();
  redraw_candidate();  // its flag may be wider now
}

// The rules are asked once: what a refusal says is kept for when the finger is lifted.
void CityPlay::take_cell(Cell cell) {
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
  chose();
  redraw_candidate();
}

void CityPlay::take_goal(uint8_t index) {
  if (picker().chosen() == index) return;
  redraw_candidate();
  picker().choose_goal(index);
  chose();
  redraw_candidate();
}

void CityPlay::lift(uint8_t field) {
  redraw_candidate();
  redraw_goals();
  picker().lift(field);
  chose();
  redraw_goals();
  if (field != kNone) screens::redraw(field_rect(plan_, match_.city(), field));
}

void CityPlay::prepare() {
  const int change = picker().preview().after.total - picker().preview().before.total;
  tell_signed(worth_, change);
  if (!picker().ready()) return;
  flag_ = place_flag(mark(), layout_.board, worth_,
                     [this](const Rect& flag) { return hidden_by(flag); });
}

void CityPlay::show() {
  for (const Rect& part : {layout_.numbers, layout_.kinds, layout_.stock, layout_.words}) {
    if (!part.empty()) screens::redraw(part);
  }
  screens::redraw(ruler());
  if (stage() != Stage::tourist) return;
  screens::redraw(frame().title());
  rename(go_, picker().chosen() == kNone ? "button Set" : picker().target(), move_label());
}

const char* CityPlay::order() const {
  return text(stage() == Stage::tourist ? Text::cities_first_a_field : Text::cities_first_a_place);
}

// What Go does to the tourist that is chosen.
const char* CityPlay::move_label() const {
  switch (picker().move()) {
    case rc::Verb::kWalk:
      return text(Text::cities_walk);
    case rc::Verb::kJump:
      return text(Text::cities_jump);
    default:
      return text(Text::cities_set);
  }
}

void CityPlay::touch(uint8_t id, uint8_t value) {
  switch (id) {
    case kStay: {
      const auto actor = static_cast<rules::Actor>(match_.holder());
      answer(match_.match().act(rules::event(actor, rc::Verb::kStay)));
      break;
    }
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
}

}  // namespace ui::cities
