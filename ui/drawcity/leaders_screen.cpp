#include "ui/drawcity/leaders_screen.hpp"

#include "ui/core/button.hpp"
#include "ui/core/screen.hpp"
#include "ui/core/title_line.hpp"
#include "ui/core/worked_out.hpp"
#include "ui/drawcity/drawcity.hpp"
#include "ui/drawcity/points_screen.hpp"
#include "ui/play/result/play_sheet.hpp"

namespace ui::drawcity {
namespace {

constexpr int kBar = 46;
constexpr int kColumn = 76;  // its width beside the sheet
constexpr int kEdge = 4;

enum Id : uint8_t { kBoard };

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
  work_out<PlaySheet>().fill(*match_, match_->result());
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
  paint_score_sheet(painter, room(), worked_out<PlaySheet>().sheet);
}

}  // namespace

void open_leaders(DrawCityMatch& match) {
  screen.show(match);
  screens::open(screen);
}

}  // namespace ui::drawcity
