#include "ui/skeleton/skeleton.hpp"

#include "ui/core/button.hpp"
#include "ui/core/shake.hpp"
#include "ui/play/play_screen.hpp"

namespace ui::skeleton {
namespace {

using rules::Event;
using rules::skeleton::Verb;

constexpr int kFloor = 6;  // px

unsigned round_of(const Rules::State& state) {
  const bool over = Rules::to_act(state) == 0;
  return over ? state.rounds : state.turns / state.players + 1u;
}

void paint_tower(Painter& painter, const Rect& area, unsigned floors) {
  for (unsigned floor = 1; floor <= floors; ++floor) {
    const int top = area.bottom() - static_cast<int>(floor) * kFloor;
    painter.fill({area.x, top, area.width, kFloor - 1}, palette().ink);
  }
}

void paint_number(Painter& painter, const Rect& area, unsigned number) {
  char digits[4];
  lv_snprintf(digits, sizeof digits, "%u", number);
  painter.text(area, digits, kNumber, palette().accent, Align::center);
}

// The die, then a tower a player on the seat's colour.
void paint_board(Painter& painter, const Rect& area, const Rules::State& state, const Play& play) {
  painter.fill(area, palette().ground);
  const int columns = state.players + 1;
  if (state.die != 0) paint_number(painter, area.column(0, columns, 4), state.die);
  for (unsigned player = 1; player <= state.players; ++player) {
    const Rect column = area.column(static_cast<int>(player), columns, 4);
    const Rect chip = {column.center().x - kSeatChip.width / 2,
                       column.bottom() - kSeatChip.height - 2, kSeatChip.width, kSeatChip.height};
    paint_seat(painter, chip, play.seat(player));
    paint_tower(painter, {chip.x, column.y, chip.width, chip.y - 2 - column.y},
                state.floors[player - 1]);
  }
}

class Board final : public PlayScreen {
 public:
  constexpr Board(Game& game, Guide* guide) : PlayScreen(game, guide), game_(game) {}

 private:
  enum Id : uint8_t { kChoice = kOwn };
  static constexpr uint8_t kChoices = 2;
  static constexpr int kRow = 48;

  Rect row(int index) const {  // from below
    return Rect{0, frame().height - (index + 1) * kRow, frame().width, kRow}.inset(2);
  }
  Rect board() const { return {0, body_top(), frame().width, row(1).y - 2 - body_top()}; }
  Event event_of(unsigned choice) const {
    const auto player = static_cast<rules::Actor>(game_.match().player());
    return rules::event(player, choice == 0 ? Verb::kBuild : Verb::kSell);
  }
  uint8_t chosen() const {
    const Picker& picker = game_.moves();
    if (!picker.ready()) return kChoices;
    return picker.event() == event_of(0) ? 0 : 1;
  }

  void add_parts(lv_obj_t* root) override {
    TargetSpec specs[kChoices] = {
        {.name = "build", .id = kChoice, .label = text(Text::skeleton_build)},
        {.name = "sell", .id = kChoice, .label = text(Text::skeleton_sell)},
    };
    add_segments(root, row(1), specs, kChoices, chosen(), choices_);
    add_undo(root, row(0).column(0, kChoices, 4));
    add_go(root, "button Do", row(0).column(1, kChoices, 4), text(Text::skeleton_do));
  }
  void show() override { choose_segment(choices_, kChoices, chosen()); }
  void entitle(TitleLine& line) const override {
    if (!several()) line.lead = round_;
  }
  void prepare() override { game_.tell_standing(round_, sizeof round_); }
  void paint_parts(Painter& painter) const override {
    painter.fill(frame().body(), palette().ground);
    paint_board(painter, board(), game_.seen(), game_);
  }
  size_t rooms(Rect* to) const override {
    to[0] = board();
    return 1;
  }
  void touch(uint8_t, uint8_t value) override {
    const rules::Verdict verdict = game_.try_out(event_of(value));
    if (!verdict.ok()) return refuse(verdict.refusal().sentence, area_of(choices_[value]));
    game_.moves().show(event_of(value));
    chose();
  }
  const char* order() const override { return text(Text::skeleton_order); }

  Game& game_;
  lv_obj_t* choices_[kChoices] = {};
  char round_[24] = {};
};

extern Board board;
constinit Board board(the_game, nullptr);

// --- the lesson ----------------------------------------------------------------------------------

Event roll(unsigned face) { return rules::event(rules::kChance, Verb::kRoll, face); }
const Event kRolls[] = {roll(5), roll(1), roll(4)};

template <unsigned turns>
bool played(Play& play) {
  return static_cast<Game&>(play).seen().turns > turns;
}
template <Verb verb>
Event move(Play&) {
  return rules::event(1, verb);
}
// What is touched first, then the button that does it.
void point(Play& play, Asked& asked) {
  if (!play.picker().ready()) return;
  asked.order = Text::teach_do_order;
  lv_snprintf(asked.touch, sizeof asked.touch, "button Do");
}

constexpr LessonStep kSteps[] = {
    {Text::teach_tower, Text::teach_tower_words, Text::teach_tower_order, "build", played<0>,
     move<Verb::kBuild>, point},
    {Text::teach_sale, Text::teach_sale_words, Text::teach_sale_order, "sell", played<1>,
     move<Verb::kSell>, point},
    {Text::teach_towers_done, Text::teach_towers_done_words, Text::lesson_goes_on},
};

extern Board taught_board;
constinit Game taught(taught_board);
constinit Board taught_board(taught, &the_lesson);

}  // namespace

constinit Game the_game(board);
constinit Lesson the_lesson(taught, begin_script<Game, kRolls>, kSteps);

void draw_icon(Painter& painter, const Rect& area) {
  paint_tower(painter, area.middle({16, 36}), 6);
}

// --- what is asked of a game
// -----------------------------------------------------------------------

const GameEntry& Game::entry() const { return kEntry; }

void Game::tell_standing(char* to, size_t size) const {
  lv_snprintf(to, size, text(Text::skeleton_round), round_of(seen()), unsigned{seen().rounds});
}

void Game::ask_for_entry(EntryWords& words) const {
  lv_snprintf(words.question, sizeof words.question, text(Text::skeleton_came), round_of(seen()));
}

void Game::name_entry(Event event, char* to, size_t size) const {
  lv_snprintf(to, size, "die %u", unsigned{event.a});
}

void Game::paint_entry(Painter& painter, const Rect& area, Event event, bool) const {
  paint_number(painter, area, event.a);
}

void Game::paint_moment(Painter& painter, const Rect& area, const Shown& shown, unsigned) const {
  paint_board(painter, area, shown.after, *this);
}

void Game::tell_event(const Shown& shown, char* to, size_t size) const {
  const Event event = shown.event;
  if (event.actor() == rules::kChance) {
    lv_snprintf(to, size, text(Text::skeleton_rolled), unsigned{event.a});
    return;
  }
  const bool builds = event.is(Verb::kBuild);
  lv_snprintf(to, size, text(builds ? Text::skeleton_built : Text::skeleton_sold),
              label(event.actor()), shown.change.after - shown.change.before);
}

}  // namespace ui::skeleton
