#include "ui/home/home_screen.hpp"

#include "ui/core/button.hpp"
#include "ui/core/screen.hpp"
#include "ui/core/strings.hpp"
#include "ui/core/symbols.hpp"
#include "ui/core/target.hpp"
#include "ui/core/title_line.hpp"
#include "ui/core/ui_state.hpp"
#include "ui/core/worked_out.hpp"
#include "ui/core/write.hpp"
#include "ui/home/game_page.hpp"
#include "ui/home/lot.hpp"
#include "ui/home/more.hpp"
#include "ui/play/kept_games.hpp"
#include "ui/play/lesson/lesson.hpp"
#include "ui/play/play.hpp"
#include "ui/play/scores/bests.hpp"
#include "ui/settings/settings_screen.hpp"

namespace ui {
namespace {

constexpr int kCardHeight = 56;
constexpr int kUprightButton = 57;  // upright the button has a line of its own below the card
constexpr Size kEmblem = {44, 44};
constexpr Size kButton = {96, 48};
constexpr int kOneLine = 4;  // so many lots lie side by side, upright below one another
constexpr int kMostLots = kMostGames + 1;

enum Id : uint8_t { kGame, kSettings, kResumeGame, kLesson };

class HomeScreen final : public Screen {
 public:
  void show(std::span<const GameEntry> games) { games_ = games; }
  std::span<const GameEntry> games() const { return games_; }

  void build(lv_obj_t* root) override;
  void paint(Painter& painter) const override;
  void tapped(uint8_t id, uint8_t value) override;

 private:
  static constexpr size_t kMostNote = 80;
  struct Shown {
    SmallMap maps[kMostGames];
    const SmallMap* saved_map;  // of the game played last
    Lot lots[kMostLots];
    GameBests bests;
    char note[kMostNote];
  };
  static Shown& shown() { return worked_out<Shown>(); }

  struct Card {
    Rect whole, emblem, words, button;
  };
  Card card() const;
  void paint_card(Painter& painter) const;
  void add_card_button(lv_obj_t* root);
  // Where nothing was ever played.
  bool offers_lesson() const {
    return saved_ == nullptr && !games_.empty() && games_[0].lesson != nullptr && !played_;
  }
  bool has_button() const { return saved_ != nullptr || offers_lesson(); }

  // Lots fill what is below the card: up to four in a line, else two lines; upright up to four
  // lines, else two in a line.
  int lots() const { return shown_games() + 1; }
  int lines() const {
    const bool few = lots() <= kOneLine;
    if (frame().landscape()) return few ? 1 : 2;
    return few ? lots() : (lots() + 1) / 2;
  }
  Rect lots_area() const;
  Rect lot(int index) const;
  void look_at_game(int index);
  void tell_best(Lot& lot, const Best& best) const;

  int shown_games() const {
    const int count = static_cast<int>(games_.size());
    return count < kMostGames ? count : kMostGames;
  }

