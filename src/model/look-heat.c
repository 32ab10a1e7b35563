/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* look-heat.c — the board as a heat map: how often the search had nothing left to try in a cell. */
#include <glib/gi18n.h>
#include <math.h>

#include "look-private.h"

/* Counts spread over many powers of ten: the root leaves the lesser ones to be seen. */
void
look_heat (const uint64_t counts[N_CELLS], CellLook looks[N_CELLS])
{
  uint64_t most = 0;

  for (int cell = 0; cell < N_CELLS; cell++)
    most = MAX (most, counts[cell]);

  for (int cell = 0; cell < N_CELLS; cell++)
    {
      CellLook *look = &looks[cell];

      *look = (CellLook) {
        .digit = look->digit, .ink = look->ink, .given_ground = look->given_ground, .stop = look->stop,
        .exhausted = counts[cell],
        .heat = counts[cell] ? (uint8_t) MAX (1, lround (255 * sqrt ((double) counts[cell] / (double) most))) : 0,
      };
    }
}

void
look_describe_heat (GString *text, const CellLook *look)
{
  g_autofree char *count = explain_count (look->exhausted);

  if (look->exhausted)
    /* Translators: a cell where the search had nothing left to try; %s is a number */
    g_string_append_printf (text, ngettext (", exhausted %s time", ", exhausted %s times", (gulong) look->exhausted), count);
}
