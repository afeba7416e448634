#include "ui/play/setup/seats_screen.hpp"

#include <lvgl.h>

#include "ui/core/button.hpp"
#include "ui/core/letters_screen.hpp"
#include "ui/core/list_screen.hpp"
#include "ui/core/screen.hpp"
#include "ui/core/symbols.hpp"
#include "ui/core/title_line.hpp"
#include "ui/core/ui.hpp"
#include "ui/core/ui_state.hpp"
#include "ui/core/write.hpp"
#include "ui/play/between/bot_screen.hpp"
#include "ui/play/setup/setup_choices.hpp"
#include "ui/play/setup/setup_paint.hpp"

namespace ui {
namespace {

constexpr int kPanel = 84;  // beside the rows in landscape, with the buttons
constexpr int kBar = 56;    // below them in portrait
constexpr int kMostRow = 54;
constexpr int kColor = kTouch;  // wide
constexpr int kChip = 28;
constexpr int kWho = 108;
constexpr int kMark = 18;  // of what opens a list, and of the pencil
constexpr int kSign = 14;  // a person or a bot
constexpr int kGap = 4;

enum Id : uint8_t { kColorOf, kNameOf, kWhoOf, kMore, kMix, kDone };

constexpr NumberedNames<rules::kMostPlayers> kColors("color ");
constexpr NumberedNames<rules::kMostPlayers> kNames("name ");
constexpr NumberedNames<rules::kMostPlayers> kWhos("who ");

class SeatsScreen final : public Screen {
 public:
  void show(const GameEntry& game, Setup& setup);
  void build(lv_obj_t* root) override;
  void paint(Painter& painter) const override;
  void tapped(uint8_t id, uint8_t value) override;

  void paint_color(Painter& painter, const TargetView& view) const;
  void paint_name(Painter& painter, const TargetView& view) const;
  void paint_who(Painter& painter, const TargetView& view) const;

  // What the list and the letters call.
  static void paint_sitter(Painter& painter, const Rect& area, unsigned row, bool inverted);
  void take_sitter(unsigned row);
  void take_name(const char* letters) const;

 private:
  static Rect room();
  static Rect panel();
  unsigned shown() const;
  bool paged() const { return shown() < setup_->seats.players; }
  unsigned first() const { return lower_ ? setup_->seats.players - shown() : 0; }
  Rect row(unsigned index) const;
  Rect button(unsigned index) const;
  bool is_bot(unsigned index) const { return setup_->sitters[index] != rules::Sitter::person; }
  Seat seat(unsigned index) const { return setup_->seats.of[index]; }
  void choose_sitter(unsigned index);
  void choose_name(unsigned index);

