/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-last-resort.c — templates say what the list of all templates says; brute force gives the solution, and only
 * where there is one. */

#include "puzzles.h"
#include "set-techniques.h"

static const Deduction *found;

typedef struct {
  GArray *templates;                         /* CellSet */
  bool    used[3][9];                        /* by column, and by box of the present band: [0], [1] */
} Writer;

static void
write_row (Writer *writer, int row_number, CellSet cells)
{
  if (row_number == 9)
    {
      g_array_append_val (writer->templates, cells);
      return;
    }

  for (int column = 0; column < 9; column++)
    {
      int     box = cell_box (cell_at (row_number, column));
      CellSet more = cells;

      if (writer->used[0][column] || writer->used[1][box])
        continue;
      writer->used[0][column] = writer->used[1][box] = true;
      cells_add (&more, cell_at (row_number, column));
      write_row (writer, row_number + 1, more);
      writer->used[0][column] = writer->used[1][box] = false;
    }
}

/* What all, and what any, of the templates hold that keep to the cells allowed and have the forced ones. */
static bool
combine_listed (const GArray *templates, CellSet allowed, CellSet forced, CellSet *all, CellSet *any)
{
  *all = CELLS_ALL;
  *any = CELLS_NONE;
  for (guint i = 0; i < templates->len; i++)
    {
      CellSet cells = g_array_index (templates, CellSet, i);

      if (cells_is_empty (cells_difference (cells, allowed)) && cells_is_empty (cells_difference (forced, cells)))
        {
          *all = cells_intersection (*all, cells);
          *any = cells_union (*any, cells);
        }
    }
  return !cells_is_empty (*any);
}

/* The fixed point, by list. */
static void
check_templates (const GArray *templates, const Position *position)
{
  CellSet all[10], any[10], filled[10] = { { 0, 0 } };
  int     n;

  for (int cell = 0; cell < N_CELLS; cell++)
    if (position->digit[cell])
      cells_add (&filled[position->digit[cell]], cell);
  for (int digit = 1; digit <= 9; digit++)
    all[digit] = filled[digit];
  for (int times = 0; times < 10; times++)
    for (int digit = 1; digit <= 9; digit++)
      {
        CellSet allowed = cells_union (position->places[digit], filled[digit]);

        for (int other = 1; other <= 9; other++)
          if (other != digit)
            allowed = cells_difference (allowed, all[other]);
        g_assert_true (combine_listed (templates, allowed, filled[digit], &all[digit], &any[digit]));
      }

  n = set_technique_search (set_technique ("template-set"), position, &found);
  for (int i = 0; i < n; i++)
    {
      int digit = digits_first (found[i].digits);

      g_assert_cmpint (found[i].n_placed, ==, cells_count (cells_difference (all[digit], filled[digit])));
      for (int j = 0; j < found[i].n_placed; j++)
        g_assert_true (cells_has (all[digit], candidate_cell (found[i].placed[j])));
      all[digit] = filled[digit];
    }
  for (int digit = 1; digit <= 9; digit++)
    g_assert_true (cells_equal (all[digit], filled[digit]));

  n = set_technique_search (set_technique ("template-delete"), position, &found);
  for (int i = 0; i < n; i++)
    {
      int digit = digits_first (found[i].digits);

      g_assert_true (cells_equal (found[i].struck.cells[digit], cells_difference (position->places[digit], any[digit])));
      any[digit] = position->places[digit];
    }
  for (int digit = 1; digit <= 9; digit++)
    g_assert_true (cells_is_empty (cells_difference (position->places[digit], any[digit])));
}

static void
templates_say_what_the_list_of_all_46656_says (void)
{
  g_autoptr (GArray)    templates = g_array_new (FALSE, FALSE, sizeof (CellSet));
  const GPtrArray *lines = set_technique_lines ();
  Writer                writer = { .templates = templates };

  write_row (&writer, 0, CELLS_NONE);
  g_assert_cmpuint (templates->len, ==, 46656);
  for (guint i = 0; i < lines->len; i += 3)
    check_templates (templates, &((const ReglibLine *) g_ptr_array_index (lines, i))->position);
}

static void
brute_force_gives_the_solution_of_a_unique_puzzle_only (void)
{
  const Technique *technique = set_technique ("brute-force");
  Board            board = board_of (PUZZLE_ANTI_BRUTE_FORCE);
  uint8_t          solution[N_CELLS];
  Position         position;

  g_assert_true (set_technique_solve (&board, solution));
  position_from_board (&position, &board);
  while (!position_is_solved (&position))
    {
      int cell;

      g_assert_cmpint (set_technique_search (technique, &position, &found), ==, 1);
      g_assert_cmpint (found[0].n_placed, ==, 1);
      set_technique_check (&found[0], solution, PUZZLE_ANTI_BRUTE_FORCE);
      cell = candidate_cell (found[0].placed[0]);
      for_each_cell (other, position.empty)
        g_assert_cmpint (digits_count (position.marks[other]), >=, digits_count (position.marks[cell]));
      deduction_apply (&found[0], &position);
    }
  g_assert_cmpint (set_technique_search (technique, &position, &found), ==, 0);

  board = board_of (PUZZLE_TWO_SOLUTIONS);
  position_from_board (&position, &board);
  g_assert_cmpint (set_technique_search (technique, &position, &found), ==, 0);
  board = board_of (PUZZLE_DEAD_AT_ONCE);
  position_from_board (&position, &board);
  g_assert_cmpint (set_technique_search (technique, &position, &found), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/logic-last-resort/templates-say-what-the-list-of-all-46656-says",
                   templates_say_what_the_list_of_all_46656_says);
  g_test_add_func ("/logic-last-resort/brute-force-gives-the-solution-of-a-unique-puzzle-only",
                   brute_force_gives_the_solution_of_a_unique_puzzle_only);
  return g_test_run ();
}
