#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Setdoku authors

# setdoku.sh — from a clean checkout to the open window, or to the tests' result, in one command.
#
# What a command needs stands in two tables below. Each row is looked for on every start, cheaply: no
# package manager is asked and no network is used while nothing is missing.
set -eu

usage () {
  cat <<'END'
Usage: ./setdoku.sh [--no-install] run [FILE…]
       ./setdoku.sh [--no-install] test [--sanitize] [SUITE…]
       ./setdoku.sh [--no-install] torture [PART…] [--short]
       ./setdoku.sh [--no-install] fuzz [--executions N] [TARGET [SECONDS]]
       ./setdoku.sh [--no-install] races
       ./setdoku.sh [--no-install] coverage [--all | PATH…]
       ./setdoku.sh prepare [SUITE…]
       ./setdoku.sh [--no-install] package deb | release | flatpak

  run         build Setdoku and open its window, on the empty board or with FILE;
              without a display: play the search in this terminal
  test        build everything and run the tests headless: all, or only the
              suites named (engine formats model view a11y cli lint torture);
              asks for no more tools than these need
  torture     try in every way to lose a game (kills, failing disks, damage, two
              instances, wrong clocks, hostile files) and show what came of it:
              or to wear it out (10,000 searches cancelled, 10^6 random actions, an
              hour of animation): some hours, or the PARTs named (kill faults damage
              instances history clock cycles hostile start soak monkey); --short
              does less, as the tests do
  fuzz        feed every reader, or only TARGET (formats lines session keep words
              arguments blocks), with anything for a minute or for SECONDS each; what it
              learns stays in the build directory for the next time. With
              --executions N inputs in all, and without the sanitizers, which
              make it ten times slower
  races       run what works with threads under the thread sanitizer
  coverage    run the tests of engine, formats and model, and print how many lines
              and branches of each room they reach, --all: of each file; or list
              the lines below src/PATH with a branch that none takes
  prepare     install what the tests need, and build nothing
  package deb build Debian's source and binary packages, in a Debian 12 or later,
              into _build/package; they run most of the tests meanwhile
  package release
              pack what is committed with its NEWS and licences, and take the
              pictures that go with it, into _build/release
  package flatpak
              build a bundle for Flatpak into _build/flatpak, where its tool and
              GNOME's runtime are installed; else say what is missing
  --sanitize  with the address and undefined-behaviour sanitizers
  --no-install
              never install anything; list what is missing and stop
  --help      this text

Missing packages are installed by apt-get, dnf or pacman, as root or through sudo.
The build goes to _build in the checkout; SETDOKU_BUILD names another directory.
END
}

