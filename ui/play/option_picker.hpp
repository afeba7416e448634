// A picker for games whose choices are lists: it narrows what may be done part by part, such as a
// card, then a foundation. The parts of an event are its verb, a, b and c, in this order.
#pragma once

#include <bit>
#include <bitset>

#include "rules/core/match.hpp"
#include "ui/play/picker.hpp"

namespace ui {

template <rules::Recorded G>
class OptionPicker final : public Picker {
 public:
  static constexpr unsigned kParts = 4;
  using Values = std::bitset<256>;

  // `target`: the button that does what is chosen.
  explicit constexpr OptionPicker(const char* target) : target_(target) {}

  // Looks at where the match stands now: what was chosen stays until something happened.
  void see(const rules::Match<G>& match) {
    if (news_of(match) == News::none) return;
    match_ = &match;
    player_ = match.player();
    reset();
  }
  // Forgets what was chosen.
  void reset() {
    count_ = 0;
    by_hand_ = 0;
    narrow();
  }

  // How many parts are chosen; those that have one value only are chosen by themselves.
  unsigned parts() const { return count_; }
  // The values of the next part that lead on. Before: !ready().
  const Values& next() const { return next_; }

  // Chooses the next part, and all behind it that have one value. Before: !ready().
  Answer take(uint8_t value) {
    if (!next_[value]) return refuse(verdict_on(value));
    by_hand_ |= 1u << count_;
    part_[count_++] = value;
    narrow();
    return ready() ? Answer::ready : Answer::changed;
  }

  void show(rules::Event event) override {
    reset();
    while (!ready()) (void)take(part_of(event, count_));
  }
  bool ready() const override { return count_ == kParts; }
  rules::Event event() const override { return event_of(part_); }
  const char* target() const override { return target_; }
  bool holds() const override { return by_hand_ != 0; }
  // Back to before the part that was touched last.
  void drop() override {
    if (by_hand_ == 0) return;
    count_ = static_cast<unsigned>(std::bit_width(by_hand_)) - 1;
    by_hand_ &= ~(1u << count_);
    narrow();
  }

 private:
  static uint8_t part_of(rules::Event event, unsigned part) {
    const uint8_t parts[kParts] = {event.verb(), event.a, event.b, event.c};
    return parts[part];
  }
  rules::Event event_of(const uint8_t* parts) const {
    return rules::event(static_cast<rules::Actor>(player_), parts[0], parts[1], parts[2], parts[3]);
  }

  // Lists once for each part: what has one value only is not asked for.
  void narrow() {
    while (count_ < kParts) {
      next_.reset();
      G::options(match_->seen(), [this](rules::Event event) {
        if (event.actor() != player_) return true;
        for (unsigned part = 0; part < count_; ++part) {
          if (part_of(event, part) != part_[part]) return true;
        }
        next_[part_of(event, count_)] = true;
        return true;
      });
      if (next_.count() != 1) return;
      unsigned only = 0;
      while (!next_[only]) ++only;
      part_[count_++] = static_cast<uint8_t>(only);
    }
  }

  // Why the part can't be chosen: asked of an event that has it and nothing behind it.
  rules::Verdict verdict_on(uint8_t value) const {
    uint8_t parts[kParts] = {};
    for (unsigned part = 0; part < count_; ++part) parts[part] = part_[part];
    parts[count_] = value;
    typename G::State trial = match_->seen();
    const rules::Verdict verdict = G::apply(trial, event_of(parts));
    return verdict.ok() ? rules::Verdict(rules::kNotNow) : verdict;
  }

  const char* target_;
  const rules::Match<G>* match_ = nullptr;
  unsigned player_ = 0;
  unsigned count_ = 0;
  unsigned by_hand_ = 0;  // the parts that were touched, a bit each
  uint8_t part_[kParts] = {};
  Values next_;
};

}  // namespace ui
