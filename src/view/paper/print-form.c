/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "print-form.h"

#include <glib/gi18n.h>

#include "engine/make/symmetry.h"
#include "model/explain/explain.h"
#include "model/make/maker-list.h"
#include "view/kit/wheel.h"

enum { LEVEL_ANY, PAPERS_A_SIZE = 2 };       /* the first of the levels; upright and across */

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

static GtkDropDown *
add_choice (PrintForm *form, SetdokuExportPage *page, GtkBox *card, const char *label, GtkStringList *names, GtkWidget **row)
{
  GtkWidget *down = gtk_drop_down_new (G_LIST_MODEL (names), NULL);
  GtkWidget *added = setdoku_export_page_add_row (page, card, label, down);

  g_signal_connect_swapped (down, "notify::selected", G_CALLBACK (on_changed), form);
  if (row)
    *row = added;
  return GTK_DROP_DOWN (down);
}

static GtkStringList *
names_of (const BookChoice *rows, guint n)
{
  GtkStringList *names = gtk_string_list_new (NULL);

  for (guint i = 0; i < n; i++)
    gtk_string_list_append (names, _(rows[i].name));
  return names;
}

static GtkSwitch *
add_switch (PrintForm *form, SetdokuExportPage *page, GtkBox *card, const char *label, gboolean on, GtkWidget **row)
{
  GtkWidget *control = gtk_switch_new ();

  gtk_switch_set_active (GTK_SWITCH (control), on);
  g_signal_connect_swapped (control, "notify::active", G_CALLBACK (on_changed), form);
  *row = setdoku_export_page_add_row (page, card, label, control);
  return GTK_SWITCH (control);
}

/* The rows of each card. */

static void
add_wish (PrintForm *form, SetdokuExportPage *page, GtkBox *card)
{
  GtkStringList *levels = gtk_string_list_new (NULL), *names = gtk_string_list_new (NULL);
  GtkWidget *count = gtk_spin_button_new_with_range (1, MAKER_LIST_MAX, 1);

  gtk_widget_add_css_class (count, "plain");
  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (count), TRUE);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (count), 6);
  wheel_leave_to_page (count);
  form->count = GTK_SPIN_BUTTON (count);
  form->count_row = setdoku_export_page_add_row (page, card, _("How many"), count);
  gtk_string_list_append (levels, C_("level", "Any"));
  for (const RatingLevel *level = rating_levels; level->id; level++)
    gtk_string_list_append (levels, _(level->name));
  form->level = add_choice (form, page, card, _("Level"), levels, &form->level_row);
  gtk_drop_down_set_selected (form->level, LEVEL_ANY + 1);
  for (const Symmetry *symmetry = symmetries; symmetry->id; symmetry++)
    gtk_string_list_append (names, _(symmetry->name));
  form->symmetry = add_choice (form, page, card, _("Symmetry"), names, &form->symmetry_row);
  gtk_drop_down_set_selected (form->symmetry, (guint) (symmetry_find ("rotate-180") - symmetries));
  form->make = gtk_button_new_with_label (_("Make"));
  g_signal_connect_swapped (form->make, "clicked", G_CALLBACK (form->calls.make), form->calls.user);
  form->make_row = setdoku_export_page_add_row (page, card, _("New puzzles"), form->make);
}

static void
add_per_page (PrintForm *form, SetdokuExportPage *page, GtkBox *card)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_add_css_class (box, "segments");
  gtk_widget_add_css_class (box, "targets");
  gtk_box_set_homogeneous (GTK_BOX (box), TRUE);
  for (int i = 0; book_per_page[i] && i < (int) G_N_ELEMENTS (form->per_page); i++)
    {
      g_autofree char *text = g_strdup_printf ("%d", book_per_page[i]);

      form->per_page[i] = gtk_toggle_button_new_with_label (text);
      if (i > 0)
        gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (form->per_page[i]), GTK_TOGGLE_BUTTON (form->per_page[0]));
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (form->per_page[i]), book_per_page[i] == book_default_style.per_page);
      g_signal_connect_swapped (form->per_page[i], "toggled", G_CALLBACK (on_changed), form);
      gtk_box_append (GTK_BOX (box), form->per_page[i]);
    }
  form->per_page_row = setdoku_export_page_add_row (page, card, _("On a sheet"), box);
}

