// Any bytes as a saved game of each game: refused, or a sound game that saves as the same bytes.
#include <cstring>

#include "rules/core/save.hpp"
#include "rules/registry.hpp"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* bytes, size_t count);

namespace {

void expect(bool good) {
  if (!good) __builtin_trap();
}

template <rules::Recorded G>
void load(const uint8_t* bytes, size_t count) {
  static rules::Session<G> session({}, G::kLeastPlayers);
  const bool loaded = rules::load(session, bytes, count);
  expect(G::sound(session.state()));
  if (!loaded) return;
  while (session.can_undo()) session.undo();
  expect(rules::load(session, bytes, count));
  static uint8_t saved[rules::most_save_bytes<G>()];
  const size_t size = rules::save(session, saved, sizeof saved);
  static rules::Session<G> again({}, G::kLeastPlayers);
  expect(size != 0 && rules::load(again, saved, size));
  expect(std::memcmp(&session.state(), &again.state(), sizeof(typename G::State)) == 0);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* bytes, size_t count) {
  rules::Games::any([&](auto game) {
    load<decltype(game)>(bytes, count);
    return false;
  });
  return 0;
}
