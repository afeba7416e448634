#include "ui/play/setup/seats.hpp"

#include "ui/core/symbols.hpp"
#include "ui/core/ui.hpp"

namespace ui {
namespace {

struct Look {
  Text name;
  Wash wash;
};
constexpr Look kLooks[kSeats] = {
    {Text::seat_red, Wash::red},     {Text::seat_yellow, Wash::yellow},
    {Text::seat_blue, Wash::blue},   {Text::seat_green, Wash::green},
    {Text::seat_brown, Wash::brown}, {Text::seat_purple, Wash::purple},
};

const Look& look(Seat seat) { return kLooks[static_cast<size_t>(seat)]; }

struct NamesUsed {
  bool own = true;  // those of the settings
  SeatName of[kSeats] = {};
};
constinit NamesUsed used = {};

// How wide the symbol is in row `y` of `size` rows.
int row_width(Seat seat, int y, int size) {
  const int middle = y < size - 1 - y ? y : size - 1 - y;  // rows from the nearer end
  switch (seat) {
    case Seat::red:  // a triangle
      return (y + 1) * size / size | 1;
    case Seat::yellow:  // a square
      return size;
    case Seat::blue: {  // a disc
      int width = size;
      const auto outside = [&] {
        const int dx = width, dy = size - 1 - 2 * middle;
        return dx * dx + dy * dy > size * size + size;
      };
      while (width > 0 && outside()) width -= 2;
      return width;
    }
    case Seat::green:  // a diamond
      return 2 * middle + 2 - size % 2;
    case Seat::brown:  // a cross
      return y >= size / 3 && y < size - size / 3 ? size : size - 2 * (size / 3);
    case Seat::purple:  // an hourglass
      return size - 2 * middle;
  }
  return size;
}

template <Seat seat>
void paint_sign(Painter& painter, const Rect& area, Color color) {
  paint_seat_symbol(painter, area.middle({area.width | 1, area.width | 1}), seat, color);
}

// In a text they stand for the colours' words.
constexpr Sign kSigns[kSeats] = {
    {0xE000, Sign::kAsHigh, paint_sign<Seat::red>},
    {0xE001, Sign::kAsHigh, paint_sign<Seat::yellow>},
    {0xE002, Sign::kAsHigh, paint_sign<Seat::blue>},
    {0xE003, Sign::kAsHigh, paint_sign<Seat::green>},
    {0xE004, Sign::kAsHigh, paint_sign<Seat::brown>},
    {0xE005, Sign::kAsHigh, paint_sign<Seat::purple>},
};
constexpr const char* kMarkedNames[kSeats] = {
    "\uE000Red", "\uE001Yellow", "\uE002Blue", "\uE003Green", "\uE004Brown", "\uE005Purple",
};

}  // namespace

void paint_seat_symbol(Painter& painter, const Rect& area, Seat seat, Color color) {
  if (!painter.sees(area.inset(-1))) return;  // the widest row reaches a pixel beyond it
  const int size = area.width;
  for (int y = 0; y < size; ++y) {
    const int width = row_width(seat, y, size);
    painter.across(area.x + (size - width) / 2, area.y + y, width, color);
  }
}

void Seats::give(unsigned player, Seat seat) {
  for (Seat& other : of) {
    if (other == seat) other = at(player);
  }
  of[player - 1] = seat;
}

Text seat_name(Seat seat) { return look(seat).name; }

const char* seat_label(Seat seat, bool bot) {
  const SeatName* const names = used.own ? settings().names : used.of;
  const SeatName& name = names[static_cast<size_t>(seat)];
  return seat_label(seat, name, bot);
}

const char* seat_label(Seat seat, const SeatName& name, bool bot) {
  if (name.given() && !bot) return name.letters;
  return grey() ? kMarkedNames[static_cast<size_t>(seat)] : text(seat_name(seat));
}

void use_names(const Seats& seats, const SeatName* names) {
  used = {.own = false};
  for (size_t i = 0; i < seats.players; ++i) used.of[static_cast<size_t>(seats.of[i])] = names[i];
}

void use_own_names() { used.own = true; }

Wash seat_wash(Seat seat) { return look(seat).wash; }

void paint_seat(Painter& painter, const Rect& area, Seat seat) {
  if (!painter.sees(area)) return;
  const Palette& colors = palette();
  painter.wash(area, seat_wash(seat));
  painter.frame(area, area.width >= 40 ? 2 : 1, colors.ink);
  const int size = area.width * 4 / 7;
  const Rect symbol = area.middle({size, size});
  // Some of Grey's patterns are as dark as the symbol.
  if (grey()) painter.fill(symbol.inset(-2), colors.raised);
  paint_seat_symbol(painter, symbol, seat, colors.on_color);
}

const Sign* seat_sign(uint32_t letter) {
  const uint32_t seat = letter - kSigns[0].letter;
  return seat < kSeats ? &kSigns[seat] : nullptr;
}

void paint_bot_mark(Painter& painter, const Rect& area, Color color) {
  const int y = area.y + (area.height - kBotMark.height) / 2;
  painter.symbol(symbol_bot_9, Point{area.x, y}, color);
}

void paint_seat_band(Painter& painter, const Rect& area, Seat seat) {
  painter.wash({area.x, area.y, kSeatBand - 1, area.height}, seat_wash(seat));
  painter.down(area.x + kSeatBand - 1, area.y, area.height, palette().ink);
}

}  // namespace ui
