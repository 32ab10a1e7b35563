/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-als.c — almost locked sets are all there, linked by what cannot be in both, and the techniques that walk
 * over them name such sets and such links. When memory is short they find less, and leak nothing. */
#include "../../short-memory.h"
#include "engine/logic/techniques/als.h"
#include "set-techniques.h"

static const Deduction *found;

/* The groups of the role, and how many. */
static int
groups_of (const Deduction *deduction, Role role, const Group *groups[DEDUCTION_GROUPS])
{
  int n = 0;

  for (int i = 0; i < deduction->n_groups; i++)
    if (deduction->groups[i].role == role)
      groups[n++] = &deduction->groups[i];

  return n;
}

static Digits
marks_of (const Position *position, CellSet cells)
{
  Digits digits = DIGITS_NONE;

  for_each_cell (cell, cells)
    digits |= position->marks[cell];

  return digits;
}

/* Almost locked, in a house, and linked to the one before by something that sees each of its places. */
static void
sets_are_almost_locked_and_linked (gconstpointer data)
{
  const Technique *technique = data;
  const GPtrArray *lines = set_technique_lines ();
  int              n_looked_at = 0;

  for (guint i = 0; i < lines->len; i++)
    {
      const ReglibLine *line = g_ptr_array_index (lines, i);
      const Position   *position = &line->position;

      for (int j = set_technique_search (technique, position, &found); j-- > 0; n_looked_at++)
        {
          const Group *sets[DEDUCTION_GROUPS], *links[DEDUCTION_GROUPS];
          int          n = groups_of (&found[j], ROLE_SET, sets), n_links = groups_of (&found[j], ROLE_RESTRICTED, links);

          g_assert_cmpint (n, >=, 2);
          g_assert_cmpint (n_links, >=, n - 1);
          for (int k = 0; k < n; k++)
            {
              g_assert_cmpuint (sets[k]->digits, ==, marks_of (position, sets[k]->cells));
              g_assert_cmpint (digits_count (sets[k]->digits), ==, cells_count (sets[k]->cells) + 1);
              g_assert_true (cells_is_empty (cells_difference (sets[k]->cells, house_set (sets[k]->house))));
              g_assert_true (found[j].variant == 2 || k == 0
                             || cells_is_empty (cells_intersection (sets[k]->cells, sets[k - 1]->cells)));
            }
          for (int k = 0; k < n_links; k++)
            for_each_cell (cell, links[k]->cells)
              g_assert_true (digits_has (position->marks[cell], digits_first (links[k]->digits)));
        }
    }
  g_assert_cmpint (n_looked_at, >, 0);
}

/* All subsets of all houses, by counting. */
static void
every_almost_locked_set_is_collected_once (void)
{
  const GPtrArray *lines = set_technique_lines ();

  for (guint i = 0; i < lines->len; i += 3)
    {
      const ReglibLine *line = g_ptr_array_index (lines, i);
      AlsGraph          graph;
      int               n = 0;

      g_assert_true (als_collect (&graph, &line->position));
      for (int house = 0; house < N_HOUSES; house++)
        for (unsigned choice = 1; choice < 512; choice++)
          {
            CellSet cells = CELLS_NONE;
            int     times = 0;

            for (int place = 0; place < 9; place++)
              if (choice >> place & 1)
                cells_add (&cells, house_cells[house][place]);
            if (!cells_is_empty (cells_difference (cells, line->position.empty))
                || digits_count (marks_of (&line->position, cells)) != cells_count (cells) + 1)
              continue;
            for (int set = 0; set < graph.n; set++)
              if (cells_equal (graph.sets[set].cells, cells))
                {
                  times++;
                  n += graph.sets[set].house == house;
                }
            g_assert_cmpint (times, ==, 1);
          }
      g_assert_cmpint (n, ==, graph.n);
      als_clear (&graph);
    }
}

static Digits
restricted_by_pairs (const Position *position, const Als *a, const Als *b)
{
  Digits restricted = a->digits & b->digits;

  for_each_digit (digit, a->digits & b->digits)
    for_each_cell (from, cells_intersection (a->cells, position->places[digit]))
      for_each_cell (to, cells_intersection (b->cells, position->places[digit]))
        if (!cells_are_peers (from, to))
          restricted &= digits_complement (digits_of (digit));

  return restricted;
}

static void
links_are_the_digits_that_cannot_be_in_both (void)
{
  const GPtrArray *lines = set_technique_lines ();
  int                   n_shared = 0;

  for (guint i = 0; i < lines->len; i += 3)
    {
      const ReglibLine *line = g_ptr_array_index (lines, i);
      AlsGraph          graph;

      g_assert_true (als_collect (&graph, &line->position));
      g_assert_true (als_link (&graph, true));
      for (int a = 0; a < graph.n; a++)
        {
          size_t link = graph.first[a];

          for (int b = 0; b < graph.n; b++)
            {
              Digits wanted = a == b ? DIGITS_NONE : restricted_by_pairs (&line->position, &graph.sets[a], &graph.sets[b]);

              if (!wanted)
                continue;
              g_assert_cmpuint (link, <, graph.first[a + 1]);
              g_assert_cmpint (graph.links[link].to, ==, b);
              g_assert_cmpuint (graph.links[link].digits, ==, wanted);
              g_assert_cmpint (graph.links[link].overlaps, ==, als_overlap (&graph.sets[a], &graph.sets[b]));
              n_shared += graph.links[link++].overlaps;
            }
          g_assert_cmpuint (link, ==, graph.first[a + 1]);
        }
      als_clear (&graph);
    }
  g_assert_cmpint (n_shared, >, 0);
}

static void
short_memory_means_fewer_finds (gconstpointer data)
{
  const Technique *technique = data;
  const Position  *position = &((const ReglibLine *) g_ptr_array_index (set_technique_lines (), 0))->position;
  int              n_all, n = 0, before = n_live;

  n_all = set_technique_search (technique, position, &found);
  g_assert_cmpint (n_all, >, 0);
  until_failure = 0;
  all_fail = true;
  g_assert_cmpint (set_technique_search (technique, position, &found), ==, 0);
  for (int wait = 1; until_failure <= 0; wait++)
    {
      until_failure = wait;
      n = set_technique_search (technique, position, &found);
      g_assert_cmpint (n, <=, n_all);
      g_assert_cmpint (n_live, ==, before);
    }
  until_failure = -1;
  all_fail = false;
  g_assert_cmpint (n, ==, n_all);
  g_assert_cmpint (n_live, ==, before);
}

static void
add (const char *name, const Technique *technique, GTestDataFunc test)
{
  g_autofree char *path = g_strdup_printf ("/logic-als/%s/%s", name, technique->id);

  g_test_add_data_func (path, technique, test);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (const Technique *technique = techniques; technique->id; technique++)
    if (technique->family == FAMILY_ALMOST_LOCKED)
      {
        add ("sets-are-almost-locked-and-linked", technique, sets_are_almost_locked_and_linked);
        add ("short-memory-means-fewer-finds", technique, short_memory_means_fewer_finds);
      }
  g_test_add_func ("/logic-als/every-almost-locked-set-is-collected-once", every_almost_locked_set_is_collected_once);
  g_test_add_func ("/logic-als/links-are-the-digits-that-cannot-be-in-both", links_are_the_digits_that_cannot_be_in_both);
  return g_test_run ();
}
