// What a lesson lays over the screens of its game.
#pragma once

#include <lvgl.h>

#include <span>

#include "ui/core/geometry.hpp"
#include "ui/core/title_line.hpp"

namespace ui {

class Guide {
 public:
  // Ids from here on are the guide's own.
  static constexpr uint8_t kFirstId = 200;

  // Behind all targets of the screen but the menu. Its words lie in one of `rooms`, the first ones
  // rather; targets that they would leave no room for a finger are taken away.
  virtual void build(lv_obj_t* root, std::span<const Rect> rooms) = 0;
  virtual void tapped(uint8_t id) = 0;
  // Something was touched. True: something else is to be said now, build again.
  virtual bool moved() const = 0;
  // What is to be done now is one of its own buttons: it is the primary one.
  virtual bool acts() const = 0;
  // Whether its words lie over the middle of this place inside a board.
  virtual bool hides(const Rect& area) const = 0;
  // What the step is not about is pale.
  virtual bool dims() const = 0;
  // What the title line says.
  virtual void entitle(TitleLine& line) const = 0;

 protected:
  constexpr Guide() = default;
  ~Guide() = default;
};

}  // namespace ui
