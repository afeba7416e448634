// A game whose luck is a face of each of two dice at once, which people may enter: it is rolled
// twice, a coin is tossed, and a player says that all lies. A worn face never comes, nor do both
// dice show the same.
#pragma once

#include <lvgl.h>

#include <iterator>

#include "host_tests/ui/fake_match.hpp"
#include "rules/core/plain_game.hpp"
#include "ui/core/screen.hpp"
#include "ui/play/play_of.hpp"

namespace two_dice {

enum class Verb : uint8_t { kRoll, kToss, kDone };

inline constexpr unsigned kFaces = 6, kSides = 2, kRolls = 2;
inline constexpr unsigned kWorn = 6;  // of the white die
inline constexpr rules::Refusal kWornFace{"worn", "That face is worn off."};
inline constexpr rules::Refusal kDoubles{"doubles", "Two dice never agree."};

struct Game : rules::PlainGame<Game> {
  struct State {
    uint8_t players;
    uint8_t events;
  };

  static constexpr const char* kId = "two-dice";
  static constexpr uint16_t kRules = 1;
  static constexpr uint8_t kLeastPlayers = 1;
  static constexpr uint8_t kMostPlayers = 2;
  static constexpr size_t kItemCount = 1;
  static constexpr const char* kItems[kItemCount] = {"none"};
  static constexpr size_t kVerbCount = 3;
  static constexpr rules::VerbText kVerbs[kVerbCount] = {{"roll", true, nullptr, nullptr},
                                                         {"toss", true, nullptr, nullptr},
                                                         {"done", false, nullptr, nullptr}};

  static State start(const Options&, uint8_t players) { return {players, 0}; }
  static rules::Actors to_act(const State& state) {
    if (state.events > kRolls + 1) return 0;
    return rules::only(state.events > kRolls ? rules::Actor{1} : rules::kChance);
  }
  static rules::Verdict apply(State& state, rules::Event event) {
    if (!rules::holds(to_act(state), event.actor())) return rules::kNotYourTurn;
    const Verb verb = state.events < kRolls    ? Verb::kRoll
                      : state.events == kRolls ? Verb::kToss
                                               : Verb::kDone;
    if (!event.is(verb)) return rules::kNoSuchEvent;
    if (verb == Verb::kRoll && event.a == kWorn) return kWornFace;
    if (verb == Verb::kRoll && event.a == event.b) return kDoubles;
    ++state.events;
    return {};
  }
  template <class Sink>
  static void options(const State& state, Sink&& sink) {
    for (unsigned first = 1; first <= kFaces; ++first) {
      for (unsigned second = 1; second <= kFaces; ++second) {
        for (const rules::Event event :
             {rules::event(rules::kChance, Verb::kRoll, first, second),
              rules::event(rules::kChance, Verb::kToss, first), rules::event(1, Verb::kDone)}) {
          if (!event.is(Verb::kRoll) && second > 1) continue;
          if (event.is(Verb::kToss) && first > kSides) continue;
          if (event.is(Verb::kDone) && first > 1) continue;
          State trial = state;
          if (apply(trial, event).ok() && !sink(event)) return;
        }
      }
    }
  }
  static rules::Score score(const State&, uint8_t) { return {}; }
  static rules::Actors winners(const State&) { return rules::only(1); }
  static bool sound(const State& state) { return state.events <= kRolls + 2; }
};

class Board final : public ui::Screen {
 public:
  void paint(ui::Painter& painter) const override {
    painter.fill(ui::frame().whole(), ui::palette().ground);
  }
};
inline constinit Board board;

// Black faces above, white ones below.
class Play final : public ui::PlayOf<Game>, public ui::EnteredLuck {
 public:
  const ui::GameEntry& entry() const override;
  void tell_standing(char* to, size_t size) const override { lv_snprintf(to, size, "It rolls."); }

  const EnteredLuck* entered_luck() const override { return this; }
  size_t entries(rules::Event* to) const override {
    if (!rolls()) return all_that_can_come(to);
    for (unsigned face = 1; face <= kFaces; ++face) {
      to[face - 1] = rules::event(rules::kChance, Verb::kRoll, 0, face);
      to[kFaces + face - 1] = rules::event(rules::kChance, Verb::kRoll, face);
    }
    return 2 * kFaces;
  }
  size_t second() const override { return rolls() ? kFaces : 0; }
  rules::Event join(rules::Event black, rules::Event white) const override {
    return rules::event(rules::kChance, Verb::kRoll, white.a, black.b);
  }
  void ask_for_entry(ui::EntryWords& words) const override {
    lv_snprintf(words.question, sizeof words.question, "What came?");
    words.groups[0] = ui::Text::motion;
    words.groups[1] = ui::Text::sound;
  }
  void name_entry(rules::Event event, char* to, size_t size) const override {
    const char* const what = event.is(Verb::kToss) ? "side" : event.a == 0 ? "black" : "white";
    lv_snprintf(to, size, "%s %u", what, event.a == 0 ? event.b : event.a);
  }
  void paint_entry(ui::Painter& painter, const ui::Rect& area, rules::Event event,
                   bool possible) const override {
    char name[16];
    name_entry(event, name, sizeof name);
    const ui::Palette& colors = ui::palette();
    painter.text(area, name, ui::kText, possible ? colors.ink : colors.faint, ui::Align::center);
  }

 private:
  bool rolls() const { return seen().events < kRolls; }
  ui::Picker& moves() override { return picker_; }
  ui::Screen& own_screen() override { return board; }
  void paint_moment(ui::Painter&, const ui::Rect&, const Shown&, unsigned) const override {}
  void tell_event(const Shown& shown, char* to, size_t size) const override {
    lv_snprintf(to, size, "Black %u, white %u.", shown.event.b, shown.event.a);
  }

  FakePicker picker_;
};
inline constinit Play play;

inline constexpr ui::GameEntry kEntry{.id = "two-dice",
                                      .name = "Two Dice",
                                      .target = "button Two Dice",
                                      .draw_icon = [](ui::Painter&, const ui::Rect&) {},
                                      .play = &play};
inline const ui::GameEntry& Play::entry() const { return kEntry; }

}  // namespace two_dice
