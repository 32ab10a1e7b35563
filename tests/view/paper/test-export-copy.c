/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-export-copy.c — what is seen leaves the window by the clipboard, by a drag, and by the menu of what shows it. */
#include "export-fixture.h"

#include "model/file/copy.h"
#include "view/kit/picture-content.h"
#include "view/kit/picture-source.h"
#include "view/learn/setdoku-statistics-chart.h"
#include "view/paper/setdoku-export-slides.h"
#include "view/window/setdoku-window-private.h"

static void
on_written (GObject      *provider,
            GAsyncResult *result,
            gpointer      user)
{
  g_autoptr(GError) error = NULL;

  gdk_content_provider_write_mime_type_finish (GDK_CONTENT_PROVIDER (provider), result, &error);
  g_assert_no_error (error);
  *(bool *) user = true;
}

static void
check_content (GdkContentProvider *content,
               const char         *mime,
               const char         *start)
{
  g_autoptr(GOutputStream) stream = g_memory_output_stream_new_resizable ();
  bool done = false;

  gdk_content_provider_write_mime_type_async (content, mime, stream, G_PRIORITY_DEFAULT, NULL, on_written, &done);
  wait_for (done);
  g_assert_cmpint (memcmp (g_memory_output_stream_get_data (G_MEMORY_OUTPUT_STREAM (stream)), start, strlen (start)), ==, 0);
}

static void
test_the_board_is_copied_as_a_picture (Fixture       *fixture,
                                       gconstpointer  data)
{
  GdkClipboard *clipboard = gtk_widget_get_clipboard (GTK_WIDGET (fixture->window));

  setdoku_window_take_text (fixture->window, EASY, -1, NULL);
  act (fixture, "win.copy-picture");
  g_assert_cmpstr (message (fixture), ==, "The board is copied as a picture.");
  check_content (gdk_clipboard_get_content (clipboard), "image/png", "\x89PNG");
  check_content (gdk_clipboard_get_content (clipboard), "image/svg+xml", "<?xml");
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.copy-handout", "s", "latex");
  g_assert_cmpstr (message (fixture), ==, "The board and what is said of it are copied.");
}

/* What takes no picture gets text, or a file. */
static void
test_what_is_dragged_is_picture_text_and_file (void)
{
  g_autoptr(ExportSubject) subject = new_subject ();
  const PictureWish wish = { .width = 180, .parts = BOARD_ALL };
  g_autoptr(GdkContentProvider) content = NULL;
  Picture picture;
  double scale;

  export_subject_make_picture (subject, &wish, "sans", false, &picture, &scale);
  content = picture_content_new_drag (&picture, scale, "a/b", "text");
  check_content (content, "image/png", "\x89PNG");
  check_content (content, "text/plain;charset=utf-8", "text");
  check_content (content, "text/uri-list", "file:///");
}

/* The whole position, as the board has it. */
static void
test_alt_drags_the_board_away (Fixture       *fixture,
                               gconstpointer  data)
{
  GtkDragSource *source = gtk_drag_source_new ();
  g_autoptr(GdkContentProvider) content = NULL;
  g_autofree char *text = NULL;

  setdoku_window_take_text (fixture->window, EASY, -1, NULL);
  press (fixture, GDK_KEY_Home, GDK_CONTROL_MASK);
  type (fixture, "1");
  content = setdoku_window_new_drag (fixture->window, source);
  text = copy_text ("position", NULL, setdoku_game_get_cells (fixture->window->game), NULL);
  g_assert_nonnull (strchr (text, '1'));
  check_content (content, "text/plain;charset=utf-8", text);
  check_content (content, "image/png", "\x89PNG");
  check_content (content, "image/svg+xml", "<?xml");
  check_content (content, "text/uri-list", "file:///");
  g_object_unref (source);
}

static bool
has_button (GtkWidget  *widget,
            const char *action)
{
  bool found = GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), action) == 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found; child = gtk_widget_get_next_sibling (child))
    found = has_button (child, action);
  return found;
}

static void
test_a_cells_menu_has_pictures (Fixture       *fixture,
                                gconstpointer  data)
{
  setdoku_window_take_text (fixture->window, EASY, -1, NULL);
  g_signal_emit_by_name (setdoku_window_get_grid (fixture->window), "menu", 0, 10.0, 10.0);
  wait_for (fixture->window->cell_menu && gtk_widget_get_mapped (GTK_WIDGET (fixture->window->cell_menu)));
  g_assert_true (has_button (GTK_WIDGET (fixture->window->cell_menu), "win.export"));
  g_assert_true (has_button (GTK_WIDGET (fixture->window->cell_menu), "win.copy-picture"));
  gtk_popover_popdown (fixture->window->cell_menu);
}

