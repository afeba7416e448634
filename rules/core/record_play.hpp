// A record that is played as its lines come, for programs that don't know its game.
#pragma once

#include "rules/core/record_reader.hpp"
#include "rules/core/save.hpp"
#include "rules/core/walk.hpp"

namespace rules {

class AnyRecordPlay {
 public:
  enum class Step : uint8_t {
    more,   // feed the next line
    begin,  // its header is complete
    event,  // event() has happened
    wrong,  // see reason(), in line wrong_line()
  };

  // Takes the next line behind the preamble.
  virtual Step line(Reader words, uint32_t number) = 0;
  virtual bool begun() const = 0;

  // Before, for all below: begun().
  virtual uint8_t players() const = 0;
  // What a save says before its events.
  virtual void write_head(ByteWriter& bytes) const = 0;
  virtual Standing standing() const = 0;
  virtual size_t events() const = 0;
  // Whether luck acts now and waits for nobody of the `persons` to throw.
  virtual bool waits_for_luck(unsigned persons) const = 0;

  Event event() const { return event_; }
  const char* reason() const { return reason_; }
  uint32_t wrong_line() const { return wrong_line_; }

 protected:
  constexpr AnyRecordPlay() = default;
  ~AnyRecordPlay() = default;

  Event event_;
  const char* reason_ = nullptr;
  uint32_t wrong_line_ = 0;
};

template <Recorded G>
class RecordPlay final : public AnyRecordPlay {
 public:
  // Before: the preamble is complete and names this game.
  explicit RecordPlay(const Preamble& preamble) : reader_(preamble) {}

  Step line(Reader words, uint32_t number) override {
    using Read = typename RecordReader<G>::Step;
    wrong_line_ = number;
    switch (reader_.line(words, number)) {
      case Read::kMore:
        return Step::more;
      case Read::kBegin:
        walk_.begin_game(reader_.options(), reader_.players());
        return Step::begin;
      case Read::kEvent:
        return apply();
      default:
        return wrong_header();
    }
  }
  bool begun() const override { return reader_.begun(); }
  uint8_t players() const override { return reader_.players(); }
  void write_head(ByteWriter& bytes) const override {
    save_head<G>(reader_.options(), reader_.players(), bytes);
  }
  Standing standing() const override { return walk_.standing(); }
  size_t events() const override { return walk_.size(); }
  bool waits_for_luck(unsigned persons) const override {
    return G::to_act(walk_.state()) == only(kChance) &&
           (persons == 0 || thrower<G>(walk_.state()) == 0);
  }

 private:
  Step wrong(const char* reason) {
    reason_ = reason;
    return Step::wrong;
  }
  Step wrong_header() {
    const SettingLine* const other = reader_.begun() ? nullptr : reader_.conflict();
    if (other == nullptr) return wrong(reader_.reason());
    wrong_line_ = other->number;
    return wrong("set-conflict");
  }
  Step apply() {
    event_ = reader_.event();
    const Verdict verdict = walk_.apply(event_);
    return verdict.ok() ? Step::event : wrong(verdict.refusal().reason);
  }

  RecordReader<G> reader_;
  Walk<G> walk_;
};

}  // namespace rules
