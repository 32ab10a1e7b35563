/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-race.c — entrants stand where the one clock says, have the figures of their whole searches, and come and go. */
#include <string.h>

#include "engine/search/solve.h"
#include "model/race/race.h"

#define LONG  "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"
#define SHORT ".8.2..4..57....1....23.....82..9...5...715...7...2..41.....67....3....18..7..9.5."

static SetdokuRace *
race_of (const char *puzzle, const char *const *texts)
{
  SetdokuRace *race = setdoku_race_new ();
  Board board;

  for (int i = 0; texts[i]; i++)
    {
      Trace entrant;

      g_assert_true (entrant_parse (texts[i], &entrant, NULL));
      g_assert_true (setdoku_race_add (race, &entrant));
    }
  g_assert_true (board_parse (&board, puzzle));
  setdoku_race_set_puzzle (race, &(Trace) { .board = board });
  return race;
}

static void
wait_for (SetdokuRace *race, RaceState state)
{
  for (unsigned i = 0; i < setdoku_race_get_n (race); i++)
    while (setdoku_race_get_figures (race, i)->state < state)
      g_main_context_iteration (NULL, TRUE);
}

static void
explore (SetdokuRace *race)
{
  while (setdoku_race_tick (race, 0))
    {
      while (g_main_context_iteration (NULL, FALSE))
        ;
      g_usleep (200);
    }
}

/* Steps of the search's guesses; number 0 is 0. */
static GArray *
guesses_of (const Trace *entrant, const Board *board, uint64_t *length)
{
  GArray *steps = g_array_new (FALSE, TRUE, sizeof (uint64_t));
  g_autofree void *state = g_malloc (entrant->strategy->size (&entrant->options));
  Event event;

  g_array_set_size (steps, 1);
  *length = 0;
  entrant->strategy->start (state, board, &entrant->options, entrant->seed);
  while (entrant->strategy->step (state, &event))
    {
      ++*length;
      if (event.kind == EVENT_ASSIGN)
        g_array_append_val (steps, *length);
    }
  return steps;
}

static const char *const four[] = { "linear-forward", "mrv-forward", "mrv-degree-forward", "singles", NULL };

static void
figures_are_those_of_the_whole_search (void)
{
  static const char *const texts[] = { "mrv-forward", "mrv-degree-forward", "singles", "singles-recursive", "logic", NULL };
  g_autoptr (SetdokuRace) race = race_of (LONG, texts);

  wait_for (race, RACE_FINISHED);
  /* SEEDS D. */
  g_assert_cmpuint (setdoku_race_get_figures (race, 0)->guesses, ==, 45267);
  g_assert_cmpuint (setdoku_race_get_figures (race, 1)->guesses, ==, 13971);
  g_assert_cmpuint (setdoku_race_get_figures (race, 2)->guesses, ==, 0);
  for (unsigned i = 0; i < setdoku_race_get_n (race); i++)
    {
      const RaceFigures *figures = setdoku_race_get_figures (race, i);
      const Trace *entrant = setdoku_race_get_entrant (race, i);
      SolveResult result;

      solve (&(Trace) { .strategy = entrant->strategy, .board = setdoku_race_get_puzzle (race)->board,
                        .options = entrant->options, .seed = entrant->seed }, NULL, &result);
      g_assert_cmpint (figures->state, ==, RACE_FINISHED);
      g_assert_cmpint (figures->outcome, ==, OUTCOME_SOLVED);
      g_assert_false (figures->capped);
      g_assert_cmpuint (figures->take_backs, ==, result.counters.backtracks);
      g_assert_cmpuint (figures->events, ==, result.events);
      g_assert_cmpuint (figures->guesses + figures->singles, ==, result.counters.placements);
      g_assert_cmpuint (figures->max_depth, ==, result.counters.max_depth);
      g_assert_cmpuint (figures->dead_ends, ==, result.counters.wipeouts);
      g_assert_cmpuint (figures->cpu_ns, >, 0);
    }
  g_assert_cmpuint (setdoku_race_get_figures (race, 4)->techniques, >, 0);
}

