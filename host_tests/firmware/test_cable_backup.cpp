// Everything that lasts as text, and back on another board.
#include "host_tests/firmware/cable.hpp"

using namespace cabled;
using kept::GameHead;

void setUp() { start(); }
void tearDown() { ui::set_current_play(nullptr); }

namespace {

std::string restore(const std::string& text) {
  usb::send("restore\n" + text);
  std::string all = answer();
  std::erase(all, '\r');
  return all;
}

std::string joined(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

std::string restored(unsigned count, unsigned there_already = 0, const std::string& others = "") {
  return "restored: " + std::to_string(count) +
         "\nthere already: " + std::to_string(there_already) + "\n" + others + "ok\n";
}

// Two games that are over, one of them pinned, one that waits and one that is played.
void fill() {
  ui::Settings settings;
  settings.theme = ui::Theme::grey;
  TEST_ASSERT_TRUE(fs::save(settings));
  finish(cities(), 5);
  finish(planner(), 6);
  told("saves pin 1");
  begin(planner(), 20, 7);
  begin(cities(), 30, 8);
}

std::string all_records() {
  std::string text;
  for (unsigned number = 1; number <= 4; ++number) {
    text += told("saves export " + std::to_string(number));
  }
  return text;
}

void test_backup_should_be_what_its_page_says_when_only_settings_were_kept() {
  const kept::Bytes settings = {1, 4, 1, 0, 0, 0};  // those of the first version
  TEST_ASSERT_TRUE(fs::all().write(0, settings.data(), settings.size()));
  const std::vector<std::string> lines = lines_of(told("backup"));
  TEST_ASSERT_EQUAL(5, lines.size());
  expect_text("plat backup 1", lines[0]);
  TEST_ASSERT_TRUE(lines[1].starts_with("# of plat "));
  // MurmurHash3 of 01 04 01 00 00 00 with the seed 0, and of these four bytes.
  expect_text("object 0 6 e3113792", lines[2]);
  expect_text("at 0 010401000000 e3113792", lines[3]);
  expect_text("end 1 349c8561", lines[4]);
}

void test_games_and_settings_should_be_the_same_when_a_backup_is_restored_on_a_new_board() {
  fill();
  const std::string list = told("saves list");
  const std::string records = all_records();
  const uint32_t stands = cities().play->match().fingerprint();
  const std::string text = told("backup");
  start();
  expect_text("", told("saves list"));
  expect_text(restored(5), restore(text));
  expect_text(list, told("saves list"));
  expect_text(records, all_records());
  TEST_ASSERT_EQUAL_PTR(cities().play, ui::current_play());
  TEST_ASSERT_EQUAL_HEX32(stands, ui::current_play()->match().fingerprint());
  TEST_ASSERT_TRUE(used.theme == ui::Theme::grey);
  TEST_ASSERT_TRUE(fs::load_settings().theme == ui::Theme::grey);
  TEST_ASSERT_EQUAL(1, homes);
  expect_nothing_half();
  TEST_ASSERT_TRUE(restart());
  TEST_ASSERT_TRUE(fs::settle_games());
  expect_text(list, told("saves list"));
}

void test_nothing_should_change_when_a_backup_is_restored_where_it_was_made() {
  fill();
  const std::string list = told("saves list");
  expect_text(restored(0, 5), restore(told("backup")));
  expect_text(list, told("saves list"));
  TEST_ASSERT_EQUAL(0, homes);
}

void test_games_should_get_other_numbers_when_theirs_are_taken() {
  finish(cities(), 5);
  const std::string text = told("backup");
  start();
  finish(cities(), 6);
  expect_text(restored(1), restore(text));
  const std::vector<std::string> lines = lines_of(told("saves list"));
  TEST_ASSERT_EQUAL(2, lines.size());
  TEST_ASSERT_TRUE(holds(told("saves export 2"), "# luck challenge 5\n"));
  TEST_ASSERT_TRUE(holds(told("saves export 1"), "# luck challenge 6\n"));
  begin(planner(), 20);
  TEST_ASSERT_EQUAL(3, fs::played_number());
}

void test_running_game_should_be_left_out_when_one_of_its_kind_waits() {
  begin(cities(), 20, 5);
  const std::string text = told("backup");
  start();
  begin(cities(), 20, 6);
  const std::string before = told("saves export 1");
  expect_text(restored(0, 0, "left out, a game of its kind waits here: 1\n"), restore(text));
  expect_text(before, told("saves export 1"));
  TEST_ASSERT_EQUAL(1, lines_of(told("saves list")).size());
}

// As the first shipped version wrote it.
void test_game_should_be_there_already_when_it_has_another_head() {
  finish(cities());
  for (unsigned slot = fs::kFirstPlayed; slot < fs::kFirstPlayed + fs::kPlayedGames; ++slot) {
    fs::all().remove(slot);
  }
  ui::set_current_play(nullptr);
  constexpr size_t kFirstHeadBytes = 28;
  const unsigned slot = fs::finished_slot(1);
  kept::Bytes bytes = kept::read_all(slot);
  bytes.erase(bytes.begin() + kFirstHeadBytes, bytes.begin() + fs::kGameHeadBytes);
  bytes[0] = 1;
  TEST_ASSERT_TRUE(fs::all().write(slot, bytes.data(), bytes.size()));
  const std::string text = told("backup");
  GameHead head = kept::head_in(slot);
  head.names[0] = {"XYZ"};
  TEST_ASSERT_TRUE(fs::copy_game(slot, slot, head));
  expect_text(restored(0, 1, ""), restore(text));
}

void test_no_game_should_give_way_when_a_backup_finds_the_store_full() {
  finish(cities());
  const std::string text = told("backup");
  start();
  kept::fill_finished();
  expect_text(restored(0, 0, "left out, the store is full: 1\n"), restore(text));
  TEST_ASSERT_NOT_EQUAL(fs::kNoSlot, fs::finished_slot(1));
}

void test_game_that_was_set_aside_should_be_set_aside_there_too() {
  begin(cities(), 20);
  GameHead head = kept::head_in(played_slot(1));
  ++head.rules;
  change_head(played_slot(1), head);
  const kept::Bytes other(60, 0x77);
  TEST_ASSERT_TRUE(fs::all().write(41, other.data(), other.size()));
  ui::set_current_play(nullptr);
  const std::string text = told("backup");
  start();
  expect_text(restored(2), restore(text));
  const std::string list = told("saves list");
  TEST_ASSERT_TRUE_MESSAGE(holds(list, "1 cities, set aside: other rules, players 2"),
                           list.c_str());
  TEST_ASSERT_TRUE_MESSAGE(holds(list, ", set aside: of a newer program\n"), list.c_str());
  expect_text(restored(0, 2), restore(text));
}

void test_game_should_be_left_out_when_it_comes_to_another_end_or_its_seats_are_none() {
  begin(cities(), 20);
  const unsigned slot = played_slot(1);
  const kept::Bytes good = kept::read_all(slot);
  constexpr size_t kMarks = fs::kGameHeadBytes + rules::kKeptSeats + 1;
  for (const size_t at : {good.size() - 1, kMarks, kMarks + 2}) {
    start();
    kept::Bytes bytes = good;
    bytes[at] = static_cast<uint8_t>(bytes[at] + 9);
    TEST_ASSERT_TRUE(fs::all().write(slot, bytes.data(), bytes.size()));
    const std::string text = told("backup");
    start();
    expect_text(restored(0, 0, "left out, it comes to another end: 1\n"), restore(text));
    expect_text("", told("saves list"));
  }
}

void test_fault_should_be_in_the_backup_and_stay_with_its_board() {
  drivers::fault::Record record{};
  record.kind = drivers::fault::Kind::assertion;
  TEST_ASSERT_TRUE(fs::save(record));
  const std::string text = told("backup");
  TEST_ASSERT_TRUE(holds(text, "\nobject 1 "));
  start();
  expect_text(restored(0, 0, "left out, it belongs to the other board: 1\n"), restore(text));
  expect_text("no fault\r\nok\r\n", ask("fault"));
}

void test_damaged_object_should_be_named_when_it_cannot_be_told() {
  finish(cities());
  const unsigned slot = fs::finished_slot(1);
  uint8_t* const flash = drivers::storage::bytes();
  for (uint32_t at = 0; at < drivers::storage::size(); at += drivers::storage::kPageBytes) {
    if (flash[at + 18] == slot && flash[at + 19] == 0) flash[at + 30] ^= 1;  // its first part
  }
  ui::set_current_play(nullptr);
  fs::open();
  const std::string text = told("backup");
  TEST_ASSERT_TRUE(
      holds(text, "\n# slot " + std::to_string(slot) + " is left out: it is damaged\n"));
  TEST_ASSERT_TRUE(
      holds(told("saves list"), "slot " + std::to_string(slot) + ", set aside: damaged"));
}

void test_object_should_be_told_anew_when_it_changes_meanwhile() {
  rules::AnyMatch& match = begin(cities(), 60);
  usb::send("backup\n");
  console::step();
  std::string text = usb::take();
  console::step();
  text += usb::take();
  kept::go_on(match);
  fs::keep_game();
  text += answer();
  std::erase(text, '\r');
  TEST_ASSERT_TRUE(holds(text, "\nagain\nobject "));
  const std::string record = told("saves export 1");
  start();
  expect_text(restored(1), restore(text.substr(0, text.size() - 3)));
  expect_text(record, told("saves export 1"));
}

// Whatever letter is another one, in whatever line.
void test_error_should_name_the_line_and_what_came_before_be_kept_when_a_line_is_damaged() {
  fill();
  const std::vector<std::string> lines = lines_of(told("backup"));
  unsigned whole = 0;
  for (size_t i = 0; i < lines.size(); ++i) {
    if (i > 0 && (lines[i].starts_with("object") || lines[i].starts_with("end")) &&
        lines[i - 1].starts_with("at")) {
      ++whole;
    }
    if (lines[i].starts_with("#")) continue;
    for (const size_t at : {size_t{0}, lines[i].size() / 2, lines[i].size() - 1}) {
      start();
      std::vector<std::string> damaged = lines;
      damaged[i][at] = damaged[i][at] == '7' ? '6' : '7';
      const std::string text = restore(joined(damaged) + "end\n");
      const std::string expected = "restored: " + std::to_string(whole) + "\n";
      TEST_ASSERT_TRUE_MESSAGE(text.starts_with(expected), text.c_str());
      TEST_ASSERT_TRUE_MESSAGE(holds(text, "\nerror line "), text.c_str());
      expect_nothing_half();
      expect_text("no fault\r\nok\r\n", ask("fault"));
    }
  }
  TEST_ASSERT_EQUAL(5, whole);
}

void test_error_should_come_when_a_line_is_missing() {
  fill();
  const std::vector<std::string> lines = lines_of(told("backup"));
  for (size_t i = 0; i < lines.size(); ++i) {
    if (lines[i].starts_with("#")) continue;
    start();
    std::vector<std::string> fewer = lines;
    fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
    const std::string text = restore(joined(fewer) + "end\n");
    const bool within = lines[i].starts_with("at") && lines[i + 1].starts_with("at");
    const char* const why = within ? ": a line is missing\n" : "\nerror line ";
    TEST_ASSERT_TRUE_MESSAGE(holds(text, why), text.c_str());
    expect_nothing_half();
  }
}

void test_error_should_say_the_line_when_nothing_of_a_backup_comes() {
  expect_text("restored: 0\nthere already: 0\nerror line 2: plat backup 1 is expected\n",
              restore("# of whom\nplat 1\n"));
  expect_text("", ask("more of it\nend"));
  expect_text(restored(0), restore("plat backup 1\nend 0 00000000\n"));
  expect_text("restored: 0\nthere already: 0\nerror line 2: other objects came than were sent\n",
              restore("plat backup 1\nend 1 00000000\n"));
}

void test_what_was_there_should_stay_when_the_power_goes_within_a_restore() {
  finish(cities(), 5);
  begin(cities(), 20, 6);
  const std::string text = told("backup");
  bool done = false;
  for (int32_t after = 0; !done; ++after) {
    setUp();
    finish(planner());
    drivers::storage::cut_power_after(after);
    done = restore(text).ends_with("\nok\n");
    usb::send("end\n");
    answer();
    drivers::storage::power_on();
    TEST_ASSERT_TRUE(restart());
    expect_nothing_half();
    TEST_ASSERT_TRUE(fs::settle_games());
    TEST_ASSERT_TRUE(holds(told("saves list"), "city-planner, over, "));
    restore(text);
    TEST_ASSERT_EQUAL(3, lines_of(told("saves list")).size());
    TEST_ASSERT_LESS_THAN(60, after);
  }
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_backup_should_be_what_its_page_says_when_only_settings_were_kept);
  RUN_TEST(test_games_and_settings_should_be_the_same_when_a_backup_is_restored_on_a_new_board);
  RUN_TEST(test_nothing_should_change_when_a_backup_is_restored_where_it_was_made);
  RUN_TEST(test_games_should_get_other_numbers_when_theirs_are_taken);
  RUN_TEST(test_running_game_should_be_left_out_when_one_of_its_kind_waits);
  RUN_TEST(test_game_should_be_there_already_when_it_has_another_head);
  RUN_TEST(test_no_game_should_give_way_when_a_backup_finds_the_store_full);
  RUN_TEST(test_game_that_was_set_aside_should_be_set_aside_there_too);
  RUN_TEST(test_game_should_be_left_out_when_it_comes_to_another_end_or_its_seats_are_none);
  RUN_TEST(test_fault_should_be_in_the_backup_and_stay_with_its_board);
  RUN_TEST(test_damaged_object_should_be_named_when_it_cannot_be_told);
  RUN_TEST(test_object_should_be_told_anew_when_it_changes_meanwhile);
  RUN_TEST(test_error_should_name_the_line_and_what_came_before_be_kept_when_a_line_is_damaged);
  RUN_TEST(test_error_should_come_when_a_line_is_missing);
  RUN_TEST(test_error_should_say_the_line_when_nothing_of_a_backup_comes);
  RUN_TEST(test_what_was_there_should_stay_when_the_power_goes_within_a_restore);
  return UNITY_END();
}
