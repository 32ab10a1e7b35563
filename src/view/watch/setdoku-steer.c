/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "setdoku-steer.h"

#include <glib/gi18n.h>
#include <string.h>

#include "model/explain/explain-any-event.h"
#include "model/job/job.h"
#include "model/search/steer-cost.h"
#include "setdoku-steer-card.h"
#include "view/kit/command.h"
#include "view/kit/voice.h"

enum { WAIT_MS = 150 };                /* a viewer who steps on does not want to know */

struct _SetdokuSteer
{
  GObject            parent_instance;

  SetdokuSearch     *search;
  SetdokuPlayer     *player;           /* its */
  SetdokuInspection *inspection;
  GtkWidget         *voice;
  SetdokuSteerCard  *card;
  SteerCost          cost;             /* of the decision at hand */
  gboolean           asked;            /* cost means something */
  uint64_t           step;             /* after which the decision is taken */
  int                own;              /* the digit that the search tries there in that cell, 0: it guesses elsewhere */
  guint              wait;             /* source id; 0: none */
  SetdokuJob         job;
};

G_DEFINE_FINAL_TYPE (SetdokuSteer, setdoku_steer, G_TYPE_OBJECT)

static void
forget (SetdokuSteer *self)
{
  g_clear_handle_id (&self->wait, g_source_remove);
  setdoku_job_cancel (&self->job);
  self->asked = FALSE;
}

/* The guess at the cursor or right after it: after which step it is made, with the search as it stands then. */
static gboolean
find_decision (SetdokuSteer *self, uint64_t *step, Event *guess, void *state)
{
  uint64_t cursor = setdoku_player_get_cursor (self->player);
  const Event *event = setdoku_player_get_event (self->player);
  g_autofree void *after = NULL;

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
  return trace_step (setdoku_player_get_trace (self->player), after, cursor, guess) && guess->kind == EVENT_ASSIGN;
}

static void
show (SetdokuSteer *self)
{
  setdoku_steer_card_set_cost (self->card, self->asked ? &self->cost : NULL, self->own);
}

static void
work (void *data, GCancellable *cancellable)
{
  steer_cost_run (data, cancellable);
}

static void
done (void *data, void *user)
{
  SetdokuSteer *self = user;

  self->cost = *(const SteerCost *) data;
  show (self);
}

static void
cost_free (void *data)
{
  topology_unref (((SteerCost *) data)->topology);
  g_free (data);
}

static gboolean
on_waited (gpointer data)
{
  SetdokuSteer *self = data;

  self->wait = 0;
  topology_ref (self->cost.topology);                          /* the search may be another one by then */
  setdoku_job_start (&self->job, work, done, g_memdup2 (&self->cost, sizeof self->cost), cost_free, self);
  return G_SOURCE_REMOVE;
}

static gboolean
is_filled (const Trace *trace, const void *state, int cell)
{
  uint8_t values[RULES_CELLS_MAX];
  SearchView view;

  if (trace->topology)
    {
      trace->strategy->any->values (state, trace->topology, values);
      return values[cell] || !topology_exists (trace->topology, cell);
    }
  trace->strategy->show (state, &view);
  return view.board.digit[cell] != 0;
}

static void
ask (SetdokuSteer *self)
{
  const Trace *trace = setdoku_search_get_trace (self->search);
  int asked = setdoku_inspection_get_asked (self->inspection), cell;
  SearchState state;
  uint64_t step;
  Event guess;

  memset (state, 0, sizeof state);
  if (!trace_guesses (trace) || !find_decision (self, &step, &guess, state))
    {
      forget (self);
      return;
    }

  cell = asked >= 0 ? asked : guess.cell;
  if (self->asked && step == self->step && cell == self->cost.cell && memcmp (state, self->cost.state, sizeof state) == 0)
    return;
  forget (self);
  if (is_filled (trace, state, cell))
    return;
  steer_cost_ask (&self->cost, trace, state, cell);
  self->asked = TRUE;
  self->step = step;
  self->own = cell == guess.cell ? guess.digit : 0;
  self->wait = g_timeout_add (WAIT_MS, on_waited, self);
}

