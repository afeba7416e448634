#include "ui/play/points/points_screen.hpp"

#include <algorithm>
#include <cstring>
#include <iterator>

#include "ui/core/button.hpp"
#include "ui/core/symbols.hpp"
#include "ui/core/title_line.hpp"
#include "ui/core/ui_state.hpp"
#include "ui/core/write.hpp"
#include "ui/play/game_entry.hpp"
#include "ui/play/side.hpp"

namespace ui {
namespace {

constexpr int kRail = 3 * kTouch;
constexpr int kAccents = 3;  // above capitals
constexpr int kWho = 22;
constexpr int kMore = 22;
constexpr int kEdge = 4;
constexpr int kHead = 20;
// Upright: who, the line of the game and the total in a row; then a heading and the words.
constexpr int kRow = 20;
constexpr int kName = 72, kTotal = 30;
constexpr int kStep = 66;

// As the words stand there: one line of all where they lie below the board.
class ShownWords {
 public:
  explicit ShownWords(const char* lines) {
    if (frame().landscape()) {
      write(words_, lines);
      return;
    }
    char* to = words_;
    const char* const end = std::end(words_);
    const size_t long_one = std::strlen(kBetween);
    for (; *lines != '\0' && static_cast<size_t>(end - to) > long_one; ++lines) {
      if (*lines == '\n') {
        to = std::copy_n(kBetween, long_one, to);
      } else {
        *to++ = *lines;
      }
    }
    *to = '\0';
  }
  operator const char*() const { return words_; }

