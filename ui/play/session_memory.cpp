#include "ui/play/match.hpp"

namespace ui {
namespace {

alignas(8) constinit unsigned char memory_of_game[rules::kMostSessionBytes] = {};
alignas(8) constinit unsigned char memory_of_lesson[rules::kMostSessionBytes] = {};

}  // namespace

void* session_memory(Memory memory) {
  return memory == Memory::game ? memory_of_game : memory_of_lesson;
}

}  // namespace ui
