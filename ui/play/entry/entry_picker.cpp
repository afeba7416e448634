#include "ui/play/entry/entry_picker.hpp"

#include "rules/core/assert.hpp"

namespace ui {
namespace {

constinit EntryPicker the_picker;

}  // namespace

void forget_entry() { the_picker.forget(); }

EntryPicker& entry_picker(const Play& play) {
  the_picker.see(play);
  return the_picker;
}

void EntryPicker::see(const Play& play) {
  if (news_of(play.match()) == News::none) return;
  play_ = &play;
  chosen_ = kNone;
  size_ = static_cast<uint8_t>(play.entered_luck()->entries(events_));
  RULES_ASSERT(size_ > 0 && size_ <= kMostEntries);
  possible_ = 0;
  for (size_t i = 0; i < size_; ++i) {
    if (play.try_out(events_[i]).ok()) possible_ |= 1u << i;
  }
}

Answer EntryPicker::touch(size_t index) {
  RULES_ASSERT(index < size_);
  if (!possible(index)) return refuse(play_->try_out(events_[index]));
  chosen_ = static_cast<uint8_t>(index);
  return Answer::ready;
}

void EntryPicker::show(rules::Event event) {
  size_t index = 0;
  while (index < size_ && events_[index] != event) ++index;
  RULES_ASSERT(index < size_ && possible(index));
  chosen_ = static_cast<uint8_t>(index);
}

}  // namespace ui
