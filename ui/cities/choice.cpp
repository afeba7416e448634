#include "ui/cities/choice.hpp"

#include <algorithm>
#include <bit>
#include <iterator>

namespace ui::cities {
namespace {

namespace rc = rules::cities;

unsigned site_of(const City& city, unsigned field) {
  const Cell cell = cell_of_field(city, field);
  return rc::site_at(cell.x, cell.y);
}

}  // namespace

void Choice::reset(const CitiesMatch& match) {
  has_cell_ = false;
  lifted_ = chosen_ = kNone;
  goals_ = 0;
  const City& city = match.city();
  preview_.before = rc::sheet_of(match.state(), match.holder());
  preview_.after = preview_.before;
  if (city.has_to_lay()) {
    const uint32_t todo = city.todo;
    tile_ = static_cast<uint8_t>(std::countr_zero(todo));
    const bool goes_on = rc::in_set_up(match.state()) && city.laid() != 0;
    if (!goes_on) std::fill(std::begin(turns_), std::end(turns_), uint8_t{0});
  } else if (city.has_to_act()) {
    find_goals(match);
  }
}

rules::Verdict Choice::look_ahead(const CitiesMatch& match, rules::Event event,
                                  Preview& preview) const {
  State state = match.state();
  const rules::Verdict verdict = rules::Cities::apply(state, event);
  if (verdict.ok()) {
    preview.after = rc::sheet_of(state, match.holder());
  }
  return verdict;
}

// --- a tile --------------------------------------------------------------------------------------

void Choice::take_tile(const CitiesMatch& match, unsigned tile) {
  tile_ = static_cast<uint8_t>(tile);
  if (has_cell_) (void)choose(match, cell_).ok();
}

void Choice::turn(const CitiesMatch& match) {
  turns_[tile_] = static_cast<uint8_t>((turns() + 1) % rc::kRotations);
  if (has_cell_) (void)choose(match, cell_).ok();
}

rules::Event Choice::lay_event(const CitiesMatch& match, Cell cell) const {
  const auto actor = static_cast<rules::Actor>(match.holder());
  const unsigned site = rc::site_at(cell.x, cell.y);
  return rc::in_set_up(match.state()) ? rules::event(actor, rc::kStart, tile_, site, turns())
                                      : rules::event(actor, rc::kPlace, site, turns());
}

rules::Verdict Choice::choose(const CitiesMatch& match, Cell cell) {
  const rules::Verdict verdict = look_ahead(match, lay_event(match, cell), preview_);
  if (!verdict.ok()) return verdict;
  has_cell_ = true;
  cell_ = cell;
  return verdict;
}

rc::Frame Choice::cells(const CitiesMatch& match) const {
  return rc::cells_to_lay(match.state(), match.state().cities[match.holder() - 1]);
}

bool Choice::may_lie(const CitiesMatch& match, Cell cell) const {
  State state = match.state();
  return rules::Cities::apply(state, lay_event(match, cell)).ok();
}

// --- a tourist -----------------------------------------------------------------------------------

rules::Event Choice::goal_event(const CitiesMatch& match, unsigned field, uint8_t verb) const {
  const City& city = match.city();
  const auto actor = static_cast<rules::Actor>(match.holder());
  const unsigned quarter = quarter_of(field);
  switch (verb) {
    case rc::kTourist:
      return rules::event(actor, rc::kTourist, quarter);
    case rc::kJump:
      return rules::event(actor, rc::kJump, site_of(city, lifted_), quarter_of(lifted_), quarter);
    default:
      return rules::event(actor, rc::kWalk, site_of(city, lifted_),
                          quarter_of(lifted_) + rc::kQuarters * quarter, site_of(city, field));
  }
}

void Choice::find_goals(const CitiesMatch& match) {
  const City& city = match.city();
  goals_ = 0;
  chosen_ = kNone;
  preview_.after = preview_.before;
  for (uint8_t field = 0; field < rc::kFields; ++field) {
    const bool near = lifted_ != kNone && rc::kAround[lifted_].has(field);
    const bool fresh = index_of_field(field) == city.last;
    if (!near && !fresh) continue;
    Goal goal{.field = field, .change = 0, .send = false, .walk = false, .jump = false};
    Preview ahead;
    const auto possible = [&](uint8_t verb) {
      return look_ahead(match, goal_event(match, field, verb), ahead).ok();
    };
    if (lifted_ == kNone) {
      goal.send = possible(rc::kTourist);
    } else {
      goal.walk = near && possible(rc::kWalk);
      goal.jump = fresh && possible(rc::kJump);
    }
    if (!goal.send && !goal.walk && !goal.jump) continue;
    goal.change = static_cast<int16_t>(ahead.after.total - preview_.before.total);
    goal_[goals_++] = goal;
  }
}

void Choice::lift(const CitiesMatch& match, uint8_t field) {
  lifted_ = field;
  find_goals(match);
}

uint8_t Choice::find(unsigned field) const {
  for (uint8_t i = 0; i < goals_; ++i) {
    if (goal_[i].field == field) return i;
  }
  return kNone;
}

void Choice::choose_goal(const CitiesMatch& match, uint8_t index) {
  chosen_ = index;
  if (index == kNone) {
    preview_.after = preview_.before;
  } else {
    const rules::Verdict verdict = look_ahead(match, event(match), preview_);
    LV_ASSERT(verdict.ok());
  }
}

const char* Choice::why_not(const CitiesMatch& match, unsigned field) const {
  Preview ahead;
  const bool fresh = index_of_field(field) == match.city().last;
  const bool stock = match.city().tourists.count < rc::kTourists;
  if (lifted_ == kNone && !fresh && stock) return text(Text::cities_new_tile_only);
  const bool jumps = fresh && rc::may_jump(match.state());
  const rc::Verb verb = lifted_ == kNone ? rc::kTourist : jumps ? rc::kJump : rc::kWalk;
  const rules::Verdict verdict = look_ahead(match, goal_event(match, field, verb), ahead);
  return verdict.ok() ? nullptr : verdict.refusal().sentence;
}

bool Choice::drop(const CitiesMatch& match) {
  if (lifted_ != kNone) {
    lift(match, kNone);
  } else if (has_cell_) {
    has_cell_ = false;
  } else if (chosen_ != kNone) {
    choose_goal(match, kNone);
  } else {
    return false;
  }
  return true;
}

rules::Event Choice::event(const CitiesMatch& match) const {
  if (has_cell_) return lay_event(match, cell_);
  const Goal& goal = goal_[chosen_];
  if (goal.send) return goal_event(match, goal.field, rc::kTourist);
  return goal_event(match, goal.field, goal.walk ? rc::kWalk : rc::kJump);
}

}  // namespace ui::cities
