/* Just enough of the RP2040 for the programs that test the emulator's parts. */
#pragma once
#include <stdint.h>

#define REG(address) (*(volatile uint32_t*)(address))
#define RAM_CODE __attribute__((section(".ram_code"), noinline, long_call))
#define KEPT __attribute__((section(".kept")))
#define USED __attribute__((used))

#define RESETS REG(0x4000c000)
#define TIMER_ALARM0 REG(0x40054010)
#define TIMER_RAW REG(0x40054028)
#define TIMER_INTR REG(0x40054034)
#define TIMER_INTE REG(0x40054038)
#define WATCHDOG_CTRL REG(0x40058000)
#define WATCHDOG_LOAD REG(0x40058004)
#define WATCHDOG_SCRATCH1 REG(0x40058010)
#define NVIC_ENABLE REG(0xe000e100)
#define AIRCR REG(0xe000ed0c)
#define MPU_CTRL REG(0xe000ed94)
#define MPU_RBAR REG(0xe000ed9c)
#define MPU_RASR REG(0xe000eda0)

enum { FUNCTION_SPI = 1, FUNCTION_PWM = 4, FUNCTION_SIO = 5 };

/* The test puts the address of the function to run here before it starts the machine. */
extern uint32_t job;

static inline void clock_125_mhz(void) {
  RESETS = 0;
  REG(0x40024000) = 0xfabaa0;
  REG(0x40008030) = 2;
  REG(0x40028000) = 1;
  REG(0x40028008) = 125;
  REG(0x4002800c) = 0x62000;
  REG(0x40028004) = 0;
  REG(0x4000803c) = 1;
  REG(0x40008048) = 1 << 11;
}

static inline void run_job(void) { ((void (*)(void))job)(); }

static inline void pin_function(unsigned pin, unsigned function) {
  REG(0x40014004 + 8 * pin) = function;
}

static inline void pin_set(unsigned pin, int level) {
  REG(level ? 0xd0000014 : 0xd0000018) = 1u << pin;
}

static inline void pin_out(unsigned pin, int level) {
  pin_set(pin, level);
  REG(0xd0000024) = 1u << pin;
  pin_function(pin, FUNCTION_SIO);
}

static inline uint32_t micros(void) { return TIMER_RAW; }

static inline void wait_us(uint32_t us) {
  uint32_t from = micros();
  while (micros() - from < us) {
  }
}

static inline void stay(void) {
  for (;;) __asm volatile("wfi");
}
