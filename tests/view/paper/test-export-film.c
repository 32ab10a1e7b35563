/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-export-film.c — the Film page: what it films at first, and that the film becomes a file, or nothing at all. */
#include "pointer.h"

#include "export-fixture.h"
#include "picture/film-file.h"
#include "view/paper/setdoku-export-film.h"

static SetdokuExportWindow *
new_window (ExportSubject *subject)
{
  GtkWidget *window = setdoku_export_window_new (NULL, subject, NULL);

  setdoku_export_window_show_page (SETDOKU_EXPORT_WINDOW (window), "film");
  gtk_window_present (GTK_WINDOW (window));
  wait_for (setdoku_export_page_is_ready (setdoku_export_window_get_page (SETDOKU_EXPORT_WINDOW (window))));
  return SETDOKU_EXPORT_WINDOW (window);
}

static SetdokuExportFilm *
page_of (SetdokuExportWindow *window)
{
  return SETDOKU_EXPORT_FILM (setdoku_export_window_get_page (window));
}

static void
write_to (SetdokuExportWindow *window,
          const char          *path)
{
  g_autoptr(GFile) file = g_file_new_for_path (path);

  setdoku_banner_dismiss (setdoku_export_window_get_banner (window));
  setdoku_export_page_write_to (SETDOKU_EXPORT_PAGE (page_of (window)), file);
}

static void
check_file (SetdokuExportWindow *window,
            const char          *name,
            const char          *start)
{
  g_autofree char *path = g_build_filename (folder, name, NULL), *text = NULL, *words = g_strdup_printf ("Saved as “%s”.", name);

  write_to (window, path);
  wait_for (said (window) != NULL);
  g_assert_cmpstr (said (window), ==, words);
  g_assert_true (setdoku_export_page_is_ready (setdoku_export_window_get_page (window)));
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_true (g_str_has_prefix (text, start));
}

static void
test_a_short_range_becomes_a_file (void)
{
  ExportSubject *subject = new_subject_of_search (100);
  SetdokuExportWindow *window;

  subject->first = 2;
  subject->last = 5;
  window = new_window (subject);
  g_assert_cmpint (setdoku_film_view_get_event (setdoku_export_film_get_view (page_of (window))), ==, 2);
  if (film_kinds[0].codec)
    check_file (window, "film.webp", "RIFF");
  check_file (window, "film.gif", "GIF89a");
  gtk_window_destroy (GTK_WINDOW (window));
}

/* It would last for hours: a minute of it, from the moment that is shown. */
static void
test_a_long_search_is_filmed_from_where_it_stands (void)
{
  ExportSubject *subject = new_subject_of_search (100 * 1000);
  SetdokuExportWindow *window;

  subject->cursor = 3;
  subject->speed = 30;
  window = new_window (subject);
  g_assert_cmpint (setdoku_film_view_get_event (setdoku_export_film_get_view (page_of (window))), ==, 3);
  g_assert_nonnull (strstr (setdoku_export_film_get_about (page_of (window)), " long, about "));
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
note_range (SetdokuFilmView *view,
            uint64_t         first,
            uint64_t         last,
            uint64_t        *ranged)
{
  g_assert_cmpuint (first, ==, 2);
  *ranged = last;
}

/* Pixels of the screen, in the blocks: at the end of an event. */
static int
screen_x (SetdokuFilmBlocks *blocks,
          uint64_t           event)
{
  return (int) (middle_of (NULL, GTK_WIDGET (blocks)).x - gtk_widget_get_width (GTK_WIDGET (blocks)) / 2.0
                + setdoku_film_blocks_get_x (blocks, event));
}

/* The last event's mark is dragged to the 20th; then a click goes to one between. */
static void
test_a_mark_is_dragged (void)
{
  ExportSubject *subject = new_subject_of_search (100);
  g_autofree char *about = NULL;
  SetdokuExportWindow *window;
  SetdokuFilmBlocks *blocks;
  SetdokuFilmView *view;
  uint64_t ranged = 0;
  int y;

  if (!has_pointer ())
    {
      export_subject_unref (subject);
      return;
    }
  subject->first = 2;
  subject->last = 40;
  window = new_window (subject);
  view = setdoku_export_film_get_view (page_of (window));
  blocks = setdoku_film_view_get_blocks (view);
  g_signal_connect (view, "ranged", G_CALLBACK (note_range), &ranged);
  about = g_strdup (setdoku_export_film_get_about (page_of (window)));
  wait_for (gtk_widget_get_width (GTK_WIDGET (blocks)) > 0);
  y = (int) middle_of (NULL, GTK_WIDGET (blocks)).y;
  point ("mousemove %d %d mousedown 1", screen_x (blocks, 40), y);
  point ("mousemove %d %d", screen_x (blocks, 30), y);
  point ("mousemove %d %d mouseup 1", screen_x (blocks, 20), y);
  wait_for (ranged == 20);
  wait_for (strcmp (setdoku_export_film_get_about (page_of (window)), about) != 0);
  point ("mousemove %d %d click 1", screen_x (blocks, 11) - 1, y);
  wait_for (setdoku_film_view_get_event (view) == 11);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_a_cancelled_film_leaves_what_was_there (void)
{
  g_autofree char *path = g_build_filename (folder, "kept.gif", NULL), *text = NULL;
  SetdokuExportWindow *window = new_window (new_subject_of_search (1000));

  g_assert_true (g_file_set_contents (path, "old", 3, NULL));
  write_to (window, path);
  g_assert_false (setdoku_export_page_is_ready (setdoku_export_window_get_page (window)));
  gtk_widget_activate_action (GTK_WIDGET (window), "export.cancel", NULL);
  g_assert_cmpstr (said (window), ==, "Nothing was saved.");
  g_assert_true (setdoku_export_page_is_ready (setdoku_export_window_get_page (window)));
  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "old");
}

int
main (int   argc,
      char *argv[])
{
  start_application (&argc, &argv);
  g_test_add_func ("/export-film/a-short-range-becomes-a-file", test_a_short_range_becomes_a_file);
  g_test_add_func ("/export-film/a-long-search-is-filmed-from-where-it-stands", test_a_long_search_is_filmed_from_where_it_stands);
  g_test_add_func ("/export-film/a-mark-is-dragged", test_a_mark_is_dragged);
  g_test_add_func ("/export-film/a-cancelled-film-leaves-what-was-there", test_a_cancelled_film_leaves_what_was_there);
  return run_tests ();
}
