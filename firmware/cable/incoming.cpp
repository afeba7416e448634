#include "firmware/cable/incoming.hpp"

#include <cstring>

#include "firmware/cable/cable.hpp"
#include "firmware/cable/work.hpp"

namespace firmware::cable {
namespace {

using store::all;

bool write_due = false;
alignas(8) constinit unsigned char memory[kMostWorkBytes] = {};

}  // namespace

void* work_memory() { return memory; }

void note_write() { write_due = true; }

bool is_ready() {
  if (write_due) write_due = all().prepare();
  return !write_due;
}

void forget_half() { all().remove(kIncoming); }

void Incoming::begin() {
  kept_ = 0;
  used_ = 0;
}

bool Incoming::add(const void* bytes, size_t count) {
  if (count > store::Store::kMostBytes - size()) return false;
  const auto* from = static_cast<const uint8_t*>(bytes);
  while (count > 0) {
    if (used_ == sizeof piece_ && !flush()) return false;
    const size_t taken = count < sizeof piece_ - used_ ? count : sizeof piece_ - used_;
    std::memcpy(piece_ + used_, from, taken);
    used_ += taken;
    from += taken;
    count -= taken;
  }
  return true;
}

bool Incoming::finish() { return used_ > 0 && flush(); }

// What lies there already is not programmed again.
bool Incoming::flush() {
  all().begin(kIncoming, store::Store::parts_of(size()));
  uint8_t part[store::kPartBytes];
  for (size_t at = 0; at < kept_; at += sizeof part) {
    all().read(kIncoming, at, part, sizeof part);
    all().put(part, sizeof part);
  }
  all().put(piece_, used_);
  note_write();
  kept_ += used_;
  used_ = 0;
  return all().end();
}

}  // namespace firmware::cable
