# shellcheck shell=bash disable=SC2034 # plat_* is for whoever sources this
# Words, paths and long jobs: sourced by every tool.

plat_root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
plat_deps=${PLAT_DEPS:-$plat_root/.deps}
plat_tool=${PLAT_TOOL:-tools/$(basename "$0")} # a tool that another one runs speaks under its name

say() { printf '%s\n' "$*"; }

complain() { printf '%s: %s\n' "$plat_tool" "$*" >&2; }

fail() {
  complain "$@"
  exit 1
}

# Prints the comment block below the first line of the tool that runs.
print_help() { sed -n '2,/^[^#]/{s/^# \{0,1\}//p}' "$0"; }

# A path as people read it: from the root of the repository where it is inside.
shown_path() { printf '%s' "${1#"$plat_root"/}"; }

has_command() { command -v "$1" >/dev/null 2>&1; }

# --- long jobs ---------------------------------------------------------------------------------

job_group=

# Ends the job that run_job started, with everything below it.
stop_job() {
  [[ -n $job_group ]] || return 0
  kill -TERM -- "-$job_group" 2>/dev/null || true
  wait "$job_group" 2>/dev/null || true
  job_group=
}

# The newest `[n/m]` that a build wrote into its log.
log_counter() { tail -c 4000 "$1" 2>/dev/null | grep -ao '\[[0-9]\+/[0-9]\+\]' | tail -n 1 || true; }

show_progress() {
  local title=$1 log=$2 seconds=$3
  if [[ -t 1 ]]; then
    printf '\r\033[K%s ... %s s %s' "$title" "$seconds" "$(log_counter "$log")"
  elif ((seconds > 0 && seconds % 15 == 0)); then
    printf '%s ... %s s %s\n' "$title" "$seconds" "$(log_counter "$log")"
  fi
}

# run_job TITLE LOG COMMAND...: runs it without a terminal, output to LOG, progress to the screen.
# A function as COMMAND runs without `set -e`; it has to return its own failures.
run_job() {
  local title=$1 log=$2 started=$SECONDS shown=-1 status=0
  shift 2
  set -m
  "$@" >"$log" 2>&1 </dev/null &
  job_group=$!
  set +m
  while kill -0 "$job_group" 2>/dev/null; do
    if ((SECONDS - started != shown)); then
      shown=$((SECONDS - started))
      show_progress "$title" "$log" "$shown"
    fi
    sleep 0.05
  done
  wait "$job_group" || status=$?
  job_group=
  if [[ -t 1 ]]; then printf '\r\033[K'; fi
  return "$status"
}

# What a failed job's log says first, in one line.
log_reason() {
  local log=$1 line
  line=$(grep -aoE '^tools/[a-z]+: .*' "$log" | tail -n 1 | cut -d ' ' -f 2- || true)
  if [[ -n $line ]]; then
    printf '%s' "$line"
    return
  fi
  line=$(awk '
    /^CMake Error/ { heading = $0; getline; sub(/^ +/, ""); print ($0 == "" ? heading : $0); exit }
    /(^|[: ])(fatal )?error: / || /undefined reference/ { print; exit }' "$log")
  if [[ -z $line ]]; then line=$(grep -av '^[[:space:]]*$' "$log" | tail -n 1 || true); fi
  printf '%s' "${line:-it said nothing}"
}

# Shows the end of a failed job's log, then one sentence.
fail_with_log() {
  local what=$1 log=$2
  tail -n 30 "$log" >&2
  fail "$what: $(log_reason "$log" | cut -c 1-300) (the log is $(shown_path "$log"))"
}

trap 'stop_job; exit 130' INT
trap 'stop_job; exit 143' TERM HUP
