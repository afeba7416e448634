// Fields of the set-up of every kind: what touches on them choose, and what becomes of it in the
// rules and back.
#include <unity.h>

#include <cstdio>
#include <iterator>

#include "fake_device.hpp"
#include "host_tests/core/toy_game.hpp"
#include "host_tests/ui/fake_match.hpp"
#include "ui/core/screen.hpp"
#include "ui/play/play_of.hpp"
#include "ui/play/setup/setup_screen.hpp"

namespace {

using tests::Toy;
using ui::Text;

constexpr Text kModes[] = {Text::off, Text::quiet};
constexpr Text kModeNotes[] = {Text::pick_note, Text::empty_note};
constexpr Text kColours[] = {Text::seat_red,   Text::seat_green,  Text::seat_blue,
                             Text::seat_brown, Text::seat_yellow, Text::paper};
constexpr Text kExtras[] = {Text::left, Text::right};
constexpr Text kModules[] = {Text::theme, Text::hand, Text::light};
constexpr ui::SetupField kFields[] = {{.name = "field Motion",
                                       .label = Text::motion,
                                       .values = kModes,
                                       .fallback = 1,
                                       .setting = Toy::kMode,
                                       .notes = kModeNotes},
                                      {.name = "field Rules",
                                       .label = Text::rules,
                                       .values = kColours,
                                       .setting = Toy::kMarker,
                                       .choose = ui::Choose::each_own},
                                      {.name = "field Turn",
                                       .label = Text::turn,
                                       .values = kExtras,
                                       .setting = Toy::kExtra,
                                       .choose = ui::Choose::one_or_lot},
                                      {.name = "field Record",
                                       .label = Text::record,
                                       .values = kModules,
                                       .fallback = 1,
                                       .setting = Toy::kModules,
                                       .choose = ui::Choose::several}};
enum Field : size_t { kMode, kMarkers, kExtra, kModule };

class Board final : public ui::Screen {};
constinit Board board;

class RulesPlay final : public ui::PlayOf<Toy> {
 public:
  const ui::GameEntry& entry() const override;
  void tell_standing(char*, size_t) const override {}

 private:
  void paint_moment(ui::Painter&, const ui::Rect&, const Shown&, unsigned) const override {}
  void tell_event(const Shown&, char*, size_t) const override {}
  ui::Picker& moves() override { return picker_; }
  ui::Screen& own_screen() override { return board; }

