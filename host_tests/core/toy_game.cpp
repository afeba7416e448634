#include "host_tests/core/toy_game.hpp"

#include "rules/core/random_play.hpp"

namespace tests {
namespace {

constexpr const char* kModes[] = {"first", "full"};
constexpr const char* kColours[] = {"red", "green", "blue", "brown", "yellow", "white"};
constexpr const char* kExtras[] = {"hub", "suburbs"};
constexpr const char* kModuleWords[] = {"goals", "zoning", "demand"};

bool parse_number(rules::Reader& words, rules::Event& event) {
  unsigned number = 0;
  if (!words.number(number, 1, 4)) return false;
  event.a = static_cast<uint8_t>(number);
  return true;
}

void print_number(rules::Writer& words, rules::Event event) { words.word("").add(event.a); }

constexpr rules::Refusal kRefused{"refused", "That is not possible."};

}  // namespace

// `take` is said by chance and by players.
const rules::VerbText Toy::kVerbs[kVerbCount] = {
    {"take", true, parse_number, print_number},
    {"take", false, parse_number, print_number},
    {"pass", false, nullptr, nullptr},
};

const rules::SettingText Toy::kSettings[kSettingCount] = {
    {"mode", kModes, 2, "full"},
    {"marker", kColours, 6, nullptr, true},
    {"extra", kExtras, 2, nullptr},
    {"modules", kModuleWords, 3, "goals", false, true},
};

rules::Verdict Toy::apply(State& state, rules::Event event) {
  bool found = false;
  options(state, [&](rules::Event legal) {
    found = legal == event;
    return !found;
  });
  if (!found) return kRefused;
  if (event.actor() == rules::kChance) {
    state.drawn = event.a;
    return {};
  }
  state.acted = static_cast<uint8_t>(state.acted | rules::only(event.actor()));
  state.taken[event.actor() - 1] = event.a;
  return {};
}

rules::Event Toy::pick(const State& state, rules::Rng& rng) {
  return rules::pick_by_listing<Toy>(state, rng);
}

bool Toy::set(Options& options, uint8_t players, size_t setting, uint8_t seat, unsigned value) {
  switch (setting) {
    case kMode:
      options.full = static_cast<uint8_t>(value);
      return true;
    case kMarker:
      for (unsigned other = 0; other < players; ++other) {
        if (options.markers[other] == value + 1) return false;
      }
      options.markers[seat - 1] = static_cast<uint8_t>(value + 1);
      return true;
    case kExtra:
      options.extra = static_cast<uint8_t>(value + 1);
      return true;
    default:
      options.modules = static_cast<uint8_t>(value);
      return true;
  }
}

bool Toy::given(const Options& options, size_t setting, uint8_t seat, unsigned& value) {
  switch (setting) {
    case kMode:
      value = options.full;
      return options.full == 0;
    case kMarker:
      value = options.markers[seat - 1] - 1u;
      return options.markers[seat - 1] != 0;
    case kExtra:
      value = options.extra - 1u;
      return options.extra != 0;
    default:
      value = options.modules;
      return options.modules != 1;
  }
}

}  // namespace tests
