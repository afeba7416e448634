// Reads a whole record line by line: whoever takes it in begins the game and does the events.
#pragma once

#include "rules/core/header.hpp"

namespace rules {

template <Recorded G>
class RecordReader {
 public:
  enum class Step {
    kMore,       // feed the next line
    kBegin,      // the header is complete: players() and options() are there
    kEvent,      // event() was read
    kMalformed,  // see reason()
  };

  RecordReader() = default;
  // Goes on behind the preamble. Before: it is complete and names this game.
  explicit RecordReader(const Preamble& preamble) : preamble_(preamble) {}

  Step line(Reader words, uint32_t number) {
    if (begun_) return event_line(words);
    if (!preamble_.complete()) return preamble_line(words);
    switch (header_.line(words, number)) {
      case HeaderReader<G>::Step::kMore:
        return Step::kMore;
      case HeaderReader<G>::Step::kBegin:
        if (header_.conflict() != nullptr) return malformed("set-conflict");
        begun_ = true;
        return Step::kBegin;
      case HeaderReader<G>::Step::kOther:
        return malformed("begin-expected");
      default:
        return malformed(header_.reason());
    }
  }

  // Whether `begin` was read: a text that ends before it is no record.
  bool begun() const { return begun_; }
  uint8_t players() const { return header_.players(); }
  const typename G::Options& options() const { return header_.options(); }
  Event event() const { return event_; }
  const char* reason() const { return reason_; }
  // The `set` line that can't stand beside the others, or nullptr.
  const SettingLine* conflict() const { return header_.conflict(); }

 private:
  Step malformed(const char* reason) {
    reason_ = reason;
    return Step::kMalformed;
  }

  Step preamble_line(Reader words) {
    const char* const wrong = preamble_.line(words);
    if (wrong != nullptr) return malformed(wrong);
    if (preamble_.complete() && !same_text(preamble_.game(), G::kId))
      return malformed("other-game");
    return Step::kMore;
  }

  Step event_line(Reader words) {
    const bool read = parse_event(G::kVerbs, G::kVerbCount, G::kMostPlayers, words, event_);
    return read ? Step::kEvent : malformed("not-an-event");
  }

  Preamble preamble_;
  HeaderReader<G> header_;
  bool begun_ = false;
  Event event_;
  const char* reason_ = nullptr;
};

}  // namespace rules
