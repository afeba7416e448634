// The head of a record or position: what format, what game, how many players, what settings.
#pragma once

#include <cstddef>
#include <cstdint>

#include "rules/core/fixed_list.hpp"
#include "rules/core/record.hpp"

namespace rules {

inline constexpr unsigned kRecordFormat = 1;

// The first two lines: `plat 1` and `game ID`. Whoever knows the games goes on with HeaderReader.
class Preamble {
 public:
  static constexpr size_t kMostIdChars = 24;

  // Takes the next line; nullptr, or the reason why it is malformed.
  const char* line(Reader words);
  bool complete() const { return game_[0] != 0; }
  const char* game() const { return game_; }

 private:
  bool format_seen_ = false;
  char game_[kMostIdChars + 1] = {};
};

// Writes line 0, 1 or 2 of a header: format, game, players.
inline constexpr unsigned kPreambleLines = 3;
void print_preamble(unsigned line, const char* game, unsigned players, Writer& writer);

// One `set` line, read.
struct SettingLine {
  uint8_t setting = 0;
  uint8_t seat = 0;
  unsigned value = 0;
  uint32_t number = 0;  // of the line in its text
};

// Reads the words behind `set`; nullptr, or the reason why they are malformed.
const char* parse_setting(const SettingText* texts, size_t count, unsigned players, Reader words,
                          SettingLine& line);
// Writes `set KEY …`.
void print_setting(const SettingText* texts, const SettingLine& line, Writer& writer);

// Keys times players, at most: a key given twice is malformed.
inline constexpr size_t kMostSettingLines = 24;

// The lines from `players N` on.
template <Recorded G>
class HeaderReader {
 public:
  enum class Step {
    kMore,
    kBegin,      // the header of a record is complete
    kOther,      // not a line of the header, which ended before it
    kMalformed,  // see reason()
  };

  Step line(Reader words, uint32_t number) {
    if (players_ == 0) return players_line(words);
    Reader rest = words;
    if (rest.word("begin")) return rest.at_end() ? Step::kBegin : malformed("words-after-begin");
    if (!rest.word("set")) return Step::kOther;
    return setting_line(rest, number);
  }

  // Whether all that a header has to say has been said (`begin` aside).
  bool complete() const { return players_ != 0; }

  // The first `set` line that can't stand beside the others read so far, or nullptr. To be asked
  // when the header ended, in whatever way: such a line goes before what was wrong later.
  const SettingLine* conflict() const {
    for (const SettingLine& line : lines_) {
      if (!G::agrees(options_, players_, line.setting, line.seat)) return &line;
    }
    return nullptr;
  }

  uint8_t players() const { return players_; }
  const typename G::Options& options() const { return options_; }
  const char* reason() const { return reason_; }

 private:
  Step malformed(const char* reason) {
    reason_ = reason;
    return Step::kMalformed;
  }

  Step players_line(Reader words) {
    unsigned players = 0;
    if (!words.word("players")) return malformed("players-expected");
    if (!words.number(players, G::kLeastPlayers, G::kMostPlayers) || !words.at_end()) {
      return malformed("bad-players");
    }
    players_ = static_cast<uint8_t>(players);
    return Step::kMore;
  }

  Step setting_line(Reader words, uint32_t number) {
    SettingLine line;
    line.number = number;
    const char* const wrong = parse_setting(G::kSettings, G::kSettingCount, players_, words, line);
    if (wrong != nullptr) return malformed(wrong);
    for (const SettingLine& before : lines_) {
      if (before.setting == line.setting && before.seat == line.seat) return malformed("set-twice");
    }
    if (!G::set(options_, players_, line.setting, line.seat, line.value)) {
      return malformed("bad-setting");
    }
    lines_.push(line);
    return Step::kMore;
  }

  typename G::Options options_{};
  uint8_t players_ = 0;
  const char* reason_ = nullptr;
  FixedList<SettingLine, kMostSettingLines> lines_;
};

// Gives every `set` line that `options` needs to `sink`, in the order of the table.
template <Recorded G, class Sink>
void for_each_setting(const typename G::Options& options, uint8_t players, Sink&& sink) {
  for (size_t setting = 0; setting < G::kSettingCount; ++setting) {
    const bool each = G::kSettings[setting].each_player;
    for (unsigned seat = each ? 1 : 0; seat <= (each ? players : 0u); ++seat) {
      SettingLine line{static_cast<uint8_t>(setting), static_cast<uint8_t>(seat), 0, 0};
      if (G::given(options, setting, line.seat, line.value)) sink(line);
    }
  }
}

}  // namespace rules
