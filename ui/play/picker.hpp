// What is chosen but not yet done: nothing of it is in the match. A game has one for its moves, the
// shell one for what people enter. It knows no screen.
#pragma once

#include "rules/core/any_match.hpp"
#include "ui/core/strings.hpp"

namespace ui {

// What came of a touch.
enum class Answer : uint8_t {
  nothing,  // it meant nothing here
  changed,  // something else is chosen now
  refused,  // why() says why
  ready,    // event() is chosen whole
};

class Picker {
 public:
  // Another match begins in the place of the one before: nothing of that counts any more.
  void forget() { match_ = nullptr; }

  // Chooses this event, whatever was chosen before; then ready() holds. The game's own buttons do
  // it, as if it had been touched. Before: it is legal for whoever acts now.
  virtual void show(rules::Event event) = 0;

  virtual bool ready() const = 0;
  // Before: ready().
  virtual rules::Event event() const = 0;
  // The target that does it, by the name that scripts use. Before: ready().
  virtual const char* target() const = 0;
  // Of games where it is another button from time to time: that target, and how it reads.
  struct Go {
    const char* target;
    Text label;
  };

  // Whether something is chosen that drop() takes back, the last choice first.
  virtual bool holds() const = 0;
  virtual void drop() = 0;

  // The sentence of the last refusal.
  const char* why() const { return why_; }

 protected:
  // What came to a match since it was looked at last.
  enum class News : uint8_t {
    none,
    moved,  // something happened in it
    other,  // it is another one
  };
  News news_of(const rules::AnyMatch& match) {
    const bool other = match_ != &match;
    if (!other && version_ == match.version()) return News::none;
    match_ = &match;
    version_ = match.version();
    return other ? News::other : News::moved;
  }

  constexpr Picker() = default;
  ~Picker() = default;

  Answer refuse(const rules::Verdict& verdict) {
    why_ = verdict.refusal().sentence;
    return Answer::refused;
  }

 private:
  const rules::AnyMatch* match_ = nullptr;  // that was looked at, and when
  uint32_t version_ = 0;
  const char* why_ = nullptr;
};

}  // namespace ui