static void
test_the_window_opens_at_its_page (Fixture       *fixture,
                                   gconstpointer  data)
{
  SetdokuExportWindow *window;

  setdoku_window_take_text (fixture->window, EASY, -1, NULL);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.export", "s", "slides");
  window = SETDOKU_EXPORT_WINDOW (find_window (SETDOKU_TYPE_EXPORT_WINDOW));
  g_assert_true (SETDOKU_IS_EXPORT_SLIDES (setdoku_export_window_get_page (window)));
  setdoku_export_window_show_page (window, "picture");
  gtk_widget_activate_action (GTK_WIDGET (window), "export.copy", NULL);
  g_assert_cmpstr (said (window), ==, "The picture is copied.");
}

/* The first switch that is offered, and Return saves. */
static void
test_the_focus_begins_at_the_first_choice (Fixture       *fixture,
                                           gconstpointer  data)
{
  SetdokuExportWindow *window;
  GtkWidget *focus, *row;

  setdoku_window_take_text (fixture->window, EASY, -1, NULL);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.export", "s", "picture");
  window = SETDOKU_EXPORT_WINDOW (find_window (SETDOKU_TYPE_EXPORT_WINDOW));
  wait_for (gtk_widget_get_mapped (GTK_WIDGET (window)));
  focus = gtk_window_get_focus (GTK_WINDOW (window));
  g_assert_nonnull (focus);
  row = gtk_widget_get_ancestor (focus, GTK_TYPE_BOX);
  for (GtkWidget *before = gtk_widget_get_prev_sibling (row); before; before = gtk_widget_get_prev_sibling (before))
    g_assert_false (gtk_widget_get_visible (before));
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (gtk_window_get_default_widget (GTK_WINDOW (window)))), ==, "Save…");
}

/* What a widget shows is drawing, not pixels. */
static void
test_a_widget_gives_its_picture (Fixture       *fixture,
                                 gconstpointer  data)
{
  GtkWidget *grid = GTK_WIDGET (setdoku_window_get_grid (fixture->window));
  g_autoptr(GBytes) svg = NULL;
  g_auto(Picture) picture = { 0 };
  PictureModel model;

  run_for (100);
  g_assert_true (picture_source_take (grid, &model));
  g_assert_true (model.fixed);
  model.make (model.what, palette_get (true, false), NULL, &picture);
  picture_model_clear (&model);
  g_assert_cmpint ((int) picture.width, ==, gtk_widget_get_width (grid));
  svg = picture_write (&picture, PICTURE_SVG, 1, NULL);
  g_assert_nonnull (g_strstr_len (g_bytes_get_data (svg, NULL), (gssize) g_bytes_get_size (svg), "<path"));
}

/* A chart outlives its widget, and has the colours that are wished. */
static void
test_a_chart_is_light_or_dark (void)
{
  const Solve solves[] = { { .elapsed = 60000 }, { .elapsed = 90000 } };
  g_autoptr(GArray) all = g_array_new (FALSE, FALSE, sizeof (Solve));
  GtkWidget *window = gtk_window_new (), *chart = g_object_new (SETDOKU_TYPE_STATISTICS_CHART, NULL);
  GBytes *files[3];
  PictureModel model;

  g_array_append_vals (all, solves, G_N_ELEMENTS (solves));
  setdoku_statistics_chart_set (SETDOKU_STATISTICS_CHART (chart), all, 75000);
  gtk_window_set_child (GTK_WINDOW (window), chart);
  gtk_window_present (GTK_WINDOW (window));
  wait_for (gtk_widget_get_width (chart) > 0);
  g_assert_true (picture_source_take (chart, &model));
  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_false (model.fixed);
  for (int i = 0; i < 3; i++)
    {
      g_auto(Picture) picture = { 0 };

      model.make (model.what, palette_get (i == 1, false), NULL, &picture);
      files[i] = picture_write (&picture, PICTURE_PNG, 1, NULL);
    }
  picture_model_clear (&model);
  g_assert_false (g_bytes_equal (files[0], files[1]));
  g_assert_true (g_bytes_equal (files[0], files[2]));
  for (int i = 0; i < 3; i++)
    g_bytes_unref (files[i]);
}

#define ADD(name, test) g_test_add ("/export-copy/" name, Fixture, NULL, set_up, test, tear_down)

int
main (int   argc,
      char *argv[])
{
  start_application (&argc, &argv);
  g_setenv ("XDG_RUNTIME_DIR", folder, FALSE);
  g_test_add_func ("/export-copy/what-is-dragged-is-picture-text-and-file", test_what_is_dragged_is_picture_text_and_file);
  g_test_add_func ("/export-copy/a-chart-is-light-or-dark", test_a_chart_is_light_or_dark);
  ADD ("alt-drags-the-board-away", test_alt_drags_the_board_away);
  ADD ("a-cells-menu-has-pictures", test_a_cells_menu_has_pictures);
  ADD ("the-board-is-copied-as-a-picture", test_the_board_is_copied_as_a_picture);
  ADD ("the-window-opens-at-its-page", test_the_window_opens_at_its_page);
  ADD ("the-focus-begins-at-the-first-choice", test_the_focus_begins_at_the_first_choice);
  ADD ("a-widget-gives-its-picture", test_a_widget_gives_its_picture);
  return run_tests ();
}
