// What the lesson says, and where.
#include "ui/cities/lesson.hpp"
#include "ui/core/title_line.hpp"

namespace ui::cities {
namespace {

namespace rc = rules::cities;

struct StepWords {
  Text title, body, act;
};
constexpr StepWords kWords[] = {
    {Text::cities_lesson_first, Text::cities_lesson_first_body, Text::cities_lesson_first_act},
    {Text::cities_lesson_build, Text::cities_lesson_build_body, Text::cities_lesson_build_act},
    {Text::cities_lesson_corners, Text::cities_lesson_corners_body,
     Text::cities_lesson_corners_act},
    {Text::cities_lesson_tile, Text::cities_lesson_tile_body, Text::cities_lesson_tile_act},
    {Text::cities_lesson_turn, Text::cities_lesson_turn_body, Text::cities_lesson_turn_act},
    {Text::cities_lesson_lay, Text::cities_lesson_lay_body, Text::cities_lesson_lay_act},
    {Text::cities_lesson_send, Text::cities_lesson_send_body, Text::cities_lesson_send_act},
    {Text::cities_lesson_set, Text::cities_lesson_set_body, Text::cities_lesson_set_act},
    {Text::cities_lesson_round, Text::cities_lesson_round_body, Text::cities_lesson_round_act},
    {Text::cities_lesson_end, Text::cities_lesson_end_body, Text::cities_lesson_end_act},
};

constexpr int kBubble = 94;
constexpr int kBrief = 29;

}  // namespace

// What the words are about.
Rect LessonScreen::concerned() const {
  const City& city = match().city();
  if (choice_.has_cell()) return plan_.cell(choice_.cell());
  if (stage() == Stage::tourist) return plan_.cell(cell_of(city, city.last));
  if (tiles() >= kPlanned || !plan_.shows(kShown[tiles()])) return {};
  return plan_.cell(kShown[tiles()]);
}

Rect LessonScreen::bubble() const {
  const Rect& board = layout_.board;
  const int width = board.width - 16 < 300 ? board.width - 16 : 300;
  const int height = brief() ? kBrief : kBubble;
  const Rect below = {board.x + (board.width - width) / 2, board.bottom() - height - 3, width,
                      height};
  if (common(below, concerned()).empty()) return below;
  return {below.x, board.y + 3, below.width, below.height};
}

uint64_t LessonScreen::pale() const {
  const unsigned now = step();
  if (now == kRound || now == kSteps) return 0;
  uint64_t pale = ~uint64_t{0};
  if (stage() == Stage::tourist) {
    const City& city = match().city();
    for (unsigned quarter = 0; quarter < rc::kQuarters; ++quarter) {
      pale &= ~(uint64_t{1} << city.field_of_last(quarter));
    }
  }
  return pale;
}

void LessonScreen::paint_title(Painter& painter) const {
  const unsigned now = step();
  if (now == kSteps) {
    lv_snprintf(title_, sizeof title_, "%s", text(Text::cities_lesson_over));
  } else {
    lv_snprintf(title_, sizeof title_, text(Text::cities_lesson), static_cast<int>(now) + 1,
                static_cast<int>(kSteps));
  }
  paint_title_line(painter, {.title = text(Text::cities), .lead = title_, .menu = true});
}

void LessonScreen::paint_over(Painter& painter) const {
  const Palette& colors = palette();
  const Rect area = bubble();
  const unsigned now = step();
  const Rect about = concerned();
  if (!about.empty() && now < kSteps) {
    // A line from the words to what they are about.
    int x = about.center().x;
    if (x < area.x + 8) x = area.x + 8;
    if (x > area.right() - 8) x = area.right() - 8;
    const bool below = area.y > about.y;
    const int from = below ? about.bottom() + 2 : area.bottom();
    const int to = below ? area.y : about.y - 2;
    if (to > from) painter.fill({x - 1, from, 2, to - from}, colors.accent);
    painter.fill({x - 3, below ? area.y - 5 : area.bottom() - 1, 6, 6}, colors.accent);
  }
  if (!painter.sees(area)) return;
  painter.fill(area, colors.raised);
  painter.frame(area, 1, colors.ink);
  const StepWords& words = kWords[now];
  const Rect inside = area.inset(8, 3);
  if (!brief()) {
    painter.text({inside.x, inside.y, inside.width, 22}, text(words.title), kTitle, colors.ink);
    painter.paragraph({inside.x, inside.y + 23, inside.width, 2 * kText.line_height},
                      text(words.body), kText, colors.ink);
  }
  const int bottom = inside.bottom() - 23;
  painter.text({inside.x, bottom, inside.width - 60, 23}, text(words.act), kTitle, colors.accent);
  for (unsigned i = 0; i < kSteps; ++i) {
    const Rect square = {inside.right() - 54 + static_cast<int>(i) * 6, bottom + 9, 5, 5};
    if (i <= now) {
      painter.fill(square, colors.ink);
    } else {
      painter.frame(square, 1, colors.ink);
    }
  }
}

}  // namespace ui::cities
