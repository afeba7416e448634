#include "ui/play/replay/code_screen.hpp"

#include <lvgl.h>

#include <string_view>

#include "rules/core/text.hpp"
#include "ui/core/button.hpp"
#include "ui/core/message.hpp"
#include "ui/core/page_bar.hpp"
#include "ui/core/screen.hpp"
#include "ui/core/title_line.hpp"
#include "ui/core/ui_state.hpp"
#include "ui/play/game_entry.hpp"

namespace ui {
namespace {

constexpr int kEdge = 8;
constexpr int kGap = 12;
constexpr unsigned kMostColumns = 3;
constexpr std::string_view kMore = "\u2026";  // before the end of a long path

enum Id : uint8_t { kBefore, kSave, kNext };

class CodeScreen final : public Screen {
 public:
  void show(Play& play);
  void build(lv_obj_t* root) override;
  void paint(Painter& painter) const override;
  void tapped(uint8_t id, uint8_t value) override;

  void line(unsigned index, char* to) const { play_->match().record_line(index, to); }

 private:
  static bool can_save() { return device().keep_text != nullptr; }
  Rect room() const { return above_page_bar().inset(kEdge, 4); }
  unsigned lines() const { return static_cast<unsigned>(room().height / kNote.line_height); }
  unsigned page_size() const { return columns_ * lines(); }
  unsigned pages() const { return (count_ + page_size() - 1) / page_size(); }
  void save();
  void tell_where(const char* path);
  void tell_why(const char* reason);

  Play* play_ = nullptr;
  unsigned count_ = 0;
  int widest_ = 0;
  unsigned columns_ = 1;
  unsigned first_ = 0;  // line of the page
  bool saved_ = false;
  lv_obj_t* save_ = nullptr;
  char told_[96] = {};
};

constinit CodeScreen screen;

void CodeScreen::show(Play& play) {
  play_ = &play;
  count_ = play.match().record_lines();
  first_ = 0;
  saved_ = false;
  widest_ = 1;
  for (unsigned i = 0; i < count_; ++i) {
    char words[rules::kMostLineChars + 1];
    line(i, words);
    const int width = text_width(words, kNote);
    if (width > widest_) widest_ = width;
  }
}

void CodeScreen::build(lv_obj_t* root) {
  const auto fit = static_cast<unsigned>((room().width + kGap) / (widest_ + kGap));
  columns_ = fit < 1 ? 1 : fit > kMostColumns ? kMostColumns : fit;
  first_ -= first_ % page_size();
  add_page_buttons(root, first_ > 0, first_ + page_size() < count_, kBefore, kNext);
  save_ = nullptr;
  if (can_save()) {
    save_ = add_button(root, {.name = "button Save",
                              .area = page_bar_middle(),
                              .id = kSave,
                              .label = text(saved_ ? Text::record_saved : Text::record_save),
                              .enabled = !saved_});
  }
  add_back(root);
}

void CodeScreen::paint(Painter& painter) const {
  const Palette& colors = palette();
  const PageWords number(first_ / page_size() + 1, pages());
  paint_title_line(painter, {.title = text(Text::record_code),
                             .lead = play_->entry().name,
                             .note = number.words,
                             .back = true});
  painter.fill(above_page_bar(), colors.ground);
  paint_page_bar(painter);
  const Rect area = room();
  for (unsigned i = 0; i < page_size() && first_ + i < count_; ++i) {
    const Rect column =
        area.column(static_cast<int>(i / lines()), static_cast<int>(columns_), kGap);
    const Rect row = {column.x, column.y + static_cast<int>(i % lines()) * kNote.line_height,
                      column.width, kNote.line_height};
    if (!painter.sees(row)) continue;
    char words[rules::kMostLineChars + 1];
    line(first_ + i, words);
    painter.text(row, words, kNote, colors.ink);
  }
}

// The file is called by the number of its luck, if it has one.
void CodeScreen::save() {
  char name[48];
  const rules::Luck& luck = play_->match().luck();
  if (luck.source == rules::LuckSource::challenge) {
    lv_snprintf(name, sizeof name, "plat-%s-%u", play_->entry().id, unsigned{luck.number()});
  } else {
    lv_snprintf(name, sizeof name, "plat-%s", play_->entry().id);
  }
  const auto line = [](void* shown, unsigned index, char* to) {
    static_cast<const CodeScreen*>(shown)->line(index, to);
  };
  const Kept kept = device().keep_text(name, count_, line, this);
  if (!kept.done) return tell_why(kept.words);
  saved_ = true;
  relabel(save_, text(Text::record_saved));
  enable(save_, false);
  tell_where(kept.words);
}

void CodeScreen::tell_why(const char* reason) {
  lv_snprintf(told_, sizeof told_, text(Text::record_failed), reason);
  say(told_);
}

// The end of a path tells more than its start.
void CodeScreen::tell_where(const char* path) {
  const int most = message_room() - text_width(kMore.data(), kNote);
  const char* from = path;
  const auto fits = [&] {
    return lv_strlen(from) + kMore.size() < sizeof told_ && text_width(from, kNote) <= most;
  };
  while (!fits()) {
    ++from;
    while ((static_cast<uint8_t>(*from) & 0xC0) == 0x80) ++from;  // not inside a letter
  }
  lv_snprintf(told_, sizeof told_, "%s%s", from == path ? "" : kMore.data(), from);
  tell(told_);
}

void CodeScreen::tapped(uint8_t id, uint8_t) {
  if (id == kSave) return save();
  first_ = id == kNext ? first_ + page_size() : first_ - page_size();
  screens::rebuild();
}

}  // namespace

void open_code(Play& play) {
  screen.show(play);
  screens::open(screen);
}

}  // namespace ui
