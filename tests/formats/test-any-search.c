/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-any-search.c — searches on boards of any shape keep the contract of strategy.h, for every row of any_strategies[] and every
 * way to set its switches; what they tell is right by the solutions of boards.txt, of all boards where SETDOKU_DATA leads to the
 * folder "variants". It lives among the formats because these read the boards. */
#include <glib.h>
#include <string.h>

#include "engine/search/any/any-strategies.h"
#include "engine/search/solve-any.h"
#include "formats/blocks.h"

enum { COPIED = 120, FOLLOWED = 1500 };

static SearchState state, copy;

static GPtrArray *
read_file (const char *path)
{
  GPtrArray *blocks = g_ptr_array_new_with_free_func ((GDestroyNotify) block_free);
  g_autofree char *text = NULL;
  const char *at;
  unsigned line = 1;
  ParseError error;
  Block *block;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  for (at = text; block_read (&at, &line, &block, &error);)
    {
      g_assert_nonnull (block);
      g_ptr_array_add (blocks, block);
    }
  return blocks;
}

static GPtrArray *
read_boards (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "puzzles", "boards.txt", NULL);

  return read_file (path);
}

/* Every way to set cell, inference and tier that the strategy has. */
static GArray *
options_of (const Strategy *strategy)
{
  static const SwitchId ids[] = { SWITCH_CELL, SWITCH_INFERENCE, SWITCH_TIER };
  GArray *all = g_array_new (FALSE, FALSE, sizeof (SearchOptions));

  g_array_append_val (all, strategy->defaults);
  for (unsigned i = 0; i < G_N_ELEMENTS (ids); i++)
    for (unsigned k = 0, n = all->len; k < n && strategy->switches >> ids[i] & 1; k++)
      for (const SwitchValue *value = search_switches[ids[i]].values; value->id; value++)
        {
          SearchOptions options = g_array_index (all, SearchOptions, k);

          if (search_options_get (&options, ids[i]) == value->value)
            continue;
          search_options_put (&options, ids[i], value->value);
          g_array_append_val (all, options);
        }
  return all;
}

/* One search on one board, and what is known of it. */
typedef struct {
  Trace           trace;
  const Block    *block;
  bool            unique;            /* block->solution is the only one */
} Case;

typedef void Check (const Case *given);

static void
for_each_case (GPtrArray *blocks, Check *check)
{
  g_autofree Case *given = g_new0 (Case, 1);

  for (unsigned b = 0; b < blocks->len; b++)
    {
      const Block *block = g_ptr_array_index (blocks, b);
      ParseError error;
      Topology *topology = block_topology (block, &error);

      g_assert_nonnull (topology);
      for (int s = 0; any_strategies[s]; s++)
        {
          g_autoptr (GArray) all = options_of (any_strategies[s]);

          for (unsigned k = 0; k < all->len; k++)
            {
              given->trace = (Trace) { .strategy = any_strategies[s], .options = g_array_index (all, SearchOptions, k),
                                       .topology = topology };
              memcpy (given->trace.givens, block->givens, sizeof given->trace.givens);
              given->block = block;
              given->unique = block->has_solution && g_strcmp0 (block->text[BLOCK_SOLUTIONS], "1") == 0;
              if (any_strategy_takes (any_strategies[s], topology, &given->trace.options, NULL))
                check (given);
            }
        }
      topology_unref (topology);
    }
}

static void
check_is_a_value (const Case *given)
{
  const Trace *trace = &given->trace;
  size_t size = trace_state_size (trace);
  Event event, again;
  bool more = true;

  g_assert_cmpuint (size % 8, ==, 0);
  g_assert_cmpuint (size, <=, STATE_SIZE_MAX);
  memset (state, 0xaa, sizeof state);
  memset (copy, 0x55, sizeof copy);
  trace_start (trace, state);
  trace_start (trace, copy);
  g_assert_cmpmem (state, size, copy, size);
  g_assert_true (size == sizeof state || (uint8_t) state[size] == 0xaa);
  for (uint64_t step = 0; step < COPIED && more; step++)
    {
      bool same;

      memcpy (copy, state, size);
      memset (&event, 0xaa, sizeof event);
      memset (&again, 0x55, sizeof again);
      more = trace_step (trace, state, step, &event);
      same = trace_step (trace, copy, step, &again);
      g_assert_cmpint (more, ==, same);
      g_assert_true (!more || (event_equal (&event, &again) && event.any == 1));
      g_assert_cmpmem (state, size, copy, size);
    }
}

