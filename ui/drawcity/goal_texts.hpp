// Names of the municipal goals, and what each asks for in a few words.
#pragma once

#include "rules/drawcity/drawcity_tables.hpp"
#include "ui/core/strings.hpp"

namespace ui::drawcity {

// By rules::drawcity::Goal.
inline constexpr Text kGoalTexts[rules::drawcity::kGoalCards] = {
    Text::drawcity_goal_residential_quarter, Text::drawcity_goal_three_streets_one_community,
    Text::drawcity_goal_connected_homes,     Text::drawcity_goal_homes_by_the_park,
    Text::drawcity_goal_high_street,         Text::drawcity_goal_chain_store,
    Text::drawcity_goal_shop_front,          Text::drawcity_goal_local_customers,
    Text::drawcity_goal_short_commute,       Text::drawcity_goal_industrial_belt,
    Text::drawcity_goal_industrial_park,     Text::drawcity_goal_outskirts,
    Text::drawcity_goal_meeting_place,       Text::drawcity_goal_green_belt,
    Text::drawcity_goal_central_park,        Text::drawcity_goal_green_lung,
    Text::drawcity_goal_mixed_use,           Text::drawcity_goal_main_road,
    Text::drawcity_goal_broadband,           Text::drawcity_goal_across_the_city,
};
inline constexpr Text kGoalNotes[rules::drawcity::kGoalCards] = {
    Text::drawcity_goal_residential_quarter_note,
    Text::drawcity_goal_three_streets_one_community_note,
    Text::drawcity_goal_connected_homes_note,
    Text::drawcity_goal_homes_by_the_park_note,
    Text::drawcity_goal_high_street_note,
    Text::drawcity_goal_chain_store_note,
    Text::drawcity_goal_shop_front_note,
    Text::drawcity_goal_local_customers_note,
    Text::drawcity_goal_short_commute_note,
    Text::drawcity_goal_industrial_belt_note,
    Text::drawcity_goal_industrial_park_note,
    Text::drawcity_goal_outskirts_note,
    Text::drawcity_goal_meeting_place_note,
    Text::drawcity_goal_green_belt_note,
    Text::drawcity_goal_central_park_note,
    Text::drawcity_goal_green_lung_note,
    Text::drawcity_goal_mixed_use_note,
    Text::drawcity_goal_main_road_note,
    Text::drawcity_goal_broadband_note,
    Text::drawcity_goal_across_the_city_note,
};

}  // namespace ui::drawcity
