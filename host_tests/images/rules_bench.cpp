// Plays random games on the device and prints what came of them. The test takes the cycles from the
// emulator's clock between the phases.
#include <type_traits>

#include "drivers/system/memory.hpp"
#include "drivers/system/system.hpp"
#include "drivers/usb/usb.hpp"
#include "firmware/text.hpp"
#include "host_tests/images/random_matches.hpp"
#include "rules/registry.hpp"

// Grows by one when a measured run begins and by one when it ends.
extern "C" {
volatile uint32_t bench_phase = 0;
}

namespace {

using firmware::Text;
using random_games::Result;

constexpr size_t kReportChars = 3072;
char report[kReportChars];

void add(Text& text, const char* game, const char* way, uint32_t games, const Result& result) {
  text.add("game ").add(game).add(" by ").add(way).add(" games ").add(games);
  text.add(" moves ").add(result.moves).add(" digest ");
  text.add_hex(static_cast<uint32_t>(result.digest >> 32));
  text.add_hex(static_cast<uint32_t>(result.digest)).add("\r\n");
}

template <class Run>
uint32_t measured(Run&& run) {
  bench_phase = bench_phase + 1;
  const uint32_t moves = run();
  bench_phase = bench_phase + 1;
  return moves;
}

template <class G, class Take>
void measure(Text& text, const char* name, Take&& take) {
  using namespace random_games;
  const auto picked = [&] { return only_play<G, ByPick<G>>(kMeasuredByPick, take); };
  const auto listed = [&] { return only_play<G, ByListing<G>>(kMeasuredByListing, take); };
  text.add("measured ").add(name).add(" by pick moves ").add(measured(picked)).add("\r\n");
  text.add("measured ").add(name).add(" by options moves ").add(measured(listed)).add("\r\n");
  const auto greedy = [&] { return random_matches::only_greedy<G>(take); };
  text.add("measured ").add(name).add(" by greedy moves ").add(measured(greedy)).add("\r\n");
}

void add_stack(Text& text, const char* of) {
  text.add("stack of ").add(of).add(" ").add(drivers::memory::sizes().stack_most).add("\r\n");
}

// Games by the rules alone come first: their stack is that of the rules.
size_t write_report() {
  Text text(report, sizeof report);
  rules::Games::any([&](auto game) {
    using G = decltype(game);
    using namespace random_games;
    add(text, G::kId, "pick", kByPick, play<G, ByPick<G>>(kByPick));
    add(text, G::kId, "options", kByListing, play<G, ByListing<G>>(kByListing));
    return false;
  });
  add_stack(text, "rules");
  rules::Games::any([&](auto game) {
    using G = decltype(game);
    const random_matches::Result matches = random_matches::play<G>();
    add(text, G::kId, "bots", random_matches::kMatches, {matches.events, matches.digest});
    if constexpr (std::is_same_v<G, rules::Cities>) {
      // A free city may cost more than others.
      const auto is_free = [](const rules::Cities::Options& options) {
        return (options.variants & rules::cities::kFree) != 0;
      };
      measure<G>(text, G::kId, [&](const auto& options) { return !is_free(options); });
      measure<G>(text, "cities-free", is_free);
    } else {
      measure<G>(text, G::kId, [](const auto&) { return true; });
    }
    return false;
  });
  add_stack(text, "matches");
  text.add("ok\r\n");
  return text.length();
}

}  // namespace

int main() {
  drivers::system::init();
  const size_t length = write_report();
  drivers::usb::init();
  size_t sent = 0;
  for (;;) {
    drivers::usb::task();
    if (drivers::usb::connected()) sent += drivers::usb::write(report + sent, length - sent);
  }
}
