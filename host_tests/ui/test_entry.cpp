// Luck that people enter: the tiles they draw, the dice they roll, who begins.
#include <string>
#include <vector>

#include "drivers/keys/host.hpp"
#include "fake_device.hpp"
#include "host_tests/core/decider.hpp"
#include "ui/core/screen.hpp"
#include "ui/core/title_line.hpp"
#include "ui/play/entry/entry_layout.hpp"
#include "ui/play/entry/entry_picker.hpp"
#include "ui/play/play_of.hpp"
#include "ui/registry.hpp"

namespace {

using fake::there;
using rules::CityPlanner;
using rules::city_planner::Phase;
using rules::city_planner::Verb;

ui::Play& play() { return *ui::current_play(); }
size_t events() { return play().match().events(); }
rules::Event last_event() { return play().match().event(events() - 1); }

ui::PlayOf<rules::Cities>& cities() { return ui::cities::the_game; }
ui::PlayOf<CityPlanner>& planner() { return ui::city_planner::the_game; }
const CityPlanner::State& dice() { return planner().seen(); }

template <class G>
void begin(ui::PlayOf<G>& game, uint8_t players = 1, const ui::Settings& settings = {}) {
  ++fake::next_random;  // as the device's generator, it gives no number twice
  fake::start(ui::kGames, settings);
  ui::Setup setup;
  setup.seats.players = players;
  setup.luck = ui::LuckKind::ours;
  game.begin(setup);
  ui::screens::open(game.screen());
  finger::wait(50);
}

void tap(const std::string& name) { finger::tap(name.c_str()); }

void enter(const char* what, unsigned number) {
  tap(std::string(what) + " " + std::to_string(number));
  tap("button Enter");
}

// Of all cards that wait for one.
void enter_faces(std::initializer_list<unsigned> faces) {
  for (const unsigned face : faces) enter("face", face);
}

void expect_said(const char* sentence) { TEST_ASSERT_EQUAL_STRING(sentence, ui::said()); }

// --- the picker ----------------------------------------------------------------------------------

void test_entry_should_be_asked_for_by_the_picker_when_luck_is_peoples() {
  begin(cities());
  const rules::Event tile = rules::event(rules::kChance, rules::cities::Verb::kDraw, 9);
  TEST_ASSERT_FALSE(play().picker().ready());
  play().picker().show(tile);
  TEST_ASSERT_TRUE(play().picker().ready());
  TEST_ASSERT_TRUE(play().holds());
  TEST_ASSERT_TRUE(play().picker().event() == tile);
  TEST_ASSERT_EQUAL_STRING("button Enter", play().picker().target());
  play().picker().drop();
  TEST_ASSERT_FALSE(play().picker().ready());
  TEST_ASSERT_FALSE(play().holds());
}

void test_entry_should_offer_all_tiles_when_some_were_drawn() {
  begin(cities());
  enter("tile", 7);
  const ui::EntryPicker& picker = ui::entry_picker(play());
  TEST_ASSERT_EQUAL(24, picker.size());
  for (size_t i = 0; i < 24; ++i) {
    TEST_ASSERT_EQUAL(i + 1, picker[i].a);
    TEST_ASSERT_EQUAL(i != 6, picker.possible(i));
  }
}

void test_entry_should_be_forgotten_when_another_game_begins() {
  begin(cities());
  tap("tile 7");
  TEST_ASSERT_TRUE(play().holds());
  begin(cities());
  TEST_ASSERT_FALSE(play().holds());
}

void test_luck_should_be_entered_again_when_the_same_people_play_again() {
  for (const auto luck : {ui::Play::Again::same_luck, ui::Play::Again::new_luck}) {
    begin(cities());
    enter("tile", 7);
    play().begin_again(luck);
    TEST_ASSERT_TRUE(play().match().due() == rules::Due::entry);
    TEST_ASSERT_EQUAL(0, events());
  }
}

// --- touches -------------------------------------------------------------------------------------

void test_drawn_tile_should_be_refused_with_its_sentence_when_touched_again() {
  begin(cities());
  enter("tile", 7);
  TEST_ASSERT_EQUAL(1, events());
  tap("tile 7");
  expect_said("This tile came already.");
  TEST_ASSERT_FALSE(play().holds());
  tap("button Enter");
  TEST_ASSERT_EQUAL(1, events());
}

void test_refused_tile_should_leave_the_choice_as_it_was() {
  begin(cities());
  enter("tile", 7);
  tap("tile 8");
  tap("tile 7");
  tap("button Enter");
  TEST_ASSERT_EQUAL(8, last_event().a);
}

void test_entry_should_happen_when_the_chosen_one_is_touched_again() {
  begin(cities());
  tap("tile 24");
  TEST_ASSERT_EQUAL_MESSAGE(0, events(), "it is only chosen");
  tap("tile 24");
  TEST_ASSERT_EQUAL(1, events());
  TEST_ASSERT_EQUAL(24, last_event().a);
}

void test_entry_should_be_the_last_one_touched_when_fingers_change_their_mind() {
  begin(cities());
  tap("tile 24");
  tap("tile 1");
  TEST_ASSERT_EQUAL(0, events());
  tap("button Enter");
  TEST_ASSERT_EQUAL(1, last_event().a);
}

void test_entry_should_stay_as_it_was_when_the_finger_slides_off() {
  begin(cities());
  tap("tile 3");
  const ui::Target from = finger::find("tile 9").target;
  const ui::Target to = finger::find("tile 10").target;
  drivers::touch::set_finger(true, from.x + 20, from.y + 20);
  finger::wait(60);
  drivers::touch::set_finger(true, to.x + 20, to.y + 20);
  finger::wait(60);
  drivers::touch::set_finger(false, to.x + 20, to.y + 20);
  finger::wait(100);
  TEST_ASSERT_EQUAL(0, events());
  TEST_ASSERT_EQUAL(3, play().picker().event().a);
}

void test_enter_should_say_what_is_missing_when_nothing_is_chosen() {
  begin(planner());
  tap("button Enter");
  expect_said("Touch what came.");
  TEST_ASSERT_EQUAL(0, events());
}

void test_keys_should_begin_at_the_choices_when_enter_could_do_nothing() {
  begin(planner());
  for (const auto key : {drivers::keys::Key::next, drivers::keys::Key::press}) {
    drivers::keys::press(key);
    finger::wait(60);
  }
  TEST_ASSERT_TRUE(play().holds());
  TEST_ASSERT_EQUAL(1, play().picker().event().b);
}

// --- the course ----------------------------------------------------------------------------------

void test_dice_should_be_asked_for_card_by_card_and_never_thrown() {
  begin(planner());
  for (unsigned card = 1; card <= 7; ++card) {
    const std::string question = "Card " + std::to_string(card) + ": which face?";
    TEST_ASSERT_TRUE_MESSAGE(fake::shows(question.c_str()), question.c_str());
    TEST_ASSERT_FALSE(there("button Roll"));
    TEST_ASSERT_EQUAL(6, fake::count("face "));
    enter("face", card % 6 + 1);
  }
  TEST_ASSERT_TRUE(play().match().due() == rules::Due::act);
  TEST_ASSERT_FALSE(there("button Roll"));
  for (unsigned card = 1; card <= 7; ++card) {
    TEST_ASSERT_EQUAL(card % 6 + 1, rules::city_planner::face(dice(), card));
  }
}

void test_entered_dice_should_be_told_until_the_last_one() {
  begin(planner());
  enter_faces({5, 1, 6});
  TEST_ASSERT_TRUE(fake::shows("So far: 5 1 6"));
}

void test_people_should_say_who_begins_when_two_play() {
  begin(planner(), 2);
  TEST_ASSERT_TRUE(fake::shows("Who begins?"));
  enter("seat", 2);
  TEST_ASSERT_EQUAL(2, dice().active);
  TEST_ASSERT_TRUE(fake::shows("Yellow rolls"));
  TEST_ASSERT_TRUE(there("face 1"));
}

void test_starting_tiles_should_be_laid_when_three_are_entered() {
  begin(cities(), 2);
  enter("tile", 3);
  enter("tile", 11);
  TEST_ASSERT_TRUE(fake::shows("Starting tile 3: which?"));
  enter("tile", 20);
  for (const char* name : {"start tile 3", "start tile 11", "start tile 20"}) {
    TEST_ASSERT_TRUE_MESSAGE(there(name), name);
  }
}

void test_menu_should_tell_the_standing_when_nobody_has_the_turn() {
  begin(cities(), 2);
  tap("menu");
  TEST_ASSERT_TRUE(fake::shows("Starting tiles"));
  TEST_ASSERT_FALSE(fake::shows("turn"));
}

// --- what the device rolls in their place --------------------------------------------------------

void test_device_should_roll_one_die_when_people_leave_it_to_it() {
  begin(planner());
  enter_faces({3, 6});
  tap("button For us");
  TEST_ASSERT_EQUAL(3, events());
  TEST_ASSERT_EQUAL(3, last_event().a);
  const std::string told = "Card 3: the die shows " + std::to_string(last_event().b) + ".";
  expect_said(told.c_str());
  finger::wait(ui::kMessageMs + 100);
  TEST_ASSERT_TRUE(fake::shows("Card 4: which face?"));
  enter("face", 2);
  TEST_ASSERT_EQUAL(2, rules::city_planner::face(dice(), 4));
}

void test_device_should_draw_the_tile_and_the_game_go_on_when_people_leave_it_to_it() {
  begin(cities());
  enter("tile", 3);
  enter("tile", 11);
  tap("tile 20");  // chosen, but not entered
  tap("button For us");
  TEST_ASSERT_EQUAL(3, events());
  TEST_ASSERT_EQUAL(3, fake::count("start tile"));
  TEST_ASSERT_EQUAL_STRING(nullptr, ui::said());
}

void test_undo_should_not_take_back_what_the_device_rolled() {
  begin(planner());
  enter("face", 3);
  const ui::Target undo = finger::find("button Undo").target;
  tap("button For us");
  TEST_ASSERT_FALSE(there("button Undo"));
  finger::tap(undo.x + undo.width / 2, undo.y + undo.height / 2);
  expect_said("What luck showed stays.");
  enter("face", 4);
  tap("button Undo");
  TEST_ASSERT_EQUAL(2, events());
  TEST_ASSERT_FALSE(there("button Undo"));
}

void test_button_should_say_what_the_device_would_do() {
  begin(planner(), 2);
  TEST_ASSERT_TRUE(fake::shows("By lot"));
  enter("seat", 2);
  TEST_ASSERT_TRUE(fake::shows("Roll"));
  begin(cities());
  TEST_ASSERT_TRUE(fake::shows("Draw"));
}

// --- undo ----------------------------------------------------------------------------------------

void test_undo_should_take_back_a_mistyped_die() {
  begin(planner());
  enter_faces({3, 6});
  tap("button Undo");
  TEST_ASSERT_TRUE(fake::shows("Card 2: which face?"));
  enter("face", 5);
  TEST_ASSERT_EQUAL(3, rules::city_planner::face(dice(), 1));
  TEST_ASSERT_EQUAL(5, rules::city_planner::face(dice(), 2));
}

void test_undo_should_drop_the_choice_first() {
  begin(planner());
  enter("face", 3);
  tap("face 4");
  tap("button Undo");
  TEST_ASSERT_EQUAL(1, events());
  TEST_ASSERT_FALSE(play().holds());
  tap("button Undo");
  TEST_ASSERT_EQUAL(0, events());
  TEST_ASSERT_FALSE_MESSAGE(there("button Undo"), "there is nothing more to take back");
}

void test_undo_of_the_menu_should_take_back_the_die_when_all_lie() {
  begin(planner());
  enter_faces({3, 3, 3, 3, 3, 3, 3});
  tap("menu");
  tap("button Undo");
  TEST_ASSERT_TRUE(fake::shows("Card 7: which face?"));
}

void test_undo_should_reach_the_start_when_turns_lie_between() {
  begin(planner());
  for (int turn = 0; turn < 2; ++turn) {
    while (there("face 2")) enter("face", 2);
    tap("card " + std::to_string(turn + 1));
    tap("button Lock");
    finger::wait(600);
    if (there("button Score")) tap("button Score");
    finger::wait(600);
  }
  TEST_ASSERT_EQUAL(2, dice().turns);
  while (play().match().can_undo()) {
    if (there("menu")) tap("menu");
    tap("button Undo");
  }
  TEST_ASSERT_EQUAL(0, events());
  TEST_ASSERT_TRUE(fake::shows("Card 1: which face?"));
}

// A step the other way takes back a change since the roll; an older one is of its turn.
void test_change_should_be_a_new_one_when_the_same_die_was_changed_in_the_turn_before() {
  begin(planner());
  enter_faces({3, 3, 3, 3, 3, 3, 3});
  tap("card 1");
  tap("button plus");
  tap("card 2");
  tap("button Lock");
  finger::wait(600);
  if (there("button Score")) tap("button Score");
  while (there("face 4")) enter("face", 4);
  TEST_ASSERT_TRUE(dice().phase == Phase::kAct);
  const size_t before = events();
  tap("card 1");
  tap("button minus");
  TEST_ASSERT_EQUAL(before + 1, events());
  TEST_ASSERT_TRUE(last_event() == rules::event(1, Verb::kChange, 1, 0));
  tap("button plus");
  TEST_ASSERT_EQUAL_MESSAGE(before, events(), "this one goes back");
}

void test_die_should_be_entered_for_its_card_when_another_one_was_set_aside_than_before() {
  begin(planner());
  enter_faces({2, 2, 2, 2, 2, 2, 2});
  const auto set_aside = [](const char* card) {
    tap(card);
    tap("button Lock");
    finger::wait(600);
    if (there("button Score")) tap("button Score");
    finger::wait(600);
  };
  set_aside("card 1");
  TEST_ASSERT_TRUE(fake::shows("Card 2: which face?"));
  const size_t asked = events();
  while (events() >= 8) tap("button Undo");
  finger::wait(600);
  set_aside("card 2");
  TEST_ASSERT_EQUAL(asked, events());
  TEST_ASSERT_TRUE(fake::shows("Card 1: which face?"));
  enter("face", 4);
  TEST_ASSERT_EQUAL(4, rules::city_planner::face(dice(), 1));
}

// Banks on cards 1 and 5 earn free re-rolls.
void test_die_should_be_entered_again_for_the_card_that_stays_chosen_when_it_is_rolled_again() {
  begin(planner());
  enter_faces({1, 3, 2, 3, 1, 3, 2});
  tap("card 7");
  tap("button Lock");
  finger::wait(600);
  if (there("button Score")) tap("button Score");
  while (there("face 4")) enter("face", 4);
  tap("card 1");
  tap("button Re-roll");
  TEST_ASSERT_TRUE(fake::shows("Card 1 again: which?"));
  TEST_ASSERT_EQUAL(1, ui::city_planner::the_game.moves().card());
  enter("face", 6);
  TEST_ASSERT_EQUAL(6, rules::city_planner::face(dice(), 1));
  tap("button Lock");
  TEST_ASSERT_EQUAL_MESSAGE(1, dice().aside == 0 ? dice().locked : dice().aside,
                            "card 1 is chosen");
}

// --- several at the table ------------------------------------------------------------------------

// Whoever holds the device lays the three starting tiles.
void lay_starts() {
  for (int tile = 0; tile < 3; ++tile) {
    play().picker().show(tests::own_options(cities().match(), play().match().holder()).front());
    ui::screens::rebuild();
    finger::wait(600);
    tap(play().picker().target());
  }
}

void test_device_should_be_handed_back_when_an_undo_reaches_the_other_s_move() {
  begin(cities(), 2);
  for (const unsigned tile : {3u, 11u, 20u}) enter("tile", tile);
  lay_starts();
  TEST_ASSERT_TRUE(fake::shows("I am Yellow"));
  tap("button Go on");
  finger::wait(600);
  tap("menu");
  tap("button Undo");
  TEST_ASSERT_EQUAL(5, events());
  TEST_ASSERT_TRUE_MESSAGE(fake::shows("I am Red"), "the first player's city is hidden");
  TEST_ASSERT_EQUAL(0, fake::count("start tile"));
  // The way home and back shows nothing either.
  tap("back");
  tap("button Resume");
  TEST_ASSERT_TRUE(fake::shows("I am Red"));
  tap("button Go on");
  TEST_ASSERT_EQUAL(1, fake::count("start tile"));
  TEST_ASSERT_EQUAL(1, play().match().holder());
}

// --- places --------------------------------------------------------------------------------------

void test_entries_should_have_room_for_fingers_however_it_is_held() {
  fake::for_each_hold([](const ui::Settings& held) {
    begin(cities(), 1, held);
    TEST_ASSERT_EQUAL(24, fake::count("tile "));
    fake::expect_room_for_fingers();
    begin(planner(), 2, held);
    fake::expect_room_for_fingers();
    enter("seat", 1);
    fake::expect_room_for_fingers();
  });
}

void test_entries_should_have_room_for_fingers_on_every_display() {
  constexpr ui::Size kSizes[] = {{320, 240}, {240, 320}, {480, 320}, {320, 480}};
  for (const ui::Size& size : kSizes) {
    for (const bool left_hand : {false, true}) {
      for (const int choices : {2, 5, 6, 24}) {
        const ui::Frame frame = {size.width, size.height, left_hand};
        const ui::EntryLayout place(frame, choices);
        const ui::Rect menu = frame.hand({size.width - 44, 0, 44, 44});
        std::vector<ui::Rect> targets = {menu, place.undo, place.draw, place.enter};
        for (int i = 0; i < choices; ++i) targets.push_back(place.choice(i));
        for (size_t i = 0; i < targets.size(); ++i) {
          const ui::Rect& target = targets[i];
          TEST_ASSERT_TRUE(target.width >= 44 && target.height >= 44);
          TEST_ASSERT_TRUE(ui::common(target, frame.whole()) == target);
          for (size_t other = 0; other < i; ++other) {
            TEST_ASSERT_TRUE(ui::common(target, targets[other]).empty());
          }
          TEST_ASSERT_TRUE(ui::common(target, place.note).empty());
          TEST_ASSERT_TRUE(place.question.empty() || ui::common(target, place.question).empty());
        }
        TEST_ASSERT_FALSE(place.note.empty());
      }
    }
  }
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_entry_should_be_asked_for_by_the_picker_when_luck_is_peoples);
  RUN_TEST(test_entry_should_offer_all_tiles_when_some_were_drawn);
  RUN_TEST(test_entry_should_be_forgotten_when_another_game_begins);
  RUN_TEST(test_luck_should_be_entered_again_when_the_same_people_play_again);
  RUN_TEST(test_drawn_tile_should_be_refused_with_its_sentence_when_touched_again);
  RUN_TEST(test_refused_tile_should_leave_the_choice_as_it_was);
  RUN_TEST(test_entry_should_happen_when_the_chosen_one_is_touched_again);
  RUN_TEST(test_entry_should_be_the_last_one_touched_when_fingers_change_their_mind);
  RUN_TEST(test_entry_should_stay_as_it_was_when_the_finger_slides_off);
  RUN_TEST(test_device_should_roll_one_die_when_people_leave_it_to_it);
  RUN_TEST(test_device_should_draw_the_tile_and_the_game_go_on_when_people_leave_it_to_it);
  RUN_TEST(test_undo_should_not_take_back_what_the_device_rolled);
  RUN_TEST(test_button_should_say_what_the_device_would_do);
  RUN_TEST(test_device_should_be_handed_back_when_an_undo_reaches_the_other_s_move);
  RUN_TEST(test_enter_should_say_what_is_missing_when_nothing_is_chosen);
  RUN_TEST(test_keys_should_begin_at_the_choices_when_enter_could_do_nothing);
  RUN_TEST(test_dice_should_be_asked_for_card_by_card_and_never_thrown);
  RUN_TEST(test_entered_dice_should_be_told_until_the_last_one);
  RUN_TEST(test_people_should_say_who_begins_when_two_play);
  RUN_TEST(test_starting_tiles_should_be_laid_when_three_are_entered);
  RUN_TEST(test_menu_should_tell_the_standing_when_nobody_has_the_turn);
  RUN_TEST(test_undo_should_take_back_a_mistyped_die);
  RUN_TEST(test_undo_should_drop_the_choice_first);
  RUN_TEST(test_undo_of_the_menu_should_take_back_the_die_when_all_lie);
  RUN_TEST(test_undo_should_reach_the_start_when_turns_lie_between);
  RUN_TEST(test_change_should_be_a_new_one_when_the_same_die_was_changed_in_the_turn_before);
  RUN_TEST(test_die_should_be_entered_for_its_card_when_another_one_was_set_aside_than_before);
  RUN_TEST(test_die_should_be_entered_again_for_the_card_that_stays_chosen_when_it_is_rolled_again);
  RUN_TEST(test_entries_should_have_room_for_fingers_however_it_is_held);
  RUN_TEST(test_entries_should_have_room_for_fingers_on_every_display);
  return UNITY_END();
}
