// The result: total, title and ruler for one player, two columns and the winner for two.
#pragma once

#include "ui/city_planner/game.hpp"
#include "ui/core/screen.hpp"

namespace ui::planner {

class EndScreen final : public Screen {
 public:
  explicit constexpr EndScreen(Game& game) : game_(game) {}

  void build(lv_obj_t* root) override;
  void paint(Painter& painter) const override;
  void tapped(uint8_t id, uint8_t value) override;

 private:
  enum Id : uint8_t { kMenu, kReplay, kRecord, kAgain, kNew };
  static constexpr unsigned kTurns = rules::city_planner::kTurnsEach;
  static constexpr size_t kMostRanks = 6;
  static constexpr int kRulerPoints = 100;  // where the ruler ends

  struct Rank {
    const char* name;
    int least, most;  // points; most is -1 where there is no end
  };

  void read_turns();
  void read_ranks();
  static Rect buttons_area();
  void paint_one(Painter& painter, const Rect& area) const;
  void paint_two(Painter& painter, const Rect& area) const;
  void paint_total(Painter& painter, const Rect& area, unsigned player) const;
  void paint_bars(Painter& painter, const Rect& area, unsigned player) const;
  void paint_ruler(Painter& painter, const Rect& area) const;
  void tell_winner(char* to, size_t size) const;

  Game& game_;
  uint8_t turns_[Rules::kMostPlayers][kTurns] = {};  // points of each turn
  Rank ranks_[kMostRanks] = {};                      // the lowest one first
  size_t rank_count_ = 0;
};

}  // namespace ui::planner
