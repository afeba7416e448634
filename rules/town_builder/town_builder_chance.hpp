// Events of chance: cards, judges and awards that come up. Each is called in its own phases only.
#pragma once

#include "rules/core/event.hpp"
#include "rules/core/verdict.hpp"
#include "rules/town_builder/town_builder_state.hpp"

namespace rules::town_builder {

Verdict draw_first(State& state, Event event);
Verdict draw_for_row(State& state, Event event);
Verdict draw_judge(State& state, Event event);
Verdict draw_award(State& state, Event event);
Verdict reveal(State& state, Event event);

}  // namespace rules::town_builder
