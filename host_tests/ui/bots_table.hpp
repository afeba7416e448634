// Games with bots by touches: what their tests have in common.
#pragma once

#include <string>

#include "fake_device.hpp"
#include "host_tests/core/decider.hpp"
#include "ui/cities/match.hpp"
#include "ui/core/screen.hpp"
#include "ui/play/between/bot_screen.hpp"
#include "ui/registry.hpp"

namespace bots_table {

using rules::Due;
using rules::Sitter;

using ui::kGames;
inline constexpr uint32_t kThinking = 400;  // ms: long enough for any decision

inline ui::Setup seats(std::initializer_list<Sitter> sitters, uint16_t number = 7) {
  ui::Setup setup;
  setup.luck = ui::LuckKind::numbered;
  setup.challenge = number;
  setup.seats.players = static_cast<uint8_t>(sitters.size());
  std::copy(sitters.begin(), sitters.end(), setup.sitters);
  return setup;
}

inline void begin(ui::Play& play, const ui::Setup& setup, const ui::Settings& settings = {}) {
  fake::start(kGames, settings);
  play.begin(setup);
  ui::screens::open(play.screen());
  if (play.opening() != nullptr) finger::tap_seen("button Go on");
  finger::wait(1);
}

inline bool bot_shown() { return fake::there("button Hurry"); }

// A touch that comes at once would belong to the one before.
inline void pause() { finger::wait(600); }

// What a person may do by lot, by touches.
template <class G>
void move(ui::Play& play, const rules::Match<G>& match, rules::Rng& rng) {
  pause();
  switch (match.due()) {
    case Due::hand_over:
      return finger::tap_seen("button Go on");
    case Due::throwing:
      return finger::tap("button Roll");
    default: {
      const auto own = tests::own_options(match, match.player());
      const rules::Event event = own[rng.below(static_cast<uint32_t>(own.size()))];
      play.picker().show(event);
      ui::screens::rebuild();
      pause();
      const size_t before = match.events();
      finger::tap(play.picker().target());
      TEST_ASSERT_TRUE(match.event(before) == event);
    }
  }
}
template <class G>
void move(ui::PlayOf<G>& play, rules::Rng& rng) {
  move(play, play.match(), rng);
}

// Until a bot goes on.
template <class G>
void move_until_bot(ui::PlayOf<G>& play, rules::Rng& rng) {
  while (play.match().bot_to_go() == 0) move(play, rng);
}

enum class Way { hurry, wait, skip };

// The one event that is shown is the one that is done.
inline void see_bot(ui::Play& play, Way way) {
  rules::AnyMatch& match = play.match();
  TEST_ASSERT_TRUE(bot_shown());
  if (way == Way::skip) {
    finger::tap_seen("button Skip");
    for (int i = 0; i < 100 && bot_shown(); ++i) finger::wait(kThinking);
    TEST_ASSERT_EQUAL(0, match.bot_to_go());
    return;
  }
  finger::wait(kThinking);
  const size_t before = match.events();
  const bool rolls = match.due() == Due::throwing;
  rules::Event shown;
  if (!rolls) {
    shown = match.decided();
    char looked[64], words[64];
    play.tell_moment(looked, sizeof looked);
    play.moment_ahead(shown);
    play.tell_moment(words, sizeof words);
    TEST_ASSERT_EQUAL_STRING_MESSAGE(words, looked, "the board shows another moment");
    const std::string first = std::string(words, std::strcspn(words, " "));
    TEST_ASSERT_TRUE_MESSAGE(fake::shows(first.c_str()), words);
  }
  if (way == Way::hurry) {
    finger::wait(finger::kUnseenMs - kThinking);
    finger::tap("button Hurry");
  } else {
    finger::wait(ui::kBotPace);
  }
  TEST_ASSERT_GREATER_THAN(before, match.events());
  if (!rolls) TEST_ASSERT_TRUE_MESSAGE(match.event(before) == shown, "another move was shown");
}

}  // namespace bots_table
