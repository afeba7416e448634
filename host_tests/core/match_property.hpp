// What a match of any game has to hold, whoever sits where and wherever luck comes from:
//
//   play_random_matches<Game>(matches, hides, first_seed)
//
// Each is played to its end by random decisions; before every step it is kept and brought back, and
// the one that was brought back has to do exactly what the other does.
#pragma once

#include <unity.h>

#include <map>
#include <vector>

#include "host_tests/core/decider.hpp"
#include "host_tests/core/random_setup.hpp"
#include "rules/core/digest.hpp"

namespace tests {

template <rules::Recorded G>
class RandomMatch {
 public:
  using Match = rules::Match<G>;

  // `hides`: what others do in a round is hidden from who still acts.
  RandomMatch(uint64_t seed, bool hides)
      : rng_(seed),
        hides_(hides),
        setup_(rng_),
        party_(random_party()),
        luck_(random_luck()),
        match_(setup_.options, party_, luck_),
        other_({}, rules::Party::of_persons(G::kLeastPlayers), rules::Luck::of_people(0)) {}

  void run() {
    while (!match_.over()) {
      look();
      bring_back();
      const uint64_t decision = rng_.next();
      const Views before = views();
      Decider decider(decision);
      decider.step(match_);
      if (decider.drew()) drawn_ = match_.events();
      look_at_views(before);
      Decider(decision).step(other_);
      TEST_ASSERT_TRUE_MESSAGE(kept(match_) == kept(other_), "brought back, it went on otherwise");
    }
    look();
    if (!luck_.automatic()) undo_all();
  }

  rules::LuckSource source() const { return luck_.source; }
  // How often an undo handed the device back over something that is hidden.
  unsigned handed_back() const { return handed_back_; }

 private:
  rules::Party random_party() {
    rules::Party party;
    party.players = setup_.players;
    for (unsigned i = 0; i < setup_.players; ++i) {
      // Every other seat is a person's.
      const unsigned lot = rng_.below(2 * (rules::kSitters - 1));
      party.seats[i].sitter = static_cast<rules::Sitter>(lot < rules::kSitters ? lot : 0);
      party.seats[i].mark = static_cast<uint8_t>(rng_.below(256));
    }
    return party;
  }

  // The script is a game's that was played before: at some places it won't fit, and it ends early.
  rules::Luck random_luck() {
    const uint64_t secret = uint64_t{rng_.next()} << 32 | rng_.next();
    switch (static_cast<rules::LuckSource>(rng_.below(rules::kLuckSources))) {
      case rules::LuckSource::device:
        return rules::Luck::of_device(secret);
      case rules::LuckSource::challenge:
        return rules::Luck::numbered(static_cast<uint16_t>(rng_.below(rules::kMostChallenge + 1)));
      case rules::LuckSource::people:
        return rules::Luck::of_people(secret);
      case rules::LuckSource::table:
        return rules::Luck::of_table(secret);
      default:
        break;
    }
    Match before(setup_.options, rules::Party::of_persons(setup_.players),
                 rules::Luck::of_device(secret));
    for (Decider decider(secret); !before.over();) decider.step(before);
    for (size_t i = 0; i < before.events() / 2; ++i) {
      if (before.event(i).actor() == rules::kChance) script_.push_back(before.event(i));
    }
    return rules::Luck::written(script_.data(), script_.size());
  }

  static std::vector<uint8_t> kept(const Match& match) {
    std::vector<uint8_t> bytes(Match::most_kept_bytes());
    bytes.resize(match.keep(bytes.data(), bytes.size()));
    TEST_ASSERT_FALSE(bytes.empty());
    return bytes;
  }

  void bring_back() {
    const std::vector<uint8_t> bytes = kept(match_);
    TEST_ASSERT_TRUE_MESSAGE(other_.bring_back(bytes.data(), bytes.size(), luck_),
                             "what was kept is not brought back");
    TEST_ASSERT_TRUE(kept(other_) == bytes);
    TEST_ASSERT_TRUE(same_bytes(match_.seen(), other_.seen()));
    TEST_ASSERT_EQUAL(static_cast<int>(match_.due()), static_cast<int>(other_.due()));
    TEST_ASSERT_EQUAL(match_.player(), other_.player());
    TEST_ASSERT_EQUAL(match_.can_undo(), other_.can_undo());
    for (unsigned player = 1; player <= party_.players; ++player) {
      TEST_ASSERT_EQUAL(party_.seats[player - 1].mark, other_.party().seats[player - 1].mark);
    }
  }

