# shellcheck shell=bash
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Setdoku authors

# debian-root.sh — a Debian of one's own to try things in, made by mmdebstrap or debootstrap and kept for a month in
# ${XDG_CACHE_HOME:-~/.cache}/setdoku-ci. The checkout is seen in it as /setdoku, but cannot be written to. Only root can do this.
#
# Source it in the checkout; then: keep_root SUITE || …; within --net|--ipc COMMAND…. A SUITE is a name, trixie, or one with another
# architecture that this machine runs: trixie:i386.

roots=${XDG_CACHE_HOME:-${HOME:-/root}/.cache}/setdoku-ci
release_only=                                   # yes: without later fixes, which not all architectures get at the same time
why_no_root=

# In namespaces of its own; what was started in them and mounted ends with it.
within () {                                     # further namespaces, command
  # shellcheck disable=SC2016 # expanded by the inner shell
  unshare --mount --pid --fork "$1" bash -c '
    root=$1 checkout=$2
    shift 2
    mount --make-rprivate / && mount -t proc proc "$root/proc" && mount --rbind /dev "$root/dev" || exit 1
    mount --bind "$checkout" "$root/setdoku" && mount -o remount,bind,ro "$root/setdoku" || exit 1
    chroot "$root" env -i HOME=/root PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
      SETDOKU_BUILD=/var/tmp/setdoku CCACHE_BASEDIR=/setdoku ${DEB_BUILD_OPTIONS+DEB_BUILD_OPTIONS="$DEB_BUILD_OPTIONS"} "$@"' within "$root" "$PWD" "${@:2}"
}

architecture_option () {                        # suite
  case $1 in *:*) echo "--arch=${1#*:}" ;; esac
}

make_root () {                                  # suite, folder
  if ! command -v mmdebstrap >/dev/null && ! command -v debootstrap >/dev/null; then
    apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends mmdebstrap || return
  fi
  rm -rf "$2.new"
  if command -v mmdebstrap >/dev/null; then
    # shellcheck disable=SC2016,SC2046 # expanded by the hook; one word, or none
    mmdebstrap $(architecture_option "$1") \
      ${release_only:+--setup-hook='sed -i "/security\|updates/d" "$1/etc/apt/sources.list"'} \
      --variant=minbase --include=ccache "${1%%:*}" "$2.new"
  else
    # shellcheck disable=SC2046
    debootstrap $(architecture_option "$1") --variant=minbase --include=ccache "${1%%:*}" "$2.new"
  fi || return
  mkdir -p "$2.new/setdoku" && rm -rf "$2" && mv "$2.new" "$2" && touch "$2/made"
}

# Sets root and log; 1: there can be none, and why_no_root says why.
keep_root () {                                  # suite, name (none: the suite)
  root=$roots/${2:-$1}
  log=$root.log
  if [ "$(id -u)" != 0 ]; then
    why_no_root='only root can make one'
  elif ! command -v unshare >/dev/null; then
    why_no_root='there is no unshare'
  elif ! unshare --mount --pid --fork true 2>/dev/null; then
    why_no_root='namespaces are not allowed here'
  elif ! mkdir -p "$roots"; then
    why_no_root="$roots cannot be written to"
  else
    exec 9>"$root.lock"                         # one user at a time, until the script ends or takes another
    flock 9
    if [ -n "$(find "$root/made" -mtime -30 2>/dev/null)" ] || make_root "$1" "$root" >"$log" 2>&1 </dev/null; then
      cp -L /etc/resolv.conf "$root/etc/resolv.conf" 2>/dev/null
      return 0
    fi
    why_no_root="no root could be made: $(tail -n 1 "$log")"
  fi
  return 1
}
