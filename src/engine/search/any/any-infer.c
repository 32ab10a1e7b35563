/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "any-infer.h"

#include <stdlib.h>

static uint16_t
number_of (uint16_t constraint)
{
  return constraint == TOPOLOGY_NO_CONSTRAINT ? 0 : (uint16_t) (constraint + 1);
}

static void
clear_bits (uint64_t *bits, int n)
{
  memset (bits, 0, (size_t) any_words (n) * sizeof *bits);
}

void
any_infer_forget (const AnyParts *parts)
{
  const Topology *topology = parts->topology;

  clear_bits (parts->cells, topology->n_cells);
  clear_bits (parts->singles, topology->n_cells);
  clear_bits (parts->houses, topology->n_houses);
  clear_bits (parts->crossings, topology->n_houses);
  clear_bits (parts->scans, topology->n_scans);
  memset (parts->pending, 0, SCAN_CELLS_MAX * sizeof *parts->pending);
  *parts->scan = NO_PLACE;
}

void
any_infer_start (const AnyParts *parts)
{
  const Topology *topology = parts->topology;

  if (!parts->head->tier)
    return;
  for (int cell = 0; cell < topology->n_cells; cell++)
    if (topology_exists (topology, cell))
      {
        any_set_bit (parts->cells, cell);
        if (!parts->value[cell] && values_is_single (parts->domain[cell]))
          any_set_bit (parts->singles, cell);
        if (!parts->domain[cell] && parts->head->phase == ANY_FORWARD) /* unreached: not seen: two cells without a candidate */
          {
            parts->head->dead = ANY_DEAD_CELL (cell);
            parts->head->phase = ANY_WIPED;
          }
      }
  for (int i = 0; i < topology->n_scans; i++)
    any_set_bit (parts->scans, i);
}

void
any_place (const AnyParts *parts, int cell, int value)
{
  parts->kept[cell] = parts->domain[cell];
  parts->domain[cell] = values_of (value);
  parts->value[cell] = (uint8_t) value;
  any_set_bit (parts->cells, cell);
  any_drop_bit (parts->singles, cell);
}

void
any_unplace (const AnyParts *parts, int cell)
{
  parts->value[cell] = 0;
  parts->domain[cell] = parts->kept[cell];
}

static void
remember (const AnyParts *parts, int cell, int code)
{
  parts->trail[parts->head->n_trail++] = (uint16_t) (cell * 32 + code);
}

static AnyInferred
strip (const AnyParts *parts, int cell, int value, Reason reason, Event *event)
{
  AnyHead *head = parts->head;
  Values left = parts->domain[cell] &= ~values_of (value);

  remember (parts, cell, value);
  emit_any (event, EVENT_STRIP, reason, cell, value, head->depth);
  if (head->tier)
    any_set_bit (parts->cells, cell);
  if (!left)
    {
      head->dead = ANY_DEAD_CELL (cell);
      head->phase = ANY_WIPED;
    }
  else if (values_is_single (left) && head->tier)
    any_set_bit (parts->singles, cell);
  return ANY_INFER_EVENT;
}

/* house: NO_PLACE where the cell itself has nothing else left. */
static AnyInferred
single (const AnyParts *parts, int cell, int value, int house, Event *event)
{
  AnyHead *head = parts->head;

  emit_any (event, EVENT_SINGLE, house == NO_PLACE ? REASON_NAKED : REASON_HIDDEN, cell, value, head->depth);
  event->house = (uint16_t) house;
  event->possible = parts->domain[cell];
  parts->via[cell] = (uint16_t) house;
  remember (parts, cell, house == NO_PLACE ? ANY_TRAIL_NAKED : ANY_TRAIL_HIDDEN);
  head->singles++;
  head->n_empty--;
  any_place (parts, cell, value);
  return ANY_INFER_EVENT;
}

static AnyInferred
wipe_out (const AnyParts *parts, AnyDeadEnd dead, Event *event)
{
  parts->head->dead = dead;
  any_tell_wiped (parts, event);
  return ANY_INFER_EVENT;
}

void
any_tell_wiped (const AnyParts *parts, Event *event)
{
  any_infer_forget (parts);
  any_wipe_out (parts, parts->head->dead, any_last_guess (parts), event);
}

