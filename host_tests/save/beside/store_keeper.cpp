// Our store.
#include "firmware/store/store.hpp"
#include "host_tests/save/beside/keeper.hpp"

namespace beside {
namespace {

using firmware::store::Store;

constexpr unsigned kSettings = 0;
constexpr unsigned kPlayed = 8;
constexpr unsigned kFirstFinished = 16;

class StoreKeeper final : public Keeper {
 public:
  bool open() override {
    store_.open();
    newest_ = kFinishedKept - 1;
    for (unsigned i = 0; i < kFinishedKept; ++i) {
      if (!store_.has(slot(i))) continue;
      const bool newer =
          !store_.has(slot(newest_)) || store_.stamp(slot(i)) > store_.stamp(slot(newest_));
      if (newer) newest_ = i;
    }
    return true;
  }
  bool rest() override { return store_.prepare(); }
  bool begin(const Game& game) override { return write(kPlayed, game.bytes()); }
  bool add_event(const Game& game) override { return write(kPlayed, game.bytes()); }
  bool finish(const Game& game) override {
    const unsigned next = (newest_ + 1) % kFinishedKept;
    if (!write(slot(next), game.bytes())) return false;
    newest_ = next;
    return true;
  }
  bool set_settings(const Bytes& settings) override { return write(kSettings, settings); }
  Bytes read_game() override { return read(kPlayed); }
  Bytes read_finished(unsigned back) override {
    return read(slot((newest_ + kFinishedKept - back) % kFinishedKept));
  }

 private:
  static unsigned slot(unsigned finished) { return kFirstFinished + finished; }
  bool write(unsigned slot, const Bytes& bytes) {
    return store_.write(slot, bytes.data(), bytes.size());
  }
  Bytes read(unsigned slot) {
    Bytes bytes(store_.size(slot));
    if (!bytes.empty()) store_.read(slot, 0, bytes.data(), bytes.size());
    return bytes;
  }

  Store store_;
  unsigned newest_ = 0;
};

}  // namespace

std::unique_ptr<Keeper> make_store_keeper() { return std::make_unique<StoreKeeper>(); }

}  // namespace beside
