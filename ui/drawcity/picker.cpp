#include "ui/drawcity/picker.hpp"

#include <bit>

#include "ui/drawcity/site_sets.hpp"

namespace ui::drawcity {

Standing standing_of(const State& state) {
  Standing standing;
  const rd::City city = rd::city_of(state);
  for (unsigned player = 1; player <= state.players; ++player) {
    standing.of[player - 1] = rd::score_of(city, player);
  }
  return standing;
}

void DrawCityPicker::see(const Match& match) {
  if (news_of(match) == News::none) return;
  match_ = &match;
  reset();
}

void DrawCityPicker::reset() {
  number_ = type_ = site_ = discards_ = lines_ = 0;
  line_ = kNone;
  task_ = Task::none;
  before_ = standing_of(seen());
  after_ = before_;
  if (match_->due() != rules::Due::act) return;
  if (seen().phase == rd::Phase::kChoose) {
    task_ = Task::mark;
    return find_lines();
  }
  task_ = rd::can_build(seen()) ? Task::build : Task::skip;
  if (task_ == Task::build && !fits(number_)) number_ = 1;
}

void DrawCityPicker::find_lines() {
  Rules::options(seen(), [this](rules::Event event) {
    RULES_ASSERT(lines_ < kMostLines);
    marks_[lines_++] = event;
    return true;
  });
}

bool DrawCityPicker::fits(unsigned card) const {
  return sites_for(seen(), holder(), number_in(card)).any();
}

Sites DrawCityPicker::sites() const {
  if (task_ == Task::build) return sites_for(seen(), holder(), number());
  Sites sites;
  for (unsigned i = 0; i < lines_; ++i) sites = sites | line(i);
  return sites;
}

Sites DrawCityPicker::line(unsigned index) const {
  return line_of(marks_[index].a, static_cast<rd::Direction>(marks_[index].b));
}

Sites DrawCityPicker::chosen() const {
  if (line_ != kNone) return line(line_);
  return site_ == 0 ? Sites{} : only_site(site_);
}

unsigned DrawCityPicker::line_at(Site site) const {
  const unsigned from = line_ == kNone ? 0 : line_ + 1u;
  for (unsigned i = 0; i < lines_; ++i) {
    const unsigned index = (from + i) % lines_;
    if (line(index).has(site)) return index;
  }
  return kNone;
}

rules::Event DrawCityPicker::building(Site site) const {
  const auto actor = static_cast<rules::Actor>(holder());
  return rules::event(actor, Verb::kBuild, type(), number(), site);
}

rules::Verdict DrawCityPicker::try_out(rules::Event event) {
  State state = seen();
  const rules::Verdict verdict = Rules::apply(state, event);
  if (!verdict.ok()) return verdict;
  ahead_ = state;
  after_ = standing_of(ahead_);
  return verdict;
}

rules::Verdict DrawCityPicker::choose(Site site) {
  const rules::Verdict verdict = try_out(building(site));
  if (verdict.ok()) site_ = site;
  return verdict;
}

void DrawCityPicker::choose_line(unsigned index) {
  const rules::Verdict verdict = try_out(marks_[index]);
  RULES_ASSERT(verdict.ok());
  line_ = static_cast<uint8_t>(index);
}

// With another card; let go of where it doesn't fit.
void DrawCityPicker::choose_again(Site site) {
  drop();
  if (site != 0) (void)choose(site);
}

// Of its own kind no other goes with it.
void DrawCityPicker::toggle_discard(unsigned card, unsigned others) {
  const unsigned bit = 1u << card;
  const unsigned rest = discards_ & ~others;
  discards_ = static_cast<uint8_t>(discards_ & bit ? rest : rest | bit);
}

void DrawCityPicker::take_number(unsigned card) {
  if (task_ == Task::skip) return toggle_discard(card, 3u);
  number_ = static_cast<uint8_t>(card);
  choose_again(site_);
}

void DrawCityPicker::take_type(unsigned card) {
  if (task_ == Task::skip) return toggle_discard(card + rd::kHand, 3u << rd::kHand);
  type_ = static_cast<uint8_t>(card);
  choose_again(site_);
}

void DrawCityPicker::drop() {
  site_ = 0;
  discards_ = 0;
  line_ = kNone;
  after_ = before_;
}

void DrawCityPicker::show(rules::Event event) {
  reset();
  switch (task_) {
    case Task::build: {
      number_ = number_in(0) == event.b ? 0 : 1;
      type_ = type_in(0) == event.a ? 0 : 1;
      const rules::Verdict verdict = choose(event.c);
      RULES_ASSERT(verdict.ok());
      return;
    }
    case Task::skip:
      if (event.a != 0) take_number(number_in(0) == event.a ? 0 : 1);
      if (event.b != 0) take_type(type_in(0) == event.b ? 0 : 1);
      return;
    case Task::mark:
      for (unsigned i = 0; i < lines_; ++i) {
        if (marks_[i] == event) choose_line(i);
      }
      return;
    case Task::none:
      return;
  }
}

bool DrawCityPicker::ready() const { return changes() || task_ == Task::skip; }

rules::Event DrawCityPicker::event() const {
  if (line_ != kNone) return marks_[line_];
  if (task_ != Task::skip) return building(site_);
  const auto discarded = [this](unsigned from, const uint8_t(&cards)[rd::kHand]) -> unsigned {
    const unsigned bits = discards_ >> from & 3u;
    return bits == 0 ? 0u : cards[std::countr_zero(bits)];
  };
  return rules::event(static_cast<rules::Actor>(holder()), Verb::kSkip,
                      discarded(0, hand().numbers), discarded(rd::kHand, hand().developments));
}

Picker::Go DrawCityPicker::go() const {
  switch (task_) {
    case Task::skip:
      return {"button Skip", Text::skip};
    case Task::mark:
      return {"button Mark", Text::drawcity_mark};
    default:
      return {"button Build", Text::drawcity_build};
  }
}

}  // namespace ui::drawcity
