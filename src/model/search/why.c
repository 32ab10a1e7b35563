/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* why.c — which event put a digit into a cell, or ruled it out there.
 *
 * A digit stands since the last event that placed it. What is ruled out in an empty cell is so because a peer holds the
 * digit, or because a technique struck it; that had happened before the peer got it when it was ruled out then already,
 * and so one goes back until it was still possible. Where another digit stands in the cell, that came later than the
 * strike, or was itself the reason. No strategy is known by name: placing, striking and taking back look alike in all of
 * them, and whoever rules out without telling an event of its own does it with the placing. */
#include "why-private.h"

#include "model/look/look-deduction.h"
#include "player-private.h"

enum {
  PLACINGS   = 1u << EVENT_ASSIGN | 1u << EVENT_SINGLE | 1u << EVENT_PUT_BACK,
  STRIPS_MAX = 2000,                 /* events among which a placing strikes what it rules out: at most 729, with others between */
  RECENT     = 1024                  /* undoing what followed from a guess takes fewer */
};

/* Looking about. */

const SearchView *
why_walk_to (WhyWalk *walk, uint64_t step)
{
  if (walk->at != step)
    {
      timeline_seek (walk->timeline, step);
      timeline_show (walk->timeline, &walk->view);
      walk->at = step;
    }
  return &walk->view;
}

Event
why_walk_event (WhyWalk *walk, uint64_t step)
{
  return *timeline_seek (walk->timeline, step);
}

uint64_t
why_walk_find (WhyWalk *walk, unsigned kinds, int cell, int digit, uint64_t step)
{
  const Condition condition = { .kinds = kinds, .cell = cell, .digit = digit };
  Event           event = why_walk_event (walk, step);

  if (kinds >> event.kind & 1 && (cell < 0 || event.cell == cell) && (!digit || event.digit == digit))
    return step;
  return timeline_find (walk->timeline, &condition, -1) ? timeline_cursor (walk->timeline) : 0;
}

WhyStatus
why_status (const SearchView *view, int cell, int digit)
{
  if (view->board.digit[cell])
    return view->board.digit[cell] == digit ? STANDS : CANNOT_STAND;
  return digits_has (view->candidates[cell], digit) ? CAN_STAND : CANNOT_STAND;
}

/* The event that put the cell's digit there; 0: a clue. What a puzzle is dug from is not called a guess any more, but was
 * placed like any other digit. */
static uint64_t
find_placing (WhyWalk *walk, int cell, uint64_t step)
{
  const SearchView *view = why_walk_to (walk, step);

  if (view->origin[cell] == ORIGIN_GIVEN && !view->digging)
    return 0;
  return why_walk_find (walk, PLACINGS, cell, view->board.digit[cell], step);
}

/* The peer that holds the digit and got it first; −1: none does. since: its event, 0 for a clue. */
static int
find_blocker (WhyWalk *walk, int cell, int digit, uint64_t step, uint64_t *since)
{
  const SearchView *view = why_walk_to (walk, step);
  int first = -1;

  *since = 0;
  for (int i = 0; i < N_PEERS; i++)
    {
      int      peer = cell_peers[cell][i];
      uint64_t placing;

      if (view->board.digit[peer] != digit || (first >= 0 && !view->digging && view->depth[peer] > view->depth[first]))
        continue;
      placing = find_placing (walk, peer, step);
      if (first < 0 || placing < *since)
        {
          first = peer;
          *since = placing;
        }
    }
  return first;
}

/* A digit that stands. */

static bool
had_no_choice (const Event *event)
{
  return digits_is_single (event_has_places (event) ? event->places : event->possible);
}

static void
answer_standing (WhyWalk *walk, WhyAnswer *answer, int digit)
{
  int      cell = answer->question.cell;
  uint64_t step = find_placing (walk, cell, answer->question.step);

  answer->question.digit = (uint8_t) digit;
  answer->kind = WHY_GIVEN;
  if (step == 0)
    return;

  answer->step = step;
  answer->event = why_walk_event (walk, step);
  answer->kind = WHY_DEDUCED;
  if (answer->event.kind == EVENT_ASSIGN && !had_no_choice (&answer->event))
    {
      answer->kind = WHY_GUESSED;
      if (!event_has_places (&answer->event))
        answer->tried = answer->event.possible & ~(answer->event.untried | digits_of (digit));
    }
}

/* A digit that cannot stand. */

