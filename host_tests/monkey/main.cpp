// Touches at random on the stage, the same in every run: `monkey GAME TOUCHES SEED`. It ends badly
// when something asserts, when no way leads home, or when home needs more memory than before. The
// GAME may be `shell`, where none is sought, or `all`: all games there are and the shell.
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "host_tests/pictures/probe.hpp"
#include "host_tests/pictures/stage.hpp"
#include "rules/core/rng.hpp"
#include "ui/core/focus.hpp"
#include "ui/core/guard.hpp"
#include "ui/core/message.hpp"
#include "ui/core/screen.hpp"
#include "ui/core/target.hpp"
#include "ui/core/ui.hpp"
#include "ui/play/play.hpp"
#include "ui/registry.hpp"

namespace {

constexpr unsigned kTouchMs = 20;  // two readings of the finger
constexpr unsigned kTouchesAnOuting = 1000;
constexpr int kMostTapsHome = 8;
constexpr unsigned kDrawEvery = 40;
constexpr unsigned kEndAGame = 20000;  // so many touches play at least one game to its end

struct Spot {
  std::string name;
  ui::Rect area;
};

std::vector<Spot> spots() {
  std::vector<Spot> all;
  ui::targets(
      [](const ui::Target& target, void* to) {
        static_cast<std::vector<Spot>*>(to)->push_back(
            {target.name, {target.x, target.y, target.width, target.height}});
        return true;
      },
      &all);
  return all;
}

// What was touched last, for people who look for a reason.
constexpr size_t kKept = 16;
std::string kept[kKept];
size_t touched = 0;

void keep(const std::string& what) { kept[touched++ % kKept] = what; }

void tell_kept() {
  std::fprintf(stderr, "after touch %zu, the last ones:\n", touched);
  for (size_t i = touched < kKept ? 0 : touched - kKept; i < touched; ++i) {
    std::fprintf(stderr, "  %s\n", kept[i % kKept].c_str());
  }
}

class Monkey {
 public:
  Monkey(const ui::GameEntry* game, uint64_t seed) : game_(game), luck_(seed) {}

  // Touches up to `touches` times and goes home; false when it could not get there.
  bool outing(unsigned touches);
  void tell() const;
  bool ended_any() const { return ended_ > 0; }

 private:
  unsigned below(unsigned bound) { return luck_.below(bound); }
  bool one_in(unsigned chances) { return below(chances) == 0; }
  void touch();
  void tap(int x, int y);
  void drag();
  void press_key();
  void wander(const std::vector<Spot>& all);
  bool tap(const std::vector<Spot>& all, std::string_view name);
  bool go_home();
  void watch_game();

