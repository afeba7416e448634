// What others hold in DrawCity shows nowhere: two games that differ only in one player's cards, and
// all screens that somebody else can open in them.
#include <cstdio>
#include <map>
#include <set>

#include "drawcity_table.hpp"
#include "ui/play/between/missed.hpp"

using namespace street_table;

namespace {

// --- two games -----------------------------------------------------------------------------------

constexpr unsigned kSecret = 2;  // yellow's cards differ
enum Which : unsigned { kOne, kOther };

constexpr const char* kDealt[2][3] = {{"36HS", "25HF", "47SP"}, {"36HS", "59FP", "47SP"}};
constexpr const char* kModules[] = {"goal residential-quarter",
                                    "goal high-street",
                                    "goal industrial-park",
                                    "goal green-lung",
                                    "zone H",
                                    "zone S",
                                    "zone F",
                                    "zone P",
                                    "zone H",
                                    "zone S",
                                    "zone F",
                                    "zone P",
                                    "zone H",
                                    "zone S",
                                    "zone F",
                                    "demand H",
                                    "demand S",
                                    "demand F",
                                    "demand P",
                                    "demand H",
                                    "neighborhood H",
                                    "neighborhood S",
                                    "neighborhood F",
                                    "neighborhood P",
                                    "neighborhood P",
                                    "neighborhood P"};
// What is built, the same in both, and what is drawn then.
struct Turn {
  const char* built;
  const char* drawn[2];
};
constexpr Turn kTurns[] = {{"p1 build H 3 2,2", {"4H", "4H"}}, {"p2 build F 5 2,4", {"6S", "6H"}},
                           {"p3 build S 4 2,3", {"5S", "5S"}}, {"p1 build H 4 1,3", {"5P", "5P"}},
                           {"p2 build H 6 4,9", {"7P", "7F"}}, {"p3 build P 5 4,10", {"6S", "6S"}},
                           {"p1 build S 5 2,5", {"7H", "7H"}}, {"p2 build P 7 3,5", {"1H", "8S"}},
                           {"p3 build S 6 2,6", {"8F", "8F"}}};
constexpr size_t kAllTurns = std::size(kTurns);

void draws(std::vector<Event>& luck, unsigned player, const char* cards) {
  for (; *cards != '\0'; ++cards) {
    const std::string kind = *cards <= '9' ? "@ number p" : "@ development p";
    luck.push_back(event_of(kind + std::to_string(player) + ' ' + *cards));
  }
}
const std::vector<Event>& luck_of(Which which) {
  static std::vector<Event> all[2];
  std::vector<Event>& luck = all[which];
  if (!luck.empty()) return luck;
  luck.push_back(event_of("@ first p1"));
  for (unsigned i = 0; i < 3; ++i) draws(luck, i + 1, kDealt[which][i]);
  for (const char* card : kModules) luck.push_back(event_of(std::string("@ ") + card));
  for (size_t i = 0; i < kAllTurns; ++i) {
    draws(luck, static_cast<unsigned>(i % 3) + 1, kTurns[i].drawn[which]);
  }
  return luck;
}

// After so many turns the device lies between two players.
void play(Which which, size_t turns, const ui::Settings& settings) {
  begin({.players = 3, .modules = kAllModules, .luck = ui::LuckKind::numbered}, settings);
  const std::vector<Event>& luck = luck_of(which);
  match().begin(match().options(), match().party(), rules::Luck::written(luck.data(), luck.size()));
  for (size_t i = 0; i < turns; ++i) does(kTurns[i].built);
}

// --- all screens ---------------------------------------------------------------------------------

struct Shot {
  std::vector<uint16_t> pixels;
  std::string texts;
  std::vector<std::string> names;  // that can be touched
  std::vector<std::string> faint;  // that only say why they do nothing

