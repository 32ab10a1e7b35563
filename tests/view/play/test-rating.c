/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-rating.c — the window says how hard the puzzle is, by itself and without getting in the way. */
#include "window-fixture.h"

#include "view/learn/setdoku-profile.h"
#include "view/play/setdoku-rating-card.h"

#define PUZZLE "...456..9..6.......891..45.2.........7..9.....35......397...5.......4.72.....5361"       /* 2.0/1.2/1.2 */
#define HARD   "..34......5...912.7...2.....1.5.7..86...9...7.......34..2.............9.9...61.75"       /* 8.3 */
#define TWO    "..3456789456789123789123456..4365897365897214897214365531642978642978531978531642"       /* solutions */
#define ROWS   "...456..9\n..6......\n.891..45.\n2........\n.7..9....\n.35......\n397...5..\n.....4.72\n.....5361\n"
#define SCALED(rating) rating " on Sudoku Explainer’s scale"

/* The first widget of the type. mapped: that can be seen. */
static GtkWidget *
find_one (GtkWidget *widget,
          GType      type,
          gboolean   mapped)
{
  gboolean fits = g_type_is_a (G_OBJECT_TYPE (widget), type) && (!mapped || gtk_widget_get_mapped (widget));
  GtkWidget *found = fits ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found; child = gtk_widget_get_next_sibling (child))
    found = find_one (child, type, mapped);
  return found;
}

static GtkWidget *
find (GtkWidget *widget,
      GType      type)
{
  return find_one (widget, type, FALSE);
}

/* The one that can be seen, if there is one; else it shows nothing, like the other. */
static GtkWidget *
card_of (Fixture *fixture)
{
  GtkWidget *window = GTK_WIDGET (fixture->window), *card = find_one (window, SETDOKU_TYPE_RATING_CARD, TRUE);

  return card ? card : find (window, SETDOKU_TYPE_RATING_CARD);
}

static const char *
heading_of (Fixture *fixture)
{
  return gtk_label_get_label (GTK_LABEL (gtk_widget_get_template_child (card_of (fixture), SETDOKU_TYPE_RATING_CARD, "level")));
}

static GtkWidget *
source_of (Fixture *fixture)
{
  return GTK_WIDGET (gtk_widget_get_template_child (card_of (fixture), SETDOKU_TYPE_RATING_CARD, "source"));
}

static GtkWidget *
profile_of (Fixture *fixture)
{
  return find (GTK_WIDGET (fixture->window), SETDOKU_TYPE_PROFILE);
}

static void
press_on (GtkWidget *widget,
          guint      keyval)
{
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (widget);
  gboolean handled = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr(GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", keyval, 0u, 0, &handled);
    }
  g_assert_true (handled);
}

/* In the window. */

static void
test_it_is_told_of_a_puzzle (Fixture       *fixture,
                             gconstpointer  data)
{
  setdoku_window_take_text (fixture->window, PUZZLE, -1, NULL);
  wait_for (shows (card_of (fixture), SCALED ("2.0")));
  g_assert_cmpstr (heading_of (fixture), ==, "Medium · 2.0 · 26 clues");
  g_assert_true (is_enabled (fixture, "difficulty"));
  setdoku_window_take_text (fixture->window, HARD, -1, NULL);
  wait_for (shows (card_of (fixture), SCALED ("8.3")));
  g_assert_true (g_str_has_prefix (heading_of (fixture), "Extreme · 8.3 · "));
}

/* Not of what has several solutions, or none. */
static void
test_it_is_told_of_nothing_else (Fixture       *fixture,
                                 gconstpointer  data)
{
  static const char *const others[] = { TWO, "11" "..............................................................................." };

  for (gsize i = 0; i < G_N_ELEMENTS (others); i++)
    {
      setdoku_window_take_text (fixture->window, PUZZLE, -1, NULL);
      wait_for (is_enabled (fixture, "difficulty"));
      setdoku_window_take_text (fixture->window, others[i], -1, NULL);
      run_for (150);
      g_assert_true (strstr (heading_of (fixture), "clues") && !strstr (heading_of (fixture), "·"));
      g_assert_false (is_enabled (fixture, "difficulty"));
    }
}

