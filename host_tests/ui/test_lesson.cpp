// Lessons of all games of the registry: their course by Show and Back, their buttons, their words.
#include <cstdio>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "fake_device.hpp"
#include "ui/core/screen.hpp"
#include "ui/core/target.hpp"
#include "ui/core/title_line.hpp"
#include "ui/play/play.hpp"
#include "ui/registry.hpp"

namespace {

constexpr unsigned kMostShows = 40;

using finger::tap;

void open_lesson(const ui::GameEntry& game, const ui::Settings& held = {}) {
  fake::start(ui::kGames, held);
  tap(game.target);
  tap("button Lesson");
}

template <typename Each>
void for_each_lesson(Each each) {
  unsigned lessons = 0;
  for (const ui::GameEntry& game : ui::kGames) {
    if (game.lesson == nullptr) continue;
    ++lessons;
    each(game);
  }
  TEST_ASSERT_GREATER_THAN(0, lessons);
}

// From 1; one more than there are where it is done.
unsigned step_now(unsigned& steps) {
  struct Heard {
    unsigned step = 0, steps = 0;
  } heard;
  ui::hear_texts({[](void* context, const char* text) {
                    auto& to = *static_cast<Heard*>(context);
                    (void)std::sscanf(text, "step %u of %u", &to.step, &to.steps);
                  },
                  &heard});
  lv_obj_invalidate(lv_screen_active());
  lv_refr_now(nullptr);
  ui::hear_texts({});
  if (heard.steps == 0) {
    TEST_ASSERT_TRUE(fake::there("button Done"));
    return steps + 1;
  }
  steps = heard.steps;
  return heard.step;
}
unsigned step_now() {
  unsigned steps = 0;
  return step_now(steps);
}

void show_until(unsigned step, unsigned& steps) {
  for (unsigned shows = 0; step_now(steps) < step; ++shows) {
    TEST_ASSERT_LESS_THAN(kMostShows, shows);
    tap("button Show");
  }
}

std::vector<ui::Target> all_targets() {
  std::vector<ui::Target> all;
  ui::targets(
      [](const ui::Target& target, void* context) {
        static_cast<std::vector<ui::Target>*>(context)->push_back(target);
        return true;
      },
      &all);
  return all;
}

ui::Rect area_of(const ui::Target& target) {
  return {target.x, target.y, target.width, target.height};
}

// What stands on the screen with each step, by Show to the end.
template <typename Each>
void for_each_step(const ui::GameEntry& game, const ui::Settings& held, Each each) {
  open_lesson(game, held);
  unsigned shows = 0;
  for (each(); fake::there("button Show"); each()) {
    TEST_ASSERT_LESS_THAN_MESSAGE(kMostShows, shows++, game.name);
    tap("button Show");
  }
  TEST_ASSERT_TRUE(fake::there("button Done"));
}

void test_every_lesson_should_be_finished_by_show_alone() {
  for_each_lesson([](const ui::GameEntry& game) {
    unsigned steps = 0;
    std::set<unsigned> seen;
    for_each_step(game, {}, [&] { seen.insert(step_now(steps)); });
    TEST_ASSERT_GREATER_THAN(1, steps);
    TEST_ASSERT_EQUAL_MESSAGE(steps + 1, seen.size(), "Show leaves none out");
    finger::tap_seen("button Done");
    TEST_ASSERT_TRUE_MESSAGE(fake::there("button Lesson"), "the game's page");
  });
}

void test_back_should_return_to_the_step_before_from_every_step() {
  for_each_lesson([](const ui::GameEntry& game) {
    open_lesson(game);
    unsigned steps = 0;
    step_now(steps);
    for (unsigned step = 2; step <= steps + 1; ++step) {
      open_lesson(game);
      show_until(step, steps);
      tap("button Back");
      TEST_ASSERT_EQUAL_MESSAGE(step - 1, step_now(), game.name);
      tap("button Show");
      TEST_ASSERT_TRUE_MESSAGE(step_now(steps) >= step - 1, "it goes on from there");
    }
  });
}

void test_back_should_lead_out_step_by_step() {
  for_each_lesson([](const ui::GameEntry& game) {
    unsigned steps = 0;
    for_each_step(game, {}, [&] { (void)step_now(steps); });
    for (unsigned step = steps; step > 0; --step) {
      tap("button Back");
      TEST_ASSERT_EQUAL(step, step_now());
    }
    tap("button Back");
    TEST_ASSERT_TRUE(fake::there("button Lesson"));
  });
}

void test_lesson_should_be_left_at_any_step() {
  for_each_lesson([](const ui::GameEntry& game) {
    unsigned steps = 0;
    for (unsigned step = 1; step == 1 || step <= steps; ++step) {
      open_lesson(game);
      show_until(step, steps);
      finger::tap_seen("button Skip");
      TEST_ASSERT_TRUE(fake::there("button Lesson"));
    }
  });
}

void test_end_should_lead_to_a_new_game() {
  for_each_lesson([](const ui::GameEntry& game) {
    for_each_step(game, {}, [] {});
    TEST_ASSERT_FALSE(fake::there("button Skip"));
    TEST_ASSERT_TRUE(fake::shows("Touch New game or Done."));
    finger::tap_seen("button New");
    TEST_ASSERT_TRUE(fake::there("button Start"));
    tap("back");
    TEST_ASSERT_TRUE_MESSAGE(fake::there(game.target), "home is below the set-up");
  });
}

// The same places in all games, with every step: a thumb can stay on Show.
void test_buttons_should_never_move() {
  fake::for_each_hold([](const ui::Settings& held) {
    std::map<std::string, ui::Rect> places;
    for_each_lesson([&](const ui::GameEntry& game) {
      for_each_step(game, held, [&] {
        for (const char* name : {"button Back", "button Skip", "button Show"}) {
          const finger::Search button = finger::find(name);
          if (!button.found) continue;
          const ui::Rect place = area_of(button.target);
          TEST_ASSERT_GREATER_OR_EQUAL(ui::kTouch, place.width);
          TEST_ASSERT_GREATER_OR_EQUAL(ui::kTouch, place.height);
          TEST_ASSERT_TRUE_MESSAGE(places.emplace(name, place).first->second == place, name);
        }
      });
      TEST_ASSERT_TRUE(places["button Show"] == area_of(finger::find("button Done").target));
      TEST_ASSERT_TRUE(places["button Skip"] == area_of(finger::find("button New").target));
    });
    TEST_ASSERT_EQUAL(3, places.size());
  });
}

const char* only_primary() {
  const char* name = nullptr;
  const uint32_t children = lv_obj_get_child_count(ui::screens::root());
  for (uint32_t i = 0; i < children; ++i) {
    const lv_obj_t* object = lv_obj_get_child(ui::screens::root(), static_cast<int32_t>(i));
    const ui::TargetSpec* spec = ui::target_spec(object);
    if (spec == nullptr || !spec->primary) continue;
    TEST_ASSERT_NULL_MESSAGE(name, spec->name);
    name = spec->name;
  }
  return name;
}

// The game's own button until there is nothing more to be done in it.
void test_one_button_should_be_the_primary_one_at_every_step() {
  for_each_lesson([](const ui::GameEntry& game) {
    for_each_step(game, {}, [&] {
      TEST_ASSERT_NOT_NULL(only_primary());
      const bool ends = std::string(only_primary()) == "button Done";
      TEST_ASSERT_EQUAL(fake::there("button Done"), ends);
    });
  });
}

// Words are on the screen, as large as a finger, clear of the buttons and of all that is offered.
void test_words_should_hide_nothing_that_can_be_touched() {
  fake::for_each_hold([](const ui::Settings& held) {
    for_each_lesson([&](const ui::GameEntry& game) {
      for_each_step(game, held, [&] {
        const ui::Rect words = area_of(finger::find("words").target);
        TEST_ASSERT_TRUE(common(words, ui::frame().whole()) == words);
        TEST_ASSERT_GREATER_OR_EQUAL(ui::kTouch, words.height);
        for (const ui::Target& target : all_targets()) {
          if (target.board || std::string(target.name) == "words") continue;
          TEST_ASSERT_FALSE_MESSAGE(words.contains(area_of(target).center()), target.name);
        }
      });
    });
  });
}

void test_words_should_fold_and_unfold_when_they_are_touched() {
  for_each_lesson([](const ui::GameEntry& game) {
    open_lesson(game);
    const ui::Rect open = area_of(finger::find("words").target);
    tap("words");
    const ui::Rect folded = area_of(finger::find("words").target);
    TEST_ASSERT_LESS_THAN(open.height, folded.height);
    tap("words");
    TEST_ASSERT_TRUE(area_of(finger::find("words").target) == open);
    tap("words");
    unsigned steps = 0;
    show_until(2, steps);
    TEST_ASSERT_LESS_THAN_MESSAGE(area_of(finger::find("words").target).height, folded.height,
                                  "the next step's are not folded");
  });
}

// A board's places below the words come back when these are folded.
void test_folded_words_should_leave_more_to_touch() {
  unsigned more = 0;
  for_each_lesson([&](const ui::GameEntry& game) {
    for_each_step(game, {}, [&] {
      const size_t before = all_targets().size();
      tap("words");
      TEST_ASSERT_GREATER_OR_EQUAL(before, all_targets().size());
      more += all_targets().size() > before ? 1 : 0;
      tap("words");
      TEST_ASSERT_EQUAL(before, all_targets().size());
    });
  });
  TEST_ASSERT_GREATER_THAN(3, more);
}

void test_lesson_should_leave_the_game_that_waits_below_it() {
  for_each_lesson([](const ui::GameEntry& game) {
    fake::start(ui::kGames);
    ui::Setup setup;
    setup.seats.players = game.least_players;
    for (unsigned other = 1; other < game.least_players; ++other) {
      setup.sitters[other] = rules::Sitter::random;
    }
    setup.luck = ui::LuckKind::numbered;
    setup.challenge = 8;  // nobody but the person begins
    game.play->begin(setup);
    ui::screens::open(game.play->screen());
    if (game.play->opening() != nullptr) finger::tap_seen("button Go on");
    const size_t events = game.play->match().events();
    const uint32_t version = game.play->match().version();
    tap("menu");
    tap("button Lesson");
    for (int i = 0; i < 2; ++i) tap("button Show");
    tap("button Back");
    tap("menu");
    tap("back");
    finger::tap_seen("button Skip");
    TEST_ASSERT_TRUE_MESSAGE(fake::there("button Leave"), "the menu of the game");
    TEST_ASSERT_EQUAL_PTR(game.play, ui::current_play());
    TEST_ASSERT_EQUAL(events, game.play->match().events());
    TEST_ASSERT_EQUAL(version, game.play->match().version());
  });
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_every_lesson_should_be_finished_by_show_alone);
  RUN_TEST(test_back_should_return_to_the_step_before_from_every_step);
  RUN_TEST(test_back_should_lead_out_step_by_step);
  RUN_TEST(test_lesson_should_be_left_at_any_step);
  RUN_TEST(test_end_should_lead_to_a_new_game);
  RUN_TEST(test_buttons_should_never_move);
  RUN_TEST(test_one_button_should_be_the_primary_one_at_every_step);
  RUN_TEST(test_words_should_hide_nothing_that_can_be_touched);
  RUN_TEST(test_words_should_fold_and_unfold_when_they_are_touched);
  RUN_TEST(test_folded_words_should_leave_more_to_touch);
  RUN_TEST(test_lesson_should_leave_the_game_that_waits_below_it);
  return UNITY_END();
}
