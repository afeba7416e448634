#include "drivers/power/host.hpp"

namespace drivers::power {
namespace {

Battery state{true, 71};

}  // namespace

void set_battery(Battery battery) { state = battery; }

void init() {}

Battery battery() { return state; }

}  // namespace drivers::power
