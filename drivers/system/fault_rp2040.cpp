#include <hardware/regs/addressmap.h>
#include <hardware/structs/mpu.h>
#include <hardware/structs/watchdog.h>
#include <hardware/sync.h>
#include <hardware/watchdog.h>
#include <pico/platform.h>

#include "drivers/system/fault.hpp"
#include "drivers/system/fault_record.hpp"
#include "drivers/system/rp2040.hpp"
#include "drivers/system/stack.hpp"
#include "drivers/system/system.hpp"
#include "drivers/system/thumb_call.hpp"

extern "C" {
extern char __default_isrs_start;
extern char __default_isrs_end;
extern char __flash_binary_start;
extern char __flash_binary_end;
extern char __data_start__;
extern char __data_end__;
}

namespace drivers::fault {
namespace {

// RAM lives through a reset by the watchdog. The scratch registers live through that alone, so a
// record counts only with its mark there; the boot ROM uses the upper four.
struct Kept {
  Record record;
  uint32_t check;
};
Kept __uninitialized_ram(kept);

constexpr uint32_t kMark = 0x504C4154;
constexpr unsigned kMarkRegister = 0;
constexpr unsigned kRunRegister = 1;
constexpr uint32_t kMostRuns = 255;

// An overflow is found when a register is pushed below the guard's upper edge.
constexpr uintptr_t kNearGuard = 64;
constexpr uint32_t kExceptionMask = 0x3F;
constexpr uint32_t kFirstInterrupt = 16;

constexpr const char* kStackFull = "the stack is full";
constexpr const char* kNoAnswer = "no answer for 3 s";
static_assert(system::kWatchdogMs == 3000);

Record last_run{};

io_rw_32& scratch(unsigned number) { return watchdog_hw->scratch[number]; }

uint8_t count_run() {
  const uint32_t run = scratch(kRunRegister) < kMostRuns ? scratch(kRunRegister) + 1 : kMostRuns;
  scratch(kRunRegister) = run;
  return static_cast<uint8_t>(run);
}

[[noreturn]] void reset() {
  watchdog_reboot(0, 0, 0);
  for (;;) {
  }
}

[[noreturn]] void keep(const Record& record) {
  kept.record = record;
  kept.record.run = count_run();
  kept.check = checksum(kept.record);
  scratch(kMarkRegister) = kMark ^ kept.check;
  reset();
}

bool has_kept() {
  return scratch(kMarkRegister) == (kMark ^ kept.check) && kept.check == checksum(kept.record);
}

// The watchdog's own reset, not one that the boot ROM or reset() asked it for.
bool starved() {
  return watchdog_enable_caused_reboot() && (watchdog_hw->reason & WATCHDOG_REASON_TIMER_BITS);
}

// Whether an exception can have stored its frame there: in an overflow that is below the stack.
bool holds(uintptr_t address) {
  return address >= SRAM_BASE && address <= stack::top() - sizeof(Frame) && address % 4 == 0 &&
         !stack::is_closed(address);
}

constexpr uint32_t kThumb = 1;      // marks an address of code
constexpr uint32_t kCallBytes = 4;  // the longest call

uint32_t code(const void* address) { return reinterpret_cast<uintptr_t>(address) & ~kThumb; }

bool lies_between(uint32_t address, const char& start, const char& end) {
  return address >= reinterpret_cast<uintptr_t>(&start) + kCallBytes &&
         address < reinterpret_cast<uintptr_t>(&end);
}

// Who called, by the link register of code that was interrupted: the compiler uses the register for
// data too, so it counts only behind a call in the image or in its code in RAM; else 0.
uint32_t caller(uint32_t link) {
  const uint32_t address = link & ~kThumb;
  const bool inside = lies_between(address, __flash_binary_start, __flash_binary_end) ||
                      lies_between(address, __data_start__, __data_end__);
  if (address == link || !inside) return 0;
  const auto* before = reinterpret_cast<const uint16_t*>(address - kCallBytes);
  return is_call(before[0], before[1]) ? address : 0;
}

bool is_default_handler(uint32_t address) {
  return address >= reinterpret_cast<uintptr_t>(&__default_isrs_start) &&
         address < reinterpret_cast<uintptr_t>(&__default_isrs_end);
}

void add_exception(Place& place, uint32_t exception) {
  if (exception == 0) return;
  if (exception >= kFirstInterrupt) {
    place.add(", interrupt ").add(exception - kFirstInterrupt);
  } else {
    place.add(", exception ").add(exception);
  }
}

}  // namespace

void begin() {
  if (has_kept()) {
    last_run = kept.record;
  } else if (starved()) {
    last_run.kind = stack::was_full() ? Kind::stack : Kind::watchdog;
    last_run.run = count_run();
    Place(last_run).add(kNoAnswer);
  }
  scratch(kMarkRegister) = 0;
}

[[noreturn]] void stop(Kind kind, const char* file, uint32_t line) {
  const uint32_t address = code(__builtin_return_address(0));
  save_and_disable_interrupts();
  Record record{};
  record.kind = kind;
  record.address = address;
  Place(record).add_line(file, line);
  keep(record);
}

bool take(Record& record) {
  if (last_run.kind == Kind::none) return false;
  record = last_run;
  last_run = {};
  return true;
}

void settle() { scratch(kRunRegister) = 0; }

[[noreturn]] void overflown() {
  save_and_disable_interrupts();
  Record record{};
  record.kind = Kind::stack;
  Place(record).add(kStackFull);
  keep(record);
}

[[noreturn]] void hung(const Frame& frame) {
  Record record{};
  record.kind = Kind::watchdog;
  record.address = frame.pc;
  record.caller = caller(frame.lr);
  Place place(record);
  place.add(kNoAnswer);
  add_exception(place, frame.xpsr & kExceptionMask);
  keep(record);
}

}  // namespace drivers::fault

