#include "ui/settings/whose_screen.hpp"

#include <lvgl.h>

#include "ui/core/page_bar.hpp"
#include "ui/core/screen.hpp"
#include "ui/core/strings.hpp"
#include "ui/core/title_line.hpp"
#include "ui/core/worked_out.hpp"

namespace ui {
namespace {

constexpr int kEdge = 8;
constexpr int kGap = 8;  // between paragraphs

enum Id : uint8_t { kBefore, kNext };

class WhoseScreen final : public Screen {
 public:
  void show(WhoseGame game) {
    game_ = game;
    page_ = 0;
  }
  void build(lv_obj_t* root) override;
  void paint(Painter& painter) const override;
  void tapped(uint8_t id, uint8_t value) override;

 private:
  struct Shown {
    WhosePage page;
    unsigned pages;
  };
  void find(Shown& to) const;

  WhoseGame game_ = nullptr;
  unsigned page_ = 0;  // the first tells of all games, the last one of licences
};

void WhoseScreen::find(Shown& to) const {
  to.pages = 2;
  to.page = {text(Text::whose_title), text(Text::whose_words)};
  WhosePage page;
  for (unsigned index = 0; game_(index, page); ++index) {
    if (page_ == index + 1) to.page = page;
    ++to.pages;
  }
  if (page_ + 1 == to.pages) to.page = {text(Text::licences), text(Text::licences_words)};
}

void WhoseScreen::build(lv_obj_t* root) {
  Shown& shown = work_out<Shown>();
  find(shown);
  add_page_buttons(root, page_ > 0, page_ + 1 < shown.pages, kBefore, kNext);
  add_back(root);
}

void WhoseScreen::paint(Painter& painter) const {
  const Palette& colors = palette();
  const auto& [page, pages] = worked_out<Shown>();
  paint_title_line(painter, {.title = page.title, .back = true});
  const Rect area = above_page_bar();
  painter.fill(area, colors.ground);
  const Rect room = area.inset(kEdge);
  const int height = paragraph_height(page.words, kText, room.width, kGap);
  painter.paragraph(room, page.words, height <= room.height ? kText : kNote, colors.ink,
                    Align::left, kGap);
  paint_page_bar(painter, PageWords(page_ + 1, pages).words);
}

void WhoseScreen::tapped(uint8_t id, uint8_t) {
  page_ = id == kNext ? page_ + 1 : page_ - 1;
  screens::rebuild();
}

constinit WhoseScreen screen;

}  // namespace

void open_whose(WhoseGame game) {
  screen.show(game);
  screens::open(screen);
}

}  // namespace ui
