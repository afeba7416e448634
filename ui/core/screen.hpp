// A screen and the stack of them. Only the top one has LVGL objects; the others keep what they need
// in their own members and build again when they come back.
#pragma once

#include <lvgl.h>

#include <cstdint>

#include "ui/core/motion.hpp"
#include "ui/core/painter.hpp"

namespace ui {

// What a finger does on a target that follows it.
enum class Touch : uint8_t { down, move, up, lost };

// A named place inside a board or a list that is one target: what scripts and focus step among.
struct Place {
  const char* name;  // "cell 1,-1"; valid until the next place is given
  Rect area;
  bool two_step = false;  // touching it only chooses: something of full size does it
};
class PlaceSink {
 public:
  constexpr PlaceSink(bool (*take)(const Place&, void*), void* context)
      : take_(take), context_(context) {}
  // False: no more are wanted.
  bool operator()(const Place& place) const { return take_(place, context_); }

 private:
  bool (*take_)(const Place&, void*);
  void* context_;
};

class Screen {
 public:
  // Adds targets and boards to the empty root. They end with the screen; nothing refers to them
  // then.
  virtual void build(lv_obj_t* /*root*/) {}
  // Draws what lies under them, all of the screen that the painter sees.
  virtual void paint(Painter& /*painter*/) const {}
  virtual void tapped(uint8_t /*id*/, uint8_t /*value*/) {}
  virtual void touched(uint8_t /*id*/, Touch /*touch*/, Point /*point*/) {}
  // What can be touched inside its boards now, in the order of the focus.
  virtual void places(const PlaceSink& /*sink*/) const {}
  // Something that moves here has made a step, or has come to rest.
  virtual void moved(motion::Kind kind, const Rect& area);
  // Its objects are about to end.
  virtual void leave() {}

 protected:
  constexpr Screen() = default;
  ~Screen() = default;
};

namespace screens {

inline constexpr int kMostScreens = 8;

// The id of the back target: the stack answers it itself.
inline constexpr uint8_t kBack = 0xFF;

// The first screen; screens stay valid while they are on the stack.
void start(Screen& first);
void open(Screen& screen);
// In the place of the one that is shown.
void replace(Screen& screen);
void back();
// The same; what `then` does to the screens is shown once, at its end.
void begin_back();
void end_back();
template <class Then>
void back(const Then& then) {
  begin_back();
  then();
  end_back();
}
// Back, with another one in the place of the one below.
void back_to(Screen& screen);
// Back to the first one: home.
void home();
// On top of home, whatever was open; home itself is not shown on the way.
void open_on_home(Screen& screen);

Screen& now();
lv_obj_t* root();
// Draws everything again, after a change of theme.
void redraw();
void redraw(const Rect& area);
// Builds the screen again, after a change of hand or language.
void rebuild();

// A target was tapped. For targets only.
void tap(uint8_t id, uint8_t value);

}  // namespace screens
}  // namespace ui
