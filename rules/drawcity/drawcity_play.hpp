// The parts of play and of random play, by phase. Functions of their own: a draw doesn't pay for
// what a turn needs.
#pragma once

#include "rules/core/rng.hpp"
#include "rules/core/verdict.hpp"
#include "rules/drawcity/drawcity_state.hpp"

namespace rules::drawcity {

// These do it if they may, and are false if they may not.
bool draw_number(State& state, Event event);       // in kNumber
bool draw_development(State& state, Event event);  // in kDevelopment
bool take_turn(State& state, Event event);         // in kAct and kChoose
bool set_up(State& state, Event event);            // before, and never at the end

// The active player's turn, or first the cards that were hidden.
void begin_turn(State& state);

// One option.
Event pick_number(const State& state, Rng& rng);
Event pick_development(const State& state, Rng& rng);
Event pick_turn(const State& state, Rng& rng);
Event pick_mark(const State& state, Rng& rng);
Event pick_set_up(const State& state, Rng& rng);

const Refusal& why_not(const State& state, Event event);

}  // namespace rules::drawcity
