#include "ui/cities/result_screen.hpp"

#include "rules/core/text.hpp"
#include "ui/cities/city_screen.hpp"
#include "ui/core/button.hpp"
#include "ui/core/screen.hpp"
#include "ui/core/title_line.hpp"
#include "ui/core/ui_state.hpp"
#include "ui/play/menu_screen.hpp"
#include "ui/play/record_screen.hpp"
#include "ui/play/replay_screen.hpp"
#include "ui/play/score_sheet.hpp"

namespace ui::cities {
namespace {

namespace rc = rules::cities;

constexpr int kEdge = 4;
constexpr int kButton = 44;
constexpr int kWordsMargin = 6;
constexpr int kLow = 300;  // of the screen: a sentence of two lines takes small type

enum Id : uint8_t { kHome, kReplay, kRecord, kAgain, kCity };

constexpr const char* kCityNames[rc::kMostSeats] = {"button City 1", "button City 2",
                                                    "button City 3", "button City 4"};

// How the words stand in this width: in text, or in notes where the screen is low.
const Face& words_face() { return frame().height < kLow ? kNote : kText; }

}  // namespace

void ResultScreen::paint_city_button(Painter& painter, const TargetView& view) {
  const Palette& colors = palette();
  const auto& shown = *static_cast<const ResultScreen*>(view.spec.more);
  const Seat seat = shown.match_.seat(view.spec.value);
  painter.fill(view.area, view.pressed ? colors.ink : colors.raised);
  painter.frame(view.area, 1, colors.ink);
  const char* name = text(seat_name(seat));
  const int width = 18 + 5 + text_width(name, kText);
  constexpr int kRoomForNames = 70;  // all of them or none
  const bool named = view.area.width >= kRoomForNames;
  Rect chip = view.area.middle({18, 18});
  if (named) chip.x = view.area.x + (view.area.width - width) / 2;
  paint_seat(painter, chip, seat);
  if (!named) return;
  painter.text(
      {chip.right() + 5, view.area.y, view.area.right() - chip.right() - 5, view.area.height}, name,
      kText, view.pressed ? colors.raised : colors.ink);
}

ResultScreen::Places ResultScreen::places_now() const {
  const Frame held = frame();
  const Rect line = {kEdge, held.height - kButton - 3, held.width - 2 * kEdge, kButton};
  Places places;
  int top = line.y;
  for (int i = 0; i < 4; ++i) {
    if (held.landscape()) {
      places.actions[i] = line.column(i, 4, kEdge);
    } else {
      places.actions[i] = line.column(i % 2, 2, kEdge);
      if (i < 2) places.actions[i].y -= kButton + 2;
    }
    if (places.actions[i].y < top) top = places.actions[i].y;
  }
  places.cities = {line.x, top - kButton - 2, line.width, kButton};
  const int width = held.width - 16;
  const Face& face = text_width(words_, kText) <= width ? kText : words_face();
  const int words = paragraph_height(words_, face, width) + kWordsMargin;
  places.words = {8, places.cities.y - words, width, words};
  places.sheet = {kEdge, kTitleHeight + 2, line.width, places.words.y - kTitleHeight - 4};
  return places;
}

void ResultScreen::build(lv_obj_t* root) {
  const unsigned players = match_.players();
  constexpr Text kRows[] = {Text::cities_attractions, Text::cities_parks, Text::cities_terraces};
  sheet_.seats = match_.setup().seats;
  sheet_.winners = rules::Cities::winners(match_.seen());
  for (size_t row = 0; row <= rc::kTerrace; ++row) rows_[row].name = text(kRows[row]);
  rc::Sheet sheets[rc::kMostSeats];
  for (unsigned i = 0; i < players; ++i) {
    sheets[i] = rc::sheet_of(match_.seen(), i + 1);
    sheet_.totals[i] = sheets[i].total;
    for (size_t row = 0; row <= rc::kTerrace; ++row) rows_[row].values[i] = sheets[i].by_kind[row];
  }
  sheet_.rows = rows_;
  tell_winners(sheet_.seats, sheets, words_, sizeof words_);

  places_ = places_now();
  for (unsigned i = 0; i < players; ++i) {
    add_target(
        root, {.name = kCityNames[i],
               .area = places_.cities.column(static_cast<int>(i), static_cast<int>(players), kEdge),
               .paint = paint_city_button,
               .id = kCity,
               .value = static_cast<uint8_t>(i + 1),
               .more = this});
  }
  constexpr struct {
    const char* name;
    Text label;
  } kActions[] = {{"button Home", Text::cities_home},
                  {"button Replay", Text::cities_replay},
                  {"button Record", Text::cities_record},
                  {"button Again", Text::cities_again}};
  for (uint8_t i = 0; i < 4; ++i) {
    add_button(root, {.name = kActions[i].name,
                      .area = places_.actions[i],
                      .id = i,
                      .label = text(kActions[i].label),
                      .primary = i == kAgain});
  }
}

void ResultScreen::paint(Painter& painter) const {
  const Palette& colors = palette();
  paint_title_line(painter, {.title = text(Text::cities), .lead = text(Text::cities_final)});
  painter.fill(frame().body(), colors.ground);
  const Rect& words = places_.words;
  if (painter.sees(places_.sheet)) paint_score_sheet(painter, places_.sheet, sheet_);
  if (!painter.sees(words)) return;
  if (text_width(words_, kText) <= words.width) {
    painter.text(words, words_, kText, colors.ink, Align::center);
  } else {
    painter.paragraph(words, words_, words_face(), colors.ink);
  }
}

void ResultScreen::tapped(uint8_t id, uint8_t value) {
  switch (id) {
    case kHome:
      screens::home();
      break;
    case kReplay:
      open_replay(match_);
      break;
    case kRecord:
      open_record(match_);
      break;
    case kAgain:
      play_again(match_);
      break;
    case kCity:
      open_city(match_, value);
      break;
    default:
      break;
  }
}

namespace {

// "Red and Blue", "Red, Blue and Green".
void list_names(const Seats& seats, rules::Actors players, char* to, size_t size) {
  rules::Writer writer(to, size);
  unsigned left = rules::count_bits(players);
  for (unsigned player = 1; player <= seats.players; ++player) {
    if (!rules::holds(players, static_cast<rules::Actor>(player))) continue;
    writer.add(text(seat_name(seats.at(player))));
    --left;
    if (left == 1) writer.add(' ').add(text(Text::cities_and)).add(' ');
    if (left > 1) writer.add(", ");
  }
}

}  // namespace

void tell_winners(const Seats& seats, const rc::Sheet* sheets, char* to, size_t size) {
  const rules::Actors winners = rc::best_of(sheets, seats.players);
  unsigned winner = 0;
  while (!rules::holds(winners, static_cast<rules::Actor>(winner + 1))) ++winner;
  char names[64];
  list_names(seats, winners, names, sizeof names);
  const int total = sheets[winner].total;
  if (rules::count_bits(winners) > 1) {
    lv_snprintf(to, size, text(Text::cities_shared), names, total);
    return;
  }
  // Who lost by the comparison alone, the one that was parted last.
  unsigned rival = seats.players;
  unsigned parted = 0;
  for (unsigned i = 0; i < seats.players; ++i) {
    if (i == winner || sheets[i].total != total) continue;
    unsigned line = 0;
    while (sheets[i].points[line] == sheets[winner].points[line]) ++line;
    if (rival != seats.players && line <= parted) continue;
    rival = i;
    parted = line;
  }
  if (rival == seats.players) {
    lv_snprintf(to, size, text(Text::cities_wins), names, total);
    return;
  }
  constexpr Text kOrdinals[rc::kTourists] = {
      Text::cities_best,  Text::cities_second, Text::cities_third,  Text::cities_fourth,
      Text::cities_fifth, Text::cities_sixth,  Text::cities_seventh};
  lv_snprintf(to, size, text(Text::cities_wins_tie), names, text(seat_name(seats.at(rival + 1))),
              total, text(kOrdinals[parted]), static_cast<int>(sheets[winner].points[parted]),
              static_cast<int>(sheets[rival].points[parted]));
}

void play_again(CitiesMatch& match) {
  match.begin_again(Play::Again::new_luck);
  screens::replace(match.screen());
}

}  // namespace ui::cities
