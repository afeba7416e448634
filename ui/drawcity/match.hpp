// A game of DrawCity at this device: who holds it, how it stands and what happened in words.
#pragma once

#include "ui/drawcity/picker.hpp"
#include "ui/play/play_of.hpp"

namespace ui::drawcity {

class DrawCityMatch final : public PlayOf<Rules>, public EnteredLuck, public ResultPicture {
 public:
  // `play` is its own: a lesson's doesn't touch the game's that waits below it.
  explicit constexpr DrawCityMatch(Screen& play) : play_(play) {}

  // Who has the device, from 1.
  unsigned holder() const { return match().holder(); }
  // The turn of this player that goes on or comes, from 1.
  unsigned turn_of(unsigned player) const;
  // "Turn 4" of whoever is on turn, or what comes after the last one.
  void tell_turn(char* to, size_t size) const;
  // The cards were looked at: the game goes on to its first turn.
  void begin_turns();

  const GameEntry& entry() const override;
  bool has_item(size_t item) const override;
  Screen* opening() override;
  DrawCityPicker& moves() override {
    picker_.see(match());
    return picker_;
  }
  bool ends_turn(rules::Event event) const override { return !event.is(Verb::kMark); }
  const EnteredLuck* entered_luck() const override { return this; }
  size_t entries(rules::Event* to) const override;
  int least_width() const override;
  bool is_open(rules::Event drawn) const override;
  void ask_for_entry(EntryWords& words) const override;
  void name_entry(rules::Event event, char* to, size_t size) const override;
  void paint_entry(Painter& painter, const Rect& area, rules::Event event,
                   bool possible) const override;
  ResultPicture* result_picture() override { return this; }
  void paint_result(Painter& painter, const Rect& area) const override;
  void open_points() override;
  void tell_tie(const Result& result, char* to, size_t size) const override;
  void tell_known(HandOver& what) const override;
  size_t menu(MenuRow* rows) override;
  void tell_standing(char* to, size_t size) const override;
  void map(SmallMap& to) const override;
  Progress progress() const override;

 protected:
  Screen& own_screen() override { return play_; }
  void paint_moment(Painter& painter, const Rect& area, const Shown& shown,
                    unsigned whose) const override;
  void tell_event(const Shown& shown, char* to, size_t size) const override;
  void tell_deed(const Shown& shown, char* to, size_t size) const override;
  unsigned turn_in(const Shown& shown) const override;

 private:
  // How many turns the player had begun when so many events had happened.
  unsigned turns_at(unsigned player, size_t events) const;

  Screen& play_;
  unsigned opened_ = 0;  // the game whose cards were looked at, as plays_begun() counts
  DrawCityPicker picker_;
};

// Whether luck gives a player a card of the hand.
inline bool is_dealt(Verb drawn) {
  return drawn == Verb::kDrawNumber || drawn == Verb::kDrawDevelopment;
}
inline bool is_dealt(rules::Event event) { return is_dealt(static_cast<Verb>(event.verb())); }

// "house", "factory", as people read them; where a row or a sentence begins "House".
const char* type_name(unsigned type);
const char* type_head(unsigned type);
const char* goal_name(unsigned goal);

}  // namespace ui::drawcity
