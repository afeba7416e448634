#include "ui/cities/match.hpp"

#include <algorithm>

#include "ui/cities/city_screen.hpp"
#include "ui/cities/entry.hpp"
#include "ui/core/screen.hpp"
#include "ui/core/symbols.hpp"
#include "ui/core/write.hpp"
#include "ui/play/between/hand_over.hpp"

namespace ui::cities {
namespace {

constexpr size_t kMostWords = 24;
constexpr size_t kMostRound = 48;
constinit char round_words[kMostRound] = {};
constinit char player_words[HandOver::kMostLines][kMostWords] = {};

// The rows of a menu are told whose menu it is.
CitiesMatch& of(Play& play) { return static_cast<CitiesMatch&>(play); }

unsigned rounds(const State& state) { return rc::all_draws(state) - rc::kStartTiles; }

}  // namespace

void tell_round(const State& state, char* to, size_t size, bool brief) {
  if (rc::in_set_up(state)) {
    write(to, size, brief ? Text::cities_start_brief : Text::cities_start_tiles);
  } else {
    write(to, size, brief ? Text::turn_of : Text::cities_round,
          unsigned{state.draws} - rc::kStartTiles, rounds(state));
  }
}

const GameEntry& CitiesMatch::entry() const { return kEntry; }

// Points as everybody may know them: those after the last round.
void CitiesMatch::tell_known(HandOver& what) const {
  tell_round(seen(), round_words, sizeof round_words, false);
  what.lead = round_words;
  if (rc::in_set_up(seen())) return;
  const State known = match().seen(match().player());
  for (unsigned i = 0; i < players(); ++i) {
    write(player_words[i], kMostWords, Text::cities_points,
          static_cast<int>(rc::sheet_of(known, i + 1).total));
    what.add({i + 1, player_words[i]});
  }
}

size_t CitiesMatch::menu(MenuRow* rows) {
  size_t count = 0;
  if (role_of(*this) != Role::played || over()) return 0;
  if (holder() != 0 && city().tourists.count > 0) {
    rows[count++] = {Text::my_points, [](Play& play) { open_why(of(play)); }, &symbol_cities_why};
  }
  if (players() > 1 && !rc::in_set_up(seen())) {
    rows[count++] = {Text::cities_others, [](Play& play) { open_others(of(play)); },
                     &symbol_cities_others};
  }
  return count;
}

void CitiesMatch::tell_standing(char* to, size_t size) const {
  char round[kMostRound];
  if (over()) {
    write(round, Text::final_score);
  } else {
    tell_round(seen(), round, sizeof round, false);
  }
  if (players() == 1) {
    write(to, size, Text::cities_standing_alone, round,
          static_cast<int>(rc::sheet_of(seen(), 1).total));
  } else if (match().player() == 0) {
    write(to, size, round);
  } else {
    write(to, size, Text::cities_standing, round, label(match().player()));
  }
}

void CitiesMatch::map(SmallMap& to) const {
  // What the next player may see, since the device may lie between two of them.
  const unsigned next = match().player() == 0 ? 1 : match().player();
  const City shown = city_of(match().seen(next), next);
  // A field is a square; of a city too wide for that each cell is one, as its first field is.
  const Size used = extent_of(shown);
  constexpr int kSquares = 8;
  const int step = 2 * std::max(used.width, used.height) > kSquares ? 2 : 1;
  to.columns = to.rows = kSquares;
  for (int row = 0; row < to.rows; ++row) {
    for (int column = 0; column < to.columns; ++column) {
      const int kind = kind_at(shown, row * step, column * step);
      if (kind >= 0) to.lay(row, column, ground_color(static_cast<Kind>(kind)));
    }
  }
  for (unsigned i = 0; i < shown.tourists.count; ++i) {
    const int at = shown.tourists.at[i];
    constexpr int kSide = static_cast<int>(kFieldSide);
    to.mark(at / kSide / step, at % kSide / step);
  }
}

Progress CitiesMatch::progress() const {
  const unsigned all = rounds(seen());
  const unsigned round = rc::in_set_up(seen()) ? 0 : seen().draws - rc::kStartTiles;
  return {static_cast<uint8_t>(round), static_cast<uint8_t>(all)};
}

}  // namespace ui::cities
