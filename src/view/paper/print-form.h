/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* print-form.h — the rows of the Print window: what is printed, how it stands on the sheet, and on which paper. A form is a
 * value of widgets that the page owns; it says what is chosen, and shows the rows that mean something for it. */
#pragma once

#include "model/make/recipe.h"
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
  GtkWidget     *file_row, *file;
  GtkWidget     *count_row, *level_row, *symmetry_row, *make_row, *make;
  GtkSpinButton *count;
  GtkDropDown   *level, *symmetry;
  GtkWidget     *per_page_row, *solutions_row, *boards_row;
  GtkWidget     *per_page[8];                /* of book_per_page[] */
  GtkDropDown   *solutions, *boards;
  GtkWidget     *book_card, *candidates_row;
  GtkEntry      *title;
  GtkWidget     *numbers_row;
  GtkSwitch     *levels, *numbers, *page_numbers;
  GtkDropDown   *line, *candidates;
  GtkDropDown   *paper, *ink;
  gboolean       filling;                    /* what changes is not the user's doing */
} PrintForm;

/* calls: copied. */
void      print_form_build      (PrintForm *form, SetdokuExportPage *page, const PrintFormCalls *calls);
/* Names the sources anew, and shows the rows of the one that is chosen. name: where what is chosen comes from; NULL. */
void      print_form_update     (PrintForm *form, SetdokuPrintSource *source, const char *name);
PrintFrom print_form_get_from   (const PrintForm *form);
void      print_form_set_title  (PrintForm *form, const char *title);
void      print_form_get_style  (const PrintForm *form, SheetsStyle *style);           /* the title is borrowed */
Paper     print_form_get_paper  (const PrintForm *form);
void      print_form_get_recipe (const PrintForm *form, Recipe *recipe, unsigned *n);
