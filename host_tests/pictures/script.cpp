#include "host_tests/pictures/script.hpp"

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <initializer_list>
#include <map>
#include <set>
#include <sstream>
#include <string_view>
#include <vector>

#include "host_tests/pictures/drawn.hpp"
#include "host_tests/pictures/lines.hpp"
#include "host_tests/pictures/probe.hpp"
#include "host_tests/pictures/redrawn.hpp"
#include "host_tests/pictures/stage.hpp"
#include "host_tests/pictures/two_step.hpp"
#include "ui/core/fault_screen.hpp"
#include "ui/core/focus.hpp"
#include "ui/core/guard.hpp"
#include "ui/core/message.hpp"
#include "ui/core/ui.hpp"
#include "ui/play/play.hpp"

namespace script {
namespace {

constexpr unsigned kTapMs = 60;
// Longer than any motion on the screens, and until all that has come could be seen.
constexpr unsigned kSettleMs = ui::guard::kUnseenMs + 50;
constexpr int kMostPages = 20;

class Player {
 public:
  explicit Player(const Options& options) : options_(options) {}

  bool obey(const std::string& line, std::string& reason);

 private:
  bool tap(const std::string& name, std::string& reason);
  bool reach(const std::string& name, std::string& reason);
  bool key(const std::string& name, std::string& reason);
  bool picture(const std::string& name, std::string& reason);
  bool expect(const std::string& parts, bool wanted, std::string& reason);
  bool put_finger(const std::string& name, std::string& reason);
  void look();
  void find_stale(const std::string& screen);
  void tell_once(std::initializer_list<std::string_view> words);

  bool check_two_steps(std::string& reason);
  bool follow(const std::string& words, std::string& reason);