static void
add_puzzles (PrintForm *form, SetdokuExportPage *page)
{
  GtkBox *card = setdoku_export_page_add_card (page);
  const char *const boards[] = { N_("Of steps that matter"), N_("Of every step"), N_("None") };
  GtkWidget *from = gtk_drop_down_new (G_LIST_MODEL (gtk_string_list_new (NULL)), NULL);

  form->from = GTK_DROP_DOWN (from);
  g_signal_connect_swapped (from, "notify::selected", G_CALLBACK (on_from), form);
  setdoku_export_page_add_row (page, card, _("Puzzles"), from);
  form->file = gtk_button_new_with_label (_("Choose…"));
  g_signal_connect_swapped (form->file, "clicked", G_CALLBACK (form->calls.choose_file), form->calls.user);
  form->file_row = setdoku_export_page_add_row (page, card, _("File"), form->file);
  add_wish (form, page, card);
  add_per_page (form, page, card);
  form->solutions = add_choice (form, page, card, _("Solutions"), names_of (book_solutions, N_BOOK_SOLUTIONS),
                                &form->solutions_row);
  gtk_drop_down_set_selected (form->solutions, book_default_style.solutions);
  form->boards = GTK_DROP_DOWN (setdoku_export_page_new_choice (boards, G_N_ELEMENTS (boards)));
  g_signal_connect_swapped (form->boards, "notify::selected", G_CALLBACK (on_changed), form);
  form->boards_row = setdoku_export_page_add_row (page, card, _("Boards"), GTK_WIDGET (form->boards));
}

static void
add_looks (PrintForm *form, SetdokuExportPage *page)
{
  GtkBox *card = setdoku_export_page_add_card (page);
  GtkWidget *row;

  form->book_card = GTK_WIDGET (card);
  form->title = GTK_ENTRY (gtk_entry_new ());
  gtk_editable_set_max_width_chars (GTK_EDITABLE (form->title), 18);
  g_signal_connect_swapped (form->title, "changed", G_CALLBACK (on_changed), form);
  setdoku_export_page_add_row (page, card, _("Title"), GTK_WIDGET (form->title));
  form->levels = add_switch (form, page, card, _("Level and rating"), TRUE, &row);
  form->numbers = add_switch (form, page, card, _("Numbers"), book_default_style.numbers, &form->numbers_row);
  form->line = add_choice (form, page, card, _("Line to write on"), names_of (book_lines, N_BOOK_LINES), NULL);
  gtk_drop_down_set_selected (form->line, BOOK_LINE_TIME);
  form->candidates = add_choice (form, page, card, _("In empty cells"), names_of (book_candidates, N_BOOK_CANDIDATES),
                                 &form->candidates_row);
  form->page_numbers = add_switch (form, page, card, _("Page numbers"), TRUE, &row);
}

/* Where Letter is used it comes first to hand. */
static guint
usual_paper (void)
{
  guint i = 0;

  for (const PaperSize *size = paper_sizes; size->id; size++, i++)
    if (g_str_equal (size->id, "letter") && g_strcmp0 (gtk_paper_size_get_default (), GTK_PAPER_NAME_LETTER) == 0)
      return PAPERS_A_SIZE * i;
  return 0;
}

static void
add_paper (PrintForm *form, SetdokuExportPage *page)
{
  GtkBox *card = setdoku_export_page_add_card (page);
  const char *const inks[] = { N_("Black only"), N_("Colours") };
  GtkStringList *papers = gtk_string_list_new (NULL);

  for (const PaperSize *size = paper_sizes; size->id; size++)
    {
      /* Translators: a size of paper, and how it lies: "A4, upright" */
      g_autofree char *upright = explain_say (_("{paper}, upright"), SAY_TEXT ("paper", _(size->name)));
      g_autofree char *across = explain_say (_("{paper}, across"), SAY_TEXT ("paper", _(size->name)));

      gtk_string_list_append (papers, upright);
      gtk_string_list_append (papers, across);
    }
  form->paper = add_choice (form, page, card, _("Paper"), papers, NULL);
  gtk_drop_down_set_selected (form->paper, usual_paper ());
  form->ink = GTK_DROP_DOWN (setdoku_export_page_new_choice (inks, G_N_ELEMENTS (inks)));
  g_signal_connect_swapped (form->ink, "notify::selected", G_CALLBACK (on_changed), form);
  setdoku_export_page_add_row (page, card, _("Ink"), GTK_WIDGET (form->ink));
}

