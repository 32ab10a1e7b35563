/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-compare.c — strategies beside each other, in a real window. */
#include "view/compare/compare-words.h"
#include "engine/search/strategies/strategies.h"
#include "view/board/samples.h"
#include "picture/meter.h"
#include "compare-fixture.h"
#include "taken.h"

static char *
label_of_row (Fixture *fixture, int i)
{
  SetdokuRace *race = race_of (fixture);
  SetdokuCompare *compare = compare_of (fixture);
  gboolean shown = setdoku_compare_get_shown (compare, 0) == i || setdoku_compare_get_shown (compare, 1) == i;

  return compare_describe (setdoku_race_get_entrant (race, (unsigned) i), setdoku_race_get_figures (race, (unsigned) i), shown);
}

static void
test_the_empty_board_takes_391_guesses_in_order (Fixture *fixture, gconstpointer data)
{
  GtkWidget *table = GTK_WIDGET (setdoku_compare_get_table (compare_of (fixture)));
  g_autofree char *label = NULL;

  go_to_view (fixture, "compare");
  g_assert_cmpuint (setdoku_race_get_n (race_of (fixture)), ==, 4);
  wait_for (all_are_finished (race_of (fixture)));
  wait_for (shows (table, "391"));
  g_assert_true (shows (table, "310"));
  g_assert_true (shows (table, "In order"));
  g_bytes_unref (taken_from (gtk_widget_get_first_child (table)));
  label = label_of_row (fixture, 0);
  g_assert_true (g_str_has_prefix (label, "In order, 391 guesses, 310 take-backs, "));
  g_assert_true (g_str_has_suffix (label, ", Solved, shown on a board"));
}

static void
test_only_the_view_in_front_answers (Fixture *fixture, gconstpointer data)
{
  GtkWidget *grid = GTK_WIDGET (setdoku_window_get_grid (fixture->window));

  go_to_view (fixture, "compare");
  wait_for (gtk_widget_get_mapped (GTK_WIDGET (compare_of (fixture))) && !gtk_widget_get_mapped (grid));
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (fixture->window)),
                                         GTK_WIDGET (setdoku_compare_get_board (compare_of (fixture), 0))));
  g_assert_true (can (fixture, "play") || !can (fixture, "first"));
  g_assert_true (can (fixture, "survey"));
  g_assert_false (is_enabled (fixture, "hint"));
  g_assert_false (is_enabled (fixture, "show-panel"));
  g_assert_false (gtk_widget_get_mapped (setdoku_watch_get_bar (setdoku_window_get_watch (fixture->window))));
  go_to_view (fixture, "watch");
  wait_for (gtk_widget_get_mapped (grid) && !gtk_widget_get_mapped (GTK_WIDGET (compare_of (fixture))));
  g_assert_false (can (fixture, "survey"));
  g_assert_true (is_enabled (fixture, "show-panel"));
  go_to_view (fixture, "play");
  g_assert_false (gtk_widget_get_mapped (setdoku_compare_get_bar (compare_of (fixture))));
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (fixture->window)), grid));
}

static void
test_boards_go_in_step (Fixture *fixture, gconstpointer data)
{
  SetdokuRace *race = race_of (fixture);

  go_to_view (fixture, "compare");
  wait_for (all_are_finished (race));
  command (fixture, "forward", NULL);
  command (fixture, "forward", NULL);
  for (unsigned i = 0; i < 4; i++)
    g_assert_cmpuint (setdoku_race_get_step (race, i), ==, 2);
  g_assert_true (can (fixture, "back"));
  command (fixture, "last", NULL);
  g_assert_false (can (fixture, "forward"));
  for (int board = 0; board < 2; board++)
    g_assert_true (g_str_has_prefix (setdoku_compare_board_get_state (setdoku_compare_get_board (compare_of (fixture), board)),
                                     "Solved · guess "));
  command (fixture, "first", NULL);
  g_action_group_change_action_state (setdoku_compare_get_actions (compare_of (fixture)), "lock", g_variant_new_string ("guess"));
  command (fixture, "forward", NULL);
  for (unsigned i = 0; i < 2; i++)
    g_assert_cmpuint (setdoku_race_get_view (race, i)->counters.nodes, ==, 1);
}

