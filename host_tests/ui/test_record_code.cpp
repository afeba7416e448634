// The code of a record, as it stands on its pages.
#include "canvas.hpp"
#include "fake_device.hpp"
#include "pretend_play.hpp"
#include "ui/play/replay/code_screen.hpp"
#include "written.hpp"

namespace {

PretendPlay play;

constexpr unsigned kLines = 99;

// "p2 build 46 at 1,-1"
std::string code(unsigned line) {
  char words[rules::kMostLineChars + 1];
  play.match().record_line(line, words);
  return words;
}

void open(const ui::Settings& held) {
  fake::start({}, held);
  play.set_players(3);
  play.set_record(kLines);
  ui::open_code(play);
  finger::wait(50);
}

// Those of the page from this line of the record on, as they are written.
std::vector<Written> page_from(unsigned first) {
  const DrawnScreen drawn;
  std::vector<Written> lines;
  for (unsigned line = first; line < kLines; ++line) {
    const Written* const found = find_written(drawn.written, code(line));
    if (found == nullptr) break;
    lines.push_back(*found);
  }
  return lines;
}

// The widest line has 87: three and two gaps of 12 take 285 of 304, in portrait two take 186 of
// 224.
void test_code_should_stand_in_as_many_columns_as_have_room() {
  fake::for_each_hold([](const ui::Settings& held) {
    open(held);
    const bool wide = ui::frame().landscape();
    const std::vector<int> lefts =
        wide ? std::vector<int>{8, 8 + 105, 8 + 210} : std::vector<int>{8, 8 + 118};
    const std::vector<Written> lines = page_from(0);
    const size_t rows = lines.size() / lefts.size();
    TEST_ASSERT_GREATER_THAN(5, rows);
    TEST_ASSERT_EQUAL(rows * lefts.size(), lines.size());
    for (size_t i = 0; i < lines.size(); ++i) {
      TEST_ASSERT_EQUAL(lefts[i / rows], lines[i].left);
      const int below = ui::kNote.line_height * static_cast<int>(i % rows);
      TEST_ASSERT_EQUAL(lines[0].baseline + below, lines[i].baseline);
      TEST_ASSERT_LESS_OR_EQUAL(ui::frame().width - 8, lines[i].right);
    }
  });
}

void test_every_line_of_the_code_should_be_on_one_page() {
  fake::for_each_hold([](const ui::Settings& held) {
    open(held);
    size_t told = page_from(0).size();
    while (fake::there("button next")) {
      finger::tap("button next");
      TEST_ASSERT_TRUE_MESSAGE(page_from(static_cast<unsigned>(told) - 1).empty(), "it was told");
      told += page_from(static_cast<unsigned>(told)).size();
    }
    TEST_ASSERT_EQUAL(kLines, told);
  });
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_code_should_stand_in_as_many_columns_as_have_room);
  RUN_TEST(test_every_line_of_the_code_should_be_on_one_page);
  return UNITY_END();
}
