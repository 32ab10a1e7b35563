/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* marks.h — the small pencil marks of empty cells, for who wishes for them: they are no part of the puzzle.
 *
 * A cell is read whole or not at all: with one mark that is in doubt, what the others say would be wrong. */
#pragma once

#include "sight.h"

typedef struct {
  uint16_t digits[SIZE_CELLS_MOST];  /* bits 1 << digit; 0: none, or not legible */
  int      n_cells;                  /* that have some */
  int      n_illegible;              /* that have some, too, but which? */
} SightMarks;

/* Of what was read, SIGHT_READ or SIGHT_DOUBTFUL, in the same picture. Those of sixteen by sixteen are not looked at. */
void sight_read_marks (Sight *sight, const SightPicture *picture, const SightReading *reading, const Stop *stop,
                       SightMarks *marks);