  const ui::GameEntry* game_;  // nullptr: none is sought
  rules::Rng luck_;
  unsigned touches_ = 0, ended_ = 0, back_ = 0;
  size_t steps_ = 0, most_steps_ = 0;  // of the game that is played
  bool was_over_ = true;
  unsigned most_taps_home_ = 0;
};

void Monkey::tap(int x, int y) {
  stage::finger(true, x, y);
  stage::run(kTouchMs);
  stage::finger(false, x, y);
  stage::run(kTouchMs);
}

void Monkey::drag() {
  const auto width = static_cast<unsigned>(stage::width());
  const auto height = static_cast<unsigned>(stage::height());
  for (unsigned moves = 2 + below(4); moves > 0; --moves) {
    const auto x = static_cast<int>(below(width));
    const auto y = static_cast<int>(below(height));
    keep("drag to " + std::to_string(x) + "," + std::to_string(y));
    stage::finger(true, x, y);
    stage::run(kTouchMs);
  }
  stage::finger(false, 0, 0);
  stage::run(kTouchMs);
}

// A joystick instead of a finger.
void Monkey::press_key() {
  using ui::focus::Key;
  static constexpr Key kKeys[] = {Key::left, Key::right, Key::up,    Key::down, Key::press,
                                  Key::next, Key::next,  Key::press, Key::back};
  const Key key = kKeys[below(std::size(kKeys))];
  keep("key " + std::to_string(static_cast<int>(key)));
  ui::focus::key(key);
  stage::run(kTouchMs);
}

bool Monkey::tap(const std::vector<Spot>& all, std::string_view name) {
  for (const Spot& spot : all) {
    if (spot.name != name) continue;
    keep(spot.name);
    tap(spot.area.center().x, spot.area.center().y);
    return true;
  }
  return false;
}

// What is offered as the one thing to do, or nullptr.
const ui::TargetSpec* primary() {
  const uint32_t count = lv_obj_get_child_count(ui::screens::root());
  for (uint32_t i = 0; i < count; ++i) {
    const lv_obj_t* object = lv_obj_get_child(ui::screens::root(), static_cast<int32_t>(i));
    const ui::TargetSpec* spec = ui::target_spec(object);
    if (spec != nullptr && spec->primary && spec->enabled) return spec;
  }
  return nullptr;
}

// Mostly something that answers; seldom what leads out of the game or back in it, or no game would
// ever end.
void Monkey::wander(const std::vector<Spot>& all) {
  if (const ui::TargetSpec* wanted = primary(); wanted != nullptr && one_in(3)) {
    if (tap(all, wanted->name)) return;
  }
  const Spot& spot = all[below(static_cast<unsigned>(all.size()))];
  if ((spot.name == "menu" || spot.name == "back" || spot.name == "button Lesson") && !one_in(20)) {
    return;
  }
  if (spot.name == "button Undo" && !one_in(3)) return;
  keep(spot.name);
  tap(spot.area.x + static_cast<int>(below(static_cast<unsigned>(spot.area.width))),
      spot.area.y + static_cast<int>(below(static_cast<unsigned>(spot.area.height))));
}

// Mostly it has looked before, seldom it is hasty.
void Monkey::touch() {
  ++touches_;
  if (!one_in(4)) stage::run(ui::guard::kUnseenMs);
  if (one_in(12)) return drag();
  if (one_in(12)) return press_key();
  const std::vector<Spot> all = spots();
  if (all.empty() || one_in(5)) {
    const auto x = static_cast<int>(below(static_cast<unsigned>(stage::width())));
    const auto y = static_cast<int>(below(static_cast<unsigned>(stage::height())));
    keep("point " + std::to_string(x) + "," + std::to_string(y));
    return tap(x, y);
  }
  const bool seeks = game_ != nullptr && probe::at_home() && !one_in(4);
  if (seeks && tap(all, game_->target)) return;
  wander(all);
}

void Monkey::watch_game() {
  const ui::Play* play = ui::current_play();
  if (play == nullptr || game_ == nullptr || std::strcmp(play->entry().id, game_->id) != 0) return;
  if (play->match().over() && play->match().events() > 0 && !was_over_) ++ended_;
  if (play->match().events() < steps_) ++back_;
  most_steps_ = std::max(most_steps_, play->match().events());
  was_over_ = play->match().over();
  steps_ = play->match().events();
}

// By the way that every screen promises: back, or the menu and out of it.
bool Monkey::go_home() {
  static constexpr std::string_view kWays[] = {"button Leave", "back",        "menu",
                                               "button Back",  "button Home", "button Go on"};
  unsigned taps = 0;
  for (; !probe::at_home(); ++taps) {
    if (taps == kMostTapsHome) return false;
    const std::vector<Spot> all = spots();
    bool found = false;
    for (const std::string_view way : kWays) {
      found = tap(all, way);
      if (found) break;
    }
    if (!found) return false;
    stage::run(400);
  }
  most_taps_home_ = std::max(most_taps_home_, taps);
  return true;
}

bool Monkey::outing(unsigned touches) {
  for (unsigned i = 0; i < touches; ++i) {
    touch();
    watch_game();
    if (one_in(kDrawEvery)) stage::draw();
  }
  if (go_home()) return true;
  std::fprintf(stderr, "no way home; here are:\n");
  for (const Spot& spot : spots()) std::fprintf(stderr, "  %s\n", spot.name.c_str());
  tell_kept();
  return false;
}

void Monkey::tell() const {
  std::printf(
      "touches %u, games ended %u, events %zu at most, taken back %u times, home within "
      "%u taps, pool peak %zu\n",
      touches_, ended_, most_steps_, back_, most_taps_home_, stage::pool_peak());
}

const ui::GameEntry* find_game(const char* id) {
  for (const ui::GameEntry& game : ui::kGames) {
    if (std::strcmp(game.id, id) == 0) return &game;
  }
  return nullptr;
}

}  // namespace

