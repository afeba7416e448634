// What a State shows: points, winners, what holds at any time.
#include <cstring>

#include "rules/townies/townies.hpp"
#include "rules/townies/townies_goals.hpp"

namespace rules {

using namespace townies;

namespace {

bool same(const Turn& first, const Turn& second) {
  return std::memcmp(&first, &second, sizeof first) == 0;
}

unsigned last_score(const Town& town) {
  return town.objects == 0 ? 0 : score_of(town.drawn[town.objects - 1]);
}

// "Game End": most points; then the fewest Objects; then the last Object's own points.
unsigned rank(const Score& score, const Town& town) {
  return static_cast<unsigned>(score.total) << 8 | (kSlots - town.objects) << 4 | last_score(town);
}

// --- invariants --------------------------------------------------------------------------------

// What an Object can have scored on its space, Stable Soil included.
bool score_sound(const State& state, Drawn drawn) {
  constexpr unsigned kMostBasic = 6 + 1;
  constexpr unsigned kMostSquare = 2 * 6 + 1;
  const bool basic = is_basic(object_of(drawn));
  const bool soil = has(state, kStableSoil) && kStarBoard.has(space_of(drawn));
  const unsigned extra = soil ? kStableSoilPoints : 0;
  return score_of(drawn) >= extra + (basic ? 1 : 2) &&
         score_of(drawn) <= extra + (basic ? kMostBasic : kMostSquare);
}

bool objects_sound(const State& state, const Town& town) {
  if (town.objects > kSlots) return false;
  Board seen;
  for (unsigned i = 0; i < kSlots; ++i) {
    const Drawn drawn = town.drawn[i];
    if (i >= town.objects) {
      if (drawn != 0) return false;
      continue;
    }
    if (!is_space(space_of(drawn)) || object_of(drawn) >= kObjects) return false;
    if (town.is_empty(space_of(drawn)) || seen.has(space_of(drawn))) return false;
    seen.set(space_of(drawn));
    if (!score_sound(state, drawn)) return false;
  }
  // Only what stands on a star space has marked one.
  return town.stars <= (seen & kStarBoard).count() &&
         (town.stars == 0 || kUses[state.bonus].count != 0);
}

bool map_sound(const Town& town) {
  const Board blocks = town.blocks();
  if (!(blocks.without(kMap) == Board{}) || town.filled != blocks.count()) return false;
  if (town.planes[2].without(blocks).any()) return false;
  return !(town.planes[0] & town.planes[1] & town.planes[2]).any();
}

// Shapes have four Blocks; alone, each has a circle while no Object has its slot.
bool slots_sound(const State& state, const Town& town) {
  if ((town.filled - town.objects) % kShapeBlocks != 0) return false;
  if (!plays_alone(state)) return town.taken == 0;
  const unsigned shapes = (town.filled - town.objects) / kShapeBlocks;
  return town.taken >= town.objects && town.taken >= shapes && town.taken <= kSlots &&
         town.taken <= town.objects + shapes;
}

// No fewer than there are. Which Blocks were drawn together is not to be seen any more.
bool sites_sound(const Town& town) {
  const Board empty = town.empty();
  for (unsigned object = 0; object < kObjects; ++object) {
    if (town.sites[object] > kSpaces) return false;
    if (sites(town, object, empty).count() > town.sites[object]) return false;
  }
  return true;
}

bool marker_sound(const State& state, const Town& town) {
  if (town.start > kColours || town.marker > kColours) return false;
  if ((town.start == 0) != (town.marker == 0)) return false;
  return town.marker != 0 || state.step == kDeal;
}

bool turn_sound(const State& state, const Town& town) {
  const Turn& turn = town.turn;
  if (!town.acts()) return same(turn, Turn{});
  if (turn.object >= kObjects || turn.shape >= kShapes) return false;
  if (turn.colour >= kColours) return false;
  const unsigned may = turn.may;
  const unsigned drawing = may & (kMayShape | kMayObject);
  if (may & kMayEnd ? (drawing != kMayShape && drawing != kMayObject) || (may & ~drawing) != kMayEnd
                    : drawing != (kMayShape | kMayObject)) {
    return false;
  }
  if ((may & kMayBoth) && ((may & kMayStar) || !has(state, kFunding))) return false;
  if ((may & kMayEnd) && !has(state, kFunding)) return false;
  if ((may & kMayStar) && (town.stars == 0 || kUses[state.bonus].count == 0)) return false;
  // One star a round, for one die or the marker.
  const unsigned others = (turn.object != state.object) + (turn.shape != state.shape);
  const bool painted = turn.colour + 1 != town.marker;
  if (others > (has(state, kNewProject) ? 1u : 0u)) return false;
  if (painted && !has(state, kRepainting)) return false;
  if ((others != 0 || painted) && (may & kMayStar)) return false;
  Town again = town;
  find_ways_again(again, plays_alone(state), kUses[state.bonus].count);
  return same(turn, again.turn) && ((may & kMayEnd) == 0 || can_draw(town));
}

bool town_sound(const State& state, const Town& town) {
  if (state.step == kDeal && town.filled != 0) return false;
  if ((town.unused[0] | town.unused[1]) != 0) return false;
  return objects_sound(state, town) && map_sound(town) && slots_sound(state, town) &&
         sites_sound(town) && marker_sound(state, town) && turn_sound(state, town);
}

bool cards_sound(const State& state) {
  if (state.mode >= kModes || state.additional > kGoals || state.bonus > kBonuses) return false;
  if (!has_additional(state.mode) && state.additional != 0) return false;
  if (!has_bonus(state.mode) && state.bonus != 0) return false;
  const bool dealt = next_dealing(state).verb == Verb::kRoll;
  return dealt == (state.step != kDeal);
}

bool actors_sound(const State& state) {
  unsigned acting = 0;
  for (uint8_t seat = 1; seat <= state.players; ++seat) {
    if (state.towns[seat - 1].acts()) acting |= only(seat);
  }
  if (state.step != kActing) return acting == 0 && state.actors == (state.step == kOver ? 0 : 1);
  return acting != 0 && state.actors == acting;
}

// "Game End", and the guard: looked at when all have acted.
bool end_sound(const State& state) {
  if (state.step == kActing) return true;
  bool over = false;
  unsigned filled = 0;
  for (const Town& town : state.towns) {
    over = over || town.objects == kSlots;
    filled += town.filled;
  }
  return (over || filled == state.players * kSpaces) == (state.step == kOver);
}

// How many rounds round the ring the marker has moved on.
unsigned moved_on(const Town& town) { return (kColours + town.start - town.marker) % kColours; }

}  // namespace

Score Townies::score(const State& state, uint8_t seat) {
  const Town& town = state.towns[seat - 1];
  unsigned items[kItemCount] = {};
  for (unsigned i = 0; i < town.objects; ++i) items[0] += score_of(town.drawn[i]);
  if (has_individual(state.mode) && town.start != 0) {
    const unsigned colour = town.start - 1u;
    items[1] = points(kSpecializationChart, count_specialization(town, colour)) +
               points(kStandardizationChart, count_standardization(town, colour));
  }
  if (state.additional != 0) {
    const Goal goal = static_cast<Goal>(state.additional - 1);
    items[2] = points(kGoalCharts[goal], count_goal(town, goal));
  }
  Score score;
  for (unsigned i = 0; i < kItemCount; ++i) {
    score.items[i] = static_cast<int16_t>(items[i]);
    score.total = static_cast<int16_t>(score.total + score.items[i]);
  }
  return score;
}

Extra Townies::extra(const State& state, uint8_t seat) {
  const Town& town = state.towns[seat - 1];
  Extra extra{"objects", true, town.objects, {}};
  for (unsigned i = 0; i < town.objects; ++i) {
    extra.values[i] = static_cast<int16_t>(score_of(town.drawn[i]));
  }
  return extra;
}

Actors Townies::winners(const State& state) {
  unsigned best = 0;
  Actors winners = 0;
  for (uint8_t seat = 1; seat <= state.players; ++seat) {
    const unsigned own = rank(score(state, seat), state.towns[seat - 1]);
    if (own < best) continue;
    if (own > best) winners = 0;
    best = own;
    winners = static_cast<Actors>(winners | only(seat));
  }
  return winners;
}

const char* Townies::title(const State& state) {
  if (!plays_alone(state)) return nullptr;
  const int total = score(state, 1).total;
  const Title* title = kTitleChart;
  while (total < title->least) ++title;
  return title->name;
}

bool Townies::sound(const State& state) {
  if (state.players < kLeastPlayers || state.players > kMostPlayers) return false;
  if (state.step > kOver || !cards_sound(state) || !actors_sound(state)) return false;
  if (state.object >= kObjects || state.shape >= kShapes) return false;
  if (state.step != kActing && (state.object | state.shape) != 0) return false;
  if (!end_sound(state)) return false;
  unsigned starts = 0;
  for (unsigned seat = 0; seat < kMostSeats; ++seat) {
    const Town& town = state.towns[seat];
    if (seat >= state.players) {
      const Town none;
      if (std::memcmp(&town, &none, sizeof town) != 0) return false;
      continue;
    }
    if (!town_sound(state, town)) return false;
    if (town.start == 0) continue;
    if (starts >> town.start & 1u) return false;
    starts |= 1u << town.start;
    if (moved_on(town) != (state.step == kDeal ? 0 : moved_on(state.towns[0]))) return false;
  }
  return true;
}

// Which Object stands where and brought which of the scores is of no matter once it is drawn, nor
// which Blocks were drawn together: sites are counted anew. Nor are the dice, as every turn has its
// own, the starting colour where no goal asks for it, and in the end stars and markers.
State Townies::canonical(const State& state) {
  State shown = state;
  shown.object = 0;
  shown.shape = 0;
  for (unsigned seat = 0; seat < state.players; ++seat) {
    Town& town = shown.towns[seat];
    const Board empty = town.empty();
    for (unsigned object = 0; object < kObjects; ++object) {
      town.sites[object] = static_cast<uint8_t>(sites(town, object, empty).count());
    }
    if (town.acts()) find_ways_again(town, plays_alone(state), kUses[state.bonus].count);
    unsigned i = 0;
    town.object_board().all_of([&](unsigned space) {
      town.drawn[i] = drawn(space, 0, score_of(town.drawn[i]));
      ++i;
      return true;
    });
    if (!has_individual(state.mode) && town.start != 0) town.start = town.marker;
    if (state.step != kOver) continue;
    town.stars = 0;
    town.taken = 0;
    town.marker = 0;
    if (!has_individual(state.mode)) town.start = 0;
  }
  return shown;
}

}  // namespace rules
