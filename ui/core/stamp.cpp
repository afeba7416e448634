#include "ui/core/stamp.hpp"

#include "ui/core/motion.hpp"

namespace ui {
namespace {

using motion::Kind;

constexpr int kBeside = 4;  // the words, inside the frame
constexpr int kAbove = 5;   // a descender reaches as far below
constexpr int kLine = 2;
constexpr int kFall = 2;           // px a step
constexpr int kStepsOnColour = 2;  // the last ones
constexpr int kStepsOfFall = motion::steps(Kind::stamp) - kStepsOnColour;
constexpr int kMostAbove = kFall * (kStepsOfFall - 1);
static_assert(kMostAbove + kAbove <= kStampReach && kMostAbove + kBeside <= kStampReach);

Rect box(const Stamp& stamp) {
  const Rect& line = stamp.line;
  const int high = stamp.face.cap_height;
  return Rect{line.x, line.y + (line.height - high) / 2, text_width(stamp.words, stamp.face), high}
      .inset(-kBeside, -kAbove);
}

}  // namespace

void start_stamp(const Stamp& stamp) { motion::start(Kind::stamp, box(stamp).inset(-kMostAbove)); }

void paint_stamp(Painter& painter, const Stamp& stamp) {
  const int left = motion::left(Kind::stamp);
  if (left == 0) return;
  const Palette& colors = palette();
  if (left > kStepsOnColour) {
    const int above = kFall * (left - kStepsOnColour - 1);
    return painter.frame(box(stamp).inset(-above), kLine, colors.accent);
  }
  painter.fill(box(stamp), colors.accent);
  painter.text(stamp.line, stamp.words, stamp.face, colors.on_accent);
}

}  // namespace ui
