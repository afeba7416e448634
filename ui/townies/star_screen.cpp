#include "ui/townies/star_screen.hpp"

#include "ui/core/list_screen.hpp"
#include "ui/core/screen.hpp"
#include "ui/townies/pieces.hpp"
#include "ui/townies/townies.hpp"

namespace ui::townies {
namespace {

constexpr int kPicture = 48;

void paint_use(Painter& painter, const Rect& area, unsigned use, Color color) {
  if (use >= rt::kForObject) {
    return paint_object_symbol(painter, area, use - rt::kForObject, true, color);
  }
  if (use >= rt::kForShape) {
    const unsigned shape = use - rt::kForShape;
    return paint_shape(painter, area.inset(4), rt::kShapeTable[shape].form, color);
  }
  if (use >= rt::kForColour) {
    return paint_marker(painter, area.middle({32, 30}), use - rt::kForColour);
  }
  paint_bonus_symbol(painter, area, rt::kFunding, color);
}

rt::Uses uses_in(const TowniesMatch& match) { return rt::kUses[match.seen().bonus]; }

void paint_row_of(void* context, Painter& painter, const Rect& area, unsigned row, bool inverted) {
  const auto& match = *static_cast<const TowniesMatch*>(context);
  const unsigned use = uses_in(match).first + row;
  const Rect picture = {area.x, area.y, kPicture, area.height};
  paint_use(painter, picture, use, inverted ? palette().raised : palette().ink);
  paint_row(painter, {picture.right(), area.y, area.width - kPicture, area.height}, use_name(use),
            text(kBonusNotes[match.seen().bonus - 1]), inverted);
}

}  // namespace

void open_star(TowniesMatch& match) {
  const rt::Uses uses = uses_in(match);
  const TowniesPicker& picker = match.moves();
  open_list({.title = bonus_name(match.seen().bonus - 1u),
             .rows = uses.count,
             .chosen = picker.spends() ? picker.use() - uses.first : ListSpec::kNone,
             .paint = paint_row_of,
             .take =
                 [](void* context, unsigned row) {
                   auto& game = *static_cast<TowniesMatch*>(context);
                   game.moves().spend(uses_in(game).first + row);
                 },
             .context = &match});
}

}  // namespace ui::townies
