// Prints what lasts on a device that was used, as lines `page NUMBER HEX` of all pages that aren't
// blank, with what should be found there as lines `has …`. A form that was once shipped stays
// readable: its file in golden/saves/ is written once and never again.
#include <cinttypes>

#include "host_tests/save/kept_games.hpp"
#include "rules/core/match.hpp"
#include "rules/registry.hpp"

using namespace kept;
namespace fs = firmware::store;

namespace {

constexpr uint16_t kChallenge = 1234;
constexpr unsigned kSteps = 30;

template <rules::Recorded G>
void put_match(unsigned slot, uint32_t number) {
  static rules::Match<G> match({}, rules::Party::of(G::kMostPlayers, rules::Sitter::random),
                               rules::Luck::numbered(kChallenge));
  for (unsigned step = 0; step < kSteps && !match.over(); ++step) go_on(match);
  GameHead head;
  head.rules = G::kRules;
  head.game = rules::save_id<G>();
  head.number = number;
  head.players = G::kMostPlayers;
  head.pinned = true;
  for (uint8_t i = 0; i < ui::kMostFields; ++i) head.values[i] = i;
  head.names[0] = {"A"};
  head.names[G::kMostPlayers - 1] = {"XYZ"};
  const auto put = [](void*, const uint8_t* bytes, size_t count) { fs::all().put(bytes, count); };
  fs::all().begin(slot);
  rules::ByteWriter begin({put, nullptr});
  fs::write_head(begin, head);
  begin.flush();
  match.keep({put, nullptr});
  rules::ByteWriter end({put, nullptr});
  end.u32(match.fingerprint());
  end.flush();
  fs::all().end();
  std::printf("has match %u %s events %zu fingerprint %08" PRIx32 "\n", slot, G::kId,
              match.events(), match.fingerprint());
  std::printf("named %u %u A XYZ\n", slot, unsigned{G::kMostPlayers});
}

void finish(const ui::GameEntry& game) {
  rules::AnyMatch& match = begin(game, kChallenge);
  play_to_the_end(match);
  fs::keep_game();
  fs::settle_games();
  std::printf("has finished %" PRIu32 " %s events %zu fingerprint %08" PRIx32 "\n",
              fs::played_number(), game.id, match.events(), match.fingerprint());
}

void fill() {
  ui::Settings settings;
  settings.theme = ui::Theme::grey;
  settings.brightness = 2;
  fs::save(settings);
  drivers::fault::Record record{};
  record.kind = drivers::fault::Kind::assertion;
  record.address = 0x10001234;
  std::snprintf(record.place, sizeof record.place, "session.cpp:41");
  fs::save(record);
  for (const ui::GameEntry& game : ui::kGames) finish(game);
  finish(ui::kGames[0]);
  std::printf("repeats %" PRIu32 "\n", fs::played_number());
  rules::AnyMatch& match = begin(ui::kGames[0], kChallenge + 1);
  for (unsigned step = 0; step < kSteps; ++step) {
    go_on(match);
    fs::keep_game();
  }
  std::printf("has played %" PRIu32 " %s events %zu fingerprint %08" PRIx32 "\n",
              fs::played_number(), ui::kGames[0].id, match.events(), match.fingerprint());
  unsigned slot = fs::kFirstFinished + 300;
  rules::Games::any([&](auto game) {
    put_match<decltype(game)>(slot, slot);
    ++slot;
    return false;
  });
}

}  // namespace

int main() {
  restart_and_bring_back();
  fill();
  for (uint32_t page = 0; page < storage::size() / storage::kPageBytes; ++page) {
    const uint8_t* const bytes = storage::bytes() + page * storage::kPageBytes;
    if (std::all_of(bytes, bytes + storage::kPageBytes, [](uint8_t byte) { return byte == 0xFF; }))
      continue;
    std::printf("page %" PRIu32 " ", page);
    for (uint32_t i = 0; i < storage::kPageBytes; ++i) std::printf("%02x", bytes[i]);
    std::printf("\n");
  }
  return 0;
}
