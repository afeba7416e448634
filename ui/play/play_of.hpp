// A game of one kind at this device: its match and the set-up it was begun with. All games share
// the memory of one match, since one is played at a time; a lesson has one of its own, so that it
// doesn't end the game it interrupts.
#pragma once

#include <new>
#include <type_traits>

#include "rules/core/match.hpp"
#include "ui/core/device.hpp"
#include "ui/core/game_entry.hpp"
#include "ui/core/ui_state.hpp"
#include "ui/play/play.hpp"

namespace ui {

enum class Memory : uint8_t { game, lesson };
inline constexpr size_t kMostMatchBytes = 8 * 1024;
// Room for kMostMatchBytes.
void* match_memory(Memory memory);

rules::Party party_of(const Setup& setup);
// With a secret that nobody can foresee.
rules::Luck fresh_luck();
rules::Luck luck_of(const Setup& setup);
// Colours, sitters and luck of a match; its settings are the game's.
Setup setup_of(const rules::AnyMatch& match);

template <rules::Recorded G>
class PlayOf : public Play {
 public:
  using State = typename G::State;
  using Match = rules::Match<G>;
  static_assert(sizeof(Match) <= kMostMatchBytes);
  static_assert(std::is_trivially_destructible_v<Match>);

  void begin(const Setup& setup) final {
    begin(options_of(setup), party_of(setup), luck_of(setup));
  }
  void begin_again(Again luck) final {
    const rules::Party party = match_->party();
    begin(match_->options(), party, luck == Again::same_luck ? match_->luck() : fresh_luck());
  }

  // A lesson alone, without settings: what `script` says comes first, in this order.
  void begin_lesson(const rules::Event* script, size_t count) {
    match_ = new (match_memory(Memory::lesson))
        Match({}, rules::Party::of_persons(1), rules::Luck::written(script, count));
  }

  Match& match() final { return *match_; }
  const Match& match() const final { return *match_; }
  Setup setup() const final {
    Setup setup = setup_of(*match_);
    for (size_t i = 0; i < entry().fields.size(); ++i) setup.values[i] = value_of(i);
    return setup;
  }

  Change change_ahead(rules::Event event) const final {
    const uint8_t player = event.actor();
    return {G::score(seen(), player).total, G::score(seen_after(event), player).total};
  }

  // What whoever holds the device may see.
  const State& seen() const { return match_->seen(); }
  bool over() const { return match_->over(); }

 protected:
  constexpr PlayOf() = default;
  ~PlayOf() = default;

  // Before: the event is legal in what is seen.
  State seen_after(rules::Event event) const {
    State after = seen();
    const rules::Verdict verdict = G::apply(after, event);
    LV_ASSERT(verdict.ok());
    return after;
  }

 private:
  using Options = typename G::Options;

  // The memory may be that of the match that gives these.
  void begin(Options options, rules::Party party, rules::Luck luck) {
    match_ = new (match_memory(Memory::game)) Match(options, party, luck);
    set_current_play(this);
  }

  Options options_of(const Setup& setup) const {
    typename G::Options options{};
    for (size_t i = 0; i < entry().fields.size(); ++i) {
      const uint8_t setting = entry().fields[i].setting;
      const bool known = G::set(options, setup.seats.players, setting, 0, setup.values[i]);
      LV_ASSERT(known);
    }
    return options;
  }

  // The value of a field; what `given()` doesn't tell is the default.
  uint8_t value_of(size_t field) const {
    const size_t setting = entry().fields[field].setting;
    unsigned value = 0;
    if (G::given(match_->options(), setting, 0, value)) return static_cast<uint8_t>(value);
    const rules::SettingText& text = G::kSettings[setting];
    if (text.several) return 0;
    while (!rules::same_text(text.values[value], text.fallback)) ++value;
    return static_cast<uint8_t>(value);
  }

  Match* match_ = nullptr;
};

}  // namespace ui
