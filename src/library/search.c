/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* search.c — a search that its caller steps; its events, figures and candidates as plain values. */
#include "setdoku/search.h"

#include <stdlib.h>
#include <string.h>

#include "engine/search/strategies/strategies.h"
#include "face.h"

struct SetdokuSearch {
  Trace       trace;
  uint64_t    cursor;
  size_t      size;                  /* bytes of the state */
  SearchState state;                 /* only so many of it are there */
};

static const Strategy *
strategy_of (int number)
{
  int i = 0;

  while (i < number && strategies[i])
    i++;
  return number >= 0 ? strategies[i] : NULL;
}

bool
setdoku_strategy (int number, SetdokuStrategy *strategy)
{
  const Strategy *row = strategy_of (number);

  if (!row)
    return false;
  *strategy = (SetdokuStrategy) {
    .id = row->id, .name = row->name, .description = row->description, .seeded = row->seeded, .guesses = row->guess != NULL,
  };
  return true;
}

size_t
setdoku_strategy_switches (int number, char *text, size_t size)
{
  const Strategy *row = strategy_of (number);

  return row ? search_options_format (&row->defaults, row->switches, text, size) : 0;
}

const char *
setdoku_event_id (int kind)
{
  return kind >= 0 && kind < (int) N_EVENT_KINDS ? event_kind_ids[kind] : NULL;
}

/* Words of KEY=VALUE. */
static SetdokuStatus
set_options (SearchOptions *options, unsigned switches, const char *text)
{
  char        word[SEARCH_OPTIONS_TEXT_SIZE], *value;
  OptionStatus done;

  while (*(text += strspn (text, " ")))
    {
      size_t length = strcspn (text, " ");

      if (length >= sizeof word)
        return SETDOKU_BAD_VALUE;
      memcpy (word, text, length);
      word[length] = '\0';
      text += length;
      if (!(value = strchr (word, '=')))
        return SETDOKU_BAD_VALUE;
      *value++ = '\0';
      done = search_options_set (options, switches, word, value);
      if (done != OPTION_OK)
        return done == OPTION_BAD_VALUE ? SETDOKU_BAD_VALUE : SETDOKU_BAD_NAME;
    }
  return SETDOKU_OK;
}

SetdokuStatus
face_trace (Trace *trace, const char *puzzle, const char *strategy, const char *options, uint64_t seed)
{
  memset (trace, 0, sizeof *trace);
  if (!board_parse (&trace->board, puzzle))
    return SETDOKU_BAD_PUZZLE;
  if (!(trace->strategy = strategy_find (strategy)))
    return SETDOKU_BAD_NAME;

  trace->options = trace->strategy->defaults;
  trace->seed = seed;
  return options ? set_options (&trace->options, trace->strategy->switches, options) : SETDOKU_OK;
}

void
face_figures (const Counters *counters, Outcome outcome, SetdokuFigures *figures)
{
  *figures = (SetdokuFigures) {
    .placements = counters->placements, .guesses = counters->nodes, .take_backs = counters->backtracks,
    .dead_ends = counters->wipeouts, .tries = counters->tries, .solutions = counters->solutions, .depth = counters->max_depth,
    .tests = counters->tests, .end = (int) outcome,
  };
}

void
face_marks (const SearchView *view, SetdokuMarks *marks)
{
  for (int cell = 0; cell < N_CELLS; cell++)
    marks->cell[cell] = view->board.digit[cell] ? digits_of (view->board.digit[cell])
                      : view->keeps_candidates ? view->candidates[cell] : board_possible (&view->board, cell);
}

static int
equation_of (const Event *event)
{
  if (event->n_operands == 0)
    return SETDOKU_EQUATION_NONE;
  return event->kind == EVENT_SINGLE && event->reason == REASON_HIDDEN ? SETDOKU_EQUATION_OTHERS : SETDOKU_EQUATION_USED;
}

void
face_event (const Event *event, SetdokuEvent *told)
{
  if (!told)
    return;

  *told = (SetdokuEvent) {
    .kind = event->kind, .cell = face_cell (event->cell), .digit = event->digit, .house = face_house (event->house),
    .source = face_cell (event->source), .depth = event->depth,
    .technique = event->reason == REASON_TECHNIQUE ? (int) event->nodes : -1, .equation = equation_of (event),
    .n_operands = event->n_operands, .possible = (SetdokuDigits) event->possible, .untried = (SetdokuDigits) event->untried,
    .reason = event_reason_ids[event->reason],
  };
  for (int i = 0; i < event->n_operands; i++)
    {
      told->operand[i] = event->operand[i];
      told->operand_cell[i] = told->equation == SETDOKU_EQUATION_OTHERS ? event->operand_cell[i] : 0;
    }
}

SetdokuSearch *
setdoku_search_new (const char *puzzle, const char *strategy, const char *options, uint64_t seed, SetdokuStatus *status)
{
  Trace          trace;
  SetdokuStatus  known = face_trace (&trace, puzzle, strategy, options, seed);
  SetdokuSearch *search;
  size_t         size;

  if (known != SETDOKU_OK)
    return face_refuse (status, known);

  size = trace_state_size (&trace);
  if (!(search = malloc (offsetof (SetdokuSearch, state) + size)))
    return face_refuse (status, SETDOKU_NO_MEMORY);
  search->trace = trace;
  search->cursor = 0;
  search->size = size;
  trace_start (&trace, search->state);
  if (status)
    *status = SETDOKU_OK;
  return search;
}

void
setdoku_search_free (SetdokuSearch *search)
{
  free (search);
}

SetdokuSearch *
setdoku_search_copy (const SetdokuSearch *search)
{
  const size_t   bytes = offsetof (SetdokuSearch, state) + search->size;
  SetdokuSearch *copy = malloc (bytes);

  return copy ? memcpy (copy, search, bytes) : NULL;
}

bool
setdoku_search_step (SetdokuSearch *search, SetdokuEvent *event)
{
  Event done;

  if (!trace_step (&search->trace, search->state, search->cursor, &done))
    return false;

  search->cursor++;
  face_event (&done, event);
  return true;
}

static void
show (const SetdokuSearch *search, SearchView *view)
{
  search->trace.strategy->show (search->state, view);
}

void
setdoku_search_board (const SetdokuSearch *search, char board[SETDOKU_TEXT_SIZE])
{
  SearchView view;

  show (search, &view);
  face_text (view.board.digit, board);
}

void
setdoku_search_marks (const SetdokuSearch *search, SetdokuMarks *marks)
{
  SearchView view;

  show (search, &view);
  face_marks (&view, marks);
}

void
setdoku_search_figures (const SetdokuSearch *search, SetdokuFigures *figures)
{
  SearchView view;
  Counters   counters;
  Outcome    outcome;

  trace_figures (&search->trace, search->state, &view, &counters, &outcome);
  face_figures (&counters, outcome, figures);
}
