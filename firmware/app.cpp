#include "firmware/app.hpp"

#include <lvgl.h>

#include "drivers/display/display.hpp"
#include "drivers/power/power.hpp"
#include "drivers/random/random.hpp"
#include "drivers/sound/sound.hpp"
#include "drivers/storage/storage.hpp"
#include "drivers/system/fault.hpp"
#include "drivers/system/system.hpp"
#include "drivers/usb/usb.hpp"
#include "firmware/build_info.hpp"
#include "firmware/cable/cable.hpp"
#include "firmware/console.hpp"
#include "firmware/facts.hpp"
#include "firmware/port/lvgl_port.hpp"
#include "firmware/store/game_store.hpp"
#include "firmware/store/kept_list.hpp"
#include "firmware/store/overview.hpp"
#include "firmware/store/settings_store.hpp"
#include "firmware/store/slots.hpp"
#include "firmware/text.hpp"
#include "firmware/tones.hpp"
#include "ui/core/fault_screen.hpp"
#include "ui/core/message.hpp"
#include "ui/core/strings.hpp"
#include "ui/core/ui.hpp"

namespace firmware::app {
namespace {

namespace fault = drivers::fault;
namespace system = drivers::system;

// After this long without a fault the run counts as healthy.
constexpr uint32_t kHealthyAfterMs = 10'000;
// So many faults in a row mean that the screens themselves cannot be trusted: only the cable
// answers.
constexpr uint8_t kMostFaultyRuns = 3;

// Writing flash stops everything: it waits until the answer to a touch is on the screen, and an
// erasure, which takes as long as a touch may wait for its answer, until the hand rests.
constexpr uint32_t kSaveAfterMs = 30;
constexpr uint32_t kPrepareAfterMs = 150;
constexpr uint32_t kFirstPictureMs = 1000;  // nothing is erased before
constexpr uint32_t kAgainMs = 2000;         // what the flash refused is tried again

constexpr uint8_t kBrightnessPercent[ui::kBrightnessSteps] = {8, 20, 40, 70, 100};
constexpr uint8_t kVolumePercent[ui::kVolumeSteps + 1] = {0, 25, 100};

ui::Settings active;
fault::Record last_run;
bool screens_run = false;
bool settled = false;
bool save_due = false;
bool prepare_due = true;
bool settle_due = true;
uint32_t seen_stamp = 0;             // of the writes that these were set for
uint32_t refused_ms = 0 - kAgainMs;  // by the flash, the last time
const char* to_say = nullptr;        // not while a picture is drawn

void use(const ui::Settings& settings) {
  active = settings;
  port::set_turn(settings.turn);
  port::set_backlight(kBrightnessPercent[settings.brightness - 1]);
}

void apply(const ui::Settings& settings) {
  use(settings);
  save_due = true;
}

void tell_refusal() {
  refused_ms = system::now_ms();
  to_say = ui::text(ui::Text::not_saved);
}

void note(store::Keeping keeping) {
  if (keeping == store::Keeping::refused) tell_refusal();
}

// What a picture shows to have happened lasts already. A page takes less than 3 ms.
void keep_game() { note(store::keep_game()); }

bool may_try_again() { return system::now_ms() - refused_ms >= kAgainMs; }

void save_settings() {
  save_due = !store::save(active);
  if (save_due) tell_refusal();
}

// About names them.
void say_what_is_set_aside() {
  static char words[80];
  static bool said = false;
  if (said) return;
  said = true;
  const unsigned count = store::overview().set_aside;
  if (count == 0) return;
  lv_snprintf(words, sizeof words, ui::text(ui::Text::set_aside), count);
  to_say = words;
}

void settle_games() {
  settle_due = false;
  say_what_is_set_aside();
  if (!store::settle_games()) to_say = ui::text(ui::Text::saves_full);
}

// Whoever wrote: the games, the settings, a screen that pins, erases or takes up, the cable.
void note_writes() {
  const uint32_t stamp = store::all().last_stamp();
  if (stamp == seen_stamp) return;
  seen_stamp = stamp;
  prepare_due = true;
  settle_due = true;
}

void save_when_calm() {
  note_writes();
  const uint32_t calm = port::untouched_ms();
  if (save_due && calm >= kSaveAfterMs && may_try_again()) save_settings();
  if (calm < kPrepareAfterMs) return;
  if (may_try_again()) note(store::keep_refused_game());
  if (system::now_ms() < kFirstPictureMs) return;
  if (settle_due) return settle_games();
  if (!prepare_due) return;
  prepare_due = store::prepare();
}

ui::Battery battery() {
  const drivers::power::Battery state = drivers::power::battery();
  return {state.present, state.percent};
}

void sound(ui::Sound sound) {
  const uint8_t volume = kVolumePercent[active.volume];
  if (volume > 0) drivers::sound::play(tones(sound), volume);
}

uint32_t random() {
  uint32_t number;
  drivers::random_source::fill(&number, sizeof number);
  return number;
}

ui::Device device;

// The games that are kept may be what stopped the runs before.
bool trusts_games() { return last_run.run < kMostFaultyRuns - 1; }

void go_on(void*) {
  fault::settle();
  ui::start(device, active);
}

// What the cable changed.
void go_home() { ui::start(device, active); }
void use_restored(const ui::Settings& settings) {
  use(settings);
  go_home();
}

void show_last_run() {
  static char place[96];
  Text(place, sizeof place).add(last_run.place).add(" @").add_hex(last_run.address);
  static char revision[32];
  Text(revision, sizeof revision).add(build::kVersion).add(" (").add(build::kRevision).add(")");
  ui::show_fault({.kind = fault::words(last_run.kind),
                  .place = place,
                  .build = revision,
                  .restarts = last_run.run,
                  .go_on = go_on});
}

void start_screens(KeepText keep_text) {
  device = {.has_backlight = drivers::display::has_backlight(),
            .has_sound = drivers::sound::available(),
            .apply = apply,
            .battery = battery,
            .sound = sound,
            .facts = facts,
            .random = random,
            .keep_text = keep_text,
            .wake = trusts_games() ? store::wake_game : nullptr,
            .kept = trusts_games() ? &store::kept_games() : nullptr,
            .last_fault = last_fault};
  port::init();
  port::before_pictures(keep_game);
  cable::set_screens({.go_home = go_home, .use = use_restored});
  use(active);
  screens_run = true;
  if (trusts_games()) store::bring_back_game();
  ui::start(device, active);
  if (last_run.kind != fault::Kind::none) show_last_run();
}

}  // namespace

void start(KeepText keep_text) {
  system::init();
  drivers::usb::init();
  drivers::storage::init();
  store::open();
  cable::forget_half();
  active = store::load_settings();
  if (fault::take(last_run)) {
    if (last_run.run <= kMostFaultyRuns) store::save(last_run);  // a row without end wears no flash
    console::announce(last_run);
  }
  drivers::power::init();
  drivers::sound::init();
  system::feed_watchdog();
  if (last_run.run < kMostFaultyRuns) start_screens(keep_text);
}

uint32_t step() {
  system::feed_watchdog();
  drivers::usb::task();
  console::step();
  if (!settled && system::now_ms() >= kHealthyAfterMs) {
    settled = true;
    fault::settle();
  }
  if (!screens_run) return 1;
  const uint32_t rest = port::step();
  keep_game();  // what changed and is not shown
  save_when_calm();
  if (to_say != nullptr) ui::say(to_say);
  to_say = nullptr;
  return save_due && rest > kSaveAfterMs ? kSaveAfterMs : rest;
}

}  // namespace firmware::app
