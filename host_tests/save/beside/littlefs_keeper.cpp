// littlefs, as it serves such games best: what is played in a folder of its own, so that what a
// commit compacts is small; finished games several to a file, since a file takes whole sectors.
#include <lfs.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>

#include "drivers/storage/storage.hpp"
#include "host_tests/save/beside/keeper.hpp"

namespace beside {
namespace {

namespace storage = drivers::storage;

constexpr lfs_size_t kCacheBytes = 256;
constexpr lfs_size_t kLookaheadBytes = 16;  // a bit for each sector
constexpr int32_t kBlockCycles = 500;
constexpr lfs_size_t kCompactAbove = 3072;  // ahead, so that an event seldom waits for it
constexpr size_t kRecordBytes = kEventBytes + kEndBytes;
constexpr size_t kIdBytes = 4;
constexpr size_t kPlaceBytes = 2;
constexpr size_t kMostInEnds = 30;  // with them a commit still fits a page
constexpr size_t kMoveInRest = 20;  // so that an event seldom waits for the sector they move to
constexpr size_t kSizeBytes = 2;
constexpr unsigned kGamesAFile = 7;  // in three sectors
constexpr unsigned kMostFiles = kFinishedKept / kGamesAFile + 2;

int read(const lfs_config* config, lfs_block_t block, lfs_off_t at, void* to, lfs_size_t count) {
  storage::read(block * config->block_size + at, to, count);
  return 0;
}

int program(const lfs_config* config, lfs_block_t block, lfs_off_t at, const void* from,
            lfs_size_t count) {
  const auto* bytes = static_cast<const uint8_t*>(from);
  for (lfs_size_t done = 0; done < count; done += storage::kPageBytes) {
    if (!storage::program(block * config->block_size + at + done, bytes + done)) return LFS_ERR_IO;
  }
  return 0;
}

uint32_t erasures = 0;

int erase(const lfs_config* config, lfs_block_t block) {
  ++erasures;
  return storage::erase(block * config->block_size) ? 0 : LFS_ERR_IO;
}

int sync(const lfs_config*) { return 0; }

class File {
 public:
  explicit File(lfs_t& all) : all_(all) {}

  bool open(const char* path, int flags) {
    is_open_ = lfs_file_opencfg(&all_, &file_, path, flags, &config_) == 0;
    return is_open_;
  }
  void close() {
    if (is_open_) lfs_file_close(&all_, &file_);
    is_open_ = false;
  }
  size_t size() {
    const lfs_soff_t size = lfs_file_size(&all_, &file_);
    return size > 0 ? static_cast<size_t>(size) : 0;
  }
  bool empty() { return lfs_file_truncate(&all_, &file_, 0) == 0 && go_to(0); }
  bool go_to(size_t at) {
    return lfs_file_seek(&all_, &file_, static_cast<lfs_soff_t>(at), LFS_SEEK_SET) >= 0;
  }
  bool write(const Bytes& bytes) {
    const auto count = static_cast<lfs_size_t>(bytes.size());
    return lfs_file_write(&all_, &file_, bytes.data(), count) == static_cast<lfs_ssize_t>(count);
  }
  bool sync() { return lfs_file_sync(&all_, &file_) == 0; }
  Bytes read(size_t at, size_t count) {
    Bytes bytes(count);
    const auto wanted = static_cast<lfs_size_t>(count);
    if (!go_to(at) || lfs_file_read(&all_, &file_, bytes.data(), wanted) < 0) bytes.clear();
    return bytes;
  }

