// Events and positions of City Planner as words.
#include "rules/city_planner/city_planner.hpp"

namespace rules::city_planner {
namespace {

constexpr const char* kUp = "up";
constexpr const char* kDown = "down";
constexpr const char* kTwiceGreen = "x2g";
constexpr const char* kTwiceBlue = "x2b";
// In the order of Building.
constexpr const char* kColours[kBuildings] = {"green", "blue",  "purple", "yellow",
                                              "red",   "mixed", "black"};

// `C=…`: how a card is scored.
enum Way : unsigned { kStands, kParked, kAsGreen, kAsBlue };
constexpr const char* kWays = "spgb";

bool parse_card(Reader& words, uint8_t& to) {
  unsigned card = 0;
  if (!words.number(card, 1, kCards)) return false;
  to = static_cast<uint8_t>(card);
  return true;
}

bool parse_only_card(Reader& words, Event& event) { return parse_card(words, event.a); }

void print_card(Writer& words, Event event) { words.word("").add(event.a); }

bool parse_player(Reader& words, Event& event) {
  unsigned player = 0;
  if (!words.player(player, CityPlanner::kMostPlayers)) return false;
  event.a = static_cast<uint8_t>(player);
  return true;
}

void print_player(Writer& words, Event event) { words.word("p").add(event.a); }

bool parse_die(Reader& words, Event& event) {
  unsigned shown = 0;
  if (!parse_card(words, event.a) || !words.number(shown, 1, kFaces)) return false;
  event.b = static_cast<uint8_t>(shown);
  return true;
}

void print_die(Writer& words, Event event) {
  print_card(words, event);
  words.word("").add(event.b);
}

bool parse_change(Reader& words, Event& event) {
  if (!parse_card(words, event.a)) return false;
  const bool up = words.word(kUp);
  event.b = up ? 1 : 0;
  return up || words.word(kDown);
}

void print_change(Writer& words, Event event) {
  print_card(words, event);
  words.word(event.b != 0 ? kUp : kDown);
}

// One word `C=…`, with C above the cards before it.
bool parse_way(Reader& words, int& card, Cards& aside, Choice& choice) {
  const char* text = nullptr;
  size_t length = 0;
  unsigned way = 0;
  if (!words.word(text, length)) return false;
  WordReader word(text, length);
  if (!word.number(card, card + 1, kCards) || !word.letter('=')) return false;
  if (!word.one_of(kWays, way) || !word.at_end()) return false;
  const Cards bit = card_bit(static_cast<unsigned>(card));
  aside = static_cast<Cards>(aside & ~bit);
  if (way == kParked) choice.parked |= bit;
  if (way == kAsGreen) choice.green |= bit;
  if (way == kAsBlue) choice.blue |= bit;
  return true;
}

bool parse_score(Reader& words, Event& event) {
  Choice choice;
  Cards aside = kAllCards;
  int card = 0;
  for (unsigned i = 0; i + 1 < kCards; ++i) {
    if (!parse_way(words, card, aside, choice)) return false;
  }
  if (words.word(kTwiceGreen)) {
    choice.twice = Twice::kGreen;
  } else if (words.word(kTwiceBlue)) {
    choice.twice = Twice::kBlue;
  }
  event = score_event(event.actor(), aside, choice);
  return true;
}

void print_score(Writer& words, Event event) {
  Cards aside = 0;
  Choice choice;
  if (!score_choice(event, aside, choice)) return;
  for (unsigned card = 1; card <= kCards; ++card) {
    const Cards bit = card_bit(card);
    if (aside & bit) continue;
    const Way way = choice.parked & bit  ? kParked
                    : choice.green & bit ? kAsGreen
                    : choice.blue & bit  ? kAsBlue
                                         : kStands;
    words.word("").add(static_cast<int>(card)).add('=').add(kWays[way]);
  }
  if (choice.twice == Twice::kGreen) words.word(kTwiceGreen);
  if (choice.twice == Twice::kBlue) words.word(kTwiceBlue);
}

}  // namespace

const VerbText CityPlanner::kVerbs[kVerbCount] = {
    {"first", true, parse_player, print_player},    {"die", true, parse_die, print_die},
    {"reroll", false, parse_only_card, print_card}, {"change", false, parse_change, print_change},
    {"lock", false, parse_only_card, print_card},   {"score", false, parse_score, print_score},
};

bool CityPlanner::Position::line(Reader words) {
  if (!money_seen_) {
    money_seen_ = true;
    return words.word("money") && words.number(money_, 0, kMostMoney) && words.at_end();
  }
  if (cards_seen_ || !words.word("cards")) return false;
  for (unsigned i = 0; i + 1 < kCards; ++i) {
    unsigned colour = 0;
    if (!words.one_of(kColours, kBuildings, colour)) return false;
    cells_[i] = one(static_cast<Building>(colour), i + 1);
  }
  cards_seen_ = true;
  return words.at_end();
}

void CityPlanner::Position::collect(Outcomes& found) const {
  const Cards scored = static_cast<Cards>(kAllCards & ~card_bit(kCards));
  Shown six = 0;
  for (const Shown cell : cells_) six += cell;
  Choices(six, scored).each([&](const Choice& choice) {
    const Result made = result(six, choice, [&](unsigned card) { return cells_[card - 1]; });
    const Outcome outcome{
        {static_cast<int16_t>(made.vp), static_cast<int16_t>(made.money_after(money_))}};
    const auto before = [](const Outcome& a, const Outcome& b) {
      return a.numbers[0] != b.numbers[0] ? a.numbers[0] < b.numbers[0]
                                          : a.numbers[1] < b.numbers[1];
    };
    // Sorted in, once each.
    size_t at = 0;
    while (at < found.size() && before(found[at], outcome)) ++at;
    if (at < found.size() && !before(outcome, found[at])) return true;
    found.push(outcome);
    for (size_t i = found.size() - 1; i > at; --i) found[i] = found[i - 1];
    found[at] = outcome;
    return true;
  });
}

}  // namespace rules::city_planner
