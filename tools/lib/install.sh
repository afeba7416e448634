#!/usr/bin/env bash
# The Debian packages that each purpose needs, and their installation where something is missing.
#
#   tools/lib/install.sh PURPOSE...   build, image, fetch, check; silent when nothing is missing
#
# PLAT_INSTALL=0 forbids installing: what is missing is then said and nothing is done.
# A line below: purpose, package, command. Where the command is there, the package is not asked about;
# `-` means there is no command, so the package itself is looked for. `a|b` takes the first that apt offers.
set -euo pipefail
# shellcheck source=common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

plat_packages='
build  cmake                          cmake
build  ninja-build                    ninja
build  gcc                            gcc
build  g++                            g++
build  git                            git
build  python3                        python3
build  nodejs                         node
build  libsdl2-dev                    -
build  libpng-dev                     -
build  fonts-roboto-unhinted          -
fetch  nodejs                         node
fetch  npm                            npm
fetch  cargo-web|cargo                cargo
image  gcc-arm-none-eabi              arm-none-eabi-gcc
image  libnewlib-arm-none-eabi        -
image  libstdc++-arm-none-eabi-newlib -
check  clang                          clang
check  libclang-rt-dev                -
check  clang-format                   clang-format
check  clang-tidy                     clang-tidy
check  shellcheck                     shellcheck
check  xvfb                           Xvfb
check  xdotool                        xdotool
check  imagemagick                    import
check  valgrind                       valgrind
'

# The purposes' lines whose command or package is missing, as `package command`.
missing_lines() {
  local purpose package command wanted=" $* " unseen=()
  while read -r purpose package command; do
    [[ -n $purpose && $wanted == *" $purpose "* ]] || continue
    if [[ $command == - ]]; then
      unseen+=("$package")
    elif ! any_command "$command"; then
      printf '%s %s\n' "$package" "$command"
    fi
  done <<<"$plat_packages"
  if ((${#unseen[@]} > 0)); then missing_packages "${unseen[@]}"; fi
}

any_command() {
  local name
  for name in ${1//|/ }; do
    if has_command "$name"; then return 0; fi
  done
  return 1
}

# Without dpkg nobody can tell whether a library is there: the build will.
missing_packages() {
  has_command dpkg-query || return 0
  # shellcheck disable=SC2016 # dpkg-query fills these in
  { dpkg-query -W -f '${Package} ${db:Status-Status}\n' "$@" 2>/dev/null || true; } |
    awk -v wanted="$*" '
      $2 == "installed" { there[$1] = 1 }
      END { n = split(wanted, name, " "); for (i = 1; i <= n; i++) if (!there[name[i]]) print name[i], "-" }'
}

# Of `a|b` the first that apt has in its lists; the last, and a failure, where it has none.
offered() {
  local name
  for name in ${1//|/ }; do
    if apt-cache show --no-all-versions "$name" >/dev/null 2>&1; then
      printf '%s\n' "$name"
      return 0
    fi
  done
  printf '%s\n' "$name"
  return 1
}

check_node() {
  local version
  has_command node || return 0
  version=$(node --version)
  version=${version#v}
  ((${version%%.*} >= 18)) || fail "node ${version} is too old, 18 is needed: update it, for instance from Debian's nodejs"
}

as_root() {
  if [[ $(id -u) == 0 ]]; then "$@"; else sudo "$@"; fi
}

apt_run() {
  as_root env DEBIAN_FRONTEND=noninteractive apt-get -q -y -o Acquire::Retries=2 -o DPkg::Lock::Timeout=300 "$@"
}

# apt's lists are renewed only where they miss a package or are too old to install one.
install_packages() {
  local choice names=() known=1
  for choice in "$@"; do offered "$choice" >/dev/null || known=0; done
  if ((known == 0)); then apt_run update || return 1; fi
  for choice in "$@"; do names+=("$(offered "$choice")"); done
  apt_run install --no-install-recommends "${names[@]}" && return 0
  ((known == 1)) && apt_run update && apt_run install --no-install-recommends "${names[@]}"
}

refuse_install() {
  local choice names=()
  for choice in "${@:2}"; do names+=("$(offered "$choice" || true)"); done
  fail "$1: run  apt-get install ${names[*]}  as root, then start again"
}

# Goes on only where apt can be asked to install.
need_right_to_install() {
  local commands=$1
  shift
  [[ ${PLAT_INSTALL:-1} != 0 ]] || refuse_install "missing: $commands (and PLAT_INSTALL=0 forbids installing)" "$@"
  has_command apt-get || fail "missing: $commands; there is no apt-get here to install them: take them from your system's packages"
  if [[ $(id -u) != 0 ]]; then
    has_command sudo || refuse_install "missing: $commands (and neither root nor sudo is at hand)" "$@"
    if [[ -t 0 ]]; then sudo -v; else sudo -n true 2>/dev/null; fi ||
      refuse_install "missing: $commands (and sudo wants a password)" "$@"
  fi
}

install_reason() {
  if grep -aqiE 'no space left|not enough free space|enough free space' "$1"; then
    echo "the disk is full"
  elif grep -aqiE 'could not resolve|temporary failure|could not connect|unable to connect|failed to fetch' "$1"; then
    echo "the network cannot be reached"
  else
    echo "apt-get failed"
  fi
}

install_for() {
  local lines packages commands log
  check_node
  lines=$(missing_lines "$@")
  [[ -n $lines ]] || return 0
  mapfile -t packages < <(awk '{ print $1 }' <<<"$lines")
  commands=$(awk '{ print $2 == "-" ? $1 : $2 }' <<<"$lines" | paste -sd ' ')
  need_right_to_install "$commands" "${packages[@]}"
  say "installing: ${packages[*]}"
  mkdir -p "$plat_root/build"
  log=$plat_root/build/install.log
  if ! run_job "installing ${#packages[@]} packages" "$log" install_packages "${packages[@]}"; then
    tail -n 10 "$log" >&2
    fail "$(install_reason "$log"): ${packages[*]} could not be installed; the log is $(shown_path "$log")"
  fi
  hash -r
  lines=$(missing_lines "$@")
  [[ -z $lines ]] || fail "still missing after the installation: $(paste -sd ' ' <<<"$lines")"
}

case ${1:---help} in
  -h | --help) print_help ;;
  *) install_for "$@" ;;
esac
