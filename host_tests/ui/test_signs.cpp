// Words of colours: in Grey their signs are drawn in their place.
#include <cctype>
#include <set>
#include <string>

#include "canvas.hpp"
#include "fake_device.hpp"
#include "ui/core/signs.hpp"
#include "ui/play/setup/seats.hpp"
#include "ui/registry.hpp"
#include "written.hpp"

namespace {

using ui::Painter;
using ui::Seat;
using ui::Theme;

constexpr ui::Color kInk = {0x18E5};
constexpr int kSignWidth = 9;

int painted = 0;  // how often the sign was

void paint(Painter& painter, const ui::Rect& area, ui::Color color) {
  ++painted;
  TEST_ASSERT_EQUAL(kSignWidth, area.width);
  painter.fill(area, color);
}

constexpr ui::Sign kTree = {0xE700, kSignWidth, paint};

const ui::Sign* find(uint32_t letter) { return letter == kTree.letter ? &kTree : nullptr; }

int width(const char* text) { return ui::text_width(text, ui::kText); }

void test_marked_word_should_be_drawn_as_it_is_where_colours_are_seen() {
  for (const Theme theme : {Theme::paper, Theme::blueprint}) {
    ui::use_theme(theme);
    TEST_ASSERT_EQUAL(width("3 green parks"), width("3 \uE700green parks"));
  }
}

// A pixel of air on both sides of it.
void test_in_grey_the_sign_should_stand_for_the_whole_word() {
  ui::use_theme(Theme::grey);
  for (const char* const marked : {"\uE700green", "\uE700Green", "\uE700gréenžä"}) {
    TEST_ASSERT_EQUAL(kSignWidth + 2, width(marked));
  }
  for (const char* const behind : {", two", ": two", " two", "×2", " "}) {
    const std::string text = std::string("\uE700green") + behind;
    TEST_ASSERT_INT_WITHIN(1, kSignWidth + 2 + width(behind), width(text.c_str()));
  }
  Canvas canvas({100, 30});
  Painter painter = canvas.painter();
  painted = 0;
  painter.text({0, 0, 100, 30}, "\uE700green and \uE700green", ui::kText, kInk);
  TEST_ASSERT_EQUAL(2, painted);
}

void test_marked_word_should_be_heard_as_it_is_spelled() {
  for (const Theme theme : {Theme::paper, Theme::grey}) {
    ui::use_theme(theme);
    std::string heard;
    ui::hear_texts(
        {[](void* to, const char* text) { *static_cast<std::string*>(to) += text; }, &heard});
    Canvas canvas({100, 30});
    Painter painter = canvas.painter();
    painter.text({0, 0, 100, 30}, "3 \uE700green × 2", ui::kText, kInk);
    ui::hear_texts({});
    TEST_ASSERT_EQUAL_STRING("3 green × 2", heard.c_str());
  }
}

void test_lines_should_be_broken_beside_signs_as_beside_words() {
  ui::use_theme(Theme::grey);
  const int sign = kSignWidth + 2;
  TEST_ASSERT_EQUAL(2 * ui::kText.line_height,
                    ui::paragraph_height("\uE700green \uE700green", ui::kText, 2 * sign));
  TEST_ASSERT_EQUAL(ui::kText.line_height, ui::paragraph_height("\uE700green \uE700green",
                                                                ui::kText, 2 * sign + width(" ")));
}

// The triangle of Red gets wider from its top to its foot, the hourglass of Purple is narrow there.
void test_in_grey_a_seat_should_be_called_by_its_symbol() {
  fake::start(ui::kGames, {.theme = Theme::grey});
  const auto drawn = [](Seat seat) {
    Canvas canvas({40, 30});
    Painter painter = canvas.painter();
    painter.text({0, 0, 40, 30}, ui::seat_label(seat), ui::kNumber, kInk);
    return [canvas](int y) { return canvas.count_in({0, y, 40, 1}, kInk); };
  };
  const int top = 15 - ui::kNumber.cap_height / 2, foot = top + ui::kNumber.cap_height - 1;
  const auto red = drawn(Seat::red);
  TEST_ASSERT_LESS_THAN(red(15), red(top + 1));
  TEST_ASSERT_LESS_THAN(red(foot - 1), red(15));
  const auto purple = drawn(Seat::purple);
  TEST_ASSERT_LESS_THAN(purple(top + 1), purple(15));
  TEST_ASSERT_LESS_THAN(purple(foot - 1), purple(15));
}

void test_seat_that_has_a_name_should_keep_it_in_grey() {
  ui::Settings named = {.theme = Theme::grey};
  named.names[static_cast<size_t>(Seat::blue)] = {"ONA"};
  fake::start(ui::kGames, named);
  TEST_ASSERT_EQUAL_STRING("ONA", ui::seat_label(Seat::blue));
}

std::set<uint32_t> all_signs() {
  std::set<uint32_t> letters;
  const auto add = [&](const ui::Sign& sign) {
    TEST_ASSERT_TRUE(ui::is_sign(sign.letter));
    TEST_ASSERT_TRUE_MESSAGE(letters.insert(sign.letter).second, "one letter for two signs");
  };
  for (uint32_t letter = ui::kFirstSign; letter <= ui::kLastSign; ++letter) {
    if (const ui::Sign* sign = ui::seat_sign(letter); sign != nullptr) add(*sign);
  }
  TEST_ASSERT_EQUAL(ui::kSeats, letters.size());
  for (const ui::GameEntry& game : ui::kGames) {
    for (const ui::Sign& sign : game.signs) add(sign);
  }
  return letters;
}

// What a text says in Grey it says without colours: each of them has its sign before it.
void test_colours_should_be_named_behind_their_signs_alone() {
  const std::set<uint32_t> signs = all_signs();
  const std::set<ui::Text> names = {ui::Text::seat_red,   ui::Text::seat_yellow,
                                    ui::Text::seat_blue,  ui::Text::seat_green,
                                    ui::Text::seat_brown, ui::Text::seat_purple};
  for (unsigned i = 0; i < static_cast<unsigned>(ui::Text::count); ++i) {
    if (names.count(static_cast<ui::Text>(i)) != 0) continue;
    const std::string text = ui::text(static_cast<ui::Text>(i));
    for (size_t at = 0; at < text.size(); ++at) {
      if (std::isalpha(static_cast<unsigned char>(text[at])) == 0) continue;
      size_t end = at;
      while (end < text.size() && std::isalpha(static_cast<unsigned char>(text[end])) != 0) ++end;
      std::string word = text.substr(at, end - at);
      for (char& letter : word) letter = static_cast<char>(std::tolower(letter));
      const std::set<std::string> colours = {"red", "yellow", "blue", "green", "brown", "purple"};
      if (colours.count(word) != 0) {
        TEST_ASSERT_TRUE_MESSAGE(at >= 3, text.c_str());
        const auto byte = [&](size_t back) {
          return static_cast<uint32_t>(static_cast<uint8_t>(text[at - back]));
        };
        const uint32_t letter = (byte(3) & 0x0F) << 12 | (byte(2) & 0x3F) << 6 | (byte(1) & 0x3F);
        TEST_ASSERT_TRUE_MESSAGE(signs.count(letter) != 0, text.c_str());
      }
      at = end;
    }
  }
}

}  // namespace

void setUp() { ui::use_signs(find); }
void tearDown() { ui::use_theme(Theme::paper); }

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_marked_word_should_be_drawn_as_it_is_where_colours_are_seen);
  RUN_TEST(test_in_grey_the_sign_should_stand_for_the_whole_word);
  RUN_TEST(test_marked_word_should_be_heard_as_it_is_spelled);
  RUN_TEST(test_lines_should_be_broken_beside_signs_as_beside_words);
  RUN_TEST(test_in_grey_a_seat_should_be_called_by_its_symbol);
  RUN_TEST(test_seat_that_has_a_name_should_keep_it_in_grey);
  RUN_TEST(test_colours_should_be_named_behind_their_signs_alone);
  return UNITY_END();
}
