// Text as it is drawn: where it stands, what has no room, how lines are broken, labels.
#include <functional>

#include "canvas.hpp"
#include "fake_device.hpp"
#include "written.hpp"

namespace {

using ui::Align;
using ui::Color;
using ui::Painter;
using ui::Rect;

constexpr Color kInk = {0x18E5};
constexpr char kWords[] = "All that is drawn here has its place.\nAnd another line.";

void test_text_should_stand_where_it_is_aligned_with_its_capitals_in_the_middle() {
  Canvas canvas({200, 60});
  const Rect box = {20, 10, 121, 31};
  for (const ui::Face* face : {&ui::kNote, &ui::kText, &ui::kTitle, &ui::kNumber}) {
    for (const Align align : {Align::left, Align::center, Align::right}) {
      Painter painter = canvas.painter();
      const auto written = written_by([&] { painter.text(box, "Hall", *face, kInk, align); });
      TEST_ASSERT_EQUAL(1, written.size());
      const Written& line = written[0];
      TEST_ASSERT_INT_WITHIN(1, line.top() - box.y, box.bottom() - line.baseline);
      const int before = line.left - box.x, behind = box.right() - line.right;
      if (align == Align::left) TEST_ASSERT_EQUAL(0, before);
      if (align == Align::right) TEST_ASSERT_EQUAL(0, behind);
      if (align == Align::center) TEST_ASSERT_INT_WITHIN(1, before, behind);
    }
  }
}

std::string cut_by(const std::function<void()>& draw) {
  std::string heard;
  ui::hear_cuts(
      {[](void* to, const char* text) { *static_cast<std::string*>(to) += text; }, &heard});
  draw();
  ui::hear_cuts({});
  return heard;
}

void test_text_that_is_too_long_should_end_in_dots_and_be_heard() {
  const char* const long_one = "Much too long for this";
  for (int width = 30; width <= 150; width += 7) {
    Canvas canvas({200, 40});
    Painter painter = canvas.painter();
    const Rect box = {10, 5, width, 24};
    std::vector<Written> written;
    const std::string cut = cut_by(
        [&] { written = written_by([&] { painter.text(box, long_one, ui::kText, kInk); }); });
    if (ui::text_width(long_one, ui::kText) <= width) {
      TEST_ASSERT_EQUAL_STRING("", cut.c_str());
      TEST_ASSERT_EQUAL(1, written.size());
      continue;
    }
    TEST_ASSERT_EQUAL_STRING(long_one, cut.c_str());
    TEST_ASSERT_EQUAL(2, written.size());
    TEST_ASSERT_EQUAL_STRING("\u2026", written[1].text.c_str());
    TEST_ASSERT_EQUAL(written[0].right, written[1].left);
    TEST_ASSERT_GREATER_THAN(4, written[1].right - written[1].left);
    TEST_ASSERT_LESS_OR_EQUAL(box.right(), written[1].right);
    TEST_ASSERT_LESS_THAN_MESSAGE(14, box.right() - written[1].right, "as much as has room");
  }
}

void test_text_should_be_whole_where_it_just_fits() {
  for (const ui::Face* face : {&ui::kNote, &ui::kText, &ui::kTitle, &ui::kNumber}) {
    Canvas canvas({200, 60});
    Painter painter = canvas.painter();
    const int width = ui::text_width("Hall 7", *face);
    const auto cut = [&](int room) {
      return cut_by([&] { painter.text({5, 5, room, 40}, "Hall 7", *face, kInk); });
    };
    TEST_ASSERT_EQUAL_STRING("", cut(width).c_str());
    TEST_ASSERT_EQUAL_STRING("Hall 7", cut(width - 1).c_str());
  }
}

// Lines as wide as they may be, a line's height apart; a gap behind the end of a paragraph.
void test_paragraph_should_break_its_lines_at_spaces() {
  for (const int width : {60, 90, 140, 200}) {
    Canvas canvas({220, 200});
    Painter painter = canvas.painter();
    const Rect box = {8, 6, width, 190};
    const auto written =
        written_by([&] { painter.paragraph(box, kWords, ui::kNote, kInk, Align::left, 5); });
    std::string all;
    int expected = box.y + (ui::kNote.line_height - ui::kNote.cap_height) / 2;
    for (const Written& line : written) {
      TEST_ASSERT_EQUAL(box.x, line.left);
      TEST_ASSERT_LESS_OR_EQUAL(box.right(), line.right);
      TEST_ASSERT_EQUAL(expected, line.top());
      TEST_ASSERT_TRUE(line.text.front() != ' ' && line.text.back() != ' ');
      all += all.empty() ? "" : all.ends_with("place.") ? "\n" : " ";
      // The next line's first word had no room.
      all += line.text;
      expected += ui::kNote.line_height + (all.ends_with("place.") ? 5 : 0);
    }
    TEST_ASSERT_EQUAL_STRING(kWords, all.c_str());
    for (size_t i = 1; i < written.size(); ++i) {
      if (written[i - 1].text.ends_with("place.")) continue;
      const std::string first = written[i].text.substr(0, written[i].text.find(' '));
      const std::string longer = written[i - 1].text + " " + first;
      TEST_ASSERT_GREATER_THAN(width, ui::text_width(longer.c_str(), ui::kNote));
    }
    TEST_ASSERT_EQUAL(static_cast<int>(written.size()) * ui::kNote.line_height + 5,
                      ui::paragraph_height(kWords, ui::kNote, width, 5));
  }
}

// Lines that have no room are left out, and that is heard.
void test_paragraph_should_leave_out_lines_below_its_box() {
  for (int lines = 1; lines <= 6; ++lines) {
    Canvas canvas({100, 150});
    Painter painter = canvas.painter();
    const Rect box = {5, 5, 60, lines * ui::kNote.line_height + 3};
    std::vector<Written> written;
    const std::string cut = cut_by(
        [&] { written = written_by([&] { painter.paragraph(box, kWords, ui::kNote, kInk); }); });
    const int all = ui::paragraph_height(kWords, ui::kNote, 60) / ui::kNote.line_height;
    TEST_ASSERT_EQUAL(std::min(lines, all), written.size());
    TEST_ASSERT_EQUAL(lines < all, !cut.empty());
    const auto right = [&](Align align) {
      return written_by([&] { painter.paragraph(box, "Hall", ui::kNote, kInk, align); })[0].right;
    };
    TEST_ASSERT_EQUAL(box.right(), right(Align::right));
    TEST_ASSERT_INT_WITHIN(1, box.center().x + ui::text_width("Hall", ui::kNote) / 2,
                           right(Align::center));
  }
}

// In one line the largest type that fits; in two lines where that keeps the type of texts.
void test_label_should_take_the_largest_type_that_has_room() {
  const char* const words = "Two of them";
  const auto label = [&](const Rect& box) {
    Canvas canvas({200, 100});
    Painter painter = canvas.painter();
    return written_by([&] { painter.label(box, words, ui::kTitle, kInk, Align::center); });
  };
  for (int width = 40; width < 130; width += 3) {
    for (const int height : {16, 40}) {
      const Rect box = {10, 20, width, height};
      const auto written = label(box);
      const auto fits = [&](const ui::Face& face) { return ui::text_width(words, face) <= width; };
      const bool two = height >= 2 * ui::kText.line_height;
      const ui::Face* wanted = fits(ui::kTitle)         ? &ui::kTitle
                               : fits(ui::kText) || two ? &ui::kText
                                                        : &ui::kNote;
      TEST_ASSERT_TRUE(written[0].face == wanted);
      if (written[0].text == words) {
        TEST_ASSERT_INT_WITHIN(1, written[0].top() - box.y, box.bottom() - written[0].baseline);
      } else if (two) {
        TEST_ASSERT_EQUAL(2, written.size());
        TEST_ASSERT_INT_WITHIN(1, written[0].top() - box.y, box.bottom() - written[1].baseline);
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
  RUN_TEST(test_text_should_stand_where_it_is_aligned_with_its_capitals_in_the_middle);
  RUN_TEST(test_text_that_is_too_long_should_end_in_dots_and_be_heard);
  RUN_TEST(test_text_should_be_whole_where_it_just_fits);
  RUN_TEST(test_paragraph_should_break_its_lines_at_spaces);
  RUN_TEST(test_paragraph_should_leave_out_lines_below_its_box);
  RUN_TEST(test_label_should_take_the_largest_type_that_has_room);
  return UNITY_END();
}
