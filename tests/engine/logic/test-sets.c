/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-sets.c — wings, uniqueness, almost locked sets and Sue de Coq: what they strike follows from the cells that
 * they name, judged by trying to fill these cells. What they find, and that they find all of it, is told by the
 * library's lines (test-reglib.c). */

#include <string.h>

#include "puzzles.h"
#include "set-techniques.h"

static const Deduction *found;

static char *
describe (const Technique *technique, const ReglibLine *line)
{
  return g_strdup_printf ("%s in %s", technique->id, line->text);
}

/* Filling */

/* What must be filled: the cells, and the digits in the houses, in every way that the candidates and each other allow. */
typedef struct {
  CellSet  cells;
  uint32_t houses;
  Digits   digits;
  CellSet  saved;                            /* one of these must get one of the saving digits, unless ∅ */
  Digits   saving;
} Task;

static bool can_be_filled (const Position *position, const Task *task);

static bool
can_be_filled_with (const Position *position, const Task *task, int cell, int digit)
{
  Position next = *position;

  position_place (&next, cell, digit);
  return can_be_filled (&next, task);
}

static bool
is_in_house (const Position *position, int house, int digit)
{
  for (int i = 0; i < 9; i++)
    if (position->digit[house_cells[house][i]] == digit)
      return true;

  return false;
}

static bool
is_saved (const Position *position, const Task *task)
{
  if (cells_is_empty (task->saved))
    return true;

  for_each_cell (cell, task->saved)
    if (digits_has (task->saving, position->digit[cell]))
      return true;

  return false;
}

static bool
can_be_filled (const Position *position, const Task *task)
{
  CellSet open = cells_intersection (task->cells, position->empty);
  int     narrow = NO_CELL;

  for_each_cell (cell, open)
    if (narrow == NO_CELL || digits_count (position->marks[cell]) < digits_count (position->marks[narrow]))
      narrow = cell;
  if (narrow != NO_CELL)
    {
      for_each_digit (digit, position->marks[narrow])
        if (can_be_filled_with (position, task, narrow, digit))
          return true;
      return false;
    }

  for (int house = 0; house < N_HOUSES; house++)
    if (task->houses >> house & 1)
      for_each_digit (digit, task->digits)
        if (!is_in_house (position, house, digit))
          {
            for_each_cell (cell, position_places_in (position, house, digit))
              if (can_be_filled_with (position, task, cell, digit))
                return true;
            return false;
          }

  return is_saved (position, task);
}

/* What the deduction says that it reasons with. */
static Task
task_of (const Deduction *deduction)
{
  Task task = { .cells = deduction->cells, .houses = deduction->base, .digits = deduction->digits };

  for (int i = 0; i < deduction->n_groups; i++)
    if (deduction->groups[i].role == ROLE_STEM && deduction->cover)
      {
        task.houses |= deduction->cover;
        task.digits |= deduction->groups[i].digits;
      }
    else if (deduction->groups[i].role == ROLE_EXTRA)
      {
        task.saved = deduction->groups[i].cells;
        task.saving = deduction->groups[i].digits;
      }
  return task;
}

/* Any strike, taken for true, leaves the pattern's own cells without a filling; a rectangle without one that saves it. */
static void
check_strikes (const Deduction *deduction, const Position *position, const char *where)
{
  Task task = task_of (deduction);

  for (int digit = 1; digit <= 9; digit++)
    for_each_cell (cell, deduction->struck.cells[digit])
      {
        if (!digits_has (position->marks[cell], digit))
          g_test_fail_printf ("%s: %d is no candidate of cell %d", where, digit, cell);
        else if (can_be_filled_with (position, &task, cell, digit))
          g_test_fail_printf ("%s: %d in cell %d is not refuted", where, digit, cell);
      }
}

static void
strikes_follow_from_the_cells_named (gconstpointer data)
{
  const Technique      *technique = data;
  const GPtrArray *lines = set_technique_lines ();
  int                   n = 0;

  for (guint i = 0; i < lines->len; i++)
    {
      const ReglibLine *line = g_ptr_array_index (lines, i);
      g_autofree char  *where = describe (technique, line);
      int               n_found = set_technique_search (technique, &line->position, &found);

      n += n_found;
      for (int j = 0; j < n_found; j++)
        check_strikes (&found[j], &line->position, where);
    }
  g_assert_cmpint (n, >, 0);
}

