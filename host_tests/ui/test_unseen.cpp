// No button that can't be taken back answers where something else lay within the last 600 ms: on
// every screen that whole games of each kind and the shell come to, in each size, orientation and
// hand. What can't be taken back is found out by doing it, in a copy of the program.
// `test_ui.unseen LOOKS` tries so many of the eight.
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <string>
#include <vector>

#include "each_game.hpp"
#include "fake_kept.hpp"
#include "host_tests/pictures/stage.hpp"
#include "rules/core/insight.hpp"
#include "ui/core/screen.hpp"
#include "ui/core/ui.hpp"
#include "ui/play/entry/entered_luck.hpp"
#include "ui/play/lesson/lesson.hpp"

namespace {

using rules::Due;

constexpr unsigned kUnseen = 600;
constexpr unsigned kTouchMs = 20;  // two readings of the finger
constexpr unsigned kSlow = kUnseen + 100;

// --- what is there -------------------------------------------------------------------------------

struct Spot {
  std::string name;
  ui::Rect area;
  bool acts;  // a target of its own that is not faint
  friend bool operator==(const Spot&, const Spot&) = default;
};
using Spots = std::vector<Spot>;

Spots spots() {
  Spots all;
  ui::targets(
      [](const ui::Target& target, void* to) {
        static_cast<Spots*>(to)->push_back({target.name,
                                            {target.x, target.y, target.width, target.height},
                                            !target.board && !target.in_board && !target.faint});
        return true;
      },
      &all);
  return all;
}

const Spot* find(const Spots& among, const std::string& name) {
  const auto found =
      std::find_if(among.begin(), among.end(), [&](const Spot& spot) { return spot.name == name; });
  return found == among.end() ? nullptr : &*found;
}

// How things stand: what is lost between two of them can't be had back by any touch.
struct Stand {
  unsigned begun = ui::plays_begun();
  size_t events = 0, games = fake::kept.games.size();
  bool handed = false;  // the device is between two
  bool taught = false;  // a lesson is shown
};

bool in_lesson(const Spots& all) {
  return find(all, "words") != nullptr && find(all, "button Back") != nullptr;
}

Stand stand() {
  Stand now;
  now.taught = in_lesson(spots());
  if (ui::current_play() == nullptr) return now;
  const rules::AnyMatch& match = ui::current_play()->match();
  now.events = match.events();
  now.handed = match.due() == Due::hand_over;
  return now;
}

bool nobody_acted(const rules::AnyMatch& match) {
  for (size_t i = 0; i < match.events(); ++i) {
    if (match.event(i).actor() != rules::kChance) return false;
  }
  return true;
}

bool lost_since(const Stand& before) {
  if (fake::kept.games.size() < before.games) return true;
  const Spots now = spots();
  const bool menu = find(now, "button Leave") != nullptr;
  if (before.taught && !menu) {
    for (const char* out : {"button Settings", "button Start", "button Lesson"}) {
      if (find(now, out) != nullptr) return true;
    }
  }
  if (ui::current_play() == nullptr) return false;
  const rules::AnyMatch& match = ui::current_play()->match();
  if (ui::plays_begun() != before.begun) return nobody_acted(match);
  if (before.handed && match.due() != Due::hand_over) return true;
  return match.undo_reaches() > before.events;
}

// --- touches -------------------------------------------------------------------------------------

void touch(ui::Point at) {
  stage::finger(true, at.x, at.y);
  stage::run(kTouchMs);
  stage::finger(false, at.x, at.y);
  stage::run(kTouchMs);
}

// What `act` returns where all is as it is now; nothing of it happens here.
template <typename Act>
int in_a_copy(Act act) {
  std::fflush(nullptr);
  const pid_t child = fork();
  if (child == 0) {
    const int result = act();
    std::fflush(nullptr);
    _exit(result);
  }
  int status = 0;
  waitpid(child, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

// What all copies of a look know together.
struct Known {
  static constexpr size_t kMost = 4096;
  size_t tried, screens, final;
  size_t tried_hash[kMost], screen_hash[kMost];

  static bool add(size_t* hashes, size_t& count, size_t hash) {
    if (std::find(hashes, hashes + count, hash) != hashes + count) return false;
    if (count == kMost) return false;
    hashes[count++] = hash;
    return true;
  }
};
Known* known = nullptr;

enum Result { kGood, kTooEarly, kNever, kWrong };

// `now` lies where `before` lay just now.
Result try_out(const Spot& before, const Spot& now) {
  const ui::Point at = common(before.area, now.area).center();
  const bool lost_late = in_a_copy([&] {
                           stage::run(kSlow);
                           const Stand standing = stand();
                           touch(at);
                           return lost_since(standing) ? 1 : 0;
                         }) == 1;
  if (!lost_late) return kGood;
  ++known->final;
  return static_cast<Result>(in_a_copy([&]() -> int {
    const Stand standing = stand();
    const Spots shown = spots();
    touch(at);
    if (lost_since(standing) || !(spots() == shown)) return kTooEarly;
    stage::run(kSlow);
    touch(at);
    return lost_since(standing) ? kGood : kNever;
  }));
}

size_t hash_of(const ui::Rect& area) {
  size_t hash = 0;
  for (const int part : {area.x, area.y, area.width, area.height}) {
    hash = hash * 512 + static_cast<size_t>(part);
  }
  return hash;
}

bool good = true;

void fail(const char* what, const Spot& before, const Spot& now) {
  std::fprintf(stderr, "%dx%d%s: %s where %s just was %s\n", stage::width(), stage::height(),
               ui::settings().left_hand != 0 ? ", left hand" : "", now.name.c_str(),
               before.name.c_str(), what);
  good = false;
}

// Something has changed since `before` was there.
void check_change(const Spots& before) {
  const std::hash<std::string> hash;
  for (const Spot& now : spots()) {
    // A lesson's Back takes back; from the first step, where nothing was done, it leaves.
    if (!now.acts || now.name == "button Back") continue;
    for (const Spot& old : before) {
      const ui::Rect both = common(old.area, now.area);
      if (old.name == now.name || both.empty()) continue;
      const size_t key = hash(old.name + " " + now.name) ^ hash_of(both);
      if (!Known::add(known->tried_hash, known->tried, key)) continue;
      const Result result = try_out(old, now);
      if (result == kTooEarly) fail("answers at once", old, now);
      if (result == kNever) fail("never answers", old, now);
      if (result == kWrong) fail("ends badly", old, now);
    }
  }
}

// Time passes, and what comes by itself is looked at as well.
void wait(unsigned milliseconds) {
  Spots before = spots();
  for (unsigned passed = 0; passed < milliseconds; passed += kTouchMs) {
    stage::run(kTouchMs);
    Spots now = spots();
    if (now == before) continue;
    check_change(before);
    before = std::move(now);
  }
}

void tap(const Spot& spot) {
  const Spots before = spots();
  touch(spot.area.center());
  check_change(before);
}

// --- whole games ---------------------------------------------------------------------------------

// The first that can come, of hidden hands too.
template <class G>
rules::Event entered(const ui::Play& play) {
  rules::Event events[ui::kMostEntries];
  const ui::EnteredLuck& luck = *play.entered_luck();
  const size_t count = luck.entries(events);
  const size_t second = luck.second();
  if (second != 0) return luck.join(events[0], events[second]);
  const auto& match = static_cast<const rules::Match<G>&>(play.match());
  const auto may_come = [&](rules::Event event) {
    typename G::State state = rules::Insight<G>::session(match).state();
    return G::apply(state, event).ok();
  };
  return *std::find_if(events, events + count, may_come);
}

// What is to be touched to go on.
template <class G>
std::string next_target(ui::Play& play) {
  const auto& match = static_cast<const rules::Match<G>&>(play.match());
  if (play.opening() != nullptr || match.due() == Due::hand_over) return "button Go on";
  if (match.due() == Due::throwing) return "button Roll";
  play.picker().show(match.due() == Due::entry ? entered<G>(play) : ui::most_points(match));
  ui::screens::rebuild();
  wait(kSlow);
  return play.picker().target();
}

template <class G>
void play_through(ui::Play& play, const ui::Setup& setup) {
  ui::screens::home();
  play.begin(setup);
  ui::screens::open(play.screen());
  while (!play.match().over()) {
    wait(kSlow);
    const bool bot = play.opening() == nullptr && play.match().bot_to_go() != 0;
    if (play.match().over() || bot) continue;
    const std::string name = next_target<G>(play);
    const Spots now = spots();
    const Spot* const target = find(now, name);
    if (target == nullptr) {
      std::fprintf(stderr, "there is no %s\n", name.c_str());
      good = false;
      return;
    }
    tap(*target);
  }
}

void play_games() {
  each_game::with_rules([](const ui::GameEntry& entry, auto game) {
    const size_t before = known->final;
    for (const uint8_t players : {entry.least_players, entry.most_players}) {
      for (const ui::LuckKind luck : {ui::LuckKind::numbered, ui::LuckKind::ours}) {
        ui::Setup setup;
        setup.seats.players = players;
        setup.luck = luck;
        setup.challenge = 7;
        // The last of several is a bot where the device has luck of its own.
        if (players > 1 && luck == ui::LuckKind::numbered) {
          setup.sitters[players - 1] = rules::Sitter::greedy;
        }
        play_through<decltype(game)>(*entry.play, setup);
      }
    }
    if (known->final > before) return;
    std::fprintf(stderr, "%s: nothing was found that can't be taken back\n", entry.id);
    good = false;
  });
}

// --- the shell -----------------------------------------------------------------------------------

// What changes how all screens are laid out, or leads on endlessly.
bool is_left_out(const Spot& spot) {
  return spot.name.starts_with("segment") || spot.name.starts_with("key ");
}

// From here to every screen that is not known yet.
void explore() {
  const Spots here = spots();
  size_t screen = 0;
  for (const Spot& spot : here) {
    screen = screen * 31 + std::hash<std::string>()(spot.name) + hash_of(spot.area);
  }
  if (!Known::add(known->screen_hash, known->screens, screen)) return;
  for (const Spot& spot : here) {
    if (!spot.acts || is_left_out(spot)) continue;
    const int result = in_a_copy([&] {
      tap(spot);
      wait(kSlow);
      explore();
      return good ? 0 : 1;
    });
    good = result == 0 && good;
  }
}

// --- all of it in each look ----------------------------------------------------------------------

unsigned looks = 8;

template <typename Run>
void in_each_look(Run run) {
  unsigned left_over = looks;
  for (const ui::Size size :
       {ui::Size{320, 240}, ui::Size{240, 320}, ui::Size{480, 320}, ui::Size{320, 480}}) {
    for (const uint8_t left : {uint8_t{0}, uint8_t{1}}) {
      if (left_over == 0) return;
      --left_over;
      const int result = in_a_copy([&] {
        known = static_cast<Known*>(mmap(nullptr, sizeof(Known), PROT_READ | PROT_WRITE,
                                         MAP_SHARED | MAP_ANONYMOUS, -1, 0));
        stage::open({size.width, size.height, {.left_hand = left}});
        stage::draw_nothing(true);
        run();
        if (known->tried == Known::kMost || known->screens == Known::kMost) good = false;
        return good && known->final > 0 ? 0 : 1;
      });
      TEST_ASSERT_EQUAL(0, result);
    }
  }
}

void test_nothing_for_good_should_be_done_by_a_touch_that_was_meant_for_what_lay_there_in_a_game() {
  in_each_look(play_games);
}

void test_nothing_for_good_should_be_done_by_a_touch_that_was_meant_for_what_lay_there_in_the_shell() {
  in_each_look([] {
    stage::keep_games();
    explore();
  });
}

}  // namespace

void setUp() {}
void tearDown() {}

int main(int count, char** words) {
  if (count == 2) looks = static_cast<unsigned>(std::atoi(words[1]));
  UNITY_BEGIN();
  RUN_TEST(
      test_nothing_for_good_should_be_done_by_a_touch_that_was_meant_for_what_lay_there_in_a_game);
  RUN_TEST(
      test_nothing_for_good_should_be_done_by_a_touch_that_was_meant_for_what_lay_there_in_the_shell);
  return UNITY_END();
}
