#include "host_tests/save/beside/cuts.hpp"

#include <cinttypes>
#include <cstdio>

#include "drivers/storage/host.hpp"
#include "host_tests/save/beside/keeper.hpp"

namespace beside {
namespace {

namespace storage = drivers::storage;

constexpr unsigned kGamesOfASession = 3;
constexpr unsigned kEventsOfASession = 70;

class Session {
 public:
  explicit Session(std::string_view name) : name_(name), keeper_(make_keeper(name)) {}

  // False: the power went.
  bool play() {
    if (!keeper_->open()) return false;
    for (; number_ <= kGamesOfASession; ++number_) {
      if (!play_game()) return false;
    }
    return true;
  }

  enum class Found { sound, not_opened, lost, invented };
  Found come_back() {
    if (!start()) return Found::not_opened;
    for (unsigned i = 0; i < finished_.size(); ++i) {
      const Bytes expected = finished_[finished_.size() - 1 - i].bytes();
      const bool one_more = keeper_->read_finished(0) == tried_.bytes() && tried_.begun();
      const bool same = keeper_->read_finished(i) == expected;
      if (!same && !(one_more && keeper_->read_finished(i + 1) == expected)) return Found::lost;
    }
    return standing();
  }

  bool start() {
    keeper_ = make_keeper(name_);
    return keeper_->open();
  }

  // Another game from its begin to its end.
  bool go_on() {
    if (!keeper_->set_settings({1, 2, 3})) return false;
    Game game(99);
    if (!keeper_->begin(game)) return false;
    for (unsigned i = 0; i < kEventsOfASession; ++i) {
      game.add(i);
      if (!keeper_->add_event(game)) return false;
      rest_fully(*keeper_);
    }
    if (!keeper_->finish(game)) return false;
    return start() && keeper_->read_game() == game.bytes() &&
           keeper_->read_finished(0) == game.bytes();
  }

 private:
  bool play_game() {
    tried_ = Game(number_);
    if (!keeper_->begin(tried_)) return false;
    confirmed_ = tried_;
    for (unsigned i = 0; i < kEventsOfASession; ++i) {
      tried_.add(i * 0x0101);
      if (!keeper_->add_event(tried_)) return false;
      confirmed_ = tried_;
      rest_fully(*keeper_);
      if (i % 20 == 0 && !keeper_->set_settings({static_cast<uint8_t>(i), 1, 2, 3, 4, 5}))
        return false;
    }
    if (!keeper_->finish(tried_)) return false;
    finished_.push_back(tried_);
    rest_fully(*keeper_);
    return true;
  }

  Found standing() {
    const Bytes found = keeper_->read_game();
    if (found == tried_.bytes() || found == confirmed_.bytes()) return Found::sound;
    if (!confirmed_.begun() && found.empty()) return Found::sound;
    if (found.empty()) return Found::lost;
    for (size_t events = 0; events < confirmed_.events(); ++events) {
      if (found == confirmed_.bytes(events)) return Found::lost;
    }
    return Found::invented;
  }

  std::string_view name_;
  std::unique_ptr<Keeper> keeper_;
  uint32_t number_ = 1;
  Game tried_, confirmed_;
  std::vector<Game> finished_;
};

struct Torn {
  const char* name;
  storage::Tear tear;
};
constexpr Torn kTorn[] = {{"short", storage::Tear::short_of},
                          {"garbage", storage::Tear::garbage},
                          {"unstable", storage::Tear::unstable}};
constexpr uint32_t kEdges[] = {0, 1, 20, 128, 255, 2048};

struct Count {
  uint32_t all = 0;
  uint32_t lost =
      0;  // something confirmed is missing, or something is there that was never written
  uint32_t late = 0;   // nothing is lost, but only a second start goes on
  uint32_t stuck = 0;  // it doesn't either
};

void look(Session& session, Count& count) {
  ++count.all;
  Session::Found found = session.come_back();
  bool goes_on = found == Session::Found::sound && session.go_on();
  if (goes_on) return;
  if (found == Session::Found::not_opened) found = session.come_back();
  if (found == Session::Found::lost || found == Session::Found::invented) {
    ++count.lost;
    return;
  }
  goes_on = session.start() && session.go_on();
  ++(goes_on ? count.late : count.stuck);
}

}  // namespace

void cut_everywhere(std::string_view keeper) {
  for (const Torn& torn : kTorn) {
    Count count;
    for (const uint32_t bytes : kEdges) {
      for (int32_t after = 0;; ++after) {
        storage::renew();
        storage::cut_power({after, torn.tear, bytes, static_cast<uint32_t>(after) + 7});
        Session session(keeper);
        const bool met = !session.play();
        storage::power_on();
        look(session, count);
        if (!met) break;
      }
    }
    const auto tell = [&](const char* what, uint32_t number) {
      std::printf("cuts.%s.%s %" PRIu32 "\n", torn.name, what, number);
    };
    tell("all", count.all);
    tell("lost", count.lost);
    tell("late", count.late);
    tell("stuck", count.stuck);
  }
}

}  // namespace beside
