#include <cstdio>
#include <cstring>
#include <fstream>
#include <iostream>
#include <string>

#include "firmware/headless/session.hpp"

namespace {

constexpr int kUsage = 1;
constexpr int kFailed = 2;

void print_help() {
  std::printf(
      "usage: plat-headless [--pictures FOLDER] [--records FOLDER] [--storage FILE] [SCRIPT]\n\n"
      "Runs Plat without a display. Obeys the lines of SCRIPT, or of standard input: then each "
      "line\n"
      "is answered, the last line of an answer is 'ok' or begins with 'error'. Records are kept\n"
      "only where --records names their folder. Commands:\n\n%s",
      firmware::headless::Session::help().c_str());
}

// Standard input is a conversation: a line that fails is answered, and the next one is read.
int converse(firmware::headless::Session& session) {
  std::string line, answer;
  while (std::getline(std::cin, line)) {
    const bool done = session.obey(line, answer);
    if (done) {
      std::cout << answer << "ok" << std::endl;
    } else {
      std::cout << "error " << answer << std::endl;
    }
  }
  return 0;
}

// A script is a test: the first line that fails ends it.
int play(firmware::headless::Session& session, const char* path) {
  std::ifstream script(path);
  if (!script) {
    std::fprintf(stderr, "plat-headless: cannot read %s\n", path);
    return kUsage;
  }
  std::string line, answer;
  for (int number = 1; std::getline(script, line); ++number) {
    if (!session.obey(line, answer)) {
      std::fprintf(stderr, "%s:%d: %s\n  %s\n", path, number, line.c_str(), answer.c_str());
      return kFailed;
    }
    std::cout << answer;
  }
  return 0;
}

}  // namespace

int main(int count, char** words) {
  firmware::headless::Options options;
  const char* script = nullptr;
  for (int i = 1; i < count; ++i) {
    const std::string word = words[i];
    if (word == "--help") return print_help(), 0;
    const bool has_value = i + 1 < count;
    if (word == "--pictures" && has_value) {
      options.pictures = words[++i];
    } else if (word == "--records" && has_value) {
      options.records = words[++i];
    } else if (word == "--storage" && has_value) {
      options.storage = words[++i];
    } else if (word[0] == '-' || script != nullptr) {
      std::fprintf(stderr, "plat-headless: '%s' is not understood; see --help\n", words[i]);
      return kUsage;
    } else {
      script = words[i];
    }
  }
  firmware::headless::Session session(options);
  return script == nullptr ? converse(session) : play(session, script);
}
