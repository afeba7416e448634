// What the play screen draws.
#include <algorithm>
#include <bit>

#include "ui/core/button.hpp"
#include "ui/core/symbols.hpp"
#include "ui/core/write.hpp"
#include "ui/drawcity/drawcity.hpp"
#include "ui/drawcity/goals_screen.hpp"
#include "ui/drawcity/play_screen.hpp"
#include "ui/drawcity/site_sets.hpp"
#include "ui/play/side.hpp"

namespace ui::drawcity {
namespace {

constexpr int kFlagReach = 34;  // a space that it covers in part reaches so far beyond it
constexpr int kMarkReach = 4;   // pixels of an outline beyond the spaces
constexpr int kChip = 38;       // wide, in a line
constexpr int kChipHigh = 20;
constexpr int kChipBand = 11;
constexpr int kChipMark = 7;
constexpr int kLeastTitle = 80;  // for the turn beside the chips
constexpr int kItem = 11;        // the symbol of an item
constexpr int kBesideItem = 6;
constexpr int kArrow = 10;
constexpr int kLensSpace = 38;  // a space under the lens
constexpr int kLensSide = 3;    // spaces
constexpr int kLine = 15;

// A total with its player; one's own is inverted.
void paint_chip(Painter& painter, const Rect& area, Seat seat, int total, bool own, bool done) {
  const Palette& colors = palette();
  painter.fill(area, own ? colors.ink : colors.raised);
  const Rect band = {area.x, area.y, kChipBand, area.height};
  painter.wash(band, seat_wash(seat));
  const Rect mark = band.middle({kChipMark, kChipMark});
  if (grey()) painter.fill(mark.inset(-1), colors.raised);
  paint_seat_symbol(painter, mark, seat, colors.on_color);
  painter.frame(area, 1, done ? colors.faint : colors.ink);
  const Rect number = {band.right(), area.y, area.right() - band.right(), area.height};
  painter.text(number, Digits(total), kText,
               own    ? colors.raised
               : done ? colors.note
                      : colors.ink,
               Align::center);
}

// What lies in the hand; a card that is discarded is faint.
Color paint_card(Painter& painter, const TargetView& view, bool discarded) {
  const Palette& colors = palette();
  const Color front = view.spec.enabled ? colors.ink : colors.faint;
  painter.fill(view.area, colors.raised);
  const Rect card = view.area.inset(3);
  painter.frame(card, 1, front);
  if (view.spec.chosen) painter.frame(card, 3, colors.accent);
  if (view.pressed) painter.frame(card, 3, colors.ink);
  return discarded ? colors.faint : front;
}

}  // namespace

unsigned StreetPlay::hidden_by(const Rect& flag) const {
  constexpr unsigned kBuilt = 3;  // what stands there tells more than a free space
  constexpr unsigned kAll = kBuilt * rd::kMostStreets * rd::kColumns;
  if (!common(flag, mark().inset(2)).empty()) return kAll;
  unsigned hidden = 0;
  const Sites sites = picker().sites(), built = built_on(match_.seen());
  all_of(sites | built, [&](Site site) {
    if (!common(flag, grid_.cell(site).inset(2)).empty()) hidden += built.has(site) ? kBuilt : 1;
    return true;
  });
  return hidden;
}

void StreetPlay::redraw_choice() const {
  if (!picker().changes()) return;
  const State &before = match_.seen(), &after = picker().ahead();
  for (unsigned i = 0; i < before.street_count; ++i) {
    if (before.streets[i].marked == after.streets[i].marked) continue;
    screens::redraw(grid_.cells);
    break;
  }
  screens::redraw(mark().inset(-kMarkReach));
  screens::redraw(flag_.inset(-kFlagReach));
  // A tie on the street, a zone: what is beside and above it.
  screens::redraw(grid_.zones);
  screens::redraw(grid_.demand);
  if (newly_ticked() != 0) screens::redraw(below_streets());
}

void StreetPlay::paint_streets(Painter& painter, const TargetView& view) const {
  painter.fill(view.area, palette().ground);
  BoardLook look{.grid = grid_, .state = &picker().ahead()};
  look.seats = match_.seats();
  look.own = match_.holder();
  look.offers = task() == Task::build;
  if (look.offers) look.offered = picker().sites();
  if (task() == Task::mark) look.pale = without(built_on(*look.state), picker().sites());
  look.outlined = picker().chosen();
  look.covered[0] = flag_;
  look.covered[1] = lens();
  paint_board(painter, look);
  const Rect below = below_streets();
  // A lesson's words lie there.
  if (guide() == nullptr && below.height >= kLine && painter.sees(below)) {
    paint_goal_lines(painter, below, match_, picker().ahead());
  }
  if (picker().changes()) paint_flag(painter, flag_, worth_);
  if (!lens().empty() && painter.sees(lens().inset(-1))) paint_lens(painter, look);
}

// What few streets leave free.
Rect StreetPlay::below_streets() const {
  constexpr int kEdge = 4;
  const Rect& board = layout_.board;
  const int top = grid_.cells.bottom() + kEdge;
  return Rect{board.x, top, board.width, board.bottom() - top}.inset(kEdge, 0);
}

// In the corner away from the finger.
Rect StreetPlay::lens() const {
  if (under_ == 0) return {};
  constexpr int kSide = kLensSide * kLensSpace;
  const Rect& cells = grid_.cells;
  const Point finger = grid_.cell(under_).center();
  const int x = finger.x < cells.center().x ? cells.right() - kSide : cells.x;
  const int y = finger.y < cells.center().y ? cells.bottom() - kSide : cells.y;
  return {x, y, kSide, kSide};
}

void StreetPlay::paint_lens(Painter& painter, BoardLook look) const {
  look.covered[0] = look.covered[1] = {};
  const Palette& colors = palette();
  const Rect area = lens();
  const auto from = [](unsigned at, unsigned most) { return std::clamp(at, 2u, most - 1) - 1; };
  const unsigned street = from(rd::street_of(under_), match_.seen().street_count);
  const unsigned column = from(rd::column_at(under_), rd::kColumns);
  painter.fill(area, colors.grid);
  for (unsigned i = 0; i < kLensSide * kLensSide; ++i) {
    const unsigned down = i / kLensSide, right = i % kLensSide;
    const Site site = rd::site_at(street + down, column + right);
    const Rect space = {area.x + static_cast<int>(right) * kLensSpace,
                        area.y + static_cast<int>(down) * kLensSpace, kLensSpace - 1,
                        kLensSpace - 1};
    if (!painter.sees(space)) continue;
    paint_space(painter, space, look, site);
    if (look.outlined.has(site)) painter.frame(space, 2, colors.accent);
  }
  painter.frame(area.inset(-1), 2, colors.ink);
}

// --- cards ---------------------------------------------------------------------------------------

void StreetPlay::paint_number(Painter& painter, const TargetView& view) const {
  const Color front = paint_card(painter, view, picker().discards_number(view.spec.value));
  paint_number_card(painter, view.area.inset(5), picker().number_in(view.spec.value), front);
}

void StreetPlay::paint_type(Painter& painter, const TargetView& view) const {
  const Color front = paint_card(painter, view, picker().discards_type(view.spec.value));
  paint_type_card(painter, view.area.inset(5), picker().type_in(view.spec.value), front);
}

void StreetPlay::paint_goals(Painter& painter, const TargetView& view) const {
  const Color front = paint_plate(painter, view);
  painter.symbol(has_goals() ? symbol_contents : symbol_scores, view.area, front);
}

// --- players and changes -------------------------------------------------------------------------

// In one line, or two where they have no room.
void StreetPlay::paint_players(Painter& painter, const Rect& area) const {
  constexpr int kBeside = 1;
  const auto players = static_cast<int>(match_.players());
  const int lines = area.width / players < kChip && area.height >= 2 * kChipHigh ? 2 : 1;
  for (int i = 0; i < players; ++i) {
    const unsigned player = static_cast<unsigned>(i) + 1;
    Rect part = area.in_lines(i, players, lines);
    if (lines == 1 && part.width > kChip) part = {area.x + i * kChip, area.y, kChip, area.height};
    const int high = std::min(kChipHigh, part.height - 2);
    const Rect chip = {part.x, part.y + (part.height - high) / 2, part.width - kBeside, high};
    paint_chip(painter, chip, match_.seat(player), picker().before().total(player),
               player == match_.holder(), rd::has_finished(match_.seen(), player));
  }
}

// The goals that what is chosen would tick, bit by place.
unsigned StreetPlay::newly_ticked() const {
  const unsigned holder = match_.holder();
  unsigned ticked = 0;
  for (unsigned place = 0; place < rd::kMostGoals; ++place) {
    const bool before = tick_of(match_.seen(), place, holder) != 0;
    if (!before && tick_of(picker().ahead(), place, holder) != 0) ticked |= 1u << place;
  }
  return ticked;
}

// What building there changes: one's own total and items, then others' totals.
void StreetPlay::paint_changes(Painter& painter, const Rect& area) const {
  const Palette& colors = palette();
  const unsigned holder = match_.holder();
  const rules::Score& before = picker().before().of[holder - 1];
  const rules::Score& after = picker().after().of[holder - 1];
  const int lines = area.height >= 2 * kChipHigh ? 2 : 1;
  Rect line = {area.x, area.y, area.width, area.height / lines};
  int x = line.x;
  // The next line where this one is full; empty behind the last one.
  const auto place = [&](int width) {
    if (x + width > line.right() && line.bottom() + line.height <= area.bottom()) {
      line.y += line.height;
      x = line.x;
    }
    const bool fits = x + width <= line.right();
    const Rect part = fits ? Rect{x, line.y, width, line.height} : Rect{};
    x = fits ? x + width + kBesideItem : line.right();
    return part;
  };
  const Digits from(before.total), to(after.total);
  const int left = text_width(from, kTitle) + 2;
  const Rect totals = place(left + kArrow + 2 + text_width(to, kTitle));
  painter.text(totals, from, kTitle, colors.ink);
  painter.arrow({totals.x + left, totals.center().y}, kArrow, colors.accent);
  painter.text(totals, to, kTitle, colors.accent, Align::right);
  for (unsigned item = 0; item < rd::kItems; ++item) {
    const int by = after.items[item] - before.items[item];
    if (by == 0) continue;
    char worth[kSigned];
    tell_signed(worth, by);
    const unsigned ticked = item == rd::kItemGoals ? newly_ticked() : 0;
    const int symbols = kItem * (1 + std::popcount(ticked));
    const Rect part = place(symbols + text_width(worth, kText));
    if (part.empty()) return;
    Rect symbol = {part.x, part.y, kItem - 2, part.height};
    painter.symbol(symbol_of_item(item), symbol, colors.ink);
    // Which goals: there is one of each type.
    for (unsigned goal = 0; goal < rd::kMostGoals; ++goal) {
      if ((ticked >> goal & 1u) == 0) continue;
      symbol = symbol.moved(kItem, 0);
      painter.symbol(symbol_of_place(goal), symbol, colors.ink);
    }
    painter.text(part, worth, kText, colors.ink, Align::right);
  }
  for (unsigned player = 1; player <= match_.players(); ++player) {
    const int by = picker().after().total(player) - picker().before().total(player);
    if (player == holder || by == 0) continue;
    char worth[kSigned];
    tell_signed(worth, by);
    const Rect part = place(kSeatChip.width + 2 + text_width(worth, kText));
    if (part.empty()) return;
    paint_seat(painter, Rect{part.x, part.y, kSeatChip.width, part.height}.middle(kSeatChip),
               match_.seat(player));
    painter.text(part, worth, kText, colors.ink, Align::right);
  }
}

// What changes, what is asked, or who has how many points.
void StreetPlay::paint_standing(Painter& painter, const Rect& area) const {
  if (picker().changes()) return paint_changes(painter, area);
  if (const char* const asked = ask()) {
    return painter.label(area, asked, kText, palette().ink);
  }
  paint_players(painter, area);
}

void StreetPlay::paint_title(Painter& painter, const Rect& room, const void* more) {
  static_cast<const StreetPlay*>(more)->paint_standing(painter, room);
}

// The players' chips say whose turn it is. The turn stands in the place of the game's name, and
// gives way to what is asked or changes.
void StreetPlay::entitle(TitleLine& line) const {
  line.who = nullptr;
  if (guide() != nullptr) return;
  if (!chips_in_title()) {
    line.lead = turn_;
    return;
  }
  constexpr int kBattery = 30;
  const int room = frame().width - kTouch - kBattery - static_cast<int>(match_.players()) * kChip;
  line.title = picker().changes() || ask() != nullptr || room < kLeastTitle ? "" : turn_;
  line.paint_more = paint_title;
  line.more = this;
}

void StreetPlay::paint_parts(Painter& painter) const {
  // Beside a lesson's buttons.
  const Rect above = {0, kTitleHeight, frame().width, body_top() - kTitleHeight};
  if (painter.sees(above)) painter.fill(above, palette().ground);
  if (painter.sees(layout_.side)) paint_side(painter, layout_.side);
  if (layout_.chips.empty() || !painter.sees(layout_.chips)) return;
  paint_standing(painter, layout_.chips);
}

}  // namespace ui::drawcity