  // Whose turn it is, who holds the device and what is seen go together.
  void look() {
    const unsigned player = match_.player();
    const unsigned holder = match_.holder();
    TEST_ASSERT_TRUE(holder <= party_.players && (holder == 0 || party_.is_person(holder)));
    switch (match_.due()) {
      case rules::Due::nothing:
        TEST_ASSERT_EQUAL(0, player);
        TEST_ASSERT_TRUE(same_bytes(match_.seen(), raw(match_)));
        return;
      case rules::Due::act:
        TEST_ASSERT_EQUAL(player, holder);
        break;
      case rules::Due::hand_over:
        TEST_ASSERT_NOT_EQUAL(player, holder);
        TEST_ASSERT_TRUE(party_.is_person(player));
        TEST_ASSERT_FALSE_MESSAGE(match_.can_undo() && luck_.seals(), "undo after a hand-over");
        break;
      case rules::Due::bot:
        TEST_ASSERT_FALSE(party_.is_person(player));
        break;
      case rules::Due::throwing:
      case rules::Due::entry:
        TEST_ASSERT_EQUAL(0, player);
        break;
    }
    look_at_others();
    look_at_open();
    undo_and_redo();
  }

  // What everybody sees now, by player; only of a game that hides what others do in a round.
  struct Views {
    size_t events = 0;
    std::map<unsigned, typename G::State> of;
  };
  Views views() const {
    Views all{.events = match_.events(), .of = {}};
    for (unsigned player = 1; hides_ && player <= party_.players; ++player) {
      all.of.emplace(player, match_.seen(player));
    }
    return all;
  }

  // Who still acts in the round sees nothing of what another one did in it.
  void look_at_views(const Views& before) {
    if (!hides_ || match_.over() || match_.events() != before.events + 1) return;
    const rules::Actor actor = match_.event(before.events).actor();
    if (actor == rules::kChance) return;
    for (unsigned player = 1; player <= party_.players; ++player) {
      const bool acts = rules::holds(G::to_act(raw(match_)), static_cast<rules::Actor>(player));
      if (player == actor || !acts) continue;
      TEST_ASSERT_TRUE_MESSAGE(same_bytes(before.of.at(player), match_.seen(player)),
                               "a player sees what another did in the round");
    }
  }

  // What is open hides nothing; who has done nothing since sees it and no more.
  void look_at_open() {
    if (!hides_) return;
    const size_t open = match_.open_events();
    const typename G::State then = match_.open_at(open);
    for (unsigned player = 1; player <= party_.players; ++player) {
      typename G::State theirs = then;
      G::redact(theirs, static_cast<uint8_t>(player));
      TEST_ASSERT_TRUE_MESSAGE(same_bytes(then, theirs), "it is told, but not everybody's to know");
      bool acted = false;
      for (size_t i = open; i < match_.events(); ++i) {
        acted = acted || match_.event(i).actor() == player;
      }
      if (acted || party_.persons() == 0) continue;
      TEST_ASSERT_TRUE_MESSAGE(same_bytes(then, match_.seen(player)), "more is open than is told");
    }
  }

  // Nobody but whose turn it is does anything.
  void look_at_others() {
    const rules::Due due = match_.due();
    const unsigned allowed = due == rules::Due::act     ? match_.player()
                             : due == rules::Due::entry ? 0u
                                                        : UINT8_MAX;
    for (const Event event : listed<G>(raw(match_))) {
      if (event.actor() == allowed) continue;
      const std::vector<uint8_t> before = kept(match_);
      TEST_ASSERT_FALSE_MESSAGE(match_.act(event).ok(), "it was not their turn");
      TEST_ASSERT_TRUE(kept(match_) == before);
      return;
    }
  }

  // What this player may see of where the match stands.
  static typename G::State view(const Match& match, unsigned player) {
    typename G::State state = raw(match);
    const bool open = rules::hides<G>() && match.luck().source == rules::LuckSource::table;
    if (match.party().persons() != 0 && !open) G::redact(state, static_cast<uint8_t>(player));
    return state;
  }

  // Who had the device before this event of the log, where it goes round.
  unsigned had(size_t event) const {
    const Event did = match_.event(event);
    if (did.actor() != rules::kChance) return did.actor();
    for (size_t i = event; i-- > 0;) {
      const unsigned actor = match_.event(i).actor();
      if (actor != rules::kChance && party_.is_person(actor)) return actor;
    }
    return 0;
  }

  // An undo ends where a person, or people entering luck, decide again: who did it before, if need
  // be after the device was handed back to them.
  void undo_and_redo() {
    if (!match_.can_undo() || rng_.below(kUndoEvery) != 0) return;
    bring_back();
    const size_t events = other_.events();
    other_.undo();
    TEST_ASSERT_LESS_THAN(events, other_.events());
    for (size_t i = 0; i < other_.events(); ++i) {
      TEST_ASSERT_TRUE(other_.event(i) == match_.event(i));
    }
    look_after_undo();
    const bool decides = other_.due() == rules::Due::act || other_.due() == rules::Due::entry;
    TEST_ASSERT_TRUE_MESSAGE(decides, "after an undo somebody else is to act");
    const Event taken_back = match_.event(other_.events());
    const unsigned actor = other_.due() == rules::Due::act ? other_.player() : 0;
    TEST_ASSERT_EQUAL(taken_back.actor(), actor);
    TEST_ASSERT_TRUE(other_.act(taken_back).ok());
  }

