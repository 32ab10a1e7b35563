/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-edges.c — where deductions on boards of any shape end: at the bounds of what they hold and of what they may look at, when
 * somebody says stop, and on boards that cannot be. */
#include <string.h>

#include "engine/any/any-suppose.h"
#include "engine/any/logic/any-routines.h"
#include "engine/any/logic/any-verdict.h"
#include "engine/any/make/any-shape.h"
#include "small-board.h"

/* --- A deduction ---------------------------------------------------------------------------------------------------- */

static void
a_candidate_is_struck_once (void)
{
  Topology *topology = topology_of (rules_of_square (4, 2, 2));
  g_autofree AnyPosition *position = g_new (AnyPosition, 1);
  g_autofree AnyDeduction *deduction = g_new (AnyDeduction, 1);

  any_position_start (position, topology, (uint8_t[16]) { 0, 0, 3 });
  any_deduction_start (deduction, any_techniques);
  g_assert_false (any_deduction_does_anything (deduction));
  any_deduction_strike (deduction, position, 0, values_of (1) | values_of (3));
  any_deduction_strike (deduction, position, 0, values_of (1) | values_of (2));
  any_deduction_strike (deduction, position, 1, values_of (1));
  any_deduction_strike (deduction, position, 2, values_of (3));        /* it is filled */
  g_assert_cmpint (deduction->n_struck, ==, 3);                       /* 3 was not there */
  g_assert_cmpint (deduction->struck[0].value, ==, 1);
  g_assert_cmpint (deduction->struck[1].value, ==, 2);
  g_assert_cmpint (deduction->struck[2].cell, ==, 1);

  any_deduction_apply (deduction, position, topology);
  g_assert_cmphex (position->marks[0], ==, values_of (4));
  g_assert_cmphex (position->marks[1], ==, values_of (2) | values_of (4));
  topology_unref (topology);
}

static void
what_there_is_no_room_for_is_left_out (void)
{
  Topology *topology = topology_of (rules_of_square (25, 5, 5));
  g_autofree AnyPosition *position = g_new (AnyPosition, 1);
  g_autofree AnyDeduction *deduction = g_new (AnyDeduction, 1);
  uint8_t givens[RULES_CELLS_MAX] = { 0 };

  any_position_start (position, topology, givens);
  any_deduction_start (deduction, any_techniques);
  for (int cell = 0; cell < topology->n_cells; cell++)
    any_deduction_strike (deduction, position, cell, values_of (1) | values_of (25));
  g_assert_cmpint (deduction->n_struck, ==, ANY_STRUCK_MAX);
  topology_unref (topology);
}

/* --- A position ----------------------------------------------------------------------------------------------------- */

static void
a_position_says_what_cannot_be_filled (void)
{
  Topology *topology = topology_of (rules_of_square (4, 2, 2));
  g_autofree AnyPosition *position = g_new (AnyPosition, 1);
  int cell, house, value;

  any_position_start (position, topology, (uint8_t[16]) { 1 });
  g_assert_true (any_position_is_possible (position, topology, &cell, &house, &value));
  g_assert_true (cell == -1 && house == -1 && value == -1);
  for (int i = 4; i < 8; i++)
    any_position_strike (position, i, values_of (3));
  g_assert_false (any_position_is_possible (position, topology, &cell, &house, &value));
  g_assert_cmpint (cell, ==, -1);
  g_assert_cmpint (topology->house[house].kind, ==, HOUSE_ROW);
  g_assert_cmpint (topology->house[house].number, ==, 2);
  g_assert_cmpint (value, ==, 3);
  any_position_strike (position, 9, values_all (4));
  g_assert_false (any_position_is_possible (position, topology, &cell, &house, &value));
  g_assert_cmpint (cell, ==, 9);
  topology_unref (topology);
}

