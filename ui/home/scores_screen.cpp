#include "ui/home/scores_screen.hpp"

#include "ui/core/button.hpp"
#include "ui/core/list_screen.hpp"
#include "ui/core/screen.hpp"
#include "ui/core/symbols.hpp"
#include "ui/core/title_line.hpp"
#include "ui/core/ui_state.hpp"
#include "ui/core/worked_out.hpp"
#include "ui/core/write.hpp"
#include "ui/home/history_screen.hpp"
#include "ui/home/scores_paint.hpp"
#include "ui/play/setup/setup_paint.hpp"

namespace ui {
namespace {

constexpr unsigned kMostShown = 3;
constexpr unsigned kLuckRows = 3;  // in the order of LuckFilter
constexpr NumberedNames<rules::kMostPlayers> kCounts("");

enum Id : uint8_t { kField, kHistory };
enum class Field : uint8_t { players, mode, luck };

class ScoresScreen final : public Screen {
 public:
  void show(const GameEntry& game);
  void build(lv_obj_t* root) override;
  void paint(Painter& painter) const override;
  void tapped(uint8_t id, uint8_t value) override;

  // What lists call.
  void paint_value(Painter& painter, const Rect& area, unsigned row, bool inverted) const;
  void take(unsigned row);

 private:
  const GameEntry& game() const { return *filter_.game; }
  const SetupField& modes() const { return game().fields[game().mode_field]; }
  // What it can be filtered by; how many.
  unsigned list_fields(Field* to) const;
  Field field(unsigned index) const;
  unsigned rows_of(Field field) const;
  unsigned chosen_of(Field field) const;
  const char* name_of(Field field) const;
  const char* label_of(Field field) const;
  const char* value_of(Field field) const;
  ScoresLayout layout() const;
  bool shows_titles() const { return filter_.players == GameFilter::kAny || filter_.players == 1; }
  void open_values(unsigned index);
  void paint_ten(Painter& painter, const TargetView& view) const;

  static const Statistics& all() { return worked_out<Statistics>(); }

