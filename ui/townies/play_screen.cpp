#include "ui/townies/play_screen.hpp"

#include <utility>

#include "ui/core/button.hpp"
#include "ui/core/symbols.hpp"
#include "ui/core/write.hpp"
#include "ui/townies/goals_screen.hpp"
#include "ui/townies/star_screen.hpp"

namespace ui::townies {
namespace {

constexpr int kWords = 80;  // of a lesson, at the foot of the board or at its top

// A lesson takes away what its words lie over.
void forget_with(lv_obj_t*& target) {
  const auto forget = [](lv_event_t* event) {
    *static_cast<lv_obj_t**>(lv_event_get_user_data(event)) = nullptr;
  };
  lv_obj_add_event_cb(target, forget, LV_EVENT_DELETE, &target);
}

}  // namespace

void TownPlay::lay_out() {
  layout_ = play_layout(body_top(), has_goals());
  layout_.room = common(layout_.room, body());
  grid_ = HexGrid::of_map(layout_.room);
}

// Of what is asked for, nothing lies there that a finger would aim at.
bool TownPlay::leaves_sites_free(const Rect& words) const {
  return picker().sites().all_of(
      [&](unsigned space) { return !words.contains(grid_.hex(space).center()); });
}

// At the foot or at the top. Upright the foot is where Shapes are turned; beside a rail the top is
// where the ring is. What is chosen stays free.
size_t TownPlay::rooms(Rect* to) const {
  const Rect board = common(layout_.board, body());
  const Rect top = Rect{board.x, board.y, board.width, kWords}.inset(4, 2);
  const Rect foot = top.moved(0, board.height - kWords);
  const bool rail = layout_.rail;
  to[0] = foot;
  to[1] = top;
  if (!picker().placed()) return (shapes() ? rail : leaves_sites_free(foot)) ? 1 : 2;
  const bool turned_below = shapes() && !rail;
  if (turned_below) std::swap(to[0], to[1]);
  if (!common(to[0], mark()).empty()) to[0] = to[1];
  return 1;
}

void TownPlay::add_parts(lv_obj_t* root) {
  add_target(root, {.name = "board",
                    .area = layout_.board,
                    .paint = paint_by<&TownPlay::paint_board>,
                    .id = kBoard,
                    .more = this,
                    .follows = true});
  if (has_goals()) {
    add_target(root, {.name = "goals",
                      .area = layout_.goals,
                      .paint = paint_by<&TownPlay::paint_goals>,
                      .id = kGoals,
                      .more = this,
                      .opaque = frame().landscape()});
  }
  if (town().stars > 0) {
    add_target(root, {.name = "star",
                      .area = layout_.star,
                      .paint = paint_by<&TownPlay::paint_star>,
                      .id = kStar,
                      .more = this,
                      .opaque = false});
  }
  add_dice(root);
  rotate_ = add_button(root, {.name = "button Rotate",
                              .area = layout_.rotate,
                              .id = kRotate,
                              .symbol = &symbol_townies_rotate});
  flip_ = add_button(
      root,
      {.name = "button Flip", .area = layout_.flip, .id = kFlip, .symbol = &symbol_townies_flip});
  forget_with(rotate_);
  forget_with(flip_);
  add_undo(root, layout_.undo);
  const Picker::Go go = picker().go();
  go_ = add_go(root, go.target, layout_.go, text(go.label));
}

void TownPlay::add_dice(lv_obj_t* root) {
  for (unsigned i = 0; i < kDice; ++i) {
    const auto die = static_cast<Die>(i);
    dice_[i] = add_target(root, {.name = kDieNames[i],
                                 .area = layout_.dice[i],
                                 .paint = paint_by<&TownPlay::paint_die>,
                                 .id = kDie,
                                 .value = static_cast<uint8_t>(i),
                                 .more = this,
                                 .enabled = picker().can(die)});
  }
}

void TownPlay::prepare() {
  write(round_, Text::townies_round, match_.round());
  tell_signed(worth_, picker().after().total - picker().before().total);
  flag_ = {};
  if (!picker().placed()) return;
  const Rect free = beside_words(common(layout_.board, body()));
  flag_ = place_flag(mark(), free, worth_, [this](const Rect& flag) { return hidden_by(flag); });
}

void TownPlay::show() {
  for (const Rect& part : {layout_.numbers, layout_.line, layout_.ring, layout_.words}) {
    screens::redraw(part);
  }
  if (has_goals()) screens::redraw(layout_.goals);
  for (unsigned i = 0; i < kDice; ++i) {
    const auto die = static_cast<Die>(i);
    choose(dice_[i], picker().can(die) && picker().die() == die);
    explain(dice_[i], picker().can(die) ? nullptr : picker().why_not(die));
    screens::redraw(layout_.dice[i]);
  }
  const bool turns = shapes() && picker().can(Die::shape);
  for (lv_obj_t* button : {rotate_, flip_}) {
    if (button == nullptr) continue;
    enable(button, turns);
    explain(button, text(Text::townies_only_shapes_turn));
  }
  const Picker::Go go = picker().go();
  rename(go_, go.target, text(go.label));
}

const char* TownPlay::order() const {
  return text(shapes() ? Text::townies_first_a_place : Text::townies_first_a_space);
}

void TownPlay::take_die(Die die) {
  const bool again = picker().die() == die;
  change_choice([&] {
    if (again) {
      picker().drop();
    } else {
      picker().take(die);
    }
  });
  if (!again) screens::redraw(layout_.board);
}

// What is chosen stays as near as it can.
void TownPlay::turn_shape(bool over) {
  change_choice([&] {
    const bool placed = picker().placed();
    const Point middle = placed ? grid_.middle_of(picker().drawn()) : Point{};
    if (over) {
      picker().flip_shape();
    } else {
      picker().turn_shape();
    }
    if (!placed) return;
    const rules::Verdict verdict = picker().choose(nearest(middle, INT16_MAX));
    LV_ASSERT(verdict.ok());
  });
}

void TownPlay::touch(uint8_t id, uint8_t value) {
  switch (id) {
    case kDie:
      return take_die(static_cast<Die>(value));
    case kRotate:
      return turn_shape(false);
    case kFlip:
      return turn_shape(true);
    case kGoals:
      return open_goals(match_);
    default:
      return open_star(match_);
  }
}

}  // namespace ui::townies
