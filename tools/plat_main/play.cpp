// `plat play` and `plat perft`: games without anybody at the table.
#include "rules/core/match.hpp"
#include "rules/core/perft.hpp"
#include "tools/plat_main/setup.hpp"

namespace tool {
namespace {

rules::Party party_of(const Setup& setup) {
  rules::Party party;
  party.players = static_cast<uint8_t>(setup.players);
  for (unsigned i = 0; i < setup.players; ++i) party.seats[i].sitter = setup.bots[i];
  return party;
}

template <rules::Recorded G>
void print_record(Output& out, const rules::Match<G>& match) {
  for (unsigned i = 0; i < match.record_lines(); ++i) {
    char line[rules::kMostLineChars + 1];
    match.record_line(i, line);
    out.add(line).add('\n');
  }
}

}  // namespace

const char* check(const Setup& setup) {
  const char* reason = "there is no such game";
  rules::Games::any([&](auto game) {
    using G = decltype(game);
    typename G::Options options{};
    if (!rules::same_text(G::kId, setup.game)) return false;
    reason = nullptr;
    read_options<G>(setup, options, reason);
    return true;
  });
  return reason;
}

int play(const Setup& setup, Output& out) {
  return with_game_of(setup, [&](auto game, const auto& options) {
    using G = decltype(game);
    rules::Match<G> match(options, party_of(setup), rules::Luck::of_device(setup.seed));
    while (!match.over()) {
      while (!match.think(SIZE_MAX)) {
      }
      match.do_decided();
    }
    print_record<G>(out, match);
    return 0;
  });
}

int perft(const Setup& setup, unsigned depth, Output& out) {
  return with_game_of(setup, [&](auto game, const auto& options) {
    using G = decltype(game);
    const auto start = G::start(options, static_cast<uint8_t>(setup.players));
    const uint64_t count = rules::count_leaves<G>(start, rules::Rng(setup.seed), depth);
    Json json(out);
    json.begin_object().key("game").string(G::kId).key("players").number(setup.players);
    json.key("seed").number(setup.seed).key("depth").number(depth);
    json.key("leaves").number(count).end_object();
    out.add('\n');
    return 0;
  });
}

}  // namespace tool
