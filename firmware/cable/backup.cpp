// Everything that lasts as text, an object after the other.
#include "firmware/build_info.hpp"
#include "firmware/cable/backup_text.hpp"
#include "firmware/cable/cable.hpp"
#include "firmware/cable/incoming.hpp"
#include "firmware/cable/order.hpp"
#include "firmware/cable/tell.hpp"
#include "firmware/cable/work.hpp"

namespace firmware::cable {
namespace {

using store::all;
using store::GameHead;

struct Backup {
  Order games;
  unsigned next = 0;  // of what is not of games, then of `games`
  // The object that is told.
  unsigned slot = store::Store::kSlots;
  size_t offset = 0;
  uint32_t stamp = 0;  // another one: it went on
  uint32_t check = 0;
  unsigned told = 0;
  store::Sum checks;
};

bool lies_there(unsigned slot) { return all().has(slot) || all().is_damaged(slot); }

// kSlots: none is left.
unsigned next_slot(Backup& backup) {
  for (; backup.next < kIncoming; ++backup.next) {
    if (all().has(backup.next)) return backup.next++;
  }
  while (backup.next - kIncoming < backup.games.count()) {
    const unsigned slot = backup.games.slot(backup.next++ - kIncoming);
    if (lies_there(slot)) return slot;
  }
  return store::Store::kSlots;
}

// Why this can't be told, or nullptr.
const char* why_not(unsigned slot) {
  GameHead head;
  if (all().is_damaged(slot)) return "it is damaged";
  const bool game = store::is_played(slot) || store::is_finished(slot);
  return game && store::read_head(slot, head) && is_hidden(slot, head) ? kHidden : nullptr;
}

void begin_object(Backup& backup, unsigned slot, Text& text) {
  const char* const why = why_not(slot);
  if (why != nullptr) {
    text.add("# slot ").add(slot).add(" is left out: ").add(why).add("\r\n");
    return;
  }
  backup.slot = slot;
  backup.offset = 0;
  backup.stamp = all().stamp(slot);
  backup.check = check_of_object(slot, slot);
  text.add("object ").add(slot).add(" ").add(static_cast<uint32_t>(all().size(slot)));
  text.add(" ").add_hex(backup.check).add("\r\n");
}

void tell_bytes(Backup& backup, Text& text) {
  alignas(uint32_t) uint8_t bytes[kBackupLineBytes];
  const size_t left = all().size(backup.slot) - backup.offset;
  const size_t count = left < sizeof bytes ? left : sizeof bytes;
  all().read(backup.slot, backup.offset, bytes, count);
  text.add("at ").add(static_cast<uint32_t>(backup.offset)).add(" ");
  for (size_t i = 0; i < count; ++i) text.add_hex_byte(bytes[i]);
  text.add(" ").add_hex(check_of_line(bytes, count, backup.offset)).add("\r\n");
  backup.offset += count;
  if (backup.offset < all().size(backup.slot)) return;
  ++backup.told;
  add_check(backup.checks, backup.check);
  backup.slot = store::Store::kSlots;
}

// What changed while it was told is told anew.
Told tell_anew(Backup& backup, Text& text) {
  const unsigned slot = backup.slot;
  backup.slot = store::Store::kSlots;
  text.add("again\r\n");
  if (all().has(slot)) begin_object(backup, slot, text);
  return Told::more;
}

Told tell_next(unsigned index, Text& text) {
  auto& backup = work<Backup>();
  if (index == 0) {
    text.add("plat backup ").add(uint32_t{kBackupForm}).add("\r\n# of plat ");
    text.add(build::kVersion).add(" (").add(build::kRevision).add(")\r\n");
    return Told::more;
  }
  if (backup.slot != store::Store::kSlots) {
    if (!all().has(backup.slot) || all().stamp(backup.slot) != backup.stamp) {
      return tell_anew(backup, text);
    }
    tell_bytes(backup, text);
    return Told::more;
  }
  const unsigned slot = next_slot(backup);
  if (slot != store::Store::kSlots) {
    begin_object(backup, slot, text);
    return Told::more;
  }
  text.add("end ").add(backup.told).add(" ").add_hex(backup.checks.value()).add("\r\n");
  return Told::ok;
}

}  // namespace

Told backup(rules::Reader, Answer& answer) {
  begin_work<Backup>().games.find();
  answer.lines = tell_next;
  return Told::more;
}

}  // namespace firmware::cable
