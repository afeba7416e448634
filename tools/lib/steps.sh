#!/usr/bin/env bash
# The steps of tools/check: a table in the order they run, and a function each.
#
#   tools/lib/steps.sh --list   names and titles
#   tools/lib/steps.sh NAME     runs one, in a process of its own; what it needs and does not find is a failure
#
# A new step: a line in the table (name, title) and a function step_<name>. The last line that matches
# "passed" in its output is shown beside its time; of a name with a `+` all output is shown.
set -euo pipefail
# shellcheck source=common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
# shellcheck source=lock.sh
source "$plat_root/tools/lib/lock.sh"
# shellcheck source=build.sh
source "$plat_root/tools/lib/build.sh"
cd "$plat_root"

plat_steps='
install      what the machine needs
fetch        dependencies, every file verified
format       C++ format
shell        shell scripts
javascript   JavaScript
tools        tests of the tools
host         host tests with sanitizers
plat         the plat tool: records, bad files, counts of instructions
fuzz         random input to the readers, the store and the cable
headless     program for scripts and pictures
pictures     reference pictures of every screen, and its targets
skeleton     a sixth game in a copy of the tree, through every suite
desktop      program in a window
boards       image of every board
tidy         C++ analysis
layers       layers and symbols
emulator     parts of the emulator
device       image in the emulator
window       window test
root         what lies at the root after all that ran
+sizes       sizes
'

# --- what steps share --------------------------------------------------------------------------

# Tracked and new files that match; failing when there are none, so that no step passes over nothing.
files_of() {
  local what=$1 found
  shift
  found=$(git ls-files -co --exclude-standard -- "$@" | while read -r file; do [[ ! -f $file ]] || printf '%s\n' "$file"; done)
  [[ -n $found ]] || fail "there is no $what to look at"
  printf '%s\n' "$found"
}

shell_scripts() {
  files_of "file" . | while read -r file; do
    case $file in
      *.sh) printf '%s\n' "$file" ;;
      *.*) ;;
      *) if head -c 64 "$file" | head -n 1 | grep -aqE '^#!.*[/ ](ba)?sh( |$)'; then printf '%s\n' "$file"; fi ;;
    esac
  done
}

pico_boards() {
  local file found=0
  for file in boards/*/board.cmake; do
    if grep -qiE 'PLAT_CHIP[[:space:]]+"?rp2040' "$file"; then
      basename "$(dirname "$file")"
      found=1
    fi
  done
  ((found)) || fail "no boards/*/board.cmake sets PLAT_CHIP to rp2040"
}

# --- steps -------------------------------------------------------------------------------------

step_install() { bash tools/lib/install.sh build image check; }

step_fetch() { bash tools/fetch; }

step_format() {
  local files
  [[ -f .clang-format ]] || fail ".clang-format is missing"
  files=$(files_of "C++ file" '*.cpp' '*.hpp' '*.c' '*.h')
  xargs -P 2 -n 16 -d '\n' clang-format --dry-run --Werror <<<"$files" ||
    fail "some files are not in the project's format: run clang-format -i on them"
}

step_shell() {
  local files
  files=$(shell_scripts)
  xargs -d '\n' shellcheck -x --source-path=SCRIPTDIR <<<"$files" || fail "shellcheck found something: see above"
}

step_javascript() {
  local files biome
  biome=$(dependency biome)
  files=$(files_of "JavaScript file" '*.js' '*.mjs' '*.cjs')
  xargs -d '\n' "$biome/biome" lint --error-on-warnings <<<"$files" || fail "the linter found something: see above"
}

step_tools() {
  bash host_tests/tools/tools_test.sh
  node_tests host_tests/tools host_tests/mutants
}

step_host() {
  build_preset host-tests
  ctest --test-dir build/host-tests -j 2 --output-on-failure --no-tests=error
}

step_headless() {
  build_preset headless
  [[ -x build/headless/plat-headless ]] || fail "the build ended without build/headless/plat-headless"
}

step_pictures() { node_tests host_tests/pictures; }

step_skeleton() { node_tests host_tests/skeleton; }

step_desktop() {
  build_preset desktop
  [[ -x build/desktop/plat-desktop ]] || fail "the build ended without build/desktop/plat-desktop"
}

step_boards() {
  local boards board
  boards=$(pico_boards)
  for board in $boards; do
    need_preset "$board"
    build_preset "$board"
    find "build/$board" -name 'plat*.uf2' | grep -q . || fail "the build of $board ended without a plat*.uf2"
  done
}

step_tidy() {
  local files
  [[ -f .clang-tidy ]] || fail ".clang-tidy is missing"
  cmake --preset headless -DCMAKE_EXPORT_COMPILE_COMMANDS=ON
  files=$(files_of "C++ file" '*.cpp' | sed "s|^|$plat_root/|" |
    grep -Fx -f <(sed -n 's/^ *"file": "\(.*\)",\{0,1\}$/\1/p' build/headless/compile_commands.json)) ||
    fail "the headless program has no C++ file of ours"
  xargs -P 2 -n 1 -d '\n' clang-tidy --quiet -p build/headless '--warnings-as-errors=*' <<<"$files"
}

# node_tests FOLDER...: their tests, run by Node with the emulator at hand.
node_tests() {
  local folder files
  RP2040JS_PATH=$(dependency rp2040js)
  export RP2040JS_PATH
  for folder in "$@"; do
    files=$(files_of "test in $folder" "$folder/*.test.mjs")
    xargs -d '\n' node --test --test-concurrency=2 --test-reporter=spec <<<"$files"
  done
}

step_plat() { node_tests host_tests/core host_tests/bench; }

# Short: what is found in a longer run is kept in the corpus.
step_fuzz() { bash host_tests/fuzz/run.sh 20; }

step_layers() { node_tests host_tests/layers host_tests/sizes; }

step_emulator() { node_tests host_tests/emulator; }

step_device() {
  rm -rf build/failures
  node_tests host_tests/device
}

step_window() { bash host_tests/tools/window_test.sh build/desktop/plat-desktop build/headless/plat-headless; }

step_root() { node_tests host_tests/root; }

step_sizes() { node tools/sizes.mjs; }

case ${1:---help} in
  -h | --help) print_help ;;
  --list) sed '/^$/d' <<<"$plat_steps" ;;
  *)
    declare -F "step_$1" >/dev/null || fail "there is no step $1: see tools/check --list"
    "step_$1"
    ;;
esac
