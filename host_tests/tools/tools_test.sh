#!/usr/bin/env bash
# Tests of tools/: what people read when something is missing, damaged, full or out of reach.
#
#   host_tests/tools/tools_test.sh [PART OF A TEST'S NAME]
#
# Works on a copy of the dependencies' smallest members; the real ones are read only. Needs tools/fetch to have run.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../.." && pwd)
# shellcheck source=runner.sh
source "$here/runner.sh"

real_deps=${PLAT_DEPS:-$root/.deps}
work=$(mktemp -d)
unset PICO_SDK_PATH PICO_TINYUSB_PATH LVGL_PATH UNITY_PATH RP2040JS_PATH LV_FONT_CONV_PATH BIOME_PATH LITTLEFS_PATH PLAT_INSTALL PLAT_TOOL
export PLAT_DEPS=$work/deps

clean_up() {
  if mountpoint -q "$work/small"; then umount "$work/small"; fi
  rm -rf "$work"
}
trap clean_up EXIT

fetch() { bash "$root/tools/fetch" "$@"; }

# A private copy of two small dependencies.
fill_deps() {
  rm -rf "$PLAT_DEPS"
  mkdir -p "$PLAT_DEPS"
  cp -a "$real_deps/unity" "$real_deps/rp2040js" "$PLAT_DEPS/"
}

for part in fetch paths runs; do
  # shellcheck source=/dev/null
  source "$here/test_$part.sh"
done

shopt -s extglob
if [[ ! -d $real_deps/unity || ! -d $real_deps/rp2040js || ! -d $real_deps/lvgl ]]; then
  echo "tools_test.sh: the dependencies are not there: run tools/fetch" >&2
  exit 1
fi
mapfile -t tests < <(declare -F | awk '$3 ~ /^test_/ { print $3 }')
for name in "${tests[@]}"; do
  if [[ $# == 0 || $name == *"$1"* ]]; then run_test "$name"; fi
done
end_tests
