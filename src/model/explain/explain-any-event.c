/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* explain-any-event.c — see explain-any-event.h. One small function for each kind of event, as in explain.c; where a sentence of
 * the classic board says it, it is the same one. */
#include "explain-any-event.h"

#include <glib/gi18n.h>

#include "engine/rules/topology-names.h"
#include "explain-any-table.h"
#include "explain-any-words.h"
#include "explain-choice.h"
#include "explain-say.h"
#include "explain-table.h"
#include "explain-words.h"

typedef struct {
  const Topology *topology;
  const Event    *event;
  const AnyView  *view;
} Telling;

char *
explain_cell_on (gconstpointer topology, int cell, const char *form)
{
  return topology ? explain_any_cell (topology, cell, form) : explain_cell_form (cell, form);
}

char *
explain_house_on (gconstpointer topology, int house, const char *form)
{
  return topology ? explain_any_house (topology, house, form) : explain_house_form (house, form);
}

char *
explain_cells_on (gconstpointer cells_on, int unused, const char *form)
{
  const CellsOn *on = cells_on;

  return on->topology ? explain_any_cells (on->topology, on->cells, form)
                      : explain_cell_list_form (places_to_cells (&on->cells), form);
}

char *
explain_constraint_on (gconstpointer topology, int constraint, const char *form)
{
  return explain_any_constraint (topology, constraint, form);
}

static char *
list_values (Values values, ListKind kind)
{
  GPtrArray *items = explain_list_new ();

  for_each_value (value, values)
    g_ptr_array_add (items, g_strdup_printf ("%c", value_character (value)));
  return explain_join (items, kind);
}

char *
explain_any_choices (Values values)
{
  return list_values (values, LIST_ANY);
}

static void
set_words (Explanation *explanation, ExplainGlyph glyph, char *title, char *sentence)
{
  explanation->glyph = glyph;
  explanation->title = title;
  explanation->sentence = sentence;
}

/* A sentence about a {digit} and a {cell}. */
static char *
value_at (const Telling *telling, const char *sentence, int value, int cell)
{
  return explain_say (sentence, SAY_VALUE ("digit", value), SAY_CELL_ON ("cell", telling->topology, cell));
}

/* A sentence about a {digit} and a {house}. */
static char *
value_in (const Telling *telling, const char *sentence, int value, int house)
{
  return explain_say (sentence, SAY_VALUE ("digit", value), SAY_HOUSE_ON ("house", telling->topology, house));
}

/* The cells that places of the house are. */
static CellsOn
find_places (const Telling *telling, int house, Values places)
{
  const TopologyHouse *one = &telling->topology->house[house];
  CellsOn found = { telling->topology, PLACES_NONE };

  for_each_value (place, places)
    places_add (&found.cells, telling->topology->cell[one->first + place - 1]);
  return found;
}

static void
tell_start (const Telling *telling, Explanation *explanation)
{
  int givens = 0;

  for (int cell = 0; cell < telling->topology->n_cells; cell++)
    givens += telling->view->origin[cell] == ORIGIN_GIVEN;
  explain_before_start (givens, explanation);
}

/* --- Guesses -------------------------------------------------------------------------------------------------------- */

static char *
values_to_try (Values left)
{
  return left ? explain_say (_("Still to try: {digits}."), SAY_OWN ("digits", list_values (left, LIST_PARTS)))
              : g_strdup (_("This is the last one."));
}

static char *
places_to_try (const Telling *telling)
{
  const Event *event = telling->event;
  CellsOn left;

  if (!event->places_left)
    return g_strdup (_("This is the last one."));
  left = find_places (telling, event->house, event->places_left);
  return explain_say (_("Still to try: {cells}."), SAY_CELLS_ON ("cells", &left));
}

static void
tell_place (const Telling *telling, Explanation *explanation)
{
  const Event *event = telling->event;
  const char *why = explain_why_this_cell ((Reason) event->reason);
  g_autofree char *places = NULL, *rest = places_to_try (telling);
  CellsOn all;

  if (values_is_single (event->places))
    {
      set_words (explanation, GLYPH_GUESS,
                 value_in (telling, _("{digit} can go nowhere else in {house}"), event->digit, event->house), g_strdup (why));
      return;
    }
  all = find_places (telling, event->house, event->places);
  places = explain_say (_("In {house} it can go to {cells}."), SAY_HOUSE_ON ("house", telling->topology, event->house),
                        SAY_CELLS_ON ("cells", &all));
  set_words (explanation, GLYPH_GUESS, value_at (telling, _("Guess {digit} at {cell}"), event->digit, event->cell),
             explain_join_some (LIST_SENTENCES, why, places, rest, NULL));
}

