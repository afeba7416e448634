#include "ui/cities/match.hpp"

#include <algorithm>

#include "ui/cities/city_screen.hpp"
#include "ui/cities/entry.hpp"
#include "ui/cities/why_screen.hpp"
#include "ui/core/screen.hpp"
#include "ui/core/symbols.hpp"
#include "ui/play/hand_over.hpp"

namespace ui::cities {
namespace {

namespace rc = rules::cities;

constexpr size_t kMostWords = 24;
constinit char round_words[kMostWords] = {};
constinit char player_words[HandOver::kMostLines][kMostWords] = {};

// The rows of a menu are told whose menu it is.
CitiesMatch& of(Play& play) { return static_cast<CitiesMatch&>(play); }

unsigned rounds(const State& state) { return rc::all_draws(state) - rc::kStartTiles; }

}  // namespace

void tell_round(const State& state, char* to, size_t size, bool brief) {
  if (rc::in_set_up(state)) {
    lv_snprintf(to, size, "%s", text(brief ? Text::cities_start_brief : Text::cities_start_tiles));
  } else {
    lv_snprintf(to, size, text(brief ? Text::cities_round_brief : Text::cities_round),
                unsigned{state.draws} - rc::kStartTiles, rounds(state));
  }
}

const GameEntry& CitiesMatch::entry() const { return kEntry; }

Screen& CitiesMatch::own_screen() {
  if (is_lesson() || !over()) return screens_.play;
  return players() == 1 ? city_result(*this) : *screens_.result;
}

// Points as everybody may know them: those after the last round.
void CitiesMatch::tell_known(HandOver& what) const {
  tell_round(seen(), round_words, sizeof round_words, false);
  what.lead = round_words;
  if (rc::in_set_up(seen())) return;
  const State known = match().seen(match().player());
  for (unsigned i = 0; i < players(); ++i) {
    lv_snprintf(player_words[i], kMostWords, text(Text::cities_points),
                static_cast<int>(rc::sheet_of(known, i + 1).total));
    what.add({i + 1, player_words[i]});
  }
}

size_t CitiesMatch::menu(MenuRow* rows) {
  size_t count = 0;
  if (is_lesson()) return 0;
  if (holder() != 0 && city().tourists.count > 0 && !over()) {
    rows[count++] = {Text::cities_why_row, [](Play& play) { open_why(of(play), kFirstTourist); },
                     &symbol_cities_why};
  }
  if (players() > 1 && !rc::in_set_up(seen())) {
    rows[count++] = {Text::cities_others, [](Play& play) { open_others(of(play)); },
                     &symbol_cities_others};
  }
  return count;
}

void CitiesMatch::tell_standing(char* to, size_t size) const {
  char round[kMostWords];
  if (over()) {
    lv_snprintf(round, sizeof round, "%s", text(Text::cities_final));
  } else {
    tell_round(seen(), round, sizeof round, false);
  }
  if (players() == 1) {
    lv_snprintf(to, size, text(Text::cities_standing_alone), round,
                static_cast<int>(rc::sheet_of(seen(), 1).total));
  } else if (match().player() == 0) {
    lv_snprintf(to, size, "%s", round);
  } else {
    lv_snprintf(to, size, text(Text::cities_standing), round,
                text(seat_name(seat(match().player()))));
  }
}

void CitiesMatch::paint_map(Painter& painter, const Rect& area) const {
  if (!painter.sees(area)) return;
  // What the next player may see, since the device may lie between two of them.
  const unsigned next = match().player() == 0 ? 1 : match().player();
  const City shown = city_of(match().seen(next), next);
  painter.fill(area, palette().raised);
  painter.frame(area, 1, palette().ink);
  constexpr int kDot = 5;
  const Rect whole = area.middle({8 * kDot, 8 * kDot});
  for (int row = 0; row < 8; ++row) {
    for (int column = 0; column < 8; ++column) {
      const int kind = kind_at(shown, row, column);
      if (kind < 0) continue;
      painter.fill({whole.x + column * kDot, whole.y + row * kDot, kDot, kDot},
                   ground_color(static_cast<Kind>(kind)));
    }
  }
  for (unsigned i = 0; i < shown.tourists.count; ++i) {
    const int at = shown.tourists.at[i];
    painter.fill({whole.x + at % 8 * kDot + 1, whole.y + at / 8 * kDot + 1, kDot - 2, kDot - 2},
                 palette().on_color);
  }
}

// --- the replay ----------------------------------------------------------------------------------

void CitiesMatch::look_at(unsigned step) {
  look_ = match().seen_at(step, holder());
  event_ = {};
  change_ = 0;
  ahead_ = false;
  looks_ = step > 0;
  if (!looks_) return;
  event_ = match().event(step - 1);
  const unsigned actor = event_.actor();
  if (actor == rules::kChance) return;
  const State before = match().seen_at(step - 1, holder());
  change_ =
      static_cast<int16_t>(rc::sheet_of(look_, actor).total - rc::sheet_of(before, actor).total);
}

void CitiesMatch::look_ahead(rules::Event event) {
  look_ = seen_after(event);
  event_ = event;
  const Change change = change_ahead(event);
  change_ = static_cast<int16_t>(change.after - change.before);
  looks_ = ahead_ = true;
}

// The field of `city` with a tourist who was on no such field before; kNone: nobody went.
uint8_t CitiesMatch::field_gone_to(const City& city) const {
  const rc::Tourists before = city_of(seen(), event_.actor()).tourists;
  for (unsigned i = 0; i < city.tourists.count; ++i) {
    const uint8_t field = city.tourists.at[i];
    const uint8_t* const end = before.at + before.count;
    if (std::find(before.at, end, field) == end) return field;
  }
  return kNone;
}

// The place of an event that is still to come, with what it is worth.
void CitiesMatch::paint_ahead(Painter& painter, const Look& look, const Rect& within) const {
  Rect place = {};
  if (event_.verb() == rc::kPlace || event_.verb() == rc::kStart) {
    const unsigned site = event_.verb() == rc::kPlace ? event_.a : event_.b;
    place = look.plan.cell({rc::x_of(site), rc::y_of(site)});
  } else {
    const uint8_t field = field_gone_to(*look.city);
    if (field == kNone) return;
    place = field_rect(look.plan, *look.city, field);
  }
  paint_crop_marks(painter, {place.x, place.y, place.width + 1, place.height + 1});
  if (event_.verb() == rc::kStart) return;  // nothing is worth anything yet
  char worth[kSigned];
  tell_signed(worth, change_);
  constexpr unsigned kOnTheRight = 1;
  paint_flag_of_others(painter, flag_area(place, within, worth, kOnTheRight), worth);
}

void CitiesMatch::paint_look(Painter& painter, const Rect& area, unsigned whose) const {
  painter.fill(area, palette().ground);
  const City shown = city_of(look_, whose);
  Look look{.city = &shown};
  look.plan =
      plan_of(shown, rc::in_set_up(look_) ? Window::start : Window::reach, area.inset(4, 3));
  paint_city(painter, look);
  if (ahead_) {
    if (event_.actor() == whose) paint_ahead(painter, look, area);
    return;
  }
  const bool places = event_.verb() == rc::kPlace || event_.verb() == rc::kStart;
  if (!looks_ || event_.actor() != whose || !places) return;
  const unsigned site = event_.verb() == rc::kPlace ? event_.a : event_.b;
  paint_crop_marks(painter, look.plan.cell({rc::x_of(site), rc::y_of(site)}));
}

void CitiesMatch::tell_look(char* to, size_t size) const {
  constexpr Text kDone[rc::kVerbs] = {
      Text::cities_drew,   Text::cities_laid,   Text::cities_laid,
      Text::cities_sent,   Text::cities_jumped, Text::cities_walked,
      Text::cities_stayed, Text::cities_laid,   Text::cities_stayed};
  if (!looks_) {
    lv_snprintf(to, size, "%s", text(Text::cities_begins));
    return;
  }
  if (event_.verb() == rc::kDraw) {
    lv_snprintf(to, size, text(Text::cities_drew), unsigned{event_.a});
    return;
  }
  char change[kSigned] = {};
  if (change_ != 0) tell_signed(change, change_);
  lv_snprintf(to, size, "%s %s", text(kDone[event_.verb()]), change);
}

}  // namespace ui::cities
