#include "ui/townies/match.hpp"

#include <iterator>

#include "ui/core/symbols.hpp"
#include "ui/core/write.hpp"
#include "ui/play/between/hand_over.hpp"
#include "ui/townies/goals_screen.hpp"
#include "ui/townies/pieces.hpp"
#include "ui/townies/town_screen.hpp"
#include "ui/townies/townies.hpp"

namespace ui::townies {
namespace {

constexpr size_t kMostWords = 40;
constinit char round_words[24] = {};
constinit char player_words[HandOver::kMostLines][kMostWords] = {};

constexpr Text kObjectTexts[] = {Text::townies_court, Text::townies_windmill, Text::townies_station,
                                 Text::townies_bike,  Text::townies_bank,     Text::townies_square};
static_assert(std::size(kObjectTexts) == rt::kObjects);
constexpr Text kUseTexts[] = {Text::townies_funding};

// The rows of a menu are told whose menu it is.
TowniesMatch& of(Play& play) { return static_cast<TowniesMatch&>(play); }

}  // namespace

const char* object_name(unsigned object) { return text(kObjectTexts[object]); }
const char* shape_name(unsigned shape) { return text(kShapeTexts[shape]); }
const char* goal_name(unsigned goal) { return text(kGoalTexts[goal]); }
const char* bonus_name(unsigned bonus) { return text(kBonusTexts[bonus]); }
const char* colour_name(unsigned colour) { return text(kColourTexts[colour]); }
const char* colour_head(unsigned colour) { return text(kColourHeads[colour]); }

const char* use_name(unsigned use) {
  if (use >= rt::kForObject) return object_name(use - rt::kForObject);
  if (use >= rt::kForShape) return shape_name(use - rt::kForShape);
  if (use >= rt::kForColour) return colour_head(use - rt::kForColour);
  return text(kUseTexts[use]);
}

unsigned TowniesMatch::round_at(size_t events) const {
  unsigned rounds = 0;
  for (size_t i = 0; i < events; ++i) rounds += match().event(i).is(Verb::kRoll) ? 1 : 0;
  return rounds;
}

void TowniesMatch::tell_round(char* to, size_t size) const {
  if (over()) return write(to, size, Text::final_score);
  write(to, size, Text::townies_round, round());
}

size_t TowniesMatch::drawn_at(unsigned player, unsigned object) const {
  const auto is_one = [&](rules::Event event) {
    return event.actor() == player && event.is(Verb::kObject);
  };
  size_t at = 0;
  for (unsigned left = object + 1; left > 0; ++at) {
    LV_ASSERT(at < match().events());
    if (is_one(match().event(at))) --left;
  }
  return at;
}

const GameEntry& TowniesMatch::entry() const { return kEntry; }

bool TowniesMatch::has_item(size_t item) const {
  return item < (rt::has_additional(seen().mode) ? 3 : rt::has_individual(seen().mode) ? 2 : 1);
}

// A star is a part of a turn, and with Funding so is the first drawing.
bool TowniesMatch::ends_turn(rules::Event event) const { return !event.is(Verb::kStar); }

// All announce their Objects at the end of a round; towns lie open.
void TowniesMatch::tell_known(HandOver& what) const {
  write(round_words, Text::townies_round, round());
  what.lead = round_words;
  for (unsigned i = 0; i < players(); ++i) {
    write(player_words[i], kMostWords, Text::townies_announced, unsigned{town_of(i + 1).objects},
          int{Rules::score(seen(), static_cast<uint8_t>(i + 1)).total});
    what.add({i + 1, player_words[i]});
  }
}

size_t TowniesMatch::menu(MenuRow* rows) {
  size_t count = 0;
  if (role_of(*this) != Role::played || over() || holder() == 0) return 0;
  rows[count++] = {Text::my_points, [](Play& play) { open_town(of(play), of(play).holder()); },
                   &symbol_cities_why};
  if (players() > 1) {
    rows[count++] = {Text::townies_others, [](Play& play) { open_others(of(play)); },
                     &symbol_cities_others};
  }
  if (rt::has_individual(seen().mode)) {
    rows[count++] = {Text::townies_goals, [](Play& play) { open_goals(of(play)); },
                     &symbol_townies_goal_triangle};
  }
  return count;
}

void TowniesMatch::tell_standing(char* to, size_t size) const {
  char words[24];
  tell_round(words, sizeof words);
  if (players() == 1) {
    write(to, size, Text::townies_standing_alone, words, int{Rules::score(seen(), 1).total});
  } else if (match().player() == 0) {
    write(to, size, words);
  } else {
    write(to, size, Text::townies_standing, words, label(match().player()));
  }
}

void TowniesMatch::map(SmallMap& to) const {
  const unsigned next = match().player() == 0 ? 1 : match().player();
  const Town& town = town_of(next);
  to.columns = to.rows = rt::kColumns;
  static_assert(rt::kColumns <= SmallMap::kMost);
  for (unsigned column = 0; column < rt::kColumns; ++column) {
    const unsigned height = rt::column_height(column);
    to.lower[column] = static_cast<uint8_t>(rt::kColumns - height);
    for (unsigned row = 0; row < height; ++row) {
      const unsigned space = rt::top_space(column) + row;
      unsigned colour = 0;
      while (colour < rt::kColours && !town.of(colour).has(space)) ++colour;
      to.lay(static_cast<int>(row), static_cast<int>(column),
             colour == rt::kColours ? palette().grid : palette().area(wash_of(colour)).color);
    }
  }
}

// Nine Objects end the game.
Progress TowniesMatch::progress() const {
  unsigned most = 0;
  for (unsigned player = 1; player <= players(); ++player) {
    if (town_of(player).objects > most) most = town_of(player).objects;
  }
  return {static_cast<uint8_t>(most), static_cast<uint8_t>(rt::kSlots)};
}

}  // namespace ui::townies
