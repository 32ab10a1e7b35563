/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "setdoku-inspection.h"

#include "model/explain/explain-any-event.h"
#include "model/look/look-deduction.h"

struct _SetdokuInspection
{
  GObject        parent_instance;

  SetdokuSearch *search;
  int            asked, digit;         /* cell, −1: the event; digit of it, 0: none */
  int            cell;                 /* as was notified */
  int            row, hovered_digit, hovered_cell;
  Explanation    explanation;
  Deduction     *deduction;            /* NULL: none */
  Position       position;
};

G_DEFINE_FINAL_TYPE (SetdokuInspection, setdoku_inspection, G_TYPE_OBJECT)

enum { ASKED, HOVERED, N_SIGNALS };
static guint signals[N_SIGNALS];
static GParamSpec *cell_property;

static void
setdoku_inspection_get_property (GObject *object, guint id, GValue *value, GParamSpec *property)
{
  g_value_set_int (value, SETDOKU_INSPECTION (object)->cell);
}

static void
setdoku_inspection_finalize (GObject *object)
{
  SetdokuInspection *self = SETDOKU_INSPECTION (object);

  explanation_clear (&self->explanation);
  g_free (self->deduction);
  g_object_unref (self->search);
  G_OBJECT_CLASS (setdoku_inspection_parent_class)->finalize (object);
}

static void
setdoku_inspection_class_init (SetdokuInspectionClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);

  object_class->finalize = setdoku_inspection_finalize;
  object_class->get_property = setdoku_inspection_get_property;
  cell_property = g_param_spec_int ("cell", NULL, NULL, -1, RULES_CELLS_MAX - 1, -1, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_property (object_class, 1, cell_property);
  signals[ASKED] = g_signal_new ("asked", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[HOVERED] = g_signal_new ("hovered", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
setdoku_inspection_init (SetdokuInspection *self)
{
  self->asked = self->cell = self->row = self->hovered_cell = self->explanation.cell = -1;
}

/* Another search is looked at from its event again; nobody need be told, since all is shown anew. */
static void
on_starting (SetdokuInspection *self)
{
  self->asked = self->row = -1;
  self->digit = self->hovered_digit = 0;
}

SetdokuInspection *
setdoku_inspection_new (SetdokuSearch *search)
{
  SetdokuInspection *self = g_object_new (SETDOKU_TYPE_INSPECTION, NULL);

  self->search = g_object_ref (search);
  g_signal_connect_object (search, "starting", G_CALLBACK (on_starting), self, G_CONNECT_SWAPPED);
  return self;
}

/* Asking. */

void
setdoku_inspection_ask (SetdokuInspection *self, int cell, int digit)
{
  if (cell == self->asked && digit == self->digit)
    return;
  self->asked = cell;
  self->digit = digit;
  self->row = -1;
  if (cell >= 0)
    setdoku_player_pause (setdoku_search_get_player (self->search));
  g_signal_emit (self, signals[ASKED], 0);
}

int
setdoku_inspection_get_asked (SetdokuInspection *self)
{
  return self->asked;
}

int
setdoku_inspection_get_digit (SetdokuInspection *self)
{
  return self->digit;
}

int
setdoku_inspection_get_cell (SetdokuInspection *self)
{
  return self->asked >= 0 ? self->asked : self->explanation.cell;
}

void
setdoku_inspection_go_to (SetdokuInspection *self, uint64_t step)
{
  setdoku_inspection_ask (self, -1, 0);
  setdoku_player_seek (setdoku_search_get_player (self->search), step);
}

void
setdoku_inspection_go_to_placing (SetdokuInspection *self, int cell)
{
  uint64_t step = cell < 0 ? 0 : setdoku_player_find_placing (setdoku_search_get_player (self->search), cell);

  if (step)
    setdoku_inspection_go_to (self, step);
}

/* Explaining. */

/* What the event found is looked for once more; while a cell is asked about it is not shown. */
static void
find_deduction (SetdokuInspection *self, SetdokuPlayer *player)
{
  g_autofree Deduction *found = g_new (Deduction, 1);

  g_clear_pointer (&self->deduction, g_free);
  if (self->asked < 0 && !setdoku_player_get_topology (player)
      && look_find_deduction (setdoku_player_get_event (player), setdoku_player_get_view (player), found, &self->position))
    self->deduction = g_steal_pointer (&found);
}

static void
explain_classic (SetdokuInspection *self, SetdokuPlayer *player)
{
  const SearchView *view = setdoku_player_get_view (player);

  if (self->asked >= 0)
    explain_cell (view, self->asked, &self->explanation);
  else
    explain_event (setdoku_player_get_event (player), view, setdoku_search_get_trace (self->search)->strategy,
                   setdoku_player_get_cursor (player), &self->explanation);
}

static void
explain_any (SetdokuInspection *self, SetdokuPlayer *player, const Topology *topology)
{
  const AnyView *view = setdoku_player_get_any (player);

  if (self->asked >= 0)
    explain_any_place (topology, view, self->asked, &self->explanation);
  else
    explain_any_event (topology, setdoku_player_get_event (player), view, &self->explanation);
}

void
setdoku_inspection_update (SetdokuInspection *self)
{
  SetdokuPlayer *player = setdoku_search_get_player (self->search);
  const Topology *topology = setdoku_player_get_topology (player);

  find_deduction (self, player);
  if (topology)
    explain_any (self, player, topology);
  else
    explain_classic (self, player);
  if (self->cell == setdoku_inspection_get_cell (self))
    return;
  self->cell = setdoku_inspection_get_cell (self);
  g_object_notify_by_pspec (G_OBJECT (self), cell_property);
}

const Explanation *
setdoku_inspection_get_explanation (SetdokuInspection *self)
{
  return &self->explanation;
}

const Deduction *
setdoku_inspection_get_deduction (SetdokuInspection *self)
{
  return self->deduction;
}

const Position *
setdoku_inspection_get_position (SetdokuInspection *self)
{
  return &self->position;
}

/* Pointing. */

static void
hover (SetdokuInspection *self, int *at, int what)
{
  if (*at == what)
    return;
  *at = what;
  g_signal_emit (self, signals[HOVERED], 0);
}

void
setdoku_inspection_hover_row (SetdokuInspection *self, int row)
{
  hover (self, &self->row, row);
}

void
setdoku_inspection_hover_digit (SetdokuInspection *self, int digit)
{
  hover (self, &self->hovered_digit, digit);
}

void
setdoku_inspection_hover_cell (SetdokuInspection *self, int cell)
{
  hover (self, &self->hovered_cell, cell);
}

const SetRow *
setdoku_inspection_get_hovered_row (SetdokuInspection *self)
{
  return self->row >= 0 && self->row < self->explanation.n_rows ? &self->explanation.rows[self->row] : NULL;
}

PlaceSet
setdoku_inspection_get_hovered (SetdokuInspection *self)
{
  SetdokuPlayer *player = setdoku_search_get_player (self->search);
  const AnyView *view = setdoku_player_get_any (player);
  int n_cells = setdoku_player_get_n_cells (player);
  PlaceSet cells = PLACES_NONE;

  if (self->hovered_cell >= 0)
    places_add (&cells, self->hovered_cell);
  for (int cell = 0; self->hovered_cell < 0 && self->hovered_digit && cell < n_cells; cell++)
    if (view->value[cell] == self->hovered_digit)
      places_add (&cells, cell);
  return cells;
}
