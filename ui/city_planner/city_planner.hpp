// City Planner's line in the registry.
#pragma once

#include <array>
#include <iterator>

#include "ui/city_planner/buildings.hpp"
#include "ui/city_planner/game.hpp"
#include "ui/play/game_entry.hpp"
#include "ui/play/lesson/lesson.hpp"

namespace ui {
namespace city_planner {

void draw_icon(Painter& painter, const Rect& area);

// The game at this device, and its lesson.
extern Game the_game;
extern Lesson the_lesson;

inline constexpr size_t kPages = 8;
extern const RulesPage kRules[kPages];

inline constexpr Text kItemNames[] = {Text::planner_item_vp, Text::planner_item_money};
static_assert(std::size(kItemNames) == Rules::kItemCount);

inline constexpr auto kTitles = [] {
  std::array<TitleFrom, std::size(rule::kRanks)> titles{};
  for (size_t i = 0; i < titles.size(); ++i) {
    titles[i] = {static_cast<int16_t>(rule::kRanks[i].least), rule::kRanks[i].name};
  }
  return titles;
}();

}  // namespace city_planner

inline constexpr GameEntry kCityPlanner = {
    .id = "city-planner",
    .name = "City Planner",
    .target = "button City Planner",
    .draw_icon = city_planner::draw_icon,
    .least_players = 1,
    .most_players = 2,
    .items = city_planner::kItemNames,
    .titles = city_planner::kTitles,
    .rules = city_planner::kRules,
    .summary = Text::planner_summary,
    .whose = Text::planner_whose,
    .signs = city_planner::kSigns,
    .play = &city_planner::the_game,
    .lesson = &city_planner::the_lesson,
};

}  // namespace ui
