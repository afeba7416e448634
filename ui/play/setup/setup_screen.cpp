#include "ui/play/setup/setup_screen.hpp"

#include <lvgl.h>

#include "ui/core/button.hpp"
#include "ui/core/list_screen.hpp"
#include "ui/core/number_screen.hpp"
#include "ui/core/screen.hpp"
#include "ui/core/symbols.hpp"
#include "ui/core/title_line.hpp"
#include "ui/core/ui_state.hpp"
#include "ui/core/write.hpp"
#include "ui/play/kept_games.hpp"
#include "ui/play/lesson/lesson.hpp"
#include "ui/play/rules_screen.hpp"
#include "ui/play/setup/seats_screen.hpp"
#include "ui/play/setup/setup_choices.hpp"
#include "ui/play/setup/setup_field.hpp"
#include "ui/play/setup/setup_layout.hpp"
#include "ui/play/setup/setup_paint.hpp"

namespace ui {
namespace {

constexpr uint8_t kMostShown = kMostFields + 2;  // and players and luck
constexpr uint8_t kMostDigits = 4;               // of rules::kMostChallenge

enum Id : uint8_t { kField, kSeatsRow, kStart, kLesson, kRules };

class SetupScreen final : public Screen {
 public:
  void show(const GameEntry& game);
  void build(lv_obj_t* root) override;
  void paint(Painter& painter) const override;
  void tapped(uint8_t id, uint8_t value) override;

  // What lists and the keypad call.
  void paint_value(Painter& painter, const Rect& area, unsigned row, bool inverted) const;
  void take(unsigned row);
  void take_number(uint32_t number);

 private:
  bool has_rules() const { return !game_->rules.empty(); }
  bool has_players() const { return game_->least_players < game_->most_players; }
  bool has_seats() const { return setup().seats.players > 1; }
  // A field of the screen is the players, one of the game's, or luck.
  bool is_players(unsigned field) const { return has_players() && field == 0; }
  bool is_luck(unsigned field) const { return field + 1 == fields(); }
  bool is_own(unsigned field) const { return !is_players(field) && !is_luck(field); }
  // Before own(): the field is the game's.
  unsigned own(unsigned field) const { return field - (has_players() ? 1 : 0); }
  bool is_there(unsigned field) const {
    return !is_own(field) || game_->fields[own(field)].is_there(setup());
  }
  OwnField own_field(unsigned field) const { return {*game_, choice_->setup, own(field)}; }
  unsigned fields() const { return own_fields() + (has_players() ? 2 : 1); }
  unsigned own_fields() const { return static_cast<unsigned>(game_->fields.size()); }
  const char* told() const;
  unsigned luck_rows() const;
  unsigned rows_of(unsigned field) const;
  unsigned chosen_of(unsigned field) const;
  const char* name_of(unsigned field) const;
  const char* label_of(unsigned field) const;
  // As a field shows it: short.
  const char* value_of(unsigned field) const;
  const Setup& setup() const { return choice_->setup; }
  bool is_numbered() const { return setup().luck == LuckKind::numbered; }

  void show_fields();
  SetupLayout layout() const;
  void touch_field(unsigned field);
  void start();

