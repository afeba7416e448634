#include "ui/city_planner/tools.hpp"

#include "ui/city_planner/buildings.hpp"

namespace ui::planner {
namespace {

constexpr int kLabel = 18;
constexpr int kDie = 16;

// Ground and frame; the colour of what stands on it.
Color paint_plate(Painter& painter, const TargetView& view, bool filled) {
  const Palette& colors = palette();
  const bool faint = view.spec.chosen;
  if (view.pressed) {
    painter.fill(view.area, colors.ink);
    return colors.raised;
  }
  if (filled && !faint) {
    painter.fill(view.area, colors.accent);
    return colors.on_accent;
  }
  painter.fill(view.area.inset(1), colors.raised);
  painter.frame(view.area, 1, faint ? colors.grid : colors.ink);
  return faint ? colors.faint : colors.ink;
}

void paint_tool(Painter& painter, const TargetView& view) {
  const Color color = paint_plate(painter, view, false);
  const Rect& area = view.area;
  const Rect picture = {area.x, area.y + 2, area.width, area.height - kLabel - 2};
  if (view.spec.symbol != nullptr) {
    painter.symbol(*view.spec.symbol, picture, color);
  } else {
    paint_die(painter, picture.middle({kDie, kDie}), 3);
  }
  painter.text({area.x + 1, area.bottom() - kLabel, area.width - 2, kLabel - 2}, view.spec.label,
               kText, color, Align::center);
}

template <bool kFilled>
void paint_label(Painter& painter, const TargetView& view) {
  const Color color = paint_plate(painter, view, kFilled);
  painter.text(view.area.inset(2, 0), view.spec.label, kTitle, color, Align::center);
}

}  // namespace

lv_obj_t* add_tool(lv_obj_t* parent, TargetSpec spec) {
  spec.paint = paint_tool;
  return add_target(parent, spec);
}

lv_obj_t* add_primary(lv_obj_t* parent, TargetSpec spec) {
  spec.paint = paint_label<true>;
  return add_target(parent, spec);
}

lv_obj_t* add_plain(lv_obj_t* parent, TargetSpec spec) {
  spec.paint = paint_label<false>;
  return add_target(parent, spec);
}

}  // namespace ui::planner