static void
states_are_values (void)
{
  g_autoptr (GPtrArray) blocks = read_boards ();

  for_each_case (blocks, check_is_a_value);
}

/* The board as the events alone tell it, and as it was before each guess. */
typedef struct {
  uint8_t value[RULES_CELLS_MAX];
  Values  candidates[RULES_CELLS_MAX];
} Told;

static bool
is_right_so_far (const Case *given, const AnyView *view)
{
  for (int i = 0; i < view->n_path; i++)
    if (given->block->solution[view->path[i].cell] != view->path[i].value)
      return false;
  return given->unique;
}

static void
check_told (const Told *told, const AnyView *view, const Case *given)
{
  int n_cells = given->trace.topology->n_cells;

  g_assert_cmpmem (told->value, (gsize) n_cells, view->value, (gsize) n_cells);
  for (int cell = 0; view->keeps_candidates && cell < n_cells; cell++)
    {
      Values domain = given->trace.strategy->any->domain (state, given->trace.topology, cell);

      if (!view->value[cell])
        g_assert_cmphex (told->candidates[cell], ==, view->candidates[cell]);
      if (topology_exists (given->trace.topology, cell))
        g_assert_cmphex (domain, ==, view->value[cell] ? values_of (view->value[cell]) : view->candidates[cell]);
    }
}

static void
take_in (const Event *event, Told *told, Told *before, const AnyView *view)
{
  switch ((EventKind) event->kind)
    {
    case EVENT_ASSIGN:
      g_assert_true (values_has (told->candidates[event->cell], event->digit) || !view->keeps_candidates);
      before[event->depth - 1] = *told;
      told->value[event->cell] = event->digit;
      break;
    case EVENT_SINGLE:
      g_assert_true (values_has (told->candidates[event->cell], event->digit));
      g_assert_cmphex (event->possible, ==, told->candidates[event->cell]);
      told->value[event->cell] = event->digit;
      break;
    case EVENT_STRIP:
      g_assert_true (values_has (told->candidates[event->cell], event->digit));
      told->candidates[event->cell] &= ~values_of (event->digit);
      break;
    case EVENT_UNDO_STRIP:
      g_assert_false (values_has (told->candidates[event->cell], event->digit));
      told->candidates[event->cell] |= values_of (event->digit);
      break;
    case EVENT_UNDO_SINGLE:
    case EVENT_UNDO_ASSIGN:
      g_assert_cmpint (told->value[event->cell], ==, event->digit);
      told->value[event->cell] = 0;
      break;
    default:
      break;
    }
  if (event->kind == EVENT_UNDO_ASSIGN && view->keeps_candidates)
    g_assert_cmpmem (told, sizeof *told, &before[event->depth], sizeof *told);
}

static void
check_events (const Case *given)
{
  const Trace *trace = &given->trace;
  g_autofree AnyView *view = g_new (AnyView, 1);
  g_autofree Told *told = g_new0 (Told, 1), *before = g_new (Told, RULES_CELLS_MAX);
  uint8_t values[RULES_CELLS_MAX] = { 0 };
  Event event;

  trace_start (trace, state);
  trace->strategy->any->show (state, trace->topology, view);
  memcpy (told->value, view->value, sizeof told->value);
  memcpy (told->candidates, view->candidates, sizeof told->candidates);
  for (uint64_t step = 0; step < FOLLOWED && trace_step (trace, state, step, &event); step++)
    {
      bool right = is_right_so_far (given, view);

      take_in (&event, told, before, view);
      trace->strategy->any->show (state, trace->topology, view);
      check_told (told, view, given);
      g_assert_cmpint (view->n_path, ==, event.depth);
      if (right && event.kind == EVENT_STRIP)
        g_assert_cmpint (event.digit, !=, given->block->solution[event.cell]);
      if (right && event.kind == EVENT_SINGLE)
        g_assert_cmpint (event.digit, ==, given->block->solution[event.cell]);
      if (right && event.kind == EVENT_WIPEOUT)
        g_error ("%s: %s: a dead end where there is none", given->block->text[BLOCK_ID], trace->strategy->id);
      if (event.kind == EVENT_SOLUTION && given->unique)
        g_assert_cmpmem (view->value, trace->topology->n_cells, given->block->solution, trace->topology->n_cells);
    }
  trace->strategy->any->values (state, trace->topology, values);
  g_assert_cmpmem (values, sizeof values, view->value, sizeof view->value);
}

