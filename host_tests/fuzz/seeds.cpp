// What fuzzing starts from, of every game there is: `seeds FOLDER` writes records, saved games and
// kept matches, whole and half played, of random games.
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

template <rules::Recorded G>
void write_game(const std::string& folder, uint16_t number) {
  rules::Rng rng(number);
  const tests::RandomSetup<G> setup(rng);
  const rules::Party party = rules::Party::of(setup.players, rules::Sitter::random);
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
}

}  // namespace

int main(int count, char** words) {
  if (count != 2) {
    std::fprintf(stderr, "usage: seeds FOLDER\n");
    return 1;
  }
  rules::Games::any([&](auto game) {
    for (uint16_t number = 0; number < kGames; ++number) {
      write_game<decltype(game)>(words[1], number);
    }
    return false;
  });
  return 0;
}
