#include "host_tests/pictures/drawn.hpp"

#include <lvgl.h>
#include <lvgl_private.h>

#include <algorithm>
#include <cstdlib>

#include "ui/core/geometry.hpp"
#include "ui/core/painter.hpp"
#include "ui/core/screen.hpp"
#include "ui/core/target.hpp"
#include "ui/play/marks.hpp"

namespace drawn {
namespace {

constexpr int kMargin = 80;         // around a place
constexpr uint16_t kNone = 0xF81F;  // no palette has it: nothing was drawn there
constexpr int kReadable = 25;  // the least difference in lightness between a letter and its ground
constexpr int kReadableGround = 80;         // percent below a text that differ enough from it
constexpr int kSeen = 10;                   // the same for a symbol
constexpr int kOneColor = 100, kHalf = 50;  // percent that are one colour below a text
constexpr int kOverhang = 1;                // an edge that two have in common

class Canvas {
 public:
  explicit Canvas(const ui::Rect& place)
      : area_(place.inset(-kMargin)),
        pixels_(static_cast<size_t>(area_.width) * static_cast<size_t>(area_.height), kNone) {}

  const ui::Rect& area() const { return area_; }
  uint16_t at(int x, int y) const {
    return pixels_[static_cast<size_t>(y - area_.y) * static_cast<size_t>(area_.width) +
                   static_cast<size_t>(x - area_.x)];
  }

  template <typename Paint>
  void draw(const ui::Rect& clip, Paint paint) {
    lv_draw_buf_t buffer = {};
    buffer.header.stride = static_cast<uint16_t>(area_.width) * sizeof(uint16_t) & 0xFFFF;
    buffer.data = reinterpret_cast<uint8_t*>(pixels_.data());
    lv_layer_t layer = {};
    layer.draw_buf = &buffer;
    layer.color_format = LV_COLOR_FORMAT_RGB565;
    layer.buf_area = {area_.x, area_.y, area_.right() - 1, area_.bottom() - 1};
    layer._clip_area = {clip.x, clip.y, clip.right() - 1, clip.bottom() - 1};
    ui::Painter painter(&layer);
    paint(painter);
  }

 private:
  ui::Rect area_;
  std::vector<uint16_t> pixels_;
};

// What is drawn on while it is watched, by whom, and what was wrong.
const Canvas* watched = nullptr;
std::string who;
std::vector<std::string>* wrong = nullptr;
std::vector<std::string> written;
std::vector<const lv_image_dsc_t*> symbols;
const lv_image_dsc_t* own_symbol = nullptr;  // of the target that is drawn
bool on_board = false;

void complain(const std::string& sentence) { wrong->push_back(who + " " + sentence); }

std::string in_words(const ui::Rect& area) {
  return std::to_string(area.width) + "x" + std::to_string(area.height) + " at " +
         std::to_string(area.x) + "," + std::to_string(area.y);
}

template <typename Each>
void for_pixels(const ui::Rect& area, Each each) {
  for (int y = area.y; y < area.bottom(); ++y) {
    for (int x = area.x; x < area.right(); ++x) each(x, y);
  }
}

// The smallest rectangle around all pixels for which `holds`.
template <typename Holds>
ui::Rect around(const ui::Rect& area, Holds holds) {
  int left = area.right(), right = area.x, top = area.bottom(), bottom = area.y;
  for_pixels(area, [&](int x, int y) {
    if (!holds(x, y)) return;
    left = std::min(left, x);
    right = std::max(right, x + 1);
    top = std::min(top, y);
    bottom = std::max(bottom, y + 1);
  });
  return {left, top, right - left, bottom - top};
}

// A copy of a part of what is watched.
struct Part {
  explicit Part(const ui::Rect& reach) : area(common(reach, watched->area())) {
    for_pixels(area, [&](int x, int y) { pixels.push_back(watched->at(x, y)); });
  }
  uint16_t at(int x, int y) const {
    return pixels[static_cast<size_t>(y - area.y) * static_cast<size_t>(area.width) +
                  static_cast<size_t>(x - area.x)];
  }

