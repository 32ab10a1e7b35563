/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "tree-columns.h"

#include <string.h>

enum { DEPTHS = COLUMNS_MAX + LIMBS_MAX };

/* A try: which limbs are open, and on which lanes all then are. */
typedef struct {
  const Spine       *spine;
  const Limbs       *limbs;
  const ColumnsRoom *room;
  bool               open[LIMBS_MAX];
  bool               whole[COLUMNS_MAX];         /* rows of which every branch has a lane, by hand */
  int16_t            lane[LIMBS_MAX];            /* 0: none, it is within a sign */
  int16_t            more[COLUMNS_MAX];          /* the first limb of the sign; −1: none */
  int16_t            more_lane[COLUMNS_MAX];
  int16_t            top[DEPTHS];                /* the highest lane that is taken in the column */
  int                lanes;
} Try;

static int
column_of (const Limb *limb)
{
  return limb->row + limb->level;
}

static TreeHand
hand_of (const Try *self, uint64_t step)
{
  return self->room->hand && step ? self->room->hand (self->room->user, step) : HAND_NONE;
}

static void
take (Try *self, int column, int lane)
{
  self->top[column] = (int16_t) lane;
  self->lanes = lane > self->lanes ? lane : self->lanes;
}

static void place (Try *self, int index, int lane);

/* What follows from it besides the first, above it; the deepest nearest to it. */
static void
place_others (Try *self, int index, int lane)
{
  const Limb *limb = &self->limbs->limbs[index];

  if (!self->open[index])
    return;
  place_others (self, limb->below, lane);
  for (int i = 1; i < limb->n_below; i++)
    place (self, limb->below + i, lane + 1);
}

/* The first of what follows from it lies on its own lane. */
static void
place (Try *self, int index, int lane)
{
  const Limb *limbs = self->limbs->limbs;

  for (int i = index, more = 1; more; more = self->open[i], i = more ? limbs[i].below : i)
    lane = lane > self->top[column_of (&limbs[i])] ? lane : self->top[column_of (&limbs[i])] + 1;
  for (int i = index, more = 1; more; more = self->open[i], i = more ? limbs[i].below : i)
    {
      self->lane[i] = (int16_t) lane;
      take (self, column_of (&limbs[i]), lane);
    }
  place_others (self, index, lane);
}

/* The branches of one row; its first limb. When they are more than there are lanes, the last ones become a sign. */
static void
place_row (Try *self, int row, int first)
{
  const Limb *limbs = self->limbs->limbs;
  int n = self->spine->rows[row].n_tried, shown = n, room = self->room->lanes > 1 ? self->room->lanes : 1;

  while (first + shown > self->limbs->n || (shown && limbs[first + shown - 1].row != row))
    shown--;
  self->more[row] = -1;
  if (shown > room && !self->whole[row])
    {
      shown = room - 1;
      self->more[row] = (int16_t) (first + shown);
    }
  for (int i = 0; i < shown; i++)
    place (self, first + i, 1);
  if (self->more[row] < 0)
    return;
  self->more_lane[row] = (int16_t) (self->top[row] + 1);
  take (self, row, self->more_lane[row]);
}

static void
place_all (Try *self)
{
  memset (self->lane, 0, sizeof self->lane);
  memset (self->top, 0, sizeof self->top);
  self->lanes = 0;
  for (int i = 0; i < self->limbs->n; i++)
    if (self->limbs->limbs[i].above < 0 && self->limbs->limbs[i].item == 0)
      place_row (self, self->limbs->limbs[i].row, i);
}

static bool
is_shown (const Try *self, const Limb *limb)
{
  for (; limb->above >= 0; limb = &self->limbs->limbs[limb->above])
    if (!self->open[limb->above])
      return false;
  return self->lane[limb - self->limbs->limbs] > 0;
}

