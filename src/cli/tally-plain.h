/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* tally-plain.h — the lines of a block that are 81 plain characters, with or without words behind. */
#pragma once

#include "tally.h"

/* Adds the plain lines from here on to the block, up to the first other one or the end. Returns where that begins.
 * block->cells and block->plain are left longer than n_plain: what is behind it has no meaning. */
char *tally_plain_read  (TallyBlock *block, char *line, char *end);

/* Appends "PUZZLE<TAB>DIGIT<LF>"; digit: 0 – 9. */
void  tally_plain_write (GString *text, const char cells[N_CELLS], unsigned digit);

/* Where the line ends, at LF, CR or the end of all lines, and where the one behind it begins. */
char *tally_line_end    (char *line, char *end);
char *tally_line_after  (char *stop, char *end);
