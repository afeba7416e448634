#include "firmware/store/game_store.hpp"

#include "firmware/store/slots.hpp"
#include "rules/core/save.hpp"
#include "ui/play/play.hpp"
#include "ui/registry.hpp"

namespace firmware::store {
namespace {

static_assert(ui::kGames.size() <= kPlayedGames);

// Of a kept match: see rules/core/match.hpp.
constexpr size_t kGameAt = 1;
constexpr size_t kHeadBytes = kGameAt + sizeof(uint32_t);

// What was kept last.
unsigned kept_play = 0;
uint32_t kept_version = 0;

// Whose game it is, as save_id() says; 0 where there is none.
uint32_t game_in(unsigned slot) {
  if (all().size(slot) < kHeadBytes) return 0;
  uint8_t id[sizeof(uint32_t)];
  all().read(slot, kGameAt, id, sizeof id);
  return rules::ByteReader(id, sizeof id).u32();
}

unsigned slot_of(uint32_t game) {
  unsigned empty = kFirstPlayed;
  for (unsigned slot = kFirstPlayed + kPlayedGames; slot-- > kFirstPlayed;) {
    const uint32_t found = game_in(slot);
    if (found == game) return slot;
    if (found == 0 && !all().is_damaged(slot)) empty = slot;
  }
  return empty;
}

ui::Play* play_of(uint32_t game) {
  for (const ui::GameEntry& entry : ui::kGames) {
    if (rules::save_id(entry.id) == game) return entry.play;
  }
  return nullptr;
}

bool bring_back(unsigned slot) {
  ui::Play* const play = play_of(game_in(slot));
  if (play == nullptr) return false;
  const auto read = [](void* context, size_t offset, uint8_t* to, size_t count) {
    all().read(*static_cast<unsigned*>(context), offset, to, count);
  };
  return play->bring_back({read, &slot, all().size(slot)});
}

void note(const ui::Play& play) {
  kept_play = ui::plays_begun();
  kept_version = play.match().version();
}

}  // namespace

// A game that can't be gone on with stays where it is; the one played before it comes back.
bool bring_back_game() {
  bool tried[kPlayedGames] = {};
  for (unsigned i = 0; i < kPlayedGames; ++i) {
    unsigned newest = kPlayedGames;
    for (unsigned game = 0; game < kPlayedGames; ++game) {
      if (tried[game] || !all().has(kFirstPlayed + game)) continue;
      const bool newer = newest == kPlayedGames ||
                         all().stamp(kFirstPlayed + game) > all().stamp(kFirstPlayed + newest);
      if (newer) newest = game;
    }
    if (newest == kPlayedGames) return false;
    tried[newest] = true;
    if (!bring_back(kFirstPlayed + newest)) continue;
    note(*ui::current_play());
    return true;
  }
  return false;
}

bool keep_game() {
  const ui::Play* const play = ui::current_play();
  if (play == nullptr) return false;
  const bool same_game = kept_play == ui::plays_begun();
  if (same_game && kept_version == play->match().version()) return false;
  all().begin(slot_of(rules::save_id(play->entry().id)));
  const auto put = [](void*, const uint8_t* bytes, size_t count) { all().put(bytes, count); };
  play->match().keep({put, nullptr});
  // What the medium refuses is tried again with the next event.
  const bool kept = all().end();
  note(*play);
  return kept;
}

}  // namespace firmware::store
