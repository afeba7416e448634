// The screen of a finished city: the list of what pays its tourists, their letters on the board.
#include <bit>

#include "canvas.hpp"
#include "cities_table.hpp"
#include "written.hpp"

using namespace table;

namespace {

using ui::Color;
using ui::Rect;

struct Drawn {
  Canvas canvas{{ui::frame().width, ui::frame().height}};
  std::vector<Written> list;   // what is written beside the board
  std::vector<Written> board;  // and on it
  Rect place;                  // of the board

  Drawn() {
    list = written_by([&] {
      ui::Painter painter = canvas.painter();
      ui::screens::now().paint(painter);
    });
    const ui::TargetSpec& spec = fake::spec_of("board");
    place = spec.area;
    board = written_by([&] {
      ui::Painter painter = canvas.painter();
      painter.narrow(place);
      spec.paint(painter, {spec, place, false});
    });
  }
};

// Who won, and the tourists of that city in the order of the list.
struct Winner {
  unsigned seat = 1;
  std::vector<unsigned> fields;
  std::vector<rule::Reason> reasons;
  int total = 0;

  explicit Winner(unsigned players) {
    for (unsigned player = 1; player <= players; ++player) {
      const int points = ::table::total(player);
      if (points <= total) continue;
      seat = player;
      total = points;
    }
    const rule::City& city = state().cities[seat - 1];
    const auto board = rule::board_of<rule::FieldSet>(state(), city);
    for (const rule::Kind kind : {rule::kAttraction, rule::kPark, rule::kTerrace}) {
      for (unsigned i = 0; i < city.tourists.count; ++i) {
        const unsigned field = city.tourists.at[i];
        const rule::Reason reason = rule::reason_of(board, game().level(), field);
        if (reason.kind != kind) continue;
        fields.push_back(field);
        reasons.push_back(reason);
      }
    }
  }
};

template <typename Each>
void for_each_city(Each each) {
  for (unsigned level = 1; level <= 3; ++level) {
    fake::for_each_hold([&](const ui::Settings& held) {
      begin(2, level, static_cast<uint16_t>(4 + level), held);
      play_to_the_end(9 + level);
      const Winner winner(2);
      finger::wait(700);
      tap("button Why");
      each(Drawn(), winner);
    });
  }
}

// What stands in one line with this.
std::vector<Written> line_of(const Drawn& drawn, const Written& first) {
  std::vector<Written> found;
  for (const Written& line : drawn.list) {
    const bool same = line.top() < first.baseline && first.top() < line.baseline;
    if (same && line.left > first.right) found.push_back(line);
  }
  return found;
}

const Written& at(const std::vector<Written>& all, const std::string& text) {
  const Written* const found = find_written(all, text);
  TEST_ASSERT_NOT_NULL_MESSAGE(found, text.c_str());
  return *found;
}

std::string letter(size_t index) { return std::string(1, static_cast<char>('A' + index)); }

std::string why(const rule::Reason& reason) {
  const bool looks_out = reason.kind == rule::kTerrace;
  if (looks_out && game().level() == 1) return "";  // a terrace pays nothing there
  if (looks_out) return "view " + std::to_string(reason.points);
  if (!reason.paid) return "same zone";
  const std::string zone = std::to_string(std::popcount(reason.zone));
  return game().level() < 3 ? zone : zone + " + " + std::to_string(std::popcount(reason.beside));
}

// A line each: the letter, then why, then the points; all lines alike and evenly apart.
void test_list_should_have_a_line_for_each_tourist() {
  for_each_city([](const Drawn& drawn, const Winner& winner) {
    int pitch = 0, points_end = 0, why_end = 0;
    TEST_ASSERT_GREATER_THAN(2, winner.fields.size());
    for (size_t i = 0; i < winner.fields.size(); ++i) {
      const rule::Reason& reason = winner.reasons[i];
      const Written& name = at(drawn.list, letter(i));
      const std::vector<Written> line = line_of(drawn, name);
      TEST_ASSERT_EQUAL(2, line.size());
      const bool first_is_why = line[0].left < line[1].left;
      const Written &words = line[first_is_why ? 0 : 1], &points = line[first_is_why ? 1 : 0];
      TEST_ASSERT_EQUAL_STRING(why(reason).c_str(), words.text.c_str());
      TEST_ASSERT_EQUAL(reason.paid ? reason.points : 0, std::stoi(points.text));
      TEST_ASSERT_LESS_THAN(points.left, words.right);
      if (i > 0) {
        const Written& before = at(drawn.list, letter(i - 1));
        if (i == 1) pitch = name.baseline - before.baseline;
        TEST_ASSERT_EQUAL(pitch, name.baseline - before.baseline);
        TEST_ASSERT_EQUAL(before.left, name.left);
        TEST_ASSERT_EQUAL(points_end, points.right);
        TEST_ASSERT_EQUAL(why_end, words.right);
      }
      points_end = points.right;
      why_end = words.right;
      TEST_ASSERT_TRUE(common(drawn.place, name.area()).empty());
      // The kind of the field as a sign between letter and words.
      const Rect sign = {name.left + 14, name.top() - 2, 15, 14};
      const Color ground = ui::cities::ground_color(reason.kind);
      TEST_ASSERT_GREATER_THAN(20, drawn.canvas.count_in(sign, ground));
    }
    TEST_ASSERT_TRUE(pitch >= 14 && pitch <= 24);
    TEST_ASSERT_EQUAL_MESSAGE(points_end, at(drawn.list, "pts").right, "over the points");
  });
}

// The first is chosen: its line is inside out, the others are not.
void test_line_of_the_chosen_tourist_should_be_inside_out() {
  for_each_city([](const Drawn& drawn, const Winner& winner) {
    for (size_t i = 0; i < winner.fields.size(); ++i) {
      const Written& name = at(drawn.list, letter(i));
      const Color beside = drawn.canvas.at(name.left - 2, name.baseline);
      TEST_ASSERT_TRUE(beside == (i == 0 ? ui::palette().ink : ui::palette().ground));
      const int light = drawn.canvas.count_in(name.area(), ui::palette().raised);
      TEST_ASSERT_EQUAL(i == 0, light > 4);
    }
  });
}

void test_total_should_be_told_once_clear_of_list_and_board() {
  for_each_city([](const Drawn& drawn, const Winner& winner) {
    const Written& name = at(drawn.list, "Total");
    const Written* number = nullptr;
    for (const Written& line : drawn.list) {
      if (line.face == &ui::kNumber) number = &line;
    }
    TEST_ASSERT_NOT_NULL(number);
    TEST_ASSERT_EQUAL(winner.total, std::stoi(number->text));
    for (const Written* line : {&name, number}) {
      TEST_ASSERT_TRUE(common(drawn.place, line->area()).empty());
    }
    const bool above = name.baseline < number->top();
    const bool side_by_side = name.right < number->left;
    TEST_ASSERT_TRUE(above || side_by_side);
    if (side_by_side) {  // below the list, its edges are those of the list
      TEST_ASSERT_EQUAL(at(drawn.list, letter(0)).left, name.left);
      TEST_ASSERT_EQUAL(at(drawn.list, "pts").right, number->right);
      TEST_ASSERT_INT_WITHIN(1, name.area().center().y, number->area().center().y);
    }
    if (above) TEST_ASSERT_INT_WITHIN(2, name.left + name.right, number->left + number->right);
  });
}

// A tag with the same letter in the upper left of each tourist's field; the chosen one in accent.
void test_letters_should_stand_on_the_fields_of_the_tourists() {
  for_each_city([](const Drawn& drawn, const Winner& winner) {
    for (size_t i = 0; i < winner.fields.size(); ++i) {
      const Written& tag = at(drawn.board, letter(i));
      const unsigned field = ui::cities::field_from(state(), winner.fields[i]);
      char name[ui::cities::kMostName];
      ui::cities::name_field(ui::cities::city_of(state(), winner.seat), field, name);
      const finger::Search search = finger::find(name);
      TEST_ASSERT_TRUE(search.found);
      const Rect place = {search.target.x, search.target.y, search.target.width,
                          search.target.height};
      const ui::Point middle = tag.area().center();
      TEST_ASSERT_TRUE((Rect{place.x - 1, place.y - 2, 11, 12}.contains(middle)));
      const Color plate = drawn.canvas.at(place.x, place.y - 1);
      TEST_ASSERT_TRUE(plate == (i == 0 ? ui::palette().accent : ui::palette().raised));
      TEST_ASSERT_TRUE(drawn.canvas.at(place.x - 1, place.y - 2) == ui::palette().ink);
      TEST_ASSERT_TRUE(drawn.canvas.at(place.x + 9, place.y + 9) == ui::palette().ink);
    }
  });
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_list_should_have_a_line_for_each_tourist);
  RUN_TEST(test_line_of_the_chosen_tourist_should_be_inside_out);
  RUN_TEST(test_total_should_be_told_once_clear_of_list_and_board);
  RUN_TEST(test_letters_should_stand_on_the_fields_of_the_tourists);
  return UNITY_END();
}
