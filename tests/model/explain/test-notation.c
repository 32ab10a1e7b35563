/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-notation.c — sentences call a cell as it was chosen; formulas and the command line do not change. */
#include <string.h>

#include "engine/core/houses.h"
#include "model/explain/explain-deduction.h"
#include "model/explain/explain.h"
#include "engine/search/strategies/strategies.h"

static const struct { Notation notation; const char *name, *title, *dead_end; } rows[] = {
  { NOTATION_R1C1, "r5c6", "r5c6", "Dead end at r2c7" },
  { NOTATION_A1, "E6", "E6", "Dead end at B7" },
  { NOTATION_WORDS, "row 5, column 6", "Row 5, column 6", "Dead end at row 2, column 7" },
};

static void
test_a_cell_has_its_name (void)
{
  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *name = NULL, *title = NULL;

      explain_set_notation (rows[i].notation);
      name = explain_cell_name (cell_at (4, 5));
      title = explain_cell_title (cell_at (4, 5));
      g_assert_cmpstr (name, ==, rows[i].name);
      g_assert_cmpstr (title, ==, rows[i].title);
    }
}

static void
test_a_list_of_cells_has_their_names (void)
{
  static const char *const lists[] = {
    [NOTATION_R1C1] = "r1c2, r4c5 and r4c6", [NOTATION_A1] = "A2, D5 and D6",
    [NOTATION_WORDS] = "row 1, column 2 and row 4, columns 5 and 6",
  };
  CellSet cells = cells_union (cells_of (cell_at (0, 1)), cells_union (cells_of (cell_at (3, 4)), cells_of (cell_at (3, 5))));

  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *list = NULL;

      explain_set_notation (rows[i].notation);
      list = explain_cell_list (cells);
      g_assert_cmpstr (list, ==, lists[rows[i].notation]);
    }
}

/* "row 5, column" and the like, in any case of letters. */
static bool
has_words (const char *text)
{
  g_autofree char *low = g_utf8_strdown (text, -1);

  return g_regex_match_simple ("row [1-9], column [1-9]", low, 0, 0);
}

/* Every event of the fill of the empty board. */
static void
test_every_sentence_uses_it (void)
{
  const Strategy *strategy = &strategy_ascending;
  Board empty = { 0 };

  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree void *state = g_malloc (strategy->size (&strategy->defaults));
      Event event = { .cell = NO_CELL };
      SearchView view;
      bool dead_end_seen = false;
      int told = 0;

      explain_set_notation (rows[i].notation);
      strategy->start (state, &empty, &strategy->defaults, 1);
      for (uint64_t step = 1; strategy->step (state, &event); step++)
        {
          Explanation explanation = { 0 };
          GString *line = g_string_new (NULL);

          strategy->show (state, &view);
          explain_event (&event, &view, strategy, step, &explanation);
          explain_trace_line (&event, step, line);
          if (event.cell != NO_CELL)
            {
              g_assert_cmpint (has_words (explanation.title), ==, rows[i].notation == NOTATION_WORDS);
              g_assert_nonnull (strstr (line->str, " r"));
              told++;
            }
          if (explanation.formula)
            g_assert_nonnull (strstr (explanation.formula, event.kind == EVENT_UNDO_ASSIGN ? ": tried {" : "PV(r"));
          if (event.kind == EVENT_WIPEOUT && !dead_end_seen)
            {
              dead_end_seen = true;
              g_assert_cmpstr (explanation.title, ==, rows[i].dead_end);
            }
          explanation_clear (&explanation);
          g_string_free (line, TRUE);
        }
      g_assert_cmpint (told, >, 800);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/notation/a-cell-has-its-name", test_a_cell_has_its_name);
  g_test_add_func ("/notation/list", test_a_list_of_cells_has_their_names);
  g_test_add_func ("/notation/every-sentence-uses-it", test_every_sentence_uses_it);
  return g_test_run ();
}
