// What moves on the play screen when a tile was laid or a tourist was sent.
#include "ui/cities/play_screen.hpp"
#include "ui/cities/wash.hpp"

namespace ui::cities {
namespace {

constexpr int kFall = 2;  // px a step, from this far above
constexpr int kLine = 2;

// What was done last, as it was chosen.
struct Done {
  enum class What : uint8_t { nothing, tile, tourist };
  What what;
  int16_t total;   // before
  uint16_t field;  // where the tourist went
  Cell cell;       // of the tile
};
constinit Done done = {};

}  // namespace

rules::Verdict CityPlay::perform(rules::Event event) {
  done = {};
  done.what = picker().has_cell() ? Done::What::tile : Done::What::tourist;
  done.total = static_cast<int16_t>(picker().preview().before.total);
  if (done.what == Done::What::tile) {
    done.cell = picker().cell();
  } else {
    done.field = static_cast<uint16_t>(picker().goal(picker().chosen()).field);
  }
  return PlayScreen::perform(event);
}

Rect CityPlay::laid_tile() const {
  if (moves_tourists()) return tile_rect(plan_, city(), city().last);
  return plan_.shows(done.cell) ? plan_.cell(done.cell) : Rect{};
}

// Who stays has done nothing that would be seen.
void CityPlay::start_motion() {
  if (done.what == Done::What::nothing) return;
  if (done.what == Done::What::tourist) {
    const Reason reason = rc::reason_of(board_of(city()), match_.level(), done.field);
    start_wash(city(), plan_, reason);
  } else if (const Rect tile = laid_tile(); !tile.empty()) {
    const int reach = kFall * motion::steps(motion::Kind::tile) + kLine;
    motion::start(motion::Kind::tile, common(tile.inset(-reach), layout_.board));
  }
  const int total = picker().preview().before.total;
  if (stage() != Stage::start && total != done.total) {
    motion::start(motion::Kind::points, layout_.numbers, done.total);
  }
  done.what = Done::What::nothing;
}

// A frame comes down on it.
void CityPlay::paint_fall(Painter& painter) const {
  const int left = motion::left(motion::Kind::tile);
  if (left == 0) return;
  const Rect tile = laid_tile();
  const Rect whole = {tile.x, tile.y, tile.width + 1, tile.height + 1};
  painter.frame(common(whole.inset(-kFall * left), layout_.board), kLine, palette().accent);
}

}  // namespace ui::cities
