// What earlier versions wrote is read: golden/saves/ has a file of each form, see write_form.cpp.
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

#include "firmware/store/kept_list.hpp"
#include "host_tests/save/kept_games.hpp"
#include "rules/core/match.hpp"
#include "rules/registry.hpp"

using namespace kept;
namespace fs = firmware::store;

namespace {

struct Expected {
  std::string what;     // "finished", "played", "match"
  unsigned number = 0;  // of a game, or where a match lies
  std::string game;
  size_t events = 0;
  uint32_t fingerprint = 0;
};
// A head that says more: values 0 1 2 3 4 of the set-up, names of the first and the last player.
struct Named {
  unsigned slot = 0;
  unsigned players = 0;
  std::string first, last;
};

std::vector<Expected> expected;
std::vector<Named> named;
std::vector<uint32_t> repeating;  // numbers of finished games
unsigned pages = 0;

void take_line(const std::string& line) {
  std::istringstream words(line);
  std::string kind, word;
  words >> kind;
  if (kind == "page") {
    uint32_t number = 0;
    std::string hex;
    words >> number >> hex;
    for (uint32_t i = 0; i < storage::kPageBytes; ++i) {
      const auto byte = std::stoul(hex.substr(2 * i, 2), nullptr, 16);
      storage::bytes()[number * storage::kPageBytes + i] = static_cast<uint8_t>(byte);
    }
    ++pages;
  } else if (kind == "has") {
    Expected next;
    std::string fingerprint;
    words >> next.what >> next.number >> next.game >> word >> next.events >> word >> fingerprint;
    next.fingerprint = static_cast<uint32_t>(std::stoul(fingerprint, nullptr, 16));
    expected.push_back(next);
  } else if (kind == "named") {
    Named next;
    words >> next.slot >> next.players >> next.first >> next.last;
    named.push_back(next);
  } else if (kind == "repeats") {
    words >> repeating.emplace_back();
  }
}

void read_file(const std::filesystem::path& path) {
  storage::renew();
  expected.clear();
  named.clear();
  repeating.clear();
  pages = 0;
  std::ifstream file(path);
  for (std::string line; std::getline(file, line);) take_line(line);
  TEST_ASSERT_GREATER_THAN(10, pages);
  TEST_ASSERT_GREATER_OR_EQUAL(8, expected.size());
}

// Plays what lies there by the rules of today.
void expect_match(unsigned slot, const Expected& game) {
  const bool known = rules::Games::any([&](auto any) {
    using G = decltype(any);
    if (game.game != G::kId) return false;
    rules::ByteReader bytes(fs::match_in(slot));
    rules::Standing standing;
    TEST_ASSERT_TRUE(rules::kGameForm<G>.play(bytes, standing));
    TEST_ASSERT_EQUAL_HEX32(game.fingerprint, standing.fingerprint);
    TEST_ASSERT_EQUAL_HEX32(game.fingerprint, fs::fingerprint_in(slot));
    const rules::KeptRecord record(rules::kGameForm<G>, fs::match_in(slot));
    TEST_ASSERT_EQUAL(game.events, record.events());
    return true;
  });
  TEST_ASSERT_TRUE_MESSAGE(known, game.game.c_str());
}

void expect_heads() {
  for (const Named& game : named) {
    const GameHead head = head_in(game.slot);
    TEST_ASSERT_TRUE(head.pinned);
    for (uint8_t i = 0; i < ui::kMostFields; ++i) TEST_ASSERT_EQUAL(i, head.values[i]);
    TEST_ASSERT_EQUAL_STRING(game.first.c_str(), head.names[0].letters);
    TEST_ASSERT_EQUAL_STRING(game.last.c_str(), head.names[game.players - 1].letters);
    for (unsigned i = 1; i + 1 < game.players; ++i) TEST_ASSERT_FALSE(head.names[i].given());
  }
  for (const Expected& game : expected) {
    if (game.what != "finished") continue;
    const bool repeats = std::count(repeating.begin(), repeating.end(), game.number) > 0;
    TEST_ASSERT_EQUAL(repeats, head_in(fs::finished_slot(game.number)).repeats);
  }
}

// All were begun with what the set-up starts from.
void expect_listed() {
  const auto any = [](const void*, const ui::KeptGame& game) { return game.over; };
  const unsigned count = fs::kept_games().list(any, nullptr);
  TEST_ASSERT_GREATER_OR_EQUAL(2, count);
  for (unsigned i = 0; i < count; ++i) {
    ui::KeptGame game;
    TEST_ASSERT_TRUE(fs::kept_games().listed(i, game));
    TEST_ASSERT_TRUE(game.goes);
    TEST_ASSERT_TRUE(game.luck == ui::LuckKind::numbered);
    TEST_ASSERT_EQUAL(1234, game.challenge);
    for (size_t field = 0; field < game.entry->fields.size(); ++field) {
      TEST_ASSERT_EQUAL(game.entry->fields[field].fallback, game.values[field]);
    }
  }
}

void expect_all() {
  TEST_ASSERT_TRUE(restart_and_bring_back());
  TEST_ASSERT_TRUE(fs::load_settings().theme == ui::Theme::grey);
  TEST_ASSERT_EQUAL(2, fs::load_settings().brightness);
  drivers::fault::Record record{};
  TEST_ASSERT_TRUE(fs::load_fault(0, record));
  TEST_ASSERT_EQUAL_STRING("session.cpp:41", record.place);
  for (const Expected& game : expected) {
    if (game.what == "played") {
      TEST_ASSERT_EQUAL(game.number, fs::played_number());
      TEST_ASSERT_EQUAL_STRING(game.game.c_str(), ui::current_play()->entry().id);
      TEST_ASSERT_EQUAL_HEX32(game.fingerprint, ui::current_play()->match().fingerprint());
    } else {
      const unsigned slot = game.what == "match" ? game.number : fs::finished_slot(game.number);
      TEST_ASSERT_NOT_EQUAL(fs::kNoSlot, slot);
      expect_match(slot, game);
    }
  }
  expect_heads();
  expect_listed();
}

void test_everything_should_be_there_when_an_earlier_version_wrote_it() {
  unsigned files = 0;
  for (const auto& file : std::filesystem::directory_iterator(PLAT_SAVES)) {
    read_file(file.path());
    expect_all();
    ++files;
  }
  TEST_ASSERT_EQUAL(2, files);
}

}  // namespace

void setUp() {}
void tearDown() { ui::set_current_play(nullptr); }

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_everything_should_be_there_when_an_earlier_version_wrote_it);
  return UNITY_END();
}