static void
tell_assign (const Telling *telling, Explanation *explanation)
{
  const Event *event = telling->event;
  bool places = event_has_places (event);
  Values tried = places ? 0 : event->possible & ~event->untried & ~values_of (event->digit);
  g_autofree char *rest = places ? NULL : values_to_try (event->untried);

  explain_any_table_used (telling->topology, telling->view, event->cell, places ? values_of (event->digit) : event->possible,
                          values_of (event->digit), tried, explanation);
  if (places)
    tell_place (telling, explanation);
  else if (values_is_single (event->possible))
    set_words (explanation, GLYPH_GUESS, value_at (telling, _("Only {digit} fits {cell}"), event->digit, event->cell),
               g_strdup (_("Everything else is ruled out there.")));
  else
    set_words (explanation, GLYPH_GUESS, value_at (telling, _("Guess {digit} at {cell}"), event->digit, event->cell),
               explain_join_some (LIST_SENTENCES, explain_why_this_cell ((Reason) event->reason), rest, NULL));
}

static char *
formula_tried (const Telling *telling)
{
  const Event *event = telling->event;
  g_autofree char *tried = explain_any_set (event->possible & ~event->untried), *left = explain_any_set (event->untried);

  return explain_isolate (explain_say (_("{cell}: tried {tried}, left {left}"),
                                       SAY_TEXT ("cell", place_text (telling->topology, event->cell).text),
                                       SAY_TEXT ("tried", tried), SAY_TEXT ("left", left)));
}

static void
tell_take_back (const Telling *telling, Explanation *explanation)
{
  const Event *event = telling->event;
  bool places = event_has_places (event);
  g_autofree char *cost = explain_cost (event->nodes);
  g_autofree char *next = event_is_exhausted (event) ? g_strdup (_("No choice is left here either."))
                        : places ? places_to_try (telling) : values_to_try (event->untried);

  explain_any_table_used (telling->topology, telling->view, event->cell, places ? 0 : event->untried, places ? 0 : event->untried,
                          places ? values_of (event->digit) : event->possible & ~event->untried, explanation);
  if (!places)
    {
      g_free (explanation->formula);
      explanation->formula = formula_tried (telling);
    }
  set_words (explanation, GLYPH_TAKE_BACK, value_at (telling, _("Take back {digit} at {cell}"), event->digit, event->cell),
             explain_join_some (LIST_SENTENCES, cost, next, NULL));
}

/* --- Deductions ----------------------------------------------------------------------------------------------------- */

static char *
why_struck (const Telling *telling)
{
  const Topology *topology = telling->topology;
  const Event *event = telling->event;
  bool filled = event->source != NO_PLACE && telling->view->value[event->source];
  bool of_constraint = event->constraint > 0;

  switch (event->reason)
    {
    case REASON_PLACES:
      /* Translators: of the digit that is ruled out */
      return explain_say (_("In {house} it can go only to cells that this one sees."),
                          SAY_HOUSE_ON ("house", topology, event->house));
    case REASON_RULE_OF_45:
      return g_strdup (_("No sum that is left for some cages and the houses that they lie in goes with it."));
    case REASON_CONSTRAINT:
      if (event->source == NO_PLACE)
        return of_constraint ? explain_say (_("However the {constraint} is filled, it is not there."),
                                            SAY_CONSTRAINT_ON ("constraint", topology, event->constraint - 1)) : g_strdup ("");
      if (of_constraint)
        return explain_say (filled ? _("By the {constraint}, it does not go with the digit in {cell}.")
                                   : _("By the {constraint}, it goes with nothing that {cell} can hold."),
                            SAY_CONSTRAINT_ON ("constraint", topology, event->constraint - 1),
                            SAY_CELL_ON ("cell", topology, event->source));
      return explain_say (filled ? _("It does not go with the digit in {cell}.")
                                 : _("It goes with nothing that {cell} can hold."),
                          SAY_CELL_ON ("cell", topology, event->source));
    default:
      if (event->source == NO_PLACE || !event_has_house (event))
        return g_strdup ("");
      return explain_say (_("It shares {house} with {cell}, which holds that digit."),
                          SAY_HOUSE_ON ("house", topology, event->house), SAY_CELL_ON ("cell", topology, event->source));
    }
}

