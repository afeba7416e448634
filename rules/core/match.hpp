// A game being played by somebody: the one thing that stands between a game's rules and its
// screens. It owns the session, knows who sits where, lets luck and bots act, says who holds the
// device and what they may see. Play at the device, a lesson, a replay, a game between bots, a
// printed game that is refereed: all are this, with other seats and another source of luck.
//
// A game says how the device goes round and which dice are thrown by hand, where it is not as here:
//
//   static constexpr Passing kPassing = Passing::open;
//   static uint8_t thrower(const State&);  // luck waits until this player throws the dice; 0: none
#pragma once

#include <cstddef>
#include <cstdint>

#include "rules/core/any_match.hpp"
#include "rules/core/bot.hpp"
#include "rules/core/header.hpp"
#include "rules/core/kept.hpp"
#include "rules/core/save.hpp"
#include "rules/core/session.hpp"

namespace rules {

// Shows what a Match keeps to itself; see insight.hpp.
template <Recorded G>
struct Insight;

template <Recorded G>
class Match final : public AnyMatch {
 public:
  using State = typename G::State;
  using Options = typename G::Options;

  // Before: the options are sound for so many players.
  Match(const Options& options, const Party& party, const Luck& luck)
      : session_(options, party.players) {
    begin(options, party, luck);
  }

  // A new game in place of this one; luck acts until somebody can.
  void begin(const Options& options, const Party& party, const Luck& luck) {
    party_ = party;
    luck_ = luck;
    session_.begin_game(options, party.players);
    holder_ = first_holder();
    go_on();
  }

  // What the holder may see; with nobody holding the device, what everybody may, or all where only
  // bots play. Of a game that is over, all.
  const State& seen() const { return seen_; }
  // What this player may see, a bot no more than a person; 0: as above with nobody holding it.
  State seen(unsigned player) const { return seen_of(session_.state(), player); }
  // The same after the first `events`. Before: events <= events().
  State seen_at(size_t events, unsigned player) const {
    return seen_of(session_.state_at(events), player);
  }
  // Both sides of the last of the first `events`, the game played up to there once. Before: there
  // is one, and events <= events().
  void seen_around(size_t events, unsigned player, State& before, State& after) const {
    around(events, before, after, [&](const State& state) { return seen_of(state, player); });
  }
  // What the holder would see if this happened. Before: it is legal for whoever acts.
  State seen_after(Event event) const {
    State state = session_.state();
    const Verdict verdict = G::apply(state, event);
    RULES_ASSERT(verdict.ok());
    return seen_of(state, holder_);
  }
  // What everybody may know by now of how it stood then. Before: events <= open_events().
  State open_at(size_t events) const {
    RULES_ASSERT(events <= open_events());
    return opened(session_.state_at(events));
  }
  // Both sides of the last of them, as above.
  void open_around(size_t events, State& before, State& after) const {
    RULES_ASSERT(events <= open_events());
    around(events, before, after, [&](const State& state) { return opened(state); });
  }
  const Options& options() const { return session_.options(); }

  Due due() const override;
  unsigned player() const override;
  void lay_down() override;
  void take() override;
  Verdict act(Event event) override;
  void draw_for_people() override;
  unsigned thrower() const override { return rules::thrower<G>(session_.state()); }
  void throw_dice() override;
  bool think(size_t most) override;
  Event decided() const override { return bot_.choice(); }
  void do_decided() override;
  bool can_undo() const override { return last_by_hand() != kNone; }
  void undo() override;
  size_t undo_reaches() const override { return session_.sealed(); }

  size_t events() const override { return session_.size(); }
  Event event(size_t index) const override {
    RULES_ASSERT(index < session_.size());
    return session_.begin()[index];
  }
  size_t open_events() const override;
  uint32_t fingerprint() const override {
    return static_cast<uint32_t>(digest<G>(session_.state()));
  }
  unsigned record_lines() const override;
  void record_line(unsigned index, char* to) const override;