  friend bool operator==(const Shot&, const Shot&) = default;
};

Shot take_shot() {
  Shot shot;
  finger::wait(400);  // points count up
  ui::hear_texts(
      {[](void* to, const char* text) { static_cast<std::string*>(to)->append(text).append("\n"); },
       &shot.texts});
  lv_obj_invalidate(lv_screen_active());
  lv_refr_now(nullptr);
  ui::hear_texts({});
  shot.pixels = pixels();
  ui::targets(
      [](const ui::Target& target, void* to) {
        auto& all = *static_cast<Shot*>(to);
        (target.faint ? all.faint : all.names).emplace_back(target.name);
        return true;
      },
      &shot);
  return shot;
}

// What changes the game, and the way back that one came.
bool is_left_out(const std::string& name) {
  static const std::set<std::string> kNames = {"back",         "board",        "button Go on",
                                               "button Build", "button Undo",  "button Mark",
                                               "button Skip",  "button Lesson"};
  // Of the spaces that are offered a few are enough.
  const bool rare = name.starts_with("space ") && !name.ends_with(",5");
  return rare || kNames.contains(name);
}
bool is_choice(const std::string& name) {
  return name.starts_with("space ") || name.starts_with("number ") || name.starts_with("type ");
}

using Way = std::vector<std::string>;  // the names that were touched

// Where nothing more is touched.
bool is_end(const Way& way) {
  if (way.empty()) return false;
  const std::string& last = way.back();
  if (last == "button Leave" || last == "button Settings") return true;
  return is_choice(way[0]) ? way.size() == 3 || !is_choice(last) : way.size() == 5;
}

using Shots = std::map<std::string, Shot>;

class Tour {
 public:
  Tour(Which which, size_t turns, bool taken, const ui::Settings& settings)
      : which_(which), turns_(turns), taken_(taken), settings_(settings) {
    for (todo_ = {{}}; !todo_.empty(); todo_.erase(todo_.begin())) look(todo_.front());
  }
  const Shots& shots() const { return shots_; }

 private:
  const Shot& shoot(const Way& way) {
    play(which_, turns_, settings_);
    if (taken_) take_device();
    see();
    std::string path;
    for (const std::string& name : way) {
      tap(name);
      path += name + '/';
    }
    return shots_[path] = take_shot();
  }
  void look(Way way) {
    const Shot shot = shoot(way);
    if (is_end(way) || !seen_.insert({shot.texts, shot.names}).second) return;
    way.emplace_back();
    for (const std::string& name : shot.faint) {
      way.back() = name;
      shoot(way);
    }
    for (const std::string& name : shot.names) {
      way.back() = name;
      if (!is_left_out(name)) todo_.push_back(way);
    }
  }

