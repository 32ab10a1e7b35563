/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-print-dialog.c — to a printer: GTK's own one, which writes a file, through GTK's dialog with our tab in it. */
#include "print-fixture.h"

#include "view/paper/print-control.h"

typedef struct {
  GFile            *file;
  GtkPrintSettings *printer;
  SetdokuPrintJob  *job;
  char             *end;                     /* what it ended with; NULL: it has not */
} Printing;

static GtkPrintSettings *
file_printer (GFile *file)
{
  GtkPrintSettings *printer = gtk_print_settings_new ();
  g_autofree char *uri = g_file_get_uri (file);

  gtk_print_settings_set_printer (printer, "Print to File");
  gtk_print_settings_set (printer, GTK_PRINT_SETTINGS_OUTPUT_URI, uri);
  gtk_print_settings_set (printer, GTK_PRINT_SETTINGS_OUTPUT_FILE_FORMAT, "pdf");
  return printer;
}

static GtkWidget *
find_dialog (void)
{
  GtkWindow *dialog;

  wait_for (g_type_from_name ("GtkPrintUnixDialog") && (dialog = find_window (g_type_from_name ("GtkPrintUnixDialog"))));
  return GTK_WIDGET (dialog);
}

/* As the user does, once it has found the printer. */
static void
answer (int response)
{
  GtkWidget *dialog = find_dialog ();
  GObject *chosen = NULL;

  wait_for ((g_object_get (dialog, "selected-printer", &chosen, NULL), chosen));
  g_object_unref (chosen);
  g_signal_emit_by_name (dialog, "response", response);
}

static void
on_ended (SetdokuPrintJob *job, gboolean good, const char *sentence, Printing *printing)
{
  printing->end = g_strdup_printf ("%d %s", good, sentence);
}

static void
start (Printing *printing, Fixture *fixture, const char *name, Sheets *sheets, const PrintChoice *choice, unsigned rows)
{
  *printing = (Printing) { .file = file_named (name), .job = setdoku_print_job_new () };
  printing->printer = file_printer (printing->file);
  g_signal_connect (printing->job, "ended", G_CALLBACK (on_ended), printing);
  setdoku_print_job_print (printing->job, sheets, choice, rows, GTK_WINDOW (fixture->window), printing->printer);
}

static void
end (Printing *printing, const char *expected)
{
  wait_for (printing->end);
  g_assert_cmpstr (printing->end, ==, expected);
  g_assert_false (setdoku_print_job_is_working (printing->job));
}

static void
printing_clear (Printing *printing)
{
  g_object_unref (printing->file);
  g_object_unref (printing->printer);
  g_object_unref (printing->job);
  g_free (printing->end);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Printing, printing_clear)

static Sheets *
sheets_of (unsigned n_puzzles, const char *paper)
{
  g_autoptr (Book) book = book_new ();
  g_autoptr (Document) document = document_new ();
  g_autoptr (Content) content = NULL;
  const SheetsStyle style = { .book = { .per_page = 1 } };
  const Paper sheet = paper_of (paper_size_find (paper), false);
  Board board;

  g_assert_true (board_parse (&board, EASY));
  document_set_board (document, &board);
  for (unsigned i = 0; i < n_puzzles; i++)
    g_assert_nonnull (book_add (book, document));
  content = content_new_book (g_steal_pointer (&book));
  return sheets_new (content, &style, &sheet);
}

static void
test_printer (Fixture *fixture, gconstpointer data)
{
  g_autoptr (Sheets) sheets = sheets_of (7, "a5");
  g_auto (Printing) printing;
  PrintChoice choice;

  print_choice_read (NULL, &choice);
  start (&printing, fixture, "printed.pdf", sheets, &choice, 0);
  g_assert_true (setdoku_print_job_is_asking (printing.job));
  answer (GTK_RESPONSE_OK);
  end (&printing, "1 Sent to the printer.");
  g_assert_cmpuint (count_pages (printing.file), ==, 7);
}

/* Changed one's mind: nothing is said, and all is as before. */
static void
test_cancelled (Fixture *fixture, gconstpointer data)
{
  g_autoptr (Sheets) sheets = sheets_of (7, "letter");
  g_auto (Printing) printing;
  PrintChoice choice;

  print_choice_read (NULL, &choice);
  start (&printing, fixture, "cancelled.pdf", sheets, &choice, 0);
  answer (GTK_RESPONSE_CANCEL);
  end (&printing, "1 ");
  g_assert_false (setdoku_print_job_is_asking (printing.job));
  g_assert_false (g_file_query_exists (printing.file, NULL));
}

/* After each turn of the main loop: never two more. */
static gboolean
goes_on (SetdokuPrintJob *job, unsigned *done)
{
  unsigned now = setdoku_print_job_get_n_done (job);

  g_assert_cmpuint (now, <=, *done + 1);
  *done = now;
  return now >= 20;
}

