// The games that are kept: told, pinned, erased.
#include "firmware/cable/cable.hpp"
#include "firmware/cable/find.hpp"
#include "firmware/cable/incoming.hpp"
#include "firmware/cable/order.hpp"
#include "firmware/cable/screens.hpp"
#include "firmware/cable/tell.hpp"
#include "firmware/cable/work.hpp"
#include "firmware/store/finished.hpp"
#include "firmware/store/game_store.hpp"
#include "firmware/store/overview.hpp"
#include "ui/play/play.hpp"
#include "ui/registry.hpp"

namespace firmware::cable {
namespace {

using store::all;
using store::GameHead;
using store::kNoSlot;

constexpr const char* kFlashRefused = "the flash refused";

bool lies_there(unsigned slot) { return all().has(slot) || all().is_damaged(slot); }

void tell_events(unsigned slot, const GameHead& head, Text& text) {
  const ui::GameEntry* const entry = store::entry_of(head.game);
  if (entry == nullptr) return;
  const rules::KeptRecord record(entry->play->form(), store::match_in(slot));
  if (record.sound()) text.add(", events ").add(record.events());
}

void tell_line(unsigned slot, Text& text) {
  GameHead head;
  if (!store::read_head(slot, head)) {
    text.add("slot ").add(slot).add(", set aside: ").add(store::why_set_aside(slot)).add("\r\n");
    return;
  }
  text.add(head.number).add(" ");
  tell_game(head.game, text);
  text.add(", ");
  tell_state(slot, head, text);
  text.add(", players ").add(uint32_t{head.players});
  tell_events(slot, head, text);
  if (head.over) {
    text.add(", ");
    tell_totals(head, text);
  }
  if (head.pinned) text.add(", pinned");
  if (head.repeats) text.add(", repeats");
  text.add("\r\n");
}

Told tell_nth(unsigned index, Text& text) {
  const Order& order = work<Order>();
  if (index >= order.count()) return Told::ok;
  const unsigned slot = order.slot(order.count() - 1 - index);
  if (lies_there(slot)) tell_line(slot, text);
  return Told::more;
}

Told change_pin(rules::Reader words, Answer& answer, bool pinned) {
  uint32_t number = 0;
  if (!read_number(words, number)) return refuse(answer.text, kNumberExpected);
  const unsigned slot = store::finished_slot(number);
  if (slot == kNoSlot) return refuse(answer.text, "no finished game has this number");
  note_write();
  switch (store::pin(slot, pinned)) {
    case ui::KeptGames::Pinned::too_many:
      return refuse(answer.text, "too many are pinned");
    case ui::KeptGames::Pinned::refused:
      return refuse(answer.text, kFlashRefused);
    default:
      return Told::ok;
  }
}

// Home shows what is left: it wakes the game played last.
class EndOfPlay {
 public:
  explicit EndOfPlay(bool ends) : ends_(ends) {
    if (ends_) ui::set_current_play(nullptr);
  }
  ~EndOfPlay() {
    if (ends_) go_home();
  }
  EndOfPlay(const EndOfPlay&) = delete;
  EndOfPlay& operator=(const EndOfPlay&) = delete;

 private:
  bool ends_;
};

bool is_played_now(uint32_t number) { return number != 0 && number == store::played_number(); }

Told erase_number(uint32_t number, Text& text) {
  const bool found =
      store::played_slot(number) != kNoSlot || store::finished_slot(number) != kNoSlot;
  if (!found) return refuse(text, kNoSuchGame);
  const EndOfPlay end(is_played_now(number));
  note_write();
  return store::remove_game(number) ? Told::ok : refuse(text, kFlashRefused);
}

bool is_unread(unsigned slot) {
  GameHead head;
  const bool game = store::is_played(slot) || store::is_finished(slot);
  return all().is_damaged(slot) || (game && all().has(slot) && !store::read_head(slot, head));
}

Told erase_slot(unsigned slot, Text& text) {
  if (slot >= store::Store::kSlots || !is_unread(slot)) {
    return refuse(text, "nothing lies there that can't be read: see saves list");
  }
  note_write();
  return all().remove(slot) ? Told::ok : refuse(text, kFlashRefused);
}

struct EraseAll {
  unsigned slot;
  uint32_t next_number;  // of games that are begun meanwhile: they stay
};

// One at a time.
Told erase_next(unsigned, Text& text) {
  EraseAll& all_of_them = work<EraseAll>();
  unsigned& slot = all_of_them.slot;
  while (slot < store::Store::kSlots && !lies_there(slot)) ++slot;
  if (slot >= store::Store::kSlots) return Told::ok;
  const unsigned erased = slot++;
  GameHead head;
  const bool readable = store::read_head(erased, head);
  if (readable && head.number >= all_of_them.next_number) return Told::more;
  const EndOfPlay end(readable && is_played_now(head.number));
  if (!readable) {
    text.add("erased slot ").add(erased).add("\r\n");
  } else if (store::is_finished(erased) || !head.over) {
    text.add("erased ").add(head.number).add("\r\n");
  }
  note_write();
  return all().remove(erased) ? Told::more : refuse(text, kFlashRefused);
}

Told erase_all(rules::Reader words, Answer& answer) {
  if (!words.word("yes") || !words.at_end()) {
    return refuse(answer.text, "this erases every game: say saves erase all yes");
  }
  begin_work<EraseAll>() = {store::kFirstPlayed, store::next_game_number()};
  answer.lines = erase_next;
  return Told::more;
}

}  // namespace

Told list(rules::Reader, Answer& answer) {
  begin_work<Order>().find();
  answer.lines = tell_nth;
  return Told::more;
}

Told pin(rules::Reader words, Answer& answer) { return change_pin(words, answer, true); }
Told unpin(rules::Reader words, Answer& answer) { return change_pin(words, answer, false); }

Told erase(rules::Reader words, Answer& answer) {
  uint32_t number = 0;
  if (words.word("all")) return erase_all(words, answer);
  const bool slot = words.word("slot");
  if (!read_number(words, number)) {
    return refuse(answer.text, "a number, slot and a number, or all is expected");
  }
  if (!slot) return erase_number(number, answer.text);
  return erase_slot(number, answer.text);
}

}  // namespace firmware::cable
