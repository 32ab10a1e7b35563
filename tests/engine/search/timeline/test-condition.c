/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-condition.c — a finder finds what one who reads a full log of the search would, whatever is looked for.
 *
 * Random conditions, several at once, forward and backward, in slices, while the timeline grows: for every strategy and
 * every value of its switches. */
#include <string.h>

#include "engine/logic/technique.h"
#include "engine/search/strategies/strategies.h"
#include "engine/search/timeline/finder.h"
#include "timeline-pair.h"

/* What each cell can hold after each event of a log. */
typedef struct { Digits of[N_CELLS]; } Holds;

static Holds *
holds_of (const Log *log)
{
  Holds *holds = g_new (Holds, log->events->len);
  g_autofree uint8_t *state = g_malloc (log->size);
  SearchView view;
  Event event;

  log->strategy->start (state, &log->board, &log->options, log->seed);
  for (unsigned step = 0; step < log->events->len; step++)
    {
      if (step > 0)
        g_assert_true (log->strategy->step (state, &event));
      log->strategy->show (state, &view);
      for (int cell = 0; cell < N_CELLS; cell++)
        {
          holds[step].of[cell] = view.board.digit[cell] ? digits_of (view.board.digit[cell]) : view.candidates[cell];
          if (log->strategy->domain)
            g_assert_cmphex (log->strategy->domain (state, cell), ==, holds[step].of[cell]);
        }
    }

  return holds;
}

static bool
lies_in (const Event *event, unsigned houses)
{
  for (int house = 0; house < N_HOUSES; house++)
    if (houses >> house & 1
        && (event->cell != NO_CELL ? cells_has (house_set (house), event->cell) : event->house == house))
      return true;

  return false;
}

static int
size_of (const Holds *holds, uint64_t step, int cell)
{
  return digits_count (holds[step].of[cell]);
}

/* Written anew from what condition.h says. */
static bool
is_wanted (const Log *log, const Holds *holds, const Condition *c, uint64_t step)
{
  const Event *event = log_event (log, step);
  bool watches = c->change || c->max_domain, ok = true;

  ok &= !c->kinds || (c->kinds & 1u << event->kind);
  ok &= watches || c->cell == -1 || c->cell == event->cell;
  ok &= c->change || c->digit == 0 || c->digit == event->digit;
  ok &= c->houses == 0 || lies_in (event, c->houses);
  ok &= event->depth >= c->min_depth;
  ok &= c->depth == 0 || c->depth == event->depth;
  ok &= c->event == 0 || c->event == step;
  if (c->min_choices)
    ok &= event->kind == EVENT_ASSIGN
          && digits_count (event->house == NO_HOUSE ? event->possible : event->places) >= c->min_choices;
  if (c->technique)
    ok &= event->reason == REASON_TECHNIQUE && event->nodes == (uint64_t) (c->technique - 1)
          && (c->kinds ? event->kind == EVENT_TECHNIQUE || event->kind == EVENT_STRIP || event->kind == EVENT_SINGLE
                       : event->kind == EVENT_TECHNIQUE);
  if (c->max_domain)
    ok &= size_of (holds, step, c->cell) <= c->max_domain && size_of (holds, step - 1, c->cell) > c->max_domain;
  if (c->change)
    ok &= digits_has (holds[step - 1].of[c->cell], c->digit) == (c->change == CANDIDATE_LOST)
          && digits_has (holds[step].of[c->cell], c->digit) == (c->change == CANDIDATE_BACK);
  return ok;
}

/* The step at which the first of the conditions comes true; 0: none. */
static uint64_t
first_in_log (const Log *log, const Holds *holds, const Condition *conditions, unsigned n, uint64_t from, uint64_t length,
              int direction, unsigned *which)
{
  uint64_t hits[CONDITIONS_MAX] = { 0 };

  for (uint64_t step = from + (uint64_t) direction; step >= 1 && step <= length; step += (uint64_t) direction)
    for (unsigned i = 0; i < n; i++)
      if (is_wanted (log, holds, &conditions[i], step) && ++hits[i] == MAX (conditions[i].nth, 1))
        {
          *which = i;
          return step;
        }

  return 0;
}

static bool
chance (GRand *random, int one_in)
{
  return g_rand_int_range (random, 0, one_in) == 0;
}

