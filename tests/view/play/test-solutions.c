/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-solutions.c — the window says how many solutions the typed clues have, and shows what is asked about them. */
#include "window-fixture.h"

#include "view/play/census-words.h"
#include "view/board/setdoku-cell.h"

/* Without its last clues it has nine solutions. */
#define PUZZLE "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3.."
#define SHORT  "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3"
#define SOLVED "483921657967345821251876493548132976729564138136798245372689514814253769695417382"

/* Words. */

static void
check_words (CensusReport  report,
             int           n_clues,
             CensusVerdict verdict,
             const char   *expected_title,
             const char   *expected_about)
{
  g_autofree char *title = census_title (&report), *about = census_about (&report, n_clues);

  g_assert_cmpint (census_verdict (&report), ==, verdict);
  g_assert_cmpstr (title, ==, expected_title);
  g_assert_cmpstr (about, ==, expected_about);
}

static void
test_words (void)
{
  const PlaceSet four = places_all (4);

  check_words ((CensusReport) { .known = true, .exact = true, .cap = 100 }, 30, CENSUS_NONE,
               "No solution", "These clues cannot stand together");
  check_words ((CensusReport) { .known = true, .exact = true, .n_solutions = 1, .cap = 100 }, 30, CENSUS_ONE,
               "Exactly one solution", "Ready to play");
  check_words ((CensusReport) { .known = true, .exact = true, .n_solutions = 2, .cap = 100, .differing = four }, 30, CENSUS_MANY,
               "2 solutions", "Two of them differ in 4 cells");
  check_words ((CensusReport) { .known = true, .n_solutions = 100, .cap = 100, .differing = four, .least_clues = 17 }, 17, CENSUS_MANY,
               "At least 100 solutions", "Two of them differ in 4 cells");
  check_words ((CensusReport) { .known = true, .n_solutions = 100, .cap = 100, .differing = four, .least_clues = 17 }, 16, CENSUS_MANY,
               "At least 100 solutions", "More clues are needed");
  check_words ((CensusReport) { .known = true, .n_solutions = 12345, .cap = 100000, .counting = true }, 0, CENSUS_MANY,
               "At least 12\u202f345 solutions", "Counting up to 100\u202f000");
  check_words ((CensusReport) { .known = true, .n_solutions = 12345, .cap = 100000 }, 0, CENSUS_MANY,
               "At least 12\u202f345 solutions", "The count was stopped");
  check_words ((CensusReport) { .known = true, .cap = 100, .counting = true }, 30, CENSUS_UNSETTLED,
               "Looking for a solution…", "The search goes on");
  check_words ((CensusReport) { .known = true, .cap = 100 }, 30, CENSUS_UNSETTLED,
               "No solution found yet", "The count was stopped");
  check_words ((CensusReport) { .known = true, .n_solutions = 1, .cap = 100, .counting = true }, 30, CENSUS_UNSETTLED,
               "At least 1 solution", "The search goes on");
}

static void
check_spare (CellSet     spare,
             const char *expected)
{
  const CensusReport report = { .known = true, .findings = { .answered = true, .spare = places_from_cells (spare) } };
  g_autofree char *text = census_spare (&report);

  g_assert_cmpstr (text, ==, expected);
}

static void
test_words_of_spare_clues (void)
{
  check_spare (CELLS_NONE, "Every clue is needed");
  check_spare (cells_of (3), "1 clue could be left out");
  check_spare ((CellSet) { 7, 0 }, "3 clues could be left out, one at a time");
}

/* The window. */

static const CellLook *
look_at (Fixture *fixture,
         int      cell)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (setdoku_window_get_grid (fixture->window)));

  for (int i = 0; i < cell; i++)
    child = gtk_widget_get_next_sibling (child);
  return setdoku_cell_get_look (SETDOKU_CELL (child));
}

static int
count_rings (Fixture *fixture)
{
  int n = 0;

  for (int cell = 0; cell < N_CELLS; cell++)
    n += look_at (fixture, cell)->differs;
  return n;
}

static const CensusReport *
report_of (Fixture *fixture)
{
  return setdoku_census_get_report (setdoku_play_get_census (setdoku_window_get_play (fixture->window)));
}

static gboolean
window_shows (Fixture    *fixture,
              const char *text)
{
  return shows (GTK_WIDGET (fixture->window), text);
}

static gboolean
is_on (Fixture    *fixture,
       const char *action)
{
  const char *names[] = { "true-candidates", "two-solutions", "spare-clues" };
  SetdokuSolutions *solutions = setdoku_play_get_solutions (setdoku_window_get_play (fixture->window));
  const SetdokuOverlay overlays[] = {
    SETDOKU_OVERLAY_TRUE_CANDIDATES, SETDOKU_OVERLAY_TWO_SOLUTIONS, SETDOKU_OVERLAY_SPARE_CLUES
  };

  for (size_t i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_str_equal (names[i], action))
      return setdoku_solutions_get_overlay (solutions) == overlays[i];
  g_assert_not_reached ();
}

