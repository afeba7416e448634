#include "ui/home/game_page.hpp"

#include "ui/core/button.hpp"
#include "ui/core/screen.hpp"
#include "ui/core/symbols.hpp"
#include "ui/core/title_line.hpp"
#include "ui/core/ui_state.hpp"
#include "ui/home/lot.hpp"
#include "ui/play/lesson/lesson.hpp"
#include "ui/play/play.hpp"
#include "ui/play/rules_screen.hpp"
#include "ui/play/setup/setup_screen.hpp"

namespace ui {
namespace {

constexpr int kCardHeight = 80;
constexpr int kEdge = 8;
constexpr Size kMap = {44, 44};
constexpr Size kResume = {104, 64};
constexpr int kBelowCard = 58;  // upright: the button has a line of its own
constexpr int kTitleLine = 24;
constexpr size_t kMostLots = 3;

enum Id : uint8_t { kResumeGame, kNew, kLesson, kRules };

class GamePage final : public Screen {
 public:
  void show(const GameEntry& game) { game_ = &game; }
  void build(lv_obj_t* root) override;
  void paint(Painter& painter) const override;
  void tapped(uint8_t id, uint8_t value) override;

 private:
  struct Parts {
    Rect card, map, words, button, summary, lots;
  };
  static Parts parts();
  void add(TargetSpec spec) { lots_[count_++] = spec; }

  const GameEntry* game_ = nullptr;
  char standing_[80] = {};
  TargetSpec lots_[kMostLots] = {};
  int count_ = 0;
};

GamePage::Parts GamePage::parts() {
  const Frame screen = frame();
  const Rect body = screen.body();
  const int lots_height =
      body.height * (screen.landscape() ? 4 : 3) / (screen.landscape() ? 10 : 9);
  const Rect card = {0, body.y, screen.width, kCardHeight};
  const Rect map = {kEdge, card.y + (kCardHeight - kMap.height) / 2, kMap.width, kMap.height};
  Rect button = {screen.width - kResume.width - 4, card.y + 8, kResume.width, kResume.height};
  int below = card.bottom();
  int right = button.x;
  if (!screen.landscape()) {
    button = {kEdge, card.bottom() + 2, screen.width - 2 * kEdge, kBelowCard - 8};
    below += kBelowCard;
    right = screen.width;
  }
  const Rect words = {map.right() + 10, card.y, right - map.right() - 16, kCardHeight};
  const Rect lots = {0, body.bottom() - lots_height, screen.width, lots_height};
  const Rect summary = {0, below, screen.width, lots.y - below};
  return {card, screen.hand(map), screen.hand(words), screen.hand(button), summary, lots};
}

void GamePage::build(lv_obj_t* root) {
  const Parts where = parts();
  game_->play->tell_standing(standing_, sizeof standing_);
  add_button(root, {.name = "button Resume",
                    .area = where.button,
                    .id = kResumeGame,
                    .label = text(Text::resume),
                    .primary = true});
  count_ = 0;
  add({.name = "button New", .id = kNew, .label = text(Text::new_one), .symbol = &symbol_new});
  if (game_->lesson != nullptr) {
    add({.name = "button Lesson",
         .id = kLesson,
         .label = text(Text::lesson),
         .symbol = &symbol_lesson});
  }
  if (!game_->rules.empty()) {
    add({.name = "button Rules",
         .id = kRules,
         .label = text(Text::rules),
         .symbol = &symbol_rules});
  }
  for (int i = 0; i < count_; ++i) {
    lots_[i].area = where.lots.column(i, count_, 0);
    add_lot(root, lots_[i]);
  }
  add_back(root);
}

void GamePage::paint(Painter& painter) const {
  const Palette& colors = palette();
  const Parts where = parts();
  paint_title_line(painter, {.title = game_->name, .back = true});
  const Rect body = frame().body();
  painter.fill({body.x, body.y, body.width, where.summary.y - body.y}, colors.raised);
  game_->play->paint_map(painter, where.map);
  const int height = paragraph_height(standing_, kText, where.words.width);
  const int top = where.words.y + (where.words.height - kTitleLine - height) / 2;
  painter.label({where.words.x, top, where.words.width, kTitleLine}, text(Text::waits), kTitle,
                colors.ink);
  painter.paragraph({where.words.x, top + kTitleLine, where.words.width, height}, standing_, kText,
                    colors.ink);
  painter.fill(where.summary, colors.ground);
  painter.across(0, where.summary.y, where.summary.width, colors.ink);
  if (game_->summary == Text::count) return;
  const char* const words = text(game_->summary);
  const Rect room = where.summary.inset(kEdge, 2);
  const int lines = paragraph_height(words, kText, room.width);
  const Face& face = lines <= room.height ? kText : kNote;
  const int used = paragraph_height(words, face, room.width);
  painter.paragraph({room.x, room.y + (room.height - used) / 2, room.width, used}, words, face,
                    colors.ink);
}

void GamePage::tapped(uint8_t id, uint8_t) {
  switch (id) {
    case kNew:
      return open_setup(*game_);
    case kLesson:
      return game_->lesson->open();
    case kRules:
      return open_rules(*game_);
    default:
      return screens::replace(game_->play->screen());
  }
}

constinit GamePage page;

bool goes_on(const GameEntry& game) {
  const Play* const play = current_play();
  return play != nullptr && play == game.play && !play->match().over();
}

}  // namespace

void open_game(const GameEntry& game) {
  if (!goes_on(game) && device().wake != nullptr) device().wake(game.id);
  if (!goes_on(game)) return open_setup(game);
  page.show(game);
  screens::open(page);
}

}  // namespace ui
