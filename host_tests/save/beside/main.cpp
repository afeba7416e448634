// Plays the same games on our store and on littlefs. `beside KEEPER WHAT AMOUNT SEED`, where WHAT
// is
//
//   years  so many years of 1,000 events a day, beside 200 finished games: what each asks of the
//          medium, how often the sector most used is erased
//   games  the same of so many games
//   open   after so many games, of a start in the middle of one and of the first event behind it
//   cuts   a session cut at each of its operations in every manner: what is found then
//   stack  bytes of it that are used at most
//
// KEEPER is store, file or ends (keeper.hpp). A figure is a line of a name and a number. Callgrind
// counts the functions measured_…
#include <pthread.h>

#include <cinttypes>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <string_view>

#include "drivers/storage/host.hpp"
#include "drivers/storage/storage.hpp"
#include "host_tests/save/beside/cuts.hpp"
#include "host_tests/save/beside/keeper.hpp"
#include "rules/core/rng.hpp"

using namespace beside;
namespace storage = drivers::storage;

extern "C" {
[[gnu::noinline]] bool measured_event(Keeper& keeper, const Game& game) {
  return keeper.add_event(game);
}
[[gnu::noinline]] bool measured_open(Keeper& keeper) {
  return keeper.open() && !keeper.read_game().empty();
}
}

namespace {

constexpr unsigned kEventsOfAGame = 414;  // the longest: DrawCity for six
constexpr uint32_t kEventsAYear = 365 * 1000;
constexpr uint32_t kEventRange = 1u << 16;

void say(const char* name, double number) { std::printf("%s %.4f\n", name, number); }

void need(bool lasts) {
  if (lasts) return;
  std::fprintf(stderr, "something does not last\n");
  std::exit(1);
}

// What was asked of the medium since.
class Watch {
 public:
  uint32_t pages() const { return storage::work().pages - before_.pages; }
  uint32_t erasures() const { return storage::work().erasures - before_.erasures; }
  uint64_t reads() const { return storage::work().reads - before_.reads; }
  uint64_t bytes_read() const { return storage::work().bytes_read - before_.bytes_read; }

 private:
  storage::Work before_ = storage::work();
};

class Total {
 public:
  void add(const Watch& watch) {
    ++times_;
    pages_ += watch.pages();
    erasures_ += watch.erasures();
    reads_ += static_cast<double>(watch.reads());
    bytes_read_ += static_cast<double>(watch.bytes_read());
    waited_ += watch.erasures() > 0 ? 1 : 0;
    if (watch.pages() > most_pages_) most_pages_ = watch.pages();
    if (watch.erasures() > most_erasures_) most_erasures_ = watch.erasures();
  }
  void tell(const char* what) const {
    const auto one = [&](const char* name, double number) {
      std::printf("%s.%s %.4f\n", what, name, number);
    };
    one("times", times_);
    one("pages", pages_ / times_);
    one("erasures", erasures_ / times_);
    one("waited", waited_ / times_);
    one("most_pages", most_pages_);
    one("most_erasures", most_erasures_);
    one("reads", reads_ / times_);
    one("bytes_read", bytes_read_ / times_);
  }

 private:
  double times_ = 0, pages_ = 0, erasures_ = 0, waited_ = 0, reads_ = 0, bytes_read_ = 0;
  uint32_t most_pages_ = 0, most_erasures_ = 0;
};

class Table {
 public:
  Table(std::string_view name, uint32_t seed)
      : name_(name), keeper_(make_keeper(name)), rng_(seed) {}

  Keeper& keeper() { return *keeper_; }
  const Game& game() const { return game_; }

  void open() { need(keeper_->open()); }
  // As a start of the machine: nothing is known but what lies on the medium.
  void forget() { keeper_ = make_keeper(name_); }

