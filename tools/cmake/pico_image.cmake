# plat_pico_image(TARGET): makes the executable TARGET an image for the board: .elf, .map, .bin and .uf2 in its output
# folder. The build fails where a heap, exceptions, printf or float helpers got in, and where the linker script's
# limits are passed (firmware/rp2040).
include_guard(GLOBAL)

set(PLAT_IMAGE_LINKER_DIR ${CMAKE_CURRENT_LIST_DIR}/../../firmware/rp2040)
set(PLAT_IMAGE_TOOLS ${CMAKE_CURRENT_LIST_DIR}/..)
cmake_path(NORMAL_PATH PLAT_IMAGE_LINKER_DIR)
cmake_path(NORMAL_PATH PLAT_IMAGE_TOOLS)

# Whatever of the SDK the drivers use: its headers for them, its sources once for each image.
set(plat_sdk_libraries
  pico_stdlib pico_rand pico_unique_id hardware_adc hardware_clocks hardware_dma hardware_flash hardware_gpio hardware_irq
  hardware_pwm hardware_spi hardware_sync hardware_timer hardware_watchdog)
add_library(plat_pico_headers INTERFACE)
foreach(library IN LISTS plat_sdk_libraries)
  target_link_libraries(plat_pico_headers INTERFACE ${library}_headers)
endforeach()
target_include_directories(plat_pico_headers SYSTEM INTERFACE ${PICO_TINYUSB_PATH}/src)
target_include_directories(plat_pico_headers INTERFACE ${CMAKE_SOURCE_DIR}/drivers/usb)  # tusb_config.h
target_compile_definitions(plat_pico_headers INTERFACE
  CFG_TUSB_MCU=OPT_MCU_RP2040
  CFG_TUSB_OS=OPT_OS_PICO
  PICO_TIME_DEFAULT_ALARM_POOL_DISABLED=1)

function(plat_pico_image target)
  target_link_libraries(${target} PRIVATE ${plat_sdk_libraries} tinyusb_device)
  target_include_directories(${target} PRIVATE ${CMAKE_SOURCE_DIR}/drivers/usb)
  target_compile_options(${target} PRIVATE $<$<COMPILE_LANGUAGE:C>:-w>)  # the SDK's sources are compiled into it
  target_compile_definitions(${target} PRIVATE
    PICO_STACK_SIZE=0x2000
    PICO_HEAP_SIZE=0
    PICO_USE_STACK_GUARDS=1
    PICO_CXX_DISABLE_ALLOCATION_OVERRIDES=1
    PICO_TIME_DEFAULT_ALARM_POOL_DISABLED=1
    PICO_PANIC_FUNCTION=plat_panic
    PICO_PANIC_FUNCTION_DOES_NOT_RETURN=1)
  # One stack over both scratch banks.
  pico_set_linker_script_var(${target} SCRATCH_X_LENGTH 0)
  pico_set_linker_script_var(${target} SCRATCH_Y_ORIGIN 0x20040000)
  pico_set_linker_script_var(${target} SCRATCH_Y_LENGTH 0x2000)
  pico_add_linker_script_override_path(${target} ${PLAT_IMAGE_LINKER_DIR} GLOB_FILES)

  pico_set_program_name(${target} "Plat")
  pico_set_program_version(${target} "${PROJECT_VERSION}")
  pico_set_program_description(${target} "${PROJECT_DESCRIPTION}")

  set(base $<TARGET_FILE_DIR:${target}>/$<TARGET_FILE_BASE_NAME:${target}>)
  target_link_options(${target} PRIVATE "LINKER:-Map=$<TARGET_FILE:${target}>.map")
  add_custom_command(TARGET ${target} POST_BUILD
    COMMAND ${CMAKE_COMMAND} -E env PLAT_NM=${CMAKE_NM} ${PLAT_NODE} ${PLAT_IMAGE_TOOLS}/forbidden_symbols.mjs $<TARGET_FILE:${target}>
    COMMAND ${CMAKE_OBJCOPY} -O binary $<TARGET_FILE:${target}> ${base}.bin
    COMMAND ${PLAT_NODE} ${PLAT_IMAGE_TOOLS}/uf2.mjs ${base}.bin ${base}.uf2
    VERBATIM)
endfunction()
