/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-pseudo-code.c — every event of every way to search comes from exactly one line of its pseudo-code. */
#include <glib.h>

#include "../engine/search/variants.h"
#include "model/search/pseudo-code.h"
#include "engine/search/strategies/strategies.h"

enum { EVENTS_MAX = 20000 };

static const char *const boards[] = {
  ".................................................................................",
  "2...8.3...6..7..84.3.5..2.9...1.54.8.........4.27.6...3.1..7.4.72..4..6...4.1...3",
  "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",       /* hard for reading order */
  "55...............................................................................",       /* repeats a digit */
  ".23456789........1...............................................................",       /* nothing fits the first cell */
  "......9.7...42.18....7.5.261..9.4....5.....4....5.7..992.1.8....34.59...5.7......",       /* needs a locked candidate */
  "...1......1......................1................1..............................",       /* no place for 1 in box 1 row */
};

static int
count_lit (const PseudoLine *const *lines, int n, const Event *event, bool digging)
{
  int lit = 0;

  for (int i = 0; i < n; i++)
    lit += pseudo_line_makes (lines[i], event, digging);
  return lit;
}

/* Also tells which lines were lit at all. */
static void
check_search (const Strategy *strategy, const SearchOptions *options, const Board *board, bool *lit,
              const PseudoLine *const *lines, int n)
{
  g_autofree void *state = g_malloc0 (strategy->size (options));
  g_autofree char *name = variant_to_text (strategy, options);
  Event event = { .kind = EVENT_START };
  SearchView view;

  g_assert_cmpint (count_lit (lines, n, &event, false), ==, 1);
  strategy->start (state, board, options, 1);
  for (int step = 0; step < EVENTS_MAX && strategy->step (state, &event); step++)
    {
      strategy->show (state, &view);
      if (count_lit (lines, n, &event, view.digging) != 1)
        g_error ("%s: %s with reason %d comes from %d lines", name, event_kind_ids[event.kind], event.reason,
                 count_lit (lines, n, &event, view.digging));
      lit[pseudo_code_find (lines, n, &event, view.digging)] = true;
    }
}

static void
test_every_event (void)
{
  for (int i = 0; strategies[i]; i++)
    {
      g_autoptr (GArray) variants = variants_of (strategies[i], false);

      for (unsigned v = 0; v < variants->len; v++)
        {
          const SearchOptions *options = &g_array_index (variants, SearchOptions, v);
          const PseudoLine *lines[PSEUDO_LINES_MAX];
          int n = pseudo_code_lines (strategies[i], options, lines);
          bool lit[PSEUDO_LINES_MAX] = { false };

          g_assert_cmpint (n, >=, 7);
          g_assert_cmpint (n, <=, 20);
          for (size_t b = 0; b < G_N_ELEMENTS (boards); b++)
            {
              Board board;

              g_assert_true (board_parse (&board, boards[b]));
              check_search (strategies[i], options, &board, lit, lines, n);
            }
          /* What is said to make guesses or deductions does make some; the simplest ladders strike nothing. */
          for (int line = 0; line < n; line++)
            if (lines[line]->kinds & (1u << EVENT_ASSIGN | 1u << EVENT_SINGLE | 1u << EVENT_TECHNIQUE | 1u << EVENT_STRIP))
              if (!lit[line] && !(strategies[i] == &strategy_logic && lines[line]->kinds == 1u << EVENT_STRIP))
                {
                  g_autofree char *name = variant_to_text (strategies[i], options);

                  g_error ("%s: nothing comes from “%s”", name, lines[line]->text);
                }
        }
    }
}

/* What lines work on, at an event of the second board. */
static void
check_values (const char *id, uint64_t step, int line, const char *wanted)
{
  const Strategy *strategy = strategy_find (id);
  g_autofree void *state = g_malloc0 (strategy->size (&strategy->defaults));
  const PseudoLine *lines[PSEUDO_LINES_MAX];
  g_autofree char *value = NULL;
  Event event = EVENT_NONE;
  SearchView view;
  AnyView any;
  Board board;
  int n = pseudo_code_lines (strategy, &strategy->defaults, lines);

  g_assert_true (board_parse (&board, boards[1]));
  strategy->start (state, &board, &strategy->defaults, 1);
  for (uint64_t i = 0; i < step; i++)
    g_assert_true (strategy->step (state, &event));
  strategy->show (state, &view);
  any_view_from_search (&any, &view);
  g_assert_cmpint (line, <, n);
  value = pseudo_line_value (lines[line], NULL, &event, view.digging, &any);
  g_assert_cmpstr (value, ==, wanted);
}

static void
test_values (void)
{
  check_values ("ascending", 1, 3, "r1c2");                  /* choose the first empty cell */
  check_values ("ascending", 1, 4, NULL);
  check_values ("ascending", 1, 5, "{1,4,5,7,9}");           /* for each digit that fits */
  check_values ("ascending", 1, 6, "r1c2 = 1");              /* guess it: the line that runs */
  check_values ("ascending", 1, 7, "depth 1");
  check_values ("ascending", 8, 3, "r2c3");                  /* a dead end in the cell that was chosen */
  check_values ("ascending", 8, 4, "PV(r2c3) = ∅");
  check_values ("ascending", 8, 6, "9");
  check_values ("ascending", 9, 8, "9 at r2c1");             /* take it back */
  check_values ("norvig", 2, 2, "4 in r1c2");                /* for each new digit */
  check_values ("norvig", 2, 3, "r1c4 loses 4");
}

/* The running line has its neighbours around it, and no row stands for a single line. */
static void
test_fold (void)
{
  for (int n = 7; n <= 20; n++)
    for (int room = 5; room <= 13; room++)
      for (int running = -1; running < n; running++)
        {
          PseudoFold fold = pseudo_code_fold (n, running, room);
          int after = n - fold.first - fold.n, rows = fold.n + (fold.first > 0) + (after > 0);

          g_assert_cmpint (rows, ==, MIN (n, room));
          g_assert_cmpint (fold.first, !=, 1);
          g_assert_cmpint (after, !=, 1);
          g_assert_true (running < 0 || (running >= fold.first && running < fold.first + fold.n));
          if (running >= 0 && n > room)
            {
              g_assert_cmpint (running - fold.first, >=, MIN (running, (room - 2) / 2 - 1));
              g_assert_cmpint (fold.first + fold.n - 1 - running, >=, MIN (n - 1 - running, (room - 2) / 2 - 1));
            }
        }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/pseudo-code/every-event", test_every_event);
  g_test_add_func ("/pseudo-code/values", test_values);
  g_test_add_func ("/pseudo-code/fold", test_fold);
  return g_test_run ();
}
