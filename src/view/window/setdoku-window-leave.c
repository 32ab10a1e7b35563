/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-window-leave.c — may the game at hand go?
 *
 * Whoever would put another game in its place, or close the window, asks here and says what is to be done then, with data of
 * its own. Nearly always it may, for the journal keeps it; else the question is put. One at a time: what comes while it is open
 * waits, the newest of several. If the game goes, what waited is dropped, for it was meant for a game that is no more there; if
 * it stays, what waited asks in its turn. */
#include "setdoku-window-private.h"

#include "setdoku-ask.h"

struct _Leave
{
  LeaveThen      then;
  gpointer       data;
  GDestroyNotify destroy;          /* of data; NULL: nobody need */
  gboolean       closes;           /* no other game comes */
  gboolean       saves;            /* the answer was to save it first */
};

static void
leave_free (Leave *leave)
{
  if (leave && leave->destroy)
    leave->destroy (leave->data);
  g_free (leave);
}

/* Who closes with others stays with them. */
static void
stay (void)
{
  GApplication *application = g_application_get_default ();

  for (GList *link = application ? gtk_application_get_windows (GTK_APPLICATION (application)) : NULL; link; link = link->next)
    if (SETDOKU_IS_WINDOW (link->data))
      {
        SetdokuWindow *window = link->data;

        window->may_close = window->quitting = window->unwanted = FALSE;
      }
}

gboolean
setdoku_window_must_ask (SetdokuWindow *self)
{
  return setdoku_game_is_modified (self->game) && !setdoku_game_is_empty (self->game) && !setdoku_window_is_kept (self);
}

static void begin (SetdokuWindow *self, Leave *leave);

static void
go (SetdokuWindow *self)
{
  Leave *leave = g_steal_pointer (&self->leave);

  g_clear_pointer (&self->next_leave, leave_free);
  leave->then (self, leave->data);
  leave_free (leave);
}

static void
give_up (SetdokuWindow *self)
{
  Leave *leave = g_steal_pointer (&self->leave), *next = g_steal_pointer (&self->next_leave);

  if (leave->closes)
    stay ();
  leave_free (leave);
  if (next)
    begin (self, next);
}

static void
on_answered (GtkWindow     *window,
             SetdokuAnswer  answer)
{
  g_autoptr(SetdokuWindow) self = g_object_ref (SETDOKU_WINDOW (window));

  if (answer == SETDOKU_ANSWER_SAVE)
    {
      self->leave->saves = TRUE;
      setdoku_window_save (self);
    }
  else if (answer == SETDOKU_ANSWER_DISCARD)
    {
      self->unwanted = self->leave->closes;
      go (self);
    }
  else
    give_up (self);
}

static void
begin (SetdokuWindow *self,
       Leave         *leave)
{
  g_autofree char *name = NULL;

  if (self->leave)
    {
      g_clear_pointer (&self->next_leave, leave_free);
      self->next_leave = leave;
      return;
    }
  self->leave = leave;
  if (setdoku_window_must_ask (self))
    {
      name = setdoku_game_dup_title (self->game);
      gtk_window_present (GTK_WINDOW (setdoku_ask_new (GTK_WINDOW (self), name, on_answered)));
      return;
    }
  if (!leave->closes)
    setdoku_window_put_aside (self);
  go (self);
}

void
setdoku_window_leave (SetdokuWindow *self,
                      LeaveThen      then,
                      gpointer       data,
                      GDestroyNotify destroy)
{
  Leave *leave = g_new (Leave, 1);

  *leave = (Leave) { .then = then, .data = data, .destroy = destroy };
  begin (self, leave);
}

void
setdoku_window_leave_to_close (SetdokuWindow *self,
                               LeaveThen      then)
{
  Leave *leave = g_new (Leave, 1);

  *leave = (Leave) { .then = then, .closes = TRUE };
  begin (self, leave);
}

gboolean
setdoku_window_saves_to_leave (SetdokuWindow *self)
{
  return self->leave && self->leave->saves;
}

void
setdoku_window_end_leave (SetdokuWindow *self,
                          gboolean       saved)
{
  if (!setdoku_window_saves_to_leave (self))
    return;
  if (saved)
    go (self);
  else
    give_up (self);
}

void
setdoku_window_clear_leave (SetdokuWindow *self)
{
  if (self->leave && self->leave->closes)
    stay ();
  g_clear_pointer (&self->leave, leave_free);
  g_clear_pointer (&self->next_leave, leave_free);
}

/* With the program. */

static void
may_quit (SetdokuWindow *self,
          gpointer       data)
{
  self->may_close = TRUE;
  g_action_group_activate_action (G_ACTION_GROUP (gtk_window_get_application (GTK_WINDOW (self))), "quit", NULL);
}

gboolean
setdoku_window_ask_to_quit (SetdokuWindow *self)
{
  g_return_val_if_fail (SETDOKU_IS_WINDOW (self), TRUE);
  if (self->may_close || (!self->leave && !setdoku_window_must_ask (self)))
    return TRUE;
  setdoku_window_leave_to_close (self, may_quit);
  return FALSE;
}

void
setdoku_window_quit (SetdokuWindow *self)
{
  g_return_if_fail (SETDOKU_IS_WINDOW (self));
  self->quitting = TRUE;
  gtk_window_close (GTK_WINDOW (self));
}