  std::span<const GameEntry> games_;
  Play* saved_ = nullptr;  // played last: goes on, or shows its result
  bool played_ = false;    // there are games: one that waits, or one that counts
};

HomeScreen::Card HomeScreen::card() const {
  const Frame screen = frame();
  const bool beside = screen.landscape();
  Rect whole = {0, kTitleHeight, screen.width, kCardHeight};
  const Rect emblem = {8, whole.y + 6, kEmblem.width, kEmblem.height};
  Rect button = {};
  if (has_button() && beside) {
    button = {screen.width - kButton.width - 6, whole.y + 4, kButton.width, kButton.height};
  } else if (has_button()) {
    button = {8, whole.bottom(), screen.width - 16, kButton.height};
    whole.height += kUprightButton;
  }
  const int left = emblem.right() + 10;
  const int right = (beside && has_button() ? button.x : screen.width) - 6;
  const Rect words = {left, whole.y, right - left, kCardHeight};
  return {whole, screen.hand(emblem), screen.hand(words), screen.hand(button)};
}

Rect HomeScreen::lots_area() const {
  const int top = card().whole.bottom();
  return {0, top, frame().width, frame().height - top};
}

Rect HomeScreen::lot(int index) const { return lots_area().in_lines(index, lots(), lines()); }

void HomeScreen::tell_best(Lot& lot, const Best& best) const {
  if (device().kept == nullptr) return;
  if (best.played()) {
    write(lot.state, Text::best_of, int{best.total});
  } else {
    write(lot.state, Text::scores_not_played);
  }
}

// How the game of this kind stands that waits; else what was reached in it.
void HomeScreen::look_at_game(int index) {
  const GameEntry& game = games_[static_cast<size_t>(index)];
  Lot& lot = shown().lots[index];
  SmallMap& map = shown().maps[index];
  lot.game = &game;
  const bool played_last = saved_ != nullptr && saved_ == game.play;
  const Play* play = look_at_waiting(game);
  if (play == nullptr && played_last) play = saved_;
  if (play == nullptr) return tell_best(lot, shown().bests.of[index]);
  play->map(map);
  const bool drawn = map.columns != 0;
  if (played_last && drawn) shown().saved_map = &map;
  if (play->match().over()) return tell_best(lot, shown().bests.of[index]);
  if (drawn) lot.map = &map;
  lot.progress = play->progress();
  if (lot.progress.all == 0) return;
  write(lot.state, Text::turn_of, unsigned{lot.progress.done}, unsigned{lot.progress.all});
}

void HomeScreen::build(lv_obj_t* root) {
  if (device().wake != nullptr) device().wake(nullptr);
  use_own_names();
  saved_ = current_play();
  work_out<Shown>();
  if (saved_ != nullptr) saved_->tell_standing(shown().note, sizeof shown().note);
  const int games = shown_games();
  played_ = false;
  if (device().kept != nullptr) {
    read_bests(*device().kept, games_.first(static_cast<size_t>(games)), shown().bests);
  }
  for (int i = 0; i < games; ++i) {
    played_ = played_ || shown().bests.of[i].played() || waits(games_[static_cast<size_t>(i)]);
  }
  add_card_button(root);
  for (int i = 0; i < games; ++i) {
    look_at_game(i);
    const GameEntry& game = games_[static_cast<size_t>(i)];
    add_lot(root,
            {.name = game.target,
             .area = lot(i),
             .id = kGame,
             .value = static_cast<uint8_t>(i),
             .label = game.name},
            shown().lots[i]);
  }
  Lot& settings = shown().lots[games];
  settings = {.symbol = &symbol_settings};
  write(settings.state, Text::and_about);
  add_lot(root,
          {.name = "button Settings",
           .area = lot(games),
           .id = kSettings,
           .label = text(Text::settings)},
          settings);
}

void HomeScreen::add_card_button(lv_obj_t* root) {
  const Rect area = card().button;
  if (offers_lesson()) {
    add_button(root, {.name = "button First lesson",
                      .area = area,
                      .id = kLesson,
                      .label = text(Text::lesson),
                      .primary = true});
  }
  if (saved_ == nullptr) return;
  const bool over = saved_->match().over();
  add_button(root, {.name = over ? "button Result" : "button Resume",
                    .area = area,
                    .id = kResumeGame,
                    .label = text(over ? Text::result : Text::resume),
                    .primary = !over});
}

void HomeScreen::paint_card(Painter& painter) const {
  const Palette& colors = palette();
  const Card parts = card();
  if (!painter.sees(parts.whole)) return;
  painter.fill(parts.whole, colors.raised);
  const char* title = text(games_.empty() ? Text::empty_title : Text::pick_title);
  const char* note = text(games_.empty() ? Text::empty_note : Text::pick_note);
  if (offers_lesson()) note = text(Text::first_lesson);
  if (saved_ == nullptr) {
    paint_plat_emblem(painter, parts.emblem);
  } else {
    title = saved_->entry().name;
    note = shown().note;
    if (shown().saved_map != nullptr) {
      paint_small_map(painter, parts.emblem, *shown().saved_map);
    } else {
      saved_->entry().draw_icon(painter, parts.emblem);
    }
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
}

void HomeScreen::tapped(uint8_t id, uint8_t value) {
  switch (id) {
    case kGame:
      return open_game(games_[value]);
    case kSettings:
      return open_settings(more_rows());
    case kLesson:
      return games_[0].lesson->open();
    case kResumeGame:
      return resume_play(*saved_);
    default:
      return;
  }
}

constinit HomeScreen home;

}  // namespace

void open_home(std::span<const GameEntry> games) {
  home.show(games);
  screens::start(home);
}

std::span<const GameEntry> games_at_home() { return home.games(); }

}  // namespace ui
