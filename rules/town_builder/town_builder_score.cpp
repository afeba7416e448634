#include "rules/town_builder/town_builder_score.hpp"

namespace rules::town_builder {

Board board_of(const State& state) {
  Board board;
  std::memcpy(board.place, state.place, sizeof board.place);
  std::memcpy(board.awards, state.awards, sizeof board.awards);
  std::memcpy(board.types, state.types, sizeof board.types);
  board.judges = state.judges;
  board.players = state.players;
  return board;
}

Scores::Scores(const Board& board) : board_(board) {
  for (unsigned card = 0; card < kCards; ++card) {
    if (board.place[card] < kBuilt) continue;
    const unsigned seat = board.place[card] - kBuilt;
    kinds_[seat] += kKinds[card];
    points_[seat] = static_cast<uint16_t>(points_[seat] + kPoints[card]);
    if (kPoints[card] == 1) ++ones_[seat];
  }
}

// What a judge counts: a type, or buildings with abilities. Orphanage and Library count as chosen.
unsigned Scores::type_count(unsigned seat, unsigned judge) const {
  unsigned count = count_of(kinds_[seat], judge);
  if (judge == kAbilityJudge) return count;
  if (board_.types[0] != 0 && owns(seat, kOrphanageCard)) {
    if (judge == kCardData[kOrphanageCard].type) --count;
    if (judge + 1u == board_.types[0]) ++count;
  }
  if (judge + 1u == board_.types[1] && owns(seat, kLibraryCard)) ++count;
  return count;
}

unsigned Scores::judges_of(unsigned seat) const {
  constexpr unsigned kLeast = 1;
  constexpr unsigned kLeastAlone = 3;
  unsigned claimed = 0;
  for (unsigned judge = 0; judge < kJudges; ++judge) {
    if ((board_.judges >> judge & 1u) == 0) continue;
    const unsigned own = type_count(seat, judge);
    bool best = own >= (board_.players == 1 ? kLeastAlone : kLeast);
    for (unsigned other = 0; best && other < board_.players; ++other) {
      best = type_count(other, judge) <= own;
    }
    claimed += best;
  }
  return claimed;
}

// What a scoring ability brings this district.
unsigned Scores::worth(Ability ability, unsigned seat) const {
  unsigned types = 0;
  switch (ability) {
    case kFarm:
      return ones_[seat];
    case kGardens:
      for (unsigned type = 0; type < kTypes; ++type) types += count_of(kinds_[seat], type) != 0;
      return types;
    case kBellTower:
      return count_of(kinds_[seat], kCulture);
    default:
      return 0;
  }
}

unsigned Scores::abilities_of(unsigned seat) const {
  struct Scoring {
    Ability ability;
    unsigned card;
  };
  static constexpr Scoring kScoring[] = {{kFarm, card_with(kFarm)},
                                         {kGardens, card_with(kGardens)},
                                         {kBellTower, card_with(kBellTower)}};
  unsigned sum = 0;
  unsigned best = 0;  // for the Watchtower: of another player's; alone, of the own
  for (const auto& [ability, card] : kScoring) {
    const unsigned place = board_.place[card];
    if (place < kBuilt) continue;
    const unsigned brings = worth(ability, seat);
    const bool own = place == place_of(kBuilt, seat);
    if (own) sum += brings;
    if ((!own || board_.players == 1) && brings > best) best = brings;
  }
  return owns(seat, kWatchtowerCard) ? sum + best : sum;
}

Score Scores::of(uint8_t player) const {
  const unsigned seat = player - 1u;
  const unsigned items[] = {points_[seat], abilities_of(seat),
                            count_bits(board_.awards[seat]) * kAwardPoints,
                            judges_of(seat) * kJudgePoints};
  Score score;
  for (unsigned i = 0; i < 4; ++i) {
    score.items[i] = static_cast<int16_t>(items[i]);
    score.total = static_cast<int16_t>(score.total + score.items[i]);
  }
  return score;
}

// Most points, then most buildings, then all of these.
Actors Scores::winners() const {
  Actors winners = 0;
  unsigned best = 0;
  for (uint8_t player = 1; player <= board_.players; ++player) {
    const unsigned own =
        static_cast<unsigned>(of(player).total) << 8 | building_count(kinds_[player - 1]);
    if (own > best || winners == 0) {
      best = own;
      winners = 0;
    }
    if (own == best) winners = static_cast<Actors>(winners | only(player));
  }
  return winners;
}

const char* Scores::title() const {
  if (board_.players != 1) return nullptr;
  const int total = of(1).total;
  const char* title = nullptr;
  for (const TitleData& from : kTitles) {
    if (total >= from.least) title = from.title;
  }
  return title;
}

}  // namespace rules::town_builder
