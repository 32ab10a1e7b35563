/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* bench-print.c — how long printing keeps the main loop: a path of 400 steps shown sheet by sheet and printed on other paper
 * than it was laid out for; a thousand sheets, into a file of ours and through GTK's dialog to its printer that writes one; and
 * a list of 100,000 puzzles that is opened in the midst of another.
 *
 * How long the loop was blocked is as loop-clock.h has it. Prints one "key: value" line a
 * figure. */
#include <glib/gstdio.h>

#include "loop-clock.h"
#include "view/paper/print-job.h"
#include "view/paper/setdoku-print-page.h"

enum { STEPS = 400, SHEETS = 1000, PUZZLES = 100 * 1000, WIDTH = 520, HEIGHT = 740 };

#define PUZZLE ".........3.59.46.1.4..1..3.2.......7..71634.....2.7....2.8.1.7.8.6...3.2..9...1.."

static Content *
make_path (void)
{
  PathQuestion question = { .start = PATH_FROM_CLUES, .profile = ladder_profiles };
  Board board;
  Path *path;

  board_parse (&board, PUZZLE);
  for (int cell = 0; cell < N_CELLS; cell++)
    question.cells[cell].given = board.digit[cell];
  path = path_new (&question);
  path_find (path, NULL);
  for (guint i = 0, known = path->steps->len; path->steps->len < STEPS; i++)
    {
      PathStep step = *path_step (path, (int) (i % known));

      g_array_append_val (path->steps, step);
    }
  return content_new_path (path, NULL);
}

static Content *
make_book (void)
{
  g_autoptr (Document) document = document_new ();
  Book *book = book_new ();
  Board board;

  board_parse (&board, PUZZLE);
  document_set_board (document, &board);
  for (int i = 0; i < SHEETS; i++)
    book_add (book, document);
  return content_new_book (book);
}

static void
on_after_paint (GdkFrameClock *clock, gboolean *painted)
{
  *painted = TRUE;
}

static void
measure_view (GtkWindow *window, Sheets *sheets)
{
  GtkWidget *view = setdoku_sheet_view_new ();
  gboolean painted = FALSE;

  gtk_window_set_child (window, view);
  gtk_window_present (window);
  g_signal_connect (gtk_widget_get_frame_clock (GTK_WIDGET (window)), "after-paint", G_CALLBACK (on_after_paint), &painted);
  setdoku_sheet_view_set_sheets (SETDOKU_SHEET_VIEW (view), sheets, sheets_get_paper (sheets));
  for (unsigned sheet = 0; sheet < sheets_n (sheets); sheet++)
    {
      painted = FALSE;
      setdoku_sheet_view_show (SETDOKU_SHEET_VIEW (view), sheet);
      while (!painted)
        g_main_context_iteration (NULL, TRUE);
    }
  print_loop ("print-view");
}

static void
on_ended (SetdokuPrintJob *job, gboolean good, const char *sentence, gboolean *ended)
{
  if (!good)
    g_error ("%s", sentence);
  *ended = TRUE;
}

static GtkWidget *
find_dialog (void)
{
  GListModel *windows = gtk_window_get_toplevels ();
  GtkWidget *found = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (windows) && !found; i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (g_str_equal (G_OBJECT_TYPE_NAME (window), "GtkPrintUnixDialog"))
        found = window;
    }
  return found;
}

static void
measure_printer (GtkWindow *window, const char *name, const char *folder, Sheets *sheets, const PrintChoice *choice, unsigned rows)
{
  g_autoptr (SetdokuPrintJob) job = setdoku_print_job_new ();
  g_autoptr (GtkPrintSettings) printer = gtk_print_settings_new ();
  g_autofree char *path = g_build_filename (folder, name, NULL), *uri = g_filename_to_uri (path, NULL, NULL);
  gboolean ended = FALSE;
  GObject *chosen = NULL;
  GtkWidget *dialog;
  double start;

  gtk_print_settings_set_printer (printer, "Print to File");
  gtk_print_settings_set (printer, GTK_PRINT_SETTINGS_OUTPUT_URI, uri);
  gtk_print_settings_set (printer, GTK_PRINT_SETTINGS_OUTPUT_FILE_FORMAT, "pdf");
  g_signal_connect (job, "ended", G_CALLBACK (on_ended), &ended);
  start = bench_ms (CLOCK_THREAD_CPUTIME_ID);
  setdoku_print_job_print (job, sheets, choice, rows, window, printer);
  g_print ("print-%s-ask-cpu-ms: %.2f\n", name, bench_ms (CLOCK_THREAD_CPUTIME_ID) - start);
  while (!(dialog = find_dialog ()) || (g_object_get (dialog, "selected-printer", &chosen, NULL), !chosen))
    g_main_context_iteration (NULL, TRUE);
  g_object_unref (chosen);
  forget_loop ();                  /* the first frames of GTK's dialog */
  g_signal_emit_by_name (dialog, "response", GTK_RESPONSE_OK);
  while (!ended)
    g_main_context_iteration (NULL, TRUE);
  print_loop (name);
  g_unlink (path);
}

