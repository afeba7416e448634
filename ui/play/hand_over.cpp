#include "ui/play/hand_over.hpp"

#include "ui/core/screen.hpp"
namespace ui {
namespace {
class HandOverScreen final : public Screen {};
constinit HandOverScreen screen;
}  // namespace
Screen& hand_over(const Play&, const HandOver&) { return screen; }
}  // namespace ui