  // Whoever holds the device sees no more than they may, before it is handed over and after.
  void look_after_undo() {
    TEST_ASSERT_TRUE(same_bytes(other_.seen(), view(other_, other_.holder())));
    const size_t undone = other_.events();
    if (other_.due() == rules::Due::hand_over) {
      const unsigned holder = other_.holder();
      TEST_ASSERT_EQUAL(match_.holder(), holder);
      TEST_ASSERT_EQUAL(had(undone), other_.player());
      // What somebody else did in the round was hidden from them, and stays so.
      const bool acts = rules::holds(G::to_act(raw(match_)), static_cast<rules::Actor>(holder));
      const bool one = match_.events() == undone + 1;
      if (hides_ && acts && one && match_.event(undone).actor() != rules::kChance) {
        TEST_ASSERT_TRUE(same_bytes(match_.seen(), other_.seen()));
        ++handed_back_;
      }
      other_.take();
      TEST_ASSERT_TRUE(same_bytes(other_.seen(), view(other_, had(undone))));
    }
    if (hides_ && party_.persons() > 1 && had(undone) != 0) {
      TEST_ASSERT_EQUAL(had(undone), other_.holder());
    }
  }

  // Back to what the device drew, or to the start; nothing is left behind it but what bots did.
  void undo_all() {
    while (match_.can_undo()) {
      match_.undo();
      TEST_ASSERT_TRUE(
          same_bytes(rules::Insight<G>::session(match_).state_at(match_.events()), raw(match_)));
    }
    TEST_ASSERT_GREATER_OR_EQUAL_MESSAGE(drawn_, match_.events(), "what the device drew is gone");
    for (size_t i = drawn_; i < match_.events(); ++i) {
      const unsigned actor = match_.event(i).actor();
      const bool of_bot = actor != rules::kChance && !party_.is_person(actor);
      TEST_ASSERT_TRUE_MESSAGE(of_bot, "something is not taken back");
    }
  }

  static constexpr unsigned kUndoEvery = 8;

  Rng rng_;
  bool hides_;
  RandomSetup<G> setup_;
  std::vector<Event> script_;
  rules::Party party_;
  rules::Luck luck_;
  Match match_;
  Match other_;
  size_t drawn_ = 0;  // events up to the last one that the device drew for people
  unsigned handed_back_ = 0;
};

// Every source of luck has to come up.
template <rules::Recorded G>
void play_random_matches(unsigned matches, bool hides, unsigned first_seed) {
  unsigned seen = 0, handed_back = 0;
  for (unsigned seed = first_seed; seed < first_seed + matches; ++seed) {
    RandomMatch<G> match(seed, hides);
    match.run();
    seen |= 1u << static_cast<unsigned>(match.source());
    handed_back += match.handed_back();
  }
  TEST_ASSERT_EQUAL((1u << rules::kLuckSources) - 1, seen);
  if (hides) TEST_ASSERT_GREATER_THAN(0, handed_back);
}

// The luck of a number is the same whether bots play or persons, if they decide alike.
template <rules::Recorded G>
void compare_bots_with_persons(uint16_t number, uint64_t seed) {
  Rng rng(seed);
  const RandomSetup<G> setup(rng);
  const rules::Party bots = rules::Party::of(setup.players, rules::Sitter::random);
  const rules::Luck luck = rules::Luck::numbered(number);
  rules::Match<G> first(setup.options, bots, luck);
  Decider decider(seed);
  while (!first.over()) decider.step(first);

  std::map<unsigned, std::vector<Event>> decisions;  // by player, the last first
  for (size_t i = first.events(); i-- > 0;) {
    decisions[first.event(i).actor()].push_back(first.event(i));
  }
  rules::Match<G> second(setup.options, rules::Party::of_persons(setup.players), luck);
  while (!second.over()) {
    if (second.due() != rules::Due::act) {
      decider.step(second);
      continue;
    }
    std::vector<Event>& own = decisions[second.player()];
    TEST_ASSERT_FALSE(own.empty());
    TEST_ASSERT_TRUE_MESSAGE(second.act(own.back()).ok(), "other luck came");
    own.pop_back();
  }
  TEST_ASSERT_EQUAL_HEX64(rules::digest<G>(raw(first)), rules::digest<G>(raw(second)));
}

}  // namespace tests