/* A long list, from the name to its first sheet. */
static void
measure_open (GtkWindow *window, const char *folder)
{
  SetdokuPrintPage *page = setdoku_print_page_new (NULL);
  g_autoptr (GFile) file = g_file_new_build_filename (folder, "list.sdm", NULL);
  g_autoptr (GString) text = g_string_new (NULL);

  for (int i = 0; i < PUZZLES; i++)
    g_string_append (text, PUZZLE "\n");
  g_file_replace_contents (file, text->str, text->len, NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, NULL);
  gtk_window_set_child (window, GTK_WIDGET (page));
  for (int i = 0; i < 2; i++)
    {
      setdoku_print_page_open (page, file);
      while (!setdoku_export_page_is_ready (SETDOKU_EXPORT_PAGE (page)))
        g_main_context_iteration (NULL, TRUE);
      for (int turn = 0; turn < 50; turn++)
        g_main_context_iteration (NULL, FALSE);
      if (i == 0)
        forget_loop ();    /* the first frames of the page */
    }
  print_loop ("print-open");
  g_file_delete (file, NULL, NULL);
}

static void
measure_file (const char *folder, Sheets *sheets)
{
  g_autoptr (SetdokuPrintJob) job = setdoku_print_job_new ();
  g_autoptr (GFile) file = g_file_new_build_filename (folder, "file", NULL);
  double start = bench_ms (CLOCK_PROCESS_CPUTIME_ID);
  gboolean ended = FALSE;

  g_signal_connect (job, "ended", G_CALLBACK (on_ended), &ended);
  setdoku_print_job_save (job, sheets, file);
  while (!ended)
    g_main_context_iteration (NULL, TRUE);
  print_loop ("print-file");
  g_print ("print-file-cpu-s: %.2f\n", 1e-3 * (bench_ms (CLOCK_PROCESS_CPUTIME_ID) - start));
  g_file_delete (file, NULL, NULL);
}

int
main (void)
{
  g_autofree char *folder = g_dir_make_tmp ("setdoku-print-XXXXXX", NULL);
  const Paper paper = paper_of (&paper_sizes[0], false), other = paper_of (&paper_sizes[2], false);
  const SheetsStyle all = { .book = { .per_page = 1 }, .boards = PATH_BOARDS_ALL };
  g_autoptr (Content) path = make_path (), book = make_book ();
  g_autoptr (Sheets) path_sheets = sheets_new (path, &all, &paper), book_sheets = sheets_new (book, &all, &other);
  GtkWidget *window;
  PrintChoice choice;

  gtk_init ();
  g_object_set (gtk_settings_get_default (), "gtk-print-backends", "file", "gtk-recent-files-enabled", FALSE, NULL);
  window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, HEIGHT);
  print_choice_read (NULL, &choice);
  choice.value[PRINT_BOARDS] = PATH_BOARDS_ALL;
  g_print ("print-path-sheets: %u\n", sheets_n (path_sheets));
  measure_loop ();
  measure_view (GTK_WINDOW (window), path_sheets);
  measure_printer (GTK_WINDOW (window), "print-path", folder, path_sheets, &choice, 1u << PRINT_BOARDS);
  measure_printer (GTK_WINDOW (window), "print-book", folder, book_sheets, &choice, 0);
  measure_file (folder, book_sheets);
  measure_open (GTK_WINDOW (window), folder);
  gtk_window_destroy (GTK_WINDOW (window));
  g_rmdir (folder);
  return 0;
}
