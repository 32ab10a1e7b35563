/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-race-ways.c — an entrant goes another way: it takes part beside the one that it comes from, is counted with its own
 * guesses, and parts from it where it was steered. */
#include "model/race/race.h"

#include <string.h>

static const char *const hard = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";

static int64_t now = 1000000;

static SetdokuRace *
race_of (const char *way)
{
  SetdokuRace *race = setdoku_race_new ();
  Trace entrant;
  Board board;

  g_assert_true (entrant_parse (way, &entrant, NULL) && board_parse (&board, hard));
  g_assert_true (setdoku_race_add (race, &entrant));
  setdoku_race_set_puzzle (race, &(Trace) { .board = board });
  return race;
}

static bool
is_finished (SetdokuRace *race)
{
  for (unsigned i = 0; i < setdoku_race_get_n (race); i++)
    if (setdoku_race_get_figures (race, i)->state < RACE_FINISHED || setdoku_race_is_exploring (race, i))
      return false;
  return true;
}

static void
finish (SetdokuRace *race)
{
  while (!is_finished (race))
    {
      g_main_context_iteration (NULL, FALSE);
      setdoku_race_tick (race, now += 16667);
      g_usleep (200);
    }
}

static void
another_way_takes_part_beside_the_first (void)
{
  g_autoptr (SetdokuRace) race = race_of ("mrv-forward");
  Trace way, again;
  const Event *event;
  uint64_t step;

  finish (race);
  setdoku_race_seek (race, 5);
  g_assert_true (setdoku_race_find_way (race, 0, &way));
  g_assert_cmpuint (way.steering.n, ==, 1);
  step = way.steering.at[0].step;
  g_assert_cmpuint (step, >=, 4);
  g_assert_true (setdoku_race_add (race, &way));
  g_assert_false (setdoku_race_add (race, &way));
  g_assert_cmpint (setdoku_race_find (race, &way), ==, 1);
  finish (race);

  setdoku_race_seek (race, step);
  g_assert_true (event_equal (setdoku_race_get_event (race, 0), setdoku_race_get_event (race, 1)));
  setdoku_race_seek (race, step + 1);
  event = setdoku_race_get_event (race, 1);
  g_assert_cmpint (event->kind, ==, EVENT_ASSIGN);
  g_assert_cmpint (event->reason, ==, REASON_CHOSEN);
  g_assert_cmpint (event->digit, ==, way.steering.at[0].digit);
  g_assert_cmpint (event->digit, !=, setdoku_race_get_event (race, 0)->digit);
  g_assert_cmpint (setdoku_race_get_figures (race, 1)->outcome, !=, OUTCOME_RUNNING);
  g_assert_cmpuint (setdoku_race_get_figures (race, 1)->events, ==, setdoku_race_get_length (race, 1));

  if (setdoku_race_find_way (race, 0, &again))
    g_assert_false (steering_equal (&again.steering, &way.steering));
}

static void
they_part_where_it_was_steered (void)
{
  g_autoptr (SetdokuRace) race = race_of ("mrv-forward");
  const Divergence *found;
  Trace way;

  finish (race);
  setdoku_race_seek (race, 40);
  g_assert_true (setdoku_race_find_way (race, 0, &way));
  g_assert_true (setdoku_race_add (race, &way));
  finish (race);
  setdoku_race_find_divergence (race, 0, 1);
  while (setdoku_race_is_finding (race))
    g_main_context_iteration (NULL, TRUE);
  found = setdoku_race_get_divergence (race, NULL, NULL);
  g_assert_cmpint (found->kind, ==, DIVERGENCE_FOUND);
  g_assert_cmpuint (found->step[1], ==, way.steering.at[0].step + 1);
}

static void
its_name_tells_it (void)
{
  g_autoptr (SetdokuRace) race = race_of ("mrv-forward");
  g_autofree char *name = NULL, *about = NULL, *text = NULL;
  Trace way;

  finish (race);
  setdoku_race_seek (race, 5);
  g_assert_true (setdoku_race_find_way (race, 0, &way));
  name = entrant_name (&way);
  about = entrant_describe (&way);
  text = entrant_format (&way);
  g_assert_cmpstr (name, ==, "Fewest candidates, another way");
  g_assert_nonnull (strstr (about, " by hand, event "));
  g_assert_cmpstr (text, ==, "explore:cell=mrv,inference=forward");
}

static void
who_never_guesses_has_no_other_way (void)
{
  g_autoptr (SetdokuRace) race = race_of ("logic");
  Trace way;

  finish (race);
  g_assert_false (setdoku_race_find_way (race, 0, &way));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/race-ways/another-way-takes-part-beside-the-first", another_way_takes_part_beside_the_first);
  g_test_add_func ("/race-ways/they-part-where-it-was-steered", they_part_where_it_was_steered);
  g_test_add_func ("/race-ways/its-name-tells-it", its_name_tells_it);
  g_test_add_func ("/race-ways/who-never-guesses-has-no-other-way", who_never_guesses_has_no_other_way);
  return g_test_run ();
}
