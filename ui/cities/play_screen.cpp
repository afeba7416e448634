#include "ui/cities/play_screen.hpp"

#include <bit>

#include "ui/core/button.hpp"
#include "ui/core/write.hpp"

namespace ui::cities {
namespace {

constexpr NumberedNames<rc::kTiles> kStartNames("start tile ");
constexpr int kWords = 88;  // of a lesson: two lines, what heads them and what is to be done

}  // namespace

Stage CityPlay::stage() const {
  if (rc::in_set_up(match_.seen())) return Stage::start;
  if (!match_.laying()) return Stage::tourist;
  return covers() ? Stage::cover : Stage::lay;
}

void CityPlay::lay_out() {
  const Stage now = stage();
  const bool guided = guide() != nullptr;
  layout_ = play_layout(guided && now == Stage::start ? Stage::lay : now, city().wide);
  layout_.room = common(layout_.room, body());
  // A lesson's words lie over the lower part: what they are about is above it, and where tourists
  // move, all of the city.
  if (guided) layout_.room.height -= now == Stage::tourist ? kWords : kTouch - kTitleHeight;
  const Window shown = now == Stage::start ? Window::start
                       : now == Stage::lay ? Window::near
                                           : Window::laid;
  all_ = plan_of(city(), shown, layout_.room);
  begin_view();
  plan_ = shows_part() ? part_of(all_, around_, kPartSide, layout_.room) : all_;
}

size_t CityPlay::rooms(Rect* to) const {
  to[0] = common(layout_.board, body()).inset(8, 3);
  return 1;
}

void CityPlay::add_parts(lv_obj_t* root) {
  add_target(root, {.name = "board",
                    .area = layout_.board,
                    .paint = paint_by<&CityPlay::paint_board>,
                    .id = kBoard,
                    .more = this,
                    .follows = true});
  add_tiles(root);
  const bool tourist = moves_tourists();
  add_undo(root, layout_.undo);
  if (tourist || covers()) {
    add_button(root, {.name = tourist ? "button Stay" : "button Decline",
                      .area = layout_.stay,
                      .id = kStay,
                      .label = text(tourist ? Text::cities_stay : Text::cities_decline),
                      .waits = tourist});
  }
  if (!layout_.view.empty()) {
    const bool part = shows_part();
    add_button(root, {.name = part ? "button All" : "button Part",
                      .area = layout_.view,
                      .id = kView,
                      .label = text(part ? Text::cities_whole : Text::cities_part),
                      .enabled = splits()});
  }
  go_ = add_go(root, tourist ? "button Send" : "button Build", layout_.go,
               text(tourist ? Text::cities_set : Text::cities_build));
}

void CityPlay::add_tiles(lv_obj_t* root) {
  if (has_row_of_starts()) {
    const uint32_t drawn = rc::kAllTiles & ~match_.seen().unseen;
    int index = 0;
    for (uint32_t left = drawn; left != 0; left &= left - 1) {
      const auto tile = static_cast<uint8_t>(std::countr_zero(left));
      const bool todo = city().todo >> tile & 1u;
      add_target(root, {.name = todo ? kStartNames[tile] : nullptr,
                        .area = layout_.start(index++),
                        .paint = paint_by<&CityPlay::paint_tile_in_hand>,
                        .id = kStartTile,
                        .value = tile,
                        .more = this,
                        .chosen = tile == picker().tile(),
                        .enabled = todo});
    }
  } else if (!moves_tourists()) {
    add_target(root, {.name = "tile",
                      .area = layout_.tile,
                      .paint = paint_by<&CityPlay::paint_tile_in_hand>,
                      .id = kTile,
                      .value = static_cast<uint8_t>(picker().tile()),
                      .more = this,
                      .follows = true});
  }
}

// --- choosing ------------------------------------------------------------------------------------

void CityPlay::turn() {
  change_choice([this] { picker().turn(); });
  screens::redraw(layout_.tile);
  screens::redraw(layout_.starts);
}

// The rules are asked once: what a refusal says is kept for when the finger is lifted.
void CityPlay::take_cell(Cell cell) {
  refused_ = nullptr;
  if (picker().has_cell() && picker().cell() == cell) return;
  change_choice([&] {
    const rules::Verdict verdict = picker().choose(cell);
    if (!verdict.ok()) refused_ = verdict.refusal().sentence;
  });
}

void CityPlay::take_cover(unsigned field) {
  refused_ = nullptr;
  if (field == kNoField || picker().cover() == field) return;
  change_choice([&] {
    const rules::Verdict verdict = picker().choose_cover(field);
    if (!verdict.ok()) refused_ = verdict.refusal().sentence;
  });
}

void CityPlay::take_goal(uint8_t index) {
  if (index == kNone || picker().chosen() == index) return;
  change_choice([&] { picker().choose_goal(index); });
}

void CityPlay::lift(unsigned field) {
  change_choice([&] { picker().lift(field); });
  keep_in_part(field);
}

void CityPlay::prepare() {
  const int change = picker().preview().after.total - picker().preview().before.total;
  tell_signed(worth_, change);
  if (!shows_part()) follow_choice();
  flag_ = {};
  if (!picker().ready() || mark().empty()) return;
  flag_ = place_flag(mark(), common(layout_.board, body()), worth_,
                     [this](const Rect& flag) { return hidden_by(flag); });
}

void CityPlay::show() {
  for (const Rect& part : {layout_.numbers, layout_.kinds, layout_.stock, layout_.words}) {
    screens::redraw(part);
  }
  screens::redraw(ruler());
  const bool has_tile = picker().has_tile();
  if (moves_tourists() || has_tile != hints_) screens::redraw(frame().title());
  hints_ = has_tile;
  if (!moves_tourists()) return;
  const MoveButton button = button_of(picker().move());
  rename(go_, button.name, text(button.label));
}

const char* CityPlay::order() const {
  return text(moves_tourists() ? Text::cities_first_a_field : Text::cities_first_a_place);
}

void CityPlay::touch(uint8_t id, uint8_t value) {
  if (id == kView) {
    change_view();
  } else if (id == kStay) {
    const auto actor = static_cast<rules::Actor>(match_.holder());
    const rc::Verb verb = covers() ? rc::Verb::kDecline : rc::Verb::kStay;
    answer(match_.match().act(rules::event(actor, verb)));
  } else if (value == picker().tile()) {
    turn();
  } else {
    picker().take_tile(value);
    screens::rebuild();
  }
}

}  // namespace ui::cities
