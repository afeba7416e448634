// Plays a game at this device by touches, without a script: the picker shows each decision, and the
// target that it names does it. For a game of any kind.
#pragma once

#include <deque>
#include <map>

#include "ui/core/screen.hpp"
#include "ui/play/game_entry.hpp"
#include "ui/play/play.hpp"

namespace by_show {

// How many values the set-up offers.
inline unsigned values_of(const ui::SetupField& field) {
  const auto values = static_cast<unsigned>(field.values.size());
  switch (field.choose) {
    case ui::Choose::one:
      return values;
    case ui::Choose::one_or_lot:
      return values + 1;
    case ui::Choose::several:
      return 1u << values;
    case ui::Choose::each_own:
      break;
  }
  return 1;  // by lot
}

// What players decided in a game, each in their own order; of luck (player 0) what came.
class Decisions {
 public:
  void add(rules::Event event) { of_[event.actor()].push_back(event); }

  // The next one of this player; false: there is none.
  bool take(unsigned player, rules::Event& event) {
    std::deque<rules::Event>& own = of_[player];
    if (own.empty()) return false;
    event = own.front();
    own.pop_front();
    return true;
  }

 private:
  std::map<unsigned, std::deque<rules::Event>> of_;
};

// Who touches. `sees` is called before each touch, with what is chosen and will be done by it, or
// nullptr where the device goes on or dice are thrown.
class Hand {
 public:
  virtual void wait(unsigned milliseconds) = 0;
  virtual bool tap(const char* target) = 0;  // false: nothing is called so
  virtual void sees(ui::Play&, const rules::Event* /*chosen*/) {}

 protected:
  ~Hand() = default;
};

namespace detail {

// A touch that comes at once may be meant for what was there before.
inline constexpr unsigned kPauseMs = 600;

inline const char* tap(ui::Play& play, Hand& hand, const char* target) {
  hand.sees(play, nullptr);
  return hand.tap(target) ? nullptr : target;
}

// The screens do by themselves what leaves no choice: it is decided as well.
inline const char* skip_done(ui::Play& play, Decisions& decisions, size_t from) {
  for (size_t i = from; i < play.match().events(); ++i) {
    const rules::Event done = play.match().event(i);
    if (done.actor() == rules::kChance && play.match().luck().automatic()) continue;
    rules::Event own;
    if (!decisions.take(done.actor(), own) || own.verb() != done.verb()) {
      return "something was done that nobody decided";
    }
  }
  return nullptr;
}

inline const char* show_and_do(ui::Play& play, Decisions& decisions, Hand& hand) {
  rules::Event event;
  if (!decisions.take(play.match().player(), event)) return "nothing more is decided";
  play.picker().show(event);
  if (!play.picker().ready() || play.picker().event() != event) return "it is not chosen";
  ui::screens::rebuild();
  hand.wait(kPauseMs);
  hand.sees(play, &event);
  const size_t before = play.match().events();
  if (!hand.tap(play.picker().target())) return "nothing is called as the picker says";
  if (play.match().events() <= before) return "nothing was done";
  if (play.match().event(before) != event) return "another event was done";
  return skip_done(play, decisions, before + 1);
}

}  // namespace detail

// Plays the game that was begun, to its end: nullptr, or what stands in the way. Before: home is
// shown.
inline const char* play(ui::Play& play, Decisions decisions, Hand& hand) {
  ui::screens::open(play.screen());
  const char* wrong = nullptr;
  while (wrong == nullptr && !play.match().over()) {
    hand.wait(detail::kPauseMs);
    if (play.opening() != nullptr) {
      wrong = detail::tap(play, hand, "button Go on");
      continue;
    }
    switch (play.match().due()) {
      case rules::Due::hand_over:
        wrong = detail::tap(play, hand, "button Go on");
        break;
      case rules::Due::throwing:
        wrong = detail::tap(play, hand, "button Roll");
        break;
      default:
        wrong = detail::show_and_do(play, decisions, hand);
    }
  }
  hand.wait(detail::kPauseMs);
  return wrong;
}

}  // namespace by_show
