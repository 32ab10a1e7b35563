/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-reglib.c — every technique finds exactly what HoDoKu's regression library says, on every line of its code: a
 * test a row of techniques[]. */

#include "reglib.h"

static bool
candidate_sets_equal (const CandidateSet *a, const CandidateSet *b)
{
  for (int digit = 1; digit <= 9; digit++)
    if (!cells_equal (a->cells[digit], b->cells[digit]))
      return false;

  return true;
}

/* A line names eliminations or a placement; a fail case neither, and then neither may be found. */
static bool
finds_exactly (const ReglibLine *line, const Technique *technique)
{
  CandidateSet     struck, placed;
  bool             nothing = line->variant == 'x', by_place = !candidate_set_is_empty (&line->placements), right;
  g_autofree char *wanted = NULL, *got = NULL;

  reglib_search (line, technique, &struck, &placed);
  if (nothing)
    right = candidate_set_is_empty (&struck) && candidate_set_is_empty (&placed);
  else
    right = by_place ? candidate_sets_equal (&placed, &line->placements)
                     : candidate_sets_equal (&struck, &line->eliminations);
  if (right)
    return true;

  wanted = reglib_describe (by_place ? &line->placements : &line->eliminations);
  got = reglib_describe (by_place ? &placed : &struck);
  g_test_message ("%s\n  wanted: %s\n  found:  %s", line->text, wanted, got);
  return false;
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

static void
lines_are_found_exactly (gconstpointer data)
{
  const Technique *technique = data;
  const GPtrArray *lines = reglib_lines ();
  int              n = 0, wrong = 0;

  for (guint i = 0; i < lines->len; i++)
    {
      const ReglibLine *line = g_ptr_array_index (lines, i);

      if (g_str_equal (line->code, technique->code))
        {
          n++;
          wrong += !finds_exactly (line, technique);
        }
    }

  if (wrong)
    g_test_fail_printf ("%s: %d of %d lines are wrong", technique->id, wrong, n);
}

static void
every_code_has_a_row (void)
{
  const GPtrArray             *lines = reglib_lines ();
  g_autoptr (GHashTable)       missing = g_hash_table_new (g_str_hash, g_str_equal);
  g_autofree const char      **codes = NULL;
  guint                        n;

  for (guint i = 0; i < lines->len; i++)
    {
      const ReglibLine *line = g_ptr_array_index (lines, i);

      if (!technique_find (line->code))
        g_hash_table_add (missing, (char *) line->code);
    }

  codes = (const char **) g_hash_table_get_keys_as_array (missing, &n);
  for (guint i = 0; i < n; i++)
    g_test_message ("no row for %s", codes[i]);
  if (n)
    g_test_fail_printf ("%u codes of the library have no row", n);
}

static void
the_library_itself_was_read (void)
{
  if (!reglib_is_whole ())
    g_test_skip ("skipped: no hodoku_reglib.txt");
  else
    g_assert_cmpuint (reglib_lines ()->len, >=, 772);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/reglib/the-library-itself-was-read", the_library_itself_was_read);
  g_test_add_func ("/reglib/every-code-has-a-row", every_code_has_a_row);
  for (const Technique *row = techniques; row->id; row++)
    if (has_lines (row))
      {
        g_autofree char *path = g_strdup_printf ("/reglib/lines-are-found-exactly/%s-%s", row->code, row->id);

        g_test_add_data_func (path, row, lines_are_found_exactly);
      }
  return g_test_run ();
}