  std::map<std::string, std::ifstream> games_;  // where they have come to
  const Options& options_;
  std::set<std::string> told_;
  std::string doing_;  // the line that is obeyed
  std::string said_;
};

void Player::tell_once(std::initializer_list<std::string_view> words) {
  std::string line;
  for (const std::string_view word : words) {
    if (!line.empty()) line += '\t';
    line += word;
  }
  if (told_.insert(line).second) std::printf("%s\n", line.c_str());
}

using Words = std::set<std::string>;

void hear(void* all, const char* text) { static_cast<Words*>(all)->insert(text); }

unsigned milliseconds(const std::string& words) {
  return static_cast<unsigned>(std::strtoul(words.c_str(), nullptr, 10));
}

std::string one_line(std::string text) {
  std::replace(text.begin(), text.end(), '\n', '/');
  return text;
}

// What was redrawn because it changed must be all that has changed: drawing everything again shows
// nothing new.
void Player::find_stale(const std::string& screen) {
  const redrawn::Picture before = redrawn::shown();
  Words heard;
  Words cut;
  ui::hear_texts({hear, &heard});
  ui::hear_cuts({hear, &cut});
  stage::draw_whole();
  ui::hear_texts({});
  ui::hear_cuts({});
  for (const std::string& text : cut) tell_once({"cut", screen, text});
  if (options_.tell_texts) {
    std::printf("says\t%s\t%s", screen.c_str(), doing_.c_str());
    for (const std::string& text : heard) std::printf("\t%s", one_line(text).c_str());
    std::printf("\n");
  }
  const std::string where = redrawn::differs(before);
  if (!where.empty()) tell_once({"stale", screen, doing_ + ", in " + where});
}

// What every step shows is looked at, not only what a picture is taken of.
void Player::look() {
  const std::string screen = std::to_string(probe::screen_class());
  tell_once({"screen", screen});
  find_stale(screen);
  for (const std::string& complaint : lines::complaints()) tell_once({"unread", screen, complaint});
  if (!options_.other_words) {
    for (const std::string& line : drawn::complaints()) tell_once({"drawn", screen, line});
  }
  for (const probe::Spot& spot : probe::spots()) {
    if (!spot.middle) tell_once({"covered", screen, spot.name});
    if (!options_.check_targets) continue;
    if (spot.two_step) tell_once({"chooses", screen});
    if (spot.free_side >= ui::kTouch || spot.two_step) continue;
    tell_once({"small", screen, spot.name, std::to_string(spot.free_side)});
  }
}

std::string names(const std::vector<probe::Spot>& spots) {
  std::string all;
  for (const probe::Spot& spot : spots) all += (all.empty() ? "" : ", ") + spot.name;
  return all;
}

const probe::Spot* find(const std::vector<probe::Spot>& spots, const std::string& name,
                        std::string& reason) {
  const probe::Spot* spot = probe::find(spots, name);
  if (spot == nullptr) reason = "nothing here is called '" + name + "', only: " + names(spots);
  return spot;
}

bool Player::put_finger(const std::string& name, std::string& reason) {
  const std::vector<probe::Spot> spots = probe::spots();
  const probe::Spot* spot = find(spots, name, reason);
  if (spot == nullptr) return false;
  const ui::Point middle = spot->area.center();
  stage::finger(true, middle.x, middle.y);
  return true;
}

bool Player::tap(const std::string& name, std::string& reason) {
  const std::vector<probe::Spot> spots = probe::spots();
  const probe::Spot* spot = find(spots, name, reason);
  if (spot == nullptr) return false;
  stage::tap(spot->area.center().x, spot->area.center().y);
  look();
  return true;
}

// Layouts have pages of different lengths: what is not on this one is looked for on the next.
bool Player::reach(const std::string& name, std::string& reason) {
  for (int page = 0; page < kMostPages; ++page) {
    const std::vector<probe::Spot> spots = probe::spots();
    if (probe::find(spots, name) != nullptr) return true;
    if (!tap("button next", reason)) return false;
  }
  reason = "no page has '" + name + "'";
  return false;
}

bool Player::key(const std::string& name, std::string& reason) {
  static constexpr const char* kNames[] = {"left", "right", "up", "down", "press", "back", "next"};
  for (size_t i = 0; i < std::size(kNames); ++i) {
    if (name != kNames[i]) continue;
    ui::focus::key(static_cast<ui::focus::Key>(i));
    stage::run(kSettleMs);
    look();
    return true;
  }
  reason = "there is no key '" + name + "'";
  return false;
}

bool Player::picture(const std::string& name, std::string& reason) {
  const std::string path = options_.out + "/" + name + ".rgb565";
  const auto count = static_cast<size_t>(stage::width()) * static_cast<size_t>(stage::height());
  std::FILE* file = std::fopen(path.c_str(), "wbx");
  if (file == nullptr) {
    reason = "cannot write " + path + ", or it was written before";
    return false;
  }
  const bool written = std::fwrite(stage::pixels(), 2, count, file) == count;
  std::fclose(file);
  std::printf("picture\t%s\t%d\t%d\n", name.c_str(), stage::width(), stage::height());
  look();
  const std::string where = redrawn::strips_differ();
  if (where.empty()) return written;
  tell_once({"stale", std::to_string(probe::screen_class()), doing_ + ", by strips in " + where});
  return written;
}

bool Player::check_two_steps(std::string& reason) {
  if (ui::current_play() == nullptr) {
    reason = "no game is played";
    return false;
  }
  if (!options_.check_targets) return true;
  const std::string screen = std::to_string(probe::screen_class());
  tell_once({"checked", screen});
  for (const std::string& line : two_step::complaints(probe::spots())) {
    tell_once({"step", screen, line});
  }
  return true;
}

// A game is a script too: it is followed up to a mark, and from there on the next time.
bool Player::follow(const std::string& words, std::string& reason) {
  const size_t space = words.find(' ');
  const std::string name = words.substr(0, space);
  const std::string mark = "mark " + words.substr(space + 1);
  std::ifstream& lines = games_[name];
  if (!lines.is_open()) lines.open("../games/" + name + ".txt");
  std::string line;
  while (std::getline(lines, line)) {
    if (line == mark) return true;
    if (obey(line, reason)) continue;
    reason.insert(0, line + ": ");
    return false;
  }
  reason = "the game " + name + " has no '" + mark + "' here";
  return false;
}

bool is_shown(const Words& texts, const std::string& part) {
  if (part.front() == '=') return texts.contains(part.substr(1));
  return std::any_of(texts.begin(), texts.end(),
                     [&](const std::string& text) { return text.find(part) != std::string::npos; });
}

bool Player::expect(const std::string& parts, bool wanted, std::string& reason) {
  if (options_.other_words) return true;
  Words heard;
  ui::hear_texts({hear, &heard});
  stage::draw_whole();
  ui::hear_texts({});
  const std::string between = " | ";
  for (size_t at = 0; at < parts.size();) {
    const size_t end = std::min(parts.find(between, at), parts.size());
    const std::string part = parts.substr(at, end - at);
    at = end + between.size();
    if (is_shown(heard, part) == wanted) continue;
    reason = "'" + part + "'; the texts shown are:";
    for (const std::string& text : heard) reason += "\n    " + text;
    return false;
  }
  return true;
}

bool Player::obey(const std::string& line, std::string& reason) {
  std::istringstream words(line);
  std::string verb, rest;
  words >> verb;
  std::getline(words >> std::ws, rest);
  if (verb.empty() || verb.front() == '#' || verb == "mark") return true;
  if (verb == "landscape") return stage::width() < stage::height() || obey(rest, reason);
  doing_ = line;
  if (verb == "tap") return tap(rest, reason);
  if (verb == "reach") return reach(rest, reason);
  if (verb == "picture") return picture(rest, reason);
  if (verb == "expect") return expect(rest, true, reason);
  if (verb == "miss") return expect(rest, false, reason);
  if (verb == "key") return key(rest, reason);
  if (verb == "follow") return follow(rest, reason);
  if (verb == "two-steps") return check_two_steps(reason);
  if (verb == "down") {
    if (!put_finger(rest, reason)) return false;
    stage::run(kTapMs);
  } else if (verb == "up") {
    stage::finger(false, 0, 0);
    stage::run(rest.empty() ? kSettleMs : milliseconds(rest));
  } else if (verb == "run") {
    stage::run(milliseconds(rest));
  } else if (verb == "try") {
    const std::vector<probe::Spot> spots = probe::spots();
    if (probe::find(spots, rest) != nullptr) return tap(rest, reason);
  } else if (verb == "say") {
    said_ = rest;
    ui::say(said_.c_str());
    stage::run(kTapMs);
  } else if (verb == "keep-games") {
    stage::keep_games();
  } else if (verb == "keep-scores") {
    stage::keep_scores();
  } else if (verb == "fault") {
    ui::show_fault(
        {"Out of its memory", "session.cpp:41 @10001234", "0.1.0 (0000000)", 2, [](void*) {}});
    stage::run(kSettleMs);
  } else {
    reason = "unknown command '" + verb + "'";
    return false;
  }
  look();
  return true;
}

}  // namespace

const char* help() {
  return "  tap NAME       a short touch of what is called so; then waits until nothing moves\n"
         "  try NAME       the same where there is something called so\n"
         "  reach NAME     goes through the pages of a list until NAME is there\n"
         "  down NAME, up  puts the finger down, lifts it; then waits until nothing moves\n"
         "  up MS          lifts it and waits for so long: what moves is seen on its way\n"
         "  follow GAME MARK  plays ../games/GAME.txt up to its line 'mark MARK'\n"
         "  key NAME       left, right, up, down, press, back or next\n"
         "  run MS         lets time pass\n"
         "  keep-games     from now on games are kept, of every kind; begins at home\n"
         "  keep-scores    keeps more finished games, of which only the result is told\n"
         "  picture NAME   what is shown now\n"
         "  expect TEXT | TEXT ...  fails when no text shown holds TEXT, or is it where it begins "
         "with =\n"
         "  miss TEXT      fails when one does\n"
         "  landscape ...  does the rest of the line where the picture is wider than high\n"
         "  two-steps      tries each place that only chooses, and whether it does\n"
         "  fault          shows the fault screen\n"
         "  say TEXT       refuses something for this reason\n";
}

bool play(const std::string& path, const Options& options) {
  std::ifstream lines(path);
  if (!lines) {
    std::fprintf(stderr, "cannot read %s\n", path.c_str());
    return false;
  }
  Player player(options);
  std::string line, reason;
  for (int number = 1; std::getline(lines, line); ++number) {
    if (player.obey(line, reason)) continue;
    std::fprintf(stderr, "%s:%d: %s\n  %s\n", path.c_str(), number, line.c_str(), reason.c_str());
    return false;
  }
  return true;
}

}  // namespace script
