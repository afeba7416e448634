#include "ui/cities/city_screen.hpp"

#include "rules/core/text.hpp"
#include "ui/cities/result_screen.hpp"
#include "ui/cities/why_paint.hpp"
#include "ui/core/button.hpp"
#include "ui/core/screen.hpp"
#include "ui/core/symbols.hpp"
#include "ui/core/title_line.hpp"
#include "ui/core/ui_state.hpp"
#include "ui/play/record_screen.hpp"
#include "ui/play/replay_screen.hpp"

namespace ui::cities {
namespace {

namespace rc = rules::cities;

constexpr int kEdge = 4;
constexpr int kButton = 44;
constexpr int kHead = 14;

enum Id : uint8_t { kBoard, kHome, kReplay, kRecord, kAgain, kBefore, kNext, kOther };
enum class Mode : uint8_t { alone, one_of, others };

class CityScreen final : public Screen {
 public:
  void show(CitiesMatch& match, unsigned whose, Mode mode);
  void build(lv_obj_t* root) override;
  void paint(Painter& painter) const override;
  void tapped(uint8_t id, uint8_t value) override;
  void touched(uint8_t id, Touch touch, Point place) override;
  void places(const PlaceSink& sink) const override;
  void paint_board(Painter& painter, const Rect& area) const;

 private:
  struct Places {
    Rect board, list, total, buttons;
  };
  Places places_now() const;
  void look();
  void choose(unsigned index);
  void add_actions(lv_obj_t* root, const Rect& line);
  void add_steps(lv_obj_t* root, const Rect& line);
  void paint_list(Painter& painter, const Rect& area) const;
  void paint_row(Painter& painter, const Rect& row, unsigned index) const;
  unsigned next_whose() const;

