#include "ui/home/history_screen.hpp"

#include "ui/core/button.hpp"
#include "ui/core/message.hpp"
#include "ui/core/page_bar.hpp"
#include "ui/core/screen.hpp"
#include "ui/core/shake.hpp"
#include "ui/core/symbols.hpp"
#include "ui/core/title_line.hpp"
#include "ui/core/ui_state.hpp"
#include "ui/core/worked_out.hpp"
#include "ui/core/write.hpp"
#include "ui/home/history_layout.hpp"
#include "ui/home/history_row.hpp"
#include "ui/play/game_entry.hpp"
#include "ui/play/kept_games.hpp"

namespace ui {
namespace {

constexpr uint32_t kUndoMs = 8000;  // a deleted game can be had back so long
constexpr uint32_t kUndoStep = 250;
constexpr uint32_t kMapPace = 60;  // ms from one map to the next: the page itself comes first
constexpr int kMostRows = HistoryLayout::kMostRows;
constexpr NumberedNames<kMostRows> kRowNames("row "), kPinNames("pin "), kBinNames("bin ");

enum Id : uint8_t { kRow, kPin, kBin, kUndo, kBefore, kNext };

class HistoryScreen final : public Screen {
 public:
  void show(const GameFilter& filter) {
    filter_ = filter;
    first_ = 0;
  }
  void build(lv_obj_t* root) override;
  void paint(Painter& painter) const override;
  void tapped(uint8_t id, uint8_t value) override;
  void leave() override;

 private:
  using Pinned = KeptGames::Pinned;
  struct Shown {
    HistoryRow rows[kMostRows];
    unsigned room;
  };
  static HistoryRow& row_at(unsigned index) { return worked_out<Shown>().rows[index]; }

  static KeptGames& kept() { return *device().kept; }
  unsigned page_size() const { return static_cast<unsigned>(HistoryLayout(frame()).rows); }
  unsigned shown() const {
    const unsigned left = count_ - first_;
    return left < page_size() ? left : page_size();
  }
  void read_list();
  void read_rows();
  void add_row(lv_obj_t* root, int index);
  void look_at_next();
  void open(const KeptGame& game, const Rect& place);
  void pin(const KeptGame& game, const Rect& place);
  void remove(uint32_t number);
  void count_down();
  // Deletes the one that can still be had back. False: the medium refused.
  bool erase();
  void rebuild() {
    stays_ = true;
    screens::rebuild();
  }
  void go(unsigned first) {
    first_ = first;
    paging_ = true;
    rebuild();
  }
  static void paint_row(Painter& painter, const TargetView& view);

