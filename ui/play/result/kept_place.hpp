// The place of a game among those that are kept, in words: "New best!", "3rd of 12".
#pragma once

#include "ui/play/play.hpp"

namespace ui {

struct KeptPlace {
  char words[64] = {};  // short; empty: it has none
  char more[80] = {};   // a sentence, or empty
  bool new_best = false;
};

// Nothing where no games are kept, of a lesson, and where only bots play.
void tell_kept_place(const Play& play, KeptPlace& to);

}  // namespace ui
