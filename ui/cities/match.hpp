// A game of Cities at this device: who holds it, what they may see, how it reads in words.
#pragma once

#include "rules/cities/cities.hpp"
#include "ui/cities/city_picture.hpp"
#include "ui/cities/picker.hpp"
#include "ui/play/play_of.hpp"

namespace ui::cities {

class CitiesMatch final : public PlayOf<rules::Cities>, public EnteredLuck, public ResultPicture {
 public:
  // `play` is its own: a lesson's doesn't touch the game's that waits below it.
  explicit constexpr CitiesMatch(Screen& play) : play_(play) {}

  // Who has the device, from 1.
  unsigned holder() const { return match().holder(); }
  const City& city() const {
    picker_.see(match());
    return picker_.city();
  }
  unsigned level() const { return seen().options.level; }
  bool laying() const { return city().has_to_lay(); }
  // Whether the holder may act now.
  bool acts() const { return match().due() == rules::Due::act; }

  const GameEntry& entry() const override;
  // Terraces come last; they pay from level 2 on.
  bool has_item(size_t item) const override {
    return level() > 1 || item + 1 < rules::Cities::kItemCount;
  }
  CitiesPicker& moves() override {
    picker_.see(match());
    return picker_;
  }
  const EnteredLuck* entered_luck() const override { return this; }
  size_t entries(rules::Event* to) const override;
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
  unsigned turn_in(const Shown& shown) const override;

 private:
  Screen& play_;
  uint8_t pictured_ = 1;         // whose city the result shows
  mutable CitiesPicker picker_;  // looks at the match when it is asked
};

// "Red wins, Blue has 8 points too: the best tourist decides, 5 to 4." `sheets` by player.
// Before: others have as many points as the winner, or several have won.
void tell_tie(const Play& play, const rc::Sheet* sheets, char* to, size_t size);

// "Round 9 of 13", or what comes before and after.
void tell_round(const State& state, char* to, size_t size, bool brief);

}  // namespace ui::cities