static void
test_the_scale_can_be_chosen (Fixture       *fixture,
                              gconstpointer  data)
{
  setdoku_window_take_text (fixture->window, PUZZLE, -1, NULL);
  wait_for (shows (card_of (fixture), SCALED ("2.0")));
  g_action_group_change_action_state (G_ACTION_GROUP (fixture->window), "rating-scale", g_variant_new_string ("hodoku"));
  wait_for (!shows (card_of (fixture), SCALED ("2.0")));
  wait_for (shows (card_of (fixture), "Score 290 by HoDoKu"));
  g_action_group_change_action_state (G_ACTION_GROUP (fixture->window), "rating-scale", g_variant_new_string ("se"));
  g_assert_true (shows (card_of (fixture), SCALED ("2.0")));
}

static void
test_what_its_source_says_is_shown_beside (Fixture       *fixture,
                                         gconstpointer  data)
{
  setdoku_window_take_text (fixture->window, PUZZLE " ED=2.0/1.2/1.2\n", -1, NULL);
  wait_for (shows (card_of (fixture), SCALED ("2.0")));
  g_assert_false (shows (card_of (fixture), "Its source says: " SCALED ("2.0")));
  setdoku_window_take_text (fixture->window, PUZZLE " ED=3.4/1.2/1.2\n", -1, NULL);
  wait_for (shows (card_of (fixture), "Its source says: " SCALED ("3.4")));
  wait_for (shows (card_of (fixture), SCALED ("2.0")));
  g_assert_true (shows (card_of (fixture), "Its source says: " SCALED ("3.4")));
  setdoku_window_take_text (fixture->window, "0000183b305c " PUZZLE " 2.0\n", -1, NULL);
  wait_for (shows (card_of (fixture), "Its source says: 2.0 on Sukaku Explainer’s scale"));
  setdoku_window_take_text (fixture->window, "#LDiabolical\n#R se 2.0/1.2/1.2\n" ROWS, -1, NULL);
  wait_for (shows (card_of (fixture), "Its source says: Diabolical"));
  setdoku_window_take_text (fixture->window, "#Lmedium\n#R hodoku 290\n" ROWS, -1, NULL);
  wait_for (!shows (card_of (fixture), "Its source says: Diabolical"));
  wait_for (shows (card_of (fixture), SCALED ("2.0")));
  act (fixture, "win.difficulty");                                     /* which waits for HoDoKu's, too */
  wait_for (shows (profile_of (fixture), "Score 290 by HoDoKu"));
  g_assert_false (gtk_widget_get_visible (source_of (fixture)));
}

static void
test_the_profile_opens_and_closes (Fixture       *fixture,
                                   gconstpointer  data)
{
  SetdokuProfileChart *chart;
  GtkWidget *profile;

  setdoku_window_take_text (fixture->window, HARD, -1, NULL);
  wait_for (is_enabled (fixture, "difficulty"));
  g_assert_null (profile_of (fixture));
  act (fixture, "win.difficulty");
  profile = profile_of (fixture);
  g_assert_nonnull (profile);
  wait_for (gtk_widget_get_mapped (profile));
  chart = setdoku_profile_get_chart (SETDOKU_PROFILE (profile));
  g_assert_cmpint (setdoku_profile_chart_get_step (chart), >, 0);
  wait_for (shows (profile, SCALED ("8.3")));
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (fixture->window)), profile));
  gtk_popover_popdown (GTK_POPOVER (profile));
  wait_for (!gtk_widget_get_mapped (profile));
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (fixture->window)),
                                         GTK_WIDGET (setdoku_window_get_grid (fixture->window))));

  /* Where the panel cannot be seen it has another place. */
  g_action_group_change_action_state (G_ACTION_GROUP (fixture->window), "show-panel", g_variant_new_boolean (FALSE));
  wait_for (!gtk_widget_get_mapped (card_of (fixture)));
  act (fixture, "win.difficulty");
  wait_for (gtk_widget_get_mapped (profile));
  setdoku_window_take_text (fixture->window, TWO, -1, NULL);
  wait_for (!gtk_widget_get_mapped (profile));
}

/* Into a file that had none. */
static void
test_it_is_saved (Fixture       *fixture,
                  gconstpointer  data)
{
  g_autoptr(GFile) file = write_file ("list.rated", PUZZLE " ED=0.0/0.0/0.0\n", -1);
  g_autofree char *text = NULL;

  setdoku_window_open (fixture->window, file);
  wait_for (shows (card_of (fixture), SCALED ("2.0")));
  act (fixture, "win.save");
  wait_for ((g_free (g_steal_pointer (&text)), g_file_load_contents (file, NULL, &text, NULL, NULL, NULL))
            && strstr (text, "ED=2.0/1.2/1.2"));
}

