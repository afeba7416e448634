# shellcheck shell=bash disable=SC2016,SC2154 # small programs stand in single quotes; root, work and real_deps come from tools_test.sh
# tools/fetch: damage, network, disk, interruption.

# Clients that find no network, in front of the real ones.
stub_network() {
  local stubs=$work/offline
  mkdir -p "$stubs"
  printf '#!/bin/sh\necho "npm error code EAI_AGAIN" >&2\nexit 1\n' >"$stubs/npm"
  printf '#!/bin/sh\ncase $1 in --version) echo cargo 1.85.0 ;; *) echo "Could not resolve host" >&2; exit 101 ;; esac\n' >"$stubs/cargo"
  printf '#!/bin/sh\ncase " $* " in *" indextargets "*) echo "bookworm main file:/nowhere" ;; *) echo "Temporary failure resolving" >&2; exit 100 ;; esac\n' >"$stubs/apt-get"
  chmod +x "$stubs"/*
  PATH=$stubs:$PATH
}

nothing_half() {
  local left
  left=$(find "$PLAT_DEPS" -mindepth 1 -maxdepth 1 ! -name .lock)
  [[ -z $left ]] || { echo "left behind: $left"; return 1; }
}

# --- damage ------------------------------------------------------------------------------------

test_fetch_should_accept_when_all_is_there() {
  fill_deps
  expect_accepted '2 in place, 0 fetched' -- fetch unity rp2040js
}

test_fetch_should_leave_out_what_one_run_alone_needs_when_it_is_not_named() {
  fetch --licences >"$work/licences"
  if grep -q littlefs "$work/licences"; then return 1; fi
  expect_accepted 'littlefs' 'BSD-3-Clause' -- fetch --licences littlefs
}

test_fetch_should_refuse_by_name_when_a_byte_is_missing() {
  fill_deps
  truncate -s -1 "$PLAT_DEPS/unity/src/unity.c"
  expect_refused 'unity' 'damaged' 'tools/fetch --again unity' -- fetch unity rp2040js
}

test_fetch_should_refuse_when_a_file_is_gone_or_added() {
  fill_deps
  rm "$PLAT_DEPS/unity/src/unity.c"
  touch "$PLAT_DEPS/rp2040js/more.js"
  expect_refused 'fetch --again unity' 'fetch --again rp2040js' -- fetch --verify unity rp2040js
}

test_fetch_should_refuse_when_a_link_is_added() {
  fill_deps
  ln -s unity.c "$PLAT_DEPS/unity/src/more.c"
  expect_refused 'unity' 'damaged' -- fetch unity
}

test_fetch_should_accept_when_only_modes_differ() {
  fill_deps
  chmod -R a+x "$PLAT_DEPS/unity"
  expect_accepted '1 in place' -- fetch unity
}

test_fetch_should_refuse_other_files_from_the_client() {
  fill_deps
  mkdir "$work/client" "$work/client/package"
  echo '{"version": "1.4.1"}' >"$work/client/package/package.json"
  tar -czf "$work/client/other.tgz" -C "$work/client" package
  printf '#!/bin/sh\ncp %q .\n' "$work/client/other.tgz" >"$work/client/npm"
  chmod +x "$work/client/npm"
  rm -rf "$PLAT_DEPS/rp2040js"
  PATH=$work/client:$PATH expect_refused 'rp2040js@1.4.1' 'not kept' -- fetch rp2040js || return 1
  rm -rf "$PLAT_DEPS/unity"
  nothing_half
}

# --- network -----------------------------------------------------------------------------------

test_fetch_should_work_without_network_when_all_is_there() {
  fill_deps
  stub_network
  expect_accepted '2 in place, 0 fetched' -- fetch unity rp2040js
}

test_fetch_should_say_so_without_network_when_npm_is_needed() {
  fill_deps
  stub_network
  rm -rf "$PLAT_DEPS/rp2040js"
  expect_refused 'rp2040js 1.4.1 could not be fetched' 'network' 'RP2040JS_PATH' -- fetch unity rp2040js
}

test_fetch_should_say_so_without_network_when_cargo_is_needed() {
  fill_deps
  stub_network
  expect_refused 'lvgl 9.5.0 could not be fetched' 'network' 'LVGL_PATH' -- fetch lvgl
}

test_fetch_should_say_so_without_network_when_apt_is_needed() {
  fill_deps
  stub_network
  expect_refused 'tinyusb 0.18.0 could not be fetched' 'network' 'PICO_TINYUSB_PATH' -- fetch tinyusb
}

# The real clients, sent to a port where nobody listens.
test_fetch_should_say_so_when_the_real_clients_reach_nobody() {
  fill_deps
  rm -rf "$PLAT_DEPS/rp2040js"
  export npm_config_cache=$work/npm CARGO_HOME=$work/cargo npm_config_proxy=http://127.0.0.1:9 npm_config_https_proxy=http://127.0.0.1:9
  export http_proxy=http://127.0.0.1:9 https_proxy=http://127.0.0.1:9 CARGO_HTTP_PROXY=http://127.0.0.1:9
  expect_refused 'rp2040js' 'network' -- fetch rp2040js &&
    expect_refused 'lvgl' 'network' -- fetch lvgl &&
    expect_refused 'tinyusb' 'network' -- fetch tinyusb
}

# --- disk --------------------------------------------------------------------------------------

small_disk() {
  mkdir -p "$work/small"
  if ! mount -t tmpfs -o size="$1" tmpfs "$work/small" 2>/dev/null; then
    echo "this test needs root and mount"
    return 1
  fi
}

with_small_disk() {
  local size=$1 status=0
  shift
  small_disk "$size" || return 1
  PLAT_DEPS=$work/small/deps "$@" || status=$?
  umount "$work/small"
  return "$status"
}

# Without the right to mount, a df that tells of a small disk stands in.
test_fetch_should_say_how_much_is_needed_when_the_disk_is_full() {
  if small_disk 1m >/dev/null; then
    umount "$work/small"
    with_small_disk 1m expect_refused 'disk is full' 'lvgl needs 80 MB' -- fetch lvgl
  else
    mkdir -p "$work/df"
    printf '#!/bin/sh\nprintf "head\\nfs 1 0 1 0%%%% /\\n"\n' >"$work/df/df"
    chmod +x "$work/df/df"
    PATH=$work/df:$PATH expect_refused 'disk is full' 'lvgl needs 80 MB' -- fetch lvgl
  fi
}

# A client that meets the end of the disk while it writes.
test_fetch_should_say_so_and_leave_nothing_when_the_disk_fills_up() {
  mkdir -p "$work/filling" "$PLAT_DEPS"
  printf '#!/bin/sh\nhead -c 1000 /dev/zero >part.tgz\ncat /dev/zero >/dev/full\n' >"$work/filling/npm"
  chmod +x "$work/filling/npm"
  rm -rf "$PLAT_DEPS/rp2040js" "$PLAT_DEPS/unity"
  PATH=$work/filling:$PATH expect_refused 'disk is full' 'needs 10 MB' -- fetch rp2040js && nothing_half
}

# --- interruption ------------------------------------------------------------------------------

slow_client() {
  mkdir -p "$work/slow"
  printf '#!/bin/sh\nhead -c 1000 /dev/zero >part.tgz\nexec sleep 30\n' >"$work/slow/npm"
  chmod +x "$work/slow/npm"
  rm -rf "$PLAT_DEPS/rp2040js" "$PLAT_DEPS/unity"
  PATH=$work/slow:$PATH bash "$root/tools/fetch" rp2040js >/dev/null 2>&1 &
  slow=$!
  for _ in {1..100}; do
    if compgen -G "$PLAT_DEPS/.fetch.*/part.tgz" >/dev/null; then return 0; fi
    sleep 0.05
  done
  echo "the client was never started"
  return 1
}

test_fetch_should_leave_nothing_when_interrupted() {
  mkdir -p "$PLAT_DEPS"
  slow_client || return 1
  kill -TERM "$slow"
  wait "$slow" && return 1
  nothing_half
}

test_fetch_should_clean_up_after_one_that_was_killed() {
  mkdir -p "$PLAT_DEPS"
  slow_client || return 1
  local job
  job=$(pgrep -P "$slow" | head -n 1)
  kill -KILL "$slow"
  kill -KILL -- "-$job" 2>/dev/null || true
  wait "$slow" 2>/dev/null || true
  [[ ! -e $PLAT_DEPS/rp2040js ]] || return 1
  stub_network
  expect_refused 'network' -- fetch rp2040js && nothing_half
}
