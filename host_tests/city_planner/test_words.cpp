// Events as words, and words that don't fit.
#include "host_tests/city_planner/table.hpp"

using rules::CityPlanner;
using tests::Table;

void setUp() {}
void tearDown() {}

namespace {

void test_words_should_be_malformed_when_no_game_could_hold_them() {
  rules::Event event;
  for (const char* text : {"@ first p3",
                           "@ first p0",
                           "@ first 1",
                           "@ first",
                           "@ first p1 p2",
                           "@ die 0 1",
                           "@ die 8 1",
                           "@ die 1 7",
                           "@ die 1 0",
                           "@ die 01 1",
                           "@ die 1 +1",
                           "@ die 1",
                           "@ die 1 1 1",
                           "@ lock 1",
                           "p1 die 1 1",
                           "p3 lock 1",
                           "p0 lock 1",
                           "p1 lock 0",
                           "p1 lock 8",
                           "p1 lock",
                           "p1 lock 1 2",
                           "p1 reroll 8",
                           "p1 reroll",
                           "p1 change 1",
                           "p1 change up",
                           "p1 change 1 left",
                           "p1 change 1 up up",
                           "p1 pass",
                           "p1 Lock 1",
                           "P1 lock 1",
                           "p1 score",
                           "p1 score 1=s 2=s 3=s 4=s 5=s",
                           "p1 score 1=s 2=s 3=s 4=s 5=s 6=s 7=s",
                           "p1 score 2=s 1=s 3=s 4=s 5=s 6=s",
                           "p1 score 1=s 1=s 3=s 4=s 5=s 6=s",
                           "p1 score 1=x 2=s 3=s 4=s 5=s 6=s",
                           "p1 score 1=s 2=s 3=s 4=s 5=s 8=s",
                           "p1 score 0=s 2=s 3=s 4=s 5=s 6=s",
                           "p1 score 01=s 2=s 3=s 4=s 5=s 6=s",
                           "p1 score 1=ss 2=s 3=s 4=s 5=s 6=s",
                           "p1 score 1= 2=s 3=s 4=s 5=s 6=s",
                           "p1 score 1s 2=s 3=s 4=s 5=s 6=s",
                           "p1 score 1=s 2=s 3=s 4=s 5=s 6=s x2",
                           "p1 score 1=s 2=s 3=s 4=s 5=s 6=s x2g x2b",
                           "p1 score x2g 1=s 2=s 3=s 4=s 5=s 6=s",
                           "p1 score 1=S 2=s 3=s 4=s 5=s 6=s"}) {
    TEST_ASSERT_FALSE_MESSAGE(tests::event_of<CityPlanner>(text, event), text);
  }
}

void test_words_should_be_read_and_printed_the_same_when_well_formed() {
  for (const char* text :
       {"@ first p1", "@ first p2", "@ die 7 6", "p1 reroll 7", "p2 change 1 up",
        "p1 change 7 down", "p2 lock 4", "p1 score 1=s 2=g 3=b 4=p 5=s 6=s",
        "p2 score 2=s 3=s 4=s 5=s 6=s 7=s x2g", "p1 score 1=p 2=p 4=p 5=p 6=p 7=p x2b"}) {
    rules::Event event;
    TEST_ASSERT_TRUE_MESSAGE(tests::event_of<CityPlanner>(text, event), text);
    TEST_ASSERT_EQUAL_STRING(text, tests::text_of<CityPlanner>(event).c_str());
  }
}

void test_scoring_should_be_refused_when_the_words_do_not_fit_the_cards() {
  Table table(1);
  table.roll("5164144");  // mixed, black, green, blue, purple, blue and blue set aside
  table.play("p1 lock 7");
  table.refuse("p1 score 2=s 3=s 4=s 5=s 6=s 7=s", "not-the-six-cards");
  table.refuse("p1 score 1=s 2=s 3=s 4=s 5=s 6=s", "mixed-needs-choice");
  table.refuse("p1 score 1=p 2=s 3=s 4=s 5=s 6=s", "mixed-needs-choice");
  table.refuse("p1 score 1=g 2=s 3=g 4=s 5=s 6=s", "mixed-needs-choice");
  table.refuse("p1 score 1=g 2=s 3=s 4=b 5=s 6=s", "mixed-needs-choice");
  table.refuse("p1 score 1=g 2=p 3=s 4=s 5=s 6=s", "not-parkable");
  table.refuse("p1 score 1=g 2=s 3=s 4=s 5=s 6=s x2g", "no-double");
  table.refuse("p1 score 1=p 2=p 3=p 4=p 5=p 6=p", "mixed-needs-choice");
  table.play("p1 score 1=b 2=s 3=p 4=s 5=s 6=p");
}

void test_doubling_should_be_compulsory_and_parking_impossible_when_two_are_black() {
  Table table(1);
  table.roll("1166114");
  table.play("p1 change 7 down / p1 lock 7");
  table.refuse("p1 score 1=s 2=s 3=s 4=g 5=s 6=s", "double-missing");
  table.refuse("p1 score 1=p 2=s 3=s 4=g 5=s 6=s x2g", "not-parkable");
  TEST_ASSERT_EQUAL(4, table.option_count());
  table.play("p1 score 1=s 2=s 3=s 4=g 5=s 6=s x2g");
  TEST_ASSERT_EQUAL(4, table.vp(1));
}

void test_parking_should_be_refused_when_no_card_is_black() {
  Table table(1);
  table.roll("4444444");
  table.play("p1 lock 7");
  table.refuse("p1 score 1=p 2=s 3=s 4=s 5=b 6=s", "not-parkable");
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_words_should_be_malformed_when_no_game_could_hold_them);
  RUN_TEST(test_words_should_be_read_and_printed_the_same_when_well_formed);
  RUN_TEST(test_scoring_should_be_refused_when_the_words_do_not_fit_the_cards);
  RUN_TEST(test_doubling_should_be_compulsory_and_parking_impossible_when_two_are_black);
  RUN_TEST(test_parking_should_be_refused_when_no_card_is_black);
  return UNITY_END();
}