using drivers::fault::Frame;
using drivers::fault::Kind;
using drivers::fault::Place;
using drivers::fault::Record;

// The handler's own stack: the run's may be the fault.
extern "C" {
alignas(8) uint8_t plat_fault_stack[768];
[[noreturn]] __attribute__((used)) void plat_hard_fault(const Frame* frame);
}

void plat_hard_fault(const Frame* frame) {
  using namespace drivers;
  mpu_hw->ctrl = 0;
  const auto address = reinterpret_cast<uintptr_t>(frame);
  const bool full = address < stack::bottom() + stack::kGuardBytes + fault::kNearGuard;
  Record record{};
  record.kind = full ? Kind::stack : Kind::hard;
  Place place(record);
  if (!fault::holds(address)) {
    place.add(full ? fault::kStackFull : "no stack");
    fault::keep(record);
  }
  record.address = frame->pc;
  record.caller = fault::caller(frame->lr);
  const char* what = full ? fault::kStackFull : "bad access or instruction";
  if (fault::is_default_handler(frame->pc)) what = "no handler";
  place.add(what);
  fault::add_exception(place, frame->xpsr & fault::kExceptionMask);
  fault::keep(record);
}

extern "C" {

__attribute__((naked)) void isr_hardfault() {
  asm volatile(
      "mrs r0, msp\n"
      "ldr r1, =plat_fault_stack + 768\n"
      "msr msp, r1\n"
      "ldr r1, =plat_hard_fault\n"
      "bx r1\n"
      ".ltorg\n");
}

// A breakpoint, the SDK's answer to these, would lock up the processor or wait for a debugger.
void isr_nmi() noexcept __attribute__((alias("isr_hardfault")));
void isr_svcall() noexcept __attribute__((alias("isr_hardfault")));
void isr_pendsv() noexcept __attribute__((alias("isr_hardfault")));
void isr_systick() noexcept __attribute__((alias("isr_hardfault")));

// The SDK's panic() jumps here; its format is told as it is, nothing here prints numbers.
[[noreturn]] void plat_panic(const char* format) {
  const uint32_t address = drivers::fault::code(__builtin_return_address(0));
  save_and_disable_interrupts();
  Record record{};
  record.kind = Kind::panic;
  record.address = address;
  Place(record).add(format != nullptr ? format : "");
  drivers::fault::keep(record);
}

[[noreturn]] void __assert_func(const char* file, int line, const char*, const char*) {
  drivers::fault::stop(Kind::assertion, file, static_cast<uint32_t>(line));
}

[[noreturn]] void abort() { plat_panic("abort"); }

[[noreturn]] void __cxa_pure_virtual() { plat_panic("pure virtual"); }
}