  Which which_;
  size_t turns_;
  bool taken_;
  ui::Settings settings_;
  Shots shots_;
  std::vector<Way> todo_;
  std::set<std::pair<std::string, std::vector<std::string>>> seen_;  // what was come to
};

void compare_tours(size_t turns, bool taken, const ui::Settings& settings,
                   std::set<std::string>& ways) {
  const Tour one(kOne, turns, taken, settings), other(kOther, turns, taken, settings);
  for (const auto& [path, shot] : one.shots()) {
    const std::string where = std::to_string(turns) + " turns: " + path;
    const auto found = other.shots().find(path);
    TEST_ASSERT_TRUE_MESSAGE(found != other.shots().end(), where.c_str());
    TEST_ASSERT_EQUAL_STRING_MESSAGE(shot.texts.c_str(), found->second.texts.c_str(),
                                     where.c_str());
    TEST_ASSERT_TRUE_MESSAGE(shot == found->second, where.c_str());
    ways.insert(path);
  }
  TEST_ASSERT_EQUAL(one.shots().size(), other.shots().size());
}

unsigned next_after(size_t turns) { return static_cast<unsigned>(turns % 3) + 1; }

void test_screens_of_others_should_be_equal_whatever_a_player_holds() {
  std::set<std::string> ways;
  for (const size_t turns : {size_t{0}, size_t{5}, kAllTurns}) {
    TEST_ASSERT_NOT_EQUAL(kSecret, next_after(turns));
    compare_tours(turns, true, {}, ways);
  }
  for (const char* way :
       {"", "goals/", "menu/", "menu/row 1/", "menu/row 1/button Board/", "menu/row 2/",
        "menu/row 3/", "menu/button Rules/", "space 5,5/", "menu/button Leave/",
        "goals/button next/", "button Build/", "menu/row 1/button Board/button Next player/"}) {
    TEST_ASSERT_TRUE_MESSAGE(ways.contains(way), way);
  }
}

void test_screens_of_others_should_be_equal_when_held_upright() {
  std::set<std::string> ways;
  compare_tours(8, true, {.turn = ui::Turn::portrait}, ways);
}

// Also where it is handed to the one whose cards differ.
void test_hand_over_should_be_equal_whatever_a_player_holds() {
  std::set<std::string> ways;
  for (size_t turns = 0; turns <= kAllTurns; ++turns) compare_tours(turns, false, {}, ways);
}

// Else nothing is compared above.
void test_screens_of_the_player_should_show_what_is_held() {
  for (size_t turns = 1; turns < kAllTurns; turns += 3) {
    TEST_ASSERT_EQUAL(kSecret, next_after(turns));
    const auto look = [turns](Which which) {
      play(which, turns, {});
      take_device();
      see();
      return take_shot();
    };
    const Shot one = look(kOne), other = look(kOther);
    TEST_ASSERT_TRUE(one.texts != other.texts);
    TEST_ASSERT_TRUE(one.pixels != other.pixels);
  }
}

// --- moments -------------------------------------------------------------------------------------

std::string told_moment() {
  char words[96];
  game().tell_moment(words, sizeof words);
  return words;
}

// A moment as it is told and drawn.
struct Moment {
  std::string words;
  std::vector<uint16_t> picture;
};
Moment look_at_moment() {
  constexpr int kWidth = 240, kHeight = 180;
  Moment moment = {told_moment(), std::vector<uint16_t>(kWidth * kHeight)};
  ui::Painter painter(moment.picture.data(), {kWidth, kHeight});
  static_cast<ui::Play&>(game()).paint_moment(painter, {0, 0, kWidth, kHeight}, 1);
  return moment;
}

void expect_equal(const std::vector<Moment>& some, const std::vector<Moment>& others) {
  TEST_ASSERT_EQUAL(some.size(), others.size());
  for (size_t i = 0; i < some.size(); ++i) {
    TEST_ASSERT_EQUAL_STRING(some[i].words.c_str(), others[i].words.c_str());
    TEST_ASSERT_TRUE_MESSAGE(some[i].picture == others[i].picture, some[i].words.c_str());
  }
}

// As whoever has the device sees it, and everybody.
void test_moments_should_be_equal_whatever_a_player_holds() {
  for (const size_t turns : {size_t{3}, size_t{5}, kAllTurns}) {
    std::vector<Moment> seen_in[2];
    for (const Which which : {kOne, kOther}) {
      play(which, turns, {});
      take_device();
      for (unsigned step = 0; step <= match().events(); ++step) {
        (void)game().moment_at(step);
        seen_in[which].push_back(look_at_moment());
        (void)game().open_moment_at(step);
        seen_in[which].push_back(look_at_moment());
      }
    }
    expect_equal(seen_in[kOne], seen_in[kOther]);
  }
}

// As a bot's, that others see before it is done.
void test_move_ahead_should_be_equal_whatever_else_its_player_holds() {
  for (size_t turns = 1; turns < kAllTurns; turns += 3) {
    std::vector<Moment> seen_in[2];
    for (const Which which : {kOne, kOther}) {
      play(which, turns, {});
      (void)game().moment_ahead(event_of(kTurns[turns].built));
      seen_in[which].push_back(look_at_moment());
    }
    expect_equal(seen_in[kOne], seen_in[kOther]);
  }
}

void test_own_draws_should_be_named_and_those_of_others_not() {
  play(kOne, kAllTurns, {});
  take_device();
  TEST_ASSERT_EQUAL(1, game().holder());
  unsigned own = 0, others = 0;
  for (unsigned step = 1; step <= match().events(); ++step) {
    const Event event = match().event(step - 1);
    const bool number = event.is(Verb::kDrawNumber);
    if (!number && !event.is(Verb::kDrawDevelopment)) continue;
    const std::string secret = std::string(game().label(event.a)) +
                               (number ? " draws a number." : " draws a development.");
    (void)game().open_moment_at(step);
    TEST_ASSERT_EQUAL_STRING(secret.c_str(), told_moment().c_str());
    (void)game().moment_at(step);
    if (event.a != 1) {
      TEST_ASSERT_EQUAL_STRING(secret.c_str(), told_moment().c_str());
      ++others;
      continue;
    }
    constexpr const char* kTypes[] = {"house", "shop", "factory", "park"};
    const std::string card = number ? std::to_string(event.b) : kTypes[event.b - 1];
    TEST_ASSERT_EQUAL_STRING(((number ? "Red draws the " : "Red draws a ") + card + ".").c_str(),
                             told_moment().c_str());
    ++own;
  }
  TEST_ASSERT_EQUAL(4 + 3 * 2, own);
  TEST_ASSERT_EQUAL(2 * (4 + 3 * 2), others);
}

void test_missed_moves_should_be_equal_whatever_a_player_holds() {
  const auto tell = [](Which which, size_t turns) {
    play(which, turns, {});
    ui::Missed missed;
    missed.tell(game(), match().player());
    std::string all;
    for (size_t i = 0; i < missed.moves; ++i) all += std::string(missed.move[i].words) + '\n';
    return all;
  };
  for (size_t turns = 2; turns <= kAllTurns; ++turns) {
    const std::string one = tell(kOne, turns);
    TEST_ASSERT_FALSE(one.empty());
    TEST_ASSERT_EQUAL_STRING(one.c_str(), tell(kOther, turns).c_str());
  }
}

void test_all_draws_should_be_named_when_the_game_is_over() {
  begin({.players = 3, .streets = 3, .luck = ui::LuckKind::numbered, .challenge = 5});
  rules::Rng rng(5);
  while (!game().over()) {
    take_device();
    TEST_ASSERT_TRUE(match().act(rules::DrawCity::pick(seen(), rng)).ok());
  }
  unsigned draws = 0;
  for (unsigned step = 1; step <= match().events(); ++step) {
    const Event event = match().event(step - 1);
    const bool number = event.is(Verb::kDrawNumber);
    if (!number && !event.is(Verb::kDrawDevelopment)) continue;
    constexpr const char* kTypes[] = {"house", "shop", "factory", "park"};
    const std::string card = number ? std::to_string(event.b) : kTypes[event.b - 1];
    (void)game().moment_at(step);
    TEST_ASSERT_TRUE_MESSAGE(told_moment().ends_with(' ' + card + '.'), told_moment().c_str());
    (void)game().open_moment_at(step);
    TEST_ASSERT_TRUE_MESSAGE(told_moment().ends_with(' ' + card + '.'), told_moment().c_str());
    ++draws;
  }
  TEST_ASSERT_GREATER_THAN(20, draws);
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  std::setvbuf(stdout, nullptr, _IOLBF, 0);  // a failure leaks what was compared: it is said first
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_screens_of_others_should_be_equal_whatever_a_player_holds);
  RUN_TEST(test_screens_of_others_should_be_equal_when_held_upright);
  RUN_TEST(test_hand_over_should_be_equal_whatever_a_player_holds);
  RUN_TEST(test_screens_of_the_player_should_show_what_is_held);
  RUN_TEST(test_moments_should_be_equal_whatever_a_player_holds);
  RUN_TEST(test_move_ahead_should_be_equal_whatever_else_its_player_holds);
  RUN_TEST(test_own_draws_should_be_named_and_those_of_others_not);
  RUN_TEST(test_missed_moves_should_be_equal_whatever_a_player_holds);
  RUN_TEST(test_all_draws_should_be_named_when_the_game_is_over);
  return UNITY_END();
}
