#include "drivers/bus/spi_bus.hpp"

#include <hardware/clocks.h>
#include <hardware/dma.h>
#include <hardware/gpio.h>
#include <hardware/irq.h>
#include <hardware/spi.h>
#include <hardware/sync.h>

#include "board.hpp"
#include "drivers/bus/spi_clock.hpp"
#include "drivers/system/fault.hpp"

namespace drivers::bus {
namespace {

constexpr uint kByte = 8;
constexpr uint kPixel = 16;
constexpr uint kSelectPins[] = {board::kDisplaySelectPin, board::kTouchSelectPin,
                                board::kCardSelectPin};
constexpr uint kBusPins[] = {board::kSpiClockPin, board::kSpiOutPin, board::kSpiInPin};

// Written by whoever holds the bus; while a transfer runs that is the interrupt handler.
const User* volatile holder = nullptr;
volatile bool transferring = false;
Done when_done = nullptr;

uint channel = 0;
bool started = false;

spi_inst_t* spi() { return SPI_INSTANCE(board::kSpi); }
spi_hw_t* registers() { return spi_get_hw(spi()); }

// The controller takes a new clock or frame only while it is off.
void configure(SpiDivider divider, uint8_t mode, uint bits) {
  hw_clear_bits(&registers()->cr1, SPI_SSPCR1_SSE_BITS);
  registers()->cpsr = divider.prescale;
  registers()->cr0 = (static_cast<uint32_t>(divider.postdivide) << SPI_SSPCR0_SCR_LSB) |
                     ((mode & 1u) << SPI_SSPCR0_SPH_LSB) | ((mode >> 1u) << SPI_SSPCR0_SPO_LSB) |
                     ((bits - 1u) << SPI_SSPCR0_DSS_LSB);
  hw_set_bits(&registers()->cr1, SPI_SSPCR1_SSE_BITS);
}

void use(const User& user, uint bits) {
  configure(spi_divider(SYS_CLK_HZ, user.hertz), user.mode, bits);
}

void drain() {
  while (spi_is_readable(spi())) static_cast<void>(registers()->dr);
  registers()->icr = SPI_SSPICR_RORIC_BITS;
}

// The DMA is done when the last frame is in the FIFO: up to 8 frames are still on their way.
void __not_in_flash_func(transfer_ended)() {
  dma_hw->ints0 = 1u << channel;
  spi_hw_t* const controller = registers();
  while (controller->sr & SPI_SSPSR_BSY_BITS) {
  }
  while (controller->sr & SPI_SSPSR_RNE_BITS) static_cast<void>(controller->dr);
  controller->icr = SPI_SSPICR_RORIC_BITS;
  gpio_put(holder->select_pin, true);
  const Done done = when_done;
  holder = nullptr;
  transferring = false;
  if (done != nullptr) done();
}

void start_dma() {
  channel = static_cast<uint>(dma_claim_unused_channel(true));
  dma_channel_config config = dma_channel_get_default_config(channel);
  channel_config_set_transfer_data_size(&config, DMA_SIZE_16);
  channel_config_set_dreq(&config, spi_get_dreq(spi(), true));
  dma_channel_set_config(channel, &config, false);
  dma_channel_set_write_addr(channel, &registers()->dr, false);
  dma_channel_set_irq0_enabled(channel, true);
  irq_set_exclusive_handler(DMA_IRQ_0, transfer_ended);
  irq_set_enabled(DMA_IRQ_0, true);
}

}  // namespace

void init() {
  if (started) return;
  started = true;
  for (const uint pin : kSelectPins) {
    gpio_init(pin);
    gpio_put(pin, true);
    gpio_set_dir(pin, GPIO_OUT);
  }
  for (const uint pin : kBusPins) gpio_set_function(pin, GPIO_FUNC_SPI);
  spi_init(spi(), board::kTouchHertz);
  start_dma();
}

Lease::Lease(const User& user) {
  while (transferring) __wfe();
  if (holder != nullptr) fault::stop(fault::Kind::assertion, __FILE__, __LINE__);
  holder = &user;
  use(user, kByte);
  drain();
  gpio_put(user.select_pin, false);
}

Lease::~Lease() {
  if (transferring || holder == nullptr) return;
  gpio_put(holder->select_pin, true);
  holder = nullptr;
}

void Lease::write(const uint8_t* data, size_t count) { spi_write_blocking(spi(), data, count); }

void Lease::exchange(const uint8_t* out, uint8_t* in, size_t count) {
  spi_write_read_blocking(spi(), out, in, count);
}

void Lease::hand_over(const uint16_t* data, size_t count, Done done) {
  use(*holder, kPixel);
  when_done = done;
  transferring = true;
  dma_channel_transfer_from_buffer_now(channel, data, count);
}

}  // namespace drivers::bus