/* Houses more than a deduction has room for, a full house whose cell is left nothing, no cells at all, and no room to work in. */
static void
what_is_nothing_is_not_found (void)
{
  static const char *const ids[] = { "leftovers", "full-house" };
  g_autofree AnyPosition *position = g_new (AnyPosition, 1);
  g_autofree AnyDeduction *found = g_new (AnyDeduction, 50);
  uint8_t givens[RULES_CELLS_MAX] = { 0 };

  for (gsize i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      Topology *topology = topology_of (i ? rules_of_square (4, 2, 2) : rules_of_square (16, 4, 4));
      AnyWork *work = any_work_new (topology);
      AnyLookout search = { .topology = topology, .position = position, .work = work, .found = found, .capacity = 50 };
      PlaceSet peers = any_common_peers (topology, PLACES_NONE);

      any_position_start (position, topology, givens);
      for (int cell = 0; cell < 3 && i; cell++)
        position->value[cell] = (uint8_t) (cell + 1);
      if (i)
        any_position_strike (position, 3, values_all (4));
      any_technique_search (any_technique_find (ids[i]), &search);
      g_assert_cmpint (search.n, ==, 0);
      g_assert_true (places_is_empty (&peers));
      any_work_free (work);
      topology_unref (topology);
    }
  any_work_free (NULL);
}

/* --- Effort --------------------------------------------------------------------------------------------------------- */

/* What a routine finds on an empty board with two candidates in some cells, with that effort. */
static int
find_with (const char *id, int effort, AnyDeduction *found)
{
  const AnyTechnique *technique = any_technique_find (id);
  Rules *rules = rules_of_square (9, 3, 3);
  g_autofree AnyPosition *position = g_new (AnyPosition, 1);
  uint8_t givens[RULES_CELLS_MAX] = { 0 };
  Topology *topology;
  AnyWork *work;
  AnyLookout search;

  rules_put (rules, "candidates", "0|1 2");
  rules_put (rules, "candidates", "40|1 2");
  rules_put (rules, "candidates", "8|2 3");
  rules_put (rules, "candidates", "80|3 4");
  rules_put (rules, "candidates", "72|1 4");
  rules_put (rules, "candidates", "27|1 2");
  rules_put (rules, "candidates", "28|1 2");
  topology = topology_of (rules);
  any_position_start (position, topology, givens);
  for (int cell = 9; cell < 18; cell++)                              /* 7 in row 2 and row 8: columns 2 and 5 */
    any_position_strike (position, cell, cell == 10 || cell == 13 ? 0 : values_of (7));
  for (int cell = 63; cell < 72; cell++)
    any_position_strike (position, cell, cell == 64 || cell == 67 ? 0 : values_of (7));
  work = any_work_new (topology);
  search = (AnyLookout) {
    .topology = topology, .position = position, .work = work, .found = found, .capacity = 50, .effort = effort,
  };
  technique->find (technique, &search);
  g_assert_false (search.out_of_memory);
  any_work_free (work);
  topology_unref (topology);
  return search.n;
}

/* With enough of it a routine finds something, and with less never more. */
static void
effort_is_bounded (void)
{
  static const char *const ids[] = { "x-wing", "naked-pair", "chain", "x-chain", "supposition" };
  g_autofree AnyDeduction *found = g_new (AnyDeduction, 50);

  for (gsize i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      int enough = find_with (ids[i], 4000000, found), before = 0;

      if (enough == 0)
        g_error ("%s finds nothing", ids[i]);
      g_assert_cmpint (find_with (ids[i], 0, found), ==, 0);
      for (int effort = 1; effort < 4000000; effort *= 2)
        {
          int n = find_with (ids[i], effort, found);

          g_assert_cmpint (n, >=, before);
          g_assert_cmpint (n, <=, enough);
          before = n;
        }
      g_assert_cmpint (before, ==, enough);
    }
}

/* --- The ladder ----------------------------------------------------------------------------------------------------- */

static AnyLadder *
ladder_of (Rules *rules, const char *givens)
{
  Topology *topology = topology_of (rules);
  uint8_t digits[RULES_CELLS_MAX] = { 0 };
  AnyLadder *ladder;

  for (int cell = 0; givens[cell]; cell++)
    digits[cell] = (uint8_t) value_from_character (givens[cell]);
  ladder = any_ladder_new (topology, digits);
  topology_unref (topology);
  return ladder;
}