static void
by_event_all_stand_at_the_same_event (void)
{
  g_autoptr (SetdokuRace) race = race_of (SHORT, four);
  static const uint64_t positions[] = { 0, 1, 100, 7, 3000, UINT64_MAX, 2 };
  uint64_t longest = 0;

  explore (race);
  for (unsigned i = 0; i < 4; i++)
    longest = MAX (longest, setdoku_race_get_length (race, i));
  g_assert_cmpuint (setdoku_race_get_end (race), ==, longest);

  for (size_t p = 0; p < G_N_ELEMENTS (positions); p++)
    {
      setdoku_race_seek (race, positions[p]);
      g_assert_cmpuint (setdoku_race_get_position (race), ==, MIN (positions[p], longest));
      for (unsigned i = 0; i < 4; i++)
        {
          uint64_t length = setdoku_race_get_length (race, i);

          g_assert_cmpuint (setdoku_race_get_step (race, i), ==, MIN (positions[p], length));
          g_assert_true (setdoku_race_is_at_end (race, i) == (positions[p] >= length));
        }
    }
  setdoku_race_step (race, 3);
  g_assert_cmpuint (setdoku_race_get_position (race), ==, 5);
  setdoku_race_step (race, -100);
  g_assert_cmpuint (setdoku_race_get_position (race), ==, 0);
  g_assert_cmpint (setdoku_race_get_event (race, 0)->kind, ==, EVENT_START);
}

static void
by_guess_all_stand_at_the_same_guess (void)
{
  g_autoptr (SetdokuRace) race = race_of (SHORT, four);

  explore (race);
  setdoku_race_set_clock (race, RACE_BY_GUESS);
  for (unsigned i = 0; i < 4; i++)
    {
      uint64_t length;
      g_autoptr (GArray) guesses = guesses_of (setdoku_race_get_entrant (race, i), &setdoku_race_get_puzzle (race)->board, &length);

      g_assert_cmpuint (length, ==, setdoku_race_get_length (race, i));
      for (uint64_t n = 0; n <= setdoku_race_get_end (race); n += 1 + n / 9)
        {
          setdoku_race_seek (race, n);
          g_assert_cmpuint (setdoku_race_get_step (race, i), ==,
                            n < guesses->len ? g_array_index (guesses, uint64_t, n) : length);
        }
      g_assert_cmpuint (setdoku_race_get_end (race), >=, guesses->len - 1);
    }
}

static void
by_time_each_goes_at_its_own_pace (void)
{
  g_autoptr (SetdokuRace) race = race_of (SHORT, four);
  uint64_t position = 0, last[4] = { 0 };

  explore (race);
  wait_for (race, RACE_FINISHED);
  setdoku_race_set_clock (race, RACE_BY_TIME);
  g_assert_cmpuint (setdoku_race_get_position (race), ==, 0);

  /* Every step forward is an event of somebody's, and back again. */
  for (int n = 0; n < 50; n++)
    {
      bool any = false;

      setdoku_race_step (race, 1);
      g_assert_cmpuint (setdoku_race_get_position (race), >, position);
      position = setdoku_race_get_position (race);
      for (unsigned i = 0; i < 4; i++)
        {
          uint64_t step = setdoku_race_get_step (race, i);

          g_assert_cmpuint (step, >=, last[i]);
          any |= step > last[i];
          last[i] = step;
        }
      g_assert_true (any);
    }
  for (int n = 0; n < 50; n++)
    setdoku_race_step (race, -1);
  g_assert_cmpuint (setdoku_race_get_position (race), ==, 0);

  /* At half its time a search is half done. */
  for (unsigned i = 0; i < 4; i++)
    {
      const RaceFigures *figures = setdoku_race_get_figures (race, i);

      setdoku_race_seek (race, figures->cpu_ns * 1000 / 2);
      g_assert_cmpuint (setdoku_race_get_step (race, i), >=, figures->events / 2);
      g_assert_cmpuint (setdoku_race_get_step (race, i), <=, figures->events / 2 + figures->events / 100 + 1);
    }
  setdoku_race_seek (race, UINT64_MAX);
  for (unsigned i = 0; i < 4; i++)
    g_assert_true (setdoku_race_is_at_end (race, i));
}

