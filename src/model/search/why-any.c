/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* why-any.c — "why?" on boards of any shape. Their searches tell every strike, and what by, so that the last event about a
 * candidate is the answer; what no event tells of has been so from the start, by the clues, or is read from the filled cells by a
 * search that strikes nothing. */
#include "why-private.h"

#include <glib/gi18n.h>

#include "model/explain/explain-any-event.h"
#include "model/explain/explain-any-words.h"
#include "model/explain/explain-table.h"

enum {
  PLACINGS = 1u << EVENT_ASSIGN | 1u << EVENT_SINGLE,
  RECENT   = 4096,                   /* undoing what followed from a guess takes fewer, mostly */
};

typedef struct {
  Timeline       *timeline;
  const Topology *topology;
  WhyAnswer      *answer;
  uint64_t        at;
  AnyView         view;              /* after event number at */
} Walk;

static const AnyView *
walk_to (Walk *walk, uint64_t step)
{
  if (walk->at != step)
    {
      timeline_seek (walk->timeline, step);
      timeline_show_any (walk->timeline, &walk->view);
      walk->at = step;
    }
  return &walk->view;
}

/* The last event at or before the step of these kinds, of the cell and, but for 0, the value; 0: none. */
static uint64_t
find_last (Walk *walk, unsigned kinds, int cell, int value, uint64_t step)
{
  const Condition condition = { .kinds = kinds, .cell = cell, .digit = value };
  Event event = *timeline_seek (walk->timeline, step);

  if (kinds >> event.kind & 1 && (cell < 0 || event.cell == cell) && (!value || event.digit == value))
    return step;
  return timeline_find (walk->timeline, &condition, -1) ? timeline_cursor (walk->timeline) : 0;
}

static bool
can_hold (const AnyView *view, int cell, int value)
{
  return view->value[cell] ? view->value[cell] == value : values_has (view->candidates[cell], value);
}

static uint64_t
find_placing (Walk *walk, int cell, uint64_t step)
{
  const AnyView *view = walk_to (walk, step);

  return view->origin[cell] == ORIGIN_GIVEN ? 0 : find_last (walk, PLACINGS, cell, view->value[cell], step);
}

static void
set_event (Walk *walk, WhyKind kind, uint64_t step)
{
  walk->answer->kind = kind;
  walk->answer->step = step;
  if (step)
    walk->answer->event = *timeline_seek (walk->timeline, step);
}

/* --- The event ------------------------------------------------------------------------------------------------------ */

static void
answer_standing (Walk *walk, int value)
{
  WhyAnswer *answer = walk->answer;
  uint64_t step = find_placing (walk, answer->question.cell, answer->question.step);
  const Event *event = &answer->event;

  answer->question.digit = (uint8_t) value;
  set_event (walk, step ? WHY_DEDUCED : WHY_GIVEN, step);
  if (!step || event->kind != EVENT_ASSIGN || values_is_single (event_has_places (event) ? event->places : event->possible))
    return;
  answer->kind = WHY_GUESSED;
  if (!event_has_places (event))
    answer->tried = event->possible & ~(event->untried | values_of (value));
}

/* A peer that holds the value, under the fewest guesses; −1: none. */
static int
find_holder (Walk *walk, const AnyView *view, int cell, int value)
{
  int holder = -1;

  for (uint32_t i = walk->topology->peers_of[cell]; i < walk->topology->peers_of[cell + 1]; i++)
    {
      int peer = walk->topology->cell_peer[i];

      if (view->value[peer] == value && (holder < 0 || view->depth[peer] < view->depth[holder]))
        holder = peer;
    }
  return holder;
}

/* In an empty cell. */
static void
answer_ruled_out (Walk *walk, uint64_t step)
{
  WhyAnswer *answer = walk->answer;
  int cell = answer->question.cell, value = answer->question.digit;
  uint64_t strip = find_last (walk, 1u << EVENT_STRIP, cell, value, step);
  const AnyView *view;

  if (strip)
    {
      set_event (walk, WHY_STRUCK, strip);
      if (answer->event.source != NO_PLACE && walk_to (walk, strip)->value[answer->event.source] == value)
        {
          answer->kind = WHY_BLOCKED;
          answer->blocker = answer->event.source;
          answer->since = find_placing (walk, answer->blocker, strip);
        }
      return;
    }
  view = walk_to (walk, step);
  answer->blocker = find_holder (walk, view, cell, value);
  answer->since = answer->blocker < 0 ? 0 : find_placing (walk, answer->blocker, step);
  set_event (walk, answer->blocker < 0 ? WHY_UNKNOWN : WHY_BLOCKED, answer->since);
}

