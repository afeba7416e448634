#include "firmware/store/begun_with.hpp"

#include <cstring>

#include "ui/play/game_entry.hpp"
#include "ui/play/play.hpp"

namespace firmware::store {
namespace {

constexpr unsigned kEnd = Store::kSlots;

// What holds where nothing was set.
unsigned fallback_of(const rules::SettingText& setting) {
  for (unsigned value = 0; value < setting.value_count && setting.fallback != nullptr; ++value) {
    if (rules::same_text(setting.values[value], setting.fallback)) {
      return setting.several ? 1u << value : value;
    }
  }
  return 0;
}

uint8_t value_of(const ui::SetupField& field, const rules::KeptRecord& record,
                 const rules::GameForm& form) {
  if (field.choose == ui::Choose::each_own) return 0;
  const unsigned first = field.choose == ui::Choose::one_or_lot ? 1 : 0;
  for (unsigned i = 0; i < record.settings(); ++i) {
    const rules::SettingLine line = record.setting(i);
    if (line.setting == field.setting) return static_cast<uint8_t>(line.value + first);
  }
  return first != 0 ? uint8_t{0} : static_cast<uint8_t>(fallback_of(form.settings[field.setting]));
}

// Luck that is known once it was played. False: it is another one, or can't be read.
bool read_known_luck(unsigned slot, const GameHead& head, rules::Luck& to) {
  rules::KeptHead kept;
  rules::ByteReader bytes(match_in(slot));
  if (!kept.read(bytes, head.game)) return false;
  to = kept.luck;
  return to.source == rules::LuckSource::challenge || to.source == rules::LuckSource::device;
}

bool have_same_settings(const rules::KeptRecord& one, const rules::KeptRecord& other) {
  if (!one.sound() || !other.sound() || one.settings() != other.settings()) return false;
  for (unsigned i = 0; i < one.settings(); ++i) {
    const rules::SettingLine a = one.setting(i), b = other.setting(i);
    if (a.setting != b.setting || a.seat != b.seat || a.value != b.value) return false;
  }
  return true;
}

}  // namespace

void read_values(unsigned slot, const ui::GameEntry& entry, uint8_t (&to)[ui::kMostFields]) {
  const rules::GameForm& form = entry.play->form();
  const rules::KeptRecord record(form, match_in(slot));
  std::memset(to, 0, sizeof to);
  for (size_t i = 0; i < entry.fields.size(); ++i) {
    to[i] = record.sound() ? value_of(entry.fields[i], record, form) : ui::KeptGame::kUntold;
  }
}

bool is_repeated(unsigned slot, const GameHead& head) {
  const ui::GameEntry* const entry = entry_of(head.game);
  rules::Luck luck;
  if (entry == nullptr || !read_known_luck(slot, head, luck)) return false;
  const rules::GameForm& form = entry->play->form();
  const rules::KeptRecord record(form, match_in(slot));
  GameHead other;
  for (unsigned at = kFirstFinished; at < kEnd; ++at) {
    if (!read_head(at, other) || other.number == head.number) continue;
    // One that was left has shown its luck to those that were begun after it.
    if (!other.over && other.number > head.number) continue;
    if (other.game != head.game || other.players != head.players) continue;
    rules::Luck before;
    if (!read_known_luck(at, other, before)) continue;
    if (before.source != luck.source || before.seed != luck.seed) continue;
    if (have_same_settings(record, rules::KeptRecord(form, match_in(at)))) return true;
  }
  return false;
}

}  // namespace firmware::store
