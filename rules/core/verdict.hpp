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

// Refusals that every game shares.
inline constexpr Refusal kNotYourTurn{"not-your-turn", "It is not your turn."};
inline constexpr Refusal kGameOver{"game-over", "The game is over."};
inline constexpr Refusal kNotNow{"not-now", "That cannot be done now."};

}  // namespace rules
