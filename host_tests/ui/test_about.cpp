// About: facts of the device, and what it stopped for last.
#include "fake_device.hpp"
#include "toy_entry.hpp"
#include "ui/core/page_bar.hpp"
#include "ui/core/screen.hpp"
#include "ui/registry.hpp"

namespace {

constexpr const char* kFault = "Out of its memory, session.cpp:41 @10001234, 2 restarts";
size_t facts_told = 0;

size_t tell_facts(ui::Fact* lines) {
  constexpr ui::Fact kFact = {"Version", "0.1.0"};
  for (size_t i = 0; i < facts_told; ++i) lines[i] = kFact;
  return facts_told;
}

void open(size_t facts, bool fault, const ui::Settings& held = {},
          std::span<const ui::GameEntry> games = ui::kGames) {
  static ui::Device device;
  device = fake::device;
  facts_told = facts;
  device.facts = tell_facts;
  if (fault) device.last_fault = [] { return kFault; };
  firmware::port::set_turn(held.turn);
  ui::start(device, held);
  ui::open_home(games);
  finger::wait(50);
  finger::tap("button Settings");
  finger::tap("tab More");
  finger::tap("button About");
}

bool is_cut(bool (*shown)()) {
  bool cut = false;
  ui::hear_cuts({[](void* any, const char*) { *static_cast<bool*>(any) = true; }, &cut});
  const bool there = shown();
  ui::hear_cuts({});
  return cut || !there;
}

void test_about_should_tell_what_it_stopped_for_last_in_whole() {
  fake::for_each_hold([](const ui::Settings& held) {
    open(4, true, held);
    TEST_ASSERT_TRUE(fake::shows("Last fault"));
    TEST_ASSERT_FALSE(is_cut([] { return fake::shows(kFault); }));
    TEST_ASSERT_TRUE_MESSAGE(fake::shows("Version"), "the facts come below");
  });
}

void test_about_should_tell_of_no_stop_when_there_was_none() {
  open(4, false);
  TEST_ASSERT_FALSE(fake::shows("Last fault"));
}

std::vector<uint16_t> shown() {
  const ui::Frame screen = ui::frame();
  std::vector<uint16_t> all(static_cast<size_t>(screen.width) * static_cast<size_t>(screen.height));
  drivers::display::panel().seen(all.data());
  return all;
}

void drag(int from, int to) {
  const int x = ui::frame().width / 2;
  const int step = to > from ? 6 : -6;
  for (int y = from; (to - y) * step > 0; y += step) {
    drivers::touch::set_finger(true, x, y);
    finger::wait(20);
  }
  drivers::touch::set_finger(false, x, to);
  finger::wait(800);
}

// More than has room: a finger moves the page, and a line at the right tells where one is.
void test_page_should_scroll_only_when_it_is_higher_than_the_display() {
  open(4, false);
  const auto still = shown();
  drag(200, 80);
  TEST_ASSERT_TRUE_MESSAGE(shown() == still, "all of it is shown");

  open(ui::kMostFacts, true);
  const auto column = [] {
    std::vector<uint16_t> line;
    const auto all = shown();
    for (int y = ui::kTitleHeight; y < ui::above_page_bar().bottom(); ++y) {
      line.push_back(all[static_cast<size_t>(y * ui::frame().width + ui::frame().width - 3)]);
    }
    return line;
  };
  const auto thumb = [&](const std::vector<uint16_t>& line) {
    const auto first = std::find(line.begin(), line.end(), ui::palette().note.value);
    return std::pair{first - line.begin(),
                     std::count(line.begin(), line.end(), ui::palette().note.value)};
  };
  const auto top = thumb(column());
  TEST_ASSERT_GREATER_THAN(0, static_cast<int>(top.second));
  TEST_ASSERT_EQUAL_MESSAGE(0, top.first, "at the top");
  TEST_ASSERT_LESS_THAN(static_cast<int>(column().size()), static_cast<int>(top.second));
  drag(220, 60);
  const auto moved = thumb(column());
  TEST_ASSERT_GREATER_THAN(0, static_cast<int>(moved.first));
  TEST_ASSERT_INT_WITHIN(1, static_cast<int>(top.second), static_cast<int>(moved.second));
  TEST_ASSERT_INT_WITHIN_MESSAGE(2, static_cast<int>(column().size()),
                                 static_cast<int>(moved.first + moved.second), "at the end");
}

// What the last page names, after a page for each game.
constexpr const char* kLicences = "LVGL";

void test_every_game_should_have_a_page_that_says_whose_it_is() {
  open(4, false);
  finger::tap("button Whose");
  for (const ui::GameEntry& game : ui::kGames) {
    TEST_ASSERT_TRUE_MESSAGE(game.whose != ui::Text::count, game.name);
    finger::tap("button next");
    TEST_ASSERT_TRUE_MESSAGE(fake::shows((std::string(game.name) + "\n").c_str()), game.name);
    TEST_ASSERT_TRUE_MESSAGE(fake::shows(ui::text(game.whose)), game.name);
    TEST_ASSERT_FALSE_MESSAGE(fake::shows(kLicences), game.name);
  }
  finger::tap("button next");
  TEST_ASSERT_TRUE(fake::shows(kLicences));
}

void test_game_that_does_not_say_whose_it_is_should_have_no_page() {
  const ui::GameEntry games[] = {toy::kEntry, ui::kGames[0]};
  open(4, false, {}, games);
  finger::tap("button Whose");
  TEST_ASSERT_TRUE(fake::shows("1 / 3"));
  finger::tap("button next");
  TEST_ASSERT_TRUE(fake::shows("Martyn F"));
  finger::tap("button next");
  TEST_ASSERT_TRUE(fake::shows(kLicences));

  open(4, false, {}, std::span(games).first(1));
  finger::tap("button Whose");
  TEST_ASSERT_TRUE(fake::shows("1 / 2"));
  finger::tap("button next");
  TEST_ASSERT_TRUE(fake::shows(kLicences));
}

void test_whose_games_these_are_should_be_told_in_whole_page_by_page_and_lead_back() {
  fake::for_each_hold([](const ui::Settings& held) {
    open(4, false, held);
    finger::tap("button Whose");
    TEST_ASSERT_FALSE(fake::there("button before"));
    for (size_t page = 0;; ++page) {
      fake::expect_room_for_fingers();
      static const char* title;
      title = page == 0                   ? "The games"
              : page <= ui::kGames.size() ? ui::kGames[page - 1].name
                                          : "Licences";
      TEST_ASSERT_FALSE_MESSAGE(is_cut([] { return fake::shows(title); }), title);
      if (page > ui::kGames.size()) break;
      finger::tap("button next");
    }
    TEST_ASSERT_FALSE(fake::there("button next"));
    TEST_ASSERT_TRUE(fake::shows(kLicences));
    finger::tap("back");
    TEST_ASSERT_TRUE(fake::shows("Version"));
  });
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_about_should_tell_what_it_stopped_for_last_in_whole);
  RUN_TEST(test_about_should_tell_of_no_stop_when_there_was_none);
  RUN_TEST(test_page_should_scroll_only_when_it_is_higher_than_the_display);
  RUN_TEST(test_every_game_should_have_a_page_that_says_whose_it_is);
  RUN_TEST(test_game_that_does_not_say_whose_it_is_should_have_no_page);
  RUN_TEST(test_whose_games_these_are_should_be_told_in_whole_page_by_page_and_lead_back);
  return UNITY_END();
}
