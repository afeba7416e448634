// The screen of a number: where its keys lie, and how its digits are shown.
#include "canvas.hpp"
#include "fake_device.hpp"
#include "ui/core/number_screen.hpp"
#include "written.hpp"

namespace {

using ui::Color;
using ui::Rect;

constexpr char kLongNote[] = "The same number is the same luck for all";

void open(uint8_t digits, const char* note = "For all") {
  ui::open_number(
      {.title = "Number", .most_digits = digits, .take = [](void*, uint32_t) {}, .note = note});
  finger::wait(50);
}

Rect key(const std::string& name) {
  const finger::Search search = finger::find(name.c_str());
  TEST_ASSERT_TRUE_MESSAGE(search.found, name.c_str());
  return {search.target.x, search.target.y, search.target.width, search.target.height};
}

// As on a telephone, the way back and OK beside the 0; even gaps of two, no key upon another.
void test_keys_should_lie_as_on_a_telephone() {
  fake::for_each_hold([](const ui::Settings& held) {
    fake::start({}, held);
    open(5);
    finger::tap("key 1");
    const char* const names[4][3] = {{"key 1", "key 2", "key 3"},
                                     {"key 4", "key 5", "key 6"},
                                     {"key 7", "key 8", "key 9"},
                                     {"key back", "key 0", "button OK"}};
    for (int row = 0; row < 4; ++row) {
      for (int column = 0; column < 3; ++column) {
        const Rect place = key(names[row][column]);
        TEST_ASSERT_TRUE(common(place, ui::frame().body()) == place);
        if (column > 0) {
          const Rect left = key(names[row][column - 1]);
          TEST_ASSERT_EQUAL(left.right() + 2, place.x);
          TEST_ASSERT_EQUAL(left.y, place.y);
          TEST_ASSERT_EQUAL(left.height, place.height);
        }
        if (row > 0) {
          const Rect above = key(names[row - 1][column]);
          TEST_ASSERT_EQUAL(above.bottom() + 2, place.y);
          TEST_ASSERT_EQUAL(above.x, place.x);
          TEST_ASSERT_EQUAL(above.width, place.width);
        }
        TEST_ASSERT_INT_WITHIN(1, key("key 1").width, place.width);
        TEST_ASSERT_INT_WITHIN(1, key("key 1").height, place.height);
      }
    }
    // Five eighths of 320 beside the digits, three quarters of 296 below them; in the left hand
    // below the way back.
    const bool landscape = ui::frame().landscape();
    const bool lower = landscape && held.left_hand != 0;
    TEST_ASSERT_EQUAL(landscape ? 200 - 4 : 240 - 4, key("key 3").right() - key("key 1").x);
    TEST_ASSERT_EQUAL(lower ? 44 + 2 : landscape ? 24 + 2 : 320 - 222 + 2, key("key 1").y);
    // Down to the edge, on the side of the hand.
    TEST_ASSERT_EQUAL(ui::frame().height - 2, key("key 0").bottom());
    const bool left = held.left_hand != 0 && ui::frame().landscape();
    if (left) TEST_ASSERT_EQUAL(2, key("key 1").x);
    if (!left) TEST_ASSERT_EQUAL(ui::frame().width - 2, key("key 3").right());
  });
}

// The line below the next digit is accent, all others are ink; in order of place from the left.
std::vector<Rect> places(const DrawnScreen& drawn, size_t most) {
  std::vector<Rect> found;
  const ui::Palette& colors = ui::palette();
  const Rect body = ui::frame().body();
  for (int y = body.y + 2; y < body.bottom(); ++y) {
    for (int x = 1; x < body.right(); ++x) {
      const auto is_line = [&](int at) {
        const Color color = drawn.canvas.at(at, y);
        return color == colors.ink || color == colors.accent;
      };
      // The left end of a line two high, with a light place above.
      if (!is_line(x) || is_line(x - 1) || drawn.canvas.at(x, y - 1) != colors.raised) continue;
      int right = x;
      while (right < body.right() && is_line(right)) ++right;
      if (right - x >= 8) found.push_back({x, y, right - x, 2});
    }
    if (found.size() == most) break;
    found.clear();
  }
  return found;
}

void test_digits_should_have_places_side_by_side_and_the_next_one_be_marked() {
  fake::for_each_hold([](const ui::Settings& held) {
    for (const uint8_t most : {uint8_t{2}, uint8_t{4}, uint8_t{5}}) {
      fake::start({}, held);
      open(most);
      for (unsigned typed = 0; typed <= most; ++typed) {
        const DrawnScreen drawn;
        const std::vector<Rect> lines = places(drawn, most);
        TEST_ASSERT_EQUAL(most, lines.size());
        const Color accent = ui::palette().accent;
        for (size_t i = 0; i < lines.size(); ++i) {
          const Color color = drawn.canvas.at(lines[i].x, lines[i].y);
          TEST_ASSERT_EQUAL(i == typed, color == accent);
          TEST_ASSERT_TRUE(drawn.canvas.at(lines[i].x, lines[i].y + 1) == color);
          TEST_ASSERT_EQUAL(lines[0].width, lines[i].width);
          if (i > 0) TEST_ASSERT_EQUAL(lines[i - 1].right() + 2, lines[i].x);
          // As many digits as were typed, each over its line.
          const std::string digit = std::to_string((i + 1) % 10);
          const Written* const shown = find_written(drawn.written, digit);
          TEST_ASSERT_EQUAL(i < typed, shown != nullptr);
          if (shown == nullptr) continue;
          TEST_ASSERT_INT_WITHIN(1, shown->left - lines[i].x, lines[i].right() - shown->right);
          TEST_ASSERT_TRUE(shown->baseline < lines[i].y && shown->top() > lines[i].y - 40);
        }
        if (typed < most) finger::tap(("key " + std::to_string((typed + 1) % 10)).c_str());
      }
    }
  });
}

// What the number is for: in the middle below the digits, or in lines where it is long.
void test_note_should_stand_below_the_digits() {
  fake::for_each_hold([](const ui::Settings& held) {
    fake::start({}, held);
    open(5);
    const DrawnScreen drawn;
    const Written* const note = find_written(drawn.written, "For all");
    TEST_ASSERT_NOT_NULL(note);
    const std::vector<Rect> lines = places(drawn, 5);
    TEST_ASSERT_GREATER_THAN(lines[0].bottom(), note->top());
    TEST_ASSERT_INT_WITHIN(1, lines.front().x + lines.back().right() + 2, note->left + note->right);
    fake::start({}, held);
    open(5, kLongNote);
    const DrawnScreen longer;
    std::string told;
    // Eight from the edge of what is left beside the keys.
    const bool landscape = ui::frame().landscape();
    const int from = landscape && held.left_hand != 0 ? 200 : 0;
    for (const Written& line : longer.written) {
      if (line.top() <= lines[0].bottom()) continue;
      if (landscape) TEST_ASSERT_EQUAL(from + 8, line.left);
      if (landscape) TEST_ASSERT_LESS_OR_EQUAL(from + 120 - 8, line.right);
      told += (told.empty() ? "" : " ") + line.text;
      TEST_ASSERT_TRUE(line.face == &ui::kNote);
      for (const char* name : {"key 1", "key 3", "key 0"}) {
        TEST_ASSERT_TRUE(common(key(name), line.area()).empty());
      }
    }
    TEST_ASSERT_EQUAL_STRING(kLongNote, told.c_str());
  });
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_keys_should_lie_as_on_a_telephone);
  RUN_TEST(test_digits_should_have_places_side_by_side_and_the_next_one_be_marked);
  RUN_TEST(test_note_should_stand_below_the_digits);
  return UNITY_END();
}
