#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Setdoku authors

# with-display.sh for tests that use AT-SPI.
here=$(dirname "$0")

# The accessibility bus has its socket in the runtime directory, under the same name for every session that began
# without a display: two tests at a time would share a bus, and the first to end would take it from the other.
XDG_RUNTIME_DIR=$(mktemp -d) || exit
export XDG_RUNTIME_DIR
trap 'rm -rf "$XDG_RUNTIME_DIR"' EXIT
trap 'exit 143' INT TERM HUP

# The daemons speak on the output that they inherit. Here that is the error output, so that nothing but the test's
# own lines is read as results.
"$here/../view/with-display.sh" sh -c 'exec "$@" >&9 9>&-' sh "$@" 9>&1 >&2
