/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "print-form.h"

#include <glib/gi18n.h>

#include "model/explain/explain.h"
#include "print-control.h"
#include "view/kit/choice-list.h"

/* Choosing. */

static void
on_changed (PrintForm *form)
{
  if (!form->filling)
    form->calls.changed (form->calls.user);
}

static void
on_from (PrintForm *form)
{
  if (!form->filling)
    form->calls.from (form->calls.user);
}

static void
add (PrintForm *form, SetdokuExportPage *page, GtkBox *card, PrintRow row)
{
  form->control[row] = print_control_new (row, G_CALLBACK (on_changed), form);
  form->row[row] = setdoku_export_page_add_row (page, card, _(print_rows[row].label), form->control[row]);
}

static void
add_puzzles (PrintForm *form, SetdokuExportPage *page)
{
  GtkBox *card = setdoku_export_page_add_card (page);
  GtkWidget *from = gtk_drop_down_new (G_LIST_MODEL (gtk_string_list_new (NULL)), NULL);

  form->from = GTK_DROP_DOWN (from);
  choice_list_may_shrink (form->from);
  g_signal_connect_swapped (from, "notify::selected", G_CALLBACK (on_from), form);
  setdoku_export_page_add_row (page, card, _("Puzzles"), from);
  form->file = gtk_button_new_with_label (_("Choose…"));
  g_signal_connect_swapped (form->file, "clicked", G_CALLBACK (form->calls.choose_file), form->calls.user);
  form->file_row = setdoku_export_page_add_row (page, card, _("File"), form->file);
  for (PrintRow row = PRINT_COUNT; row <= PRINT_SYMMETRY; row++)
    add (form, page, card, row);
  form->make = gtk_button_new_with_label (_("Make"));
  g_signal_connect_swapped (form->make, "clicked", G_CALLBACK (form->calls.make), form->calls.user);
  form->make_row = setdoku_export_page_add_row (page, card, _("New puzzles"), form->make);
  for (PrintRow row = PRINT_PER_PAGE; row <= PRINT_BOARDS; row++)
    add (form, page, card, row);
}

static void
add_looks (PrintForm *form, SetdokuExportPage *page)
{
  GtkBox *card = setdoku_export_page_add_card (page);

  form->book_card = GTK_WIDGET (card);
  form->title = GTK_ENTRY (gtk_entry_new ());
  gtk_editable_set_max_width_chars (GTK_EDITABLE (form->title), 18);
  g_signal_connect_swapped (form->title, "changed", G_CALLBACK (on_changed), form);
  setdoku_export_page_add_row (page, card, _("Title"), GTK_WIDGET (form->title));
  for (PrintRow row = PRINT_LEVELS; row <= PRINT_PAGE_NUMBERS; row++)
    add (form, page, card, row);
}

void
print_form_build (PrintForm *form, SetdokuExportPage *page, const PrintFormCalls *calls)
{
  GtkBox *card;

  form->calls = *calls;
  form->filling = TRUE;
  add_puzzles (form, page);
  add_looks (form, page);
  card = setdoku_export_page_add_card (page);
  add (form, page, card, PRINT_PAPER);
  add (form, page, card, PRINT_INK);
  form->filling = FALSE;
}

/* What is shown. */

static char *
name_of (SetdokuPrintSource *source, PrintFrom from, const char *name)
{
  switch (from)
    {
    case PRINT_BOARD:
      return g_strdup (_("The board as it is now"));
    case PRINT_PUZZLE:
      return g_strdup (_("This puzzle"));
    case PRINT_PATH:
      return g_strdup (_("How it is solved, step by step"));
    case PRINT_CHOSEN:
      if (name)
        /* Translators: how many puzzles, of which set: "6 from “For the train”" */
        return explain_say (_("{count} from “{name}”"), SAY_COUNT ("count", setdoku_print_source_get_n_chosen (source)),
                            SAY_TEXT ("name", name));
      /* Translators: how many puzzles */
      return explain_say (_("{count} from the collections"), SAY_COUNT ("count", setdoku_print_source_get_n_chosen (source)));
    case PRINT_FILE:
      return setdoku_print_source_has (source, from) ? setdoku_print_source_dup_file (source) : g_strdup (_("A file…"));
    default:
      return g_strdup (_("New ones…"));
    }
}