  bool replaces_ = false;  // a game of its kind waits
  const GameEntry* game_ = nullptr;
  SetupChoice* choice_ = nullptr;
  uint8_t open_ = 0;      // the field whose list is open
  bool touched_ = false;  // what it is set to is told in place of the summary
  uint8_t count_ = 0;     // of those that are there
  ShownField shown_[kMostShown] = {};
  uint8_t needs_[kMostShown] = {};
  char luck_[24] = {};
};

constinit SetupScreen screen;

constexpr NumberedNames<rules::kMostPlayers> kCounts("");

void SetupScreen::show(const GameEntry& game) {
  game_ = &game;
  choice_ = &choice_of(game);
  touched_ = false;
  sit_down(game, choice_->setup);
}

// A row a kind; hands lie open only where they could be hidden.
unsigned SetupScreen::luck_rows() const {
  const LuckKind last = game_->play->form().hidden ? LuckKind::ours_open : LuckKind::ours;
  return static_cast<unsigned>(last) + 1;
}

unsigned SetupScreen::rows_of(unsigned field) const {
  if (is_players(field)) return game_->most_players - game_->least_players + 1u;
  if (is_luck(field)) return luck_rows();
  return own_field(field).rows();
}

unsigned SetupScreen::chosen_of(unsigned field) const {
  if (is_players(field)) return setup().seats.players - game_->least_players;
  if (is_luck(field)) return static_cast<unsigned>(setup().luck);
  return own_field(field).chosen();
}

const char* SetupScreen::name_of(unsigned field) const {
  if (is_players(field)) return "field Players";
  if (is_luck(field)) return "field Luck";
  return game_->fields[own(field)].name;
}

const char* SetupScreen::label_of(unsigned field) const {
  if (is_players(field)) return text(Text::players);
  if (is_luck(field)) return text(Text::luck);
  return text(game_->fields[own(field)].label);
}

const char* SetupScreen::value_of(unsigned field) const {
  if (is_players(field)) {
    const uint8_t players = setup().seats.players;
    return players == 1 ? text(Text::alone) : kCounts[players];
  }
  if (is_luck(field)) {
    if (is_numbered()) return luck_;
    return text(is_entered(setup().luck) ? Text::our_luck : Text::new_luck);
  }
  return own_field(field).words();
}

// What the field that was touched last is set to, or what the game is about.
const char* SetupScreen::told() const {
  const char* const note = touched_ && is_own(open_) ? own_field(open_).note() : nullptr;
  if (note != nullptr) return note;
  return game_->summary == Text::count ? nullptr : text(game_->summary);
}

SetupLayout SetupScreen::layout() const {
  const uint8_t players = setup().seats.players;
  return {frame(), count_, players > 1 ? players : 0, game_->lesson != nullptr, needs_};
}

void SetupScreen::show_fields() {
  count_ = 0;
  for (unsigned i = 0; i < fields(); ++i) {
    if (!is_there(i)) continue;
    shown_[count_] = {label_of(i), value_of(i), static_cast<uint8_t>(i)};
    const int need = least_width(shown_[count_]);
    needs_[count_++] = static_cast<uint8_t>(need < UINT8_MAX ? need : UINT8_MAX);
  }
}

void SetupScreen::build(lv_obj_t* root) {
  replaces_ = waits(*game_);
  lv_snprintf(luck_, sizeof luck_, text(Text::numbered_luck),
              static_cast<unsigned>(setup().challenge));
  show_fields();
  const SetupLayout parts = layout();
  for (unsigned i = 0; i < count_; ++i) {
    add_target(root, {.name = name_of(shown_[i].field),
                      .area = parts.field(static_cast<int>(i)),
                      .paint = paint_setup_field,
                      .id = kField,
                      .value = shown_[i].field,
                      .more = &shown_[i]});
  }
  if (has_seats()) {
    add_target(root, {.name = "field Seats",
                      .area = parts.seats_area(),
                      .paint = paint_setup_seats,
                      .id = kSeatsRow,
                      .more = &choice_->setup});
  }
  if (parts.lesson) {
    add_button(root, {.name = "button Lesson",
                      .area = parts.lesson_button(),
                      .id = kLesson,
                      .label = text(Text::lesson)});
  }
  add_button(root, {.name = "button Start",
                    .area = parts.start_button(),
                    .id = kStart,
                    .label = text(Text::start),
                    .primary = true,
                    .waits = true});
  add_back(root);
  if (has_rules()) add_corner(root, "button Rules", symbol_rules, kRules);
}

void SetupScreen::paint(Painter& painter) const {
  const Palette& colors = palette();
  paint_title_line(
      painter,
      {.title = game_->name, .note = text(Text::new_game), .back = true, .corner = has_rules()});
  const SetupLayout parts = layout();
  const Rect rest = parts.rest();
  painter.fill(rest, colors.ground);
  painter.across(rest.x, rest.y, rest.width, colors.ink);
  // One game of a kind goes on: a new one takes its place.
  const char* const words = replaces_ ? text(Text::puts_away) : told();
  if (words == nullptr) return;
  const Rect room = parts.summary();
  if (!painter.sees(room)) return;
  const int height = paragraph_height(words, kText, room.width);
  const Face& face = height <= room.height ? kText : kNote;
  painter.paragraph(parts.centred(room, height), words, face, colors.ink);
}

void SetupScreen::paint_value(Painter& painter, const Rect& area, unsigned row,
                              bool inverted) const {
  if (is_luck(open_)) return paint_luck_row(painter, area, static_cast<LuckKind>(row), inverted);
  if (is_own(open_)) return own_field(open_).paint(painter, area, row, inverted);
  paint_players_row(painter, area, setup().seats, game_->least_players + row, inverted);
}

void SetupScreen::touch_field(unsigned field) {
  open_ = static_cast<uint8_t>(field);
  touched_ = true;
  open_list(
      {.title = label_of(field),
       .rows = rows_of(field),
       .chosen = chosen_of(field),
       .paint =
           [](void* context, Painter& painter, const Rect& area, unsigned row, bool inverted) {
             static_cast<SetupScreen*>(context)->paint_value(painter, area, row, inverted);
           },
       .take = [](void* context, unsigned row) { static_cast<SetupScreen*>(context)->take(row); },
       .context = this,
       .stays = is_own(field) && own_field(field).stays()});
}

void SetupScreen::take(unsigned row) {
  if (is_luck(open_) && static_cast<LuckKind>(row) == LuckKind::numbered) {
    open_number(
        {.title = text(Text::luck_number),
         .most_digits = kMostDigits,
         .take = [](void* context,
                    uint32_t number) { static_cast<SetupScreen*>(context)->take_number(number); },
         .context = this,
         .note = text(Text::numbered_luck_note)});
    return;
  }
  if (is_luck(open_)) {
    choice_->setup.luck = static_cast<LuckKind>(row);
  } else if (is_players(open_)) {
    choice_->setup.seats.players = static_cast<uint8_t>(game_->least_players + row);
    keep_players(choice_->setup.seats.players);
  } else {
    own_field(open_).take(row);
  }
}

void SetupScreen::take_number(uint32_t number) {
  static_assert(rules::kMostChallenge == 9999, "every number of kMostDigits digits is one");
  choice_->setup.luck = LuckKind::numbered;
  choice_->setup.challenge = static_cast<uint16_t>(number);
}

// Whatever the set-up was opened from is left: the new game stands on home, as every game does.
void SetupScreen::start() {
  Setup setup = choice_->setup;
  // Who plays alone is a person.
  if (!has_seats()) setup.sitters[0] = rules::Sitter::person;
  // A number is spent by its game.
  if (is_numbered()) choice_->setup.luck = LuckKind::fresh;
  Play& play = *game_->play;
  play.begin(setup);
  screens::open_on_home(play.screen());
}

void SetupScreen::tapped(uint8_t id, uint8_t value) {
  switch (id) {
    case kField:
      return touch_field(value);
    case kSeatsRow:
      return open_seats(*game_, choice_->setup);
    case kLesson:
      return game_->lesson->open();
    case kRules:
      return open_rules(*game_);
    default:
      return start();
  }
}

}  // namespace

void open_setup(const GameEntry& game) {
  screen.show(game);
  screens::open(screen);
}

}  // namespace ui