  FakePicker picker_;
};
constinit RulesPlay play;

// What was chosen last is kept by game: each test has one of its own.
const char* next_id() {
  static char ids[64][8];
  static unsigned used = 0;
  std::snprintf(ids[used], sizeof ids[used], "toy%u", used);
  return ids[used++];
}

ui::GameEntry entry{.id = "toy",
                    .name = "Toy Town",
                    .target = "button Toy",
                    .draw_icon = [](ui::Painter&, const ui::Rect&) {},
                    .least_players = 3,
                    .most_players = 3,
                    .fields = kFields,
                    .play = &play};

const ui::GameEntry& RulesPlay::entry() const { return ::entry; }

void open() {
  ui::set_current_play(nullptr);
  fake::start({&entry, 1});
  ui::screens::home();
  finger::tap("button Toy");
  finger::tap_seen("button New");
}

const Toy::Options& start() {
  finger::tap_seen("button Start");
  return play.match().options();
}

void test_field_should_tell_its_value_in_a_sentence_when_it_was_touched() {
  open();
  TEST_ASSERT_FALSE(fake::shows("Choose a game"));
  finger::tap("field Motion");
  finger::tap("row 1");
  TEST_ASSERT_TRUE(fake::shows("Choose a game"));
  TEST_ASSERT_EQUAL(0, start().full);
  TEST_ASSERT_EQUAL(0, play.setup().values[kMode]);
}

void test_field_of_several_should_take_each_by_itself_and_stay() {
  open();
  TEST_ASSERT_TRUE(fake::shows("Theme"));
  finger::tap("field Record");
  finger::tap("row 3");
  TEST_ASSERT_TRUE_MESSAGE(fake::there("row 3"), "the list stays");
  finger::tap("back");
  TEST_ASSERT_TRUE(fake::shows("2 chosen"));
  finger::tap("field Record");
  finger::tap("row 1");
  finger::tap("row 3");
  finger::tap("back");
  TEST_ASSERT_TRUE(fake::shows("None"));
  finger::tap("field Record");
  finger::tap("row 2");
  finger::tap("back");
  TEST_ASSERT_TRUE(fake::shows("Hand"));
  TEST_ASSERT_EQUAL(2, start().modules);
  TEST_ASSERT_EQUAL(2, play.setup().values[kModule]);
}

void test_field_of_lot_or_choice_should_be_drawn_until_one_is_chosen() {
  open();
  TEST_ASSERT_TRUE(fake::shows("By lot"));
  TEST_ASSERT_EQUAL(0, start().extra);
  TEST_ASSERT_EQUAL(0, play.setup().values[kExtra]);
  open();
  finger::tap("field Turn");
  finger::tap("row 3");  // behind "By lot" and the first
  TEST_ASSERT_TRUE(fake::shows("Right"));
  TEST_ASSERT_EQUAL(2, start().extra);
  TEST_ASSERT_EQUAL(2, play.setup().values[kExtra]);
}

void test_own_values_should_never_be_the_same_for_two_players() {
  open();
  finger::tap("field Rules");
  finger::tap("row 2");  // Yellow takes the first
  finger::tap("row 1");  // it is taken: the second
  TEST_ASSERT_TRUE(fake::shows("Green"));
  finger::tap("back");
  TEST_ASSERT_TRUE(fake::shows("2 chosen"));
  const Toy::Options& options = start();
  TEST_ASSERT_EQUAL(2, options.markers[0]);
  TEST_ASSERT_EQUAL(1, options.markers[1]);
  TEST_ASSERT_EQUAL(0, options.markers[2]);
  const ui::Setup setup = play.setup();
  TEST_ASSERT_EQUAL(2, setup.own_values[0]);
  TEST_ASSERT_EQUAL(1, setup.own_values[1]);
  TEST_ASSERT_EQUAL(0, setup.own_values[2]);
}

void test_own_value_should_be_by_lot_again_behind_the_last_one() {
  open();
  finger::tap("field Rules");
  for (size_t touch = 0; touch < std::size(kColours); ++touch) finger::tap("row 3");
  finger::tap("back");
  TEST_ASSERT_TRUE(fake::shows("1 chosen"));
  finger::tap("field Rules");
  finger::tap("row 3");
  TEST_ASSERT_TRUE(fake::shows("By lot"));
}

void test_game_should_begin_as_it_was_set_up_when_nothing_was_touched() {
  open();
  const Toy::Options& options = start();
  TEST_ASSERT_EQUAL(1, options.full);
  const ui::Setup setup = play.setup();
  TEST_ASSERT_EQUAL(3, setup.seats.players);
  TEST_ASSERT_EQUAL(1, setup.values[kMode]);
  TEST_ASSERT_EQUAL(options.modules, setup.values[kModule]);
}

}  // namespace

void setUp() {
  ui::set_current_play(nullptr);
  entry.id = next_id();
}
void tearDown() {}

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_game_should_begin_as_it_was_set_up_when_nothing_was_touched);
  RUN_TEST(test_field_should_tell_its_value_in_a_sentence_when_it_was_touched);
  RUN_TEST(test_field_of_several_should_take_each_by_itself_and_stay);
  RUN_TEST(test_field_of_lot_or_choice_should_be_drawn_until_one_is_chosen);
  RUN_TEST(test_own_values_should_never_be_the_same_for_two_players);
  RUN_TEST(test_own_value_should_be_by_lot_again_behind_the_last_one);
  return UNITY_END();
}
