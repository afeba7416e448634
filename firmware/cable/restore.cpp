// The text of a backup is taken in line by line; an object gets its place as soon as it is whole.
#include "firmware/cable/backup_text.hpp"
#include "firmware/cable/cable.hpp"
#include "firmware/cable/find.hpp"
#include "firmware/cable/place.hpp"
#include "firmware/cable/work.hpp"

namespace firmware::cable {
namespace {

using rules::Reader;

struct Restore {
  uint32_t line = 0;
  bool refused = false;
  bool begun = false;
  // The object that comes; size 0: none.
  unsigned slot = 0;
  size_t size = 0;
  uint32_t check = 0;
  Incoming object;
  unsigned objects = 0;
  store::Sum checks;
  uint16_t placed[kPlacings] = {};
};

void tell_placed(const Restore& restore, Text& text) {
  for (size_t i = 0; i < kPlacings; ++i) {
    const bool always = i <= static_cast<size_t>(Placed::there_already);
    if (restore.placed[i] == 0 && !always) continue;
    text.add(words(static_cast<Placed>(i))).add(": ").add(uint32_t{restore.placed[i]});
    text.add("\r\n");
  }
}

Taken end(Restore& restore, const char* why, Text& text) {
  forget_half();
  tell_placed(restore, text);
  if (why != nullptr) {
    text.add("error line ").add(restore.line).add(": ").add(why).add("\r\n");
  } else {
    text.add("ok\r\n");
  }
  show_placed();
  return why != nullptr ? Taken::refused : Taken::done;
}

const char* take_form(Restore& restore, Reader words) {
  unsigned form = 0;
  restore.begun = words.word("plat") && words.word("backup") &&
                  words.number(form, kBackupForm, kBackupForm) && words.at_end();
  return restore.begun ? nullptr : "plat backup 1 is expected";
}

const char* take_object(Restore& restore, Reader words) {
  unsigned slot = 0, size = 0;
  if (restore.size != 0) return "the object before is not whole";
  const bool read = words.number(slot, 0, store::Store::kSlots - 1) &&
                    words.number(size, 1, store::Store::kMostBytes) &&
                    read_hex(words, restore.check) && words.at_end();
  if (!read) return "object SLOT SIZE CHECK is expected";
  restore.slot = slot;
  restore.size = size;
  restore.object.begin();
  return nullptr;
}

const char* end_object(Restore& restore) {
  if (!restore.object.finish()) return "the flash refused";
  if (check_of_object(kIncoming, restore.slot) != restore.check) return "the object is damaged";
  const Placed placed = place_object(restore.slot);
  ++restore.placed[static_cast<size_t>(placed)];
  ++restore.objects;
  add_check(restore.checks, restore.check);
  restore.size = 0;
  return placed == Placed::refused ? "the flash refused" : nullptr;
}

// False: these are none, or more than a line may have.
bool read_bytes(Reader& words, uint8_t* to, size_t& count) {
  const char* digits = nullptr;
  size_t length = 0;
  if (!words.word(digits, length) || length % 2 != 0) return false;
  count = length / 2;
  if (count == 0 || count > kMostBackupLineBytes) return false;
  for (size_t i = 0; i < count; ++i) {
    const int high = hex_digit(digits[2 * i]), low = hex_digit(digits[2 * i + 1]);
    if (high < 0 || low < 0) return false;
    to[i] = static_cast<uint8_t>(high << 4 | low);
  }
  return true;
}

const char* take_bytes(Restore& restore, Reader words) {
  unsigned offset = 0;
  alignas(uint32_t) uint8_t bytes[kMostBackupLineBytes];
  size_t count = 0;
  uint32_t check = 0;
  if (restore.size == 0) return "object is expected";
  if (!words.number(offset, 0, store::Store::kMostBytes) || !read_bytes(words, bytes, count) ||
      !read_hex(words, check) || !words.at_end()) {
    return "at OFFSET BYTES CHECK is expected";
  }
  if (check != check_of_line(bytes, count, offset)) return "the line is damaged";
  if (offset != restore.object.size()) return "a line is missing";
  if (offset + count > restore.size) return "the object is longer than it says";
  if (!restore.object.add(bytes, count)) return "the flash refused";
  return offset + count == restore.size ? end_object(restore) : nullptr;
}

const char* take_end(Restore& restore, Reader words) {
  unsigned objects = 0;
  uint32_t check = 0;
  if (!restore.begun) return "plat backup 1 is expected";
  if (restore.size != 0) return "the object before is not whole";
  const bool read =
      words.number(objects, 0, UINT32_MAX) && read_hex(words, check) && words.at_end();
  if (!read) return "end OBJECTS CHECK is expected";
  const bool same = objects == restore.objects && check == restore.checks.value();
  return same ? nullptr : "other objects came than were sent";
}

const char* take_words(Restore& restore, Reader words) {
  if (!restore.begun) return take_form(restore, words);
  if (words.word("object")) return take_object(restore, words);
  if (words.word("at")) return take_bytes(restore, words);
  if (words.word("again") && words.at_end()) {
    restore.size = 0;
    return nullptr;
  }
  return "object, at, again or end is expected";
}

Taken take(const char* line, size_t length, Text& text) {
  auto& restore = work<Restore>();
  Reader words(line, length);
  const bool comment = words.at_end() || line[0] == '#';
  const bool ends = words.word("end");
  if (restore.refused) return ends ? Taken::done : Taken::next;
  ++restore.line;
  if (comment) return Taken::next;
  if (ends) {
    end(restore, take_end(restore, words), text);
    return Taken::done;
  }
  const char* const why =
      length > rules::kMostLineChars ? "the line is too long" : take_words(restore, words);
  if (why == nullptr) return Taken::next;
  restore.refused = true;
  return end(restore, why, text);
}

}  // namespace

Told restore(rules::Reader, Answer& answer) {
  begin_work<Restore>();
  answer.taker = take;
  return Told::more;
}

}  // namespace firmware::cable