 private:
  lfs_t& all_;
  std::array<uint8_t, kCacheBytes> buffer_{};
  lfs_file_config config_ = {.buffer = buffer_.data(), .attrs = nullptr, .attr_count = 0};
  lfs_file_t file_{};
  bool is_open_ = false;
};

// Closed at its end; what is played stays open.
class ShortFile : public File {
 public:
  using File::File;
  ~ShortFile() { close(); }
};

size_t number(const Bytes& bytes, size_t at, size_t count) {
  size_t value = 0;
  for (size_t i = 0; i < count; ++i) value |= size_t{bytes[at + i]} << 8 * i;
  return value;
}

void add_number(Bytes& to, size_t value, size_t count) {
  for (size_t i = 0; i < count; ++i) to.push_back(static_cast<uint8_t>(value >> 8 * i));
}

class LittlefsKeeper final : public Keeper {
 public:
  explicit LittlefsKeeper(bool with_ends) : with_ends_(with_ends) {
    config_.read = beside::read;
    config_.prog = program;
    config_.erase = beside::erase;
    config_.sync = beside::sync;
    config_.read_size = 1;
    config_.prog_size = storage::kPageBytes;
    config_.block_size = storage::kSectorBytes;
    config_.block_count = storage::size() / storage::kSectorBytes;
    config_.block_cycles = kBlockCycles;
    config_.cache_size = kCacheBytes;
    config_.lookahead_size = kLookaheadBytes;
    config_.compact_thresh = kCompactAbove;
    config_.read_buffer = read_buffer_.data();
    config_.prog_buffer = program_buffer_.data();
    config_.lookahead_buffer = lookahead_.data();
  }

  bool open() override {
    if (lfs_mount(&all_, &config_) != 0) {
      if (lfs_format(&all_, &config_) != 0 || lfs_mount(&all_, &config_) != 0) return false;
    }
    if (!make_folder("play") || !make_folder("done") || !open_files()) return false;
    find_finished();
    find_ends();
    return true;
  }

  // Where this compacts, a file that is open then would have each of its commits compact again: it
  // is opened anew.
  bool rest() override {
    if (records_in(waiting_) >= kMoveInRest) return move_ends();
    const uint32_t before = erasures;
    lfs_fs_gc(&all_);
    if (erasures == before) return false;
    for (File* file : {&game_, &ends_, &settings_}) file->close();
    open_files();
    return false;
  }

  bool begin(const Game& game) override {
    in_file_ = 0;
    waiting_.clear();
    return game_.empty() &&
           game_.write({game.bytes().begin(), game.bytes().begin() + kHeadBytes}) && game_.sync();
  }

  bool add_event(const Game& game) override {
    if (records_in(waiting_) == kMostInEnds && !move_ends()) return false;
    const Bytes& bytes = game.bytes();
    waiting_.insert(waiting_.end(), bytes.end() - kRecordBytes, bytes.end());
    if (!with_ends_) return move_ends();
    Bytes ends(bytes.begin(), bytes.begin() + kIdBytes);
    add_number(ends, in_file_, kPlaceBytes);
    ends.insert(ends.end(), waiting_.begin(), waiting_.end());
    if (!(waiting_.size() == kRecordBytes ? ends_.empty() : ends_.go_to(0))) return false;
    return ends_.write(ends) && ends_.sync();
  }

  bool finish(const Game& game) override {
    if (newest_ > 0 && newest_ % kGamesAFile == 0 && newest_ / kGamesAFile >= kMostFiles) {
      lfs_remove(&all_, name(newest_ / kGamesAFile - kMostFiles).data());
    }
    ShortFile file(all_);
    if (!file.open(name(newest_ / kGamesAFile).data(), LFS_O_RDWR | LFS_O_CREAT)) return false;
    Bytes bytes;
    add_number(bytes, game.bytes().size(), kSizeBytes);
    bytes.insert(bytes.end(), game.bytes().begin(), game.bytes().end());
    if (!file.go_to(file.size()) || !file.write(bytes) || !file.sync()) return false;
    ++newest_;
    return true;
  }

  bool set_settings(const Bytes& settings) override {
    return settings_.empty() && settings_.write(settings) && settings_.sync();
  }

  Bytes read_game() override {
    Bytes file = game_.read(0, game_.size());
    if (file.size() < kHeadBytes) return {};
    file.insert(file.end(), waiting_.begin(), waiting_.end());
    Bytes game(file.begin(), file.begin() + kHeadBytes);
    Bytes end(kEndBytes);
    for (size_t at = kHeadBytes; at + kRecordBytes <= file.size(); at += kRecordBytes) {
      game.insert(game.end(), &file[at], &file[at] + kEventBytes);
      end.assign(&file[at] + kEventBytes, &file[at] + kRecordBytes);
    }
    game.insert(game.end(), end.begin(), end.end());
    return game;
  }

