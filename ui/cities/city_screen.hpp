// One city with what pays its tourists, one by one: of a finished game, or somebody else's.
#pragma once

#include "ui/cities/match.hpp"
#include "ui/cities/why_paint.hpp"
#include "ui/core/screen.hpp"

namespace ui::cities {

class CityScreen final : public Screen {
 public:
  void show(CitiesMatch& match, unsigned whose);
  void build(lv_obj_t* root) override;
  void paint(Painter& painter) const override;
  void tapped(uint8_t id, uint8_t value) override;
  void touched(uint8_t id, Touch touch, Point point) override;
  void places(const PlaceSink& sink) const override;
  void paint_board(Painter& painter, const Rect& area) const;

 private:
  static constexpr int kHead = 14;  // of the list

  struct Parts {
    Rect board, list, total, buttons;
  };
  Parts parts_now() const;
  void read_city();
  void choose(unsigned index);
  void add_steps(lv_obj_t* root, const Rect& line);
  void paint_whose(Painter& painter, const Rect& room) const;
  void paint_list(Painter& painter, const Rect& area) const;
  void paint_row(Painter& painter, const Rect& row, unsigned index) const;
  // Others' cities, while the game goes on; else all of a finished one.
  bool others() const { return !match_->over(); }
  unsigned next_whose() const;

  CitiesMatch* match_ = nullptr;
  uint8_t whose_ = 1;
  City city_;
  Plan plan_;
  Tour tour_;
  uint8_t index_ = 0;
  Reason reason_[rules::cities::kTourists];
  int16_t total_ = 0;
  char lead_[40] = {};
  mutable char name_[24] = {};
};

// On top of the result.
void open_city(CitiesMatch& match, unsigned whose);
// The others' cities as they may be seen now, on top of the game.
void open_others(CitiesMatch& match);

}  // namespace ui::cities
