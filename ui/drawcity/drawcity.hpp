// DrawCity in the registry, and the names of what it has.
#pragma once

#include <iterator>

#include "ui/drawcity/goal_texts.hpp"
#include "ui/drawcity/match.hpp"
#include "ui/drawcity/rules_pages.hpp"
#include "ui/play/game_entry.hpp"
#include "ui/play/lesson/lesson.hpp"

namespace ui::drawcity {

void draw_icon(Painter& painter, const Rect& area);

// The game at this device, and its lesson.
extern DrawCityMatch the_game;
extern Lesson the_lesson;

// By type - 1: inside a sentence, and where a row or a sentence begins.
inline constexpr Text kTypeTexts[] = {Text::drawcity_house, Text::drawcity_shop,
                                      Text::drawcity_factory, Text::drawcity_park};
inline constexpr Text kTypeHeads[] = {Text::drawcity_house_head, Text::drawcity_shop_head,
                                      Text::drawcity_factory_head, Text::drawcity_park_head};
static_assert(std::size(kTypeTexts) == rd::kTypes && std::size(kTypeHeads) == rd::kTypes);

inline constexpr Text kItemNames[] = {Text::drawcity_houses,    Text::drawcity_shops,
                                      Text::drawcity_factories, Text::drawcity_parks,
                                      Text::drawcity_internet,  Text::drawcity_goals,
                                      Text::drawcity_zoning,    Text::drawcity_demand,
                                      Text::drawcity_locations, Text::drawcity_neighbors};
static_assert(std::size(kItemNames) == Rules::kItemCount);

// As the rules count the modules.
inline constexpr Text kModuleTexts[] = {Text::drawcity_goals, Text::drawcity_zoning,
                                        Text::drawcity_demand, Text::drawcity_locations,
                                        Text::drawcity_neighborhoods};
inline constexpr Text kModuleNotes[] = {Text::drawcity_goals_note, Text::drawcity_zoning_note,
                                        Text::drawcity_demand_note, Text::drawcity_locations_note,
                                        Text::drawcity_neighborhoods_note};
static_assert(std::size(kModuleTexts) == rd::kModules && std::size(kModuleNotes) == rd::kModules);
inline constexpr Text kStreetTexts[] = {Text::drawcity_streets_3, Text::drawcity_streets_4,
                                        Text::drawcity_streets_5, Text::drawcity_streets_6,
                                        Text::drawcity_streets_7, Text::drawcity_streets_8,
                                        Text::drawcity_streets_9, Text::drawcity_streets_10};
static_assert(std::size(kStreetTexts) == rd::kMostStreets - rd::kLeastStreets + 1);
inline constexpr Text kFifthTexts[] = {Text::drawcity_four_goals, Text::drawcity_five_goals};

// By their place among the fields.
enum Field : uint8_t { kStreetsField, kModulesField, kFifthField };
bool has_goal_field(const Setup& setup);

inline constexpr SetupField kSetupFields[] = {{.name = "field Streets",
                                               .label = Text::drawcity_streets,
                                               .values = kStreetTexts,
                                               .setting = 0,
                                               .choose = Choose::one_or_lot,
                                               .lot = Text::drawcity_streets_recommended},
                                              {.name = "field Modules",
                                               .label = Text::drawcity_modules,
                                               .values = kModuleTexts,
                                               .fallback = rd::kGoals,
                                               .setting = 1,
                                               .notes = kModuleNotes,
                                               .choose = Choose::several},
                                              {.name = "field Goals",
                                               .label = Text::drawcity_goals,
                                               .values = kFifthTexts,
                                               .setting = 2,
                                               .there = has_goal_field}};

inline constexpr GameEntry kEntry = {.id = "drawcity",
                                     .name = "DrawCity",
                                     .target = "button DrawCity",
                                     .draw_icon = draw_icon,
                                     .board = BoardShape::square,
                                     .least_players = rd::kLeastSeats,
                                     .most_players = rd::kMostSeats,
                                     .secret = true,
                                     .fields = kSetupFields,
                                     .items = kItemNames,
                                     .rules = kRulesPages,
                                     .summary = Text::drawcity_summary,
                                     .whose = Text::drawcity_whose,
                                     .play = &the_game,
                                     .lesson = &the_lesson};

}  // namespace ui::drawcity
