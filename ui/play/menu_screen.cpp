#include "ui/play/menu_screen.hpp"

#include <lvgl.h>

#include "ui/core/screen.hpp"
#include "ui/core/symbols.hpp"
#include "ui/core/target.hpp"
#include "ui/core/title_line.hpp"
#include "ui/core/worked_out.hpp"
#include "ui/play/game_entry.hpp"
#include "ui/play/lesson/lesson.hpp"
#include "ui/play/replay/record_screen.hpp"
#include "ui/play/replay/replay_screen.hpp"
#include "ui/play/rules_screen.hpp"
#include "ui/settings/settings_screen.hpp"

namespace ui {
namespace {

constexpr size_t kMostRows = 7 + kMostMenuRows;
constexpr int kMostHeight = 56;
constexpr int kSymbolWidth = 44, kSlimSymbol = 38;
constexpr int kSlimRow = 110;  // with a third row beside it
constexpr int kEdge = 6;

// That has room for how the game stands.
int foot(const Rect& body) {
  const bool upright = body.height > body.width;
  return upright ? kText.line_height + kEdge : 2 * kText.line_height;
}

enum Id : uint8_t { kUndo, kOwn, kRules, kLesson, kReplay, kRecord, kSettings, kLeave };

class MenuScreen final : public Screen {
 public:
  void show(Play& play) { play_ = &play; }
  void build(lv_obj_t* root) override;
  void paint(Painter& painter) const override;
  void tapped(uint8_t id, uint8_t value) override;

 private:
  void add(const char* name, Id id, Text label, const lv_image_dsc_t* symbol);
  // Of a game, not of a lesson: that has no luck of its own, no record, and no lesson within it.
  bool is_game() const { return role_of(*play_) == Role::played; }
  bool has_lesson() const { return play_->entry().lesson != nullptr && is_game(); }
  // Replay and record show everything: with others at the table also what they keep to themselves.
  bool hides_nothing() const {
    return !play_->entry().secret || play_->players() == 1 || play_->match().over();
  }
  void tell_luck();
  void undo();
  // What is left below the rows.
  Rect below() const {
    const Rect body = frame().body();
    const int top = body.y + rows_height_;
    return {body.x, top, body.width, body.bottom() - top};
  }

  struct Shown {
    TargetSpec rows[kMostRows];
    size_t count;
    MenuRow own[kMostMenuRows];
    char standing[80];
    char number[24];  // of the luck
  };
  static Shown& shown() { return worked_out<Shown>(); }

