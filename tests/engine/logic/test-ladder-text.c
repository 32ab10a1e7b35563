/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-ladder-text.c — a ladder of one's own is read as it was written, and what is wrong is told by its line. */

#include <string.h>

#include "puzzles.h"

#include "engine/logic/ladder-text.h"

static LadderOwn
own_of (const char *text)
{
  LadderOwn own;
  int       line = 0;

  if (ladder_text_read (text, &own, &line) != LADDER_TEXT_OK)
    g_error ("line %d of %s", line, text);
  return own;
}

static void
check_row (const LadderOwn *own, int i, const char *id, int score)
{
  g_assert_cmpint (i, <, own->n);
  g_assert_cmpstr (techniques[own->row[i]].id, ==, id);
  g_assert_cmpint (own->score[i], ==, score);
}

static void
lines_are_techniques_and_scores (void)
{
  LadderOwn own = own_of ("# mine\n\n  naked-single 4\r\n\thidden-single\t50000 # dear\nx-wing#cheap\nnaked-pair 0");

  g_assert_cmpint (own.n, ==, 4);
  check_row (&own, 0, "naked-single", 4);
  check_row (&own, 1, "hidden-single", 50000);
  check_row (&own, 2, "x-wing", technique_find ("x-wing")->score);
  check_row (&own, 3, "naked-pair", 0);
  g_assert_cmpint (ladder_text_read ("x-wing 7", &own, NULL), ==, LADDER_TEXT_OK);
  g_assert_cmpint (own.n, ==, 1);
  check_row (&own, 0, "x-wing", 7);
}

static void
what_is_wrong_is_told_by_its_line (void)
{
  static const char long_id[] = "naked-single-naked-single-naked-single-naked-single-naked-single-naked-single";
  static const struct { const char *text; LadderTextStatus status; int line; } wrong[] = {
    { "", LADDER_TEXT_EMPTY, 1 }, { "# x-wing\n\n", LADDER_TEXT_EMPTY, 3 },
    { "x-wing\nx-wings", LADDER_TEXT_UNKNOWN, 2 }, { "no-such\nx-wing", LADDER_TEXT_UNKNOWN, 1 },
    { long_id, LADDER_TEXT_UNKNOWN, 1 }, { "x-wing\n\nx-wing 3", LADDER_TEXT_TWICE, 3 },
    { "x-wing -1", LADDER_TEXT_SCORE, 1 }, { "x-wing 1x", LADDER_TEXT_SCORE, 1 }, { "x-wing x", LADDER_TEXT_SCORE, 1 },
    { "x-wing 50001", LADDER_TEXT_SCORE, 1 }, { "x-wing 99999999999999", LADDER_TEXT_SCORE, 1 },
    { "x-wing 1 2", LADDER_TEXT_SCORE, 1 },
  };
  LadderOwn own = own_of ("naked-single 4"), before = own;

  for (size_t i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      int line = 0;

      g_assert_cmpint (ladder_text_read (wrong[i].text, &own, &line), ==, wrong[i].status);
      g_assert_cmpint (line, ==, wrong[i].line);
      g_assert_cmpmem (&own, sizeof own, &before, sizeof before);
    }
}

static void
every_profile_comes_back (void)
{
  for (const LadderProfile *profile = ladder_profiles; profile->id; profile++)
    {
      char      text[LADDER_TEXT_SIZE];
      LadderOwn own, read;

      ladder_own_from_profile (&own, profile);
      for (int i = 0; i < own.n; i++)
        check_row (&own, i, technique_find (profile->techniques[i])->id,
                   profile->scores ? profile->scores[i] : technique_find (profile->techniques[i])->score);
      g_assert_null (profile->techniques[own.n]);
      g_assert_cmpuint (ladder_text_write (&own, text, sizeof text), ==, strlen (text));
      read = own_of (text);
      g_assert_true (ladder_own_equal (&read, &own));
    }
}