/* Standing still, a board shows its dead end as Watch does. */
static void
test_a_dead_end_is_seen (Fixture *fixture, gconstpointer data)
{
  SetdokuRace *race = race_of (fixture);
  SetdokuGrid *grid = setdoku_compare_board_get_grid (setdoku_compare_get_board (compare_of (fixture), 0));

  go_to_view (fixture, "compare");
  wait_for (all_are_finished (race));
  do
    command (fixture, "forward", NULL);
  while (setdoku_race_get_view (race, 0)->counters.wipeouts == 0);
  g_assert_true (setdoku_grid_get_scene (grid)->looks[cell_at (1, 6)].dead);
  command (fixture, "forward", NULL);
  g_assert_false (setdoku_grid_get_scene (grid)->looks[cell_at (1, 6)].dead);
}

static void
test_a_row_is_shown_on_the_board_used_last (Fixture *fixture, gconstpointer data)
{
  SetdokuCompare *compare = compare_of (fixture);

  go_to_view (fixture, "compare");
  g_assert_cmpint (setdoku_compare_get_shown (compare, 0), ==, 0);
  g_assert_cmpint (setdoku_compare_get_shown (compare, 1), ==, 3);
  setdoku_grid_focus_cursor (setdoku_compare_board_get_grid (setdoku_compare_get_board (compare, 1)));
  command (fixture, "show", g_variant_new_int32 (1));
  g_assert_cmpint (setdoku_compare_get_shown (compare, 0), ==, 0);
  g_assert_cmpint (setdoku_compare_get_shown (compare, 1), ==, 1);
  command (fixture, "show", g_variant_new_int32 (0));          /* is there: nothing changes, but it is the one used last */
  command (fixture, "show", g_variant_new_int32 (2));
  g_assert_cmpint (setdoku_compare_get_shown (compare, 0), ==, 2);
  g_assert_cmpint (setdoku_compare_get_shown (compare, 1), ==, 1);
}

static void
test_strategies_come_and_go (Fixture *fixture, gconstpointer data)
{
  SetdokuCompare *compare = compare_of (fixture);
  SetdokuRace *race = race_of (fixture);
  SetdokuCompareTable *table = setdoku_compare_get_table (compare);

  go_to_view (fixture, "compare");
  command (fixture, "add", g_variant_new_string ("sets"));
  g_assert_cmpuint (setdoku_race_get_n (race), ==, 5);
  g_assert_nonnull (setdoku_compare_table_get_row (table, 4));
  g_assert_cmpint (setdoku_compare_get_shown (compare, 0), ==, 4);
  command (fixture, "add", g_variant_new_string ("linear-none"));
  g_assert_cmpuint (setdoku_race_get_n (race), ==, ENTRANTS_MAX);
  g_assert_false (can (fixture, "choose-add"));
  command (fixture, "remove", g_variant_new_int32 (0));
  g_assert_cmpuint (setdoku_race_get_n (race), ==, 5);
  g_assert_null (setdoku_compare_table_get_row (table, 5));
  g_assert_cmpint (setdoku_compare_get_shown (compare, 0), !=, setdoku_compare_get_shown (compare, 1));
  while (can (fixture, "remove"))
    command (fixture, "remove", g_variant_new_int32 (0));
  g_assert_cmpuint (setdoku_race_get_n (race), ==, ENTRANTS_MIN);
  g_assert_cmpint (setdoku_compare_get_shown (compare, 0) + setdoku_compare_get_shown (compare, 1), ==, 1);
}

/* The list of strategies on a board makes another entrant of it, with its own switches. */
static void
test_a_board_searches_in_another_way (Fixture *fixture, gconstpointer data)
{
  SetdokuCompareBoard *board = setdoku_compare_get_board (compare_of (fixture), 1);
  SetdokuRace *race = race_of (fixture);

  go_to_view (fixture, "compare");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (board), "search.switch", "s", "cell=linear"));
  g_assert_cmpint (setdoku_race_get_entrant (race, 3)->options.cell, ==, CELL_LINEAR);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (board), "search.strategy", "s", "sets"));
  g_assert_cmpstr (setdoku_race_get_entrant (race, 3)->strategy->id, ==, "sets");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (board), "search.strategy", "s", "ascending"));
  g_assert_cmpuint (setdoku_race_get_n (race), ==, 4);         /* it races already: its board is meant */
  g_assert_cmpstr (setdoku_race_get_entrant (race, 3)->strategy->id, ==, "sets");
}

