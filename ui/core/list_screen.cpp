#include "ui/core/list_screen.hpp"

#include "ui/core/page_bar.hpp"
#include "ui/core/screen.hpp"
#include "ui/core/target.hpp"
#include "ui/core/title_line.hpp"

namespace ui {
namespace {

constexpr unsigned kMostShown = 20;  // 480 × 320 has two columns, 320 × 480 ten rows
constexpr int kStretch = 10;         // how much higher rows get where there is room
constexpr int kEdge = 12;
// Of a row with a note: its words, where the note begins, and all but the note's lines.
constexpr int kRowWords = 24, kRowNote = 22, kRowTop = 25;

enum Id : uint8_t { kRow, kBefore, kNext };

class ListScreen final : public Screen {
 public:
  void show(const ListSpec& list);
  void build(lv_obj_t* root) override;
  void paint(Painter& painter) const override;
  void tapped(uint8_t id, uint8_t value) override;
  void paint_row(Painter& painter, const TargetView& view) const;

 private:
  unsigned columns() const { return frame().landscape() ? list_.columns : 1; }
  static unsigned most_lines(int room, int height) { return static_cast<unsigned>(room / height); }
  bool paged() const {
    return list_.rows > columns() * most_lines(frame().body().height, list_.row_height);
  }
  Rect room() const { return paged() ? above_page_bar() : frame().body(); }
  // Of one column.
  unsigned lines() const;
  unsigned page_size() const { return columns() * lines(); }
  unsigned shown() const {
    const unsigned left = list_.rows - first_;
    return left < page_size() ? left : page_size();
  }
  int line_height() const;

  ListSpec list_ = {};
  unsigned first_ = 0;  // row of the page
  char names_[kMostShown][8] = {};
};

unsigned ListScreen::lines() const {
  const unsigned fit = most_lines(room().height, list_.row_height);
  const unsigned needed = (list_.rows + columns() - 1) / columns();
  const unsigned most = kMostShown / columns();
  const unsigned wanted = needed < fit ? needed : fit;
  return wanted < most ? wanted : most;
}

int ListScreen::line_height() const {
  const int even = room().height / static_cast<int>(lines());
  const int most = list_.row_height + kStretch;
  return even < most ? even : most;
}

void ListScreen::show(const ListSpec& list) {
  LV_ASSERT(list.rows > 0 && list.columns > 0);
  list_ = list;
  first_ = list.chosen < list.rows ? list.chosen : 0;
}

void ListScreen::build(lv_obj_t* root) {
  first_ -= first_ % page_size();
  const Rect area = room();
  const int height = line_height();
  for (unsigned i = 0; i < shown(); ++i) {
    const unsigned row = first_ + i;
    const Rect column = area.column(static_cast<int>(i / lines()), static_cast<int>(columns()), 1);
    lv_snprintf(names_[i], sizeof names_[i], "row %u", row + 1);
    add_target(root, {.name = names_[i],
                      .area = {column.x, column.y + static_cast<int>(i % lines()) * height,
                               column.width, height},
                      .paint = paint_by<&ListScreen::paint_row>,
                      .id = kRow,
                      .value = static_cast<uint8_t>(i),
                      .more = this,
                      .chosen = row == list_.chosen});
  }
  if (paged()) {
    add_page_buttons(root, first_ > 0, first_ + page_size() < list_.rows, kBefore, kNext);
  }
  add_back(root);
}

void ListScreen::paint(Painter& painter) const {
  const Palette& colors = palette();
  paint_title_line(painter, {.title = list_.title, .back = true});
  const Rect area = room();
  painter.fill(area, colors.ground);
  // The line between two columns.
  if (columns() > 1) {
    const int height = static_cast<int>(lines()) * line_height();
    painter.down(area.column(1, 2, 1).x - 1, area.y, height, colors.grid);
  }
  if (!paged()) return;
  const unsigned pages = (list_.rows + page_size() - 1) / page_size();
  paint_page_bar(painter, PageWords(first_ / page_size() + 1, pages).words);
}

void ListScreen::paint_row(Painter& painter, const TargetView& view) const {
  const Palette& colors = palette();
  const bool inverted = view.pressed || view.spec.chosen;
  const Rect area = view.area;
  painter.fill(area, inverted ? colors.ink : colors.raised);
  painter.across(area.x, area.bottom() - 1, area.width, inverted ? colors.ink : colors.grid);
  const Rect clip = painter.narrow(area);
  list_.paint(list_.context, painter,
              {area.x + kEdge, area.y, area.width - 2 * kEdge, area.height - 1},
              first_ + view.spec.value, inverted);
  painter.clip_to(clip);
}

void ListScreen::tapped(uint8_t id, uint8_t value) {
  if (id == kRow) {
    const unsigned row = first_ + value;
    const ListSpec list = list_;
    if (list.stays) {
      list.take(list.context, row);
      return screens::redraw(room());
    }
    return screens::back([&] { list.take(list.context, row); });
  }
  first_ = id == kNext ? first_ + page_size() : first_ - page_size();
  screens::rebuild();
}

constinit ListScreen screen;

}  // namespace

void open_list(const ListSpec& list) {
  screen.show(list);
  screens::open(screen);
}

void paint_row(Painter& painter, const Rect& area, const char* words, bool inverted) {
  const Palette& colors = palette();
  painter.label(area, words, kTitle, inverted ? colors.raised : colors.ink);
}

void paint_row(Painter& painter, const Rect& area, const char* words, const char* note,
               bool inverted) {
  const Palette& colors = palette();
  const int lines = paragraph_height(note, kNote, area.width);
  const int top = area.y + (area.height - kRowTop - lines) / 2;
  painter.text({area.x, top, area.width, kRowWords}, words, fitting(words, area.width, kTitle),
               inverted ? colors.raised : colors.ink);
  painter.paragraph({area.x, top + kRowNote, area.width, lines}, note, kNote,
                    inverted ? colors.raised : colors.note);
}

}  // namespace ui
