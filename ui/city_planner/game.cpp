#include "ui/city_planner/game.hpp"

#include "ui/city_planner/city_planner.hpp"
#include "ui/city_planner/outcomes.hpp"
#include "ui/core/motion.hpp"
#include "ui/core/screen.hpp"
#include "ui/core/write.hpp"

namespace ui::city_planner {
namespace {

using rules::Event;
using rules::Verdict;

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

size_t Game::last_change(unsigned card, size_t from, size_t end) const {
  for (size_t at = end; at-- > from;) {
    if (is_change(match().event(at), card)) return at;
  }
  return end;
}

int Game::way_of(size_t change, size_t end) const {
  return change == end ? 0 : match().event(change).b != 0 ? 1 : -1;
}

CardLook Game::look_of(const State& state, unsigned card, size_t end) const {
  CardLook look;
  look.face = static_cast<uint8_t>(rule::face(state, card));
  look.locked = card == state.locked || card == state.aside;
  if (state.changed & rule::lane(card, 8)) {
    const size_t change = last_change(card, turn_start(end), end);
    look.change = static_cast<int8_t>(way_of(change, end));
  }
  return look;
}

unsigned Game::dice_cost(size_t end) const {
  unsigned cost = 0;
  for (size_t at = turn_start(end); at < end; ++at) {
    if (match().event(at).is(Verb::kChange)) cost += rule::kChangeCost;
  }
  return cost;
}

CardLook Game::look(unsigned card) const { return look_of(seen(), card, match().events()); }

// Dice that people enter seal nothing: there is the last of them.
size_t Game::rolled_at() const {
  size_t at = match().events();
  while (at > match().undo_reaches() && match().event(at - 1).actor() != rules::kChance) --at;
  return at;
}

int Game::takes_back(unsigned card) const {
  const size_t end = match().events();
  return way_of(last_change(card, rolled_at(), end), end);
}

Verdict Game::step(unsigned card, bool up) {
  const Event change = rules::event(seen().active, Verb::kChange, card, up ? 1 : 0);
  const size_t at = last_change(card, rolled_at(), match().events());
  if (at == match().events() || match().event(at).b == change.b) return match().act(change);

  // What came behind it happens again.
  Event behind[rule::kMostChanges];
  size_t count = 0;
  while (match().events() > at + 1) {
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
  const bool alone = players() == 1;
  if (over()) {
    const auto total = [&](uint8_t player) { return int{Rules::score(seen(), player).total}; };
    return write(to, size, alone ? Text::planner_total : Text::planner_totals, total(1),
                 alone ? 0 : total(2));
  }
  write(to, size, alone ? Text::planner_standing : Text::planner_standing_two, turn(), seen().vp[0],
        alone ? seen().money[0] : seen().vp[1]);
}

// Seven small columns, the dice as squares where they stand; nothing where none does.
void Game::map(SmallMap& to) const {
  if (seen().faces == 0) return;
  to.columns = rule::kCards;
  to.rows = rule::kFaces;
  to.lined = true;
  for (unsigned card = 1; card <= rule::kCards; ++card) {
    const unsigned face = rule::face(seen(), card);
    if (face == 0) continue;
    to.lay(static_cast<int>(rule::kFaces - face), static_cast<int>(card - 1),
           ground_color(rule::building(card, face)));
  }
}

Progress Game::progress() const {
  return {static_cast<uint8_t>(turn()), static_cast<uint8_t>(rule::kTurnsEach)};
}

void write_points(char* to, size_t size, int points) {
  write(to, size, Text::planner_points, points);
}

void write_money(char* to, size_t size, int money) {
  const Text form = money < 0 ? Text::planner_loss : Text::planner_income;
  write(to, size, form, money < 0 ? -money : money);
}

unsigned shown_vp(const Rules::State& state, unsigned player) {
  const unsigned vp = state.vp[player - 1];
  const unsigned scored = state.players == 1 ? 1u : 3u - state.active;  // whose turn it was
  return player == scored ? static_cast<unsigned>(motion::counted(static_cast<int>(vp))) : vp;
}

void write_track(char* to, size_t size, const Rules::State& state, unsigned player) {
  write(to, size, Text::planner_track, shown_vp(state, player), state.money[player - 1]);
}

void TurnTitle::read(const Game& game) {
  several_ = game.players() > 1;
  const bool brief = !frame().landscape() && !several_;
  write(turn_, brief ? Text::turn_of : Text::planner_turn, game.turn(), rule::kTurnsEach);
  write_track(track_, sizeof track_, game.seen(), game.seen().active);
}

void TurnTitle::entitle(TitleLine& line) const {
  (several_ ? line.title : line.lead) = turn_;
  if (frame().landscape()) line.score = track_;
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
