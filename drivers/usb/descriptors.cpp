// What the device says of itself on the cable.
#include <tusb.h>

#include <cstddef>

#include "board.hpp"
#include "drivers/system/system.hpp"

namespace {

// The ids that the SDK's own serial console has: usable by whatever is only a standard serial
// device.
constexpr uint16_t kVendor = 0x2E8A;
constexpr uint16_t kProduct = 0x000A;
constexpr uint16_t kDeviceVersion = 0x0100;
constexpr uint16_t kMilliamperes = 250;  // the light, the buzzer and a charging cell's share

enum Interface : uint8_t { kConsole, kConsoleData, kInterfaces };
enum Endpoint : uint8_t { kNotify = 0x81, kOut = 0x02, kIn = 0x82 };
enum String : uint8_t { kLanguage, kMaker, kName, kSerial, kConsoleName, kStrings };

constexpr uint8_t kNotifyBytes = 8;
constexpr uint8_t kPacketBytes = 64;
constexpr size_t kStringChars = 31;
constexpr uint16_t kEnglish = 0x0409;

// A class for each interface and not one for all, so that interfaces can be added.
constexpr tusb_desc_device_t kDevice = {.bLength = sizeof(tusb_desc_device_t),
                                        .bDescriptorType = TUSB_DESC_DEVICE,
                                        .bcdUSB = 0x0200,
                                        .bDeviceClass = TUSB_CLASS_MISC,
                                        .bDeviceSubClass = MISC_SUBCLASS_COMMON,
                                        .bDeviceProtocol = MISC_PROTOCOL_IAD,
                                        .bMaxPacketSize0 = CFG_TUD_ENDPOINT0_SIZE,
                                        .idVendor = kVendor,
                                        .idProduct = kProduct,
                                        .bcdDevice = kDeviceVersion,
                                        .iManufacturer = kMaker,
                                        .iProduct = kName,
                                        .iSerialNumber = kSerial,
                                        .bNumConfigurations = 1};

constexpr uint8_t kConfiguration[] = {
    TUD_CONFIG_DESCRIPTOR(1, kInterfaces, 0, TUD_CONFIG_DESC_LEN + TUD_CDC_DESC_LEN, 0,
                          kMilliamperes),
    TUD_CDC_DESCRIPTOR(kConsole, kConsoleName, kNotify, kNotifyBytes, kOut, kIn, kPacketBytes)};

// One string at a time: TinyUSB sends it before it asks for the next.
class StringDescriptor {
 public:
  void clear() { count_ = 0; }

  void add(const char* text) {
    while (*text != 0) add(static_cast<uint16_t>(*text++));
  }

  void add(uint16_t unit) {
    if (count_ < kStringChars) units_[1 + count_++] = unit;
  }

  const uint16_t* finish() {
    units_[0] = static_cast<uint16_t>((TUSB_DESC_STRING << 8) | (2 * count_ + 2));
    return units_;
  }

 private:
  uint16_t units_[1 + kStringChars] = {};
  size_t count_ = 0;
};

StringDescriptor string;

}  // namespace

extern "C" {

const uint8_t* tud_descriptor_device_cb() { return reinterpret_cast<const uint8_t*>(&kDevice); }

const uint8_t* tud_descriptor_configuration_cb(uint8_t) { return kConfiguration; }

const uint16_t* tud_descriptor_string_cb(uint8_t index, uint16_t) {
  if (index >= kStrings) return nullptr;
  string.clear();
  switch (index) {
    case kLanguage:
      string.add(kEnglish);
      break;
    case kMaker:
      string.add("Plat");
      break;
    case kName:
      string.add("Plat ");
      string.add(board::kName);
      break;
    case kSerial:
      string.add(drivers::system::serial());
      break;
    default:
      string.add("Plat console");
      break;
  }
  return string.finish();
}
}