  Play* play_ = nullptr;
  int rows_height_ = 0;
};

void paint_row_target(Painter& painter, const TargetView& view) {
  const Palette& colors = palette();
  const Rect area = view.area;
  const Color front = view.pressed ? colors.raised : view.spec.enabled ? colors.ink : colors.faint;
  painter.fill(area, view.pressed ? colors.ink : colors.raised);
  painter.across(area.x, area.bottom() - 1, area.width, colors.grid);
  painter.down(area.right() - 1, area.y, area.height, colors.grid);
  const int width = area.width < kSlimRow ? kSlimSymbol : kSymbolWidth;
  Rect symbol = {area.x, area.y, width, area.height - 1};
  Rect words = {symbol.right(), area.y, area.right() - symbol.right() - 4, area.height - 1};
  constexpr int kLabel = 20;
  const auto* const note = static_cast<const char*>(view.spec.more);
  if (note != nullptr) {
    // Beside the symbol where there is room, else below it.
    Rect spot = words;
    int height = paragraph_height(note, kNote, spot.width);
    if (kLabel + height > words.height) {
      spot = area.inset(kEdge, 0);
      height = paragraph_height(note, kNote, spot.width);
      symbol.height = kLabel + (words.height - kLabel - height);
    }
    words = {words.x, words.y + (words.height - kLabel - height) / 2, words.width, kLabel};
    painter.paragraph({spot.x, words.bottom(), spot.width, height}, note, kNote, colors.note);
  }
  if (view.spec.symbol != nullptr) painter.symbol(*view.spec.symbol, symbol, front);
  painter.label(words, view.spec.label, kTitle, front);
}

void MenuScreen::add(const char* name, Id id, Text label, const lv_image_dsc_t* symbol) {
  shown().rows[shown().count++] = {
      .name = name, .paint = paint_row_target, .id = id, .label = text(label), .symbol = symbol};
}

// The number of a challenge. Luck of its own is a secret until the game is over.
void MenuScreen::tell_luck() {
  auto& number = shown().number;
  const rules::Luck& luck = play_->match().luck();
  if (!is_game()) return;
  if (luck.source == rules::LuckSource::challenge) {
    lv_snprintf(number, sizeof number, text(Text::numbered_luck), unsigned{luck.number()});
  } else if (luck.source == rules::LuckSource::device && play_->match().over()) {
    lv_snprintf(number, sizeof number, "%08lx%08lx", static_cast<unsigned long>(luck.seed >> 32),
                static_cast<unsigned long>(luck.seed & UINT32_MAX));
  }
}

void MenuScreen::build(lv_obj_t* root) {
  static constexpr const char* kOwnNames[kMostMenuRows] = {"row 1", "row 2", "row 3"};
  Shown& shown = work_out<Shown>();
  play_->tell_standing(shown.standing, sizeof shown.standing);
  tell_luck();
  const size_t own = play_->menu(shown.own);
  for (size_t i = 0; i < own && i < kMostMenuRows; ++i) {
    add(kOwnNames[i], kOwn, shown.own[i].label, shown.own[i].symbol);
    shown.rows[shown.count - 1].value = static_cast<uint8_t>(i);
  }
  if (!play_->entry().rules.empty()) add("button Rules", kRules, Text::rules, &symbol_rules);
  add("button Undo", kUndo, Text::undo, &symbol_undo);
  TargetSpec& undo = shown.rows[shown.count - 1];
  undo.enabled = play_->holds() || play_->match().can_undo();
  if (!undo.enabled) undo.more = play_->why_no_undo();
  if (has_lesson()) add("button Lesson", kLesson, Text::lesson, &symbol_lesson);
  if (is_game() && hides_nothing()) {
    if (play_->match().events() > 0)
      add("button Replay", kReplay, Text::replay_title, &symbol_replay);
    add("button Record", kRecord, Text::record, &symbol_record);
  }
  add("button Settings", kSettings, Text::settings, &symbol_settings_small);
  add("button Leave", kLeave, Text::leave, &symbol_leave);

  const Rect body = frame().body();
  const int count = static_cast<int>(shown.count);
  const int fit = body.height / kTouch;
  // Two columns at least: a short way for the thumb; a row is filled before the next one.
  int columns = 2;
  while (columns * fit < count) ++columns;
  const int lines = (count + columns - 1) / columns;
  // Upright the standing has more room at the foot than beside the title.
  const int above = body.height - (body.height > body.width ? foot(body) : 0);
  const int even = (above / lines >= kTouch ? above : body.height) / lines;
  const int height = even < kMostHeight ? even : kMostHeight;
  rows_height_ = lines * height;
  for (int i = 0; i < count; ++i) {
    const int first = i - i % columns;
    const int beside = count - first < columns ? count - first : columns;
    const Rect line = {body.x, body.y + i / columns * height, body.width, height};
    shown.rows[i].area = line.column(i - first, beside, 0);
    lv_obj_t* const row = add_target(root, shown.rows[i]);
    if (!shown.rows[i].enabled) explain(row, static_cast<const char*>(shown.rows[i].more));
  }
  add_back(root);
}

// How the game stands: below the rows where there is room, else beside the title.
void MenuScreen::paint(Painter& painter) const {
  const Palette& colors = palette();
  const Rect room = below();
  const bool roomy = room.height >= foot(frame().body());
  paint_title_line(painter, {.title = play_->entry().name,
                             .lead = roomy ? nullptr : shown().standing,
                             .note = shown().number,
                             .back = true});
  painter.fill(frame().body(), colors.ground);
  if (!roomy) return;
  painter.label(room.inset(kEdge, 0), shown().standing, kText, colors.ink, Align::center);
}

void MenuScreen::undo() {
  if (play_->holds()) {
    play_->picker().drop();
  } else {
    play_->undo();
  }
  screens::back_to(play_->screen());
}

void MenuScreen::tapped(uint8_t id, uint8_t value) {
  switch (id) {
    case kUndo:
      return undo();
    case kOwn: {
      const auto act = shown().own[value].act;
      screens::back();
      return act(*play_);
    }
    case kRules:
      return open_rules(play_->entry());
    case kLesson:
      return play_->entry().lesson->open();
    case kReplay:
      return open_replay(*play_);
    case kRecord:
      return open_record(*play_);
    case kSettings:
      return open_settings();
    default:
      return screens::home();
  }
}

// A lesson may be opened from the menu of a game, which stays below it.
constinit MenuScreen of_game;
constinit MenuScreen of_lesson;

}  // namespace

void open_menu(Play& play) {
  MenuScreen& screen = role_of(play) == Role::played ? of_game : of_lesson;
  screen.show(play);
  screens::open(screen);
}

}  // namespace ui