// What a sanitizer finds ends like an assert.
extern "C" const char* __asan_default_options();
extern "C" const char* __asan_default_options() { return "abort_on_error=1:detect_leaks=0"; }
extern "C" const char* __ubsan_default_options();
extern "C" const char* __ubsan_default_options() { return "abort_on_error=1:print_stacktrace=1"; }

namespace {

// `game`: nullptr for the shell.
bool play(const ui::GameEntry* game, unsigned touches, uint64_t seed) {
  std::printf("%s, seed %llu\n", game == nullptr ? "shell" : game->id,
              static_cast<unsigned long long>(seed));
  std::signal(SIGABRT, [](int) { tell_kept(); });
  stage::open({});
  probe::remember_home();
  if (game == nullptr) stage::keep_games();
  stage::draw_nothing(true);
  Monkey monkey(game, seed);
  // Home has a target more or less as it has more or less to show.
  std::map<size_t, size_t> at_first;
  for (unsigned done = 0; done < touches; done += kTouchesAnOuting) {
    if (!monkey.outing(kTouchesAnOuting)) return false;
    stage::run(ui::kMessageMs);  // until nothing is said any more
    // What is made once and for ever was made by the end of the second outing.
    if (done == 0) continue;
    const size_t before = at_first.try_emplace(spots().size(), stage::pool_used()).first->second;
    if (stage::pool_used() == before) continue;
    std::fprintf(stderr, "home needed %zu bytes of LVGL's pool, and %zu after %u touches\n", before,
                 stage::pool_used(), done + kTouchesAnOuting);
    return false;
  }
  monkey.tell();
  return game == nullptr || touches < kEndAGame || monkey.ended_any();
}

// In a process of its own: there is one stage a process.
bool play_apart(const ui::GameEntry* game, unsigned touches, uint64_t seed) {
  std::fflush(nullptr);
  const pid_t child = fork();
  if (child == 0) {
    const bool good = play(game, touches, seed);
    std::fflush(nullptr);
    _exit(good ? 0 : 1);
  }
  int status = 0;
  waitpid(child, &status, 0);
  return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

bool play_all(unsigned touches, uint64_t seed) {
  bool good = play_apart(nullptr, touches, seed);
  for (const ui::GameEntry& game : ui::kGames) good = play_apart(&game, touches, seed) && good;
  return good;
}

}  // namespace

int main(int count, char** words) {
  const std::string_view name = count == 4 ? words[1] : "";
  const ui::GameEntry* game = count == 4 ? find_game(words[1]) : nullptr;
  if (game == nullptr && name != "shell" && name != "all") {
    std::fprintf(stderr, "usage: monkey GAME TOUCHES SEED; games: all shell");
    for (const ui::GameEntry& known : ui::kGames) std::fprintf(stderr, " %s", known.id);
    std::fprintf(stderr, "\n");
    return 1;
  }
  const auto touches = static_cast<unsigned>(std::strtoul(words[2], nullptr, 10));
  const uint64_t seed = std::strtoull(words[3], nullptr, 10);
  const bool good = name == "all" ? play_all(touches, seed) : play(game, touches, seed);
  return good ? 0 : 1;
}