/* The value of a filled cell goes from those that see it. */
static bool
strike_from_peers (const AnyParts *parts, int cell, Event *event)
{
  const Topology *topology = parts->topology;
  int value = parts->value[cell];

  for (uint32_t i = topology->peers_of[cell]; value && i < topology->peers_of[cell + 1]; i++)
    {
      int peer = topology->cell_peer[i], house;

      if (parts->value[peer] || !values_has (parts->domain[peer], value))
        continue;
      house = any_shared_house (topology, cell, peer);
      strip (parts, peer, value, house == NO_PLACE ? REASON_CONSTRAINT : REASON_NONE, event);
      event->house = (uint16_t) house;
      event->source = (uint16_t) cell;
      return true;
    }
  return false;
}

static bool
strike_by_arcs (const AnyParts *parts, int cell, Event *event)
{
  const Topology *topology = parts->topology;

  for (uint32_t i = topology->arcs_of[cell]; i < topology->arcs_of[cell + 1]; i++)
    {
      const TopologyArc *arc = &topology->arc[i];
      Values left = 0;

      if (parts->value[arc->to])
        continue;
      for_each_value (v, parts->domain[cell])
        left |= topology->table[arc->table][v];
      left = parts->domain[arc->to] & ~left;
      if (!left)
        continue;
      strip (parts, arc->to, values_first (left), REASON_CONSTRAINT, event);
      event->source = (uint16_t) cell;
      event->constraint = number_of (arc->constraint);
      return true;
    }
  return false;
}

static void
pass_on (const AnyParts *parts, int cell)
{
  const Topology *topology = parts->topology;

  any_drop_bit (parts->cells, cell);
  if (!parts->head->tier)
    return;
  for (uint32_t i = topology->houses_of[cell]; i < topology->houses_of[cell + 1]; i++)
    if (topology->house[topology->cell_house[i]].full)
      {
        any_set_bit (parts->houses, topology->cell_house[i]);
        any_set_bit (parts->crossings, topology->cell_house[i]);
      }
  for (uint32_t i = topology->scans_of[cell]; i < topology->scans_of[cell + 1]; i++)
    any_set_bit (parts->scans, topology->cell_scan[i]);
}

static bool
look_at_house (const AnyParts *parts, int number, Event *event)
{
  const Topology *topology = parts->topology;
  const TopologyHouse *house = &topology->house[number];
  const uint16_t *cells = topology->cell + house->first;
  Values once = 0, twice = 0;

  for (int i = 0; i < house->n; i++)
    {
      Values domain = parts->domain[cells[i]];

      twice |= once & domain;
      once |= domain;
    }
  if (once != topology->all)
    {
      wipe_out (parts, (AnyDeadEnd) { .reason = REASON_NO_PLACE, .cell = NO_PLACE, .source = NO_PLACE, .house = (uint16_t) number,
                                      .value = (uint8_t) values_first (topology->all & ~once) }, event);
      return true;
    }
  once &= ~twice;
  for (int i = 0; i < house->n; i++)
    if (!parts->value[cells[i]] && parts->domain[cells[i]] & once)
      {
        single (parts, cells[i], values_first (parts->domain[cells[i]] & once), number, event);
        return true;
      }
  any_drop_bit (parts->houses, number);
  return false;
}

/* The next value that the scan read last strikes; nothing is placed in between. */
static bool
strike_pending (const AnyParts *parts, Event *event)
{
  const Topology *topology = parts->topology;
  const TopologyScan *scan = &topology->scan[*parts->scan];

  for (int i = 0; i < scan->n; i++)
    {
      int cell = topology->cell[scan->first + i];
      Values strike = parts->pending[i] & parts->domain[cell];

      if (!strike)
        continue;
      strip (parts, cell, values_first (strike), scan->derived ? REASON_RULE_OF_45 : REASON_CONSTRAINT, event);
      event->constraint = number_of (scan->constraint);
      return true;
    }
  memset (parts->pending, 0, scan->n * sizeof *parts->pending);
  *parts->scan = NO_PLACE;
  return false;
}

/* False: it strikes nothing. */
static bool
read_scan (const AnyParts *parts, int number, ScanWork *work, Event *event)
{
  const Topology *topology = parts->topology;
  const TopologyScan *scan = &topology->scan[number];
  Values left[SCAN_LAYERS_MAX], required, any = 0;

  any_drop_bit (parts->scans, number);
  if (!scan_read (topology, scan, parts->domain, work, left, &required))
    {
      wipe_out (parts, (AnyDeadEnd) { .reason = REASON_BROKEN, .cell = NO_PLACE, .source = NO_PLACE, .house = NO_PLACE,
                                      .constraint = number_of (scan->constraint) }, event);
      return true;
    }
  for (int i = 0; i < scan->n; i++)
    {
      int cell = topology->cell[scan->first + i];

      parts->pending[i] = parts->value[cell] ? 0 : parts->domain[cell] & ~left[i];
      any |= parts->pending[i];
    }
  if (!any)
    return false;
  *parts->scan = (uint16_t) number;
  return strike_pending (parts, event);
}

