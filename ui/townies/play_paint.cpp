// What the play screen draws.
#include "ui/core/write.hpp"
#include "ui/play/side.hpp"
#include "ui/townies/pieces.hpp"
#include "ui/townies/play_screen.hpp"
#include "ui/townies/town_look.hpp"

namespace ui::townies {
namespace {

constexpr int kUnder = 3;      // pixels of a space that a flag may cover beside its number
constexpr int kMarkReach = 4;  // pixels of an outline beyond the spaces
constexpr int kArrow = 10;
constexpr int kLargeNumbers = 24;
constexpr int kDieEdge = 4;

// What was done last, until it is seen.
struct Done {
  bool moves = false;
  int16_t total = 0;  // before
};
constinit Done done = {};

}  // namespace

rules::Verdict TownPlay::perform(rules::Event event) {
  done = {true, static_cast<int16_t>(picker().before().total)};
  return PlayScreen::perform(event);
}

void TownPlay::start_motion() {
  if (!done.moves) return;
  done.moves = false;
  const rules::AnyMatch& match = match_.match();
  if (match.event(match.events() - 1).is(Verb::kRoll)) {
    motion::start(motion::Kind::dice, around(layout_.dice[0], layout_.dice[1]));
  }
  if (!several() && picker().before().total != done.total) {
    motion::start(motion::Kind::points, layout_.numbers, done.total);
  }
}

Rect TownPlay::mark() const {
  if (!picker().placed()) return PlayScreen::mark();
  return grid_.around(picker().drawn());
}

void TownPlay::redraw_choice() const {
  if (!picker().placed()) return;
  screens::redraw(mark().inset(-kMarkReach));
  screens::redraw(flag_.inset(-grid_.row()));
}

// How many spaces the flag would hide that are filled or may be. What lies over the map's corners
// would hide the flag.
unsigned TownPlay::hidden_by(const Rect& flag) const {
  if (!common(flag, mark().inset(2)).empty()) return rt::kSpaces;
  for (const Rect& corner : {layout_.goals, layout_.star, layout_.rotate, layout_.flip}) {
    if (!common(flag, corner).empty()) return rt::kSpaces;
  }
  unsigned hidden = 0;
  const Board filled = picker().ahead().blocks();
  const Board counted = shapes() ? filled : filled | picker().sites();
  counted.all_of([&](unsigned space) {
    hidden += common(flag, grid_.hex(space).inset(2)).empty() ? 0 : 1;
    return true;
  });
  return hidden;
}

void TownPlay::paint_board(Painter& painter, const TargetView& view) const {
  painter.fill(view.area, palette().ground);
  TownLook look{.grid = grid_, .town = &picker().ahead()};
  if (picker().placed()) look.outlined = picker().drawn();
  if (!shapes() && picker().can(picker().die())) {
    look.numbered = picker().sites().without(look.outlined);
  }
  paint_town(painter, look);
  look.numbered.all_of([&](unsigned space) {
    if (picker().placed() && !common(grid_.hex(space).inset(kUnder), flag_).empty()) return true;
    if (painter.sees(grid_.hex(space))) {
      paint_worth_of_space(painter, grid_, space, Digits(picker().worth_at(space)));
    }
    return true;
  });
  paint_markers(painter);
  if (picker().placed()) paint_flag(painter, flag_, worth_);
}

void TownPlay::paint_markers(Painter& painter) const {
  if (!painter.sees(layout_.ring.inset(-3))) return;
  paint_ring(painter, layout_.ring.corner(), town().marker - 1u, rt::taken_colours(match_.seen()));
}

void TownPlay::paint_die(Painter& painter, const TargetView& view) const {
  const Palette& colors = palette();
  const Rect& area = view.area;
  const auto die = static_cast<Die>(view.spec.value);
  const bool can = view.spec.enabled;
  const rt::Turn& turn = town().turn;
  painter.fill(area, colors.raised);
  painter.frame(area, 1, can ? colors.ink : colors.grid);
  const Rect face = area.inset(kDieEdge);
  const unsigned index = view.spec.value;
  if (die == Die::shape) {
    if (can) painter.fill(face, colors.plate);
    const unsigned shown = motion::tumbled(static_cast<uint8_t>(turn.shape + 1), index) - 1u;
    const unsigned form = shown == turn.shape ? picker().form() : rt::kShapeTable[shown].form;
    paint_shape(painter, face.inset(1), form, can ? colors.light() : colors.faint);
  } else if (die == Die::object) {
    const unsigned shown = motion::tumbled(static_cast<uint8_t>(turn.object + 1), index) - 1u;
    paint_object_symbol(painter, face, shown, true, can ? colors.ink : colors.faint);
  } else {
    if (can) painter.wash(face, wash_of(turn.colour));
    if (can && grey()) painter.fill(face.inset(3), colors.raised);
    paint_object_symbol(painter, face, turn.colour, true, can ? colors.on_color : colors.faint);
  }
  if (view.spec.chosen) painter.frame(area, 3, colors.accent);
  if (view.pressed) painter.frame(area, 3, colors.ink);
}

void TownPlay::paint_star(Painter& painter, const TargetView& view) const {
  const Palette& colors = palette();
  const Rect plate = view.area.middle({36, 24});
  const bool now = picker().may_spend();
  painter.fill(plate, view.pressed ? colors.ink : colors.raised);
  painter.frame(plate, 1, now ? colors.ink : colors.faint);
  const Color front = view.pressed ? colors.raised : now ? colors.ink : colors.faint;
  painter.symbol(symbol_townies_star_11_in, Rect{plate.x + 3, plate.y, 16, plate.height}, front);
  painter.text({plate.x + 20, plate.y, 14, plate.height}, Digits(town().stars), kText, front);
}

// --- beside the map ------------------------------------------------------------------------------

void TownPlay::entitle(TitleLine& line) const { line.lead = round_; }

void TownPlay::paint_numbers(Painter& painter) const {
  const Palette& colors = palette();
  const Digits now(motion::counted(picker().before().total));
  const Digits then(picker().after().total);
  const Rect& area = layout_.numbers;
  const bool placed = picker().placed();
  const int beside = placed ? kArrow + 6 + text_width(then, kTitle) : 0;
  const bool large =
      area.height >= kLargeNumbers && text_width(now, kNumber) + beside <= area.width;
  const Face& face = large ? kNumber : kTitle;
  painter.text(area, now, face, colors.ink);
  if (!placed) return;
  int x = area.x + text_width(now, face) + 4;
  painter.arrow({x, area.center().y}, kArrow, colors.accent);
  x += kArrow + 2;
  painter.text({x, area.y, area.right() - x, area.height}, then, kTitle, colors.accent);
}

void paint_object_line(Painter& painter, const Rect& area, const Town& town, const Town& ahead,
                       bool alone) {
  const Palette& colors = palette();
  const int circles = alone ? static_cast<int>(rt::kSlots) : 0;
  for (int i = 0; i < static_cast<int>(rt::kSlots); ++i) {
    const Rect place = area.column(i, rt::kSlots, 0);
    const auto slot = static_cast<unsigned>(i);
    const bool filled = slot < ahead.objects;
    const bool comes = slot >= town.objects && filled;
    if (filled) {
      painter.symbol(symbol_townies_slot_in, place, comes ? colors.accent : colors.ink);
      painter.text({place.x, place.y, place.width + 1, place.height},
                   Digits(static_cast<int>(rt::score_of(ahead.drawn[slot]))), kNote,
                   comes ? colors.on_accent : colors.raised, Align::center);
      continue;
    }
    // Alone a Shape circles the leftmost place that has neither a circle nor a score.
    const bool circled = circles != 0 && slot < ahead.taken;
    const bool now = circles != 0 && slot < town.taken;
    painter.symbol(symbol_townies_slot, place,
                   circled ? (now ? colors.ink : colors.accent) : colors.faint);
    if (circled) {
      painter.symbol(symbol_townies_slot_mark, place, now ? colors.ink : colors.accent);
    }
  }
}

void TownPlay::paint_line(Painter& painter) const {
  paint_object_line(painter, layout_.line, town(), picker().ahead(), !several());
}

void paint_goal_mark(Painter& painter, const Rect& area, GoalKind kind, unsigned start,
                     unsigned additional) {
  const Rect chip = area.middle({kRingChip, kRingChip});
  switch (kind) {
    case GoalKind::specialization:
      return paint_marker(painter, chip, start);
    case GoalKind::standardization:
      paint_marker(painter, chip.moved(-6, 0), rt::colour_before(start));
      return paint_marker(painter, chip.moved(6, 0), rt::colour_after(start));
    case GoalKind::additional:
      return paint_goal_symbol(painter, area, static_cast<rt::Goal>(additional), palette().ink);
  }
}

// In the rail side by side, below the line of Objects; in a corner one below the other.
void TownPlay::paint_goals(Painter& painter, const TargetView& view) const {
  const Palette& colors = palette();
  const bool rail = layout_.rail;
  if (rail) painter.fill(view.area, colors.raised);
  const Standing& before = picker().before();
  const Standing& after = picker().after();
  Rect room = view.area;
  if (rail) {
    paint_numbers(painter);
    paint_line(painter);
    room = {room.x, layout_.line.bottom(), room.width, room.bottom() - layout_.line.bottom()};
    painter.across(room.x, room.y, room.width, colors.grid);
    painter.across(room.x, room.bottom() - 1, room.width, colors.grid);
  }
  for (int i = 0; i < before.goals; ++i) {
    const GoalStanding& goal = after.goal[i];
    const int by = goal.points - before.goal[i].points;
    const Rect part =
        rail ? room.column(i, kMostGoals, 0) : Rect{room.x, room.y + i * 14 + 2, room.width, 14};
    constexpr int kMark = 25;
    paint_goal_mark(painter, {part.x, part.y, kMark, part.height}, goal.kind, town().start - 1u,
                    match_.seen().additional - 1u);
    char words[kSigned];
    if (by != 0) {
      tell_signed(words, by);
    } else {
      write(words, "%d", int{goal.points});
    }
    const Rect number = {part.x + kMark, part.y, part.width - kMark - 1, part.height};
    // A lesson's map begins lower: there its edge would run through it.
    if (!rail && guide() != nullptr) painter.fill(number, colors.ground);
    painter.text(number, words, fitting(words, number.width - 2, rail ? kTitle : kNote),
                 by != 0 ? colors.accent : colors.ink, Align::center);
  }
  if (view.pressed) painter.frame(view.area, 3, colors.ink);
}

// What can be done; while something is chosen the red button says it.
void TownPlay::paint_words(Painter& painter) const {
  const bool taught = guide() != nullptr;  // it says what to do
  const bool chosen = picker().ready() && !picker().passes();
  if (taught || chosen || layout_.words.height < kNote.line_height) return;
  const char* const words = picker().passes() ? text(Text::townies_nothing_to_draw) : order();
  painter.paragraph(layout_.words.inset(kDieEdge, 0), words, kNote, palette().note);
}

void TownPlay::paint_parts(Painter& painter) const {
  if (painter.sees(layout_.side)) paint_side(painter, layout_.side);
  if (!has_goals() || !layout_.rail) {
    if (painter.sees(layout_.numbers)) paint_numbers(painter);
    if (painter.sees(layout_.line)) paint_line(painter);
  }
  paint_words(painter);
}

}  // namespace ui::townies
