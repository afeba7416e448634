// Whether cards come as often as the decks' counts say, over more than 200,000 draws, reshuffles
// included. The decks are counted here, card by card, not asked of the rules.
//
// A draw without putting back: given what the deck holds, card k comes with p(k) = left(k) / left.
// The sum over all draws of (came - p) has the expectation 0 and, since what is left after each
// draw is known, the covariances add up: V = sum of (diag(p) - p p'). x' V^-1 x over all kinds but
// one is then chi-square with so many degrees of freedom. (Draws taken as independent with the
// deck's whole counts would have too large a variance: a deck drawn to its end holds no luck at
// all.)
#include <unity.h>

#include <cmath>
#include <map>
#include <vector>

#include "host_tests/drawcity/table.hpp"

using namespace drawcity_test;
using rules::Rng;
using rules::drawcity::Verb;

namespace {

using Row = std::vector<double>;

// x' V^-1 x by Gauss's elimination.
double distance(std::vector<Row> v, Row x) {
  const size_t size = x.size();
  const Row first = x;
  for (size_t i = 0; i < size; ++i) {
    for (size_t row = 0; row < size; ++row) {
      if (row == i) continue;
      const double factor = v[row][i] / v[i][i];
      for (size_t column = 0; column < size; ++column) v[row][column] -= factor * v[i][column];
      x[row] -= factor * x[i];
    }
  }
  double sum = 0;
  for (size_t i = 0; i < size; ++i) sum += first[i] * x[i] / v[i][i];
  return sum;
}

class Sample {
 public:
  explicit Sample(size_t kinds) : excess_(kinds - 1), variance_(kinds - 1, Row(kinds - 1)) {}

  void add(const std::vector<unsigned>& deck, unsigned card) {
    double size = 0;
    for (const unsigned count : deck) size += count;
    for (size_t i = 0; i < excess_.size(); ++i) {
      const double p = deck[i] / size;
      excess_[i] += (card == i) - p;
      for (size_t j = 0; j < excess_.size(); ++j) {
        variance_[i][j] += (i == j ? p : 0) - p * deck[j] / size;
      }
    }
    ++draws;
  }
  double chi_square() const { return distance(variance_, excess_); }

  unsigned draws = 0;
  unsigned reshuffles = 0;

 private:
  Row excess_;
  std::vector<Row> variance_;
};

// One deck with its discards.
class Counted {
 public:
  explicit Counted(std::vector<unsigned> cards) : deck_(cards), discards_(cards.size()) {}

  void draws(unsigned card, Sample& sample) {
    bool empty = true;
    for (const unsigned count : deck_) empty = empty && count == 0;
    if (empty) {
      deck_.swap(discards_);
      ++sample.reshuffles;
    }
    sample.add(deck_, card);
    TEST_ASSERT_GREATER_THAN(0, deck_[card]);
    --deck_[card];
  }
  void discards(unsigned card) { ++discards_[card]; }

