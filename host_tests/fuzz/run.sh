#!/usr/bin/env bash
# Feeds random input to the readers of records, saved games and kept matches, to the store and to what comes by cable, for
# some seconds each.
#
#   host_tests/fuzz/run.sh SECONDS [--seed N] [--plain] [TARGET...]   a target is a file fuzz_TARGET.cpp here; without: all
#
# Starts from games of every kind that seeds.cpp plays, and from the inputs in corpus/. What is found new stays in
# build/fuzz/corpus/, what breaks in build/fuzz/. --plain is built in a third of the time, for a look at a new game:
# without sanitizers, and only the targets themselves tell what they reached. CXX_FUZZ names another compiler than clang++.
set -euo pipefail

# shellcheck source=../../tools/lib/common.sh
source "$(dirname "${BASH_SOURCE[0]}")/../../tools/lib/common.sh"
# shellcheck source=../../tools/lib/lock.sh
source "$plat_root/tools/lib/lock.sh"
root=$plat_root
build=$root/build/fuzz
seconds=${1:?how many seconds}
shift
seed=0 # libFuzzer's own choice
if [[ ${1:-} == --seed ]]; then
  seed=${2:?which seed}
  shift 2
fi
plain=0
if [[ ${1:-} == --plain ]]; then
  plain=1
  shift
fi
mapfile -t known < <(find "$root/host_tests/fuzz" -name 'fuzz_*.cpp' -printf '%f\n' | sed 's/^fuzz_//; s/\.cpp$//' | sort)
targets=("$@")
((${#targets[@]} > 0)) || targets=("${known[@]}")

compiler=${CXX_FUZZ:-clang++}
flags=(-std=c++20 -fno-exceptions -fno-rtti -I "$root")
shared=() # for what is not itself a target
if ((plain == 0)); then
  flags+=(-O1 -g -fno-omit-frame-pointer "-fsanitize=address,undefined" -fno-sanitize-recover=all)
  shared=(-fsanitize=fuzzer-no-link)
fi

# What all targets share, two files at a time.
build_objects() {
  rm -rf "$build/objects"
  mkdir -p "$build/objects"
  {
    find "$root/rules" -name '*.cpp'
    find "$root/tools/plat_main" -name '*.cpp' ! -name main.cpp
    printf '%s\n' "$root/host_tests/core/assert_host.cpp"
  } | compile_into "$build/objects"
}

# compile_into FOLDER FLAG...: the files whose names come, two at a time.
compile_into() {
  local folder=$1
  shift
  sed "s|^$root/||" | while read -r source; do
    printf "%s\0%s\0" "$folder/${source//\//_}.o" "$root/$source"
  done | xargs -0 -P 2 -n 2 "$compiler" "${flags[@]}" "${shared[@]}" "$@" -c -o
}

# The store and the cable. The screens that they know come from the headless program as it is built.
boards=(import backup store)
is_board() { [[ " ${boards[*]} " == *" $1 "* ]]; }

board_flags=()
know_board() {
  board_flags=(-I "$root/build/headless/include/ui" -isystem "$(dependency lvgl)" '-DLV_CONF_PATH="ui/lv_conf.h"' -DLV_KCONFIG_IGNORE=1)
}

build_board() {
  (cd "$root" && flock build/headless.lock sh -ec '[ -f build/headless/build.ninja ] || cmake --preset headless
    cmake --build --preset headless --target plat_ui plat_drivers lvgl plat_build_info -j 2') >"$build/headless.log" 2>&1 || {
    tail -n 30 "$build/headless.log" >&2
    return 1
  }
  rm -rf "$build/board.new"
  mkdir -p "$build/board.new"
  {
    find "$root/firmware/cable" "$root/firmware/store" -name '*.cpp'
    printf '%s\n' "$root/firmware/text.cpp" "$root/build/headless/firmware/build_info.cpp" "$root/host_tests/fuzz/lvgl_assert.cpp"
  } | compile_into "$build/board.new" "${board_flags[@]}"
  mv "$build/board.new" "$build/board"
}

# Games of every kind, for each target a folder.
write_seeds() {
  "$compiler" "${flags[@]}" "$root/host_tests/fuzz/seeds.cpp" "$build"/objects/*.o -o "$build/seeds_of_games"
  rm -rf "$build/seeds"
  "$build/seeds_of_games" "$build/seeds"
}

build_target() {
  local with=()
  if is_board "$1"; then
    with=("${board_flags[@]}" "$build"/board/*.o "$root"/build/headless/{ui/libplat_ui,ui/liblvgl,drivers/libplat_drivers}.a)
  fi
  "$compiler" "${flags[@]}" -fsanitize=fuzzer "$root/host_tests/fuzz/fuzz_$1.cpp" "$build"/objects/*.o "${with[@]}" -o "$build/fuzz_$1"
}

# Whether nothing that the targets are made of is newer than they are.
is_fresh() {
  [[ -f $build/built ]] && [[ -z $(find "$root/rules" "$root/tools/plat_main" "$root/ui" "$root/drivers" "$root/firmware" "$root/host_tests/core" "$root/host_tests/fuzz" \
    -name '*.[ch]pp' -newer "$build/built" -print -quit) ]]
}

# What the targets share where it is not there as it is now, and those of them that are asked for.
build_all() {
  local target
  if ! is_fresh; then
    rm -rf "$build/board" "${known[@]/#/$build/fuzz_}"
    build_objects
    write_seeds
    touch "$build/built"
  fi
  for target in "${targets[@]}"; do
    [[ ! -x $build/fuzz_$target ]] || continue
    if is_board "$target"; then
      know_board
      [[ -d $build/board ]] || build_board
    fi
    build_target "$target"
  done
}

fuzz() {
  local target=$1 runs
  local inputs=("$build/corpus/$target" "$build/seeds/$target")
  [[ ! -d $root/host_tests/fuzz/corpus/$target ]] || inputs+=("$root/host_tests/fuzz/corpus/$target")
  mkdir -p "${inputs[@]}"
  "$build/fuzz_$target" "${inputs[@]}" \
    -max_total_time="$seconds" -seed="$seed" -max_len=6000 -timeout=10 -rss_limit_mb=512 -print_final_stats=1 \
    -verbosity=0 -artifact_prefix="$build/$target-" >"$build/$target.log" 2>&1 || {
    tail -n 40 "$build/$target.log" >&2
    printf 'fuzzing %s found something: see build/fuzz/\n' "$target" >&2
    return 1
  }
  runs=$(sed -n 's/^stat::number_of_executed_units: *//p' "$build/$target.log")
  printf 'fuzz %s: %s inputs in %s s, nothing found\n' "$target" "$runs" "$seconds"
}

mkdir -p "$build"
{
  flock 9
  build_all
} 9>"$build/lock"
jobs=()
for target in "${targets[@]}"; do
  fuzz "$target" &
  jobs+=($!)
done
failed=0
for job in "${jobs[@]}"; do wait "$job" || failed=1; done
((failed == 0)) || exit 1
printf '%s targets passed\n' "${#targets[@]}"