static bool
after_some (void *user)
{
  return --*(int *) user < 0;
}

/* Wherever it is stopped, the steps so far are those that it would have taken, and it says neither that it is at its end nor that
 * it is stuck. */
static void
a_ladder_stops_anywhere (void)
{
  static const char *const givens = "1...............";
  Rules *rules = rules_of_square (4, 2, 2);
  AnyLadder *whole;
  bool stopped = true;
  int n_stopped = 0;

  rules_put (rules, "cage", "5|1 2");
  whole = ladder_of (g_memdup2 (rules, sizeof *rules), givens);
  any_ladder_climb (whole);
  g_assert_cmpint (whole->outcome, ==, ANY_STUCK);
  for (int looks = 0; stopped; looks++)
    {
      int left = looks;
      Stop stop = { after_some, &left };
      AnyLadder *ladder = ladder_of (g_memdup2 (rules, sizeof *rules), givens);

      ladder->stop = &stop;
      any_ladder_climb (ladder);
      stopped = left < 0;
      n_stopped += stopped;
      g_assert_cmpint (ladder->outcome, ==, stopped ? ANY_CLIMBING : ANY_STUCK);
      g_assert_cmpint (ladder->n_steps, <=, whole->n_steps);
      any_ladder_free (ladder);
    }
  g_assert_cmpint (n_stopped, >, n_any_techniques);
  any_ladder_free (whole);
  any_ladder_free (NULL);
  g_free (rules);
}

/* It is at its end once, and then there is no step any more. */
static void
a_ladder_ends_once (void)
{
  AnyLadder *ladder = ladder_of (rules_of_square (4, 2, 2), "12.4............");
  g_autofree AnyDeduction *deduction = g_new (AnyDeduction, 1);
  int n = 0;

  g_assert_cmpint (any_ladder_level (ladder), ==, ANY_EASY);
  while (any_ladder_step (ladder, deduction))
    n++;
  g_assert_cmpint (n, ==, ladder->n_steps);
  g_assert_cmpint (ladder->outcome, ==, ANY_STUCK);
  g_assert_false (any_ladder_step (ladder, deduction));
  g_assert_cmpint (n, ==, ladder->n_steps);
  any_ladder_free (ladder);
}

/* Marks of one's own are kept. */
static void
a_ladder_starts_anywhere (void)
{
  AnyLadder *ladder = ladder_of (rules_of_square (4, 2, 2), "1234341221434..."), *from;

  any_position_strike (&ladder->position, 13, values_of (3) | values_of (4));
  from = any_ladder_new_at (ladder->topology, &ladder->position);
  any_ladder_climb (from);
  g_assert_cmpint (from->outcome, ==, ANY_IMPOSSIBLE);
  any_ladder_climb (ladder);
  g_assert_cmpint (ladder->outcome, ==, ANY_IMPOSSIBLE);
  any_ladder_free (from);
  any_ladder_free (ladder);
}

static bool
at_once (void *data)
{
  (void) data;
  return true;
}

/* Empty it has too many solutions to tell within 64 guesses that there are two only where that is not asked. */
static void
a_count_that_is_given_up_leaves_it_open (void)
{
  AnyLadder *ladder = ladder_of (rules_of_square (25, 5, 5), "");

  ladder->highest = ANY_EASY;
  any_ladder_climb (ladder);
  g_assert_cmpint (ladder->outcome, ==, ANY_STUCK);
  g_assert_cmpint (any_verdict_reach (ladder, at_once, NULL), ==, ANY_VERDICT_OPEN);
  any_ladder_free (ladder);
}

/* --- A supposition -------------------------------------------------------------------------------------------------- */

/* It tells of a cell, a house or a constraint that cannot be filled, and of one of them alone; also of a value that what follows
 * from the position has shut out before. */