static void
answer_gone (Walk *walk)
{
  WhyAnswer *answer = walk->answer;
  int cell = answer->question.cell, value = answer->question.digit;
  uint64_t step = answer->question.step, placing;

  if (!walk_to (walk, step)->value[cell])
    {
      answer_ruled_out (walk, step);
      return;
    }
  placing = find_placing (walk, cell, step);
  if (placing && !can_hold (walk_to (walk, placing - 1), cell, value))
    {
      answer_ruled_out (walk, placing - 1);
      return;
    }
  answer->blocker = cell;
  answer->since = placing;
  set_event (walk, WHY_FILLED, placing);
}

/* Taken back here lately, and the guesses that were open then all still are. */
static uint64_t
find_failure (Walk *walk, int cell, int value, uint64_t step)
{
  uint64_t found = 0;
  int depth = 0;

  for (uint64_t at = step - MIN (step, RECENT) + 1; at <= step; at++)
    {
      const Event *event = timeline_seek (walk->timeline, at);

      if (event->kind == EVENT_UNDO_ASSIGN && event->cell == cell && event->digit == value)
        {
          found = at;
          depth = event->depth;
        }
      else if (event->depth < depth)
        found = 0;
    }
  return found;
}

static void
answer_possible (Walk *walk)
{
  WhyAnswer *answer = walk->answer;
  int cell = answer->question.cell, value = answer->question.digit;
  uint64_t step = answer->question.step, found = 0;

  if (walk_to (walk, step)->counters.backtracks > 0)
    found = find_failure (walk, cell, value, step);
  set_event (walk, found ? WHY_TRIED : WHY_POSSIBLE, found);
  if (!found)
    answer->blocker = find_holder (walk, walk_to (walk, step), cell, value);
}

/* --- Causes --------------------------------------------------------------------------------------------------------- */

static void
add_fact (Walk *walk, uint64_t step, int cell, int value, bool placed)
{
  const AnyView *view = walk_to (walk, step);
  WhyAnswer *answer = walk->answer;
  WhyFact fact = { .ask = { (uint16_t) cell, (uint8_t) value, step }, .placed = placed };

  if (placed)
    {
      fact.origin = view->origin[cell];
      fact.depth = view->depth[cell];
    }
  for (unsigned i = 0; i < answer->n_causes; i++)
    if (answer->causes[i].ask.cell == cell && answer->causes[i].ask.digit == value)
      return;
  if (answer->n_causes < WHY_CAUSES_MAX)
    answer->causes[answer->n_causes++] = fact;
}

/* The value is not possible in the cell, or another one stands there. */
static void
add_absence (Walk *walk, uint64_t step, int cell, int value)
{
  const AnyView *view = walk_to (walk, step);
  int held = view->value[cell];

  if (held || !can_hold (view, cell, value))
    add_fact (walk, step, cell, held ? held : value, held != 0);
}

/* The cell holds nothing but these. */
static void
add_only (Walk *walk, uint64_t step, int cell, Values values)
{
  for_each_value (value, walk->topology->all & ~values)
    {
      const AnyView *view = walk_to (walk, step);
      int holder = find_holder (walk, view, cell, value);

      if (holder >= 0)
        add_fact (walk, step, holder, value, true);
      else
        add_absence (walk, step, cell, value);
    }
}

/* What stands in the cell, or that it holds nothing beyond what it can. */
static void
add_contents (Walk *walk, uint64_t step, int cell)
{
  const AnyView *view = walk_to (walk, step);

  if (view->value[cell])
    add_fact (walk, step, cell, view->value[cell], true);
  else
    for_each_value (value, walk->topology->all & ~view->candidates[cell])
      add_absence (walk, step, cell, value);
}

/* In the house it lies in no cell but these. */
static void
add_nowhere_else (Walk *walk, uint64_t step, int house, int value, PlaceSet but)
{
  const TopologyHouse *one = &walk->topology->house[house];

  for (int i = 0; i < one->n; i++)
    if (!places_has (&but, walk->topology->cell[one->first + i]))
      add_absence (walk, step, walk->topology->cell[one->first + i], value);
}

