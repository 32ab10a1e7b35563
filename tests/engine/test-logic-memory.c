/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-logic-memory.c — when memory is short a chain technique finds less, leaks nothing and says nothing wrong.
 *
 * The linker puts these wrappers around the allocations of the engine (--wrap), not of GLib. */
#include <glib.h>
#include <stdlib.h>

#include "engine/logic/technique.h"

/* Of exchange_diabolical; it has chains at once. */
#define PUZZLE "000600450004090001070013090090000104045000920201000070050360010900070500012005000"

enum { CAPACITY = 4096 };

void *__real_malloc  (size_t size);
void *__real_calloc  (size_t n, size_t size);
void *__real_realloc (void *memory, size_t size);
void  __real_free    (void *memory);
void *__wrap_malloc  (size_t size);
void *__wrap_calloc  (size_t n, size_t size);
void *__wrap_realloc (void *memory, size_t size);
void  __wrap_free    (void *memory);

static int until_failure = -1;         /* allocations that succeed before one fails; −1: all succeed */
static int n_live;

static bool
fails (void)
{
  if (until_failure == 0)
    {
      until_failure = -1;
      return true;
    }
  if (until_failure > 0)
    until_failure--;

  return false;
}

void *
__wrap_malloc (size_t size)
{
  if (fails ())
    return NULL;

  n_live++;
  return __real_malloc (size);
}

void *
__wrap_calloc (size_t n, size_t size)
{
  if (fails ())
    return NULL;

  n_live++;
  return __real_calloc (n, size);
}

void *
__wrap_realloc (void *memory, size_t size)
{
  if (fails ())
    return NULL;

  n_live += memory == NULL;
  return __real_realloc (memory, size);
}

void
__wrap_free (void *memory)
{
  n_live -= memory != NULL;
  __real_free (memory);
}

static int
search (const Technique *technique, const Position *position, Deduction *found)
{
  Finds finds = { .found = found, .capacity = CAPACITY, .variant = 4 };

  technique_search (technique, position, &finds);
  return finds.n;
}

/* Each allocation fails once, until there are no more to fail. */
static void
check_technique (const Technique *technique, const Position *position, Deduction *all, Deduction *some)
{
  int n_all = search (technique, position, all), n_before = n_live, failure = 0;

  for (bool failed = true; failed; failure++)
    {
      int n;

      until_failure = failure;
      n = search (technique, position, some);
      failed = until_failure < 0;
      until_failure = -1;

      g_assert_cmpint (n_live, ==, n_before);
      g_assert_cmpint (n, <=, n_all);
      for (int i = 0; i < n; i++)
        {
          bool known = false;

          for (int j = 0; j < n_all && !known; j++)
            known = deduction_same_effect (&some[i], &all[j]);
          g_assert_true (known);
        }
    }
  if (technique->family == FAMILY_FORCING)
    g_assert_cmpint (failure, >, 3);
}

static void
a_failure_finds_less (void)
{
  Deduction *all = g_new (Deduction, CAPACITY), *some = g_new (Deduction, CAPACITY);
  Board      board;
  Position   position;

  g_assert_true (board_parse (&board, PUZZLE));
  position_from_board (&position, &board);
  for (const Technique *row = techniques; row->id; row++)
    if (row->family == FAMILY_CHAINS || row->family == FAMILY_FORCING)
      check_technique (row, &position, all, some);
  g_free (all);
  g_free (some);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/logic/memory/a-failure-finds-less", a_failure_finds_less);
  return g_test_run ();
}
