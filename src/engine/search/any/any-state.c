/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "any-state.h"

#include <stdlib.h>

/* What the values of a cell leave to the other. */
static Values
left_by (const Topology *topology, const TopologyArc *arc, Values values)
{
  Values left = 0;

  for_each_value (v, values)
    left |= topology->table[arc->table][v];
  return left;
}

int
any_shared_house (const Topology *topology, int a, int b)
{
  for (uint32_t i = topology->houses_of[a]; i < topology->houses_of[a + 1]; i++)
    for (uint32_t j = topology->houses_of[b]; j < topology->houses_of[b + 1]; j++)
      if (topology->cell_house[i] == topology->cell_house[j])
        return topology->cell_house[i];
  return NO_PLACE;
}

/* Clues that contradict each other. */

static uint16_t
number_of (uint16_t constraint)
{
  return constraint == TOPOLOGY_NO_CONSTRAINT ? 0 : (uint16_t) (constraint + 1);
}

/* Two cells, by peers and arcs. */
static bool
pairs_clash (const AnyParts *parts, AnyDeadEnd *dead)
{
  const Topology *topology = parts->topology;

  for (int cell = 0; cell < topology->n_cells; cell++)
    {
      if (!parts->value[cell])
        continue;
      *dead = (AnyDeadEnd) { .cell = (uint16_t) cell, .source = NO_PLACE, .house = NO_PLACE, .value = parts->value[cell] };
      if (!values_has (topology->start[cell], parts->value[cell]))
        {
          dead->reason = REASON_BROKEN;
          return true;
        }
      for (uint32_t i = topology->peers_of[cell]; i < topology->peers_of[cell + 1]; i++)
        if (topology->cell_peer[i] < cell && parts->value[topology->cell_peer[i]] == parts->value[cell])
          {
            dead->source = topology->cell_peer[i];
            dead->house = (uint16_t) any_shared_house (topology, cell, dead->source);
            dead->reason = dead->house == NO_PLACE ? REASON_BROKEN : REASON_REPEATED;
            return true;
          }
      for (uint32_t i = topology->arcs_of[cell]; i < topology->arcs_of[cell + 1]; i++)
        {
          const TopologyArc *arc = &topology->arc[i];

          if (parts->value[arc->to] && !values_has (topology->table[arc->table][parts->value[cell]], parts->value[arc->to]))
            {
              dead->source = arc->to;
              dead->reason = REASON_BROKEN;
              dead->constraint = number_of (arc->constraint);
              return true;
            }
        }
    }
  return false;
}

static void
fill_domains (const AnyParts *parts, Values *domain)
{
  const Topology *topology = parts->topology;

  for (int cell = 0; cell < topology->n_cells; cell++)
    domain[cell] = parts->value[cell] ? values_of (parts->value[cell]) : topology->start[cell] & topology->all;
}

static void
find_clash (const AnyParts *parts)
{
  const Topology *topology = parts->topology;
  AnyHead *head = parts->head;
  Values domain[RULES_CELLS_MAX], left[SCAN_LAYERS_MAX], required;
  ScanWork *work;

  head->phase = ANY_CLASH;
  if (pairs_clash (parts, &head->dead))
    return;
  head->phase = ANY_FORWARD;
  head->dead = (AnyDeadEnd) { .reason = REASON_NONE };
  if (!topology->n_scans)
    return;
  work = malloc (sizeof *work);
  if (!work)
    {
      head->phase = ANY_NO_MEMORY;
      return;
    }
  fill_domains (parts, domain);
  for (int i = 0; i < topology->n_scans && head->phase == ANY_FORWARD; i++)
    if (!scan_read (topology, &topology->scan[i], domain, work, left, &required))
      {
        head->dead = (AnyDeadEnd) { .reason = REASON_BROKEN, .cell = NO_PLACE, .source = NO_PLACE, .house = NO_PLACE,
                                    .constraint = number_of (topology->scan[i].constraint) };
        head->phase = ANY_CLASH;
      }
  free (work);
}

