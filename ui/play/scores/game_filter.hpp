// Which of the games that are kept are meant: all that are alike, for lists, bests and means.
#pragma once

#include <cstdint>

namespace ui {

struct GameEntry;
struct KeptGame;

enum class LuckFilter : uint8_t { all, numbered, fresh };

struct GameFilter {
  static constexpr uint8_t kAny = UINT8_MAX;

  const GameEntry* game = nullptr;  // nullptr: of any
  uint8_t players = kAny;
  uint8_t mode = kAny;  // a value of the game's field GameEntry::mode_field
  LuckFilter luck = LuckFilter::all;

  // Over or not. A game whose mode is untold is taken under any mode only.
  bool takes(const KeptGame& kept) const;
};

}  // namespace ui
