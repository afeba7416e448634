// The games of rules_bench on the host, for comparison.
#include "host_tests/images/random_games.hpp"

#include <cinttypes>
#include <cstdio>

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
    return false;
  });
}
