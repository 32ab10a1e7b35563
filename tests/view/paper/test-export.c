/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-export.c — what is seen leaves the window: as a file, whole or not at all, as a picture and as slides. */
#include "export-fixture.h"

#include <signal.h>
#include <sys/resource.h>
#include <unistd.h>

#include "view/paper/picture-target.h"
#include "view/paper/setdoku-export-slides.h"
#include "view/paper/setdoku-picture-view.h"

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

/* Nobody may write there. Root may write anywhere but below a file. */
static void
test_where_nothing_may_be_written (void)
{
  static const char *const pages[] = { "picture", "film", "slides" }, *const names[] = { "a.png", "a.gif", "a.pdf" };
  g_autofree char *file = path_of ("file"), *closed = path_of ("closed");
  const char *const places[] = { file, geteuid () == 0 ? file : closed };

  g_assert_true (g_file_set_contents (file, "x", 1, NULL));
  g_assert_cmpint (g_mkdir (closed, 0500), ==, 0);
  for (size_t i = 0; i < G_N_ELEMENTS (pages) * G_N_ELEMENTS (places); i++)
    {
      SetdokuExportWindow *window = new_window (pages[i / 2]);
      g_autofree char *path = g_build_filename (places[i % 2], names[i / 2], NULL);
      g_autoptr(GFile) target = g_file_new_for_path (path);
      SetdokuExportPage *page = setdoku_export_window_get_page (window);

      gtk_window_present (GTK_WINDOW (window));
      wait_for (setdoku_export_page_is_ready (page));
      setdoku_export_page_write_to (page, target);
      wait_for (said (window) != NULL);
      g_assert_true (g_str_has_prefix (said (window), "Not saved: "));
      g_assert_true (setdoku_export_page_is_ready (page));
      gtk_window_destroy (GTK_WINDOW (window));
    }
  g_assert_true (begins_with ("file", "x"));
  g_assert_cmpint (count_in (closed), ==, 0);
}

/* As in every other row. */
static void
test_return_saves_in_a_number (void)
{
  SetdokuExportWindow *window = new_window ("picture");
  GtkWidget *width = find_control (GTK_WIDGET (setdoku_export_window_get_page (window)), "Width, in pixels");

  g_assert_true (gtk_text_get_activates_default (GTK_TEXT (gtk_editable_get_delegate (GTK_EDITABLE (width)))));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* How light the middle of the board is, 0 to 255, as the view was drawn last; −1: it is to be drawn. */
static int
light_of (GtkWidget *view)
{
  int width = gtk_widget_get_width (view), height = gtk_widget_get_height (view);
  g_autoptr(GdkPaintable) paintable = gtk_widget_paintable_new (view);
  cairo_surface_t *image = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create (image);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GskRenderNode *node;
  uint32_t pixel = 0;

  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (snapshot);
  if (node)
    gsk_render_node_draw (node, cr);
  cairo_destroy (cr);
  cairo_surface_flush (image);
  pixel = ((const uint32_t *) (const void *) (cairo_image_surface_get_data (image)
                                              + height / 2 * cairo_image_surface_get_stride (image)))[width / 2];
  cairo_surface_destroy (image);
  if (!node)
    return -1;
  gsk_render_node_unref (node);
  return pixel >> 8 & 0xff;
}

static GtkWidget *
find_view (GtkWidget *widget)
{
  GtkWidget *found = SETDOKU_IS_PICTURE_VIEW (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found; child = gtk_widget_get_next_sibling (child))
    found = find_view (child);
  return found;
}

/* White words on light squares could not be read. r5c5 is empty. */
static void
test_what_shines_through_is_dark_below_a_dark_picture (void)
{
  SetdokuExportWindow *window = new_window ("picture");
  SetdokuExportPage *page = setdoku_export_window_get_page (window);
  GtkWidget *view = find_view (GTK_WIDGET (page));

  gtk_window_present (GTK_WINDOW (window));
  wait_for (gtk_widget_get_width (view) > 0);
  choose (page, "Ground", "Transparent");
  choose (page, "Style", "Dark");
  wait_for (light_of (view) >= 0 && light_of (view) < 0x80);
  choose (page, "Style", "Light");
  wait_for (light_of (view) > 0x80);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int   argc,
      char *argv[])
{
  start_application (&argc, &argv);
  g_test_add_func ("/export/the-name-says-the-kind", test_the_name_says_the_kind);
  g_test_add_func ("/export/a-name-that-no-picture-has-is-offered-again", test_a_name_that_no_picture_has_is_offered_again);
  g_test_add_func ("/export/no-half-picture-stays", test_no_half_picture_stays);
  g_test_add_func ("/export/cancelling-leaves-what-was-there", test_cancelling_leaves_what_was_there);
  g_test_add_func ("/export/each-step-of-the-path-is-a-slide", test_each_step_of_the_path_is_a_slide);
  g_test_add_func ("/export/cancelled-slides-are-not-there", test_cancelled_slides_are_not_there);
  g_test_add_func ("/export/where-nothing-may-be-written", test_where_nothing_may_be_written);
  g_test_add_func ("/export/return-saves-in-a-number", test_return_saves_in_a_number);
  g_test_add_func ("/export/what-shines-through-is-dark-below-a-dark-picture",
                   test_what_shines_through_is_dark_below_a_dark_picture);
  return run_tests ();
}
