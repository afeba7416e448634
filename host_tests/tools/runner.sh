# shellcheck shell=bash
# A runner of tests that are shell functions: a test passes when it returns 0; what it prints is shown when it fails.

tests_passed=0
tests_failed=0

count_test() {
  local name=$1 status=$2 output=$3
  if ((status == 0)); then
    printf 'ok %s\n' "$name"
    tests_passed=$((tests_passed + 1))
  else
    printf 'not ok %s\n' "$name"
    printf '%s\n' "$output" | sed 's/^/  /'
    tests_failed=$((tests_failed + 1))
  fi
}

# Runs a test apart from the others.
run_test() {
  local output status=0
  output=$("$1" 2>&1) || status=$?
  count_test "$1" "$status" "$output"
}

# Runs a test that sets variables for the ones after it.
run_here() {
  local status=0 file
  file=$(mktemp)
  "$1" >"$file" 2>&1 || status=$?
  count_test "$1" "$status" "$(cat "$file")"
  rm -f "$file"
}

# The closing line; fails when a test failed or none ran.
end_tests() {
  printf '%s passed, %s failed\n' "$tests_passed" "$tests_failed"
  ((tests_failed == 0 && tests_passed > 0))
}

# expect_words TEXT WORD...: TEXT holds every WORD.
expect_words() {
  local text=$1 word
  shift
  for word in "$@"; do
    if [[ $text != *"$word"* ]]; then
      printf 'expected "%s" in:\n%s\n' "$word" "$text"
      return 1
    fi
  done
}

# expect_end WANTED WORDS... -- COMMAND...: COMMAND ends as WANTED says and its output holds every WORD.
expect_end() {
  local wanted=$1 words=() output ended=accepted
  shift
  while [[ $1 != -- ]]; do
    words+=("$1")
    shift
  done
  shift
  output=$("$@" 2>&1 </dev/null) || ended=refused
  if [[ $ended != "$wanted" ]]; then
    printf 'expected it to be %s, got:\n%s\n' "$wanted" "$output"
    return 1
  fi
  expect_words "$output" "${words[@]}"
}

# expect_refused WORDS... -- COMMAND...
expect_refused() { expect_end refused "$@"; }

# expect_accepted WORDS... -- COMMAND...
expect_accepted() { expect_end accepted "$@"; }
