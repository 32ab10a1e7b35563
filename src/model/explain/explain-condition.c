/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "explain-condition.h"

#include <glib/gi18n.h>

#include "engine/logic/technique.h"
#include "engine/rules/place-notation.h"
#include "explain-any-event.h"
#include "explain-any-words.h"
#include "explain.h"
#include "explain-deduction.h"

static const char *const every_kind[N_EVENT_KINDS] = {
  [EVENT_ASSIGN]      = N_("Every guess"),
  [EVENT_STRIP]       = N_("Every candidate struck"),
  [EVENT_SINGLE]      = N_("Every deduction"),
  [EVENT_WIPEOUT]     = N_("Every dead end"),
  [EVENT_UNDO_STRIP]  = N_("Every candidate that comes back"),
  [EVENT_UNDO_SINGLE] = N_("Every deduction taken back"),
  [EVENT_UNDO_ASSIGN] = N_("Every take-back"),
  [EVENT_SOLUTION]    = N_("Every solution"),
  [EVENT_TECHNIQUE]   = N_("Every technique"),
  [EVENT_RESTART]     = N_("Every new start"),
  [EVENT_REMOVE]      = N_("Every clue taken away"),
  [EVENT_PUT_BACK]    = N_("Every clue put back"),
  [EVENT_DONE]        = N_("The end of the search"),
};

/* On the board at hand. */
static char *
symbol_of (const Topology *topology, int cell)
{
  return explain_isolate (g_strdup (place_text_on (cell, topology ? topology->columns : 9).text));
}

/* The cell of a sentence: by its name, or where there is little room by its symbol. */
static Blank
say_cell (const Topology *topology, const Condition *condition, bool brief)
{
  return brief ? (Blank) SAY_OWN ("cell", symbol_of (topology, condition->cell))
               : (Blank) SAY_CELL_ON ("cell", topology, condition->cell);
}

static void
add (GPtrArray *clauses, char *clause)
{
  g_ptr_array_add (clauses, clause);
}

/* What happens to a candidate or to the choices of a cell: the clause that matters most. */
static void
add_watchpoint (GPtrArray *clauses, const Topology *topology, const Condition *condition, bool brief)
{
  if (condition->change == CANDIDATE_LOST)
    /* Translators: "Row 4, column 5 loses 7" */
    add (clauses, explain_say (_("{Cell} loses {digit}"), say_cell (topology, condition, brief),
                               SAY_VALUE ("digit", condition->digit)));
  else if (condition->change == CANDIDATE_BACK)
    /* Translators: "Row 4, column 5 gets 7 back" */
    add (clauses, explain_say (_("{Cell} gets {digit} back"), say_cell (topology, condition, brief),
                               SAY_VALUE ("digit", condition->digit)));
  if (condition->max_domain)
    /* Translators: "Row 4, column 5 can hold 2 digits at most" */
    add (clauses, explain_say (ngettext ("{Cell} can hold {count} digit at most",
                                         "{Cell} can hold {count} digits at most", (gulong) condition->max_domain),
                               say_cell (topology, condition, brief), SAY_NUMBER ("count", condition->max_domain)));
}

/* Any of them will do. */
static char *
list_kinds (unsigned kinds)
{
  GPtrArray *list = explain_list_new ();

  for (int kind = 0; kind < N_EVENT_KINDS; kind++)
    if (kinds >> kind & 1 && every_kind[kind])
      g_ptr_array_add (list, g_strdup (_(every_kind[kind])));

  return explain_join (list, LIST_PARTS);
}

static void
add_event (GPtrArray *clauses, const Condition *condition)
{
  g_autofree char *number = explain_count (condition->event);

  if (condition->event)
    add (clauses, g_strdup_printf (_("Event %s"), number));
  if (condition->technique)
    add (clauses, g_strdup (_(techniques[condition->technique - 1].name)));
  if (condition->min_choices)
    /* Translators: so many digits to choose from */
    add (clauses, g_strdup_printf (_("A guess among at least %d"), condition->min_choices));
  else if (condition->kinds)
    add (clauses, list_kinds (condition->kinds));
}

typedef struct { const Topology *topology; const Condition *condition; } HousesOn;

static char *
say_houses (gconstpointer about, int unused, const char *form)
{
  const HousesOn *on = about;

  return explain_any_houses (on->topology, on->condition->house, on->condition->n_house, form);
}

