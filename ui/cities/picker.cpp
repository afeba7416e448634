#include "ui/cities/picker.hpp"

#include <algorithm>
#include <bit>
#include <iterator>

namespace ui::cities {

MoveButton button_of(rc::Verb move) {
  if (move == rc::Verb::kWalk) return {"button Walk", Text::cities_walk};
  if (move == rc::Verb::kJump) return {"button Jump", Text::cities_jump};
  return {"button Send", Text::cities_set};
}

void CitiesPicker::see(const Match& match) {
  if (news_of(match) == News::none) return;
  match_ = &match;
  reset();
}

void CitiesPicker::reset() {
  city_ = holder() == 0 ? City{} : city_of(seen(), holder());
  has_cell_ = stays_ = false;
  cover_ = chosen_ = kNone;
  lifted_ = kNoField;
  goals_ = 0;
  cells_ = {};
  if (holder() == 0) return;  // bots play alone
  preview_.before = rc::sheet_of(seen(), holder());
  preview_.after = preview_.before;
  if (city_.has_to_lay()) {
    cells_ = cells_to_lay(seen(), holder());
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
    case rc::Verb::kCover:
      turns_[tile_] = event.c;
      RULES_ASSERT(choose_cover(field_named(event.a, event.b)).ok());
      return;
    case rc::Verb::kStay:
    case rc::Verb::kDecline:
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

// Before: the field is one of the city's.
unsigned CitiesPicker::field_named(unsigned site, unsigned quarter) const {
  return field_from(seen(), rc::field_named(seen(), kept(), site, quarter));
}

void CitiesPicker::show_move(rules::Event event) {
  unsigned goal = 0;
  if (event.is(rc::Verb::kWalk)) {
    lift(field_named(event.a, event.b % rc::kQuarters));
    goal = field_named(event.c, event.b / rc::kQuarters);
  } else if (event.is(rc::Verb::kJump)) {
    lift(field_named(event.a, event.b));
    goal = quarter_from(city_.last, event.c);
  } else {
    goal = quarter_from(city_.last, event.a);
  }
  choose_goal(find(goal));
  move_ = static_cast<rc::Verb>(event.verb());
}

const char* CitiesPicker::target() const {
  if (stays_) return city_.covers ? "button Decline" : "button Stay";
  if (has_tile()) return "button Build";
  return button_of(move_).name;
}

void CitiesPicker::name_place(char* to) const {
  *to = '\0';
  if (has_cell_) {
    name_cell(cell_, to);
  } else if (cover_ != kNone) {
    name_field(city_, cover_, to);
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
  if (cover_ != kNone) (void)choose_cover(cover_).ok();
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

rules::Event CitiesPicker::cover_event(unsigned field) const {
  const auto actor = static_cast<rules::Actor>(holder());
  const unsigned spot = spot_of(field);
  return rules::event(actor, rc::Verb::kCover, rc::site_of(spot), rc::quarter_of_spot(spot),
                      turns());
}

rules::Verdict CitiesPicker::choose_cover(unsigned field) {
  const rules::Verdict verdict = try_ahead(cover_event(field), preview_);
  if (verdict.ok()) cover_ = static_cast<uint8_t>(field);
  return verdict;
}

// --- a tourist -----------------------------------------------------------------------------------

rules::Event CitiesPicker::goal_event(unsigned field, rc::Verb verb) const {
  const auto actor = static_cast<rules::Actor>(holder());
  // Of a field of another tile any quarter: why nobody can go there is the same.
  const bool fresh = is_quarter_of(city_.last, field);
  const unsigned quarter = fresh ? quarter_within(city_.last, field) : 0;
  switch (verb) {
    case rc::Verb::kTourist:
      return rules::event(actor, verb, quarter);
    case rc::Verb::kJump:
      return rules::event(actor, verb, site_of(lifted_), quarter_of(lifted_), quarter);
    default:
      return rules::event(actor, verb, site_of(lifted_),
                          quarter_of(lifted_) + rc::kQuarters * quarter_of(field), site_of(field));
  }
}

void CitiesPicker::find_goals() {
  goals_ = 0;
  choose_goal(kNone);
  for (unsigned field = 0; field < kFields; ++field) {
    const bool near = lifted_ != kNoField && are_near(lifted_, field);
    const bool fresh = is_quarter_of(city_.last, field);
    Preview ahead;
    const auto add_if = [&](bool can_be, rc::Verb move) {
      if (!can_be || !try_ahead(goal_event(field, move), ahead).ok()) return false;
      const int change = ahead.after.total - preview_.before.total;
      goal_[goals_++] = {static_cast<uint8_t>(field), move, static_cast<int16_t>(change)};
      return true;
    };
    if (lifted_ == kNoField) {
      add_if(fresh, rc::Verb::kTourist);
    } else if (!add_if(near, rc::Verb::kWalk)) {
      add_if(fresh, rc::Verb::kJump);
    }
  }
}

void CitiesPicker::lift(unsigned field) {
  lifted_ = static_cast<uint16_t>(field);
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
  const bool fresh = is_quarter_of(city_.last, field);
  const bool stock = city_.tourists.count < rc::kTourists;
  if (lifted_ == kNoField && !fresh && stock) return text(Text::cities_new_tile_only);
  const bool jumps = fresh && rc::may_jump(seen());
  const rc::Verb verb = lifted_ == kNoField ? rc::Verb::kTourist
                        : jumps             ? rc::Verb::kJump
                                            : rc::Verb::kWalk;
  const rules::Verdict verdict = try_ahead(goal_event(field, verb), ahead);
  return verdict.ok() ? nullptr : verdict.refusal().sentence;
}

void CitiesPicker::drop() {
  stays_ = false;
  if (lifted_ != kNoField) {
    lift(kNoField);
  } else if (has_tile()) {
    has_cell_ = false;
    cover_ = kNone;
  } else if (chosen_ != kNone) {
    choose_goal(kNone);
  }
}

rules::Event CitiesPicker::event() const {
  if (stays_) {
    const rc::Verb verb = city_.covers ? rc::Verb::kDecline : rc::Verb::kStay;
    return rules::event(static_cast<rules::Actor>(holder()), verb);
  }
  if (has_cell_) return lay_event(cell_);
  if (cover_ != kNone) return cover_event(cover_);
  return goal_event(goal_[chosen_].field, move_);
}

}  // namespace ui::cities
