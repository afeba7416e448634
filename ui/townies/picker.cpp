#include "ui/townies/picker.hpp"

#include <algorithm>
#include <iterator>

namespace ui::townies {
namespace {

constexpr Die kAllDice[kDice] = {Die::shape, Die::object, Die::basic};

}  // namespace

void TowniesPicker::see(const Match& match) {
  const News news = news_of(match);
  if (news == News::none) return;
  match_ = &match;
  if (news == News::other) std::fill(std::begin(forms_), std::end(forms_), uint8_t{0});
  reset();
}

void TowniesPicker::reset() {
  placed_ = false;
  use_ = kNone;
  can_ = 0;
  if (holder() == 0) return;  // bots play alone
  before_ = standing_of(seen(), holder());
  after_ = before_;
  if (!acts()) return;
  uint8_t& form = forms_[town().turn.shape];
  if (rt::kFormTable[form].shape != town().turn.shape) {
    form = rt::kShapeTable[town().turn.shape].form;
  }
  for (const Die die : kAllDice) {
    if (find_out(die)) can_ = static_cast<uint8_t>(can_ | 1u << static_cast<unsigned>(die));
  }
  for (const Die die : kAllDice) {
    if (!can(die)) continue;
    die_ = die;
    if (die == Die::shape && !sites().any()) turn_shape();
    return;
  }
}

bool TowniesPicker::find_out(Die die) const {
  const rt::Turn& turn = town().turn;
  const Board empty = town().empty();
  if (die != Die::shape) {
    return (turn.may & rt::kMayObject) != 0 && rt::sites(town(), object_of(die), empty).any();
  }
  if ((turn.may & rt::kMayShape) == 0 || !has_circle()) return false;
  const rt::Pairs pairs(empty);
  const rt::ShapeForms& shape = rt::kShapeTable[turn.shape];
  for (unsigned i = 0; i < shape.forms; ++i) {
    if (pairs.fitting(rt::kFormTable[shape.form + i]).any()) return true;
  }
  return false;
}

const char* TowniesPicker::why_not(Die die) const {
  const rt::Turn& turn = town().turn;
  if (die != Die::shape) {
    if ((turn.may & rt::kMayObject) == 0) return text(Text::townies_object_drawn);
    return text(rt::is_basic(object_of(die)) ? Text::townies_no_site
                                             : Text::townies_no_site_square);
  }
  if ((turn.may & rt::kMayShape) == 0) return text(Text::townies_shape_drawn);
  return text(has_circle() ? Text::townies_no_room : Text::townies_no_circle);
}

void TowniesPicker::take(Die die) {
  drop();
  die_ = die;
  if (die == Die::shape && !sites().any()) turn_shape();
}

// To the next form that lies somewhere: turned on, and over where no way to turn it does.
// Before: one lies somewhere.
void TowniesPicker::next_form(unsigned (*next)(unsigned)) {
  constexpr unsigned kSixths = 6;
  uint8_t& form = forms_[town().turn.shape];
  drop();
  form = static_cast<uint8_t>(next(form));
  for (unsigned step = 1; !sites().any(); ++step) {
    form = static_cast<uint8_t>(turned(form));
    if (step % kSixths == 0) form = static_cast<uint8_t>(flipped(form));
  }
}

void TowniesPicker::turn_shape() { next_form(turned); }

void TowniesPicker::flip_shape() { next_form(flipped); }

Board TowniesPicker::sites() const {
  const Board empty = town().empty();
  if (die_ != Die::shape) return rt::sites(town(), object(), empty);
  return rt::Pairs(empty).fitting(rt::kFormTable[form()]);
}

int TowniesPicker::worth_at(unsigned space) const {
  const bool soil = rt::has(seen(), rt::kStableSoil) && rt::kStarBoard.has(space);
  return rt::object_points(town(), object(), space) +
         (soil ? static_cast<int>(rt::kStableSoilPoints) : 0);
}

rules::Event TowniesPicker::drawing(unsigned space) const {
  const auto actor = static_cast<rules::Actor>(holder());
  return die_ == Die::shape ? rules::event(actor, Verb::kShape, form(), space)
                            : rules::event(actor, Verb::kObject, object(), space);
}

rules::Verdict TowniesPicker::choose(unsigned space) {
  State state = seen();
  const rules::Verdict verdict = Rules::apply(state, drawing(space));
  if (!verdict.ok()) return verdict;
  use_ = kNone;
  placed_ = true;
  space_ = static_cast<uint8_t>(space);
  ahead_ = state.towns[holder() - 1];
  after_ = standing_of(seen(), ahead_, holder());
  return verdict;
}

Board TowniesPicker::drawn() const {
  if (die_ == Die::shape) return rt::blocks_of(rt::placement(form(), space_));
  return rt::only_space(space_);
}

void TowniesPicker::spend(unsigned use) {
  placed_ = false;
  after_ = before_;
  use_ = static_cast<uint8_t>(use);
}

void TowniesPicker::drop() {
  placed_ = false;
  use_ = kNone;
  after_ = before_;
}

void TowniesPicker::show(rules::Event event) {
  reset();
  switch (static_cast<Verb>(event.verb())) {
    case Verb::kShape:
      die_ = Die::shape;
      forms_[town().turn.shape] = event.a;
      break;
    case Verb::kObject:
      die_ = event.a == town().turn.object ? Die::object : Die::basic;
      break;
    case Verb::kStar:
      return spend(event.a);
    default:
      return;
  }
  const rules::Verdict verdict = choose(event.b);
  RULES_ASSERT(verdict.ok());
}

rules::Event TowniesPicker::event() const {
  const auto actor = static_cast<rules::Actor>(holder());
  if (placed_) return drawing(space_);
  if (spends()) return rules::event(actor, Verb::kStar, use_);
  return rules::event(actor, ends() ? Verb::kEnd : Verb::kPass);
}

Picker::Go TowniesPicker::go() const {
  if (!placed_) {
    if (spends()) return {"button Use", Text::townies_use};
    if (ends()) return {"button End", Text::townies_end};
    if (passes()) return {"button Pass", Text::townies_pass};
  }
  return {"button Build", Text::townies_build};
}

}  // namespace ui::townies
