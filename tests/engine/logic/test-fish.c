/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-fish.c — the search for fish, with all that it leaves out, finds what trying every base and every cover
 * finds; and what it tells of a fish holds, judged house by house. */

#include "reglib.h"

#include <string.h>

#include "engine/logic/techniques/routines.h"

enum { CAPACITY = 4096, SIZE_MAX_TRIED = 4 };

/* What a choice of bases and covers comes to, by the definition alone. */
typedef struct {
  CellSet fins, endo_fins, struck;
  bool    meets;                             /* every base has a place, every cover meets a base place */
  bool    sashimi;
} Judged;

static Judged
judge (const Position *position, int digit, const int bases[], const int covers[], int size)
{
  Judged judged = { .meets = true };
  CellSet base = CELLS_NONE;

  for_each_cell (cell, position->places[digit])
    {
      int in_base = 0, in_cover = 0;

      for (int i = 0; i < size; i++)
        {
          in_base += cells_has (house_set (bases[i]), cell);
          in_cover += cells_has (house_set (covers[i]), cell);
        }
      if (in_base)
        cells_add (&base, cell);
      if (in_base > 1)
        cells_add (&judged.endo_fins, cell);
      if (in_base > 1 || (in_base && !in_cover))
        cells_add (&judged.fins, cell);
      if (in_cover > 1 || (in_cover && !in_base))
        cells_add (&judged.struck, cell);
    }

  for_each_cell (fin, judged.fins)
    judged.struck = cells_intersection (judged.struck, cell_peer_set (fin));
  for (int i = 0; i < size; i++)
    {
      CellSet places = position_places_in (position, bases[i], digit);

      judged.meets = judged.meets && !cells_is_empty (places)
                     && !cells_is_empty (cells_intersection (base, house_set (covers[i])));
      judged.sashimi = judged.sashimi || cells_count (cells_difference (places, judged.fins)) <= 1;
    }
  return judged;
}

static FishShape
shape_of (const int bases[], const int covers[], int size)
{
  int b = 0, c = 0;

  for (int i = 0; i < size; i++)
    {
      b |= 1 << bases[i] / 9;
      c |= 1 << covers[i] / 9;
    }
  if ((b == 1 && c == 2) || (b == 2 && c == 1))
    return FISH_BASIC;

  return ((b & 3) == 1 && (c & 3) == 2) || ((b & 3) == 2 && (c & 3) == 1) ? FISH_FRANKEN : FISH_MUTANT;
}

/* Rows and columns among the bases: of a mutant fish only. */
static bool
is_mixed (const int bases[], int size)
{
  bool row = false, column = false;

  for (int i = 0; i < size; i++)
    {
      row = row || bases[i] < HOUSE_COLUMNS;
      column = column || (bases[i] >= HOUSE_COLUMNS && bases[i] < HOUSE_BOXES);
    }
  return row && column;
}

/* The next choice of size houses below end, in order; false after the last. */
static bool
next_choice (int chosen[], int size, int end)
{
  for (int i = size - 1; i >= 0; i--)
    if (chosen[i] < end - size + i)
      {
        chosen[i]++;
        for (int j = i + 1; j < size; j++)
          chosen[j] = chosen[j - 1] + 1;
        return true;
      }

  return false;
}

static bool
share_a_house (const int a[], const int b[], int size)
{
  for (int i = 0; i < size; i++)
    for (int j = 0; j < size; j++)
      if (a[i] == b[j])
        return true;

  return false;
}

