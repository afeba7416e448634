// Cities in the registry.
#pragma once

#include "ui/cities/lesson.hpp"
#include "ui/cities/match.hpp"
#include "ui/cities/rules_pages.hpp"
#include "ui/core/game_entry.hpp"

namespace ui::cities {

void draw_icon(Painter& painter, const Rect& area);

// The game at this device, and its lesson.
extern CitiesMatch the_game;
extern LessonScreen the_lesson;

inline constexpr Text kLevelNames[] = {Text::cities_level_1, Text::cities_level_2,
                                       Text::cities_level_3};
// Those that can be played by touch; the value is the rules' list of variants.
inline constexpr Text kVariantNames[] = {Text::cities_no_variant, Text::cities_no_jumping};
inline constexpr SetupField kFields[] = {{Text::cities_level, kLevelNames},
                                         {Text::cities_variant, kVariantNames, 0, 1}};

inline constexpr GameEntry kEntry = {.id = "cities",
                                     .name = "Cities",
                                     .target = "button Cities",
                                     .draw_icon = draw_icon,
                                     .board = BoardShape::square,
                                     .least_players = 1,
                                     .most_players = 4,
                                     .secret = true,
                                     .fields = kFields,
                                     .rules = kRulesPages,
                                     .summary = Text::cities_summary,
                                     .play = &the_game,
                                     .lesson = &the_lesson};

}  // namespace ui::cities
