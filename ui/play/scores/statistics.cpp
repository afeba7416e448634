#include "ui/play/scores/statistics.hpp"

#include <lvgl.h>

#include "ui/core/write.hpp"
#include "ui/play/game_entry.hpp"

namespace ui {
namespace {

// Gives each game that counts to `use` while they are listed, in no order: each is read once. Those
// for which it returns true are in the list.
template <class Use>
unsigned list_counted(KeptGames& kept, const GameFilter& filter, Use& use) {
  struct Context {
    const GameFilter& filter;
    Use& use;
  };
  const Context all = {filter, use};
  const auto wants = [](const void* context, const KeptGame& game) {
    const auto& each = *static_cast<const Context*>(context);
    return each.filter.takes(game) && counts(game) == Counts::yes && each.use(game);
  };
  return kept.list(wants, &all);
}

int16_t total_of(const KeptGame& game) { return game.totals[best_person(game) - 1]; }

// Of equal ones the one begun first comes first.
void add_best(Statistics& to, const KeptGame& game) {
  const int16_t total = total_of(game);
  unsigned at = to.listed;
  const auto beats = [&](const BestGame& other) {
    return total > other.total || (total == other.total && game.number < other.number);
  };
  while (at > 0 && beats(to.best[at - 1])) --at;
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
  if (is_entered(game.luck)) return Counts::entered;
  return game.repeats ? Counts::repeats : Counts::yes;
}

unsigned list_counted(KeptGames& kept, const GameFilter& filter) {
  const auto any = [](const KeptGame&) { return true; };
  return list_counted(kept, filter, any);
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
  const auto add = [&](const KeptGame& game) {
    if (game.number > to.newest) to.newest = game.number;
    ++to.plays;
    to.sum += total_of(game);
    add_best(to, game);
    if (game.players() == 1 && !game.entry->titles.empty()) {
      ++to.titles[title_index(*game.entry, total_of(game))];
    }
    return true;
  };
  const unsigned count = list_counted(kept, filter, add);
  KeptGame game;
  while (to.streak < count && kept.listed(to.streak, game) && total_of(game) * to.plays >= to.sum) {
    ++to.streak;
  }
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
  const auto weigh = [&](const KeptGame& other) {
    if (other.number == game.number) return false;
    const int16_t total = total_of(other);
    if (standing.plays == 1 || total > standing.best) standing.best = total;
    if (total > standing.total) ++standing.place;
    ++standing.plays;
    sum += total;
    return false;
  };
  list_counted(kept, like, weigh);
  standing.mean = static_cast<int16_t>(mean_of(sum, standing.plays));
  return standing;
}

}  // namespace ui
