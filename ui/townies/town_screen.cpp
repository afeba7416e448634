#include "ui/townies/town_screen.hpp"

#include <algorithm>
#include <cstring>
#include <iterator>

#include "ui/core/button.hpp"
#include "ui/core/screen.hpp"
#include "ui/core/symbols.hpp"
#include "ui/core/title_line.hpp"
#include "ui/core/ui_state.hpp"
#include "ui/core/worked_out.hpp"
#include "ui/core/write.hpp"
#include "ui/play/side.hpp"
#include "ui/townies/play_screen.hpp"
#include "ui/townies/reasons.hpp"
#include "ui/townies/town_look.hpp"

namespace ui::townies {
namespace {

constexpr int kRail = 3 * kTouch;
constexpr int kWho = 22;
constexpr int kLine = 22;
constexpr int kEdge = 4;
constexpr int kHead = 20;
// Upright: who, the line of Objects and the total in a row; then a heading and two lines.
constexpr int kRow = 20;
constexpr int kName = 72, kTotal = 30;
constexpr int kWords = 53;

// One line of all.
void join_lines(const char* lines, char* to, const char* end) {
  constexpr const char* kBetween = " · ";
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

enum Id : uint8_t { kBoard, kBefore, kNext, kOther };

class TownScreen final : public Screen {
 public:
  void show(TowniesMatch& match, unsigned whose, unsigned item);
  void build(lv_obj_t* root) override;
  void paint(Painter& painter) const override;
  void tapped(uint8_t id, uint8_t value) override;
  void touched(uint8_t id, Touch touch, Point point) override;
  void places(const PlaceSink& sink) const override;

 private:
  struct Parts {
    Rect board, side, who, line, told, before, next, other;
  };
  static Parts parts_of(bool several);
  const Town& town() const { return match_->town_of(whose_); }
  unsigned items() const { return items_of(*match_, whose_); }
  static const Reason& reason() { return worked_out<Reason>(); }
  void choose(unsigned item);
  void paint_board(Painter& painter, const TargetView& view) const;
  void paint_who(Painter& painter, const Rect& area) const;
  void paint_told(Painter& painter, const Rect& area) const;

  TowniesMatch* match_ = nullptr;
  uint8_t whose_ = 1;
  uint8_t item_ = 0;
  int total_ = 0;
  Parts parts_ = {};
  HexGrid grid_;
  char lead_[24] = {};
  mutable char name_[12] = {};
};

constinit TownScreen screen;

TownScreen::Parts TownScreen::parts_of(bool several) {
  const Frame held = frame();
  Parts parts = {};
  if (held.landscape()) {
    const Sides sides = with_rail(held, kRail);
    parts.board = sides.board;
    parts.side = sides.side;
    const Rect rail = sides.side;
    parts.who = Rect{rail.x, rail.y + 1, rail.width, kWho}.inset(kEdge, 0);
    parts.line = Rect{rail.x, parts.who.bottom(), rail.width, kLine}.inset(3, 0);
    const int last = held.height - kTouch;
    const int steps = several ? last - 2 - kTouch : last;
    const Rect row = {rail.x, steps, rail.width, kTouch};
    parts.before = row.column(0, 2, 2);
    parts.next = row.column(1, 2, 2);
    if (several) parts.other = {rail.x, last, rail.width, kTouch};
    const int top = parts.line.bottom() + 2;
    parts.told = Rect{rail.x, top, rail.width, steps - top - 2}.inset(kEdge, 0);
    return parts;
  }
  const Sides sides = with_strip(held, kRow + kWords + kTouch);
  parts.board = sides.board;
  parts.side = sides.side;
  const Rect strip = {sides.side.x, sides.side.y + 1, sides.side.width, sides.side.height - 1};
  parts.who = Rect{strip.x, strip.y, strip.width, kRow}.inset(kEdge, 0);
  parts.line = {parts.who.x + kName, parts.who.y, parts.who.width - kName - kTotal, kRow};
  parts.told = Rect{strip.x, parts.who.bottom(), strip.width, kWords}.inset(kEdge, 0);
  Cut row = {{0, held.height - kTouch, held.width, kTouch}, 2};
  parts.before = row.left(several ? 66 : held.width / 2 - 1);
  parts.next = row.left(several ? 66 : held.width / 2 - 1);
  if (several) parts.other = row.rest;
  return parts;
}

void TownScreen::show(TowniesMatch& match, unsigned whose, unsigned item) {
  match_ = &match;
  whose_ = static_cast<uint8_t>(whose);
  item_ = static_cast<uint8_t>(item);
}

void TownScreen::build(lv_obj_t* root) {
  Reason& reason = work_out<Reason>();
  if (item_ >= items()) item_ = 0;
  if (items() > 0) reason = reason_of(*match_, whose_, item_);
  match_->tell_round(lead_, sizeof lead_);
  total_ = standing_of(match_->seen(), whose_).total;
  parts_ = parts_of(match_->players() > 1);
  grid_ = HexGrid::of_map(parts_.board.inset(2, 0));
  add_target(root, {.name = "board",
                    .area = parts_.board,
                    .paint = paint_by<&TownScreen::paint_board>,
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
    add_button(root, {.name = "button Next town",
                      .area = parts_.other,
                      .id = kOther,
                      .label = text(Text::townies_next_town)});
  }
  add_back(root);
}

void TownScreen::choose(unsigned item) {
  item_ = static_cast<uint8_t>(item);
  worked_out<Reason>() = reason_of(*match_, whose_, item_);
  screens::redraw(parts_.board);
  screens::redraw(parts_.told);
}

void TownScreen::tapped(uint8_t id, uint8_t) {
  switch (id) {
    case kNext:
      return choose((item_ + 1u) % items());
    case kBefore:
      return choose((item_ + items() - 1u) % items());
    default:
      show(*match_, whose_ % match_->players() + 1, 0);
      screens::rebuild();
  }
}

// An Object on the map chooses it.
void TownScreen::touched(uint8_t, Touch touch, Point point) {
  if (touch != Touch::up) return;
  const unsigned space = grid_.find(point);
  for (unsigned i = 0; i < town().objects; ++i) {
    if (rt::space_of(town().drawn[i]) != space || i == item_) continue;
    device().sound(Sound::touch);
    return choose(i);
  }
}

void TownScreen::places(const PlaceSink& sink) const {
  for (unsigned i = 0; i < town().objects; ++i) {
    write(name_, "Object %u", i + 1);
    if (!sink({name_, grid_.hex(rt::space_of(town().drawn[i])), true})) return;
  }
}

void TownScreen::paint_board(Painter& painter, const TargetView& view) const {
  painter.fill(view.area, palette().ground);
  TownLook look{.grid = grid_, .town = &town()};
  if (items() > 0) {
    look.pale = town().blocks().without(reason().counted);
    look.outlined = reason().outlined;
  }
  paint_town(painter, look);
}

void TownScreen::paint_who(Painter& painter, const Rect& area) const {
  const Palette& colors = palette();
  const int width = frame().landscape() ? area.width - kTotal : kName - kEdge;
  Rect name = {area.x, area.y, width, area.height};
  if (match_->players() > 1) {
    const Rect chip = Rect{name.x, area.y, kSeatChip.width, area.height}.middle(kSeatChip);
    paint_seat(painter, chip, match_->seat(whose_));
    const int x = chip.right() + kEdge;
    name = {x, area.y, name.right() - x, area.height};
    const char* const label = match_->label(whose_);
    painter.text(name, label, fitting(label, name.width, kText), colors.ink);
  } else {
    painter.text(name, text(Text::score_total), kText, colors.note);
  }
  painter.text(area, Digits(total_), kTitle, colors.ink, Align::right);
}

void TownScreen::paint_told(Painter& painter, const Rect& area) const {
  const Palette& colors = palette();
  if (items() == 0) {
    return painter.paragraph(area, text(Text::townies_nothing_scored), kNote, colors.note);
  }
  const Rect head = {area.x, area.y, area.width, kHead};
  painter.across(area.x, area.y, area.width, colors.grid);
  const Digits points(reason().points);
  const int wide = text_width(points, kTitle);
  const int beside = head.width - wide - kEdge;
  const bool both = text_width(reason().head, kNote) <= beside;
  const int room = both ? beside : head.width;
  painter.text({head.x, head.y, room, kHead}, reason().head, fitting(reason().head, room, kTitle),
               colors.ink);
  if (both) painter.text(head, points, kTitle, colors.ink, Align::right);
  const Rect below = {area.x, head.bottom(), area.width, area.bottom() - head.bottom()};
  if (frame().landscape()) return painter.paragraph(below, reason().words, kNote, colors.ink);
  char words[sizeof reason().words + 16];
  join_lines(reason().words, words, std::end(words));
  painter.paragraph(below, words, kNote, colors.ink);
}

void TownScreen::paint(Painter& painter) const {
  paint_title_line(painter, {.title = match_->entry().name, .lead = lead_, .back = true});
  if (!painter.sees(parts_.side)) return;
  paint_side(painter, parts_.side);
  paint_who(painter, parts_.who);
  paint_object_line(painter, parts_.line, town(), town(), match_->players() == 1);
  if (painter.sees(parts_.told)) paint_told(painter, parts_.told);
}

}  // namespace

void open_town(TowniesMatch& match, unsigned whose, unsigned item) {
  screen.show(match, whose, item);
  screens::open(screen);
}

void open_others(TowniesMatch& match) { open_town(match, match.holder() % match.players() + 1); }

}  // namespace ui::townies
