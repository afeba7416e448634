// Fields of the set-up that a mode lacks: they are not shown, not asked and not told.
#include "fields_table.hpp"
#include "ui/home/history_row.hpp"
#include "written.hpp"

using namespace fields_test;

namespace {

void choose_mode(const char* row) {
  finger::tap("field Motion");
  finger::tap(row);
}

void test_field_should_not_be_there_when_its_mode_lacks_it() {
  open();
  TEST_ASSERT_TRUE(fake::stands("field Turn"));
  choose_mode("row 1");
  TEST_ASSERT_FALSE(fake::stands("field Turn"));
  TEST_ASSERT_TRUE_MESSAGE(fake::shows("Choose a game"), "the mode in a sentence");
  finger::tap("field Record");
  TEST_ASSERT_TRUE_MESSAGE(fake::shows("Light"), "the others are what they were");
  finger::tap("row 3");
  finger::tap("back");
  finger::tap("field Luck");
  finger::tap("row 3");
  TEST_ASSERT_TRUE(fake::shows("Ours"));
  finger::tap("field Luck");
  finger::tap("row 1");
  TEST_ASSERT_EQUAL(5, start().modules);
}

void test_rules_should_not_be_told_of_a_field_that_is_not_there() {
  open();
  finger::tap("field Turn");
  finger::tap("row 3");
  choose_mode("row 1");
  const Toy::Options& options = start();
  TEST_ASSERT_EQUAL(0, options.full);
  TEST_ASSERT_EQUAL(0, options.extra);
  TEST_ASSERT_EQUAL(0, play.setup().values[kExtra]);
}

void test_value_should_be_there_again_when_its_mode_is() {
  open();
  finger::tap("field Turn");
  finger::tap("row 3");
  choose_mode("row 1");
  TEST_ASSERT_FALSE(fake::shows("Right"));
  choose_mode("row 2");
  TEST_ASSERT_TRUE(fake::shows("Right"));
  TEST_ASSERT_EQUAL(2, start().extra);
}

void test_kept_game_should_tell_a_field_only_when_its_mode_has_it() {
  ui::HistoryRow row;
  row.game.entry = &entry;
  row.game.values[kExtra] = 2;
  row.game.values[kModule] = 1;
  const ui::HistoryLayout parts(ui::frame());
  const ui::HistoryLayout::Row place = parts.row(0);
  for (const bool full : {true, false}) {
    row.game.values[kMode] = full;
    const auto written = written_by([&] {
      Canvas canvas{{320, 240}};
      ui::Painter painter = canvas.painter();
      ui::paint_history_row(painter, place, row, {{}, place.game, false});
    });
    std::string words;
    for (const Written& line : written) words += line.text;
    TEST_ASSERT_EQUAL_MESSAGE(full, words.find("Right") != std::string::npos, words.c_str());
  }
}

}  // namespace

void setUp() { set_up(); }
void tearDown() {}

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_field_should_not_be_there_when_its_mode_lacks_it);
  RUN_TEST(test_rules_should_not_be_told_of_a_field_that_is_not_there);
  RUN_TEST(test_value_should_be_there_again_when_its_mode_is);
  RUN_TEST(test_kept_game_should_tell_a_field_only_when_its_mode_has_it);
  return UNITY_END();
}
