/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-preferences.c — every row of the preferences: it has a name, it changes its key, and the program reacts at once. */
#include "window-fixture.h"

#include "model/explain/explain.h"
#include "model/keep/own-ladder.h"
#include "model/keep/settings.h"
#include "view/board/setdoku-cell.h"
#include "view/learn/setdoku-path-window.h"
#include "view/window/setdoku-preferences-window.h"
#include "view/kit/setdoku-style.h"
#include "view/window/setdoku-window-private.h"

static GSettings *settings;
static GtkWidget *preferences_window;

/* What the program does now, as a text that is another one when the choice is another one. */

static char *
see_choices (SetdokuWindow *window)
{
  const PlayChoices *choices = setdoku_play_get_choices (window->play);

  return g_strdup_printf ("%d %d %d %d %d %d %d %d %d %d", choices->mistakes, choices->show_repeats, choices->show_remaining,
                          choices->show_peers, choices->show_same, choices->tidy_marks, choices->fixed_places,
                          choices->digit_first, choices->pad_at_cell, choices->erase_everything);
}

static char *
see_time (SetdokuWindow *window)
{
  return g_strdup (gtk_widget_get_visible (setdoku_time_get_face (window->time)) ? "shown" : "not");
}

static char *
see_away (SetdokuWindow *window)
{
  char *seen;

  setdoku_time_go_away (window->time);
  seen = g_strdup (setdoku_clock_keeper_is_paused (setdoku_time_get_keeper (window->time)) ? "paused" : "not");
  setdoku_clock_keeper_set_paused (setdoku_time_get_keeper (window->time), FALSE);
  return seen;
}

static char *
see_start_speed (SetdokuWindow *window)
{
  SetdokuWindow *other = setdoku_window_new (GTK_APPLICATION (application), settings);
  char *seen = g_strdup_printf ("%g", setdoku_player_get_speed (setdoku_watch_get_player (other->watch)));

  gtk_window_destroy (GTK_WINDOW (other));
  return seen;
}

/* Ink, shades and candidates on the board of a search after some guesses. */
static char *
see_watch (SetdokuWindow *window)
{
  g_autoptr(GString) text = g_string_new (NULL);

  gtk_widget_activate_action (GTK_WIDGET (window), "win.view", "s", "watch");
  wait_for (setdoku_player_is_ended (setdoku_watch_get_player (window->watch)));
  setdoku_player_seek (setdoku_watch_get_player (window->watch), 40);
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (window->grid)); child;
       child = gtk_widget_get_next_sibling (child))
    if (SETDOKU_IS_CELL (child))
      {
        const CellLook *look = setdoku_cell_get_look (SETDOKU_CELL (child));

        g_string_append_printf (text, "%d %d %d ", look->digit, look->shade, look->candidates);
      }
  gtk_widget_activate_action (GTK_WIDGET (window), "win.view", "s", "play");
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
see_switches (SetdokuWindow *window)
{
  return setdoku_watch_dup_switches (window->watch);
}

static char *
see_cell_name (SetdokuWindow *window)
{
  return explain_cell_name (41);
}

static char *
see_palette (SetdokuWindow *window)
{
  const Palette *palette = setdoku_style_get_palette (setdoku_style_get_default ());

  return g_strdup_printf ("%d %d", palette->dark, palette->high_contrast);
}

static char *
see_animations (SetdokuWindow *window)
{
  return g_strdup (setdoku_style_get_animations (setdoku_style_get_default ()) ? "move" : "still");
}

static char *
see_panel (SetdokuWindow *window)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (window));
  graphene_rect_t board, panel;

  for (int i = 0; i < 2; i++)                    /* the place follows with the next frame, however long that takes */
    {
      int64_t frame = gdk_frame_clock_get_frame_counter (clock);

      gtk_widget_queue_draw (GTK_WIDGET (window));
      wait_for (gdk_frame_clock_get_frame_counter (clock) > frame);
    }
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (window->grid), GTK_WIDGET (window), &board));
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (window->panel), GTK_WIDGET (window), &panel));
  return g_strdup (panel.origin.x < board.origin.x ? "panel, board" : "board, panel");
}

static char *
see_scale (SetdokuWindow *window)
{
  g_autoptr(GVariant) state = g_action_group_get_action_state (G_ACTION_GROUP (window), "rating-scale");

  return g_variant_dup_string (state, NULL);
}

static const struct {
  const char *key;
  char     *(*see) (SetdokuWindow *window);
} reactions[] = {
  { "show-mistakes", see_choices },
  { "show-repeats", see_choices },
  { "show-remaining", see_choices },
  { "highlight-peers", see_choices },
  { "highlight-same", see_choices },
  { "tidy-marks", see_choices },
  { "fixed-places", see_choices },
  { "number-first", see_choices },
  { "pad-at-cell", see_choices },
  { "erase-order", see_choices },
  { "show-time", see_time },
  { "pause-when-away", see_away },
  { "start-speed", see_start_speed },
  { "show-candidates", see_watch },
  { "shade-guesses", see_watch },
  { "find-all", see_switches },
  { "notation", see_cell_name },
  { "style", see_palette },
  { "contrast", see_palette },
  { "motion", see_animations },
  { "rating-scale", see_scale },
  { "panel-side", see_panel },
};

