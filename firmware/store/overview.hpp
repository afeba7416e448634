// What the store holds, for people.
#pragma once

#include "firmware/store/kept_game.hpp"

namespace firmware {
class Text;
}

namespace firmware::store {

struct Overview {
  unsigned played = 0;  // games that wait to be gone on with
  unsigned finished = 0;
  unsigned set_aside = 0;                    // what can't be read or gone on with
  unsigned first_set_aside = Store::kSlots;  // where such a one lies
};
Overview overview();

// Before, for both: something is set aside there.
const char* why_set_aside(unsigned slot);
// Such as "Cities 12: other rules".
void tell_set_aside(unsigned slot, Text& text);

}  // namespace firmware::store