/* The right ones first, level by level, as long as there is room for it. */
static void
open_by_itself (Try *self)
{
  const Limbs *limbs = self->limbs;

  for (int i = 0; i < limbs->n; i++)
    {
      const Limb *limb = &limbs->limbs[i];
      int column = column_of (limb);

      if (!limb->n_below || self->open[i] || limb->level >= LIMB_LEVELS || column >= self->room->last
          || hand_of (self, limb->guess.step) != HAND_NONE || !is_shown (self, limb))
        continue;
      self->open[i] = true;
      place_all (self);
      if (self->lanes <= self->room->lanes)
        continue;
      self->open[i] = false;
      place_all (self);
    }
}

static TreePlace *
add (TreeColumns *self, PlaceKind kind, int row, int column, int lane)
{
  TreePlace *added = &self->places[self->n++];

  *added = (TreePlace) { .kind = kind, .row = (int16_t) row, .limb = -1, .above = -1, .column = (int16_t) column,
                         .lane = (int16_t) lane };
  return added;
}

static void
note_cell (TreeColumns *self, bool *known, int column, uint16_t cell)
{
  if (known[column] && self->cell[column] != cell)
    {
      self->cell[column] = NO_PLACE;
      self->mixed = true;
    }
  else if (!known[column])
    self->cell[column] = cell;
  known[column] = true;
}

static void
add_limbs (TreeColumns *self, const Try *try, bool *known)
{
  const Limbs *limbs = try->limbs;
  int16_t places[LIMBS_MAX];

  for (int i = 0; i < limbs->n; i++)
    {
      const Limb *limb = &limbs->limbs[i];
      TreePlace *added;

      places[i] = -1;
      if (!is_shown (try, limb))
        continue;
      places[i] = (int16_t) self->n;
      added = add (self, PLACE_LIMB, limb->row, column_of (limb), try->lane[i]);
      added->limb = (int16_t) i;
      added->above = limb->above < 0 ? -1 : places[limb->above];
      added->open = try->open[i];
      added->can_open = limb->n_below > 0 || limb->guess.guesses > 1;
      note_cell (self, known, column_of (limb), limb->guess.cell);
    }
}

static void
begin (Try *self)
{
  for (int i = 0; i < self->limbs->n; i++)
    self->open[i] = self->limbs->limbs[i].n_below > 0 && hand_of (self, self->limbs->limbs[i].guess.step) == HAND_OPENED;
  for (int row = 0; row < self->spine->n_rows; row++)
    {
      self->more[row] = -1;
      self->whole[row] = hand_of (self, self->spine->rows[row].step) == HAND_OPENED;
    }
}

void
tree_columns_layout (TreeColumns *self, const Spine *spine, const Limbs *limbs, const ColumnsRoom *room)
{
  Try try = { .spine = spine, .limbs = limbs, .room = room };
  bool known[DEPTHS] = { false };

  self->n = 0;
  self->mixed = false;
  memset (self->cell, 0xff, sizeof self->cell);            /* NO_PLACE */
  begin (&try);
  place_all (&try);
  open_by_itself (&try);
  self->lanes = try.lanes;

  for (int row = 0; row < spine->n_rows; row++)
    {
      add (self, PLACE_OWN, row, row, 0);
      if (spine->rows[row].kind == SPINE_GUESS)
        note_cell (self, known, row, spine->rows[row].cell);
      if (spine->rows[row].untried)
        add (self, PLACE_UNTRIED, row, row, -1);
      if (try.more[row] >= 0)
        add (self, PLACE_MORE, row, row, try.more_lane[row])->limb = try.more[row];
    }
  add_limbs (self, &try, known);
}

int
tree_columns_find (const TreeColumns *self, const Limbs *limbs, int row, int item)
{
  for (int i = 0; i < self->n; i++)
    {
      const TreePlace *at = &self->places[i];

      if (at->row != row)
        continue;
      if (item < 0 ? at->kind == PLACE_OWN : at->kind == PLACE_LIMB && at->above < 0 && limbs->limbs[at->limb].item == item)
        return i;
      if (item >= 0 && at->kind == PLACE_MORE && limbs->limbs[at->limb].item <= item)
        return i;
    }
  return -1;
}