  CitiesMatch* match_ = nullptr;
  Mode mode_ = Mode::alone;
  uint8_t whose_ = 1;
  City city_;
  Plan plan_;
  Tour tour_;
  uint8_t index_ = 0;
  Reason reason_[rc::kTourists];
  int16_t total_ = 0;
  char lead_[28] = {};
  mutable char name_[24] = {};
};

constinit CityScreen screen;

void paint_board_target(Painter& painter, const TargetView& view) {
  screen.paint_board(painter, view.area);
}

void paint_who(Painter& painter, const Rect& area, uint8_t seat) {
  paint_seat(painter, area, static_cast<Seat>(seat));
}

// The way back lies over the left corner, where no board may be then.
CityScreen::Places CityScreen::places_now() const {
  Frame held = frame();
  if (mode_ != Mode::alone) held.left_hand = true;
  const int bottom = held.height - kButton - 3;
  const Rect buttons = {kEdge, bottom, held.width - 2 * kEdge, kButton};
  if (held.landscape()) {
    const int side = bottom - kTitleHeight;
    const Rect list = {side + 6, kTitleHeight + 2, held.width - side - 12, side - 30};
    return {held.hand({0, kTitleHeight, side, side}), held.hand(list),
            held.hand({list.x, bottom - 28, list.width, 26}), buttons};
  }
  const int rest = kHead + 7 * 14;
  const int high = bottom - kTitleHeight - rest - 4;
  const Rect total = {high + 14, kTitleHeight + high / 2 - 30, held.width - high - 20, 60};
  return {held.hand({0, kTitleHeight, high + 8, high}),
          {kEdge + 2, bottom - rest - 2, held.width - 2 * kEdge - 4, rest},
          held.hand(total),
          buttons};
}

void CityScreen::show(CitiesMatch& match, unsigned whose, Mode mode) {
  match_ = &match;
  mode_ = mode;
  whose_ = static_cast<uint8_t>(whose);
  index_ = 0;
}

void CityScreen::look() {
  city_ = (mode_ == Mode::others ? match_->seen() : match_->state()).cities[whose_ - 1];
  tour_ = tour_of(city_);
  if (index_ >= tour_.count) index_ = 0;
  const unsigned level = match_->level();
  total_ = sheet_of(city_, level).total;
  for (unsigned i = 0; i < tour_.count; ++i) {
    reason_[i] = reason_of(city_, level, tour_.field[i]);
  }
  if (mode_ == Mode::others) {
    tell_round(match_->state(), lead_, sizeof lead_, true);
  } else {
    lv_snprintf(lead_, sizeof lead_, text(Text::cities_level_final), level);
  }
}

unsigned CityScreen::next_whose() const {
  const unsigned players = match_->setup().seats.players;
  unsigned next = whose_ % players + 1;
  if (mode_ == Mode::others && next == match_->holder()) next = next % players + 1;
  return next;
}

void CityScreen::build(lv_obj_t* root) {
  look();
  const Places places = places_now();
  plan_ = plan_of(city_, Window::city, places.board.inset(3));
  add_target(root, {.name = "board",
                    .area = places.board,
                    .paint = paint_board_target,
                    .id = kBoard,
                    .follows = true});
  if (mode_ == Mode::alone) {
    add_actions(root, places.buttons);
  } else {
    add_steps(root, places.buttons);
    add_back(root);
  }
}

// Portrait has no room for words on all of them.
void CityScreen::add_actions(lv_obj_t* root, const Rect& line) {
  const bool words = line.width >= 300;
  const int gap = words ? kEdge : 2;
  const int rest = line.width - 2 * kButton - 2 * gap;
  const Rect tail = {line.x + 2 * (kButton + gap), line.y, rest, line.height};
  add_button(root, {.name = "button Next",
                    .area = {line.x, line.y, kButton, kButton},
                    .id = kNext,
                    .symbol = &symbol_forward,
                    .enabled = tour_.count > 1});
  add_button(root, {.name = "button Home",
                    .area = {line.x + kButton + gap, line.y, kButton, kButton},
                    .id = kHome,
                    .symbol = &symbol_house});
  const Rect replay = words ? tail.column(0, 3, gap) : Rect{tail.x, line.y, kButton, kButton};
  const Rect record =
      words ? tail.column(1, 3, gap) : Rect{tail.x + kButton + gap, line.y, kButton, kButton};
  const Rect again =
      words ? tail.column(2, 3, gap)
            : Rect{record.right() + gap, line.y, line.right() - record.right() - gap, kButton};
  add_button(root, {.name = "button Replay",
                    .area = replay,
                    .id = kReplay,
                    .label = words ? text(Text::cities_replay) : nullptr,
                    .symbol = words ? nullptr : &symbol_replay});
  add_button(root, {.name = "button Record",
                    .area = record,
                    .id = kRecord,
                    .label = words ? text(Text::cities_record) : nullptr,
                    .symbol = words ? nullptr : &symbol_record});
  add_button(root, {.name = "button Again",
                    .area = again,
                    .id = kAgain,
                    .label = text(Text::cities_again),
                    .primary = true});
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
  const Places places = places_now();
  screens::redraw(places.board);
  screens::redraw(places.list);
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
      show(*match_, next_whose(), mode_);
      screens::rebuild();
      break;
    case kHome:
      screens::home();
      break;
    case kReplay:
      open_replay(*match_);
      break;
    case kRecord:
      open_record(*match_);
      break;
    case kAgain:
      play_again(*match_);
      break;
    default:
      break;
  }
}

// Any field that counts for a tourist chooses it.
void CityScreen::touched(uint8_t, Touch touch, Point place) {
  if (touch != Touch::up) return;
  const unsigned at = field_at(plan_, city_, place);
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
  constexpr const char* kQuarterNames[rc::kQuarters] = {"nw", "ne", "sw", "se"};
  for (unsigned i = 0; i < tour_.count; ++i) {
    const Cell cell = cell_of_field(city_, tour_.field[i]);
    lv_snprintf(name_, sizeof name_, "field %d,%d %s", cell.x, cell.y,
                kQuarterNames[quarter_of(tour_.field[i])]);
    if (!sink({name_, field_rect(plan_, city_, tour_.field[i]), true})) return;
  }
}

// --- drawing -------------------------------------------------------------------------------------

void CityScreen::paint_board(Painter& painter, const Rect& area) const {
  const Palette& colors = palette();
  painter.fill(area, colors.ground);
  Look look{.city = &city_, .plan = plan_};
  const bool chosen = tour_.count > 0;
  if (chosen) look.pale = not_concerned(reason_[index_]);
  paint_city(painter, look);
  if (chosen) paint_reason(painter, look, reason_[index_], tour_.field[index_]);
  for (unsigned i = 0; i < tour_.count; ++i) {
    const Rect field = field_rect(plan_, city_, tour_.field[i]);
    const Rect tag = {field.x - 1, field.y - 2, 11, 12};
    if (!painter.sees(tag)) continue;
    const char letter[] = {static_cast<char>('A' + i), 0};
    painter.fill(tag, i == index_ ? colors.accent : colors.raised);
    painter.frame(tag, 1, colors.ink);
    painter.text(tag, letter, kNote, i == index_ ? colors.on_accent : colors.ink, Align::center);
  }
}

void CityScreen::paint_row(Painter& painter, const Rect& row, unsigned index) const {
  const Palette& colors = palette();
  const Reason& reason = reason_[index];
  const bool chosen = index == index_;
  const Color ink = chosen ? colors.raised : colors.ink;
  if (chosen) painter.fill(row, colors.ink);
  const char letter[] = {static_cast<char>('A' + index), 0};
  painter.text({row.x + 4, row.y, 14, row.height}, letter, kText, ink);
  const int side = row.height >= 17 ? 15 : 13;
  paint_sign(painter, Rect{row.x + 18, row.y, side, row.height}.middle({side, side}), reason.kind);
  char points[8];
  rules::Writer(points, sizeof points).add(reason.paid ? reason.points : 0);
  const Face& face = row.height >= 17 ? kTitle : kText;
  painter.text({row.right() - 32, row.y, 28, row.height}, points, face, ink, Align::right);
  char words[24];
  if (reason.kind == rc::kTerrace) {
    lv_snprintf(words, sizeof words, text(Text::cities_view), static_cast<int>(reason.points));
  } else if (!reason.paid) {
    lv_snprintf(words, sizeof words, "%s", text(Text::cities_same_zone));
  } else if (match_->level() == 3) {
    lv_snprintf(words, sizeof words, "%d + %d", std::popcount(reason.zone),
                std::popcount(reason.beside));
  } else {
    lv_snprintf(words, sizeof words, "%d", std::popcount(reason.zone));
  }
  painter.text({row.x + 36, row.y, row.width - 36 - 36, row.height}, words, kText, ink,
               Align::right);
}

void CityScreen::paint_list(Painter& painter, const Rect& area) const {
  const Palette& colors = palette();
  const Text head = match_->level() == 3 ? Text::cities_fields_beside : Text::cities_fields;
  painter.text({area.x, area.y, area.width - 36, kHead}, text(head), kNote, colors.note,
               Align::right);
  painter.text({area.right() - 32, area.y, 28, kHead}, text(Text::cities_pts), kNote, colors.note,
               Align::right);
  int height = (area.height - kHead) / static_cast<int>(rc::kTourists);
  if (height > 24) height = 24;
  for (unsigned i = 0; i < tour_.count; ++i) {
    const Rect row = {area.x, area.y + kHead + static_cast<int>(i) * height, area.width, height};
    if (painter.sees(row)) paint_row(painter, row, i);
  }
  if (tour_.count == 0) {
    painter.paragraph({area.x + 4, area.y + kHead + 4, area.width - 8, 40},
                      text(Text::cities_nobody), kText, colors.note);
  }
}

void CityScreen::paint(Painter& painter) const {
  const Palette& colors = palette();
  const bool several = match_->setup().seats.players > 1;
  const Seat seat = match_->setup().seats.at(whose_);
  paint_title_line(painter, {.title = text(Text::cities),
                             .lead = lead_,
                             .back = mode_ != Mode::alone,
                             .who = several ? text(seat_name(seat)) : nullptr,
                             .paint_mark = paint_who,
                             .mark = static_cast<uint8_t>(seat)});
  painter.fill(frame().body(), colors.ground);
  const Places places = places_now();
  if (painter.sees(places.list)) paint_list(painter, places.list);
  char total[8];
  rules::Writer(total, sizeof total).add(total_);
  const Rect& area = places.total;
  if (frame().landscape()) {
    painter.across(area.x, area.y, area.width, colors.ink);
    painter.text({area.x + 4, area.y + 2, area.width, area.height}, text(Text::score_total), kTitle,
                 colors.ink);
    painter.text({area.x, area.y + 2, area.width - 4, area.height}, total, kNumber, colors.ink,
                 Align::right);
  } else {
    painter.text({area.x, area.y, area.width, 24}, text(Text::score_total), kTitle, colors.ink,
                 Align::center);
    painter.text({area.x, area.y + 26, area.width, 30}, total, kNumber, colors.ink, Align::center);
  }
}

}  // namespace

Screen& city_result() {
  screen.show(game(), 1, Mode::alone);
  return screen;
}

void open_city(CitiesMatch& match, unsigned whose) {
  screen.show(match, whose, Mode::one_of);
  screens::open(screen);
}

void open_others(CitiesMatch& match) {
  const unsigned next = match.holder() % match.setup().seats.players + 1;
  screen.show(match, next, Mode::others);
  screens::open(screen);
}

}  // namespace ui::cities