static char *
see (SetdokuWindow *window,
     const char    *key)
{
  for (size_t i = 0; i < G_N_ELEMENTS (reactions); i++)
    if (g_str_equal (reactions[i].key, key))
      return reactions[i].see (window);
  g_error ("Nobody knows what “%s” does", key);
}

static GtkWidget *
control_of (const Preference *preference)
{
  GtkWidget *control = setdoku_preferences_window_get_control (SETDOKU_PREFERENCES_WINDOW (preferences_window),
                                                               preference->key);

  g_assert_nonnull (control);
  return control;
}

static int
count_choices (const Preference *preference)
{
  int n = 0;

  while (preference->choices[n].nick)
    n++;
  return n;
}

/* With the settings; a puzzle is being solved. */
static void
set_up_chosen (Fixture       *fixture,
               gconstpointer  data)
{
  g_test_log_set_fatal_handler (is_fatal, NULL);
  fixture->window = setdoku_window_new (GTK_APPLICATION (application), settings);
  gtk_window_present (GTK_WINDOW (fixture->window));
  wait_for (gtk_widget_get_width (GTK_WIDGET (setdoku_window_get_grid (fixture->window))) > 0);
  setdoku_window_take_text (fixture->window, EASY, -1, NULL);
  type (fixture, "9");
  preferences_window = setdoku_preferences_window_new (settings);
  gtk_window_present (GTK_WINDOW (preferences_window));
  wait_for (gtk_widget_get_width (control_of (preferences)) > 0);            /* Tab goes by places */
}

static void
tear_down_chosen (Fixture       *fixture,
                  gconstpointer  data)
{
  gtk_window_destroy (GTK_WINDOW (preferences_window));
  tear_down (fixture, data);
}

static void
test_every_row_has_its_words_and_its_key (Fixture       *fixture,
                                          gconstpointer  data)
{
  for (const Preference *preference = preferences; preference->key; preference++)
    {
      g_autoptr(GVariant) value = g_settings_get_value (settings, preference->key);
      GtkWidget *control = control_of (preference);
      g_autofree char *name = gtk_test_accessible_check_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_LABEL, "");

      g_assert_true (shows (preferences_window, preference->title));
      g_assert_true (shows (preferences_window, preference->explanation));
      g_assert_true (gtk_widget_is_sensitive (control));
      g_assert_true (name && g_str_has_prefix (name, preference->title));        /* of a drop-down with what is chosen */
      g_assert_true (g_variant_is_of_type (value, count_choices (preference) ? G_VARIANT_TYPE_STRING : G_VARIANT_TYPE_BOOLEAN));
    }
  for (const Preference *preference = preferences; preference->group; preference++)
    g_assert_true (shows (preferences_window, preference->group));
}

/* There and back, by the control; the key follows, the program reacts and comes back to what it was. */
static void
check_switch (Fixture          *fixture,
              const Preference *preference)
{
  GtkSwitch *control = GTK_SWITCH (control_of (preference));
  gboolean was = g_settings_get_boolean (settings, preference->key);
  g_autofree char *before = see (fixture->window, preference->key), *between = NULL, *after = NULL;

  g_assert_cmpint (gtk_switch_get_active (control), ==, was);
  g_assert_true (gtk_widget_activate (GTK_WIDGET (control)));
  wait_for (g_settings_get_boolean (settings, preference->key) == !was);          /* it glides */
  between = see (fixture->window, preference->key);
  g_assert_cmpstr (between, !=, before);
  g_settings_set_boolean (settings, preference->key, was);
  g_assert_cmpint (gtk_switch_get_active (control), ==, was);
  after = see (fixture->window, preference->key);
  g_assert_cmpstr (after, ==, before);
}

static void
check_choice (Fixture          *fixture,
              const Preference *preference)
{
  GtkDropDown *control = GTK_DROP_DOWN (control_of (preference));
  g_autofree char *was = g_settings_get_string (settings, preference->key);
  g_autoptr(GPtrArray) seen = g_ptr_array_new_with_free_func (g_free);
  int different = 0, n = count_choices (preference);

  g_assert_cmpuint (g_list_model_get_n_items (gtk_drop_down_get_model (control)), ==, count_choices (preference));
  for (int i = 0; preference->choices[i].nick; i++)
    {
      g_autofree char *nick = NULL;

      gtk_drop_down_set_selected (control, (guint) i);
      nick = g_settings_get_string (settings, preference->key);
      g_assert_cmpstr (nick, ==, preference->choices[i].nick);
      g_ptr_array_add (seen, see (fixture->window, preference->key));
      for (int j = 0; j < i; j++)
        different += !g_str_equal (seen->pdata[i], seen->pdata[j]);
    }
  /* Each differs from each; but what follows the system or last time may be what another choice says. */
  g_assert_cmpint (different, >=, MAX ((n - 1) * (n - 2) / 2, 1));
  g_settings_set_string (settings, preference->key, was);
  g_assert_cmpstr (preference->choices[gtk_drop_down_get_selected (control)].nick, ==, was);
}

