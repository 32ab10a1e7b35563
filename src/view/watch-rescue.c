/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* watch-rescue.c — "What rule would have saved this?": asked at a guess or at its take-back, answered by a worker. */
#include <glib/gi18n.h>

#include "compat.h"
#include "model/rescue.h"
#include "watch-private.h"

/* It was taken back because of a dead end, not to look for another solution. */
static gboolean
is_failure (const Event *event)
{
  return event->kind == EVENT_UNDO_ASSIGN && event->source != NO_CELL;
}

gboolean
watch_can_rescue (SetdokuWatch *self)
{
  const Event *event;

  if (!watch_ready (self) || setdoku_player_is_playing (self->player) || self->inspected >= 0)
    return FALSE;
  event = setdoku_player_get_event (self->player);
  return is_failure (event) || event->kind == EVENT_ASSIGN;
}

static void
show (SetdokuWatch *self, const Explanation *explanation)
{
  g_autofree char *text = NULL;

  setdoku_watch_panel_set_rescue (self->panel, explanation);
  watch_refresh (self);
  /* Translators: a title, then a sentence about it */
  text = g_strdup_printf (_("%s. %s"), explanation->title, explanation->sentence);
  if (self->active)
    compat_announce (GTK_WIDGET (self->grid), text);
}

static void
say (SetdokuWatch *self, ExplainGlyph glyph, const char *title, const char *sentence)
{
  Explanation explanation = { .glyph = glyph, .title = g_strdup (title), .sentence = g_strdup (sentence), .cell = -1 };

  show (self, &explanation);
  explanation_clear (&explanation);
}

void
watch_forget_rescue (SetdokuWatch *self)
{
  setdoku_job_cancel (&self->rescue);
  setdoku_watch_panel_set_rescue (self->panel, NULL);
}

static void
work (void *data, GCancellable *cancellable)
{
  rescue_find (data, cancellable);
}

static void
done (void *data, void *user)
{
  Explanation explanation = { .cell = -1 };

  rescue_explain (data, &explanation);
  show (user, &explanation);
  explanation_clear (&explanation);
}

/* A guess is followed to where it was taken back, if it was. */
static const Event *
find_failure (SetdokuWatch *self)
{
  const Event *event = setdoku_player_get_event (self->player);
  Condition condition = { .kinds = 1u << EVENT_UNDO_ASSIGN, .cell = event->cell, .digit = event->digit };

  if (event->kind == EVENT_ASSIGN && setdoku_player_find (self->player, &condition, 1))
    event = setdoku_player_get_event (self->player);
  return is_failure (event) ? event : NULL;
}

void
watch_rescue (SetdokuWatch *self)
{
  const Event *event = find_failure (self);
  const SearchView *view = setdoku_player_get_view (self->player);
  Rescue *rescue;

  watch_forget_rescue (self);
  if (!event)
    {
      say (self, GLYPH_WHY, _("Nothing to save"), _("As far as the search has come, this guess was not taken back."));
      return;
    }

  rescue = g_new (Rescue, 1);
  rescue_ask (rescue, &view->board, event->cell, event->digit, event->nodes);
  setdoku_job_start (&self->rescue, work, done, rescue, g_free, self);
  say (self, GLYPH_NEXT, _("Looking for a rule…"), "");
}