static void
tell_strip (const Telling *telling, Explanation *explanation)
{
  const Event *event = telling->event;

  explain_any_table_strip (telling->topology, telling->view, event, explanation);
  set_words (explanation, GLYPH_STRIP, value_at (telling, _("{digit} is ruled out in {cell}"), event->digit, event->cell),
             why_struck (telling));
}

static void
tell_undo_strip (const Telling *telling, Explanation *explanation)
{
  const Event *event = telling->event;

  explain_any_table_strip (telling->topology, telling->view, event, explanation);
  set_words (explanation, GLYPH_TAKE_BACK, value_at (telling, _("{digit} comes back to {cell}"), event->digit, event->cell),
             g_strdup (_("What ruled it out is being taken back.")));
}

static void
tell_single (const Telling *telling, Explanation *explanation)
{
  const Event *event = telling->event;

  if (event->reason == REASON_HIDDEN)
    {
      explain_any_table_others (telling->topology, telling->view, event, explanation);
      set_words (explanation, GLYPH_DEDUCTION,
                 value_in (telling, _("{digit} can go nowhere else in {house}"), event->digit, event->house),
                 explain_say (_("Take away what the other empty cells of {house} could hold. Only {digit} is left for {cell}."),
                              SAY_HOUSE_ON ("house", telling->topology, event->house), SAY_VALUE ("digit", event->digit),
                              SAY_CELL_ON ("cell", telling->topology, event->cell)));
      return;
    }
  explain_any_table_used (telling->topology, telling->view, event->cell, event->possible, values_of (event->digit), 0,
                          explanation);
  set_words (explanation, GLYPH_DEDUCTION, value_at (telling, _("Only {digit} fits {cell}"), event->digit, event->cell),
             g_strdup (_("Everything else is ruled out there.")));
}

static void
tell_undo_single (const Telling *telling, Explanation *explanation)
{
  const Event *event = telling->event;

  explain_any_table_used (telling->topology, telling->view, event->cell, 0, 0, values_of (event->digit), explanation);
  set_words (explanation, GLYPH_TAKE_BACK, value_at (telling, _("Take back {digit} at {cell}"), event->digit, event->cell),
             g_strdup (_("It followed from a guess that failed.")));
}

/* --- Ends ----------------------------------------------------------------------------------------------------------- */

static void
tell_broken (const Telling *telling, Explanation *explanation)
{
  const Event *event = telling->event;
  char *sentence;

  if (event->source != NO_PLACE)
    sentence = explain_say (_("The clues in {first} and {second} contradict each other."),
                            SAY_CELL_ON ("first", telling->topology, event->source),
                            SAY_CELL_ON ("second", telling->topology, event->cell));
  else if (event_has_cell (event))
    sentence = explain_say (_("The rules do not allow the clue in {cell}."),
                            SAY_CELL_ON ("cell", telling->topology, event->cell));
  else if (event->constraint)
    sentence = explain_say (_("Nothing that its cells can still hold fits the {constraint}."),
                            SAY_CONSTRAINT_ON ("constraint", telling->topology, event->constraint - 1));
  else
    sentence = g_strdup (_("Nothing that is left fits all the rules."));
  set_words (explanation, GLYPH_DEAD_END,
             event->constraint ? explain_say (_("Dead end at the {constraint}"),
                                              SAY_CONSTRAINT_ON ("constraint", telling->topology, event->constraint - 1))
                               : g_strdup (_("Dead end")), sentence);
}

