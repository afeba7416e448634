#include "drivers/usb/host.hpp"

#include "drivers/usb/usb.hpp"

namespace drivers::usb {
namespace {

constexpr size_t kRoom = 256;  // as much as the chip's queue holds

std::string incoming;
std::string outgoing;
bool terminal = false;

}  // namespace

void set_connected(bool connected) { terminal = connected; }

void send(const std::string& text) { incoming += text; }

std::string take() {
  std::string text;
  text.swap(outgoing);
  return text;
}

void init() {}

void task() {}

bool connected() { return terminal; }

size_t room() { return outgoing.size() < kRoom ? kRoom - outgoing.size() : 0; }

size_t write(const char* text, size_t count) {
  const size_t fits = count < room() ? count : room();
  outgoing.append(text, fits);
  return fits;
}

int read() {
  if (incoming.empty()) return kNothing;
  const auto byte = static_cast<unsigned char>(incoming.front());
  incoming.erase(0, 1);
  return byte;
}

}  // namespace drivers::usb