void
any_start (void *state, const Topology *topology, const uint8_t *givens, const SearchOptions *options, bool infers)
{
  AnyParts parts = any_parts (topology, state, infers);
  AnyHead *head = parts.head;

  memset (state, 0, parts.size);
  head->wanted = options->solutions;
  head->infers = infers;
  head->exhausted = NO_PLACE;
  for (int cell = 0; cell < topology->n_cells; cell++)
    if (topology_exists (topology, cell))
      {
        parts.value[cell] = givens[cell];
        if (givens[cell])
          any_set_bit (parts.given, cell);
        else
          head->n_empty++;
      }
  find_clash (&parts);
  if (!infers)
    return;
  *parts.scan = NO_PLACE;
  for (int cell = 0; cell < topology->n_cells; cell++)
    if (topology_exists (topology, cell))
      {
        parts.domain[cell] = parts.value[cell] ? values_of (parts.value[cell]) : any_possible (&parts, cell);
        parts.kept[cell] = parts.domain[cell];
        parts.via[cell] = NO_PLACE;
      }
}

Values
any_possible (const AnyParts *parts, int cell)
{
  const Topology *topology = parts->topology;
  Values possible = topology->start[cell] & topology->all;

  for (uint32_t i = topology->peers_of[cell]; i < topology->peers_of[cell + 1]; i++)
    possible &= ~values_of (parts->value[topology->cell_peer[i]]);
  /* An arc and its reverse say the same of two values. */
  for (uint32_t i = topology->arcs_of[cell]; i < topology->arcs_of[cell + 1]; i++)
    {
      const TopologyArc *arc = &topology->arc[i];

      if (parts->value[arc->to])
        for_each_value (v, possible)
          if (!values_has (left_by (topology, arc, values_of (v)), parts->value[arc->to]))
            possible &= ~values_of (v);
    }
  return possible;
}

bool
any_possible_read (const AnyParts *parts, int cell, Values *possible)
{
  const Topology *topology = parts->topology;
  uint32_t first = topology->scans_of[cell], end = topology->scans_of[cell + 1];
  Values domain[RULES_CELLS_MAX], left[SCAN_LAYERS_MAX], required;
  ScanWork *work;

  *possible = any_possible (parts, cell);
  if (first == end || !*possible)
    return true;
  work = malloc (sizeof *work);
  if (!work)
    return false;
  fill_domains (parts, domain);
  domain[cell] = *possible;
  for (uint32_t i = first; i < end && domain[cell]; i++)
    {
      const TopologyScan *scan = &topology->scan[topology->cell_scan[i]];

      if (scan->derived)
        continue;
      if (!scan_read (topology, scan, domain, work, left, &required))
        domain[cell] = 0;
      for (int j = 0; j < scan->n && domain[cell]; j++)
        if (topology->cell[scan->first + j] == cell)
          domain[cell] &= left[j];
    }
  *possible = domain[cell];
  free (work);
  return true;
}

void
any_arrive (const AnyParts *parts, int cell, Values possible)
{
  parts->frame[parts->head->depth] = (AnyFrame) { .cell = (uint16_t) cell, .possible = possible, .untried = possible,
                                                  .house = NO_PLACE };
}

void
any_guess (const AnyParts *parts, int value, Reason reason, Event *event)
{
  AnyHead  *head = parts->head;
  AnyFrame *frame = &parts->frame[head->depth];

  if (frame->house == NO_PLACE)
    {
      frame->untried &= ~values_of (value);
      head->tests += (uint64_t) (value > frame->value ? value - frame->value : 0);
    }
  frame->value = (uint8_t) value;
  frame->mark = head->n_trail;
  frame->nodes = head->nodes++;
  head->depth++;
  head->n_empty--;
  if (head->depth > head->max_depth)
    head->max_depth = head->depth;

  emit_any (event, EVENT_ASSIGN, reason, frame->cell, value, head->depth);
  if (frame->house == NO_PLACE)
    {
      event->possible = frame->possible;
      event->untried = frame->untried;
    }
}

void
any_retreat (const AnyParts *parts, int exhausted)
{
  parts->head->phase = parts->head->depth ? ANY_RETREAT : ANY_EXHAUSTED;
  parts->head->exhausted = (uint16_t) exhausted;
}

static void
tell_dead_end (const AnyParts *parts, AnyDeadEnd dead, Event *event)
{
  emit_any (event, EVENT_WIPEOUT, (Reason) dead.reason, dead.cell, dead.value, parts->head->depth);
  event->house = dead.house;
  event->source = dead.source;
  event->constraint = dead.constraint;
  parts->head->wipeouts++;
}

void
any_wipe_out (const AnyParts *parts, AnyDeadEnd dead, int exhausted, Event *event)
{
  tell_dead_end (parts, dead, event);
  any_retreat (parts, exhausted);
}