static void
add_place (GPtrArray *clauses, const Topology *topology, const Condition *condition, bool brief)
{
  const HousesOn houses = { topology, condition };
  bool alone = clauses->len == 0;

  if (condition->cell >= 0 && !condition_watches (condition))
    /* Translators: "Row 4, column 5 changes" */
    add (clauses, alone ? explain_say (_("{Cell} changes"), say_cell (topology, condition, brief))
                        : brief ? symbol_of (topology, condition->cell)
                                : explain_capitalize (explain_cell_on (topology, condition->cell, NULL)));
  if (condition->digit && condition->change == CANDIDATE_ANY)
    add (clauses, explain_say (_("Digit {digit}"), SAY_VALUE ("digit", condition->digit)));
  if (condition->houses)
    /* Translators: "Within row 4 and box 2" */
    add (clauses, explain_say (_("Within {houses}"), SAY_HOUSES ("houses", condition->houses)));
  if (condition->n_house)
    add (clauses, explain_say (_("Within {houses}"), SAY_BY ("houses", say_houses, &houses, 0)));
}

static void
add_depth (GPtrArray *clauses, const Condition *condition)
{
  if (condition->depth)
    /* Translators: so many open guesses */
    add (clauses, g_strdup_printf (_("Depth %d"), condition->depth));
  if (condition->min_depth)
    /* Translators: so many open guesses */
    add (clauses, g_strdup_printf (_("Depth %d or more"), condition->min_depth));
}

static char *
say (const Topology *topology, const Condition *condition, bool brief)
{
  GPtrArray *clauses = explain_list_new ();

  add_watchpoint (clauses, topology, condition, brief);
  add_event (clauses, condition);
  add_place (clauses, topology, condition, brief);
  add_depth (clauses, condition);
  if (clauses->len == 0)
    add (clauses, g_strdup (_("Every event")));
  if (condition->nth > 1)
    {
      g_autofree char *count = explain_count (condition->nth);

      /* Translators: of all that match, the one with this number */
      add (clauses, g_strdup_printf (_("No. %s of these"), count));
    }

  return explain_join (clauses, LIST_FACTS);
}

char *
explain_condition (const Topology *topology, const Condition *condition)
{
  return say (topology, condition, false);
}

char *
explain_condition_brief (const Topology *topology, const Condition *condition)
{
  return say (topology, condition, true);
}

char *
explain_stop (const Topology *topology, const Condition *condition, const Event *event)
{
  g_autofree char *cell = condition->cell >= 0 ? symbol_of (topology, condition->cell) : NULL;
  g_autofree char *words = NULL;

  if (condition->change == CANDIDATE_LOST)
    /* Translators: why playing stopped: "Stopped: r6c8 lost 5" */
    return explain_say (_("Stopped: {cell} lost {digit}"), SAY_TEXT ("cell", cell), SAY_VALUE ("digit", condition->digit));
  if (condition->change == CANDIDATE_BACK)
    /* Translators: why playing stopped: "Stopped: r6c8 got 5 back" */
    return explain_say (_("Stopped: {cell} got {digit} back"), SAY_TEXT ("cell", cell), SAY_VALUE ("digit", condition->digit));
  if (condition->max_domain)
    /* Translators: why playing stopped: as few digits fit the cell as was asked for */
    return explain_say (ngettext ("Stopped: {cell} can hold {count} digit at most",
                                  "Stopped: {cell} can hold {count} digits at most", (gulong) condition->max_domain),
                        SAY_TEXT ("cell", cell), SAY_NUMBER ("count", condition->max_domain));
  if (cell && !condition->kinds)
    /* Translators: why playing stopped: "Stopped: r6c8 changed" */
    return explain_say (_("Stopped: {cell} changed"), SAY_TEXT ("cell", cell));
  if (event->kind == EVENT_WIPEOUT)
    return g_strdup (_("Stopped: a dead end"));
  if (event->kind == EVENT_SOLUTION)
    return g_strdup (_("Stopped: a solution"));

  words = explain_condition_brief (topology, condition);
  /* Translators: a rule where to stop came true: "Stopped: Depth 30" */
  return explain_say (_("Stopped: {rule}"), SAY_TEXT ("rule", words));
}

char *
explain_condition_error (const ConditionError *error, const char *text)
{
  g_autofree char *word = g_strndup (text + error->at, error->length);
  g_autofree char *shown = g_utf8_make_valid (word, -1);

  switch (error->status)
    {
    case CONDITION_OK:
      break;
    case CONDITION_EMPTY:
      return g_strdup (_("No condition is given."));
    case CONDITION_UNKNOWN:
      return g_strdup_printf (_("“%s” is not understood."), shown);
    case CONDITION_BAD_VALUE:
      return g_strdup_printf (_("“%s” makes no sense: there is no such value."), shown);
    case CONDITION_TWICE:
      return g_strdup_printf (_("“%s” contradicts what was said before it."), shown);
    }

  return g_strdup ("");
}
