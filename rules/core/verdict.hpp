// The answer to an event: done, or why not, for programs and for people.
#pragma once

namespace rules {

// `reason` is kebab-case and stays the same over versions; `sentence` is for people.
struct Refusal {
  const char* reason;
  const char* sentence;
};

class [[nodiscard]] Verdict {
 public:
  constexpr Verdict() = default;
  constexpr Verdict(const Refusal& refusal) : refusal_(&refusal) {}

  constexpr bool ok() const { return refusal_ == nullptr; }
  // Before: !ok().
  constexpr const Refusal& refusal() const { return *refusal_; }

 private:
  const Refusal* refusal_ = nullptr;
};

// Refusals that games share.
inline constexpr Refusal kNotYourTurn{"not-your-turn", "It is not your turn."};
inline constexpr Refusal kGameOver{"game-over", "The game is over."};
inline constexpr Refusal kNotNow{"not-now", "That cannot be done now."};
inline constexpr Refusal kNoSuchEvent{"no-such-event", "There is no such move in this game."};
inline constexpr Refusal kNoSuchPlayer{"no-such-player", "There is no such player in this game."};

}  // namespace rules
