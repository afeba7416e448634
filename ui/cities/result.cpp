// What Cities adds to the result: the winner's city, and how a tie was broken.
#include "ui/cities/city_screen.hpp"
#include "ui/cities/match.hpp"
#include "ui/core/write.hpp"
#include "ui/play/result/verdict.hpp"

namespace ui::cities {
namespace {

constexpr size_t kMostNames = 64;

}  // namespace

void tell_tie(const Play& play, const rc::Sheet* sheets, char* to, size_t size) {
  const unsigned players = play.players();
  const rules::Actors winners = rc::best_of(sheets, players);
  unsigned winner = 0;
  while (!rules::holds(winners, static_cast<rules::Actor>(winner + 1))) ++winner;
  char names[kMostNames];
  list_names(play, winners, names, sizeof names);
  const int total = sheets[winner].total;
  if (rules::count_bits(winners) > 1) {
    return write(to, size, Text::cities_shared, names, total);
  }
  // Who lost by the comparison alone, the one that was parted last.
  unsigned rival = players;
  unsigned parted = 0;
  for (unsigned i = 0; i < players; ++i) {
    if (i == winner || sheets[i].total != total) continue;
    unsigned line = 0;
    while (sheets[i].points[line] == sheets[winner].points[line]) ++line;
    if (rival != players && line <= parted) continue;
    rival = i;
    parted = line;
  }
  LV_ASSERT(rival != players);
  constexpr Text kOrdinals[rc::kTourists] = {
      Text::cities_best,  Text::cities_second, Text::cities_third,  Text::cities_fourth,
      Text::cities_fifth, Text::cities_sixth,  Text::cities_seventh};
  write(to, size, Text::cities_wins_tie, names, play.label(rival + 1), total,
        text(kOrdinals[parted]), static_cast<int>(sheets[winner].points[parted]),
        static_cast<int>(sheets[rival].points[parted]));
}

void CitiesMatch::tell_tie(const Result&, char* to, size_t size) const {
  rc::Sheet sheets[rc::kMostSeats];
  for (unsigned i = 0; i < players(); ++i) sheets[i] = rc::sheet_of(seen(), i + 1);
  cities::tell_tie(*this, sheets, to, size);
}

void CitiesMatch::prepare_result() { pictured_ = static_cast<uint8_t>(first_winner(result())); }

void CitiesMatch::paint_result(Painter& painter, const Rect& area) const {
  painter.fill(area, palette().ground);
  const City shown = city_of(seen(), pictured_);
  Look look{.city = &shown};
  look.plan = plan_of(shown, Window::city, area.inset(1));
  paint_city(painter, look);
}

void CitiesMatch::open_points() { open_city(*this, first_winner(result())); }

}  // namespace ui::cities
