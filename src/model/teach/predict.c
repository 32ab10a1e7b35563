/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "predict.h"

#include <glib/gi18n.h>

#include "model/explain/explain-any-event.h"

struct _SetdokuPredict
{
  GObject        parent_instance;

  SetdokuPlayer *player;
  Trace          trace;                /* that the score is of; holds its topology */
  uint64_t       cursor;               /* where the player was last seen */
  gboolean       on, asking, moving;   /* moving: the cursor, by itself */
  gboolean       played;               /* the player did when it was last heard of */
  Predicted      last;
  Prediction     said;
  unsigned       right, n;
  Explanation    question;
};

G_DEFINE_FINAL_TYPE (SetdokuPredict, setdoku_predict, G_TYPE_OBJECT)

static guint changed_signal;

static const struct {
  EventKind    kind;
  const char  *name;
  ExplainGlyph glyph;
} predictions[N_PREDICTIONS] = {
  [PREDICT_NOTHING]   = { N_EVENT_KINDS, "", GLYPH_NONE },
  [PREDICT_GUESS]     = { EVENT_ASSIGN, N_("A guess"), GLYPH_GUESS },
  [PREDICT_DEAD_END]  = { EVENT_WIPEOUT, N_("A dead end"), GLYPH_DEAD_END },
  [PREDICT_TAKE_BACK] = { EVENT_UNDO_ASSIGN, N_("A take-back"), GLYPH_TAKE_BACK },
  [PREDICT_SOLVED]    = { EVENT_SOLUTION, N_("Solved"), GLYPH_SOLUTION },
};

Prediction
predict_of_event (const Event *event)
{
  for (Prediction what = PREDICT_GUESS; what < N_PREDICTIONS; what++)
    if (predictions[what].kind == event->kind)
      return what;
  return PREDICT_NOTHING;
}

const char *
predict_name (Prediction what)
{
  g_return_val_if_fail (what > PREDICT_NOTHING && what < N_PREDICTIONS, "");
  return _(predictions[what].name);
}

ExplainGlyph
predict_glyph (Prediction what)
{
  g_return_val_if_fail (what < N_PREDICTIONS, GLYPH_NONE);
  return predictions[what].glyph;
}

/* Looking ahead. */

/* The first event in from + 1 … to that is asked about; 0: none. event: it. */
static uint64_t
find_asked (SetdokuPredict *self, uint64_t from, uint64_t to, Event *event)
{
  const Trace *trace = setdoku_player_get_trace (self->player);
  g_autofree char *state = trace ? g_malloc0 (trace_state_size (trace)) : NULL;
  gboolean ran = trace != NULL;

  if (ran)
    setdoku_player_copy_state (self->player, from, state);
  for (uint64_t at = from; ran && at < to; at++)
    {
      ran = trace_step (trace, state, at, event);
      if (ran && predict_of_event (event))
        return at + 1;
    }
  return 0;
}

/* Where the search looks: not at the cell of a guess that is about to go, which would tell. −1: at no cell. */
static int
cell_of (const Event *next, const Event *now)
{
  int nowhere = next->any ? NO_PLACE : NO_CELL, cell = event_has_cell (next) ? next->cell : -1;

  if (next->kind == EVENT_UNDO_ASSIGN)
    cell = next->source != nowhere && next->source != next->cell ? next->source : event_has_cell (now) ? now->cell : -1;
  return event_has_places (next) && next->kind == EVENT_ASSIGN ? -1 : cell;
}

/* Where a place for a digit is looked for, rather than a digit for a cell; −1: nowhere. */
static int
house_of (const Event *next, const Event *now)
{
  const Event *event = next->kind == EVENT_UNDO_ASSIGN ? now : next;

  return !event_has_house (event) || event->kind == EVENT_SOLUTION ? -1 : event->house;
}

/* What the row, the column and the box hold is on the board; what follows from it is the question. */
static void
hide_results (Explanation *question)
{
  for (int i = 0; i < question->n_rows; i++)
    {
      SetRow *row = &question->rows[i];

      if (row->role != ROLE_NONE)
        continue;
      row->digits = row->accent = DIGITS_NONE;
      row->dead = false;
      row->hidden = true;
    }
}

