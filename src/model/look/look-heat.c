/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* look-heat.c — the board as a heat map: how often the search had nothing left to try in a cell. */
#include <glib/gi18n.h>
#include <math.h>

#include "look-private.h"

/* Counts spread over many powers of ten: the root leaves the lesser ones to be seen. */
void
look_heat (const BoardPlan *plan, const uint64_t *counts, CellLook *looks)
{
  int n_cells = board_plan_n_cells (plan);
  uint64_t most = 0;

  for (int cell = 0; cell < n_cells; cell++)
    most = MAX (most, counts[cell]);

  for (int cell = 0; cell < n_cells; cell++)
    {
      CellLook *look = &looks[cell];

      *look = (CellLook) {
        .n = look->n, .sum = look->sum, .digit = look->digit, .ink = look->ink,
        .given_ground = look->given_ground, .stop = look->stop,
        .guess = look->guess, .shade = look->shade, .halted = look->halted,
        .taken = look->taken, .tints = look->taken ? TINT_DEAD : 0,
        .exhausted = counts[cell],
        .heat = counts[cell] ? (uint8_t) MAX (1, lround (255 * sqrt ((double) counts[cell] / (double) most))) : 0,
      };
    }
}

void
look_describe_heat (GPtrArray *parts, const CellLook *look)
{
  if (look->exhausted)
    /* Translators: a cell where the search had nothing left to try */
    g_ptr_array_add (parts, explain_say (ngettext ("exhausted {count} time", "exhausted {count} times",
                                                   (gulong) look->exhausted), SAY_COUNT ("count", look->exhausted)));
}
