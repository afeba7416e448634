#include "ui/settings/about_screen.hpp"

#include "ui/core/button.hpp"
#include "ui/core/fact_list.hpp"
#include "ui/core/page_bar.hpp"
#include "ui/core/screen.hpp"
#include "ui/core/strings.hpp"
#include "ui/core/symbols.hpp"
#include "ui/core/target.hpp"
#include "ui/core/title_line.hpp"
#include "ui/core/ui_state.hpp"

namespace ui {
namespace {

constexpr int kEdge = 8;
constexpr int kMargin = 6;  // above and below the facts
constexpr int kTightRow = 16;
constexpr int kWideRow = 20;
constexpr int kFaultIndent = 36;  // beside the warning sign

class AboutScreen final : public Screen {
 public:
  void show(WhoseGame game) { game_ = game; }
  void build(lv_obj_t* root) override;
  void paint(Painter& painter) const override;
  void tapped(uint8_t id, uint8_t value) override;
  void paint_page(Painter& painter, const TargetView& view) const;

 private:
  void paint_fault(Painter& painter, const Rect& area) const;
  int fault_height() const;

  WhoseGame game_ = nullptr;
  Fact facts_[kMostFacts] = {};
  size_t count_ = 0;
  const char* fault_ = nullptr;
  int row_height_ = kWideRow;
};

int AboutScreen::fault_height() const {
  if (fault_ == nullptr) return 0;
  const int width = frame().width - 2 * kEdge - kFaultIndent;
  return paragraph_height(fault_, kNote, width) + kNote.line_height + 10;
}

// The page scrolls by touch where it is higher than the screen.
void AboutScreen::build(lv_obj_t* root) {
  count_ = device().facts(facts_);
  fault_ = device().last_fault();
  const Rect body = above_page_bar();
  const int lines = static_cast<int>(count_);
  const int room = body.height - 2 * kMargin - fault_height();
  row_height_ = kWideRow;
  while (row_height_ > kTightRow && lines * row_height_ > room) --row_height_;
  const int needed = 2 * kMargin + fault_height() + lines * row_height_;
  const int height = needed > body.height ? needed : body.height;

  lv_obj_t* window = lv_obj_create(root);
  lv_obj_set_pos(window, body.x, body.y);
  lv_obj_set_size(window, body.width, body.height);
  lv_obj_set_scroll_dir(window, LV_DIR_VER);
  lv_obj_set_scrollbar_mode(window, LV_SCROLLBAR_MODE_OFF);
  lv_obj_remove_flag(window, LV_OBJ_FLAG_SCROLL_ELASTIC);
  if (height == body.height) lv_obj_remove_flag(window, LV_OBJ_FLAG_SCROLLABLE);
  add_target(window, {.area = {0, 0, body.width, height},
                      .paint = paint_by<&AboutScreen::paint_page>,
                      .more = this});
  add_button(
      root, {.name = "button Whose", .area = page_bar_middle(0), .label = text(Text::whose_games)});
  add_back(root);
}

void AboutScreen::paint(Painter& painter) const {
  paint_title_line(painter, {.title = text(Text::about), .back = true});
  paint_page_bar(painter);
}

void AboutScreen::tapped(uint8_t, uint8_t) { open_whose(game_); }

void AboutScreen::paint_page(Painter& painter, const TargetView& view) const {
  const Rect& page = view.area;
  const Palette& colors = palette();
  painter.fill(page, colors.ground);
  if (fault_ != nullptr) paint_fault(painter, {page.x, page.y, page.width, fault_height()});
  const int top = page.y + fault_height() + kMargin;
  paint_facts(painter, {page.x + kEdge, top, page.width - 2 * kEdge, page.bottom() - top},
              row_height_, {facts_, count_});

  const Rect body = above_page_bar();
  if (page.height == body.height) return;
  const int thumb = body.height * body.height / page.height;
  const int down = (body.y - page.y) * body.height / page.height;
  painter.fill({page.right() - 4, body.y + down, 2, thumb}, colors.note);
}

void AboutScreen::paint_fault(Painter& painter, const Rect& area) const {
  const Palette& colors = palette();
  const int x = kEdge + kFaultIndent;
  const int width = area.width - x - kEdge;
  painter.symbol(symbol_warning, Rect{kEdge, area.y, 28, area.height - 1}, colors.accent);
  painter.text({x, area.y + 4, width, kNote.line_height}, text(Text::last_fault), kNote,
               colors.note);
  painter.paragraph({x, area.y + 4 + kNote.line_height, width, area.height}, fault_, kNote,
                    colors.ink);
  painter.across(area.x, area.bottom() - 1, area.width, colors.grid);
}

constinit AboutScreen screen;

}  // namespace

void open_about(WhoseGame game) {
  screen.show(game);
  screens::open(screen);
}

}  // namespace ui
