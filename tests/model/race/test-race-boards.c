/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-race-boards.c — searches of boards of any shape beside each other: their figures, where they stand and part, other ways, a
 * survey of several boards, and a classic board after them. */
#include <string.h>

#include "engine/search/solve-any.h"
#include "formats/blocks.h"
#include "model/race/flame.h"
#include "model/race/merged-tree.h"
#include "model/race/race.h"
#include "model/race/survey.h"
#include "model/search/strategy-choice.h"

#define SIX "puzzle=six\nrows=6\ncols=6\nvalues=1-6\nboxes=2x3\ngivens=1.3.5.............................6.\n"
#define KILLER "puzzle=small\nrows=4\ncols=4\nvalues=1-4\nboxes=2x2\ncage=7|r1c1 r1c2\ngivens=..............4.\n"
#define DOTS "................................................................"          /* 64 */
#define SIXTEEN "puzzle=large\nrows=16\ncols=16\nvalues=1-16\nboxes=4x4\ngivens=" DOTS DOTS DOTS DOTS "\n"

static const char *const ways[] = { "any-order", "any-mrv-forward", "any-sets", "any-singles", NULL };

/* Its topology is to be let go of. */
static Trace
puzzle_of (const char *text)
{
  g_autoptr (Block) block = NULL;
  Trace puzzle = { 0 };
  ParseError error;
  unsigned line = 1;

  g_assert_true (block_read (&text, &line, &block, &error));
  puzzle.topology = block_topology (block, &error);
  g_assert_nonnull (puzzle.topology);
  memcpy (puzzle.givens, block->givens, sizeof puzzle.givens);
  return puzzle;
}

static Trace
way_of (const char *text, const Trace *puzzle)
{
  Trace trace;

  g_assert_true (entrant_parse (text, &trace, NULL));
  trace.topology = puzzle->topology;
  memcpy (trace.givens, puzzle->givens, sizeof trace.givens);
  return trace;
}

/* The race alone holds the board then. */
static SetdokuRace *
race_of (const char *text)
{
  SetdokuRace *race = setdoku_race_new ();
  Trace puzzle = puzzle_of (text);

  for (int i = 0; ways[i]; i++)
    {
      Trace way = way_of (ways[i], &puzzle);

      g_assert_true (setdoku_race_add (race, &way));
    }
  setdoku_race_set_puzzle (race, &puzzle);
  topology_unref (puzzle.topology);
  return race;
}

static void
finish (SetdokuRace *race)
{
  for (unsigned i = 0; i < setdoku_race_get_n (race); i++)
    while (setdoku_race_get_figures (race, i)->state < RACE_FINISHED)
      g_main_context_iteration (NULL, TRUE);
  while (setdoku_race_tick (race, 0))
    {
      while (g_main_context_iteration (NULL, FALSE))
        ;
      g_usleep (200);
    }
}

static void
figures_are_those_of_the_whole_search (gconstpointer text)
{
  g_autoptr (SetdokuRace) race = race_of (text);
  g_autofree AnySolveResult *result = g_new (AnySolveResult, 1);

  finish (race);
  for (unsigned i = 0; i < setdoku_race_get_n (race); i++)
    {
      const RaceFigures *figures = setdoku_race_get_figures (race, i);

      solve_any (setdoku_race_get_entrant (race, i), NULL, result);
      g_assert_cmpint (figures->outcome, ==, result->outcome);
      g_assert_cmpuint (figures->events, ==, result->events);
      g_assert_cmpuint (figures->guesses, ==, result->counters.nodes);
      g_assert_cmpuint (figures->cpu_ns, >, 0);
    }
}