static void
test_every_row_does_what_it_says_at_once (Fixture       *fixture,
                                          gconstpointer  data)
{
  wait_for (gtk_window_is_active (GTK_WINDOW (preferences_window)));
  for (const Preference *preference = preferences; preference->key; preference++)
    {
      g_test_message ("%s", preference->key);
      (count_choices (preference) ? check_choice : check_switch) (fixture, preference);
    }
}

static gboolean
holds_focus (GtkWidget *control)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (preferences_window));

  return focus && (focus == control || gtk_widget_is_ancestor (focus, control));
}

static void
test_tab_comes_to_every_row_in_order (Fixture       *fixture,
                                      gconstpointer  data)
{
  g_assert_true (gtk_widget_grab_focus (control_of (preferences)));
  g_assert_true (holds_focus (control_of (preferences)));
  for (const Preference *preference = preferences + 1; preference->key; preference++)
    {
      g_signal_emit_by_name (gtk_window_get_focus (GTK_WINDOW (preferences_window)), "move-focus", GTK_DIR_TAB_FORWARD);
      g_assert_true (holds_focus (control_of (preference)));
    }
}

static void
test_without_settings_it_says_so_and_still_does_what_it_can (Fixture       *fixture,
                                                             gconstpointer  data)
{
  GtkWidget *window = setdoku_preferences_window_new (NULL);
  const Palette *before = setdoku_style_get_palette (setdoku_style_get_default ());
  GtkWidget *contrast = setdoku_preferences_window_get_control (SETDOKU_PREFERENCES_WINDOW (window), "contrast");
  GtkWidget *remaining = setdoku_preferences_window_get_control (SETDOKU_PREFERENCES_WINDOW (window), "show-remaining");

  gtk_window_present (GTK_WINDOW (window));
  wait_for (shows (window, "Choices are not kept: the description of the settings is not installed."));
  g_assert_false (gtk_widget_is_sensitive (remaining));
  g_assert_true (gtk_widget_is_sensitive (contrast));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (contrast), 1);
  g_assert_true (setdoku_style_get_palette (setdoku_style_get_default ())->high_contrast);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (contrast), 0);
  g_assert_true (setdoku_style_get_palette (setdoku_style_get_default ()) == before);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_the_command_opens_one_window (Fixture       *fixture,
                                   gconstpointer  data)
{
  GtkWindow *opened;

  gtk_window_destroy (GTK_WINDOW (preferences_window));
  for (int i = 0; i < 2; i++)
    g_action_group_activate_action (G_ACTION_GROUP (application), "preferences", NULL);
  opened = find_window (SETDOKU_TYPE_PREFERENCES_WINDOW);
  g_assert_nonnull (opened);
  preferences_window = GTK_WIDGET (opened);
  wait_for (gtk_widget_get_mapped (preferences_window));
  gtk_widget_activate_action (preferences_window, "window.close", NULL);
  g_assert_null (find_window (SETDOKU_TYPE_PREFERENCES_WINDOW));
  preferences_window = setdoku_preferences_window_new (settings);
}

static void
test_the_ladder_of_ones_own_is_kept (Fixture       *fixture,
                                     gconstpointer  data)
{
  LadderOwn own[2];

  for (int i = 0; i < 2; i++)
    {
      SetdokuPathWindow *path = setdoku_path_window_new (GTK_WINDOW (fixture->window), fixture->window->game, settings);

      if (i == 0)
        {
          setdoku_path_ladders_move (setdoku_path_window_get_ladders (path), technique_find ("x-wing"), -100);
          setdoku_path_ladders_price (setdoku_path_window_get_ladders (path), technique_find ("w-wing"), 77);
        }
      setdoku_path_ladders_get_own (setdoku_path_window_get_ladders (path), &own[i]);
      gtk_window_destroy (GTK_WINDOW (path));
    }
  g_assert_true (&techniques[own[1].row[0]] == technique_find ("x-wing"));
  g_assert_true (ladder_own_equal (&own[0], &own[1]));
  g_settings_reset (settings, OWN_LADDER_KEY);
}

int
main (int    argc,
      char **argv)
{
  static const struct { const char *name; void (*run) (Fixture *, gconstpointer); } tests[] = {
    { "/preferences/every-row-has-its-words-and-its-key", test_every_row_has_its_words_and_its_key },
    { "/preferences/every-row-does-what-it-says", test_every_row_does_what_it_says_at_once },
    { "/preferences/tab-comes-to-every-row", test_tab_comes_to_every_row_in_order },
    { "/preferences/without-settings", test_without_settings_it_says_so_and_still_does_what_it_can },
    { "/preferences/own-ladder", test_the_ladder_of_ones_own_is_kept },
    { "/preferences/one-window", test_the_command_opens_one_window },
  };
  int result;

  start_application (&argc, &argv);
  settings = setdoku_settings_new ();
  g_assert_nonnull (settings);
  for (size_t i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].name, Fixture, NULL, set_up_chosen, tests[i].run, tear_down_chosen);
  result = run_tests ();
  g_clear_object (&settings);
  return result;
}
