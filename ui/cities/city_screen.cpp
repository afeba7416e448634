#include "ui/cities/city_screen.hpp"

#include "ui/cities/entry.hpp"
#include "ui/core/button.hpp"
#include "ui/core/screen.hpp"
#include "ui/core/symbols.hpp"
#include "ui/core/title_line.hpp"
#include "ui/core/ui_state.hpp"

namespace ui::cities {
namespace {

namespace rc = rules::cities;

constexpr int kEdge = 4;
constexpr int kButton = 44;
constexpr int kRows = rc::kTourists;
constexpr int kRow = 14;
constexpr int kTotal = 28;
// Upright screens of this height have room for the total in a line of its own.
constexpr int kTall = 400;
constexpr int kTallRow = 18;

enum Id : uint8_t { kBoard, kBefore, kNext, kOther };

constinit CityScreen screen;

void paint_board_target(Painter& painter, const TargetView& view) {
  static_cast<const CityScreen*>(view.spec.more)->paint_board(painter, view.area);
}

}  // namespace

// The way back lies over the left corner, where no board may be then.
CityScreen::Parts CityScreen::parts_now() const {
  Frame held = frame();
  held.left_hand = true;
  const int bottom = held.height - kButton - 3;
  const Rect buttons = {kEdge, bottom, held.width - 2 * kEdge, kButton};
  if (held.landscape()) {
    const int side = bottom - kTitleHeight;
    const Rect list = {side + 6, kTitleHeight + 2, held.width - side - 12, side - kTotal - 2};
    return {held.hand({0, kTitleHeight, side, side}), held.hand(list),
            held.hand({list.x, bottom - kTotal, list.width, kTotal - 2}), buttons};
  }
  if (held.height >= kTall) {
    const int rest = kHead + kRows * kTallRow + kTotal;
    const Rect list = {kEdge + 2, bottom - rest, held.width - 2 * kEdge - 4, rest - kTotal};
    return {{0, kTitleHeight, held.width, list.y - kTitleHeight},
            list,
            {list.x, list.bottom(), list.width, kTotal - 2},
            buttons};
  }
  const int rest = kHead + kRows * kRow;
  const int high = bottom - kTitleHeight - rest - 4;
  const Rect total = {high + 14, kTitleHeight + high / 2 - 30, held.width - high - 20, 60};
  return {held.hand({0, kTitleHeight, high + 8, high}),
          {kEdge + 2, bottom - rest - 2, held.width - 2 * kEdge - 4, rest},
          held.hand(total),
          buttons};
}

void CityScreen::show(CitiesMatch& match, unsigned whose) {
  match_ = &match;
  whose_ = static_cast<uint8_t>(whose);
  index_ = 0;
}

void CityScreen::read_city() {
  city_ = city_of(match_->seen(), whose_);
  tour_ = tour_of(city_);
  if (index_ >= tour_.count) index_ = 0;
  const unsigned level = match_->level();
  total_ = rc::sheet_of(board_of(city_), level).total;
  for (unsigned i = 0; i < tour_.count; ++i) {
    reason_[i] = reason_of(city_, level, tour_.field[i]);
  }
  if (others()) {
    State shown = match_->seen();
    --shown.draws;  // others are seen as they were after the round before
    tell_round(shown, lead_, sizeof lead_, true);
  } else {
    // Upright the title has less room, and beside whose city it is least of all.
    const bool one_of = match_->players() > 1;
    const bool brief = one_of || !frame().landscape();
    const char* const name = text(kLevelNames[level - 1]);
    if (one_of && !frame().landscape()) {
      lv_snprintf(lead_, sizeof lead_, "%s", name);
    } else {
      lv_snprintf(lead_, sizeof lead_,
                  text(brief ? Text::cities_level_brief : Text::cities_level_final), name);
    }
  }
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
  plan_ = plan_of(city_, Window::city, parts.board.inset(3));
  add_target(root, {.name = "board",
                    .area = parts.board,
                    .paint = paint_board_target,
                    .id = kBoard,
                    .more = this,
                    .follows = true});
  add_steps(root, parts.buttons);
  add_back(root);
}

void CityScreen::add_steps(lv_obj_t* root, const Rect& line) {
  const Rect tail = {line.x + 2 * (kButton + kEdge), line.y, line.width - 2 * (kButton + kEdge),
                     line.height};
  const bool several = tour_.count > 1;
  add_button(root, {.name = "button Before",
                    .area = {line.x, line.y, kButton, kButton},
                    .id = kBefore,
                    .symbol = &symbol_back,
                    .enabled = several});
  add_button(root, {.name = "button Next",
                    .area = {line.x + kButton + kEdge, line.y, kButton, kButton},
                    .id = kNext,
                    .symbol = &symbol_forward,
                    .enabled = several});
  if (next_whose() == whose_) return;
  add_button(root, {.name = "button Next city",
                    .area = tail,
                    .id = kOther,
                    .label = text(Text::cities_next_city)});
}

void CityScreen::choose(unsigned index) {
  index_ = static_cast<uint8_t>(index);
  const Parts parts = parts_now();
  screens::redraw(parts.board);
  screens::redraw(parts.list);
}

void CityScreen::tapped(uint8_t id, uint8_t) {
  switch (id) {
    case kNext:
      choose((index_ + 1u) % tour_.count);
      break;
    case kBefore:
      choose((index_ + tour_.count - 1u) % tour_.count);
      break;
    case kOther:
      show(*match_, next_whose());
      screens::rebuild();
      break;
    default:
      break;
  }
}

// Any field that counts for a tourist chooses it.
void CityScreen::touched(uint8_t, Touch touch, Point point) {
  if (touch != Touch::up) return;
  const unsigned at = field_at(plan_, city_, point);
  if (at == rc::kFields) return;
  for (unsigned pass = 0; pass < 2; ++pass) {
    for (unsigned i = 0; i < tour_.count; ++i) {
      const bool here =
          pass == 0 ? tour_.field[i] == at : reason_[i].paid && (reason_[i].zone >> at & 1u);
      if (!here) continue;
      device().click();
      choose(i);
      return;
    }
  }
}

void CityScreen::places(const PlaceSink& sink) const {
  for (unsigned i = 0; i < tour_.count; ++i) {
    name_field(city_, tour_.field[i], name_);
    if (!sink({name_, field_rect(plan_, city_, tour_.field[i]), true})) return;
  }
}

void open_city(CitiesMatch& match, unsigned whose) {
  screen.show(match, whose);
  screens::open(screen);
}

void open_others(CitiesMatch& match) {
  const unsigned next = match.holder() % match.players() + 1;
  screen.show(match, next);
  screens::open(screen);
}

}  // namespace ui::cities
