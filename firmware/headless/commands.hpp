// A line of a script, and the commands that it may be.
#pragma once

#include <istream>
#include <sstream>
#include <string>

#include "firmware/headless/session.hpp"

namespace firmware::headless {

struct Session::Words {
  explicit Words(const std::string& line) : stream(line) { stream >> verb; }

  std::string rest() {
    std::string text;
    std::getline(stream >> std::ws, text);
    return text;
  }

  bool number(int& value) { return static_cast<bool>(stream >> value); }

  std::istringstream stream;
  std::string verb;
};

struct Session::Command {
  const char* verb;
  const char* words;
  const char* help;
  bool before_start;  // the board must not run yet
  bool (Session::*obey)(Words& words, std::string& answer);
};

}  // namespace firmware::headless
