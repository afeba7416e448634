// `plat play` and `plat perft`: games without anybody at the table.
#include "rules/core/perft.hpp"
#include "tools/plat_main/setup.hpp"

namespace tool {
namespace {

template <rules::Recorded G>
void print_header(Output& out, const typename G::Options& options, uint8_t players) {
  out.add("plat ").add(rules::kRecordFormat).add("\ngame ").add(G::kId);
  out.add("\nplayers ").add(unsigned{players}).add('\n');
  rules::for_each_setting<G>(options, players, [&](const rules::SettingLine& setting) {
    char line[rules::kMostLineChars + 1];
    rules::Writer writer(line, sizeof line);
    rules::print_setting(G::kSettings, setting, writer);
    out.add(line).add('\n');
  });
  out.add("begin\n");
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
    const uint8_t players = static_cast<uint8_t>(setup.players);
    print_header<G>(out, options, players);
    rules::Rng rng(setup.seed);
    typename G::State state = G::start(options, players);
    while (!rules::over<G>(state)) {
      const rules::Event event = G::pick(state, rng);
      const rules::Verdict verdict = G::apply(state, event);
      RULES_ASSERT(verdict.ok());
      char line[rules::kMostLineChars + 1];
      rules::Writer writer(line, sizeof line);
      rules::print_event(G::kVerbs, event, writer);
      out.add(line).add('\n');
    }
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
