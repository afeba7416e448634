// One city with what pays its tourists, one by one: of a finished game, somebody else's, or the one
// that is being built.
#pragma once

#include "ui/cities/match.hpp"
#include "ui/cities/why_paint.hpp"
#include "ui/core/screen.hpp"
#include "ui/core/target.hpp"
#include "ui/core/worked_out.hpp"

namespace ui::cities {

class CityScreen final : public Screen {
 public:
  // What is told beside the city.
  enum class Tells : uint8_t { all, one };
  // From the tourist on this field on, or from the first one.
  void show(CitiesMatch& match, unsigned whose, Tells tells, unsigned field = kNoField);
  void build(lv_obj_t* root) override;
  void paint(Painter& painter) const override;
  void tapped(uint8_t id, uint8_t value) override;
  void touched(uint8_t id, Touch touch, Point point) override;
  void places(const PlaceSink& sink) const override;

 private:
  static constexpr int kHead = 14;  // of the list

  struct Parts {
    Rect board, room;  // of the board, what the city may take
    Rect told, total, buttons;
  };
  Parts parts_now() const;
  void read_city();
  void tell_lead();
  void choose(unsigned index);
  void add_steps(lv_obj_t* root);
  // Others' cities, while the game goes on; else all of a finished one.
  bool others() const { return !match_->over(); }
  unsigned next_whose() const;
  // What it has worked out of the city; see core/worked_out.hpp.
  struct Paid {
    Kind kind = rc::kWater;
    bool paid = false;
    int16_t points = 0;
    uint16_t zone = 0, beside = 0;  // how many fields
  };
  struct Worked {
    City city;
    Plan plan;
    Paid paid[rc::kTourists];
    Reason chosen;
  };
  static const City& city() { return worked_out<Worked>().city; }
  static const Plan& plan() { return worked_out<Worked>().plan; }
  static const Paid& paid(unsigned index) { return worked_out<Worked>().paid[index]; }
  // What pays the one that is chosen.
  static const Reason& reason() { return worked_out<Worked>().chosen; }
  Reason reason_of(unsigned index) const {
    return rc::reason_of(board_of(city()), match_->level(), tour_.field[index]);
  }

  void paint_board(Painter& painter, const TargetView& view) const;
  void paint_tags(Painter& painter) const;
  void paint_whose(Painter& painter, const Rect& room) const;
  void paint_list(Painter& painter, const Rect& area) const;
  void paint_row(Painter& painter, const Rect& row, unsigned index) const;
  void paint_total(Painter& painter, const Rect& area) const;
  void paint_one(Painter& painter, const Rect& rail) const;
  int count_of(const Fields& fields, Kind kind) const;
  void paint_views(Painter& painter, const Rect& area) const;
  void paint_zone(Painter& painter, const Rect& area) const;

  CitiesMatch* match_ = nullptr;
  Tells tells_ = Tells::all;
  uint8_t whose_ = 1;
  Tour tour_;
  uint8_t index_ = 0;
  char lead_[64] = {};
  mutable char name_[kMostName] = {};
};

// On top of the result.
void open_city(CitiesMatch& match, unsigned whose);
// The others' cities as they may be seen now, on top of the game.
void open_others(CitiesMatch& match);
// Why a tourist of the holder's city is worth so much: the one on this field, or the first one.
void open_why(CitiesMatch& match, unsigned field = kNoField);

}  // namespace ui::cities
