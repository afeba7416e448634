// The games. A game is added with its header and its line in the list.
#pragma once

#include "rules/cities/cities.hpp"
#include "rules/city_planner/city_planner.hpp"
#include "rules/core/record.hpp"
#include "rules/drawcity/drawcity.hpp"
#include "rules/town_builder/town_builder.hpp"
#include "rules/townies/townies.hpp"

namespace rules {

template <Recorded... G>
struct GameList {
  static constexpr size_t kCount = sizeof...(G);

  // Calls `use` with a G{} of every game until it returns true; whether one did.
  template <class Use>
  static bool any(Use&& use) {
    return (use(G{}) || ...);
  }
};

using Games = GameList<Cities, CityPlanner, DrawCity, TownBuilder, Townies>;

}  // namespace rules
