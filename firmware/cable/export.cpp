// A game that is kept: what it was begun with, and its record.
#include "firmware/cable/cable.hpp"
#include "firmware/cable/find.hpp"
#include "firmware/cable/place.hpp"
#include "firmware/cable/tell.hpp"
#include "firmware/cable/work.hpp"
#include "firmware/store/overview.hpp"
#include "ui/play/play.hpp"
#include "ui/registry.hpp"

namespace firmware::cable {
namespace {

using store::all;
using store::GameHead;

// The game that is told.
struct Source {
  unsigned slot = store::kNoSlot;
  uint32_t stamp = 0;  // another one: it went on
  bool over = false;
  uint32_t number = 0;
  rules::KeptHead kept;
  const rules::GameForm* form = nullptr;

  unsigned notes() const { return kept.party.players + 2u; }
};

// Why this game can't be told, or nullptr.
const char* why_not(unsigned slot, GameHead& head) {
  if (slot == store::kNoSlot || !store::read_head(slot, head)) return kNoSuchGame;
  const store::Condition condition = store::condition(slot);
  if (condition == store::Condition::unknown_game) return "this program does not know its game";
  if (condition == store::Condition::other_rules) return "it was played by other rules";
  return store::comes_to_its_end(slot) ? nullptr : "it comes to another end than was kept with it";
}

// Before: why_not() knows none.
void begin_source(unsigned slot, const GameHead& head) {
  Source& source = begin_work<Source>();
  source.slot = slot;
  source.stamp = all().stamp(slot);
  source.over = head.over;
  source.number = head.number;
  source.form = &store::entry_of(head.game)->play->form();
  read_kept(slot, head, source.kept);
}

bool went_on(const Source& source) {
  return !all().has(source.slot) || all().stamp(source.slot) != source.stamp;
}

void tell_note(const Source& source, unsigned index, Text& text) {
  text.add("# ");
  if (index == 0) {
    text.add("game ").add(source.number);
  } else if (index <= source.kept.party.players) {
    tell_seat(source.kept, index, text);
  } else {
    tell_luck(source.kept, source.over, text);
  }
  text.add("\r\n");
}

Told tell_record_line(const Source& source, unsigned index, Text& text) {
  const rules::KeptRecord record(*source.form, store::match_in(source.slot));
  char line[rules::kMostLineChars + 1];
  record.line(index, line);
  text.add(line).add("\r\n");
  return Told::more;
}

Told export_line(unsigned index, Text& text) {
  const Source& source = work<Source>();
  if (went_on(source)) return refuse(text, "the game went on: ask again");
  if (index < source.notes()) {
    tell_note(source, index, text);
    return Told::more;
  }
  const rules::KeptRecord record(*source.form, store::match_in(source.slot));
  index -= source.notes();
  return index < record.lines() ? tell_record_line(source, index, text) : Told::ok;
}

// Those between `players` and `begin`.
Told settings_line(unsigned index, Text& text) {
  const Source& source = work<Source>();
  if (went_on(source)) return refuse(text, "the game went on: ask again");
  const rules::KeptRecord record(*source.form, store::match_in(source.slot));
  const bool left = rules::kPreambleLines + index + 1 + record.events() < record.lines();
  return left ? tell_record_line(source, rules::kPreambleLines + index, text) : Told::ok;
}

void tell_head(unsigned slot, const GameHead& head, Text& text) {
  text.add("number ").add(head.number).add("\r\ngame ");
  tell_game(head.game, text);
  text.add("\r\nrules ").add(uint32_t{head.rules}).add("\r\nstate ");
  tell_state(slot, head, text);
  text.add("\r\n");
  if (head.pinned) text.add("pinned\r\n");
  if (head.repeats) text.add("repeats\r\n");
  text.add("players ").add(uint32_t{head.players}).add("\r\n");
  if (!head.over) return;
  text.add("winners");
  for (unsigned player = 1; player <= head.players; ++player) {
    if (rules::holds(head.winners, static_cast<rules::Actor>(player))) text.add(" ").add(player);
  }
  text.add("\r\n");
  tell_totals(head, text);
  text.add("\r\n");
}

void tell_match(const GameHead& head, const Source& source, Text& text) {
  const rules::KeptRecord record(*source.form, store::match_in(source.slot));
  text.add("events ").add(record.events()).add("\r\n");
  for (unsigned player = 1; player <= head.players; ++player) {
    tell_seat(source.kept, player, text);
    const ui::SeatName& name = head.names[player - 1];
    if (name.given()) text.add(" ").add(name.letters);
    text.add("\r\n");
  }
  tell_luck(source.kept, head.over, text);
  text.add("\r\n");
}

// Why the game that the words name can't be told, or nullptr; `slot`: where it lies, if anywhere.
const char* find(rules::Reader words, unsigned& slot, GameHead& head) {
  uint32_t number = 0;
  slot = store::kNoSlot;
  if (!read_number(words, number)) return kNumberExpected;
  slot = slot_of_game(number);
  return why_not(slot, head);
}

}  // namespace

Told show(rules::Reader words, Answer& answer) {
  unsigned slot;
  GameHead head;
  const char* const why = find(words, slot, head);
  if (slot == store::kNoSlot) return refuse(answer.text, why);
  tell_head(slot, head, answer.text);
  answer.text.add("whole ").add(why == nullptr ? "yes" : why).add("\r\n");
  if (why != nullptr) return Told::ok;
  begin_source(slot, head);
  tell_match(head, work<Source>(), answer.text);
  answer.lines = settings_line;
  return Told::more;
}

Told export_game(rules::Reader words, Answer& answer) {
  unsigned slot;
  GameHead head;
  const char* const why = find(words, slot, head);
  if (why != nullptr) return refuse(answer.text, why);
  if (is_hidden(slot, head)) return refuse(answer.text, kHidden);
  begin_source(slot, head);
  answer.lines = export_line;
  return Told::more;
}

}  // namespace firmware::cable
