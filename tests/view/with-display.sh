#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Setdoku authors

# Runs a program with a session bus and a screen of its own, so that nothing of the user's is seen or touched.
exec dbus-run-session -- xvfb-run -a -s "-screen 0 ${SETDOKU_SCREEN:-1920x1080}x24 -nolisten tcp -noreset" "$@"