static void
add_strip_causes (Walk *walk)
{
  const Event *event = &walk->answer->event;
  uint64_t before = walk->answer->step - 1;
  PlaceSet cells;

  if (event->source != NO_PLACE)
    add_contents (walk, before, event->source);
  else if (event->reason == REASON_PLACES)
    add_nowhere_else (walk, before, event->house, event->digit, walk->topology->peers[event->cell]);
  else if (event->constraint)
    {
      cells = explain_any_constraint_cells (walk->topology, event->constraint - 1);
      places_remove (&cells, event->cell);
      for_each_place (cell, cells)
        add_contents (walk, before, cell);
    }
}

static void
add_single_causes (Walk *walk)
{
  const Event *event = &walk->answer->event;
  uint64_t before = walk->answer->step - 1;

  if ((event->kind == EVENT_SINGLE && event->reason == REASON_HIDDEN) || event_has_places (event))
    add_nowhere_else (walk, before, event->house, event->digit, places_of (event->cell));
  else
    add_only (walk, before, event->cell, values_of (event->digit));
}

/* A guess that led to no other met its dead end just before. */
static void
add_dead_end (Walk *walk)
{
  const WhyAnswer *answer = walk->answer;
  uint64_t step;
  Event event;

  if (answer->event.nodes != 1 || answer->event.source == NO_PLACE
      || !(step = find_last (walk, 1u << EVENT_WIPEOUT, -1, 0, answer->step)))
    return;
  event = *timeline_seek (walk->timeline, step);
  if (event.reason == REASON_NO_DIGIT)
    add_fact (walk, step, event.cell, 0, false);
  else if (event.reason == REASON_NO_PLACE)
    add_nowhere_else (walk, step, event.house, event.digit, PLACES_NONE);
}

static void
add_causes (Walk *walk)
{
  WhyAnswer *answer = walk->answer;

  switch (answer->kind)
    {
    case WHY_GUESSED:
      for_each_value (value, answer->tried)
        add_fact (walk, answer->step, answer->question.cell, value, false);
      break;
    case WHY_DEDUCED:
      add_single_causes (walk);
      break;
    case WHY_BLOCKED:
    case WHY_FILLED:
      add_fact (walk, answer->step, answer->blocker, walk_to (walk, answer->step)->value[answer->blocker], true);
      break;
    case WHY_STRUCK:
      add_strip_causes (walk);
      break;
    case WHY_TRIED:
      add_dead_end (walk);
      break;
    case WHY_OPEN:
      add_only (walk, answer->question.step, answer->question.cell,
                walk_to (walk, answer->question.step)->candidates[answer->question.cell]);
      break;
    default:
      break;
    }
}

/* What stands since the event stands under the guesses that were open then; they are still the first ones. */
static void
add_guesses (Walk *walk)
{
  WhyAnswer *answer = walk->answer;
  const AnyView *view = walk_to (walk, answer->question.step);
  int n = answer->step && answer->kind != WHY_POSSIBLE && answer->kind != WHY_OPEN
          ? answer->event.depth - (answer->kind == WHY_GUESSED) : 0;

  answer->n_guesses = CLAMP (n, 0, view->n_path);
  memcpy (answer->guesses, view->path, (size_t) answer->n_guesses * sizeof *view->path);
}

/* --- Words ---------------------------------------------------------------------------------------------------------- */

static char *
blocked_sentence (Walk *walk)
{
  const WhyAnswer *answer = walk->answer;
  const AnyView *view = walk_to (walk, answer->step);
  int cell = answer->blocker, value = answer->question.digit;

  if (view->origin[cell] == ORIGIN_GIVEN)
    return explain_say (_("{digit} is a clue in {cell}."), SAY_VALUE ("digit", value),
                        SAY_CELL_ON ("cell", walk->topology, cell));
  if (view->origin[cell] == ORIGIN_GUESS)
    return explain_say (_("{digit} stands in {cell} since event {event}. It is guess {guess}, so it may be taken back."),
                        SAY_VALUE ("digit", value), SAY_CELL_ON ("cell", walk->topology, cell),
                        SAY_COUNT ("event", answer->since), SAY_NUMBER ("guess", view->depth[cell]));
  return explain_say (_("{digit} is in {cell} since event {event}."), SAY_VALUE ("digit", value),
                      SAY_CELL_ON ("cell", walk->topology, cell), SAY_COUNT ("event", answer->since));
}

