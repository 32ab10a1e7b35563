/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* why-causes.c — what an answer rests on: facts that held just before, enough of them to prove it.
 *
 *   a naked single    for each other digit a peer that holds it, or that it cannot stand in the cell
 *   a hidden single   for each other cell of the house what stands there, or that the digit cannot
 *   a technique       the candidates that its sets, houses and strong links do not have
 *   a guess           what was tried there before; a guess that failed at once: the dead end
 *
 * More than WHY_CAUSES_MAX are left out. */
#include "why-private.h"

typedef struct {
  WhyAnswer        *answer;
  const SearchView *view;            /* at the step */
  uint64_t          step;            /* at which the facts hold */
} Facts;

static void
add_fact (Facts *facts, int cell, int digit, bool placed)
{
  WhyAnswer *answer = facts->answer;
  WhyFact    fact = { .ask = { (uint16_t) cell, (uint8_t) digit, facts->step }, .placed = placed };

  if (placed)
    {
      fact.origin = facts->view->origin[cell];
      fact.depth = facts->view->depth[cell];
    }
  for (unsigned i = 0; i < answer->n_causes; i++)
    if (answer->causes[i].ask.cell == cell && answer->causes[i].ask.digit == digit)
      return;
  if (answer->n_causes < WHY_CAUSES_MAX)
    answer->causes[answer->n_causes++] = fact;
}

/* The digit is not possible in the cell. What a chain has ruled out itself, on its way, is no cause of it. */
static void
add_absence (Facts *facts, int cell, int digit)
{
  int held = facts->view->board.digit[cell];

  if (held || why_status (facts->view, cell, digit) == CANNOT_STAND)
    add_fact (facts, cell, held ? held : digit, held != 0);
}

/* Of the peers that hold the digit, the one under the fewest guesses; −1: none does. */
static int
find_holder (const SearchView *view, int cell, int digit)
{
  int holder = -1;

  for (int i = 0; i < N_PEERS; i++)
    {
      int peer = cell_peers[cell][i];

      if (view->board.digit[peer] == digit && (holder < 0 || view->depth[peer] < view->depth[holder]))
        holder = peer;
    }
  return holder;
}

/* The cell holds no digit but these. */
static void
add_only (Facts *facts, int cell, Digits digits)
{
  for_each_digit (digit, digits_complement (digits))
    {
      int holder = find_holder (facts->view, cell, digit);

      if (holder >= 0)
        add_fact (facts, holder, digit, true);
      else
        add_absence (facts, cell, digit);
    }
}

/* In the house the digit lies in no cell but these. */
static void
add_nowhere_else (Facts *facts, int house, int digit, CellSet but)
{
  for_each_cell (cell, cells_difference (house_set (house), but))
    add_absence (facts, cell, digit);
}

/* Techniques. */

static CellSet
node_cells (const Deduction *deduction, int node)
{
  return node < N_CANDIDATES ? cells_of (candidate_cell (node)) : deduction->groups[node - N_CANDIDATES].cells;
}

static int
node_digit (const Deduction *deduction, int node)
{
  return node < N_CANDIDATES ? candidate_digit (node) : digits_first (deduction->groups[node - N_CANDIDATES].digits);
}

/* One of the two is true: there is no third digit in the cell, or no third place in a house. */
static void
add_strong_link (Facts *facts, const WhyTechnique *technique, const Link *link)
{
  CellSet from = node_cells (&technique->deduction, link->from), to = node_cells (&technique->deduction, link->to);
  int     a = node_digit (&technique->deduction, link->from), b = node_digit (&technique->deduction, link->to);

  if (a != b)
    {
      if (cells_equal (from, to) && cells_count (from) == 1)
        add_only (facts, cells_first (from), digits_of (a) | digits_of (b));
      return;
    }
  for (int house = 0; house < N_HOUSES; house++)
    {
      CellSet places = position_places_in (&technique->position, house, a);

      if (!cells_is_empty (places) && cells_is_empty (cells_difference (places, cells_union (from, to))))
        {
          add_nowhere_else (facts, house, a, places);
          return;
        }
    }
}

/* The houses that the technique starts from: a hidden single or subset, an intersection, a fish. */
static void
add_base (Facts *facts, const WhyTechnique *technique)
{
  const Deduction *deduction = &technique->deduction;

  for (int house = 0; house < N_HOUSES; house++)
    if (deduction->base >> house & 1)
      for_each_digit (digit, deduction->digits)
        add_nowhere_else (facts, house, digit, position_places_in (&technique->position, house, digit));
}

