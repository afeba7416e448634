// What the play screen draws.
#include "ui/cities/play_screen.hpp"
#include "ui/cities/wash.hpp"
#include "ui/core/symbols.hpp"
#include "ui/core/write.hpp"
#include "ui/play/side.hpp"

namespace ui::cities {
Rect CityPlay::ruler() const {
  const Rect whole = plan_.whole();
  return {layout_.ruler, whole.y, 11, whole.height};
}

Rect CityPlay::mark() const {
  if (picker().has_cell()) return plan_.cell(picker().cell());
  if (picker().chosen() == kNone) return {};
  return rect_of(picker().goal(picker().chosen()).field);
}

// The marks enclose the line on its right and below it.
Rect CityPlay::candidate() const {
  if (!picker().ready()) return {};
  const Rect area = mark();
  return Rect{area.x, area.y, area.width + 1, area.height + 1}.inset(-kCropReach);
}

void CityPlay::redraw_choice() const {
  screens::redraw(candidate());
  if (picker().ready()) screens::redraw(flag_);
  for (size_t i = 0; i < picker().goals(); ++i) {
    screens::redraw(rect_of(picker().goal(i).field).inset(-1));
  }
  if (picker().lifted() != kNoField) screens::redraw(rect_of(picker().lifted()).inset(-1));
}

// --- the board -----------------------------------------------------------------------------------

void CityPlay::paint_board(Painter& painter, const TargetView& view) const {
  painter.fill(view.area, palette().ground);
  const Stage now = stage();
  Look look{.city = &city(), .plan = plan_};
  if (guide() != nullptr && guide()->dims()) look.pale = pale();
  add_unwashed(look.pale);
  look.dashed = now == Stage::tourist;
  look.lifted = picker().lifted();
  if (now != Stage::tourist) look.pegs = picker().cells();
  paint_city(painter, look);
  if (now == Stage::tourist) paint_goals(painter);
  if (picker().ready()) paint_candidate(painter);
  paint_fall(painter);
  if (now != Stage::start) paint_ruler(painter, ruler(), city().laid(), picker().has_cell());
}

// All but the tile that was laid last, where a tourist may go.
Fields CityPlay::pale() const {
  Fields pale = kAllFields;
  if (!moves_tourists()) return pale;
  for (unsigned quarter = 0; quarter < rc::kQuarters; ++quarter) {
    const unsigned field = quarter_from(city().last, quarter);
    pale.words[field / 64] &= ~(uint64_t{1} << field % 64);
  }
  return pale;
}

void CityPlay::paint_goals(Painter& painter) const {
  paint_crop_marks(painter, tile_rect(plan_, city(), city().last));
  for (size_t i = 0; i < picker().goals(); ++i) {
    if (i == picker().chosen()) continue;
    char words[kSigned];
    tell_signed(words, picker().goal(i).change);
    const unsigned field = picker().goal(i).field;
    paint_worth(painter, rect_of(field), kind_of_field(city(), field), words);
  }
}

void CityPlay::paint_candidate(Painter& painter) const {
  const Rect area = mark();
  const Palette& colors = palette();
  if (picker().has_cell()) {
    if (painter.sees(candidate())) {
      paint_tile(painter, area.corner(), plan_.field, picker().laid());
      paint_crop_marks(painter, {area.x, area.y, area.width + 1, area.height + 1});
    }
  } else if (painter.sees(area.inset(-2))) {
    const unsigned field = picker().goal(picker().chosen()).field;
    paint_field_aside(painter, area, kind_of_field(city(), field));
    paint_pawn(painter, area);
    painter.frame(area.inset(-1), 3, colors.ink);
    painter.frame(area.inset(2), 1, colors.raised);
  }
  if (stage() == Stage::start) return;  // nothing is worth anything yet
  paint_flag(painter, flag_, worth_);
}

void CityPlay::paint_tile_in_hand(Painter& painter, const TargetView& view) const {
  const Palette& colors = palette();
  const Rect& area = view.area;
  const bool held = view.spec.value == picker().tile() && view.spec.enabled;
  const Laid tile = rc::laid_tile(view.spec.value, picker().turns(view.spec.value));
  painter.fill(area, view.spec.enabled ? colors.raised : colors.ground);
  painter.frame(area, held && has_row_of_starts() ? 2 : 1,
                view.spec.enabled ? colors.ink : colors.grid);
  if (!view.spec.enabled) return;
  constexpr int kTurnWidth = 15;
  const int high = area.height - 7;
  const int wide = area.width - 9 - kTurnWidth;
  const int field = (wide < high ? wide : high) / 2;
  const Rect shown = Rect{area.x + 1, area.y, area.width - kTurnWidth - 2, area.height}.middle(
      {2 * field + 1, 2 * field + 1});
  paint_tile(painter, shown.corner(), field, tile);
  if (!held) return;
  painter.symbol(symbol_cities_turn,
                 Rect{area.right() - kTurnWidth - 2, area.y, kTurnWidth, area.height}, colors.ink);
}

// --- beside the board ----------------------------------------------------------------------------

// The round, and what is asked where a tourist goes.
void CityPlay::entitle(TitleLine& line) const {
  const bool upright = !frame().landscape();
  tell_round(match_.seen(), round_, sizeof round_, upright && (several() || moves_tourists()));
  line.lead = round_;
  if (moves_tourists() && !upright) {
    char round[24];
    tell_round(match_.seen(), round, sizeof round, true);
    write(round_, Text::cities_standing, round, hint());
  } else if (!several()) {  // whose turn it is stands there else
    line.more = this;
    line.paint_more = [](Painter& painter, const Rect& room, const void* screen) {
      static_cast<const CityPlay*>(screen)->paint_hint(painter, room);
    };
  }
}

const char* CityPlay::hint() const {
  if (!moves_tourists()) return text(Text::cities_touch_to_turn);
  const unsigned standing = city().tourists.count;
  return text(picker().lifted() != kNoField ? Text::cities_where_to
              : standing == 0               ? Text::cities_place_or_stay
              : standing < rc::kTourists    ? Text::cities_place_move_stay
                                            : Text::cities_move_or_stay);
}

// Where the round leaves room.
void CityPlay::paint_hint(Painter& painter, const Rect& room) const {
  if (!moves_tourists() && !picker().has_cell()) return;
  const Face& face = fitting(hint(), room.width, kText);
  if (text_width(hint(), face) <= room.width) painter.text(room, hint(), face, palette().note);
}

void CityPlay::paint_numbers(Painter& painter) const {
  const Palette& colors = palette();
  const Preview& preview = picker().preview();
  const Digits now(motion::counted(preview.before.total));
  const Digits then(preview.after.total);
  constexpr int kArrow = 10;
  const int beside = picker().ready() ? kArrow + 4 + text_width(then, kTitle) : 0;
  const Rect& area = layout_.numbers;
  const Face& face = text_width(now, kNumber) + beside + 3 <= area.width ? kNumber : kTitle;
  painter.text(area, now, face, colors.ink);
  if (!picker().ready()) return;
  int x = area.x + text_width(now, face) + 4;
  const int middle = area.y + area.height / 2 + 2;
  painter.arrow({x, middle}, kArrow, colors.accent);
  x += kArrow + 2;
  painter.text({x, area.y + 2, area.right() - x, area.height}, then, kTitle, colors.accent);
}

void CityPlay::paint_kinds(Painter& painter) const {
  const Palette& colors = palette();
  const Rect& area = layout_.kinds;
  int shown = 0;
  for (unsigned kind = 0; kind <= rc::kTerrace; ++kind) {
    const int change =
        picker().preview().after.by_kind[kind] - picker().preview().before.by_kind[kind];
    if (change == 0) continue;
    char words[kSigned];
    tell_signed(words, change);
    const int high = area.height / 2;
    const Rect line = {area.x, area.y + shown / 2 * high, area.width, high};
    const Rect part = line.column(shown % 2, 2, 0);
    paint_kind(painter, {part.x, part.y + (high - 12) / 2}, static_cast<Kind>(kind), colors.ink);
    painter.text({part.x + 14, part.y, part.width - 14, high}, words, kText, colors.accent);
    ++shown;
  }
}

// In the last place of the kinds, which are three: a tourist, and what the best one would bring.
void CityPlay::paint_offer(Painter& painter) const {
  if (!picker().has_cell() || picker().offer() == kNoOffer) return;
  const Rect& area = layout_.kinds;
  const int high = area.height / 2;
  const Rect part = Rect{area.x, area.y + high, area.width, high}.column(1, 2, 0);
  constexpr int kPawnWidth = 12;
  painter.symbol(symbol_cities_pawn_8, Rect{part.x, part.y, kPawnWidth, high}, palette().ink);
  char words[kSigned];
  tell_signed(words, picker().offer());
  painter.text({part.x + kPawnWidth, part.y, part.width - kPawnWidth, high}, words, kText,
               palette().ink);
}

void CityPlay::paint_words(Painter& painter) const {
  const Rect& area = layout_.words;
  const Stage now = stage();
  if (area.height < kNote.line_height || now == Stage::lay) return;
  Text what = Text::cities_lay_starts;
  if (now == Stage::tourist) {
    const bool stock = city().tourists.count < rc::kTourists;
    what = picker().lifted() != kNoField
               ? (rc::may_jump(match_.seen()) ? Text::cities_walk_or_jump : Text::cities_walk_only)
           : city().tourists.count == 0 ? Text::cities_send_one
           : stock                      ? Text::cities_or_lift
                                        : Text::cities_lift_one;
  }
  painter.paragraph(area, text(what), kNote, palette().note);
}

void CityPlay::paint_parts(Painter& painter) const {
  if (!painter.sees(layout_.rail)) return;
  paint_side(painter, layout_.rail);
  if (stage() != Stage::start) {
    if (painter.sees(layout_.numbers)) paint_numbers(painter);
    if (painter.sees(layout_.kinds)) {
      paint_kinds(painter);
      paint_offer(painter);
    }
    if (painter.sees(layout_.stock)) {
      paint_stock(painter, layout_.stock.corner(), rc::kTourists - city().tourists.count);
    }
  }
  paint_words(painter);
}

}  // namespace ui::cities