# why | how to see that it is there | Debian, Ubuntu | Fedora | Arch
#
# A command, a pkg-config module with its version, or a file (patterns allowed, one of several is enough).
build_needs='
compiles the program|command cc|gcc|gcc|gcc
headers of the C library|file /usr/include/stdio.h|libc6-dev|glibc-devel|glibc
describes the build|command meson|meson|meson|meson
runs the build|command ninja|ninja-build|ninja-build|ninja
finds the libraries|command pkg-config|pkgconf|pkgconf-pkg-config|pkgconf
reads JSON|module json-glib-1.0 >= 1.6|libjson-glib-dev|json-glib-devel|json-glib
draws the window (GTK 4.8 or later)|module gtk4 >= 4.8|libgtk-4-dev|gtk4-devel|gtk4
writes films as animated WebP|module libwebp >= 1.0|libwebp-dev|libwebp-devel|libwebp
compiles the settings|command glib-compile-schemas|libglib2.0-bin|glib2|glib2
packs the window descriptions|command glib-compile-resources|libglib2.0-dev-bin|glib2-devel|glib2-devel
strips the packed descriptions|command xmllint|libxml2-utils|libxml2|libxml2
compiles the translations|command msgfmt|gettext|gettext|gettext
translates the software description|file /usr/share/gettext/its/metainfo.its|appstream|appstream|appstream
registers the desktop file|command update-desktop-database|desktop-file-utils|desktop-file-utils|desktop-file-utils
registers the file type|command update-mime-database|shared-mime-info|shared-mime-info|shared-mime-info
registers the icons|command gtk4-update-icon-cache|libgtk-4-bin|gtk4|gtk-update-icon-cache
'
run_needs='
symbols on the buttons|file /usr/share/icons/Adwaita/index.theme|adwaita-icon-theme|adwaita-icon-theme|adwaita-icon-theme
draws those symbols, Undo and Redo among them|file /usr/lib*/gdk-pixbuf-2.0/*/loaders/libpixbufloader*svg.so /usr/lib/*/gdk-pixbuf-2.0/*/loaders/libpixbufloader*svg.so /usr/lib*/glycin-loaders/*/glycin-svg|librsvg2-common|librsvg2|librsvg
letters and digits|file /usr/share/fonts/*/*.[to]tf /usr/share/fonts/*/*/*.[to]tf|fonts-dejavu-core|dejavu-sans-fonts|ttf-dejavu
'
display_needs='
a screen for the window tests|command Xvfb|xvfb|xorg-x11-server-Xvfb|xorg-server-xvfb
starts that screen|command xvfb-run|xvfb|xorg-x11-server-Xvfb|xorg-server-xvfb
guards that screen|command xauth|xauth|xorg-x11-xauth|xorg-xauth
a message bus for the window tests|command dbus-run-session|dbus-daemon|dbus-daemon|dbus
'
picture_needs='
reads the drawings that a test compares|command rsvg-convert|librsvg2-bin|librsvg2-tools|librsvg
reads the documents that a test compares|command pdftoppm|poppler-utils|poppler-utils|poppler
looks at WebP films|module libwebpdemux|libwebp-dev|libwebp-devel|libwebp
looks at GIF films|file /usr/include/gif_lib.h|libgif-dev|giflib-devel|giflib
'
reader_needs='
tests what a screen reader hears|file /usr/libexec/at-spi-bus-launcher /usr/lib/at-spi-bus-launcher|at-spi2-core|at-spi2-core|at-spi2-core
asks as a screen reader does|module atspi-2|libatspi2.0-dev|at-spi2-core-devel|at-spi2-core
presses keys in the window tests|command xdotool|xdotool|xdotool|xdotool
tells what a screen reader says|command orca|orca|orca|orca
'
lint_needs='
checks the desktop file|command desktop-file-validate|desktop-file-utils|desktop-file-utils|desktop-file-utils
checks the software description|command appstreamcli|appstream|appstream|appstream
checks the style of the code|command clang-format|clang-format|clang-tools-extra|clang
checks the Flatpak manifest|command flatpak-builder|flatpak-builder|flatpak-builder|flatpak-builder
'
fuzz_needs='
sees which branches an input reaches|command clang|clang|clang|clang
changes the inputs|file /usr/lib/llvm-*/lib/clang/*/lib/linux/libclang_rt.fuzzer-* /usr/lib/clang/*/lib/*/libclang_rt.fuzzer* /usr/lib64/clang/*/lib/*/libclang_rt.fuzzer*|libclang-rt-dev|compiler-rt|compiler-rt
'
races_needs='
finds races between threads|file /usr/lib/gcc/*/*/libtsan.so|gcc|libtsan|gcc
'
coverage_needs='
sums up which lines were reached|command gcovr|gcovr|gcovr|gcovr
'
package_needs='
has what builds in Debian take for granted|file /usr/share/build-essential/list|build-essential|gcc-c++|base-devel
puts together the package|command dh|debhelper|debhelper|debhelper
builds the package|command dpkg-buildpackage|dpkg-dev|dpkg-dev|dpkg
reads the Python of the tests|command python3|python3|python3|python
makes a locale, in which the guide is written|file /usr/share/i18n/locales/en_US|locales|glibc-locale-source|glibc
packs the sources|command xz|xz-utils|xz|xz
'
release_needs='
knows what is committed|command git|git|git|git
writes NEWS|command appstreamcli|appstream|appstream|appstream
presses keys for the pictures|command xdotool|xdotool|xdotool|xdotool
takes the pictures|command import|imagemagick|ImageMagick|imagemagick
packs the sources|command xz|xz-utils|xz|xz
'
flatpak_needs='
builds the bundle|command flatpak-builder|flatpak-builder|flatpak-builder|flatpak-builder
knows which runtimes there are|command flatpak|flatpak|flatpak|flatpak
'
sanitize_needs='
finds errors in memory|file /usr/lib/gcc/*/*/libasan.so|gcc|libasan|gcc
finds undefined behaviour|file /usr/lib/gcc/*/*/libubsan.so|gcc|libubsan|gcc
'

