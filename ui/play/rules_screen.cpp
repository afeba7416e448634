#include "ui/play/rules_screen.hpp"
namespace ui {
void open_rules(const GameEntry&, uint8_t) {}
}  // namespace ui
