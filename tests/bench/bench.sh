#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Setdoku authors

# Prints all figures, one program after the other so that none disturbs another: meson compile bench. With --quick those
# that take seconds: meson compile bench-quick. Each part says how long it took.
# Usage: bench.sh [--quick] WITH-DISPLAY PROGRAM…; bench-start starts those called setdoku and bench-hello.
set -u
quick=no
if [ "$1" = --quick ]; then
  quick=yes
  shift
fi
with_display=$1
shift
program=
hello=
for part; do
  [ "$(basename "$part")" != setdoku ] || program=$part
  [ "$(basename "$part")" != bench-hello ] || hello=$part
done

said=$(mktemp) || exit
trap 'rm -f "$said"' EXIT

# What the daemons of a session say is told only if something went wrong.
on_display () {
  "$with_display" "$@" 2>"$said" || { cat "$said" >&2; return 1; }
}

# Those of the tests; of the longer lists those that are there.
type_puzzles () {
  badge=$1
  set -- "$(dirname "$0")/../puzzles/exchange-hard.txt"
  for list in royle17_ser forum_hardest_11plus; do
    [ ! -r "${SETDOKU_DATA:-}/$list.txt" ] || set -- "$@" "$SETDOKU_DATA/$list.txt"
  done
  on_display "$badge" "$@"
}

is_quick () {
  case $1 in setdoku-cli|bench-engine|bench-paper|bench-picture|bench-film|bench-film-file|bench-board|bench-key|bench-watch|bench-start) true ;; *) false ;; esac
}

status=0
begin=$(date +%s)
for part; do
  name=$(basename "$part")
  [ $quick = no ] || is_quick "$name" || continue
  start=$(date +%s)
  case $name in
    setdoku|bench-hello) continue ;;
    setdoku-cli)
      if [ $quick = yes ]; then "$part" bench step; else "$part" bench; fi ;;
    bench-engine)
      if [ $quick = yes ]; then "$part" seeds history; else "$part"; fi ;;
    bench-paper) echo "== paper: pages and books"; "$part" ;;
    bench-film-file)
      echo "== film: frames, bytes and memory of each kind"
      if [ $quick = yes ]; then "$part" quick; else "$part"; fi ;;
    bench-picture)
      echo "== picture: from the scene to the file"; "$part" ;;
    bench-sight)
      echo "== sight: photographs, as they are, turned and small"
      for how in --every=1 --turn=45 --turn=-30 --side=320; do
        echo "# $how"
        "$part" $how --every=$([ $how = --every=1 ] && echo 1 || echo 4) || break
      done ;;
    bench-film)  echo "== film: frames, and the memory they take"; "$part" ;;
    bench-loop)  echo "== loop: the main loop beside a search"; "$part" ;;
    bench-compare-loop)
      echo "== compare-loop: the main loop beside a survey and a race"
      "$part" "$(dirname "$0")/../puzzles/"euler50.txt "$(dirname "$0")/../puzzles/"exchange-*.txt ;;
    bench-board) echo "== board: frames of the board"; on_display "$part" ;;
    bench-badge) echo "== badge: from a key to the number of solutions"; type_puzzles "$part" ;;
    bench-key)   echo "== key: from a key to its frame"; on_display "$part" ;;
    bench-watch) echo "== watch: frames while a search is played"; SETDOKU_SCREEN=1600x1200 on_display "$part" ;;
    bench-tree)  echo "== tree: frames of the whole search tree"; on_display "$part" "$(dirname "$0")/../puzzles/exchange-medium.txt" ;;
    bench-print) echo "== print: the main loop while sheets are shown and printed"; on_display "$part" ;;
    bench-new)   echo "== new: from the command to the puzzle's frame"; on_display "$part" ;;
    bench-start) echo "== start: from exec to the first frame"; on_display "$part" "$program" "$hello" ;;
  esac || { echo "failed: $part" >&2; status=1; }
  echo "-- $name took $(($(date +%s) - start)) s"
done
echo "-- all took $((($(date +%s) - begin) / 60)) min $((($(date +%s) - begin) % 60)) s"
exit $status
