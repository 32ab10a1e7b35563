/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-tree-spine-places.c — what a place of the spine is: its event, its cell, its words, and where it lies. */
#include <glib/gi18n.h>

#include "setdoku-tree-spine-private.h"
#include "tree-words.h"

uint64_t
spine_step_of (SetdokuTreeSpine *self, const TreePlace *at)
{
  switch (at->kind)
    {
    case PLACE_OWN:  return self->spine->rows[at->row].step;
    case PLACE_LIMB: return self->limbs.limbs[at->limb].guess.step;
    default:         return 0;
    }
}

int
spine_cell_of (SetdokuTreeSpine *self, const TreePlace *at)
{
  int cell = at->kind == PLACE_LIMB ? self->limbs.limbs[at->limb].guess.cell : self->spine->rows[at->row].cell;

  return cell == NO_PLACE ? -1 : cell;
}

static char *
describe_own (int columns, const SpineRow *row)
{
  int cell = row->cell == NO_PLACE ? -1 : row->cell;

  switch (row->kind)
    {
    case SPINE_SOLUTION: return g_strdup (C_("tree", "solved"));
    case SPINE_DEAD_END: return tree_words (columns, cell, row->digit, TREE_FATE_DEAD_END, 0);
    case SPINE_NEXT:     return tree_words_next (columns, cell);
    default:             return tree_words (columns, cell, row->digit, TREE_FATE_STANDS, 0);
    }
}

char *
spine_describe (SetdokuTreeSpine *self, const TreePlace *at)
{
  const SpineRow *row = &self->spine->rows[at->row];
  const SpineBranch *guess;

  switch (at->kind)
    {
    case PLACE_LIMB:
      guess = &self->limbs.limbs[at->limb].guess;
      return tree_words (self->spine->columns, guess->cell, guess->digit, guess->solution ? TREE_FATE_SOLVED : TREE_FATE_FAILED,
                         guess->guesses ? guess->guesses - 1 : 0);
    case PLACE_MORE:    return tree_words_more (row->n_tried - self->limbs.limbs[at->limb].item);
    case PLACE_UNTRIED: return tree_words_untried (row->untried);
    default:            return describe_own (self->spine->columns, row);
    }
}

static gboolean
point_at (SetdokuTreeSpine *self, int place, double *x, double *y)
{
  if (place < 0)
    return FALSE;
  *x = columns_view_x (&self->view, self->columns->places[place].column);
  *y = columns_view_y (&self->view, self->columns->places[place].lane);
  return *y > 0 && columns_view_left (&self->view) < *x && *x < self->view.width;
}

gboolean
setdoku_tree_spine_point (SetdokuTreeSpine *self, int row, int item, double *x, double *y)
{
  g_return_val_if_fail (SETDOKU_IS_TREE_SPINE (self), FALSE);
  spine_prepare (self);
  return point_at (self, tree_columns_find (self->columns, &self->limbs, row, item), x, y);
}

gboolean
setdoku_tree_spine_find (SetdokuTreeSpine *self, uint64_t step, double *x, double *y)
{
  g_return_val_if_fail (SETDOKU_IS_TREE_SPINE (self), FALSE);
  spine_prepare (self);
  for (int i = 0; i < self->columns->n; i++)
    if (spine_step_of (self, &self->columns->places[i]) == step)
      return point_at (self, i, x, y);
  return FALSE;
}
