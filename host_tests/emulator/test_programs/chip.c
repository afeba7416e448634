/* What the tests of the chip run. */
#include "registers.h"

KEPT uint32_t job, record_magic, record_pc, record_psr, record_sp, boots, fault_again;
volatile uint32_t result, steps, woken;
uint64_t hash;

/* Faults */

USED void note_fault(uint32_t* frame) {
  record_magic = 0xfa017;
  record_pc = frame[6];
  record_psr = frame[7];
  record_sp = (uint32_t)frame;
  if (fault_again == 1) REG(0x30000000) = 1;
  for (;;) {
  }
}

__attribute__((naked)) void hardfault_handler(void) {
  __asm volatile("mov r0, sp\n ldr r1, =0x20038000\n mov sp, r1\n bl note_fault\n .ltorg");
}

void unaligned_read(void) { __asm volatile("ldr r0, [%0]" ::"r"(0x20000002) : "r0"); }
void unmapped_read(void) { REG(0x30000000); }
void undefined_instruction(void) { __asm volatile(".hword 0xde01"); }
void jump_to_unmapped(void) { ((void (*)(void))0x30000001)(); }
void jump_without_thumb(void) { ((void (*)(void))0x10000200)(); }
void supervisor_call_masked(void) { __asm volatile("cpsid i\n svc 0"); }
void write_rom(void) {
  REG(8) = 1;
  steps = 7;
}

void guard(void) {
  MPU_CTRL = 5;
  MPU_RBAR = 0x20001000 | 0x10;
  /* 256 bytes, only the first of the eight parts in force, no access. */
  MPU_RASR = 1 | 7 << 1 | 0xfe << 8 | 0x10000000;
}

void write_into_guard(void) {
  guard();
  REG(0x20001020) = 1;
  steps = 1;
  *(volatile uint8_t*)0x2000101f = 1;
  steps = 2;
}

USED int recurse(int depth) {
  volatile int local[8];
  local[0] = depth;
  if (depth < 0) return 0;
  return recurse(depth + 1) + local[0];
}

void overflow_stack(void) {
  MPU_CTRL = 5;
  MPU_RBAR = 0x20040000 | 0x10;
  MPU_RASR = 1 | 7 << 1 | 0xfe << 8 | 0x10000000;
  recurse(0);
}

/* Arithmetic */

static uint64_t mix(uint64_t a, uint64_t b) {
  uint64_t h = a * b + (a >> (b & 63)) - (b << (a & 63));
  h ^= (uint64_t)((int64_t)a >> (b & 31)) + (a / (b | 1)) +
       (uint64_t)((int64_t)b % (int64_t)(a | 1));
  h += ((int64_t)a < (int64_t)b) + 2 * (a < b) + 4 * ((int32_t)a >= (int32_t)b);
  return h;
}

void arithmetic(void) {
  uint64_t a = 0x123456789abcdef1, b = 0xfedcba9876543210, h = 0;
  for (int round = 0; round < 2000; round++) {
    h = h * 31 + mix(a, b);
    a = a * 6364136223846793005u + 1442695040888963407u;
    b ^= a >> 7;
  }
  hash = h;
  result = 1;
  stay();
}

void divider(void) {
  REG(0xd0000060) = 1000;
  REG(0xd0000064) = 7;
  uint32_t remainder = REG(0xd0000074);
  result = REG(0xd0000070) * 1000 + remainder;
}

uint32_t twice(uint32_t value) { return value * 2; }

/* Flash */

typedef void (*Plain)(void);
typedef void (*Erase)(uint32_t, uint32_t, uint32_t, uint32_t);
typedef void (*Program)(uint32_t, const void*, uint32_t);
typedef void* (*Lookup)(uint16_t*, uint32_t);

RAM_CODE static void* rom(char first, char second) {
  /* Function table at 0x14, look-up function at 0x18, as halfwords. */
  Lookup lookup = (Lookup)(REG(0x18) & 0xffff);
  return lookup((uint16_t*)(REG(0x14) & 0xffff), (uint32_t)first | (uint32_t)second << 8);
}

RAM_CODE static void write_flash(int back_to_reading) {
  static uint32_t page[64] = {0x12345678};
  ((Plain)rom('E', 'X'))();
  ((Erase)rom('R', 'E'))(0x100000, 4096, 65536, 0xd8);
  ((Program)rom('R', 'P'))(0x100000, page, 256);
  if (back_to_reading) ((Plain)rom('C', 'X'))();
}

void flash_write(void) {
  write_flash(1);
  result = REG(0x10100000);
  stay();
}

void flash_write_and_return_too_early(void) { write_flash(0); }

/* Sleep, interrupts, watchdog */

void irq_handler(void) {
  TIMER_INTR = 1;
  woken++;
}

void svcall_handler(void) { woken += 100; }

uint32_t spend(uint32_t us) {
  const uint32_t since = micros();
  while (micros() - since < us) {
  }
  return us;
}

static void alarm_in(uint32_t us) {
  TIMER_INTE = 1;
  NVIC_ENABLE = 1;
  TIMER_ALARM0 = micros() + us;
}

void sleep_for_event(void) {
  alarm_in(20000);
  while (woken < 1) __asm volatile("wfe");
  result = micros();
  stay();
}

void sleep_masked(void) {
  __asm volatile("cpsid i");
  alarm_in(5000);
  __asm volatile("wfi");
  result = micros();
  steps = woken;
  __asm volatile("cpsie i");
  stay();
}

void supervisor_call(void) {
  __asm volatile("svc 0");
  result = woken;
  stay();
}

void own_event(void) {
  __asm volatile("sev\n wfe");
  result = 1;
  __asm volatile("wfe");
  result = 2;
}

void start_watchdog(uint32_t us) {
  WATCHDOG_CTRL = 0;
  /* The watchdog counts two for every microsecond. */
  WATCHDOG_LOAD = us * 2;
  WATCHDOG_CTRL = 1 << 30;
}

void watchdog(void) {
  WATCHDOG_SCRATCH1 = 0xabcd;
  start_watchdog(3000);
}

void fault_under_watchdog(void) {
  start_watchdog(100000);
  REG(0x30000000);
}

void ask_for_reset(void) { AIRCR = 0x05fa0004; }

void count(void) {
  for (;;) steps++;
}

int main(void) {
  clock_125_mhz();
  boots++;
  run_job();
  for (;;) {
  }
}
