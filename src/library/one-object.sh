#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Setdoku authors

# one-object.sh — an archive of one object, in which only what is to be seen has a name for the linker.
#
#   one-object.sh OUTPUT FOLDER OBJCOPY AR FACE ENGINE -- CC…
#
# All of FACE is in it, and of ENGINE what that needs. With link-time optimisation (b_lto) there would be no names to hide: who
# builds with it leaves the library out.
set -eu

output=$1 folder=$2 objcopy=$3 ar=$4 face=$5 engine=$6
shift 7
mkdir -p "$folder"
"$@" -r -nostdlib -o "$folder/setdoku.o" -Wl,--whole-archive "$face" -Wl,--no-whole-archive "$engine"
"$objcopy" --localize-hidden "$folder/setdoku.o"
rm -f "$output"
"$ar" rcsD "$output" "$folder/setdoku.o"
