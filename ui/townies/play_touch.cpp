// A finger on the map.
#include <algorithm>

#include "ui/core/shake.hpp"
#include "ui/core/ui_state.hpp"
#include "ui/townies/play_screen.hpp"

namespace ui::townies {
namespace {

constexpr int kReach = 24;       // of a Shape, from what the finger means to its middle
constexpr int kReachSpace = 15;  // of an Object
constexpr int kMostLift = 20;
constexpr int kSamePlace = 8;  // two touches so near each other mean the same

int square_of_distance(Point a, Point b) {
  const int x = a.x - b.x, y = a.y - b.y;
  return x * x + y * y;
}

// "c3"; returns behind it.
char* write_space(char* to, unsigned space) {
  const unsigned column = rt::column_of(space);
  const unsigned number = space - rt::top_space(column) + 1;
  *to++ = static_cast<char>('a' + column);
  if (number > 9) *to++ = static_cast<char>('0' + number / 10);
  *to++ = static_cast<char>('0' + number % 10);
  return to;
}

}  // namespace

void name_place(const TowniesPicker& picker, unsigned site, char* to) {
  if (picker.die() != Die::shape) {
    *write_space(std::copy_n("space ", 6, to), site) = '\0';
    return;
  }
  char* end = std::copy_n("at ", 3, to);
  const Board blocks = rt::blocks_of(rt::placement(picker.form(), site));
  for_each_space([&](unsigned space) {
    if (blocks.has(space)) end = write_space(end, space);
  });
  *end = '\0';
}

Point TownPlay::middle_at(unsigned space) const {
  if (!shapes()) return grid_.hex(space).center();
  return grid_.middle_of(rt::blocks_of(rt::placement(picker().form(), space)));
}

unsigned TownPlay::nearest(Point aim, int within) const {
  unsigned found = kNowhere;
  int least = within * within;
  picker().sites().all_of([&](unsigned space) {
    const int distance = square_of_distance(aim, middle_at(space));
    if (distance > least || (distance == least && found != kNowhere)) return true;
    least = distance;
    found = space;
    return true;
  });
  return found;
}

// Held by the touched Block where it fits so, else the nearest to `aim` of those that lie on it.
unsigned TownPlay::lying_on(unsigned touched, Point aim) const {
  constexpr int kHeld = -1;  // nearer than any
  unsigned found = kNowhere;
  int least = INT32_MAX;
  if (touched == kNowhere) return found;
  picker().sites().all_of([&](unsigned space) {
    const Placement shape = rt::placement(picker().form(), space);
    if (!rt::blocks_of(shape).has(touched)) return true;
    const bool held = held_space(shape) == touched;
    const int distance = held ? kHeld : square_of_distance(aim, middle_at(space));
    if (distance >= least) return true;
    least = distance;
    found = space;
    return true;
  });
  return found;
}

// Where the drawing can lie as it is turned: a Shape by the Block that it is held by.
void TownPlay::places(const PlaceSink& sink) const {
  if (!picker().can(picker().die())) return;
  picker().sites().all_of([&](unsigned site) {
    const unsigned at = shapes() ? held_space(rt::placement(picker().form(), site)) : site;
    name_place(picker(), site, name_);
    const Rect area = grid_.hex(at);
    return (guide() != nullptr && guide()->hides(area)) || sink({name_, area, true});
  });
}

Rect TownPlay::spot_at(Point point) const {
  const unsigned space = grid_.find(point);
  return space == kNowhere ? Rect{} : grid_.hex(space);
}

bool TownPlay::is_chosen(Point point) const {
  if (!picker().placed()) return false;
  if (square_of_distance(point, near_) <= kSamePlace * kSamePlace) return true;
  const unsigned space = grid_.find(point);
  return space != kNowhere && picker().drawn().has(space);
}

// A finger that is moved hides what is below it: what it means rises above it as it goes on.
void TownPlay::follow(uint8_t, Touch touch, Point point) {
  if (touch == Touch::down) {
    down_ = point;
    lift_ = 0;
  } else if (touch == Touch::move) {
    const int far = std::max(absolute(point.x - down_.x), absolute(point.y - down_.y));
    lift_ = std::max(lift_, std::min(far, kMostLift));
  }
  follow_board(touch, point);
}

void TownPlay::choose_at(Point point) {
  const bool moves = lift_ > 0;
  if (!moves && is_chosen(point)) return;
  if (!picker().can(picker().die())) return;
  const Point aim = {point.x, point.y - lift_};
  unsigned site = shapes() && !moves ? lying_on(grid_.find(aim), aim) : kNowhere;
  if (site == kNowhere) site = nearest(aim, shapes() || moves ? kReach : kReachSpace);
  if (site == kNowhere) return;
  near_ = point;
  if (picker().placed() && picker().space() == site) return;
  change_choice([&] {
    const rules::Verdict verdict = picker().choose(site);
    LV_ASSERT(verdict.ok());
  });
}

// Nothing could be chosen there.
void TownPlay::touch_spot(Point, const Rect& spot) {
  if (spot.empty()) return;
  const Die die = picker().die();
  if (!picker().can(die)) return refuse(picker().why_not(die), spot);
  const unsigned space = grid_.find(spot.center());
  if (!town().is_empty(space)) return refuse(text(Text::townies_taken), spot);
  refuse(text(shapes()                          ? Text::townies_not_so
              : rt::is_basic(picker().object()) ? Text::townies_beside_colour
                                                : Text::townies_beside_object),
         spot);
}

}  // namespace ui::townies
