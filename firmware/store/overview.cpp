#include "firmware/store/overview.hpp"

#include "firmware/store/game_store.hpp"
#include "firmware/text.hpp"
#include "ui/play/game_entry.hpp"

namespace firmware::store {

const char* why_set_aside(unsigned slot) {
  if (all().is_damaged(slot)) return "damaged";
  switch (condition(slot)) {
    case Condition::unknown_form:
      return "of a newer program";
    case Condition::unknown_game:
      return "unknown game";
    case Condition::other_rules:
      return "other rules";
    default:
      return "comes to another end";
  }
}

Overview overview() {
  Overview overview;
  for (unsigned slot = 0; slot < Store::kSlots; ++slot) {
    const bool game = is_played(slot) || is_finished(slot);
    const bool aside = game ? is_set_aside(slot) : all().is_damaged(slot);
    if (aside) {
      if (overview.set_aside++ == 0) overview.first_set_aside = slot;
    } else if (game && all().has(slot)) {
      GameHead head;
      if (is_finished(slot)) {
        ++overview.finished;
      } else if (read_head(slot, head) && !head.over) {
        ++overview.played;
      }
    }
  }
  return overview;
}

void tell_set_aside(unsigned slot, Text& text) {
  GameHead head;
  if (slot == number_of(Slot::settings)) {
    text.add("settings");
  } else if (!read_head(slot, head)) {
    text.add("place ").add(slot);
  } else {
    const ui::GameEntry* const entry = entry_of(head.game);
    text.add(entry != nullptr ? entry->name : "game").add(" ").add(head.number);
  }
  text.add(": ").add(why_set_aside(slot));
}

}  // namespace firmware::store
