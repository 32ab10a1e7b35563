/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* bench-compare-loop.c — what comparing does to the main loop: six ways over a thousand puzzles, whose rows are asked for at
 * each sign of life, and then a race of six on one long puzzle, played at full speed with two boards looked at in each tick.
 *
 * How long the loop was blocked is as loop-clock.h has it. Usage: bench-compare-loop LIST…, a puzzle a
 * line; they are taken again and again until there are a thousand. Prints one "key: value" line a figure. */
#include "loop-clock.h"
#include "model/race/race.h"
#include "model/race/survey.h"

enum { TICK = 16, PUZZLES = 1000, STOPS = 100, RACE_MS = 20000 };

static const char *const six[] = { "linear-forward", "mrv-forward", "mrv-degree-forward", "singles", "norvig", "dlx" };
static const char *const racers[] = { "ascending", "random", "linear-forward", "mrv-forward", "mrv-degree-forward", "singles" };

static const char *const anti_brute_force =
  "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

static Trace
parse (const char *text)
{
  Trace entrant;

  if (!entrant_parse (text, &entrant, NULL))
    g_error ("%s is no strategy", text);
  return entrant;
}

static GArray *
read_boards (int n, char *names[])
{
  GArray *boards = g_array_new (FALSE, FALSE, sizeof (Board));

  for (int i = 0; i < n; i++)
    {
      g_autofree char *text = NULL;
      g_auto(GStrv) lines = NULL;

      if (!g_file_get_contents (names[i], &text, NULL, NULL))
        g_error ("%s cannot be read", names[i]);
      lines = g_strsplit (text, "\n", -1);
      for (int line = 0; lines[line]; line++)
        {
          Board board;

          if (board_parse (&board, lines[line]))
            g_array_append_val (boards, board);
        }
    }
  for (guint i = 0; boards->len > 0 && boards->len < PUZZLES; i++)
    {
      Board board = g_array_index (boards, Board, i);

      g_array_append_val (boards, board);
    }

  return boards;
}

/* As the view does. */
static void
ask_rows (SetdokuSurvey *survey)
{
  SurveyRow row;

  for (unsigned i = 0; i < setdoku_survey_get_n_entrants (survey); i++)
    setdoku_survey_get_row (survey, i, &row);
}

static void
measure_survey (const GArray *boards)
{
  g_autoptr(SetdokuSurvey) survey = setdoku_survey_new ();
  double start = bench_ms (CLOCK_MONOTONIC), cpu = 0, slowest = 0;
  Trace entrants[G_N_ELEMENTS (six)];

  for (gsize i = 0; i < G_N_ELEMENTS (six); i++)
    entrants[i] = parse (six[i]);
  g_signal_connect (survey, "changed", G_CALLBACK (ask_rows), NULL);
  setdoku_survey_start (survey, &g_array_index (boards, Board, 0), PUZZLES, entrants, G_N_ELEMENTS (six), SURVEY_CAP_DEFAULT, 0);
  while (setdoku_survey_is_running (survey))
    g_main_context_iteration (NULL, TRUE);

  for (unsigned i = 0; i < G_N_ELEMENTS (six); i++)
    {
      SurveyRow row;

      setdoku_survey_get_row (survey, i, &row);
      cpu += row.cpu_s;
    }
  g_print ("survey-searches: %d\n", (int) (PUZZLES * G_N_ELEMENTS (six)));
  g_print ("survey-wall-s: %.2f\n", 1e-3 * (bench_ms (CLOCK_MONOTONIC) - start));
  g_print ("survey-cpu-s: %.2f\n", cpu);
  print_loop ("survey");

  /* How long the worker goes on after it was told to end: it looks at its cancellable in the midst of a search, too. */
  for (int i = 0; i < STOPS; i++)
    {
      double asked;
      Trace slow = parse ("linear-none");
      Board board;

      board_parse (&board, anti_brute_force);
      setdoku_survey_start (survey, &board, 1, &slow, 1, G_MAXUINT32, 1);
      g_usleep ((gulong) (1000 + 137 * i));
      asked = bench_ms (CLOCK_PROCESS_CPUTIME_ID);
      setdoku_survey_stop (survey);
      g_usleep (60000);
      slowest = MAX (slowest, bench_ms (CLOCK_PROCESS_CPUTIME_ID) - asked);
    }
  g_print ("survey-cancel-max-cpu-ms: %.2f\n", slowest);
  loop.wall = 0;                       /* the loop slept all the while */
}

static gboolean
on_tick (gpointer race)
{
  setdoku_race_tick (race, g_get_monotonic_time ());
  setdoku_race_get_view (race, 0);
  setdoku_race_get_view (race, 3);
  return G_SOURCE_CONTINUE;
}

static void
measure_race (void)
{
  static const RaceClock clocks[] = { RACE_BY_EVENT, RACE_BY_GUESS, RACE_BY_TIME };
  static const char *const names[] = { "race-by-event", "race-by-guess", "race-by-time" };
  double before = bench_resident ();

  for (gsize clock = 0; clock < G_N_ELEMENTS (clocks); clock++)
    {
      g_autoptr(SetdokuRace) race = setdoku_race_new ();
      double end = bench_ms (CLOCK_MONOTONIC) + RACE_MS;
      guint source;
      Board board;

      for (gsize i = 0; i < G_N_ELEMENTS (racers); i++)
        {
          Trace entrant = parse (racers[i]);

          setdoku_race_add (race, &entrant);
        }
      board_parse (&board, anti_brute_force);
      setdoku_race_set_puzzle (race, &(Trace) { .board = board });
      setdoku_race_set_clock (race, clocks[clock]);
      setdoku_race_set_speed (race, 1e7);
      setdoku_race_play (race, 1);
      source = g_timeout_add (TICK, on_tick, race);
      while (bench_ms (CLOCK_MONOTONIC) < end && (setdoku_race_is_playing (race) || setdoku_race_is_exploring (race, 0)))
        g_main_context_iteration (NULL, TRUE);
      g_source_remove (source);
      print_loop (names[clock]);
      g_print ("%s-position: %" G_GUINT64_FORMAT "\n", names[clock], setdoku_race_get_position (race));
      g_print ("%s-memory-mib: %.1f\n", names[clock], bench_resident () - before);
    }
}

int
main (int argc, char *argv[])
{
  g_autoptr(GArray) boards = read_boards (argc - 1, argv + 1);

  if (boards->len < PUZZLES)
    g_error ("no puzzles; usage: bench-compare-loop LIST…");
  measure_loop ();
  measure_survey (boards);
  measure_race ();
  return 0;
}
