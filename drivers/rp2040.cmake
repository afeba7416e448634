# What every board with this chip has besides its capabilities' drivers.
target_sources(plat_drivers PRIVATE
  bus/${PLAT_BUS}_bus.cpp system/fault_rp2040.cpp system/watchdog_rp2040.cpp system/memory_rp2040.cpp system/stack.cpp)
if(PLAT_DRIVER_usb STREQUAL tinyusb)
  target_sources(plat_drivers PRIVATE usb/descriptors.cpp)
endif()
target_link_libraries(plat_drivers PRIVATE plat_pico_headers)
