/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-export.c — what is seen leaves the window: as a file, whole or not at all, by the clipboard, as slides. */
#include "export-fixture.h"

#include <signal.h>
#include <sys/resource.h>

#include "view/kit/picture-content.h"
#include "view/kit/picture-source.h"
#include "view/learn/setdoku-statistics-chart.h"
#include "view/paper/picture-target.h"
#include "view/paper/setdoku-export-slides.h"

/* Not on the screen: then no dialog opens. */
static SetdokuExportWindow *
new_window (const char *page)
{
  GtkWidget *window = setdoku_export_window_new (NULL, new_subject (), NULL);

  setdoku_export_window_show_page (SETDOKU_EXPORT_WINDOW (window), page);
  return SETDOKU_EXPORT_WINDOW (window);
}

static char *
path_of (const char *name)
{
  return g_build_filename (folder, name, NULL);
}

static void
save_as (SetdokuExportWindow *window,
         const char          *name)
{
  g_autofree char *path = path_of (name);
  g_autoptr(GFile) file = g_file_new_for_path (path);

  setdoku_export_page_write_to (setdoku_export_window_get_page (window), file);
  wait_for (said (window) && setdoku_export_page_is_ready (setdoku_export_window_get_page (window)));
}

static bool
begins_with (const char *name,
             const char *start)
{
  g_autofree char *path = path_of (name), *text = NULL;

  return g_file_get_contents (path, &text, NULL, NULL) && strncmp (text, start, strlen (start)) == 0;
}

static void
test_the_name_says_the_kind (void)
{
  static const struct { const char *name, *start; } rows[] = {
    { "board.png", "\x89PNG" }, { "board.svg", "<?xml" }, { "board.PDF", "%PDF" },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      SetdokuExportWindow *window = new_window ("picture");
      g_autofree char *text = g_strdup_printf ("Saved as “%s”.", rows[i].name);

      save_as (window, rows[i].name);
      g_assert_cmpstr (said (window), ==, text);
      g_assert_true (begins_with (rows[i].name, rows[i].start));
      gtk_window_destroy (GTK_WINDOW (window));
    }
}

static void
check_target (const char *name,
              const char *becomes,
              const char *again)
{
  g_autofree char *path = path_of (name), *base = NULL;
  g_autoptr(GFile) file = g_file_new_for_path (path);
  PictureTarget target;

  picture_target_init (&target, file, PICTURE_SVG);
  base = target.file ? g_file_get_basename (target.file) : NULL;
  g_assert_cmpstr (base, ==, becomes);
  g_assert_cmpstr (target.again, ==, again);
  picture_target_clear (&target);
}

