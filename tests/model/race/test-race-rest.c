/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-race-rest.c — a race that nobody looks at leaves the processor alone. */
#include "model/race/race.h"

#define LONG "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"

static void
a_race_at_rest_measures_nothing_and_goes_on_where_it_was (void)
{
  static const char *const texts[] = { "mrv-forward", "mrv-degree-forward", "singles-recursive", "logic", NULL };
  g_autoptr (SetdokuRace) race = setdoku_race_new ();
  RaceFigures known[4];
  Board board;

  for (int i = 0; texts[i]; i++)
    {
      Trace entrant;

      g_assert_true (entrant_parse (texts[i], &entrant, NULL));
      g_assert_true (setdoku_race_add (race, &entrant));
    }
  g_assert_true (board_parse (&board, LONG));
  setdoku_race_set_puzzle (race, &(Trace) { .board = board });

  for (RaceState state = RACE_COUNTING; state <= RACE_TIMING; state++)
    {
      while (setdoku_race_get_figures (race, 0)->state < state)
        g_main_context_iteration (NULL, TRUE);
      setdoku_race_set_resting (race, true);
      g_usleep (2000 * 1000);                  /* a turn comes to its end, … */
      while (g_main_context_iteration (NULL, FALSE))
        ;
      for (unsigned i = 0; i < 4; i++)
        known[i] = *setdoku_race_get_figures (race, i);
      g_usleep (300 * 1000);                   /* … and no other begins */
      while (g_main_context_iteration (NULL, FALSE))
        ;
      for (unsigned i = 0; i < 4; i++)
        g_assert_cmpmem (&known[i], sizeof known[i], setdoku_race_get_figures (race, i), sizeof known[i]);
      setdoku_race_set_resting (race, false);
    }
  for (unsigned i = 0; i < 4; i++)
    while (setdoku_race_get_figures (race, i)->state < RACE_FINISHED)
      g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (setdoku_race_get_figures (race, 0)->guesses, ==, 45267);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/race/a-race-at-rest-measures-nothing-and-goes-on-where-it-was",
                   a_race_at_rest_measures_nothing_and_goes_on_where_it_was);
  return g_test_run ();
}
