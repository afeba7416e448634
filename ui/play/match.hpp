// A game between people at this device: a session, its luck, and the record of both. All games
// share the memory of one session, since one is played at a time; a lesson has one of its own, so
// that it doesn't end the game it interrupts.
#pragma once

#include <new>
#include <type_traits>

#include "rules/core/header.hpp"
#include "rules/core/session.hpp"
#include "ui/play/luck.hpp"
#include "ui/play/play.hpp"

namespace ui {

enum class Memory : uint8_t { game, lesson };
// Room for kMostSessionBytes.
void* session_memory(Memory memory);

template <rules::Recorded G>
class Match : public Play {
 public:
  using State = typename G::State;
  using Options = typename G::Options;
  using Session = rules::Session<G>;
  static_assert(sizeof(Session) <= rules::kMostSessionBytes);
  static_assert(std::is_trivially_destructible_v<Session>);

  // Before begin() there is nothing to ask for.
  const State& state() const { return session_->state(); }
  const Session& session() const { return *session_; }
  const Setup& setup() const final { return setup_; }

  // A new game; luck acts until a player can. `options` are sound for the players of `setup`.
  void begin(const Setup& setup, const Options& options, Memory memory = Memory::game) {
    setup_ = setup;
    script_ = nullptr;
    session_ = new (session_memory(memory)) Session(options, setup.seats.players);
    if (memory == Memory::game) set_current_play(this);
    let_luck_act();
  }

  // The same with luck that was written before: what `script` says comes first, in this order.
  void begin_scripted(const Setup& setup, const Options& options, const rules::Event* script,
                      size_t count) {
    setup_ = setup;
    script_ = script;
    script_left_ = count;
    session_ = new (session_memory(Memory::lesson)) Session(options, setup.seats.players);
    let_luck_act();
  }

  // What a player does, and the luck that follows. What luck showed can't be undone.
  rules::Verdict act(rules::Event event) {
    const rules::Verdict verdict = session_->apply(event);
    if (verdict.ok()) let_luck_act();
    return verdict;
  }

  // Luck acts that has waited, see luck_waits().
  void wake_luck() { let_luck_act(true); }

  // The player who may act next and comes first at the table, from 1; 0 when the game is over.
  unsigned next_player() const {
    const rules::Actors actors = G::to_act(state());
    for (unsigned player = 1; player <= setup_.seats.players; ++player) {
      if (rules::holds(actors, static_cast<rules::Actor>(player))) return player;
    }
    return 0;
  }

  // Nobody takes back what was done up to now: the device has gone to another player.
  void seal() { session_->seal(); }

  bool over() const final { return rules::over<G>(state()); }
  bool can_undo() const final { return session_->can_undo(); }
  void undo() override { session_->undo(); }

  unsigned record_lines() const final {
    unsigned lines = kFixedLines;
    rules::for_each_setting<G>(session_->options(), session_->players(),
                               [&](const rules::SettingLine&) { ++lines; });
    return lines + static_cast<unsigned>(session_->size());
  }

  void record_line(unsigned index, char* to) const final;

  unsigned steps() const final { return static_cast<unsigned>(session_->size()); }

 protected:
  constexpr Match() = default;
  ~Match() = default;

  // Which draw comes next, in a number of its own: see luck(). By default the draws are counted, so
  // that the nth draw of a challenge is the same whatever was done before it.
  virtual uint32_t luck_place() const {
    uint32_t draws = 0;
    for (const rules::Event event : *session_) draws += event.actor() == rules::kChance ? 1 : 0;
    return draws;
  }

  // Whether what luck does now waits for wake_luck(): for dice that people throw by a touch.
  virtual bool luck_waits() const { return false; }

  // The state after the first `step` events.
  State state_at(unsigned step) const {
    State seen = session_->start();
    const rules::Event* event = session_->begin();
    for (unsigned i = 0; i < step; ++i) {
      const rules::Verdict verdict = G::apply(seen, event[i]);
      LV_ASSERT(verdict.ok());
    }
    return seen;
  }

 private:
  static constexpr unsigned kFixedLines = 4;  // plat, game, players, begin

  void let_luck_act(bool woken = false) {
    bool acted = false;
    while (G::to_act(state()) == rules::only(rules::kChance) && (woken || !luck_waits())) {
      const rules::Verdict verdict = session_->apply(next_luck());
      LV_ASSERT(verdict.ok());
      acted = true;
    }
    if (acted) session_->seal();
  }

  rules::Event next_luck() {
    // What was written suits the game that the lesson has in mind; another goes on with other luck.
    while (script_ != nullptr && script_left_ > 0) {
      --script_left_;
      const rules::Event written = *script_++;
      State trial = state();
      if (G::apply(trial, written).ok()) return written;
    }
    rules::Rng rng = luck(setup_.challenge, luck_place());
    return G::pick(state(), rng);
  }

  Session* session_ = nullptr;
  Setup setup_;
  const rules::Event* script_ = nullptr;
  size_t script_left_ = 0;
};

template <rules::Recorded G>
void Match<G>::record_line(unsigned index, char* to) const {
  rules::Writer line(to, rules::kMostLineChars + 1);
  if (index == 0) {
    line.word("plat").word("").add(static_cast<int>(rules::kRecordFormat));
    return;
  }
  if (index == 1) {
    line.word("game").word(G::kId);
    return;
  }
  if (index == 2) {
    line.word("players").word("").add(session_->players());
    return;
  }
  index -= 3;
  bool written = false;
  rules::for_each_setting<G>(session_->options(), session_->players(),
                             [&](const rules::SettingLine& setting) {
                               if (index-- == 0 && !written) {
                                 rules::print_setting(G::kSettings, setting, line);
                                 written = true;
                               }
                             });
  if (written) return;
  if (index == 0) {
    line.word("begin");
    return;
  }
  rules::print_event(G::kVerbs, session_->begin()[index - 1], line);
}

}  // namespace ui
