// The record in words: who did what and for how much, page by page, and the way to the replay.
#include "canvas.hpp"
#include "fake_device.hpp"
#include "pretend_play.hpp"
#include "ui/cities/entry.hpp"
#include "ui/cities/match.hpp"
#include "ui/play/replay/record_screen.hpp"

namespace {

PretendPlay play;

// Three players in turn after each luck: of 28 events luck has every fourth, 21 are left.
constexpr size_t kEvents = 28;

void open(const ui::Settings& held = {}) {
  fake::start({}, held);
  play.set_players(3);
  play.set_actors({});
  play.set_events(kEvents);
  play.set_record(3);
  ui::open_record(play);
  finger::wait(50);
}

// Line `number` of the page, from 1.
ui::Point line(int number) {
  const finger::Search list = finger::find("lines");
  TEST_ASSERT_TRUE(list.found);
  return {list.target.x + list.target.width / 2,
          list.target.y + list.target.height * (2 * number - 1) / 12};
}

void touch_line(int number) {
  const ui::Point at = line(number);
  finger::tap(at.x, at.y);
}

bool shows_all(std::initializer_list<const char*> words) {
  return std::all_of(words.begin(), words.end(),
                     [](const char* word) { return fake::shows(word); });
}

void test_page_should_tell_what_six_players_did_and_leave_luck_out() {
  fake::for_each_hold([](const ui::Settings& held) {
    open(held);
    TEST_ASSERT_TRUE(
        shows_all({"Builds house 1.", "Builds house 2.", "Builds house 3.", "Builds house 5.",
                   "Builds house 6.", "Builds house 7.", "Red", "Yellow", "Blue", "1 / 4"}));
    TEST_ASSERT_FALSE_MESSAGE(fake::shows("Builds house 4."), "it is luck's");
    TEST_ASSERT_FALSE_MESSAGE(fake::shows("Builds house 9."), "it has no room");
  });
}

void test_pages_should_come_to_the_last_deed() {
  open();
  TEST_ASSERT_FALSE(fake::there("button before"));
  for (int page = 0; page < 3; ++page) finger::tap("button next");
  TEST_ASSERT_FALSE(fake::there("button next"));
  TEST_ASSERT_TRUE(
      shows_all({"4 / 4", "Builds house 25.", "Builds house 26.", "Builds house 27."}));
  finger::tap("button before");
  TEST_ASSERT_TRUE(shows_all({"3 / 4", "Builds house 17.", "Builds house 23."}));
}

// The turn is told by the game: 1 for its first four events, then 2.
void test_turn_should_be_told_once() {
  open();
  std::vector<std::string> numbers;
  ui::hear_texts({[](void* all, const char* text) {
                    if (std::strlen(text) == 1) {
                      static_cast<std::vector<std::string>*>(all)->emplace_back(text);
                    }
                  },
                  &numbers});
  Canvas canvas({320, 240});
  ui::Painter painter = canvas.painter();
  const ui::TargetSpec& list = fake::spec_of("lines");
  list.paint(painter, {list, list.area, false});
  ui::hear_texts({});
  const std::vector<std::string> expected = {"1", "0", "0", "0", "2", "0", "0", "0"};
  TEST_ASSERT_TRUE(numbers == expected);
}

void test_touched_line_should_open_the_replay_there() {
  open();
  touch_line(5);  // what the sixth event did
  TEST_ASSERT_TRUE(fake::there("slider"));
  TEST_ASSERT_TRUE(fake::shows("6 / 28"));
  finger::tap("back");
  finger::tap("button next");
  touch_line(1);
  TEST_ASSERT_TRUE(fake::shows("9 / 28"));
}

void test_line_should_be_chosen_where_the_finger_lifts() {
  open();
  finger::slide({line(1), line(2), line(3)});
  TEST_ASSERT_TRUE(fake::shows("3 / 28"));
}

void test_nothing_should_open_when_the_finger_lifts_beside_the_list() {
  open();
  finger::slide({line(1), {line(1).x, 5}});
  TEST_ASSERT_FALSE(fake::there("slider"));
  finger::tap("button next");
  finger::tap("button next");
  finger::tap("button next");
  touch_line(6);  // the last page has three lines
  TEST_ASSERT_FALSE(fake::there("slider"));
}

void test_record_should_lead_to_its_code_and_to_the_replay_and_come_back_to_its_page() {
  open();
  finger::tap("button next");
  finger::tap("button Code");
  TEST_ASSERT_TRUE(fake::shows("p1 build 0"));
  finger::tap("back");
  TEST_ASSERT_TRUE(fake::shows("2 / 4"));
  finger::tap("button Replay");
  TEST_ASSERT_TRUE(fake::shows("0 / 28"));
  finger::tap("back");
  TEST_ASSERT_TRUE(fake::shows("2 / 4"));
}

void test_record_should_say_so_when_nobody_has_done_anything() {
  open();
  play.set_actors({rules::kChance, rules::kChance});
  ui::open_record(play);
  finger::wait(50);
  TEST_ASSERT_TRUE(shows_all({"Nothing has happened yet.", "1 / 1"}));
  TEST_ASSERT_FALSE(fake::stands("lines"));
}

// Three starting tiles, then a tile and a tourist for each of two players.
void test_deeds_of_cities_should_tell_the_tile_and_what_pays() {
  namespace rule = rules::cities;
  ui::cities::CitiesMatch& game = ui::cities::the_game;
  ui::Play& told = game;
  fake::start({});
  ui::Setup setup;
  setup.luck = ui::LuckKind::numbered;
  setup.challenge = 14;
  game.begin(setup);
  rules::Rng rng(3);
  const auto play_on = [&](rule::Verb until) {
    for (;;) {
      if (game.match().due() == rules::Due::throwing) {
        game.match().throw_dice();
        continue;
      }
      rules::Event first;
      rules::Cities::options(game.seen(), [&](rules::Event event) {
        first = event;
        return false;
      });
      TEST_ASSERT_TRUE(game.match().act(first).ok());
      if (first.is(until)) return first;
    }
  };
  char words[48];
  const rules::Event start = play_on(rule::Verb::kStart);
  told.moment_at(static_cast<unsigned>(game.match().events()));
  told.tell_deed(words, sizeof words);
  TEST_ASSERT_EQUAL_STRING(("Places tile " + std::to_string(start.a) + ".").c_str(), words);
  TEST_ASSERT_EQUAL_MESSAGE(0, game.moment_turn(), "before the first round");
  play_on(rule::Verb::kPlace);
  const unsigned drawn = game.seen().drawn[rule::kStartTiles];
  const auto step = static_cast<unsigned>(game.match().events());
  told.moment_at(game.match().event(step - 1).is(rule::Verb::kPlace) ? step : step - 1);
  told.tell_deed(words, sizeof words);
  TEST_ASSERT_EQUAL_STRING(("Places tile " + std::to_string(drawn) + ".").c_str(), words);
  TEST_ASSERT_EQUAL(1, game.moment_turn());
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_page_should_tell_what_six_players_did_and_leave_luck_out);
  RUN_TEST(test_pages_should_come_to_the_last_deed);
  RUN_TEST(test_turn_should_be_told_once);
  RUN_TEST(test_touched_line_should_open_the_replay_there);
  RUN_TEST(test_line_should_be_chosen_where_the_finger_lifts);
  RUN_TEST(test_nothing_should_open_when_the_finger_lifts_beside_the_list);
  RUN_TEST(test_record_should_lead_to_its_code_and_to_the_replay_and_come_back_to_its_page);
  RUN_TEST(test_record_should_say_so_when_nobody_has_done_anything);
  RUN_TEST(test_deeds_of_cities_should_tell_the_tile_and_what_pays);
  return UNITY_END();
}