  GameFilter filter_ = {};
  Field open_ = Field::luck;  // whose list is open
  ShownField shown_[kMostShown] = {};
};

constinit ScoresScreen screen;

void ScoresScreen::show(const GameEntry& game) {
  filter_ = {.game = &game};
  KeptGame latest;
  KeptGames& kept = *device().kept;
  if (list_counted(kept, filter_) == 0 || !kept.listed(0, latest)) return;
  if (game.least_players < game.most_players) filter_.players = latest.seats.players;
  if (!game.has_modes()) return;
  const uint8_t mode = latest.values[game.mode_field];
  if (mode != KeptGame::kUntold) filter_.mode = mode;
}

unsigned ScoresScreen::list_fields(Field* to) const {
  unsigned count = 0;
  if (game().least_players < game().most_players) to[count++] = Field::players;
  if (game().has_modes()) to[count++] = Field::mode;
  to[count++] = Field::luck;
  return count;
}

Field ScoresScreen::field(unsigned index) const {
  Field fields[kMostShown] = {};
  list_fields(fields);
  return fields[index];
}

// The first row of each takes all.
unsigned ScoresScreen::rows_of(Field field) const {
  if (field == Field::players) return game().most_players - game().least_players + 2u;
  if (field == Field::mode) return static_cast<unsigned>(modes().values.size()) + 1;
  return kLuckRows;
}

unsigned ScoresScreen::chosen_of(Field field) const {
  const auto after_all = [](uint8_t value, unsigned first) {
    return value == GameFilter::kAny ? 0u : value - first + 1;
  };
  if (field == Field::players) return after_all(filter_.players, game().least_players);
  if (field == Field::mode) return after_all(filter_.mode, 0);
  return static_cast<unsigned>(filter_.luck);
}

const char* ScoresScreen::name_of(Field field) const {
  if (field == Field::players) return "field Players";
  return field == Field::mode ? modes().name : "field Luck";
}

const char* ScoresScreen::label_of(Field field) const {
  if (field == Field::players) return text(Text::players);
  return text(field == Field::mode ? modes().label : Text::luck);
}

const char* ScoresScreen::value_of(Field field) const {
  constexpr Text kLuck[kLuckRows] = {Text::scores_all_luck, Text::scores_numbered, Text::new_luck};
  if (field == Field::luck) return text(kLuck[static_cast<size_t>(filter_.luck)]);
  if (chosen_of(field) == 0) return text(Text::scores_any);
  if (field == Field::mode) return text(modes().values[filter_.mode]);
  return filter_.players == 1 ? text(Text::alone) : kCounts[filter_.players];
}

ScoresLayout ScoresScreen::layout() const {
  Field fields[kMostShown] = {};
  return {frame(), static_cast<int>(list_fields(fields))};
}

void ScoresScreen::build(lv_obj_t* root) {
  read_statistics(*device().kept, filter_, work_out<Statistics>());
  const ScoresLayout parts = layout();
  for (unsigned i = 0; i < static_cast<unsigned>(parts.fields); ++i) {
    shown_[i] = {label_of(field(i)), value_of(field(i))};
    add_target(root, {.name = name_of(field(i)),
                      .area = parts.field(static_cast<int>(i)),
                      .paint = paint_setup_field,
                      .id = kField,
                      .value = static_cast<uint8_t>(i),
                      .more = &shown_[i]});
  }
  const bool some = all().plays > 0;
  lv_obj_t* const ten = add_target(root, {.name = "list",
                                          .area = parts.list,
                                          .paint = paint_by<&ScoresScreen::paint_ten>,
                                          .id = kHistory,
                                          .more = this,
                                          .enabled = some});
  add_button(root, {.name = "button History",
                    .area = parts.history,
                    .id = kHistory,
                    .label = text(Text::history),
                    .symbol = &symbol_history});
  explain(ten, text(Text::scores_none));
  add_back(root);
}

void ScoresScreen::paint_ten(Painter& painter, const TargetView& view) const {
  const Palette& colors = palette();
  const Rect& area = view.area;
  painter.fill(area, view.spec.enabled ? colors.raised : colors.ground);
  if (all().plays == 0) {
    painter.label(area.inset(kTouch / 2, 0), text(Text::scores_none), kText, colors.ink,
                  Align::center);
  }
  const ScoresLayout parts = layout();
  for (unsigned i = 0; i < all().listed; ++i) {
    const Rect row = parts.row(static_cast<int>(i));
    if (painter.sees(row)) paint_best_game(painter, row, game(), all(), i);
  }
  if (view.pressed) painter.frame(area, 2, colors.ink);
}

void ScoresScreen::paint(Painter& painter) const {
  const Palette& colors = palette();
  paint_title_line(painter, {.title = text(Text::scores), .lead = game().name, .back = true});
  const ScoresLayout parts = layout();
  const int top = parts.field(0).bottom();
  painter.fill({0, top, frame().width, frame().height - top}, colors.ground);
  painter.across(0, top, frame().width, colors.ink);
  if (frame().landscape()) {
    const int x = frame().left_hand ? parts.list.x - 1 : parts.list.right();
    painter.down(x, top, frame().height - top, colors.ink);
  } else {
    painter.across(0, parts.list.bottom(), frame().width, colors.ink);
  }
  paint_figures(painter, parts, all());
  if (shows_titles()) paint_titles(painter, parts.titles, game(), all());
}

void ScoresScreen::open_values(unsigned index) {
  open_ = field(index);
  open_list(
      {.title = label_of(open_),
       .rows = rows_of(open_),
       .chosen = chosen_of(open_),
       .paint =
           [](void* context, Painter& painter, const Rect& area, unsigned row, bool inverted) {
             static_cast<const ScoresScreen*>(context)->paint_value(painter, area, row, inverted);
           },
       .take = [](void* context, unsigned row) { static_cast<ScoresScreen*>(context)->take(row); },
       .context = this});
}

void ScoresScreen::paint_value(Painter& painter, const Rect& area, unsigned row,
                               bool inverted) const {
  constexpr Text kLuck[kLuckRows] = {Text::scores_all_luck_row, Text::scores_numbered_row,
                                     Text::scores_fresh_row};
  constexpr Text kNotes[kLuckRows] = {Text::scores_all_luck_note, Text::scores_numbered_note,
                                      Text::scores_fresh_note};
  if (open_ == Field::luck)
    return paint_row(painter, area, text(kLuck[row]), text(kNotes[row]), inverted);
  if (open_ == Field::mode) {
    const char* const words = text(row == 0 ? Text::scores_any : modes().values[row - 1]);
    return paint_row(painter, area, words, inverted);
  }
  if (row == 0) return paint_row(painter, area, text(Text::scores_any_players), inverted);
  paint_players_row(painter, area, {}, game().least_players + row - 1, inverted);
}

void ScoresScreen::take(unsigned row) {
  const auto value_from = [row](unsigned first) {
    return row == 0 ? GameFilter::kAny : static_cast<uint8_t>(first + row - 1);
  };
  if (open_ == Field::players) filter_.players = value_from(game().least_players);
  if (open_ == Field::mode) filter_.mode = value_from(0);
  if (open_ == Field::luck) filter_.luck = static_cast<LuckFilter>(row);
}

void ScoresScreen::tapped(uint8_t id, uint8_t value) {
  if (id == kField) return open_values(value);
  open_history(filter_);
}

}  // namespace

void open_scores(const GameEntry& game) {
  screen.show(game);
  screens::open(screen);
}

}  // namespace ui
