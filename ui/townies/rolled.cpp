// What people roll or draw themselves and enter: markers and cards before the game, then both dice.
#include <algorithm>

#include "ui/core/write.hpp"
#include "ui/townies/match.hpp"
#include "ui/townies/pieces.hpp"

namespace ui::townies {
namespace {

using rules::Event;
using rules::kChance;

constexpr int kName = 14;                         // the line of the name below its picture
constexpr int kLongName = 2 * kNote.line_height;  // of a goal in two lines
constexpr int kBesideName = 6;

// Of a face of one die; the other die's is still open. No event of the rules has a c.
enum Face : uint8_t { kNoFace, kShapeFace, kObjectFace };

bool is_shape(Event event) { return event.is(Verb::kRoll) && event.c == kShapeFace; }

const char* name_of(Event event) {
  switch (static_cast<Verb>(event.verb())) {
    case Verb::kDealMarker:
      return colour_head(event.b);
    case Verb::kDealAdditional:
      return goal_name(event.a);
    case Verb::kDealBonus:
      return bonus_name(event.a);
    default:
      return is_shape(event) ? shape_name(event.b) : object_name(event.a);
  }
}

}  // namespace

size_t TowniesMatch::entries(Event* to) const {
  const rt::Dealing next = rt::next_dealing(seen());
  if (next.verb != Verb::kRoll) {
    size_t count = 0;
    const size_t many = next.verb == Verb::kDealMarker       ? rt::kColours
                        : next.verb == Verb::kDealAdditional ? rt::kGoals
                                                             : rt::kBonuses;
    for (; count < many; ++count) {
      to[count] = next.verb == Verb::kDealMarker
                      ? rules::event(kChance, next.verb, next.seat, static_cast<unsigned>(count))
                      : rules::event(kChance, next.verb, static_cast<unsigned>(count));
    }
    return count;
  }
  for (unsigned shape = 0; shape < rt::kShapes; ++shape) {
    to[shape] = rules::event(kChance, Verb::kRoll, 0, shape, kShapeFace);
  }
  for (unsigned object = 0; object < rt::kObjects; ++object) {
    to[rt::kShapes + object] = rules::event(kChance, Verb::kRoll, object, 0, kObjectFace);
  }
  return rt::kShapes + rt::kObjects;
}

size_t TowniesMatch::second() const {
  return rt::next_dealing(seen()).verb == Verb::kRoll ? rt::kShapes : 0;
}

int TowniesMatch::least_width() const {
  if (rt::next_dealing(seen()).verb != Verb::kDealAdditional) return 0;
  int widest = 0;
  for (unsigned goal = 0; goal < rt::kGoals; ++goal) {
    widest = std::max(widest, widest_word(goal_name(goal), kNote));
  }
  return widest + kBesideName;
}

Event TowniesMatch::join(Event one, Event two) const {
  return rules::event(kChance, Verb::kRoll, two.a, one.b);
}

void TowniesMatch::ask_for_entry(EntryWords& words) const {
  const rt::Dealing next = rt::next_dealing(seen());
  switch (next.verb) {
    case Verb::kDealMarker:
      return write(words.question, Text::townies_which_marker, label(next.seat));
    case Verb::kDealAdditional:
      return write(words.question, Text::townies_which_goal);
    case Verb::kDealBonus:
      return write(words.question, Text::townies_which_bonus);
    default:
      words.draw = Text::roll;
      words.groups[0] = Text::townies_die_shape;
      words.groups[1] = Text::townies_die_object;
      write(words.question, Text::townies_which_dice, round() + 1);
  }
}

void TowniesMatch::name_entry(Event event, char* to, size_t size) const {
  switch (static_cast<Verb>(event.verb())) {
    case Verb::kDealMarker:
      return write(to, size, "marker %s", rt::kColourNames[event.b]);
    case Verb::kDealAdditional:
      return write(to, size, "goal %s", rt::kGoalNames[event.a]);
    case Verb::kDealBonus:
      return write(to, size, "bonus %s", rt::kBonusNames[event.a]);
    default:
      return is_shape(event) ? write(to, size, "shape %s", rt::kShapeNames[event.b])
                             : write(to, size, "object %s", rt::kObjectNames[event.a]);
  }
}

void TowniesMatch::paint_entry(Painter& painter, const Rect& area, Event event,
                               bool possible) const {
  const Palette& colors = palette();
  const char* const its_name = name_of(event);
  const bool is_long = event.is(Verb::kDealAdditional) || text_width(its_name, kNote) > area.width;
  const int lines = is_long ? kLongName : kName;
  const Rect name = {area.x, area.bottom() - lines, area.width, lines};
  painter.label(name, its_name, kNote, possible ? colors.ink : colors.note, Align::center);
  const Rect face = {area.x, area.y, area.width, area.height - lines};
  if (!possible) return painter.symbol(symbol_done, face, colors.note);
  switch (static_cast<Verb>(event.verb())) {
    case Verb::kDealMarker:
      return paint_marker(painter, face.middle({32, 30}), event.b);
    case Verb::kDealAdditional:
      return paint_goal_symbol(painter, face, static_cast<rt::Goal>(event.a), colors.ink);
    case Verb::kDealBonus:
      return paint_bonus_symbol(painter, face, static_cast<rt::Bonus>(event.a), colors.ink);
    default:
      break;
  }
  if (!is_shape(event)) {
    return paint_object_symbol(painter, face, event.a, !is_long, colors.ink);
  }
  const int side = face.height < face.width ? face.height : face.width;
  paint_black_die(painter, face.middle({side, side}), 2, event.b);
}

}  // namespace ui::townies
