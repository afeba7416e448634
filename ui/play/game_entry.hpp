// What the shell knows of a game: its lot on the home screen, its set-up, its rules, its lesson.
#pragma once

#include <span>

#include "rules/core/text.hpp"
#include "ui/core/signs.hpp"
#include "ui/core/strings.hpp"

namespace ui {

class Lesson;
class Play;
struct Setup;

// How many values of a field are chosen.
enum class Choose : uint8_t {
  one,
  one_or_lot,  // 0: drawn by lot; the values count from 1
  several,     // any number at once, a bit each
  each_own,    // one a player, or none: then it is drawn by lot; never two the same
};

inline constexpr Size kValueChip = {24, 24};

// A choice of the set-up screen.
struct SetupField {
  const char* name;  // "field Level", as scripts call it
  Text label;
  std::span<const Text> values;
  uint8_t fallback = 0;              // what is set at first: an index, or bits
  uint8_t setting = 0;               // of the rules: the index in their table
  std::span<const Text> notes = {};  // a sentence a value, or nothing
  Choose choose = Choose::one;
  Text lot = Text::by_lot;  // what `one_or_lot` is called where none is chosen
  // Whether a game that is set up like this has it, or nullptr: every one has. What it has not is
  // not asked, and the rules are not told of it; what was chosen there is kept. Never of the mode.
  bool (*there)(const Setup& setup) = nullptr;
  // The picture of a value beside its name in lists, of kValueChip, or nullptr.
  void (*chip)(Painter& painter, const Rect& area, unsigned value) = nullptr;

  bool is_there(const Setup& setup) const { return there == nullptr || there(setup); }
};

// A page of the rules, in our own words: `body` has at most 4 short paragraphs, parted by '\n'.
struct RulesPage {
  Text title;
  Text body;
  // A small board drawn by the game's own pictures, or nullptr.
  void (*picture)(Painter& painter, const Rect& area) = nullptr;
};

// What a player alone is called, from so many points on.
struct TitleFrom {
  int16_t least;
  const char* title;
};

// What a game plays on: a square board leaves room beside it in landscape, a wide one below.
enum class BoardShape : uint8_t { square, wide };

struct GameEntry {
  const char* id;      // "townies"
  const char* name;    // "Townies", as people read it
  const char* target;  // "button Townies", as scripts call its lot
  // The picture on its lot, at most `kGameIcon` in the middle of `area`.
  void (*draw_icon)(Painter& painter, const Rect& area);

  BoardShape board = BoardShape::wide;
  uint8_t least_players = 1;
  uint8_t most_players = 1;
  bool secret = false;  // players keep things from each other while the game goes on
  std::span<const SetupField> fields = {};
  // The field that makes totals comparable: games of different values of it have bests of their
  // own.
  static constexpr uint8_t kNoField = UINT8_MAX;
  uint8_t mode_field = kNoField;
  std::span<const Text> items = {};  // of a score, as the rules order them
  // Of the rules' own table, the lowest first; none where they have no titles.
  std::span<const TitleFrom> titles = {};
  std::span<const RulesPage> rules = {};
  Text summary = Text::count;  // one sentence under the set-up: what the game is about
  // Its page of About: its author, whose its rules are, which data are ours. It has none without.
  Text whose = Text::count;

  std::span<const Sign> signs = {};  // of the colours that its texts name

  Play* play = nullptr;  // the game at this device
  Lesson* lesson = nullptr;

  bool has_modes() const { return mode_field != kNoField; }
  // The registry has copies.
  friend bool operator==(const GameEntry& a, const GameEntry& b) {
    return rules::same_text(a.id, b.id);
  }
};

inline constexpr int kMostGames = 6;  // beside them home has a lot for the settings
inline constexpr Size kGameIcon = {44, 42};

}  // namespace ui
