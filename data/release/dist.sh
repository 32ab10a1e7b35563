#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Setdoku authors

# dist.sh — what “meson dist” puts into a release beside the sources: NEWS, from the releases in the software description, and
# the licences' texts in LICENSES, where REUSE looks for them. Both have the time of the last commit, so that two tarballs of it
# are the same.
set -eu
top=$MESON_DIST_ROOT
appstreamcli metainfo-to-news --format text "$top/data/io.github.setdoku.Setdoku.metainfo.xml.in" "$top/NEWS"
# REUSE-IgnoreStart
printf '%s\n' 'SPDX-License-Identifier: CC0-1.0' 'SPDX-FileCopyrightText: 2026 The Setdoku authors' >"$top/NEWS.license"
# REUSE-IgnoreEnd
mkdir -p "$top/LICENSES"
cp "$top"/data/licences/*.txt "$top/LICENSES"
cp "$top/COPYING" "$top/LICENSES/GPL-3.0-or-later.txt"
find "$top" -exec touch -h -d "@${SOURCE_DATE_EPOCH:-$(git -C "$MESON_SOURCE_ROOT" log -1 --format=%ct)}" {} +
find "$top" -type d -exec chmod 755 {} +
find "$top" -type f -exec chmod u=rwX,go=rX {} +