static AnyInferred
read_scans (const AnyParts *parts, Event *event)
{
  int number = any_first_bit (parts->scans, parts->topology->n_scans);
  bool found = false;
  ScanWork *work;

  if (number < 0)
    return ANY_INFER_NOTHING;
  work = malloc (sizeof *work);
  if (!work)
    return ANY_INFER_NO_MEMORY;
  for (; number >= 0 && !found; number = any_first_bit (parts->scans, parts->topology->n_scans))
    found = read_scan (parts, number, work, event);
  free (work);
  return found ? ANY_INFER_EVENT : ANY_INFER_NOTHING;
}

/* A cell that sees all places of one of the values in the house. */
static bool
look_at_crossings (const AnyParts *parts, int number, Event *event)
{
  const Topology *topology = parts->topology;
  const TopologyHouse *house = &topology->house[number];
  const uint16_t *cells = topology->cell + house->first;
  int n_words = any_words (topology->n_cells);

  for_each_value (v, topology->all)
    {
      PlaceSet common = places_all (topology->n_cells);

      for (int i = 0; i < house->n; i++)
        if (values_has (parts->domain[cells[i]], v))
          for (int word = 0; word < n_words; word++)
            common.word[word] &= topology->peers[cells[i]].word[word];
      for (int word = 0; word < n_words; word++)
        for (uint64_t rest = common.word[word]; rest; rest &= rest - 1)
          {
            int cell = word * 64 + __builtin_ctzll (rest);

            if (parts->value[cell] || !values_has (parts->domain[cell], v))
              continue;
            strip (parts, cell, v, REASON_PLACES, event);
            event->house = (uint16_t) number;
            return true;
          }
    }
  any_drop_bit (parts->crossings, number);
  return false;
}

AnyInferred
any_infer (const AnyParts *parts, Event *event)
{
  const Topology *topology = parts->topology;
  int tier = parts->head->tier, at;

  for (;;)
    if (*parts->scan != NO_PLACE)
      {
        if (strike_pending (parts, event))
          return ANY_INFER_EVENT;
      }
    else if ((at = any_first_bit (parts->cells, topology->n_cells)) >= 0)
      {
        if (strike_from_peers (parts, at, event) || strike_by_arcs (parts, at, event))
          return ANY_INFER_EVENT;
        pass_on (parts, at);
      }
    else if ((at = any_first_bit (parts->singles, topology->n_cells)) >= 0)
      return single (parts, at, values_first (parts->domain[at]), NO_PLACE, event);
    else if (tier >= TIER_2 && (at = any_first_bit (parts->houses, topology->n_houses)) >= 0)
      {
        if (look_at_house (parts, at, event))
          return ANY_INFER_EVENT;
      }
    else
      {
        AnyInferred read = read_scans (parts, event);

        if (read != ANY_INFER_NOTHING)
          return read;
        if (tier < TIER_3 || (at = any_first_bit (parts->crossings, topology->n_houses)) < 0)
          return ANY_INFER_NOTHING;
        if (look_at_crossings (parts, at, event))
          return ANY_INFER_EVENT;
      }
}

void
any_undo (const AnyParts *parts, Event *event)
{
  AnyHead *head = parts->head;
  int entry = parts->trail[--head->n_trail], cell = entry / 32, code = entry % 32;

  parts->trail[head->n_trail] = 0;
  if (code < ANY_TRAIL_NAKED)
    {
      parts->domain[cell] |= values_of (code);
      emit_any (event, EVENT_UNDO_STRIP, REASON_NONE, cell, code, head->depth);
      return;
    }
  emit_any (event, EVENT_UNDO_SINGLE, code == ANY_TRAIL_NAKED ? REASON_NAKED : REASON_HIDDEN, cell, parts->value[cell],
            head->depth);
  event->house = parts->via[cell];
  parts->via[cell] = NO_PLACE;
  head->n_empty++;
  any_unplace (parts, cell);
}
