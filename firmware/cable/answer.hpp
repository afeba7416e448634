// How a command of the cable is answered.
#pragma once

#include "firmware/text.hpp"
#include "rules/core/text.hpp"

namespace firmware::cable {

enum class Told : uint8_t {
  more,   // more is to come
  ok,     // all is told but for the last line, which is `ok`
  error,  // all is told: the last line begins with `error `
};

// Writes the next line, or nothing where there is none now.
using Lines = Told (*)(unsigned index, Text& text);

enum class Taken : uint8_t {
  next,     // the next line, please: nothing is answered yet
  done,     // the answer is there, its last line too; lines are commands again
  refused,  // it is there, but lines still come here until one of them ends it
};

// Takes a line that follows, `length` letters of at most kMostLineChars + 1.
using Taker = Taken (*)(const char* line, size_t length, Text& text);

// To be filled by a command that tells `more`: lines that it tells, or takes.
struct Answer {
  Text& text;
  Lines lines = nullptr;
  Taker taker = nullptr;
};

// Before: `words` are what stands behind the words of the command.
using Obey = Told (*)(rules::Reader words, Answer& answer);

inline Told refuse(Text& text, const char* why) {
  text.add("error ").add(why).add("\r\n");
  return Told::error;
}

}  // namespace firmware::cable
