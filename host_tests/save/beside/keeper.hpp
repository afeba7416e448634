// Somebody who keeps games on the medium: what is asked of each in the same words.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

namespace beside {

using Bytes = std::vector<uint8_t>;

inline constexpr unsigned kFinishedKept = 200;
inline constexpr size_t kHeadBytes = 70;  // what a game begins with
inline constexpr size_t kEventBytes = 4;
inline constexpr size_t kEndBytes = 3;  // changes with each event

// A game as it is played: what it began with, one event after the other, and what changes with
// each.
class Game {
 public:
  Game() = default;
  explicit Game(uint32_t number);

  void add(uint32_t event);
  size_t events() const;
  bool begun() const { return !bytes_.empty(); }
  const Bytes& bytes() const { return bytes_; }
  // As it was with its first so many events.
  Bytes bytes(size_t events) const;

 private:
  Bytes bytes_;
};

class Keeper {
 public:
  virtual ~Keeper() = default;

  // Finds what is there; a new medium is made ready. Each answer: whether it lasts.
  virtual bool open() = 0;
  // While nobody waits: a piece of what can be done ahead, as small as it can be had. Whether there
  // is more.
  virtual bool rest() = 0;
  // A game without events takes the place of the one that was played.
  virtual bool begin(const Game& game) = 0;
  // Its last event is new.
  virtual bool add_event(const Game& game) = 0;
  // It is kept as a finished one beside at least kFinishedKept - 1 others.
  virtual bool finish(const Game& game) = 0;
  virtual bool set_settings(const Bytes& settings) = 0;

  // The game that is played as it lies there; empty: none.
  virtual Bytes read_game() = 0;
  // So many of the newest finished ones behind the newest.
  virtual Bytes read_finished(unsigned back) = 0;
};

// Until there is no more to do ahead.
void rest_fully(Keeper& keeper);

// `store`: ours. `file`: littlefs, a file of a game that grows with each event. `ends`: littlefs,
// the same with the newest events in a small file of their own.
std::unique_ptr<Keeper> make_keeper(std::string_view name);
std::unique_ptr<Keeper> make_store_keeper();
std::unique_ptr<Keeper> make_littlefs_keeper(bool with_ends);

}  // namespace beside
