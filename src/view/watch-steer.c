/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* watch-steer.c — the viewer takes a guess into the own hands: at a guess, or right before one, each digit of its cell, or of
 * the cell that is asked about, can be tried instead. The search then goes another way, and all ways are kept. */
#include <glib/gi18n.h>
#include <string.h>

#include "compat.h"
#include "model/forks.h"
#include "model/steer-cost.h"
#include "setdoku-steer-card.h"
#include "watch-private.h"

enum { WAIT_MS = 150 };                /* a viewer who steps on does not want to know */

struct _WatchSteer {
  SetdokuSteerCard *card;
  Forks             forks;
  SteerCost         cost;              /* of the decision at hand */
  gboolean          asked;             /* cost means something */
  uint64_t          step;              /* after which the decision is taken */
  int               own;               /* the digit that the search tries there in that cell, 0: it guesses elsewhere */
  guint             wait;              /* source id; 0: none */
  SetdokuJob        job;
};

static void
forget (WatchSteer *steer)
{
  g_clear_handle_id (&steer->wait, g_source_remove);
  setdoku_job_cancel (&steer->job);
  steer->asked = FALSE;
}

/* The guess at the cursor or right after it: after which step it is made, with the search as it stands then. */
static gboolean
find_decision (SetdokuWatch *self, uint64_t *step, Event *guess, uint64_t *state)
{
  uint64_t cursor = setdoku_player_get_cursor (self->player);
  const Event *event = setdoku_player_get_event (self->player);
  g_autofree uint64_t *after = NULL;

  if (event->kind == EVENT_ASSIGN)
    {
      *step = cursor - 1;
      *guess = *event;
      setdoku_player_copy_state (self->player, *step, state);
      return TRUE;
    }

  setdoku_player_copy_state (self->player, cursor, state);
  after = g_memdup2 (state, STATE_SIZE_MAX);
  *step = cursor;
  return steering_step (self->strategy, setdoku_player_get_steering (self->player), after, cursor, guess)
         && guess->kind == EVENT_ASSIGN;
}

static void
show (SetdokuWatch *self)
{
  WatchSteer *steer = self->steer;

  setdoku_steer_card_set_cost (steer->card, steer->asked ? &steer->cost : NULL, steer->own);
}

static void
work (void *data, GCancellable *cancellable)
{
  steer_cost_run (data, cancellable);
}

static void
done (void *data, void *user)
{
  SetdokuWatch *self = user;

  self->steer->cost = *(const SteerCost *) data;
  show (self);
}

static gboolean
on_waited (gpointer data)
{
  WatchSteer *steer = ((SetdokuWatch *) data)->steer;

  steer->wait = 0;
  setdoku_job_start (&steer->job, work, done, g_memdup2 (&steer->cost, sizeof steer->cost), g_free, data);
  return G_SOURCE_REMOVE;
}

static void
ask (SetdokuWatch *self)
{
  WatchSteer *steer = self->steer;
  uint64_t state[STATE_SIZE_MAX / sizeof (uint64_t)], step;
  Event guess;
  SearchView view;
  int cell;

  memset (state, 0, sizeof state);
  if (!self->strategy->guess || !find_decision (self, &step, &guess, state))
    {
      forget (steer);
      return;
    }

  self->strategy->show (state, &view);
  cell = self->inspected >= 0 ? self->inspected : guess.cell;
  if (steer->asked && step == steer->step && cell == steer->cost.cell && memcmp (state, steer->cost.state, sizeof state) == 0)
    return;
  forget (steer);
  if (view.board.digit[cell])
    return;
  steer_cost_ask (&steer->cost, self->strategy, &self->options, state, cell);
  steer->asked = TRUE;
  steer->step = step;
  steer->own = cell == guess.cell ? guess.digit : 0;
  steer->wait = g_timeout_add (WAIT_MS, on_waited, self);
}

void
watch_refresh_steer (SetdokuWatch *self)
{
  WatchSteer *steer = self->steer;

  if (setdoku_player_is_playing (self->player) || !self->active)
    forget (steer);
  else
    ask (self);
  show (self);
  setdoku_steer_card_set_ways (steer->card, &steer->forks);
}