static void
explain_place (SetdokuPredict *self, int cell)
{
  const Topology *topology = setdoku_player_get_topology (self->player);

  if (topology)
    explain_any_place (topology, setdoku_player_get_any (self->player), cell, &self->question);
  else
    explain_cell (setdoku_player_get_view (self->player), cell, &self->question);
}

static void
make_question (SetdokuPredict *self, const Event *next)
{
  const Topology *topology = setdoku_player_get_topology (self->player);
  const Event *now = setdoku_player_get_event (self->player);
  Explanation *question = &self->question;
  int cell = cell_of (next, now), house = house_of (next, now);

  explanation_clear (question);
  question->cell = -1;
  if (cell >= 0)
    explain_place (self, cell);
  hide_results (question);
  g_clear_pointer (&question->formula, g_free);
  g_free (question->title);
  g_free (question->sentence);
  g_free (question->spoken);
  question->glyph = GLYPH_NONE;
  question->title = g_strdup (_("What happens next?"));
  if (cell >= 0)
    question->sentence = explain_say (_("The search looks at {cell}."), SAY_CELL_ON ("cell", topology, cell));
  else if (house >= 0)
    question->sentence = explain_say (_("The search looks at {house}."), SAY_HOUSE_ON ("house", topology, house));
  else
    question->sentence = g_strdup (_("The search looks at the whole board."));
  question->spoken = explain_join_some (LIST_SENTENCES, question->title, question->sentence, NULL);
}

/* Asking. */

static gboolean
ask (SetdokuPredict *self)
{
  uint64_t cursor = setdoku_player_get_cursor (self->player);
  Event next = EVENT_NONE;

  if (!find_asked (self, cursor, cursor + 1, &next))
    return FALSE;
  make_question (self, &next);
  self->asking = TRUE;
  self->last = PREDICTED_NOT;
  return TRUE;
}

static void
go_to (SetdokuPredict *self, uint64_t step)
{
  self->moving = TRUE;
  setdoku_player_seek (self->player, step);
  self->moving = FALSE;
  self->cursor = setdoku_player_get_cursor (self->player);
}

/* Playing that has come to a stop or to the end says that it moved before it says that it stopped. */
static gboolean
has_played (SetdokuPredict *self)
{
  return setdoku_player_is_playing (self->player)
         || (self->played && (setdoku_player_get_fired (self->player) >= 0
                              || setdoku_player_get_cursor (self->player) == setdoku_player_get_length (self->player)));
}

/* Playing stands still before what is asked about; whoever went elsewhere by hand sees what is there. */
static void
on_moved (SetdokuPredict *self)
{
  uint64_t before = self->cursor, now = setdoku_player_get_cursor (self->player), found = 0;
  gboolean was_asking = self->asking;
  Event event;

  if (!self->on || self->moving)
    return;
  self->cursor = now;
  self->asking = FALSE;
  self->last = PREDICTED_NOT;
  if (now > before && has_played (self))
    found = find_asked (self, before, now + 1, &event);
  if (found)
    {
      go_to (self, found - 1);
      setdoku_player_pause (self->player);
      ask (self);
    }
  if (found || was_asking)
    g_signal_emit (self, changed_signal, 0);
}

/* Another search: what was predicted of the last one does not count here. */
static void
on_changed (SetdokuPredict *self)
{
  const Trace *trace = setdoku_player_get_trace (self->player);

  self->played = setdoku_player_is_playing (self->player);
  if (!self->on || self->moving)
    return;
  if (!trace)
    setdoku_predict_set_on (self, FALSE);
  else if (!trace_equal (trace, &self->trace))
    {
      setdoku_predict_set_on (self, FALSE);
      setdoku_predict_set_on (self, TRUE);
    }
}

/* Object. */

static void
setdoku_predict_finalize (GObject *object)
{
  SetdokuPredict *self = SETDOKU_PREDICT (object);

  explanation_clear (&self->question);
  topology_unref (self->trace.topology);
  g_object_unref (self->player);
  G_OBJECT_CLASS (setdoku_predict_parent_class)->finalize (object);
}

