// A finger on the streets.
#include <algorithm>

#include "ui/core/shake.hpp"
#include "ui/core/ui_state.hpp"
#include "ui/core/write.hpp"
#include "ui/drawcity/drawcity.hpp"
#include "ui/drawcity/play_screen.hpp"

namespace ui::drawcity {
namespace {

constexpr int kLensEdge = 20;  // so far beyond it what it covers in part reaches
constexpr int kReach = 16;     // from the finger to the middle of a space

int square_of_distance(Point a, Point b) {
  const int x = a.x - b.x, y = a.y - b.y;
  return x * x + y * y;
}

}  // namespace

void StreetPlay::places(const PlaceSink& sink) const {
  if (task() == Task::none || task() == Task::skip) return;
  all_of(picker().sites(), [&](Site site) {
    name_space(site, name_);
    const Rect area = grid_.cell(site);
    return (guide() != nullptr && guide()->hides(area)) || sink({name_, area, true});
  });
}

Rect StreetPlay::spot_at(Point point) const {
  const Site site = grid_.find(point);
  return site == 0 ? Rect{} : grid_.cell(site);
}

Rect StreetPlay::mark() const {
  if (!picker().changes()) return PlayScreen::mark();
  return grid_.around_all(picker().chosen());
}

bool StreetPlay::is_chosen(Point point) const {
  const Site site = grid_.find(point);
  return site != 0 && picker().chosen().has(site);
}

// Under a lens the space is the finger's own; else the nearest one that is offered.
Site StreetPlay::nearest(Point point) const {
  const Sites sites = picker().sites();
  const Site under = grid_.find(point);
  if (under != 0 && sites.has(under)) return under;
  if (under != 0 && builder_of(match_.seen(), under) != 0) return 0;
  Site found = 0;
  int least = kReach * kReach;
  all_of(sites, [&](Site site) {
    const int distance = square_of_distance(point, grid_.cell(site).center());
    if (distance <= least) found = site;
    least = std::min(least, distance);
    return true;
  });
  return found;
}

void StreetPlay::follow(uint8_t, Touch touch, Point point) {
  const bool ends = touch == Touch::up || touch == Touch::lost;
  const Rect before = lens();
  under_ = ends || !grid_.low() ? Site{0} : grid_.find(point);
  const Rect now = lens();
  for (const Rect& area : {before, now}) {
    if (!area.empty()) screens::redraw(area.inset(-kLensEdge));
  }
  follow_board(touch, point);
}

void StreetPlay::choose_at(Point point) {
  if (task() == Task::mark) {
    const Site site = grid_.find(point);
    if (site == 0 || picker().chosen().has(site)) return;
    const unsigned line = picker().line_at(site);
    if (line != DrawCityPicker::kNone) change_choice([&] { picker().choose_line(line); });
    return;
  }
  if (task() != Task::build) return;
  const Site site = nearest(point);
  if (site == 0 || site == picker().site()) return;
  change_choice([&] {
    const rules::Verdict verdict = picker().choose(site);
    LV_ASSERT(verdict.ok());
  });
}

// Nothing could be chosen there.
void StreetPlay::touch_spot(Point, const Rect& spot) {
  if (spot.empty()) return;
  const Site site = grid_.find(spot.center());
  if (task() == Task::mark) return refuse(ask(), spot);
  if (builder_of(match_.seen(), site) != 0) return tell_taken(site, spot);
  if (task() == Task::build) return tell_order(site, spot);
  if (const char* const asked = ask()) refuse(asked, spot);
}

void StreetPlay::tell_taken(Site site, const Rect& spot) {
  const State& state = match_.seen();
  write(told_, Text::drawcity_taken, match_.label(builder_of(state, site)),
        type_name(type_at(state, site)), number_at(state, site));
  refuse(told_, spot);
}

// Which of one's own numbers on the street forbids it.
void StreetPlay::tell_order(Site site, const Rect& spot) {
  const rd::Own own = match_.seen().own[match_.holder() - 1][rd::street_of(site) - 1];
  const Row left = rd::columns_of(own) & (rd::column_bit(rd::column_at(site)) - 1);
  unsigned lower = rd::row_size(left), below = 0, above = 0;
  for (unsigned number = 1; number <= rd::kNumbers; ++number) {
    if ((own & rd::number_bit(number)) == 0) continue;
    if (lower > 0) {
      --lower;
      below = number;
    } else if (above == 0) {
      above = number;
    }
  }
  const unsigned number = picker().number();
  if (below >= number) {
    write(told_, Text::drawcity_right_of, below);
  } else {
    write(told_, Text::drawcity_left_of, above);
  }
  refuse(told_, spot);
}

}  // namespace ui::drawcity