  ui::Rect area;
  std::vector<uint16_t> pixels;
};

// Red, green and blue as the eye weighs them, up to 100.
int lightness(uint16_t color) {
  const int red = color >> 11, green = color >> 5 & 0x3F, blue = color & 0x1F;
  return (red * 21 + blue * 7) / 31 + green * 72 / 63;
}

ui::Rect ink_of(const Part& before) {
  return around(before.area, [&](int x, int y) { return before.at(x, y) != watched->at(x, y); });
}

// What is below something that was drawn.
class Ground {
 public:
  Ground(const Part& before, const ui::Rect& ink) {
    for_pixels(ink, [&](int x, int y) { pixels_.push_back(before.at(x, y)); });
    std::sort(pixels_.begin(), pixels_.end());
  }

  uint16_t most() const { return pixels_[pixels_.size() / 2]; }
  int percent_of_most() const {
    return percent(std::count(pixels_.begin(), pixels_.end(), most()));
  }
  int percent_unlike(ui::Color color, int least) const {
    return percent(std::count_if(pixels_.begin(), pixels_.end(), [&](uint16_t below) {
      return std::abs(lightness(below) - lightness(color.value)) >= least;
    }));
  }

 private:
  int percent(std::ptrdiff_t count) const {
    return static_cast<int>(count * 100 / std::ssize(pixels_));
  }

