// What a game says about its records: verbs, `set` lines, positions and what only its results show.
// Programs that read and write records (the `plat` tool, the export, the import) need no more than
// this.
//
// A game has, beside the members that game.hpp asks for, as static members:
//
//   static constexpr size_t kVerbCount;
//   static const VerbText kVerbs[kVerbCount];  // text.hpp; the index is the verb
//   static constexpr size_t kSettingCount;
//   static const SettingText kSettings[kSettingCount];
//   static bool set(Options&, uint8_t players, size_t setting, uint8_t seat, unsigned value);
//   static bool given(const Options&, size_t setting, uint8_t seat, unsigned& value);
//   static bool agrees(const Options&, uint8_t players, size_t setting, uint8_t seat);
//   static Extra extra(const State&, uint8_t seat);
//   class Position;
//
// A game inherits PlainGame (plain_game.hpp), which has those of them that are the same in most
// games; one without `set` lines needs no Options then.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>

#include "rules/core/game.hpp"
#include "rules/core/text.hpp"

namespace rules {

// --- `set` lines -------------------------------------------------------------------------------

// One key: `set KEY WORD`, where WORD is one of `values`. The value that the game gets is the
// word's index; with `several` words (each once, in any order, or `none` alone) it is bit i for
// word i. A key with `each_player` is `set KEY pK WORD`, once a player.
struct SettingText {
  const char* key;
  const char* const* values;
  uint8_t value_count;
  const char* fallback;  // without a line, in words; nullptr: other settings or luck decide
  bool each_player = false;
  bool several = false;
};

// How the members work. `Options{}` is what holds without any `set` line. The reader of a record
// takes care of unknown keys and words, of a key given twice and of a player beyond those in the
// game.
//
// set: takes over one line and is false if it can't stand beside those before it (a colour that
// another player has). `seat` is 0 unless `each_player`.
//
// given: whether a line for this setting (and seat) has to be printed, and with what value; what
// equals the default is not printed. Set again into Options{}, these lines give equal options.
//
// agrees: asked for every line given, in order, when the header is complete: whether it can stand
// beside all others (`set additional` only in the mode that has it). Most games: true.
struct NoSettings {
  struct Options {};
  static constexpr size_t kSettingCount = 0;
  static constexpr const SettingText* kSettings = nullptr;
  static bool set(Options&, uint8_t, size_t, uint8_t, unsigned) { return false; }
  static bool given(const Options&, size_t, uint8_t, unsigned&) { return false; }
  static bool agrees(const Options&, uint8_t, size_t, uint8_t) { return true; }
};

// --- results -----------------------------------------------------------------------------------

// What a player's result shows beside total and items: `"money":7` or `"tourists":[9,4,0]`.
// No name: nothing (return {}).
struct Extra {
  static constexpr size_t kMost = 10;

  const char* name = nullptr;
  bool list = false;  // as an array, whatever the count; else values[0] alone
  uint8_t count = 0;
  int16_t values[kMost] = {};
};

// --- positions ---------------------------------------------------------------------------------

// A position is read by
//
//   Position(const Options&, uint8_t players);
//   bool line(Reader);   // the next line that isn't empty, behind the header; false: malformed
//   bool finish();       // the text is over; false: something is missing or a block is still open
//
// and then shows either what a game's state shows, for the seats 1 to players:
template <class P>
concept ScoredPosition = requires(const P& seen, uint8_t seat) {
  { seen.score(seat) } -> std::same_as<Score>;
  { seen.extra(seat) } -> std::same_as<Extra>;
  { seen.winners() } -> std::same_as<Actors>;
  { seen.title() } -> std::same_as<const char*>;
};

// or every distinct result of the choices still open, as numbers named by kOutcome and in ascending
// order. The sink takes a `const int16_t*` to kOutcomeSize numbers.
struct AnyOutcomeSink {
  void operator()(const int16_t*) const {}
};
template <class P>
concept OutcomePosition = requires(const P& seen, AnyOutcomeSink sink) {
  { P::kOutcome[0] } -> std::convertible_to<const char*>;
  { P::kOutcomeSize } -> std::convertible_to<size_t>;
  {seen.outcomes(sink)};
};

template <class P>
concept ShowingPosition = ScoredPosition<P> || OutcomePosition<P>;

template <class P, class Options>
concept Position = ShowingPosition<P> && std::constructible_from<P, const Options&, uint8_t> &&
    requires(P position, Reader reader) {
  { position.line(reader) } -> std::same_as<bool>;
  { position.finish() } -> std::same_as<bool>;
};

// --- all of it ---------------------------------------------------------------------------------

template <class G>
concept Recorded = Game<G> && Position<typename G::Position, typename G::Options> &&
    requires(typename G::Options& options, const typename G::Options& chosen,
             const typename G::State& seen, uint8_t seat, size_t setting, unsigned value,
             unsigned& shown) {
  { G::kVerbs[0] } -> std::convertible_to<const VerbText&>;
  { G::kVerbCount } -> std::convertible_to<size_t>;
  { G::kSettings[0] } -> std::convertible_to<const SettingText&>;
  { G::kSettingCount } -> std::convertible_to<size_t>;
  { G::set(options, seat, setting, seat, value) } -> std::same_as<bool>;
  { G::given(chosen, setting, seat, shown) } -> std::same_as<bool>;
  { G::agrees(chosen, seat, setting, seat) } -> std::same_as<bool>;
  { G::extra(seen, seat) } -> std::same_as<Extra>;
};

}  // namespace rules
