# The Pico SDK as this project uses it: core 0 only, no heap, no stdio, no printf, no float helpers.
# Included before project(); after it pico_sdk_init() and then pico_image.cmake.
plat_dependency(pico-sdk PICO_SDK_PATH)
plat_dependency(tinyusb PICO_TINYUSB_PATH)
set(ENV{PICO_SDK_PATH} ${PICO_SDK_PATH})
set(PICO_TOOLCHAIN_PATH "" CACHE PATH "Folder of the ARM toolchain; empty: the one on the path")

set(PICO_NO_PICOTOOL 1)  # the UF2 is written by tools/uf2.mjs
set(PICO_CXX_ENABLE_EXCEPTIONS 0)
set(PICO_CXX_ENABLE_RTTI 0)
set(PICO_CXX_ENABLE_CXA_ATEXIT 0)
set(PICO_DEFAULT_FLOAT_IMPL pico_float_none)  # whatever uses one ends in panic()
set(PICO_DEFAULT_DOUBLE_IMPL pico_double_none)
set(PICO_DEFAULT_PRINTF_IMPL pico_printf_none)
set(PICO_STDIO_UART 0)
set(PICO_STDIO_USB 0)

find_program(PLAT_ARM_GCC arm-none-eabi-g++ HINTS ${PICO_TOOLCHAIN_PATH} ${PICO_TOOLCHAIN_PATH}/bin)
find_program(PLAT_NODE node)
if(NOT PLAT_ARM_GCC)
  message(FATAL_ERROR "The ARM toolchain is not there (arm-none-eabi-g++): run tools/check or install gcc-arm-none-eabi")
endif()
if(NOT PLAT_NODE)
  message(FATAL_ERROR "Node is not there (node): it writes the UF2, install nodejs")
endif()

# With -O3 the image is 8 % larger. The .elf keeps the lines for a fault's address (addr2line); the image has none.
foreach(language C CXX)
  set(CMAKE_${language}_FLAGS_RELEASE "-g -O2 -DNDEBUG" CACHE STRING "Flags of a release")
endforeach()
# Nothing unwinds: no tables for it, in nobody's code.
add_compile_options(-fno-unwind-tables -fno-asynchronous-unwind-tables)
include(${PICO_SDK_PATH}/pico_sdk_init.cmake)