say () { printf '%s\n' "setdoku.sh: $*" >&2; }

# ── what is missing ──────────────────────────────────────────────────────────────────────────────

any_file () {                                  # the patterns were expanded by the caller, as far as they match
  for file; do
    [ -e "$file" ] && return 0
  done
  return 1
}

is_there () {                                  # "command meson"
  case $1 in
    command\ *) command -v "${1#* }" >/dev/null 2>&1 ;;
    module\ *)  command -v pkg-config >/dev/null 2>&1 && pkg-config --exists "${1#* }" ;;
    file\ *)    # shellcheck disable=SC2086 # split and expanded on purpose
                any_file ${1#* } ;;
  esac
}

package_column () {
  case $1 in apt-get) echo 3 ;; dnf) echo 4 ;; pacman) echo 5 ;; *) echo 0 ;; esac
}

# Sets missing_packages and missing_reasons, both empty when all is there.
look_for () {                                  # table, column (0: no package manager is known, names are Debian's)
  missing_packages=''
  missing_reasons=''
  [ "$2" != 0 ] && column=$2 || column=3
  while IFS='|' read -r why probe debian fedora arch; do
    if [ -z "$why" ] || is_there "$probe"; then
      continue
    fi
    case $column in 3) package=$debian ;; 4) package=$fedora ;; 5) package=$arch ;; esac
    missing_reasons="$missing_reasons
  $package: $why"
    case " $missing_packages " in *" $package "*) ;; *) missing_packages="$missing_packages $package" ;; esac
  done <<END
$1
END
}

# ── installing ───────────────────────────────────────────────────────────────────────────────────

as_root () {
  if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi
}

# apt-get's lists are fetched only when they are absent or lead nowhere.
apt_install () {
  set -- env DEBIAN_FRONTEND=noninteractive apt-get -y -o DPkg::Lock::Timeout=300 install --no-install-recommends "$@"
  if "$@" --dry-run >/dev/null 2>&1 && as_root "$@"; then
    return
  fi
  as_root env DEBIAN_FRONTEND=noninteractive apt-get -y -o DPkg::Lock::Timeout=300 update
  as_root "$@"
}

install () {                                   # manager, packages
  manager=$1
  shift
  case $manager in
    apt-get) apt_install "$@" ;;
    dnf)     as_root dnf install -y --setopt=install_weak_deps=False "$@" ;;
    pacman)  as_root pacman -S --needed --noconfirm "$@" ;;
  esac
}

need () {                                      # tables
  manager=
  for candidate in apt-get dnf pacman; do
    [ -z "$manager" ] && command -v $candidate >/dev/null 2>&1 && manager=$candidate
  done
  column=$(package_column "$manager")
  look_for "$1" "$column"
  [ -n "$missing_packages" ] || return 0

  say "missing:$missing_reasons"
  if [ "$may_install" = no ]; then
    say "nothing is installed because of --no-install"
    return 1
  elif [ -z "$manager" ]; then
    say "neither apt-get nor dnf nor pacman is here; please install these (the names are Debian’s) and try again"
    return 1
  elif [ "$(id -u)" != 0 ] && ! command -v sudo >/dev/null 2>&1; then
    say "only root can install them, and there is no sudo; as root: $manager install$missing_packages"
    return 1
  fi

  [ "$(id -u)" = 0 ] && how="as root" || how="through sudo, which may ask for your password"
  say "installing with $manager $how:$missing_packages"
  # shellcheck disable=SC2086 # one word a package
  install "$manager" $missing_packages >&2 || { say "$manager could not install them"; return 1; }

  look_for "$1" "$column"
  [ -z "$missing_packages" ] || { say "installed, and still missing or too old:$missing_reasons"; return 1; }
}

# The tables for these suites; none: for all of them.
suite_needs () {
  [ $# != 0 ] || set -- view cli a11y lint torture
  for suite; do
    case $suite in
      view) printf '%s' "$run_needs$display_needs$picture_needs" ;;
      cli) printf '%s' "$picture_needs" ;;
      torture) printf '%s' "$run_needs$display_needs" ;;
      a11y) printf '%s' "$run_needs$display_needs$reader_needs" ;;
      lint) printf '%s' "$lint_needs" ;;
    esac
  done
}

