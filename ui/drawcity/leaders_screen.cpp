#include "ui/drawcity/leaders_screen.hpp"

#include "ui/core/button.hpp"
#include "ui/core/screen.hpp"
#include "ui/core/title_line.hpp"
#include "ui/core/worked_out.hpp"
#include "ui/drawcity/drawcity.hpp"
#include "ui/drawcity/points_screen.hpp"
#include "ui/play/result/score_sheet.hpp"

namespace ui::drawcity {
namespace {

constexpr int kBar = 46;
constexpr int kColumn = 76;  // its width beside the sheet
constexpr int kEdge = 4;

enum Id : uint8_t { kBoard };

struct Shown {
  ScoreRow rows[rd::kItems];
  ScoreSheet sheet;
};
Shown& shown() { return worked_out<Shown>(); }

class LeadersScreen final : public Screen {
 public:
  void show(DrawCityMatch& match) { match_ = &match; }
  void build(lv_obj_t* root) override;
  void paint(Painter& painter) const override;
  void tapped(uint8_t, uint8_t) override { open_points(*match_, match_->holder()); }

 private:
  // Beside the sheet where that needs the height.
  static Rect bar() {
    const Frame held = frame();
    if (!held.landscape()) return {2, held.height - kBar - 2, held.width - 4, kBar};
    return held.hand({held.width - kColumn - 2, held.height - kBar - 2, kColumn, kBar});
  }
  static Rect room() {
    const Frame held = frame();
    const Rect body = held.body().inset(kEdge, 2);
    if (!held.landscape()) return {body.x, body.y, body.width, bar().y - kEdge - body.y};
    return held.hand({body.x, body.y, body.width - kColumn - kEdge, body.height});
  }

  DrawCityMatch* match_ = nullptr;
  char turn_[24] = {};
};

constinit LeadersScreen screen;

void LeadersScreen::build(lv_obj_t* root) {
  Shown& shown = work_out<Shown>();
  const Standing standing = standing_of(match_->seen());
  shown.sheet.seats = match_->seats();
  size_t rows = 0;
  for (size_t item = 0; item < rd::kItems; ++item) {
    if (!match_->has_item(item)) continue;
    ScoreRow& row = shown.rows[rows++];
    row.name = text(kItemNames[item]);
    for (unsigned i = 0; i < match_->players(); ++i) row.values[i] = standing.of[i].items[item];
  }
  shown.sheet.rows = {shown.rows, rows};
  for (unsigned player = 1; player <= match_->players(); ++player) {
    shown.sheet.totals[player - 1] = static_cast<int16_t>(standing.total(player));
    if (match_->is_bot(player)) {
      shown.sheet.bots |= rules::only(static_cast<rules::Actor>(player));
    }
  }
  match_->tell_turn(turn_, sizeof turn_);
  add_button(root, {.name = "button Board",
                    .area = bar(),
                    .id = kBoard,
                    .label = text(Text::drawcity_on_board),
                    .primary = true});
  add_back(root);
}

void LeadersScreen::paint(Painter& painter) const {
  paint_title_line(painter, {.title = text(Text::drawcity_leaders), .lead = turn_, .back = true});
  painter.fill(frame().body(), palette().ground);
  paint_score_sheet(painter, room(), shown().sheet);
}

}  // namespace

void open_leaders(DrawCityMatch& match) {
  screen.show(match);
  screens::open(screen);
}

}  // namespace ui::drawcity
