#include "ui/core/worked_out.hpp"

namespace ui {
namespace {

alignas(8) constinit unsigned char memory_of_screen[kMostWorkedOut] = {};

}  // namespace

void* worked_out_memory() { return memory_of_screen; }

}  // namespace ui
