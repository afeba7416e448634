#include "ui/core/fact_list.hpp"

namespace ui {
namespace {

constexpr int kGap = 12;

int name_width(const Rect& area, std::span<const Fact> facts) {
  int widest = 0;
  for (const Fact& fact : facts) {
    const int width = text_width(fact.name, kNote);
    if (width > widest) widest = width;
  }
  const int most = area.width * 2 / 5;
  return widest < most ? widest : most;
}

}  // namespace

void paint_facts(Painter& painter, const Rect& area, int row_height, std::span<const Fact> facts) {
  const Rect all = {area.x, area.y, area.width, row_height * static_cast<int>(facts.size())};
  if (!painter.sees(all)) return;
  const Palette& colors = palette();
  const int names = name_width(area, facts);
  Rect row = {area.x, area.y, area.width, row_height};
  for (const Fact& fact : facts) {
    painter.text({row.x, row.y, names, row.height}, fact.name, kNote, colors.note);
    const int x = row.x + names + kGap;
    const int room = row.right() - x;
    painter.text({x, row.y, room, row.height}, fact.value, fitting(fact.value, room, kText),
                 colors.ink);
    row.y += row_height;
  }
}

}  // namespace ui