# ── building ─────────────────────────────────────────────────────────────────────────────────────

# Each use has a build directory of its own, so that none of them makes another compile again.
configure () {                                 # name, options for meson
  build=${SETDOKU_BUILD:-$here/_build}/$1
  shift
  if ! mkdir -p "$build" 2>/dev/null || ! [ -w "$build" ]; then
    say "cannot write to $build, where the build goes; name another directory: SETDOKU_BUILD=DIRECTORY $0 …"
    return 1
  fi
  build=$(cd "$build" && pwd -P)

  # A checkout that was moved or copied with its build is configured anew; and meson looks again for what the tests are run
  # with when there is more of it than before.
  look_for "$display_needs$reader_needs$picture_needs" 0
  stamp="$here
missing:$missing_packages"
  before=$(cat "$build/.checkout" 2>/dev/null) || before=
  [ -f "$build/build.ninja" ] || before=
  case $before in
    "$stamp") return ;;
    "$here"?missing:*) again=--reconfigure ;;
    *) again= ;;
  esac
  if [ -n "$again" ]; then
    :
  elif [ -d "$build/meson-private" ]; then
    rm -rf "$build"
  elif [ -n "$(ls -A "$build")" ]; then
    say "$build holds other files; the build wants a directory for itself"
    return 1
  fi
  say "configuring in $build"
  # shellcheck disable=SC2086 # nothing, or one option
  meson setup $again "$@" "$build" "$here" >"$build.log" 2>&1 || { cat "$build.log" >&2; return 1; }
  printf '%s\n' "$stamp" >"$build/.checkout"
  say "building; the first time this takes a minute or two"
}

# ── the commands ─────────────────────────────────────────────────────────────────────────────

run () {
  need "$build_needs$run_needs" || return
  configure run || return

  # Nothing is said while nothing is to be built.
  if ! ninja -C "$build" -n program 2>/dev/null | grep -q 'no work to do'; then
    ninja -C "$build" program >&2 || { say "the build failed"; return 1; }
  fi

  # The program looks for its settings, icons and words where they would be installed; here they are not.
  export GSETTINGS_SCHEMA_DIR="$build/data"
  export XDG_DATA_DIRS="$here/data:${XDG_DATA_DIRS:-/usr/local/share:/usr/share}"
  export SETDOKU_LOCALEDIR="$build/po"

  case ${1:-} in
    -*) exec "$build/src/setdoku" "$@" ;;        # --version and the like need no display
  esac
  if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
    exec "$build/src/setdoku" "$@"
  fi
  say "no display here: the search plays in this terminal instead of the window"
  if [ $# -gt 0 ] && [ -f "$1" ]; then
    exec "$build/src/cli/setdoku-cli" watch "$(cat -- "$1")"
  fi
  exec "$build/src/cli/setdoku-cli" watch "$(printf '%081d' 0)"
}

# Whatever goes wrong on the way, the last line says so: N passed, N failed.
no_totals () {
  say "$1"
  echo "0 passed, 1 failed"
  return 1
}

