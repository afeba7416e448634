#include "firmware/cable/screens.hpp"

#include "firmware/cable/cable.hpp"
#include "ui/play/play.hpp"

namespace firmware::cable {
namespace {

Screens the_screens = {};

}  // namespace

void set_screens(const Screens& screens) { the_screens = screens; }

void go_home() {
  if (the_screens.go_home != nullptr) the_screens.go_home();
}

void use_settings(const ui::Settings& settings) {
  if (the_screens.use != nullptr) the_screens.use(settings);
}

void end_play() {
  ui::set_current_play(nullptr);
  go_home();
}

}  // namespace firmware::cable
