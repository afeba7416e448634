// A record that comes line by line is played as it comes, and kept as a game at its end.
#include <cstring>

#include "firmware/cable/cable.hpp"
#include "firmware/cable/notes.hpp"
#include "firmware/cable/place.hpp"
#include "firmware/cable/screens.hpp"
#include "firmware/cable/work.hpp"
#include "firmware/store/begun_with.hpp"
#include "firmware/store/finished.hpp"
#include "rules/core/line.hpp"
#include "ui/play/play.hpp"
#include "ui/registry.hpp"

namespace firmware::cable {
namespace {

using rules::AnyRecordPlay;
using store::GameHead;

struct Import {
  uint32_t line = 0;
  bool refused = false;
  uint8_t persons = 0;  // as they were noted before `begin`
  rules::Preamble preamble;
  const ui::GameEntry* entry = nullptr;
  AnyRecordPlay* play = nullptr;
  Notes notes;
  rules::Luck luck;  // as it was noted before `begin`
  Incoming object;
  alignas(8) unsigned char memory[rules::kMostRecordPlayBytes];
};

// The bytes of `write` are added to what came.
template <class Write>
bool add(Import& import, Write&& write) {
  uint8_t bytes[store::kGameHeadBytes + rules::kMostKeptHead + rules::kSaveSettings +
                rules::kSaveSetting * rules::kMostSettingLines];
  rules::ByteWriter to(bytes, sizeof bytes);
  write(to);
  return !to.full() && import.object.add(bytes, static_cast<size_t>(to.at() - bytes));
}

Taken refuse_line(Import& import, uint32_t number, const char* why, Text& text) {
  import.refused = true;
  forget_half();
  text.add("error line ").add(number).add(": ").add(why).add("\r\n");
  return Taken::refused;
}

const char* const kNoRoom = "the flash refused, or the game is too long";

// The head that comes at its end has the same size.
bool begin_object(Import& import) {
  const uint8_t players = import.play->players();
  import.luck = import.notes.luck();
  const rules::KeptHead kept = {import.luck, import.notes.party(players), 0};
  import.persons = static_cast<uint8_t>(kept.party.persons());
  import.object.begin();
  return add(import, [&](rules::ByteWriter& bytes) {
    store::write_head(bytes, {});
    kept.write(bytes, rules::save_id(import.entry->id));
    import.play->write_head(bytes);
  });
}

const char* take_preamble(Import& import, rules::Reader words) {
  const char* const wrong = import.preamble.line(words);
  if (wrong != nullptr || !import.preamble.complete()) return wrong;
  import.entry = store::entry_of(rules::save_id(import.preamble.game()));
  if (import.entry == nullptr) return "unknown-game";
  import.play = import.entry->play->form().play_record(import.memory, import.preamble);
  return nullptr;
}

Taken take_record_line(Import& import, rules::Reader words, Text& text) {
  if (import.play == nullptr) {
    const char* const wrong = take_preamble(import, words);
    return wrong == nullptr ? Taken::next : refuse_line(import, import.line, wrong, text);
  }
  bool added = true;
  switch (import.play->line(words, import.line)) {
    case AnyRecordPlay::Step::more:
      break;
    case AnyRecordPlay::Step::begin:
      added = begin_object(import);
      break;
    case AnyRecordPlay::Step::event:
      added = add(import, [&](rules::ByteWriter& bytes) {
        rules::save_event(import.play->event(), bytes);
      });
      break;
    case AnyRecordPlay::Step::wrong:
      return refuse_line(import, import.play->wrong_line(), import.play->reason(), text);
  }
  return added ? Taken::next : refuse_line(import, import.line, kNoRoom, text);
}

GameHead head_of(const Import& import, const rules::Standing& standing) {
  GameHead head;
  head.over = standing.over;
  head.rules = import.entry->play->form().rules;
  head.game = rules::save_id(import.entry->id);
  head.players = standing.players;
  if (!head.over) return head;
  head.winners = standing.winners;
  std::memcpy(head.totals, standing.totals, sizeof head.totals);
  return head;
}

bool end_object(Import& import, const rules::Standing& standing) {
  const auto events = static_cast<unsigned>(import.play->events());
  const bool added = add(import, [&](rules::ByteWriter& bytes) {
    bytes.u16(events);
    bytes.u16(import.luck.seals() ? events : 0);
    bytes.u8(0);
    bytes.u32(standing.fingerprint);
  });
  return added && import.object.finish();
}

// Why what came can't be kept, or nullptr.
const char* place(Import& import, uint32_t& number) {
  if (import.play == nullptr || !import.play->begun()) return "begin-expected";
  const rules::Standing standing = import.play->standing();
  if (!standing.over && import.luck.automatic() && import.play->waits_for_luck(import.persons)) {
    return "it ends where luck is to act";
  }
  if (!end_object(import, standing)) return kNoRoom;
  GameHead head = head_of(import, standing);
  store::read_values(kIncoming, *import.entry, head.values);
  head.number = number = store::take_game_number();
  head.repeats = head.over && store::is_repeated(kIncoming, head);
  const Placed placed = head.over ? place_finished(head) : place_played(head);
  return placed == Placed::put ? nullptr : words(placed);
}

Taken finish(Import& import, Text& text) {
  uint32_t number = 0;
  const char* const wrong = place(import, number);
  forget_half();
  if (wrong != nullptr) {
    refuse_line(import, import.line, wrong, text);
    return Taken::done;
  }
  text.add("game ").add(number).add("\r\nok\r\n");
  show_placed();
  return Taken::done;
}

bool is_end(rules::Reader words) { return words.word("end") && words.at_end(); }

Taken take(const char* line, size_t length, Text& text) {
  Import& import = work<Import>();
  rules::LineCutter cutter;
  auto step = rules::LineCutter::Step::kMore;
  for (size_t i = 0; i < length && step == rules::LineCutter::Step::kMore; ++i) {
    step = cutter.feed(static_cast<uint8_t>(line[i]));
  }
  if (step == rules::LineCutter::Step::kMore) step = cutter.finish();
  const bool ends = step == rules::LineCutter::Step::kLine && is_end(cutter.words());
  if (ends) return import.refused ? Taken::done : finish(import, text);
  if (import.refused) return Taken::next;
  ++import.line;
  switch (step) {
    case rules::LineCutter::Step::kTooLong:
      return refuse_line(import, import.line, "line-too-long", text);
    case rules::LineCutter::Step::kBadByte:
      return refuse_line(import, import.line, "bad-character", text);
    case rules::LineCutter::Step::kLine:
      return take_record_line(import, cutter.words(), text);
    default:
      import.notes.read(line, length);
      return Taken::next;
  }
}

}  // namespace

Told import_game(rules::Reader, Answer& answer) {
  begin_work<Import>();
  answer.taker = take;
  return Told::more;
}

}  // namespace firmware::cable
