# shellcheck shell=bash disable=SC2154 # dep_* and plat_* come from lock.sh and common.sh
# One function a kind of package: fetches PACKAGE@VERSION below the folder TMP and leaves its files in TMP/unpacked.
# They run as jobs: every failure is returned, the clients' words go to the log.

# Clients give up soon when there is no network: people read a sentence instead of waiting.
export npm_config_fetch_retries=2 npm_config_fetch_retry_mintimeout=500 npm_config_fetch_retry_maxtimeout=2000
export npm_config_update_notifier=false npm_config_ignore_scripts=true
export CARGO_NET_RETRY=2

fetch_npm() {
  local tmp=$1 package=$2
  (cd "$tmp" && npm pack --loglevel=error "$package") &&
    mkdir "$tmp/unpacked" &&
    tar -xzf "$tmp"/*.tgz -C "$tmp/unpacked" --no-same-owner
}

# A crate comes through an empty program that depends on it.
fetch_crate() {
  local tmp=$1 crate=${2%@*} version=${2##*@}
  mkdir "$tmp/program" &&
    printf '%s\n' '[package]' 'name = "empty"' 'version = "0.0.0"' 'edition = "2024"' \
      'rust-version = "1.85"' '[lib]' 'path = "empty.rs"' '[workspace]' \
      '[dependencies]' "$crate = \"=$version\"" >"$tmp/program/Cargo.toml" &&
    : >"$tmp/program/empty.rs" &&
    (cd "$tmp/program" && cargo vendor "$tmp/vendor" >"$tmp/vendor.toml") &&
    mv "$tmp/vendor/$crate" "$tmp/unpacked"
}

# The Debian mirror this machine already uses, from apt's own reading of its sources.
debian_mirror() {
  if [[ -n ${PLAT_DEBIAN_MIRROR:-} ]]; then
    printf '%s\n' "$PLAT_DEBIAN_MIRROR"
    return
  fi
  # shellcheck disable=SC2016 # apt fills these in
  apt-get indextargets --no-release-info --format '$(RELEASE) $(COMPONENT) $(REPO_URI)' 'Created-By: Packages' |
    awk '$1 ~ /^(bullseye|bookworm|trixie|forky|sid|(old)?stable|testing|unstable)$/ && $2 == "main" { print $3; exit }'
}

# A folder with sources, lists and cache of its own: the machine's apt is neither asked nor changed.
private_apt() {
  local tmp=$1 mirror keyring options='target=Packages lang=none'
  mirror=$(debian_mirror) || return 1
  if [[ -z $mirror ]]; then
    echo 'PLAT: no Debian mirror'
    return 1
  fi
  for keyring in /usr/share/keyrings/debian-archive-keyring.{pgp,gpg}; do
    if [[ -r $keyring ]]; then
      options+=" signed-by=$keyring"
      break
    fi
  done
  mkdir -p "$tmp/apt/lists/partial" "$tmp/apt/cache/archives/partial" &&
    printf 'deb [%s] %s trixie main\n' "$options" "$mirror" >"$tmp/apt/sources.list" &&
    cat >"$tmp/apt/apt.conf" <<CONF
Dir::Etc::sourcelist "$tmp/apt/sources.list";
Dir::Etc::sourceparts "-";
Dir::Etc::preferences "-";
Dir::Etc::preferencesparts "-";
Dir::State::lists "$tmp/apt/lists";
Dir::Cache "$tmp/apt/cache";
APT::Sandbox::User "$(id -un)";
APT::Default-Release "";
Acquire::Retries "2";
Acquire::http::Timeout "20";
CONF
}

fetch_deb-trixie() {
  local tmp=$1 package=${2%%@*} version=${2#*@}
  private_apt "$tmp" || return 1
  (
    cd "$tmp/apt" || exit 1
    export APT_CONFIG=$tmp/apt/apt.conf
    apt-get -q -o APT::Update::Error-Mode=any update && apt-get -q download "$package=$version"
  ) && mkdir "$tmp/unpacked" && dpkg-deb -x "$tmp"/apt/*.deb "$tmp/unpacked"
}

# What went wrong, in a sentence, from what the client wrote.
fetch_reason() {
  local log=$1
  if (($(free_room) == 0)) || grep -aqiE 'no space left|ENOSPC|not enough free space|disk quota' "$log"; then
    printf 'the disk is full: fetching needs %s MB below %s' "$dep_room" "$plat_deps"
  elif grep -aqE 'PLAT: no Debian mirror' "$log"; then
    printf 'apt knows no Debian mirror here: set PLAT_DEBIAN_MIRROR, or %s to a copy of your own' "$dep_variable"
  elif grep -aqiE 'edition2024|rust-version|requires rustc' "$log"; then
    printf 'cargo is too old (1.85 is needed): update it, or set %s to a copy of your own' "$dep_variable"
  elif grep -aqiE 'E?AI_AGAIN|ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|could not (resolve|connect)|temporary failure|failed to connect|network is unreachable|timed? ?out|connection (refused|failed|reset)' "$log"; then
    printf 'the network cannot be reached: connect and run tools/fetch again, or set %s to a copy of your own' "$dep_variable"
  elif grep -aqiE 'E404|ETARGET|notarget|was not found|unable to locate|could not find|no matching package' "$log"; then
    printf '%s is no longer offered: update tools/dependencies.lock, or set %s to a copy of your own' "$dep_package" "$dep_variable"
  else
    printf 'the client failed, see the lines above'
    return 1
  fi
}
