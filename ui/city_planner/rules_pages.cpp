#include "ui/city_planner/city_planner.hpp"
namespace ui::planner {
const RulesPage kRules[kPages] = {};
void open_lesson() {}
}  // namespace ui::planner
