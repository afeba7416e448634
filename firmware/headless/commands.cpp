#include "firmware/headless/commands.hpp"

#include <algorithm>

namespace firmware::headless {

const Session::Command* Session::find(const std::string& verb) {
  static constexpr Command kCommands[] = {
      {"run", "MS", "lets time pass", false, &Session::obey_run},
      {"tap", "NAME | X Y", "a short touch; then waits until nothing moves", false,
       &Session::obey_tap},
      {"down", "NAME | X Y", "puts the finger down or moves it", false, &Session::obey_down},
      {"up", "", "lifts the finger", false, &Session::obey_up},
      {"key", "left | right | up | down | press | back | next",
       "moves and presses without a finger", false, &Session::obey_key},
      {"picture", "NAME", "writes NAME.png", false, &Session::obey_picture},
      {"pixels", "FILE", "writes the picture as RGB565 values, low byte first", false,
       &Session::obey_pixels},
      {"targets", "", "lists what can be touched: x y width height name", false,
       &Session::obey_targets},
      {"texts", "", "lists the texts shown", false, &Session::obey_texts},
      {"expect", "TEXT", "fails when no text shown holds TEXT", false, &Session::obey_expect},
      {"pool", "", "bytes of LVGL's pool: in use, peak, free", false, &Session::obey_pool},
      {"battery", "PERCENT | none", "charges the battery", false, &Session::obey_battery},
      {"console", "LINE", "sends LINE over the cable and prints the answer", false,
       &Session::obey_console},
      {"fact", "NAME=VALUE", "what About shows, in place of this board's own", true,
       &Session::obey_fact},
      {"fault", "KIND ADDRESS CALLER PLACE", "starts as if the run before had ended so", true,
       &Session::obey_fault},
      {nullptr, nullptr, nullptr, false, nullptr},
  };
  const Command* command = kCommands;
  while (command->verb != nullptr && !verb.empty() && verb != command->verb) ++command;
  return command;
}

std::string Session::help() {
  std::string text;
  for (const Command* command = find(""); command->verb != nullptr; ++command) {
    std::string line = std::string("  ") + command->verb + " " + command->words;
    line.resize(std::max(line.size() + 2, size_t{32}), ' ');
    text += line + command->help + "\n";
  }
  return text;
}

bool Session::obey(const std::string& line, std::string& answer) {
  Words words(line);
  answer.clear();
  if (words.verb.empty() || words.verb.front() == '#') return true;
  const Command* command = find(words.verb);
  if (command->verb == nullptr) {
    answer = "unknown command '" + words.verb + "'";
    return false;
  }
  if (command->before_start && started_) {
    answer = words.verb + " comes before everything that lets the board run";
    return false;
  }
  if (!command->before_start) start();
  return (this->*command->obey)(words, answer);
}

}  // namespace firmware::headless
