#include "host_tests/save/beside/keeper.hpp"

namespace beside {

namespace {

void add_number(Bytes& to, size_t value, size_t count) {
  for (size_t i = 0; i < count; ++i) to.push_back(static_cast<uint8_t>(value >> 8 * i));
}

}  // namespace

Game::Game(uint32_t number) {
  for (size_t i = 0; i < kHeadBytes; ++i) {
    bytes_.push_back(static_cast<uint8_t>((number >> 8 * (i % 4)) + i * 7));
  }
  add_number(bytes_, 0, kEndBytes);
}

size_t Game::events() const {
  return begun() ? (bytes_.size() - kHeadBytes - kEndBytes) / kEventBytes : 0;
}

void Game::add(uint32_t event) {
  const size_t now = events() + 1;
  bytes_.resize(bytes_.size() - kEndBytes);
  add_number(bytes_, event, kEventBytes);
  add_number(bytes_, now, kEndBytes);
}

Bytes Game::bytes(size_t events) const {
  if (!begun()) return {};
  Bytes bytes(bytes_.begin(),
              bytes_.begin() + static_cast<long>(kHeadBytes + events * kEventBytes));
  add_number(bytes, events, kEndBytes);
  return bytes;
}

void rest_fully(Keeper& keeper) {
  while (keeper.rest()) {
  }
}

std::unique_ptr<Keeper> make_keeper(std::string_view name) {
  if (name == "store") return make_store_keeper();
  if (name == "file" || name == "ends") return make_littlefs_keeper(name == "ends");
  return nullptr;
}

}  // namespace beside
