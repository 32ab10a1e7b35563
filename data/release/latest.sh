#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Setdoku authors

# latest.sh version|date|all — of the releases in the software description, the newest one's version or day, or
# “VERSION DATE” of each, the newest first. With less there: exit status 1.
set -eu
cd "$(dirname "$0")/.."
awk -F '"' -v what="$1" '
  /<release version="[0-9.]+" date="[0-9-]+"/ { n++; print what == "version" ? $2 : what == "date" ? $4 : $2 " " $4; if (what != "all") exit }
  END { if (!n) { print "latest.sh: no release" >"/dev/stderr"; exit 1 } }' io.github.setdoku.Setdoku.metainfo.xml.in
