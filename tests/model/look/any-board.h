/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* any-board.h — for tests of boards of any shape: a plan from the text of some rules, and one constraint of each kind. */
#pragma once

#include <stdio.h>
#include <string.h>

#include "engine/rules/constraint.h"
#include "formats/blocks.h"
#include "model/look/board-plan.h"

/* lines: those of a block after its values; its givens, if it has any, among them. */
static inline BoardPlan *
plan_of (int rows, int columns, int n, const char *lines)
{
  g_autofree char *empty = g_strnfill ((gsize) (rows * columns), '.');
  g_autofree char *text = g_strdup_printf ("puzzle=test\nrows=%d\ncols=%d\nvalues=1-%d\n%s%s%s\n", rows, columns, n, lines,
                                           strstr (lines, "givens=") ? "" : "givens=", strstr (lines, "givens=") ? "" : empty);
  const char *at = text;
  unsigned line = 1;
  ParseError error;
  g_autoptr (Block) block = NULL;
  Topology *topology;
  BoardPlan *plan;

  g_assert_true (block_read (&at, &line, &block, &error));
  g_assert_nonnull (block);
  topology = block_topology (block, &error);
  g_assert_nonnull (topology);
  plan = board_plan_new (topology);
  topology_unref (topology);
  return plan;
}

/* A constraint of a kind on the classic board, as its shape says; its cells, if it has any, are added to cells. */
static inline char *
line_of_kind (const ConstraintKind *kind, PlaceSet *cells)
{
  static const struct { const char *id, *line; } own[] = {
    { "littlekiller", "20|r1c4 r2c3 r3c2 r4c1" }, { "arrow", "r5c5|r5c6 r5c7" }, { "clone", "r2c2 r2c3|r6c5 r6c6" },
    { "equalsum", "r2c2 r2c3|r6c5 r6c6" }, { "skyscraper", "L3|3" }, { "numberedroom", "T3|3" }, { "whisper", "5|r2c2 r2c3 r3c4" },
    { "modular", "3|r2c2 r2c3 r3c4" }, { "lockout", "4|r2c2 r2c3 r3c4" }, { "diff", "2|r4c4 r4c5" }, { "ratio", "2|r4c4 r4c5" },
    { "sandwich", "row3|10" }, { "xsum", "R3|10" }, { "negative", "xv" }, { "quad", "1 2|r4c4 r4c5 r5c4 r5c5" },
    { "candidates", "r4c4|1 2 3" }, { "cage", "15|r2c2 r2c3 r3c3" }, { "sum", "15|r2c2 r2c3 r3c3" }, { "pairsum", "7|r4c4 r4c5" },
    { "sumline", "10|r2c2 r2c3 r3c4" }, { "add", "15|r2c2 r2c3 r3c3" }, { "subtract", "2|r2c2 r2c3 r3c3" },
    { "multiply", "60|r2c2 r2c3 r3c3" }, { "divide", "2|r2c2 r2c3 r3c3" },
  };
  const char *value = strcmp (kind->shape, "a") == 0 ? "r4c4 r4c5" : "r2c2 r2c3 r3c4";
  int row = 0, column = 0;

  for (unsigned i = 0; i < G_N_ELEMENTS (own); i++)
    if (strcmp (own[i].id, kind->id) == 0)
      value = own[i].line;
  *cells = PLACES_NONE;
  for (const char *at = value; *at; at++)
    if (sscanf (at, "r%dc%d", &row, &column) == 2)
      places_add (cells, (row - 1) * 9 + column - 1);
  return g_strdup_printf ("boxes=3x3\n%s=%s\n", kind->id, value);
}