static void
a_supposition_says_what_fails (void)
{
  Rules *rules = rules_of_square (4, 2, 2);
  Values domain[16];
  AnySupposition made;
  Topology *topology;
  AnyCount *count;
  int n_fails = 0;

  rules_put (rules, "cage", "6|0 1 4");
  topology = topology_of (rules);
  count = any_count_new (topology);
  for (int cell = 0; cell < 16; cell++)
    domain[cell] = values_all (4);
  domain[15] = domain[3] = values_of (1) | values_of (2);                 /* a column of two values in two cells */
  g_assert_true (any_suppose_start (count, domain));
  for (int cell = 0; cell < 16; cell++)
    for_each_value (v, domain[cell])
      {
        any_suppose (count, cell, v, &made);
        g_assert_cmpint ((made.cell != ANY_NOTHING) + (made.house != ANY_NOTHING) + (made.scan != ANY_NOTHING), ==, made.fails);
        g_assert_cmpint (made.n_filled, <=, 15);
        n_fails += made.fails;
      }
  g_assert_cmpint (n_fails, >, 0);

  domain[5] = 0;
  g_assert_false (any_suppose_start (count, domain));
  any_count_free (count);
  topology_unref (topology);
}

/* --- Shapes --------------------------------------------------------------------------------------------------------- */

static void
shapes_are_called_by_their_parts (void)
{
  static const struct { const char *text, *more[2], *names; } shapes[] = {
    { "6x6", { NULL }, "" }, { "jigsaw", { NULL }, "Jigsaw" }, { "latin5", { NULL }, "Latin square" }, { "x", { NULL }, "Diagonals" },
    { "killer", { NULL }, "Killer" }, { "samurai", { "cages" }, "Samurai, Killer" },
    { "jigsaw", { "thermometers", "antiking" }, "Jigsaw, Thermometers, Anti-king" }, { "x", { "windoku" }, "Diagonals, Windoku" },
    { "8x8", { "diagonal+" }, "Diagonal ╱" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (shapes); i++)
    {
      const char *names[SHAPE_NAMES_MAX];
      g_autoptr (GString) all = g_string_new (NULL);
      AnyShape shape;
      int n;

      g_assert_cmpint (any_shape_read (shapes[i].text, &shape), ==, SHAPE_OK);
      for (int j = 0; j < 2 && shapes[i].more[j]; j++)
        g_assert_true (any_shape_add (&shape, shapes[i].more[j]));
      n = any_shape_names (&shape, names);
      for (int j = 0; j < n; j++)
        g_string_append_printf (all, "%s%s", j > 0 ? ", " : "", names[j]);
      g_assert_cmpstr (all->str, ==, shapes[i].names);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/any-edges/a-candidate-is-struck-once", a_candidate_is_struck_once);
  g_test_add_func ("/any-edges/what-there-is-no-room-for-is-left-out", what_there_is_no_room_for_is_left_out);
  g_test_add_func ("/any-edges/a-position-says-what-cannot-be-filled", a_position_says_what_cannot_be_filled);
  g_test_add_func ("/any-edges/what-is-nothing-is-not-found", what_is_nothing_is_not_found);
  g_test_add_func ("/any-edges/effort-is-bounded", effort_is_bounded);
  g_test_add_func ("/any-edges/a-ladder-stops-anywhere", a_ladder_stops_anywhere);
  g_test_add_func ("/any-edges/a-ladder-ends-once", a_ladder_ends_once);
  g_test_add_func ("/any-edges/a-ladder-starts-anywhere", a_ladder_starts_anywhere);
  g_test_add_func ("/any-edges/a-count-that-is-given-up-leaves-it-open", a_count_that_is_given_up_leaves_it_open);
  g_test_add_func ("/any-edges/a-supposition-says-what-fails", a_supposition_says_what_fails);
  g_test_add_func ("/any-edges/shapes-are-called-by-their-parts", shapes_are_called_by_their_parts);
  return g_test_run ();
}
