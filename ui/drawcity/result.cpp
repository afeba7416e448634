// What DrawCity adds to the result: the streets, and that equal totals share the win.
#include "ui/core/write.hpp"
#include "ui/drawcity/drawcity.hpp"
#include "ui/drawcity/match.hpp"
#include "ui/drawcity/points_screen.hpp"
#include "ui/play/result/verdict.hpp"

namespace ui::drawcity {
namespace {

constexpr size_t kMostNames = 96;

}  // namespace

void DrawCityMatch::paint_result(Painter& painter, const Rect& area) const {
  painter.fill(area, palette().ground);
  BoardLook look{.grid = BoardGrid::in(area.inset(1), seen()), .state = &seen()};
  look.seats = seats();
  look.own = first_winner(result());
  paint_board(painter, look);
}

void DrawCityMatch::open_points() { drawcity::open_points(*this, first_winner(result())); }

void DrawCityMatch::tell_tie(const Result& result, char* to, size_t size) const {
  char names[kMostNames];
  list_names(*this, result.winners, names, sizeof names);
  write(to, size, Text::drawcity_shared, names, int{result.scores[first_winner(result) - 1].total});
}

}  // namespace ui::drawcity
