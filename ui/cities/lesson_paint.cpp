// What the lesson says, and where.
#include "ui/cities/lesson.hpp"
#include "ui/core/title_line.hpp"

namespace ui::cities {
namespace {

namespace rc = rules::cities;

struct StepWords {
  Text title, body, act;
};
constexpr Text kNoHead = Text::count;  // where the board needs the room more
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
    {kNoHead, Text::cities_lesson_round_body, Text::cities_lesson_round_act},
    {Text::cities_lesson_end, Text::cities_lesson_end_body, Text::cities_lesson_end_act},
};

constexpr int kBubble = 94;
constexpr int kBrief = 29;
constexpr int kHead = 23;

// The words can be folded: a small mark that points down, 9 × 5.
void paint_fold(Painter& painter, Point corner, Color color) {
  for (int i = 0; i < 5; ++i) painter.fill({corner.x + i, corner.y + i, 9 - 2 * i, 1}, color);
}

}  // namespace

// What the words are about.
Rect LessonScreen::concerned() const {
  const City& city = match().city();
  if (picker().has_cell()) return plan_.cell(picker().cell());
  if (stage() == Stage::tourist) return plan_.cell(cell_of(city, city.last));
  if (tiles() >= kPlanned || !plan_.shows(kShown[tiles()])) return {};
  const Cell planned = kShown[tiles()];
  // Elsewhere if the city has become another one.
  return picker().may_lie(planned) ? plan_.cell(planned) : Rect{};
}

// How many tiles the words would hide.
unsigned LessonScreen::hidden_by(const Rect& area) const {
  unsigned hidden = 0;
  const City city = match().city();
  for (unsigned i = 0; i < rc::kCells; ++i) {
    if (city.tiles[i] == 0) continue;
    if (!common(area, plan_.cell(cell_of(city, i))).empty()) ++hidden;
  }
  return hidden;
}

// Below what is concerned, or above; where that leaves both, where fewer tiles are hidden.
Rect LessonScreen::bubble() const {
  const Rect& board = layout_.board;
  const int width = board.width - 16 < 300 ? board.width - 16 : 300;
  const int height = brief() ? kBrief : kBubble - (kWords[step()].title == kNoHead ? kHead : 0);
  const Rect below = {board.x + (board.width - width) / 2, board.bottom() - height - 3, width,
                      height};
  const Rect above = {below.x, board.y + 3, below.width, below.height};
  const Rect about = concerned();
  if (!common(below, about).empty()) return above;
  if (!common(above, about).empty()) return below;
  return hidden_by(above) < hidden_by(below) ? above : below;
}

uint64_t LessonScreen::pale() const {
  const unsigned now = step();
  if (now == kRound || now == kSteps) return 0;
  uint64_t pale = ~uint64_t{0};
  if (stage() == Stage::tourist) {
    const City& city = match().city();
    for (unsigned quarter = 0; quarter < rc::kQuarters; ++quarter) {
      const unsigned field = rc::field_at(city.last / rc::kSide, city.last % rc::kSide, quarter);
      pale &= ~(uint64_t{1} << field);
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

// A line from the words to what they are about: to the rail if that is the tile in the hand.
void LessonScreen::paint_leader(Painter& painter, const Rect& area) const {
  const Palette& colors = palette();
  if (points_at_tile()) {
    const Rect& board = layout_.board;
    const Rect& tile = layout_.tile;
    if (!frame().landscape()) {
      const int x = tile.center().x;
      painter.fill({x - 1, area.bottom(), 2, board.bottom() - area.bottom()}, colors.accent);
      return;
    }
    const int y = area.center().y;
    const bool right = tile.x >= board.right();
    painter.fill(right ? Rect{area.right(), y - 1, board.right() - area.right(), 2}
                       : Rect{board.x, y - 1, area.x - board.x, 2},
                 colors.accent);
    return;
  }
  const Rect about = concerned();
  if (about.empty()) return;
  int x = about.center().x;
  if (x < area.x + 8) x = area.x + 8;
  if (x > area.right() - 8) x = area.right() - 8;
  const bool below = area.y > about.y;
  const int from = below ? about.bottom() + 2 : area.bottom();
  const int to = below ? area.y : about.y - 2;
  if (to > from) painter.fill({x - 1, from, 2, to - from}, colors.accent);
  painter.fill({x - 3, below ? area.y - 5 : area.bottom() - 1, 6, 6}, colors.accent);
}

void LessonScreen::paint_over(Painter& painter) const {
  const Palette& colors = palette();
  const Rect area = bubble();
  const unsigned now = step();
  if (now < kSteps) paint_leader(painter, area);
  if (!painter.sees(area)) return;
  painter.fill(area, colors.raised);
  painter.frame(area, 1, colors.ink);
  const StepWords& words = kWords[now];
  const Rect inside = area.inset(8, 3);
  if (!brief()) {
    const int head = words.title == kNoHead ? 0 : kHead;
    if (head != 0) {
      painter.text({inside.x, inside.y, inside.width, 22}, text(words.title), kTitle, colors.ink);
    }
    if (now < kSteps) paint_fold(painter, {inside.right() - 9, inside.y + 8}, colors.faint);
    painter.paragraph(
        {inside.x, inside.y + head, inside.width - (head == 0 ? 12 : 0), 2 * kText.line_height},
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
