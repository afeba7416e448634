// What the screens know of the machine below them. The firmware fills this in; screens never see a
// driver.
#pragma once

#include <cstddef>
#include <cstdint>

#include "ui/core/settings.hpp"

namespace ui {

struct Battery {
  bool present;
  uint8_t percent;
};

// One line of About. The text stays valid until the screen is left.
struct Fact {
  const char* name;
  const char* value;
};

inline constexpr size_t kMostFacts = 12;

// What became of a text that was to be kept: `words` say what people find it by, or why it was not
// kept. They stay valid until the next one.
struct Kept {
  bool done;
  const char* words;
};

class KeptGames;

// What is told by a short sound; the next one ends it.
enum class Sound : uint8_t {
  touch,    // a touch did something
  refused,  // a touch did nothing, and it is said why
  done,     // a move is done
  luck,     // dice were thrown, a tile or a card was drawn
  end,      // the game is over
};
inline constexpr size_t kSounds = 5;

struct Device {
  bool has_backlight;
  bool has_sound;

  // Applies the settings at once and keeps them for the next start.
  void (*apply)(const Settings& settings);

  Battery (*battery)();

  void (*sound)(Sound sound);

  // Writes at most kMostFacts lines and returns how many.
  size_t (*facts)(Fact* lines);

  // A number that nobody can foresee.
  uint32_t (*random)();

  // Keeps a text of `lines` lines, given by `line(i, to)`, in a file called like `name`. nullptr
  // where nothing is kept: no screen offers it then.
  Kept (*keep_text)(const char* name, unsigned lines,
                    void (*line)(void* context, unsigned index, char* to), void* context);

  // Brings back the game of this kind that goes on, in place of the one that is played, which is
  // kept; nullptr: the game that was played last. nullptr where nothing is kept.
  void (*wake)(const char* game);

  // Games that were played, and those that wait; nullptr where nothing is kept.
  KeptGames* kept;

  // Why the run before ended badly, as text for people, or nullptr.
  const char* (*last_fault)();
};

}  // namespace ui