static void
test_the_badge_is_there_with_the_key (Fixture       *fixture,
                                      gconstpointer  data)
{
  type (fixture, "1");
  wait_for (window_shows (fixture, "At least 100 solutions"));
  g_assert_true (window_shows (fixture, "More clues are needed"));
  g_assert_true (window_shows (fixture, "Play anyway"));
  g_assert_cmpint (count_rings (fixture), ==, 0);
  press (fixture, GDK_KEY_BackSpace, 0);
  press (fixture, GDK_KEY_BackSpace, 0);

  /* From here on nothing is waited for: what a key changes stands there when it is handled. */
  type (fixture, SHORT);
  g_assert_true (window_shows (fixture, "9 solutions"));
  g_assert_cmpint (count_rings (fixture), ==, places_count (report_of (fixture)->differing));
  g_assert_cmpint (count_rings (fixture), >=, 4);
  type (fixture, PUZZLE + strlen (SHORT));
  g_assert_true (window_shows (fixture, "Exactly one solution"));
  g_assert_true (window_shows (fixture, "Ready to play"));
  g_assert_true (window_shows (fixture, "Play this puzzle"));
  g_assert_cmpint (count_rings (fixture), ==, 0);
  press (fixture, GDK_KEY_Page_Up, 0);
  press (fixture, GDK_KEY_Home, 0);
  type (fixture, "5");                                       /* fits, and is wrong */
  g_assert_true (window_shows (fixture, "No solution"));
  g_assert_true (window_shows (fixture, "These clues cannot stand together"));
  g_assert_true (window_shows (fixture, "Play anyway"));
  type (fixture, "5");
  g_assert_true (window_shows (fixture, "5 is repeated"));
  g_assert_true (window_shows (fixture, "Solutions: not counted yet"));
  g_assert_true (window_shows (fixture, "Clear the repeat first"));
  g_assert_false (window_shows (fixture, "No solution"));
}

static void
test_two_solutions_are_shown_where_they_differ (Fixture       *fixture,
                                                gconstpointer  data)
{
  type (fixture, SHORT);
  for (int cell = 0; cell < N_CELLS; cell++)
    g_assert_cmpint (look_at (fixture, cell)->either, ==, 0);
  act (fixture, "board.two-solutions");
  g_assert_true (is_on (fixture, "two-solutions"));
  for (int cell = 0; cell < N_CELLS; cell++)
    {
      const CellLook *look = look_at (fixture, cell);
      bool differs = places_has (&report_of (fixture)->differing, cell);

      g_assert_cmpint (look->either, ==, differs ? report_of (fixture)->solution[0][cell] : 0);
      g_assert_cmpint (look->other, ==, differs ? report_of (fixture)->solution[1][cell] : 0);
    }
  act (fixture, "board.two-solutions");
  g_assert_false (is_on (fixture, "two-solutions"));
}

static void
test_true_candidates_follow_the_clues_and_are_not_carried_into_play (Fixture       *fixture,
                                                                     gconstpointer  data)
{
  const DocumentCell *cells;

  type (fixture, SHORT);
  act (fixture, "board.true-candidates");
  wait_for (report_of (fixture)->findings.answered);
  wait_for (window_shows (fixture, "Shown: the digits of some solution"));
  g_assert_cmphex (look_at (fixture, 0)->truth, ==, digits_of (4));
  g_assert_cmpint (digits_count (look_at (fixture, 79)->truth), >, 1);
  g_assert_cmpint (count_rings (fixture), ==, 0);
  type (fixture, PUZZLE + strlen (SHORT));
  wait_for (report_of (fixture)->findings.answered);
  cells = cells_of_game (fixture);
  for (int cell = 0; cell < N_CELLS; cell++)
    wait_for (look_at (fixture, cell)->truth == (cells[cell].given ? DIGITS_NONE : digits_of (SOLVED[cell] - '0')));
  g_assert_cmpint (cells[79].corner | cells[79].centre, ==, DIGITS_NONE);          /* none of it becomes a mark */

  act (fixture, "board.play");
  g_assert_false (is_on (fixture, "true-candidates"));
  for (int cell = 0; cell < N_CELLS; cell++)
    g_assert_cmphex (look_at (fixture, cell)->truth, ==, DIGITS_NONE);
  wait_for (window_shows (fixture, "Exactly one solution"));
  act (fixture, "board.true-candidates");
  wait_for (look_at (fixture, 0)->truth == digits_of (4));
  wait_for (window_shows (fixture, "Shown: the digits of some solution"));
}

static void
test_spare_clues_are_marked_and_counted (Fixture       *fixture,
                                         gconstpointer  data)
{
  int n = 0;
  g_autofree char *expected = NULL;

  type (fixture, PUZZLE);
  act (fixture, "board.true-candidates");
  act (fixture, "board.spare-clues");
  g_assert_false (is_on (fixture, "true-candidates"));
  g_assert_true (is_on (fixture, "spare-clues"));
  wait_for (report_of (fixture)->findings.answered);
  for (int cell = 0; cell < N_CELLS; cell++)
    {
      n += look_at (fixture, cell)->spare;
      g_assert_cmpint (look_at (fixture, cell)->spare, ==, places_has (&report_of (fixture)->findings.spare, cell));
    }
  g_assert_cmpint (n, >, 1);
  expected = g_strdup_printf ("%d clues could be left out, one at a time", n);
  wait_for (window_shows (fixture, expected));
}

