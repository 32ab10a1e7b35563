/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-window-help.c — the command that opens the guide, at the page of what is in front. */
#include "view/learn/setdoku-help-window.h"
#include "setdoku-window-private.h"

static void
on_tried (GtkWindow      *window,
          const Document *document)
{
  setdoku_window_offer (SETDOKU_WINDOW (window), document);
}

static const char *
page_for (SetdokuWindow *self)
{
  if (self->companions[COMPANION_READ] && gtk_window_is_active (self->companions[COMPANION_READ]))
    return "pictures";
  if (self->view != SETDOKU_VIEW_PLAY)
    return "watching";
  if (setdoku_play_get_phase (self->play) == SETDOKU_PHASE_CLUES)
    return "clues";
  return setdoku_hint_session_get (setdoku_play_get_hints (self->play)) ? "hints" : "playing";
}

static GtkWidget *
new_help (SetdokuWindow *self)
{
  return GTK_WIDGET (setdoku_help_window_new (GTK_WINDOW (self), on_tried));
}

static void
run_help (gpointer data, GVariant *value)
{
  GtkWindow *help = setdoku_window_get_companion (data, COMPANION_HELP, new_help);

  setdoku_help_window_show (SETDOKU_HELP_WINDOW (help), page_for (data));
  gtk_window_present (help);
}

static const Command commands[] = {
  { "help", run_help },
};

void
setdoku_window_add_help_commands (SetdokuWindow *self)
{
  commands_add (G_ACTION_MAP (self), commands, G_N_ELEMENTS (commands), self);
}
