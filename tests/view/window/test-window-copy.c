/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-window-copy.c — what goes to the clipboard, and what is proposed of a text that is almost a puzzle. */
#include "window-fixture.h"

#include "view/kit/setdoku-banner.h"

#include "view/board/samples.h"

static void
on_text (GObject      *clipboard,
         GAsyncResult *result,
         gpointer      user)
{
  *(char **) user = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (clipboard), result, NULL);
}

static void
test_a_copy_is_81_characters (Fixture       *fixture,
                              gconstpointer  data)
{
  GdkClipboard *clipboard = gtk_widget_get_clipboard (GTK_WIDGET (fixture->window));
  char *text = NULL;

  setdoku_window_take_text (fixture->window, EASY, -1, NULL);
  type (fixture, "9");
  act (fixture, "win.copy");
  gdk_clipboard_read_text_async (clipboard, NULL, on_text, &text);
  wait_for (text);
  g_assert_cmpstr (text, ==, EASY);
  g_free (text);
}

/* kind NULL: as the key does. */
static char *
copied (Fixture *fixture, const char *kind)
{
  GdkClipboard *clipboard = gtk_widget_get_clipboard (GTK_WIDGET (fixture->window));
  char *text = NULL;

  if (kind)
    gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.copy-as", "s", kind);
  else
    act (fixture, "win.copy");
  gdk_clipboard_read_text_async (clipboard, NULL, on_text, &text);
  wait_for (text != NULL);
  return text;
}

/* Each kind of text holds what it promises, and a word says so, which goes by itself. */
static void
test_a_position_is_copied (Fixture       *fixture,
                           gconstpointer  data)
{
  g_autofree char *position = NULL, *marks = NULL, *library = NULL, *clues = NULL;
  char nine[] = EASY;

  setdoku_window_take_text (fixture->window, EASY, -1, NULL);
  type (fixture, "9");
  nine[0] = '9';
  position = copied (fixture, "position");
  g_assert_cmpstr (position, ==, nine);
  g_assert_cmpstr (message (fixture), ==, "The digits are copied.");
  clues = copied (fixture, "clues");
  g_assert_cmpstr (clues, ==, EASY);
  library = copied (fixture, "library");
  g_assert_true (g_str_has_prefix (library, ":0000:x:+9"));
  g_assert_null (strchr (library, '\n'));
  marks = copied (fixture, "marks");
  g_assert_true (g_str_has_prefix (marks, "*-"));
  g_assert_nonnull (strstr (marks, "| 9 "));
  wait_for (message (fixture) == NULL);
}

/* A board of another size is pasted as a line of its signs, and copied as one; what no kind of text holds is a block. */
static void
test_another_size_is_copied (Fixture       *fixture,
                             gconstpointer  data)
{
  static const char four[] = "1.3..4.2.1..4..1";
  g_autofree char *clues = NULL, *library = NULL;

  setdoku_window_take_text (fixture->window, four, -1, NULL);
  g_assert_nonnull (setdoku_game_get_topology (game_of (fixture)));
  clues = copied (fixture, "clues");
  g_assert_cmpstr (clues, ==, four);
  g_assert_cmpstr (message (fixture), ==, "The clues are copied.");
  library = copied (fixture, "library");
  g_assert_true (g_str_has_prefix (library, "rows=4\n"));
  g_assert_cmpstr (message (fixture), ==, "The puzzle is copied with its rules. The format “HoDoKu library” does not hold this board."
                                          " (4 × 4)");
}

/* Rules that contradict each other are said with their cells, and the game stays. */
static void
test_contradictory_rules_are_refused (Fixture       *fixture,
                                      gconstpointer  data)
{
  static const char block[] = "rows=9\ncols=9\nvalues=1-9\nboxes=3x3\ncage=3|r1c1 r1c2\nthermo=r1c4 r1c2\ngivens="
                              "................................................................................." "\n";

  g_autofree char *clues = NULL;

  setdoku_window_take_text (fixture->window, EASY, -1, NULL);
  setdoku_window_take_text (fixture->window, block, -1, NULL);
  g_assert_nonnull (strstr (message (fixture), "cage 3 r1c1 r1c2, thermo r1c4 r1c2"));
  g_assert_null (setdoku_game_get_topology (game_of (fixture)));
  clues = copied (fixture, "clues");
  g_assert_cmpstr (clues, ==, EASY);
}