static void
another_clock_keeps_the_longest_search_where_it_is (void)
{
  g_autoptr (SetdokuRace) race = race_of (SHORT, four);
  uint64_t step;

  explore (race);
  setdoku_race_set_clock (race, RACE_BY_GUESS);
  setdoku_race_seek (race, 100);
  step = setdoku_race_get_step (race, 0);
  setdoku_race_set_clock (race, RACE_BY_EVENT);
  g_assert_cmpuint (setdoku_race_get_position (race), ==, step);
  g_assert_cmpuint (setdoku_race_get_step (race, 0), ==, step);
  setdoku_race_set_clock (race, RACE_BY_GUESS);
  g_assert_cmpuint (setdoku_race_get_position (race), ==, 100);
}

static void
playing_goes_to_the_end_and_stops (void)
{
  g_autoptr (SetdokuRace) race = race_of (SHORT, four);
  int64_t now = 1000000;
  uint64_t before;

  explore (race);
  setdoku_race_set_speed (race, 1000);
  setdoku_race_play (race, 1);
  setdoku_race_tick (race, now);
  g_assert_cmpuint (setdoku_race_get_position (race), ==, 0);
  setdoku_race_tick (race, now += 16000);
  g_assert_cmpuint (setdoku_race_get_position (race), ==, 16);
  setdoku_race_tick (race, now += 16500);
  setdoku_race_tick (race, now += 16500);
  g_assert_cmpuint (setdoku_race_get_position (race), ==, 49);

  setdoku_race_set_speed (race, 1e7);
  for (int i = 0; i < 1000 && setdoku_race_is_playing (race); i++)
    setdoku_race_tick (race, now += 16000);
  g_assert_false (setdoku_race_is_playing (race));
  g_assert_cmpuint (setdoku_race_get_position (race), ==, setdoku_race_get_end (race));

  before = setdoku_race_get_position (race);
  setdoku_race_set_speed (race, 100);
  setdoku_race_play (race, -1);
  setdoku_race_tick (race, now += 16000);
  setdoku_race_tick (race, now += 100000);
  g_assert_cmpuint (setdoku_race_get_position (race), ==, before - 10);
  setdoku_race_pause (race);
  g_assert_false (setdoku_race_is_playing (race));
}

static void
the_first_divergence_is_found_and_gone_to (void)
{
  static const char *const texts[] = {
    "mrv-forward", "mrv-degree-forward", "explore:cell=mrv,inference=forward,undo=copy", NULL
  };
  g_autoptr (SetdokuRace) race = race_of (SHORT, texts);
  const Divergence *divergence;
  unsigned a = 9, b = 9;

  explore (race);
  g_assert_null (setdoku_race_get_divergence (race, NULL, NULL));
  setdoku_race_find_divergence (race, 0, 1);
  g_assert_true (setdoku_race_is_finding (race));
  while (setdoku_race_is_finding (race))
    g_main_context_iteration (NULL, TRUE);

  divergence = setdoku_race_get_divergence (race, &a, &b);
  g_assert_cmpuint (a, ==, 0);
  g_assert_cmpuint (b, ==, 1);
  g_assert_cmpint (divergence->kind, ==, DIVERGENCE_FOUND);
  g_assert_cmpint (setdoku_race_get_clock (race), ==, RACE_BY_GUESS);
  g_assert_cmpuint (setdoku_race_get_position (race), ==, divergence->same + 1);
  for (unsigned i = 0; i < 2; i++)
    {
      g_assert_cmpuint (setdoku_race_get_step (race, i), ==, divergence->step[i]);
      g_assert_true (event_equal (setdoku_race_get_event (race, i), &divergence->event[i]));
    }
  g_assert_true (divergence->event[0].cell != divergence->event[1].cell
                 || divergence->event[0].digit != divergence->event[1].digit);

  /* Who has nothing to do with it may go; of the two, each takes it along. */
  setdoku_race_find_divergence (race, 0, 2);
  while (setdoku_race_is_finding (race))
    g_main_context_iteration (NULL, TRUE);
  setdoku_race_remove (race, 1);
  divergence = setdoku_race_get_divergence (race, &a, &b);
  g_assert_cmpint (divergence->kind, ==, DIVERGENCE_NONE);
  g_assert_cmpuint (b, ==, 1);
  setdoku_race_remove (race, 0);
  g_assert_null (setdoku_race_get_divergence (race, NULL, NULL));
}