/* With changes in it a cell and a digit; sparse, so that most can match somewhere. */
static Condition
random_condition (GRand *random, uint64_t length)
{
  Condition c = CONDITION_ANY;

  if (chance (random, 2))
    c.kinds = 1u << g_rand_int_range (random, 1, N_EVENT_KINDS) | 1u << g_rand_int_range (random, 1, N_EVENT_KINDS);
  if (chance (random, 3))
    c.change = chance (random, 2) ? CANDIDATE_LOST : CANDIDATE_BACK;
  if (chance (random, 5))
    c.max_domain = g_rand_int_range (random, 1, 9);
  if (c.change || c.max_domain || chance (random, 5))
    c.cell = g_rand_int_range (random, 0, N_CELLS);
  if (c.change || chance (random, 5))
    c.digit = g_rand_int_range (random, 1, 10);
  if (chance (random, 6))
    c.houses = 1u << g_rand_int_range (random, 0, N_HOUSES) | 1u << g_rand_int_range (random, 0, N_HOUSES);
  if (chance (random, 8))
    c.min_depth = g_rand_int_range (random, 1, 30);
  if (chance (random, 8))
    c.depth = g_rand_int_range (random, 1, 30);
  if (chance (random, 8))
    c.min_choices = g_rand_int_range (random, 2, 10);
  if (chance (random, 20))
    c.technique = g_rand_int_range (random, 1, n_techniques + 1);
  if (chance (random, 20))
    c.event = 1 + (uint64_t) (g_rand_double (random) * (double) length);
  if (chance (random, 3))
    c.nth = (uint64_t) g_rand_int_range (random, 1, chance (random, 3) ? 300 : 5);
  return c;
}

/* One that holds at the event, apart from nth: what chance alone finds seldom. */
static Condition
condition_at (GRand *random, const Event *event)
{
  Condition c = CONDITION_ANY;

  if (chance (random, 2))
    c.kinds = 1u << event->kind;
  if (chance (random, 2) && event->cell != NO_CELL)
    c.cell = event->cell;
  if (chance (random, 2))
    c.digit = event->digit;
  if (chance (random, 2))
    c.min_depth = event->depth;
  if (chance (random, 2))
    c.depth = event->depth;
  if (chance (random, 4) && event->cell != NO_CELL)
    c.houses = 1u << cell_house (event->cell, HOUSE_COLUMNS);
  if (chance (random, 3))
    c.nth = (uint64_t) g_rand_int_range (random, 1, 5);
  return c;
}

/* In slices, of some events each; explores on meanwhile. */
static void
check_finder (Pair *pair, const Holds *holds)
{
  Condition conditions[4];
  unsigned n = 1 + (unsigned) pair_below (pair, 4), which = 0;
  int direction = pair_below (pair, 2) ? 1 : -1;
  uint64_t length = timeline_length (pair->timeline), from = pair_below (pair, length + 1), wanted, most;
  Finder *finder;
  FinderStatus status;

  for (unsigned i = 0; i < n; i++)
    conditions[i] = pair_below (pair, 3) && length
                    ? condition_at (pair->random, log_event (&pair->log, 1 + pair_below (pair, length)))
                    : random_condition (pair->random, length);
  timeline_seek (pair->timeline, from);
  most = pair_below (pair, 3) ? 1 + pair_below (pair, 300) : UINT64_MAX;
  finder = finder_new (pair->timeline, conditions, n, direction);
  do
    {
      if (pair_below (pair, 3) == 0)
        pair_explore (pair, pair_below (pair, 200));
      status = finder_run (finder, most);
      length = timeline_length (pair->timeline);
    }
  while (status == FINDER_RUNNING
         || (status == FINDER_NONE && direction > 0 && finder_position (finder) < length));

  wanted = first_in_log (&pair->log, holds, conditions, n, from, length, direction, &which);
  pair_check_cursor (pair, from);
  g_assert_cmpint (status, ==, wanted ? FINDER_FOUND : FINDER_NONE);
  g_assert_cmpuint (finder_position (finder), ==, wanted ? wanted : direction > 0 ? length : 0);
  if (wanted)
    {
      g_assert_cmpuint (finder_which (finder), ==, which);
      timeline_take (pair->timeline, finder);
      pair_check_cursor (pair, wanted);
    }
  finder_free (finder);

  /* At once, and with the timeline's own memory. */
  timeline_seek (pair->timeline, from);
  wanted = first_in_log (&pair->log, holds, conditions, 1, from, length, direction, &which);
  g_assert_true ((timeline_find (pair->timeline, conditions, direction) != NULL) == (wanted != 0));
  pair_check_cursor (pair, wanted ? wanted : from);
  g_assert_cmpuint (timeline_mismatches (pair->timeline), ==, 0);
}