/* What was not tried takes part beside the rest; with another puzzle it goes. */
static void
test_another_way_takes_part (Fixture *fixture, gconstpointer data)
{
  SetdokuRace *race = race_of (fixture);

  go_to_view (fixture, "compare");
  wait_for (all_are_finished (race));
  command (fixture, "another-way", NULL);
  g_assert_cmpuint (setdoku_race_get_n (race), ==, 5);
  g_assert_cmpuint (setdoku_race_get_entrant (race, 4)->steering.n, ==, 1);
  g_assert_cmpint (setdoku_compare_get_shown (compare_of (fixture), 0), ==, 4);
  wait_for (shows (GTK_WIDGET (setdoku_compare_get_table (compare_of (fixture))), "In order, another way"));
  go_to_view (fixture, "play");
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.sample", "s", "fool");
  g_assert_cmpuint (setdoku_race_get_n (race), ==, 4);
  for (unsigned i = 0; i < 4; i++)
    g_assert_cmpuint (setdoku_race_get_entrant (race, i)->steering.n, ==, 0);
}

/* The search of Watch, as it was steered there. */
static void
test_the_watched_search_takes_part (Fixture *fixture, gconstpointer data)
{
  SetdokuRace *race = race_of (fixture);
  const Trace *watched;
  Trace steered;

  go_to_view (fixture, "watch");
  wait_for (setdoku_player_get_trace (setdoku_watch_get_player (setdoku_window_get_watch (fixture->window))));
  steered = *setdoku_player_get_trace (setdoku_watch_get_player (setdoku_window_get_watch (fixture->window)));
  g_assert_true (steering_add (&steered.steering, 0, 0, 9));
  setdoku_player_start (setdoku_watch_get_player (setdoku_window_get_watch (fixture->window)), &steered);
  go_to_view (fixture, "compare");
  command (fixture, "watched", NULL);
  watched = setdoku_player_get_trace (setdoku_watch_get_player (setdoku_window_get_watch (fixture->window)));
  g_assert_cmpuint (setdoku_race_get_n (race), ==, 5);
  g_assert_true (steering_equal (&setdoku_race_get_entrant (race, 4)->steering, &watched->steering));
  command (fixture, "watched", NULL);                          /* it takes part already, and that is said */
  g_assert_cmpuint (setdoku_race_get_n (race), ==, 5);
  wait_for (shows (GTK_WIDGET (setdoku_compare_get_table (compare_of (fixture))),
                   "The search of Watch takes part already, or is of another puzzle."));
}

static void
test_the_first_difference_is_found_and_said (Fixture *fixture, gconstpointer data)
{
  SetdokuCompare *compare = compare_of (fixture);
  const Divergence *found;
  g_autofree char *sentence = NULL;

  go_to_view (fixture, "compare");
  wait_for (all_are_finished (race_of (fixture)));
  command (fixture, "difference", NULL);
  wait_for (!setdoku_race_is_finding (race_of (fixture)) && setdoku_race_get_divergence (race_of (fixture), NULL, NULL));
  found = setdoku_race_get_divergence (race_of (fixture), NULL, NULL);
  g_assert_cmpint (found->kind, ==, DIVERGENCE_FOUND);
  sentence = g_strdup_printf ("“In order” and “Explore” differ for the first time at guess %d.",
                              (int) found->same + 1);
  wait_for (shows (GTK_WIDGET (setdoku_compare_get_table (compare)), sentence));
  g_assert_cmpuint (setdoku_race_get_view (race_of (fixture), 0)->counters.nodes, ==, found->same + 1);
  g_assert_false (event_equal (setdoku_race_get_event (race_of (fixture), 0), setdoku_race_get_event (race_of (fixture), 3)));
}

static void
test_the_sample_that_fools_opens_here (Fixture *fixture, gconstpointer data)
{
  g_autoptr(GVariant) view = NULL;
  SetdokuRace *race = race_of (fixture);

  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.sample", "s", "fool");
  view = g_action_group_get_action_state (G_ACTION_GROUP (fixture->window), "view");
  g_assert_cmpstr (g_variant_get_string (view, NULL), ==, "compare");
  g_assert_cmpint (board_filled (&setdoku_race_get_puzzle (race)->board), ==, 17);
  wait_for (shows (GTK_WIDGET (setdoku_compare_get_table (compare_of (fixture))), sample_find ("fool")->note));
  wait_for (setdoku_race_get_figures (race, 3)->state == RACE_FINISHED);
  g_assert_cmpuint (setdoku_race_get_figures (race, 3)->guesses, ==, 0);
  wait_for (setdoku_race_get_position (race) > 0);             /* it plays */
}

