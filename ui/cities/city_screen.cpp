#include "ui/cities/city_screen.hpp"

#include "ui/cities/entry.hpp"
#include "ui/cities/play_layout.hpp"
#include "ui/cities/wash.hpp"
#include "ui/core/button.hpp"
#include "ui/core/symbols.hpp"
#include "ui/core/title_line.hpp"
#include "ui/core/ui_state.hpp"
#include "ui/core/write.hpp"

namespace ui::cities {
namespace {

constexpr int kEdge = 4;
constexpr int kRows = rc::kTourists;
constexpr int kRow = 14;
constexpr int kTotal = 28;
// Upright screens of this height have room for the total in a line of its own.
constexpr int kTall = 400;
constexpr int kTallRow = 18;

enum Id : uint8_t { kBoard, kBefore, kNext, kOther };

constinit CityScreen screen;

}  // namespace

// One tourist is told where the game is played; the board keeps that side. The way back lies over
// the left corner: a board there begins below it.
CityScreen::Parts CityScreen::parts_now() const {
  if (tells_ == Tells::one) {
    const Layout played = play_layout(Stage::lay);
    return {played.board, played.room, played.rail, {}, {}};
  }
  Frame held = frame();
  const int bottom = held.height - kTouch - 3;
  const Rect buttons = {kEdge, bottom, held.width - 2 * kEdge, kTouch};
  Rect board, list, total;
  int edge = 3;  // around the city
  if (held.landscape()) {
    const int top = held.left_hand ? kTitleHeight : kTouch;
    if (!held.left_hand) edge = 2;
    const int side = bottom - top;
    board = {0, top, side, side};
    list = {side + 6, kTitleHeight + 2, held.width - side - 12, bottom - kTitleHeight - kTotal - 2};
    total = {list.x, bottom - kTotal, list.width, kTotal - 2};
  } else if (held.height >= kTall) {
    const int rest = kHead + kRows * kTallRow + kTotal;
    list = {kEdge + 2, bottom - rest, held.width - 2 * kEdge - 4, rest - kTotal};
    board = {0, kTitleHeight, held.width, list.y - kTitleHeight};
    total = {list.x, list.bottom(), list.width, kTotal - 2};
  } else {
    const int rest = kHead + kRows * kRow;
    const int high = bottom - kTitleHeight - rest - 4;
    board = {0, kTitleHeight, high + 8, high};
    list = {kEdge + 2, bottom - rest - 2, held.width - 2 * kEdge - 4, rest};
    total = {high + 14, kTitleHeight + high / 2 - 30, held.width - high - 20, 60};
    held.left_hand = true;  // it is too high to begin below the way back
  }
  board = held.hand(board);
  return {board, board.inset(edge), held.hand(list), held.hand(total), buttons};
}

void CityScreen::show(CitiesMatch& match, unsigned whose, Tells tells, unsigned field) {
  match_ = &match;
  whose_ = static_cast<uint8_t>(whose);
  tells_ = tells;
  tour_ = tour_of(city_of(match.seen(), whose));
  index_ = 0;
  for (uint8_t i = 0; i < tour_.count; ++i) {
    if (tour_.field[i] == field) index_ = i;
  }
}

void CityScreen::read_city() {
  Worked& worked = work_out<Worked>();
  worked.city = city_of(match_->seen(), whose_);
  worked.plan =
      plan_of(worked.city, tells_ == Tells::one ? Window::laid : Window::city, parts_now().room);
  tour_ = tour_of(worked.city);
  for (unsigned i = 0; i < tour_.count; ++i) {
    const Reason reason = reason_of(i);
    worked.paid[i] = {reason.kind, reason.paid, reason.points,
                      static_cast<uint16_t>(count(reason.zone)),
                      static_cast<uint16_t>(count(reason.beside))};
    if (i == index_) worked.chosen = reason;
  }
  tell_lead();
}

void CityScreen::tell_lead() {
  if (tells_ == Tells::one) {
    return write(lead_, Text::cities_why, reason().paid ? reason().points : 0, index_ + 1,
                 int{tour_.count});
  }
  if (others()) {
    State shown = match_->seen();
    --shown.draws;  // others are seen as they were after the round before
    return tell_round(shown, lead_, sizeof lead_, true);
  }
  // Upright the title has less room.
  const char* const level = text(kLevelNames[match_->level() - 1]);
  if (!frame().landscape()) return write(lead_, level);
  write(lead_, match_->players() > 1 ? Text::cities_level_brief : Text::cities_level_final, level);
}

unsigned CityScreen::next_whose() const {
  const unsigned players = match_->players();
  unsigned next = whose_ % players + 1;
  if (others() && next == match_->holder()) next = next % players + 1;
  return next;
}

void CityScreen::build(lv_obj_t* root) {
  read_city();
  const Parts parts = parts_now();
  add_target(root, {.name = "board",
                    .area = parts.board,
                    .paint = paint_by<&CityScreen::paint_board>,
                    .id = kBoard,
                    .more = this,
                    .follows = true});
  add_steps(root);
  if (tells_ == Tells::all) add_back(root);
  if (tour_.count > 0) start_wash(city(), plan(), reason());
}

void CityScreen::add_steps(lv_obj_t* root) {
  const bool several = tour_.count > 1;
  if (tells_ == Tells::one) {
    const Layout played = play_layout(Stage::lay);
    add_button(root, {.name = "button Next",
                      .area = played.undo,
                      .id = kNext,
                      .label = text(Text::cities_next),
                      .enabled = several});
    add_button(root, {.name = "button Back",
                      .area = played.go,
                      .id = screens::kBack,
                      .label = text(Text::back),
                      .primary = true});
    return;
  }
  const Rect line = parts_now().buttons;
  const auto step = [&](const char* name, int place, Id id, const lv_image_dsc_t& symbol) {
    add_button(root, {.name = name,
                      .area = {line.x + place * (kTouch + kEdge), line.y, kTouch, kTouch},
                      .id = id,
                      .symbol = &symbol,
                      .enabled = several});
  };
  step("button Before", 0, kBefore, symbol_back);
  step("button Next", 1, kNext, symbol_forward);
  if (next_whose() == whose_) return;
  const int used = 2 * (kTouch + kEdge);
  add_button(root, {.name = "button Next city",
                    .area = {line.x + used, line.y, line.width - used, line.height},
                    .id = kOther,
                    .label = text(Text::cities_next_city)});
}

void CityScreen::choose(unsigned index) {
  index_ = static_cast<uint8_t>(index);
  worked_out<Worked>().chosen = reason_of(index);
  tell_lead();
  const Parts parts = parts_now();
  for (const Rect& part : {frame().title(), parts.board, parts.told}) screens::redraw(part);
  start_wash(city(), plan(), reason());
}

void CityScreen::tapped(uint8_t id, uint8_t) {
  switch (id) {
    case kNext:
      return choose((index_ + 1u) % tour_.count);
    case kBefore:
      return choose((index_ + tour_.count - 1u) % tour_.count);
    default:
      show(*match_, next_whose(), Tells::all);
      screens::rebuild();
  }
}

// Any field that counts for a tourist chooses it.
void CityScreen::touched(uint8_t, Touch touch, Point point) {
  const unsigned at = field_at(plan(), city(), point);
  if (touch != Touch::up || at == kNoField) return;
  unsigned chosen = tour_.count;
  for (unsigned i = tour_.count; i-- > 0;) {
    if (paid(i).paid && has(reason_of(i).zone, at)) chosen = i;
  }
  for (unsigned i = 0; i < tour_.count; ++i) {
    if (tour_.field[i] == at) chosen = i;
  }
  if (chosen == tour_.count || chosen == index_) return;
  device().sound(Sound::touch);
  choose(chosen);
}

void CityScreen::places(const PlaceSink& sink) const {
  for (unsigned i = 0; i < tour_.count; ++i) {
    name_field(city(), tour_.field[i], name_);
    if (!sink({name_, field_rect(plan(), city(), tour_.field[i]), true})) return;
  }
}

void open_city(CitiesMatch& match, unsigned whose) {
  screen.show(match, whose, CityScreen::Tells::all);
  screens::open(screen);
}

void open_others(CitiesMatch& match) { open_city(match, match.holder() % match.players() + 1); }

void open_why(CitiesMatch& match, unsigned field) {
  if (match.city().tourists.count == 0) return;
  screen.show(match, match.holder(), CityScreen::Tells::one, field);
  screens::open(screen);
}

}  // namespace ui::cities
