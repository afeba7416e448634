// The pictures of the rules that are parts of boards.
#include <algorithm>
#include <bit>

#include "ui/core/write.hpp"
#include "ui/drawcity/rules_pictures.hpp"
#include "ui/drawcity/site_sets.hpp"

namespace ui::drawcity {
namespace {

constexpr Size kMostCell = {34, 40};
constexpr int kRunGap = 8;       // where columns are left out
constexpr int kColumnLine = 13;  // for the columns' numbers
constexpr int kZoneLine = 18;
constexpr int kDemandWidth = 12;

constexpr unsigned first_of(Row row) { return static_cast<unsigned>(std::countr_zero(row)); }
// Its columns that follow one another, from the left.
Row first_run(Row row) { return row & ~(row + rd::lowest(row)); }

// Where a sketch lies: each run of columns is a window that shows a part of a whole board.
struct Layout {
  int width = 0, height = 0;  // of a space
  int top = 0;                // what stands above the spaces
  int streets = 0;
  Rect whole = {};

  static Layout of(const Rect& area, const Sketch& sketch, const State& state, bool numbered);
};

Layout Layout::of(const Rect& area, const Sketch& sketch, const State& state, bool numbered) {
  Layout layout;
  int gaps = 0;
  for (Row row = sketch.columns; row != 0; row &= ~first_run(row)) gaps += kRunGap;
  gaps -= kRunGap;
  const int beside = rd::has(state, rd::kDemand) ? kDemandWidth : 0;
  const auto columns = static_cast<int>(rd::row_size(sketch.columns));
  layout.top = (numbered ? kColumnLine : 0) + (rd::has(state, rd::kZoning) ? kZoneLine : 0);
  layout.streets = static_cast<int>(sketch.streets());
  layout.width = std::min((area.width - 2 - gaps - beside) / columns, kMostCell.width);
  const int even = layout.width * 3 / 2;
  const int tall = state.built == 0 ? even : std::max(even, BoardGrid::kTallCell + 2);
  layout.height =
      std::min({(area.height - 2 - layout.top) / layout.streets, tall, kMostCell.height});
  layout.whole = area.middle(
      {columns * layout.width + gaps + beside, layout.top + layout.streets * layout.height});
  return layout;
}

// The board's own edges are lines of ink.
void paint_edges(Painter& painter, const Rect& window, const Rect& cells) {
  const Palette& colors = palette();
  const Rect frame = window.inset(-1);
  const auto color = [&colors](bool edge) { return edge ? colors.ink : colors.faint; };
  painter.across(frame.x, frame.y, frame.width, color(window.y == cells.y));
  painter.across(frame.x, frame.bottom() - 1, frame.width,
                 color(window.bottom() == cells.bottom()));
  painter.down(frame.x, frame.y, frame.height, color(window.x == cells.x));
  painter.down(frame.right() - 1, frame.y, frame.height, color(window.right() == cells.right()));
}

void paint_column_numbers(Painter& painter, const Rect& line, unsigned first, int width) {
  for (int x = line.x; x < line.right(); x += width, ++first) {
    painter.text({x, line.y, width, line.height - 1}, Digits(static_cast<int>(first)), kNote,
                 palette().note, Align::center);
  }
}

void paint_run(Painter& painter, const Layout& layout, const Sketch& sketch, BoardLook& look,
               const Rect& window, unsigned first) {
  const State& state = *look.state;
  BoardGrid& grid = look.grid;
  const auto left_out = [](unsigned from, int size) { return (static_cast<int>(from) - 1) * size; };
  grid.streets = state.street_count;
  grid.cells = {window.x - left_out(first, layout.width),
                window.y - left_out(sketch.street, layout.height),
                static_cast<int>(rd::kColumns) * layout.width, grid.streets * layout.height};
  Rect seen = window;
  if (rd::has(state, rd::kZoning)) {
    grid.zones = {grid.cells.x, window.y - kZoneLine, grid.cells.width, kZoneLine};
    seen.y -= kZoneLine;
    seen.height += kZoneLine;
  }
  if (rd::has(state, rd::kDemand)) {
    grid.demand = {grid.cells.right(), grid.cells.y, kDemandWidth, grid.cells.height};
    seen.width += kDemandWidth;
  }
  const Rect clip = painter.narrow(seen);
  paint_board(painter, look);
  painter.clip_to(clip);
  paint_edges(painter, window, grid.cells);
}

struct More {
  bool numbered = false;  // its columns
  const Sites* offered = nullptr;
};

void paint_state(Painter& painter, const Rect& area, const Sketch& sketch, const State& state,
                 const More& more) {
  const Layout layout = Layout::of(area, sketch, state, more.numbered);
  BoardLook look;
  look.state = &state;
  look.own = 1;
  look.pale = sketch.pale();
  if (more.offered != nullptr) {
    look.offers = true;
    look.offered = *more.offered;
  }
  int x = layout.whole.x;
  for (Row row = sketch.columns; row != 0;) {
    const Row run = first_run(row);
    row &= ~run;
    const Rect window = {x, layout.whole.y + layout.top,
                         static_cast<int>(rd::row_size(run)) * layout.width,
                         layout.streets * layout.height};
    paint_run(painter, layout, sketch, look, window, first_of(run));
    if (more.numbered) {
      paint_column_numbers(painter, {x, layout.whole.y, window.width, kColumnLine}, first_of(run),
                           layout.width);
    }
    x = window.right() + kRunGap;
  }
}

// Who looks at columns has them numbered.
bool is_of_columns(rd::Goal goal) { return goal == rd::kCentralPark || goal == rd::kAcrossTheCity; }

}  // namespace

void paint_sketch(Painter& painter, const Rect& area, const Sketch& sketch) {
  paint_state(painter, area, sketch, sketch.state(), {});
}

void picture_of_board(Painter& painter, const Rect& area) {
  paint_state(painter, area, kBoardSketch, kBoardSketch.state(), {});
}

void picture_of_order(Painter& painter, const Rect& area) {
  const State state = kOrderSketch.state();
  const Sites offered = sites_for(state, 1, kOrderNumber);
  paint_state(painter, area, kOrderSketch, state, {.offered = &offered});
}

// With the two patterns above.
void picture_of_neighborhoods(Painter& painter, const Rect& area) {
  constexpr int kLine = 18, kGap = 6, kWidth = 52;
  const State state = kNeighborhoodsSketch.state();
  const Rect line = Rect{area.x, area.y, area.width, kLine}.middle({2 * kWidth + kGap, kLine});
  for (unsigned i = 0; i < rd::kPatterns; ++i) {
    paint_pattern(painter, line.column(static_cast<int>(i), rd::kPatterns, kGap), state.patterns,
                  i);
  }
  const int top = kLine + kGap;
  paint_state(painter, {area.x, area.y + top, area.width, area.height - top}, kNeighborhoodsSketch,
              state, {});
}

void paint_goal_sketch(Painter& painter, const Rect& area, rd::Goal goal) {
  const Sketch& sketch = kGoalSketches[goal];
  paint_state(painter, area, sketch, sketch.state(), {.numbered = is_of_columns(goal)});
}

}  // namespace ui::drawcity
