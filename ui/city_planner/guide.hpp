// What a lesson lays over the screens of its game.
#pragma once

#include <lvgl.h>

#include "ui/core/geometry.hpp"

namespace ui::planner {

class Guide {
 public:
  // Ids from here on are the guide's own.
  static constexpr uint8_t kFirstId = 200;

  // What its bubble hides now; targets below it are left out.
  virtual Rect cover() const = 0;
  // The part of the screen that the step is about.
  virtual void build(lv_obj_t* root) = 0;
  virtual void tapped(uint8_t id) = 0;
  // What is to be done now is one of its own buttons: it is the primary one.
  virtual bool acts() const = 0;
  // Something was touched. True: the step is another one now, build again.
  virtual bool moved() = 0;

 protected:
  constexpr Guide() = default;
  ~Guide() = default;
};

}  // namespace ui::planner
