#include "ui/play/rules_screen.hpp"

#include <lvgl.h>

#include "ui/core/button.hpp"
#include "ui/core/list_screen.hpp"
#include "ui/core/page_bar.hpp"
#include "ui/core/screen.hpp"
#include "ui/core/symbols.hpp"
#include "ui/core/title_line.hpp"

namespace ui {
namespace {

constexpr int kEdge = 8;
constexpr int kGap = 8;  // between paragraphs, where there is room
// Of a picture above the text, which gives way to longer words.
constexpr int kLeastPicture = 104;
constexpr int kSmallPicture = 84;
constexpr int kMostPicture = 164;
// Of a picture beside it, in eighths of the room.
constexpr int kWidePicture = 4, kNarrowPicture = 3;
constexpr uint8_t kContentColumns = 2;
constexpr int kRowEdges = 26;          // what a list leaves free beside a row's words
constexpr int kTitleNeighbours = 112;  // back, the page's number, the battery

enum Id : uint8_t { kBefore, kContents, kNext };

class RulesScreen final : public Screen {
 public:
  void show(const GameEntry& game, uint8_t page) {
    game_ = &game;
    page_ = page < game.rules.size() ? page : 0;
  }
  void build(lv_obj_t* root) override;
  void paint(Painter& painter) const override;
  void tapped(uint8_t id, uint8_t value) override;

  // Takes the largest type that fits; false where none does.
  bool fit();
  void turn_to(unsigned page) {
    page_ = static_cast<uint8_t>(page);
    screens::rebuild();
  }
  // A row of the contents.
  void paint_title(Painter& painter, const Rect& area, unsigned page, bool inverted) const;

 private:
  const RulesPage& page() const { return game_->rules[page_]; }
  unsigned pages() const { return static_cast<unsigned>(game_->rules.size()); }
  Rect picture() const;
  int picture_width() const {
    return above_page_bar().width * (yields_ ? kNarrowPicture : kWidePicture) / 8;
  }
  Rect words() const;
  const char* body() const { return text(page().body); }
  // How often there may be a gap: above, between and below the paragraphs.
  int gaps() const;
  bool measure(const Face& face);
  void open_contents();

  const GameEntry* game_ = nullptr;
  uint8_t page_ = 0;
  const Face* face_ = &kText;
  const Face* contents_face_ = &kTitle;  // one for all titles
  bool yields_ = false;                  // the picture, to the words
  int picture_height_ = kLeastPicture;
  int height_ = 0;  // of the words without gaps
  char title_[80] = {};
  const char* shown_title_ = title_;
};

constinit RulesScreen screen;

// Beside the text, or above it in portrait: there it gets what the words leave.
Rect RulesScreen::picture() const {
  const Rect room = above_page_bar();
  if (page().picture == nullptr) return {};
  const Frame held = frame();
  if (held.landscape()) {
    const int width = picture_width();
    return held.hand({room.right() - width, room.y, width, room.height}).inset(4);
  }
  return Rect{room.x, room.y, room.width, picture_height_}.inset(4);
}

Rect RulesScreen::words() const {
  const Rect room = above_page_bar();
  const Rect area = picture();
  if (area.empty()) return room.inset(kEdge, 4);
  if (!frame().landscape()) {
    const int top = area.bottom() + 2;
    return {room.x + kEdge, top, room.width - 2 * kEdge, room.bottom() - top};
  }
  const Rect beside = {room.x, room.y, room.width - picture_width(), room.height};
  return frame().hand(beside).inset(kEdge, 4);
}

int RulesScreen::gaps() const {
  int ends = 2;
  for (const char* at = body(); *at != '\0'; ++at) ends += *at == '\n' ? 1 : 0;
  return ends;
}

bool RulesScreen::measure(const Face& face) {
  face_ = &face;
  height_ = paragraph_height(body(), face, words().width);
  const int left = above_page_bar().height - height_ - gaps() * kGap;
  const int least = yields_ ? kSmallPicture : kLeastPicture;
  picture_height_ = left < least ? least : left > kMostPicture ? kMostPicture : left;
  return height_ <= words().height;
}

bool RulesScreen::fit() {
  for (const bool yields : {false, true}) {
    yields_ = yields;
    if (measure(kText) || measure(kNote)) return true;
  }
  return false;
}

void RulesScreen::build(lv_obj_t* root) {
  lv_snprintf(title_, sizeof title_, text(Text::rules_of), text(page().title));
  const bool roomy = text_width(title_, kTitle) <= frame().width - kTitleNeighbours;
  shown_title_ = roomy ? title_ : text(page().title);
  (void)fit();
  add_page_buttons(root, page_ > 0, page_ + 1u < pages(), kBefore, kNext);
  add_button(root, {.name = "button Contents",
                    .area = page_bar_middle(),
                    .id = kContents,
                    .label = text(Text::contents),
                    .symbol = &symbol_contents});
  add_back(root);
}

void RulesScreen::paint(Painter& painter) const {
  const Palette& colors = palette();
  const PageWords number(page_ + 1u, pages());
  paint_title_line(painter, {.title = shown_title_, .note = number.words, .back = true});
  painter.fill(above_page_bar(), colors.ground);
  paint_page_bar(painter);

  const Rect area = picture();
  if (!area.empty() && painter.sees(area)) {
    const Rect clip = painter.narrow(area);
    page().picture(painter, area);
    painter.clip_to(clip);
  }
  const Rect room = words();
  const int spare = room.height - height_;
  const int even = spare > 0 ? spare / gaps() : 0;
  const int gap = even < kGap ? even : kGap;
  painter.paragraph({room.x, room.y + gap, room.width, room.height - gap}, body(), *face_,
                    colors.ink, Align::left, gap);
}

void RulesScreen::open_contents() {
  const int columns = frame().landscape() ? kContentColumns : 1;
  const int room = frame().width / columns - kRowEdges;
  contents_face_ = &kTitle;
  for (const RulesPage& listed : game_->rules) {
    const Face& face = fitting(text(listed.title), room, *contents_face_);
    contents_face_ = &face;
  }
  open_list(
      {.title = text(Text::contents),
       .rows = pages(),
       .chosen = page_,
       .paint =
           [](void* context, Painter& painter, const Rect& area, unsigned row, bool inverted) {
             static_cast<RulesScreen*>(context)->paint_title(painter, area, row, inverted);
           },
       .take = [](void* context,
                  unsigned row) { static_cast<RulesScreen*>(context)->turn_to(row); },
       .context = this,
       .columns = kContentColumns});
}

void RulesScreen::paint_title(Painter& painter, const Rect& area, unsigned page,
                              bool inverted) const {
  const Palette& colors = palette();
  painter.text(area, text(game_->rules[page].title), *contents_face_,
               inverted ? colors.raised : colors.ink);
}

void RulesScreen::tapped(uint8_t id, uint8_t) {
  switch (id) {
    case kBefore:
      return turn_to(page_ - 1u);
    case kNext:
      return turn_to(page_ + 1u);
    default:
      return open_contents();
  }
}

}  // namespace

void open_rules(const GameEntry& game, uint8_t page) {
  if (game.rules.empty()) return;
  screen.show(game, page);
  screens::open(screen);
}

bool rules_fit(const GameEntry& game, uint8_t page) {
  screen.show(game, page);
  return screen.fit();
}

}  // namespace ui