static void
a_text_is_cut_where_the_room_ends (void)
{
  const LadderOwn own = own_of ("x-wing 7\nnaked-pair 60\nnaked-single 4");
  const char     *whole = "x-wing 7\nnaked-pair 60\nnaked-single 4\n";
  char            text[64];

  for (size_t size = 0; size <= sizeof text; size++)
    {
      memset (text, '!', sizeof text);
      g_assert_cmpuint (ladder_text_write (&own, text, size), ==, strlen (whole));
      if (size == 0)
        g_assert_cmpint (text[0], ==, '!');
      else
        g_assert_true (strlen (text) == MIN (size - 1, strlen (whole)) && g_str_has_prefix (whole, text));
      if (size < sizeof text)
        g_assert_cmpint (text[size], ==, '!');
    }
}

static void
others_are_not_equal (void)
{
  static const char *const others[] = {
    "x-wing 7", "naked-pair 60\nx-wing 7", "x-wing 7\nnaked-pair 61", "x-wing 7\nnaked-triple 60",
  };
  const LadderOwn          own = own_of ("x-wing 7\nnaked-pair 60"), same = own_of ("x-wing 7\nnaked-pair");

  g_assert_true (ladder_own_equal (&own, &same));
  for (size_t i = 0; i < G_N_ELEMENTS (others); i++)
    {
      LadderOwn other = own_of (others[i]);

      g_assert_false (ladder_own_equal (&own, &other));
    }
}

/* Steps cost what the text says, and the techniques are asked in its order. */
static void
a_ladder_climbs_by_it (void)
{
  const LadderOwn      own = own_of ("hidden-single 3\nnaked-single 1000");
  Board                board = board_of (PUZZLE_BASIC_FILLING);
  LadderRoom           room;
  const LadderProfile *profile = ladder_own_profile (&own, &room);
  LadderOwn            again;
  Position             position;
  Ladder               ladder;

  g_assert_cmpstr (profile->id, ==, "own");
  ladder_own_from_profile (&again, profile);
  g_assert_true (ladder_own_equal (&own, &again));
  position_from_board (&position, &board);
  ladder_start (&ladder, &position, profile, NULL);
  ladder_climb (&ladder);
  g_assert_cmpint (ladder.outcome, ==, LADDER_SOLVED);
  g_assert_cmpint (ladder.score, ==, 3 * ladder.used[technique_find ("hidden-single") - techniques]
                                     + 1000 * ladder.used[technique_find ("naked-single") - techniques]);
  g_assert_cmpint (ladder.used[technique_find ("hidden-single") - techniques], >, 0);
}

/* Of more rows than there are techniques the first are taken; ids that no technique has are left out. */
static void
no_profile_is_too_long (void)
{
  const char   *ids[TECHNIQUES_MAX + 8];
  LadderProfile profile = { .id = "long", .techniques = ids };
  Board         board = board_of (PUZZLE_BASIC_FILLING);
  Position      position;
  Ladder        ladder;
  LadderOwn     own;

  for (size_t i = 0; i < G_N_ELEMENTS (ids); i++)
    ids[i] = i + 1 < G_N_ELEMENTS (ids) ? "naked-single" : NULL;
  ladder_own_from_profile (&own, &profile);
  g_assert_cmpint (own.n, ==, TECHNIQUES_MAX);

  ids[0] = "no-such-technique";
  position_from_board (&position, &board);
  ladder_start (&ladder, &position, &profile, NULL);
  g_assert_cmpint (ladder.n_rows, ==, TECHNIQUES_MAX);
  ids[1] = NULL;
  ladder_start (&ladder, &position, &profile, NULL);
  g_assert_cmpint (ladder.n_rows, ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/logic/ladder-text/lines-are-techniques-and-scores", lines_are_techniques_and_scores);
  g_test_add_func ("/logic/ladder-text/what-is-wrong-is-told-by-its-line", what_is_wrong_is_told_by_its_line);
  g_test_add_func ("/logic/ladder-text/every-profile-comes-back", every_profile_comes_back);
  g_test_add_func ("/logic/ladder-text/a-text-is-cut-where-the-room-ends", a_text_is_cut_where_the_room_ends);
  g_test_add_func ("/logic/ladder-text/others-are-not-equal", others_are_not_equal);
  g_test_add_func ("/logic/ladder-text/a-ladder-climbs-by-it", a_ladder_climbs_by_it);
  g_test_add_func ("/logic/ladder-text/no-profile-is-too-long", no_profile_is_too_long);
  return g_test_run ();
}