/* What was chosen last is what the key copies. */
static void
test_the_last_kind_is_copied_again (Fixture       *fixture,
                                    gconstpointer  data)
{
  g_autofree char *table = NULL, *again = NULL;

  setdoku_window_take_text (fixture->window, EASY, -1, NULL);
  table = copied (fixture, "markdown");
  g_assert_true (g_str_has_prefix (table, "| "));
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (fixture->window)), "");
  again = copied (fixture, NULL);
  g_assert_cmpstr (again, ==, table);
}

/* The button with the label, wherever it is below the widget. */
static gboolean
press_label (GtkWidget  *widget,
             const char *label)
{
  if (GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), label) == 0)
    {
      g_signal_emit_by_name (widget, "clicked");
      return TRUE;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    if (press_label (child, label))
      return TRUE;
  return FALSE;
}

/* 80 characters: the banner proposes what is missing, and its button reads it so. */
static void
test_what_is_almost_a_puzzle_is_proposed (Fixture       *fixture,
                                          gconstpointer  data)
{
  g_autofree char *short_by_one = g_strndup (EASY, strlen (EASY) - 1);

  setdoku_window_take_text (fixture->window, short_by_one, -1, NULL);
  g_assert_true (g_str_has_prefix (message (fixture),
                                   "The clipboard holds no puzzle. Line 1 has 80 cells, expected 81. With an empty cell"));
  g_assert_true (setdoku_game_is_empty (game_of (fixture)));
  g_assert_true (press_label (GTK_WIDGET (fixture->window), "Read it with an empty cell there"));
  g_assert_cmpint (count_clues (fixture), >=, 35);
  g_assert_null (message (fixture));
}

static GtkWidget *
find_banner (GtkWidget *widget)
{
  GtkWidget *found = SETDOKU_IS_BANNER (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found; child = gtk_widget_get_next_sibling (child))
    found = find_banner (child);
  return found;
}

/* In a narrow window the proposal stands below its sentence, and leaves the board its room. */
static void
test_a_narrow_proposal_leaves_room (Fixture       *fixture,
                                    gconstpointer  data)
{
  g_autofree char *short_by_one = g_strndup (EASY, strlen (EASY) - 1);
  GtkWidget *banner = find_banner (GTK_WIDGET (fixture->window));
  int least;

  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 420, 740);
  wait_for (gtk_widget_get_width (GTK_WIDGET (fixture->window)) < 500);
  setdoku_window_take_text (fixture->window, short_by_one, -1, NULL);
  wait_for (gtk_widget_get_height (banner) > 60 && gtk_widget_get_height (banner) < 140);
  gtk_widget_measure (gtk_widget_get_first_child (banner), GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (banner), &least, NULL,
                      NULL, NULL);
  g_assert_cmpint (gtk_widget_get_height (banner), >=, least);         /* and is all there */
}

#define ADD(path, test) g_test_add ("/window-copy/" path, Fixture, NULL, set_up, test, tear_down)

int
main (int    argc,
      char **argv)
{
  start_application (&argc, &argv);
  ADD ("copy", test_a_copy_is_81_characters);
  ADD ("position", test_a_position_is_copied);
  ADD ("another-size", test_another_size_is_copied);
  ADD ("contradictory", test_contradictory_rules_are_refused);
  ADD ("again", test_the_last_kind_is_copied_again);
  ADD ("proposed", test_what_is_almost_a_puzzle_is_proposed);
  ADD ("narrow", test_a_narrow_proposal_leaves_room);
  return run_tests ();
}
