// A game of one kind at this device: its match and the set-up it was begun with. All games share
// the memory of one match, since one is played at a time; a lesson has one of its own, so that it
// doesn't end the game it interrupts.
#pragma once

#include <lvgl.h>

#include <new>
#include <type_traits>

#include "rules/core/match.hpp"
#include "ui/core/device.hpp"
#include "ui/core/ui_state.hpp"
#include "ui/play/entry/entered_luck.hpp"
#include "ui/play/game_entry.hpp"
#include "ui/play/play.hpp"

namespace ui {

enum class Memory : uint8_t { game, lesson };
// For the largest State and log of the games that have screens.
inline constexpr size_t kMostMatchBytes = 7 * 1024 + 256;
// Room for kMostMatchBytes.
void* match_memory(Memory memory);

inline constexpr size_t kMostMomentBytes = 1056;  // for two of the largest State that has screens
// Room for kMostMomentBytes: one moment of one game is looked at at a time.
void* moment_memory();

rules::Party party_of(const Setup& setup);
// With a secret that nobody can foresee.
rules::Luck fresh_luck();
rules::Luck luck_of(const Setup& setup);
// Of the game after one with this: people who entered it enter it again.
rules::Luck next_luck(const rules::Luck& before);
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
  void begin_again(const Play& like, Again luck) final {
    const Match& before = *static_cast<const PlayOf&>(like).match_;
    const rules::Luck again = before.luck();
    begin(before.options(), before.party(), luck == Again::same_luck ? again : next_luck(again));
  }

  bool bring_back(const rules::ByteSource& kept) final {
    if (!bring_back(kept, Memory::game)) return false;
    match_->lay_down();
    play_on();
    return true;
  }
  bool look_at(const rules::ByteSource& kept) final {
    if (!bring_back(kept, Memory::lesson)) return false;
    moves().forget();
    set_looked_at(true);
    return true;
  }
  const rules::GameForm& form() const final { return rules::kGameForm<G>; }

  // A lesson of one person, with bots where nobody can play alone, without settings: what `script`
  // says comes first, in this order.
  void begin_lesson(const rules::Event* script, size_t count) {
    rules::Party party = rules::Party::of(G::kLeastPlayers, rules::Sitter::greedy);
    party.seats[0].sitter = rules::Sitter::person;
    for (unsigned i = 0; i < party.players; ++i) party.seats[i].mark = static_cast<uint8_t>(i);
    match_ =
        new (match_memory(Memory::lesson)) Match({}, party, rules::Luck::written(script, count));
    forget_choices();
    set_looked_at(false);
  }

  Match& match() final { return *match_; }
  const Match& match() const final { return *match_; }
  Setup setup() const final {
    Setup setup = setup_of(*match_);
    for (size_t i = 0; i < entry().fields.size(); ++i) {
      const SetupField& field = entry().fields[i];
      if (field.choose == Choose::one_or_lot) {
        setup.values[i] = own_value_of(field.setting, 0);
        continue;
      }
      if (field.choose != Choose::each_own) {
        setup.values[i] = value_of(field.setting);
        continue;
      }
      for (unsigned player = 1; player <= players(); ++player) {
        setup.own_values[player - 1] = own_value_of(field.setting, player);
      }
    }
    return setup;
  }

  Result result() const final {
    Result result;
    for (unsigned player = 1; player <= players(); ++player) {
      result.scores[player - 1] = G::score(seen(), static_cast<uint8_t>(player));
    }
    result.winners = G::winners(seen());
    result.title = G::title(seen());
    return result;
  }
  rules::Verdict try_out(rules::Event event) const final {
    State trial = seen();
    return G::apply(trial, event);
  }

  const Moment& moment_at(unsigned step) final { return moment_at(step, false); }
  const Moment& open_moment_at(unsigned step) final { return moment_at(step, true); }
  const Moment& moment_ahead(rules::Event event) final {
    Shown& shown = new_shown();
    shown.step = static_cast<unsigned>(match_->events()) + 1;
    shown.event = event;
    shown.ahead = true;
    shown.before = seen();
    shown.after = match_->seen_after(event);
    return weigh(shown);
  }
  void paint_moment(Painter& painter, const Rect& area, unsigned whose) const final {
    paint_moment(painter, area, shown(), whose);
  }
  void tell_moment(char* to, size_t size) const final {
    if (shown().step == 0) {
      lv_snprintf(to, size, "%s", text(Text::game_begins));
    } else {
      tell_event(shown(), to, size);
    }
  }

  void tell_deed(char* to, size_t size) const final { tell_deed(shown(), to, size); }
  unsigned moment_turn() const final { return turn_in(shown()); }

  // What whoever holds the device may see.
  const State& seen() const { return match_->seen(); }
  bool over() const { return match_->over(); }

 protected:
  using Shown = MomentOf<State>;
  static_assert(sizeof(Shown) <= kMostMomentBytes);
  static_assert(std::is_trivially_destructible_v<Shown>);

