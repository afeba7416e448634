#include "firmware/store/game_store.hpp"

#include "drivers/system/system.hpp"
#include "firmware/store/finished.hpp"
#include "firmware/store/names.hpp"
#include "ui/play/play.hpp"
#include "ui/registry.hpp"

namespace firmware::store {
namespace {

static_assert(ui::kGames.size() <= kPlayedGames);

// What was kept or refused last.
unsigned tried_play = 0;
uint32_t tried_version = 0;
bool was_refused = false;
// Of the game that is played.
unsigned numbered_play = 0;
uint32_t number = 0;
bool was_over = false;
bool unsettled = false;
uint8_t other_ends = 0;  // bit a slot of those that came to another state than they should

bool holds(unsigned slot, uint32_t game) {
  GameHead head;
  return read_head(slot, head) && head.game == game;
}

// Where the game lies or may be put; what is damaged is written over where nothing else is left.
unsigned slot_of(uint32_t game) {
  unsigned empty = kFirstPlayed;
  for (unsigned slot = kFirstPlayed + kPlayedGames; slot-- > kFirstPlayed;) {
    if (holds(slot, game)) return slot;
    if (!all().has(slot) && !all().is_damaged(slot)) empty = slot;
  }
  return empty;
}

// Where the game of this kind lies that goes on; kNoSlot: there is none.
unsigned slot_of_game_on(uint32_t game) {
  GameHead head;
  for (unsigned slot = kFirstPlayed; slot < kFirstPlayed + kPlayedGames; ++slot) {
    if (read_head(slot, head) && head.game == game && !head.over) return slot;
  }
  return kNoSlot;
}

// Of the games that were played, the one that was kept last before `stamp`; kNoSlot: none was.
unsigned newest_before(uint32_t stamp) {
  unsigned newest = kNoSlot;
  for (unsigned slot = kFirstPlayed; slot < kFirstPlayed + kPlayedGames; ++slot) {
    if (!all().has(slot) || all().stamp(slot) >= stamp) continue;
    if (newest == kNoSlot || all().stamp(slot) > all().stamp(newest)) newest = slot;
  }
  return newest;
}

void give_number() {
  if (numbered_play == ui::plays_begun()) return;
  numbered_play = ui::plays_begun();
  number = take_game_number();
}

// Whether what lies there came to another state than it should.
void note_other_end(unsigned slot, bool other) {
  const unsigned bit = 1u << (slot - kFirstPlayed);
  other_ends = static_cast<uint8_t>(other ? other_ends | bit : other_ends & ~bit);
}

bool bring_back(unsigned slot) {
  GameHead head;
  if (condition(slot) != Condition::sound || !read_head(slot, head)) return false;
  ui::Play& play = *entry_of(head.game)->play;
  if (!play.bring_back(match_in(slot)) || play.match().fingerprint() != fingerprint_in(slot)) {
    note_other_end(slot, true);
    ui::set_current_play(nullptr);
    return false;
  }
  numbered_play = tried_play = ui::plays_begun();
  tried_version = play.match().version();
  number = head.number;
  was_over = head.over;
  return true;
}

// What a new game replaces stays among the finished ones, unless only luck has acted in it.
bool save_from(unsigned slot) {
  GameHead head;
  if (!read_head(slot, head)) return true;
  if (!head.over && condition(slot) == Condition::sound && !somebody_acted(slot)) return true;
  return renew_finished(slot, head);
}

bool bring_back_newest() {
  for (uint32_t before = UINT32_MAX;;) {
    const unsigned slot = newest_before(before);
    if (slot == kNoSlot) return false;
    before = all().stamp(slot);
    if (bring_back(slot)) return true;
  }
}

GameHead head_of(const ui::Play& play) {
  GameHead head;
  head.rules = play.form().rules;
  head.game = rules::save_id(play.form().id);
  head.number = number;
  head.players = static_cast<uint8_t>(play.players());
  head.over = play.match().over();
  const ui::Setup setup = play.setup();
  std::copy(std::begin(setup.values), std::end(setup.values), head.values);
  for (unsigned player = 1; player <= head.players; ++player) {
    if (!play.is_bot(player)) head.names[player - 1] = name_of(play.seat(player));
  }
  if (!head.over) return head;
  const ui::Result result = play.result();
  head.winners = result.winners;
  for (unsigned i = 0; i < head.players; ++i) head.totals[i] = result.scores[i].total;
  return head;
}

bool write(unsigned slot, const ui::Play& play) {
  const auto put = [](void*, const uint8_t* bytes, size_t count) { all().put(bytes, count); };
  const rules::ByteSink sink = {put, nullptr};
  all().begin(slot);
  rules::ByteWriter head(sink);
  write_head(head, head_of(play));
  head.flush();
  play.match().keep(sink);
  rules::ByteWriter end(sink);
  end.u32(play.match().fingerprint());
  end.flush();
  return all().end();
}

Keeping keep(const ui::Play& play) {
  tried_play = ui::plays_begun();
  tried_version = play.match().version();
  const bool begins = numbered_play != tried_play;
  const unsigned slot = slot_of(rules::save_id(play.form().id));
  was_refused = begins && !save_from(slot);
  if (was_refused) return Keeping::refused;
  give_number();
  const bool over = play.match().over();
  unsettled = unsettled || over || was_over;
  was_over = over;
  was_refused = !write(slot, play);
  if (!was_refused) note_other_end(slot, false);
  return was_refused ? Keeping::refused : Keeping::kept;
}

}  // namespace

// A game that can't be gone on with stays where it is; the one played before it comes back.
bool bring_back_game() {
  forget_game_number();
  number = 0;
  other_ends = 0;
  unsettled = true;
  return bring_back_newest();
}

void wake_game(const char* id) {
  if (keep_game() == Keeping::refused || was_refused) return;
  const unsigned slot =
      id != nullptr ? slot_of_game_on(rules::save_id(id)) : newest_before(UINT32_MAX);
  GameHead head;
  const bool there = slot != kNoSlot && read_head(slot, head);
  if (!there || (ui::current_play() != nullptr && head.number == number)) return;
  if (!bring_back(slot)) bring_back_newest();
}

Keeping keep_game() {
  const ui::Play* const play = ui::current_play();
  if (play == nullptr) return Keeping::unchanged;
  const bool same_game = tried_play == ui::plays_begun();
  if (same_game && tried_version == play->match().version()) return Keeping::unchanged;
  return keep(*play);
}

Keeping keep_refused_game() {
  const ui::Play* const play = ui::current_play();
  return was_refused && play != nullptr ? keep(*play) : Keeping::unchanged;
}

bool settle_games() {
  next_game_number();
  const bool due = unsettled;
  unsettled = false;
  return !due || settle_finished();
}

uint32_t played_number() {
  return ui::current_play() != nullptr && numbered_play == ui::plays_begun() ? number : 0;
}

unsigned played_slot(uint32_t wanted) {
  GameHead head;
  for (unsigned slot = kFirstPlayed; slot < kFirstPlayed + kPlayedGames; ++slot) {
    if (read_head(slot, head) && head.number == wanted) return slot;
  }
  return kNoSlot;
}

unsigned waiting_slot(uint32_t game) {
  const unsigned slot = slot_of_game_on(game);
  return slot == kNoSlot || is_set_aside(slot) ? kNoSlot : slot;
}

// Wherever the power goes, what settle_finished() does at the next start leaves each game once.
bool take_up_game(uint32_t wanted) {
  if (keep_game() == Keeping::refused || was_refused || !settle_finished()) return false;
  const unsigned from = finished_slot(wanted);
  GameHead head;
  if (from == kNoSlot || condition(from) != Condition::sound || !read_head(from, head))
    return false;
  if (head.over || !comes_to_its_end(from)) return false;
  const unsigned to = slot_of(head.game);
  head.pinned = false;
  unsettled = true;
  if (!save_from(to) || !copy_game(from, to, head)) return false;
  note_other_end(to, false);
  all().remove(from);
  if (bring_back(to)) return true;
  bring_back_newest();
  return false;
}

bool remove_game(uint32_t wanted) {
  const bool plays = wanted != 0 && wanted == played_number();
  if (plays) ui::set_current_play(nullptr);
  bool removed = true;
  for (unsigned slot = kFirstPlayed; slot < Store::kSlots && removed; ++slot) {
    GameHead head;
    if (!is_played(slot) && !is_finished(slot)) continue;
    if (read_head(slot, head) && head.number == wanted) removed = all().remove(slot);
  }
  if (!removed && plays) bring_back_newest();
  return removed;
}

bool remove_all_games() {
  next_game_number();
  ui::set_current_play(nullptr);
  bool removed = true;
  for (unsigned slot = kFirstPlayed; slot < Store::kSlots && removed; ++slot) {
    if (!is_played(slot) && !is_finished(slot)) continue;
    if (!all().has(slot) && !all().is_damaged(slot)) continue;
    drivers::system::feed_watchdog();  // hundreds of pages, and sectors erased between
    removed = all().remove(slot);
  }
  if (!removed) bring_back_newest();
  return removed;
}

bool is_set_aside(unsigned slot) {
  GameHead head;
  switch (condition(slot)) {
    case Condition::none:
      return false;
    case Condition::sound:
      return is_played(slot) && ((other_ends >> (slot - kFirstPlayed)) & 1u) != 0;
    case Condition::other_rules:
      return read_head(slot, head) && !head.over;
    default:
      return true;
  }
}

}  // namespace firmware::store
