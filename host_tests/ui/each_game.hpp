// The games that have screens, each with its rules.
#pragma once

#include <unity.h>

#include "rules/registry.hpp"
#include "ui/registry.hpp"

namespace each_game {

// Calls `use(entry, G{})` for each of them.
template <class Use>
void with_rules(Use&& use) {
  for (const ui::GameEntry& entry : ui::kGames) {
    const bool known = rules::Games::any([&](auto game) {
      if (!rules::same_text(decltype(game)::kId, entry.id)) return false;
      use(entry, game);
      return true;
    });
    TEST_ASSERT_TRUE_MESSAGE(known, entry.id);
  }
}

}  // namespace each_game