/* Links */

/* The digit has just these two places in some house. */
static bool
are_the_only_places (const Position *position, int a, int b, int digit)
{
  CellSet both = cells_union (cells_of (a), cells_of (b));

  for (int house = 0; house < N_HOUSES; house++)
    if (cells_equal (position_places_in (position, house, digit), both))
      return true;

  return false;
}

static bool
is_link (const Position *position, const Link *link)
{
  int from = candidate_cell (link->from), to = candidate_cell (link->to);
  int from_digit = candidate_digit (link->from), to_digit = candidate_digit (link->to);

  if (!digits_has (position->marks[from], from_digit) || !digits_has (position->marks[to], to_digit))
    return false;
  if (from == to)
    return from_digit != to_digit && (!link->strong || digits_count (position->marks[from]) == 2);
  if (from_digit != to_digit)
    return false;
  return link->strong ? are_the_only_places (position, from, to, to_digit) : cells_are_peers (from, to);
}

static void
links_are_what_they_say (gconstpointer data)
{
  const Technique *technique = data;
  const GPtrArray *lines = set_technique_lines ();

  for (guint i = 0; i < lines->len; i++)
    {
      const ReglibLine *line = g_ptr_array_index (lines, i);

      for (int j = set_technique_search (technique, &line->position, &found); j-- > 0;)
        for (int k = 0; k < found[j].n_links; k++)
          if (!is_link (&line->position, &found[j].links[k]))
            {
              g_autofree char *where = describe (technique, line);

              g_test_fail_printf ("%s: link %d is none", where, k);
            }
    }
}

/* All of them */

static void
the_first_is_found_where_any_is (gconstpointer data)
{
  const Technique      *technique = data;
  const GPtrArray *lines = set_technique_lines ();

  for (guint i = 0; i < lines->len; i++)
    {
      const ReglibLine *line = g_ptr_array_index (lines, i);
      int               n = set_technique_search (technique, &line->position, &found);
      Deduction         first;
      Finds             finds = { .found = &first, .capacity = 1, .first_only = true };

      technique_search (technique, &line->position, &finds);
      g_assert_false (finds.overflow);
      g_assert_cmpint (finds.n, ==, n > 0);
      if (n)
        g_assert_true (deduction_same_effect (&first, &found[0]));
    }
}

static CellSet
transpose_cells (CellSet cells)
{
  CellSet transposed = CELLS_NONE;

  for_each_cell (cell, cells)
    cells_add (&transposed, cell_at (cell_column (cell), cell_row (cell)));

  return transposed;
}

static Position
transpose (const Position *position)
{
  Position transposed = { .unique = position->unique };

  for (int cell = 0; cell < N_CELLS; cell++)
    {
      int other = cell_at (cell_column (cell), cell_row (cell));

      transposed.digit[other] = position->digit[cell];
      transposed.marks[other] = position->marks[cell];
    }
  for (int digit = 1; digit <= 9; digit++)
    transposed.places[digit] = transpose_cells (position->places[digit]);
  transposed.empty = transpose_cells (position->empty);
  transposed.given = transpose_cells (position->given);
  return transposed;
}

static void
strike_all (const Technique *technique, const Position *position, CandidateSet *struck)
{
  memset (struck, 0, sizeof *struck);
  for (int i = set_technique_search (technique, position, &found); i-- > 0;)
    for (int digit = 1; digit <= 9; digit++)
      struck->cells[digit] = cells_union (struck->cells[digit], found[i].struck.cells[digit]);
}

