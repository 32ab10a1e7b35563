/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-stop.c — who looks for techniques leaves off when told to, soon, and what it has is as it was before. */
#include <glib.h>

#include "engine/logic/route.h"
#include "engine/logic/verdict.h"

#define FISH "4.....938.32.941...953..24.37.6.9..4529..16736.47.3.9.957..83....39..4..24..3.7.9"
#define HARD "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."

typedef struct { int asked, patience; } Asker;         /* patience: how often the answer is no */

static bool
ask (void *user)
{
  Asker *asker = user;

  return asker->asked++ >= asker->patience;
}

static Position
position_of (const char *text)
{
  Board    board;
  Position position;

  g_assert_true (board_parse (&board, text));
  position_from_board (&position, &board);
  position.unique = true;
  return position;
}

static void
a_ladder_is_asked_before_each_technique (void)
{
  Position  position = position_of (HARD);
  Deduction deduction;
  Ladder    ladder;
  int       rungs = 0;

  ladder_start (&ladder, &position, ladder_profiles, NULL);
  for (int patience = 0;; patience++)
    {
      Asker asker = { .patience = patience };
      Stop  stop = { ask, &asker };
      bool  out_of_memory = true;

      ladder.stop = &stop;
      if (ladder_find (&ladder, &deduction, &out_of_memory))
        break;
      g_assert_false (out_of_memory);
      asker = (Asker) { .patience = patience };
      g_assert_false (ladder_step (&ladder, &deduction));
      g_assert_cmpint (ladder.outcome, ==, LADDER_CLIMBING);
      g_assert_cmpint (ladder.n_steps, ==, 0);
      rungs++;
    }
  g_assert_cmpint (rungs, >, 2);
}

static void
what_was_stopped_goes_on_the_same_way (void)
{
  Position  position = position_of (HARD);
  Deduction deduction;
  Ladder    whole, parts;

  ladder_start (&whole, &position, ladder_profile_find ("se-like"), NULL);
  ladder_climb (&whole);
  ladder_start (&parts, &position, ladder_profile_find ("se-like"), NULL);
  while (parts.outcome == LADDER_CLIMBING)
    {
      Asker asker = { .patience = g_test_rand_int_range (0, 200) };
      Stop  stop = { ask, &asker };

      parts.stop = &stop;
      while (ladder_step (&parts, &deduction))
        continue;
    }
  g_assert_cmpint (whole.n_steps, >, 5);
  g_assert_cmpint (parts.n_steps, ==, whole.n_steps);
  g_assert_cmpint (parts.outcome, ==, whole.outcome);
  g_assert_cmpint (parts.score, ==, whole.score);
  g_assert_cmpmem (parts.position.digit, N_CELLS, whole.position.digit, N_CELLS);
}

static void
a_verdict_that_was_stopped_is_unknown (void)
{
  Asker   asker = { .patience = 100 };
  Stop    stop = { ask, &asker };
  Verdict verdict;
  Board   board;

  g_assert_true (board_parse (&board, HARD));
  verdict_reach (&verdict, &board, ladder_profiles, NULL, &stop);
  g_assert_cmpint (verdict.kind, ==, VERDICT_UNKNOWN);
  g_assert_cmpint (verdict.n_solutions, ==, 1);
  g_assert_null (verdict.ladder.stop);
}

/* Nor is one that is not used: then only a guess is left. */
static void
a_verdict_does_without_what_is_off (void)
{
  TechniqueSet off = { { 0 } };
  Verdict      verdict;
  Board        board;

  for (const Technique *technique = techniques; technique->id; technique++)
    technique_set_add (&off, technique);
  g_assert_true (board_parse (&board, HARD));
  verdict_reach (&verdict, &board, ladder_profile_find ("basic"), &off, NULL);
  g_assert_cmpint (verdict.kind, ==, VERDICT_GUESS);
  g_assert_cmpint (verdict.ladder.n_steps, ==, 0);
}

enum { MOST = 600, LONGEST = 10000 };

/* Looking is stopped ever later: what was found till then is some of what there is, in its order. */
static void
check_stopped (const Technique *technique, const Position *position, Deduction *all, Deduction *some)
{
  Finds finds = { .found = all, .capacity = MOST, .variant = 4 };
  int   n, before = 0;

  technique_search (technique, position, &finds);
  n = finds.n;
  for (int patience = 0; patience < LONGEST; patience = patience < 4 ? patience + 1 : patience * 5)
    {
      Asker asker = { .patience = patience };
      Stop  stop = { ask, &asker };

      finds = (Finds) { .found = some, .capacity = MOST, .variant = 4, .stop = &stop };
      technique_search (technique, position, &finds);
      g_assert_cmpint (finds.n, <=, n);
      g_assert_false (finds.out_of_memory);
      for (int i = 0, k = 0; i < finds.n; i++, k++)
        {
          while (k < n && !deduction_same_effect (&some[i], &all[k]))
            k++;
          if (k == n && technique->family < FAMILY_CHAINS)               /* whose paths and cuts depend on what was seen */
            g_error ("%s, stopped at %d: number %d is none", technique->id, patience, i);
        }
      g_assert_cmpint (finds.n, >=, MIN (before, 1));
      before = finds.n;
      if (asker.asked <= patience)
        {
          g_assert_cmpint (finds.n, ==, n);
          break;
        }
    }
}

