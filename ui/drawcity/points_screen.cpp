#include "ui/drawcity/points_screen.hpp"

#include <algorithm>

#include "ui/core/worked_out.hpp"
#include "ui/drawcity/reasons.hpp"
#include "ui/drawcity/site_sets.hpp"
#include "ui/play/points/points_screen.hpp"

namespace ui::drawcity {
namespace {

constexpr int kEdge = 2;

class CityScreen final : public PointsScreen {
 public:
  constexpr CityScreen() : PointsScreen(kForm) {}
  void places(const PlaceSink& sink) const override;

 private:
  static constexpr Form kForm = {
      .name = "button Next player", .label = Text::drawcity_points_next, .lines = 3, .more = false};

  unsigned items() const override;
  void tell_lead(char* to, size_t size) const override { match().tell_turn(to, size); }
  void lay_out(const Rect& board) override {
    work_out<Reason>();
    grid_ = BoardGrid::in(board.inset(kEdge), match().seen());
  }
  void explain(unsigned item) override;
  Told told() const override { return {reason().head, reason().points, reason().words}; }
  void paint_board(Painter& painter) const override;
  unsigned item_at(Point point) const override;

  const DrawCityMatch& match() const { return static_cast<const DrawCityMatch&>(play()); }
  static const Reason& reason() { return worked_out<Reason>(); }

  BoardGrid grid_;
};

constinit CityScreen screen;

unsigned CityScreen::items() const {
  unsigned items = 0;
  for (size_t item = 0; item < rd::kItems; ++item) items += match().has_item(item) ? 1 : 0;
  return items;
}

// Where words are so long that they would be cut, less is told.
void CityScreen::explain(unsigned item) {
  size_t which = 0;
  for (unsigned left = item;; ++which) {
    if (!match().has_item(which)) continue;
    if (left-- == 0) break;
  }
  unsigned most = std::min(lines(), kMostLines);
  Reason& reason = worked_out<Reason>();
  do {
    reason = reason_of(match().seen(), whose(), static_cast<unsigned>(which), most);
  } while (!has_room(reason.words) && --most > 0);
}

void CityScreen::paint_board(Painter& painter) const {
  const State& state = match().seen();
  BoardLook look{.grid = grid_, .state = &state};
  look.seats = match().seats();
  look.own = whose();
  look.pale = without(built_on(state), reason().counted);
  drawcity::paint_board(painter, look);
}

// What one has built chooses what it is: these items come first, and are there in any game.
unsigned CityScreen::item_at(Point point) const {
  const Site site = grid_.find(point);
  if (site == 0 || builder_of(match().seen(), site) != whose()) return kNoItem;
  return type_at(match().seen(), site) - 1;
}

// One of each type is enough, but none below the way back.
void CityScreen::places(const PlaceSink& sink) const {
  static constexpr const char* kNames[rd::kTypes] = {"houses", "shops", "factories", "parks"};
  constexpr Rect kBack = {0, 0, kTouch, kTouch};
  const State& state = match().seen();
  bool wanted = true;
  for (unsigned type = 1; type <= rd::kTypes && wanted; ++type) {
    all_of(built_by(state, whose()) & built_as(state, type), [&](Site site) {
      const Rect cell = grid_.cell(site);
      if (!common(cell, kBack).empty()) return true;
      wanted = sink({kNames[type - 1], cell, true});
      return false;
    });
  }
}

}  // namespace

void open_points(DrawCityMatch& match, unsigned whose, unsigned item) {
  unsigned before = 0;
  for (size_t other = 0; other < item; ++other) before += match.has_item(other) ? 1 : 0;
  screen.show(match, whose, before);
  screens::open(screen);
}

}  // namespace ui::drawcity
