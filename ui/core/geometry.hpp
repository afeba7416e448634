// Places on the screen, in pixels.
#pragma once

#include <cstdint>

namespace ui {

struct Point {
  int x, y;
};

struct Size {
  int width, height;
};

struct Rect {
  int x, y, width, height;

  constexpr int right() const { return x + width; }
  constexpr int bottom() const { return y + height; }
  constexpr Point center() const { return {x + width / 2, y + height / 2}; }
  constexpr Point corner() const { return {x, y}; }
  constexpr bool empty() const { return width <= 0 || height <= 0; }
  constexpr bool contains(Point p) const {
    return p.x >= x && p.x < right() && p.y >= y && p.y < bottom();
  }
  constexpr Rect inset(int by) const { return inset(by, by); }
  constexpr Rect inset(int sides, int ends) const {
    return {x + sides, y + ends, width - 2 * sides, height - 2 * ends};
  }
  constexpr Rect moved(int right_by, int down_by) const {
    return {x + right_by, y + down_by, width, height};
  }
  // A place of this size in the middle.
  constexpr Rect middle(Size size) const {
    return {x + (width - size.width) / 2, y + (height - size.height) / 2, size.width, size.height};
  }
  // The part `index` of `count` side by side with `gap` between; what does not divide evenly is
  // spread.
  constexpr Rect column(int index, int count, int gap) const {
    const int start = (width + gap) * index / count;
    return {x + start, y, (width + gap) * (index + 1) / count - gap - start, height};
  }
  // The part `index` of `count` in so many lines. All lines are full: where they don't divide
  // evenly, upper ones hold one more.
  constexpr Rect in_lines(int index, int count, int lines) const {
    const auto first = [=](int line) { return (count * line + lines - 1) / lines; };
    int line = 0;
    while (index >= first(line + 1)) ++line;
    const int top = height * line / lines;
    const Rect whole = {x, y + top, width, height * (line + 1) / lines - top};
    return whole.column(index - first(line), first(line + 1) - first(line), 0);
  }

  friend constexpr bool operator==(const Rect&, const Rect&) = default;
};

constexpr Rect common(const Rect& a, const Rect& b) {
  const int x = a.x > b.x ? a.x : b.x;
  const int y = a.y > b.y ? a.y : b.y;
  const int right = a.right() < b.right() ? a.right() : b.right();
  const int bottom = a.bottom() < b.bottom() ? a.bottom() : b.bottom();
  return {x, y, right - x, bottom - y};
}

// Both, and what lies between; an empty one counts for nothing.
constexpr Rect around(const Rect& a, const Rect& b) {
  if (a.empty()) return b;
  if (b.empty()) return a;
  const int x = a.x < b.x ? a.x : b.x;
  const int y = a.y < b.y ? a.y : b.y;
  const int right = a.right() > b.right() ? a.right() : b.right();
  const int bottom = a.bottom() > b.bottom() ? a.bottom() : b.bottom();
  return {x, y, right - x, bottom - y};
}

// Cuts parts off a line from both its ends, with `gap` between them.
struct Cut {
  Rect rest;
  int gap;

  constexpr Rect left(int width) {
    const Rect part = {rest.x, rest.y, width, rest.height};
    rest.x += width + gap;
    rest.width -= width + gap;
    return part;
  }
  constexpr Rect right(int width) {
    const Rect part = {rest.right() - width, rest.y, width, rest.height};
    rest.width -= width + gap;
    return part;
  }
};

inline constexpr int kTitleHeight = 24;
inline constexpr int kTouch = 44;  // the least width and height of a target

// The whole screen and the hand that holds it.
struct Frame {
  int width, height;
  bool left_hand;

  constexpr bool landscape() const { return width >= height; }
  constexpr Rect whole() const { return {0, 0, width, height}; }
  constexpr Rect title() const { return {0, 0, width, kTitleHeight}; }
  constexpr Rect body() const { return {0, kTitleHeight, width, height - kTitleHeight}; }
  // Where a region drawn for the right hand goes. Text and boards inside it stay as they are.
  constexpr Rect hand(const Rect& region) const {
    return left_hand ? Rect{width - region.right(), region.y, region.width, region.height} : region;
  }
};

// The display that is running now and the hand that is set.
Frame frame();

}  // namespace ui
