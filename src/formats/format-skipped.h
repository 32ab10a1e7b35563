/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* format-skipped.h — how much of a text was passed over to find the puzzles in it. */
#pragma once

#include "format.h"

/* Lines with words beside the puzzles of a letter or a post, and lines of a list that are none. bytes, used and records: as
 * format_read () took and gave them; *line, which may be NULL, is the first such line, 1-based. */
unsigned format_count_skipped (const char *bytes, gsize length, const Format *used, const GArray *records, unsigned *line);
