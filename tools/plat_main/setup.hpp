// From the words of a call to the game that is meant.
#pragma once

#include <cstdio>
#include <cstring>

#include "rules/core/header.hpp"
#include "rules/registry.hpp"
#include "tools/plat_main/commands.hpp"

namespace tool {

// The options that a setup's `--set` words give. False, with a reason: there are none such.
template <rules::Recorded G>
bool read_options(const Setup& setup, typename G::Options& options, const char*& reason) {
  using Header = rules::HeaderReader<G>;
  Header header;
  char line[rules::kMostLineChars + 1];
  rules::Writer players(line, sizeof line);
  players.word("players").word("").add(static_cast<int>(setup.players));
  typename Header::Step step = header.line(rules::Reader(line, players.length()), 1);
  for (unsigned i = 0; i < setup.setting_count && step == Header::Step::kMore; ++i) {
    reason = "bad-setting";
    if (std::strlen(setup.settings[i]) + 4 > rules::kMostLineChars) return false;
    rules::Writer set(line, sizeof line);
    set.word("set").word(setup.settings[i]);
    step = header.line(rules::Reader(line, set.length()), i + 2);
  }
  reason = header.conflict() != nullptr ? "set-conflict" : header.reason();
  if (reason != nullptr) return false;
  options = header.options();
  return true;
}

// Calls `use(G{}, options)` for the game of a setup that check() likes.
template <class Use>
int with_game_of(const Setup& setup, Use&& use) {
  int status = 0;
  rules::Games::any([&](auto game) {
    using G = decltype(game);
    if (!rules::same_text(G::kId, setup.game)) return false;
    typename G::Options options{};
    const char* reason = nullptr;
    if (read_options<G>(setup, options, reason)) status = use(game, options);
    return true;
  });
  return status;
}

}  // namespace tool
