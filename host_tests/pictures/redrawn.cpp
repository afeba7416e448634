#include "host_tests/pictures/redrawn.hpp"

#include <algorithm>

#include "host_tests/pictures/stage.hpp"

namespace redrawn {
namespace {

constexpr int kStrip = 5;  // lower than a line of text

}  // namespace

Picture shown() { return {stage::pixels(), stage::pixels() + stage::width() * stage::height()}; }

std::string differs(const Picture& before) {
  const auto width = static_cast<size_t>(stage::width());
  int first_x = stage::width(), last_x = -1, first_y = stage::height(), last_y = -1;
  for (size_t i = 0; i < before.size(); ++i) {
    if (before[i] == stage::pixels()[i]) continue;
    const auto x = static_cast<int>(i % width), y = static_cast<int>(i / width);
    first_x = std::min(first_x, x);
    last_x = std::max(last_x, x);
    first_y = std::min(first_y, y);
    last_y = std::max(last_y, y);
  }
  if (last_x < 0) return {};
  const auto point = [](int x, int y) { return std::to_string(x) + "," + std::to_string(y); };
  return point(first_x, first_y) + " to " + point(last_x, last_y);
}

std::string strips_differ() {
  const Picture before = shown();
  for (int y = 0; y < stage::height(); y += kStrip) {
    stage::draw_part({0, y, stage::width(), kStrip});
  }
  for (int x = 0; x < stage::width(); x += kStrip) {
    stage::draw_part({x, 0, kStrip, stage::height()});
  }
  return differs(before);
}

}  // namespace redrawn
