#include "ui/play/scores/statistics.hpp"

#include <lvgl.h>

#include "ui/core/write.hpp"
#include "ui/play/game_entry.hpp"

namespace ui {
namespace {

// Gives each listed game to `use` until it returns false.
template <class Use>
void for_each_listed(KeptGames& kept, unsigned count, Use&& use) {
  KeptGame game;
  for (unsigned index = 0; index < count; ++index) {
    if (kept.listed(index, game) && !use(game)) return;
  }
}

int16_t total_of(const KeptGame& game) { return game.totals[best_person(game) - 1]; }

// Games come in the order of their numbers, the greatest first: of equal ones the later one comes
// before those that are there.
void add_best(Statistics& to, const KeptGame& game) {
  const int16_t total = total_of(game);
  unsigned at = to.listed;
  while (at > 0 && to.best[at - 1].total <= total) --at;
  if (at == Statistics::kBest) return;
  if (to.listed < Statistics::kBest) ++to.listed;
  for (unsigned i = to.listed - 1u; i > at; --i) to.best[i] = to.best[i - 1];
  const unsigned person = best_person(game);
  to.best[at] = {.number = game.number,
                 .total = total,
                 .challenge = game.challenge,
                 .luck = game.luck,
                 .players = game.seats.players,
                 .seat = game.seats.at(person),
                 .name = game.names[person - 1]};
}

}  // namespace

unsigned best_person(const KeptGame& game) {
  unsigned best = 0;
  for (unsigned player = 1; player <= game.players(); ++player) {
    if (rules::holds(game.bots, static_cast<rules::Actor>(player))) continue;
    if (best == 0 || game.totals[player - 1] > game.totals[best - 1]) best = player;
  }
  return best;
}

Counts counts(const KeptGame& game) {
  if (!game.over) return Counts::unfinished;
  if (best_person(game) == 0) return Counts::without_person;
  if (game.luck == LuckKind::ours) return Counts::entered;
  return game.repeats ? Counts::repeats : Counts::yes;
}

unsigned list_counted(KeptGames& kept, const GameFilter& filter) {
  const auto wants = [](const void* context, const KeptGame& game) {
    return static_cast<const GameFilter*>(context)->takes(game) && counts(game) == Counts::yes;
  };
  return kept.list(wants, &filter);
}

unsigned Statistics::place(unsigned index) const {
  while (index > 0 && best[index - 1].total == best[index].total) --index;
  return index + 1;
}

unsigned title_index(const GameEntry& game, int total) {
  auto index = static_cast<unsigned>(game.titles.size()) - 1;
  while (index > 0 && total < game.titles[index].least) --index;
  return index;
}

void read_statistics(KeptGames& kept, const GameFilter& filter, Statistics& to) {
  LV_ASSERT(filter.game->titles.size() <= Statistics::kMostTitles);
  to = Statistics();
  const unsigned count = list_counted(kept, filter);
  for_each_listed(kept, count, [&](const KeptGame& game) {
    if (to.plays == 0) to.newest = game.number;
    ++to.plays;
    to.sum += total_of(game);
    add_best(to, game);
    if (game.players() == 1 && !game.entry->titles.empty()) {
      ++to.titles[title_index(*game.entry, total_of(game))];
    }
    return true;
  });
  for_each_listed(kept, count, [&](const KeptGame& game) {
    const bool holds = total_of(game) * to.plays >= to.sum;
    if (holds) ++to.streak;
    return holds;
  });
}

void tell_mean(int32_t sum, unsigned count, char* to, size_t size) {
  const int tenths = mean_of(10 * sum, count);
  const int positive = tenths < 0 ? -tenths : tenths;
  write(to, size, "%s%d.%d", tenths < 0 ? "-" : "", positive / 10, positive % 10);
}

Standing standing_of(KeptGames& kept, const KeptGame& game) {
  Standing standing;
  standing.counts = counts(game);
  if (standing.counts != Counts::yes) return standing;
  GameFilter like = {.game = game.entry, .players = game.seats.players};
  if (game.entry->has_modes() && game.values[game.entry->mode_field] != KeptGame::kUntold) {
    like.mode = game.values[game.entry->mode_field];
  }
  standing.person = static_cast<uint8_t>(best_person(game));
  standing.total = total_of(game);
  standing.plays = standing.place = 1;
  int32_t sum = standing.total;
  for_each_listed(kept, list_counted(kept, like), [&](const KeptGame& other) {
    if (other.number == game.number) return true;
    const int16_t total = total_of(other);
    if (standing.plays == 1 || total > standing.best) standing.best = total;
    if (total > standing.total) ++standing.place;
    ++standing.plays;
    sum += total;
    return true;
  });
  standing.mean = static_cast<int16_t>(mean_of(sum, standing.plays));
  return standing;
}

}  // namespace ui
