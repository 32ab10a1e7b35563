/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-enough.c — a technique that is told that it is enough stops there: what it has found by then are the first of all that
 * it finds, whatever room there is; asked for one only it finds one of them, of chains the shortest. A test a row of techniques[]. */
#include "reglib.h"

enum { CAPACITY = 4096, LINES = 4, ROOM = 12 };

static int
search (const ReglibLine *line, const Technique *technique, Finds *finds)
{
  finds->variant = MAX (0, g_ascii_digit_value (line->variant));
  technique_search (technique, &line->position, finds);
  return finds->n;
}

static bool
is_one_of (const Deduction *found, const Deduction *all, int n)
{
  for (int i = 0; i < n; i++)
    if (deduction_same_effect (found, &all[i]))
      return true;

  return false;
}

static void
enough_is_enough (gconstpointer data)
{
  const Technique      *technique = data;
  const GPtrArray      *lines = reglib_lines ();
  g_autofree Deduction *all = g_new (Deduction, CAPACITY), *some = g_new (Deduction, CAPACITY);
  int                   n_lines = 0;

  for (guint i = 0; i < lines->len && n_lines < LINES; i++)
    {
      const ReglibLine *line = g_ptr_array_index (lines, i);
      Finds             whole = { .found = all, .capacity = CAPACITY }, first;
      int               n;

      if (!g_str_equal (line->code, technique->code) || (n = search (line, technique, &whole)) == 0)
        continue;
      n_lines++;
      g_assert_false (whole.overflow);
      for (int room = 0; room <= n && room <= ROOM; room++)
        {
          Finds finds = { .found = some, .capacity = room };

          g_assert_cmpint (search (line, technique, &finds), ==, room);
          g_assert_cmpint (finds.overflow, ==, room < n);
          for (int k = 0; k < room; k++)
            g_assert_true (deduction_same_effect (&some[k], &all[k]));
        }

      if (g_ascii_isdigit (line->variant))           /* the shortest of all might be none of the variant */
        continue;
      first = (Finds) { .found = some, .capacity = CAPACITY, .first_only = true };
      g_assert_cmpint (search (line, technique, &first), ==, 1);
      g_assert_false (first.overflow);
      g_assert_true (is_one_of (&some[0], all, n));
    }
  g_assert_cmpint (n_lines, >, 0);
}

static bool
has_lines (const Technique *technique)
{
  const GPtrArray *lines = reglib_lines ();

  for (guint i = 0; i < lines->len; i++)
    if (g_strcmp0 (((const ReglibLine *) g_ptr_array_index (lines, i))->code, technique->code) == 0)
      return true;

  return false;
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (const Technique *row = techniques; row->id; row++)
    if (has_lines (row))
      {
        g_autofree char *path = g_strdup_printf ("/enough/%s-%s", row->code, row->id);

        g_test_add_data_func (path, row, enough_is_enough);
      }
  return g_test_run ();
}
