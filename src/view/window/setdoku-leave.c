/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "setdoku-leave.h"

typedef struct {
  LeaveThen      then;
  gpointer       data;
  GDestroyNotify destroy;          /* of data; NULL: nobody need */
  gboolean       closes;           /* no other game comes */
  gboolean       saves;            /* the answer was to save it first */
} Request;

struct _SetdokuLeave
{
  GObject         parent_instance;

  gpointer        owner;
  SetdokuGame    *game;
  SetdokuKeeping *keeping;
  Request        *now, *next;      /* what waits for Save or Discard, and for that; NULL: nothing */
  LeaveClosing    closing;
};

G_DEFINE_FINAL_TYPE (SetdokuLeave, setdoku_leave, G_TYPE_OBJECT)

enum { ASK, SAVE, STAY, N_SIGNALS };

static guint signals[N_SIGNALS];

static void
request_free (Request *request)
{
  if (request && request->destroy)
    request->destroy (request->data);
  g_free (request);
}

gboolean
setdoku_leave_must_ask (SetdokuLeave *self)
{
  return setdoku_game_is_modified (self->game) && !setdoku_game_is_empty (self->game) && !setdoku_keeping_is_kept (self->keeping);
}

static void begin (SetdokuLeave *self, Request *request);

static void
go (SetdokuLeave *self)
{
  Request *request = g_steal_pointer (&self->now);

  g_clear_pointer (&self->next, request_free);
  self->closing.asked |= request->closes;
  request->then (self->owner, request->data);
  request_free (request);
}

static void
give_up (SetdokuLeave *self)
{
  Request *request = g_steal_pointer (&self->now), *next = g_steal_pointer (&self->next);

  if (request->closes)
    g_signal_emit (self, signals[STAY], 0);
  request_free (request);
  if (next)
    begin (self, next);
}

void
setdoku_leave_answer (SetdokuLeave  *self,
                      SetdokuAnswer  answer)
{
  g_return_if_fail (SETDOKU_IS_LEAVE (self) && self->now);
  if (answer == SETDOKU_ANSWER_SAVE)
    {
      self->now->saves = TRUE;
      g_signal_emit (self, signals[SAVE], 0);
    }
  else if (answer == SETDOKU_ANSWER_DISCARD)
    {
      self->closing.unwanted = self->now->closes;
      go (self);
    }
  else
    give_up (self);
}

static void
begin (SetdokuLeave *self,
       Request      *request)
{
  if (self->now)
    {
      g_clear_pointer (&self->next, request_free);
      self->next = request;
      return;
    }
  self->now = request;
  if (setdoku_leave_must_ask (self))
    {
      g_signal_emit (self, signals[ASK], 0);
      return;
    }
  if (!request->closes)
    setdoku_keeping_put_aside (self->keeping);
  go (self);
}

void
setdoku_leave_begin (SetdokuLeave   *self,
                     LeaveThen       then,
                     gpointer        data,
                     GDestroyNotify  destroy,
                     gboolean        closes)
{
  Request *request = g_new (Request, 1);

  *request = (Request) { then, data, destroy, closes, FALSE };
  begin (self, request);
}

gboolean
setdoku_leave_is_begun (SetdokuLeave *self)
{
  return self->now != NULL;
}

gboolean
setdoku_leave_saves (SetdokuLeave *self)
{
  return self->now && self->now->saves;
}

void
setdoku_leave_end (SetdokuLeave *self,
                   gboolean      saved)
{
  if (!setdoku_leave_saves (self))
    return;
  if (saved)
    go (self);
  else
    give_up (self);
}

void
setdoku_leave_give_up (SetdokuLeave *self)
{
  if (self->now && self->now->closes)
    g_signal_emit (self, signals[STAY], 0);
  g_clear_pointer (&self->now, request_free);
  g_clear_pointer (&self->next, request_free);
}

LeaveClosing *
setdoku_leave_get_closing (SetdokuLeave *self)
{
  return &self->closing;
}

/* Object. */

static void
setdoku_leave_finalize (GObject *object)
{
  SetdokuLeave *self = SETDOKU_LEAVE (object);

  g_clear_pointer (&self->now, request_free);
  g_clear_pointer (&self->next, request_free);
  g_clear_object (&self->game);
  g_clear_object (&self->keeping);
  G_OBJECT_CLASS (setdoku_leave_parent_class)->finalize (object);
}

static void
setdoku_leave_class_init (SetdokuLeaveClass *klass)
{
  static const char *const names[N_SIGNALS] = { [ASK] = "ask", [SAVE] = "save", [STAY] = "stay" };

  G_OBJECT_CLASS (klass)->finalize = setdoku_leave_finalize;
  for (int i = 0; i < N_SIGNALS; i++)
    signals[i] = g_signal_new (names[i], G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
setdoku_leave_init (SetdokuLeave *self)
{
}

SetdokuLeave *
setdoku_leave_new (gpointer        owner,
                   SetdokuGame    *game,
                   SetdokuKeeping *keeping)
{
  SetdokuLeave *self = g_object_new (SETDOKU_TYPE_LEAVE, NULL);

  self->owner = owner;
  self->game = g_object_ref (game);
  self->keeping = g_object_ref (keeping);
  return self;
}