/* The guess in the cell is not the first of this choice: the digit was one before it. */
static bool
was_tried_before (WhyWalk *walk, WhyAnswer *answer, uint64_t step)
{
  int               cell = answer->question.cell, digit = answer->question.digit;
  const SearchView *view = why_walk_to (walk, step);
  int               number = view->depth[cell];
  const Decision   *guess;

  if (view->origin[cell] != ORIGIN_GUESS || number < 1 || number > view->n_path)
    return false;
  guess = &view->path[number - 1];
  if (guess->places || !digits_has (digits_difference (guess->possible, guess->untried), digit))
    return false;
  answer->step = why_walk_find (walk, 1u << EVENT_UNDO_ASSIGN, cell, digit, step);
  if (answer->step == 0)
    return false;

  answer->kind = WHY_TRIED;
  answer->event = why_walk_event (walk, answer->step);
  return answer->event.depth == number - 1;
}

/* Another digit stands there. False: it had been ruled out before that one came, and *step is when to go on. */
static bool
answer_filled (WhyWalk *walk, WhyAnswer *answer, uint64_t *step)
{
  int      cell = answer->question.cell;
  uint64_t placing;

  if (was_tried_before (walk, answer, *step))
    return true;

  placing = find_placing (walk, cell, *step);
  answer->kind = WHY_FILLED;
  answer->step = answer->since = placing;
  answer->blocker = cell;
  if (placing == 0)
    return true;
  answer->event = why_walk_event (walk, placing);
  *step = placing - 1;
  return why_status (why_walk_to (walk, placing - 1), cell, answer->question.digit) != CANNOT_STAND;
}

/* A placing strikes what it rules out, one event each, right after it; or does so without telling. */
static uint64_t
find_strip (WhyWalk *walk, int cell, int digit, uint64_t since, uint64_t step)
{
  uint64_t last = MIN (step, since + STRIPS_MAX);

  if (why_status (why_walk_to (walk, since), cell, digit) == CANNOT_STAND)
    return since;
  for (uint64_t at = since + 1; at <= last; at++)
    {
      const Event *event = timeline_seek (walk->timeline, at);

      if (event->kind == EVENT_STRIP && event->cell == cell && event->digit == digit)
        return at;
    }
  return since;
}

/* The cell is empty. False: it had been ruled out before the digit that rules it out now came, and *step is when to go on. */
static bool
answer_ruled_out (WhyWalk *walk, WhyAnswer *answer, uint64_t *step)
{
  int cell = answer->question.cell, digit = answer->question.digit;

  answer->blocker = find_blocker (walk, cell, digit, *step, &answer->since);
  if (answer->blocker < 0)
    {
      answer->step = why_walk_find (walk, 1u << EVENT_STRIP, cell, digit, *step);
      answer->kind = answer->step ? WHY_STRUCK : WHY_UNKNOWN;
    }
  else
    {
      if (answer->since > 0)
        {
          const SearchView *view = why_walk_to (walk, answer->since - 1);

          if (!view->board.digit[cell] && why_status (view, cell, digit) == CANNOT_STAND)
            {
              *step = answer->since - 1;
              return false;
            }
        }
      answer->kind = WHY_BLOCKED;
      answer->step = find_strip (walk, cell, digit, answer->since, *step);
    }

  if (answer->step)
    answer->event = why_walk_event (walk, answer->step);
  return true;
}

static void
answer_gone (WhyWalk *walk, WhyAnswer *answer)
{
  uint64_t step = answer->question.step;
  bool     found;

  do
    if (why_walk_to (walk, step)->board.digit[answer->question.cell])
      found = answer_filled (walk, answer, &step);
    else
      found = answer_ruled_out (walk, answer, &step);
  while (!found);
}

/* A digit that can stand. */

/* Taken back here lately, and the guesses that were open then all still are. */
static uint64_t
find_failure (WhyWalk *walk, int cell, int digit, uint64_t step)
{
  uint64_t found = 0;
  int      depth = 0;

  for (uint64_t at = step - MIN (step, RECENT) + 1; at <= step; at++)
    {
      const Event *event = timeline_seek (walk->timeline, at);

      if (event->kind == EVENT_UNDO_ASSIGN && event->cell == cell && event->digit == digit)
        {
          found = at;
          depth = event->depth;
        }
      else if (event->depth < depth || event->kind == EVENT_RESTART)
        found = depth = 0;
    }
  return found;
}

