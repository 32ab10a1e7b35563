/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "print-job.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <math.h>
#include <stdatomic.h>

#include "model/file/file.h"
#include "picture/paper-pdf.h"
#include "print-tab.h"

enum { TELL_MS = 100, SLICE_MS = 10 };

/* A file being written: the worker's, but for the number. */
typedef struct {
  Sheets     *sheets;
  atomic_uint n_done;
} Writing;

struct _SetdokuPrintJob
{
  GObject            parent_instance;

  Sheets            *sheets;                /* at work; NULL: it does not */
  GtkPrintOperation *operation;             /* to a printer */
  PrintTab           tab;                   /* in its dialog */
  unsigned           rows;                  /* of that */
  PrintChoice        choice;
  gboolean           asking;                /* GTK's dialog is open */
  gboolean           previewed;             /* it was shown only, by another program */
  gboolean           painted;               /* all of it, and it may not be sent yet */
  Pen               *pen;
  GtkPrintSettings  *settings;
  GCancellable      *cancellable;           /* of a file */
  Writing           *writing;               /* of a file, borrowed from its errand */
  char              *name;                  /* of the file */
  unsigned           n_done;
  guint              telling;               /* source id */
};

G_DEFINE_FINAL_TYPE (SetdokuPrintJob, setdoku_print_job, G_TYPE_OBJECT)

