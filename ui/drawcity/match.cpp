#include "ui/drawcity/match.hpp"

#include "ui/core/symbols.hpp"
#include "ui/core/write.hpp"
#include "ui/drawcity/cards_screen.hpp"
#include "ui/drawcity/drawcity.hpp"
#include "ui/drawcity/goals_screen.hpp"
#include "ui/drawcity/leaders_screen.hpp"
#include "ui/play/between/hand_over.hpp"

namespace ui::drawcity {
namespace {

constexpr size_t kMostWords = 40;
constinit char turn_words[24] = {};
constinit char player_words[HandOver::kMostLines][kMostWords] = {};

// The rows of a menu are told whose menu it is.
DrawCityMatch& of(Play& play) { return static_cast<DrawCityMatch&>(play); }

bool is_turn(rules::Event event) { return event.is(Verb::kBuild) || event.is(Verb::kSkip); }

// The module that an item comes from; 0: from none.
constexpr uint8_t kModuleOf[rd::kItems] = {
    0, 0, 0, 0, 0, rd::kGoals, rd::kZoning, rd::kDemand, rd::kLocations, rd::kNeighborhoods};

}  // namespace

const char* type_name(unsigned type) { return text(kTypeTexts[type - 1]); }
const char* type_head(unsigned type) { return text(kTypeHeads[type - 1]); }
const char* goal_name(unsigned goal) { return text(kGoalTexts[goal]); }

unsigned DrawCityMatch::turns_at(unsigned player, size_t events) const {
  unsigned turns = 0;
  for (size_t i = 0; i < events; ++i) {
    const rules::Event event = match().event(i);
    turns += event.actor() == player && is_turn(event) ? 1 : 0;
  }
  return turns;
}

// Cards that are drawn, and a neighborhood that is named, belong to the turn before.
unsigned DrawCityMatch::turn_of(unsigned player) const {
  const unsigned turns = turns_at(player, match().events());
  return seen().active == player && seen().due != 0 ? turns : turns + 1;
}

unsigned DrawCityMatch::turn_in(const Shown& shown) const {
  const rules::Event event = shown.event;
  if (event.actor() != rules::kChance) return turns_at(event.actor(), shown.step);
  return is_dealt(event) ? turns_at(event.a, shown.step) : 0;
}

void DrawCityMatch::tell_turn(char* to, size_t size) const {
  if (over()) return write(to, size, Text::final_score);
  if (rd::in_set_up(seen())) return write(to, size, Text::drawcity_dealing);
  write(to, size, Text::drawcity_turn, turn_of(seen().active));
}

const GameEntry& DrawCityMatch::entry() const { return kEntry; }

bool DrawCityMatch::has_item(size_t item) const {
  const unsigned module = kModuleOf[item];
  return module == 0 || (seen().modules & module) != 0;
}

// "Before playing, all players should be informed about the unequal distribution of the numbers".
Screen* DrawCityMatch::opening() {
  if (role_of(*this) != Role::played || opened_ == plays_begun()) return nullptr;
  for (size_t i = 0; i < match().events(); ++i) {
    if (match().event(i).actor() != rules::kChance) return nullptr;
  }
  return &opening_cards(*this);
}

void DrawCityMatch::begin_turns() { opened_ = plays_begun(); }

void DrawCityMatch::tell_known(HandOver& what) const {
  tell_turn(turn_words, sizeof turn_words);
  what.lead = turn_words;
  const Standing standing = standing_of(seen());
  for (unsigned player = 1; player <= players(); ++player) {
    const bool done = rd::has_finished(seen(), player);
    write(player_words[player - 1], kMostWords,
          done ? Text::drawcity_points_done : Text::drawcity_points, standing.total(player));
    what.add({player, player_words[player - 1]});
  }
}

size_t DrawCityMatch::menu(MenuRow* rows) {
  size_t count = 0;
  if (role_of(*this) != Role::played || over() || rd::in_set_up(seen())) return 0;
  rows[count++] = {Text::drawcity_leaders, [](Play& play) { open_leaders(of(play)); },
                   &symbol_scores};
  if (has_goals_screen(seen())) {
    rows[count++] = {Text::drawcity_goals, [](Play& play) { open_goals(of(play)); },
                     &symbol_contents};
  }
  rows[count++] = {Text::drawcity_cards, [](Play& play) { open_cards(of(play)); },
                   &symbol_drawcity_cards};
  return count;
}

void DrawCityMatch::tell_standing(char* to, size_t size) const {
  char words[24];
  tell_turn(words, sizeof words);
  if (over() || rd::in_set_up(seen())) return write(to, size, words);
  write(to, size, Text::drawcity_standing, words, label(seen().active));
}

void DrawCityMatch::map(SmallMap& to) const {
  const State& state = seen();
  to.columns = rd::kColumns;
  to.rows = state.street_count;
  static_assert(rd::kColumns <= SmallMap::kMost && rd::kMostStreets <= SmallMap::kMost);
  for (unsigned street = 1; street <= state.street_count; ++street) {
    for (unsigned column = 1; column <= rd::kColumns; ++column) {
      const unsigned player = builder_of(state, rd::site_at(street, column));
      const Color color =
          player == 0 ? palette().grid : palette().area(seat_wash(seat(player))).color;
      to.lay(static_cast<int>(street) - 1, static_cast<int>(column) - 1, color);
    }
  }
}

Progress DrawCityMatch::progress() const {
  return {seen().built, static_cast<uint8_t>(seen().street_count * rd::kColumns)};
}

}  // namespace ui::drawcity
