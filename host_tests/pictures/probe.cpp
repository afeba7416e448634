#include "host_tests/pictures/probe.hpp"

#include <lvgl.h>

#include <algorithm>
#include <cstring>

#include "ui/core/screen.hpp"
#include "ui/core/target.hpp"

extern "C" const char probe_anchor = 0;

namespace probe {
namespace {

const void* home = nullptr;

struct Object {
  const ui::TargetSpec* spec;
  ui::Rect area;
};

// In the order they are drawn: what comes later lies above.
void collect(const lv_obj_t* object, std::vector<Object>& all) {
  const ui::TargetSpec* spec = ui::target_spec(object);
  if (spec != nullptr && spec->name != nullptr) all.push_back({spec, ui::area_of(object)});
  const uint32_t children = lv_obj_get_child_count(object);
  for (uint32_t i = 0; i < children; ++i) {
    collect(lv_obj_get_child(object, static_cast<int32_t>(i)), all);
  }
}

bool inside(const ui::Rect& outer, const ui::Rect& inner) { return common(outer, inner) == inner; }

// The side of the largest square of `area` that `covers` leave free: the square that ends in a
// pixel is one longer than the least of those that end beside it.
int largest_square(const ui::Rect& area, const std::vector<ui::Rect>& covers) {
  if (covers.empty()) return std::min(area.width, area.height);
  std::vector<int> above(static_cast<size_t>(area.width) + 1, 0);
  int largest = 0;
  for (int y = area.y; y < area.bottom(); ++y) {
    int corner = 0;
    for (int x = 0; x < area.width; ++x) {
      const auto column = static_cast<size_t>(x) + 1;
      const int up = above[column];
      const ui::Point place = {area.x + x, y};
      const bool covered = std::any_of(covers.begin(), covers.end(), [&](const ui::Rect& cover) {
        return cover.contains(place);
      });
      above[column] = covered ? 0 : std::min({corner, up, above[column - 1]}) + 1;
      corner = up;
      largest = std::max(largest, above[column]);
    }
  }
  return largest;
}

Spot spot_of(const char* name, const ui::Rect& area, bool two_step, bool in_board,
             const std::vector<ui::Rect>& above) {
  std::vector<ui::Rect> covers;
  for (const ui::Rect& rect : above) {
    if (!common(rect, area).empty()) covers.push_back(common(rect, area));
  }
  const bool middle = std::none_of(covers.begin(), covers.end(), [&](const ui::Rect& cover) {
    return cover.contains(area.center());
  });
  return {name, area, two_step, in_board, largest_square(area, covers), middle};
}

std::vector<ui::Rect> areas_from(const std::vector<Object>& objects, size_t first) {
  std::vector<ui::Rect> areas;
  for (size_t i = first; i < objects.size(); ++i) areas.push_back(objects[i].area);
  return areas;
}

struct Collector {
  const std::vector<Object>& objects;
  std::vector<Spot>& found;
};

// A place belongs to the board around it: what is drawn after that lies above it.
bool take_place(const ui::Place& place, void* context) {
  auto& to = *static_cast<Collector*>(context);
  size_t next = to.objects.size();
  for (size_t i = 0; i < to.objects.size(); ++i) {
    if (to.objects[i].spec->follows && inside(to.objects[i].area, place.area)) next = i + 1;
  }
  to.found.push_back(
      spot_of(place.name, place.area, place.two_step, true, areas_from(to.objects, next)));
  return true;
}

}  // namespace

std::vector<Spot> spots() {
  std::vector<Object> objects;
  collect(ui::screens::root(), objects);
  std::vector<Spot> found;
  for (size_t i = 0; i < objects.size(); ++i) {
    const ui::TargetSpec& spec = *objects[i].spec;
    if (!spec.enabled) continue;
    found.push_back(spot_of(spec.name, objects[i].area, false, false, areas_from(objects, i + 1)));
  }
  Collector collector{objects, found};
  ui::screens::now().places({take_place, &collector});
  return found;
}

const Spot* find(const std::vector<Spot>& among, const std::string& name) {
  const auto found =
      std::find_if(among.begin(), among.end(), [&](const Spot& spot) { return spot.name == name; });
  return found == among.end() ? nullptr : &*found;
}

const void* screen() { return &ui::screens::now(); }

long screen_class() {
  const char* functions;
  std::memcpy(&functions, screen(), sizeof functions);
  return static_cast<long>(functions - &probe_anchor);
}

void remember_home() { home = screen(); }

bool at_home() { return screen() == home; }

}  // namespace probe