static void
set_words (Explanation *explanation, ExplainGlyph glyph, char *title, char *sentence)
{
  g_free (explanation->title);
  g_free (explanation->sentence);
  explanation->glyph = glyph;
  explanation->title = title;
  explanation->sentence = sentence;
}

static void
explain (Walk *walk)
{
  WhyAnswer *answer = walk->answer;
  Explanation *explanation = &answer->explanation;
  int cell = answer->question.cell, value = answer->question.digit;
  char *why_not = explain_say (_("Why not {digit}?"), SAY_VALUE ("digit", value));

  switch (answer->kind)
    {
    case WHY_GUESSED:
    case WHY_DEDUCED:
      explain_any_event (walk->topology, &answer->event, walk_to (walk, answer->step), explanation);
      explain_why_tried (answer, explanation);
      break;
    case WHY_STRUCK:
      explain_any_event (walk->topology, &answer->event, walk_to (walk, answer->step), explanation);
      set_words (explanation, GLYPH_STRIP, g_steal_pointer (&why_not), g_steal_pointer (&explanation->sentence));
      break;
    case WHY_BLOCKED:
      explain_any_place (walk->topology, walk_to (walk, answer->step), cell, explanation);
      set_words (explanation, GLYPH_DEAD_END, g_steal_pointer (&why_not), blocked_sentence (walk));
      break;
    case WHY_FILLED:
      set_words (explanation, GLYPH_DEAD_END, g_steal_pointer (&why_not),
                 answer->step ? explain_say (_("It was possible here until event {event}, which put {digit} here."),
                                             SAY_COUNT ("event", answer->step),
                                             SAY_VALUE ("digit", walk_to (walk, answer->step)->value[cell]))
                              : explain_origin (ORIGIN_GIVEN, walk_to (walk, answer->question.step)->value[cell]));
      break;
    case WHY_TRIED:
      set_words (explanation, GLYPH_TAKE_BACK, g_steal_pointer (&why_not), explain_why_failure (answer));
      break;
    case WHY_UNKNOWN:
      set_words (explanation, GLYPH_DEAD_END, g_steal_pointer (&why_not),
                 g_strdup (_("The clues and the rules rule it out here from the start.")));
      break;
    case WHY_POSSIBLE:
      set_words (explanation, GLYPH_WHY, explain_say (_("{digit} is possible"), SAY_VALUE ("digit", value)),
                 answer->blocker < 0
                 ? explain_say (_("Nothing speaks against {digit} here yet."), SAY_VALUE ("digit", value))
                 : explain_say (_("{digit} stands in {cell}, but it is not ruled out here yet."), SAY_VALUE ("digit", value),
                                SAY_CELL_ON ("cell", walk->topology, answer->blocker)));
      break;
    default:
      explain_any_place (walk->topology, walk_to (walk, answer->question.step), cell, explanation);
      break;
    }
  g_free (why_not);
  explanation->cell = cell;
  g_free (explanation->spoken);
  explanation->spoken = explain_table_spoken (explanation);
  answer->equation = g_strdup (explanation->formula);
}

void
why_ask_any (Timeline *timeline, const Topology *topology, const WhyQuestion *question, WhyAnswer *answer)
{
  g_autofree Walk *walk = g_new (Walk, 1);
  uint64_t cursor = timeline_cursor (timeline);
  const AnyView *view;
  int cell = question->cell, value;

  g_return_if_fail (topology && cell < topology->n_cells && topology_exists (topology, cell) && question->digit <= topology->n);

  *walk = (Walk) { .timeline = timeline, .topology = topology, .answer = answer, .at = UINT64_MAX };
  why_answer_clear (answer);
  answer->topology = topology;
  answer->question = *question;
  answer->question.step = MIN (question->step, timeline_length (timeline));
  view = walk_to (walk, answer->question.step);
  value = question->digit ? question->digit : view->value[cell];
  if (!value)
    answer->kind = WHY_OPEN;
  else if (view->value[cell] == value)
    answer_standing (walk, value);
  else if (can_hold (view, cell, value))
    answer_possible (walk);
  else
    answer_gone (walk);

  add_guesses (walk);
  add_causes (walk);
  explain (walk);
  timeline_seek (timeline, cursor);
}