static gboolean
is_board_action_enabled (Fixture    *fixture,
                         const char *button)
{
  g_autoptr(GPtrArray) open = g_ptr_array_new ();

  g_ptr_array_add (open, fixture->window);
  while (open->len)
    {
      GtkWidget *widget = g_ptr_array_steal_index (open, open->len - 1);

      if (GTK_IS_BUTTON (widget) && gtk_widget_get_mapped (widget)
          && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), button) == 0)
        return gtk_widget_is_sensitive (widget);
      for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
        g_ptr_array_add (open, child);
    }
  return FALSE;
}

static void
test_only_what_can_be_shown_is_offered (Fixture       *fixture,
                                        gconstpointer  data)
{
  type (fixture, SHORT);
  wait_for (is_board_action_enabled (fixture, "Two solutions"));
  g_assert_true (is_board_action_enabled (fixture, "True candidates"));
  g_assert_false (is_board_action_enabled (fixture, "Spare clues"));
  type (fixture, PUZZLE + strlen (SHORT));
  wait_for (is_board_action_enabled (fixture, "Spare clues"));
  g_assert_true (is_board_action_enabled (fixture, "True candidates"));
  g_assert_false (is_board_action_enabled (fixture, "Two solutions"));
  g_assert_false (is_board_action_enabled (fixture, "Count on"));
  press (fixture, GDK_KEY_Page_Up, 0);
  press (fixture, GDK_KEY_Home, 0);
  type (fixture, "5");
  wait_for (!is_board_action_enabled (fixture, "True candidates"));
}

/* Raises the cap until the worker is at a count that goes on for seconds. */
static void
start_long_count (Fixture *fixture)
{
  enum { LOOK_MS = 100, LONG_MS = 3000 };
  const CensusReport *report = report_of (fixture);

  type (fixture, "1");
  while (setdoku_census_can_count_on (setdoku_play_get_census (setdoku_window_get_play (fixture->window))))
    {
      uint64_t before = report->n_solutions;

      act (fixture, "board.count-on");
      run_for (LOOK_MS);
      if (report->counting && (report->cap - report->n_solutions) * LOOK_MS > LONG_MS * (report->n_solutions - before))
        return;
      wait_for (!report->counting);
    }
  g_assert_not_reached ();
}

static void
test_a_growing_count_is_seen_and_stopped (Fixture       *fixture,
                                          gconstpointer  data)
{
  uint64_t stopped;

  start_long_count (fixture);
  wait_for (is_board_action_enabled (fixture, "Stop"));
  act (fixture, "board.stop-counting");
  wait_for (window_shows (fixture, "The count was stopped"));
  g_assert_false (is_board_action_enabled (fixture, "Stop"));
  g_assert_true (is_board_action_enabled (fixture, "Count on"));
  run_for (200);
  stopped = report_of (fixture)->n_solutions;
  run_for (100);
  g_assert_cmpuint (report_of (fixture)->n_solutions, ==, stopped);
}

/* The fixture sees to it that the window is gone. */
static void
test_closing_in_mid_count_leaves_nothing (Fixture       *fixture,
                                          gconstpointer  data)
{
  SetdokuCensus *census = setdoku_play_get_census (setdoku_window_get_play (fixture->window));

  start_long_count (fixture);
  g_object_add_weak_pointer (G_OBJECT (census), (gpointer *) &census);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  wait_for (census == NULL);
  run_for (200);
  set_up (fixture, data);
}

#define ADD(path, test) g_test_add ("/solutions/" path, Fixture, NULL, set_up, test, tear_down)

int
main (int    argc,
      char **argv)
{
  start_application (&argc, &argv);
  g_test_add_func ("/solutions/words", test_words);
  g_test_add_func ("/solutions/words-of-spare-clues", test_words_of_spare_clues);
  ADD ("the-badge-is-there-with-the-key", test_the_badge_is_there_with_the_key);
  ADD ("two-solutions-are-shown-where-they-differ", test_two_solutions_are_shown_where_they_differ);
  ADD ("true-candidates-follow-the-clues-and-are-not-carried-into-play",
       test_true_candidates_follow_the_clues_and_are_not_carried_into_play);
  ADD ("spare-clues-are-marked-and-counted", test_spare_clues_are_marked_and_counted);
  ADD ("only-what-can-be-shown-is-offered", test_only_what_can_be_shown_is_offered);
  ADD ("a-growing-count-is-seen-and-stopped", test_a_growing_count_is_seen_and_stopped);
  ADD ("closing-in-mid-count-leaves-nothing", test_closing_in_mid_count_leaves_nothing);
  return run_tests ();
}