void
print_form_build (PrintForm *form, SetdokuExportPage *page, const PrintFormCalls *calls)
{
  form->calls = *calls;
  form->filling = TRUE;
  add_puzzles (form, page);
  add_looks (form, page);
  add_paper (form, page);
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

void
print_form_update (PrintForm *form, SetdokuPrintSource *source, const char *name)
{
  PrintFrom from = setdoku_print_source_get_from (source);
  gboolean path = from == PRINT_PATH, made = from == PRINT_MADE, one = from == PRINT_BOARD || from == PRINT_PUZZLE;

  form->filling = TRUE;
  fill_sources (form, source, name);
  form->filling = FALSE;
  gtk_widget_set_visible (form->file_row, from == PRINT_FILE);
  gtk_widget_set_visible (form->count_row, made);
  gtk_widget_set_visible (form->level_row, made);
  gtk_widget_set_visible (form->symmetry_row, made);
  gtk_widget_set_visible (form->make_row, made);
  gtk_button_set_label (GTK_BUTTON (form->make), made && setdoku_print_source_is_working (source) ? _("Stop") : _("Make"));
  gtk_widget_set_visible (form->per_page_row, !path && !one);
  gtk_widget_set_visible (form->solutions_row, !path && from != PRINT_BOARD);
  gtk_widget_set_visible (form->numbers_row, !one);
  gtk_widget_set_visible (form->boards_row, path);
  gtk_widget_set_visible (form->book_card, !path);
  gtk_widget_set_visible (form->candidates_row, from != PRINT_BOARD);
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
print_form_get_style (const PrintForm *form, SheetsStyle *style)
{
  PrintFrom from = print_form_get_from (form);
  gboolean one = from == PRINT_BOARD || from == PRINT_PUZZLE;
  BookStyle *book = &style->book;

  *style = (SheetsStyle) { .book = book_default_style, .boards = (PathBoards) gtk_drop_down_get_selected (form->boards),
                           .colours = gtk_drop_down_get_selected (form->ink) == 1 };
  book->per_page = 1;
  for (int i = 0; book_per_page[i] && !one; i++)
    if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (form->per_page[i])))
      book->per_page = book_per_page[i];
  book->shown = from == PRINT_BOARD;
  book->solutions = from == PRINT_BOARD ? BOOK_SOLUTIONS_NONE : (BookSolutions) gtk_drop_down_get_selected (form->solutions);
  book->candidates = from == PRINT_BOARD ? BOOK_CANDIDATES_NONE
                     : (BookCandidates) gtk_drop_down_get_selected (form->candidates);
  book->line = (BookLine) gtk_drop_down_get_selected (form->line);
  book->title = gtk_editable_get_text (GTK_EDITABLE (form->title));
  book->numbers = !one && gtk_switch_get_active (form->numbers);
  book->levels = gtk_switch_get_active (form->levels);
  book->page_numbers = gtk_switch_get_active (form->page_numbers);
}

Paper
print_form_get_paper (const PrintForm *form)
{
  guint selected = gtk_drop_down_get_selected (form->paper);

  return paper_of (&paper_sizes[selected / PAPERS_A_SIZE], selected % PAPERS_A_SIZE);
}

void
print_form_get_recipe (const PrintForm *form, Recipe *recipe, unsigned *n)
{
  guint level = gtk_drop_down_get_selected (form->level);

  *recipe = (Recipe) { .seed = recipe_new_seed () };
  wish_init (&recipe->wish);
  recipe_set_level (&recipe->wish, level > LEVEL_ANY ? &rating_levels[level - 1] : NULL);
  recipe->wish.symmetry = (int) gtk_drop_down_get_selected (form->symmetry);
  gtk_spin_button_update (form->count);
  *n = (unsigned) gtk_spin_button_get_value (form->count);
}
