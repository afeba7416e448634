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

rules::Event EntryPicker::whole(const Entries& entries) const {
  const rules::Event first = events_[entries.of[0]];
  return second_ == 0 ? first : play_->entered_luck()->join(first, events_[entries.of[1]]);
}

template <class Is>
EntryPicker::Entries EntryPicker::first_of(Is&& is) const {
  const size_t firsts = second_ == 0 ? size_ : second_;
  for (size_t i = 0; i < firsts; ++i) {
    Entries entries;
    entries.of[0] = static_cast<uint8_t>(i);
    if (second_ == 0 && is(entries)) return entries;
    for (size_t j = firsts; j < size_; ++j) {
      entries.of[1] = static_cast<uint8_t>(j);
      if (is(entries)) return entries;
    }
  }
  return {};
}

void EntryPicker::see(const Play& play) {
  if (news_of(play.match()) == News::none) return;
  play_ = &play;
  chosen_ = {};
  const EnteredLuck& luck = *play.entered_luck();
  size_ = static_cast<uint8_t>(luck.entries(events_));
  second_ = static_cast<uint8_t>(luck.second());
  RULES_ASSERT(size_ > second_ && size_ <= kMostEntries);
  possible_ = 0;
  first_of([&](const Entries& entries) {
    uint32_t both = 1u << entries.of[0];
    if (second_ != 0) both |= 1u << entries.of[1];
    // Two that are known to be possible need no look: that is most pairs.
    if ((possible_ & both) != both && play.try_out(whole(entries)).ok()) possible_ |= both;
    return false;
  });
}

Answer EntryPicker::touch(size_t index) {
  RULES_ASSERT(index < size_);
  const unsigned group = group_of(index);
  Entries with = chosen_;
  with.of[group] = static_cast<uint8_t>(index);
  if (!possible(index) || (second_ != 0 && is_whole(with))) {
    Entries tried = with;
    const unsigned other = 1 - group;
    if (!is_whole(tried)) tried.of[other] = other == 0 ? uint8_t{0} : second_;
    const rules::Verdict verdict = play_->try_out(whole(tried));
    if (!verdict.ok()) return refuse(verdict);
  }
  chosen_ = with;
  latest_ = static_cast<uint8_t>(group);
  return ready() ? Answer::ready : Answer::changed;
}

EntryPicker::Entries EntryPicker::find(rules::Event event) const {
  return first_of([&](const Entries& entries) { return whole(entries) == event; });
}

void EntryPicker::show(rules::Event event) {
  const Entries found = find(event);
  RULES_ASSERT(is_whole(found) && play_->try_out(event).ok());
  chosen_ = found;
  latest_ = static_cast<uint8_t>(groups() - 1);
}

void EntryPicker::drop() {
  chosen_.of[latest_] = kNone;
  latest_ = 1 - latest_;
}

}  // namespace ui
