// A random number of players with random settings that agree.
#pragma once

#include <utility>
#include <vector>

#include "rules/core/record.hpp"

namespace tests {

template <rules::Recorded G>
struct RandomSetup {
  // The last try's setting and value, in the order of the table.
  std::vector<std::pair<size_t, unsigned>> settings;
  typename G::Options options{};
  uint8_t players = 0;

  explicit RandomSetup(rules::Rng& rng) {
    do {
      options = {};
      settings.clear();
      const unsigned range = G::kMostPlayers - G::kLeastPlayers + 1u;
      players = static_cast<uint8_t>(G::kLeastPlayers + rng.below(range));
    } while (!set_all(rng));
  }

 private:
  bool set_all(rules::Rng& rng) {
    bool good = true;
    for (size_t i = 0; i < G::kSettingCount; ++i) {
      const rules::SettingText& text = G::kSettings[i];
      const unsigned last = text.each_player ? players : 0;
      for (unsigned seat = text.each_player ? 1 : 0; seat <= last; ++seat) {
        if (text.fallback == nullptr && rng.below(2) == 0) continue;
        const unsigned values = text.several ? 1u << text.value_count : text.value_count;
        const unsigned value = rng.below(values);
        good = good && G::set(options, players, i, static_cast<uint8_t>(seat), value);
        settings.emplace_back(i, value);
      }
    }
    for (const auto& setting : settings) {
      for (uint8_t seat = 0; seat <= players; ++seat) {
        const bool each = G::kSettings[setting.first].each_player;
        if ((seat != 0) == each) good = good && G::agrees(options, players, setting.first, seat);
      }
    }
    return good;
  }
};

}  // namespace tests
