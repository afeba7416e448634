// Tiles that people draw themselves and enter.
#include "ui/cities/match.hpp"
#include "ui/core/symbols.hpp"
#include "ui/core/write.hpp"

namespace ui::cities {
namespace {

static_assert(rc::kTiles <= kMostEntries);

constexpr int kNumber = 14;      // the line of the number below its tile
constexpr int kMostField = 20;   // of a tile
constexpr int kLeastField = 12;  // of which symbols are drawn

// Made once, as all are drawn together.
constexpr NumberedNames<rc::kTiles> kNumbers("");

}  // namespace

// By number; those that were drawn before are there, to be refused.
size_t CitiesMatch::entries(rules::Event* to) const {
  for (unsigned tile = 1; tile <= rc::kTiles; ++tile) {
    to[tile - 1] = rules::event(rules::kChance, rc::Verb::kDraw, tile);
  }
  return rc::kTiles;
}

void CitiesMatch::ask_for_entry(EntryWords& words) const {
  const unsigned next = seen().draws + 1u;
  const bool starts = next <= rc::kStartTiles;
  write(words.question, starts ? Text::cities_which_start : Text::cities_which_tile,
        starts ? next : next - rc::kStartTiles);
  write(words.note, Text::cities_tiles_left, unsigned{rc::kTiles} - seen().draws,
        unsigned{rc::kTiles} - rc::all_draws(seen()));
}

void CitiesMatch::name_entry(rules::Event event, char* to, size_t size) const {
  write(to, size, "tile %u", unsigned{event.a});
}

void CitiesMatch::paint_entry(Painter& painter, const Rect& area, rules::Event event,
                              bool possible) const {
  const Palette& colors = palette();
  const int width = (area.width - 1) / 2;
  const int height = (area.height - kNumber - 1) / 2;
  const int most = width < height ? width : height;
  const int field = most >= kMostField ? kMostField : most >= 16 ? 16 : kLeastField;
  const int side = 2 * field + 1;
  const Rect tile = {area.x + (area.width - side) / 2, area.y + (area.height - kNumber - side) / 2,
                     side, side};
  painter.text({area.x, tile.bottom() + 1, area.width, kNumber}, kNumbers[event.a], kText,
               possible ? colors.ink : colors.note, Align::center);
  if (possible) {
    prepare_fields(field);
    paint_tile(painter, tile.corner(), field, rc::laid_tile(event.a, 0));
  } else {
    paint_dashes(painter, tile, colors.faint);
    painter.symbol(symbol_done, tile, colors.note);
  }
}

}  // namespace ui::cities