static void
tell_wipeout (const Telling *telling, Explanation *explanation)
{
  const Topology *topology = telling->topology;
  const Event *event = telling->event;

  switch (event->reason)
    {
    case REASON_NO_DIGIT:
      explain_any_table_used (topology, telling->view, event->cell, 0, 0, 0, explanation);
      set_words (explanation, GLYPH_DEAD_END, explain_say (_("Dead end at {cell}"), SAY_CELL_ON ("cell", topology, event->cell)),
                 g_strdup (_("Every digit is ruled out here.")));
      break;

    case REASON_NO_PLACE:
      explain_any_table_no_place (topology, telling->view, event->house, explanation);
      set_words (explanation, GLYPH_DEAD_END,
                 explain_say (_("Dead end in {house}"), SAY_HOUSE_ON ("house", topology, event->house)),
                 explain_say (_("No cell is left for {digit}."), SAY_VALUE ("digit", event->digit)));
      break;

    case REASON_BROKEN:
      tell_broken (telling, explanation);
      break;

    default:
      set_words (explanation, GLYPH_DEAD_END,
                 value_in (telling, _("{digit} stands twice in {house}"), event->digit, event->house),
                 explain_say (_("The clues in {first} and {second} contradict each other."),
                              SAY_CELL_ON ("first", topology, event->source), SAY_CELL_ON ("second", topology, event->cell)));
      break;
    }
}

static void
tell_solution (const Telling *telling, Explanation *explanation)
{
  set_words (explanation, GLYPH_SOLUTION, g_strdup (_("Solved")), explain_outcome (OUTCOME_SOLVED, &telling->view->counters));
}

static void
tell_done (const Telling *telling, Explanation *explanation)
{
  const Counters *counters = &telling->view->counters;
  int filled = 0;

  for (int cell = 0; cell < telling->topology->n_cells; cell++)
    filled += telling->view->value[cell] != 0;
  if (telling->event->reason == REASON_STUCK)
    set_words (explanation, GLYPH_END, g_strdup (_("Needs a guess")),
               explain_say (_("No set equation gives another digit. {filled} of {all} cells are filled."),
                            SAY_NUMBER ("filled", filled), SAY_NUMBER ("all", telling->topology->n_existing)));
  else if (telling->event->reason == REASON_NO_MEMORY)
    set_words (explanation, GLYPH_END, g_strdup (_("Given up")), explain_no_memory ());
  else if (counters->solutions > 0)
    set_words (explanation, GLYPH_END, g_strdup (_("No other solution")), g_strdup (_("Every other guess was tried.")));
  else
    set_words (explanation, GLYPH_END, g_strdup (_("No solution")), explain_outcome (OUTCOME_NO_SOLUTION, counters));
}

static void (*const tellers[N_EVENT_KINDS]) (const Telling *, Explanation *) = {
  [EVENT_START]       = tell_start,
  [EVENT_ASSIGN]      = tell_assign,
  [EVENT_STRIP]       = tell_strip,
  [EVENT_SINGLE]      = tell_single,
  [EVENT_WIPEOUT]     = tell_wipeout,
  [EVENT_UNDO_STRIP]  = tell_undo_strip,
  [EVENT_UNDO_SINGLE] = tell_undo_single,
  [EVENT_UNDO_ASSIGN] = tell_take_back,
  [EVENT_SOLUTION]    = tell_solution,
  [EVENT_DONE]        = tell_done,
};

void
explain_any_event (const Topology *topology, const Event *event, const AnyView *view, Explanation *explanation)
{
  const Telling telling = { topology, event, view };

  g_return_if_fail (topology && tellers[event->kind]);
  explanation_clear (explanation);
  explanation->cell = event->any && event_has_cell (event) ? event->cell : -1;
  tellers[event->kind] (&telling, explanation);
  explanation->spoken = explain_table_spoken (explanation);
}

/* --- A cell --------------------------------------------------------------------------------------------------------- */

void
explain_any_place (const Topology *topology, const AnyView *view, int cell, Explanation *explanation)
{
  int value = view->value[cell];
  g_autofree char *choices = explain_any_choices (view->candidates[cell]);
  char *sentence;

  explanation_clear (explanation);
  explanation->cell = cell;
  if (value)
    sentence = explain_origin (view->origin[cell], value);
  else if (view->candidates[cell])
    sentence = explain_say (_("At this moment it can be {digits}."), SAY_TEXT ("digits", choices));
  else
    sentence = g_strdup (view->keeps_candidates ? _("Every digit is ruled out here.")
                                                : _("No digit is left here already. The search has not looked yet."));
  if (!value)
    explain_any_table_used (topology, view, cell, view->candidates[cell], view->candidates[cell], 0, explanation);
  set_words (explanation, GLYPH_WHY, explain_capitalize (explain_any_cell (topology, cell, NULL)), sentence);
  explanation->spoken = explain_table_spoken (explanation);
}
