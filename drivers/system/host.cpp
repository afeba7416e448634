#include "drivers/system/host.hpp"

#include "drivers/system/system.hpp"

namespace drivers::system {
namespace {

uint32_t now = 0;

}  // namespace

void advance(uint32_t milliseconds) { now += milliseconds; }

void init() {}

uint32_t now_ms() { return now; }

void idle(uint32_t milliseconds) { now += milliseconds; }

bool wanted() { return true; }

const char* serial() { return "0000000000000000"; }

void feed_watchdog() {}

}  // namespace drivers::system