 private:
  static constexpr const char* kBetween = " · ";
  char words_[PointsScreen::kMostWords + 64];
};

Rect below_head(const Rect& told) {
  return {told.x, told.y + kHead, told.width, told.height - kHead};
}

}  // namespace

void PointsScreen::show(Play& play, unsigned whose, unsigned item) {
  play_ = &play;
  whose_ = static_cast<uint8_t>(whose);
  item_ = static_cast<uint8_t>(item);
}

PointsScreen::Parts PointsScreen::parts_beside() const {
  const Frame held = frame();
  const Sides sides = with_rail(held, kRail);
  const Rect rail = sides.side;
  Parts parts;
  parts.board = sides.board;
  parts.side = rail;
  parts.who = Rect{rail.x, rail.y + 1, rail.width, kWho}.inset(kEdge, 0);
  int top = parts.who.bottom();
  if (form_.more) {
    parts.more = Rect{rail.x, top, rail.width, kMore}.inset(3, 0);
    top += kMore;
  }
  top += 2;
  const int last = held.height - kTouch;
  const int steps = several() ? last - 2 - kTouch : last;
  const Rect row = {rail.x, steps, rail.width, kTouch};
  parts.before = row.column(0, 2, 2);
  parts.next = row.column(1, 2, 2);
  if (several()) parts.other = {rail.x, last, rail.width, kTouch};
  parts.told = Rect{rail.x, top, rail.width, steps - top - 2}.inset(kEdge, 0);
  return parts;
}

PointsScreen::Parts PointsScreen::parts_below() const {
  const Frame held = frame();
  const int words = kHead + form_.lines * kNote.line_height + 3;
  const Sides sides = with_strip(held, kRow + words + kTouch);
  const Rect strip = sides.side;
  Parts parts;
  parts.board = sides.board;
  parts.side = strip;
  parts.who = Rect{strip.x, strip.y + 1, strip.width, kRow}.inset(kEdge, 0);
  if (form_.more) {
    parts.more = {parts.who.x + kName, parts.who.y, parts.who.width - kName - kTotal, kRow};
  }
  parts.told = Rect{strip.x, parts.who.bottom(), strip.width, words}.inset(kEdge, 0);
  Cut row = {{0, held.height - kTouch, held.width, kTouch}, 2};
  const int step = several() ? kStep : held.width / 2 - 1;
  parts.before = row.left(step);
  parts.next = row.left(step);
  if (several()) parts.other = row.rest;
  return parts;
}

// Below the board they follow each other: some room is lost where they are parted.
unsigned PointsScreen::lines() const {
  constexpr int kParted = 28;
  const Rect room = below_head(parts_.told);
  const int high = room.height / kNote.line_height;
  const int beside = frame().landscape() ? 1 : room.width;
  const int wide = frame().landscape() ? 1 : kRail - 2 * kEdge + kParted;
  return static_cast<unsigned>(high * beside / wide);
}

bool PointsScreen::has_room(const char* words) const {
  const Rect room = below_head(parts_.told);
  const ShownWords shown(words);
  return widest_word(shown, kNote) <= room.width &&
         paragraph_height(shown, kNote, room.width) <= room.height;
}

void PointsScreen::build(lv_obj_t* root) {
  parts_ = frame().landscape() ? parts_beside() : parts_below();
  lay_out(parts_.board);
  if (item_ >= items()) item_ = 0;
  if (items() > 0) explain(item_);
  tell_lead(lead_, sizeof lead_);
  total_ = play_->result().scores[whose_ - 1].total;
  add_target(root, {.name = "board",
                    .area = parts_.board,
                    .paint = paint_by<&PointsScreen::paint_board_of>,
                    .id = kBoard,
                    .more = this,
                    .follows = true});
  const bool steps = items() > 1;
  add_button(root, {.name = "button Before",
                    .area = parts_.before,
                    .id = kBefore,
                    .symbol = &symbol_back,
                    .enabled = steps});
  add_button(root, {.name = "button Next",
                    .area = parts_.next,
                    .id = kNext,
                    .symbol = &symbol_forward,
                    .enabled = steps});
  if (!parts_.other.empty()) {
    add_button(
        root, {.name = form_.name, .area = parts_.other, .id = kOther, .label = text(form_.label)});
  }
  add_back(root);
}

void PointsScreen::choose(unsigned item) {
  item_ = static_cast<uint8_t>(item);
  explain(item);
  screens::redraw(parts_.board);
  screens::redraw(parts_.told.inset(0, -kAccents));
}

void PointsScreen::tapped(uint8_t id, uint8_t) {
  switch (id) {
    case kNext:
      return choose((item_ + 1u) % items());
    case kBefore:
      return choose((item_ + items() - 1u) % items());
    default:
      show(*play_, whose_ % play_->players() + 1, 0);
      screens::rebuild();
  }
}

void PointsScreen::touched(uint8_t, Touch touch, Point point) {
  if (touch != Touch::up) return;
  const unsigned item = item_at(point);
  if (item == kNoItem || item == item_) return;
  device().sound(Sound::touch);
  choose(item);
}

void PointsScreen::paint_board_of(Painter& painter, const TargetView& view) const {
  painter.fill(view.area, palette().ground);
  paint_board(painter);
}

void PointsScreen::paint_who(Painter& painter) const {
  const Palette& colors = palette();
  const Rect& area = parts_.who;
  const bool short_one = form_.more && !frame().landscape();
  Rect name = {area.x, area.y, short_one ? kName - kEdge : area.width - kTotal, area.height};
  if (several()) {
    const Rect chip = Rect{name.x, area.y, kSeatChip.width, area.height}.middle(kSeatChip);
    paint_seat(painter, chip, play_->seat(whose_));
    const int x = chip.right() + kEdge;
    name = {x, area.y, name.right() - x, area.height};
    const char* const label = play_->label(whose_);
    painter.text(name, label, fitting(label, name.width, kText), colors.ink);
  } else {
    painter.text(name, text(Text::score_total), kText, colors.note);
  }
  painter.text(area, Digits(total_), kTitle, colors.ink, Align::right);
}

void PointsScreen::paint_told(Painter& painter) const {
  const Palette& colors = palette();
  const Rect& area = parts_.told;
  const Told item = told();
  if (item.head == nullptr) return painter.paragraph(area, item.words, kNote, colors.note);
  const Rect head = {area.x, area.y, area.width, kHead};
  painter.across(area.x, area.y, area.width, colors.grid);
  const Digits points(item.points);
  const int wide = text_width(points, kTitle);
  const int beside = head.width - wide - kEdge;
  const bool both = text_width(item.head, kNote) <= beside;
  const int room = both ? beside : head.width;
  painter.text({head.x, head.y, room, kHead}, item.head, fitting(item.head, room, kTitle),
               colors.ink);
  if (both) painter.text(head, points, kTitle, colors.ink, Align::right);
  painter.paragraph(below_head(area), ShownWords(item.words), kNote, colors.ink);
}

void PointsScreen::paint(Painter& painter) const {
  paint_title_line(painter, {.title = play_->entry().name, .lead = lead_, .back = true});
  if (!painter.sees(parts_.side)) return;
  paint_side(painter, parts_.side);
  paint_who(painter);
  if (form_.more) paint_more(painter, parts_.more);
  if (painter.sees(parts_.told)) paint_told(painter);
}

}  // namespace ui