test_all () {                                  # suites; none: all
  if [ $sanitize = yes ]; then
    need "$build_needs$(suite_needs "$@")$sanitize_needs" || { no_totals "the tests cannot run without these"; return; }
    configure sanitize -Dwerror=true -Db_sanitize=address,undefined -Db_lundef=false -Dc_args=-fno-omit-frame-pointer \
      || { no_totals "the build could not be configured"; return; }
    # fontconfig keeps its configuration until the process ends; GLib before 2.76 hides blocks from the sanitizer.
    # Our own code has frame pointers, for the fast unwinder. Freed blocks are kept in quarantine only so far that tests of
    # constant memory still hold.
    export ASAN_OPTIONS="detect_leaks=1:abort_on_error=0:fast_unwind_on_malloc=1:quarantine_size_mb=16:${ASAN_OPTIONS:-}"
    export UBSAN_OPTIONS="halt_on_error=1:print_stacktrace=1:${UBSAN_OPTIONS:-}"
    export LSAN_OPTIONS="suppressions=$here/tests/leaks.supp:print_suppressions=0:${LSAN_OPTIONS:-}"
    export G_SLICE=always-malloc
    slower=10
  else
    need "$build_needs$(suite_needs "$@")" || { no_totals "the tests cannot run without these"; return; }
    configure test -Dwerror=true || { no_totals "the build could not be configured"; return; }
    slower=3
  fi

  ninja -C "$build" >&2 || { no_totals "the build failed"; return; }
  suites=
  for suite; do
    suites="$suites --suite $suite"
  done
  # What looks at the sources, compares numbers for a long time, or measures every window says nothing else under sanitizers.
  [ $sanitize = no ] || [ $# != 0 ] || suites='--no-suite lint --no-suite once'
  rm -f "$build"/meson-logs/testlog*.json
  # shellcheck disable=SC2086 # one word an option
  meson_test $suites || [ $sanitize = no ] || again
  python3 "$here/tests/totals.py" "$build"/meson-logs/testlog*.json
}

meson_test () {                                # options
  meson test -C "$build" --no-rebuild --print-errorlogs --timeout-multiplier "$slower" "$@"
}

# What failed is run again with the slow unwinder. It sees through libraries without frame pointers: reports then name who
# did it, and tests/leaks.supp knows the blocks that such a library lost.
again () {
  failed=$(python3 "$here/tests/totals.py" --failed "$build/meson-logs/testlog.json")
  [ -n "$failed" ] || return 0
  say "again, with the slow unwinder: $failed"
  mv "$build/meson-logs/testlog.json" "$build/meson-logs/testlog-1.json"
  # shellcheck disable=SC2086 # one word a test
  ASAN_OPTIONS="$ASAN_OPTIONS:fast_unwind_on_malloc=0" meson_test $failed || true
  mv "$build/meson-logs/testlog.json" "$build/meson-logs/testlog-2.json"
}

# Each figure is a line; the last one says whether anything was lost. Some hours at full length, most of them the monkey's
# and the animation's; parts that are named run alone.
torture () {                                   # [PART…] [--short]
  parts=
  short=
  for word; do
    case $word in
      --short) short=--short ;;
      kill|faults|damage|instances|history|clock|cycles|hostile|soak|monkey|start) parts="$parts $word" ;;
      *) say "torture has no part $word: kill faults damage instances history clock cycles hostile soak monkey start"; return 2 ;;
    esac
  done
  need "$build_needs$(suite_needs torture)" || return
  configure test -Dwerror=true || return
  ninja -C "$build" torture >&2 || { say "the build failed"; return 1; }
  status=0
  # The windows have a screen, a bus and folders of their own.
  export GSETTINGS_BACKEND=memory GSETTINGS_SCHEMA_DIR="$build/data" GSK_RENDERER=cairo GDK_BACKEND=x11 GTK_A11Y=test
  export GDK_DEBUG=gl-disable GDK_DISABLE=gl        # as GTK before and after 4.18 says it: nothing is drawn by OpenGL, which has no card here
  export LC_ALL=C.UTF-8 XDG_STATE_HOME="$build/state"
  display=$here/tests/view/with-display.sh
  for part in ${parts:-kill faults damage instances history clock cycles hostile start soak monkey}; do
    program=$build/tests/torture/torture-$part
    # shellcheck disable=SC2086 # one word, or none
    case $part in
      hostile|soak) "$display" "$program" $short ;;
      start) python3 "$here/tests/torture/torture_start.py" "$build/src/setdoku" "$display" $short ;;
      monkey) python3 "$here/tests/torture/torture_monkey.py" "$build/tests/view/test-monkey" "$display" $short ;;
      *) "$program" $short ;;
    esac || status=1
  done
  [ $status = 0 ] && echo "nothing was lost" || echo "something was lost"
  return $status
}

# It needs its own part of the address space, which some kernels give away.
thread_sanitizer_runs () {
  probe=$(mktemp -d) || return
  echo 'int main (void) { return 0; }' >"$probe/probe.c"
  ${CC:-cc} -fsanitize=thread -o "$probe/probe" "$probe/probe.c" 2>/dev/null && "$probe/probe" 2>/dev/null
  runs=$?
  rm -r "$probe"
  return $runs
}

