#include "firmware/cable/screens.hpp"

#include "firmware/cable/cable.hpp"
#include "ui/play/play.hpp"

namespace firmware::cable {
namespace {

Screens screens = {};

}  // namespace

void set_screens(const Screens& those) { screens = those; }

void go_home() {
  if (screens.go_home != nullptr) screens.go_home();
}

void use_settings(const ui::Settings& settings) {
  if (screens.use != nullptr) screens.use(settings);
}

void end_play() {
  ui::set_current_play(nullptr);
  go_home();
}

}  // namespace firmware::cable