  Bytes read_finished(unsigned back) override {
    if (back >= newest_) return {};
    const unsigned wanted = newest_ - 1 - back;
    ShortFile file(all_);
    if (!file.open(name(wanted / kGamesAFile).data(), LFS_O_RDONLY)) return {};
    size_t at = 0;
    for (unsigned i = 0;; ++i) {
      const Bytes size = file.read(at, kSizeBytes);
      if (size.size() < kSizeBytes) return {};
      const size_t count = number(size, 0, kSizeBytes);
      if (i == wanted % kGamesAFile) return file.read(at + kSizeBytes, count);
      at += kSizeBytes + count;
    }
  }

 private:
  using Name = std::array<char, 24>;
  static Name name(unsigned file) {
    Name name;
    std::snprintf(name.data(), name.size(), "done/%u", file);
    return name;
  }
  static size_t records_in(const Bytes& records) { return records.size() / kRecordBytes; }

  bool open_files() {
    constexpr int kBoth = LFS_O_RDWR | LFS_O_CREAT;
    return game_.open("play/game", kBoth) && settings_.open("play/settings", kBoth) &&
           (!with_ends_ || ends_.open("play/ends", kBoth));
  }
  bool make_folder(const char* path) {
    const int made = lfs_mkdir(&all_, path);
    return made == 0 || made == LFS_ERR_EXIST;
  }

  bool move_ends() {
    if (!game_.go_to(kHeadBytes + in_file_ * kRecordBytes)) return false;
    if (!game_.write(waiting_) || !game_.sync()) return false;
    in_file_ += records_in(waiting_);
    waiting_.clear();
    return true;
  }

  // Those that are in the file already, or are another game's, count no more.
  void find_ends() {
    const size_t size = game_.size();
    in_file_ = size < kHeadBytes ? 0 : (size - kHeadBytes) / kRecordBytes;
    waiting_.clear();
    if (!with_ends_ || size < kHeadBytes) return;
    const Bytes ends = ends_.read(0, ends_.size());
    if (ends.size() < kIdBytes + kPlaceBytes) return;
    const Bytes id = game_.read(0, kIdBytes);
    if (!std::equal(id.begin(), id.end(), ends.begin())) return;
    if (number(ends, kIdBytes, kPlaceBytes) != in_file_) return;
    waiting_.assign(ends.begin() + kIdBytes + kPlaceBytes, ends.end());
  }

  void find_finished() {
    newest_ = 0;
    lfs_dir_t folder{};
    if (lfs_dir_open(&all_, &folder, "done") != 0) return;
    unsigned last = 0;
    bool found = false;
    lfs_info info{};
    while (lfs_dir_read(&all_, &folder, &info) > 0) {
      if (info.type != LFS_TYPE_REG) continue;
      last = std::max(last, static_cast<unsigned>(std::strtoul(info.name, nullptr, 10)));
      found = true;
    }
    lfs_dir_close(&all_, &folder);
    if (!found) return;
    newest_ = last * kGamesAFile;
    ShortFile file(all_);
    if (!file.open(name(last).data(), LFS_O_RDONLY)) return;
    for (size_t at = 0; at + kSizeBytes < file.size(); ++newest_) {
      at += kSizeBytes + number(file.read(at, kSizeBytes), 0, kSizeBytes);
    }
  }

  bool with_ends_;
  lfs_config config_{};
  std::array<uint8_t, kCacheBytes> read_buffer_{}, program_buffer_{};
  std::array<uint8_t, kLookaheadBytes> lookahead_{};
  lfs_t all_{};
  File game_{all_}, ends_{all_}, settings_{all_};
  size_t in_file_ = 0;   // events
  Bytes waiting_;        // what comes behind them
  unsigned newest_ = 0;  // finished games so far
};

}  // namespace

std::unique_ptr<Keeper> make_littlefs_keeper(bool with_ends) {
  return std::make_unique<LittlefsKeeper>(with_ends);
}

}  // namespace beside