# Engine, bulk, maker, rater, mailbox, and the searches in which they meet. Nothing is suppressed. GLib is not instrumented, so
# its own looks at memory (a free () of what another of its threads took) are not recorded; ours are, wherever they are called
# from. What passes data through GLib's locks alone has no order that the sanitizer can see: test-library and test-statistics.
# test-count has no place for the sanitizer's own data on the small stacks that it is about.
races () {
  programs='engine-threads job bulk mailbox maker maker-batch race scout player rating path journal make-generate-same'
  need "$build_needs$races_needs" || { no_totals "the tests cannot run without these"; return; }
  if ! thread_sanitizer_runs; then
    say "skipped: programs with the thread sanitizer do not start here"
    return 77
  fi
  configure races -Db_sanitize=thread -Db_lundef=false -Dc_args=-fno-omit-frame-pointer \
    || { no_totals "the build could not be configured"; return; }
  targets=
  for program in $programs; do
    targets="$targets $(cd "$build" && ninja -t targets all | grep -oE "^tests/(model|engine|engine/make)/test-$program:" | tr -d :)"
  done
  # shellcheck disable=SC2086 # one word a target
  ninja -C "$build" $targets >&2 || { no_totals "the build failed"; return; }
  rm -f "$build"/meson-logs/testlog*.json
  slower=3
  # shellcheck disable=SC2086 # one word a program
  TSAN_OPTIONS="exitcode=66:ignore_noninstrumented_modules=1:${TSAN_OPTIONS:-}" \
    meson_test --suite model --suite engine $programs || true
  python3 "$here/tests/totals.py" "$build"/meson-logs/testlog*.json
}

# Without the longest comparisons of numbers, which reach nothing that the others do not.
coverage () {                                  # --all, or what is below src to list the lines of
  need "$build_needs$coverage_needs" || return
  configure coverage -Db_coverage=true -Dc_args='-fprofile-update=atomic -fno-early-inlining' || return
  targets=$(cd "$build" && ninja -t targets all \
    | grep -oE '^(tests/(engine|formats|library|model|fuzz)/.*(test|fuzz)-[^/.]*|data/gschemas.compiled):' | tr -d :)
  # shellcheck disable=SC2086 # one word a target
  ninja -C "$build" $targets >&2 || { say "the build failed"; return 1; }
  find "$build" -name '*.gcda' -delete
  slower=10
  programs=$(cd "$build" && meson test --list 2>/dev/null | sed -nE 's/.*setdoku:(engine|formats|model|fuzz)(\+once)? \/ //p' \
    | grep -v -x -e count-exact -e libsetdoku-installed -e guide)         # these two want other programs, too
  # shellcheck disable=SC2086 # one word a program
  meson_test --suite engine --suite formats --suite model --suite fuzz $programs >&2 || say "a test failed; its share is missing"
  (cd "$build" && gcovr --root "$here" --filter "$here/src/(engine|formats|model)/" --exclude-unreachable-branches \
    --exclude-throw-branches --gcov-ignore-parse-errors --json -o coverage.json .) || return
  python3 "$here/tests/coverage.py" "$build/coverage.json" "$@"
}

# Of so many executions each target gets its part, in percent: words has more readers than all others together, and short ones.
# Then the longest input, in bytes: what is short is read faster. Where seconds are told it is 4,096 for all.
fuzz_parts='formats:4:4096 lines:8:4096 session:6:4096 keep:3:4096 words:65:128 arguments:6:1024 blocks:8:1024'

# One target after the other. Who wants more of it starts it again: what was learned before is where it goes on. How inputs are
# compared is worth its time while there is much to learn; where only their number counts it is left away.
fuzz () {                                      # target, none: all; seconds each
  need "$build_needs$fuzz_needs" || return
  executions=
  if [ "${1:-}" = --executions ]; then
    executions=${2:-}
    case $executions in ''|*[!0-9]*) say "how many executions?"; return 2 ;; esac
    shift 2
  fi
  # What clang instruments is the whole build; ccache is used where it is, as by the others.
  compiler=clang
  command -v ccache >/dev/null 2>&1 && compiler='ccache clang'
  if [ -n "$executions" ]; then
    CC=$compiler configure fuzz-fast -Db_lundef=false \
      -Dc_args='-fsanitize=fuzzer-no-link -fno-sanitize-coverage=trace-cmp' || return
  else
    CC=$compiler configure fuzz -Db_sanitize=address,undefined -Db_lundef=false \
      -Dc_args='-fsanitize=fuzzer-no-link -fno-omit-frame-pointer' || return
  fi
  ninja -C "$build" fuzz-programs >&2 || { say "the build failed"; return 1; }

  seconds=${2:-60}
  status=0
  printf '%-10s %11s %7s %7s %7s %7s %7s\n' target executions '/s' kept edges of faults
  for row in $fuzz_parts; do
    target=${row%%:*} longest=${row##*:} share=${row#*:} share=${share%:*}
    [ -n "$executions" ] || longest=4096
    case ${1:-all} in
      all) runs=$((${executions:-0} * share / 100)) ;;
      "$target") runs=${executions:-0} ;;
      *) continue ;;
    esac
    fuzz_target || status=1
    ran=$target
  done
  [ -n "${ran:-}" ] || { say "there is no target $1"; return 2; }
  return $status
}

