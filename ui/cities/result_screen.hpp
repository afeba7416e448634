// The end of a game: the score sheet of several players and who wins why, or the city of one.
#pragma once

#include "ui/cities/match.hpp"
#include "ui/core/screen.hpp"
#include "ui/core/target.hpp"
#include "ui/play/score_sheet.hpp"

namespace ui::cities {

// Of several.
class ResultScreen final : public Screen {
 public:
  explicit constexpr ResultScreen(CitiesMatch& match) : match_(match) {}

  void build(lv_obj_t* root) override;
  void paint(Painter& painter) const override;
  void tapped(uint8_t id, uint8_t value) override;

 private:
  struct Places {
    Rect sheet, words, cities, actions[4];
  };
  Places places_now() const;
  static void paint_city_button(Painter& painter, const TargetView& view);

  CitiesMatch& match_;
  Places places_ = {};
  ScoreSheet sheet_ = {};
  ScoreRow rows_[rules::cities::kTerrace + 1] = {};
  char words_[120] = {};
};

// "Red wins with 43 points.", also how a tie was broken.
// `sheets` by player.
void tell_winners(const Seats& seats, const rules::cities::Sheet* sheets, char* to, size_t size);

// The same set-up with new luck, in the place of what is shown.
void play_again(CitiesMatch& match);

}  // namespace ui::cities
