// The drawings of ui/symbols as A8 images.
#pragma once

#include <lvgl.h>

extern "C" {
extern const lv_image_dsc_t symbol_about;
extern const lv_image_dsc_t symbol_back;
extern const lv_image_dsc_t symbol_cities_others;
extern const lv_image_dsc_t symbol_cities_pawn_11;
extern const lv_image_dsc_t symbol_cities_pawn_11_in;
extern const lv_image_dsc_t symbol_cities_pawn_13;
extern const lv_image_dsc_t symbol_cities_pawn_13_in;
extern const lv_image_dsc_t symbol_cities_pawn_8;
extern const lv_image_dsc_t symbol_cities_pawn_8_in;
extern const lv_image_dsc_t symbol_cities_terrace_12;
extern const lv_image_dsc_t symbol_cities_terrace_16;
extern const lv_image_dsc_t symbol_cities_terrace_20;
extern const lv_image_dsc_t symbol_cities_tree_12;
extern const lv_image_dsc_t symbol_cities_tree_16;
extern const lv_image_dsc_t symbol_cities_tree_20;
extern const lv_image_dsc_t symbol_cities_turn;
extern const lv_image_dsc_t symbol_cities_water_12;
extern const lv_image_dsc_t symbol_cities_water_16;
extern const lv_image_dsc_t symbol_cities_water_20;
extern const lv_image_dsc_t symbol_cities_wheel_12;
extern const lv_image_dsc_t symbol_cities_wheel_16;
extern const lv_image_dsc_t symbol_cities_wheel_20;
extern const lv_image_dsc_t symbol_cities_why;
extern const lv_image_dsc_t symbol_contents;
extern const lv_image_dsc_t symbol_done;
extern const lv_image_dsc_t symbol_erase;
extern const lv_image_dsc_t symbol_first;
extern const lv_image_dsc_t symbol_forward;
extern const lv_image_dsc_t symbol_hand_left;
extern const lv_image_dsc_t symbol_hand_right;
extern const lv_image_dsc_t symbol_house;
extern const lv_image_dsc_t symbol_last;
extern const lv_image_dsc_t symbol_leave;
extern const lv_image_dsc_t symbol_lesson;
extern const lv_image_dsc_t symbol_planner_bank;
extern const lv_image_dsc_t symbol_planner_bank_20;
extern const lv_image_dsc_t symbol_planner_check;
extern const lv_image_dsc_t symbol_planner_coins;
extern const lv_image_dsc_t symbol_planner_coins_20;
extern const lv_image_dsc_t symbol_planner_down;
extern const lv_image_dsc_t symbol_planner_factory;
extern const lv_image_dsc_t symbol_planner_factory_20;
extern const lv_image_dsc_t symbol_planner_house;
extern const lv_image_dsc_t symbol_planner_house_20;
extern const lv_image_dsc_t symbol_planner_lock;
extern const lv_image_dsc_t symbol_planner_minus;
extern const lv_image_dsc_t symbol_planner_mixed;
extern const lv_image_dsc_t symbol_planner_mixed_20;
extern const lv_image_dsc_t symbol_planner_office;
extern const lv_image_dsc_t symbol_planner_office_20;
extern const lv_image_dsc_t symbol_planner_parking;
extern const lv_image_dsc_t symbol_planner_parking_20;
extern const lv_image_dsc_t symbol_planner_plus;
extern const lv_image_dsc_t symbol_planner_to;
extern const lv_image_dsc_t symbol_planner_undo;
extern const lv_image_dsc_t symbol_planner_up;
extern const lv_image_dsc_t symbol_plat_house;
extern const lv_image_dsc_t symbol_plat_roof;
extern const lv_image_dsc_t symbol_record;
extern const lv_image_dsc_t symbol_replay;
extern const lv_image_dsc_t symbol_rules;
extern const lv_image_dsc_t symbol_settings;
extern const lv_image_dsc_t symbol_settings_small;
extern const lv_image_dsc_t symbol_speaker_loud;
extern const lv_image_dsc_t symbol_speaker_off;
extern const lv_image_dsc_t symbol_speaker_quiet;
extern const lv_image_dsc_t symbol_star;
extern const lv_image_dsc_t symbol_sun;
extern const lv_image_dsc_t symbol_sun_low;
extern const lv_image_dsc_t symbol_undo;
extern const lv_image_dsc_t symbol_warning;
}
