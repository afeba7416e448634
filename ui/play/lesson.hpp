// A lesson, as the shell knows it.
#pragma once

namespace ui {

class Lesson {
 public:
  // Begins it anew on top of what is shown.
  virtual void open() = 0;

 protected:
  constexpr Lesson() = default;
  ~Lesson() = default;
};

}  // namespace ui
