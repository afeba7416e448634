// What people rolled or drew and are about to enter: one of the events that the game offers. Some
// of those can't have come, such as a tile drawn before: they are refused with the rules' sentence.
#pragma once

#include <cstddef>

#include "ui/play/entry/entered_luck.hpp"
#include "ui/play/play.hpp"

namespace ui {

class EntryPicker final : public Picker {
 public:
  static constexpr uint8_t kNone = 0xFF;

  // Looks at where the game stands now: what was chosen stays until something happened.
  // Before: luck is to be entered.
  void see(const Play& play);

  uint8_t size() const { return size_; }
  // Before, for all below: index < size().
  rules::Event operator[](size_t index) const { return events_[index]; }
  bool possible(size_t index) const { return possible_ >> index & 1u; }
  // Chooses it if it can have come.
  Answer touch(size_t index);
  // Its index, or kNone.
  uint8_t chosen() const { return chosen_; }

  void show(rules::Event event) override;
  bool ready() const override { return chosen_ != kNone; }
  rules::Event event() const override { return events_[chosen_]; }
  const char* target() const override { return "button Enter"; }
  bool holds() const override { return ready(); }
  void drop() override { chosen_ = kNone; }

 private:
  static_assert(kMostEntries <= 32, "possible_ has a bit for each");

  const Play* play_ = nullptr;
  uint8_t size_ = 0;
  uint8_t chosen_ = kNone;
  uint32_t possible_ = 0;
  rules::Event events_[kMostEntries] = {};
};

// The one of the shell, at this game. Before: luck is to be entered.
EntryPicker& entry_picker(const Play& play);

}  // namespace ui
