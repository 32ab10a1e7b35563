#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Setdoku authors

# screenshots.sh BUILD FOLDER — the pictures of a release, taken of the real window of a build on a screen of its own: light.png,
# dark.png and phone.png. The window's settings, games and language are none of the user's.
set -eu
build=$(cd "$1" && pwd -P)
mkdir -p "$2"
out=$(cd "$2" && pwd -P)
here=$(cd "$(dirname "$0")/../.." && pwd -P)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

cat >"$folder/take" <<'END'
#!/bin/sh
# take WIDTH HEIGHT OUT KEY… — a key, or a number of seconds to wait
set -eu
width=$1 height=$2 out=$3
shift 3
"$BUILD/src/setdoku" "$FOLDER/puzzle.txt" &
program=$!
tries=0
until window=$(xdotool search --onlyvisible --class setdoku | tail -n 1) && [ -n "$window" ]; do
  tries=$((tries + 1))
  [ $tries -lt 300 ] && kill -0 $program
  sleep 0.1
done
sleep 2
xdotool windowmove "$window" 0 0 windowsize "$window" "$width" "$height" windowfocus "$window"
xdotool mousemove "$width" "$height"
sleep 2
for key; do
  case $key in
    [0-9]s) sleep "${key%s}" ;;
    *) xdotool key "$key"; sleep 0.4 ;;
  esac
done
sleep 2
timeout 10 import -window root -crop "${width}x$height+0+0" +repage -strip -define png:exclude-chunks=date,time "$out"
kill $program
wait $program || true
END
chmod +x "$folder/take"
printf '..4..37...2.75..4.7.68..3.13...8.49..4.9.7.6..79.6...54.7..15.2.9..35.7...54..6..\n' >"$folder/puzzle.txt"

picture () {                                    # name, style, width, height, keys
  name=$1 style=$2
  shift 2
  home=$folder/$name
  mkdir -p "$home/glib-2.0/settings"
  printf "[io/github/setdoku/Setdoku]\nstyle='%s'\nwindow-width=%d\nwindow-height=%d\n" "$style" "$1" "$2" >"$home/glib-2.0/settings/keyfile"
  width=$1 height=$2
  shift 2
  env -u WAYLAND_DISPLAY BUILD="$build" FOLDER="$folder" HOME="$home" XDG_CONFIG_HOME="$home" XDG_DATA_HOME="$home" \
    XDG_STATE_HOME="$home" XDG_CACHE_HOME="$home" XDG_DATA_DIRS="$here/data:/usr/local/share:/usr/share" \
    GSETTINGS_BACKEND=keyfile GSETTINGS_SCHEMA_DIR="$build/data" GDK_BACKEND=x11 GSK_RENDERER=cairo GDK_DEBUG=gl-disable \
    GDK_DISABLE=gl GTK_A11Y=none LC_ALL=C.UTF-8 LANGUAGE= SETDOKU_MAKE_AHEAD=0 \
    dbus-run-session -- xvfb-run -a -s "-screen 0 $((width + 20))x$((height + 20))x24" "$folder/take" "$width" "$height" "$out/$name.png" "$@"
  echo "$out/$name.png"
}

picture light light 1080 740 h h h
picture dark dark 1080 740 alt+2 1s space 3s space
picture phone light 360 640 h
