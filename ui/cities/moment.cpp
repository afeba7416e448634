// A moment of Cities: a city as it stood, what happened in it, the tile that was drawn.
#include <algorithm>

#include "ui/cities/match.hpp"
#include "ui/core/write.hpp"

namespace ui::cities {
namespace {

using Moment = MomentOf<State>;

constexpr int kDrawnField = 20;  // of the tile that was drawn
constexpr int kDrawnEdge = 8;    // of the plate around it

bool lays(rules::Event event) {
  return event.is(rc::Verb::kPlace) || event.is(rc::Verb::kStart) || event.is(rc::Verb::kCover);
}

// Of the tile.
Rect rect_of(const Plan& plan, rules::Event laid) {
  const unsigned site = laid.is(rc::Verb::kStart) ? laid.b : laid.a;
  const Cell cell = {rc::x_of(site), rc::y_of(site)};
  if (!laid.is(rc::Verb::kCover)) return plan.cell(cell);
  const Rect first = plan.quarter(cell, laid.b);
  return {first.x, first.y, 2 * first.width, 2 * first.height};
}

// The field of `city` with a tourist who was on no such field before; kNoField: nobody went.
unsigned field_gone_to(const Moment& shown, const City& city) {
  const rc::Tourists before = city_of(shown.before, shown.event.actor()).tourists;
  for (unsigned i = 0; i < city.tourists.count; ++i) {
    const uint8_t field = city.tourists.at[i];
    const uint8_t* const end = before.at + before.count;
    if (std::find(before.at, end, field) == end) return field;
  }
  return kNoField;
}

constexpr Text kDone[rc::kVerbs] = {
    Text::cities_drew,   Text::cities_laid,    Text::cities_laid,
    Text::cities_sent,   Text::cities_jumped,  Text::cities_walked,
    Text::cities_stayed, Text::cities_covered, Text::cities_declined};

// The place of an event that is still to come, with what it is worth.
void paint_ahead(Painter& painter, const Moment& shown, const Look& look, const Rect& within,
                 Seat seat) {
  Rect area = {};
  if (lays(shown.event)) {
    area = rect_of(look.plan, shown.event);
  } else {
    const unsigned field = field_gone_to(shown, *look.city);
    if (field == kNoField) return;
    area = field_rect(look.plan, *look.city, field);
  }
  paint_crop_marks(painter, {area.x, area.y, area.width + 1, area.height + 1});
  if (shown.event.is(rc::Verb::kStart)) return;  // nothing is worth anything yet
  char worth[kSigned];
  tell_signed(worth, shown.change.after - shown.change.before);
  constexpr unsigned kOnTheRight = 1;
  paint_flag_of_others(painter, flag_area(area, within, worth, kOnTheRight), worth, seat);
}

// In the middle, over the cities that it will be laid in.
void paint_drawn(Painter& painter, const Rect& area, unsigned tile) {
  constexpr int kSide = 2 * kDrawnField + 1;
  const Rect plate = area.middle({kSide + 2 * kDrawnEdge, kSide + 2 * kDrawnEdge});
  if (!painter.sees(plate)) return;
  painter.fill(plate, palette().raised);
  painter.frame(plate, 2, palette().ink);
  prepare_fields(kDrawnField);
  paint_tile(painter, plate.middle({kSide, kSide}).corner(), kDrawnField, rc::laid_tile(tile, 0));
}

}  // namespace

void CitiesMatch::paint_moment(Painter& painter, const Rect& area, const Shown& shown,
                               unsigned whose) const {
  painter.fill(area, palette().ground);
  const City city = city_of(shown.after, whose);
  Look look{.city = &city};
  const bool starts = rc::in_set_up(shown.after);
  look.plan = plan_of(city, starts ? Window::start : Window::reach, area.inset(4, 3));
  paint_city(painter, look);
  if (shown.step == 0) return;
  if (shown.event.is(rc::Verb::kDraw)) return paint_drawn(painter, area, shown.event.a);
  if (shown.event.actor() != whose) return;
  if (shown.ahead) return paint_ahead(painter, shown, look, area, seat(whose));
  if (lays(shown.event)) paint_crop_marks(painter, rect_of(look.plan, shown.event));
}

void CitiesMatch::tell_event(const Shown& shown, char* to, size_t size) const {
  const rules::Event event = shown.event;
  if (event.is(rc::Verb::kDraw)) {
    return write(to, size, Text::cities_drew, unsigned{event.a});
  }
  const int change = shown.change.after - shown.change.before;
  char worth[kSigned] = {};
  if (change != 0) tell_signed(worth, change);
  write(to, size, "%s %s", text(kDone[event.verb()]), worth);
}

// Which tile, or what pays for it.
void CitiesMatch::tell_deed(const Shown& shown, char* to, size_t size) const {
  const rules::Event event = shown.event;
  if (event.is(rc::Verb::kStart)) {
    return write(to, size, Text::cities_laid_tile, unsigned{event.a});
  }
  if (event.is(rc::Verb::kPlace)) {
    const unsigned tile = rc::tile_to_lay(shown.before, 0);
    return write(to, size, Text::cities_laid_tile, tile);
  }
  if (event.is(rc::Verb::kCover)) {
    return write(to, size, Text::cities_covered_tile, unsigned{shown.before.drawn[rc::kCells]});
  }
  const ItemChange& most = shown.items[0];
  write(to, size, most.by != 0 ? "%s %s" : "%s", text(kDone[event.verb()]),
        text(entry().items[most.item]));
}

unsigned CitiesMatch::turn_in(const Shown& shown) const {
  const State& state = shown.before;
  return rc::in_set_up(state) ? 0 : state.draws - rc::kStartTiles;
}

}  // namespace ui::cities
