// The score sheet: where its numbers stand, who is best, who has won.
#include "canvas.hpp"
#include "fake_device.hpp"
#include "ui/play/result/score_sheet.hpp"
#include "written.hpp"

namespace {

using ui::Color;
using ui::Rect;
using ui::ScoreRow;
using ui::ScoreSheet;

constexpr Rect kArea = {6, 10, 300, 150};

// Three rows of three players: the first alone is best in the first, the second and third together
// in the second, and all have the same in the third.
struct Table {
  ScoreRow rows[3] = {{"Houses", {31, 5, 17}}, {"Roads", {2, 64, 64}}, {"Trees", {9, 9, 9}}};
  ScoreSheet sheet = {.seats = {}, .rows = rows, .totals = {42, 78, 90}, .winners = 0};

  explicit Table(uint8_t players = 3) {
    sheet.seats.players = players;
    if (players > 1) sheet.winners = rules::only(3);
  }
};

struct Drawn {
  Canvas canvas{{320, 180}};
  std::vector<Written> written;

  explicit Drawn(const ScoreSheet& sheet, const Rect& area = kArea) {
    written = written_by([&] {
      ui::Painter painter = canvas.painter();
      ui::paint_score_sheet(painter, area, sheet);
    });
  }
  std::vector<Written> all(const std::string& text) const {
    std::vector<Written> found;
    for (const Written& line : written) {
      if (line.text == text) found.push_back(line);
    }
    return found;
  }
  const Written& at(const std::string& text) const {
    const Written* const found = find_written(written, text);
    TEST_ASSERT_NOT_NULL_MESSAGE(found, text.c_str());
    return *found;
  }
};

int middle(const Written& line) { return (line.left + line.right) / 2; }

// As many columns as players, as wide as each other, from the right.
constexpr int kColumn = 64;
int column_of(int player, int players) {
  return kArea.right() - kColumn * (players - player) + kColumn / 2;
}

void test_numbers_should_stand_in_the_middle_of_their_columns() {
  const Table table;
  const Drawn drawn(table.sheet);
  for (int player = 0; player < 3; ++player) {
    const auto i = static_cast<size_t>(player);
    for (const int value : {table.rows[0].values[i], table.sheet.totals[i]}) {
      const Written& number = drawn.at(std::to_string(value));
      TEST_ASSERT_INT_WITHIN(1, column_of(player, 3), middle(number));
    }
    TEST_ASSERT_INT_WITHIN(1, column_of(player, 3), middle(drawn.all("9")[i]));
  }
}

void test_rows_should_lie_below_each_other_with_their_names_on_the_left() {
  const Table table;
  const Drawn drawn(table.sheet);
  const char* const names[] = {"Houses", "Roads", "Trees", "Total"};
  for (const char* name : names) TEST_ASSERT_EQUAL(kArea.x + 8, drawn.at(name).left);
  TEST_ASSERT_EQUAL(drawn.at("Houses").baseline, drawn.at("31").baseline);
  TEST_ASSERT_EQUAL(drawn.at("Roads").baseline, drawn.at("2").baseline);
  TEST_ASSERT_EQUAL(drawn.at("Trees").baseline, drawn.at("9").baseline);
  TEST_ASSERT_EQUAL(drawn.at("Total").baseline, drawn.at("42").baseline);
  const int pitch = drawn.at("Roads").baseline - drawn.at("Houses").baseline;
  TEST_ASSERT_EQUAL_MESSAGE(20, pitch, "no higher, whatever room there is");
  TEST_ASSERT_EQUAL(pitch, drawn.at("Trees").baseline - drawn.at("Roads").baseline);
  // Three rows below the players, parted by thin lines; then a line of ink.
  const int top = kArea.y + 20;
  for (int row = 1; row <= 3; ++row) {
    const int line = top + row * 20 - 1;
    TEST_ASSERT_TRUE(drawn.canvas.at(kArea.x + 2, line) == ui::palette().grid);
    TEST_ASSERT_TRUE(drawn.canvas.at(kArea.right() - 1, line) == ui::palette().grid);
    const int from = line - 19;
    TEST_ASSERT_INT_WITHIN(1, from + 20 - drawn.at(names[row - 1]).baseline,
                           drawn.at(names[row - 1]).top() - from);
  }
  TEST_ASSERT_TRUE(drawn.canvas.at(kArea.x, top + 60) == ui::palette().ink);
  TEST_ASSERT_TRUE(drawn.canvas.at(kArea.x + 120, top + 60) == ui::palette().ink);
}

bool underlined(const Drawn& drawn, const Written& number) {
  const int y = number.baseline + 1;
  for (int x = number.left; x < number.right; ++x) {
    if (drawn.canvas.at(x, y) != ui::palette().ink) return false;
  }
  TEST_ASSERT_TRUE(drawn.canvas.at(number.left - 1, y) != ui::palette().ink);
  TEST_ASSERT_TRUE(drawn.canvas.at(number.right, y) != ui::palette().ink);
  return true;
}

// Unless all have the same.
void test_best_of_a_row_should_be_underlined() {
  const Table table;
  const Drawn drawn(table.sheet);
  TEST_ASSERT_TRUE(underlined(drawn, drawn.at("31")));
  TEST_ASSERT_FALSE(underlined(drawn, drawn.at("5")));
  TEST_ASSERT_FALSE(underlined(drawn, drawn.at("17")));
  TEST_ASSERT_FALSE(underlined(drawn, drawn.at("2")));
  TEST_ASSERT_EQUAL(2, drawn.all("64").size());
  for (const Written& number : drawn.all("64")) TEST_ASSERT_TRUE(underlined(drawn, number));
  for (const Written& number : drawn.all("9")) TEST_ASSERT_FALSE(underlined(drawn, number));
  for (const char* total : {"42", "78"}) TEST_ASSERT_FALSE(underlined(drawn, drawn.at(total)));
  // Alone there is nobody to be better than.
  const Table alone(1);
  const Drawn one(alone.sheet);
  TEST_ASSERT_FALSE(underlined(one, one.at("31")));
}

// A number in the colour of notes: neither the best nor of who has won.
void test_number_should_be_fainter_where_another_is_better_unless_its_player_won() {
  const Table table;
  const Drawn drawn(table.sheet);
  const auto faint = [&](const Written& number) {
    return drawn.canvas.count_in(number.area(), ui::palette().note) > 2;
  };
  TEST_ASSERT_FALSE(faint(drawn.at("31")));
  TEST_ASSERT_TRUE(faint(drawn.at("5")));
  TEST_ASSERT_FALSE_MESSAGE(faint(drawn.at("17")), "has won");
  TEST_ASSERT_TRUE(faint(drawn.at("2")));
  for (const Written& number : drawn.all("64")) TEST_ASSERT_FALSE(faint(number));
}

// A lighter column, and the total inside out.
void test_column_of_the_winner_should_stand_out() {
  const Table table;
  const Drawn drawn(table.sheet);
  for (int player = 0; player < 3; ++player) {
    const bool winner = player == 2;
    const int left = column_of(player, 3) - kColumn / 2;
    const Color ground = winner ? ui::palette().raised : ui::palette().ground;
    for (const int y : {kArea.y, kArea.y + 25, kArea.y + 20 + 55}) {
      TEST_ASSERT_TRUE(drawn.canvas.at(left, y) == ground);
      TEST_ASSERT_TRUE(drawn.canvas.at(left + kColumn - 1, y) == ground);
    }
    const int total = kArea.y + 20 + 60;
    TEST_ASSERT_EQUAL(winner, drawn.canvas.at(left + 2, total + 5) == ui::palette().ink);
    TEST_ASSERT_EQUAL(winner, drawn.canvas.at(left + kColumn - 1, total + 25) == ui::palette().ink);
  }
  const Rect digits = drawn.at("90").area();
  TEST_ASSERT_GREATER_THAN(10, drawn.canvas.count_in(digits, ui::palette().raised));
  TEST_ASSERT_EQUAL(0, drawn.canvas.count_in(drawn.at("42").area(), ui::palette().raised));
}

// Chip, mark of a bot and name together in the middle of the column; names only if all have room.
void test_players_should_be_named_above_their_columns() {
  Table table;
  table.sheet.bots = rules::only(2);
  const Drawn drawn(table.sheet);
  const char* const names[] = {"Red", "Yellow", "Blue"};
  for (int player = 0; player < 3; ++player) {
    const Written& name = drawn.at(names[player]);
    const Rect cell = {column_of(player, 3) - kColumn / 2, kArea.y, kColumn, 20};
    const int before = 14 + 4 + (player == 1 ? 2 + ui::kBotMark.width : 0);
    const int left = name.left - before;
    TEST_ASSERT_INT_WITHIN(1, left - cell.x, cell.right() - name.right);
    const Color color = ui::palette().area(ui::seat_wash(static_cast<ui::Seat>(player))).color;
    TEST_ASSERT_TRUE(drawn.canvas.at(left + 1, cell.y + 4) == color);
    TEST_ASSERT_TRUE(drawn.canvas.at(left + 12, cell.y + 15) == color);
    TEST_ASSERT_INT_WITHIN(1, name.top() - cell.y, cell.bottom() - name.baseline);
    if (player != 1) continue;
    const Rect mark = {left + 14 + 2, cell.y, ui::kBotMark.width, 20};
    TEST_ASSERT_GREATER_THAN(8, drawn.canvas.count_in(mark, ui::palette().ink));
  }
  const Drawn narrow(table.sheet, {6, 10, 200, 150});
  TEST_ASSERT_NULL(find_written(narrow.written, "Yellow"));
  TEST_ASSERT_NULL(find_written(narrow.written, "Red"));
}

// Names take what the columns can spare, whoever plays and however narrow it is.
void test_columns_should_keep_24_pixels_when_a_name_is_long() {
  constexpr int kLeast = 24;
  const ScoreRow rows[] = {
      {"Streets that lead to a park or to water, as wide as it is", {31, 32, 33, 34, 35, 36}}};
  for (const uint8_t players : {uint8_t{4}, uint8_t{6}}) {
    ScoreSheet sheet = {
        .seats = {}, .rows = rows, .totals = {41, 42, 43, 44, 45, 46}, .winners = 0};
    sheet.seats.players = players;
    for (const Rect& area : {Rect{6, 10, 228, 150}, Rect{6, 10, 308, 150}}) {
      const Drawn drawn(sheet, area);
      for (int player = 0; player < players; ++player) {
        const int column = area.right() - kLeast * (players - player) + kLeast / 2;
        for (const int value : {31 + player, 41 + player}) {
          TEST_ASSERT_INT_WITHIN(1, column, middle(drawn.at(std::to_string(value))));
        }
      }
    }
  }
}

// Low rows take the small type, and no line between them.
void test_rows_should_be_small_where_there_is_little_room() {
  const Table table;
  const Drawn drawn(table.sheet, {6, 10, 300, ui::least_sheet_height(3, 3)});
  TEST_ASSERT_TRUE(drawn.at("Houses").face == &ui::kNote);
  TEST_ASSERT_EQUAL(11, drawn.at("Roads").baseline - drawn.at("Houses").baseline);
  TEST_ASSERT_EQUAL(300, drawn.canvas.count_in({6, 10, 300, 16 + 33}, ui::palette().grid));
  TEST_ASSERT_EQUAL(16 + 3 * 11 + 18, ui::least_sheet_height(3, 3));
  TEST_ASSERT_EQUAL(3 * 11 + 18, ui::least_sheet_height(1, 3));
  TEST_ASSERT_EQUAL(20 + 3 * 20 + 26, ui::sheet_height(3, 3));
  TEST_ASSERT_EQUAL(3 * 20 + 26, ui::sheet_height(1, 3));
  const Drawn roomy(table.sheet, {6, 10, 300, ui::sheet_height(3, 3)});
  TEST_ASSERT_TRUE(roomy.at("Houses").face == &ui::kText);
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_numbers_should_stand_in_the_middle_of_their_columns);
  RUN_TEST(test_rows_should_lie_below_each_other_with_their_names_on_the_left);
  RUN_TEST(test_best_of_a_row_should_be_underlined);
  RUN_TEST(test_number_should_be_fainter_where_another_is_better_unless_its_player_won);
  RUN_TEST(test_column_of_the_winner_should_stand_out);
  RUN_TEST(test_players_should_be_named_above_their_columns);
  RUN_TEST(test_columns_should_keep_24_pixels_when_a_name_is_long);
  RUN_TEST(test_rows_should_be_small_where_there_is_little_room);
  return UNITY_END();
}
