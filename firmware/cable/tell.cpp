#include "firmware/cable/tell.hpp"

#include "firmware/cable/cable.hpp"
#include "firmware/store/game_store.hpp"
#include "firmware/store/overview.hpp"
#include "ui/play/play.hpp"
#include "ui/registry.hpp"

namespace firmware::cable {
namespace {

constexpr const char* kSources[rules::kLuckSources] = {"device", "challenge", "script", "people",
                                                       "table"};
bool hidden_hands = false;

static_assert(kColourCount == ui::kSeats);

}  // namespace

void tell_hidden_hands(bool told) { hidden_hands = told; }

void tell_game(uint32_t game, Text& text) {
  const ui::GameEntry* const entry = store::entry_of(game);
  if (entry != nullptr) {
    text.add(entry->id);
  } else {
    text.add("game-").add_hex(game);
  }
}

void tell_state(unsigned slot, const store::GameHead& head, Text& text) {
  if (store::is_set_aside(slot)) {
    text.add("set aside: ").add(store::why_set_aside(slot));
  } else if (head.over) {
    text.add("over");
  } else if (store::is_finished(slot)) {
    text.add("left");
  } else {
    text.add(head.number == store::played_number() ? "played" : "waits");
  }
}

void tell_totals(const store::GameHead& head, Text& text) {
  text.add("totals");
  for (unsigned i = 0; i < head.players; ++i) text.add(" ").add_signed(head.totals[i]);
}

void tell_seat(const rules::KeptHead& kept, unsigned player, Text& text) {
  const rules::PartySeat& seat = kept.party.seats[player - 1];
  text.add("seat p").add(player).add(" ");
  text.add(rules::kSitterNames[static_cast<unsigned>(seat.sitter)]);
  if (seat.mark < kColourCount) text.add(" ").add(kColours[seat.mark]);
}

void tell_luck(const rules::KeptHead& kept, bool over, Text& text) {
  text.add("luck ").add(kSources[static_cast<unsigned>(kept.luck.source)]);
  if (kept.luck.source == rules::LuckSource::challenge) {
    text.add(" ").add(uint32_t{kept.luck.number()});
  } else if (over) {
    text.add(" ").add_hex(static_cast<uint32_t>(kept.luck.seed >> 32));
    text.add_hex(static_cast<uint32_t>(kept.luck.seed));
  }
}

bool read_kept(unsigned slot, const store::GameHead& head, rules::KeptHead& to) {
  rules::ByteReader bytes(store::match_in(slot));
  return to.read(bytes, head.game) && !bytes.is_short() && to.party.players == head.players;
}

bool hides(const rules::GameForm& form, const rules::Party& party, bool over) {
  return form.hidden && !over && !hidden_hands && party.persons() > 1;
}

bool is_hidden(unsigned slot, const store::GameHead& head) {
  const ui::GameEntry* const entry = store::entry_of(head.game);
  rules::KeptHead kept;
  return entry != nullptr && read_kept(slot, head, kept) &&
         hides(entry->play->form(), kept.party, head.over);
}

}  // namespace firmware::cable
