# shellcheck shell=bash disable=SC2154 # plat_* comes from common.sh
# Configures and builds a preset of CMakePresets.json.

need_preset() {
  grep -qE "\"name\": *\"$1\"" "$plat_root/CMakePresets.json" 2>/dev/null ||
    fail "CMakePresets.json has no preset $1"
}

build_preset() {
  cd "$plat_root" && cmake --preset "$1" "${@:2}" && cmake --build --preset "$1"
}

# build_shown PRESET: the same as a job with progress; failing ends the tool with a sentence.
build_shown() {
  local preset=$1 log=$plat_root/build/$1.log
  need_preset "$preset"
  mkdir -p "$plat_root/build"
  say "building $preset ..."
  run_job "building $preset" "$log" build_preset "$preset" || fail_with_log "$preset could not be built" "$log"
}
