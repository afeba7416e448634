// What is told while bots play and after it: their move, what it changes, what was missed.
#include <set>

#include "bots_table.hpp"
#include "canvas.hpp"
#include "ui/play/between/bot_paint.hpp"

using namespace bots_table;

namespace {

std::vector<std::string> texts;

// The next text that is drawn, bands apart.
std::vector<std::string> texts_of(uint32_t milliseconds) {
  std::vector<std::string> heard;
  ui::hear_texts({[](void* all, const char* text) {
                    static_cast<std::vector<std::string>*>(all)->emplace_back(text);
                  },
                  &heard});
  finger::wait(milliseconds);
  ui::hear_texts({});
  return heard;
}

void test_skip_should_be_answered_before_anything_is_thought_out() {
  ui::cities::CitiesMatch& play = ui::cities::the_game;
  begin(play, seats({Sitter::greedy, Sitter::random}));
  finger::wait(finger::kUnseenMs);
  const size_t before = play.match().events();
  const ui::Target skip = finger::find("button Skip").target;
  drivers::touch::set_finger(true, skip.x + 20, skip.y + 20);
  finger::wait(60);
  drivers::touch::set_finger(false, skip.x + 20, skip.y + 20);
  const std::vector<std::string> heard = texts_of(50);
  TEST_ASSERT_TRUE(std::find(heard.begin(), heard.end(), "Skips…") != heard.end());
  TEST_ASSERT_EQUAL(before, play.match().events());
}

// The second of two equal ones is left out; what gets less counts as much as what gets more.
void test_moment_should_tell_the_two_items_that_change_most() {
  rules::Score from, to;
  from.total = 20;
  to.total = 19;
  const int16_t before[] = {5, 7, 0, 8, 0}, after[] = {8, 3, 0, 6, 2};
  std::copy(before, before + 5, from.items);
  std::copy(after, after + 5, to.items);
  ui::Moment moment;
  moment.weigh(from, to, 5);
  TEST_ASSERT_EQUAL(20, moment.change.before);
  TEST_ASSERT_EQUAL(19, moment.change.after);
  TEST_ASSERT_EQUAL(1, moment.items[0].item);
  TEST_ASSERT_EQUAL(-4, moment.items[0].by);
  TEST_ASSERT_EQUAL(0, moment.items[1].item);
  TEST_ASSERT_EQUAL(3, moment.items[1].by);
  ui::Moment none;
  none.weigh(from, from, 5);
  TEST_ASSERT_EQUAL(0, none.items[0].by);
  ui::Moment first;
  to = from;
  to.items[2] = to.items[4] = 1;
  to.items[3] = 9;
  first.weigh(from, to, 5);
  TEST_ASSERT_EQUAL(2, first.items[0].item);
  TEST_ASSERT_EQUAL(3, first.items[1].item);
}

// In City Planner points come on the track; money counts by fives.
void test_items_of_the_score_should_be_told_when_a_bot_changes_them() {
  ui::city_planner::Game& play = ui::city_planner::the_game;
  begin(play, seats({Sitter::greedy, Sitter::random}));
  unsigned told = 0;
  while (!play.over()) {
    finger::wait(kThinking);
    if (play.match().due() == Due::bot) {
      const rules::Event event = play.match().decided();
      auto after = play.seen();
      TEST_ASSERT_TRUE(rules::CityPlanner::apply(after, event).ok());
      const rules::Score from = rules::CityPlanner::score(play.seen(), event.actor());
      const rules::Score to = rules::CityPlanner::score(after, event.actor());
      constexpr const char* kNames[] = {"Track", "Money"};
      for (size_t i = 0; i < 2; ++i) {
        const int by = to.items[i] - from.items[i];
        const std::string words =
            std::string(kNames[i]) + (by < 0 ? " −" : " +") + std::to_string(by < 0 ? -by : by);
        TEST_ASSERT_EQUAL(by != 0, fake::shows(kNames[i]));
        if (by == 0) continue;
        TEST_ASSERT_TRUE_MESSAGE(fake::shows(words.c_str()), words.c_str());
        ++told;
      }
    }
    finger::tap_seen("button Hurry");
  }
  TEST_ASSERT_GREATER_THAN(8, told);
}

// What others did in rounds that are over, as the rules' log has it; in the round that goes on it
// is hidden from who still acts.
void test_hand_over_should_tell_what_was_missed_when_bots_and_persons_play() {
  ui::cities::CitiesMatch& play = ui::cities::the_game;
  begin(play, seats({Sitter::person, Sitter::greedy, Sitter::person}));
  rules::Rng rng(6);
  unsigned hand_overs = 0;
  while (!play.over()) {
    if (play.match().bot_to_go() != 0) {
      see_bot(play, Way::hurry);
      continue;
    }
    if (play.match().due() == Due::hand_over) {
      const unsigned next = play.match().player();
      size_t round = play.match().events();
      while (play.match().event(round - 1).actor() != 0) --round;
      size_t own = play.match().events();
      while (own > 0 && play.match().event(own - 1).actor() != next) --own;
      size_t missed = 0;
      for (size_t i = own; i < round; ++i) {
        const unsigned actor = play.match().event(i).actor();
        missed += actor != 0 && actor != next ? 1 : 0;
      }
      pause();
      lv_obj_invalidate(lv_screen_active());
      std::set<std::string> lines;
      size_t heard = 0;
      for (const std::string& text : texts_of(50)) {
        for (const char* verb : {"Places a", "Sends a", "A tourist", "Nobody"}) {
          heard += text.starts_with(verb) ? 1 : 0;
        }
        if (text.ends_with("earlier")) lines.insert(text);
      }
      TEST_ASSERT_EQUAL(missed > 0, heard > 0);
      TEST_ASSERT_EQUAL_MESSAGE(missed > 3, !lines.empty(),
                                "three lines have room, or two and the rest");
      if (missed > 3) {
        const std::string rest = "and " + std::to_string(missed - 2) + " moves earlier";
        TEST_ASSERT_EQUAL(1, lines.count(rest));
      }
      ++hand_overs;
    }
    move(play, rng);
  }
  TEST_ASSERT_EQUAL(14, hand_overs);
}

// First with points, then the chips alone, then nothing rather than a part.
void test_seats_should_be_shown_with_points_alone_or_not_at_all_as_there_is_room() {
  ui::cities::CitiesMatch& play = ui::cities::the_game;
  begin(play, seats({Sitter::greedy, Sitter::person, Sitter::person, Sitter::person}));
  ui::BotTurn turn;
  turn.points[3] = 47;
  const auto drawn = [&](int width) {
    Canvas canvas({width, 22});
    ui::Painter painter = canvas.painter();
    texts.clear();
    ui::hear_texts({[](void*, const char* text) { texts.emplace_back(text); }, nullptr});
    ui::paint_seats_of_turn(painter, canvas.whole(), play, turn);
    ui::hear_texts({});
    return canvas;
  };
  const ui::Color green = ui::palette().area(ui::seat_wash(ui::Seat::green)).color;
  TEST_ASSERT_GREATER_THAN(0, drawn(180).count(green));
  TEST_ASSERT_EQUAL(4, texts.size());
  TEST_ASSERT_EQUAL_STRING("47", texts.back().c_str());
  TEST_ASSERT_GREATER_THAN(0, drawn(4 * 22).count(green));
  TEST_ASSERT_EQUAL_MESSAGE(0, texts.size(), "no room for points");
  // A frame two wide around whose turn it is.
  for (unsigned bot = 1; bot <= 4; ++bot) {
    turn.bot = bot;
    const Canvas chips = drawn(4 * 22);
    for (unsigned player = 1; player <= 4; ++player) {
      const ui::Rect label = {static_cast<int>(player - 1) * 22, 1, 22, 20};
      const int edge = chips.count_in(label, ui::palette().ink) -
                       chips.count_in(label.inset(2), ui::palette().ink);
      TEST_ASSERT_EQUAL(player == bot ? 22 * 20 - 18 * 16 : 0, edge);
    }
  }
  const Canvas narrow = drawn(4 * 22 - 1);
  TEST_ASSERT_EQUAL(22 * (4 * 22 - 1), narrow.count({0xF81F}));
}

}  // namespace

void setUp() { ui::set_current_play(nullptr); }
void tearDown() {}

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_skip_should_be_answered_before_anything_is_thought_out);
  RUN_TEST(test_moment_should_tell_the_two_items_that_change_most);
  RUN_TEST(test_items_of_the_score_should_be_told_when_a_bot_changes_them);
  RUN_TEST(test_hand_over_should_tell_what_was_missed_when_bots_and_persons_play);
  RUN_TEST(test_seats_should_be_shown_with_points_alone_or_not_at_all_as_there_is_room);
  return UNITY_END();
}
