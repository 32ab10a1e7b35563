/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* print-form.h — the rows of the Print window: what is printed, how it stands on the sheet, and on which paper. A form is a
 * value of widgets that the page owns; it says what is chosen, and shows the rows that mean something for it. */
#pragma once

#include "print-choice.h"
#include "print-source.h"
#include "setdoku-export-page.h"

/* What the page does when the user chooses. user: the page. */
typedef struct {
  void (*changed)     (gpointer user);
  void (*from)        (gpointer user);       /* another source */
  void (*choose_file) (gpointer user);
  void (*make)        (gpointer user);       /* or stop that */
  gpointer user;
} PrintFormCalls;

typedef struct {
  PrintFormCalls calls;
  GtkDropDown   *from;                       /* of froms[] */
  PrintFrom      froms[N_PRINT_FROM];
  guint          n_froms;
  GtkWidget     *control[N_PRINT_ROWS], *row[N_PRINT_ROWS];
  GtkWidget     *file_row, *file, *make_row, *make, *book_card;
  GtkEntry      *title;
  gboolean       filling;                    /* what changes is not the user's doing */
} PrintForm;

/* calls: copied. */
void      print_form_build      (PrintForm *form, SetdokuExportPage *page, const PrintFormCalls *calls);
/* Names the sources anew, and shows the rows of the one that is chosen. name: where what is chosen comes from; NULL. */
void      print_form_update     (PrintForm *form, SetdokuPrintSource *source, const char *name);
PrintFrom print_form_get_from   (const PrintForm *form);
void      print_form_set_title  (PrintForm *form, const char *title);
/* Of another choice nobody is told. */
void      print_form_set_choice (PrintForm *form, const PrintChoice *choice);
void      print_form_get_choice (const PrintForm *form, PrintChoice *choice);
void      print_form_get_style  (const PrintForm *form, SheetsStyle *style);           /* the title is borrowed */
Paper     print_form_get_paper  (const PrintForm *form);
/* The rows that mean something for it, as bits. */
unsigned  print_form_rows       (PrintFrom from);
