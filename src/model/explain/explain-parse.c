/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* explain-parse.c — what is wrong with a text, in words and with its place. */
#include <glib/gi18n.h>

#include "engine/rules/place-notation.h"
#include "engine/rules/rules.h"
#include "explain.h"
#include "formats/text-visible.h"

static char *
character_name (int64_t code)
{
  char utf8[8] = "";

  if (code <= 0x20 || !g_unichar_isprint ((gunichar) code) || g_unichar_isspace ((gunichar) code))  /* U+2028 prints */
    return g_strdup_printf ("U+%04X", (unsigned) code);
  utf8[g_unichar_to_utf8 ((gunichar) code, utf8)] = '\0';
  /* Translators: quotation marks around a single character */
  return g_strdup_printf (_("“%s”"), utf8);
}

static const char *const fault_clauses[N_FAULTS] = {
  [FAULT_SIZE] = N_("a row or a column is longer than there are values"),
  [FAULT_GRID] = N_("a grid does not fit the board"),
  [FAULT_BOXES] = N_("the boxes do not fill the board, or have more cells than there are values"),
  [FAULT_REGION] = N_("a region has more cells than there are values"),
  [FAULT_PARTITION] = N_("a region has not as many cells as there are values"),
  [FAULT_EXTRA] = N_("this board has no place for it"),
  [FAULT_ABSENT] = N_("there is no such cell"),
  [FAULT_TWICE] = N_("a cell is named twice"),
  [FAULT_TOO_LONG] = N_("there are too many cells"),
  [FAULT_TOO_SHORT] = N_("there are too few cells"),
  [FAULT_NUMBER] = N_("this number cannot be"),
  [FAULT_VALUE] = N_("the board has no such value"),
  [FAULT_OVERLAP] = N_("two cages share a cell"),
  [FAULT_APART] = N_("its cells do not lie together as they have to"),
  [FAULT_REPEATED] = N_("it is there already"),
  [FAULT_TOO_MUCH] = N_("the constraints together amount to too much"),
  [FAULT_CONTRADICTION] = N_("nothing fits all of this together"),
  [FAULT_NO_MEMORY] = N_("there is not the memory for it"),
};

char *
explain_fault (const RulesFault *fault, int columns, const char *what)
{
  g_autoptr (GString) cells = g_string_new (NULL);

  for (int i = 0; i < fault->n_cells; i++)
    g_string_append_printf (cells, "%s%s", i > 0 ? " " : "", place_text_on (fault->cells[i], columns).text);
  if (fault->more)
    g_string_append (cells, " …");
  if (cells->len > 0)
    /* Translators: what is wrong with a rule that was to be added: "Cage: this number cannot be (r1c1 r1c2)" */
    return explain_say (_("{what}: {reason} ({cells})"), SAY_TEXT ("what", what),
                        SAY_TEXT ("reason", gettext (fault_clauses[fault->kind])), SAY_TEXT ("cells", cells->str));
  return explain_say (_("{what}: {reason}"), SAY_TEXT ("what", what), SAY_TEXT ("reason", gettext (fault_clauses[fault->kind])));
}

