#include "ui/city_planner/game.hpp"

#include "ui/city_planner/city_planner.hpp"
#include "ui/city_planner/outcomes.hpp"
#include "ui/core/screen.hpp"

namespace ui::city_planner {
namespace {

namespace rule = rules::city_planner;
using rules::Event;
using rules::Verdict;
using rules::city_planner::Verb;

bool is_change(Event event, unsigned card) { return event.is(Verb::kChange) && event.a == card; }

}  // namespace

const GameEntry& Game::entry() const { return kCityPlanner; }

Screen& Game::own_screen() {
  return seen().phase == Phase::kScore ? screens_.choice : screens_.turn;
}

unsigned Game::turn_of(const State& state) {
  const unsigned turn = state.turns / state.players + 1u;
  return turn < rule::kTurnsEach ? turn : rule::kTurnsEach;
}

size_t Game::turn_start(size_t end) const {
  while (end > 0 && !match().event(end - 1).is(Verb::kScore)) --end;
  return end;
}

size_t Game::last_score() const {
  const size_t start = turn_start(match().events());
  return start == 0 ? match().events() : start - 1;
}

int Game::change_of(unsigned card, size_t end) const {
  for (size_t i = end; i-- > turn_start(end);) {
    const Event event = match().event(i);
    if (is_change(event, card)) return event.b != 0 ? 1 : -1;
  }
  return 0;
}

CardLook Game::look_of(const State& state, unsigned card, size_t end) const {
  CardLook look;
  look.face = static_cast<uint8_t>(rule::face(state, card));
  look.locked = card == state.locked || card == state.aside;
  if (state.changed & rule::lane(card, 8)) look.change = static_cast<int8_t>(change_of(card, end));
  return look;
}

CardLook Game::look(unsigned card) const { return look_of(seen(), card, match().events()); }

// Dice that people enter seal nothing: there is the last of them.
size_t Game::rolled_at() const {
  size_t at = match().events();
  while (at > match().undo_reaches() && match().event(at - 1).actor() != rules::kChance) --at;
  return at;
}

int Game::takes_back(unsigned card) const {
  for (size_t at = match().events(), rolled = rolled_at(); at > rolled; --at) {
    const Event event = match().event(at - 1);
    if (is_change(event, card)) return event.b != 0 ? 1 : -1;
  }
  return 0;
}

Verdict Game::step(unsigned card, bool up) {
  const Event change = rules::event(seen().active, Verb::kChange, card, up ? 1 : 0);
  const size_t rolled = rolled_at();
  size_t at = match().events();
  while (at > rolled && !is_change(match().event(at - 1), card)) --at;
  const bool back = at > rolled && match().event(at - 1).b != change.b;
  if (!back) return match().act(change);

  // What came behind it happens again.
  Event behind[rule::kMostChanges];
  size_t count = 0;
  while (match().events() > at) {
    behind[count++] = match().event(match().events() - 1);
    match().undo();
  }
  match().undo();
  while (count > 0) {
    const Verdict verdict = match().act(behind[--count]);
    LV_ASSERT(verdict.ok());
  }
  return {};
}

// Whether all ways to score come to the same.
bool Game::is_decided() {
  return seen().phase == Phase::kScore && moves().outcomes().different() == 1;
}

Verdict Game::lock(unsigned card) {
  const Verdict verdict = match().act(rules::event(seen().active, Verb::kLock, card));
  return verdict.ok() && is_decided() ? match().act(moves().event()) : verdict;
}

// A score that nobody chose goes back with its lock.
void Game::undo() {
  match().undo();
  if (match().can_undo() && is_decided()) match().undo();
}

void Game::tell_standing(char* to, size_t size) const {
  const auto total = [&](uint8_t player) { return int{Rules::score(seen(), player).total}; };
  if (over()) {
    const bool alone = players() == 1;
    lv_snprintf(to, static_cast<uint32_t>(size),
                text(alone ? Text::planner_total : Text::planner_totals), total(1),
                alone ? 0 : total(2));
    return;
  }
  if (players() == 1) {
    lv_snprintf(to, static_cast<uint32_t>(size), text(Text::planner_standing), turn(),
                unsigned{seen().vp[0]}, unsigned{seen().money[0]});
  } else {
    lv_snprintf(to, static_cast<uint32_t>(size), text(Text::planner_standing_two), turn(),
                unsigned{seen().vp[0]}, unsigned{seen().vp[1]});
  }
}

// Seven small columns, the dice as squares where they stand.
void Game::paint_map(Painter& painter, const Rect& area) const {
  const Palette& colors = palette();
  painter.fill(area, colors.ground);
  painter.frame(area, 1, colors.ink);
  for (unsigned card = 1; card <= rule::kCards; ++card) {
    const int x = area.x + 1 + static_cast<int>(card - 1) * 6;
    if (card > 1) painter.down(x - 1, area.y, area.height, colors.grid);
    const unsigned face = rule::face(seen(), card);
    if (face == 0) continue;
    const Rect die = {x, area.y + 1 + static_cast<int>(rule::kFaces - face) * 7, 5, 6};
    paint_ground(painter, die, rule::building(card, face), Tone::full);
    painter.frame(die, 1, colors.ink);
  }
}

const char* card_name(unsigned card) {
  static constexpr const char* kNames[rule::kCards] = {"card 1", "card 2", "card 3", "card 4",
                                                       "card 5", "card 6", "card 7"};
  return kNames[card - 1];
}

void write_points(char* to, size_t size, int points) {
  lv_snprintf(to, static_cast<uint32_t>(size), text(Text::planner_points), points);
}

void write_money(char* to, size_t size, int money) {
  const Text form = money < 0 ? Text::planner_loss : Text::planner_income;
  lv_snprintf(to, static_cast<uint32_t>(size), text(form), money < 0 ? -money : money);
}

void write_track(char* to, size_t size, const Rules::State& state, unsigned player) {
  lv_snprintf(to, static_cast<uint32_t>(size), text(Text::planner_track),
              unsigned{state.vp[player - 1]}, unsigned{state.money[player - 1]});
}

void entitle_turn(TitleLine& line, bool several, const char* turn, const char* track) {
  (several ? line.title : line.lead) = turn;
  if (frame().landscape()) line.score = track;
}

void paint_rounds(Painter& painter, Point corner, unsigned turn, bool over, int pitch) {
  const Palette& colors = palette();
  for (unsigned round = 1; round <= rule::kTurnsEach; ++round) {
    const Rect square = {corner.x + static_cast<int>(round - 1) * pitch, corner.y, kRound, kRound};
    if (round < turn || over) {
      painter.fill(square, colors.ink);
    } else {
      painter.frame(square, round == turn ? 2 : 1, round == turn ? colors.accent : colors.faint);
    }
  }
}

}  // namespace ui::city_planner
