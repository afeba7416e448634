# shellcheck shell=bash disable=SC2034,SC2154 # plat_* comes from common.sh; every tool takes what it needs of dep_*
# Reads tools/dependencies.lock, hashes a folder, reads a version.

plat_lock=${PLAT_LOCK:-$plat_root/tools/dependencies.lock}

# The lines of the lock for this machine, without comments.
lock_lines() {
  awk -v arch="$(uname -m)" '!/^#/ && NF && ($8 == "any" || $8 == arch)' "$plat_lock"
}

# Those that every call of tools/fetch sees to.
lock_names() { lock_lines | awk '$9 == "always" { print $1 }'; }

# Sets dep_* from the line of a name; fails where there is none.
lock_load() {
  local line
  line=$(lock_lines | awk -v name="$1" '$1 == name')
  [[ -n $line ]] || return 1
  read -r dep_name dep_version dep_kind dep_package dep_path dep_variable dep_marker dep_arch dep_when dep_room dep_sha dep_licence <<<"$line"
  dep_folder=$plat_deps/$dep_name
}

# The path the user set for the loaded dependency, or nothing.
lock_user_path() { printf '%s' "${!dep_variable:-}"; }

# The folder of a dependency: the user's, or the fetched one.
dependency() {
  local path
  lock_load "$1" || fail "tools/dependencies.lock has no $1 for $(uname -m)"
  path=$(lock_user_path)
  path=${path:-$dep_folder}
  [[ -d $path ]] || fail "$1 $dep_version is not there: run tools/fetch"
  printf '%s\n' "$path"
}

# One SHA-256 over all files and links of a folder; modes and dates do not count.
folder_hash() {
  (
    cd "$1" || exit 1
    {
      find . -type f -printf '%P\0' | xargs -0r sha256sum
      find . -type l -printf 'link:%l  %P\n'
    } | LC_ALL=C sort | sha256sum | cut -d ' ' -f 1
  )
}

# major.minor.patch out of a marker file: VERSION_MAJOR and its sisters, or "version" of a package.json, or one VERSION
# whose upper half is major and whose lower half is minor.
marker_version() {
  awk '
    function hex(digits, value, i) {
      for (i = 1; i <= length(digits); i++) value = value * 16 + index("0123456789abcdef", substr(digits, i, 1)) - 1
      return value
    }
    /^#define [A-Z]+_VERSION 0x[0-9a-f]+$/ && plain == "" { plain = hex(substr($3, 3, 4)) "." hex(substr($3, 7, 4)) ".0" }
    /"version"[ \t]*:/ && plain == "" { split($0, part, "\""); plain = part[4] }
    /^[ \t]*(#[ \t]*define[ \t]|set\()/ && /VERSION_(MAJOR|MINOR|PATCH|REVISION|BUILD)[ \t]+[0-9]/ {
      line = $0
      sub(/.*VERSION_/, "", line)
      split(line, part, /[ \t)]+/)
      if (part[1] == "MAJOR") major = part[2]
      else if (part[1] == "MINOR") minor = part[2]
      else patch = part[2]
    }
    END {
      if (plain != "") print plain
      else if (major != "") print major "." minor "." patch
    }' "$1"
}

# same | patch | other: how far a version is from the expected one.
version_distance() {
  if [[ $1 == "$2" ]]; then
    echo same
  elif [[ ${1%.*} == "${2%.*}" && -n $1 ]]; then
    echo patch
  else
    echo other
  fi
}
