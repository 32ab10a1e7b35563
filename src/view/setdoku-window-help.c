/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-window-help.c — the command that opens the guide, at the page of what is in front. */
#include "setdoku-help-window.h"
#include "setdoku-window-private.h"

static void
on_tried (GtkWindow      *window,
          const Document *document)
{
  SetdokuWindow *self = SETDOKU_WINDOW (window);

  g_clear_object (&self->pending_file);
  self->pending_format = NULL;
  setdoku_window_offer (self, document);
}

static const char *
page_for (SetdokuWindow *self)
{
  if (self->view != SETDOKU_VIEW_PLAY)
    return "watching";
  if (setdoku_play_get_phase (self->play) == SETDOKU_PHASE_CLUES)
    return "clues";
  return setdoku_play_get_hint (self->play) ? "hints" : "playing";
}

static void
on_help (GSimpleAction *action,
         GVariant      *value,
         gpointer       user)
{
  SetdokuWindow *self = user;

  if (!self->help_window)
    g_set_weak_pointer (&self->help_window, GTK_WINDOW (setdoku_help_window_new (GTK_WINDOW (self), on_tried)));
  setdoku_help_window_show (SETDOKU_HELP_WINDOW (self->help_window), page_for (self));
  gtk_window_present (self->help_window);
}

static const GActionEntry actions[] = {
  { "help", on_help },
};

void
setdoku_window_add_help_actions (SetdokuWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
}
