// The games that are kept, told and changed by cable.
#include "host_tests/firmware/cable.hpp"
#include "host_tests/ui/pretend_play.hpp"

using namespace cabled;
using kept::GameHead;

void setUp() { start(); }
void tearDown() {
  ui::set_current_play(nullptr);
  cable::tell_hidden_hands(false);
}

namespace {

std::string events_of(const rules::AnyMatch& match) { return std::to_string(match.events()); }

void test_list_should_begin_with_the_game_played_and_go_on_from_the_newest_when_there_are_several() {
  const rules::AnyMatch& first = finish(cities());
  const std::string totals = "totals " +
                             std::to_string(kept::head_in(fs::finished_slot(1)).totals[0]) + " " +
                             std::to_string(kept::head_in(fs::finished_slot(1)).totals[1]);
  const std::string ended = events_of(first);
  finish(planner());
  const std::string waiting = events_of(begin(planner(), 20));
  const std::string played = events_of(begin(cities(), 20));
  const std::vector<std::string> lines = lines_of(told("saves list"));
  TEST_ASSERT_EQUAL(4, lines.size());
  expect_text("4 cities, played, players 2, events " + played, lines[0]);
  expect_text("3 city-planner, waits, players 2, events " + waiting, lines[1]);
  TEST_ASSERT_TRUE(lines[2].starts_with("2 city-planner, over, players 2, events "));
  expect_text("1 cities, over, players 2, events " + ended + ", " + totals, lines[3]);
  change_head(played_slot(3), kept::head_in(played_slot(3)));  // written last
  TEST_ASSERT_TRUE(told("saves list").starts_with("3 city-planner, waits, "));
}

void test_list_should_tell_a_game_once_when_it_lies_where_it_was_played_too() {
  finish(cities());
  TEST_ASSERT_NOT_EQUAL(fs::kNoSlot, played_slot(1));
  TEST_ASSERT_EQUAL(1, lines_of(told("saves list")).size());
}

void test_list_should_name_what_cannot_be_read_or_gone_on_with() {
  begin(cities(), 20);
  GameHead head = kept::head_in(played_slot(1));
  ++head.rules;
  change_head(played_slot(1), head);
  begin(planner(), 20);
  begin(cities(), 20);
  head = kept::head_in(fs::finished_slot(1));
  --head.rules;
  change_head(fs::finished_slot(1), head);
  head.number = 9;
  head.game = 0x1234abcd;
  TEST_ASSERT_TRUE(kept::write_game(40, head, 80));
  const kept::Bytes other(60, 0x77);
  TEST_ASSERT_TRUE(fs::all().write(41, other.data(), other.size()));
  ++(head = kept::head_in(played_slot(2))).rules;
  change_head(played_slot(2), head);
  const std::string list = told("saves list");
  TEST_ASSERT_TRUE_MESSAGE(holds(list, "3 cities, played, players 2"), list.c_str());
  TEST_ASSERT_TRUE_MESSAGE(holds(list, "2 city-planner, set aside: other rules, players 2"),
                           list.c_str());
  TEST_ASSERT_TRUE_MESSAGE(holds(list, "1 cities, left, players 2"), list.c_str());
  TEST_ASSERT_TRUE_MESSAGE(holds(list, "9 game-1234abcd, set aside: unknown game, players 2\n"),
                           list.c_str());
  TEST_ASSERT_TRUE_MESSAGE(list.ends_with("slot 41, set aside: of a newer program\n"),
                           list.c_str());
}

void test_show_should_tell_seats_settings_and_luck_when_a_game_is_played() {
  ui::Setup setup = kept::bots(cities());
  setup.sitters[0] = rules::Sitter::person;
  setup.sitters[1] = rules::Sitter::greedy;
  setup.seats.give(1, ui::Seat::blue);
  setup.challenge = 412;
  setup.values[0] = 2;  // level 3
  cities().play->begin(setup);
  keep();
  const std::string events = events_of(cities().play->match());
  expect_text("number 1\ngame cities\nrules 1\nstate played\nplayers 2\nwhole yes\nevents " +
                  events +
                  "\nseat p1 person blue\nseat p2 greedy yellow\nluck challenge 412\nset level 3\n",
              told("saves show 1"));
}

void test_secret_should_be_told_when_the_game_is_over_and_not_before() {
  finish(planner());
  const std::string over = told("saves show 1");
  TEST_ASSERT_TRUE(holds(over, "state over\nplayers 2\nwinners "));
  TEST_ASSERT_TRUE(holds(over, "\nluck challenge 0\n"));
  kept::Bytes bytes = kept::read_all(fs::finished_slot(1));
  bytes[fs::kGameHeadBytes + 5] = static_cast<uint8_t>(rules::LuckSource::device);
  for (unsigned i = 0; i < 8; ++i)
    bytes[fs::kGameHeadBytes + 6 + i] = static_cast<uint8_t>(0xa0 + i);
  TEST_ASSERT_TRUE(fs::all().write(fs::finished_slot(1), bytes.data(), bytes.size()));
  TEST_ASSERT_TRUE(holds(told("saves show 1"), "\nluck device a7a6a5a4a3a2a1a0\n"));
  TEST_ASSERT_TRUE(holds(told("saves export 1"), "\n# luck device a7a6a5a4a3a2a1a0\n"));
  begin(planner(), 20);
  bytes = kept::read_all(played_slot(2));
  bytes[fs::kGameHeadBytes + 5] = static_cast<uint8_t>(rules::LuckSource::device);
  TEST_ASSERT_TRUE(fs::all().write(played_slot(2), bytes.data(), bytes.size()));
  TEST_ASSERT_TRUE(holds(told("saves show 2"), "\nluck device\n"));
  TEST_ASSERT_TRUE(holds(told("saves export 2"), "\n# luck device\n"));
}

void test_export_should_be_the_record_with_notes_before_it_when_a_game_is_kept() {
  const rules::AnyMatch& match = begin(cities(), 30, 77);
  expect_text("# game 1\n# seat p1 random red\n# seat p2 random yellow\n# luck challenge 77\n" +
                  record_of(match),
              told("saves export 1"));
}

void test_export_should_say_why_when_it_cannot_be() {
  begin(cities(), 20);
  TEST_ASSERT_TRUE(holds(ask("saves export 2"), "error no game has this number"));
  TEST_ASSERT_TRUE(holds(ask("saves export x"), "error the number of a game is expected"));
  kept::Bytes bytes = kept::read_all(played_slot(1));
  ++bytes.back();  // of where it should stand
  TEST_ASSERT_TRUE(fs::all().write(played_slot(1), bytes.data(), bytes.size()));
  TEST_ASSERT_TRUE(holds(ask("saves export 1"), "error it comes to another end"));
  GameHead head = kept::head_in(played_slot(1));
  ++head.rules;
  change_head(played_slot(1), head);
  TEST_ASSERT_TRUE(holds(ask("saves export 1"), "error it was played by other rules"));
}

void test_export_should_end_with_an_error_when_the_game_goes_on_meanwhile() {
  rules::AnyMatch& match = begin(cities(), 60);
  usb::send("saves export 1\n");
  console::step();
  kept::go_on(match);
  fs::keep_game();
  const std::string text = answer();
  TEST_ASSERT_TRUE_MESSAGE(text.ends_with("error the game went on: ask again\r\n"), text.c_str());
}

void test_record_should_be_refused_when_hands_are_hidden_between_persons() {
  PretendPlay game;
  game.set_hidden();
  game.set_record(3);
  game.set_due(rules::Due::act);
  ui::set_current_play(&game);
  expect_text("error hands are hidden until the game is over\r\n", ask("record"));
  cable::tell_hidden_hands(true);
  TEST_ASSERT_EQUAL(3, lines_of(told("record")).size());
  cable::tell_hidden_hands(false);
  game.set_due(rules::Due::nothing);
  TEST_ASSERT_EQUAL(3, lines_of(told("record")).size());
  game.set_due(rules::Due::act);
  game.set_players(1);
  TEST_ASSERT_EQUAL(3, lines_of(told("record")).size());
}

void test_pin_should_be_told_and_taken_back() {
  finish(cities());
  told("saves pin 1");
  TEST_ASSERT_TRUE(told("saves list").ends_with(", pinned\n"));
  TEST_ASSERT_TRUE(kept::head_in(fs::finished_slot(1)).pinned);
  told("saves unpin 1");
  TEST_ASSERT_FALSE(kept::head_in(fs::finished_slot(1)).pinned);
  TEST_ASSERT_TRUE(holds(ask("saves pin 2"), "error no finished game has this number"));
}

void test_repeat_and_names_should_be_told_where_there_are_such() {
  finish(cities());
  finish(cities());
  const unsigned slot = fs::finished_slot(2);
  GameHead head = kept::head_in(slot);
  head.names[1] = {"XYZ"};
  TEST_ASSERT_TRUE(fs::copy_game(slot, slot, head));
  const std::vector<std::string> list = lines_of(told("saves list"));
  TEST_ASSERT_EQUAL(2, list.size());
  TEST_ASSERT_TRUE_MESSAGE(list[0].ends_with(", repeats"), list[0].c_str());
  TEST_ASSERT_FALSE(holds(list[1], "repeats"));
  TEST_ASSERT_TRUE(holds(told("saves show 2"), "state over\nrepeats\nplayers 2\n"));
  TEST_ASSERT_TRUE(
      holds(told("saves show 2"), "\nseat p1 random red\nseat p2 random yellow XYZ\n"));
  TEST_ASSERT_FALSE(holds(told("saves show 1"), "repeats"));
}

void test_finished_game_should_stay_away_when_it_was_erased_though_its_copy_was_there() {
  finish(cities());
  finish(planner());
  told("saves erase 1");
  TEST_ASSERT_TRUE(fs::settle_games());
  TEST_ASSERT_TRUE(restart());
  TEST_ASSERT_TRUE(fs::settle_games());
  const std::string list = told("saves list");
  TEST_ASSERT_TRUE_MESSAGE(list.starts_with("2 ") && lines_of(list).size() == 1, list.c_str());
  TEST_ASSERT_TRUE(holds(ask("saves erase 1"), "error no game has this number"));
}

void test_screens_should_go_home_when_the_game_on_them_is_erased() {
  begin(cities(), 20);
  told("saves erase 1");
  TEST_ASSERT_NULL(ui::current_play());
  TEST_ASSERT_EQUAL(1, homes);
  TEST_ASSERT_TRUE(fs::keep_game() == kept::Keeping::unchanged);
  expect_text("", told("saves list"));
  begin(cities(), 20);
  TEST_ASSERT_TRUE(told("saves list").starts_with("2 cities, played"));
}

void test_screens_should_stay_when_another_game_is_erased() {
  finish(planner());
  begin(cities(), 20);
  told("saves erase 1");
  TEST_ASSERT_EQUAL_PTR(cities().play, ui::current_play());
  TEST_ASSERT_EQUAL(0, homes);
}

void test_all_games_should_go_and_settings_stay_when_all_is_erased() {
  ui::Settings settings;
  settings.volume = 2;
  TEST_ASSERT_TRUE(fs::save(settings));
  finish(cities());
  finish(planner());
  begin(cities(), 20);
  TEST_ASSERT_TRUE(
      holds(ask("saves erase all"), "error this erases every game: say saves erase all yes"));
  TEST_ASSERT_EQUAL(3, lines_of(told("saves list")).size());
  expect_text("erased 3\nerased 1\nerased 2\n", told("saves erase all yes"));
  expect_text("", told("saves list"));
  TEST_ASSERT_NULL(ui::current_play());
  TEST_ASSERT_FALSE(restart());
  TEST_ASSERT_TRUE(fs::settle_games());
  expect_text("", told("saves list"));
  TEST_ASSERT_EQUAL(2, fs::load_settings().volume);
}

void test_what_cannot_be_read_should_be_erased_by_its_slot_and_nothing_else() {
  finish(cities());
  const kept::Bytes other(60, 0x77);
  TEST_ASSERT_TRUE(fs::all().write(41, other.data(), other.size()));
  told("saves erase slot 41");
  TEST_ASSERT_FALSE(fs::all().has(41));
  for (const unsigned slot : {41u, fs::finished_slot(1), 300u}) {
    TEST_ASSERT_TRUE(holds(ask("saves erase slot " + std::to_string(slot)),
                           "error nothing lies there that can't be read"));
  }
  TEST_ASSERT_TRUE(holds(ask("saves erase"), "error a number, slot and a number, or all"));
  TEST_ASSERT_EQUAL(1, lines_of(told("saves list")).size());
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(
      test_list_should_begin_with_the_game_played_and_go_on_from_the_newest_when_there_are_several);
  RUN_TEST(test_list_should_tell_a_game_once_when_it_lies_where_it_was_played_too);
  RUN_TEST(test_list_should_name_what_cannot_be_read_or_gone_on_with);
  RUN_TEST(test_show_should_tell_seats_settings_and_luck_when_a_game_is_played);
  RUN_TEST(test_secret_should_be_told_when_the_game_is_over_and_not_before);
  RUN_TEST(test_export_should_be_the_record_with_notes_before_it_when_a_game_is_kept);
  RUN_TEST(test_export_should_say_why_when_it_cannot_be);
  RUN_TEST(test_export_should_end_with_an_error_when_the_game_goes_on_meanwhile);
  RUN_TEST(test_record_should_be_refused_when_hands_are_hidden_between_persons);
  RUN_TEST(test_pin_should_be_told_and_taken_back);
  RUN_TEST(test_repeat_and_names_should_be_told_where_there_are_such);
  RUN_TEST(test_finished_game_should_stay_away_when_it_was_erased_though_its_copy_was_there);
  RUN_TEST(test_screens_should_go_home_when_the_game_on_them_is_erased);
  RUN_TEST(test_screens_should_stay_when_another_game_is_erased);
  RUN_TEST(test_all_games_should_go_and_settings_stay_when_all_is_erased);
  RUN_TEST(test_what_cannot_be_read_should_be_erased_by_its_slot_and_nothing_else);
  return UNITY_END();
}