/* A key is answered at once, whatever is rated meanwhile: no turn of the main loop waits for a worker. */
static void
test_clues_are_typed_meanwhile (Fixture       *fixture,
                                gconstpointer  data)
{
  setdoku_window_take_text (fixture->window, HARD, -1, NULL);
  act (fixture, "win.type-clues");
  setdoku_play_select (setdoku_window_get_play (fixture->window), places_of (0));
  for (int i = 0; i < 20; i++)
    {
      type (fixture, i % 2 ? "." : "8");
      setdoku_play_select (setdoku_window_get_play (fixture->window), places_of (0));
      g_main_context_iteration (NULL, FALSE);
    }
  wait_for (shows (GTK_WIDGET (fixture->window), "Exactly one solution"));
  wait_for (shows (card_of (fixture), SCALED ("8.3")));                /* on the page of the clues */
}

/* The card alone. */

typedef struct {
  SetdokuRating     *rating;
  SetdokuRatingCard *card;
  GtkWindow         *window;
} Alone;

static void
set_up_alone (Alone         *alone,
              gconstpointer  data)
{
  alone->rating = setdoku_rating_new ();
  alone->card = g_object_new (SETDOKU_TYPE_RATING_CARD, NULL);
  alone->window = GTK_WINDOW (gtk_window_new ());
  gtk_window_set_child (alone->window, GTK_WIDGET (alone->card));
  setdoku_rating_card_set_rating (alone->card, alone->rating);
  gtk_window_present (alone->window);
}

static void
tear_down_alone (Alone         *alone,
                 gconstpointer  data)
{
  gtk_window_destroy (alone->window);
  g_object_unref (alone->rating);
}

static gboolean
spins (Alone *alone)
{
  GtkWidget *spinner = find (GTK_WIDGET (alone->card), GTK_TYPE_SPINNER);

  return gtk_widget_get_visible (spinner) && gtk_spinner_get_spinning (GTK_SPINNER (spinner));
}

static void
rate (Alone      *alone,
      const char *text)
{
  Board board;

  g_assert_true (board_parse (&board, text));
  setdoku_rating_set_board (alone->rating, &board);
  setdoku_rating_card_set_scale (alone->card, SETDOKU_RATING_SE);      /* looks at it again */
}

static void
test_the_spinner_waits (Alone         *alone,
                        gconstpointer  data)
{
  int64_t asked;

  setdoku_rating_hold (alone->rating, TRUE);
  rate (alone, PUZZLE);
  asked = g_get_monotonic_time ();
  wait_for (spins (alone));
  g_assert_cmpint (g_get_monotonic_time () - asked, >=, 99 * 1000);
  setdoku_rating_hold (alone->rating, FALSE);
  wait_for (shows (GTK_WIDGET (alone->card), SCALED ("2.0")));
  g_assert_false (spins (alone));
}

/* What comes at once is never announced, and keeps its room. On a machine that is busy otherwise nothing comes at once. */
static void
test_what_is_quick_does_not_spin (Alone         *alone,
                                  gconstpointer  data)
{
  int64_t asked = g_get_monotonic_time ();
  int height, natural;

  setdoku_rating_hold (alone->rating, TRUE);
  rate (alone, PUZZLE);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (alone->card)));
  gtk_widget_measure (GTK_WIDGET (alone->card), GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
  setdoku_rating_hold (alone->rating, FALSE);
  while (setdoku_rating_is_working (alone->rating))
    {
      g_main_context_iteration (NULL, TRUE);
      g_assert_true (!spins (alone) || g_get_monotonic_time () - asked >= 99 * 1000);
    }
  g_assert_false (spins (alone));
  gtk_widget_measure (GTK_WIDGET (alone->card), GTK_ORIENTATION_VERTICAL, -1, &natural, NULL, NULL, NULL);
  g_assert_cmpint (natural, ==, height);
}

static void
test_a_dropped_puzzle_leaves_no_spinner (Alone         *alone,
                                         gconstpointer  data)
{
  setdoku_rating_hold (alone->rating, TRUE);
  rate (alone, PUZZLE);
  wait_for (spins (alone));
  setdoku_rating_set_board (alone->rating, NULL);
  setdoku_rating_card_set_scale (alone->card, SETDOKU_RATING_SE);
  g_assert_false (spins (alone));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (alone->card)));
  rate (alone, HARD);
  g_assert_false (spins (alone));                 /* its own time begins anew */
}

/* The chart. */

