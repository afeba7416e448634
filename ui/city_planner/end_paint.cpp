// How the result looks: totals, the turns as bars, the ruler of titles, who won and why.
#include "ui/city_planner/end_screen.hpp"
#include "ui/core/title_line.hpp"

namespace ui::planner {
namespace {

namespace rule = rules::city_planner;

constexpr int kEdge = 8;
constexpr int kBesideTotal = 82;  // in portrait the title is this far from the edge
constexpr size_t kMostWords = 48;

}  // namespace

void EndScreen::paint(Painter& painter) const {
  const Palette& colors = palette();
  const bool two = game_.players() > 1;
  const bool taught = guide_ != nullptr;
  char lead[28];
  const rules::Luck& luck = game_.match().luck();
  const bool numbered = luck.source == rules::LuckSource::challenge;
  if (numbered) lv_snprintf(lead, sizeof lead, text(Text::numbered_luck), unsigned{luck.number()});
  paint_title_line(painter, {.title = text(taught ? Text::lesson : Text::city_planner),
                             .lead = numbered ? lead : nullptr,
                             .menu = !taught});
  painter.fill(frame().body(), colors.ground);
  const Rect area = {0, kTitleHeight, frame().width, buttons_area().y - kTitleHeight - 2};
  if (two) {
    paint_two(painter, area);
  } else {
    paint_one(painter, area);
  }
}

void EndScreen::paint_one(Painter& painter, const Rect& area) const {
  if (frame().landscape()) {
    const Rect left = {area.x, area.y, area.width / 2 + 2, area.height};
    const int width = left.width - kEdge;
    const int height = 54 + kTitle.line_height * title_lines(width);
    const Rect head = {left.x + kEdge, left.y + 4, width, height};
    paint_total(painter, head, 1);
    paint_bars(
        painter,
        {left.x + kEdge, head.bottom(), left.width - 2 * kEdge, area.bottom() - head.bottom()}, 1);
    paint_ruler(painter,
                {left.right() + 4, area.y + 6, area.right() - left.right() - 4, area.height - 10});
    return;
  }
  const int width = area.width - 2 * kEdge;
  const Rect head = {area.x + kEdge, area.y + 2, width,
                     title_lines(width - kBesideTotal) == 1 ? 53 : 63};
  paint_total(painter, head, 1);
  const int bars = (area.bottom() - head.bottom()) * 2 / 5 + 8;
  paint_bars(painter, {head.x, head.bottom() - 2, head.width, bars}, 1);
  const int top = head.bottom() + bars + 2;
  paint_ruler(painter, {area.x + kEdge, top, area.width - kEdge, area.bottom() - top - 2});
}

// A long title is broken.
int EndScreen::title_lines(int width) const {
  return text_width(Rules::title(game_.seen()), kTitle) <= width ? 1 : 2;
}

// "63 VP", the title, how it adds up.
void EndScreen::paint_total(Painter& painter, const Rect& area, unsigned player) const {
  if (!painter.sees(area)) return;
  const Palette& colors = palette();
  const Rules::State& state = game_.seen();
  const rules::Score score = Rules::score(state, static_cast<uint8_t>(player));
  const bool two = state.players > 1;
  char words[kMostWords];
  int left = area.x;
  if (two) {
    const Seat seat = game_.seat(player);
    paint_seat(painter, {left, area.y + 8, 18, 18}, seat);
    left += 24;
  }
  lv_snprintf(words, sizeof words, "%d", int{score.total});
  painter.text({left, area.y, area.right() - left, 34}, words, kNumber, colors.ink);
  left += text_width(words, kNumber) + 5;
  painter.text({left, area.y + 4, area.right() - left, 30}, text(Text::planner_vp), kTitle,
               colors.ink);
  left += text_width(text(Text::planner_vp), kTitle) + 6;
  // Beside the total where there is no line for it.
  const bool beside = area.height < 70;
  const Rect line = beside ? Rect{left + 6, area.y + 4, area.right() - left - 6, 30}
                           : Rect{area.x, area.y + 34, area.width, 22};
  if (two) {
    const bool won = rules::holds(Rules::winners(state), static_cast<rules::Actor>(player));
    const char* name = text(seat_name(game_.seat(player)));
    lv_snprintf(words, sizeof words, text(won ? Text::planner_winner : Text::planner_name), name);
    painter.text(line, words, fitting(words, line.width, kTitle, kText),
                 won ? colors.accent : colors.ink);
  } else if (title_lines(line.width) == 1) {
    painter.text(line, Rules::title(state), kTitle, colors.accent);
  } else {
    painter.paragraph({line.x, line.y + (beside ? -4 : 1), line.width, 2 * kTitle.line_height},
                      Rules::title(state), kTitle, colors.accent);
  }
  const auto tell_sum = [&](Text form) {
    lv_snprintf(words, sizeof words, text(form), int{score.items[0]}, int{score.items[1]},
                unsigned{state.money[player - 1]}, int{score.total});
  };
  const Face& face = two ? kNote : kText;
  tell_sum(Text::planner_adds_up);
  if (text_width(words, face) > area.width) tell_sum(Text::planner_adds_up_short);
  painter.text({area.x, area.bottom() - 20, area.width, 18}, words, face, colors.ink);
}

// The points of each turn; the best one in accent.
void EndScreen::paint_bars(Painter& painter, const Rect& area, unsigned player) const {
  if (!painter.sees(area)) return;
  const Palette& colors = palette();
  const uint8_t* const turns = turns_[player - 1];
  unsigned best = 1;
  for (unsigned i = 0; i < kTurns; ++i) best = turns[i] > best ? turns[i] : best;
  const int floor = area.bottom() - 16;
  const int room = floor - area.y - 16;
  for (unsigned i = 0; i < kTurns; ++i) {
    const Rect column = area.column(static_cast<int>(i), kTurns, 3);
    const int height = room * turns[i] / static_cast<int>(rule::kMostOfTurn);
    const Rect bar = {column.x, floor - height, column.width, height};
    if (height > 1) {
      if (turns[i] == best) {
        painter.fill(bar, colors.accent);
      } else {
        painter.wash(bar, Wash::green);
      }
      painter.frame(bar, 1, colors.ink);
    }
    char digits[6];
    lv_snprintf(digits, sizeof digits, "%u", unsigned{turns[i]});
    painter.text({column.x - 2, bar.y - 16, column.width + 4, 16}, digits, kText, colors.ink,
                 Align::center);
    lv_snprintf(digits, sizeof digits, "%u", i + 1);
    painter.text({column.x, floor + 1, column.width, 15}, digits, kNote, colors.note,
                 Align::center);
  }
  painter.across(area.x - 2, floor, area.width + 4, colors.ink);
}

void EndScreen::paint_ruler(Painter& painter, const Rect& area) const {
  if (!painter.sees(area)) return;
  const Palette& colors = palette();
  const int total = Rules::score(game_.seen(), 1).total;
  const int x = area.x + 12;
  const auto height = [&](int points) {
    const int shown = points < kRulerPoints ? points : kRulerPoints;
    return area.bottom() - 1 - (area.height - 1) * shown / kRulerPoints;
  };
  for (size_t i = 0; i < rank_count_; ++i) {
    const Rank& rank = ranks_[i];
    const int top = rank.most < 0 ? area.y : height(rank.most + 1);
    const Rect row = {x + 2, top, area.right() - x - 2, height(rank.least) - top};
    const bool reached = total >= rank.least && (rank.most < 0 || total <= rank.most);
    if (reached) painter.fill(row, colors.accent);
    const Color ink = reached ? colors.on_accent : colors.ink;
    char words[20];
    if (rank.most < 0) {
      lv_snprintf(words, sizeof words, text(Text::planner_and_up), rank.least);
    } else {
      lv_snprintf(words, sizeof words, text(Text::planner_to), rank.least, rank.most);
    }
    const Rect lines = {row.x + 9, row.y, row.width - 11, row.height};
    if (row.height >= 28) {
      const int middle = lines.y + lines.height / 2;
      painter.text({lines.x, middle - 15, lines.width, 16}, rank.name, kText, ink);
      painter.text({lines.x, middle, lines.width, 14}, words, kNote, reached ? ink : colors.note);
    } else {
      const int narrow = lines.width - 64;
      painter.text({lines.x, lines.y, narrow, lines.height}, rank.name, kText, ink);
      painter.text({lines.x + narrow, lines.y, 58, lines.height}, words, kNote,
                   reached ? ink : colors.note, Align::right);
    }
  }
  painter.fill({x, area.y, 2, area.height}, colors.ink);
  for (int points = 0; points <= kRulerPoints; points += 5) {
    const int long_mark = points % 20 == 0 ? 8 : 4;
    painter.across(x - long_mark, height(points), long_mark, colors.ink);
  }
  // The pointer.
  const int at = height(total);
  for (int i = 0; i < 8; ++i)
    painter.down(x - 9 + i, at - (7 - i) / 2 - 1, 7 - i + 2, colors.accent);
}

void EndScreen::tell_winner(char* to, size_t size) const {
  const auto most = static_cast<uint32_t>(size);
  const Rules::State& state = game_.seen();
  const rules::Actors winners = Rules::winners(state);
  const int first = Rules::score(state, 1).total;
  const int second = Rules::score(state, 2).total;
  const bool shared = winners == (rules::only(1) | rules::only(2));
  const unsigned winner = rules::holds(winners, 1) ? 1 : 2;
  const char* name = text(seat_name(game_.seat(winner)));
  if (shared) {
    lv_snprintf(to, most, text(Text::planner_shared), unsigned{state.money[0]});
  } else if (first == second) {
    lv_snprintf(to, most, text(Text::planner_tie), name, unsigned{state.money[winner - 1]},
                unsigned{state.money[2 - winner]});
  } else {
    lv_snprintf(to, most, text(Text::planner_wins_by), name,
                first > second ? first - second : second - first);
  }
}

void EndScreen::paint_two(Painter& painter, const Rect& area) const {
  const Palette& colors = palette();
  constexpr int kSentence = 20;
  const Rect below = {area.x + kEdge, area.bottom() - kSentence, area.width - 2 * kEdge, kSentence};
  const Rect columns = {area.x + kEdge, area.y + 4, area.width - 2 * kEdge,
                        area.height - kSentence - 4};
  for (unsigned player = 1; player <= 2; ++player) {
    const Rect column = columns.column(static_cast<int>(player) - 1, 2, 16);
    const Rect head = {column.x, column.y, column.width, 76};
    paint_total(painter, head, player);
    paint_bars(painter, {column.x, head.bottom(), column.width, column.bottom() - head.bottom()},
               player);
  }
  painter.down(area.x + area.width / 2, columns.y, columns.height - 2, colors.grid);
  if (!painter.sees(below)) return;
  char words[80];
  tell_winner(words, sizeof words);
  painter.text(below, words, text_width(words, kText) <= below.width ? kText : kNote, colors.ink,
               Align::center);
}

}  // namespace ui::planner