static void
check_options (const Strategy *strategy, const SearchOptions *options)
{
  static const char *const boards[] = { EMPTY, PUZZLE, NO_SOLUTION, REPEATED };
  static const size_t keyframes[] = { 2, 3, 37, 300 };

  for (size_t i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      size_t budget = keyframes[i] * strategy->size (options);
      g_autofree Holds *holds = NULL;
      Pair pair;

      pair_start (&pair, strategy, options, boards[(i + options->cell) % G_N_ELEMENTS (boards)], i, 2000, budget);
      holds = holds_of (&pair.log);
      pair_explore (&pair, 300);
      for (int n = 0; n < 60; n++)
        check_finder (&pair, holds);
      pair_end (&pair);
    }
}

/* Where nothing is explored yet there is nothing to find, until there is: at first, where a summary tells of several events,
 * and where it begins to, as there is no room for one more of a single event. */
static void
test_behind_the_end (void)
{
  static const uint64_t lengths[] = { 200001, SUMMARIES_BUDGET / sizeof (Summary) + 1, 300 };

  for (size_t i = 0; i < G_N_ELEMENTS (lengths); i++)
    {
      const Condition any = CONDITION_ANY;
      Pair pair;
      Finder *finder;

      pair_start (&pair, &strategy_ascending, &strategy_ascending.defaults, LONG, 1, 300000, 1 << 20);
      while (timeline_length (pair.timeline) < lengths[i])
        pair_explore (&pair, lengths[i] - timeline_length (pair.timeline));
      finder = finder_new (pair.timeline, &any, 1, 1);
      finder_start_at (finder, lengths[i] + 1);
      g_assert_cmpint (finder_run (finder, 1000000), ==, FINDER_NONE);
      g_assert_cmpuint (finder_position (finder), ==, lengths[i] + 1);

      pair_explore (&pair, 100);
      g_assert_cmpint (finder_run (finder, 1000000), ==, FINDER_FOUND);
      g_assert_cmpuint (finder_position (finder), ==, lengths[i] + 2);
      g_assert_cmpuint (timeline_mismatches (pair.timeline), ==, 0);
      finder_free (finder);
      pair_end (&pair);
    }
}

/* The larger ladders take long, and a finder sees no difference. */
static bool
takes_long (int id, const SwitchValue *value)
{
  return id == SWITCH_LADDER && !g_str_equal (value->id, "basic");
}

static void
test_finds_what_a_log_would (gconstpointer data)
{
  const Strategy *strategy = data;

  if (strategy != &strategy_logic)
    check_options (strategy, &strategy->defaults);
  for (int id = 0; id < N_SWITCHES; id++)
    for (const SwitchValue *value = search_switches[id].values; strategy->switches & 1u << id && value->id; value++)
      {
        SearchOptions options = strategy->defaults;

        search_options_put (&options, (SwitchId) id, value->value);
        if (!takes_long (id, value))
          check_options (strategy, &options);
      }
}

/* Long enough for summaries to be merged, so that blocks are passed over and stretches span many of them. */
static void
test_long_searches_too (void)
{
  SearchOptions options = strategy_explore.defaults;
  size_t budget;
  g_autofree Holds *holds = NULL;
  Pair pair;

  options.cell = CELL_LINEAR;
  options.inference = INFERENCE_FORWARD;
  budget = 37 * strategy_explore.size (&options);
  pair_start (&pair, &strategy_explore, &options, LONG, 5, 150000, budget);
  g_assert_cmpuint (pair.log.events->len, >, 2 * SUMMARIES_BUDGET / sizeof (Summary));
  holds = holds_of (&pair.log);
  while (explorer_events (pair.explorer) + 1 < pair.log.events->len)
    {
      pair_explore (&pair, 30000);
      for (int n = 0; n < 60; n++)
        check_finder (&pair, holds);
    }
  pair_end (&pair);
}

