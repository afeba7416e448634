#include "ui/core/ui.hpp"

#include <lvgl.h>

#include "ui/core/geometry.hpp"
#include "ui/core/screen.hpp"
#include "ui/core/target.hpp"
#include "ui/core/theme.hpp"
#include "ui/core/title_line.hpp"
#include "ui/core/ui_state.hpp"
#include "ui/home/home_screen.hpp"
#include "ui/play/setup/seats.hpp"
#include "ui/registry.hpp"

namespace ui {
namespace {

static_assert(kGames.size() <= kMostGames);

constinit const Device* the_device = nullptr;
constinit Settings the_settings = {};

using Sink = bool (*)(const Target& target, void* context);

struct Receiver {
  Sink sink;
  void* context;
};

bool give(const Receiver& to, const char* name, const Rect& area, Target target = {}) {
  const auto narrow = [](int value) { return static_cast<int16_t>(value); };
  target.name = name;
  target.x = narrow(area.x);
  target.y = narrow(area.y);
  target.width = narrow(area.width);
  target.height = narrow(area.height);
  return to.sink(target, to.context);
}

bool give_objects(const lv_obj_t* object, const Receiver& to) {
  const TargetSpec* spec = target_spec(object);
  const bool answers = spec != nullptr && (spec->enabled || explanation(object) != nullptr);
  if (answers && spec->name != nullptr &&
      !give(to, spec->name, area_of(object),
            {.board = spec->follows && !spec->single, .faint = !spec->enabled})) {
    return false;
  }
  const uint32_t children = lv_obj_get_child_count(object);
  for (uint32_t i = 0; i < children; ++i) {
    if (!give_objects(lv_obj_get_child(object, static_cast<int32_t>(i)), to)) return false;
  }
  return true;
}

bool give_place(const Place& place, void* context) {
  return give(*static_cast<const Receiver*>(context), place.name, place.area,
              {.two_step = place.two_step, .in_board = true});
}

const Sign* find_sign(uint32_t letter) {
  if (const Sign* const sign = seat_sign(letter); sign != nullptr) return sign;
  for (const GameEntry& game : kGames) {
    for (const Sign& sign : game.signs) {
      if (sign.letter == letter) return &sign;
    }
  }
  return nullptr;
}

}  // namespace

void start(const Device& device, const Settings& settings) {
  the_device = &device;
  the_settings = sound(settings) ? settings : Settings{};
  use_theme(the_settings.theme);
  use_signs(find_sign);
  watch_battery();
  open_home(kGames);
}

const Settings& settings() { return the_settings; }

const Device& device() { return *the_device; }

void change(const Settings& settings) {
  the_settings = settings;
  use_theme(settings.theme);
  the_device->apply(settings);
}

Frame frame() {
  return {static_cast<int>(lv_display_get_horizontal_resolution(nullptr)),
          static_cast<int>(lv_display_get_vertical_resolution(nullptr)),
          the_settings.left_hand != 0};
}

void targets(Sink sink, void* context) {
  if (screens::root() == nullptr) return;
  Receiver to{sink, context};
  if (give_objects(screens::root(), to)) screens::now().places({give_place, &to});
}

}  // namespace ui
