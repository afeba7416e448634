#include "ui/home/scores_layout.hpp"

#include <initializer_list>

namespace ui {
namespace {

constexpr int kField = 48;
constexpr int kFirstField = 2 * kTouch, kModes = 98, kUpright = 240;  // wide, upright
constexpr int kTop = kTitleHeight + kField + 2;
constexpr int kEdge = 8;
constexpr int kMostRow = 24;
constexpr int kMean = 30, kLine = 16;
constexpr int kGap = 2;
constexpr int kHistory = kTouch, kHistoryWidth = 108;
constexpr int kBelow = 86;  // for the figures, upright

}  // namespace

ScoresLayout::ScoresLayout(const Frame& frame, int field_count) : held(frame), fields(field_count) {
  const bool beside = held.landscape();
  const int room = held.height - kTop - (beside ? 0 : kBelow);
  const int high = room / kRows < kMostRow ? room / kRows : kMostRow;
  list = {0, kTop, beside ? held.width * 5 / 8 : held.width, kRows * high};
  history = {held.width - kHistoryWidth - 4, held.height - kHistory - 3, kHistoryWidth, kHistory};
  if (beside) {
    const int x = list.right() + kEdge + 2;
    const int width = held.width - x - 4;
    history.x = list.right() + kEdge;
    history.width = held.width - history.x - 4;
    mean = {x, kTop, width, kMean};
    plays = {x, mean.bottom(), width, kLine};
    streak = {x, plays.bottom(), width, kLine};
    titles = {x, streak.bottom() + 2, width, history.y - streak.bottom() - 5};
  } else {
    mean = {kEdge, list.bottom() + kGap, history.x - 2 * kEdge, kMean};
    plays = {history.x, mean.y, kHistoryWidth, kLine};
    streak = {history.x, plays.bottom(), kHistoryWidth, kLine};
    titles = {kEdge, mean.bottom() + 1, mean.width, held.height - mean.bottom() - 2};
  }
  for (Rect* const part : {&list, &mean, &plays, &streak, &titles, &history}) {
    *part = held.hand(*part);
  }
}

// The way back takes a corner of the first one, which still has a touch's width beside it; modes
// have the longest words.
Rect ScoresLayout::field(int index) const {
  const Rect line = {0, kTitleHeight, held.width, kField};
  if (held.landscape() || fields < 3) return line.column(index, fields, 0);
  const int second = held.width * kFirstField / kUpright;
  const int third = held.width * (kFirstField + kModes) / kUpright;
  const int ends[] = {0, second, third, held.width};
  return {ends[index], line.y, ends[index + 1] - ends[index], kField};
}

Rect ScoresLayout::row(int index) const {
  const int high = list.height / kRows;
  return {list.x, list.y + index * high, list.width, high};
}

}  // namespace ui
