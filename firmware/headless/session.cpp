#include <lvgl.h>

#include <algorithm>
#include <cstdio>
#include <deque>
#include <set>
#include <sstream>
#include <vector>

#include "drivers/display/host.hpp"
#include "drivers/keys/host.hpp"
#include "drivers/power/host.hpp"
#include "drivers/storage/host.hpp"
#include "drivers/system/fault_host.hpp"
#include "drivers/system/host.hpp"
#include "drivers/touch/host.hpp"
#include "drivers/usb/host.hpp"
#include "firmware/app.hpp"
#include "firmware/cable/cable.hpp"
#include "firmware/console.hpp"
#include "firmware/facts.hpp"
#include "firmware/headless/commands.hpp"
#include "firmware/headless/png.hpp"
#include "firmware/record_files.hpp"
#include "ui/core/guard.hpp"
#include "ui/core/ui.hpp"

namespace firmware::headless {
namespace {

using drivers::display::DcsPanel;

constexpr unsigned kTapMs = 60;  // a short press of a finger
// Longer than any motion on the screens, and until all that has come could be seen.
constexpr unsigned kSettleMs = ui::guard::kUnseenMs + 50;
constexpr int kMostConsoleSteps = 20'000;

struct Search {
  std::string name;
  bool found;
  int x, y;
};

bool match(const ui::Target& target, void* context) {
  auto& search = *static_cast<Search*>(context);
  if (search.name != target.name) return true;
  search.found = true;
  search.x = target.x + target.width / 2;
  search.y = target.y + target.height / 2;
  return false;
}

bool list(const ui::Target& target, void* context) {
  std::ostringstream line;
  line << target.x << ' ' << target.y << ' ' << target.width << ' ' << target.height << ' '
       << target.name << '\n';
  *static_cast<std::string*>(context) += line.str();
  return true;
}

// Every text of the picture, one a line: the whole of it is drawn again.
std::string shown_texts() {
  std::set<std::string> heard;
  const auto hear = [](void* all, const char* text) {
    static_cast<std::set<std::string>*>(all)->insert(text);
  };
  ui::hear_texts({hear, &heard});
  lv_obj_invalidate(lv_screen_active());
  lv_refr_now(nullptr);
  ui::hear_texts({});
  std::string texts;
  for (const std::string& text : heard) texts += text + "\n";
  return texts;
}

std::vector<uint16_t> seen() {
  std::vector<uint16_t> pixels(static_cast<size_t>(DcsPanel::kWidth) * DcsPanel::kHeight);
  drivers::display::panel().seen(pixels.data());
  return pixels;
}

// Text that stays valid for ever.
const char* keep(const std::string& text) {
  static std::deque<std::string> kept;
  return kept.emplace_back(text).c_str();
}

}  // namespace

void Session::start() {
  if (started_) return;
  started_ = true;
  if (!options_.storage.empty()) drivers::storage::keep_in(options_.storage.c_str());
  record_files::keep_in(options_.records);
  cable::tell_hidden_hands(true);
  app::start(options_.records.empty() ? nullptr : record_files::keep);
}

void Session::run(unsigned milliseconds) {
  ran_ = true;
  while (milliseconds > 0) {
    const unsigned wanted = std::clamp(app::step(), 1u, milliseconds);
    drivers::system::advance(wanted);
    milliseconds -= wanted;
  }
  app::step();
}

bool Session::point(Words& words, int& x, int& y, std::string& answer) {
  const std::string text = words.rest();
  char behind;
  if (std::sscanf(text.c_str(), "%d %d %c", &x, &y, &behind) == 2) return true;
  Search search{text, false, 0, 0};
  ui::targets(match, &search);
  x = search.x;
  y = search.y;
  if (!search.found) answer = "nothing here is called '" + text + "'";
  return search.found;
}

bool Session::obey_run(Words& words, std::string& answer) {
  int milliseconds = 0;
  if (!words.number(milliseconds) || milliseconds < 0) {
    answer = "run needs a number of milliseconds";
    return false;
  }
  run(static_cast<unsigned>(milliseconds));
  return true;
}

bool Session::obey_tap(Words& words, std::string& answer) {
  if (!obey_down(words, answer)) return false;
  run(kTapMs);
  lift_finger();
  run(kSettleMs);
  return true;
}

bool Session::obey_down(Words& words, std::string& answer) {
  if (!ran_) run(kSettleMs);  // nobody touches a picture that isn't there yet
  if (!point(words, finger_x_, finger_y_, answer)) return false;
  drivers::touch::set_finger(true, finger_x_, finger_y_);
  return true;
}

bool Session::obey_up(Words&, std::string&) {
  lift_finger();
  return true;
}

void Session::lift_finger() { drivers::touch::set_finger(false, finger_x_, finger_y_); }

bool Session::obey_key(Words& words, std::string& answer) {
  constexpr const char* kNames[] = {"left", "right", "up", "down", "press", "back", "next"};
  const std::string name = words.rest();
  for (size_t i = 0; i < std::size(kNames); ++i) {
    if (name != kNames[i]) continue;
    drivers::keys::press(static_cast<drivers::keys::Key>(i + 1));
    run(kSettleMs);
    return true;
  }
  answer = "there is no key '" + name + "'";
  return false;
}

bool Session::obey_picture(Words& words, std::string& answer) {
  const std::string name = words.rest();
  if (name.empty()) {
    answer = "a picture needs a name";
    return false;
  }
  const std::string path = (name.front() == '/' ? name : options_.pictures + "/" + name) + ".png";
  const DcsPanel& panel = drivers::display::panel();
  if (write_png(path, seen().data(), panel.seen_width(), panel.seen_height())) return true;
  answer = "cannot write " + path;
  return false;
}

bool Session::obey_pixels(Words& words, std::string& answer) {
  const std::string path = words.rest();
  const std::vector<uint16_t> pixels = seen();
  std::FILE* file = std::fopen(path.c_str(), "wb");
  const bool written =
      file != nullptr && std::fwrite(pixels.data(), 2, pixels.size(), file) == pixels.size();
  if (file != nullptr) std::fclose(file);
  if (!written) answer = "cannot write " + path;
  return written;
}

bool Session::obey_targets(Words&, std::string& answer) {
  ui::targets(list, &answer);
  return true;
}

bool Session::obey_texts(Words&, std::string& answer) {
  answer = shown_texts();
  return true;
}

bool Session::obey_expect(Words& words, std::string& answer) {
  const std::string text = words.rest();
  const std::string texts = shown_texts();
  if (texts.find(text) != std::string::npos) return true;
  answer = "no text shows '" + text + "'; shown are:\n" + texts;
  return false;
}

bool Session::obey_pool(Words&, std::string& answer) {
  lv_mem_monitor_t pool;
  lv_mem_monitor(&pool);
  answer = std::to_string(pool.total_size - pool.free_size) + " " + std::to_string(pool.max_used) +
           " " + std::to_string(pool.free_size) + "\n";
  return true;
}

bool Session::obey_battery(Words& words, std::string&) {
  int percent = 0;
  const bool present = words.number(percent);
  drivers::power::set_battery({present, static_cast<uint8_t>(percent)});
  return true;
}

bool Session::obey_console(Words& words, std::string& answer) {
  drivers::usb::set_connected(true);
  drivers::usb::send(words.rest() + "\n");
  bool answered = false;
  for (int i = 0; !answered && i < kMostConsoleSteps; ++i) {
    run(1);
    answered = console::has_answered();
    answer += drivers::usb::take();
  }
  return true;
}

bool Session::obey_fact(Words& words, std::string& answer) {
  const std::string text = words.rest();
  const size_t sign = text.find('=');
  if (sign == std::string::npos) {
    answer = "a fact is NAME=VALUE";
    return false;
  }
  add_stand_in(keep(text.substr(0, sign)), keep(text.substr(sign + 1)));
  return true;
}

bool Session::obey_fault(Words& words, std::string& answer) {
  using drivers::fault::Kind;
  drivers::fault::Record record{};
  std::string kind;
  words.stream >> kind >> std::hex >> record.address >> record.caller;
  for (int i = 1; i <= static_cast<int>(Kind::panic); ++i) {
    if (kind == drivers::fault::name(static_cast<Kind>(i))) record.kind = static_cast<Kind>(i);
  }
  if (record.kind == Kind::none) {
    answer = "there is no fault '" + kind + "'";
    return false;
  }
  record.run = 1;
  std::snprintf(record.place, sizeof record.place, "%s", words.rest().c_str());
  drivers::fault::inject(record);
  return true;
}

}  // namespace firmware::headless
