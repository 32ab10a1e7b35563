/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "setdoku-search.h"

#include <string.h>

#include "engine/search/strategies/strategies.h"
#include "model/search/compare.h"
#include "model/search/strategy-choice.h"

enum { SOLUTIONS_ALL = 1000 };

struct _SetdokuSearch
{
  GObject        parent_instance;

  SetdokuPlayer *player;
  Trace          trace;            /* what is wanted; steered as the fork at hand. The plan holds its topology */
  Trace          elsewhere;        /* how boards of the other kind are searched: without a strategy, as usual */
  BoardPlan     *plan;             /* NULL: the classic board */
  Forks          forks;
  gboolean       find_all, open, stale, starting;
};

G_DEFINE_FINAL_TYPE (SetdokuSearch, setdoku_search, G_TYPE_OBJECT)

enum { OTHER, STARTING, STARTED, CHOSEN, N_PLAIN, WAY = N_PLAIN, N_SIGNALS };
static guint signals[N_SIGNALS];

enum { OPEN = 1, NAME, N_PROPERTIES };
static GParamSpec *properties[N_PROPERTIES];

static void
restart (SetdokuSearch *self)
{
  self->trace.steering = self->forks.at[self->forks.current];
  self->stale = TRUE;
  if (!self->open)
    return;
  self->stale = FALSE;
  g_signal_emit (self, signals[STARTING], 0);
  self->starting = TRUE;
  setdoku_player_start (self->player, &self->trace);
  self->starting = FALSE;
  g_signal_emit (self, signals[STARTED], 0);
}

static void
change (SetdokuSearch *self)
{
  self->forks = (Forks) { 0 };
  g_object_notify_by_pspec (G_OBJECT (self), properties[NAME]);
  g_signal_emit (self, signals[OTHER], 0);
  restart (self);
}

static void
choose (SetdokuSearch *self)
{
  change (self);
  g_signal_emit (self, signals[CHOSEN], 0);
}

/* Object. */

static void
setdoku_search_get_property (GObject *object, guint id, GValue *value, GParamSpec *property)
{
  SetdokuSearch *self = SETDOKU_SEARCH (object);

  if (id == OPEN)
    g_value_set_boolean (value, self->open);
  else
    g_value_take_string (value, entrant_name (&self->trace));
}

static void
setdoku_search_dispose (GObject *object)
{
  SetdokuSearch *self = SETDOKU_SEARCH (object);

  self->open = FALSE;
  if (self->player)
    setdoku_player_clear (self->player);
  g_clear_object (&self->player);
  g_clear_pointer (&self->plan, board_plan_unref);
  self->trace.topology = NULL;
  G_OBJECT_CLASS (setdoku_search_parent_class)->dispose (object);
}