/* Guesses of the viewer's are run again where they were made. */
static void
test_steered_searches_too (void)
{
  Trace trace = { .strategy = &strategy_ascending, .options = strategy_ascending.defaults, .seed = 1 };
  Explorer *explorer;
  Timeline *timeline;
  Batch *batch;

  g_assert_true (board_parse (&trace.board, EMPTY));
  g_assert_true (steering_add (&trace.steering, 0, 0, 9));
  g_assert_true (steering_add (&trace.steering, 2, 2, 8));
  explorer = explorer_new (&trace, TIMELINE_BUDGET);
  timeline = timeline_new (&trace, TIMELINE_BUDGET);
  explorer_run (explorer, 500, &batch);
  g_assert_true (timeline_accept (timeline, batch));

  g_assert_nonnull (timeline_find (timeline, &(Condition) { .cell = 0, .digit = 9 }, 1));
  g_assert_cmpuint (timeline_cursor (timeline), ==, 1);
  g_assert_nonnull (timeline_find (timeline, &(Condition) { .cell = 2, .digit = 8 }, 1));
  g_assert_cmpuint (timeline_cursor (timeline), ==, 3);
  timeline_seek (timeline, 300);
  g_assert_nonnull (timeline_find (timeline, &(Condition) { .cell = 0, .digit = 9, .kinds = 1u << EVENT_ASSIGN }, -1));
  g_assert_cmpuint (timeline_cursor (timeline), ==, 1);
  g_assert_cmpuint (timeline_mismatches (timeline), ==, 0);
  explorer_free (explorer);
  timeline_free (timeline);
}

/* The text. */

static void
test_text_comes_back (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (7);
  char text[CONDITION_TEXT_SIZE], again[CONDITION_TEXT_SIZE];

  for (int n = 0; n < 20000; n++)
    {
      Condition condition = random_condition (random, 1000000), read;
      size_t length = condition_format (&condition, text, sizeof text), cut = (size_t) g_rand_int_range (random, 0, 40);

      g_assert_cmpuint (length, ==, strlen (text));
      if (length == 0)
        {
          g_assert_true (condition_equal (&condition, &CONDITION_ANY));
          continue;
        }
      g_assert_true (condition_parse (text, &read, NULL));
      g_assert_true (condition_equal (&condition, &read));
      condition_format (&read, again, sizeof again);
      g_assert_cmpstr (text, ==, again);
      g_assert_cmpuint (condition_format (&condition, again, cut), ==, cut ? MIN (cut - 1, length) : 0);
    }
}

static void
check_reads (const char *text, const char *as)
{
  char written[CONDITION_TEXT_SIZE];
  ConditionError error;
  Condition condition;

  g_assert_true (condition_parse (text, &condition, &error));
  g_assert_cmpint (error.status, ==, CONDITION_OK);
  condition_format (&condition, written, sizeof written);
  g_assert_cmpstr (written, ==, as);
}

static void
test_text_is_read (void)
{
  check_reads ("kind=solution,wipeout", "kind=wipeout,solution");
  check_reads ("  depth>=10   kind=undo-assign ", "kind=undo-assign depth>=10");
  check_reads ("lost=r4c5=7", "lost=r4c5=7");
  check_reads ("domain=r4c5<=2 back=r4c5=7", "back=r4c5=7 domain=r4c5<=2");
  check_reads ("back=r4c5=7 domain=r4c5<=2", "back=r4c5=7 domain=r4c5<=2");
  check_reads ("digit=3 domain=r9c9<=1", "digit=3 domain=r9c9<=1");
  check_reads ("house=box5,row3,column9", "house=row3,column9,box5");
  check_reads ("technique=x-wing nth=1", "technique=x-wing");
  check_reads ("nth=1", "nth=1");
  check_reads ("event=18446744073709551615 nth=3 choices>=3 depth=30 cell=r1c1 digit=9",
               "cell=r1c1 digit=9 depth=30 choices>=3 event=18446744073709551615 nth=3");
}

static void
check_refuses (const char *text, ConditionStatus status, const char *word)
{
  Condition condition = CONDITION_KIND (EVENT_DONE), before = condition;
  ConditionError error;
  g_autofree char *wrong = NULL;

  g_assert_false (condition_parse (text, &condition, &error));
  g_assert_cmpint (error.status, ==, status);
  wrong = g_strndup (text + error.at, error.length);
  g_assert_cmpstr (wrong, ==, word);
  g_assert_true (condition_equal (&condition, &before));
  g_assert_false (condition_parse (text, &condition, NULL));
}