# Prints a row: edges are those of the program, of which the readers are a part; coverage has theirs.
fuzz_target () {                               # target, runs (0: seconds) are set
  learned=${SETDOKU_BUILD:-$here/_build}/learned/$target
  mkdir -p "$learned"
  if [ "$runs" -gt 0 ]; then
    set -- -runs="$runs" -entropic=0
  else
    set -- -max_total_time="$seconds"
  fi
  UBSAN_OPTIONS=halt_on_error=1 G_SLICE=always-malloc "$build/tests/fuzz/fuzz-$target" "$@" -max_len="$longest" -timeout=10 \
    -print_funcs=0 -reload=0 -print_final_stats=1 -artifact_prefix="$build/$target-" -dict="$here/tests/fuzz/$target.dict" \
    "$learned" "$here/tests/fuzz/corpus/$target" >"$build/$target.log" 2>&1 && ended=0 || ended=$?
  faults=0
  for finding in "$build/$target-"*; do
    [ ! -e "$finding" ] || faults=$((faults + 1))
  done
  [ $faults != 0 ] || [ $ended = 0 ] || faults=1
  awk -v target="$target" -v faults=$faults '
    /inline 8-bit counters/ { gsub (/[()]/, ""); of += $5 }
    /^#[0-9]/ { for (i = 1; i < NF; i++) { if ($i == "cov:") edges = $(i + 1); if ($i == "corp:") kept = $(i + 1) + 0 } }
    /number_of_executed/ { runs = $2 }
    /average_exec/ { speed = $2 }
    END { printf "%-10s %11d %7d %7d %7d %7d %7d\n", target, runs, speed, kept, edges, of, faults }' "$build/$target.log"
  [ $faults != 0 ] || return 0
  grep -E '^fuzz:|^==|SUMMARY|ERROR|CRITICAL|WARNING|runtime error|Test unit written' "$build/$target.log" || true
  say "this repeats it: $build/tests/fuzz/fuzz-$target $build/$target-…"
  return 1
}

# What has a package of Debian's is as committed; its changelog comes from the releases in the metainfo file.
package_deb () {
  command -v apt-get >/dev/null 2>&1 || { say "Debian's package is built in Debian, and this is none"; return 1; }
  need "$build_needs$run_needs$display_needs$picture_needs$package_needs" || return
  out=${SETDOKU_BUILD:-$here/_build}/package
  version=$(sh "$here/data/release/latest.sh" version)
  sources=$out/setdoku-$version
  rm -rf "$out" && mkdir -p "$sources" || return
  out=$(cd "$out" && pwd -P)
  if command -v git >/dev/null 2>&1 && git -C "$here" -c safe.directory="$here" rev-parse HEAD >/dev/null 2>&1; then
    git -C "$here" -c safe.directory="$here" archive --prefix="setdoku-$version/" HEAD >"$out/sources.tar" || return
  else
    tar -C "$here" --exclude=./_build --exclude=./.git --exclude=__pycache__ --sort=name --mode=u=rwX,go=rX --owner=0 --group=0 --numeric-owner --transform="s,^\\.,setdoku-$version," \
      -cf "$out/sources.tar" . || return
  fi
  tar -C "$out" -xf "$out/sources.tar" || return
  xz -T1 <"$out/sources.tar" >"$out/setdoku_$version.orig.tar.xz" && rm "$out/sources.tar" || return
  cp -r "$sources/data/debian" "$sources/debian" && rm "$sources/debian/README.md" || return
  sh "$sources/data/release/latest.sh" all | while read -r of day; do
    [ "$of" = "$version" ] || echo
    printf 'setdoku (%s-1) unstable; urgency=medium\n\n  * Release %s.\n\n -- %s  %s\n' "$of" "$of" \
      "$(sed -n 's/^Maintainer: //p' "$sources/debian/control")" "$(LC_ALL=C date -u -R -d "$day 12:00")"
  done >"$sources/debian/changelog"
  chmod -R u=rwX,go=rX "$sources/debian" || return         # whatever umask: the source package has its modes in it
  (cd "$sources" && dpkg-buildpackage -us -uc >"$out/build.log" 2>&1) || {
    tail -n 60 "$out/build.log"
    say "the package could not be built; the whole story is in $out/build.log"
    return 1
  }
  rm -rf "$sources"
  ls -l "$out"
}

