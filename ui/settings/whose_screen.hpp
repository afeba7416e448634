// Whose games these are, which data of them are ours, and what the program takes from others.
#pragma once

#include <span>

#include "ui/core/strings.hpp"

namespace ui {

// A game has a page of its own, called by its name.
struct WhosePage {
  Text title;
  Text words;
};
std::span<const WhosePage> whose_pages();

void open_whose();

}  // namespace ui
