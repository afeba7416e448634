# shellcheck shell=bash disable=SC2016,SC2154 # small programs stand in single quotes; root, work and real_deps come from tools_test.sh
# tools/lib/install.sh, tools/check and tools/play.

# A PATH that holds every command but those that match the pattern.
path_without() {
  local folder=$work/path.$RANDOM file
  mkdir -p "$folder"
  for file in /usr/local/bin/* /usr/bin/* /bin/* /usr/sbin/* /sbin/*; do
    # shellcheck disable=SC2053 # a pattern is meant
    if [[ ${file##*/} != $1 ]]; then ln -sf "$file" "$folder/"; fi
  done
  printf '%s' "$folder"
}

# --- installation ------------------------------------------------------------------------------

test_install_should_name_the_command_when_the_toolchain_is_missing() {
  local folder
  folder=$(path_without 'arm-none-eabi-*')
  PATH=$folder PLAT_INSTALL=0 expect_refused 'missing: arm-none-eabi-gcc' 'apt-get install gcc-arm-none-eabi' -- \
    bash "$root/tools/lib/install.sh" image
}

test_install_should_name_the_command_when_neither_root_nor_sudo_is_there() {
  local folder
  folder=$(path_without '@(arm-none-eabi-*|sudo|id)')
  printf '#!/bin/sh\necho 1000\n' >"$folder/id"
  chmod +x "$folder/id"
  PATH=$folder expect_refused 'missing: arm-none-eabi-gcc' 'neither root nor sudo' 'apt-get install gcc-arm-none-eabi' -- \
    bash "$root/tools/lib/install.sh" image
}

test_install_should_say_so_without_network() {
  local folder
  folder=$(path_without '@(arm-none-eabi-*|sudo|id|apt-get)')
  printf '#!/bin/sh\necho 0\n' >"$folder/id"
  printf '#!/bin/sh\necho "Temporary failure resolving" >&2\nexit 100\n' >"$folder/apt-get"
  chmod +x "$folder/id" "$folder/apt-get"
  PATH=$folder expect_refused 'network cannot be reached' 'gcc-arm-none-eabi' -- bash "$root/tools/lib/install.sh" image
}

test_install_should_be_silent_when_nothing_is_missing() {
  [[ -z $(bash "$root/tools/lib/install.sh" build image check 2>&1) ]]
}

# --- check and play ----------------------------------------------------------------------------

# The tools in a repository with nothing else in it.
empty_repository() {
  rm -rf "$work/empty"
  mkdir -p "$work/empty"
  cp -a "$root/tools" "$work/empty/"
  git -C "$work/empty" init -q
}

test_check_should_fail_when_a_step_finds_nothing_to_look_at() {
  local step
  empty_repository
  for step in format javascript tools host headless desktop boards tidy emulator window sizes; do
    expect_refused "the step $step failed" '0 passed, 1 failed' -- bash "$work/empty/tools/check" "$step" || return 1
  done
}

test_check_should_stop_at_the_first_failure_and_go_on_when_asked() {
  empty_repository
  expect_refused 'emulator     not run' '0 passed, 1 failed' -- bash "$work/empty/tools/check" format emulator &&
    expect_refused '0 passed, 2 failed' -- bash "$work/empty/tools/check" --keep-going format emulator
}

# Steps that take as long as their names say, in tenths of a second, the last of which fails.
repository_of_slow_steps() {
  empty_repository
  printf '%s\n' '#!/usr/bin/env bash' \
    'if [[ $1 == --list ]]; then printf "%s  a step\n" s01 s05 s03 s00; exit; fi' \
    'sleep "0.${1#s0}"; [[ $1 != s00 ]]' >"$work/empty/tools/lib/steps.sh"
}

# Without the times, which the machine's load changes.
shown_steps() {
  bash "$work/empty/tools/check" 2>/dev/null | sed -n '/^$/,$p' | sed -E 's/ +[0-9.]+ s$//; s/ +/ /g; s/ $//' | tr '\n' '|'
}

test_check_should_end_with_its_steps_slowest_first() {
  repository_of_slow_steps
  expect_words "$(shown_steps)" '|s05 passed|s03 passed|s01 passed|s00 FAILED|in|3 passed, 1 failed|'
}

test_check_should_show_steps_that_did_not_run_last() {
  repository_of_slow_steps
  sed -i 's/!= s00/!= s05/' "$work/empty/tools/lib/steps.sh"
  expect_words "$(shown_steps)" '|s05 FAILED|s01 passed|s03 not run|s00 not run|in|1 passed, 1 failed|'
}

test_check_should_show_the_time_of_a_step() {
  repository_of_slow_steps
  local shown
  shown=$(bash "$work/empty/tools/check" s05) || return 1
  grep -qE '^s05          passed        0\.[5-9] s$' <<<"$shown" || { echo "$shown"; return 1; }
}

test_check_should_refuse_a_step_it_does_not_know() {
  expect_refused 'no step nonsense' -- bash "$root/tools/check" nonsense
}

test_check_should_count_a_passed_step() {
  expect_accepted '1 passed, 0 failed' -- bash "$root/tools/check" install
}

test_play_should_show_the_error_and_the_log_when_the_build_fails() {
  empty_repository
  printf 'cmake_minimum_required(VERSION 3.25)\nmessage(FATAL_ERROR "no such luck")\n' >"$work/empty/CMakeLists.txt"
  printf '{"version": 6, "configurePresets": [{"name": "headless", "generator": "Ninja", "binaryDir": "build/headless"}], "buildPresets": [{"name": "headless", "configurePreset": "headless"}]}\n' >"$work/empty/CMakePresets.json"
  PLAT_DEPS=$real_deps expect_refused 'headless could not be built: no such luck' 'build/headless.log' -- \
    bash "$work/empty/tools/play" --pictures
}

test_help_should_be_there_for_every_tool() {
  local tool
  for tool in play check fetch soak; do expect_accepted "tools/$tool" -- bash "$root/tools/$tool" --help || return 1; done
}
