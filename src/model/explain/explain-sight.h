/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* explain-sight.h — what was seen in a picture, in words: why it is no puzzle, and what to try; which cells are in doubt. */
#pragma once

#include "sight/sight.h"

/* A sentence or two; NULL where a puzzle was read without a doubt of the whole. g_free () it. */
char *explain_sight       (const SightPicture *picture, SightOutcome outcome, const SightReading *reading);

/* "Row 5, column 7: read as 6 (71 %), perhaps 8". g_free () it. */
char *explain_sight_doubt (const SightReading *reading, int cell);

/* That uniqueness has decided about some cells, which are in doubt; NULL where it has not. g_free () it. */
char *explain_sight_changes (const SightReading *reading);

/* What is to be said of a cell in one line: that, or "Row 5, column 7: read as 6"; settled: "Row 5, column 7: 6", whatever was read.
 * digit: what stands there now. g_free () it. */
char *explain_sight_cell  (const SightReading *reading, int cell, int digit, bool settled);
