#include "ui/settings/whose_screen.hpp"

#include <lvgl.h>

#include "ui/core/page_bar.hpp"
#include "ui/core/screen.hpp"
#include "ui/core/title_line.hpp"

namespace ui {
namespace {

constexpr int kEdge = 8;
constexpr int kGap = 8;  // between paragraphs

constexpr WhosePage kPages[] = {
    {Text::whose_title, Text::whose_words},
    {Text::whose_cities, Text::whose_cities_words},
    {Text::whose_planner, Text::whose_planner_words},
    {Text::licences, Text::licences_words},
};
constexpr unsigned kCount = sizeof kPages / sizeof kPages[0];

enum Id : uint8_t { kBefore, kNext };

class WhoseScreen final : public Screen {
 public:
  void show_first() { page_ = 0; }
  void build(lv_obj_t* root) override;
  void paint(Painter& painter) const override;
  void tapped(uint8_t id, uint8_t value) override;

 private:
  unsigned page_ = 0;
};

void WhoseScreen::build(lv_obj_t* root) {
  add_page_buttons(root, page_ > 0, page_ + 1 < kCount, kBefore, kNext);
  add_back(root);
}

void WhoseScreen::paint(Painter& painter) const {
  const Palette& colors = palette();
  const WhosePage& page = kPages[page_];
  paint_title_line(painter, {.title = text(page.title), .back = true});
  const Rect area = above_page_bar();
  painter.fill(area, colors.ground);
  const Rect room = area.inset(kEdge);
  const char* const words = text(page.words);
  const int height = paragraph_height(words, kText, room.width, kGap);
  painter.paragraph(room, words, height <= room.height ? kText : kNote, colors.ink, Align::left,
                    kGap);
  paint_page_bar(painter, PageWords(page_ + 1, kCount).words);
}

void WhoseScreen::tapped(uint8_t id, uint8_t) {
  page_ = id == kNext ? page_ + 1 : page_ - 1;
  screens::rebuild();
}

constinit WhoseScreen screen;

}  // namespace

std::span<const WhosePage> whose_pages() { return kPages; }

void open_whose() {
  screen.show_first();
  screens::open(screen);
}

}  // namespace ui
