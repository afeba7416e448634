#include "drivers/keys/host.hpp"

#include <deque>

namespace drivers::keys {
namespace {

std::deque<Key> pressed;

}  // namespace

void press(Key key) { pressed.push_back(key); }

Key take() {
  if (pressed.empty()) return Key::none;
  const Key key = pressed.front();
  pressed.pop_front();
  return key;
}

}  // namespace drivers::keys
