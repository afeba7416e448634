#include "ui/cities/entry.hpp"
namespace ui::cities {
void open_lesson() {}
}  // namespace ui::cities
