#include "ui/home/game_page.hpp"

#include "ui/core/button.hpp"
#include "ui/core/screen.hpp"
#include "ui/core/symbols.hpp"
#include "ui/core/title_line.hpp"
#include "ui/core/ui_state.hpp"
#include "ui/core/worked_out.hpp"
#include "ui/core/write.hpp"
#include "ui/home/lot.hpp"
#include "ui/home/scores_screen.hpp"
#include "ui/play/kept_games.hpp"
#include "ui/play/lesson/lesson.hpp"
#include "ui/play/rules_screen.hpp"
#include "ui/play/scores/bests.hpp"
#include "ui/play/setup/setup_screen.hpp"

namespace ui {
namespace {

constexpr int kCardHeight = 80;
constexpr int kEdge = 8;
constexpr Size kMap = {66, 66};
constexpr Size kButton = {104, 64};
constexpr int kUprightButton = 58;  // upright the button has a line of its own below the card
constexpr int kBests = 53;
constexpr int kTitleLine = 22;
constexpr size_t kMostLots = 4;

enum Id : uint8_t { kResumeGame, kNew, kLesson, kRules, kScores };

class GamePage final : public Screen {
 public:
  void show(const GameEntry& game) { game_ = &game; }
  void build(lv_obj_t* root) override;
  void paint(Painter& painter) const override;
  void tapped(uint8_t id, uint8_t value) override;

 private:
  struct Parts {
    Rect card, map, words, button, bests, lots;
  };
  static Parts parts();
  void read_waiting();
  void add_lots(lv_obj_t* root);
  struct Shown {
    SmallMap map;
    ModeBests bests;
    Lot lots[kMostLots];
    char who[48];
    char standing[80];
  };
  static Shown& shown() { return worked_out<Shown>(); }
  void resume();

  const GameEntry* game_ = nullptr;
  bool waits_ = false;
};

constinit GamePage page;

GamePage::Parts GamePage::parts() {
  const Frame screen = frame();
  const Rect body = screen.body();
  const Rect card = {0, body.y, screen.width, kCardHeight};
  const Rect map = {kEdge, card.y + (kCardHeight - kMap.height) / 2, kMap.width, kMap.height};
  Rect button = {screen.width - kButton.width - 4, card.y + 8, kButton.width, kButton.height};
  int below = card.bottom();
  int right = button.x;
  if (!screen.landscape()) {
    button = {kEdge, card.bottom() + 2, screen.width - 2 * kEdge, kUprightButton - 8};
    below += kUprightButton;
    right = screen.width;
  }
  const Rect words = {map.right() + kEdge, card.y, right - map.right() - 2 * kEdge, kCardHeight};
  const Rect bests = {0, below, screen.width, kBests};
  const Rect lots = {0, bests.bottom(), screen.width, body.bottom() - bests.bottom()};
  return {card, screen.hand(map), screen.hand(words), screen.hand(button), bests, lots};
}

// The game of this kind that goes on: who plays, how it stands, its map.
void GamePage::read_waiting() {
  const Play* const play = look_at_waiting(*game_);
  Shown& shown = work_out<Shown>();
  waits_ = play != nullptr;
  if (!waits_) return;
  play->map(shown.map);
  play->tell_standing(shown.standing, sizeof shown.standing);
  const unsigned players = play->players();
  write(shown.who, players == 1 ? Text::alone : Text::players_of, players);
}

void GamePage::build(lv_obj_t* root) {
  read_waiting();
  if (device().kept != nullptr) read_bests(*device().kept, *game_, shown().bests);
  add_button(root, {.name = waits_ ? "button Resume" : "button New",
                    .area = parts().button,
                    .id = waits_ ? kResumeGame : kNew,
                    .label = text(waits_ ? Text::resume : Text::new_one),
                    .primary = true});
  add_lots(root);
  add_back(root);
}

void GamePage::add_lots(lv_obj_t* root) {
  TargetSpec specs[kMostLots];
  int count = 0;
  const auto add = [&](const char* name, Id id, Text label, const lv_image_dsc_t& symbol) {
    shown().lots[count].symbol = &symbol;
    specs[count++] = {.name = name, .id = id, .label = text(label)};
  };
  if (waits_) add("button New", kNew, Text::new_one, symbol_new);
  if (game_->lesson != nullptr) add("button Lesson", kLesson, Text::lesson, symbol_lesson);
  if (!game_->rules.empty()) add("button Rules", kRules, Text::rules, symbol_rules);
  if (device().kept != nullptr) add("button Scores", kScores, Text::scores, symbol_scores);
  const int lines = frame().landscape() || count < 3 ? 1 : (count + 1) / 2;
  for (int i = 0; i < count; ++i) {
    specs[i].area = parts().lots.in_lines(i, count, lines);
    add_lot(root, specs[i], shown().lots[i]);
  }
}

void GamePage::paint(Painter& painter) const {
  const Palette& colors = palette();
  const Parts where = parts();
  paint_title_line(painter, {.title = game_->name, .back = true});
  const Rect body = frame().body();
  painter.fill({body.x, body.y, body.width, where.bests.y - body.y}, colors.raised);
  Rect words = where.words;
  const char* const summary = game_->summary != Text::count && !waits_ ? text(game_->summary) : "";
  // The icon gives way to longer words.
  const SmallMap& map = shown().map;
  if (map.columns != 0) {
    paint_small_map(painter, where.map, map);
  } else if (paragraph_height(summary, kNote, words.width) > words.height) {
    words.width += where.map.width + kEdge;
    if (where.map.x < words.x) words.x = where.map.x;
  } else {
    game_->draw_icon(painter, where.map);
  }
  if (waits_) {
    const int height = paragraph_height(shown().standing, kText, words.width);
    const int top = words.y + (words.height - kTitleLine - height) / 2;
    painter.label({words.x, top, words.width, kTitleLine}, shown().who, kTitle, colors.ink);
    painter.paragraph({words.x, top + kTitleLine, words.width, height}, shown().standing, kText,
                      colors.ink);
  } else {
    painter.label(words, summary, kText, colors.ink);
  }
  painter.across(0, where.bests.y, where.bests.width, colors.ink);
  const Rect below = {0, where.bests.y + 1, where.bests.width, where.bests.height - 1};
  if (device().kept == nullptr) return painter.fill(below, colors.ground);
  paint_bests(painter, below, *game_, shown().bests);
}

void GamePage::resume() {
  const Play* const play = current_play();
  const bool played = play == game_->play && !play->match().over();
  if (!played && device().wake != nullptr) device().wake(game_->id);
  if (current_play() != game_->play) return screens::rebuild();
  screens::replace(game_->play->screen());
}

void GamePage::tapped(uint8_t id, uint8_t) {
  switch (id) {
    case kNew:
      return open_setup(*game_);
    case kLesson:
      return game_->lesson->open();
    case kRules:
      return open_rules(*game_);
    case kScores:
      return open_scores(*game_);
    default:
      return resume();
  }
}

}  // namespace

void open_game(const GameEntry& game) {
  page.show(game);
  screens::open(page);
}

}  // namespace ui
