// The rules of Cities with small boards.
#pragma once

#include "ui/play/game_entry.hpp"

namespace ui::cities {

void picture_of_kinds(Painter& painter, const Rect& area);
void picture_of_start(Painter& painter, const Rect& area);
void picture_of_laying(Painter& painter, const Rect& area);
void picture_of_tourists(Painter& painter, const Rect& area);
void picture_of_zone(Painter& painter, const Rect& area);
void picture_of_view(Painter& painter, const Rect& area);
void picture_of_neighbours(Painter& painter, const Rect& area);

inline constexpr RulesPage kRulesPages[] = {
    {Text::cities_rules_aim, Text::cities_rules_aim_body, nullptr},
    {Text::cities_rules_kinds, Text::cities_rules_kinds_body, picture_of_kinds},
    {Text::cities_rules_start, Text::cities_rules_start_body, picture_of_start},
    {Text::cities_rules_laying, Text::cities_rules_laying_body, picture_of_laying},
    {Text::cities_rules_tourists, Text::cities_rules_tourists_body, picture_of_tourists},
    {Text::cities_rules_level_1, Text::cities_rules_level_1_body, picture_of_zone},
    {Text::cities_rules_level_2, Text::cities_rules_level_2_body, picture_of_view},
    {Text::cities_rules_level_3, Text::cities_rules_level_3_body, picture_of_neighbours},
    {Text::cities_rules_end, Text::cities_rules_end_body, nullptr},
    {Text::cities_rules_variants, Text::cities_rules_variants_body, nullptr},
    {Text::cities_rules_data, Text::cities_rules_data_body, nullptr},
};

}  // namespace ui::cities