GMenuModel *
watch_new_try_menu (SetdokuWatch *self, int cell)
{
  WatchSteer *steer = self->steer;
  GMenu *menu = NULL;

  for (int digit = 1; steer->asked && steer->cost.cell == cell && digit <= 9; digit++)
    {
      /* Translators: a digit; on a button */
      g_autofree char *label = g_strdup_printf (C_("steer", "Try %d"), digit);
      g_autofree char *action = g_strdup_printf ("search.try((%d,%d))", cell, digit);

      if (digit == steer->own || !steer_cost_can (&steer->cost, digit))
        continue;
      menu = menu ? menu : g_menu_new ();
      g_menu_append (menu, label, action);
    }
  return menu ? G_MENU_MODEL (menu) : NULL;
}

const Steering *
watch_get_steering (SetdokuWatch *self)
{
  return &self->steer->forks.at[self->steer->forks.current];
}

void
watch_forget_forks (SetdokuWatch *self)
{
  self->steer->forks = (Forks) { 0 };
}

char *
watch_dup_forks (SetdokuWatch *self)
{
  return forks_format (&self->steer->forks);
}

gboolean
watch_set_forks (SetdokuWatch *self, const char *text)
{
  return forks_parse (text, &self->steer->forks);
}

/* The same search on the current way; goes to the step as soon as it was explored. */
static void
go_way (SetdokuWatch *self, uint64_t step)
{
  watch_restart (self);
  self->wanted_step = step;
  watch_go_to_wanted (self);
  g_signal_emit_by_name (self, "settings-changed");
}

static void
say (SetdokuWatch *self, const char *text)
{
  compat_announce (GTK_WIDGET (self->grid), text);
}

static void
on_try (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  SetdokuWatch *self = data;
  WatchSteer *steer = self->steer;
  uint64_t step = steer->step;
  int cell, digit;

  g_variant_get (parameter, "(ii)", &cell, &digit);
  if (!steer->asked || cell != steer->cost.cell || digit < 1 || digit > 9 || !steer_cost_can (&steer->cost, digit))
    return;
  if (digit == steer->own && setdoku_player_get_event (self->player)->kind == EVENT_ASSIGN)
    return;
  steer->forks.left[steer->forks.current] = setdoku_player_get_cursor (self->player);
  if (digit == steer->own)
    setdoku_player_seek (self->player, step + 1);
  else if (forks_add (&steer->forks, step, cell, digit))
    {
      g_autofree char *name = forks_describe (&steer->forks, steer->forks.current);

      go_way (self, step + 1);
      say (self, name);
    }
  else
    say (self, _("There is no room for another way. Take one back first."));
}

static void
on_way (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  SetdokuWatch *self = data;
  Forks *forks = &self->steer->forks;
  unsigned way = g_variant_get_uint32 (parameter);

  if (way > forks->n || way == forks->current)
    return;
  forks->left[forks->current] = setdoku_player_get_cursor (self->player);
  forks->current = way;
  go_way (self, forks->left[way]);
}

/* Back to where the guess was made that is taken back. */
static void
on_drop_way (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  SetdokuWatch *self = data;
  Forks *forks = &self->steer->forks;
  uint64_t step;

  if (forks->current == 0)
    return;
  step = forks->at[forks->current].at[forks->at[forks->current].n - 1].step + 1;
  forks_remove (forks, forks->current);
  go_way (self, step);
}

static const GActionEntry entries[] = {
  { "try", on_try, "(ii)" },
  { "way", on_way, "u" },
  { "drop-way", on_drop_way },
};

void
watch_add_steer (SetdokuWatch *self)
{
  self->steer = g_new0 (WatchSteer, 1);
  self->steer->card = SETDOKU_STEER_CARD (g_object_ref_sink (setdoku_steer_card_new ()));
  setdoku_watch_panel_add_card (self->panel, GTK_WIDGET (self->steer->card));
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
}

void
watch_update_steer_actions (SetdokuWatch *self)
{
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self->actions), "drop-way")),
                               self->steer->forks.current > 0);
}

void
watch_remove_steer (SetdokuWatch *self)
{
  if (!self->steer)
    return;
  forget (self->steer);
  g_clear_object (&self->steer->card);
  g_clear_pointer (&self->steer, g_free);
}
