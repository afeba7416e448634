// Games that came to their end, with all that replay and statistics need: 200 of the longest, up to
// 560 of others. The oldest that nobody pinned gives way to a new one.
#pragma once

#include "firmware/store/kept_game.hpp"

namespace firmware::store {

// Pinned games hold so many pages at the most: the rest of the store stays for those that are
// played and for new ones.
inline constexpr unsigned kMostPinnedPages = 900;

// Where the game of this number lies; kNoSlot: it isn't among them.
inline constexpr unsigned kNoSlot = Store::kSlots;
unsigned finished_slot(uint32_t number);

// An empty slot for a game of so many pages, for which nothing has to give way; kNoSlot: there is
// none.
unsigned free_slot(unsigned pages);
// Sees to it that a game of `pages` pages can be added in an empty slot, which is returned;
// kNoSlot: nothing is left that may give way.
unsigned make_room(unsigned pages);
// The number of a game that begins or comes from elsewhere now.
uint32_t take_game_number();
// Of one that had the number `wanted` elsewhere: it keeps it where no game here has it.
inline constexpr uint32_t kMostWantedNumber = 99'999'999;
uint32_t take_game_number(uint32_t wanted);
// What the next game will get. It looks through all games once: also to be called when nobody
// waits.
uint32_t next_game_number();
// Other games are there. To be called when the store was opened.
void forget_game_number();

// Copies the game that lies in `from`, its head changed. False: the medium refused.
bool copy_game(unsigned from, unsigned to, const GameHead& head);
// Adds the game that lies in `slot`, its head changed; whether it repeats its luck is found out if
// it is over, and what was pinned before an undo is again. False: there is no room, or the medium
// refused.
bool add_finished(unsigned slot, const GameHead& head);
// The same where it isn't among them yet. Where its copy came to another end, it is replaced and
// stays pinned.
bool renew_finished(unsigned slot, const GameHead& head);

ui::KeptGames::Pinned pin(unsigned slot, bool pinned);

// So many more games of the mean size of those that are there have room, where nothing gives way.
unsigned room_for_more();

// Brings the finished games up to those that are played: adds one that is over, renews one that
// came to another end since, takes one away that an undo goes on with. To be called when nobody
// waits. False: a game can't be added.
bool settle_finished();

}  // namespace firmware::store