/* The union of what all fish of the row strike, by trying everything: of a size, some million choices. */
static CellSet
try_everything (const Position *position, int digit, const Technique *technique)
{
  int       size = technique->detail & 15, end = (technique->detail >> 4 & 15) == FISH_BASIC ? HOUSE_BOXES : N_HOUSES;
  FishFins  fins = (FishFins) (technique->detail >> 8);
  int       bases[SIZE_MAX_TRIED] = { 0, 1, 2, 3 };
  CellSet   all = CELLS_NONE;

  do
    {
      int covers[SIZE_MAX_TRIED] = { 0, 1, 2, 3 };

      if (is_mixed (bases, size) && (technique->detail >> 4 & 15) != FISH_MUTANT)
        continue;
      do
        {
          Judged judged;

          if ((int) shape_of (bases, covers, size) != (technique->detail >> 4 & 15) || share_a_house (bases, covers, size))
            continue;
          judged = judge (position, digit, bases, covers, size);
          if (judged.meets && cells_is_empty (judged.fins) == (fins == FISH_PLAIN) && cells_count (judged.fins) <= 5
              && cells_count (judged.endo_fins) <= 2
              && (end == N_HOUSES || judged.sashimi == (fins == FISH_SASHIMI)))
            all = cells_union (all, judged.struck);
        }
      while (next_choice (covers, size, end));
    }
  while (next_choice (bases, size, end));

  return all;
}

/* For the line's digit, and no other. */
static void
check_against_everything (const ReglibLine *line, const char *id)
{
  const Position       *position = &line->position;
  int                   digit = digits_first (line->digits);
  g_autofree Deduction *found = g_new (Deduction, CAPACITY);
  const Technique      *technique = technique_find (id);
  Finds                 finds = { .found = found, .capacity = CAPACITY };
  CellSet               struck = CELLS_NONE, wanted = try_everything (position, digit, technique);

  technique_search (technique, position, &finds);
  g_assert_false (finds.overflow);
  for (int i = 0; i < finds.n; i++)
    struck = cells_union (struck, found[i].struck.cells[digit]);
  if (!cells_equal (wanted, struck))
    g_test_fail_printf ("%s: %d found, %d by trying everything in %s", id, cells_count (struck), cells_count (wanted),
                        line->text);
}

/* Positions of fish in the sample of the library, without the whole library's. */
static const ReglibLine *
fish_line (int n)
{
  const GPtrArray *lines = reglib_lines ();

  for (guint i = 0; i < lines->len; i++)
    {
      const ReglibLine *line = g_ptr_array_index (lines, i);

      if (g_str_has_prefix (line->code, "03") && n-- == 0)
        return line;
    }
  g_assert_not_reached ();
}

static void
basic_fish_are_all_found (void)
{
  static const char *const ids[] = {
    "x-wing", "swordfish", "jellyfish", "finned-x-wing", "sashimi-x-wing", "finned-swordfish", "sashimi-swordfish",
    "finned-jellyfish", "sashimi-jellyfish",
  };

  for (int n = 0; n < 30; n += 10)
    for (size_t i = 0; i < G_N_ELEMENTS (ids); i++)
      check_against_everything (fish_line (n), ids[i]);
}

static void
franken_and_mutant_fish_of_two_are_all_found (void)
{
  static const char *const ids[] = { "franken-x-wing", "finned-franken-x-wing", "mutant-x-wing", "finned-mutant-x-wing" };

  for (int n = 0; n < 30; n += 6)
    for (size_t i = 0; i < G_N_ELEMENTS (ids); i++)
      check_against_everything (fish_line (n), ids[i]);
}

static void
franken_fish_of_three_are_all_found (void)
{
  check_against_everything (fish_line (14), "finned-franken-swordfish");
  check_against_everything (fish_line (14), "franken-swordfish");
}

static int
list_houses (uint32_t set, int houses[])
{
  int n = 0;

  for (int house = 0; house < N_HOUSES; house++)
    if (set >> house & 1)
      houses[n++] = house;

  return n;
}

static CellSet
cells_of_role (const Deduction *deduction, Role role)
{
  CellSet cells = CELLS_NONE;

  for (int i = 0; i < deduction->n_groups; i++)
    if (deduction->groups[i].role == role)
      cells = cells_union (cells, deduction->groups[i].cells);

  return cells;
}

