// The result: total, title and ruler for one player, two columns and the winner for two. A lesson
// that was played on to here has no number, no record and no next game: it is done.
#pragma once

#include "ui/city_planner/game.hpp"
#include "ui/core/screen.hpp"
#include "ui/play/guide.hpp"

namespace ui::planner {

class EndScreen final : public Screen {
 public:
  constexpr EndScreen(Game& game, const Guide* guide) : game_(game), guide_(guide) {}

  void build(lv_obj_t* root) override;
  void paint(Painter& painter) const override;
  void tapped(uint8_t id, uint8_t value) override;

 private:
  enum Id : uint8_t { kMenu, kReplay, kRecord, kAgain, kNew, kDone };
  static constexpr unsigned kTurns = rules::city_planner::kTurnsEach;
  static constexpr size_t kMostRanks = 6;
  static constexpr int kRulerPoints = 100;  // where the ruler ends

  struct Rank {
    const char* name;
    int least, most;  // points; most is -1 where there is no end
  };

  void read_turns();
  void read_ranks();
  Rect buttons_area() const;
  void paint_one(Painter& painter, const Rect& area) const;
  void paint_two(Painter& painter, const Rect& area) const;
  int title_lines(int width) const;
  void paint_total(Painter& painter, const Rect& area, unsigned player) const;
  void paint_bars(Painter& painter, const Rect& area, unsigned player) const;
  void paint_ruler(Painter& painter, const Rect& area) const;
  void tell_winner(char* to, size_t size) const;

  void add_choices(lv_obj_t* root);

  Game& game_;
  const Guide* guide_;                               // of a lesson
  uint8_t turns_[Rules::kMostPlayers][kTurns] = {};  // points of each turn
  Rank ranks_[kMostRanks] = {};                      // the lowest one first
  size_t rank_count_ = 0;
};

}  // namespace ui::planner
