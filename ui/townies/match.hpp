// A game of Townies at this device: who holds it, how it stands and what happened in words.
#pragma once

#include "rules/townies/townies.hpp"
#include "ui/play/play_of.hpp"
#include "ui/townies/picker.hpp"

namespace ui::townies {

class TowniesMatch final : public PlayOf<Rules>, public EnteredLuck, public ResultPicture {
 public:
  // `play` is its own: a lesson's doesn't touch the game's that waits below it.
  explicit constexpr TowniesMatch(Screen& play) : play_(play) {}

  // Who has the device, from 1.
  unsigned holder() const { return match().holder(); }
  const Town& town_of(unsigned player) const { return seen().towns[player - 1]; }
  // Whether the holder may act now.
  bool acts() const { return match().due() == rules::Due::act; }
  // The round that goes on, from 1; the last one when the game is over.
  unsigned round() const { return round_at(match().events()); }
  // The same when so many events had happened.
  unsigned round_at(size_t events) const;
  // "Round 4", or what comes after the last one.
  void tell_round(char* to, size_t size) const;
  // How many events there were when the player drew this Object, the n-th, from 0, itself included.
  size_t drawn_at(unsigned player, unsigned object) const;

  const GameEntry& entry() const override;
  bool has_item(size_t item) const override;
  TowniesPicker& moves() override {
    picker_.see(match());
    return picker_;
  }
  bool ends_turn(rules::Event event) const override;
  const EnteredLuck* entered_luck() const override { return this; }
  size_t entries(rules::Event* to) const override;
  size_t second() const override;
  int least_width() const override;
  rules::Event join(rules::Event one, rules::Event two) const override;
  void ask_for_entry(EntryWords& words) const override;
  void name_entry(rules::Event event, char* to, size_t size) const override;
  void paint_entry(Painter& painter, const Rect& area, rules::Event event,
                   bool possible) const override;
  ResultPicture* result_picture() override { return this; }
  void prepare_result() override;
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
  unsigned turn_in(const Shown& shown) const override { return round_at(shown.step); }

 private:
  Screen& play_;
  uint8_t pictured_ = 1;  // whose town the result shows
  TowniesPicker picker_;
};

// "Bank", "Triangle", "Funding", "red": as people read them.
const char* object_name(unsigned object);
const char* shape_name(unsigned shape);
const char* goal_name(unsigned goal);
const char* bonus_name(unsigned bonus);
const char* colour_name(unsigned colour);
const char* colour_head(unsigned colour);  // "Red": where a row or a sentence begins
// What a star is spent for, as events count it: "Funding", "Green", "Bar".
const char* use_name(unsigned use);

}  // namespace ui::townies
