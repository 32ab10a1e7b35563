/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* note.h — what is worth knowing and no fault: a line on stderr, behind what was printed so far, unless --quiet. */
#pragma once

#include <glib.h>

extern gboolean note_quiet;                    /* what the option sets */

void note_say (const char *text);              /* without a line end; nothing in it drives a terminal */
