/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "replay.h"

#include <glib/gi18n.h>

#include "model/explain/explain-deduction.h"
#include "formats/document-boards.h"
#include "history.h"

/* Nobody waits longer than this for the next move, unless all is to be as it was. */
#define WAIT_MAX_US (2 * G_USEC_PER_SEC)

struct Replay {
  Document *document;
  History   history;                       /* over it: where it stands is where the replay stands */
  GArray   *moves;                         /* of ReplayMove: [i − 1] leads to position i */
  int       start;                         /* the step of position 0; −1: the first state */
  int       n_filled;                      /* cells with a digit there */
};

static ReplayMove *
move_at (const Replay *self, int i)
{
  return &g_array_index (self->moves, ReplayMove, i - 1);
}

static int
digit_in (const DocumentCell *cell)
{
  return cell->given ? cell->given : cell->entry;
}

/* What it changed. */
static void
note_changes (ReplayMove *move, const Document *document)
{
  unsigned n_changes;
  const DocumentChange *changes = document_get_changes (document, move->step, &n_changes);
  int n_placed = 0;

  move->cell = -1;
  for (unsigned i = 0; i < n_changes; i++)
    {
      const DocumentCell *before = &changes[i].before, *after = &changes[i].after;

      places_add (&move->cells, changes[i].cell);
      move->n_filled += (digit_in (after) != 0) - (digit_in (before) != 0);
      if (after->entry && after->entry != before->entry)
        {
          n_placed++;
          move->cell = changes[i].cell;
          move->digit = after->entry;
        }
    }
  if (n_placed != 1)
    {
      move->cell = -1;
      move->digit = 0;
    }
}

/* When it was, after the move before. */
static void
note_time (ReplayMove *move, const ReplayMove *before)
{
  int64_t passed = before ? (move->time - before->time) / 1000 : 0;

  move->broke = passed > REPLAY_BREAK;
  move->took = passed < 0 || move->broke ? 0 : passed;
  move->at = (before ? before->at : 0) + move->took;
}

static void
append_move (Replay *self, int step)
{
  const ReplayMove *before = self->moves->len > 0 ? move_at (self, (int) self->moves->len) : NULL;
  ReplayMove move = {
    .step = step,
    .time = g_array_index (self->document->steps, DocumentStep, step).time,
    .n_filled = before ? before->n_filled : self->n_filled,
  };

  note_changes (&move, self->document);
  note_time (&move, before);
  g_array_append_val (self->moves, move);
}

/* Or the rules. */
static bool
changes_clues (const Document *document, int step)
{
  unsigned n_changes;
  const DocumentChange *changes = document_get_changes (document, step, &n_changes);
  int parent = g_array_index (document->steps, DocumentStep, step).parent;

  if (document_board_of (document, step) != document_board_of (document, parent))
    return true;

  for (unsigned i = 0; i < n_changes; i++)
    if (changes[i].before.given != changes[i].after.given)
      return true;
  return false;
}

Replay *
replay_new (const Document *document, int step)
{
  Replay *self = g_new0 (Replay, 1);
  g_autoptr (GArray) way = g_array_new (FALSE, FALSE, sizeof (int));

  g_return_val_if_fail (document, NULL);

  self->document = document_copy (document);
  history_init (&self->history, self->document);
  self->moves = g_array_new (FALSE, FALSE, sizeof (ReplayMove));
  step = MIN (step, document_n_steps (self->document) - 1);
  self->start = step;
  for (; self->start >= 0 && !changes_clues (self->document, self->start);
       self->start = g_array_index (self->document->steps, DocumentStep, self->start).parent)
    g_array_append_val (way, self->start);

  history_go_to (&self->history, self->start, NULL);
  for (int c = 0; c < self->document->n_cells; c++)
    self->n_filled += digit_in (&self->document->cells[c]) != 0;
  for (unsigned i = way->len; i > 0; i--)
    append_move (self, g_array_index (way, int, i - 1));
  history_go_to (&self->history, step, NULL);
  return self;
}

void
replay_free (Replay *self)
{
  if (!self)
    return;
  history_clear (&self->history);
  document_free (self->document);
  g_array_unref (self->moves);
  g_free (self);
}

int
replay_get_start (const Replay *self)
{
  return self->start;
}