static void
every_technique_stops_on_its_way (void)
{
  g_autofree Deduction *all = g_new (Deduction, MOST), *some = g_new (Deduction, MOST);
  Position              position = position_of (HARD);
  Deduction             deduction;
  Ladder                ladder;

  ladder_start (&ladder, &position, ladder_profiles, NULL);
  for (int i = 0; i < 6; i++)
    ladder_step (&ladder, &deduction);
  for (const Technique *technique = techniques; technique->id; technique++)
    check_stopped (technique, &ladder.position, all, some);
}

/* HoDoKu's own searches ask on their way; the step is the one that it is, or there is none. */
static void
the_exact_ladder_stops_on_its_way (void)
{
  Position         position = position_of (FISH);
  static Deduction whole, found;
  Ladder           ladder;
  int              n_stopped = 0;

  ladder_start (&ladder, &position, ladder_profile_find ("hodoku"), NULL);
  g_assert_true (ladder.exact);
  while (ladder_find (&ladder, &whole, NULL))
    {
      for (int patience = 0; patience < LONGEST; patience = patience < 4 ? patience + 1 : patience * 5)
        {
          Asker asker = { .patience = patience };
          Stop  stop = { ask, &asker };
          bool  there, ran_out = true;

          ladder.stop = &stop;
          there = ladder_find (&ladder, &found, &ran_out);
          g_assert_false (ran_out);
          n_stopped += !there;
          if (there)
            g_assert_true (found.technique == whole.technique && deduction_same_effect (&found, &whole));
          else
            g_assert_cmpint (asker.asked, >, patience);
          if (asker.asked <= patience)
            break;
        }
      ladder.stop = NULL;
      ladder_take (&ladder, &whole);
    }
  g_assert_true (position_is_solved (&ladder.position));       /* and on a full board there is no step */
  g_assert_cmpint (n_stopped, >, 20);
}

/* The steps so far are right, and it does not say that it is at its end. */
static void
a_route_stops_on_its_way (void)
{
  Position start = position_of (FISH);

  for (int kind = 0; kind < N_ROUTE_KINDS; kind++)
    for (int patience = 0, stopped = 1; stopped; patience = patience * 6 + 1)
      {
        Asker    asker = { .patience = patience };
        Stop     stop = { ask, &asker };
        Position position = start;
        Route    route;

        route_find (&route, &start, ladder_profiles, NULL, (RouteKind) kind, &stop);
        stopped = asker.asked > patience;
        for (int i = 0; i < route.n; i++)
          {
            g_assert_cmpmem (&route.steps[i].before.marks, sizeof position.marks, &position.marks, sizeof position.marks);
            deduction_apply (&route.steps[i].deduction, &position);
          }
        g_assert_cmpint (route.outcome == LADDER_SOLVED, ==, position_is_solved (&position));
        if (!stopped)
          g_assert_cmpint (route.outcome, !=, LADDER_CLIMBING);
        route_clear (&route);
      }
}

/* On the empty board no fish does anything, so each is looked for to the end: much longer than one may have to wait. */
static void
a_long_search_is_asked_on_its_way (void)
{
  static Deduction found[4];
  Position         empty = position_of (".................................................................................");

  for (const Technique *technique = techniques; technique->id; technique++)
    if (technique->family == FAMILY_FISH && g_str_has_prefix (technique->id, "finned-mutant"))
      {
        Asker never = { .patience = G_MAXINT }, once = { .patience = 50 };
        Stop  go_on = { ask, &never }, stop = { ask, &once };
        Finds finds = { .found = found, .capacity = 4, .stop = &go_on };

        technique_search (technique, &empty, &finds);
        g_assert_cmpint (never.asked, >, 500);
        finds.stop = &stop;
        technique_search (technique, &empty, &finds);
        g_assert_cmpint (once.asked, <, 50 + 100);
        g_assert_cmpint (finds.n, ==, 0);
        g_assert_false (finds.overflow || finds.out_of_memory);
      }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/logic/stop/a-ladder-is-asked-before-each-technique", a_ladder_is_asked_before_each_technique);
  g_test_add_func ("/logic/stop/what-was-stopped-goes-on-the-same-way", what_was_stopped_goes_on_the_same_way);
  g_test_add_func ("/logic/stop/a-verdict-that-was-stopped-is-unknown", a_verdict_that_was_stopped_is_unknown);
  g_test_add_func ("/logic/stop/a-verdict-does-without-what-is-off", a_verdict_does_without_what_is_off);
  g_test_add_func ("/logic/stop/every-technique-stops-on-its-way", every_technique_stops_on_its_way);
  g_test_add_func ("/logic/stop/the-exact-ladder-stops-on-its-way", the_exact_ladder_stops_on_its_way);
  g_test_add_func ("/logic/stop/a-route-stops-on-its-way", a_route_stops_on_its_way);
  g_test_add_func ("/logic/stop/a-long-search-is-asked-on-its-way", a_long_search_is_asked_on_its_way);
  return g_test_run ();
}
