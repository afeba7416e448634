// Cities in the registry.
#pragma once

#include <iterator>

#include "ui/cities/match.hpp"
#include "ui/cities/rules_pages.hpp"
#include "ui/play/game_entry.hpp"
#include "ui/play/lesson/lesson.hpp"

namespace ui::cities {

void draw_icon(Painter& painter, const Rect& area);

// The game at this device, and its lesson.
extern CitiesMatch the_game;
extern Lesson the_lesson;

inline constexpr Text kLevelNames[] = {Text::cities_level_1, Text::cities_level_2,
                                       Text::cities_level_3};
// Those that can be played by touch; the value is the rules' list of variants.
inline constexpr Text kVariantNames[] = {Text::cities_no_variant, Text::cities_no_jumping};
inline constexpr Text kLevelNotes[] = {Text::cities_level_1_note, Text::cities_level_2_note,
                                       Text::cities_level_3_note};
inline constexpr Text kVariantNotes[] = {Text::cities_no_variant_note,
                                         Text::cities_no_jumping_note};
inline constexpr SetupField kSetupFields[] = {{.name = "field Level",
                                               .label = Text::cities_level,
                                               .values = kLevelNames,
                                               .setting = 0,
                                               .notes = kLevelNotes},
                                              {.name = "field Variant",
                                               .label = Text::cities_variant,
                                               .values = kVariantNames,
                                               .setting = 1,
                                               .notes = kVariantNotes}};

inline constexpr Text kItemNames[] = {Text::cities_attractions, Text::cities_parks,
                                      Text::cities_terraces};
static_assert(std::size(kItemNames) == rules::Cities::kItemCount);

inline constexpr GameEntry kEntry = {.id = "cities",
                                     .name = "Cities",
                                     .target = "button Cities",
                                     .draw_icon = draw_icon,
                                     .board = BoardShape::square,
                                     .least_players = 1,
                                     .most_players = 4,
                                     .secret = true,
                                     .fields = kSetupFields,
                                     .mode_field = 0,
                                     .items = kItemNames,
                                     .rules = kRulesPages,
                                     .summary = Text::cities_summary,
                                     .whose = Text::cities_whose,
                                     .play = &the_game,
                                     .lesson = &the_lesson};

}  // namespace ui::cities