static void
setdoku_predict_class_init (SetdokuPredictClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = setdoku_predict_finalize;
  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
setdoku_predict_init (SetdokuPredict *self)
{
}

SetdokuPredict *
setdoku_predict_new (SetdokuPlayer *player)
{
  SetdokuPredict *self = g_object_new (SETDOKU_TYPE_PREDICT, NULL);

  self->player = g_object_ref (player);
  g_signal_connect_object (player, "moved", G_CALLBACK (on_moved), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (player, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  return self;
}

void
setdoku_predict_set_on (SetdokuPredict *self, gboolean on)
{
  const Trace *trace;

  g_return_if_fail (SETDOKU_IS_PREDICT (self));
  trace = setdoku_player_get_trace (self->player);
  on = on && trace;
  if (self->on == on)
    return;
  self->on = on;
  self->asking = FALSE;
  self->last = PREDICTED_NOT;
  self->right = self->n = 0;
  if (on)
    {
      topology_ref (trace->topology);
      topology_unref (self->trace.topology);
      self->trace = *trace;
      self->cursor = setdoku_player_get_cursor (self->player);
      self->moving = TRUE;
      setdoku_player_pause (self->player);
      self->moving = FALSE;
      ask (self);
    }
  g_signal_emit (self, changed_signal, 0);
}

gboolean
setdoku_predict_is_on (SetdokuPredict *self)
{
  g_return_val_if_fail (SETDOKU_IS_PREDICT (self), FALSE);
  return self->on;
}

gboolean
setdoku_predict_is_asking (SetdokuPredict *self)
{
  g_return_val_if_fail (SETDOKU_IS_PREDICT (self), FALSE);
  return self->asking;
}

static void
show (SetdokuPredict *self)
{
  self->asking = FALSE;
  go_to (self, self->cursor + 1);
}

gboolean
setdoku_predict_go_on (SetdokuPredict *self)
{
  g_return_val_if_fail (SETDOKU_IS_PREDICT (self), FALSE);
  if (!self->on || setdoku_player_is_playing (self->player))
    return FALSE;
  if (self->asking)
    show (self);
  else if (!ask (self))
    return FALSE;
  g_signal_emit (self, changed_signal, 0);
  return TRUE;
}

void
setdoku_predict_answer (SetdokuPredict *self, Prediction what)
{
  g_return_if_fail (SETDOKU_IS_PREDICT (self) && what > PREDICT_NOTHING && what < N_PREDICTIONS);
  if (!self->asking)
    return;
  show (self);
  self->said = what;
  self->last = predict_of_event (setdoku_player_get_event (self->player)) == what ? PREDICTED_RIGHT : PREDICTED_WRONG;
  self->right += self->last == PREDICTED_RIGHT;
  self->n++;
  g_signal_emit (self, changed_signal, 0);
}

Predicted
setdoku_predict_get_last (SetdokuPredict *self)
{
  g_return_val_if_fail (SETDOKU_IS_PREDICT (self), PREDICTED_NOT);
  return self->last;
}

Prediction
setdoku_predict_get_said (SetdokuPredict *self)
{
  g_return_val_if_fail (SETDOKU_IS_PREDICT (self), PREDICT_NOTHING);
  return self->last == PREDICTED_NOT ? PREDICT_NOTHING : self->said;
}

unsigned
setdoku_predict_get_right (SetdokuPredict *self)
{
  g_return_val_if_fail (SETDOKU_IS_PREDICT (self), 0);
  return self->right;
}

unsigned
setdoku_predict_get_n (SetdokuPredict *self)
{
  g_return_val_if_fail (SETDOKU_IS_PREDICT (self), 0);
  return self->n;
}

char *
setdoku_predict_dup_score (SetdokuPredict *self)
{
  g_return_val_if_fail (SETDOKU_IS_PREDICT (self), NULL);
  /* Translators: how many of the questions "What happens next?" were answered right, and how many were answered */
  return self->n ? g_strdup_printf (_("%u of %u predicted"), self->right, self->n) : NULL;
}

const Explanation *
setdoku_predict_get_question (SetdokuPredict *self)
{
  g_return_val_if_fail (SETDOKU_IS_PREDICT (self), NULL);
  return self->asking ? &self->question : NULL;
}