  // Writes all of it, set-up, party and luck included, as kept.hpp says; the number of bytes, or 0
  // if `size` is too small. A script is not written.
  size_t keep(uint8_t* to, size_t size) const;
  void keep(const ByteSink& sink) const override;
  static constexpr size_t most_kept_bytes() {
    return kMostKeptHead + most_save_bytes<G>() + sizeof holder_;
  }
  // Goes on where the kept match was; `script` is that of a match which had one. False: the bytes
  // are none of this game, and the match is a new game of nobody's.
  bool bring_back(ByteReader& bytes, const Luck& script = {});
  bool bring_back(const uint8_t* from, size_t size, const Luck& script = {}) {
    ByteReader bytes(from, size);
    return bring_back(bytes, script);
  }

 private:
  friend struct Insight<G>;

  static constexpr size_t kNone = SIZE_MAX;
  static constexpr Actor kNobody = UINT8_MAX;

  static constexpr Passing passing() {
    if constexpr (requires { G::kPassing; }) {
      return G::kPassing;
    } else {
      return Passing::open;
    }
  }

  // Luck that acts by itself has to: go_on() leaves no match so.
  bool waits_for_luck() const {
    return luck_.automatic() && luck_acts() && (party_.persons() == 0 || thrower() == 0);
  }
  bool luck_acts() const { return G::to_act(session_.state()) == only(kChance); }
  // Hands that lie open at the table are no secret at the device.
  bool is_open() const { return passing() == Passing::hidden && luck_.source == LuckSource::table; }
  bool passes() const { return passing() != Passing::open && !is_open() && party_.persons() > 1; }
  uint8_t first_holder() const;
  uint8_t holder_after(size_t events) const;
  uint8_t last_holder() const { return passes() ? holder_after(session_.size()) : holder_; }
  // An undo has come back to what somebody else entered.
  bool is_elsewhere() const { return last_holder() != 0 && last_holder() != holder_; }
  unsigned next_after(unsigned player, bool persons) const;
  State seen_of(State state, unsigned player) const;
  // As everybody may know it.
  State opened(State state) const {
    const bool hides = passing() == Passing::hidden && !is_open();
    if (hides && !rules::over<G>(session_.state())) G::redact(state, 0);
    return state;
  }
  template <class Look>
  void around(size_t events, State& before, State& after, Look&& look) const {
    RULES_ASSERT(events > 0);
    State state = session_.state_at(events - 1);
    before = look(state);
    const Verdict verdict = G::apply(state, event(events - 1));
    RULES_ASSERT(verdict.ok());
    after = look(state);
  }
  void draw();
  void go_on();
  void settle();
  bool by_hand(Event event) const {
    return event.actor() == kChance ? !luck_.automatic() : party_.is_person(event.actor());
  }
  size_t last_by_hand() const;
  void write_kept(ByteWriter& bytes) const;
  bool read_kept(ByteReader& bytes, const Luck& script);

