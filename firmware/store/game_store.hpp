// The games that are played, over restarts: of each game the one begun last.
#pragma once

#include <cstdint>

namespace firmware::store {

// Brings back the game that was played last, for the home screen to go on with. Whether there was
// one. Before: open(); no game was begun.
bool bring_back_game();

// Brings back the game of this kind that goes on, or the one played last, in place of the one that
// is played, where that is another one and is kept. nullptr: the one played last.
void wake_game(const char* id);

enum class Keeping : uint8_t {
  unchanged,  // nothing happened since it was kept or refused last
  kept,
  refused,  // by the medium: what was kept before still is
};
// Keeps the game that is played now where something happened in it. To be called before a picture
// shows it.
Keeping keep_game();
// The same once more for what was refused last.
Keeping keep_refused_game();

// Brings the finished games up to what was kept since, see settle_finished(). To be called when
// nobody waits. False: a game that is over can't be added to them.
bool settle_games();

// Number of the game that is played; 0: none, or it was not kept yet.
uint32_t played_number();
// Where the game of this number is played; kNoSlot: nowhere.
unsigned played_slot(uint32_t wanted);
// Where a game of this kind waits or is played that can be gone on with; kNoSlot: nowhere.
unsigned waiting_slot(uint32_t game);

// The unfinished game of this number, which was replaced, is played again; one of its kind that
// waits takes its place. False: it isn't played; where it was moved already and can't be gone on
// with, the one played last comes back.
bool take_up_game(uint32_t wanted);
// Wherever it lies; a copy that is left would come back. False: the medium refused.
bool remove_game(uint32_t wanted);
// All that are played and all that came to their end, and what lies there that can't be read.
bool remove_all_games();

// Whether what lies there can't be read or gone on with. A game that is over is not gone on with:
// one of other rules still has its result.
bool is_set_aside(unsigned slot);

}  // namespace firmware::store