/* The cells that have no more digits than the technique says. */
static void
add_cells (Facts *facts, const WhyTechnique *technique)
{
  const Deduction *deduction = &technique->deduction;
  CellSet          cells = deduction->cells;

  for (int i = 0; i < deduction->n_groups; i++)
    if (deduction->groups[i].role == ROLE_SET || deduction->groups[i].role == ROLE_STEM)
      cells = cells_union (cells, deduction->groups[i].cells);
  for_each_cell (cell, cells_intersection (cells, technique->position.empty))
    add_only (facts, cell, technique->position.marks[cell]);
}

static bool
reasons_with_places (const Deduction *deduction)
{
  return deduction->base
      && (digits_is_single (deduction->digits) || deduction->technique->traits & TECHNIQUE_HIDDEN);
}

static void
add_technique (Facts *facts, const WhyTechnique *technique)
{
  const Deduction *deduction = &technique->deduction;
  bool             links = false;

  for (int i = 0; i < deduction->n_links; i++)
    if (deduction->links[i].strong || deduction->links[i].to_on)
      {
        add_strong_link (facts, technique, &deduction->links[i]);
        links = true;
      }
  if (links)
    return;
  if (reasons_with_places (deduction))
    add_base (facts, technique);
  else
    add_cells (facts, technique);
}

/* Events. */

static void
add_single (WhyWalk *walk, WhyAnswer *answer, const WhyTechnique *technique)
{
  const Event *event = &answer->event;
  Facts        facts = { answer, NULL, technique->step ? technique->step : answer->step - 1 };

  if (event->kind == EVENT_PUT_BACK)
    return;
  facts.view = why_walk_to (walk, facts.step);
  if (technique->step)
    add_technique (&facts, technique);
  else if ((event->kind == EVENT_SINGLE && event->reason == REASON_HIDDEN) || event_has_places (event))
    add_nowhere_else (&facts, event->house, event->digit, cells_of (event->cell));
  else
    add_only (&facts, event->cell, digits_of (event->digit));
}

static void
add_tried (WhyWalk *walk, WhyAnswer *answer)
{
  Facts facts = { answer, why_walk_to (walk, answer->step), answer->step };

  for_each_digit (digit, answer->tried)
    add_fact (&facts, answer->event.cell, digit, false);
}

/* A guess that led to no other guess met its dead end just before. */
static void
add_dead_end (WhyWalk *walk, WhyAnswer *answer)
{
  uint64_t step;
  Event    event;
  Facts    facts;

  if (answer->event.nodes != 1 || answer->event.source == NO_CELL)
    return;
  step = why_walk_find (walk, 1u << EVENT_WIPEOUT, -1, 0, answer->step);
  event = why_walk_event (walk, step);
  facts = (Facts) { answer, why_walk_to (walk, step), step };
  if (step && event.reason == REASON_NO_DIGIT)
    add_fact (&facts, event.cell, 0, false);
  else if (step && event.reason == REASON_NO_PLACE)
    add_nowhere_else (&facts, event.house, event.digit, CELLS_NONE);
}

static void
add_placed (WhyWalk *walk, WhyAnswer *answer, int cell, uint64_t step)
{
  const SearchView *view = why_walk_to (walk, step);
  Facts             facts = { answer, view, step };

  add_fact (&facts, cell, view->board.digit[cell], true);
}

/* What rules out the digits that the empty cell cannot hold now. */
static void
add_open (WhyWalk *walk, WhyAnswer *answer)
{
  const SearchView *view = why_walk_to (walk, answer->question.step);
  Facts             facts = { answer, view, answer->question.step };

  add_only (&facts, answer->question.cell, view->candidates[answer->question.cell]);
}

void
why_add_causes (WhyWalk *walk, WhyAnswer *answer, const WhyTechnique *technique)
{
  switch (answer->kind)
    {
    case WHY_GUESSED:
      add_tried (walk, answer);
      break;
    case WHY_DEDUCED:
      add_single (walk, answer, technique);
      break;
    case WHY_BLOCKED:
    case WHY_FILLED:
      add_placed (walk, answer, answer->blocker, answer->step);
      break;
    case WHY_TRIED:
      add_dead_end (walk, answer);
      break;
    case WHY_STRUCK:
      if (technique->step)
        {
          Facts facts = { answer, why_walk_to (walk, technique->step), technique->step };

          add_technique (&facts, technique);
        }
      break;
    case WHY_POSSIBLE:
      if (answer->blocker >= 0)
        add_placed (walk, answer, answer->blocker, answer->question.step);
      break;
    case WHY_OPEN:
      add_open (walk, answer);
      break;
    default:
      break;
    }
}
