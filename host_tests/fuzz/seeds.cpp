// What fuzzing starts from, of every game there is: `seeds FOLDER` writes records, saved games,
// kept matches and backups of them, whole and half played, of random games; and pages of a store.
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "host_tests/core/random_setup.hpp"
#include "host_tests/core/record_text.hpp"
#include "rules/core/insight.hpp"
#include "rules/registry.hpp"

namespace {

constexpr uint16_t kGames = 4;  // of each kind, every other one half played

void write(const std::string& folder, const char* target, const std::string& name, const void* from,
           size_t size) {
  const std::string place = folder + "/" + target;
  std::filesystem::create_directories(place);
  std::ofstream(place + "/" + name, std::ios::binary)
      .write(static_cast<const char*>(from), static_cast<std::streamsize>(size));
}

template <rules::Recorded G>
void play(rules::Match<G>& match, size_t most) {
  while (!match.over() && match.events() < most) {
    while (!match.think(SIZE_MAX)) {
    }
    match.do_decided();
  }
}

constexpr size_t kHeadBytes = 52, kLineBytes = 64, kFingerprintBytes = 4;  // docs/saves.md

// The object of a game, as docs/saves.md says.
template <rules::Recorded G>
std::vector<uint8_t> object_of(const rules::Match<G>& match, uint16_t number) {
  std::vector<uint8_t> bytes(kHeadBytes + rules::Match<G>::most_kept_bytes() + kFingerprintBytes);
  const auto& state = rules::Insight<G>::session(match).state();
  rules::ByteWriter head(bytes.data(), kHeadBytes);
  head.u8(2);
  head.u8(match.over() ? 2 : 0);
  head.u16(G::kRules);
  head.u32(rules::save_id<G>());
  head.u32(number + 1u);
  head.u8(match.party().players);
  head.u8(match.over() ? G::winners(state) : 0);
  for (uint8_t player = 1; player <= rules::kMostPlayers; ++player) {
    const bool plays = match.over() && player <= match.party().players;
    head.u16(static_cast<uint16_t>(plays ? G::score(state, player).total : 0));
  }
  while (head.at() < bytes.data() + kHeadBytes) head.u8(0);  // of the first set-up, no names
  const size_t size = match.keep(bytes.data() + kHeadBytes, bytes.size() - kHeadBytes);
  rules::ByteWriter end(bytes.data() + kHeadBytes + size, kFingerprintBytes);
  end.u32(match.fingerprint());
  bytes.resize(kHeadBytes + size + kFingerprintBytes);
  return bytes;
}

// Its text in a backup; the target puts the checks right.
std::string backup_of(const std::vector<uint8_t>& bytes, bool over) {
  std::string text = "plat backup 1\nobject " + std::string(over ? "40" : "9") + " " +
                     std::to_string(bytes.size()) + " 00000000\n";
  for (size_t at = 0; at < bytes.size(); at += kLineBytes) {
    text += "at " + std::to_string(at) + " ";
    for (size_t i = at; i < bytes.size() && i < at + kLineBytes; ++i) {
      text += "0123456789abcdef"[bytes[i] >> 4];
      text += "0123456789abcdef"[bytes[i] & 15];
    }
    text += " 00000000\n";
  }
  return text + "end 1 00000000\n";
}

// For fuzz_store, seven bytes a page: where it lies (two), how, order, stamp, slot, part.
void write_pages(const std::string& folder) {
  std::vector<uint8_t> bytes = {1};
  uint8_t order = 0;
  for (uint8_t slot = 0; slot < 12; ++slot) {
    for (uint8_t part = 0; part < 5; ++part) {
      const auto at = static_cast<uint8_t>(order + order / 15 + 1);
      for (const uint8_t byte : {at, uint8_t{0}, uint8_t{0}, ++order, slot, slot, part}) {
        bytes.push_back(byte);
      }
    }
  }
  write(folder, "store", "pages", bytes.data(), bytes.size());
  bytes[0] = 0;
  write(folder, "store", "unmarked", bytes.data(), bytes.size());
  bytes[0] = 2;
  write(folder, "store", "bytes", bytes.data(), bytes.size());
}

template <rules::Recorded G>
void write_game(const std::string& folder, uint16_t number) {
  rules::Rng rng(number);
  const tests::RandomSetup<G> setup(rng);
  rules::Party party = rules::Party::of(setup.players, rules::Sitter::random);
  for (uint8_t mark = 0; rules::PartySeat & seat : party.seats) seat.mark = mark++;
  rules::Match<G> match(setup.options, party, rules::Luck::numbered(number));
  play(match, SIZE_MAX);
  if (number % 2 == 1) {
    const size_t half = match.events() / 2;
    match.begin(setup.options, party, rules::Luck::numbered(number));
    play(match, half);
  }
  const std::string name = G::kId + ("-" + std::to_string(number));
  std::vector<uint8_t> bytes(rules::Match<G>::most_kept_bytes());
  write(folder, "match", name, bytes.data(), match.keep(bytes.data(), bytes.size()));
  const rules::Session<G>& session = rules::Insight<G>::session(match);
  write(folder, "save", name, bytes.data(), rules::save(session, bytes.data(), bytes.size()));
  const std::string record = tests::record_of(session);
  write(folder, "record", name, record.data(), record.size());
  const std::string noted = "# seat p1 greedy blue\n# luck challenge 7\n" + record;
  write(folder, "import", name, noted.data(), noted.size());
  const std::string backup = backup_of(object_of(match, number), match.over());
  write(folder, "backup", name, backup.data(), backup.size());
}

}  // namespace

int main(int count, char** words) {
  if (count != 2) {
    std::fprintf(stderr, "usage: seeds FOLDER\n");
    return 1;
  }
  write_pages(words[1]);
  rules::Games::any([&](auto game) {
    for (uint16_t number = 0; number < kGames; ++number) {
      write_game<decltype(game)>(words[1], number);
    }
    return false;
  });
  return 0;
}
