/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* export-fixture.h — an Export window and its rows, for tests. */
#pragma once

#include "window-fixture.h"

#include "engine/search/strategies/strategies.h"
#include "view/paper/setdoku-export-window.h"

/* The easy puzzle. */
static ExportSubject *
new_subject (void)
{
  ExportSubject *subject = export_subject_new ("Sudoku");
  Board board;

  g_assert_true (board_parse (&board, EASY));
  document_set_board (subject->document, &board);
  scene_of_clues (&subject->scene, &board);
  return subject;
}

/* And a search of it, so many events long. */
static G_GNUC_UNUSED ExportSubject *
new_subject_of_search (uint64_t length)
{
  ExportSubject *subject = new_subject ();

  subject->trace = (Trace) { .strategy = &strategy_ascending, .options = strategy_ascending.defaults };
  g_assert_true (board_parse (&subject->trace.board, EASY));
  subject->length = length;
  return subject;
}

static G_GNUC_UNUSED const char *
said (SetdokuExportWindow *window)
{
  return setdoku_banner_get_message (setdoku_export_window_get_banner (window));
}

/* The control behind a label; NULL: there is no such row. */
static GtkWidget *
find_control (GtkWidget  *widget,
              const char *label)
{
  GtkWidget *found = NULL;

  if (GTK_IS_LABEL (widget) && gtk_widget_has_css_class (gtk_widget_get_parent (widget), "preference")
      && g_str_equal (gtk_label_get_label (GTK_LABEL (widget)), label))
    return gtk_widget_get_next_sibling (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found; child = gtk_widget_get_next_sibling (child))
    found = find_control (child, label);
  return found;
}

static G_GNUC_UNUSED void
choose (SetdokuExportPage *page,
        const char        *label,
        const char        *word)
{
  GtkWidget *list = find_control (GTK_WIDGET (page), label);
  GtkStringList *words;
  guint i = 0;

  g_assert_true (GTK_IS_DROP_DOWN (list));
  words = GTK_STRING_LIST (gtk_drop_down_get_model (GTK_DROP_DOWN (list)));
  while (g_strcmp0 (gtk_string_list_get_string (words, i), word) != 0)
    g_assert_nonnull (gtk_string_list_get_string (words, i++));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (list), i);
}
