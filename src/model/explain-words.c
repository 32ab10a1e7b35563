/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* explain-words.c — the small words: cells, houses, digits, numbers, and what became of a search. */
#include <glib/gi18n.h>

#include "explain.h"

char *
explain_digits (Digits digits)
{
  GString *text = g_string_new (NULL);
  int left = digits_count (digits);

  for_each_digit (digit, digits)
    {
      g_string_append_printf (text, "%d", digit);
      left--;
      if (left == 1)
        g_string_append (text, C_("before the last of several digits, with spaces", " or "));
      else if (left > 1)
        g_string_append (text, C_("between several digits, with space", ", "));
    }

  return g_string_free (text, FALSE);
}

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

/* NULL: words are wanted. */
static char *
short_name (int cell)
{
  switch (g_atomic_int_get (&notation))
    {
    case NOTATION_R1C1:
      return g_strdup_printf ("r%dc%d", cell_row (cell) + 1, cell_column (cell) + 1);
    case NOTATION_A1:
      return g_strdup_printf ("%c%d", 'A' + cell_row (cell), cell_column (cell) + 1);
    default:
      return NULL;
    }
}

char *
explain_cell_title (int cell)
{
  char *name = short_name (cell);

  return name ? name : g_strdup_printf (_("Row %d, column %d"), cell_row (cell) + 1, cell_column (cell) + 1);
}

char *
explain_cell_name (int cell)
{
  char *name = short_name (cell);

  return name ? name : g_strdup_printf (_("row %d, column %d"), cell_row (cell) + 1, cell_column (cell) + 1);
}

char *
explain_house_name (int house)
{
  int number = house - house_kind (house) + 1;

  switch (house_kind (house))
    {
    case HOUSE_ROWS:
      return g_strdup_printf (_("row %d"), number);
    case HOUSE_COLUMNS:
      return g_strdup_printf (_("column %d"), number);
    default:
      return g_strdup_printf (_("box %d"), number);
    }
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
        g_string_append (text, "\u2009");
      g_string_append_c (text, plain[i]);
    }

  return g_string_free (text, FALSE);
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
    case OUTCOME_RUNNING:
      break;
    }

  return g_strdup ("");
}
