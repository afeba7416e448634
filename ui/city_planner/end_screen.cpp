#include "ui/city_planner/end_screen.hpp"

#include "ui/city_planner/city_planner.hpp"
#include "ui/core/button.hpp"
#include "ui/core/title_line.hpp"
#include "ui/play/menu_screen.hpp"
#include "ui/play/record_screen.hpp"
#include "ui/play/replay_screen.hpp"
#include "ui/play/setup_screen.hpp"

namespace ui::planner {
namespace {

namespace rule = rules::city_planner;

constexpr int kButton = 46;

}  // namespace

void EndScreen::read_turns() {
  Rules::State state = game_.after(0);
  for (size_t i = 0; i < game_.match().events(); ++i) {
    const unsigned seat = state.active - 1u;
    const unsigned before = state.active == 0 ? 0 : state.vp[seat];
    const unsigned turn = state.turns / state.players;
    const bool scores = state.phase == Phase::kScore;
    const rules::Verdict verdict = Rules::apply(state, game_.match().event(i));
    LV_ASSERT(verdict.ok());
    if (scores) turns_[seat][turn] = static_cast<uint8_t>(state.vp[seat] - before);
  }
}

// Where one title ends and the next begins is asked from the rules.
void EndScreen::read_ranks() {
  rank_count_ = 0;
  for (int points = 0; points <= kRulerPoints; ++points) {
    const char* name = rule::rank(static_cast<unsigned>(points));
    if (rank_count_ > 0 && ranks_[rank_count_ - 1].name == name) continue;
    if (rank_count_ > 0) ranks_[rank_count_ - 1].most = points - 1;
    if (rank_count_ == kMostRanks) return;
    ranks_[rank_count_++] = {name, points, -1};
  }
}

Rect EndScreen::buttons_area() const {
  const Frame screen = frame();
  const int height = screen.landscape() || guide_ != nullptr ? kButton : 2 * kButton + 2;
  return {2, screen.height - height - 2, screen.width - 4, height};
}

void EndScreen::build(lv_obj_t* root) {
  read_turns();
  read_ranks();
  if (guide_ == nullptr) {
    add_choices(root);
    add_menu(root, kMenu);
    return;
  }
  add_button(root, {.name = "button Done",
                    .area = buttons_area(),
                    .id = kDone,
                    .label = text(Text::lesson_done),
                    .primary = true});
}

void EndScreen::add_choices(lv_obj_t* root) {
  const Rect area = buttons_area();
  const bool landscape = frame().landscape();
  const auto place = [&](int index) {
    if (landscape) {  // what is longer gets more
      constexpr int kParts = 32, kFrom[] = {0, 7, 14, 24, kParts};
      const int from = area.width * kFrom[index] / kParts;
      const int to = area.width * kFrom[index + 1] / kParts;
      return frame().hand({area.x + from + 1, area.y, to - from - 3, area.height});
    }
    const Rect line = {area.x, area.y + index / 2 * (kButton + 2), area.width, kButton};
    return frame().hand(line.column(index % 2, 2, 3));
  };
  add_button(root, {.name = "button Replay",
                    .area = place(0),
                    .id = kReplay,
                    .label = text(Text::planner_replay)});
  add_button(root, {.name = "button Record",
                    .area = place(1),
                    .id = kRecord,
                    .label = text(Text::planner_record)});
  add_button(root, {.name = "button Same town",
                    .area = place(2),
                    .id = kAgain,
                    .label = text(Text::planner_same_town)});
  add_button(root, {.name = "button New",
                    .area = place(3),
                    .id = kNew,
                    .label = text(Text::planner_new),
                    .primary = true});
}

void EndScreen::tapped(uint8_t id, uint8_t) {
  if (id != kMenu && game_.just_finished()) return;
  switch (id) {
    case kMenu:
      open_menu(game_);
      return;
    case kReplay:
      open_replay(game_);
      return;
    case kRecord:
      open_record(game_);
      return;
    case kAgain: {
      game_.begin_again(Play::Again::same_luck);
      screens::replace(game_.screen());
      return;
    }
    case kNew:
      open_setup(kCityPlanner);
      return;
    case kDone:
      screens::back();
      return;
    default:
      return;
  }
}

}  // namespace ui::planner