/* By event, by guess, at the end; and a board looks as its search does there. */
static void
they_stand_where_the_clock_says (void)
{
  g_autoptr (SetdokuRace) race = race_of (SIX);

  finish (race);
  setdoku_race_seek (race, 5);
  for (unsigned i = 0; i < 2; i++)
    {
      g_assert_cmpuint (setdoku_race_get_step (race, i), ==, 5);
      g_assert_null (setdoku_race_get_view (race, i));
    }
  setdoku_race_set_clock (race, RACE_BY_GUESS);
  setdoku_race_seek (race, 2);
  g_assert_cmpuint (setdoku_race_get_any (race, 0)->counters.nodes, ==, 2);
  setdoku_race_set_clock (race, RACE_BY_EVENT);
  setdoku_race_seek (race, UINT64_MAX);
  for (int cell = 0; cell < 36; cell++)
    g_assert_cmpuint (setdoku_race_get_any (race, 0)->value[cell], >, 0);
  g_assert_true (setdoku_race_is_at_end (race, 0));
}

static void
they_part_and_go_another_way (void)
{
  g_autoptr (SetdokuRace) race = race_of (SIX);
  g_autofree char *about = NULL;
  Trace way;

  finish (race);
  setdoku_race_find_divergence (race, 0, 1);
  while (setdoku_race_is_finding (race))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (setdoku_race_get_divergence (race, NULL, NULL)->kind, ==, DIVERGENCE_FOUND);
  g_assert_true (setdoku_race_find_way (race, 0, &way));
  g_assert_cmpuint (way.steering.n, ==, 1);
  about = entrant_describe (&way);
  g_assert_true (g_str_has_suffix (about, "by hand, event 1") || strstr (about, " by hand, event "));
  g_assert_true (setdoku_race_add (race, &way));
  finish (race);
  g_assert_cmpint (setdoku_race_get_figures (race, 4)->outcome, ==, OUTCOME_SOLVED);
}

/* It comes and goes while the workers are under way. */
static void
another_board_takes_its_place (void)
{
  g_autoptr (SetdokuRace) race = race_of (SIXTEEN);
  Trace small = puzzle_of (KILLER), way;
  Board empty = { 0 };

  setdoku_race_tick (race, 0);
  setdoku_race_find_divergence (race, 0, 1);
  setdoku_race_set_puzzle (race, &small);
  g_assert_true (trace_same_puzzle (setdoku_race_get_puzzle (race), &small));
  topology_unref (small.topology);
  finish (race);
  g_assert_cmpint (setdoku_race_get_figures (race, 0)->outcome, ==, OUTCOME_SOLVED);

  setdoku_race_set_puzzle (race, NULL);
  while (setdoku_race_get_n (race) > 0)
    setdoku_race_remove (race, 0);
  g_assert_true (entrant_parse ("explore", &way, NULL) && setdoku_race_add (race, &way));
  setdoku_race_set_puzzle (race, &(Trace) { .board = empty });
  finish (race);
  g_assert_null (setdoku_race_get_any (race, 0));
  g_assert_cmpint (setdoku_race_get_figures (race, 0)->outcome, ==, OUTCOME_SOLVED);
}

/* Not a word of it where a strategy takes the board. */
static void
who_does_not_take_the_board_says_why (void)
{
  Trace killer = puzzle_of (KILLER), six = puzzle_of (SIX);

  for (int kind = 0; kind < 2; kind++)
    for (const EntrantPreset *preset = entrant_presets (kind); preset->id; preset++)
      {
        g_autofree char *classic = NULL, *plain = NULL, *caged = NULL;
        Trace entrant;

        entrant_from_preset (&entrant, preset);
        classic = strategy_choice_refuse (entrant.strategy, NULL);
        plain = strategy_choice_refuse (entrant.strategy, six.topology);
        caged = strategy_choice_refuse (entrant.strategy, killer.topology);
        g_assert_true (!classic == !kind);
        g_assert_true (!plain == !!kind);
        g_assert_true (!caged == (kind && !g_str_equal (preset->id, "any-dlx")));
      }
  topology_unref (killer.topology);
  topology_unref (six.topology);
}