static void
fill_sources (PrintForm *form, SetdokuPrintSource *source, const char *name)
{
  GtkStringList *names = GTK_STRING_LIST (gtk_drop_down_get_model (form->from));
  guint selected = 0, n_before = g_list_model_get_n_items (G_LIST_MODEL (names));

  form->n_froms = 0;
  for (PrintFrom from = 0; from < N_PRINT_FROM; from++)
    if (from != PRINT_CHOSEN || setdoku_print_source_has (source, from))
      {
        g_autofree char *text = name_of (source, from, name);

        if (from == setdoku_print_source_get_from (source))
          selected = form->n_froms;
        /* What is called the same stays, so that an open list stays as it is. */
        if (form->n_froms >= n_before || g_strcmp0 (gtk_string_list_get_string (names, form->n_froms), text) != 0)
          gtk_string_list_splice (names, form->n_froms, form->n_froms < n_before ? 1 : 0, (const char *[]) { text, NULL });
        form->froms[form->n_froms++] = from;
      }
  n_before = g_list_model_get_n_items (G_LIST_MODEL (names));
  if (n_before > form->n_froms)
    gtk_string_list_splice (names, form->n_froms, n_before - form->n_froms, NULL);
  gtk_drop_down_set_selected (form->from, selected);
}

unsigned
print_form_rows (PrintFrom from)
{
  const unsigned all = 1u << PRINT_PAPER | 1u << PRINT_INK, path = 1u << PRINT_BOARDS;
  const unsigned board = 1u << PRINT_LEVELS | 1u << PRINT_LINE | 1u << PRINT_PAGE_NUMBERS;
  const unsigned puzzle = board | 1u << PRINT_SOLUTIONS | 1u << PRINT_CANDIDATES;
  const unsigned book = puzzle | 1u << PRINT_PER_PAGE | 1u << PRINT_NUMBERS;

  switch (from)
    {
    case PRINT_BOARD:  return all | board;
    case PRINT_PUZZLE: return all | puzzle;
    case PRINT_PATH:   return all | path;
    case PRINT_MADE:   return all | book | 1u << PRINT_COUNT | 1u << PRINT_LEVEL | 1u << PRINT_SYMMETRY;
    default:           return all | book;
    }
}

void
print_form_update (PrintForm *form, SetdokuPrintSource *source, const char *name)
{
  PrintFrom from = setdoku_print_source_get_from (source);
  gboolean made = from == PRINT_MADE;

  form->filling = TRUE;
  fill_sources (form, source, name);
  form->filling = FALSE;
  for (PrintRow row = 0; row < N_PRINT_ROWS; row++)
    gtk_widget_set_visible (form->row[row], print_form_rows (from) >> row & 1);
  gtk_widget_set_visible (form->file_row, from == PRINT_FILE);
  gtk_widget_set_visible (form->make_row, made);
  gtk_button_set_label (GTK_BUTTON (form->make), made && setdoku_print_source_is_working (source) ? _("Stop") : _("Make"));
  gtk_widget_set_visible (form->book_card, from != PRINT_PATH);
}

PrintFrom
print_form_get_from (const PrintForm *form)
{
  guint selected = gtk_drop_down_get_selected (form->from);

  return selected < form->n_froms ? form->froms[selected] : PRINT_BOARD;
}

void
print_form_set_title (PrintForm *form, const char *title)
{
  form->filling = TRUE;
  gtk_editable_set_text (GTK_EDITABLE (form->title), title ? title : "");
  form->filling = FALSE;
}

void
print_form_get_choice (const PrintForm *form, PrintChoice *choice)
{
  for (PrintRow row = 0; row < N_PRINT_ROWS; row++)
    choice->value[row] = print_control_get (row, form->control[row]);
}

void
print_form_set_choice (PrintForm *form, const PrintChoice *choice)
{
  form->filling = TRUE;
  for (PrintRow row = 0; row < N_PRINT_ROWS; row++)
    print_control_set (row, form->control[row], choice->value[row]);
  form->filling = FALSE;
}

void
print_form_get_style (const PrintForm *form, SheetsStyle *style)
{
  PrintFrom from = print_form_get_from (form);
  PrintChoice choice;

  print_form_get_choice (form, &choice);
  *style = (SheetsStyle) { .book = { .per_page = 1, .shown = from == PRINT_BOARD,
                                     .title = gtk_editable_get_text (GTK_EDITABLE (form->title)) } };
  print_choice_put (&choice, print_form_rows (from), style);
}

Paper
print_form_get_paper (const PrintForm *form)
{
  PrintChoice choice;

  print_form_get_choice (form, &choice);
  return print_choice_get_paper (&choice);
}