static void
answer_possible (WhyWalk *walk, WhyAnswer *answer)
{
  int               cell = answer->question.cell, digit = answer->question.digit;
  uint64_t          step = answer->question.step, found = 0;
  const SearchView *view = why_walk_to (walk, step);

  answer->kind = WHY_POSSIBLE;
  if (view->digging && cells_has (view->removed, cell))
    {
      found = why_walk_find (walk, 1u << EVENT_REMOVE, cell, digit, step);
      answer->kind = found ? WHY_TAKEN_AWAY : WHY_POSSIBLE;
    }
  else if (view->counters.backtracks > 0)
    {
      found = find_failure (walk, cell, digit, step);
      answer->kind = found ? WHY_TRIED : WHY_POSSIBLE;
    }

  answer->step = found;
  if (found)
    answer->event = why_walk_event (walk, found);
  else
    answer->blocker = find_blocker (walk, cell, digit, step, &answer->since);
}

/* The answer. */

/* What stands since the event stands under the guesses that were open then; they are still the first ones. */
static void
add_guesses (WhyWalk *walk, WhyAnswer *answer)
{
  const SearchView *view = why_walk_to (walk, answer->question.step);
  int               n = 0;

  switch (answer->kind)
    {
    case WHY_GUESSED:
    case WHY_DEDUCED:
      n = view->depth[answer->question.cell] - (answer->event.kind == EVENT_ASSIGN);
      break;
    case WHY_BLOCKED:
    case WHY_FILLED:
      n = view->depth[answer->blocker];
      break;
    case WHY_TRIED:
    case WHY_STRUCK:
      n = answer->event.depth;
      break;
    default:
      break;
    }
  answer->n_guesses = CLAMP (n, 0, view->n_path);
  for (int i = 0; i < answer->n_guesses; i++)
    answer->guesses[i] = (AnyDecision) { .cell = view->path[i].cell, .house = NO_PLACE, .value = view->path[i].digit };
}

/* The technique that the strike or the single belongs to: the last one that was found before it. */
static void
find_technique (WhyWalk *walk, const WhyAnswer *answer, WhyTechnique *technique)
{
  uint64_t step;
  Event    event;

  technique->step = 0;
  if (answer->step == 0 || answer->event.reason != REASON_TECHNIQUE || answer->event.kind == EVENT_TECHNIQUE)
    return;
  step = why_walk_find (walk, 1u << EVENT_TECHNIQUE, -1, 0, answer->step);
  if (step == 0)
    return;
  event = why_walk_event (walk, step);
  if (look_find_deduction (&event, why_walk_to (walk, step), &technique->deduction, &technique->position))
    technique->step = step;
}

void
why_ask (Timeline *timeline, const Strategy *strategy, const WhyQuestion *question, WhyAnswer *answer)
{
  g_autofree WhyTechnique *technique = g_new (WhyTechnique, 1);
  uint64_t cursor = timeline_cursor (timeline), length = timeline_length (timeline);
  WhyWalk  walk = { .timeline = timeline, .at = UINT64_MAX };
  const SearchView *view;
  int      cell = question->cell, digit;

  g_return_if_fail (cell < N_CELLS && question->digit <= 9);

  why_answer_clear (answer);
  answer->question = *question;
  answer->question.step = MIN (question->step, length);
  view = why_walk_to (&walk, answer->question.step);
  digit = question->digit ? question->digit : view->board.digit[cell];

  if (digit == 0)
    answer->kind = WHY_OPEN;
  else
    switch (why_status (view, cell, digit))
      {
      case STANDS:
        answer_standing (&walk, answer, digit);
        break;
      case CAN_STAND:
        answer_possible (&walk, answer);
        break;
      case CANNOT_STAND:
        answer_gone (&walk, answer);
        break;
      }

  add_guesses (&walk, answer);
  find_technique (&walk, answer, technique);
  why_add_causes (&walk, answer, technique);
  explain_why (&walk, answer, strategy, technique);
  timeline_seek (timeline, cursor);
}

void
why_ask_player (SetdokuPlayer *player, const WhyQuestion *question, WhyAnswer *answer)
{
  g_return_if_fail (SETDOKU_IS_PLAYER (player) && player->trace.strategy);
  if (player->trace.topology)
    why_ask_any (player->timeline, player->trace.topology, question, answer);
  else
    why_ask (player->timeline, player->trace.strategy, question, answer);
}

void
why_answer_clear (WhyAnswer *answer)
{
  explanation_clear (&answer->explanation);
  g_free (answer->equation);
  memset (answer, 0, sizeof *answer);
  answer->blocker = -1;
  answer->explanation.cell = -1;
}