static void
entrants_come_and_go_and_the_others_keep_what_is_known (void)
{
  g_autoptr (SetdokuRace) race = race_of (SHORT, four);
  RaceFigures known;
  Trace entrant;
  Board board;

  wait_for (race, RACE_FINISHED);
  known = *setdoku_race_get_figures (race, 3);

  g_assert_true (entrant_parse ("singles", &entrant, NULL));
  g_assert_cmpint (setdoku_race_find (race, &entrant), ==, 3);
  g_assert_false (setdoku_race_add (race, &entrant));
  g_assert_false (setdoku_race_replace (race, 0, &entrant));
  g_assert_true (setdoku_race_replace (race, 3, &entrant));

  setdoku_race_remove (race, 0);
  g_assert_cmpint (setdoku_race_find (race, &entrant), ==, 2);
  g_assert_cmpmem (setdoku_race_get_figures (race, 2), sizeof known, &known, sizeof known);

  g_assert_true (entrant_parse ("sets", &entrant, NULL));
  g_assert_true (setdoku_race_replace (race, 0, &entrant));
  g_assert_cmpint (setdoku_race_get_figures (race, 0)->state, ==, RACE_WAITING);
  wait_for (race, RACE_FINISHED);
  g_assert_cmpint (setdoku_race_get_figures (race, 0)->outcome, ==, OUTCOME_STUCK);

  for (const EntrantPreset *preset = entrant_presets (false); preset->id && setdoku_race_get_n (race) < ENTRANTS_MAX; preset++)
    {
      entrant_from_preset (&entrant, preset);
      setdoku_race_add (race, &entrant);
    }
  g_assert_true (entrant_parse ("explore:cell=linear", &entrant, NULL));
  g_assert_false (setdoku_race_add (race, &entrant));

  g_assert_true (board_parse (&board, LONG));
  setdoku_race_set_puzzle (race, &(Trace) { .board = board });
  for (unsigned i = 0; i < ENTRANTS_MAX; i++)
    g_assert_cmpint (setdoku_race_get_figures (race, i)->state, ==, RACE_WAITING);
}

/* Workers are under way for all of it. */
static void
a_race_may_go_in_mid_run (void)
{
  static const char *const texts[] = { "ascending", "linear-none", "linear-forward", "explore:cell=linear", NULL };

  for (int i = 0; i < 20; i++)
    {
      SetdokuRace *race = race_of (LONG, texts);

      for (int tick = 0; tick < i; tick++)
        {
          g_assert_true (setdoku_race_tick (race, 0));
          g_usleep (200);
        }
      if (i % 3 == 0)
        setdoku_race_find_divergence (race, 0, 1);
      if (i % 3 == 1)
        setdoku_race_set_puzzle (race, NULL);
      g_object_add_weak_pointer (G_OBJECT (race), (gpointer *) &race);
      g_object_unref (race);
      g_assert_null (race);
      while (g_main_context_iteration (NULL, FALSE))
        ;
    }
}

/* Presets and texts */

static void
check_presets (bool any)
{
  g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (const EntrantPreset *preset = entrant_presets (any); preset->id; preset++)
    {
      g_autofree char *text = NULL, *about = NULL;
      Trace entrant, again;

      entrant_from_preset (&entrant, preset);
      g_assert_true (entrant_preset_of (&entrant) == preset);
      text = entrant_format (&entrant);
      g_assert_cmpstr (text, ==, preset->text);
      g_assert_true (entrant_parse (preset->id, &again, NULL));
      g_assert_true (trace_searches_alike (&entrant, &again));
      about = entrant_describe (&entrant);
      g_assert_cmpuint (strlen (about), >, 5);
      g_assert_true (g_hash_table_add (names, entrant_name (&entrant)));
    }
  for (const char *const *id = entrants_first (any); *id; id++)
    g_assert_nonnull (entrant_preset_find (*id));
}

static void
every_preset_has_a_text_that_comes_back_and_a_name_of_its_own (void)
{
  check_presets (false);
  check_presets (true);
}

