#!/usr/bin/env bash
# Opens the program in a window on a display of its own (Xvfb), looks, touches, closes.
#
#   host_tests/tools/window_test.sh PROGRAM HEADLESS
#
# Prints ok or not ok a test and ends with "N passed, N failed". The pictures stay in build/window/.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source=runner.sh
source "$here/runner.sh"

program=${1:-}
headless=${2:-}
pictures=$here/../../build/window
window=
pid=
saves=

if [[ ! -x $program ]]; then
  echo "window_test.sh: there is no program ${program:-named}" >&2
  exit 1
fi
if [[ ! -x $headless ]]; then
  echo "window_test.sh: there is no headless program ${headless:-named}" >&2
  exit 1
fi
if [[ -z ${PLAT_XVFB:-} ]]; then
  PLAT_XVFB=1 exec xvfb-run -a -s "-screen 0 1280x960x24" bash "$0" "$@"
fi

end_program() {
  if [[ -n $pid ]]; then kill "$pid" 2>/dev/null || true; fi
  rm -rf "$saves"
}
trap end_program EXIT

test_window_should_open() {
  local tries
  for ((tries = 0; tries < 100; tries++)); do
    window=$(xdotool search --onlyvisible --name . 2>/dev/null | head -n 1) || true
    if [[ -n $window ]]; then return 0; fi
    if ! kill -0 "$pid" 2>/dev/null; then
      echo "the program ended: $(tail -n 5 "$pictures/program.log")"
      return 1
    fi
    sleep 0.1
  done
  return 1
}

# The picture in the window must be the headless board's, every pixel enlarged; SDL rounds colours its own way.
shows() {
  local name=$1 tries different=all size
  size=$(identify -format '%wx%h' "$pictures/$name.png")
  for ((tries = 0; tries < 50; tries++)); do
    import -window "$window" "$pictures/$name-window.png" || return 1
    convert "$pictures/$name-window.png" -sample "$size!" "$pictures/$name-seen.png"
    different=$(compare -fuzz 2% -metric AE "$pictures/$name-seen.png" "$pictures/$name.png" "$pictures/$name-difference.png" 2>&1) || true
    if [[ $different == 0 ]]; then return 0; fi
    sleep 0.1
  done
  echo "$different pixels differ: $pictures/$name-difference.png"
  return 1
}

# A click on the middle of what scripts call NAME, at the headless board's place for it, where it was told the WHICHth time.
click_on() {
  local name=$1 which=${2:-1} x y width height
  read -r x y width height < <(grep -F " $name" "$pictures/targets.txt" | sed -n "${which}p" | cut -d ' ' -f 1-4) || return 1
  xdotool mousemove --window "$window" $(((x + width / 2) * 3)) $(((y + height / 2) * 3)) mousedown 1
  sleep 0.1
  xdotool mouseup 1
}

draw_what_should_be_seen() {
  "$headless" --pictures "$pictures" --records "$saves/headless" "$here/window_script.txt" >"$pictures/targets.txt"
}

test_window_should_show_home() { shows home; }

test_click_should_open_settings() { click_on "button Settings" && shows settings; }

test_click_should_change_the_theme() { click_on "segment Blueprint" && shows blueprint; }

test_click_should_turn_to_the_other_page() { click_on "tab Feel" && shows feel; }

test_window_should_turn_with_the_picture() { click_on "segment Portrait" && shows portrait; }

test_click_should_lead_back() { click_on back && shows back; }

# A game by a number: the menu names it.
test_clicks_should_lead_to_the_record_of_a_game() {
  local name
  click_on 'button City Planner' 2 && shows 'City Planner' || return 1 # the first time home lay in landscape
  for name in 'button New' 'field Luck' 'row 2' 'key 7' 'button OK' 'button Start' menu 'button Record' 'button Code'; do
    [ "$name" != 'button Start' ] || sleep 0.7 # it waits until it could be seen
    click_on "$name" && shows "${name#button }" || return 1
  done
}

test_saved_record_should_lie_in_the_documents_folder() {
  local tries
  click_on 'button Save' || return 1
  for ((tries = 0; tries < 50; tries++)); do
    if grep -q '^game city-planner' "$saves/Papers/plat-city-planner-7.txt" 2>/dev/null; then return 0; fi
    sleep 0.1
  done
  echo "there is none: $(ls -R "$saves")"
  return 1
}

test_clicks_should_lead_home_again() {
  click_on back && shows Record && click_on back && shows menu && click_on 'button Leave' && shows left
}

test_key_should_show_the_focus() {
  xdotool windowfocus "$window" key Down && shows key
}

test_program_should_end_well_when_the_window_is_closed() {
  local tries
  python3 "$here/close_window.py" "$window" || return 1
  for ((tries = 0; tries < 50; tries++)); do
    if ! kill -0 "$pid" 2>/dev/null; then
      wait "$pid"
      return
    fi
    sleep 0.1
  done
  echo "it still runs 5 s later"
  return 1
}

# Libraries that look for a sound card tell a page where they find none.
test_program_should_say_one_sentence_where_there_is_no_sound_card() {
  local told=$pictures/no_sound.log
  (cd "$saves" && HOME=$saves SDL_VIDEODRIVER=x11 SDL_AUDIODRIVER=alsa AUDIODEV=plat-none exec timeout 2 "$program") >"$told" 2>&1 || true
  if [[ $(cat "$told") == 'plat-desktop: there is no sound card here; it goes on without sound' ]]; then return 0; fi
  echo "it said: $(head -n 5 "$told")"
  return 1
}

# Settings and games of the run go to a folder of its own.
start_program() {
  mkdir -p "$pictures"
  saves=$(mktemp -d)
  mkdir "$saves/.config"
  # shellcheck disable=SC2016 # the file holds the variable's name
  printf 'XDG_DOCUMENTS_DIR="$HOME/Papers"\n' >"$saves/.config/user-dirs.dirs"
  program=$(realpath "$program")
  (cd "$saves" && HOME=$saves XDG_DATA_HOME="" XDG_CONFIG_HOME="" SDL_VIDEODRIVER=x11 SDL_AUDIODRIVER=dummy exec "$program") >"$pictures/program.log" 2>&1 &
  pid=$!
}

start_program
draw_what_should_be_seen
run_here test_window_should_open
if [[ -n $window ]]; then
  run_here test_window_should_show_home
  run_here test_click_should_open_settings
  run_here test_click_should_change_the_theme
  run_here test_click_should_turn_to_the_other_page
  run_here test_window_should_turn_with_the_picture
  run_here test_click_should_lead_back
  run_here test_clicks_should_lead_to_the_record_of_a_game
  run_here test_saved_record_should_lie_in_the_documents_folder
  run_here test_clicks_should_lead_home_again
  run_here test_key_should_show_the_focus
  run_here test_program_should_end_well_when_the_window_is_closed
fi
run_here test_program_should_say_one_sentence_where_there_is_no_sound_card
end_tests
