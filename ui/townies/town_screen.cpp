#include "ui/townies/town_screen.hpp"

#include "ui/core/worked_out.hpp"
#include "ui/core/write.hpp"
#include "ui/play/points/points_screen.hpp"
#include "ui/townies/play_screen.hpp"
#include "ui/townies/reasons.hpp"
#include "ui/townies/town_look.hpp"

namespace ui::townies {
namespace {

class TownScreen final : public PointsScreen {
 public:
  constexpr TownScreen() : PointsScreen(kForm) {}
  void places(const PlaceSink& sink) const override;

 private:
  static constexpr Form kForm = {
      .name = "button Next town", .label = Text::townies_next_town, .lines = 2, .more = true};

  unsigned items() const override { return items_of(match(), whose()); }
  void tell_lead(char* to, size_t size) const override { match().tell_round(to, size); }
  void lay_out(const Rect& board) override {
    work_out<Reason>();
    grid_ = HexGrid::of_map(board.inset(2, 0));
  }
  void explain(unsigned item) override { worked_out<Reason>() = reason_of(match(), whose(), item); }
  Told told() const override;
  void paint_board(Painter& painter) const override;
  void paint_more(Painter& painter, const Rect& area) const override {
    paint_object_line(painter, area, town(), town(), match().players() == 1);
  }
  unsigned item_at(Point point) const override;

  const TowniesMatch& match() const { return static_cast<const TowniesMatch&>(play()); }
  const Town& town() const { return match().town_of(whose()); }
  static const Reason& reason() { return worked_out<Reason>(); }

  HexGrid grid_;
  mutable char name_[12] = {};
};

constinit TownScreen screen;

PointsScreen::Told TownScreen::told() const {
  if (items() == 0) return {nullptr, 0, text(Text::townies_nothing_scored)};
  return {reason().head, reason().points, reason().words};
}

// An Object on the map chooses it.
unsigned TownScreen::item_at(Point point) const {
  const unsigned space = grid_.find(point);
  for (unsigned i = 0; i < town().objects; ++i) {
    if (rt::space_of(town().drawn[i]) == space) return i;
  }
  return kNoItem;
}

void TownScreen::places(const PlaceSink& sink) const {
  for (unsigned i = 0; i < town().objects; ++i) {
    write(name_, "Object %u", i + 1);
    if (!sink({name_, grid_.hex(rt::space_of(town().drawn[i])), true})) return;
  }
}

void TownScreen::paint_board(Painter& painter) const {
  TownLook look{.grid = grid_, .town = &town()};
  if (items() > 0) {
    look.pale = town().blocks().without(reason().counted);
    look.outlined = reason().outlined;
  }
  paint_town(painter, look);
}

}  // namespace

void open_town(TowniesMatch& match, unsigned whose, unsigned item) {
  screen.show(match, whose, item);
  screens::open(screen);
}

void open_others(TowniesMatch& match) { open_town(match, match.holder() % match.players() + 1); }

}  // namespace ui::townies
