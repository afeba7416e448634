// Cards going from one place to another. Nothing is checked here.
#pragma once

#include "rules/town_builder/town_builder_state.hpp"

namespace rules::town_builder {

// Onto the discard pile, from nowhere.
void discard(State& state, unsigned card);
// A card that somewhere in the pile lies.
void take_discard(State& state, unsigned card);

// From the deck or the box.
void add_to_row(State& state, unsigned card);
void take_from_row(State& state, unsigned card);

// The turn's gold first, then stored cards, oldest first. Before: it can be paid.
void pay(State& state, unsigned seat, unsigned price);
void store(State& state, unsigned seat, unsigned card);

// Completes it if its cost is gold alone.
void start_foundation(State& state, unsigned seat, unsigned card);
// A card as a resource, or one that stands for any symbol; completes what is met.
void put_under(State& state, unsigned seat, unsigned foundation, unsigned card);
void put_unnamed_under(State& state, unsigned seat, unsigned foundation);
// Discards what lies under it.
void complete(State& state, unsigned seat, unsigned foundation);
void discard_building(State& state, unsigned seat, unsigned card);

}  // namespace rules::town_builder
