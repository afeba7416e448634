// The games of rules_bench on the host, for comparison.
#include <cinttypes>
#include <cstdio>

#include "host_tests/images/random_matches.hpp"
#include "rules/registry.hpp"

namespace {

void print(const char* game, const char* way, uint32_t games, const random_games::Result& result) {
  std::printf("game %s by %s games %" PRIu32 " moves %" PRIu32 " digest %016" PRIx64 "\n", game,
              way, games, result.moves, result.digest);
}

}  // namespace

int main() {
  rules::Games::any([](auto game) {
    using G = decltype(game);
    using namespace random_games;
    print(G::kId, "pick", kByPick, play<G, ByPick<G>>(kByPick));
    print(G::kId, "options", kByListing, play<G, ByListing<G>>(kByListing));
    const random_matches::Result matches = random_matches::play<G>();
    print(G::kId, "bots", random_matches::kMatches, {matches.events, matches.digest});
    return false;
  });
}
