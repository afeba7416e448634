// A place that can be touched: one LVGL object that draws itself and tells the screen when it is
// tapped. It acts when the finger lifts; sliding off cancels.
#pragma once

#include <lvgl.h>

#include <cstdint>

#include "ui/core/geometry.hpp"
#include "ui/core/painter.hpp"

namespace ui {

// So many ms apart two touches are a double one.
inline constexpr uint32_t kTwice = 400;

struct TargetSpec;

struct TargetView {
  const TargetSpec& spec;
  Rect area;
  bool pressed;
};

// A Rect of the display in half the memory: each target keeps one.
struct DisplayRect {
  constexpr DisplayRect() = default;
  constexpr DisplayRect(int left, int top, int wide, int high)
      : x(static_cast<int16_t>(left)),
        y(static_cast<int16_t>(top)),
        width(static_cast<int16_t>(wide)),
        height(static_cast<int16_t>(high)) {}
  constexpr DisplayRect(const Rect& rect) : DisplayRect(rect.x, rect.y, rect.width, rect.height) {}
  constexpr operator Rect() const { return {x, y, width, height}; }

  int16_t x = 0, y = 0, width = 0, height = 0;
};

struct TargetSpec {
  const char* name = nullptr;  // what scripts call it; without a name it is only drawn
  DisplayRect area = {};
  void (*paint)(Painter& painter, const TargetView& view) = nullptr;

  // What Screen::tapped is told.
  uint8_t id = 0;
  uint8_t value = 0;

  const char* label = nullptr;
  const lv_image_dsc_t* symbol = nullptr;
  const void* more = nullptr;  // what else `paint` needs; it outlives the target

  bool primary : 1 = false;
  bool chosen : 1 = false;
  bool enabled : 1 = true;
  bool opaque : 1 = true;    // `paint` covers all of the area
  bool follows : 1 = false;  // Screen::touched hears where the finger goes, also off the target
  bool single : 1 = false;   // it follows and is one place itself: keys may go to it
  bool waits : 1 = false;    // it can't be taken back, or goes on from a move: see guard.hpp
  bool seen : 1 = false;     // it stood there before its screen was built again
};

// `area` counts from the parent's corner. The target lives until its screen ends.
lv_obj_t* add_target(lv_obj_t* parent, const TargetSpec& spec);

// `paint` of a target whose `more` is what draws it: paint_by<&ReplayScreen::paint_play>.
template <auto kPaint>
void paint_by(Painter& painter, const TargetView& view) {
  const auto drawer = [&]<class Drawer>(void (Drawer::*)(Painter&, const TargetView&) const) {
    return static_cast<const Drawer*>(view.spec.more);
  };
  (drawer(kPaint)->*kPaint)(painter, view);
}

// nullptr for any other object.
const TargetSpec* target_spec(const lv_obj_t* object);

// It was touched and let go, or pressed by a key: it acts, says why not, or waits.
void activate(lv_obj_t* target);

void choose(lv_obj_t* target, bool chosen);
void enable(lv_obj_t* target, bool enabled);
void relabel(lv_obj_t* target, const char* label);
// What is said when it is touched while it is not enabled, or nullptr; the text outlives it.
void explain(lv_obj_t* target, const char* why);
const char* explanation(const lv_obj_t* target);
// Another action takes its place: what scripts call it, and what it says.
void rename(lv_obj_t* target, const char* name, const char* label);

// For guard.hpp.
void note_seen(lv_obj_t* target, bool seen);

// Where an object is on the screen.
Rect area_of(const lv_obj_t* object);

}  // namespace ui
