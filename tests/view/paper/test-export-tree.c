/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-export-tree.c — the tree of a search, whole: the window waits for what a worker finds out, and stays alive. */
#include "export-fixture.h"

#include "picture/tree-picture.h"
#include "view/paper/setdoku-export-picture.h"

static char *
path_of (const char *name)
{
  return g_build_filename (folder, name, NULL);
}

static SetdokuExportWindow *
new_window_of_tree (PictureModel *model)
{
  ExportSubject *subject = new_subject ();
  Trace trace = { .strategy = &strategy_norvig, .options = strategy_norvig.defaults };

  if (model)
    subject->other = *model;
  else
    tree_picture_model (&trace, UINT64_MAX, 500, &subject->other);
  return SETDOKU_EXPORT_WINDOW (setdoku_export_window_new (NULL, subject, NULL));
}

static void
test_the_whole_tree_is_worked_out_first (void)
{
  SetdokuExportWindow *window = new_window_of_tree (NULL);
  SetdokuExportPage *page = setdoku_export_window_get_page (window);
  g_autofree char *path = path_of ("tree.svg"), *text = NULL;
  g_autoptr(GFile) file = g_file_new_for_path (path);

  g_assert_false (setdoku_export_page_is_ready (page));
  g_assert_null (setdoku_export_picture_new_content (SETDOKU_EXPORT_PICTURE (page)));
  gtk_widget_activate_action (GTK_WIDGET (window), "export.copy", NULL);
  g_assert_null (said (window));
  wait_for (setdoku_export_page_is_ready (page));
  setdoku_export_page_write_to (page, file);
  wait_for (said (window) && setdoku_export_page_is_ready (page));
  g_assert_cmpstr (said (window), ==, "Saved as “tree.svg”.");
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_true (g_str_has_prefix (text, "<?xml"));
  g_assert_null (strstr (text, "width=\"1000"));      /* it has the room that its nodes want */
  gtk_window_destroy (GTK_WINDOW (window));
}

/* 0: not begun; 1: at work; 2: it was told to stop. */
static int endless;

static bool
prepare_endlessly (void         *what,
                   GCancellable *cancellable)
{
  g_atomic_int_set (&endless, 1);
  while (!g_cancellable_is_cancelled (cancellable))
    g_usleep (1000);
  g_atomic_int_set (&endless, 2);
  return false;
}

static void
make_nothing (const void    *what,
              const Palette *palette,
              const char    *font,
              Picture       *picture)
{
  g_assert_not_reached ();
}

static void
test_closing_stops_what_is_worked_out (void)
{
  PictureModel model = { .make = make_nothing, .prepare = prepare_endlessly };
  SetdokuExportWindow *window = new_window_of_tree (&model);

  gtk_window_present (GTK_WINDOW (window));
  wait_for (g_atomic_int_get (&endless) == 1);
  gtk_widget_activate_action (GTK_WIDGET (window), "export.cancel", NULL);
  wait_for (g_atomic_int_get (&endless) == 2);
}

static bool
prepare_nothing (void         *what,
                 GCancellable *cancellable)
{
  return false;
}

static void
test_a_lack_of_memory_is_said (void)
{
  PictureModel model = { .make = make_nothing, .prepare = prepare_nothing };
  SetdokuExportWindow *window = new_window_of_tree (&model);

  wait_for (said (window));
  g_assert_cmpstr (said (window), ==, "There is not enough memory.");
  g_assert_false (setdoku_export_page_is_ready (setdoku_export_window_get_page (window)));
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int   argc,
      char *argv[])
{
  start_application (&argc, &argv);
  g_setenv ("XDG_RUNTIME_DIR", folder, FALSE);
  g_test_add_func ("/export-tree/the-whole-tree-is-worked-out-first", test_the_whole_tree_is_worked_out_first);
  g_test_add_func ("/export-tree/closing-stops-what-is-worked-out", test_closing_stops_what_is_worked_out);
  g_test_add_func ("/export-tree/a-lack-of-memory-is-said", test_a_lack_of_memory_is_said);
  return run_tests ();
}
