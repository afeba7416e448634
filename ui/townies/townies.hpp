// Townies in the registry, and the names of what it has.
#pragma once

#include <array>
#include <iterator>

#include "ui/play/game_entry.hpp"
#include "ui/play/lesson/lesson.hpp"
#include "ui/townies/match.hpp"
#include "ui/townies/rules_pages.hpp"

namespace ui::townies {

void draw_icon(Painter& painter, const Rect& area);

// The game at this device, and its lesson.
extern TowniesMatch the_game;
extern Lesson the_lesson;

extern const Sign kSigns[rt::kColours];

inline constexpr Text kColourTexts[] = {Text::townies_red, Text::townies_yellow,
                                        Text::townies_brown, Text::townies_green,
                                        Text::townies_blue};
static_assert(std::size(kColourTexts) == rt::kColours);
// The same at the head of a row or a sentence.
inline constexpr Text kColourHeads[] = {Text::seat_red, Text::seat_yellow, Text::seat_brown,
                                        Text::seat_green, Text::seat_blue};
static_assert(std::size(kColourHeads) == rt::kColours);
inline constexpr Text kShapeTexts[] = {Text::townies_bar,  Text::townies_worm,   Text::townies_arch,
                                       Text::townies_wave, Text::townies_pistol, Text::townies_bee};
static_assert(std::size(kShapeTexts) == rt::kShapes);
inline constexpr Text kModeTexts[] = {Text::townies_first, Text::townies_second,
                                      Text::townies_full};
inline constexpr Text kModeNotes[] = {Text::townies_first_note, Text::townies_second_note,
                                      Text::townies_full_note};
static_assert(std::size(kModeTexts) == rt::kModes);
inline constexpr Text kGoalTexts[] = {Text::townies_crossroads, Text::townies_recreation,
                                      Text::townies_downtown,   Text::townies_suburbs,
                                      Text::townies_hub,        Text::townies_surroundings,
                                      Text::townies_symmetry,   Text::townies_triangle,
                                      Text::townies_routes,     Text::townies_rose};
inline constexpr Text kGoalNotes[] = {
    Text::townies_crossroads_note, Text::townies_recreation_note, Text::townies_downtown_note,
    Text::townies_suburbs_note,    Text::townies_hub_note,        Text::townies_surroundings_note,
    Text::townies_symmetry_note,   Text::townies_triangle_note,   Text::townies_routes_note,
    Text::townies_rose_note};
static_assert(std::size(kGoalTexts) == rt::kGoals && std::size(kGoalNotes) == rt::kGoals);
inline constexpr Text kBonusTexts[] = {Text::townies_soil, Text::townies_funding,
                                       Text::townies_repainting, Text::townies_project};
inline constexpr Text kBonusNotes[] = {Text::townies_soil_note, Text::townies_funding_note,
                                       Text::townies_repainting_note, Text::townies_project_note};
static_assert(std::size(kBonusTexts) == rt::kBonuses);

// By their place among the fields.
enum Field : uint8_t { kModeField, kMarkersField, kGoalField, kBonusField };
bool has_goal_field(const Setup& setup);
bool has_bonus_field(const Setup& setup);
void paint_colour_chip(Painter& painter, const Rect& area, unsigned colour);
void paint_goal_chip(Painter& painter, const Rect& area, unsigned goal);
void paint_bonus_chip(Painter& painter, const Rect& area, unsigned bonus);

inline constexpr SetupField kSetupFields[] = {{.name = "field Game",
                                               .label = Text::townies_mode,
                                               .values = kModeTexts,
                                               .fallback = rt::kFirst,
                                               .setting = 0,
                                               .notes = kModeNotes},
                                              {.name = "field Markers",
                                               .label = Text::townies_markers,
                                               .values = kColourHeads,
                                               .setting = 1,
                                               .choose = Choose::each_own,
                                               .chip = paint_colour_chip},
                                              {.name = "field Goal",
                                               .label = Text::townies_extra_goal,
                                               .values = kGoalTexts,
                                               .setting = 2,
                                               .notes = kGoalNotes,
                                               .choose = Choose::one_or_lot,
                                               .there = has_goal_field,
                                               .chip = paint_goal_chip},
                                              {.name = "field Bonus",
                                               .label = Text::townies_bonus,
                                               .values = kBonusTexts,
                                               .setting = 3,
                                               .notes = kBonusNotes,
                                               .choose = Choose::one_or_lot,
                                               .there = has_bonus_field,
                                               .chip = paint_bonus_chip}};

inline constexpr Text kItemNames[] = {Text::townies_item_objects, Text::townies_item_own,
                                      Text::townies_item_extra};
static_assert(std::size(kItemNames) == Rules::kItemCount);

// The lowest first.
inline constexpr auto kTitles = [] {
  std::array<TitleFrom, rt::kTitles> titles{};
  for (size_t i = 0; i < titles.size(); ++i) {
    const rt::Title& title = rt::kTitleChart[rt::kTitles - 1 - i];
    titles[i] = {static_cast<int16_t>(title.least), title.name};
  }
  return titles;
}();

inline constexpr GameEntry kEntry = {.id = "townies",
                                     .name = "Townies",
                                     .target = "button Townies",
                                     .draw_icon = draw_icon,
                                     .board = BoardShape::square,
                                     .least_players = 1,
                                     .most_players = rt::kMostSeats,
                                     .fields = kSetupFields,
                                     .mode_field = 0,
                                     .items = kItemNames,
                                     .titles = kTitles,
                                     .rules = kRulesPages,
                                     .summary = Text::townies_summary,
                                     .whose = Text::townies_whose,
                                     .signs = kSigns,
                                     .play = &the_game,
                                     .lesson = &the_lesson};

}  // namespace ui::townies
