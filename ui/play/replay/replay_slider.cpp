#include "ui/play/replay/replay_slider.hpp"

namespace ui {
namespace {

constexpr int kEdge = 8;
constexpr Size kKnob = {10, 22};

}  // namespace

// How far the knob goes.
int ReplaySlider::room() const { return area_.width - 2 * kEdge - kKnob.width; }

Rect ReplaySlider::knob(unsigned step) const {
  const int x = steps_ == 0 ? 0 : static_cast<int>(static_cast<unsigned>(room()) * step / steps_);
  return {area_.x + kEdge + x, area_.y + (area_.height - kKnob.height) / 2, kKnob.width,
          kKnob.height};
}

unsigned ReplaySlider::step_at(int x) const {
  int at = x - area_.x - kEdge - kKnob.width / 2;
  at = at < 0 ? 0 : at > room() ? room() : at;
  const auto steps = static_cast<unsigned>(at) * steps_;
  const auto all = static_cast<unsigned>(room());
  return (steps + all / 2) / all;
}

void ReplaySlider::paint(Painter& painter, unsigned step) const {
  const Palette& colors = palette();
  painter.fill(area_, colors.ground);
  const Rect track = {area_.x + kEdge, area_.y + area_.height / 2 - 1, area_.width - 2 * kEdge, 2};
  painter.fill(track, colors.faint);
  const Rect held = knob(step);
  painter.fill({track.x, track.y - 1, held.x - track.x, 4}, colors.ink);
  painter.fill(held, colors.ink);
}

}  // namespace ui