void
setdoku_steer_update (SetdokuSteer *self)
{
  if (setdoku_player_is_playing (self->player))
    forget (self);
  else
    ask (self);
  show (self);
  setdoku_steer_card_set_ways (self->card, setdoku_search_get_trace (self->search)->topology,
                              setdoku_search_get_forks (self->search));
}

GMenuModel *
setdoku_steer_new_menu (SetdokuSteer *self, int cell)
{
  GMenu *menu = NULL;

  for (int digit = 1; self->asked && self->cost.cell == cell && digit <= steer_cost_n (&self->cost); digit++)
    {
      /* Translators: a digit; on a button */
      g_autofree char *label = explain_say (C_("steer", "Try {digit}"), SAY_VALUE ("digit", digit));
      g_autofree char *action = g_strdup_printf ("search.try((%d,%d))", cell, digit);

      if (digit == self->own || !steer_cost_can (&self->cost, digit))
        continue;
      menu = menu ? menu : g_menu_new ();
      g_menu_append (menu, label, action);
    }
  return menu ? G_MENU_MODEL (menu) : NULL;
}

/* Commands. */

static void
run_try (gpointer data, GVariant *value)
{
  SetdokuSteer *self = data;
  int cell, digit;

  g_variant_get (value, "(ii)", &cell, &digit);
  if (!self->asked || cell != self->cost.cell || digit < 1 || digit > steer_cost_n (&self->cost)
      || !steer_cost_can (&self->cost, digit))
    return;
  if (digit != self->own)
    {
      const Topology *topology = setdoku_search_get_trace (self->search)->topology;
      const Forks *forks = setdoku_search_get_forks (self->search);
      gboolean room = setdoku_search_try (self->search, self->step, cell, digit);
      g_autofree char *name = room ? forks_describe (topology, forks, forks->current) : NULL;

      voice_say (self->voice, name ? name : _("There is no room for another way. Take one back first."));
    }
  else if (setdoku_player_get_event (self->player)->kind != EVENT_ASSIGN)
    setdoku_player_seek (self->player, self->step + 1);
}

static void
run_way (gpointer data, GVariant *way)
{
  setdoku_search_go_way (SETDOKU_STEER (data)->search, g_variant_get_uint32 (way));
}

static void run_drop_way (gpointer data, GVariant *value) { setdoku_search_drop_way (SETDOKU_STEER (data)->search); }
static gboolean is_steered (gpointer data) { return setdoku_search_get_forks (SETDOKU_STEER (data)->search)->current > 0; }

static const Command commands[] = {
  { "try", run_try, "(ii)" },
  { "way", run_way, "u" },
  { "drop-way", run_drop_way, NULL, is_steered },
};

/* Object. */

static void
setdoku_steer_dispose (GObject *object)
{
  SetdokuSteer *self = SETDOKU_STEER (object);

  forget (self);
  g_clear_object (&self->card);
  g_clear_object (&self->voice);
  g_clear_object (&self->inspection);
  g_clear_object (&self->search);
  G_OBJECT_CLASS (setdoku_steer_parent_class)->dispose (object);
}

static void
setdoku_steer_class_init (SetdokuSteerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = setdoku_steer_dispose;
}

static void
setdoku_steer_init (SetdokuSteer *self)
{
  self->card = g_object_ref_sink (SETDOKU_STEER_CARD (setdoku_steer_card_new ()));
}

SetdokuSteer *
setdoku_steer_new (SetdokuSearch *search, SetdokuInspection *inspection, GtkWidget *voice, GActionMap *map)
{
  SetdokuSteer *self = g_object_new (SETDOKU_TYPE_STEER, NULL);

  self->search = g_object_ref (search);
  self->player = setdoku_search_get_player (search);
  self->inspection = g_object_ref (inspection);
  self->voice = g_object_ref (voice);
  commands_add (map, commands, G_N_ELEMENTS (commands), self);
  return self;
}

GtkWidget *
setdoku_steer_get_card (SetdokuSteer *self)
{
  return GTK_WIDGET (self->card);
}