  const GameEntry* game_ = nullptr;
  Setup* setup_ = nullptr;
  bool lower_ = false;  // the last ones are shown
  uint8_t open_ = 0;    // who is asked about, from 0
  char title_[40] = {};
};

constinit SeatsScreen screen;

void SeatsScreen::show(const GameEntry& game, Setup& setup) {
  game_ = &game;
  setup_ = &setup;
  lower_ = false;
}

// Below the way back, which would take too much of the first row.
Rect SeatsScreen::room() {
  const Frame held = frame();
  const int height = held.height - kTouch;
  if (held.landscape()) return held.hand({0, kTouch, held.width - kPanel, height});
  return {0, kTouch, held.width, height - kBar};
}

Rect SeatsScreen::panel() {
  const Frame held = frame();
  if (!held.landscape()) return {0, held.height - kBar, held.width, kBar};
  return held.hand({held.width - kPanel, kTouch, kPanel, held.height - kTouch});
}

unsigned SeatsScreen::shown() const {
  const auto fit = static_cast<unsigned>(room().height / kTouch);
  return setup_->seats.players < fit ? setup_->seats.players : fit;
}

Rect SeatsScreen::row(unsigned index) const {
  const Rect all = room();
  const int even = all.height / static_cast<int>(shown());
  const int height = even < kMostRow ? even : kMostRow;
  return {all.x, all.y + static_cast<int>(index) * height, all.width, height};
}

// From the bottom, or from the right; the first one has most room.
Rect SeatsScreen::button(unsigned index) const {
  const Rect all = panel().inset(kGap);
  if (!frame().landscape()) {
    const int count = paged() ? 3 : 2;
    return all.column(count - 1 - static_cast<int>(index), count, kGap);
  }
  const int height = kTouch + kGap;
  const int bottom = all.bottom() - static_cast<int>(index) * (height + kGap);
  return {all.x, bottom - height, all.width, height};
}

void SeatsScreen::build(lv_obj_t* root) {
  for (unsigned i = 0; i < shown(); ++i) {
    const unsigned index = first() + i;
    const auto value = static_cast<uint8_t>(index);
    Cut cut{row(i), 0};
    add_target(root, {.name = kColors[index + 1],
                      .area = cut.left(kColor),
                      .paint = paint_by<&SeatsScreen::paint_color>,
                      .id = kColorOf,
                      .value = value,
                      .more = this});
    const Rect of_who = cut.right(kWho);
    lv_obj_t* const name = add_target(root, {.name = kNames[index + 1],
                                             .area = cut.rest,
                                             .paint = paint_by<&SeatsScreen::paint_name>,
                                             .id = kNameOf,
                                             .value = value,
                                             .more = this,
                                             .enabled = !is_bot(index)});
    explain(name, text(Text::bot_named));
    add_target(root, {.name = kWhos[index + 1],
                      .area = of_who,
                      .paint = paint_by<&SeatsScreen::paint_who>,
                      .id = kWhoOf,
                      .value = value,
                      .more = this});
  }
  if (paged()) {
    add_button(root, {.name = "button More",
                      .area = button(2),
                      .id = kMore,
                      .symbol = lower_ ? &symbol_page_up : &symbol_page_down});
  }
  add_button(root, {.name = "button Mix", .area = button(1), .id = kMix, .label = text(Text::mix)});
  add_button(root, {.name = "button Done",
                    .area = button(0),
                    .id = kDone,
                    .label = text(Text::done),
                    .primary = true});
  add_back(root);
}

void SeatsScreen::paint(Painter& painter) const {
  const Palette& colors = palette();
  paint_title_line(painter, {.title = text(Text::seats), .lead = game_->name, .back = true});
  painter.fill(frame().body(), colors.ground);
  const Rect all = room();
  const int left = all.x > 0 ? all.x + kGap : kTouch + kGap;
  painter.text({left, kTitleHeight, all.right() - left, kTouch - kTitleHeight},
               text(Text::seats_note), kNote, colors.note);
  painter.across(all.x, all.y - 1, all.width, colors.grid);
}

// --- a row ---------------------------------------------------------------------------------------

// The plate of a part of a row; what stands on it has the colour that is returned.
Color paint_part(Painter& painter, const TargetView& view) {
  const Palette& colors = palette();
  painter.fill(view.area, view.pressed ? colors.ink : colors.raised);
  painter.across(view.area.x, view.area.bottom() - 1, view.area.width, colors.grid);
  painter.down(view.area.right() - 1, view.area.y, view.area.height, colors.grid);
  return view.pressed ? colors.raised : colors.ink;
}

void SeatsScreen::paint_color(Painter& painter, const TargetView& view) const {
  const Color front = paint_part(painter, view);
  const Rect chip = view.area.middle({kChip, kChip});
  paint_seat(painter, chip, seat(view.spec.value));
  paint_changes(painter, chip, front);
}

void SeatsScreen::paint_name(Painter& painter, const TargetView& view) const {
  const Color front = paint_part(painter, view);
  const Rect words = view.area.inset(2 * kGap, 0);
  const char* const name = label_of(*setup_, view.spec.value);
  if (!view.spec.enabled) {
    painter.text(words, name, fitting(name, words.width, kTitle), palette().note);
    return;
  }
  const int room = words.width - kMark;
  const Face& face = fitting(name, room, kTitle);
  painter.text({words.x, words.y, room, words.height}, name, face, front);
  const int beside = words.x + text_width(name, face);
  painter.symbol(symbol_edit, Rect{beside, words.y, kMark, words.height},
                 view.pressed ? front : palette().note);
}

void SeatsScreen::paint_who(Painter& painter, const TargetView& view) const {
  const Color front = paint_part(painter, view);
  Cut cut{view.area.inset(2 * kGap, 0), 2 * kGap};
  const lv_image_dsc_t& sign = is_bot(view.spec.value) ? symbol_bot : symbol_person;
  painter.symbol(sign, cut.left(kSign), front);
  const Rect mark = {view.area.right() - kMark, view.area.y, kMark - kGap, view.area.height};
  paint_opens(painter, mark.center(), front);
  cut.rest.width = mark.x - kGap - cut.rest.x;
  painter.label(cut.rest, text(sitter_name(setup_->sitters[view.spec.value])), kText, front);
}

// --- touches -------------------------------------------------------------------------------------

void SeatsScreen::paint_sitter(Painter& painter, const Rect& area, unsigned row, bool inverted) {
  constexpr Text kNotes[rules::kSitters] = {Text::sitter_person_note, Text::sitter_random_note,
                                            Text::sitter_greedy_note};
  paint_row(painter, area, text(sitter_name(static_cast<rules::Sitter>(row))), text(kNotes[row]),
            inverted);
}

void SeatsScreen::take_sitter(unsigned row) {
  setup_->sitters[open_] = static_cast<rules::Sitter>(row);
  keep_seats(*setup_);
}

void SeatsScreen::choose_sitter(unsigned index) {
  open_ = static_cast<uint8_t>(index);
  write(title_, Text::who_plays, label_of(*setup_, index));
  open_list({.title = title_,
             .rows = static_cast<unsigned>(rules::kSitters),
             .chosen = static_cast<unsigned>(setup_->sitters[index]),
             .paint = [](void*, Painter& painter, const Rect& area, unsigned row,
                         bool inverted) { paint_sitter(painter, area, row, inverted); },
             .take = [](void* context,
                        unsigned row) { static_cast<SeatsScreen*>(context)->take_sitter(row); },
             .context = this});
}

void SeatsScreen::take_name(const char* letters) const {
  Settings next = settings();
  SeatName& name = next.names[static_cast<size_t>(seat(open_))];
  name = {};
  for (size_t i = 0; letters[i] != '\0'; ++i) name.letters[i] = letters[i];
  change(next);
}

void SeatsScreen::choose_name(unsigned index) {
  open_ = static_cast<uint8_t>(index);
  write(title_, Text::seat_letters, text(seat_name(seat(index))));
  open_letters({.title = title_,
                .most_letters = SeatName::kMostLetters,
                .before = settings().names[static_cast<size_t>(seat(index))].letters,
                .take =
                    [](void* context, const char* letters) {
                      static_cast<const SeatsScreen*>(context)->take_name(letters);
                    },
                .context = this});
}

void SeatsScreen::tapped(uint8_t id, uint8_t value) {
  switch (id) {
    case kColorOf:
      change_color(setup_->seats, value + 1u);
      keep_seats(*setup_);
      return screens::rebuild();
    case kNameOf:
      return choose_name(value);
    case kWhoOf:
      return choose_sitter(value);
    case kMore:
      lower_ = !lower_;
      return screens::rebuild();
    case kMix:
      mix_seats(*setup_);
      keep_seats(*setup_);
      return screens::rebuild();
    default:
      return screens::back();
  }
}

}  // namespace

void open_seats(const GameEntry& game, Setup& setup) {
  screen.show(game, setup);
  screens::open(screen);
}

}  // namespace ui
