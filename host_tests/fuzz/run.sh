#!/usr/bin/env bash
# Feeds random input to the readers of records, saved games and kept matches for some seconds each.
#
#   host_tests/fuzz/run.sh SECONDS [--seed N] [TARGET...]   a target is a file fuzz_TARGET.cpp here; without: all
#
# Starts from the inputs in corpus/. What is found new stays in build/fuzz/corpus/, what breaks in
# build/fuzz/. CXX_FUZZ names another compiler than clang++.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
build=$root/build/fuzz
seconds=${1:?how many seconds}
shift
seed=0 # libFuzzer's own choice
if [[ ${1:-} == --seed ]]; then
  seed=${2:?which seed}
  shift 2
fi
mapfile -t known < <(find "$root/host_tests/fuzz" -name 'fuzz_*.cpp' -printf '%f\n' | sed 's/^fuzz_//; s/\.cpp$//' | sort)
targets=("$@")
((${#targets[@]} > 0)) || targets=("${known[@]}")

compiler=${CXX_FUZZ:-clang++}
flags=(-std=c++20 -O1 -g -fno-exceptions -fno-rtti -fno-omit-frame-pointer
  "-fsanitize=address,undefined" -fno-sanitize-recover=all -I "$root")

# What all targets share, two files at a time.
build_objects() {
  rm -rf "$build/objects"
  mkdir -p "$build/objects"
  {
    find "$root/rules" -name '*.cpp'
    find "$root/tools/plat_main" -name '*.cpp' ! -name main.cpp
    printf '%s\n' "$root/host_tests/core/assert_host.cpp"
  } | sed "s|^$root/||" | while read -r source; do
    printf "%s\0%s\0" "$build/objects/${source//\//_}.o" "$root/$source"
  done | xargs -0 -P 2 -n 2 "$compiler" "${flags[@]}" -fsanitize=fuzzer-no-link -c -o
}

build_target() {
  "$compiler" "${flags[@]}" -fsanitize=fuzzer "$root/host_tests/fuzz/fuzz_$1.cpp" \
    "$build"/objects/*.o -o "$build/fuzz_$1"
}

# Whether nothing that the targets are made of is newer than they are.
is_fresh() {
  [[ -f $build/built ]] && [[ -z $(find "$root/rules" "$root/tools/plat_main" "$root/host_tests/core" "$root/host_tests/fuzz" \
    -name '*.[ch]pp' -newer "$build/built" -print -quit) ]]
}

build_all() {
  build_objects
  local target
  for target in "${known[@]}"; do build_target "$target"; done
  touch "$build/built"
}

fuzz() {
  local target=$1 runs
  mkdir -p "$build/corpus/$target"
  "$build/fuzz_$target" "$build/corpus/$target" "$root/host_tests/fuzz/corpus/$target" \
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
  is_fresh || build_all
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