/* A sheet a turn of the main loop. */
static void
test_turns (Fixture *fixture, gconstpointer data)
{
  g_autoptr (Sheets) sheets = sheets_of (300, "a4");
  g_auto (Printing) printing;
  PrintChoice choice;
  unsigned done = 0;

  print_choice_read (NULL, &choice);
  start (&printing, fixture, "turns.pdf", sheets, &choice, 0);
  answer (GTK_RESPONSE_OK);
  wait_for (goes_on (printing.job, &done));
  setdoku_print_job_stop (printing.job);
  end (&printing, "1 Stopped. Nothing more is printed.");
  g_assert_false (g_file_query_exists (printing.file, NULL));
}

/* Our tab. */

/* The control beside that label. */
static GtkWidget *
find_control (GtkWidget *widget, const char *label)
{
  GtkWidget *found = GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_label (GTK_LABEL (widget)), label)
                     ? gtk_widget_get_next_sibling (widget) : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found; child = gtk_widget_get_next_sibling (child))
    found = find_control (child, label);
  return found;
}

/* What is chosen there is printed, and chosen in the window from then on. */
static void
test_tab (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) puzzles = write_puzzles ("thirteen.sdm", 13), file = file_named ("tab.pdf");
  g_autoptr (GtkPrintSettings) printer = file_printer (file);
  GtkWidget *dialog, *control;

  open_print (fixture, NULL);
  setdoku_print_page_open (page, puzzles);
  wait_for (is_ready ());
  g_assert_cmpstr (setdoku_print_page_get_words (page), ==, "13 puzzles · 4 sheets");
  gtk_widget_activate_action (GTK_WIDGET (window), "print.print", NULL);
  dialog = find_dialog ();
  g_assert_cmpstr (setdoku_print_page_get_words (page), ==, "13 puzzles · 4 sheets");
  g_assert_false (is_ready ());
  g_assert_null (find_control (dialog, "Boards"));
  control = find_control (dialog, "On a sheet");
  g_assert_nonnull (control);
  print_control_set (PRINT_PER_PAGE, control, 0);
  control = find_control (dialog, "Solutions");
  print_control_set (PRINT_SOLUTIONS, control, BOOK_SOLUTIONS_NONE);
  g_object_set (dialog, "print-settings", printer, NULL);
  answer (GTK_RESPONSE_OK);
  wait_for (is_ready ());
  g_assert_cmpstr (said (), ==, "Sent to the printer.");
  g_assert_cmpuint (count_pages (file), ==, 13);
  g_assert_cmpstr (setdoku_print_page_get_words (page), ==, "13 puzzles · 13 sheets");
}

/* A path laid out anew in the dialog takes several turns of the main loop. */
static void
test_path_in_slices (Fixture *fixture, gconstpointer data)
{
  PathQuestion question = { .start = PATH_FROM_CLUES, .profile = ladder_profiles };
  const SheetsStyle style = { .boards = PATH_BOARDS_NONE };
  const Paper paper = paper_of (&paper_sizes[0], false);
  g_autoptr (Content) content = NULL;
  g_autoptr (Sheets) sheets = NULL;
  g_auto (Printing) printing;
  PrintChoice choice;
  unsigned turns = 0;
  Path *path;
  Board board;

  g_assert_true (board_parse (&board, EASY));
  for (int cell = 0; cell < N_CELLS; cell++)
    question.cells[cell].given = board.digit[cell];
  path = path_new (&question);
  path_find (path, NULL);
  for (guint i = 0, known = path->steps->len; i < 2000; i++)
    {
      PathStep step = *path_step (path, (int) (i % known));

      g_array_append_val (path->steps, step);
    }
  content = content_new_path (path, NULL);
  sheets = sheets_new (content, &style, &paper);
  print_choice_read (NULL, &choice);
  choice.value[PRINT_BOARDS] = PATH_BOARDS_ALL;
  start (&printing, fixture, "path.pdf", sheets, &choice, 1u << PRINT_BOARDS);
  answer (GTK_RESPONSE_OK);
  wait_for (!setdoku_print_job_is_asking (printing.job));
  wait_for ((turns++, setdoku_print_job_get_n_done (printing.job) > 0));
  g_assert_cmpuint (turns, >, 3);
  setdoku_print_job_stop (printing.job);
  end (&printing, "1 Stopped. Nothing more is printed.");
}

int
main (int argc, char **argv)
{
  static const struct { const char *name; void (*test) (Fixture *, gconstpointer); } tests[] = {
    { "/print-dialog/printer", test_printer },
    { "/print-dialog/cancelled", test_cancelled },
    { "/print-dialog/turns", test_turns },
    { "/print-dialog/tab", test_tab },
    { "/print-dialog/path-in-slices", test_path_in_slices },
  };

  start_application (&argc, &argv);
  g_object_set (gtk_settings_get_default (), "gtk-print-backends", "file", NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].name, Fixture, NULL, set_up, tests[i].test, tear_down);
  return run_tests ();
}
