/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-window-print.c — the command that opens the Print window, and what it and the collections ask of this one. */
#include "view/paper/setdoku-print-window.h"
#include "setdoku-window-private.h"

static Document *
on_board (GtkWindow *window)
{
  SetdokuWindow *self = SETDOKU_WINDOW (window);
  Document *document = setdoku_game_to_document (self->game);

  setdoku_rating_presenter_put (self->rating, document, formats[0]);         /* which is our own, and holds a rating */
  return document;
}

static GtkWidget *
new_print (SetdokuWindow *self)
{
  return setdoku_print_window_new (GTK_WINDOW (self), on_board, self->settings);
}

static void
run_print (gpointer self, GVariant *value)
{
  gtk_window_present (setdoku_window_get_companion (self, COMPANION_PRINT, new_print));
}

void
setdoku_window_print_chosen (GtkWindow       *window,
                             const GPtrArray *puzzles,
                             const char      *name)
{
  GtkWindow *print = setdoku_window_get_companion (SETDOKU_WINDOW (window), COMPANION_PRINT, new_print);

  setdoku_print_page_choose (setdoku_print_window_get_page (SETDOKU_PRINT_WINDOW (print)), puzzles, name);
  gtk_window_present (print);
}

static const Command commands[] = {
  { "print", run_print },
};

void
setdoku_window_add_print_commands (SetdokuWindow *self)
{
  commands_add (G_ACTION_MAP (self), commands, G_N_ELEMENTS (commands), self);
}
