#!/usr/bin/env bash
# Builds what measure.mjs runs, into build/beside/: the program `beside` for this machine, and our store and littlefs
# each linked alone for the device (size_NAME.elf).
#
#   host_tests/save/beside/build.sh
#
# littlefs comes from tools/fetch; a path in LITTLEFS_PATH is used instead.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source=../../../tools/lib/common.sh
source "$here/../../../tools/lib/common.sh"
# shellcheck source=../../../tools/lib/lock.sh
source "$plat_root/tools/lib/lock.sh"

PLAT_TOOL=$plat_tool bash "$plat_root/tools/fetch" littlefs
littlefs=$(dependency littlefs)
build=$plat_root/build/beside
rm -rf "$build"
mkdir -p "$build/objects" "$build/device"
cd "$plat_root"

store=(firmware/store/{store,store_open,store_write,store_clean,page}.cpp)
others=(drivers/storage/host.cpp drivers/system/fault_host.cpp drivers/system/fault_name.cpp)
mapfile -t own < <(find host_tests/save/beside -name '*.cpp' ! -name 'root_*')
# littlefs as small and as quick as it can be had: nothing told, nothing asserted, no heap.
shared=(-I . -I boards/headless -isystem "$littlefs" -ffunction-sections -fdata-sections
  -D{LFS_NO_MALLOC,LFS_NO_ASSERT,LFS_NO_DEBUG,LFS_NO_WARN,LFS_NO_ERROR})
plus=(-std=c++20 -fno-exceptions -fno-rtti -fno-threadsafe-statics -Wall -Wextra -Wconversion -Wshadow -Werror)

# compile COMPILER FOLDER WORDS... -- SOURCES...
compile() {
  local compiler=$1 folder=$2 words=() source
  shift 2
  while [[ $1 != -- ]]; do
    words+=("$1")
    shift
  done
  shift
  for source in "$@"; do "$compiler" "${shared[@]}" "${words[@]}" -c "$source" -o "$folder/$(basename "$source").o"; done
}

compile g++ "$build/objects" "${plus[@]}" -O2 -g -- "${own[@]}" "${store[@]}" "${others[@]}"
compile gcc "$build/objects" -w -O2 -g -- "$littlefs"/lfs.c "$littlefs"/lfs_util.c
g++ "$build"/objects/*.o -lpthread -o "$build/beside"

# link_alone NAME OBJECTS...: what a program has of its own anyway (drivers, libraries) is left out.
link_alone() {
  local name=$1
  shift
  arm-none-eabi-gcc -mcpu=cortex-m0plus -mthumb -nostdlib -Wl,--gc-sections,-e,root,--unresolved-symbols=ignore-all \
    -Wl,-Map="$build/size_$name.map" "$@" -o "$build/size_$name.elf"
}

for level in O2 Os; do
  arm=(-mcpu=cortex-m0plus -mthumb "-$level" -DNDEBUG)
  device=$build/device/$level
  mkdir -p "$device/store" "$device/littlefs"
  compile arm-none-eabi-g++ "$device/store" "${plus[@]}" "${arm[@]}" -- "${store[@]}"
  compile arm-none-eabi-g++ "$device" "${plus[@]}" "${arm[@]}" -- "$here/root_store.cpp"
  link_alone "store_$level" "$device/root_store.cpp.o" "$device"/store/*.o
  compile arm-none-eabi-gcc "$device/littlefs" -w "${arm[@]}" -- "$littlefs"/lfs.c "$littlefs"/lfs_util.c
  for files in 2 3; do
    compile arm-none-eabi-gcc "$device" -std=c11 "-DFILES=$files" "${arm[@]}" -- "$here/root_littlefs.c"
    link_alone "littlefs_${files}_$level" "$device/root_littlefs.c.o" "$device"/littlefs/*.o
  done
done
