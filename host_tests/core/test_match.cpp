// One match at a time: who acts, who holds the device, where luck comes from, what undo reaches.
#include <unity.h>

#include <set>
#include <string>

#include "host_tests/core/match_property.hpp"
#include "host_tests/core/record_text.hpp"
#include "host_tests/core/toy_game.hpp"
#include "rules/cities/cities.hpp"
#include "rules/city_planner/city_planner.hpp"
#include "rules/drawcity/drawcity.hpp"

namespace {

using rules::Cities;
using rules::DrawCity;
using rules::Due;
using rules::Luck;
using rules::Match;
using rules::Party;
using rules::Sitter;
using rules::city_planner::CityPlanner;
using tests::Event;
using tests::raw;
using tests::Toy;

constexpr uint64_t kSecret = 20261;

template <class G>
Event event_of(const char* line) {
  Event event;
  TEST_ASSERT_TRUE_MESSAGE(tests::event_of<G>(line, event), line);
  return event;
}

// Does these, each legal; "take" hands the device over.
template <class G>
void does(Match<G>& match, std::initializer_list<const char*> lines) {
  for (const char* line : lines) {
    if (std::string(line) == "take") {
      match.take();
    } else {
      const rules::Verdict verdict = match.act(event_of<G>(line));
      TEST_ASSERT_TRUE_MESSAGE(verdict.ok(), line);
    }
  }
}

template <class G>
std::string line_of(const Match<G>& match, size_t index) {
  return tests::text_of<G>(match.event(index));
}

template <class G>
bool is_due(const Match<G>& match, Due due) {
  return match.due() == due;
}

Party one_bot(uint8_t players, unsigned bot, Sitter level) {
  Party party = Party::of_persons(players);
  party.seats[bot - 1].sitter = level;
  return party;
}

// --- luck ----------------------------------------------------------------------------------------

void test_luck_should_act_until_a_player_can_when_it_is_the_device_s() {
  Match<Cities> match({}, Party::of_persons(1), Luck::of_device(kSecret));
  TEST_ASSERT_EQUAL(3, match.events());  // the starting tiles
  TEST_ASSERT_TRUE(is_due(match, Due::act));
  TEST_ASSERT_EQUAL(1, match.player());
  TEST_ASSERT_FALSE(match.can_undo());
}

void test_dice_should_wait_for_a_touch_when_people_throw_them() {
  Match<CityPlanner> match({}, Party::of_persons(1), Luck::of_device(kSecret));
  TEST_ASSERT_EQUAL(0, match.events());
  TEST_ASSERT_TRUE(is_due(match, Due::throwing));
  match.throw_dice();
  TEST_ASSERT_EQUAL(7, match.events());  // all seven in the first turn of the game
  TEST_ASSERT_TRUE(is_due(match, Due::act));
}

void test_dice_should_not_wait_when_only_bots_play() {
  Match<CityPlanner> match({}, Party::of(1, Sitter::random), Luck::of_device(kSecret));
  TEST_ASSERT_EQUAL(7, match.events());
  TEST_ASSERT_TRUE(is_due(match, Due::bot));
}

void test_luck_should_be_another_when_the_secret_is_another() {
  unsigned same = 0;
  for (uint64_t secret = 0; secret < 60; ++secret) {
    const Match<Cities> one({}, Party::of_persons(1), Luck::of_device(secret));
    const Match<Cities> two({}, Party::of_persons(1), Luck::of_device(secret + 1));
    same += one.event(0) == two.event(0) ? 1 : 0;
  }
  TEST_ASSERT_LESS_THAN(12, same);  // one of 24 by chance: 2.5 of 60
}

void test_luck_should_use_all_bits_of_the_secret() {
  const Match<CityPlanner> low({}, Party::of(1, Sitter::random), Luck::of_device(1));
  const Match<CityPlanner> high({}, Party::of(1, Sitter::random), Luck::of_device(1 | 1ull << 63));
  unsigned same = 0;
  for (size_t i = 0; i < 7; ++i) same += low.event(i) == high.event(i) ? 1 : 0;
  TEST_ASSERT_LESS_THAN(7, same);
}

void test_a_number_should_bring_the_same_tiles_when_other_moves_were_made() {
  Match<Cities> one({}, Party::of_persons(1), Luck::numbered(412));
  Match<Cities> two({}, Party::of_persons(1), Luck::numbered(412));
  for (tests::Decider decider(1); !one.over();) decider.step(one);
  for (tests::Decider decider(2); !two.over();) decider.step(two);
  std::vector<uint8_t> drawn[2];
  for (size_t i = 0; i < one.events(); ++i) {
    if (one.event(i).actor() == rules::kChance) drawn[0].push_back(one.event(i).a);
  }
  for (size_t i = 0; i < two.events(); ++i) {
    if (two.event(i).actor() == rules::kChance) drawn[1].push_back(two.event(i).a);
  }
  TEST_ASSERT_EQUAL(16, drawn[0].size());
  TEST_ASSERT_TRUE(drawn[0] == drawn[1]);
}

void test_a_die_should_stay_the_same_when_another_one_was_rolled_again_before_it() {
  const Luck luck = Luck::numbered(7);
  const CityPlanner::State state = CityPlanner::start({}, 1);
  const Event first[] = {event_of<CityPlanner>("@ die 1 3")};
  const Event again[] = {event_of<CityPlanner>("@ die 1 3"), event_of<CityPlanner>("@ die 1 5")};
  CityPlanner::State second_die = state;
  TEST_ASSERT_TRUE(CityPlanner::apply(second_die, first[0]).ok());
  TEST_ASSERT_TRUE(rules::drawn<CityPlanner>(luck, second_die, first, 1) ==
                   rules::drawn<CityPlanner>(luck, second_die, again, 2));
}

void test_nth_card_should_stay_the_same_when_more_of_another_deck_was_drawn() {
  // Ten numbers were drawn both times, but two developments less.
  DrawCity::State state = DrawCity::start({}, 2);
  std::vector<Event> log;
  const auto draw = [&](const char* line) {
    log.push_back(event_of<DrawCity>(line));
    TEST_ASSERT_TRUE_MESSAGE(DrawCity::apply(state, log.back()).ok(), line);
  };
  draw("@ first p1");
  draw("@ number p1 5");
  const uint32_t second_number = rules::luck_place<DrawCity>(state, log.data(), log.size());
  draw("@ number p1 5");
  const uint32_t first_development = rules::luck_place<DrawCity>(state, log.data(), log.size());
  TEST_ASSERT_EQUAL(1, second_number & 0xFFFFFF);
  TEST_ASSERT_EQUAL(0, first_development & 0xFFFFFF);
  TEST_ASSERT_NOT_EQUAL(second_number >> 24, first_development >> 24);
}

void test_script_should_come_first_when_there_is_one() {
  const Event script[] = {event_of<Cities>("@ draw 4"), event_of<Cities>("@ draw 12"),
                          event_of<Cities>("@ draw 4"),  // can't be: it was drawn
                          event_of<Cities>("@ draw 16"), event_of<Cities>("@ draw 8")};
  Match<Cities> match({}, Party::of_persons(1), Luck::written(script, 5));
  TEST_ASSERT_EQUAL_STRING("@ draw 4", line_of(match, 0).c_str());
  TEST_ASSERT_EQUAL_STRING("@ draw 12", line_of(match, 1).c_str());
  TEST_ASSERT_EQUAL_STRING("@ draw 16", line_of(match, 2).c_str());
  does(match, {"p1 start 4 0,0 r0", "p1 start 12 1,1 r0", "p1 start 16 2,2 r0"});
  TEST_ASSERT_EQUAL_STRING("@ draw 8", line_of(match, 6).c_str());
  // The script is over; the game goes on.
  does(match, {"p1 place 1,0 r0", "p1 stay"});
  TEST_ASSERT_EQUAL(10, match.events());
  // What it showed can be taken back, for who learns; it then comes again.
  match.undo();
  TEST_ASSERT_EQUAL_STRING("p1 place 1,0 r0", line_of(match, match.events() - 1).c_str());
  match.undo();
  match.undo();
  TEST_ASSERT_EQUAL(5, match.events());
  does(match, {"p1 start 16 0,2 r0"});
  TEST_ASSERT_EQUAL_STRING("@ draw 8", line_of(match, 6).c_str());
}

void test_luck_should_be_entered_when_people_roll() {
  Match<Cities> match({}, Party::of_persons(1), Luck::of_people(kSecret));
  TEST_ASSERT_TRUE(is_due(match, Due::entry));
  does(match, {"@ draw 4", "@ draw 12", "@ draw 16", "p1 start 4 0,0 r0"});
  // Any die is taken back, at any depth.
  for (size_t left = 4; left > 0; --left) {
    TEST_ASSERT_EQUAL(left, match.events());
    TEST_ASSERT_TRUE(match.can_undo());
    match.undo();
  }
  TEST_ASSERT_FALSE(match.can_undo());
  TEST_ASSERT_TRUE(is_due(match, Due::entry));
}

// --- undo ----------------------------------------------------------------------------------------

void test_undo_should_stop_at_what_luck_showed_when_the_device_draws() {
  Match<CityPlanner> match({}, Party::of_persons(1), Luck::of_device(kSecret));
  match.throw_dice();
  TEST_ASSERT_FALSE(match.can_undo());
  does(match, {"p1 lock 1"});
  TEST_ASSERT_TRUE(match.can_undo());
  match.undo();
  TEST_ASSERT_EQUAL(7, match.events());
  TEST_ASSERT_FALSE(match.can_undo());
}

void test_undo_should_take_back_the_bot_s_answer_too_when_luck_showed_nothing() {
  Match<Cities> match({}, one_bot(2, 2, Sitter::random), Luck::of_people(kSecret));
  does(match, {"@ draw 4", "@ draw 12", "@ draw 16", "p1 start 4 0,0 r0", "p1 start 12 1,1 r0",
               "p1 start 16 2,2 r0"});
  TEST_ASSERT_TRUE(is_due(match, Due::bot));
  while (is_due(match, Due::bot)) {
    while (!match.think(1)) {
    }
    match.do_decided();
  }
  TEST_ASSERT_EQUAL(9, match.events());
  match.undo();
  TEST_ASSERT_EQUAL(5, match.events());
  TEST_ASSERT_TRUE(is_due(match, Due::act));
}

void test_undo_should_give_the_device_back_when_it_was_another_s() {
  Match<Cities> match({}, Party::of_persons(2), Luck::of_people(kSecret));
  does(match, {"@ draw 4", "@ draw 12", "@ draw 16", "p1 start 4 0,0 r0", "p1 start 12 1,1 r0",
               "p1 start 16 2,2 r0", "take"});
  TEST_ASSERT_EQUAL(2, match.holder());
  match.undo();
  TEST_ASSERT_EQUAL(1, match.holder());
  TEST_ASSERT_EQUAL(1, match.player());
  TEST_ASSERT_TRUE(is_due(match, Due::act));
}

// --- round the table -----------------------------------------------------------------------------

void test_who_acted_last_should_begin_the_next_round_when_all_act_together() {
  Match<Cities> match({}, Party::of_persons(2), Luck::of_device(kSecret));
  unsigned hand_overs = 0;
  for (tests::Decider decider(3); !match.over(); decider.step(match)) {
    hand_overs += is_due(match, Due::hand_over) ? 1 : 0;
  }
  // The set-up and thirteen rounds: one each.
  TEST_ASSERT_EQUAL(14, hand_overs);
}

void test_nobody_should_act_before_the_device_was_handed_over() {
  Match<Cities> match({}, Party::of_persons(2), Luck::of_people(kSecret));
  does(match, {"@ draw 4", "@ draw 12", "@ draw 16"});
  const rules::Verdict early = match.act(event_of<Cities>("p2 start 4 0,0 r0"));
  TEST_ASSERT_FALSE(early.ok());
  TEST_ASSERT_EQUAL_STRING("not-your-turn", early.refusal().reason);
  does(match, {"p1 start 4 0,0 r0", "p1 start 12 1,1 r0", "p1 start 16 2,2 r0"});
  TEST_ASSERT_TRUE(is_due(match, Due::hand_over));
  TEST_ASSERT_EQUAL(2, match.player());
  TEST_ASSERT_FALSE(match.act(event_of<Cities>("p2 start 4 0,0 r0")).ok());
  does(match, {"take", "p2 start 4 0,0 r0"});
}

void test_device_should_not_go_round_when_one_person_plays_with_bots() {
  Match<DrawCity> match({}, one_bot(2, 2, Sitter::random), Luck::of_device(kSecret));
  for (tests::Decider decider(4); !match.over(); decider.step(match)) {
    TEST_ASSERT_FALSE(is_due(match, Due::hand_over));
    TEST_ASSERT_EQUAL(1, match.holder());
  }
}

void test_device_should_not_go_round_when_everything_lies_open() {
  Match<CityPlanner> match({}, Party::of_persons(2), Luck::of_device(kSecret));
  for (tests::Decider decider(5); !match.over(); decider.step(match)) {
    TEST_ASSERT_FALSE(is_due(match, Due::hand_over));
  }
}

void deal(Match<DrawCity>& match, const char* other_number) {
  does(match,
       {"@ first p1", "@ number p1 5", "@ number p1 5", "@ development p1 H", "@ development p1 S",
        other_number, "@ number p2 6", "@ development p2 F", "@ development p2 P"});
}

void test_hands_should_be_hidden_when_the_device_lies_between_players() {
  DrawCity::Options no_modules{};
  TEST_ASSERT_TRUE(DrawCity::set(no_modules, 2, 1, 0, 0));
  Match<DrawCity> match(no_modules, Party::of_persons(2), Luck::of_people(kSecret));
  Match<DrawCity> other(no_modules, Party::of_persons(2), Luck::of_people(kSecret));
  deal(match, "@ number p2 4");
  deal(other, "@ number p2 7");
  TEST_ASSERT_FALSE(tests::same_bytes(raw(match), raw(other)));
  // Before anybody has taken it, nobody's hand is seen.
  TEST_ASSERT_TRUE(is_due(match, Due::hand_over));
  TEST_ASSERT_EQUAL(0, match.holder());
  TEST_ASSERT_TRUE(tests::same_bytes(match.seen(), other.seen()));
  TEST_ASSERT_FALSE(tests::same_bytes(match.seen(), match.seen(1)));
  does(match, {"take"});
  does(other, {"take"});
  TEST_ASSERT_TRUE(tests::same_bytes(match.seen(), other.seen()));
  TEST_ASSERT_TRUE(tests::same_bytes(match.seen(1), match.seen()));
  TEST_ASSERT_FALSE(tests::same_bytes(match.seen(2), other.seen(2)));
  TEST_ASSERT_TRUE(tests::same_bytes(match.seen_at(9, 1), other.seen_at(9, 1)));
}

void test_bot_should_decide_the_same_when_only_a_hidden_hand_is_another() {
  DrawCity::Options no_modules{};
  TEST_ASSERT_TRUE(DrawCity::set(no_modules, 2, 1, 0, 0));
  for (const Sitter level : {Sitter::random, Sitter::greedy}) {
    Match<DrawCity> match(no_modules, one_bot(2, 1, level), Luck::of_people(kSecret));
    Match<DrawCity> other(no_modules, one_bot(2, 1, level), Luck::of_people(kSecret));
    deal(match, "@ number p2 4");
    deal(other, "@ number p2 7");
    TEST_ASSERT_TRUE(match.think(SIZE_MAX));
    TEST_ASSERT_TRUE(other.think(SIZE_MAX));
    TEST_ASSERT_TRUE(match.decided() == other.decided());
  }
}

// --- bots ----------------------------------------------------------------------------------------

void test_greedy_should_take_the_most_when_points_differ() {
  for (uint64_t secret = 0; secret < 20; ++secret) {
    Match<Toy> match({}, one_bot(2, 1, Sitter::greedy), Luck::of_people(secret));
    does(match, {"@ take 2"});
    TEST_ASSERT_TRUE(is_due(match, Due::act));  // persons come first
    does(match, {"p2 take 1"});
    TEST_ASSERT_TRUE(is_due(match, Due::bot));
    TEST_ASSERT_TRUE(match.think(SIZE_MAX));
    TEST_ASSERT_EQUAL_STRING("p1 take 2", tests::text_of<Toy>(match.decided()).c_str());
  }
}

void test_greedy_should_take_any_when_none_is_better() {
  // All 12 ways to lay the first starting tile come to 0 points.
  std::set<std::string> taken;
  for (uint64_t secret = 0; secret < 200; ++secret) {
    Match<Cities> match({}, Party::of(1, Sitter::greedy), Luck::of_people(secret));
    does(match, {"@ draw 4", "@ draw 12", "@ draw 16"});
    TEST_ASSERT_TRUE(match.think(SIZE_MAX));
    taken.insert(tests::text_of<Cities>(match.decided()));
  }
  TEST_ASSERT_EQUAL(12, taken.size());
}

void test_bot_should_need_as_many_slices_as_there_are_options() {
  Match<Toy> match({}, one_bot(2, 1, Sitter::greedy), Luck::of_people(kSecret));
  does(match, {"@ take 3", "p2 pass"});
  // Take 1, 2 or 3, or pass.
  for (unsigned slice = 0; slice < 3; ++slice) TEST_ASSERT_FALSE(match.think(1));
  TEST_ASSERT_TRUE(match.think(1));
  TEST_ASSERT_EQUAL_STRING("p1 take 3", tests::text_of<Toy>(match.decided()).c_str());
}

void test_random_bot_should_decide_otherwise_when_more_has_happened() {
  std::set<unsigned> turns;
  Match<Cities> match({}, Party::of(1, Sitter::random), Luck::numbered(1));
  while (!match.over()) {
    TEST_ASSERT_TRUE(match.think(1));
    if (match.decided().verb() == rules::cities::kPlace) turns.insert(match.decided().b & 3u);
    match.do_decided();
  }
  TEST_ASSERT_GREATER_THAN(1, turns.size());
}

// --- kept ----------------------------------------------------------------------------------------

void test_kept_match_should_begin_with_party_and_luck_as_written_down() {
  Party party = one_bot(2, 2, Sitter::greedy);
  party.seats[0].mark = 5;
  party.seats[1].mark = 3;
  Match<CityPlanner> match({}, party, Luck::of_device(0x1122334455667788));
  uint8_t bytes[Match<CityPlanner>::most_kept_bytes()];
  TEST_ASSERT_NOT_EQUAL(0, match.keep(bytes, sizeof bytes));
  const uint8_t expected[] = {1,    0,                                         // form, device
                              0x88, 0x77, 0x66, 0x55, 0x44, 0x33, 0x22, 0x11,  // seed
                              1,    2,                                         // holder, players
                              0,    5,    2,    3};                            // seats
  TEST_ASSERT_EQUAL_HEX8_ARRAY(expected, bytes, sizeof expected);
}

void test_match_should_not_be_kept_when_there_is_too_little_room() {
  Match<CityPlanner> match({}, Party::of_persons(2), Luck::of_device(kSecret));
  uint8_t bytes[Match<CityPlanner>::most_kept_bytes()];
  const size_t size = match.keep(bytes, sizeof bytes);
  for (size_t room = 0; room < size; ++room) TEST_ASSERT_EQUAL(0, match.keep(bytes, room));
}

void test_match_should_not_come_back_when_a_byte_of_its_head_is_wrong() {
  struct Wrong {
    size_t at;
    uint8_t value;
  };
  constexpr Wrong kWrong[] = {
      {0, 2},   // another form
      {1, 4},   // no such source
      {10, 3},  // no such holder
      {10, 2},  // a bot holds nothing
      {11, 1},  // fewer players than the session
      {11, 7},  // more than any game has
      {12, 3},  // no such sitter
  };
  Match<CityPlanner> match({}, one_bot(2, 2, Sitter::greedy), Luck::of_device(kSecret));
  uint8_t bytes[Match<CityPlanner>::most_kept_bytes()];
  const size_t size = match.keep(bytes, sizeof bytes);
  TEST_ASSERT_TRUE(match.bring_back(bytes, size));
  for (const Wrong& wrong : kWrong) {
    const uint8_t right = bytes[wrong.at];
    bytes[wrong.at] = wrong.value;
    TEST_ASSERT_FALSE(match.bring_back(bytes, size));
    TEST_ASSERT_EQUAL(0, match.events());  // a new game
    bytes[wrong.at] = right;
  }
  TEST_ASSERT_FALSE(match.bring_back(bytes, 5));
  TEST_ASSERT_FALSE(match.bring_back(bytes, size - 1));
  TEST_ASSERT_TRUE(match.bring_back(bytes, size));
}

void test_record_should_have_the_lines_of_the_game_when_it_is_asked_for() {
  Cities::Options level_two{};
  TEST_ASSERT_TRUE(Cities::set(level_two, 1, 0, 0, 1));
  Match<Cities> match(level_two, Party::of_persons(1), Luck::of_people(kSecret));
  does(match, {"@ draw 4", "@ draw 12"});
  constexpr const char* kLines[] = {"plat 1", "game cities", "players 1", "set level 2",
                                    "begin",  "@ draw 4",    "@ draw 12"};
  TEST_ASSERT_EQUAL(sizeof kLines / sizeof kLines[0], match.record_lines());
  for (unsigned i = 0; i < match.record_lines(); ++i) {
    char line[rules::kMostLineChars + 1];
    match.record_line(i, line);
    TEST_ASSERT_EQUAL_STRING(kLines[i], line);
  }
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_luck_should_act_until_a_player_can_when_it_is_the_device_s);
  RUN_TEST(test_dice_should_wait_for_a_touch_when_people_throw_them);
  RUN_TEST(test_dice_should_not_wait_when_only_bots_play);
  RUN_TEST(test_luck_should_be_another_when_the_secret_is_another);
  RUN_TEST(test_luck_should_use_all_bits_of_the_secret);
  RUN_TEST(test_a_number_should_bring_the_same_tiles_when_other_moves_were_made);
  RUN_TEST(test_a_die_should_stay_the_same_when_another_one_was_rolled_again_before_it);
  RUN_TEST(test_nth_card_should_stay_the_same_when_more_of_another_deck_was_drawn);
  RUN_TEST(test_script_should_come_first_when_there_is_one);
  RUN_TEST(test_luck_should_be_entered_when_people_roll);
  RUN_TEST(test_undo_should_stop_at_what_luck_showed_when_the_device_draws);
  RUN_TEST(test_undo_should_take_back_the_bot_s_answer_too_when_luck_showed_nothing);
  RUN_TEST(test_undo_should_give_the_device_back_when_it_was_another_s);
  RUN_TEST(test_who_acted_last_should_begin_the_next_round_when_all_act_together);
  RUN_TEST(test_nobody_should_act_before_the_device_was_handed_over);
  RUN_TEST(test_device_should_not_go_round_when_one_person_plays_with_bots);
  RUN_TEST(test_device_should_not_go_round_when_everything_lies_open);
  RUN_TEST(test_hands_should_be_hidden_when_the_device_lies_between_players);
  RUN_TEST(test_bot_should_decide_the_same_when_only_a_hidden_hand_is_another);
  RUN_TEST(test_greedy_should_take_the_most_when_points_differ);
  RUN_TEST(test_greedy_should_take_any_when_none_is_better);
  RUN_TEST(test_bot_should_need_as_many_slices_as_there_are_options);
  RUN_TEST(test_random_bot_should_decide_otherwise_when_more_has_happened);
  RUN_TEST(test_kept_match_should_begin_with_party_and_luck_as_written_down);
  RUN_TEST(test_match_should_not_be_kept_when_there_is_too_little_room);
  RUN_TEST(test_match_should_not_come_back_when_a_byte_of_its_head_is_wrong);
  RUN_TEST(test_record_should_have_the_lines_of_the_game_when_it_is_asked_for);
  return UNITY_END();
}
