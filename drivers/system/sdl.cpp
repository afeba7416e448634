#include "drivers/system/sdl.hpp"

#include <SDL.h>

#include "drivers/keys/host.hpp"
#include "drivers/system/system.hpp"

namespace drivers::sdl {
namespace {

Finger last_finger{};
bool woke = false;
bool open = true;

void press_key(SDL_Keycode code) {
  using keys::Key;
  constexpr struct {
    SDL_Keycode code;
    Key key;
  } kKeys[] = {{SDLK_LEFT, Key::left},   {SDLK_RIGHT, Key::right}, {SDLK_UP, Key::up},
               {SDLK_DOWN, Key::down},   {SDLK_TAB, Key::next},    {SDLK_RETURN, Key::press},
               {SDLK_SPACE, Key::press}, {SDLK_ESCAPE, Key::back}};
  for (const auto& known : kKeys) {
    if (known.code == code) keys::press(known.key);
  }
}

void handle(const SDL_Event& event) {
  switch (event.type) {
    case SDL_QUIT:
      open = false;
      break;
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP:
      if (event.button.button != SDL_BUTTON_LEFT) break;
      last_finger = {event.type == SDL_MOUSEBUTTONDOWN, event.button.x, event.button.y};
      woke = woke || last_finger.down;
      break;
    case SDL_MOUSEMOTION:
      last_finger.x = event.motion.x;
      last_finger.y = event.motion.y;
      break;
    case SDL_KEYDOWN:
      press_key(event.key.keysym.sym);
      break;
    case SDL_WINDOWEVENT:
      if (event.window.event == SDL_WINDOWEVENT_EXPOSED) show(true);
      break;
    default:
      break;
  }
}

}  // namespace

Finger finger() { return last_finger; }

bool finger_woke() {
  const bool result = woke;
  woke = false;
  return result;
}

}  // namespace drivers::sdl

namespace drivers::system {

void init() { sdl::open_window(); }

uint32_t now_ms() { return SDL_GetTicks(); }

void idle(uint32_t milliseconds) {
  constexpr uint32_t kMostRest = 20;  // the window answers at least this often
  sdl::show(false);
  SDL_Event event;
  const uint32_t rest = milliseconds < kMostRest ? milliseconds : kMostRest;
  if (SDL_WaitEventTimeout(&event, static_cast<int>(rest)) == 0) return;
  // One press at a time, so that a quick click is still seen as down and up.
  do {
    sdl::handle(event);
  } while (event.type != SDL_MOUSEBUTTONDOWN && event.type != SDL_MOUSEBUTTONUP &&
           SDL_PollEvent(&event) != 0);
}

bool wanted() { return sdl::open; }

const char* serial() { return "0000000000000000"; }

void feed_watchdog() {}

}  // namespace drivers::system