static void
test_nonsense_is_refused (void)
{
  static const char *const values[] = {
    "kind=", "kind=start", "kind=wipe", "kind=wipeout,", "kind=wipeout,wipeout", "kind=wipeoutx", "kind=,wipeout",
    "cell=r0c1", "cell=r1c10", "cell=r1", "cell=5", "cell=r1c1x", "digit=0", "digit=10", "digit=-1", "digit=",
    "lost=r1c1", "lost=r1c1=0", "lost=7", "back=r1c1=", "domain=r1c1<=0", "domain=r1c1<=9", "domain=r1c1=2", "domain=2",
    "house=row0", "house=box10", "house=row", "house=", "house=3", "house=row1,row1", "house=row1,", "depth=0", "depth=82", "depth>=0",
    "depth>=82", "choices>=1", "choices>=10", "technique=x", "technique=", "event=0", "event=18446744073709551616",
    "event=-5", "nth=0", "nth=1e3", "nth=",
  };
  static const char *const unknown[] = { "dpeth=3", "kind", "depth", "choices=3", "r4c5", "=", "KIND=wipeout", "\303\244=1" };

  for (size_t i = 0; i < G_N_ELEMENTS (values); i++)
    check_refuses (values[i], CONDITION_BAD_VALUE, values[i]);
  for (size_t i = 0; i < G_N_ELEMENTS (unknown); i++)
    check_refuses (unknown[i], CONDITION_UNKNOWN, unknown[i]);

  check_refuses ("", CONDITION_EMPTY, "");
  check_refuses ("   ", CONDITION_EMPTY, "");
  check_refuses (" depth=3  dpeth=4 nth=2", CONDITION_UNKNOWN, "dpeth=4");
  check_refuses ("depth=3 depth=4", CONDITION_TWICE, "depth=4");
  check_refuses ("cell=r1c1 lost=r1c1=3", CONDITION_TWICE, "lost=r1c1=3");
  check_refuses ("digit=3 back=r1c1=3", CONDITION_TWICE, "back=r1c1=3");
  check_refuses ("lost=r1c1=3 back=r1c1=3", CONDITION_TWICE, "back=r1c1=3");
  check_refuses ("domain=r1c1<=2 cell=r1c1", CONDITION_TWICE, "cell=r1c1");
  check_refuses ("domain=r1c1<=2 lost=r1c2=3", CONDITION_BAD_VALUE, "lost=r1c2=3");
  check_refuses ("lost=r1c2=3 domain=r1c1<=2", CONDITION_BAD_VALUE, "domain=r1c1<=2");
}

/* Each part counts; of what is asked for once the first is meant. */
static void
test_any_other_part_makes_another (void)
{
  const Condition all = {
    .kinds = 2, .cell = 3, .digit = 4, .houses = 5, .min_depth = 6, .depth = 7, .min_choices = 2, .max_domain = 3,
    .technique = 4, .change = CANDIDATE_BACK, .event = 9, .nth = 1,
  };
  Condition others[] = { all, all, all, all, all, all, all, all, all, all, all, all }, same = all;

  others[0].kinds = others[1].cell = others[2].digit = others[3].houses = others[4].min_depth = others[5].depth = 1;
  others[6].min_choices = others[7].max_domain = others[8].technique = others[10].event = 1;
  others[9].change = CANDIDATE_ANY;
  others[11].nth = 2;
  same.nth = 0;
  g_assert_true (condition_equal (&all, &same));
  for (size_t i = 0; i < G_N_ELEMENTS (others); i++)
    g_assert_false (condition_equal (&all, &others[i]));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/condition/text-comes-back", test_text_comes_back);
  g_test_add_func ("/condition/text-is-read", test_text_is_read);
  g_test_add_func ("/condition/nonsense-is-refused", test_nonsense_is_refused);
  for (int i = 0; strategies[i]; i++)
    {
      g_autofree char *path = g_strdup_printf ("/condition/finds-what-a-log-would/%s", strategies[i]->id);

      g_test_add_data_func (path, strategies[i], test_finds_what_a_log_would);
    }
  g_test_add_func ("/condition/long-searches-too", test_long_searches_too);
  g_test_add_func ("/condition/steered-searches-too", test_steered_searches_too);
  g_test_add_func ("/condition/behind-the-end-is-nothing-yet", test_behind_the_end);
  g_test_add_func ("/condition/any-other-part-makes-another", test_any_other_part_makes_another);
  return g_test_run ();
}