static void
check_step (SetdokuProfileChart *chart,
            int                  step,
            const char          *says)
{
  g_autofree char *text = setdoku_profile_chart_describe (chart);

  g_assert_cmpint (setdoku_profile_chart_get_step (chart), ==, step);
  g_assert_cmpstr (text, ==, says);
}

static void
count_change (SetdokuProfileChart *chart,
              int                 *n)
{
  ++*n;
}

static void
test_the_chart_is_read_with_keys (void)
{
  static const int tenths[] = { 12, 12, 26, 26, 32, 15, 15, 26, 12 };
  SetdokuProfileChart *chart = g_object_ref_sink (g_object_new (SETDOKU_TYPE_PROFILE_CHART, NULL));
  SeRating *se = g_new0 (SeRating, 1);
  int n = 0;

  g_signal_connect (chart, "changed", G_CALLBACK (count_change), &n);
  setdoku_profile_chart_set_rating (chart, se);
  check_step (chart, -1, "");
  se->rated = TRUE;
  se->hardest_step = 4;
  se->er = 32;
  for (gsize i = 0; i < G_N_ELEMENTS (tenths); i++)
    se->steps[se->n_steps++] = (RatingStep) { .tenths = (uint16_t) tenths[i], .technique = RATE_X_WING, .ways = 2 };
  setdoku_profile_chart_set_rating (chart, se);
  check_step (chart, 4, "Step 5 of 9: X-wing, 3.2; 2 ways open");

  n = 0;
  press_on (GTK_WIDGET (chart), GDK_KEY_Right);
  check_step (chart, 5, "Step 6 of 9: X-wing, 1.5; 2 ways open");
  press_on (GTK_WIDGET (chart), GDK_KEY_Left);
  press_on (GTK_WIDGET (chart), GDK_KEY_Left);
  check_step (chart, 3, "Step 4 of 9: X-wing, 2.6; 2 ways open");
  g_assert_cmpint (n, ==, 3);
  press_on (GTK_WIDGET (chart), GDK_KEY_Page_Up);
  g_assert_cmpint (setdoku_profile_chart_get_step (chart), ==, 2);
  press_on (GTK_WIDGET (chart), GDK_KEY_Page_Up);
  g_assert_cmpint (setdoku_profile_chart_get_step (chart), ==, 0);
  press_on (GTK_WIDGET (chart), GDK_KEY_Left);
  g_assert_cmpint (setdoku_profile_chart_get_step (chart), ==, 0);
  press_on (GTK_WIDGET (chart), GDK_KEY_End);
  g_assert_cmpint (setdoku_profile_chart_get_step (chart), ==, 8);
  press_on (GTK_WIDGET (chart), GDK_KEY_Right);
  g_assert_cmpint (setdoku_profile_chart_get_step (chart), ==, 8);
  press_on (GTK_WIDGET (chart), GDK_KEY_Home);
  press_on (GTK_WIDGET (chart), GDK_KEY_Page_Down);
  g_assert_cmpint (setdoku_profile_chart_get_step (chart), ==, 2);
  g_free (se);
  g_object_unref (chart);
}

#define ADD(path, test) g_test_add ("/rating/" path, Fixture, NULL, set_up, test, tear_down)
#define ADD_ALONE(path, test) g_test_add ("/rating/" path, Alone, NULL, set_up_alone, test, tear_down_alone)

int
main (int    argc,
      char **argv)
{
  start_application (&argc, &argv);

  ADD ("it-is-told-of-a-puzzle", test_it_is_told_of_a_puzzle);
  ADD ("it-is-told-of-nothing-else", test_it_is_told_of_nothing_else);
  ADD ("the-scale-can-be-chosen", test_the_scale_can_be_chosen);
  ADD ("what-its-source-says-is-shown-beside", test_what_its_source_says_is_shown_beside);
  ADD ("the-profile-opens-and-closes", test_the_profile_opens_and_closes);
  ADD ("it-is-saved", test_it_is_saved);
  ADD ("clues-are-typed-meanwhile", test_clues_are_typed_meanwhile);
  ADD_ALONE ("the-spinner-waits", test_the_spinner_waits);
  ADD_ALONE ("what-is-quick-does-not-spin", test_what_is_quick_does_not_spin);
  ADD_ALONE ("a-dropped-puzzle-leaves-no-spinner", test_a_dropped_puzzle_leaves_no_spinner);
  g_test_add_func ("/rating/the-chart-is-read-with-keys", test_the_chart_is_read_with_keys);
  return run_tests ();
}