enum { CHANGED, ENDED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* Both kinds. */

static gboolean
on_tell (gpointer user)
{
  SetdokuPrintJob *self = user;

  if (self->writing)
    self->n_done = atomic_load (&self->writing->n_done);
  g_signal_emit (self, signals[CHANGED], 0);
  return G_SOURCE_CONTINUE;
}

/* The program stays, and so does the job, until it has ended. */
static void
begin (SetdokuPrintJob *self, Sheets *sheets)
{
  self->sheets = sheets_ref (sheets);
  self->n_done = 0;
  self->telling = g_timeout_add (TELL_MS, on_tell, self);
  g_object_ref (self);
  if (g_application_get_default ())
    g_application_hold (g_application_get_default ());
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
end (SetdokuPrintJob *self, gboolean good, const char *sentence)
{
  g_clear_handle_id (&self->telling, g_source_remove);
  g_clear_pointer (&self->sheets, sheets_unref);
  g_signal_emit (self, signals[ENDED], 0, good, sentence);
  if (g_application_get_default ())
    g_application_release (g_application_get_default ());
  g_object_unref (self);
}

/* Into a file. */

static void
writing_free (void *memory)
{
  Writing *writing = memory;

  sheets_unref (writing->sheets);
  g_free (writing);
}

typedef struct {
  GOutputStream *stream;
  GCancellable  *cancellable;
  GError        *error;                /* the first one */
} Drain;

static bool
drain (const void *bytes, size_t length, void *user)
{
  Drain *to = user;

  return !to->error && g_output_stream_write_all (to->stream, bytes, length, NULL, to->cancellable, &to->error);
}

static bool
put_pdf (GOutputStream *stream, void *memory, GCancellable *cancellable, GError **error)
{
  Writing *writing = memory;
  Drain to = { stream, cancellable, NULL };
  g_autoptr (Pen) pen = pen_new ();
  PaperPdf *pdf = paper_pdf_new (sheets_get_paper (writing->sheets), sheets_get_title (writing->sheets), drain, &to);
  bool good = true;

  for (unsigned sheet = 0; good && sheet < sheets_n (writing->sheets); sheet++)
    {
      good = !to.error && !g_cancellable_set_error_if_cancelled (cancellable, &to.error);
      if (good)
        {
          sheets_paint (writing->sheets, sheet, pen, paper_pdf_cairo (pdf));
          good = paper_pdf_turn (pdf);
          atomic_store (&writing->n_done, sheet + 1);
        }
    }
  good = paper_pdf_close (pdf) && good;
  if (!good && !to.error)
    to.error = g_error_new_literal (G_IO_ERROR, G_IO_ERROR_FAILED, g_strerror (ENOMEM));
  if (to.error)
    g_propagate_error (error, to.error);
  return good;
}

static void
on_put (GObject *nothing, GAsyncResult *result, gpointer user)
{
  SetdokuPrintJob *self = user;
  g_autoptr (GError) error = NULL;
  g_autofree char *sentence = NULL, *name = g_steal_pointer (&self->name);
  bool good = setdoku_file_put_finish (result, &error), stopped;

  stopped = g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  self->writing = NULL;
  g_clear_object (&self->cancellable);
  if (good)
    /* Translators: a file's name */
    sentence = g_strdup_printf (_("Saved as “%s”."), name);
  else
    sentence = g_strdup (stopped ? _("Stopped. No file was written.") : error->message);
  end (self, good || stopped, sentence);
}

void
setdoku_print_job_save (SetdokuPrintJob *self, Sheets *sheets, GFile *file)
{
  g_autofree char *name = NULL;

  g_return_if_fail (SETDOKU_IS_PRINT_JOB (self) && sheets && G_IS_FILE (file) && !self->sheets);

  name = g_file_get_basename (file);
  self->name = g_filename_display_name (name);
  self->cancellable = g_cancellable_new ();
  self->writing = g_new0 (Writing, 1);
  self->writing->sheets = sheets_ref (sheets);
  begin (self, sheets);
  setdoku_file_put_async (file, put_pdf, self->writing, writing_free, self->cancellable, on_put, self);
}

/* To a printer. */

/* Our tab in GTK's dialog. */
static GtkWidget *
on_new_tab (GtkPrintOperation *operation, SetdokuPrintJob *self)
{
  return print_tab_build (&self->tab, self->rows, &self->choice);
}

static void
on_apply_tab (GtkPrintOperation *operation, GtkWidget *widget, SetdokuPrintJob *self)
{
  print_tab_read (&self->tab, &self->choice);
}

/* Another program shows it. */
static gboolean
on_preview (GtkPrintOperation *operation, GtkPrintOperationPreview *preview, GtkPrintContext *context, GtkWindow *parent,
            SetdokuPrintJob *self)
{
  self->previewed = TRUE;
  return FALSE;
}

/* The paper, and how it stands on it, may be others than when the dialog came. */
static void
on_begin (GtkPrintOperation *operation, GtkPrintContext *context, SetdokuPrintJob *self)
{
  GtkPageSetup *setup = gtk_print_context_get_page_setup (context);
  const double width = gtk_page_setup_get_paper_width (setup, GTK_UNIT_POINTS);
  const double height = gtk_page_setup_get_paper_height (setup, GTK_UNIT_POINTS);
  Paper paper = *sheets_get_paper (self->sheets);
  SheetsStyle style = *sheets_get_style (self->sheets);
  Sheets *sheets;

  self->asking = FALSE;
  if (fabs (width - paper.width) > 1 || fabs (height - paper.height) > 1)
    paper = paper_of_size (width, height);
  print_choice_put (&self->choice, self->rows, &style);
  sheets = sheets_begin (sheets_get_content (self->sheets), &style, &paper);
  sheets_unref (self->sheets);
  self->sheets = sheets;
}

/* A slice a turn of the main loop, until all of it is laid out. */
static gboolean
on_paginate (GtkPrintOperation *operation, GtkPrintContext *context, SetdokuPrintJob *self)
{
  const gint64 end = g_get_monotonic_time () + 1000 * SLICE_MS;

  while (sheets_lay (self->sheets, self->pen))
    if (g_get_monotonic_time () >= end)
      return FALSE;
  gtk_print_operation_set_n_pages (operation, (int) MAX (sheets_n (self->sheets), 1));
  return TRUE;
}

static void
on_draw (GtkPrintOperation *operation, GtkPrintContext *context, int page, SetdokuPrintJob *self)
{
  sheets_paint (self->sheets, (unsigned) page, self->pen, gtk_print_context_get_cairo_context (context));
  self->n_done++;
}

static void
finish (SetdokuPrintJob *self, gboolean good, const char *sentence)
{
  g_autoptr (GtkPrintOperation) operation = g_steal_pointer (&self->operation);

  g_signal_handlers_disconnect_by_data (operation, self);
  self->asking = FALSE;
  end (self, good, sentence);
}

/* Painted is not yet sent: GTK hands the data over while the main loop turns. */
static void
on_status (GtkPrintOperation *operation, SetdokuPrintJob *self)
{
  GtkPrintStatus status = gtk_print_operation_get_status (operation);

  if (!self->painted || status <= GTK_PRINT_STATUS_SENDING_DATA)
    return;
  if (status == GTK_PRINT_STATUS_FINISHED_ABORTED)
    finish (self, FALSE, _("Not printed: it could not be sent to the printer."));
  else
    finish (self, TRUE, self->previewed ? "" : _("Sent to the printer."));
}

static void
on_done (GtkPrintOperation *operation, GtkPrintOperationResult result, SetdokuPrintJob *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *sentence = NULL;

  g_clear_pointer (&self->pen, pen_free);
  switch (result)
    {
    case GTK_PRINT_OPERATION_RESULT_APPLY:
      g_set_object (&self->settings, gtk_print_operation_get_print_settings (operation));
      self->painted = TRUE;
      on_status (operation, self);
      break;
    case GTK_PRINT_OPERATION_RESULT_ERROR:
      gtk_print_operation_get_error (operation, &error);
      /* Translators: what the system says */
      sentence = g_strdup_printf (_("Not printed: %s"), error ? error->message : "");
      finish (self, FALSE, sentence);
      break;
    default:
      finish (self, TRUE, self->n_done ? _("Stopped. Nothing more is printed.") : "");
      break;
    }
}

/* GTK's name of a paper size, so that the printer knows it, too. */
static GtkPageSetup *
page_setup_of (const Paper *paper)
{
  GtkPageSetup *setup = gtk_page_setup_new ();
  bool across = paper->width > paper->height;
  GtkPaperSize *size = NULL;

  for (const PaperSize *row = paper_sizes; row->id && !size; row++)
    if (fabs (row->width - MIN (paper->width, paper->height)) < 1 && fabs (row->height - MAX (paper->width, paper->height)) < 1)
      size = gtk_paper_size_new (g_str_equal (row->id, "letter") ? GTK_PAPER_NAME_LETTER : g_str_equal (row->id, "a5")
                                 ? GTK_PAPER_NAME_A5 : GTK_PAPER_NAME_A4);
  if (size)
    gtk_page_setup_set_paper_size_and_default_margins (setup, size);
  gtk_page_setup_set_orientation (setup, across ? GTK_PAGE_ORIENTATION_LANDSCAPE : GTK_PAGE_ORIENTATION_PORTRAIT);
  g_clear_pointer (&size, gtk_paper_size_free);
  return setup;
}

void
setdoku_print_job_print (SetdokuPrintJob *self, Sheets *sheets, const PrintChoice *choice, unsigned rows, GtkWindow *parent,
                         GtkPrintSettings *printer)
{
  g_autoptr (GtkPageSetup) setup = NULL;
  const char *title;

  g_return_if_fail (SETDOKU_IS_PRINT_JOB (self) && sheets && choice && !self->sheets);

  self->choice = *choice;
  self->rows = rows;
  self->previewed = FALSE;
  title = sheets_get_title (sheets);
  setup = page_setup_of (sheets_get_paper (sheets));
  self->pen = pen_new ();
  self->operation = gtk_print_operation_new ();
  gtk_print_operation_set_allow_async (self->operation, TRUE);
  gtk_print_operation_set_use_full_page (self->operation, TRUE);
  gtk_print_operation_set_unit (self->operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_embed_page_setup (self->operation, TRUE);
  gtk_print_operation_set_default_page_setup (self->operation, setup);
  gtk_print_operation_set_job_name (self->operation, title ? title : _("Puzzles"));
  if (printer)
    gtk_print_operation_set_print_settings (self->operation, printer);
  gtk_print_operation_set_custom_tab_label (self->operation, _("Sheets"));
  g_signal_connect (self->operation, "create-custom-widget", G_CALLBACK (on_new_tab), self);
  g_signal_connect (self->operation, "custom-widget-apply", G_CALLBACK (on_apply_tab), self);
  g_signal_connect (self->operation, "preview", G_CALLBACK (on_preview), self);
  g_signal_connect (self->operation, "paginate", G_CALLBACK (on_paginate), self);
  g_signal_connect (self->operation, "begin-print", G_CALLBACK (on_begin), self);
  g_signal_connect (self->operation, "draw-page", G_CALLBACK (on_draw), self);
  g_signal_connect (self->operation, "done", G_CALLBACK (on_done), self);
  g_signal_connect (self->operation, "status-changed", G_CALLBACK (on_status), self);
  self->painted = FALSE;
  self->asking = TRUE;
  begin (self, sheets);
  gtk_print_operation_run (self->operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, parent, NULL);
}

void
setdoku_print_job_stop (SetdokuPrintJob *self)
{
  g_return_if_fail (SETDOKU_IS_PRINT_JOB (self));

  if (self->cancellable)
    g_cancellable_cancel (self->cancellable);
  if (self->operation)
    gtk_print_operation_cancel (self->operation);
}

/* The object. */

static void
setdoku_print_job_finalize (GObject *object)
{
  g_clear_object (&SETDOKU_PRINT_JOB (object)->settings);
  G_OBJECT_CLASS (setdoku_print_job_parent_class)->finalize (object);
}

static void
setdoku_print_job_class_init (SetdokuPrintJobClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = setdoku_print_job_finalize;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[ENDED] = g_signal_new ("ended", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                                 G_TYPE_BOOLEAN, G_TYPE_STRING);
}

static void
setdoku_print_job_init (SetdokuPrintJob *self)
{
}

SetdokuPrintJob *
setdoku_print_job_new (void)
{
  return g_object_new (SETDOKU_TYPE_PRINT_JOB, NULL);
}

gboolean
setdoku_print_job_is_working (SetdokuPrintJob *self)
{
  g_return_val_if_fail (SETDOKU_IS_PRINT_JOB (self), FALSE);
  return self->sheets != NULL;
}

gboolean
setdoku_print_job_is_asking (SetdokuPrintJob *self)
{
  g_return_val_if_fail (SETDOKU_IS_PRINT_JOB (self), FALSE);
  return self->asking;
}

unsigned
setdoku_print_job_get_n_done (SetdokuPrintJob *self)
{
  g_return_val_if_fail (SETDOKU_IS_PRINT_JOB (self), 0);
  return self->n_done;
}

const PrintChoice *
setdoku_print_job_get_choice (SetdokuPrintJob *self)
{
  g_return_val_if_fail (SETDOKU_IS_PRINT_JOB (self), NULL);
  return &self->choice;
}

unsigned
setdoku_print_job_get_n (SetdokuPrintJob *self)
{
  g_return_val_if_fail (SETDOKU_IS_PRINT_JOB (self), 0);
  return self->sheets ? sheets_n (self->sheets) : 0;
}

GtkPrintSettings *
setdoku_print_job_get_settings (SetdokuPrintJob *self)
{
  g_return_val_if_fail (SETDOKU_IS_PRINT_JOB (self), NULL);
  return self->settings;
}
