// The display in memory, shown in a window. system/sdl.cpp owns the window's events.
#include "drivers/system/sdl.hpp"

#include <SDL.h>

#include <cstdio>
#include <cstdlib>

#include "drivers/display/display.hpp"
#include "drivers/display/host.hpp"

namespace drivers::sdl {
namespace {

using display::DcsPanel;

SDL_Window* window = nullptr;
SDL_Renderer* renderer = nullptr;
SDL_Texture* texture = nullptr;
uint32_t shown_changes = 0;
bool shown_lit = false;
int shown_width = 0;

void check(const void* made, const char* what) {
  if (made != nullptr) return;
  std::fprintf(stderr, "plat: no %s: %s\n", what, SDL_GetError());
  std::exit(1);
}

// A picture of this size in the whole window.
void fit(int width, int height) {
  if (texture != nullptr) SDL_DestroyTexture(texture);
  SDL_RenderSetLogicalSize(renderer, width, height);
  texture = SDL_CreateTexture(renderer, SDL_PIXELFORMAT_RGB565, SDL_TEXTUREACCESS_STREAMING, width,
                              height);
  check(texture, "texture");
  shown_width = width;
}

}  // namespace

void open_window() {
  SDL_SetMainReady();
  if (SDL_Init(SDL_INIT_VIDEO) != 0) check(nullptr, "display");
  window = SDL_CreateWindow("Plat", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED,
                            DcsPanel::kWidth * kZoom, DcsPanel::kHeight * kZoom,
                            SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI);
  check(window, "window");
  renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE);
  check(renderer, "renderer");
  fit(DcsPanel::kWidth, DcsPanel::kHeight);
}

void show(bool always) {
  const DcsPanel& panel = display::panel();
  if (!always && panel.changes() == shown_changes && panel.lit() == shown_lit) return;
  static uint16_t picture[DcsPanel::kWidth * DcsPanel::kHeight];
  panel.seen(picture);
  if (panel.seen_width() != shown_width) {
    int width = 0, height = 0;
    SDL_GetWindowSize(window, &width, &height);
    SDL_SetWindowSize(window, height, width);
    SDL_SetWindowPosition(window, SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED);
    fit(panel.seen_width(), panel.seen_height());
  }
  SDL_UpdateTexture(texture, nullptr, picture, panel.seen_width() * 2);
  SDL_RenderClear(renderer);
  SDL_RenderCopy(renderer, texture, nullptr, nullptr);
  SDL_RenderPresent(renderer);
  shown_changes = panel.changes();
  shown_lit = panel.lit();
}

}  // namespace drivers::sdl
