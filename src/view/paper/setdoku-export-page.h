/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-export-page.h — a page of the Export window: at the start what will be saved, as it will look (the stage), beside it
 * what can be chosen, in cards of rows. Where there is little room the rows stand below.
 *
 * A kind of page derives from it, fills stage and rows when it is made, and says in save () what "Save…" does. A page that is
 * at work keeps the window's Cancel for itself in cancel (). It takes the window's focus for nothing else.
 *
 * Property "ready" (gboolean, at first TRUE): "Save…" can be pressed.
 * Signal "said" (gboolean error, const char *message): for the window's banner. */
#pragma once

#include "view/kit/setdoku-part.h"

#define SETDOKU_TYPE_EXPORT_PAGE (setdoku_export_page_get_type ())
G_DECLARE_DERIVABLE_TYPE (SetdokuExportPage, setdoku_export_page, SETDOKU, EXPORT_PAGE, SetdokuPart)

struct _SetdokuExportPageClass
{
  SetdokuPartClass parent_class;

  void     (*save)   (SetdokuExportPage *self);
  void     (*write_to) (SetdokuExportPage *self, GFile *file);   /* the file that was chosen */
  gboolean (*cancel) (SetdokuExportPage *self);      /* TRUE: there was something to cancel; NULL: there never is */
  void     (*copy)   (SetdokuExportPage *self);      /* to the clipboard; NULL: there is nothing to copy */
};

void       setdoku_export_page_save      (SetdokuExportPage *self);
/* What "Save…" does with the file that was chosen: a name that cannot be written is offered again. */
void       setdoku_export_page_write_to  (SetdokuExportPage *self, GFile *file);
gboolean   setdoku_export_page_cancel    (SetdokuExportPage *self);
void       setdoku_export_page_copy      (SetdokuExportPage *self);
void       setdoku_export_page_set_ready (SetdokuExportPage *self, gboolean ready);
gboolean   setdoku_export_page_is_ready  (SetdokuExportPage *self);
void       setdoku_export_page_focus_first (SetdokuExportPage *self);      /* the first of its rows that can be seen */
void       setdoku_export_page_say       (SetdokuExportPage *self, gboolean error, const char *message);

/* For kinds of pages. */
/* Asks for a file, beginning with that name, and hands it to write_to (); a page that is not on the screen asks nobody. */
void       setdoku_export_page_choose_target (SetdokuExportPage *self, const char *title, const char *name);
void       setdoku_export_page_set_stage (SetdokuExportPage *self, GtkWidget *stage);
GtkBox    *setdoku_export_page_add_card  (SetdokuExportPage *self);                  /* borrowed */
/* label: a word or two, which also names the control. Returns the row, to hide it. */
GtkWidget *setdoku_export_page_add_row   (SetdokuExportPage *self, GtkBox *card, const char *label, GtkWidget *control);
void       setdoku_export_page_add_below (SetdokuExportPage *self, GtkWidget *widget);      /* the cards: always seen */
/* A drop-down of n words, marked N_() and translated here; the first is chosen. */
GtkWidget *setdoku_export_page_new_choice (const char *const *words, guint n);
