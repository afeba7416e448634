// Results of games and positions as JSON.
#pragma once

#include "rules/core/digest.hpp"
#include "rules/core/record.hpp"
#include "tools/plat_main/output.hpp"

namespace tool {

inline void print_extra(Json& json, const rules::Extra& extra) {
  if (extra.name == nullptr) return;
  json.key(extra.name);
  if (!extra.list) {
    json.number(int{extra.values[0]});
    return;
  }
  json.begin_array();
  for (unsigned i = 0; i < extra.count; ++i) json.number(int{extra.values[i]});
  json.end_array();
}

template <rules::Recorded G>
void print_player(Json& json, unsigned seat, const rules::Score& score, const rules::Extra& extra) {
  json.begin_object().key("player").number(seat).key("total").number(int{score.total});
  json.key("items").begin_object();
  for (size_t i = 0; i < G::kItemCount; ++i) json.key(G::kItems[i]).number(int{score.items[i]});
  json.end_object();
  print_extra(json, extra);
  json.end_object();
}

inline void print_winners(Json& json, rules::Actors winners, const char* title) {
  json.key("winners").begin_array();
  for (unsigned seat = 1; seat <= rules::kMostPlayers; ++seat) {
    if (rules::holds(winners, static_cast<rules::Actor>(seat))) json.number(seat);
  }
  json.end_array().key("title");
  if (title != nullptr) {
    json.string(title);
  } else {
    json.null();
  }
}

inline void print_actors(Json& json, rules::Actors actors) {
  static constexpr const char* kNames[] = {"@", "p1", "p2", "p3", "p4", "p5", "p6"};
  json.key("to_act").begin_array();
  for (unsigned actor = 0; actor <= rules::kMostPlayers; ++actor) {
    if (rules::holds(actors, static_cast<rules::Actor>(actor))) json.string(kNames[actor]);
  }
  json.end_array();
}

template <rules::Recorded G>
void print_result(Output& out, const typename G::State& state, unsigned players, uint64_t events) {
  const bool over = rules::over<G>(state);
  Json json(out);
  json.begin_object().key("game").string(G::kId).key("events").number(events);
  json.key("status").string(over ? "over" : "running");
  print_actors(json, G::to_act(state));
  json.key("players").begin_array();
  for (unsigned seat = 1; seat <= players; ++seat) {
    const uint8_t player = static_cast<uint8_t>(seat);
    print_player<G>(json, seat, G::score(state, player), G::extra(state, player));
  }
  json.end_array();
  print_winners(json, over ? G::winners(state) : rules::Actors{0},
                over ? G::title(state) : nullptr);
  json.key("digest").hex(rules::digest<G>(state)).end_object();
  out.add('\n');
}

// A position that shows what a game shows.
template <rules::Recorded G>
void print_position(Output& out, const typename G::Position& position, unsigned players) {
  Json json(out);
  json.begin_object().key("game").string(G::kId).key("players").begin_array();
  for (unsigned seat = 1; seat <= players; ++seat) {
    const uint8_t player = static_cast<uint8_t>(seat);
    print_player<G>(json, seat, position.score(player), position.extra(player));
  }
  json.end_array();
  print_winners(json, position.winners(), position.title());
  json.end_object();
  out.add('\n');
}

// A position that shows the results of choices.
template <class Position>
void print_outcomes(Output& out, const Position& position) {
  Json json(out);
  json.begin_object().key("outcomes").begin_array();
  position.outcomes([&](const int16_t* numbers) {
    json.begin_object();
    for (size_t i = 0; i < Position::kOutcomeSize; ++i) {
      json.key(Position::kOutcome[i]).number(int{numbers[i]});
    }
    json.end_object();
  });
  json.end_array().end_object();
  out.add('\n');
}

}  // namespace tool
