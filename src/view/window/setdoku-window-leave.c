/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-window-leave.c — the game at hand goes, or the window, or the whole program: what is asked first, and of whom. */
#include "setdoku-window-private.h"

static void
on_answered (GtkWindow     *window,
             SetdokuAnswer  answer)
{
  g_autoptr(SetdokuWindow) self = g_object_ref (SETDOKU_WINDOW (window));

  setdoku_leave_answer (self->leave, answer);
}

static void
on_ask (SetdokuWindow *self)
{
  g_autofree char *name = setdoku_game_dup_title (self->game);

  gtk_window_present (GTK_WINDOW (setdoku_ask_new (GTK_WINDOW (self), name, on_answered)));
}

/* Who closes with others stays with them. */
static void
on_stay (void)
{
  GApplication *application = g_application_get_default ();

  for (GList *link = application ? gtk_application_get_windows (GTK_APPLICATION (application)) : NULL; link; link = link->next)
    if (SETDOKU_IS_WINDOW (link->data) && SETDOKU_WINDOW (link->data)->leave)
      *setdoku_leave_get_closing (SETDOKU_WINDOW (link->data)->leave) = (LeaveClosing) { 0 };
}

void
setdoku_window_add_leave (SetdokuWindow *self)
{
  self->leave = setdoku_leave_new (self, self->game, self->keeping);
  g_signal_connect_object (self->leave, "ask", G_CALLBACK (on_ask), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->leave, "save", G_CALLBACK (setdoku_window_save), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->leave, "stay", G_CALLBACK (on_stay), self, 0);
}

void
setdoku_window_leave (SetdokuWindow *self,
                      WindowThen     then,
                      gpointer       data,
                      GDestroyNotify destroy)
{
  setdoku_leave_begin (self->leave, (LeaveThen) then, data, destroy, FALSE);
}

/* With the program. */

static void
may_quit (gpointer window,
          gpointer data)
{
  g_action_group_activate_action (G_ACTION_GROUP (gtk_window_get_application (window)), "quit", NULL);
}

gboolean
setdoku_window_ask_to_quit (SetdokuWindow *self)
{
  g_return_val_if_fail (SETDOKU_IS_WINDOW (self), TRUE);
  if (setdoku_leave_get_closing (self->leave)->asked
      || (!setdoku_leave_is_begun (self->leave) && !setdoku_leave_must_ask (self->leave)))
    return TRUE;
  setdoku_leave_begin (self->leave, may_quit, NULL, NULL, TRUE);
  return FALSE;
}

void
setdoku_window_quit (SetdokuWindow *self)
{
  g_return_if_fail (SETDOKU_IS_WINDOW (self));
  setdoku_leave_get_closing (self->leave)->quits = TRUE;
  gtk_window_close (GTK_WINDOW (self));
}
