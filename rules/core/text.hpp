// The text side of events: words in, words out. A game has one table of verbs; what is printed by
// it is what is read by it.
#pragma once

#include <cstddef>
#include <cstdint>

#include "rules/core/event.hpp"

namespace rules {

inline constexpr size_t kMostLineChars = 200;

bool same_text(const char* a, const char* b);

// The words of one line without its comment. Holds no text of its own.
class Reader {
 public:
  constexpr Reader(const char* text, size_t length) : at_(text), end_(text + length) { skip(); }

  bool at_end() const { return at_ == end_; }

  // Takes the next word if it is exactly this one.
  bool word(const char* expected);

  // Takes the next word whole. False at the end.
  bool word(const char*& text, size_t& length);

  // Takes the next word if it is one of these; `index` is its place.
  bool one_of(const char* const* words, size_t count, unsigned& index);
  // The same as a byte of an event. Before: count <= 256.
  bool one_of(const char* const* words, size_t count, uint8_t& index);

  // Takes the next word if it is a number without sign or leading zeros, from least to most.
  bool number(unsigned& value, unsigned least, unsigned most);

  // Takes the next word if it is p1 to p<most>.
  bool player(unsigned& seat, unsigned most);

 private:
  static constexpr bool is_blank(char letter) { return letter == ' ' || letter == '\t'; }
  constexpr void skip() {
    while (at_ != end_ && is_blank(*at_)) ++at_;
  }
  const char* word_end() const;
  void go_to(const char* end);

  const char* at_;
  const char* end_;
};

// Parses parts of one word.
class WordReader {
 public:
  constexpr WordReader(const char* text, size_t length) : at_(text), end_(text + length) {}

  bool at_end() const { return at_ == end_; }
  // Takes the next letter if it is this one.
  bool letter(char expected);
  // Takes the next letter if it is one of these; `index` is its place.
  bool one_of(const char* letters, unsigned& index);
  // Digits without leading zeros; where `least` is negative also a '-' before them (but not "-0").
  bool number(int& value, int least, int most);

 private:
  const char* at_;
  const char* end_;
};

// Puts a line together; what does not fit is a programmer's mistake.
class Writer {
 public:
  Writer(char* to, size_t size) : begin_(to), at_(to), end_(to + size) { *at_ = 0; }

  // Begins the next word: a blank, unless the line is empty.
  Writer& word(const char* text);
  // Goes on in the same word.
  Writer& add(const char* text);
  Writer& add(char letter);
  Writer& add(int number);

  const char* text() const { return begin_; }
  size_t length() const { return static_cast<size_t>(at_ - begin_); }

 private:
  char* begin_;
  char* at_;
  char* end_;
};

// One verb of a game. `parse` reads the words behind the verb into a, b and c (the head is set
// already) and is false when no game of this kind could contain them; words that it leaves are
// malformed too. `print` writes them. Without both the verb has no words behind it.
struct VerbText {
  const char* word;
  bool by_chance;  // said by "@", else by a player
  bool (*parse)(Reader& reader, Event& event);
  void (*print)(Writer& writer, Event event);
};

// Parses "@ …" or "pK …" by the table, whose index is the verb. Two verbs may share a word when one
// is said by chance and the other by players. False: malformed.
bool parse_event(const VerbText* verbs, size_t count, uint8_t most_players, Reader reader,
                 Event& event);

void print_event(const VerbText* verbs, Event event, Writer& writer);

}  // namespace rules
