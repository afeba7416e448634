#include "ui/core/motion.hpp"

#include <lvgl.h>

#include "ui/core/screen.hpp"
#include "ui/core/target.hpp"
#include "ui/core/ui.hpp"

namespace ui::motion {
namespace {

struct Part {
  DisplayRect area;
  int16_t what;
  Kind kind;
};

constinit Part parts[kMostParts] = {};
constinit uint8_t count = 0;
constinit uint8_t passed = 0;  // steps
constinit uint32_t began = 0;
constinit lv_timer_t* timer = nullptr;  // only while something moves

const Part* find(Kind kind) {
  for (size_t i = 0; i < count; ++i) {
    if (parts[i].kind == kind) return passed < steps(kind) ? &parts[i] : nullptr;
  }
  return nullptr;
}

void draw_anew(const Part& part) { screens::now().moved(part.kind, part.area); }

// In time, however late the one before was.
void step(lv_timer_t*) {
  const uint32_t elapsed = lv_tick_elaps(began);
  lv_timer_set_period(timer, kStepMs - elapsed % kStepMs);
  const uint8_t before = passed;
  passed = static_cast<uint8_t>(elapsed < kMostMs ? elapsed / kStepMs : kMostMs / kStepMs);
  bool moves = false;
  for (size_t i = 0; i < count; ++i) {
    if (before >= steps(parts[i].kind)) continue;
    draw_anew(parts[i]);
    moves = moves || passed < steps(parts[i].kind);
  }
  if (!moves) end();
}

}  // namespace

void start(Kind kind, const Rect& area, int what) {
  if (settings().calm != 0) return;
  if (lv_tick_elaps(began) >= kStepMs) end();  // what begins in one go moves together
  LV_ASSERT(count < kMostParts);
  if (count == 0) {
    began = lv_tick_get();
    passed = 0;
    timer = lv_timer_create(step, kStepMs, nullptr);
    LV_ASSERT(timer != nullptr);
  }
  parts[count++] = {common(area, frame().whole()), static_cast<int16_t>(what), kind};
  draw_anew(parts[count - 1]);
}

uint8_t left(Kind kind) {
  return find(kind) == nullptr ? uint8_t{0} : static_cast<uint8_t>(steps(kind) - passed);
}

int what(Kind kind) { return find(kind)->what; }

int counted(int to) {
  const int rest = left(Kind::points);
  return rest == 0 ? to : to - (to - what(Kind::points)) * rest / steps(Kind::points);
}

uint8_t tumbled(uint8_t face, unsigned die) {
  constexpr unsigned kFaces = 6;
  // By the steps that are left, how far on: each differs from the one before, and none is even at
  // the last, where a die would stand already.
  constexpr uint8_t kOn[steps(Kind::dice) + 1] = {0, 3, 5, 2, 4, 1, 3};
  const unsigned rest = left(Kind::dice);
  if (rest == 0) return face;
  return static_cast<uint8_t>((face - 1u + 2 * die + kOn[rest]) % kFaces + 1);
}

bool waits(unsigned index, unsigned count) {
  return index * steps(Kind::zone) >= (steps(Kind::zone) - left(Kind::zone)) * count &&
         left(Kind::zone) > 0;
}

void end() {
  if (count == 0) return;
  const uint8_t before = passed;
  passed = kMostMs / kStepMs;
  for (size_t i = 0; i < count; ++i) {
    if (before < steps(parts[i].kind)) draw_anew(parts[i]);
  }
  count = 0;
  lv_timer_delete(timer);
  timer = nullptr;
}

}  // namespace ui::motion