 private:
  std::vector<unsigned> deck_;
  std::vector<unsigned> discards_;
};

const std::vector<unsigned> kNumberCards = {2, 4, 6, 8, 10, 8, 6, 4, 2};
const std::vector<unsigned> kTypeCards = {12, 12, 12, 12};

void play_counted(unsigned players, uint64_t seed, Sample& numbers, Sample& types) {
  Rng rng(seed);
  State state = DrawCity::start(options_of("none"), static_cast<uint8_t>(players));
  Counted number_deck(kNumberCards);
  Counted type_deck(kTypeCards);
  while (DrawCity::to_act(state) != 0) {
    const Event event = DrawCity::pick(state, rng);
    if (event.is(Verb::kDrawNumber)) number_deck.draws(event.b - 1u, numbers);
    if (event.is(Verb::kDrawDevelopment)) type_deck.draws(event.b - 1u, types);
    if (event.is(Verb::kBuild)) {
      number_deck.discards(event.b - 1u);
      type_deck.discards(event.a - 1u);
    }
    if (event.is(Verb::kSkip) && event.a != 0) number_deck.discards(event.a - 1u);
    if (event.is(Verb::kSkip) && event.b != 0) type_deck.discards(event.b - 1u);
    TEST_ASSERT_TRUE(DrawCity::apply(state, event).ok());
  }
}

// Chi-square with 8 and 3 degrees of freedom: beyond these once in 1,000, below these likewise.
void test_draws_should_fit_the_decks_when_counted_with_their_reshuffles() {
  Sample numbers(9);
  Sample types(4);
  for (unsigned seed = 1; numbers.draws <= 200000 || types.draws <= 200000; ++seed) {
    play_counted(2 + seed % 5, seed, numbers, types);
  }
  TEST_ASSERT_GREATER_THAN(200000, types.draws);
  TEST_ASSERT_GREATER_THAN(2000, numbers.reshuffles);
  TEST_ASSERT_GREATER_THAN(2000, types.reshuffles);
  const double of_numbers = numbers.chi_square();
  const double of_types = types.chi_square();
  TEST_ASSERT_TRUE_MESSAGE(of_numbers > 0.86 && of_numbers < 26.1, "numbers");
  TEST_ASSERT_TRUE_MESSAGE(of_types > 0.024 && of_types < 16.3, "types");
}

// The first n cards of a whole deck: the counts of the kinds are hypergeometric, and
// sum (came - expected)^2 / expected is (N - n) / (N - 1) of a chi-square.
double of_first_cards(const std::vector<unsigned>& cards, Verb verb, unsigned* draws) {
  constexpr unsigned kGames = 9000;
  const unsigned players = 6;
  const unsigned dealt = 2 * players;
  double whole = 0;
  for (const unsigned count : cards) whole += count;
  std::vector<double> came(cards.size());
  for (unsigned game = 0; game < kGames; ++game) {
    Rng rng(900000 + game);
    State state = DrawCity::start(options_of("none"), players);
    while (DrawCity::to_act(state) == rules::only(rules::kChance)) {
      const Event event = DrawCity::pick(state, rng);
      if (event.is(verb)) came[event.b - 1u] += 1;
      TEST_ASSERT_TRUE(DrawCity::apply(state, event).ok());
    }
  }
  double sum = 0;
  for (size_t i = 0; i < cards.size(); ++i) {
    const double expected = kGames * dealt * cards[i] / whole;
    sum += (came[i] - expected) * (came[i] - expected) / expected;
  }
  *draws += kGames * dealt;
  return sum * (whole - 1) / (whole - dealt);
}

void test_dealt_hands_should_fit_the_whole_decks() {
  unsigned draws = 0;
  const double of_numbers = of_first_cards(kNumberCards, Verb::kDrawNumber, &draws);
  const double of_types = of_first_cards(kTypeCards, Verb::kDrawDevelopment, &draws);
  TEST_ASSERT_GREATER_THAN(200000, draws);
  TEST_ASSERT_TRUE_MESSAGE(of_numbers > 0.86 && of_numbers < 26.1, "numbers");
  TEST_ASSERT_TRUE_MESSAGE(of_types > 0.024 && of_types < 16.3, "types");
}

// The measure itself: a deck that prefers one card by a hundredth is found out.
void test_measure_should_find_a_deck_that_prefers_a_card() {
  Sample sample(9);
  Rng rng(5);
  for (unsigned deck = 0; deck < 4000; ++deck) {
    std::vector<unsigned> left = kNumberCards;
    for (unsigned size = 50; size != 0; --size) {
      unsigned card = 0;
      const bool prefers = left[4] != 0 && rng.below(100) == 0;
      if (prefers) {
        card = 4;
      } else {
        unsigned n = rng.below(size);
        for (; n >= left[card]; ++card) n -= left[card];
      }
      sample.add(left, card);
      --left[card];
    }
  }
  TEST_ASSERT_TRUE(sample.chi_square() > 26.1);
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_draws_should_fit_the_decks_when_counted_with_their_reshuffles);
  RUN_TEST(test_dealt_hands_should_fit_the_whole_decks);
  RUN_TEST(test_measure_should_find_a_deck_that_prefers_a_card);
  return UNITY_END();
}
