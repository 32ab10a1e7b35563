/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-route.c — other ways up than the easiest get there, too, with fewer kinds of steps, or fewer steps. */
#include "puzzles.h"

#include "engine/logic/route.h"

static const char *const puzzles[] = {
  "4.....938.32.941...953..24.37.6.9..4529..16736.47.3.9.957..83....39..4..24..3.7.9",
  "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
  "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
};

static Position
position_of (const char *puzzle)
{
  Board    board = board_of (puzzle);
  Position position;

  position_from_board (&position, &board);
  position.unique = true;
  return position;
}

/* Each step is found where it stands, and the last one fills the board. */
static void
check (const Route *route, const Position *start, const char *what)
{
  g_autofree Deduction *found = g_new (Deduction, 400);
  Position              position = *start;

  g_assert_cmpint (route->outcome, ==, LADDER_SOLVED);
  for (int i = 0; i < route->n; i++)
    {
      const Deduction *step = &route->steps[i].deduction;
      Finds            finds = { .found = found, .capacity = 400 };
      bool             there = false;

      g_assert_cmpmem (&route->steps[i].before.marks, sizeof position.marks, &position.marks, sizeof position.marks);
      technique_search (step->technique, &position, &finds);
      for (int k = 0; k < finds.n; k++)
        there = there || deduction_same_effect (&found[k], step);
      if (!there)
        g_error ("%s: step %d, %s, is not there", what, i + 1, step->technique->id);
      deduction_apply (step, &position);
    }
  g_assert_true (position_is_solved (&position));
}

static int
rung_of (const LadderProfile *profile, const Technique *technique)
{
  for (int i = 0; profile->techniques[i]; i++)
    if (technique_find (profile->techniques[i]) == technique)
      return i;
  g_assert_not_reached ();
}

static int
highest (const Route *route)
{
  int rung = 0;

  for (int i = 0; i < route->n; i++)
    rung = MAX (rung, rung_of (ladder_profiles, route->steps[i].deduction.technique));
  return rung;
}

static void
every_way_leads_there (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (puzzles); i++)
    {
      Position start = position_of (puzzles[i]);
      Route    routes[N_ROUTE_KINDS];

      for (int kind = 0; kind < N_ROUTE_KINDS; kind++)
        {
          route_find (&routes[kind], &start, ladder_profiles, NULL, (RouteKind) kind, NULL);
          check (&routes[kind], &start, route_kind_ids[kind]);
          g_assert_cmpint (highest (&routes[kind]), <=, highest (&routes[ROUTE_EASIEST]));
          g_test_message ("%s: %d steps of %d kinds", route_kind_ids[kind], routes[kind].n, route_kinds (&routes[kind]));
        }
      g_assert_cmpint (route_kinds (&routes[ROUTE_FEWEST_KINDS]), <=, route_kinds (&routes[ROUTE_EASIEST]));
      g_assert_cmpint (routes[ROUTE_FEWEST_STEPS].n, <=, routes[ROUTE_EASIEST].n);
      for (int kind = 0; kind < N_ROUTE_KINDS; kind++)
        route_clear (&routes[kind]);
    }
}

/* What is left out leaves steps behind it that have nothing to do any more, or the end is not reached without it; and a board that
 * is full has none. */
static void
steps_are_left_out_of_many (void)
{
  g_autoptr (GArray) boards = puzzles_load ("exchange-hard");
  Board              full = board_of (GRID_IN_ORDER);
  Position           start;
  Route              easiest, steps;

  for (unsigned i = 0; i < MIN (boards->len, 40); i++)
    {
      position_from_board (&start, &g_array_index (boards, Board, i));
      start.unique = true;
      route_find (&easiest, &start, ladder_profiles, NULL, ROUTE_EASIEST, NULL);
      route_find (&steps, &start, ladder_profiles, NULL, ROUTE_FEWEST_STEPS, NULL);
      g_assert_cmpint (steps.outcome, ==, easiest.outcome);
      if (steps.outcome == LADDER_SOLVED)
        check (&steps, &start, "fewest-steps");
      g_assert_cmpint (steps.n, <=, easiest.n);
      route_clear (&easiest);
      route_clear (&steps);
    }
  position_from_board (&start, &full);
  route_find (&steps, &start, ladder_profiles, NULL, ROUTE_FEWEST_STEPS, NULL);
  g_assert_cmpint (steps.outcome, ==, LADDER_SOLVED);
  g_assert_cmpint (steps.n, ==, 0);
  route_clear (&steps);
}

/* The second puzzle is worked out with fewer kinds, and in fewer steps. */
static void
there_is_less_to_do (void)
{
  Position start = position_of (puzzles[1]);
  Route    easiest, kinds, steps;

  route_find (&easiest, &start, ladder_profiles, NULL, ROUTE_EASIEST, NULL);
  route_find (&kinds, &start, ladder_profiles, NULL, ROUTE_FEWEST_KINDS, NULL);
  route_find (&steps, &start, ladder_profiles, NULL, ROUTE_FEWEST_STEPS, NULL);
  g_assert_cmpint (route_kinds (&kinds), <, route_kinds (&easiest));
  g_assert_cmpint (steps.n, <, easiest.n);
  route_clear (&easiest);
  route_clear (&kinds);
  route_clear (&steps);
}

static void
what_is_off_is_avoided (void)
{
  Position     start = position_of (puzzles[0]);
  TechniqueSet off = { { 0 } };
  Route        route;

  technique_set_add (&off, technique_find ("locked-pair"));
  for (int kind = 0; kind < N_ROUTE_KINDS; kind++)
    {
      route_find (&route, &start, ladder_profiles, &off, (RouteKind) kind, NULL);
      check (&route, &start, route_kind_ids[kind]);
      for (int i = 0; i < route.n; i++)
        g_assert_cmpstr (route.steps[i].deduction.technique->id, !=, "locked-pair");
      route_clear (&route);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/logic/route/every-way-leads-there", every_way_leads_there);
  g_test_add_func ("/logic/route/steps-are-left-out-of-many", steps_are_left_out_of_many);
  g_test_add_func ("/logic/route/there-is-less-to-do", there_is_less_to_do);
  g_test_add_func ("/logic/route/what-is-off-is-avoided", what_is_off_is_avoided);
  return g_test_run ();
}
