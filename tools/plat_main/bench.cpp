// `plat bench`: how long a move takes in uniformly random whole games.
#include <chrono>

#include "rules/core/random_play.hpp"
#include "tools/plat_main/setup.hpp"

namespace tool {
namespace {

struct Run {
  uint64_t playouts = 0;
  uint64_t moves = 0;
  uint64_t chance_events = 0;
  uint64_t nanoseconds = 0;

  uint64_t decisions() const { return moves - chance_events; }
};

uint64_t now() {
  const auto since = std::chrono::steady_clock::now().time_since_epoch();
  return static_cast<uint64_t>(std::chrono::duration_cast<std::chrono::nanoseconds>(since).count());
}

// Plays whole games: `playouts` of them, or for `budget` nanoseconds if that is 0.
template <rules::Recorded G, class Pick>
Run run(const typename G::State& start, uint64_t seed, uint64_t playouts, uint64_t budget,
        Pick&& pick) {
  Run run;
  rules::Rng rng(seed);
  const uint64_t begun = now();
  do {
    typename G::State state = start;
    for (rules::Actors acting = G::to_act(state); acting != 0; acting = G::to_act(state)) {
      const rules::Verdict verdict = G::apply(state, pick(state, rng));
      RULES_ASSERT(verdict.ok());
      ++run.moves;
      run.chance_events += rules::holds(acting, rules::kChance) ? 1 : 0;
    }
    ++run.playouts;
    if (playouts == 0) run.nanoseconds = now() - begun;
  } while (playouts != 0 ? run.playouts < playouts : run.nanoseconds < budget);
  run.nanoseconds = now() - begun;
  return run;
}

void print_time(Json& json, const char* name, const Run& run) {
  json.key(name);
  if (run.moves == 0) {
    json.null();
  } else {
    json.tenths(run.nanoseconds * 10 / run.moves);
  }
}

}  // namespace

int bench(const Setup& setup, Way way, uint64_t playouts, uint64_t milliseconds, Output& out) {
  return with_game_of(setup, [&](auto game, const auto& options) {
    using G = decltype(game);
    using State = typename G::State;
    const State start = G::start(options, static_cast<uint8_t>(setup.players));
    const uint64_t budget = milliseconds * 1000000 / (way == Way::kBoth ? 2 : 1);
    Run listing;
    Run picking;
    if (way != Way::kPick) {
      listing =
          run<G>(start, setup.seed, playouts, budget, [](const State& state, rules::Rng& rng) {
            return rules::pick_by_listing<G>(state, rng);
          });
    }
    if (way != Way::kOptions) {
      picking = run<G>(start, setup.seed, playouts, budget,
                       [](const State& state, rules::Rng& rng) { return G::pick(state, rng); });
    }
    Json json(out);
    json.begin_object().key("game").string(G::kId).key("players").number(setup.players);
    json.key("playouts").number(listing.playouts + picking.playouts);
    json.key("decisions").number(listing.decisions() + picking.decisions());
    json.key("chance_events").number(listing.chance_events + picking.chance_events);
    print_time(json, "ns_per_move_options", listing);
    print_time(json, "ns_per_move_pick", picking);
    json.key("state_bytes").number(uint64_t{sizeof(State)}).end_object();
    out.add('\n');
    return 0;
  });
}

}  // namespace tool
