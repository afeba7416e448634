#include "rules/core/text.hpp"

#include <cstring>

#include "rules/core/assert.hpp"

namespace rules {
namespace {

bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }

// The number from `at` up to the first letter that is no digit, which is returned; nullptr when
// there is none, when it has leading zeros or when it is above `most`.
const char* read_number(const char* at, const char* end, unsigned most, unsigned& value) {
  const char* const first = at;
  value = 0;
  while (at != end && is_digit(*at)) {
    const unsigned digit = static_cast<unsigned>(*at - '0');
    if (digit > most || value > (most - digit) / 10) return nullptr;
    value = value * 10 + digit;
    ++at;
  }
  if (at == first || (*first == '0' && at - first > 1)) return nullptr;
  return at;
}

bool same(const char* text, size_t length, const char* word) {
  return std::strlen(word) == length && std::memcmp(text, word, length) == 0;
}

}  // namespace

bool same_text(const char* a, const char* b) { return std::strcmp(a, b) == 0; }

const char* Reader::word_end() const {
  const char* end = at_;
  while (end != end_ && !is_blank(*end)) ++end;
  return end;
}

void Reader::go_to(const char* end) {
  at_ = end;
  skip();
}

bool Reader::word(const char* expected) {
  const char* const end = word_end();
  if (at_ == end || !same(at_, static_cast<size_t>(end - at_), expected)) return false;
  go_to(end);
  return true;
}

bool Reader::word(const char*& text, size_t& length) {
  const char* const end = word_end();
  if (at_ == end) return false;
  text = at_;
  length = static_cast<size_t>(end - at_);
  go_to(end);
  return true;
}

bool Reader::one_of(const char* const* words, size_t count, unsigned& index) {
  for (size_t i = 0; i < count; ++i) {
    if (!word(words[i])) continue;
    index = static_cast<unsigned>(i);
    return true;
  }
  return false;
}

bool Reader::one_of(const char* const* words, size_t count, uint8_t& index) {
  unsigned found = 0;
  if (!one_of(words, count, found)) return false;
  index = static_cast<uint8_t>(found);
  return true;
}

bool Reader::number(unsigned& value, unsigned least, unsigned most) {
  const char* const end = word_end();
  const char* const read = read_number(at_, end, most, value);
  if (read == nullptr || read != end || value < least) return false;
  go_to(end);
  return true;
}

bool Reader::player(unsigned& seat, unsigned most) {
  const char* const end = word_end();
  if (at_ == end || *at_ != 'p') return false;
  const char* const read = read_number(at_ + 1, end, most, seat);
  if (read == nullptr || read != end || seat == 0) return false;
  go_to(end);
  return true;
}

bool WordReader::letter(char expected) {
  if (at_ == end_ || *at_ != expected) return false;
  ++at_;
  return true;
}

bool WordReader::one_of(const char* letters, unsigned& index) {
  if (at_ == end_ || *at_ == 0) return false;
  const char* const found = std::strchr(letters, *at_);
  if (found == nullptr) return false;
  index = static_cast<unsigned>(found - letters);
  ++at_;
  return true;
}

bool WordReader::number(int& value, int least, int most) {
  const bool minus = least < 0 && at_ != end_ && *at_ == '-';
  const int bound = minus ? -least : most;
  unsigned size = 0;
  if (bound < 0) return false;
  const char* const end =
      read_number(at_ + (minus ? 1 : 0), end_, static_cast<unsigned>(bound), size);
  if (end == nullptr || (minus && size == 0)) return false;
  const int read = minus ? -static_cast<int>(size) : static_cast<int>(size);
  if (read < least || read > most) return false;
  value = read;
  at_ = end;
  return true;
}

Writer& Writer::word(const char* text) {
  if (at_ != begin_) add(' ');
  return add(text);
}

Writer& Writer::add(const char* text) {
  while (*text != 0) add(*text++);
  return *this;
}

Writer& Writer::add(char letter) {
  RULES_ASSERT(end_ - at_ >= 2);
  *at_++ = letter;
  *at_ = 0;
  return *this;
}

Writer& Writer::add(int number) {
  char digits[11];
  size_t count = 0;
  unsigned rest = number < 0 ? 0u - static_cast<unsigned>(number) : static_cast<unsigned>(number);
  if (number < 0) add('-');
  do {
    digits[count++] = static_cast<char>('0' + rest % 10);
    rest /= 10;
  } while (rest != 0);
  while (count != 0) add(digits[--count]);
  return *this;
}

bool parse_event(const VerbText* verbs, size_t count, uint8_t most_players, Reader reader,
                 Event& event) {
  unsigned actor = kChance;
  if (!reader.word("@") && !reader.player(actor, most_players)) return false;
  for (size_t i = 0; i < count; ++i) {
    if (verbs[i].by_chance != (actor == kChance) || !reader.word(verbs[i].word)) continue;
    Event parsed = rules::event(static_cast<Actor>(actor), i);
    if (verbs[i].parse != nullptr && !verbs[i].parse(reader, parsed)) return false;
    if (!reader.at_end()) return false;
    event = parsed;
    return true;
  }
  return false;
}

void print_event(const VerbText* verbs, Event event, Writer& writer) {
  const VerbText& verb = verbs[event.verb()];
  if (event.actor() == kChance) {
    writer.word("@");
  } else {
    writer.word("p").add(event.actor());
  }
  writer.word(verb.word);
  if (verb.print != nullptr) verb.print(writer, event);
}

}  // namespace rules
