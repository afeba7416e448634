# shellcheck shell=bash disable=SC2016,SC2154 # small programs stand in single quotes; root, work and real_deps come from tools_test.sh
# Paths of the user's own: tools/fetch and tools/cmake/dependencies.cmake.

# --- paths of the user's own -------------------------------------------------------------------

test_fetch_should_use_the_users_path_when_set() {
  fill_deps
  mkdir -p "$work/own"
  cp "$real_deps/lvgl/lv_version.h" "$work/own/"
  LVGL_PATH=$work/own expect_accepted 'lvgl 9.5.0 from LVGL_PATH' -- fetch lvgl
}

test_fetch_should_refuse_the_users_path_when_the_version_differs() {
  mkdir -p "$work/old"
  sed 's/VERSION_MINOR 5/VERSION_MINOR 2/' "$real_deps/lvgl/lv_version.h" >"$work/old/lv_version.h"
  LVGL_PATH=$work/old expect_refused 'LVGL_PATH holds lvgl 9.2.0' '9.5.0 is needed' -- fetch lvgl
}

test_fetch_should_warn_of_the_users_path_when_the_patch_differs() {
  mkdir -p "$work/patch"
  sed 's/VERSION_PATCH 0/VERSION_PATCH 7/' "$real_deps/lvgl/lv_version.h" >"$work/patch/lv_version.h"
  LVGL_PATH=$work/patch expect_accepted 'warning' 'lvgl 9.5.7' '9.5.0 is expected' -- fetch lvgl
}

test_fetch_should_refuse_the_users_path_when_it_holds_something_else() {
  PICO_SDK_PATH=$work expect_refused 'PICO_SDK_PATH' 'pico_sdk_version.cmake' '2.3.0' -- fetch pico-sdk
}

test_fetch_should_read_a_version_of_two_halves() {
  mkdir -p "$work/halves"
  printf '#define LFS_VERSION 0x00020009\n#define LFS_DISK_VERSION 0x00020001\n' >"$work/halves/lfs.h"
  LITTLEFS_PATH=$work/halves expect_accepted 'littlefs 2.9.0 from LITTLEFS_PATH' -- fetch littlefs || return 1
  printf '#define LFS_VERSION 0x0002000a\n' >"$work/halves/lfs.h"
  LITTLEFS_PATH=$work/halves expect_refused 'LITTLEFS_PATH holds littlefs 2.10.0' '2.9.0 is needed' -- fetch littlefs
}

test_versions_should_be_read_from_every_marker() {
  (
    # shellcheck source=../../tools/lib/common.sh
    source "$root/tools/lib/common.sh"
    # shellcheck source=../../tools/lib/lock.sh
    source "$root/tools/lib/lock.sh"
    for name in $(lock_names); do
      lock_load "$name"
      version=$(marker_version "$real_deps/$name/$dep_marker")
      [[ $version == "$dep_version" ]] || { echo "$name: $version"; exit 1; }
    done
  )
}

# --- CMake -------------------------------------------------------------------------------------

# In one line, as CMake breaks its sentences.
ask_cmake() {
  printf 'include(%s/tools/cmake/dependencies.cmake)\nplat_dependency(lvgl FOLDER)\nmessage("got ${FOLDER}")\n' "$root" >"$work/ask.cmake"
  cmake "$@" -P "$work/ask.cmake" 2>&1 | tr -s ' \n' ' '
}

test_cmake_should_find_the_fetched_copy() {
  PLAT_DEPS=$real_deps expect_accepted "got $real_deps/lvgl" -- ask_cmake
}

test_cmake_should_say_what_to_run_when_a_dependency_is_missing() {
  expect_refused 'lvgl 9.5.0 is not there: run tools/fetch' -- ask_cmake -DPLAT_DEPS="$work/none"
}

test_cmake_should_let_the_users_path_win() {
  mkdir -p "$work/own"
  cp "$real_deps/lvgl/lv_version.h" "$work/own/"
  expect_accepted "got $work/own" -- ask_cmake -DLVGL_PATH="$work/own" &&
    LVGL_PATH=$work/own expect_accepted "got $work/own" -- ask_cmake
}

test_cmake_should_refuse_another_version() {
  mkdir -p "$work/old"
  sed 's/VERSION_MINOR 5/VERSION_MINOR 2/' "$real_deps/lvgl/lv_version.h" >"$work/old/lv_version.h"
  expect_refused 'lvgl 9.2.0' '9.5.0 is needed' -- ask_cmake -DLVGL_PATH="$work/old"
}
