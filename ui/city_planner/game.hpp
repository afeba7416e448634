// City Planner between people at this device, as all screens know it.
#pragma once

#include "rules/city_planner/city_planner.hpp"
#include "ui/city_planner/cards.hpp"
#include "ui/city_planner/picker.hpp"
#include "ui/core/title_line.hpp"
#include "ui/core/write.hpp"
#include "ui/play/play_of.hpp"

namespace ui::city_planner {

// The screens of a game, each its own: a lesson's don't touch the game's that waits below it.
struct Screens {
  Screen& turn;
  Screen& choice;
};

class Game final : public PlayOf<Rules>, public EnteredLuck, public ResultPicture {
 public:
  explicit constexpr Game(const Screens& screens) : screens_(screens) {}

  const GameEntry& entry() const override;
  PlannerPicker& moves() override {
    picker_.see(match());
    return picker_;
  }
  void undo() override;
  bool ends_turn(rules::Event event) const override;
  ResultPicture* result_picture() override { return this; }
  void prepare_result() override;
  void paint_result(Painter& painter, const Rect& area) const override;
  void open_points() override;
  void tell_tie(const Result& result, char* to, size_t size) const override;
  const EnteredLuck* entered_luck() const override { return this; }
  size_t entries(rules::Event* to) const override { return all_that_can_come(to); }
  void ask_for_entry(EntryWords& words) const override;
  void name_entry(rules::Event event, char* to, size_t size) const override;
  void paint_entry(Painter& painter, const Rect& area, rules::Event event,
                   bool possible) const override;
  void tell_standing(char* to, size_t size) const override;
  void map(SmallMap& to) const override;
  Progress progress() const override;

  // The turn of each player that is played, from 1; after the last one it stays.
  unsigned turn() const { return turn_of(seen()); }
  static unsigned turn_of(const State& state);

  // A change of a die by one step. What was changed since the last roll goes back by the step the
  // other way.
  rules::Verdict step(unsigned card, bool up);

  // The change of this card that step() would take back: 1 up, -1 down, 0 none.
  int takes_back(unsigned card) const;

  // What changes of dice have cost in the turn that the first `end` events lead into.
  unsigned dice_cost(size_t end) const;
  unsigned dice_cost() const { return dice_cost(match().events()); }

  // Sets a card aside; where all ways to score come to the same, scores too.
  rules::Verdict lock(unsigned card);

  CardLook look(unsigned card) const;

  // As it lies at the moment that is looked at.
  CardLook seen_look(unsigned card) const { return look_of(shown(), card); }

  // The event that scored last, as its index; events() where none has.
  size_t last_score() const;
  // What the first `step` events led to.
  State after(size_t step) const { return match().seen_at(step, match().holder()); }

 protected:
  Screen& own_screen() override;
  void paint_moment(Painter& painter, const Rect& area, const Shown& shown,
                    unsigned whose) const override;
  void tell_event(const Shown& shown, char* to, size_t size) const override;
  unsigned turn_in(const Shown& shown) const override { return turn_of(shown.before); }

 private:
  // The index of the first event of the turn that goes on after the first `end` events.
  size_t turn_start(size_t end) const;
  // How many events there were when the dice were rolled last.
  size_t rolled_at() const;
  bool is_decided();
  // The last change of this card behind the first `from` of `end` events, or `end`; and whether it
  // is up, 1, or down, -1; 0 where there is none.
  size_t last_change(unsigned card, size_t from, size_t end) const;
  int way_of(size_t change, size_t end) const;
  CardLook look_of(const State& state, unsigned card, size_t end) const;
  CardLook look_of(const Shown& shown, unsigned card) const;

  Screens screens_;
  PlannerPicker picker_;
};

// The names of places and targets that scripts know, by card, from 1: "card 1" …
inline constexpr NumberedNames<rule::kCards> kCardNames("card ");

// "+9 VP", "+$2", "−$5"
void write_points(char* to, size_t size, int points);
void write_money(char* to, size_t size, int money);

// As they are shown: those of the last score count up.
unsigned shown_vp(const Rules::State& state, unsigned player);

// "27 VP  $9"
void write_track(char* to, size_t size, const Rules::State& state, unsigned player);

// The turn stands beside the game's name, or in its place where the player is named too; what the
// player has, where there is room.
class TurnTitle {
 public:
  void read(const Game& game);
  void entitle(TitleLine& line) const;

 private:
  bool several_ = false;
  char turn_[32] = {};
  char track_[20] = {};
};

// Eight squares: the rounds, those behind filled, the one that is played framed. 8 × 11 px each.
inline constexpr int kRound = 8;  // a square
inline constexpr int kRoundsPitch = 11;
inline constexpr int kRoundsWidth = 7 * kRoundsPitch + kRound;
void paint_rounds(Painter& painter, Point corner, unsigned turn, bool over,
                  int pitch = kRoundsPitch);

}  // namespace ui::city_planner