static void
events_tell_all_that_happens (void)
{
  g_autoptr (GPtrArray) blocks = read_boards ();

  for_each_case (blocks, check_events);
}

/* A guess of the viewer's is made or leaves the state as it was. */
static void
check_guesses (const Case *given)
{
  const Trace *trace = &given->trace;
  const AnySearch *any = trace->strategy->any;
  size_t size = trace_state_size (trace);
  Event event;

  trace_start (trace, state);
  for (uint64_t step = 0; any->guess && step < 40 && trace_step (trace, state, step, &event); step++)
    {
      int cell = g_test_rand_int_range (0, trace->topology->n_cells), value = g_test_rand_int_range (1, trace->topology->n + 1);

      memcpy (copy, state, size);
      if (any->guess (copy, trace->topology, cell, value, &event))
        {
          g_assert_cmpint (event.kind, ==, EVENT_ASSIGN);
          g_assert_cmpint (event.reason, ==, REASON_CHOSEN);
          g_assert_cmpint (event.cell, ==, cell);
          g_assert_cmpint (event.digit, ==, value);
          g_assert_cmphex (any->domain (copy, trace->topology, cell), ==, values_of (value));
          memcpy (state, copy, size);
        }
      else
        g_assert_cmpmem (copy, size, state, size);
    }
}

static void
guesses_are_made_or_leave_all_as_it_was (void)
{
  g_autoptr (GPtrArray) blocks = read_boards ();

  for_each_case (blocks, check_guesses);
}

/* What is searched to its end here is solved as the file says; of the rest there is too much. */
static void
solutions_are_those_of_the_file (void)
{
  g_autoptr (GPtrArray) blocks = read_boards ();
  const char *data = g_getenv ("SETDOKU_DATA");
  static const char *const files[] = { "jigsaw.txt", "killer.txt", "x.txt", "pairs.txt", "plain.txt", "cells.txt", "multigrid.txt" };
  g_autofree AnySolveResult *result = g_new (AnySolveResult, 1);
  unsigned n = 0;

  for (gsize i = 0; data && i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *path = g_build_filename (data, "variants", files[i], NULL);
      g_autoptr (GPtrArray) more = g_file_test (path, G_FILE_TEST_EXISTS) ? read_file (path) : NULL;

      while (more && more->len)
        g_ptr_array_add (blocks, g_ptr_array_steal_index (more, 0));
    }
  for (unsigned i = 0; i < blocks->len; i++)
    {
      const Block *block = g_ptr_array_index (blocks, i);
      ParseError error;
      Topology *topology = block_topology (block, &error);
      Trace trace = { .strategy = &strategy_any_explore, .options = strategy_any_explore.defaults, .topology = topology };

      memcpy (trace.givens, block->givens, sizeof trace.givens);
      solve_any (&trace, &(SolveLimits) { .max_nodes = 300 }, result);
      if (result->outcome == OUTCOME_SOLVED && block->has_solution && g_strcmp0 (block->text[BLOCK_SOLUTIONS], "1") == 0)
        {
          g_assert_cmpmem (result->solution, topology->n_cells, block->solution, topology->n_cells);
          n++;
        }
      else if (g_strcmp0 (block->text[BLOCK_SOLUTIONS], "1") == 0)
        g_assert_cmpint (result->outcome, ==, OUTCOME_RUNNING);
      topology_unref (topology);
    }
  g_test_message ("%u of %u", n, blocks->len);
  g_assert_cmpuint (n, >, blocks->len / 2);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/any-search/states-are-values", states_are_values);
  g_test_add_func ("/any-search/events-tell-all-that-happens", events_tell_all_that_happens);
  g_test_add_func ("/any-search/guesses-are-made-or-leave-all-as-it-was", guesses_are_made_or_leave_all_as_it_was);
  g_test_add_func ("/any-search/solutions-are-those-of-the-file", solutions_are_those_of_the_file);
  return g_test_run ();
}