  GameFilter filter_ = {};
  unsigned count_ = 0;
  unsigned first_ = 0;    // of those on the page
  bool paging_ = false;   // what was listed is still there
  bool stays_ = false;    // it is built again, and not left
  int mapped_ = 0;        // so many rows were looked at
  uint32_t deleted_ = 0;  // its number; 0: none
  uint32_t since_ = 0;    // when it was deleted
  lv_timer_t* maps_ = nullptr;
  lv_timer_t* undo_ = nullptr;
};

constinit HistoryScreen screen;

void HistoryScreen::read_list() {
  const auto takes = [](const void* filter, const KeptGame& game) {
    // What no program here knows is listed among all, to be deleted.
    const GameFilter& wanted = *static_cast<const GameFilter*>(filter);
    return wanted.takes(game) || (game.entry == nullptr && wanted.game == nullptr);
  };
  count_ = kept().list(takes, &filter_);
  if (count_ == 0 && filter_.game != nullptr) {
    // None is like those that were asked for: all of this kind.
    filter_ = {.game = filter_.game};
    count_ = kept().list(takes, &filter_);
  }
  if (first_ >= count_) first_ = count_ == 0 ? 0 : (count_ - 1) / page_size() * page_size();
}

void HistoryScreen::read_rows() {
  work_out<Shown>().room = kept().room();
  for (unsigned i = 0; i < shown(); ++i) {
    HistoryRow& row = row_at(i);
    if (!kept().listed(first_ + i, row.game)) row.game = {};
    row.deleted = row.game.number != 0 && row.game.number == deleted_;
  }
  mapped_ = 0;
}

void HistoryScreen::build(lv_obj_t* root) {
  use_own_names();
  if (!paging_) read_list();
  paging_ = false;
  read_rows();
  const HistoryLayout parts(frame());
  for (int i = 0; i < static_cast<int>(shown()); ++i) add_row(root, i);
  const bool has_before = first_ > 0;
  const bool has_next = first_ + page_size() < count_;
  if (!parts.rail) {
    add_page_buttons(root, has_before, has_next, kBefore, kNext);
  } else {
    add_button(root, {.name = "button before",
                      .area = parts.up,
                      .id = kBefore,
                      .symbol = &symbol_page_up,
                      .enabled = has_before});
    add_button(root, {.name = "button next",
                      .area = parts.down,
                      .id = kNext,
                      .symbol = &symbol_page_down,
                      .enabled = has_next});
  }
  add_back(root);
  maps_ = lv_timer_create([](lv_timer_t*) { screen.look_at_next(); }, kMapPace, nullptr);
  if (deleted_ == 0) return;
  undo_ = lv_timer_create([](lv_timer_t*) { screen.count_down(); }, kUndoStep, nullptr);
}

void HistoryScreen::add_row(lv_obj_t* root, int index) {
  const HistoryLayout::Row parts = HistoryLayout(frame()).row(index);
  HistoryRow& row = row_at(static_cast<unsigned>(index));
  const auto value = static_cast<uint8_t>(index);
  if (row.deleted) {
    add_target(root, {.area = parts.whole, .paint = paint_row, .value = value, .more = &row});
    add_button(root,
               {.name = "button Undo", .area = parts.undo, .id = kUndo, .label = text(Text::undo)});
    return;
  }
  lv_obj_t* const game = add_target(root, {.name = kRowNames[value + 1u],
                                           .area = parts.game,
                                           .paint = paint_row,
                                           .id = kRow,
                                           .value = value,
                                           .more = &row,
                                           .enabled = row.game.goes});
  const bool known = row.game.entry != nullptr;
  if (!row.game.goes) explain(game, text(known ? Text::other_rules : Text::cannot_be_shown));
  if (row.game.number == 0) return;  // it can't be read
  add_target(root, {.name = kPinNames[value + 1u],
                    .area = parts.pin,
                    .paint = paint_history_button,
                    .id = kPin,
                    .value = value,
                    .symbol = row.game.pinned ? &symbol_pinned : &symbol_pin});
  lv_obj_t* const bin = add_target(root, {.name = kBinNames[value + 1u],
                                          .area = parts.bin,
                                          .paint = paint_history_button,
                                          .id = kBin,
                                          .value = value,
                                          .symbol = &symbol_bin,
                                          .enabled = !row.game.pinned,
                                          // The one deleted before is erased then.
                                          .waits = deleted_ != 0});
  if (row.game.pinned) explain(bin, text(Text::unpin_first));
}

void HistoryScreen::leave() {
  if (maps_ != nullptr) lv_timer_delete(maps_);
  if (undo_ != nullptr) lv_timer_delete(undo_);
  maps_ = undo_ = nullptr;
  if (!stays_) erase();
  stays_ = false;
}

// A map at a time: each is a whole game that is played anew.
void HistoryScreen::look_at_next() {
  if (mapped_ >= static_cast<int>(shown())) {
    lv_timer_delete(maps_);
    maps_ = nullptr;
    return;
  }
  HistoryRow& row = row_at(static_cast<unsigned>(mapped_));
  const Rect place = HistoryLayout(frame()).row(mapped_).game;
  ++mapped_;
  if (row.deleted || !row.game.goes) return;
  const Play* const play = kept().look_at(row.game.number);
  if (play == nullptr) return;
  play->map(row.map);
  row.progress = play->progress();
  screens::redraw(place);
}

void HistoryScreen::open(const KeptGame& game, const Rect& place) {
  if (!erase()) return refuse(text(Text::not_stored), place);
  if (!game.over) {
    if (kept().take_up(game.number)) return screens::open_on_home(current_play()->screen());
    rebuild();
    return say(text(Text::not_taken_up));
  }
  Play* const play = kept().look_at(game.number);
  if (play == nullptr) return refuse(text(Text::cannot_be_shown), place);
  use_names(game.seats, game.names);
  screens::open(play->screen());
}

void HistoryScreen::pin(const KeptGame& game, const Rect& place) {
  switch (kept().pin(game.number, !game.pinned)) {
    case Pinned::done:
      return rebuild();
    case Pinned::too_many:
      return refuse(text(Text::too_many_pinned), place);
    case Pinned::refused:
      return refuse(text(Text::not_stored), place);
  }
}

// The one deleted before can't be had back any more.
void HistoryScreen::remove(uint32_t number) {
  const bool erased = erase();
  if (erased) deleted_ = number;
  since_ = lv_tick_get();
  rebuild();
  if (!erased) say(text(Text::not_stored));
}

void HistoryScreen::count_down() {
  const uint32_t passed = lv_tick_elaps(since_);
  if (passed >= kUndoMs) {
    const bool erased = erase();
    rebuild();
    if (!erased) say(text(Text::not_stored));
    return;
  }
  for (unsigned i = 0; i < shown(); ++i) {
    if (!row_at(i).deleted) continue;
    row_at(i).left = static_cast<uint8_t>((kUndoMs - passed) * HistoryRow::kAllLeft / kUndoMs);
    const Rect row = HistoryLayout(frame()).row(static_cast<int>(i)).whole;
    screens::redraw({row.x, row.bottom() - HistoryRow::kLine, row.width, HistoryRow::kLine});
  }
}

bool HistoryScreen::erase() {
  const uint32_t number = deleted_;
  deleted_ = 0;
  return number == 0 || kept().remove(number);
}

void HistoryScreen::paint_row(Painter& painter, const TargetView& view) {
  const auto& row = *static_cast<const HistoryRow*>(view.spec.more);
  paint_history_row(painter, HistoryLayout(frame()).row(view.spec.value), row, view);
}

void HistoryScreen::paint(Painter& painter) const {
  const Palette& colors = palette();
  char games[24];
  write(games, count_ == 1 ? Text::one_game : Text::games_count, count_);
  paint_title_line(painter,
                   {.title = filter_.game != nullptr ? filter_.game->name : text(Text::history),
                    .note = games,
                    .back = true});
  const HistoryLayout parts(frame());
  painter.fill(frame().body(), colors.ground);
  if (count_ == 0) {
    painter.label(parts.list.inset(kTouch / 2, 0), text(Text::no_games), kText, colors.ink,
                  Align::center);
  }
  char span[24] = "", room[32];
  if (count_ > page_size()) write(span, Text::games_shown, first_ + 1, first_ + shown(), count_);
  write(room, Text::room_for, worked_out<Shown>().room);
  paint_history_side(painter, parts, span, room);
}

void HistoryScreen::tapped(uint8_t id, uint8_t value) {
  const HistoryLayout::Row parts = HistoryLayout(frame()).row(value);
  switch (id) {
    case kRow:
      return open(row_at(value).game, parts.game);
    case kPin:
      return pin(row_at(value).game, parts.pin);
    case kBin:
      return remove(row_at(value).game.number);
    case kUndo:
      deleted_ = 0;
      return rebuild();
    case kBefore:
      return go(first_ - page_size());
    case kNext:
      return go(first_ + page_size());
    default:
      return;
  }
}

}  // namespace

void open_history(const GameFilter& filter) {
  screen.show(filter);
  screens::open(screen);
}

}  // namespace ui
