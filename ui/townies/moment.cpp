// A moment of Townies: a town as it stood, what is drawn into it, the dice that were rolled.
#include "ui/core/write.hpp"
#include "ui/play/marks.hpp"
#include "ui/townies/match.hpp"
#include "ui/townies/pieces.hpp"
#include "ui/townies/town_look.hpp"

namespace ui::townies {
namespace {

constexpr int kFace = 44;  // of a die that was rolled
constexpr int kPlateEdge = 8;

bool draws(rules::Event event) { return event.is(Verb::kShape) || event.is(Verb::kObject); }

Board drawn_by(rules::Event event) {
  return event.is(Verb::kShape) ? rt::blocks_of(rt::placement(event.a, event.b))
                                : rt::only_space(event.b);
}

// What luck brought, in the middle, over the towns that it is drawn into.
void paint_brought(Painter& painter, const Rect& area, rules::Event event) {
  const Palette& colors = palette();
  const int faces = event.is(Verb::kRoll) ? 2 : 1;
  const Rect plate =
      area.middle({faces * kFace + (faces + 1) * kPlateEdge, kFace + 2 * kPlateEdge});
  if (!painter.sees(plate)) return;
  painter.fill(plate, colors.raised);
  painter.frame(plate, 2, colors.ink);
  const Rect first = {plate.x + kPlateEdge, plate.y + kPlateEdge, kFace, kFace};
  switch (static_cast<Verb>(event.verb())) {
    case Verb::kRoll:
      paint_black_die(painter, first, 4, event.b);
      painter.frame(first.moved(kFace + kPlateEdge, 0), 1, colors.ink);
      return paint_object_symbol(painter, first.moved(kFace + kPlateEdge, 0), event.a, true,
                                 colors.ink);
    case Verb::kDealMarker:
      return paint_marker(painter, first, event.b);
    case Verb::kDealAdditional:
      return paint_goal_symbol(painter, first, static_cast<rt::Goal>(event.a), colors.ink);
    default:
      return paint_bonus_symbol(painter, first, static_cast<rt::Bonus>(event.a), colors.ink);
  }
}

}  // namespace

void TowniesMatch::paint_moment(Painter& painter, const Rect& area, const Shown& shown,
                                unsigned whose) const {
  painter.fill(area, palette().ground);
  TownLook look{.grid = HexGrid::of_map(area.inset(2)), .town = &shown.after.towns[whose - 1]};
  const bool own = shown.step != 0 && shown.event.actor() == whose && draws(shown.event);
  if (own) look.outlined = drawn_by(shown.event);
  paint_town(painter, look);
  if (shown.step == 0) return;
  if (shown.event.actor() == rules::kChance) return paint_brought(painter, area, shown.event);
  if (!own || !shown.ahead) return;
  char worth[kSigned];
  tell_signed(worth, shown.change.after - shown.change.before);
  constexpr unsigned kOnTheRight = 1;
  const Rect mark = look.grid.around(look.outlined);
  paint_flag_of_others(painter, flag_area(mark, area, worth, kOnTheRight), worth, seat(whose));
}

void TowniesMatch::tell_event(const Shown& shown, char* to, size_t size) const {
  const int change = shown.change.after - shown.change.before;
  if (!draws(shown.event) || change == 0) return tell_deed(shown, to, size);
  char words[64], worth[kSigned];
  tell_deed(shown, words, sizeof words);
  tell_signed(worth, change);
  write(to, size, "%s %s", words, worth);
}

void TowniesMatch::tell_deed(const Shown& shown, char* to, size_t size) const {
  const rules::Event event = shown.event;
  switch (static_cast<Verb>(event.verb())) {
    case Verb::kDealMarker:
      return write(to, size, Text::townies_dealt_marker, label(event.a), colour_name(event.b));
    case Verb::kDealAdditional:
      return write(to, size, Text::townies_dealt_goal, goal_name(event.a));
    case Verb::kDealBonus:
      return write(to, size, Text::townies_dealt_bonus, bonus_name(event.a));
    case Verb::kRoll:
      return write(to, size, Text::townies_rolled, shape_name(event.b), object_name(event.a));
    case Verb::kPass:
      return write(to, size, Text::townies_passed);
    case Verb::kStar:
      return write(to, size, Text::townies_spent, use_name(event.a));
    case Verb::kEnd:
      return write(to, size, Text::townies_ended);
    case Verb::kShape:
      return write(to, size, Text::townies_drew, shape_name(rt::kFormTable[event.a].shape));
    case Verb::kObject:
      return write(to, size, Text::townies_drew, object_name(event.a));
  }
}

}  // namespace ui::townies
