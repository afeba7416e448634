#include "ui/home/home_screen.hpp"

#include "ui/core/button.hpp"
#include "ui/core/screen.hpp"
#include "ui/core/strings.hpp"
#include "ui/core/symbols.hpp"
#include "ui/core/target.hpp"
#include "ui/core/title_line.hpp"
#include "ui/core/ui_state.hpp"
#include "ui/home/game_page.hpp"
#include "ui/home/lot.hpp"
#include "ui/play/play.hpp"
#include "ui/settings/about_screen.hpp"
#include "ui/settings/settings_screen.hpp"

namespace ui {
namespace {

constexpr int kCardHeight = 56;
constexpr Size kEmblem = {44, 44};
constexpr Size kResume = {96, 48};

enum Id : uint8_t { kGame, kAbout, kSettings, kResumeGame };

class HomeScreen final : public Screen {
 public:
  void show(std::span<const GameEntry> games) { games_ = games; }

  void build(lv_obj_t* root) override;
  void paint(Painter& painter) const override;
  void tapped(uint8_t id, uint8_t value) override;

 private:
  static constexpr size_t kMostNote = 80;

  struct Card {
    Rect whole, emblem, words, button;
  };
  // Portrait has no room for the map beside the button.
  bool has_map() const { return saved_ == nullptr || frame().landscape(); }
  Card card() const;
  void paint_card(Painter& painter) const;
  // Lots fill what is below the card: 4 × 2 in landscape, 3 × 3 in portrait.
  static int columns() { return frame().landscape() ? 4 : 3; }
  static int rows() { return frame().landscape() ? 2 : 3; }
  static int lots() { return columns() * rows(); }
  static Rect lot(int index);

  int shown_games() const {
    const int count = static_cast<int>(games_.size());
    return count < kMostGames ? count : kMostGames;
  }

  std::span<const GameEntry> games_;
  Play* saved_ = nullptr;  // played last: goes on, or shows its result
  char note_[kMostNote] = {};
};

HomeScreen::Card HomeScreen::card() const {
  const Frame screen = frame();
  const Rect whole = {0, kTitleHeight, screen.width, kCardHeight};
  const Rect emblem = {8, whole.y + 6, kEmblem.width, kEmblem.height};
  const Rect button = {screen.width - kResume.width - 6, whole.y + 4, kResume.width,
                       kResume.height};
  const int left = has_map() ? emblem.right() + 10 : 10;
  const int right = (saved_ != nullptr ? button.x : screen.width) - 6;
  const Rect words = {left, whole.y, right - left, kCardHeight};
  return {whole, screen.hand(emblem), screen.hand(words), screen.hand(button)};
}

Rect HomeScreen::lot(int index) {
  const Frame screen = frame();
  const int top = kTitleHeight + kCardHeight;
  const int column = index % columns();
  const int row = index / columns();
  const int x = screen.width * column / columns();
  const int y = top + (screen.height - top) * row / rows();
  return {x, y, screen.width * (column + 1) / columns() - x,
          top + (screen.height - top) * (row + 1) / rows() - y};
}

void HomeScreen::build(lv_obj_t* root) {
  if (device().wake != nullptr) device().wake(nullptr);
  saved_ = current_play();
  if (saved_ != nullptr) saved_->tell_standing(note_, sizeof note_);
  if (saved_ != nullptr) {
    const bool over = saved_->match().over();
    add_button(root, {.name = over ? "button Result" : "button Resume",
                      .area = card().button,
                      .id = kResumeGame,
                      .label = text(over ? Text::result : Text::resume),
                      .primary = !over});
  }
  for (int i = 0; i < shown_games(); ++i) {
    const GameEntry& game = games_[static_cast<size_t>(i)];
    add_lot(root, {.name = game.target,
                   .area = lot(i),
                   .id = kGame,
                   .value = static_cast<uint8_t>(i),
                   .label = game.name,
                   .more = &game});
  }
  add_lot(root, {.name = "button About",
                 .area = lot(lots() - 2),
                 .id = kAbout,
                 .label = text(Text::about),
                 .symbol = &symbol_about});
  add_lot(root, {.name = "button Settings",
                 .area = lot(lots() - 1),
                 .id = kSettings,
                 .label = text(Text::settings),
                 .symbol = &symbol_settings});
}

void HomeScreen::paint_card(Painter& painter) const {
  const Palette& colors = palette();
  const Card parts = card();
  if (!painter.sees(parts.whole)) return;
  painter.fill(parts.whole, colors.raised);
  const bool empty = games_.empty();
  const char* title = text(empty ? Text::empty_title : Text::pick_title);
  const char* note = text(empty ? Text::empty_note : Text::pick_note);
  if (saved_ == nullptr) {
    paint_plat_emblem(painter, parts.emblem);
  } else {
    title = saved_->entry().name;
    note = note_;
    if (has_map()) saved_->paint_map(painter, parts.emblem);
  }
  const Rect words = parts.words;
  if (text_width(note, kText) <= words.width) {
    painter.text({words.x, words.y + 4, words.width, 26}, title, kTitle, colors.ink);
    painter.text({words.x, words.y + 28, words.width, 20}, note, kText, colors.ink);
    return;
  }
  // In two lines.
  constexpr int kTitleLine = 25;
  painter.text({words.x, words.y, words.width, kTitleLine}, title, kTitle, colors.ink);
  painter.paragraph({words.x, words.y + kTitleLine, words.width, words.height - kTitleLine}, note,
                    kNote, colors.ink);
}

void HomeScreen::paint(Painter& painter) const {
  paint_title_line(painter, {.title = text(Text::plat), .emblem = &symbol_house});
  paint_card(painter);
  for (int i = shown_games(); i < lots() - 2; ++i) paint_vacant_lot(painter, lot(i), i + 1);
}

void HomeScreen::tapped(uint8_t id, uint8_t value) {
  switch (id) {
    case kGame:
      open_game(games_[value]);
      break;
    case kAbout:
      open_about();
      break;
    case kSettings:
      open_settings();
      break;
    case kResumeGame:
      resume_play(*saved_);
      break;
    default:
      break;
  }
}

constinit HomeScreen home;

}  // namespace

void open_home(std::span<const GameEntry> games) {
  home.show(games);
  screens::start(home);
}

}  // namespace ui