static void
test_a_name_that_no_picture_has_is_offered_again (void)
{
  g_autofree char *taken = path_of ("taken.svg");
  SetdokuExportWindow *window = new_window ("picture");

  g_assert_true (g_file_set_contents (taken, "x", 1, NULL));
  check_target ("a.png", "a.png", NULL);
  check_target ("a", "a.svg", NULL);
  check_target ("a.", "a.svg", NULL);
  check_target ("taken", "taken 2.svg", NULL);
  check_target ("a.gif", NULL, "a.svg");
  save_as (window, "board.gif");
  g_assert_cmpstr (said (window), ==, "“board.gif” cannot be written: a picture is png, svg or pdf.");
  g_assert_false (begins_with ("board.gif", ""));
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_no_half_picture_stays (void)
{
  enum { ROOM = 4096 };
  g_autofree char *path = path_of ("old.png");
  SetdokuExportWindow *window = new_window ("picture");
  struct rlimit before, tight;

  g_assert_true (g_file_set_contents (path, "old", 3, NULL));
  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &before), ==, 0);
  tight = (struct rlimit) { ROOM, before.rlim_max };
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &tight), ==, 0);
  save_as (window, "old.png");
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &before), ==, 0);
  g_assert_true (g_str_has_prefix (said (window), "Not saved: "));
  g_assert_true (begins_with ("old.png", "old"));
  save_as (window, "nowhere/a.png");
  g_assert_cmpstr (said (window), ==, "Not saved: the folder of “a.png” does not exist.");
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Cancelled while it was on its way: the window stays, and what was there, too. */
static void
test_cancelling_leaves_what_was_there (void)
{
  g_autofree char *path = path_of ("kept.png");
  SetdokuExportWindow *window = new_window ("picture");
  g_autoptr(GFile) file = g_file_new_for_path (path);

  g_assert_true (g_file_set_contents (path, "old", 3, NULL));
  setdoku_export_page_write_to (setdoku_export_window_get_page (window), file);
  gtk_widget_activate_action (GTK_WIDGET (window), "export.cancel", NULL);
  g_assert_cmpstr (said (window), ==, "Nothing was saved.");
  g_assert_true (setdoku_export_page_is_ready (setdoku_export_window_get_page (window)));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Slides. */

static SetdokuExportSlides *
wait_for_slides (SetdokuExportWindow *window)
{
  SetdokuExportSlides *slides = SETDOKU_EXPORT_SLIDES (setdoku_export_window_get_page (window));

  gtk_window_present (GTK_WINDOW (window));
  wait_for (setdoku_export_slides_get_n (slides) > 0);
  return slides;
}

static int
count_in (const char *path)
{
  g_autoptr(GDir) dir = g_dir_open (path, 0, NULL);
  int n = 0;

  while (dir && g_dir_read_name (dir))
    n++;
  return dir ? n : -1;
}

static void
write_slides (SetdokuExportWindow *window,
              const char          *path,
              gboolean             into_folder)
{
  g_autoptr(GFile) file = g_file_new_for_path (path);

  setdoku_banner_dismiss (setdoku_export_window_get_banner (window));
  choose (setdoku_export_window_get_page (window), "File", into_folder ? "A folder of PNG" : "One PDF");
  setdoku_export_page_write_to (setdoku_export_window_get_page (window), file);
  wait_for (said (window) != NULL);
}

static void
test_each_step_of_the_path_is_a_slide (void)
{
  SetdokuExportWindow *window = new_window ("slides");
  SetdokuExportSlides *slides = wait_for_slides (window);
  g_autofree char *into = path_of ("steps"), *pdf = path_of ("steps.pdf");
  int n = setdoku_export_slides_get_n (slides);

  g_assert_cmpint (n, >=, 81 - 36);              /* it places one digit at a time */
  write_slides (window, into, TRUE);
  g_assert_cmpint (count_in (into), ==, n);
  g_assert_true (begins_with ("steps/001.png", "\x89PNG"));
  write_slides (window, into, TRUE);
  g_assert_cmpstr (said (window), ==, "Not saved: “steps” is there already. Choose another name for the folder.");
  write_slides (window, pdf, FALSE);
  g_assert_true (begins_with ("steps.pdf", "%PDF"));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Neither under the chosen name nor under the one it has until it is whole. */
static void
test_cancelled_slides_are_not_there (void)
{
  SetdokuExportWindow *window = new_window ("slides");
  SetdokuExportSlides *slides = wait_for_slides (window);
  g_autofree char *place = path_of ("place"), *into = g_build_filename (place, "steps", NULL);
  g_autoptr(GFile) file = g_file_new_for_path (into);

  g_assert_cmpint (g_mkdir (place, 0700), ==, 0);
  choose (SETDOKU_EXPORT_PAGE (slides), "File", "A folder of PNG");
  setdoku_export_page_write_to (SETDOKU_EXPORT_PAGE (slides), file);
  wait_for (count_in (place) > 0);
  gtk_widget_activate_action (GTK_WIDGET (window), "export.cancel", NULL);
  g_assert_cmpstr (said (window), ==, "Nothing was saved.");
  wait_for (count_in (place) == 0);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The clipboard and the window. */

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

#define ADD(name, test) g_test_add ("/export/" name, Fixture, NULL, set_up, test, tear_down)

int
main (int   argc,
      char *argv[])
{
  start_application (&argc, &argv);
  g_setenv ("XDG_RUNTIME_DIR", folder, FALSE);
  g_test_add_func ("/export/the-name-says-the-kind", test_the_name_says_the_kind);
  g_test_add_func ("/export/a-name-that-no-picture-has-is-offered-again", test_a_name_that_no_picture_has_is_offered_again);
  g_test_add_func ("/export/no-half-picture-stays", test_no_half_picture_stays);
  g_test_add_func ("/export/cancelling-leaves-what-was-there", test_cancelling_leaves_what_was_there);
  g_test_add_func ("/export/each-step-of-the-path-is-a-slide", test_each_step_of_the_path_is_a_slide);
  g_test_add_func ("/export/cancelled-slides-are-not-there", test_cancelled_slides_are_not_there);
  g_test_add_func ("/export/what-is-dragged-is-picture-text-and-file", test_what_is_dragged_is_picture_text_and_file);
  g_test_add_func ("/export/a-chart-is-light-or-dark", test_a_chart_is_light_or_dark);
  ADD ("the-board-is-copied-as-a-picture", test_the_board_is_copied_as_a_picture);
  ADD ("the-window-opens-at-its-page", test_the_window_opens_at_its_page);
  ADD ("the-focus-begins-at-the-first-choice", test_the_focus_begins_at_the_first_choice);
  ADD ("a-widget-gives-its-picture", test_a_widget_gives_its_picture);
  return run_tests ();
}
