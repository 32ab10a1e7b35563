/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* bench-big.h — boards of n × n as text, n a square: what the window is measured with besides the classic board. */
#pragma once

#include <glib.h>

#include "engine/rules/rules.h"

/* 16 × 16 or 25 × 25; of a grid of shifted rows about two cells of five. */
static inline char *
bench_big_puzzle (int n, int box)
{
  GString *text = g_string_new (NULL);

  g_string_printf (text, "rows=%d\ncols=%d\nvalues=1-%d\nboxes=%dx%d\ngivens=", n, n, n, box, box);
  for (int cell = 0; cell < n * n; cell++)
    {
      int row = cell / n, value = (box * (row % box) + row / box + cell % n) % n + 1;

      g_string_append_c (text, cell * 7 % 18 < 7 ? value_character (value) : '.');
    }
  g_string_append_c (text, '\n');
  return g_string_free (text, FALSE);
}

/* Eleven cells of row 1 may hold but ten values: no solution, and very many events before a search knows. */
static inline char *
bench_big_endless (int n, int box)
{
  g_autofree char *none = g_strnfill ((gsize) (n * n), '.');
  GString *text = g_string_new (NULL);

  g_string_printf (text, "rows=%d\ncols=%d\nvalues=1-%d\nboxes=%dx%d\n", n, n, n, box, box);
  for (int column = 1; column <= 11; column++)
    g_string_append_printf (text, "candidates=r1c%d|1 2 3 4 5 6 7 8 9 10\n", column);
  g_string_append_printf (text, "givens=%s\n", none);
  return g_string_free (text, FALSE);
}