int
replay_get_length (const Replay *self)
{
  return (int) self->moves->len;
}

const ReplayMove *
replay_get_move (const Replay *self, int i)
{
  g_return_val_if_fail (i >= 1 && i <= (int) self->moves->len, NULL);
  return move_at (self, i);
}

int64_t
replay_get_time (const Replay *self, int position)
{
  g_return_val_if_fail (position >= 0 && position <= (int) self->moves->len, 0);
  return position > 0 ? move_at (self, position)->at : 0;
}

int
replay_get_n_filled (const Replay *self, int position)
{
  g_return_val_if_fail (position >= 0 && position <= (int) self->moves->len, 0);
  return position > 0 ? move_at (self, position)->n_filled : self->n_filled;
}

int64_t
replay_get_duration (const Replay *self)
{
  return replay_get_time (self, (int) self->moves->len);
}

/* The last that was reached by then: times only grow. */
int
replay_find_time (const Replay *self, int64_t at)
{
  int low = 0, high = (int) self->moves->len;

  while (low < high)
    {
      int middle = (low + high + 1) / 2;

      if (move_at (self, middle)->at <= at)
        low = middle;
      else
        high = middle - 1;
    }
  return low;
}

int
replay_get_position (const Replay *self)
{
  int current = self->document->current, low = 0, high = (int) self->moves->len;

  while (current > self->start && low < high)
    {
      int middle = (low + high + 1) / 2;

      if (move_at (self, middle)->step == current)
        return middle;
      if (move_at (self, middle)->step < current)
        low = middle;
      else
        high = middle - 1;
    }
  return 0;
}

void
replay_seek (Replay *self, int position)
{
  g_return_if_fail (position >= 0 && position <= (int) self->moves->len);
  history_go_to (&self->history, position > 0 ? move_at (self, position)->step : self->start, NULL);
}

const DocumentCell *
replay_get_cells (const Replay *self)
{
  return self->document->cells;
}

int
replay_get_n_cells (const Replay *self)
{
  return self->document->n_cells;
}

const Topology *
replay_get_topology (const Replay *self)
{
  return self->document->topology;
}

char *
replay_describe (const Replay *self)
{
  return replay_get_position (self) > 0 ? history_describe (&self->history, self->document->current) : NULL;
}

char *
replay_say_comparison (const ReplayComparison *comparison)
{
  g_autofree char *technique = comparison->technique ? explain_technique (comparison->technique)
                               : comparison->any     ? g_strdup (_(comparison->any->name))
                                                     : NULL;
  int n = comparison->n_others;

  switch (comparison->verdict)
    {
    case REPLAY_NOT_COMPARED:
      return NULL;
    case REPLAY_WRONG:
      return g_strdup (_("This digit was wrong."));
    case REPLAY_SINGLE:
      /* Translators: %s is a technique, such as "Hidden single": how this digit could be found */
      return g_strdup_printf (_("%s: it could be seen at once."), technique);
    case REPLAY_WORKED_OUT:
      /* Translators: %s is a technique, such as "X-wing"; the ladder tries the techniques from easy to hard */
      return g_strdup_printf (_("It took: %s. The ladder goes the same way."), technique);
    case REPLAY_AHEAD:
      /* Translators: the ladder tries the techniques from easy to hard; %d digits are placed before, %s is the hardest technique */
      return g_strdup_printf (
        ngettext ("You were ahead of the ladder here: it places %d other digit first. Hardest step: %s.",
                  "You were ahead of the ladder here: it places %d other digits first. Hardest step: %s.", n), n, technique);
    case REPLAY_BEYOND:
      return g_strdup (_("You were ahead of the ladder here: it finds this digit only by trying out."));
    default:
      g_assert_not_reached ();
    }
}

int64_t
replay_get_wait (const Replay *self, int i, double times)
{
  int64_t wait = (int64_t) ((double) replay_get_move (self, i)->took * 1000 / times);

  return times > 1 ? MIN (wait, WAIT_MAX_US) : wait;
}

void
replay_take (Replay *self, const GArray *comparisons)
{
  g_return_if_fail (comparisons && comparisons->len == self->moves->len);
  for (unsigned i = 0; i < comparisons->len; i++)
    move_at (self, (int) i + 1)->comparison = g_array_index (comparisons, ReplayComparison, i);
}
