// Cards that people draw themselves and enter in DrawCity.
#include "drawcity_table.hpp"
#include "ui/core/motion.hpp"
#include "ui/play/entry/entry_layout.hpp"

using namespace street_table;

namespace {

void enter(const char* card) {
  tap(card);
  tap("button Enter");
}
void enter_all(Words cards) {
  for (const char* card : cards) enter(card);
}
size_t events() { return match().events(); }
void expect_entered(const char* line) {
  const std::string last = tests::text_of<rules::DrawCity>(match().event(events() - 1));
  TEST_ASSERT_EQUAL_STRING(line, last.c_str());
}
void expect_asked(const char* question) {
  TEST_ASSERT_TRUE_MESSAGE(fake::shows(question), question);
}

void begin_entry(const Wanted& wanted, const ui::Settings& settings = {}) {
  begin(wanted, settings);
  see();
}
void expect_offered(const char* kind, int count) {
  TEST_ASSERT_EQUAL_MESSAGE(count, fake::count(kind), kind);
}

// --- what is asked -------------------------------------------------------------------------------

void test_first_player_should_be_asked_for_among_all() {
  for (unsigned players = rd::kLeastSeats; players <= rd::kMostSeats; ++players) {
    begin_entry({.players = players});
    expect_asked("Who begins?");
    expect_offered("first p", static_cast<int>(players));
    enter("first p2");
    expect_entered("@ first p2");
  }
}

// From the first player on, round the table: two numbers, two developments.
void test_hands_should_be_asked_for_by_name_in_seat_order() {
  begin_entry({});
  enter("first p2");
  for (const char* player : {"Yellow", "Red"}) {
    const std::string number = std::string(player) + ": number?";
    const std::string type = std::string(player) + ": type?";
    for (const char* card : {"number 3", "number 9"}) {
      expect_asked(number.c_str());
      expect_offered("number ", 9);
      expect_offered("development ", 0);
      enter(card);
    }
    for (const char* card : {"development P", "development H"}) {
      expect_asked(type.c_str());
      expect_offered("development ", 4);
      expect_offered("number ", 0);
      enter(card);
    }
  }
  expect_entered("@ development p1 H");
  TEST_ASSERT_TRUE(match().due() == Due::hand_over);
  TEST_ASSERT_EQUAL(2, match().player());
}

void test_question_should_name_the_player_as_people_called_it() {
  ui::Settings settings;
  std::strcpy(settings.names[static_cast<size_t>(ui::Seat::red)].letters, "ONA");
  begin_entry({}, settings);
  enter("first p1");
  expect_asked("ONA: number?");
}

// House, shop, factory, park, then those of other kinds.
void test_goals_should_be_asked_for_type_by_type() {
  // One of each name that no other has.
  constexpr const char* kWords[][4] = {{"Residential", "Streets", "Connected", "Quarter"},
                                       {"High", "Chain", "Front", "Customers"},
                                       {"Commute", "Short", "Industrial", "Outskirts"},
                                       {"Meeting", "Central", "Lung", "Place"},
                                       {"Mixed", "Main", "Broadband", "Across"}};
  constexpr const char* kEntered[] = {"@ goal residential-quarter", "@ goal chain-store",
                                      "@ goal industrial-park", "@ goal green-lung",
                                      "@ goal mixed-use"};
  constexpr const char* kTouched[] = {"goal 1", "goal 2", "goal 3", "goal 4", "goal 1"};
  begin({.modules = rd::kGoals, .fifth_goal = true});
  deal({"36HS", "57FP"});
  see();
  for (unsigned type = 0; type < 5; ++type) {
    expect_asked("Which goal came?");
    expect_offered("goal ", 4);
    for (unsigned other = 0; other < 5; ++other) {
      for (const char* word : kWords[other]) {
        TEST_ASSERT_EQUAL_MESSAGE(other == type, fake::shows(word), word);
      }
    }
    enter(kTouched[type]);
    expect_entered(kEntered[type]);
  }
  TEST_ASSERT_TRUE(match().due() == Due::hand_over);
}

void test_zones_demand_and_patterns_should_be_asked_for_one_by_one() {
  begin({.modules = rd::kZoning | rd::kDemand | rd::kNeighborhoods});
  deal({"36HS", "57FP"});
  see();
  constexpr const char* kCards[] = {"type H", "type S", "type F", "type P"};
  for (unsigned column = 1; column <= rd::kColumns; ++column) {
    expect_asked(("Column " + std::to_string(column) + ": type?").c_str());
    expect_offered("type ", 4);
    enter(kCards[column % 4]);
  }
  expect_entered("@ zone P");
  for (unsigned street = 1; street <= 4; ++street) {
    expect_asked(("Street " + std::to_string(street) + ": type?").c_str());
    expect_offered("type ", 4);
    enter(kCards[street % 4]);
  }
  expect_entered("@ demand H");
  for (const char* square :
       {"Neighborhood 1, square 1?", "Neighborhood 1, square 2?", "Neighborhood 1, square 3?",
        "Neighborhood 2, square 1?", "Neighborhood 2, square 2?", "Neighborhood 2, square 3?"}) {
    expect_asked(square);
    expect_offered("type ", 4);
    enter("type F");
  }
  expect_entered("@ neighborhood F");
  TEST_ASSERT_TRUE(match().due() == Due::hand_over);
}

// After a build: a number, then a development.
void test_drawn_cards_should_be_asked_for_when_something_was_built() {
  begin({});
  deal({"36HS", "57FP"});
  does("p1 build H 3 2,2");
  see();
  expect_asked("Red: number?");
  enter("number 4");
  expect_asked("Red: type?");
  enter("development P");
  expect_entered("@ development p1 P");
  TEST_ASSERT_TRUE(match().due() == Due::hand_over);
}

// --- what can't have come ------------------------------------------------------------------------

constexpr const char* kNoneLeft = "No such card is left in the deck.";

// When it is touched, or where hands have to be looked at for it, when it is entered.
void expect_refused(const char* card) {
  const size_t before = events();
  ui::say(nullptr);
  tap(card);
  if (ui::said() == nullptr) tap("button Enter");
  expect_said(kNoneLeft);
  TEST_ASSERT_EQUAL_MESSAGE(before, events(), card);
}

// There are two nines. Red holds both.
void test_number_should_be_refused_when_all_are_in_one_own_hand() {
  begin_entry({});
  enter_all({"first p1", "number 9", "number 9"});
  enter_all({"development H", "development H"});
  expect_asked("Yellow: number?");
  expect_refused("number 9");
  enter("number 8");
  expect_entered("@ number p2 8");
}

// One is in red's hand, one in yellow's: blue can't have drawn it.
void test_number_should_be_refused_when_others_hold_all() {
  begin_entry({.players = 3});
  enter_all({"first p1", "number 1", "number 2", "development H", "development H", "number 1",
             "number 2", "development S", "development S"});
  expect_asked("Blue: number?");
  expect_refused("number 1");
  enter("number 2");
  expect_entered("@ number p3 2");
}

// Twelve houses: eleven above the columns, one wanted by the first street.
void test_type_should_be_refused_when_all_lie_on_the_table() {
  begin({.modules = rd::kZoning | rd::kDemand});
  deal({"36FS", "57FP"});
  see();
  for (unsigned column = 1; column <= rd::kColumns; ++column) enter("type H");
  enter("type H");
  expect_asked("Street 2: type?");
  expect_refused("type H");
  enter("type S");
  expect_entered("@ demand S");
}

// Four of them are in hands, which nobody may see.
void test_type_should_be_refused_when_hands_hold_the_rest() {
  begin({.modules = rd::kZoning});
  deal({"36HH", "57HH"});
  see();
  for (unsigned column = 1; column <= 8; ++column) enter("type H");
  expect_asked("Column 9: type?");
  expect_refused("type H");
  enter("type S");
  expect_entered("@ zone S");
}

// Yellow holds both nines.
void test_card_should_be_refused_after_a_build_when_others_hold_all() {
  begin({});
  deal({"36HS", "99FP"});
  does("p1 build H 3 2,2");
  see();
  expect_refused("number 9");
  enter("number 3");
  expect_entered("@ number p1 3");
}

// --- whose hands are seen ------------------------------------------------------------------------

void play_first_turn(ui::LuckKind luck) {
  begin({.luck = luck});
  deal({"36HS", "57FP"});
  turn("H3 2,2", "4H");
  see();
}

void test_device_should_be_handed_over_when_hands_are_hidden() {
  play_first_turn(ui::LuckKind::ours);
  TEST_ASSERT_TRUE(fake::shows("Pass to"));
}

// Yellow's cards are there at once.
void test_device_should_stay_where_it_lies_when_hands_lie_open() {
  play_first_turn(ui::LuckKind::ours_open);
  TEST_ASSERT_TRUE(fake::stands("button Build"));
  TEST_ASSERT_EQUAL(5, picker().number());
  TEST_ASSERT_EQUAL(7, picker().number_in(1));
}

// Whether it looks the same when nothing moves any more.
bool rests(const ui::Rect& place) {
  const std::vector<uint16_t> before = pixels_in(pixels(), place);
  finger::wait(200);
  return pixels_in(pixels(), place) == before;
}

// Luck runs over the choices, but stays with none: the hand is red's secret.
void test_device_should_not_point_at_the_card_when_it_draws_for_a_hidden_hand() {
  begin_entry({});
  enter("first p1");
  tap_seen("button For us");
  expect_said("Red draws a number.");
  const auto left = [] { return ui::motion::left(ui::motion::Kind::dice); };
  while (left() > 1) finger::wait(1);
  finger::wait(15);  // it is drawn
  const int drawn = match().event(events() - 1).b - 1;
  const ui::Rect place = ui::EntryLayout(ui::frame(), rd::kNumbers).choice(drawn);
  TEST_ASSERT_TRUE(rests(place));
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_first_player_should_be_asked_for_among_all);
  RUN_TEST(test_hands_should_be_asked_for_by_name_in_seat_order);
  RUN_TEST(test_question_should_name_the_player_as_people_called_it);
  RUN_TEST(test_goals_should_be_asked_for_type_by_type);
  RUN_TEST(test_zones_demand_and_patterns_should_be_asked_for_one_by_one);
  RUN_TEST(test_drawn_cards_should_be_asked_for_when_something_was_built);
  RUN_TEST(test_number_should_be_refused_when_all_are_in_one_own_hand);
  RUN_TEST(test_number_should_be_refused_when_others_hold_all);
  RUN_TEST(test_type_should_be_refused_when_all_lie_on_the_table);
  RUN_TEST(test_type_should_be_refused_when_hands_hold_the_rest);
  RUN_TEST(test_card_should_be_refused_after_a_build_when_others_hold_all);
  RUN_TEST(test_device_should_be_handed_over_when_hands_are_hidden);
  RUN_TEST(test_device_should_stay_where_it_lies_when_hands_lie_open);
  RUN_TEST(test_device_should_not_point_at_the_card_when_it_draws_for_a_hidden_hand);
  return UNITY_END();
}
