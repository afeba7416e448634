#include "ui/city_planner/tools.hpp"

#include "ui/city_planner/buildings.hpp"
#include "ui/core/button.hpp"

namespace ui::city_planner {
namespace {

constexpr int kLabel = 18;
constexpr int kDie = 16;

void paint_tool(Painter& painter, const TargetView& view) {
  const Color color = paint_plate(painter, view);
  const Rect& area = view.area;
  const Rect picture = {area.x, area.y + 2, area.width, area.height - kLabel - 2};
  if (view.spec.symbol != nullptr) {
    painter.symbol(*view.spec.symbol, picture, color);
  } else {
    paint_die(painter, picture.middle({kDie, kDie}), 3);
  }
  painter.label({area.x + 1, area.bottom() - kLabel, area.width - 2, kLabel - 2}, view.spec.label,
                kText, color, Align::center);
}

}  // namespace

lv_obj_t* add_tool(lv_obj_t* parent, TargetSpec spec) {
  spec.paint = paint_tool;
  return add_target(parent, spec);
}

}  // namespace ui::city_planner
