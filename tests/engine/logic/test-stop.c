/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-stop.c — who looks for techniques leaves off when told to, soon, and what it has is as it was before. */
#include <glib.h>

#include "engine/logic/verdict.h"

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
  g_test_add_func ("/logic/stop/a-long-search-is-asked-on-its-way", a_long_search_is_asked_on_its_way);
  return g_test_run ();
}
