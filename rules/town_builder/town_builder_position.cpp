// Positions: districts, awards and judges to be scored.
#include "rules/town_builder/town_builder.hpp"
#include "rules/town_builder/town_builder_ids.hpp"

namespace rules::town_builder {

bool TownBuilder::Position::line(Reader reader) {
  if (open_ != 0) return block_line(reader) && reader.at_end();
  if (reader.word("award")) return add_award(reader) && reader.at_end();
  if (reader.word("judge")) return add_judge(reader) && reader.at_end();
  return open_block(reader) && reader.at_end();
}

bool TownBuilder::Position::add_award(Reader& reader) {
  unsigned award = 0;
  unsigned player = 0;
  if (!reader.one_of(kAwardIds.data(), kAwards, award) || !reader.player(player, board_.players)) {
    return false;
  }
  uint8_t& held = board_.awards[player - 1];
  if (held >> award & 1u) return false;
  held = static_cast<uint8_t>(held | 1u << award);
  return true;
}

bool TownBuilder::Position::add_judge(Reader& reader) {
  unsigned judge = 0;
  if (!reader.one_of(kJudgeIds.data(), kJudges, judge)) return false;
  if (board_.judges >> judge & 1u) return false;
  board_.judges = static_cast<uint8_t>(board_.judges | 1u << judge);
  return true;
}

bool TownBuilder::Position::open_block(Reader& reader) {
  unsigned player = 0;
  if (!reader.word("district") || !reader.player(player, board_.players)) return false;
  if (seen_ >> player & 1u) return false;
  seen_ = static_cast<uint8_t>(seen_ | 1u << player);
  open_ = static_cast<uint8_t>(player);
  typed_ = 0;
  return true;
}

bool TownBuilder::Position::block_line(Reader& reader) {
  static constexpr const char* kChosen[] = {"orphanage", "library"};
  if (reader.word("end")) return close_block();
  if (reader.word("type")) {
    unsigned building = 0;
    unsigned type = 0;
    if (!reader.one_of(kChosen, 2, building) || !reader.one_of(kJudgeIds.data(), kTypes, type) ||
        board_.types[building] != 0) {
      return false;
    }
    board_.types[building] = static_cast<uint8_t>(type + 1);
    typed_ = static_cast<uint8_t>(typed_ | 1u << building);
    return true;
  }
  unsigned card = 0;
  if (!reader.one_of(kCardIds.data(), kCards, card) || board_.place[card] != kUnseen) return false;
  board_.place[card] = place_of(kBuilt, open_ - 1u);
  return true;
}

bool TownBuilder::Position::close_block() {
  const unsigned built = place_of(kBuilt, open_ - 1u);
  open_ = 0;
  return ((typed_ & 1u) == 0 || board_.place[kOrphanageCard] == built) &&
         ((typed_ & 2u) == 0 || board_.place[kLibraryCard] == built);
}

Score TownBuilder::Position::score(uint8_t seat) const { return Scores(board_).of(seat); }

Extra TownBuilder::Position::extra(uint8_t seat) const {
  return {"built", false, 1, {static_cast<int16_t>(Scores(board_).buildings(seat))}};
}

Actors TownBuilder::Position::winners() const { return Scores(board_).winners(); }

const char* TownBuilder::Position::title() const { return Scores(board_).title(); }

}  // namespace rules::town_builder