  void fill() {
    for (unsigned i = 0; i < kFinishedKept; ++i) {
      Game game(++number_);
      while (game.events() < kEventsOfAGame) game.add(rng_.below(kEventRange));
      need(keeper_->finish(game));
      rest_fully(*keeper_);
    }
  }
  void begin() {
    game_ = Game(++number_);
    need(keeper_->begin(game_));
    rest_fully(*keeper_);
  }
  void event() {
    game_.add(rng_.below(kEventRange));
    const Watch watch;
    need(measured_event(*keeper_, game_));
    events_.add(watch);
    for (bool more = true; more;) {
      const Watch resting;
      more = keeper_->rest();
      rests_.add(resting);
    }
  }
  void play_to_its_end() {
    while (game_.events() < kEventsOfAGame) event();
    const Watch watch;
    need(keeper_->finish(game_));
    finishes_.add(watch);
    rest_fully(*keeper_);
  }
  void tell() const {
    events_.tell("event");
    rests_.tell("rest");
    finishes_.tell("finish");
  }

 private:
  std::string_view name_;
  std::unique_ptr<Keeper> keeper_;
  rules::Rng rng_;
  Game game_;
  uint32_t number_ = 0;
  Total events_, rests_, finishes_;
};

void play_games(Table& table, uint32_t games) {
  table.open();
  table.fill();
  const uint32_t before = storage::work().most_erasures;
  for (uint32_t i = 0; i < games; ++i) {
    table.begin();
    table.play_to_its_end();
  }
  say("worn", storage::work().most_erasures - before);
  table.tell();
}

void opening(Table& table, uint32_t games) {
  play_games(table, games);
  table.begin();
  while (table.game().events() < kEventsOfAGame / 2) table.event();
  table.forget();
  Total open, first;
  const Watch watch;
  need(measured_open(table.keeper()));
  open.add(watch);
  open.tell("open");
  need(table.keeper().read_game() == table.game().bytes());
  Game game = table.game();
  game.add(1);
  const Watch then;
  need(measured_event(table.keeper(), game));
  first.add(then);
  first.tell("first");
}

constexpr size_t kStackBytes = 256 * 1024;
constexpr uint8_t kPaint = 0xA5;
alignas(4096) uint8_t painted[kStackBytes];

// So many bytes does it use of a stack of its own.
size_t stack_of(const std::function<void()>& work) {
  std::memset(painted, kPaint, sizeof painted);
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setstack(&attributes, painted, sizeof painted);
  pthread_t thread{};
  const auto run = [](void* context) -> void* {
    (*static_cast<const std::function<void()>*>(context))();
    return nullptr;
  };
  void* const context = const_cast<std::function<void()>*>(&work);
  need(pthread_create(&thread, &attributes, run, context) == 0);
  pthread_join(thread, nullptr);
  size_t unused = 0;
  while (unused < sizeof painted && painted[unused] == kPaint) ++unused;
  return sizeof painted - unused;
}

void stack(Table& table) {
  const size_t nothing = stack_of([] {});
  const size_t all = stack_of([&] { play_games(table, 2); });
  table.forget();
  const size_t open = stack_of([&] { need(table.keeper().open()); });
  say("stack", static_cast<double>((all > open ? all : open) - nothing));
}

}  // namespace

int main(int count, char** words) {
  if (count < 3 || make_keeper(words[1]) == nullptr) return 2;
  const std::string_view what = words[2];
  const auto word = [&](int i) {
    return static_cast<uint32_t>(i < count ? std::atol(words[i]) : 1);
  };
  Table table(words[1], word(4));
  if (what == "years") {
    play_games(table, word(3) * kEventsAYear / kEventsOfAGame);
  } else if (what == "games") {
    play_games(table, word(3));
  } else if (what == "open") {
    opening(table, word(3));
  } else if (what == "cuts") {
    cut_everywhere(words[1]);
  } else if (what == "stack") {
    stack(table);
  } else {
    return 2;
  }
  return 0;
}