static void
a_transposed_board_gives_transposed_strikes (gconstpointer data)
{
  const Technique      *technique = data;
  const GPtrArray *lines = set_technique_lines ();

  for (guint i = 0; i < lines->len; i++)
    {
      const ReglibLine *line = g_ptr_array_index (lines, i);
      Position          across = transpose (&line->position);
      CandidateSet      upright, tilted;

      strike_all (technique, &line->position, &upright);
      strike_all (technique, &across, &tilted);
      for (int digit = 1; digit <= 9; digit++)
        if (!cells_equal (tilted.cells[digit], transpose_cells (upright.cells[digit])))
          {
            g_autofree char *where = describe (technique, line);

            g_test_fail_printf ("%s: other strikes of %d across", where, digit);
          }
    }
}

static void
only_a_unique_puzzle_has_uniqueness (gconstpointer data)
{
  const Technique      *technique = data;
  const GPtrArray *lines = set_technique_lines ();
  int                   n = 0;

  for (guint i = 0; i < lines->len; i++)
    {
      Position position = ((const ReglibLine *) g_ptr_array_index (lines, i))->position;

      n += set_technique_search (technique, &position, &found);
      position.unique = false;
      g_assert_cmpint (set_technique_search (technique, &position, &found), ==, 0);
    }
  g_assert_cmpint (n, >, 0);
}

/* Any candidate less, and the grave is none. */
static void
a_grave_needs_every_candidate (void)
{
  const Technique *technique = set_technique ("bug-plus-1");
  const GPtrArray *lines = set_technique_lines ();
  int              n = 0;

  for (guint i = 0; i < lines->len; i++)
    {
      const ReglibLine *line = g_ptr_array_index (lines, i);
      CellSet           odd = CELLS_NONE;

      if (!set_technique_search (technique, &line->position, &found))
        continue;
      n++;
      for (int digit = 1; digit <= 9; digit++)
        odd = cells_union (odd, found[0].struck.cells[digit]);
      g_assert_cmpint (cells_count (odd), ==, 1);
      for_each_cell (cell, line->position.empty)
        for_each_digit (digit, line->position.marks[cell])
          {
            Position less = line->position;

            position_strike (&less, cell, digit);
            g_assert_cmpint (set_technique_search (technique, &less, &found), ==, 0);
          }
    }
  g_assert_cmpint (n, >, 0);
}

/* Open cells with these marks, and the digit in no other place of their row. */
static void
limit (Position *position, int cell, Digits marks, int alone)
{
  for_each_digit (digit, digits_difference (position->marks[cell], marks))
    position_strike (position, cell, digit);
  for (int i = 0; i < 9; i++)
    if (alone && house_cells[cell_row (cell)][i] != cell)
      position_strike (position, house_cells[cell_row (cell)][i], alone);
}

/* Two of the corners can have 1 2 3, but one of these has lost its 1: the other has it, and neither has 2. */
static void
a_corner_that_lost_a_digit_has_no_link (void)
{
  for (int lost = 0; lost < 2; lost++)
    {
      const Digits pair = digits_of (1) | digits_of (2), more = pair | digits_of (3);
      Position     position;

      position_from_board (&position, &(Board) { 0 });
      position.unique = true;
      limit (&position, 0, pair, 0);
      limit (&position, 3, pair, 0);
      limit (&position, lost ? 12 : 9, more, 0);
      limit (&position, lost ? 9 : 12, more, 1);

      g_assert_cmpint (set_technique_search (set_technique ("unique-rectangle-4"), &position, &found), ==, 1);
      g_assert_true (cells_equal (found[0].struck.cells[2], cells_union (cells_of (9), cells_of (12))));
      g_assert_cmpint (found[0].n_links, ==, 0);
    }
}

/* Whole puzzles */

/* All instances at the position are held against the solution; the first of the cheapest technique is the way on. */
static int
check_position (Position *position, const uint8_t solution[N_CELLS], const char *puzzle)
{
  Deduction next;
  int       n = 0;

  next.technique = NULL;
  for (const Technique *technique = techniques; technique->id; technique++)
    if (set_technique_is (technique))
      {
        int n_found = set_technique_search (technique, position, &found);

        for (int i = 0; i < n_found; i++)
          set_technique_check (&found[i], solution, puzzle);
        if (n_found && !next.technique)
          next = found[0];
        n += n_found;
      }

  if (next.technique)
    deduction_apply (&next, position);
  return n;
}

