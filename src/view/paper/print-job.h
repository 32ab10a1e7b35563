/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* print-job.h — sheets on their way out: into a PDF file, which needs no printer, or to one through GTK's dialog.
 *
 * A file is written on a worker and takes its name when it is whole; cancelled, or on a full disk, what was there under that name
 * stays. For a printer GTK asks for a sheet a turn of the main loop; if paper or looks were changed in its dialog all is laid out
 * anew before that, in slices. Either can be stopped between any two sheets, and the
 * program stays until it has ended, windows or not.
 *
 * Signals: "changed" (no arguments): it has begun, or goes on, at most ten times a second.
 *          "ended" (gboolean good, const char *sentence): good is false for an error; the sentence, translated, may be "". */
#pragma once

#include <gtk/gtk.h>

#include "print-choice.h"

#define SETDOKU_TYPE_PRINT_JOB (setdoku_print_job_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuPrintJob, setdoku_print_job, SETDOKU, PRINT_JOB, GObject)

SetdokuPrintJob *setdoku_print_job_new        (void);

/* Not while it works. */
void             setdoku_print_job_save       (SetdokuPrintJob *self, Sheets *sheets, GFile *file);
/* Asks with GTK's dialog first, which has these rows of the choice in a tab of ours. printer: what is chosen in it then; NULL:
 * as the system says. */
void             setdoku_print_job_print      (SetdokuPrintJob *self, Sheets *sheets, const PrintChoice *choice, unsigned rows,
                                               GtkWindow *parent, GtkPrintSettings *printer);
void             setdoku_print_job_stop       (SetdokuPrintJob *self);

gboolean         setdoku_print_job_is_working (SetdokuPrintJob *self);
gboolean         setdoku_print_job_is_asking  (SetdokuPrintJob *self);         /* GTK's dialog is open; it works then, too */
unsigned         setdoku_print_job_get_n_done (SetdokuPrintJob *self);         /* sheets */
unsigned         setdoku_print_job_get_n      (SetdokuPrintJob *self);         /* while it lays out: so far */
/* What was chosen in our tab of GTK's dialog, or before it; borrowed. */
const PrintChoice *setdoku_print_job_get_choice (SetdokuPrintJob *self);
/* What was chosen in GTK's dialog last; borrowed; NULL: nothing was. */
GtkPrintSettings *setdoku_print_job_get_settings (SetdokuPrintJob *self);