  Session<G> session_;
  State seen_{};
  Bot<G> bot_;
  bool thinks_ = false;  // the bot has begun
};

template <Recorded G>
uint8_t Match<G>::first_holder() const {
  if (passing() == Passing::hidden && passes()) return 0;
  for (unsigned player = 1; player <= party_.players; ++player) {
    if (party_.is_person(player)) return static_cast<uint8_t>(player);
  }
  return 0;
}

// Who had the device when the last of so many events happened.
template <Recorded G>
uint8_t Match<G>::holder_after(size_t events) const {
  for (size_t at = events; at > 0; --at) {
    const Actor actor = event(at - 1).actor();
    if (actor != kChance && party_.is_person(actor)) return actor;
  }
  return first_holder();
}

template <Recorded G>
Due Match<G>::due() const {
  if (rules::over<G>(session_.state())) return Due::nothing;
  if (luck_acts() && !is_elsewhere()) return luck_.automatic() ? Due::throwing : Due::entry;
  const unsigned next = player();
  if (!party_.is_person(next)) return Due::bot;
  return next == holder_ ? Due::act : Due::hand_over;
}

// The next one round the table who may act and is a person, or a bot.
template <Recorded G>
unsigned Match<G>::next_after(unsigned player, bool persons) const {
  const Actors actors = G::to_act(session_.state());
  for (unsigned step = 0; step < party_.players; ++step) {
    const unsigned next = (player + step) % party_.players + 1;
    if (holds(actors, static_cast<Actor>(next)) && party_.is_person(next) == persons) return next;
  }
  return 0;
}

// Who had the device last goes on as long as they can; bots wait for all persons.
template <Recorded G>
unsigned Match<G>::player() const {
  const uint8_t last = last_holder();
  if (last != 0 && holds(G::to_act(session_.state()), last)) return last;
  if (luck_acts() && is_elsewhere()) return last;
  const unsigned person = next_after(last, true);
  return person != 0 ? person : next_after(last, false);
}

template <Recorded G>
typename G::State Match<G>::seen_of(State state, unsigned player) const {
  const bool onlooker = player == 0 && party_.persons() == 0;
  const bool all = onlooker || is_open() || rules::over<G>(session_.state());
  if (!all) G::redact(state, static_cast<uint8_t>(player));
  return state;
}

// Brings what depends on the state up to it.
template <Recorded G>
void Match<G>::settle() {
  thinks_ = false;
  ++version_;
  if (!passes()) {
    const unsigned next = player();
    if (next != 0 && party_.is_person(next)) holder_ = static_cast<uint8_t>(next);
  } else if (due() == Due::hand_over && luck_.seals()) {
    session_.seal();
  }
  seen_ = seen(holder_);
}

template <Recorded G>
void Match<G>::draw() {
  const Verdict verdict =
      session_.apply(drawn<G>(luck_, session_.state(), session_.begin(), session_.size()));
  RULES_ASSERT(verdict.ok());
  if (luck_.seals()) session_.seal();
}

template <Recorded G>
void Match<G>::go_on() {
  while (waits_for_luck()) draw();
  settle();
}

template <Recorded G>
void Match<G>::lay_down() {
  if (passing() != Passing::hidden || !passes() || rules::over<G>(session_.state())) return;
  holder_ = 0;
  settle();
}

template <Recorded G>
void Match<G>::take() {
  RULES_ASSERT(due() == Due::hand_over);
  holder_ = static_cast<uint8_t>(player());
  settle();
}

template <Recorded G>
Verdict Match<G>::act(Event event) {
  const Due now = due();
  if (now == Due::nothing) return kGameOver;
  const Actor actor = now == Due::entry ? kChance : now == Due::act ? holder_ : kNobody;
  if (event.actor() != actor) return kNotYourTurn;
  const Verdict verdict = session_.apply(event);
  if (verdict.ok()) go_on();
  return verdict;
}

template <Recorded G>
void Match<G>::draw_for_people() {
  RULES_ASSERT(due() == Due::entry);
  draw();
  session_.seal();
  settle();
}

// All dice that wait together are thrown by one touch.
template <Recorded G>
void Match<G>::throw_dice() {
  RULES_ASSERT(due() == Due::throwing);
  while (luck_acts()) draw();
  settle();
}

template <Recorded G>
bool Match<G>::think(size_t most) {
  if (!thinks_) {
    RULES_ASSERT(due() == Due::bot);
    const unsigned bot = player();
    bot_.begin(party_.sitter(bot), seen(bot), static_cast<Actor>(bot),
               luck_.for_bot(session_.size()));
    thinks_ = true;
  }
  return bot_.think(most);
}

template <Recorded G>
void Match<G>::do_decided() {
  RULES_ASSERT(thinks_);
  const Verdict verdict = session_.apply(bot_.choice());
  RULES_ASSERT(verdict.ok());
  go_on();
}

// Luck begins a round in which all act together.
template <Recorded G>
size_t Match<G>::open_events() const {
  size_t open = session_.size();
  if (passing() != Passing::together || rules::over<G>(session_.state())) return open;
  while (open > 0 && event(open - 1).actor() != kChance) --open;
  return open;
}

template <Recorded G>
size_t Match<G>::last_by_hand() const {
  for (size_t at = session_.size(); at > session_.sealed(); --at) {
    if (by_hand(session_.begin()[at - 1])) return at - 1;
  }
  return kNone;
}

template <Recorded G>
void Match<G>::undo() {
  const size_t last = last_by_hand();
  RULES_ASSERT(last != kNone);
  const Actor actor = session_.begin()[last].actor();
  session_.undo_to(last);
  const uint8_t had = actor != kChance ? actor : holder_after(last);
  if (!passes() || had == 0) holder_ = had;
  settle();
}

}  // namespace rules

#include "rules/core/match_keep.hpp"