static void
check_told (const Position *position, const Deduction *fish)
{
  int     bases[N_HOUSES], covers[N_HOUSES], size = fish->technique->detail & 15, digit = digits_first (fish->digits);
  Judged  judged;
  CellSet fins = cells_of_role (fish, ROLE_FIN), endo_fins = cells_of_role (fish, ROLE_ENDO_FIN);

  g_assert_cmpint (list_houses (fish->base, bases), ==, size);
  g_assert_cmpint (list_houses (fish->cover, covers), ==, size);
  g_assert_cmphex (fish->base & fish->cover, ==, 0);
  g_assert_cmpint (shape_of (bases, covers, size), ==, fish->technique->detail >> 4 & 15);
  judged = judge (position, digit, bases, covers, size);
  g_assert_true (cells_equal (judged.struck, fish->struck.cells[digit]));
  g_assert_true (cells_equal (judged.endo_fins, endo_fins));
  g_assert_true (cells_equal (judged.fins, cells_union (fins, endo_fins)));
  g_assert_true (cells_is_empty (cells_intersection (cells_of_role (fish, ROLE_PATTERN), judged.fins)));
}

static void
what_is_told_of_a_fish_holds (void)
{
  g_autofree Deduction *found = g_new (Deduction, CAPACITY);
  int                   checked = 0;

  for (const Technique *row = techniques; row->id; row++)
    for (int n = 0; n < 30 && row->find == find_fish && row->detail >> 8 < FISH_SIAMESE_FINNED; n += 6)
      {
        const Position *position = &fish_line (n)->position;
        Finds           finds = { .found = found, .capacity = CAPACITY };

        technique_search (row, position, &finds);
        for (int i = 0; i < finds.n; i++, checked++)
          check_told (position, &found[i]);
      }
  g_assert_cmpint (checked, >, 100);
}

static int
open_rows (const Position *position, int digit)
{
  int n = 0;

  for (int row = 0; row < 9; row++)
    n += !cells_is_empty (position_places_in (position, HOUSE_ROWS + row, digit));
  return n;
}

static bool
is_struck_by (const Position *position, const char *id, const Deduction *wanted)
{
  g_autofree Deduction *found = g_new (Deduction, CAPACITY);
  Finds                 finds = { .found = found, .capacity = CAPACITY };

  technique_search (technique_find (id), position, &finds);
  for (int i = 0; i < finds.n; i++)
    if (deduction_same_effect (&found[i], wanted))
      return true;
  return false;
}

/* What lies in n rows of m lies, seen along the columns, in m − n of them. */
static void
a_large_fish_is_a_small_one_from_the_other_side (void)
{
  static const char *const large[] = { "squirmbag", "whale", "leviathan" };
  static const char *const small[] = { NULL, NULL, "x-wing", "swordfish", "jellyfish" };
  g_autofree Deduction    *found = g_new (Deduction, CAPACITY);
  int                      checked = 0;

  for (int n = 0; n < 46; n++)
    for (int i = 0; i < 3; i++)
      {
        const Position *position = &fish_line (n)->position;
        Finds           finds = { .found = found, .capacity = CAPACITY };

        technique_search (technique_find (large[i]), position, &finds);
        for (int k = 0; k < finds.n; k++)
          {
            int other = open_rows (position, digits_first (found[k].digits)) - (5 + i);

            if (other < 2)
              continue;
            g_assert_true (is_struck_by (position, small[other], &found[k]));
            checked++;
          }
      }
  g_assert_cmpint (checked, >, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/logic/fish/basic-fish-are-all-found", basic_fish_are_all_found);
  g_test_add_func ("/logic/fish/franken-and-mutant-fish-of-two-are-all-found", franken_and_mutant_fish_of_two_are_all_found);
  g_test_add_func ("/logic/fish/franken-fish-of-three-are-all-found", franken_fish_of_three_are_all_found);
  g_test_add_func ("/logic/fish/what-is-told-of-a-fish-holds", what_is_told_of_a_fish_holds);
  g_test_add_func ("/logic/fish/a-large-fish-is-a-small-one-from-the-other-side", a_large_fish_is_a_small_one_from_the_other_side);
  return g_test_run ();
}