/* A clause that begins in lower case and has no full stop. */
static char *
reason_clause (const ParseError *error)
{
  g_autofree char *character = NULL;
  g_autofree char *size = NULL;
  g_autofree char *detail = text_visible (error->detail), *number = explain_count ((uint64_t) error->found);
  int found = (int) error->found, expected = (int) error->expected;
  gulong n = (gulong) error->found;

  switch (error->reason)
    {
    case PARSE_OK:
      break;
    case PARSE_EMPTY:
      return g_strdup (_("there is nothing in it"));
    case PARSE_UNKNOWN:
      return g_strdup (_("this is no Sudoku in a known format; 81 digits are needed, with 0 or . for empty"));
    case PARSE_WRONG_LENGTH:
      return g_strdup_printf (ngettext ("%s cell, expected %d", "%s cells, expected %d", n), number, expected);
    case PARSE_BAD_CHARACTER:
      character = character_name (error->found);
      return g_strdup_printf (_("%s is no digit and no empty cell"), character);
    case PARSE_WRONG_ROW:
      return g_strdup_printf (ngettext ("the row has %s cell, expected %d", "the row has %s cells, expected %d", n),
                              number, expected);
    case PARSE_WRONG_ROWS:
      return g_strdup_printf (ngettext ("%s row, expected %d", "%s rows, expected %d", n), number, expected);
    case PARSE_NO_CANDIDATES:
      return g_strdup_printf (_("cell %d has no candidate"), found);
    case PARSE_TOO_LARGE:
      size = g_format_size_full ((guint64) error->expected, G_FORMAT_SIZE_IEC_UNITS);
      return g_strdup_printf (_("larger than %s, the most that is read"), size);
    case PARSE_BINARY:
      return g_strdup (_("this is no text"));
    case PARSE_ENCODING:
      return g_strdup (_("the text is neither UTF-8 nor UTF-16"));
    case PARSE_SYNTAX:
      return g_strdup_printf (_("“%s” is not understood"), detail);
    case PARSE_VERSION:
      return g_strdup_printf (_("written by a newer Setdoku (format %d, this one reads up to %d)"), found, expected);
    case PARSE_CHECKSUM:
      return g_strdup (_("the file is damaged: its checksum does not fit"));
    case PARSE_BAD_VALUE:
      return g_strdup_printf (_("the value of “%s” makes no sense"), detail);
    case PARSE_MISSING:
      return g_strdup_printf (_("“%s” is missing"), detail);
    case PARSE_FOREIGN:
      /* Translators: a program ("KSudoku") or a format ("XML") */
      return g_strdup_printf (_("%s files cannot be read yet"), detail);
    case PARSE_NETWORK:
      /* Translators: a page ("f-puzzles") */
      return g_strdup_printf (_("this link of %s only says where the puzzle is on the network, which is never asked; "
                                "copy the long link"), detail);
    case PARSE_BROKEN_LINK:
      return g_strdup (_("the link is damaged, or its end is missing"));
    case PARSE_VARIANT:
      /* Translators: a constraint's key ("killercage"), a size ("16 × 16") or a shape ("Samurai") */
      return g_strdup_printf (_("“%s” is not understood, and without it this would be another puzzle"), detail);
    case PARSE_CLASSIC:
      /* Translators: as above */
      return g_strdup_printf (_("“%s” is not part of plain Sudoku of 9 × 9 cells, and nothing else is taken here"), detail);
    case PARSE_PACKED:
      if (found)
        /* Translators: the name of a packer ("gzip") */
        return g_strdup_printf (_("the file is packed (%s); unpack it, and open what was in it"), detail);
      /* Translators: whose file it is ("HoDoKu", "Excel") */
      return g_strdup_printf (_("packed files (%s) are not opened up; export the puzzle as text there, and open that"), detail);
    case PARSE_SECOND:
      return g_strdup (_("a second puzzle begins here, expected one"));
    case PARSE_TWICE:
      return g_strdup_printf (_("“%s” is there a second time"), detail);
    case PARSE_TOO_DEEP:
      return g_strdup_printf (ngettext ("more than %d bracket within each other", "more than %d brackets within each other",
                                        expected), expected);
    case PARSE_RULES:
      if (!*detail)
        return g_strdup (_(fault_clauses[found]));
      return g_strdup_printf ("%s: %s", detail, _(fault_clauses[found]));
    case N_PARSE_REASONS:
      break;
    }

  return g_strdup ("");
}

static char *
sentence_with_place (const ParseError *error)
{
  g_autofree char *clause = NULL, *number = explain_count ((uint64_t) error->found);
  gulong n = (gulong) error->found;

  if (error->line && (error->reason == PARSE_WRONG_ROW || error->reason == PARSE_WRONG_LENGTH))
    return g_strdup_printf (ngettext ("Line %u has %s cell, expected %d.", "Line %u has %s cells, expected %d.", n),
                            error->line, number, (int) error->expected);

  clause = reason_clause (error);
  if (!error->line && error->reason == PARSE_FOREIGN)
    /* Translators: a whole sentence, to be ended by a full stop */
    return g_strdup_printf (_("%s."), clause);
  if (error->line && error->column)
    return g_strdup_printf (_("Line %u, column %u: %s."), error->line, error->column, clause);
  if (error->line)
    return g_strdup_printf (_("Line %u: %s."), error->line, clause);

  /* Translators: a whole clause, to be ended by a full stop */
  return g_strdup_printf (_("Not read: %s."), clause);
}

char *
explain_parse_error (const ParseError *error, const char *name)
{
  g_autofree char *sentence = sentence_with_place (error);
  g_autofree char *shown = text_visible (name);

  if (name == NULL)
    return g_steal_pointer (&sentence);

  /* Translators: a file's name, then a sentence about it */
  return g_strdup_printf (_("“%s”: %s"), shown, sentence);
}

char *
explain_parse_error_line (const ParseError *error, const char *name)
{
  g_autofree char *clause = reason_clause (error);
  g_autofree char *shown = text_visible (name);

  return g_strdup_printf ("%s:%u:%u: %s", shown, error->line, error->column, clause);
}

char *
explain_parse_reason (const ParseError *error)
{
  return reason_clause (error);
}
