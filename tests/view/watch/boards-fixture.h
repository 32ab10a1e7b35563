/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* boards-fixture.h — boards of other shapes than the classic one, small to large, for Watch. */
#pragma once

#include <glib.h>
#include <string.h>

#include "formats/blocks.h"

/* name, rows, values, what the block says besides; givens: so many dots are put around it. */
static const struct { const char *id; int rows, n; const char *lines, *givens; } boards[] = {
  { "six", 6, 6, "boxes=2x3\n", "1.3.5.............................6." },
  { "jigsaw", 4, 4, "regions=AABBAABBCCDDCCDD\nextras=diagonal+\n", "1..............." },
  { "killer", 9, 9, "boxes=3x3\ncage=15|r1c1 r1c2 r2c1\ncage=6|r5c5 r5c6 r6c5\nthermo=r9c1 r8c1 r7c1 r6c1\n", NULL },
  { "sixteen", 16, 16, "boxes=4x4\n", NULL },
  { "samurai", 21, 9, "boxes=3x3\ngrids=r1c1 r1c13 r7c7 r13c1 r13c13\n", NULL },
};

/* Owned. givens: of RULES_CELLS_MAX cells. */
static inline Topology *
fixture_board (unsigned i, uint8_t *givens)
{
  int n_cells = boards[i].rows * boards[i].rows;
  g_autofree char *empty = g_strnfill ((gsize) n_cells, '.'), *text = NULL;
  g_autoptr (Block) block = NULL;
  unsigned line = 1;
  ParseError error;
  const char *at;
  Topology *topology;

  for (int cell = 0; boards[i].rows == 21 && cell < n_cells; cell++)
    {
      int row = cell / 21, column = cell % 21;
      bool middle = row >= 6 && row < 15 && column >= 6 && column < 15;

      if (!middle && ((row >= 9 && row < 12) || (column >= 9 && column < 12)))
        empty[cell] = '-';
    }
  text = g_strdup_printf ("puzzle=%s\nrows=%d\ncols=%d\nvalues=1-%d\n%sgivens=%s\n", boards[i].id, boards[i].rows, boards[i].rows,
                          boards[i].n, boards[i].lines, boards[i].givens ? boards[i].givens : empty);
  at = text;
  g_assert_true (block_read (&at, &line, &block, &error));
  g_assert_nonnull (block);
  topology = block_topology (block, &error);
  g_assert_nonnull (topology);
  memcpy (givens, block->givens, (size_t) n_cells);
  return topology;
}