static bool
take_simple_step (Position *position)
{
  static const char *const ids[] = { "full-house", "naked-single", "hidden-single", "pointing", "claiming", "naked-pair" };
  Deduction                first;

  for (gsize i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      Finds finds = { .found = &first, .capacity = 1, .first_only = true };

      technique_search (set_technique (ids[i]), position, &finds);
      if (finds.n)
        {
          deduction_apply (&first, position);
          return true;
        }
    }

  return false;
}

static int
check_puzzle (const Board *board)
{
  uint8_t  solution[N_CELLS];
  char     puzzle[BOARD_TEXT_SIZE];
  Position position;
  int      n = 0;

  if (!set_technique_solve (board, solution))
    return 0;

  board_format (board, puzzle);
  position_from_board (&position, board);
  position.unique = true;
  while (!position_is_solved (&position))
    {
      int more = 0;

      while (take_simple_step (&position));
      if (!position_is_solved (&position) && !(more = check_position (&position, solution, puzzle)))
        break;
      n += more;
    }
  for (int cell = 0; cell < N_CELLS; cell++)
    g_assert_true (!position.digit[cell] || position.digit[cell] == solution[cell]);
  return n;
}

/* Ten puzzles; with SETDOKU_LOGIC_TESTS=n, n / 20. */
static void
no_instance_on_the_way_is_against_the_solution (void)
{
  g_autoptr (GArray) puzzles = puzzles_load_large ("cb000_ser.txt");
  const char        *wish = g_getenv ("SETDOKU_LOGIC_TESTS");
  guint              wanted = wish ? (guint) g_ascii_strtoull (wish, NULL, 10) / 20 : 10;
  int                n = 0;

  if (!puzzles)
    return;

  wanted = CLAMP (wanted, 1, puzzles->len);
  for (guint i = 0; i < wanted; i++)
    n += check_puzzle (&g_array_index (puzzles, Board, (guint64) i * puzzles->len / wanted));
  g_test_message ("%u puzzles, %d instances", wanted, n);
  g_assert_cmpint (n, >, 0);
}

static void
add (const char *name, const Technique *technique, GTestDataFunc test)
{
  g_autofree char *path = g_strdup_printf ("/logic-sets/%s/%s", name, technique->id);

  g_test_add_data_func (path, technique, test);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (const Technique *technique = techniques; technique->id; technique++)
    if (set_technique_is (technique) && technique->family != FAMILY_LAST_RESORT)
      {
        /* These say of the whole board, or of lines, what the cells alone do not: test-proof-text.c has their premises. */
        if (!g_str_equal (technique->id, "bug-plus-1") && !g_str_equal (technique->id, "symmetrical-placement")
            && !g_str_equal (technique->id, "qiu-deadly-pattern-4"))
          add ("strikes-follow-from-the-cells-named", technique, strikes_follow_from_the_cells_named);
        if (!g_str_equal (technique->id, "als-w-wing"))                  /* its chain goes through the sets, not along links */
          add ("links-are-what-they-say", technique, links_are_what_they_say);
        if (technique->needs_unique)
          add ("only-a-unique-puzzle-has-uniqueness", technique, only_a_unique_puzzle_has_uniqueness);
        add ("the-first-is-found-where-any-is", technique, the_first_is_found_where_any_is);
        /* A digit that rows and columns hold alike, and that goes from as many places by either, is counted by the rows. */
        if (!g_str_equal (technique->id, "multi-sector-locked-set"))
          add ("a-transposed-board-gives-transposed-strikes", technique, a_transposed_board_gives_transposed_strikes);
      }
  g_test_add_func ("/logic-sets/a-grave-needs-every-candidate", a_grave_needs_every_candidate);
  g_test_add_func ("/logic-sets/a-corner-that-lost-a-digit-has-no-link", a_corner_that_lost_a_digit_has_no_link);
  g_test_add_func ("/logic-sets/no-instance-on-the-way-is-against-the-solution",
                   no_instance_on_the_way_is_against_the_solution);
  return g_test_run ();
}
