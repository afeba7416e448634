#include "ui/townies/goals_screen.hpp"

#include "ui/core/screen.hpp"
#include "ui/core/target.hpp"
#include "ui/core/title_line.hpp"
#include "ui/core/write.hpp"
#include "ui/townies/chart.hpp"
#include "ui/townies/play_screen.hpp"
#include "ui/townies/town_screen.hpp"
#include "ui/townies/townies.hpp"

namespace ui::townies {
namespace {

constexpr int kHead = 20;
constexpr int kMark = 34;
constexpr int kEdge = 6;

constexpr NumberedNames<kMostGoals> kNames("goal ");

class GoalsScreen final : public Screen {
 public:
  void show(TowniesMatch& match) { match_ = &match; }
  void build(lv_obj_t* root) override;
  void paint(Painter& painter) const override;
  void tapped(uint8_t, uint8_t value) override {
    const unsigned objects = match_->town_of(match_->holder()).objects;
    open_town(*match_, match_->holder(), objects + value);
  }

 private:
  const Standing& before() const { return match_->moves().before(); }
  Rect part(int index) const {
    const Rect body = frame().body();
    const int high = body.height / static_cast<int>(kMostGoals);
    return {body.x, body.y + index * high, body.width, high};
  }
  void paint_goal(Painter& painter, const TargetView& view) const;

  TowniesMatch* match_ = nullptr;
};

constinit GoalsScreen screen;

// The way back lies over the first one's corner.
void GoalsScreen::build(lv_obj_t* root) {
  for (int i = 0; i < before().goals; ++i) {
    add_target(root, {.name = kNames[static_cast<unsigned>(i) + 1],
                      .area = part(i),
                      .paint = paint_by<&GoalsScreen::paint_goal>,
                      .value = static_cast<uint8_t>(i),
                      .more = this});
  }
  add_back(root);
}

void GoalsScreen::paint(Painter& painter) const {
  paint_title_line(painter, {.title = text(Text::townies_goals), .back = true});
  painter.fill(frame().body(), palette().ground);
}

void GoalsScreen::paint_goal(Painter& painter, const TargetView& view) const {
  const Palette& colors = palette();
  const int index = view.spec.value;
  const GoalStanding& goal = before().goal[index];
  const GoalStanding& then = match_->moves().after().goal[index];
  const unsigned start = match_->town_of(match_->holder()).start - 1u;
  const unsigned additional = match_->seen().additional - 1u;
  painter.fill(view.area, colors.ground);
  painter.across(view.area.x, view.area.bottom() - 1, view.area.width, colors.grid);
  const Rect area = view.area.inset(kEdge, 1);
  const Rect head = {area.x + kMark, area.y, area.width - kMark, kHead};
  paint_goal_mark(painter, {area.x, area.y, kMark - 4, kHead}, goal.kind, start, additional);
  painter.text(head, goal_head(goal.kind, additional), kTitle, colors.ink);
  char words[80];
  tell_goal(goal.kind, start, additional, words, sizeof words);
  const int chart = area.bottom() - 1 - kChartHeight;
  const int room = chart - head.bottom() + 1;
  const int lines = paragraph_height(words, kNote, area.width);
  painter.label({area.x, head.bottom() - 1, area.width, lines < room ? lines : room}, words, kNote,
                colors.note);
  paint_chart(painter, {area.x, chart, area.width, kChartHeight}, *goal.chart, goal.count,
              then.count);
  if (view.pressed) painter.frame(view.area, 3, colors.ink);
}

}  // namespace

const char* goal_head(GoalKind kind, unsigned additional) {
  switch (kind) {
    case GoalKind::specialization:
      return text(Text::townies_specialization);
    case GoalKind::standardization:
      return text(Text::townies_standardization);
    case GoalKind::additional:
      break;
  }
  return goal_name(additional);
}

void tell_goal(GoalKind kind, unsigned start, unsigned additional, char* to, size_t size) {
  switch (kind) {
    case GoalKind::specialization:
      return write(to, size, Text::townies_specialization_note, colour_head(start));
    case GoalKind::standardization:
      return write(to, size, Text::townies_standardization_note,
                   colour_name(rt::colour_before(start)), colour_name(rt::colour_after(start)));
    case GoalKind::additional:
      return write(to, size, kGoalNotes[additional]);
  }
}

void open_goals(TowniesMatch& match) {
  screen.show(match);
  screens::open(screen);
}

}  // namespace ui::townies
