/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* explain-words.c — the small words: cells, houses, digits, numbers, and what became of a search. */
#include <glib/gi18n.h>

#include "explain-words.h"
#include "engine/rules/topology-names.h"
#include "explain-say.h"

/* Like the language, it holds for the whole program. Workers may ask while it is chosen. */
static int notation;

void
explain_set_notation (Notation chosen)
{
  g_atomic_int_set (&notation, (int) chosen);
}

bool
explain_notation_is_short (void)
{
  return g_atomic_int_get (&notation) != NOTATION_WORDS;
}

char *
explain_place_of (int columns, int cell, const char *form)
{
  /* Translators: a cell */
  g_autofree char *noun = explain_noun_form (C_("noun", "row {row}, column {column}"), form);

  return explain_say (noun, SAY_NUMBER ("row", cell / columns + 1), SAY_NUMBER ("column", cell % columns + 1));
}

char *
explain_place_form (int cell, const char *form)
{
  return explain_place_of (9, cell, form);
}

char *
explain_cell_of (int columns, int cell, const char *form)
{
  switch (g_atomic_int_get (&notation))
    {
    case NOTATION_R1C1:
      return explain_isolate (g_strdup (place_text_on (cell, columns).text));
    case NOTATION_A1:
      return explain_isolate (g_strdup_printf ("%c%d", 'A' + cell / columns, cell % columns + 1));
    default:
      return explain_place_of (columns, cell, form);
    }
}

char *
explain_cell_form (int cell, const char *form)
{
  return explain_cell_of (9, cell, form);
}

char *
explain_cell_name (int cell)
{
  return explain_cell_form (cell, NULL);
}

char *
explain_cell_title (int cell)
{
  return explain_capitalize (explain_cell_form (cell, NULL));
}

static const char *
house_noun (int house)
{
  switch (house_kind (house))
    {
    case HOUSE_ROWS:
      return C_("noun", "row {number}");
    case HOUSE_COLUMNS:
      return C_("noun", "column {number}");
    default:
      return C_("noun", "box {number}");
    }
}

char *
explain_house_form (int house, const char *form)
{
  g_autofree char *noun = explain_noun_form (house_noun (house), form);

  return explain_say (noun, SAY_NUMBER ("number", house - house_kind (house) + 1));
}

char *
explain_house_name (int house)
{
  return explain_house_form (house, NULL);
}

char *
explain_count (uint64_t n)
{
  char plain[24];
  GString *text = g_string_new (NULL);
  int length = g_snprintf (plain, sizeof plain, "%" G_GUINT64_FORMAT, n);

  for (int i = 0; i < length; i++)
    {
      if (i > 0 && (length - i) % 3 == 0)
        g_string_append (text, "\u202f");
      g_string_append_c (text, plain[i]);
    }

  return length > 3 ? explain_isolate (g_string_free (text, FALSE)) : g_string_free (text, FALSE);
}

char *
explain_tenths (int tenths)
{
  return g_strdup_printf ("%.1f", tenths / 10.0);
}

static char *
guesses_and_take_backs (const Counters *counters)
{
  g_autofree char *nodes = explain_count (counters->nodes);
  g_autofree char *backtracks = explain_count (counters->backtracks);
  g_autofree char *guesses = NULL, *take_backs = NULL;

  if (counters->nodes == 0)
    return g_strdup (_("Without a guess."));

  /* Translators: %s is a number */
  guesses = g_strdup_printf (ngettext ("%s guess", "%s guesses", counters->nodes), nodes);
  /* Translators: %s is a number */
  take_backs = g_strdup_printf (ngettext ("%s take-back", "%s take-backs", counters->backtracks), backtracks);

  /* Translators: "391 guesses, 310 take-backs." */
  return g_strdup_printf (_("%s, %s."), guesses, take_backs);
}

char *
explain_event_number (uint64_t event, uint64_t length)
{
  g_autofree char *number = explain_count (event), *all = explain_count (length);

  if (!length)
    /* Translators: number of the event in bold; how many there are is not to be told */
    return g_strdup_printf (_("Event <b>%s</b>"), number);
  /* Translators: number of the event in bold, how many there are */
  return g_strdup_printf (_("Event <b>%s</b> of %s"), number, all);
}

static void
add_part (GPtrArray *parts, const char *format, uint64_t n)
{
  g_autofree char *count = explain_count (n);

  g_ptr_array_add (parts, g_strdup_printf (format, count));
}

int
explain_clues_left (const SearchView *view)
{
  return view && view->digging ? N_CELLS - cells_count (view->removed) : -1;
}

char *
explain_counters (const Counters *counters, int depth, int clues_left, bool with_tests)
{
  GPtrArray *parts = explain_list_new ();

  add_part (parts, ngettext ("%s guess", "%s guesses", counters->nodes), counters->nodes);
  add_part (parts, ngettext ("%s take-back", "%s take-backs", counters->backtracks), counters->backtracks);
  if (counters->tries > 1)
    add_part (parts, ngettext ("%s try", "%s tries", counters->tries), counters->tries);
  if (clues_left >= 0)
    g_ptr_array_add (parts, g_strdup_printf (ngettext ("%d clue", "%d clues", clues_left), clues_left));
  else
    g_ptr_array_add (parts, g_strdup_printf (_("depth %d"), depth));
  if (with_tests && counters->tests)
    add_part (parts, ngettext ("%s test", "%s tests", counters->tests), counters->tests);
  return explain_join (parts, LIST_FACTS);
}

char *
explain_rate (double events)
{
  g_autofree char *number = explain_count ((uint64_t) MAX (events + 0.5, 0));

  /* Translators: %s is a number */
  return g_strdup_printf (ngettext ("%s event/s", "%s events/s", (gulong) events), number);
}

char *
explain_heat (uint64_t first, uint64_t last)
{
  /* Translators: what the board shows in place of the search, and the numbers of the first and the last event that count */
  return explain_say (_("Heat: dead ends, events {first} to {last}"), SAY_COUNT ("first", first), SAY_COUNT ("last", last));
}

char *
explain_no_memory (void)
{
  return g_strdup (_("There was not enough memory to look further."));
}

char *
explain_outcome (Outcome outcome, const Counters *counters)
{
  g_autofree char *tries = NULL;

  switch (outcome)
    {
    case OUTCOME_SOLVED:
      return guesses_and_take_backs (counters);
    case OUTCOME_NO_SOLUTION:
      return g_strdup (counters->nodes ? _("There is no solution. Every guess was tried.")
                                       : _("There is no solution. No guess was needed to see it."));
    case OUTCOME_STUCK:
      return g_strdup (_("From here on it needs a guess."));
    case OUTCOME_GAVE_UP:
      tries = explain_count (counters->tries);
      return g_strdup_printf (ngettext ("%s try was not enough.", "%s tries were not enough.", counters->tries), tries);
    case OUTCOME_DUG:
      return g_strdup (_("A puzzle was made."));
    case OUTCOME_NO_MEMORY:
      return explain_no_memory ();
    case OUTCOME_RUNNING:
      break;
    }

  return g_strdup ("");
}

char *
explain_origin (Origin origin, int value)
{
  const char *sentence = origin == ORIGIN_GIVEN ? _("{digit} is a clue.")
                       : origin == ORIGIN_GUESS ? _("{digit} is a guess, so it may be taken back.") : _("{digit} was deduced.");
  const char digit[] = { value_character (value), '\0' };

  return explain_say (sentence, SAY_TEXT ("digit", digit));
}
