/* What the tests of the board's parts run, on the CrowPanel's pins. */
#include "registers.h"

enum {
  DC = 8,
  PANEL_CS = 9,
  SCK = 10,
  MOSI = 11,
  MISO = 12,
  BUZZER = 14,
  PANEL_RST = 15,
  TOUCH_CS = 16,
  PEN = 17,
  LIGHT = 18
};
enum { PIXELS = 7680 };

#define SPI_CR0 REG(0x40040000)
#define SPI_CR1 REG(0x40040004)
#define SPI_DR REG(0x40040008)
#define SPI_SR REG(0x4004000c)
#define SPI_CPSR REG(0x40040010)
#define SPI_DMACR REG(0x40040024)
#define DMA_READ REG(0x50000000)
#define DMA_WRITE REG(0x50000004)
#define DMA_COUNT REG(0x50000008)
#define DMA_CTRL REG(0x5000000c)
#define DMA_INTR REG(0x50000400)
#define PWM(slice, offset) REG(0x40050000 + 0x14 * (slice) + (offset))
#define ADC_CS REG(0x4004c000)
#define ADC_RESULT REG(0x4004c004)

KEPT uint32_t job;
volatile uint32_t result, dma_us, busy_after_dma, z1, z2, raw_x, raw_y, pen;
KEPT static uint16_t pixels[PIXELS];

/* clock = 125 MHz / (prescaler * (1 + rate)) */
static void spi(unsigned prescaler, unsigned rate, unsigned bits) {
  SPI_CR1 = 0;
  SPI_CPSR = prescaler;
  SPI_CR0 = rate << 8 | (bits - 1);
  SPI_DMACR = 3;
  SPI_CR1 = 2;
}

static uint32_t transfer(uint32_t value) {
  while (SPI_SR & 4) SPI_DR;
  SPI_DR = value;
  while (SPI_SR & 16) {
  }
  return SPI_DR;
}

static void pins(void) {
  pin_out(PANEL_CS, 1);
  pin_out(TOUCH_CS, 1);
  pin_out(22, 1);
  pin_out(DC, 1);
  pin_out(PANEL_RST, 1);
  pin_function(SCK, FUNCTION_SPI);
  pin_function(MOSI, FUNCTION_SPI);
  pin_function(MISO, FUNCTION_SPI);
  REG(0x4001c004 + 4 * PEN) = 0x4a;
}

static void command(uint8_t code, const uint8_t* parameters, unsigned count) {
  pin_set(PANEL_CS, 0);
  pin_set(DC, 0);
  transfer(code);
  pin_set(DC, 1);
  for (unsigned index = 0; index < count; index++) transfer(parameters[index]);
  pin_set(PANEL_CS, 1);
}

static void wake_panel(void) {
  static const uint8_t format = 0x55, direction = 0x70;
  pins();
  spi(2, 0, 8);
  pin_set(PANEL_RST, 0);
  wait_us(20);
  pin_set(PANEL_RST, 1);
  wait_us(120100);
  command(0x11, 0, 0);
  wait_us(120100);
  command(0x3a, &format, 1);
  command(0x36, &direction, 1);
  command(0x29, 0, 0);
}

static void start_burst(void) {
  static const uint8_t columns[] = {0, 0, 1, 0x3f}, rows[] = {0, 10, 0, 33};
  command(0x2a, columns, 4);
  command(0x2b, rows, 4);
  pin_set(PANEL_CS, 0);
  pin_set(DC, 0);
  transfer(0x2c);
  pin_set(DC, 1);
  spi(2, 0, 16);
  for (unsigned index = 0; index < PIXELS; index++) pixels[index] = (uint16_t)(index * 7 + 1);
  DMA_READ = (uint32_t)pixels;
  DMA_WRITE = (uint32_t)&SPI_DR;
  DMA_COUNT = PIXELS;
  DMA_CTRL = 18 << 15 | 1 << 4 | 1 << 2 | 1;
}

void burst(void) {
  wake_panel();
  start_burst();
  uint32_t from = micros();
  while (DMA_CTRL & 1 << 24) {
  }
  dma_us = micros() - from;
  busy_after_dma = SPI_SR & 16;
  while (SPI_SR & 16) {
  }
  result = micros() - from;
  pin_set(PANEL_CS, 1);
  stay();
}

void select_raised_too_early(void) {
  wake_panel();
  start_burst();
  while (DMA_CTRL & 1 << 24) {
  }
  pin_set(PANEL_CS, 1);
  result = 1;
  stay();
}

static uint32_t ask_touch(uint8_t control) {
  pin_set(TOUCH_CS, 0);
  transfer(control);
  uint32_t high = transfer(0), low = transfer(0);
  pin_set(TOUCH_CS, 1);
  return (high << 8 | low) >> 3;
}

static void read_touch(void) {
  z1 = ask_touch(0xb0);
  z2 = ask_touch(0xc0);
  ask_touch(0x90);
  ask_touch(0xd0);
  raw_y = ask_touch(0x90);
  raw_x = ask_touch(0xd0);
}

void touch(void) {
  pins();
  spi(2, 31, 8);
  for (;;) {
    pen = (REG(0xd0000004) >> PEN) & 1;
    read_touch();
    result++;
    wait_us(1000);
  }
}

void touch_too_fast(void) {
  pins();
  spi(2, 0, 8);
  read_touch();
  result = 1;
  stay();
}

void two_selected(void) {
  pins();
  spi(2, 31, 8);
  pin_set(TOUCH_CS, 0);
  pin_set(PANEL_CS, 0);
  result = 1;
  stay();
}

void seven_bits(void) {
  pins();
  spi(2, 0, 7);
  pin_set(PANEL_CS, 0);
  transfer(1);
  result = 1;
  stay();
}

void light_and_buzzer(void) {
  pin_function(LIGHT, FUNCTION_PWM);
  PWM(1, 4) = 1 << 4;
  PWM(1, 16) = 999;
  PWM(1, 12) = 250;
  PWM(1, 0) = 1;
  pin_function(BUZZER, FUNCTION_PWM);
  PWM(7, 4) = 125 << 4;
  PWM(7, 16) = 369;
  PWM(7, 12) = 185;
  PWM(7, 0) = 1;
  result = 1;
  stay();
}

void measure_battery(void) {
  ADC_CS = 1;
  ADC_CS = 3 << 12 | 1 << 2 | 1;
  while (!(ADC_CS & 1 << 8)) {
  }
  result = ADC_RESULT;
  stay();
}

int main(void) {
  clock_125_mhz();
  run_job();
  for (;;) {
  }
}
