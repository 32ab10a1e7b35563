/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "setdoku-rescue.h"

#include <glib/gi18n.h>

#include "model/job/job.h"
#include "model/teach/rescue.h"
#include "view/kit/command.h"

struct _SetdokuRescue
{
  GObject            parent_instance;

  SetdokuSearch     *search;
  SetdokuPlayer     *player;           /* its */
  SetdokuInspection *inspection;
  Explanation        answer;
  gboolean           asked;            /* the answer means something */
  SetdokuJob         job;
};

G_DEFINE_FINAL_TYPE (SetdokuRescue, setdoku_rescue, G_TYPE_OBJECT)

static guint changed_signal;

/* It was taken back because of a dead end, not to look for another solution. */
static gboolean
is_failure (const Event *event)
{
  return event->kind == EVENT_UNDO_ASSIGN && event->source != NO_CELL;
}

static gboolean
can_rescue (gpointer data)
{
  SetdokuRescue *self = data;
  const Event *event;

  /* The rules that it looks for are those of the classic board. */
  if (!setdoku_search_is_ready (self->search) || !setdoku_player_get_view (self->player)
      || setdoku_player_is_playing (self->player)
      || setdoku_inspection_get_asked (self->inspection) >= 0)
    return FALSE;
  event = setdoku_player_get_event (self->player);
  return is_failure (event) || event->kind == EVENT_ASSIGN;
}

static void
forget (SetdokuRescue *self)
{
  setdoku_job_cancel (&self->job);
  self->asked = FALSE;
}

static void
say (SetdokuRescue *self, ExplainGlyph glyph, const char *title, const char *sentence)
{
  explanation_clear (&self->answer);
  self->answer = (Explanation) { .glyph = glyph, .title = g_strdup (title), .sentence = g_strdup (sentence), .cell = -1 };
  self->asked = TRUE;
  g_signal_emit (self, changed_signal, 0);
}

static void
work (void *data, GCancellable *cancellable)
{
  rescue_find (data, cancellable);
}

static void
done (void *data, void *user)
{
  SetdokuRescue *self = user;

  explanation_clear (&self->answer);
  rescue_explain (data, &self->answer);
  g_signal_emit (self, changed_signal, 0);
}

/* A guess is followed to where it was taken back, if it was. */
static const Event *
find_failure (SetdokuRescue *self)
{
  const Event *event = setdoku_player_get_event (self->player);
  Condition condition = { .kinds = 1u << EVENT_UNDO_ASSIGN, .cell = event->cell, .digit = event->digit };

  if (event->kind == EVENT_ASSIGN && setdoku_player_find (self->player, &condition, 1))
    event = setdoku_player_get_event (self->player);
  return is_failure (event) ? event : NULL;
}

static void
run_rescue (gpointer data, GVariant *value)
{
  SetdokuRescue *self = data;
  const Event *event = find_failure (self);
  Rescue *rescue;

  forget (self);
  if (!event)
    {
      say (self, GLYPH_WHY, _("Nothing to save"), _("As far as the search has come, this guess was not taken back."));
      return;
    }

  rescue = g_new (Rescue, 1);
  rescue_ask (rescue, &setdoku_player_get_view (self->player)->board, event->cell, event->digit, event->nodes);
  rescue_add_path (rescue, setdoku_player_get_view (self->player));
  setdoku_job_start (&self->job, work, done, rescue, g_free, self);
  say (self, GLYPH_NEXT, _("Looking for a rule…"), "");
}

/* Of a node of the tree. */
static void
run_rescue_at (gpointer data, GVariant *step)
{
  SetdokuRescue *self = data;

  if (!setdoku_search_is_ready (self->search))
    return;
  setdoku_inspection_go_to (self->inspection, g_variant_get_uint64 (step));
  if (can_rescue (self))
    run_rescue (self, NULL);
}

static const Command commands[] = {
  { "rescue", run_rescue, NULL, can_rescue },
  { "tree-rescue", run_rescue_at, "t" },
};

/* Object. */

static void
setdoku_rescue_finalize (GObject *object)
{
  SetdokuRescue *self = SETDOKU_RESCUE (object);

  setdoku_job_clear (&self->job);
  explanation_clear (&self->answer);
  g_object_unref (self->inspection);
  g_object_unref (self->search);
  G_OBJECT_CLASS (setdoku_rescue_parent_class)->finalize (object);
}

static void
setdoku_rescue_class_init (SetdokuRescueClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = setdoku_rescue_finalize;
  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
setdoku_rescue_init (SetdokuRescue *self)
{
}

SetdokuRescue *
setdoku_rescue_new (SetdokuSearch *search, SetdokuInspection *inspection, GActionMap *map)
{
  SetdokuRescue *self = g_object_new (SETDOKU_TYPE_RESCUE, NULL);

  self->search = g_object_ref (search);
  self->player = setdoku_search_get_player (search);
  self->inspection = g_object_ref (inspection);
  /* The cursor stands elsewhere. */
  g_signal_connect_object (self->player, "moved", G_CALLBACK (forget), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (search, "starting", G_CALLBACK (forget), self, G_CONNECT_SWAPPED);
  commands_add (map, commands, G_N_ELEMENTS (commands), self);
  return self;
}

const Explanation *
setdoku_rescue_get_answer (SetdokuRescue *self)
{
  return self->asked ? &self->answer : NULL;
}
