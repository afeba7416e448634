#include "ui/play/setup/setup_field.hpp"

#include <bit>

#include "ui/core/list_screen.hpp"
#include "ui/core/symbols.hpp"

namespace ui {
namespace {

constexpr int kTick = 24;
constexpr int kSeat = kSeatChip.width + 6;
constexpr int kChip = kValueChip.width + 8;

// One by its name, more by their number.
const char* counted(unsigned many) {
  static char words[24];
  lv_snprintf(words, sizeof words, text(Text::many_chosen), many);
  return words;
}

}  // namespace

unsigned OwnField::rows() const {
  const auto values = static_cast<unsigned>(field_.values.size());
  if (is_each()) return setup_.seats.players;
  return has_lot() ? values + 1 : values;
}

unsigned OwnField::chosen() const { return one() ? value_ : ListSpec::kNone; }

const char* OwnField::words() const {
  if (one()) return name_of(value_);
  if (field_.choose == Choose::several) {
    const auto many = static_cast<unsigned>(std::popcount(value_));
    if (many == 0) return text(Text::none_chosen);
    if (many == 1) return text(field_.values[static_cast<size_t>(std::countr_zero(value_))]);
    return counted(many);
  }
  unsigned many = 0;
  for (unsigned i = 0; i < setup_.seats.players; ++i) many += setup_.own_values[i] != 0 ? 1 : 0;
  return many == 0 ? text(Text::by_lot) : counted(many);
}

const char* OwnField::name_of(unsigned row) const {
  if (!has_lot()) return text(field_.values[row]);
  return text(row == 0 ? field_.lot : field_.values[row - 1]);
}

const char* OwnField::note_of(unsigned row) const {
  if (has_lot() && row-- == 0) return nullptr;
  return row < field_.notes.size() ? text(field_.notes[row]) : nullptr;
}

void OwnField::take(unsigned row) {
  switch (field_.choose) {
    case Choose::one:
    case Choose::one_or_lot:
      value_ = static_cast<uint8_t>(row);
      return;
    case Choose::several:
      value_ = static_cast<uint8_t>(value_ ^ 1u << row);
      return;
    case Choose::each_own:
      return is_alone() ? give(1, row) : take_own(row + 1);
  }
}

// Who doesn't sit down now and had it has it no more.
void OwnField::give(unsigned player, unsigned value) {
  for (uint8_t& own : setup_.own_values) {
    if (own == value) own = 0;
  }
  setup_.own_values[player - 1] = static_cast<uint8_t>(value);
}

// The next value that nobody else has; behind the last one: by lot.
void OwnField::take_own(unsigned player) {
  uint8_t* const own = setup_.own_values;
  const auto taken = [&](uint8_t value) {
    for (unsigned other = 1; other <= setup_.seats.players; ++other) {
      if (other != player && own[other - 1] == value) return true;
    }
    return false;
  };
  uint8_t value = own[player - 1];
  do {
    value = value == field_.values.size() ? uint8_t{0} : static_cast<uint8_t>(value + 1);
  } while (value != 0 && taken(value));
  give(player, value);
}

// Of a value, from 1; 0: by lot. What is left of the row.
Rect OwnField::paint_chip(Painter& painter, const Rect& area, unsigned value) const {
  if (field_.chip == nullptr) return area;
  const Rect left = {area.x, area.y, kValueChip.width, area.height};
  if (value != 0) field_.chip(painter, left.middle(kValueChip), value - 1);
  return {area.x + kChip, area.y, area.width - kChip, area.height};
}

// A value with its picture and its sentence; with a tick where several are chosen and this is one
// of them.
void OwnField::paint(Painter& painter, const Rect& area, unsigned row, bool inverted) const {
  if (is_each()) return paint_own(painter, area, row + 1, inverted);
  Rect words = area;
  if (field_.choose == Choose::several) {
    words = {area.x + kTick, area.y, area.width - kTick, area.height};
    const Palette& colors = palette();
    const Rect tick = {area.x, area.y, kTick - 4, area.height};
    if (value_ >> row & 1u) {
      painter.symbol(symbol_done, tick, inverted ? colors.raised : colors.ink);
    }
  }
  words = paint_chip(painter, words, has_lot() ? row : row + 1);
  const char* const name = name_of(row);
  const char* const note = note_of(row);
  if (note == nullptr) {
    paint_row(painter, words, name, inverted);
  } else {
    paint_row(painter, words, name, note, inverted);
  }
}

// A player and what is theirs.
void OwnField::paint_own(Painter& painter, const Rect& area, unsigned player, bool inverted) const {
  const unsigned value = setup_.own_values[player - 1];
  const int down = (area.height - kSeatChip.height) / 2;
  paint_seat(painter, {area.x, area.y + down, kSeatChip.width, kSeatChip.height},
             setup_.seats.at(player));
  const Rect words = {area.x + kSeat, area.y, area.width - kSeat, area.height};
  paint_row(painter, paint_chip(painter, words, value),
            text(value == 0 ? Text::by_lot : field_.values[value - 1]), inverted);
}

}  // namespace ui