/* Of several boards with rules of their own, on any number of threads. */
static void
a_survey_adds_up_what_each_search_finds (void)
{
  static const char *const texts[] = { SIX, KILLER, SIX };
  g_autofree AnySolveResult *result = g_new (AnySolveResult, 1);
  Trace puzzles[3], entrants[4];
  uint64_t most[4] = { 0 };

  for (int i = 0; i < 3; i++)
    puzzles[i] = puzzle_of (texts[i]);
  for (int way = 0; way < 4; way++)
    for (int i = 0; i < 3; i++)
      {
        entrants[way] = way_of (ways[way], &puzzles[i]);
        solve_any (&entrants[way], NULL, result);
        if (result->outcome == OUTCOME_SOLVED)
          most[way] = MAX (most[way], result->counters.nodes);
      }

  for (int jobs = 1; jobs <= 3; jobs += 2)
    {
      g_autoptr (SetdokuSurvey) survey = setdoku_survey_new ();

      setdoku_survey_start_any (survey, puzzles, 3, entrants, 4, SURVEY_CAP_DEFAULT, jobs);
      while (setdoku_survey_is_running (survey))
        g_main_context_iteration (NULL, TRUE);
      for (unsigned way = 0; way < 4; way++)
        {
          SurveyRow row;

          setdoku_survey_get_row (survey, way, &row);
          g_assert_cmpuint (row.puzzles, ==, 3);
          g_assert_cmpuint (row.max, ==, most[way]);
        }
    }
  for (int i = 0; i < 3; i++)
    topology_unref (puzzles[i].topology);
}

/* Cells beyond the 255th, and more than 81 guesses above each other. */
static void
large_boards_have_flames_and_merged_trees (void)
{
  Trace puzzle = puzzle_of (SIXTEEN);
  Trace a = way_of ("any-order", &puzzle), b = way_of ("any-singles", &puzzle);
  Flame *flame = flame_new (&a);
  Tree *trees[2] = { tree_new (&a, TREE_NODES_MAX), tree_new (&b, TREE_NODES_MAX) };
  MergedTree merged;
  unsigned deepest = 0;
  uint32_t n;

  topology_unref (puzzle.topology);
  flame_run (flame, 20000);
  for (uint32_t i = 0; i < (flame_nodes (flame, &n), n); i++)
    {
      const FlameNode *node = &flame_nodes (flame, &n)[i];

      deepest = MAX (deepest, node->depth);
      g_assert_true (node->parent == FLAME_NONE ? node->cell == NO_PLACE : node->cell < 256);
    }
  g_assert_cmpuint (deepest, >, 81);
  for (int i = 0; i < 2; i++)
    while (tree_events (trees[i]) < 20000 && tree_grow (trees[i], 1000))
      ;
  g_assert_true (merged_tree_make (&merged, trees[0], trees[1]));
  g_assert_cmpuint (merged.nodes[0].cell, ==, NO_PLACE);
  g_assert_cmpuint (merged.pentagons, >, 0);
  merged_tree_clear (&merged);
  tree_free (trees[0]);
  tree_free (trees[1]);
  flame_free (flame);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/race-boards/figures/six", SIX, figures_are_those_of_the_whole_search);
  g_test_add_data_func ("/race-boards/figures/killer", KILLER, figures_are_those_of_the_whole_search);
  g_test_add_func ("/race-boards/clock", they_stand_where_the_clock_says);
  g_test_add_func ("/race-boards/ways", they_part_and_go_another_way);
  g_test_add_func ("/race-boards/another", another_board_takes_its_place);
  g_test_add_func ("/race-boards/refused", who_does_not_take_the_board_says_why);
  g_test_add_func ("/race-boards/survey", a_survey_adds_up_what_each_search_finds);
  g_test_add_func ("/race-boards/insight", large_boards_have_flames_and_merged_trees);
  return g_test_run ();
}
