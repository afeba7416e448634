// The course of the game: deck, refill, turns, the end.
#pragma once

#include "rules/town_builder/town_builder_state.hpp"

namespace rules::town_builder {

void enter(State& state, Phase phase);

// A judge of the deck turns up.
void turn_up_judge(State& state, unsigned judge);
// The deck has run out: that counts, and the discards become the deck.
void run_out(State& state);

// Behind each step of the refill.
void go_on_refilling(State& state);
// Back to the player; an ability that drew from the deck is over.
void end_ability(State& state);

void begin_turn(State& state, unsigned player);
void end_turn(State& state);
void next_turn(State& state);

// Who chooses a type after one has been chosen, or the end.
void next_type(State& state);

}  // namespace rules::town_builder