  // The board of `whose` at this moment, in all of `area`: what happens is marked on it, what luck
  // brought is drawn. See paint_moment.
  virtual void paint_moment(Painter& painter, const Rect& area, const Shown& shown,
                            unsigned whose) const = 0;
  // Before: shown.step > 0.
  virtual void tell_event(const Shown& shown, char* to, size_t size) const = 0;
  // Before: a player did it.
  virtual void tell_deed(const Shown& shown, char* to, size_t size) const {
    tell_event(shown, to, size);
  }
  // The round or the turn of its event, from 1; 0 where it has none.
  virtual unsigned turn_in(const Shown&) const { return 0; }

  constexpr PlayOf() = default;
  ~PlayOf() = default;

  // Before: one of the calls that look.
  const Shown& shown() const { return *static_cast<const Shown*>(moment_memory()); }

  // All that the rules say can come. Before: luck is to be entered.
  size_t all_that_can_come(rules::Event* to) const {
    size_t count = 0;
    G::options(seen(), [&](rules::Event event) {
      LV_ASSERT(count < kMostEntries);
      to[count++] = event;
      return true;
    });
    return count;
  }

 private:
  using Options = typename G::Options;

  const Moment& moment_at(unsigned step, bool open) {
    Shown& shown = new_shown();
    shown.step = step;
    const unsigned holder = match_->holder();
    if (step == 0) {
      shown.after = open ? match_->open_at(0) : match_->seen_at(0, holder);
      return shown;
    }
    shown.event = match_->event(step - 1);
    if (open) {
      match_->open_around(step, shown.before, shown.after);
    } else {
      match_->seen_around(step, holder, shown.before, shown.after);
    }
    return weigh(shown);
  }
  static Shown& new_shown() { return *new (moment_memory()) Shown; }
  static const Moment& weigh(Shown& shown) {
    const uint8_t actor = shown.event.actor();
    if (actor != rules::kChance) {
      shown.weigh(G::score(shown.before, actor), G::score(shown.after, actor), G::kItemCount);
    }
    return shown;
  }

  // The memory may be that of the match that gives these.
  void begin(Options options, rules::Party party, rules::Luck luck) {
    match_ = new (match_memory(Memory::game)) Match(options, party, luck);
    play_on();
  }
  void play_on() {
    forget_choices();
    set_current_play(this);
  }
  void forget_choices() {
    moves().forget();
    forget_entry();
  }
  bool bring_back(const rules::ByteSource& kept, Memory memory) {
    const rules::Party nobody = rules::Party::of_persons(G::kLeastPlayers);
    rules::ByteReader bytes(kept);
    match_ = new (match_memory(memory)) Match({}, nobody, rules::Luck::of_people(0));
    return match_->bring_back(bytes);
  }

  Options options_of(const Setup& setup) const {
    Options options{};
    const uint8_t players = setup.seats.players;
    const auto set = [&](const SetupField& field, unsigned player, unsigned value) {
      const auto seat = static_cast<uint8_t>(player);
      const bool known = G::set(options, players, field.setting, seat, value);
      LV_ASSERT(known);
    };
    for (size_t i = 0; i < entry().fields.size(); ++i) {
      const SetupField& field = entry().fields[i];
      if (!field.is_there(setup)) continue;
      if (field.choose == Choose::one_or_lot) {
        if (setup.values[i] != 0) set(field, 0, setup.values[i] - 1u);
        continue;
      }
      if (field.choose != Choose::each_own) {
        set(field, 0, setup.values[i]);
        continue;
      }
      for (unsigned player = 1; player <= players; ++player) {
        const unsigned value = setup.own_values[player - 1];
        if (value != 0) set(field, player, value - 1);
      }
    }
    return options;
  }

  // What `given()` doesn't tell is the default.
  uint8_t value_of(size_t setting) const {
    unsigned value = 0;
    if (G::given(match_->options(), setting, 0, value)) return static_cast<uint8_t>(value);
    const rules::SettingText& text = G::kSettings[setting];
    if (text.several) return default_of_several(text);
    while (!rules::same_text(text.values[value], text.fallback)) ++value;
    return static_cast<uint8_t>(value);
  }
  // One word, or none of them.
  static uint8_t default_of_several(const rules::SettingText& text) {
    for (unsigned value = 0; value < text.value_count; ++value) {
      if (rules::same_text(text.values[value], text.fallback)) {
        return static_cast<uint8_t>(1u << value);
      }
    }
    return 0;
  }
  // From 1; 0 where it is drawn.
  uint8_t own_value_of(size_t setting, unsigned player) const {
    unsigned value = 0;
    const auto seat = static_cast<uint8_t>(player);
    const bool given = G::given(match_->options(), setting, seat, value);
    return given ? static_cast<uint8_t>(value + 1) : uint8_t{0};
  }

  Match* match_ = nullptr;
};

}  // namespace ui
