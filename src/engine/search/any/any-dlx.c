/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* any-dlx.c — a board of any shape as an exact cover, the column with the fewest rows first: what strategy dlx is to the classic
 * one, guess by guess.
 *
 * A row is a value in a cell. A column is a cell, or a value of a full house: each must be met once. A value of a house that is
 * not full may be met once at most (Knuth's secondary columns, which are covered but never chosen): that is what those who see
 * each other by it are for. Rules that are no houses have no columns, and boards with such are refused.
 *
 * The links of a 25 × 25 board are 250 kB, too much for a state that is copied; so the rows that are left are sets of values in
 * the cells, with the number of rows in each column beside them, and what covering took away is on the trail instead of unlinked:
 * the columns are the same, and are chosen in the same order.
 *
 * One visible thing each: ASSIGN a row, UNDO_ASSIGN, WIPEOUT a column without a row, SOLUTION, DONE. */
#include "any-state.h"
#include "any-strategies.h"

#include "engine/core/words.h"

enum { COVERED = 0xff };

typedef struct {
  AnyParts parts;
  uint8_t *rows;                       /* of value v in full house h: [h × n + v − 1]; COVERED */
} Dlx;

static size_t
dlx_size (const Topology *topology, const SearchOptions *options)
{
  (void) options;
  return any_parts (topology, NULL, true).size + ((size_t) topology->n_full * topology->n + 7) / 8 * 8;
}

static Dlx
dlx_of (const void *state, const Topology *topology)
{
  Dlx dlx = { .parts = any_parts (topology, state, true) };

  dlx.rows = (uint8_t *) state + dlx.parts.size;
  return dlx;
}

static bool
dlx_takes (const Topology *topology, int *constraint)
{
  uint16_t which = TOPOLOGY_NO_CONSTRAINT;
  bool takes = true;

  for (int i = 0; i < topology->n_scans && takes; i++)
    if (!topology->scan[i].derived) /* unreached: not seen: derived alone */
      {
        which = topology->scan[i].constraint;
        takes = false;
      }
  if (takes && topology->arcs_of[topology->n_cells])
    {
      which = topology->arc[0].constraint;
      takes = false;
    }
  for (int cell = 0; cell < topology->n_cells; cell++)
    for (uint32_t i = topology->peers_of[cell]; i < topology->peers_of[cell + 1] && takes; i++)
      takes = any_shared_house (topology, cell, topology->cell_peer[i]) != NO_PLACE;
  *constraint = which == TOPOLOGY_NO_CONSTRAINT ? -1 : which;
  return takes;
}

/* Columns. */

static uint8_t *
column_of (const Dlx *dlx, int house, int value)
{
  return &dlx->rows[house * dlx->parts.topology->n + value - 1];
}

/* The row comes to, or goes from, the columns of its full houses. */
static void
count_row (const Dlx *dlx, int cell, int value, int by)
{
  const Topology *topology = dlx->parts.topology;

  for (uint32_t i = topology->houses_of[cell]; i < topology->houses_of[cell + 1]; i++)
    if (topology->house[topology->cell_house[i]].full)
      {
        uint8_t *rows = column_of (dlx, topology->cell_house[i], value);

        if (*rows != COVERED)
          *rows = (uint8_t) (*rows + by);
      }
}

/* The places that are left for the value, bit n for the n-th cell of the house. */
static Values
places_in (const AnyParts *parts, int house, int value)
{
  const Topology *topology = parts->topology;
  Values places = 0;

  for (int i = 0; i < topology->house[house].n; i++)
    {
      int cell = topology->cell[topology->house[house].first + i];

      if (!parts->value[cell] && values_has (parts->domain[cell], value))
        places |= values_of (i + 1);
    }
  return places;
}

/* cover: the columns of the value in the cell's full houses are met; else they are to be met again, with the rows they have. */
static void
meet_columns (const Dlx *dlx, int cell, int value, bool cover)
{
  const Topology *topology = dlx->parts.topology;

  for (uint32_t i = topology->houses_of[cell]; i < topology->houses_of[cell + 1]; i++)
    if (topology->house[topology->cell_house[i]].full)
      *column_of (dlx, topology->cell_house[i], value)
        = cover ? COVERED : (uint8_t) values_count (places_in (&dlx->parts, topology->cell_house[i], value));
}

static void
take_row (const Dlx *dlx, int cell, int value)
{
  const AnyParts *parts = &dlx->parts;
  const Topology *topology = parts->topology;

  meet_columns (dlx, cell, value, true);
  for_each_value (other, parts->domain[cell] & ~values_of (value))
    count_row (dlx, cell, other, -1);
  parts->kept[cell] = parts->domain[cell];
  parts->domain[cell] = values_of (value);
  parts->value[cell] = (uint8_t) value;
  for (uint32_t i = topology->peers_of[cell]; i < topology->peers_of[cell + 1]; i++)
    {
      int peer = topology->cell_peer[i];

      if (parts->value[peer] || !values_has (parts->domain[peer], value))
        continue;
      parts->domain[peer] &= ~values_of (value);
      parts->trail[parts->head->n_trail++] = (uint16_t) (peer * 32 + value);
      count_row (dlx, peer, value, -1);
    }
}

static void
put_back_row (const Dlx *dlx, int cell, int value, int mark)
{
  const AnyParts *parts = &dlx->parts;

  while (parts->head->n_trail > mark)
    {
      uint16_t *entry = &parts->trail[--parts->head->n_trail];

      parts->domain[*entry / 32] |= values_of (value);
      count_row (dlx, *entry / 32, value, 1);
      *entry = 0;
    }
  parts->value[cell] = 0;
  parts->domain[cell] = parts->kept[cell];
  for_each_value (other, parts->domain[cell] & ~values_of (value))
    count_row (dlx, cell, other, 1);
  meet_columns (dlx, cell, value, false);
}

static void
dlx_start (void *state, const Topology *topology, const uint8_t *givens, const SearchOptions *options)
{
  Dlx dlx = dlx_of (state, topology);
  const AnyParts *parts = &dlx.parts;

  any_start (state, topology, givens, options, true);
  memset (dlx.rows, 0, dlx_size (topology, options) - parts->size);
  for (int house = 0; house < topology->n_full; house++)
    for (int value = 1; value <= topology->n; value++)
      *column_of (&dlx, house, value) = (uint8_t) values_count (places_in (parts, house, value));
  for (int cell = 0; cell < topology->n_cells; cell++)
    if (parts->value[cell])
      meet_columns (&dlx, cell, parts->value[cell], true);
}

/* The column with the fewest rows, the first among several: a cell, or with *house a value in it. −1: all are met. */
static int
choose (const Dlx *dlx, int *house, int *fewest)
{
  const Topology *topology = dlx->parts.topology;
  int best = -1;

  *house = NO_PLACE;
  *fewest = COVERED;
  for (int cell = 0; cell < topology->n_cells; cell++)
    if (!dlx->parts.value[cell] && topology_exists (topology, cell) && values_count (dlx->parts.domain[cell]) < *fewest)
      {
        best = cell;
        *fewest = values_count (dlx->parts.domain[cell]);
      }
  for (int i = 0; i < topology->n_full * topology->n; i++)
    if (dlx->rows[i] < *fewest)
      {
        *house = i / topology->n;
        best = i % topology->n + 1;
        *fewest = dlx->rows[i];
      }
  return best;
}

/* way: a value of the frame's cell, or a place in its house. */
static void
guess (const Dlx *dlx, int way, Reason reason, Event *event)
{
  const AnyParts *parts = &dlx->parts;
  AnyHead *head = parts->head;
  AnyFrame *frame = &parts->frame[head->depth];
  int value = way;

  if (frame->house != NO_PLACE)
    {
      value = frame->value;
      frame->cell = parts->topology->cell[parts->topology->house[frame->house].first + way - 1];
      frame->untried &= ~values_of (way);
    }
  any_guess (parts, value, reason, event);
  head->tests = head->nodes;
  if (frame->house != NO_PLACE)
    {
      event->house = frame->house;
      event->possible = parts->domain[frame->cell];
      event->places = frame->possible;
      event->places_left = frame->untried;
    }
  take_row (dlx, frame->cell, value);
  head->phase = ANY_FORWARD;
}

static void
take_back (const Dlx *dlx, Event *event)
{
  const AnyFrame *frame = any_take_back (&dlx->parts, event);

  put_back_row (dlx, frame->cell, frame->value, frame->mark);
  if (frame->house == NO_PLACE)
    return;
  event->house = frame->house;
  event->possible = dlx->parts.domain[frame->cell];
  event->places = frame->possible;
  event->places_left = frame->untried;
}

static void
go_on (const Dlx *dlx, Event *event)
{
  const AnyParts *parts = &dlx->parts;
  int house, fewest, which = choose (dlx, &house, &fewest);

  if (which < 0)
    any_solved (parts, event);
  else if (fewest == 0 && house == NO_PLACE)
    any_wipe_out (parts, ANY_DEAD_CELL (which), which, event);
  else if (fewest == 0)
    any_wipe_out (parts, (AnyDeadEnd) { .reason = REASON_NO_PLACE, .cell = NO_PLACE, .source = NO_PLACE,
                                        .house = (uint16_t) house, .value = (uint8_t) which }, any_last_guess (parts), event);
  else
    {
      any_arrive (parts, house == NO_PLACE ? which : NO_PLACE,
                  house == NO_PLACE ? parts->domain[which] : places_in (parts, house, which));
      if (house != NO_PLACE)
        {
          parts->frame[parts->head->depth].house = (uint16_t) house;
          parts->frame[parts->head->depth].value = (uint8_t) which;
        }
      guess (dlx, values_first (parts->frame[parts->head->depth].untried), REASON_FEWEST_ROWS, event);
    }
}

static bool
dlx_step (void *state, const Topology *topology, Event *event)
{
  Dlx dlx = dlx_of (state, topology);
  AnyHead *head = dlx.parts.head;

  if (head->phase == ANY_FORWARD)
    {
      go_on (&dlx, event);
      return true;
    }
  if (head->phase == ANY_BRANCH)
    {
      const AnyFrame *frame = &dlx.parts.frame[head->depth];

      if (frame->untried)
        {
          guess (&dlx, values_first (frame->untried), REASON_FEWEST_ROWS, event);
          return true;
        }
      any_retreat (&dlx.parts, frame->cell);
    }
  if (head->phase != ANY_RETREAT)
    return any_finish (&dlx.parts, event);
  take_back (&dlx, event);
  return true;
}

/* The viewer's guess is a row of the cell's column. Of a column that was begun, every row must get its turn. */
static bool
dlx_guess (void *state, const Topology *topology, int cell, int value, Event *event)
{
  Dlx dlx = dlx_of (state, topology);
  const AnyParts *parts = &dlx.parts;
  const AnyFrame *frame = &parts->frame[parts->head->depth];

  if (parts->head->phase > ANY_BRANCH || !topology_exists (topology, cell) || parts->value[cell]
      || !values_has (parts->domain[cell], value))
    return false;
  if (parts->head->phase == ANY_FORWARD)
    {
      any_arrive (parts, cell, parts->domain[cell]);
      guess (&dlx, value, REASON_CHOSEN, event);
      return true;
    }
  for_each_value (way, frame->untried)
    if (frame->house == NO_PLACE ? frame->cell == cell && way == value
        : frame->value == value && topology->cell[topology->house[frame->house].first + way - 1] == cell)
      {
        guess (&dlx, way, REASON_CHOSEN, event);
        return true;
      }
  return false;
}

static void
dlx_show (const void *state, const Topology *topology, AnyView *view)
{
  AnyParts parts = any_parts (topology, state, true);

  any_show (&parts, view);
  view->n_trail = 0;
}

static Values
dlx_domain (const void *state, const Topology *topology, int cell)
{
  return any_parts (topology, state, true).domain[cell];
}

static const AnySearch any_dlx = {
  .takes = dlx_takes,
  .size = dlx_size,
  .start = dlx_start,
  .step = dlx_step,
  .show = dlx_show,
  .figures = any_figures,
  .values = any_values,
  .domain = dlx_domain,
  .guess = dlx_guess,
};

const Strategy strategy_any_dlx = {
  .id = "any-dlx",
  .name = N_("Exact cover"),
  .description = N_("Cells and places alike, fewest rows first"),
  .switches = 1u << SWITCH_SOLUTIONS,
  .defaults = { .tier = TIER_3, .solutions = 1 },
  .horizon = 10000000,
  .pace = 1000000,
  .any = &any_dlx,
  .covers = true,
  .arrives = true,
};
