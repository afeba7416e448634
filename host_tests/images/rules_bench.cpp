// Plays random games on the device and prints what came of them. The test takes the cycles from the
// emulator's clock between the phases.
#include "drivers/system/memory.hpp"
#include "drivers/system/system.hpp"
#include "drivers/usb/usb.hpp"
#include "firmware/text.hpp"
#include "host_tests/images/random_games.hpp"
#include "rules/registry.hpp"

// Grows by one when a measured run begins and by one when it ends.
extern "C" {
volatile uint32_t bench_phase = 0;
}

namespace {

using firmware::Text;
using random_games::Result;

constexpr size_t kReportChars = 1024;
char report[kReportChars];

void add(Text& text, const char* game, const char* way, uint32_t games, const Result& result) {
  text.add("game ").add(game).add(" by ").add(way).add(" games ").add(games);
  text.add(" moves ").add(result.moves).add(" digest ");
  text.add_hex(static_cast<uint32_t>(result.digest >> 32));
  text.add_hex(static_cast<uint32_t>(result.digest)).add("\r\n");
}

template <class Run>
Result measured(Run&& run) {
  bench_phase = bench_phase + 1;
  const Result result = run();
  bench_phase = bench_phase + 1;
  return result;
}

size_t write_report() {
  Text text(report, sizeof report);
  rules::Games::any([&](auto game) {
    using G = decltype(game);
    using namespace random_games;
    add(text, G::kId, "pick", kByPick, measured([] { return play_by_pick<G>(kByPick); }));
    add(text, G::kId, "options", kByListing,
        measured([] { return play_by_listing<G>(kByListing); }));
    return false;
  });
  text.add("stack ").add(drivers::memory::sizes().stack_most).add("\r\nok\r\n");
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
