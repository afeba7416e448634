// The cards, judged by hand-worked sums, and the words that the screen shows.
#include <unity.h>

#include <algorithm>

#include "host_tests/core/look.hpp"
#include "host_tests/town_builder/table.hpp"
#include "rules/town_builder/town_builder_words.hpp"

using namespace town_builder_test;

namespace {

using namespace rules::town_builder;

unsigned count_if(bool (*is)(const CardData&)) {
  unsigned count = 0;
  for (const CardData& card : kCardData) count += is(card);
  return count;
}

unsigned cost_of(const CardData& card) {
  return unsigned{card.gold} + card.cost[0] + card.cost[1] + card.cost[2];
}

void test_cards_should_be_60_of_five_types() {
  const unsigned expected[] = {14, 12, 12, 11, 11};
  unsigned counts[kTypes] = {};
  for (const CardData& card : kCardData) ++counts[card.type];
  for (unsigned type = 0; type < kTypes; ++type) TEST_ASSERT_EQUAL(expected[type], counts[type]);
}

void test_costs_should_be_spread_as_designed() {
  const unsigned expected[] = {0, 7, 29, 13, 7, 4};
  unsigned counts[6] = {};
  for (const CardData& card : kCardData) ++counts[cost_of(card)];
  for (unsigned cost = 0; cost < 6; ++cost) TEST_ASSERT_EQUAL(expected[cost], counts[cost]);
}

void test_symbols_should_be_50_stone_43_wood_34_straw_and_25_gold() {
  unsigned sums[4] = {};
  for (const CardData& card : kCardData) {
    for (unsigned i = 0; i < kResources; ++i) sums[i] += card.cost[i];
    sums[3] += card.gold;
  }
  TEST_ASSERT_EQUAL(43, sums[0]);
  TEST_ASSERT_EQUAL(50, sums[1]);
  TEST_ASSERT_EQUAL(34, sums[2]);
  TEST_ASSERT_EQUAL(25, sums[3]);
}

void test_cards_should_give_gold_11_one_resource_37_two_9_and_gold_or_resource_3() {
  unsigned gold = 0;
  unsigned single = 0;
  unsigned dual = 0;
  unsigned mixed = 0;
  for (const CardData& card : kCardData) {
    const unsigned resources = rules::count_bits(card.gives & kAnyResource);
    if (card.gives & kGold) {
      ++(resources == 0 ? gold : mixed);
    } else {
      ++(resources == 1 ? single : dual);
    }
  }
  TEST_ASSERT_EQUAL(11, gold);
  TEST_ASSERT_EQUAL(37, single);
  TEST_ASSERT_EQUAL(9, dual);
  TEST_ASSERT_EQUAL(3, mixed);
}

void test_abilities_should_be_22_each_on_one_card() {
  TEST_ASSERT_EQUAL(22, count_if([](const CardData& card) { return card.ability != kNoAbility; }));
  std::set<unsigned> seen;
  for (const CardData& card : kCardData) {
    if (card.ability == kNoAbility) continue;
    TEST_ASSERT_TRUE_MESSAGE(seen.insert(card.ability).second, card.id);
  }
  TEST_ASSERT_EQUAL(0, seen.count(kCrest));
  // Seven when built, eight stars, six at the end, one in the row.
  TEST_ASSERT_EQUAL(7, kFirstStar);
  TEST_ASSERT_EQUAL(8, kCrest - kFirstStar);
  TEST_ASSERT_EQUAL(6, kBank - kFarm);
}

void test_points_of_cards_without_ability_should_follow_their_cost() {
  const unsigned expected[] = {0, 1, 3, 4, 6, 8};
  for (const CardData& card : kCardData) {
    if (card.ability != kNoAbility) continue;
    TEST_ASSERT_EQUAL_MESSAGE(expected[cost_of(card)], card.points, card.id);
  }
}

void test_cards_named_in_the_examples_should_be_as_the_examples_say() {
  const auto card = [](Ability ability) { return kCardData[card_with(ability)]; };
  TEST_ASSERT_TRUE(card(kBridge).gives & kStone);
  TEST_ASSERT_TRUE(card(kQuarry).cost[1] > 0);
  TEST_ASSERT_EQUAL(1, card(kOrphanage).cost[1]);
  TEST_ASSERT_EQUAL(kHousing, card(kOrphanage).type);
  TEST_ASSERT_EQUAL(kGold, card(kBakery).gives);
  TEST_ASSERT_EQUAL(1, card(kInn).gold);
  TEST_ASSERT_EQUAL(kSocial, card(kGardens).type);
  TEST_ASSERT_EQUAL(kCommerce, card(kArtGallery).type);
}

void test_ids_should_be_words_of_their_own() {
  std::set<std::string> ids;
  for (const CardData& card : kCardData) {
    TEST_ASSERT_TRUE_MESSAGE(tests::is_kebab(card.id), card.id);
    TEST_ASSERT_TRUE(ids.insert(card.id).second);
  }
  for (const char* award : kAwardIds) TEST_ASSERT_TRUE(ids.insert(award).second);
  for (const char* word : {"none", "judge", "end", "award", "type", "district"}) {
    TEST_ASSERT_EQUAL(0, ids.count(word));
  }
}

bool fits_the_screen(const char* text) {
  const std::string line = text;
  for (const char letter : line) {
    if (letter < 32 || letter > 126) return false;
  }
  return line.size() <= 90 && line.size() > 3 && line.back() == '.';
}

void test_every_ability_should_have_words_that_fit_the_screen() {
  for (unsigned i = 0; i < kCards; ++i) {
    const CardWords& words = kCardWords[i];
    TEST_ASSERT_TRUE(words.name[0] >= 'A' && words.name[0] <= 'Z');
    TEST_ASSERT_EQUAL(kCardData[i].ability != kNoAbility, words.ability != nullptr);
    if (words.ability == nullptr) continue;
    TEST_ASSERT_TRUE_MESSAGE(fits_the_screen(words.ability), words.ability);
    // What kind it is stands first.
    const Ability ability = kCardData[i].ability;
    const char* const kind = ability < kFirstStar ? "Build: "
                             : ability < kCrest   ? "Star: "
                             : ability < kBank    ? "End: "
                                                  : "In the row: ";
    TEST_ASSERT_EQUAL_MESSAGE(0, std::string(words.ability).find(kind), words.ability);
  }
  TEST_ASSERT_TRUE(fits_the_screen(kCrestWords));
}

void test_names_should_be_the_ids_in_plain_letters() {
  for (unsigned i = 0; i < kCards; ++i) {
    std::string id;
    for (const char* letter = kCardWords[i].name; *letter != 0; ++letter) {
      id += *letter == ' ' ? '-' : static_cast<char>(*letter | 32);
    }
    const std::string real = kCardData[i].id;
    TEST_ASSERT_TRUE_MESSAGE(real == id || real == id + "-1" || real == id + "-2", real.c_str());
  }
}

void test_awards_and_judges_should_have_words() {
  for (const AwardWords& words : kAwardWords) {
    TEST_ASSERT_TRUE_MESSAGE(fits_the_screen(words.condition), words.condition);
  }
  for (unsigned i = 0; i < kAwards; ++i) {
    std::string id = kAwardWords[i].name;
    id[0] = static_cast<char>(id[0] | 32);
    expect(kAwardIds[i], id);
  }
  for (const CardWords& words : kJudgeWords) {
    TEST_ASSERT_TRUE_MESSAGE(fits_the_screen(words.ability), words.ability);
  }
}

// By trying every way, for each set of cards that could lie there.
void test_needs_should_be_what_trying_every_way_says() {
  const auto fits = [](const uint8_t* cost, const std::vector<unsigned>& under) {
    std::vector<unsigned> symbols;
    for (unsigned i = 0; i < kResources; ++i) symbols.insert(symbols.end(), cost[i], i);
    std::sort(symbols.begin(), symbols.end());
    if (under.size() > symbols.size()) return false;
    do {
      bool good = true;
      for (size_t i = 0; i < under.size(); ++i) good = good && (under[i] >> symbols[i] & 1u);
      if (good) return true;
    } while (std::next_permutation(symbols.begin(), symbols.end()));
    return false;
  };
  for (unsigned card = 0; card < kCards; ++card) {
    const uint8_t* const cost = kCardData[card].cost;
    const unsigned symbols = kSymbols[card];
    for (unsigned code = 0; code < 8 * 8 * 8; ++code) {
      std::vector<unsigned> under;
      for (unsigned rest = code; rest != 0; rest /= 8) under.push_back(rest % 8);
      if (under.size() >= symbols || !fits(cost, under)) continue;
      if (std::count(under.begin(), under.end(), 0u) != 0) continue;
      Slack left = kCosts[card];
      for (const unsigned given : under) left -= kTakes[given];
      for (unsigned given = 1; given < 8; ++given) {
        under.push_back(given);
        TEST_ASSERT_EQUAL_MESSAGE(fits(cost, under), needs_of(left) >> given & 1u,
                                  kCardData[card].id);
        under.pop_back();
      }
    }
  }
}

void test_nth_card_should_be_what_counting_says() {
  rules::Rng rng(5);
  for (unsigned round = 0; round < 500; ++round) {
    CardSet set;
    std::vector<unsigned> cards;
    for (unsigned card = 0; card < kCards; ++card) {
      if (rng.below(1 + round % 7) != 0) continue;
      set.set(card);
      cards.push_back(card);
    }
    for (unsigned n = 0; n < cards.size(); ++n) TEST_ASSERT_EQUAL(cards[n], nth_card(set, n));
  }
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_cards_should_be_60_of_five_types);
  RUN_TEST(test_costs_should_be_spread_as_designed);
  RUN_TEST(test_symbols_should_be_50_stone_43_wood_34_straw_and_25_gold);
  RUN_TEST(test_cards_should_give_gold_11_one_resource_37_two_9_and_gold_or_resource_3);
  RUN_TEST(test_abilities_should_be_22_each_on_one_card);
  RUN_TEST(test_points_of_cards_without_ability_should_follow_their_cost);
  RUN_TEST(test_cards_named_in_the_examples_should_be_as_the_examples_say);
  RUN_TEST(test_ids_should_be_words_of_their_own);
  RUN_TEST(test_every_ability_should_have_words_that_fit_the_screen);
  RUN_TEST(test_names_should_be_the_ids_in_plain_letters);
  RUN_TEST(test_awards_and_judges_should_have_words);
  RUN_TEST(test_needs_should_be_what_trying_every_way_says);
  RUN_TEST(test_nth_card_should_be_what_counting_says);
  return UNITY_END();
}