static void
test_there_is_one_board_where_there_is_less_room (Fixture *fixture, gconstpointer data)
{
  SetdokuCompare *compare = compare_of (fixture);
  const SetdokuRoom rooms[] = {
    { SETDOKU_SHAPE_BROAD, SETDOKU_STATURE_TALL }, { SETDOKU_SHAPE_WIDE, SETDOKU_STATURE_TALL },
    { SETDOKU_SHAPE_MEDIUM, SETDOKU_STATURE_TALL }, { SETDOKU_SHAPE_NARROW, SETDOKU_STATURE_TALL },
    { SETDOKU_SHAPE_WIDE, SETDOKU_STATURE_LOW }, { SETDOKU_SHAPE_MEDIUM, SETDOKU_STATURE_FLAT },
  };

  go_to_view (fixture, "compare");
  for (size_t i = 0; i < G_N_ELEMENTS (rooms); i++)
    {
      g_object_set (compare, "room", &rooms[i], NULL);
      g_assert_cmpint (setdoku_compare_get_shown (compare, 0), ==, 0);
      g_assert_cmpint (setdoku_compare_get_shown (compare, 1), ==, i < 2 ? 3 : -1);
      g_assert_cmpint (gtk_widget_get_visible (GTK_WIDGET (setdoku_compare_get_board (compare, 1))), ==, i < 2);
    }
}

static void
test_it_can_be_made_small (Fixture *fixture, gconstpointer data)
{
  static const struct { int width, height; } sizes[] = { { 900, 700 }, { 700, 700 }, { 400, 700 }, { 360, 294 }, { 700, 400 } };
  SetdokuGrid *grid = setdoku_compare_board_get_grid (setdoku_compare_get_board (compare_of (fixture), 0));

  go_to_view (fixture, "compare");
  for (size_t i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_test_message ("%d × %d", sizes[i].width, sizes[i].height);
      gtk_window_set_default_size (GTK_WINDOW (fixture->window), sizes[i].width, sizes[i].height);
      wait_for (ABS (gtk_widget_get_width (GTK_WIDGET (fixture->window)) - sizes[i].width) <= BORDER
                && ABS (gtk_widget_get_height (GTK_WIDGET (fixture->window)) - sizes[i].height) <= BORDER);
      wait_for (setdoku_grid_get_side (grid) >= 12);
    }
}

static void
test_it_closes_while_they_race (Fixture *fixture, gconstpointer data)
{
  SetdokuRace *race = race_of (fixture);

  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.sample", "s", "fool");
  wait_for (setdoku_race_is_exploring (race, 0) && setdoku_race_get_length (race, 0) > 0);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  run_for (200);                 /* nothing may be called back */
  set_up (fixture, NULL);
}

static void
test_the_axis_is_logarithmic (void)
{
  g_assert_cmpfloat (meter_share (0), ==, 0);
  g_assert_cmpfloat (meter_share (1), ==, 0);
  g_assert_cmpfloat_with_epsilon (meter_share (1000), 1 / 3.0, 1e-9);
  g_assert_cmpfloat_with_epsilon (meter_share (1000000000), 1, 1e-9);
  g_assert_cmpfloat (meter_share (G_MAXUINT64), ==, 1);
}

static void
test_times_are_said_shortly (void)
{
  const struct { uint64_t ns; const char *text; } rows[] = {
    { 999999, "< 1 ms" }, { 12000000, "12 ms" }, { 1100000000, "1.1 s" }, { 59900000000, "59.9 s" },
    { 125000000000, "2 min 5 s" },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text = compare_time_text (rows[i].ns);

      g_assert_cmpstr (text, ==, rows[i].text);
    }
}

#define ADD(name, function) g_test_add ("/compare/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  start_application (&argc, &argv);
  g_test_add_func ("/compare/axis", test_the_axis_is_logarithmic);
  g_test_add_func ("/compare/times", test_times_are_said_shortly);
  ADD ("empty-board", test_the_empty_board_takes_391_guesses_in_order);
  ADD ("in-front", test_only_the_view_in_front_answers);
  ADD ("in-step", test_boards_go_in_step);
  ADD ("a-dead-end-is-seen", test_a_dead_end_is_seen);
  ADD ("shown", test_a_row_is_shown_on_the_board_used_last);
  ADD ("come-and-go", test_strategies_come_and_go);
  ADD ("another-way", test_a_board_searches_in_another_way);
  ADD ("steered", test_another_way_takes_part);
  ADD ("watched", test_the_watched_search_takes_part);
  ADD ("difference", test_the_first_difference_is_found_and_said);
  ADD ("sample", test_the_sample_that_fools_opens_here);
  ADD ("small", test_it_can_be_made_small);
  ADD ("close-running", test_it_closes_while_they_race);
  ADD ("room", test_there_is_one_board_where_there_is_less_room);
  return run_tests ();
}
