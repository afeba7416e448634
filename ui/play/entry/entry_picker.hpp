// What people rolled or drew and are about to enter: one of the events that the game offers, or one
// of each of two groups that are an event together. Some of those can't have come, such as a tile
// drawn before: they are refused with the rules' sentence.
#pragma once

#include <cstddef>

#include "ui/play/entry/entered_luck.hpp"
#include "ui/play/play.hpp"

namespace ui {

class EntryPicker final : public Picker {
 public:
  static constexpr uint8_t kNone = 0xFF;
  // By their indices, or kNone, one of each group that there is.
  struct Entries {
    uint8_t of[kMostGroups] = {kNone, kNone};
  };

  // Looks at where the game stands now: what was chosen stays until something happened.
  // Before: luck is to be entered.
  void see(const Play& play);

  uint8_t size() const { return size_; }
  uint8_t groups() const { return second_ == 0 ? 1 : 2; }
  // Where the second group begins; 0: there is one.
  uint8_t second() const { return second_; }
  // Before, for all below: index < size().
  rules::Event operator[](size_t index) const { return events_[index]; }
  // Of two groups: with one of the other at least.
  bool possible(size_t index) const { return possible_ >> index & 1u; }
  // Chooses it if it can have come, in place of the one of its group.
  Answer touch(size_t index);
  // The index of the one that is chosen in the group of `index`, or kNone.
  uint8_t chosen_beside(size_t index) const { return chosen_.of[group_of(index)]; }
  bool is_chosen(size_t index) const { return chosen_beside(index) == index; }
  // The index of the one that drop() takes back. Before: holds().
  uint8_t latest() const { return chosen_.of[latest_]; }

  // What this event consists of; kNone where it is not offered.
  Entries find(rules::Event event) const;

  void show(rules::Event event) override;
  bool ready() const override { return is_whole(chosen_); }
  rules::Event event() const override { return whole(chosen_); }
  const char* target() const override { return "button Enter"; }
  bool holds() const override { return chosen_.of[0] != kNone || chosen_.of[1] != kNone; }
  void drop() override;

 private:
  static_assert(kMostEntries <= 32, "possible_ has a bit for each");

  unsigned group_of(size_t index) const { return second_ != 0 && index >= second_ ? 1 : 0; }
  bool is_whole(const Entries& entries) const {
    return entries.of[0] != kNone && (second_ == 0 || entries.of[1] != kNone);
  }
  // Before: is_whole().
  rules::Event whole(const Entries& entries) const;
  // Of all that make an event, the first of which `is` says so.
  template <class Is>
  Entries first_of(Is&& is) const;

  const Play* play_ = nullptr;
  uint8_t size_ = 0;
  uint8_t second_ = 0;
  uint8_t latest_ = 0;  // the group in which one was chosen last
  Entries chosen_;
  uint32_t possible_ = 0;
  rules::Event events_[kMostEntries] = {};
};

// The one of the shell, at this game. Before: luck is to be entered.
EntryPicker& entry_picker(const Play& play);

}  // namespace ui
