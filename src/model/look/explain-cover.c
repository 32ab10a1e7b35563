/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "explain-cover.h"

#include <glib/gi18n.h>

#include "engine/core/notation.h"
#include "model/explain/explain-say.h"
#include "model/explain/explain-words.h"

static int
house_of (CoverColumn column)
{
  return column.kind == COVER_CELLS ? NO_HOUSE : (column.kind - COVER_ROWS_OF_BOARD) * 9 + column.number / 9;
}

static int
digit_of (CoverColumn column)
{
  return column.number % 9 + 1;
}

char *
explain_cover_column (CoverColumn column)
{
  if (column.kind == COVER_CELLS)
    return explain_cell_name (column.number);
  /* Translators: a constraint of the exact cover: the digit has a place in the house */
  return explain_say (_("{digit} in {house}"), SAY_NUMBER ("digit", digit_of (column)), SAY_HOUSE ("house", house_of (column)));
}

char *
explain_cover_rows (const CoverLook *look, CoverColumn column)
{
  g_autofree char *name = explain_cover_column (column);
  int rows = look->rows[column.kind][column.number];

  if (!look->open[column.kind][column.number])
    /* Translators: {column} is a cell, or "1 in row 2" */
    return explain_say (_("{column}: covered"), SAY_TEXT ("column", name));
  return explain_say (ngettext ("{column}: {number} row", "{column}: {number} rows", (gulong) rows), SAY_TEXT ("column", name),
                      SAY_NUMBER ("number", rows));
}

char *
explain_cover_name (CoverColumn column)
{
  return column.kind == COVER_CELLS ? explain_isolate (g_strdup (notation_cell (column.number).text))
                                    : g_strdup_printf ("%d", digit_of (column));
}

char *
explain_cover_place (CoverColumn column)
{
  return column.kind == COVER_CELLS ? g_strdup (C_("exact cover", "cell")) : explain_house_name (house_of (column));
}

char *
explain_cover_counts (const CoverLook *look)
{
  g_autofree char *columns = explain_say (_("{number} of 324 columns open"), SAY_NUMBER ("number", look->n_open));
  g_autofree char *rows = explain_say (_("{number} of 729 rows left"), SAY_NUMBER ("number", look->n_rows));

  return explain_join_some (LIST_FACTS, columns, rows, NULL);
}

char *
explain_cover_title (const CoverLook *look)
{
  const char *row = notation_placed (look->row.cell, look->row.digit).text;

  if (!look->taken && !look->put_back)
    return NULL;
  /* Translators: {row} is a row of the exact cover's matrix, "r2c9=1" */
  return explain_say (look->taken ? _("Take row {row}") : _("Put back row {row}"),
                      SAY_OWN ("row", explain_isolate (g_strdup (row))));
}

/* Why this column; nothing where the viewer chose another. */
static char *
say_choice (const CoverLook *look)
{
  CoverColumn own = look->row.by;
  g_autofree char *name = explain_cover_column (own);
  int rows = look->rows[own.kind][own.number];
  bool fewest = true;

  for (int kind = COVER_CELLS; kind < N_COVER_KINDS; kind++)
    for (int i = 0; i < N_CELLS; i++)
      fewest &= !look->open[kind][i] || look->rows[kind][i] >= rows;
  if (!fewest)
    return g_strdup ("");
  /* Translators: a column of the exact cover's matrix; {column} is a cell, or "1 in row 2" */
  return explain_say (ngettext ("No column has fewer rows than “{column}”: {number}.",
                                "No column has fewer rows than “{column}”: {number}.", (gulong) rows),
                      SAY_TEXT ("column", name), SAY_NUMBER ("number", rows));
}

char *
explain_cover_sentence (const CoverLook *look)
{
  g_autofree char *choice = NULL, *effect = NULL;

  if (look->dead)
    {
      g_autofree char *name = explain_cover_column (look->dead_column);

      return explain_say (_("The column “{column}” has no row left: nothing can cover it."), SAY_TEXT ("column", name));
    }
  if (look->taken)
    {
      choice = say_choice (look);
      effect = explain_say (ngettext ("Its four columns are covered; {number} row goes.",
                                      "Its four columns are covered; {number} rows go.", (gulong) look->n_gone),
                            SAY_NUMBER ("number", look->n_gone));
      return explain_join_some (LIST_SENTENCES, choice, effect, NULL);
    }
  if (look->put_back)
    return explain_say (ngettext ("Its four columns are uncovered, the last one first; {number} row comes back.",
                                  "Its four columns are uncovered, the last one first; {number} rows come back.",
                                  (gulong) look->n_gone),
                        SAY_NUMBER ("number", look->n_gone));
  return look->n_open == 0 ? g_strdup (_("Every column is covered once: the board is solved.")) : NULL;
}