static void
texts_are_read_and_written_alike (void)
{
  static const char *const texts[] = {
    "explore:cell=mrv,undo=copy", "explore:cell=linear,inference=none,undo=copy,control=recursive,solutions=7", "ascending",
    "sets:tier=T1", "logic:ladder=hodoku", "potential:variant=mrv-naked,seed=18446744073709551615,methods=ns,hs",
  };
  static const char *const bad[] = {
    "", "nonsense", "explore:cell", "explore:cell=", "explore:cell=up", "explore:tier=T1", "explore:seed=1",
    "potential:seed=-1", "potential:seed=18446744073709551616", "explore:cell=mrv,,undo=copy", ":cell=mrv",
  };
  g_autofree char *written = NULL;
  Trace entrant, before;

  for (size_t i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *text = NULL, *about = NULL;

      g_assert_true (entrant_parse (texts[i], &entrant, NULL));
      text = entrant_format (&entrant);
      g_assert_cmpstr (text, ==, texts[i]);
      about = entrant_describe (&entrant);
      g_assert_cmpuint (strlen (about), >, 3);
    }

  /* A seed left over from another strategy is none of it. */
  g_assert_true (entrant_parse ("dlx", &before, NULL));
  entrant = before;
  entrant.seed = 5;
  g_assert_true (trace_searches_alike (&entrant, &before));
  g_assert_true (entrant_preset_of (&entrant) == entrant_preset_find ("dlx"));
  written = entrant_format (&entrant);
  g_assert_cmpstr (written, ==, "dlx");

  before = entrant;
  for (size_t i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_false (entrant_parse (bad[i], &entrant, &error));
      g_assert_nonnull (error);
      g_assert_true (trace_searches_alike (&entrant, &before));
    }
}

/* A clock that shows event 3000 of 154 goes back many times before a board moves. */
static void
the_clock_is_never_past_the_longest_that_is_left (void)
{
  static const RaceClock clocks[] = { RACE_BY_EVENT, RACE_BY_GUESS, RACE_BY_TIME };

  for (size_t i = 0; i < G_N_ELEMENTS (clocks); i++)
    for (int replaced = 0; replaced < 2; replaced++)
      {
        g_autoptr (SetdokuRace) race = race_of (SHORT, four);
        uint64_t before, least;

        explore (race);
        wait_for (race, RACE_FINISHED);
        setdoku_race_set_clock (race, clocks[i]);
        setdoku_race_seek (race, UINT64_MAX);
        before = setdoku_race_get_position (race);
        least = setdoku_race_get_length (race, 3);
        for (unsigned n = setdoku_race_get_n (race); n-- > 0;)
          if (setdoku_race_get_length (race, n) > least && !replaced)
            setdoku_race_remove (race, n);
        if (replaced)
          {
            Trace entrant;

            g_assert_true (entrant_parse ("logic", &entrant, NULL));
            g_assert_true (setdoku_race_replace (race, 0, &entrant));
          }
        explore (race);
        wait_for (race, RACE_FINISHED);
        g_assert_cmpuint (setdoku_race_get_position (race), ==, MIN (before, setdoku_race_get_end (race)));
      }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/race/figures-are-those-of-the-whole-search", figures_are_those_of_the_whole_search);
  g_test_add_func ("/race/by-event-all-stand-at-the-same-event", by_event_all_stand_at_the_same_event);
  g_test_add_func ("/race/by-guess-all-stand-at-the-same-guess", by_guess_all_stand_at_the_same_guess);
  g_test_add_func ("/race/by-time-each-goes-at-its-own-pace", by_time_each_goes_at_its_own_pace);
  g_test_add_func ("/race/another-clock-keeps-the-longest-search-where-it-is",
                   another_clock_keeps_the_longest_search_where_it_is);
  g_test_add_func ("/race/playing-goes-to-the-end-and-stops", playing_goes_to_the_end_and_stops);
  g_test_add_func ("/race/the-first-divergence-is-found-and-gone-to", the_first_divergence_is_found_and_gone_to);
  g_test_add_func ("/race/entrants-come-and-go-and-the-others-keep-what-is-known",
                   entrants_come_and_go_and_the_others_keep_what_is_known);
  g_test_add_func ("/race/the-clock-is-never-past-the-longest-that-is-left", the_clock_is_never_past_the_longest_that_is_left);
  g_test_add_func ("/race/a-race-may-go-in-mid-run", a_race_may_go_in_mid_run);
  g_test_add_func ("/race/every-preset-has-a-text-that-comes-back-and-a-name-of-its-own",
                   every_preset_has_a_text_that_comes_back_and_a_name_of_its_own);
  g_test_add_func ("/race/texts-are-read-and-written-alike", texts_are_read_and_written_alike);
  return g_test_run ();
}