const AnyFrame *
any_take_back (const AnyParts *parts, Event *event)
{
  AnyHead *head = parts->head;
  const AnyFrame *frame = &parts->frame[--head->depth];

  head->backtracks++;
  head->n_empty++;
  head->phase = ANY_BRANCH;
  emit_any (event, EVENT_UNDO_ASSIGN, REASON_NONE, frame->cell, frame->value, head->depth);
  event->source = head->exhausted;
  event->nodes = head->nodes - frame->nodes;
  if (frame->house == NO_PLACE)
    {
      event->possible = frame->possible;
      event->untried = frame->untried;
    }
  return frame;
}

void
any_solved (const AnyParts *parts, Event *event)
{
  AnyHead *head = parts->head;

  head->solutions++;
  emit_any (event, EVENT_SOLUTION, REASON_NONE, NO_PLACE, 0, head->depth);
  event->nodes = 1;
  any_retreat (parts, NO_PLACE);
  if (head->solutions == head->wanted)
    {
      head->phase = ANY_ENDED;
      head->outcome = OUTCOME_SOLVED;
    }
}

bool
any_finish (const AnyParts *parts, Event *event)
{
  AnyHead *head = parts->head;
  bool short_of = head->phase == ANY_NO_MEMORY;

  if (head->phase == ANY_ENDED)
    return false;
  if (head->phase == ANY_CLASH)
    {
      head->phase = ANY_EXHAUSTED;
      tell_dead_end (parts, head->dead, event);
      return true;
    }
  head->phase = ANY_ENDED;
  head->outcome = short_of ? OUTCOME_NO_MEMORY : head->solutions ? OUTCOME_SOLVED : OUTCOME_NO_SOLUTION;
  emit_any (event, EVENT_DONE, short_of ? REASON_NO_MEMORY : REASON_ALL_TRIED, NO_PLACE, 0, short_of ? head->depth : 0);
  return true;
}

/* Showing. */

/* To which guess those belong that deductions filled, by where they stand on the trail. */
static void
show_trail (const AnyParts *parts, AnyView *view)
{
  int depth = 0;

  view->n_trail = parts->head->n_trail;
  view->trail = parts->trail;
  for (int i = 0; i < view->n_trail; i++)
    {
      while (depth < view->n_path && parts->frame[depth].mark <= i)
        depth++;
      if (view->trail[i] % 32 >= ANY_TRAIL_NAKED)
        view->depth[view->trail[i] / 32] = (uint16_t) depth;
    }
}

void
any_show (const AnyParts *parts, AnyView *view)
{
  const Topology *topology = parts->topology;

  memset (view, 0, sizeof *view);
  view->keeps_candidates = parts->head->infers && parts->head->inference != INFERENCE_NONE;
  view->n_path = parts->head->depth;
  any_figures (parts->head, &view->counters, &view->outcome);
  for (int cell = 0; cell < topology->n_cells; cell++)
    if (parts->value[cell])
      {
        view->value[cell] = parts->value[cell];
        view->origin[cell] = any_bit (parts->given, cell) ? ORIGIN_GIVEN : ORIGIN_SINGLE;
      }
    else if (topology_exists (topology, cell))
      view->candidates[cell] = view->keeps_candidates ? parts->domain[cell] : any_possible (parts, cell);
  if (parts->head->infers)
    show_trail (parts, view);
  for (int i = 0; i < view->n_path; i++)
    {
      const AnyFrame *frame = &parts->frame[i];
      bool places = frame->house != NO_PLACE;

      view->path[i] = (AnyDecision) { .cell = frame->cell, .house = frame->house, .value = frame->value,
                                      .possible = places ? values_of (frame->value) : frame->possible,
                                      .untried = places ? 0 : frame->untried,
                                      .places = places ? frame->possible : 0, .places_left = places ? frame->untried : 0 };
      view->origin[frame->cell] = ORIGIN_GUESS;
      view->depth[frame->cell] = (uint16_t) (i + 1);
    }
}

void
any_figures (const void *state, Counters *counters, Outcome *outcome)
{
  const AnyHead *head = state;

  *outcome = (Outcome) head->outcome;
  *counters = (Counters) {
    .placements = head->nodes + head->singles,
    .nodes = head->nodes,
    .backtracks = head->backtracks,
    .tests = head->tests,
    .wipeouts = head->wipeouts,
    .tries = 1,
    .solutions = head->solutions,
    .max_depth = head->max_depth,
  };
}

void
any_values (const void *state, const Topology *topology, uint8_t *values)
{
  memcpy (values, any_parts (topology, state, false).value, topology->n_cells);
}