static void
setdoku_search_class_init (SetdokuSearchClass *klass)
{
  static const char *const names[N_PLAIN] = { "other", "starting", "started", "chosen" };
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = setdoku_search_dispose;
  G_OBJECT_CLASS (klass)->get_property = setdoku_search_get_property;
  properties[OPEN] = g_param_spec_boolean ("open", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[NAME] = g_param_spec_string ("name", NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPERTIES, properties);
  for (int i = 0; i < N_PLAIN; i++)
    signals[i] = g_signal_new (names[i], type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[WAY] = g_signal_new ("way", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT64);
}

static void
setdoku_search_init (SetdokuSearch *self)
{
  self->player = setdoku_player_new ();
  self->trace.strategy = strategies[0];
  self->trace.options = strategies[0]->defaults;
  self->stale = TRUE;
}

SetdokuSearch *
setdoku_search_new (void)
{
  return g_object_new (SETDOKU_TYPE_SEARCH, NULL);
}

SetdokuPlayer *
setdoku_search_get_player (SetdokuSearch *self)
{
  return self->player;
}

const Trace *
setdoku_search_get_trace (SetdokuSearch *self)
{
  return &self->trace;
}

char *
setdoku_search_dup_switches (SetdokuSearch *self)
{
  char text[SEARCH_OPTIONS_TEXT_SIZE];

  search_options_format (&self->trace.options, self->trace.strategy->switches, text, sizeof text);
  return g_strdup (text);
}

/* How it stands. */

gboolean
setdoku_search_is_open (SetdokuSearch *self)
{
  return self->open;
}

void
setdoku_search_set_open (SetdokuSearch *self, gboolean open)
{
  if (!open)
    setdoku_player_pause (self->player);
  self->open = open;
  if (open && self->stale)
    restart (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[OPEN]);
}

gboolean
setdoku_search_is_ready (SetdokuSearch *self)
{
  return setdoku_player_get_strategy (self->player) != NULL;
}

gboolean
setdoku_search_is_live (SetdokuSearch *self)
{
  return self->open && setdoku_search_is_ready (self);
}

gboolean
setdoku_search_is_stale (SetdokuSearch *self)
{
  return self->stale;
}

gboolean
setdoku_search_is_starting (SetdokuSearch *self)
{
  return self->starting;
}

gboolean
setdoku_search_is_fast (SetdokuSearch *self)
{
  return setdoku_player_is_playing (self->player) && setdoku_player_get_speed (self->player) > SETDOKU_PLAYER_SPEED_FLOW;
}

/* Another one. */

const BoardPlan *
setdoku_search_get_plan (SetdokuSearch *self)
{
  return self->plan;
}

static SearchOptions
defaults (SetdokuSearch *self, const Strategy *strategy)
{
  SearchOptions options = strategy->defaults;

  if (self->find_all && strategy->switches & 1u << SWITCH_SOLUTIONS)
    options.solutions = SOLUTIONS_ALL;
  return options;
}

/* The way to search goes aside with the kind of board that it is for. */
static void
change_kind (SetdokuSearch *self)
{
  Trace before = self->trace;

  self->trace.strategy = self->elsewhere.strategy;
  self->trace.options = self->elsewhere.options;
  self->trace.seed = self->elsewhere.seed;
  self->elsewhere = before;
  self->elsewhere.topology = NULL;
}

void
setdoku_search_set_board (SetdokuSearch *self, const Topology *topology, const uint8_t *givens)
{
  Trace wanted = self->trace;
  BoardPlan *plan = self->plan;            /* what is on the table still draws itself by it */
  gboolean chosen;

  wanted.topology = topology;
  if (topology)
    memcpy (wanted.givens, givens, topology->n_cells);
  else
    board_from_digits (&wanted.board, givens);
  if (trace_same_puzzle (&wanted, &self->trace))
    return;
  self->starting = TRUE;                 /* the viewer did not take them away */
  setdoku_player_keep_breakpoints (self->player, topology);
  self->starting = FALSE;
  self->plan = topology ? board_plan_new (topology) : NULL;
  if (!topology != !self->trace.topology)
    change_kind (self);
  chosen = self->trace.strategy != NULL;
  wanted.strategy = self->trace.strategy;
  wanted.options = self->trace.options;
  wanted.seed = self->trace.seed;
  self->trace = wanted;
  strategy_choice_fit (&self->trace);
  if (!chosen)
    self->trace.options = defaults (self, self->trace.strategy);
  change (self);
  board_plan_unref (plan);
}

/* What is not named, or not understood, has its default. */
static SearchOptions
parse_switches (const Strategy *strategy, const char *switches)
{
  SearchOptions options = strategy->defaults;
  g_auto (GStrv) pairs = g_strsplit (switches ? switches : "", " ", -1);

  for (char **pair = pairs; *pair; pair++)
    {
      char *value = strchr (*pair, '=');

      if (!value)
        continue;
      *value = '\0';
      search_options_set (&options, strategy->switches, *pair, value + 1);
    }
  return options;
}

void
setdoku_search_set (SetdokuSearch *self, const Strategy *strategy, const char *switches, uint64_t seed)
{
  SearchOptions options = parse_switches (strategy, switches);

  if (!strategy->any != !self->trace.topology)
    {
      self->elsewhere.strategy = strategy;
      self->elsewhere.options = options;
      self->elsewhere.seed = seed;
      return;
    }
  if (strategy == self->trace.strategy && seed == self->trace.seed
      && memcmp (&options, &self->trace.options, sizeof options) == 0)
    return;
  self->trace.strategy = strategy;
  self->trace.options = options;
  self->trace.seed = seed;
  change (self);
}

void
setdoku_search_set_find_all (SetdokuSearch *self, gboolean find_all)
{
  uint16_t solutions;

  if (self->find_all == find_all)
    return;
  self->find_all = find_all;
  solutions = defaults (self, self->trace.strategy).solutions;
  if (self->trace.options.solutions == solutions)
    return;
  self->trace.options.solutions = solutions;
  choose (self);
}

void
setdoku_search_choose (SetdokuSearch *self, const Strategy *strategy)
{
  if (strategy == self->trace.strategy)
    return;
  self->trace.strategy = strategy;
  self->trace.options = defaults (self, strategy);
  choose (self);
}

void
setdoku_search_choose_switch (SetdokuSearch *self, const char *text)
{
  g_auto (GStrv) pair = g_strsplit (text, "=", 2);
  SearchOptions before = self->trace.options;

  if (g_strv_length (pair) == 2
      && search_options_set (&self->trace.options, self->trace.strategy->switches, pair[0], pair[1]) == OPTION_OK
      && memcmp (&before, &self->trace.options, sizeof before) != 0)
    choose (self);
}

void
setdoku_search_choose_seed (SetdokuSearch *self)
{
  self->trace.seed = (uint64_t) g_random_int () << 32 | g_random_int ();
  choose (self);
}

/* Ways. */

static void
go_way (SetdokuSearch *self, uint64_t step)
{
  restart (self);
  g_signal_emit (self, signals[WAY], 0, step);
  g_signal_emit (self, signals[CHOSEN], 0);
}

const Forks *
setdoku_search_get_forks (SetdokuSearch *self)
{
  return &self->forks;
}

gboolean
setdoku_search_set_forks (SetdokuSearch *self, const char *text)
{
  gboolean understood = text && forks_parse (self->trace.topology, text, &self->forks);

  if (!understood)
    self->forks = (Forks) { 0 };
  if (!steering_equal (&self->trace.steering, &self->forks.at[self->forks.current]))
    restart (self);
  return understood;
}

gboolean
setdoku_search_try (SetdokuSearch *self, uint64_t step, int cell, int digit)
{
  self->forks.left[self->forks.current] = setdoku_player_get_cursor (self->player);
  if (!forks_add (&self->forks, step, cell, digit))
    return FALSE;
  go_way (self, step + 1);
  return TRUE;
}

void
setdoku_search_go_way (SetdokuSearch *self, unsigned way)
{
  if (way > self->forks.n || way == self->forks.current)
    return;
  self->forks.left[self->forks.current] = setdoku_player_get_cursor (self->player);
  self->forks.current = way;
  go_way (self, self->forks.left[way]);
}

/* Back to where the guess was made that is taken back. */
void
setdoku_search_drop_way (SetdokuSearch *self)
{
  const Steering *dropped = &self->trace.steering;
  uint64_t step;

  if (self->forks.current == 0)
    return;
  step = dropped->at[dropped->n - 1].step + 1;
  forks_remove (&self->forks, self->forks.current);
  go_way (self, step);
}
