#include "ui/cities/picker.hpp"

#include <algorithm>
#include <bit>
#include <iterator>

namespace ui::cities {

MoveButton button_of(rc::Verb move) {
  if (move == rc::Verb::kWalk) return {"button Walk", Text::cities_walk};
  if (move == rc::Verb::kJump) return {"button Jump", Text::cities_jump};
  return {"button Set", Text::cities_set};
}

void CitiesPicker::see(const Match& match) {
  if (news_of(match) == News::none) return;
  match_ = &match;
  reset();
}

void CitiesPicker::reset() {
  city_ = holder() == 0 ? City{} : city_of(seen(), holder());
  has_cell_ = stays_ = false;
  lifted_ = chosen_ = kNone;
  goals_ = 0;
  cells_ = 0;
  if (holder() == 0) return;  // bots play alone
  preview_.before = rc::sheet_of(seen(), holder());
  preview_.after = preview_.before;
  if (city_.has_to_lay()) {
    cells_ = rc::cells_to_lay(seen(), kept());
    const uint32_t todo = city_.todo;
    tile_ = static_cast<uint8_t>(std::countr_zero(todo));
    const bool goes_on = rc::in_set_up(seen()) && city_.laid() != 0;
    if (!goes_on) std::fill(std::begin(turns_), std::end(turns_), uint8_t{0});
  } else if (city_.has_to_act()) {
    find_goals();
  }
}

void CitiesPicker::show(rules::Event event) {
  reset();
  switch (static_cast<rc::Verb>(event.verb())) {
    case rc::Verb::kStart:
      tile_ = event.a;
      return show_tile(event.b, event.c);
    case rc::Verb::kPlace:
      return show_tile(event.a, event.b);
    case rc::Verb::kStay:
      stays_ = true;
      return;
    default:
      return show_move(event);
  }
}

void CitiesPicker::show_tile(unsigned site, unsigned turns) {
  turns_[tile_] = static_cast<uint8_t>(turns);
  const rules::Verdict verdict = choose({rc::x_of(site), rc::y_of(site)});
  RULES_ASSERT(verdict.ok());
}

void CitiesPicker::show_move(rules::Event event) {
  const auto named = [&](unsigned site, unsigned quarter) {
    return rc::field_named(seen(), kept(), site, quarter);
  };
  unsigned goal = 0;
  if (event.is(rc::Verb::kWalk)) {
    lift(static_cast<uint8_t>(named(event.a, event.b % rc::kQuarters)));
    goal = named(event.c, event.b / rc::kQuarters);
  } else if (event.is(rc::Verb::kJump)) {
    lift(static_cast<uint8_t>(named(event.a, event.b)));
    goal = rc::field_of_last(seen(), kept(), event.c);
  } else {
    goal = rc::field_of_last(seen(), kept(), event.a);
  }
  choose_goal(find(goal));
  move_ = static_cast<rc::Verb>(event.verb());
}

unsigned CitiesPicker::site_of(unsigned field) const {
  return rc::site_of(rc::spot_of_field(field, rc::spot_shift(kept())));
}

const char* CitiesPicker::target() const {
  if (stays_) return "button Stay";
  if (has_cell_) return "button Build";
  return button_of(move_).name;
}

void CitiesPicker::name_place(char* to) const {
  *to = '\0';
  if (has_cell_) {
    name_cell(cell_, to);
  } else if (chosen_ != kNone) {
    name_field(city_, goal_[chosen_].field, to);
  }
}

rules::Verdict CitiesPicker::try_ahead(rules::Event event, Preview& preview) const {
  State state = seen();
  const rules::Verdict verdict = rules::Cities::apply(state, event);
  if (verdict.ok()) preview.after = rc::sheet_of(state, holder());
  return verdict;
}

// --- a tile --------------------------------------------------------------------------------------

void CitiesPicker::take_tile(unsigned tile) {
  tile_ = static_cast<uint8_t>(tile);
  if (has_cell_) (void)choose(cell_).ok();
}

void CitiesPicker::turn() {
  turns_[tile_] = static_cast<uint8_t>((turns() + 1) % rc::kRotations);
  if (has_cell_) (void)choose(cell_).ok();
}

rules::Event CitiesPicker::lay_event(Cell cell) const {
  const auto actor = static_cast<rules::Actor>(holder());
  const unsigned site = rc::site_at(cell.x, cell.y);
  return rc::in_set_up(seen()) ? rules::event(actor, rc::Verb::kStart, tile_, site, turns())
                               : rules::event(actor, rc::Verb::kPlace, site, turns());
}

rules::Verdict CitiesPicker::choose(Cell cell) {
  State state = seen();
  const rules::Verdict verdict = rules::Cities::apply(state, lay_event(cell));
  if (!verdict.ok()) return verdict;
  preview_.after = rc::sheet_of(state, holder());
  offer_ = static_cast<int16_t>(offer_of(state, holder()));
  has_cell_ = true;
  cell_ = cell;
  return verdict;
}

// --- a tourist -----------------------------------------------------------------------------------

rules::Event CitiesPicker::goal_event(unsigned field, rc::Verb verb) const {
  const auto actor = static_cast<rules::Actor>(holder());
  const unsigned quarter = quarter_of(field);
  switch (verb) {
    case rc::Verb::kTourist:
      return rules::event(actor, verb, quarter);
    case rc::Verb::kJump:
      return rules::event(actor, verb, site_of(lifted_), quarter_of(lifted_), quarter);
    default:
      return rules::event(actor, verb, site_of(lifted_),
                          quarter_of(lifted_) + rc::kQuarters * quarter, site_of(field));
  }
}

void CitiesPicker::find_goals() {
  goals_ = 0;
  choose_goal(kNone);
  for (uint8_t field = 0; field < rc::kFields; ++field) {
    const bool near = lifted_ != kNone && rc::kAround[lifted_].has(field);
    const bool fresh = index_of_field(field) == city_.last;
    Preview ahead;
    const auto add_if = [&](bool can_be, rc::Verb move) {
      if (!can_be || !try_ahead(goal_event(field, move), ahead).ok()) return false;
      const int change = ahead.after.total - preview_.before.total;
      goal_[goals_++] = {field, move, static_cast<int16_t>(change)};
      return true;
    };
    if (lifted_ == kNone) {
      add_if(fresh, rc::Verb::kTourist);
    } else if (!add_if(near, rc::Verb::kWalk)) {
      add_if(fresh, rc::Verb::kJump);
    }
  }
}

void CitiesPicker::lift(uint8_t field) {
  lifted_ = field;
  find_goals();
}

uint8_t CitiesPicker::find(unsigned field) const {
  for (uint8_t i = 0; i < goals_; ++i) {
    if (goal_[i].field == field) return i;
  }
  return kNone;
}

void CitiesPicker::choose_goal(uint8_t index) {
  chosen_ = index;
  stays_ = false;
  preview_.after = preview_.before;
  move_ = rc::Verb::kTourist;
  if (index == kNone) return;
  move_ = goal_[index].move;
  const rules::Verdict verdict = try_ahead(event(), preview_);
  RULES_ASSERT(verdict.ok());
}

const char* CitiesPicker::why_not(unsigned field) const {
  Preview ahead;
  const bool fresh = index_of_field(field) == city_.last;
  const bool stock = city_.tourists.count < rc::kTourists;
  if (lifted_ == kNone && !fresh && stock) return text(Text::cities_new_tile_only);
  const bool jumps = fresh && rc::may_jump(seen());
  const rc::Verb verb = lifted_ == kNone ? rc::Verb::kTourist
                        : jumps          ? rc::Verb::kJump
                                         : rc::Verb::kWalk;
  const rules::Verdict verdict = try_ahead(goal_event(field, verb), ahead);
  return verdict.ok() ? nullptr : verdict.refusal().sentence;
}

void CitiesPicker::drop() {
  stays_ = false;
  if (lifted_ != kNone) {
    lift(kNone);
  } else if (has_cell_) {
    has_cell_ = false;
  } else if (chosen_ != kNone) {
    choose_goal(kNone);
  }
}

rules::Event CitiesPicker::event() const {
  if (stays_) return rules::event(static_cast<rules::Actor>(holder()), rc::Verb::kStay);
  if (has_cell_) return lay_event(cell_);
  return goal_event(goal_[chosen_].field, move_);
}

}  // namespace ui::cities