  std::vector<uint16_t> pixels_;
};

// A text lies where it is seen, on one colour, and differs from it. A number of one digit may stand
// on the colours of a card; no line touches the left or right of a longer one, but a tag's on a
// board.
void check_text(const std::string& text, const Part& before, ui::Color color) {
  const std::string told = "writes '" + text + "' ";
  const ui::Rect ink = ink_of(before);
  if (ink.empty()) return complain(told + "where nobody sees it");
  const bool digit = text.size() == 1;
  const Ground around(before, common(digit || on_board ? ink : ink.inset(-1, 0), before.area));
  if (around.percent_of_most() < (digit ? kHalf : kOneColor)) complain(told + "across an edge");
  if (Ground(before, ink).percent_unlike(color, kReadable) < kReadableGround) {
    complain(told + "on a colour like its own");
  }
}

// So does the symbol of a target; and others where they are on one colour.
void check_symbol(bool apart, const Part& before, ui::Color color) {
  const ui::Rect ink = ink_of(before);
  if (ink.empty()) {  // others may be prepared elsewhere
    if (apart) complain("draws its symbol where nobody sees it");
    return;
  }
  const Ground ground(before, ink);
  const bool one = ground.percent_of_most() == kOneColor;
  const std::string told = "draws the symbol " + in_words(ink);
  if (apart && !one) complain(told + " across an edge");
  if (one && ground.percent_unlike(color, kSeen) == 0) complain(told + " on a colour like its own");
}

struct Object {
  const ui::TargetSpec* spec;
  ui::Rect area, seen;
};

// In the order they are drawn.
void collect(const lv_obj_t* object, const ui::Rect& window, std::vector<Object>& all) {
  const ui::Rect area = ui::area_of(object);
  const ui::Rect seen = common(area, window);
  if (const ui::TargetSpec* spec = ui::target_spec(object)) all.push_back({spec, area, seen});
  for (uint32_t i = 0; i < lv_obj_get_child_count(object); ++i) {
    collect(lv_obj_get_child(object, static_cast<int32_t>(i)), seen, all);
  }
}

// What `paint` draws lies in `place`.
template <typename Paint>
Canvas check_place(const ui::Rect& place, int overhang, Paint paint) {
  Canvas apart(place);
  apart.draw(apart.area(), paint);
  const ui::Rect reach = place.inset(-overhang);
  const ui::Rect outside = around(apart.area(), [&](int x, int y) {
    return apart.at(x, y) != kNone && !reach.contains({x, y});
  });
  if (!outside.empty()) {
    complain("at " + in_words(place) + " draws outside: " + in_words(outside));
  }
  return apart;
}

void check_covered(const Canvas& canvas, const ui::Rect& place) {
  const ui::Rect bare = around(place, [&](int x, int y) { return canvas.at(x, y) == kNone; });
  if (!bare.empty()) complain("leaves bare " + in_words(bare));
}

// Its label and its symbol are on it, and a finger on it is seen, and that it does nothing now.
void check_looks(const ui::TargetSpec& spec, const ui::Rect& area, const Canvas& usual) {
  const auto is_on = [](const auto& all, const auto& wanted) {
    return std::find(all.begin(), all.end(), wanted) != all.end();
  };
  if (spec.label != nullptr && *spec.label != '\0' && !is_on(written, std::string(spec.label))) {
    complain("does not write its label");
  }
  if (spec.symbol != nullptr && !is_on(symbols, spec.symbol)) complain("does not draw its symbol");
  if (spec.name == nullptr || spec.follows) return;
  const auto differs = [&](const ui::TargetSpec& other, bool pressed) {
    Canvas canvas(area);
    canvas.draw(area, [&](ui::Painter& painter) { other.paint(painter, {other, area, pressed}); });
    return !around(area, [&](int x, int y) { return canvas.at(x, y) != usual.at(x, y); }).empty();
  };
  const bool acts =
      spec.enabled && !spec.chosen && (spec.label != nullptr || spec.symbol != nullptr);
  if (acts && !differs(spec, true)) complain("looks the same below a finger");
  ui::TargetSpec other = spec;
  other.enabled = !spec.enabled;
  if (!spec.enabled && !differs(other, false)) complain("looks as if it did something");
}

void check_object(const Object& object, Canvas& together) {
  const ui::TargetSpec& spec = *object.spec;
  who = spec.name != nullptr ? spec.name : "something";
  const auto paint = [&](ui::Painter& painter) { spec.paint(painter, {spec, object.area, false}); };
  written.clear();
  symbols.clear();
  own_symbol = spec.symbol;
  on_board = spec.follows;
  watched = &together;
  together.draw(object.seen, paint);
  watched = nullptr;
  const Canvas apart = check_place(object.area, spec.follows ? ui::kCropReach : kOverhang, paint);
  if (spec.opaque) check_covered(apart, object.area);
  check_looks(spec, object.area, apart);
}

}  // namespace

std::vector<std::string> complaints() {
  std::vector<std::string> found;
  wrong = &found;
  const ui::Rect display = ui::frame().whole();
  const auto paint = [](ui::Painter& painter) { ui::screens::now().paint(painter); };
  who = "the screen";
  Canvas together(display);
  written.clear();
  own_symbol = nullptr;
  on_board = false;
  watched = &together;
  together.draw(display, paint);
  watched = nullptr;
  if (written.empty()) complain("writes nothing");
  check_place(display, kOverhang, paint);
  std::vector<Object> objects;
  collect(ui::screens::root(), display, objects);
  for (const Object& object : objects) check_object(object, together);
  who = "the screen";
  check_covered(together, display);
  return found;
}

void watch_area(const ui::Rect& area) {
  if (watched == nullptr || (area.width >= 0 && area.height >= 0)) return;
  complain("draws an area less than nothing: " + in_words(area));
}

void watch_text(const ui::Rect& reach, const char* text, ui::Color color,
                const std::function<void()>& draw) {
  if (watched == nullptr || text == nullptr || *text == '\0') return draw();
  written.push_back(text);
  const Part before(reach);
  draw();
  check_text(text, before, color);
}

void watch_symbol(const ui::Rect& reach, const lv_image_dsc_t& image, ui::Color color,
                  const std::function<void()>& draw) {
  if (watched == nullptr) return draw();
  symbols.push_back(&image);
  const Part before(reach);
  draw();
  check_symbol(&image == own_symbol, before, color);
}

}  // namespace drawn