# The tarball is the last commit's, whatever lies about; the pictures are of the window as it is built here.
package_release () {
  need "$build_needs$run_needs$display_needs$release_needs" || return
  if ! git -C "$here" rev-parse HEAD >/dev/null 2>&1; then
    say "a release is made of what is committed, and git knows nothing of $here"
    return 1
  fi
  configure run || return
  ninja -C "$build" program >&2 || { say "the build failed"; return 1; }
  out=${SETDOKU_BUILD:-$here/_build}/release
  rm -rf "$out" && mkdir -p "$out" || return
  meson dist -C "$build" --no-tests --formats xztar >"$out.log" 2>&1 || { tail -n 20 "$out.log"; say "meson could not pack it"; return 1; }
  version=$(sh "$here/data/release/latest.sh" version)
  cp "$build/meson-dist/setdoku-$version.tar.xz" "$build/meson-dist/setdoku-$version.tar.xz.sha256sum" "$out" || return
  sh "$here/data/release/screenshots.sh" "$build" "$out" 2>>"$out.log" || { tail -n 20 "$out.log"; say "no pictures could be taken"; return 1; }
  ls -l "$out"
}

# Runtimes are large and come from another place than the distribution's packages: they are asked for, never installed.
package_flatpak () {
  need "$flatpak_needs" || return
  manifest=$here/flatpak/io.github.setdoku.Setdoku.yml
  branch=$(sed -nE "s/^runtime-version: '([^']*)'.*/\\1/p" "$manifest")
  for part in org.gnome.Platform org.gnome.Sdk; do
    if ! flatpak info "$part//$branch" >/dev/null 2>&1; then
      say "missing: $part//$branch; flatpak install flathub $part//$branch brings it"
      absent=yes
    fi
  done
  [ -z "${absent:-}" ] || return 1
  out=${SETDOKU_BUILD:-$here/_build}/flatpak
  mkdir -p "$out" || return
  flatpak-builder --user --force-clean --state-dir="$out/state" --repo="$out/repo" "$out/tree" "$manifest" >"$out.log" 2>&1 \
    || { tail -n 20 "$out.log"; say "the bundle could not be built; the whole story is in $out.log"; return 1; }
  flatpak build-bundle "$out/repo" "$out/setdoku.flatpak" io.github.setdoku.Setdoku || return
  ls -l "$out/setdoku.flatpak"
}

package () {                                   # deb, release or flatpak
  case $* in
    deb) package_deb ;;
    release) package_release ;;
    flatpak) package_flatpak ;;
    *) say "which package? deb, release or flatpak"; return 2 ;;
  esac
}

here=$(cd "$(dirname "$(readlink -f "$0")")" && pwd -P)
may_install=yes
sanitize=no
command=
while [ $# -gt 0 ]; do
  case $1 in
    --no-install) may_install=no ;;
    --sanitize) if [ "$command" = test ]; then sanitize=yes; else break; fi ;;
    --help|-h) if [ -z "$command" ]; then usage; exit; else break; fi ;;
    run|test|torture|fuzz|races|coverage|prepare|package) if [ -z "$command" ]; then command=$1; else break; fi ;;
    *) break ;;
  esac
  shift
done

case $command in
  run)  run "$@" ;;
  test) test_all "$@" ;;
  torture) torture "$@" ;;
  fuzz) fuzz "$@" ;;
  races) races ;;
  coverage) coverage "$@" ;;
  package) package "$@" ;;
  prepare) need "$build_needs$(suite_needs "$@")" ;;
  *)    [ $# = 0 ] || say "unknown: $1"
        usage >&2
        exit 2 ;;
esac
