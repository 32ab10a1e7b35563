/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-cells.c — how our own format writes cells.
 *
 * Digits of the whole board are 81 characters, or as many as its canvas has cells, with 'A' for 10 and so on; marks and
 * colours, which few cells have, are named by their place: "r3c5:147". Candidates with their colours are "r3c5:1a4c". In the
 * history of version 1 a single cell with all that it holds is "e5m14n258cag": given, entry, corner (m) and centre (n) marks,
 * colours, each left out if there is none; "-" if there is nothing. Which board it is, if it is not the classic one, is a block
 * as blocks.h has it, in one line. */
#include <string.h>

#include "engine/rules/place-notation.h"
#include "blocks.h"
#include "format-private.h"

static void
format_digits (Values digits, GString *text)
{
  for_each_value (digit, digits)
    g_string_append_c (text, value_character (digit));
}

static void
format_colours (uint16_t colours, GString *text)
{
  for (int i = 0; i < N_COLOURS; i++)
    if (colours >> i & 1)
      g_string_append_c (text, (char) ('a' + i));
}

static void
format_candidate_colours (const DocumentCell *cell, GString *text)
{
  for_each_value (digit, values_all (VALUES_MAX))
    {
      int colour = document_cell_get_candidate_colour (cell, digit);

      if (colour >= 0)
        g_string_append_printf (text, "%c%c", value_character (digit), 'a' + colour);
    }
}

/* Takes a digit up to n off the front. 0: there is none. */
static int
next_digit (const char **text, int n)
{
  int digit = value_from_character (**text);

  if (digit > n)
    digit = 0;
  *text += digit != 0;
  return digit;
}

/* At least one digit, none twice. */
static bool
scan_digits (const char **text, int n, Values *digits)
{
  *digits = 0;
  for (int digit; (digit = next_digit (text, n));)
    {
      if (values_has (*digits, digit))
        return false;
      *digits |= values_of (digit);
    }

  return *digits != 0;
}

static bool
scan_colours (const char **text, uint16_t *colours)
{
  *colours = 0;
  for (; **text >= 'a' && **text < 'a' + N_COLOURS; (*text)++)
    {
      if (*colours >> (**text - 'a') & 1)
        return false;
      *colours |= (uint16_t) (1u << (**text - 'a'));
    }

  return *colours != 0;
}

/* At least one digit with its colour, none twice. */
static bool
scan_candidate_colours (const char **text, int n, DocumentCell *cell)
{
  for (int digit; (digit = next_digit (text, n)); (*text)++)
    {
      int colour = **text - 'a';

      if (colour < 0 || colour >= N_COLOURS || document_cell_get_candidate_colour (cell, digit) >= 0)
        return false;
      document_cell_set_candidate_colour (cell, digit, colour);
    }

  return document_cell_has_candidate_colours (cell);
}

static bool
scan_digit (const char **text, uint8_t *digit)
{
  *digit = (uint8_t) next_digit (text, 9);
  return *digit != 0;
}

bool
setdoku_scan_cell (const char **text, DocumentCell *cell)
{
  const char *start = *text;
  bool good = true;

  memset (cell, 0, sizeof *cell);
  if (**text == '-')
    {
      (*text)++;
      return true;
    }

  if (**text == 'g' && (*text)++)
    good = scan_digit (text, &cell->given);
  if (good && **text == 'e' && (*text)++)
    good = scan_digit (text, &cell->entry) && !cell->given;
  if (good && **text == 'm' && (*text)++)
    good = scan_digits (text, 9, &cell->corner);
  if (good && **text == 'n' && (*text)++)
    good = scan_digits (text, 9, &cell->centre);
  if (good && **text == 'c' && (*text)++)
    good = scan_colours (text, &cell->colours);

  return good && *text > start;
}

static void
write_digits (const Document *document, bool givens, GKeyFile *file)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (int i = 0; i < document->n_cells; i++)
    {
      const DocumentCell *cell = &document->cells[i];
      int digit = givens ? cell->given : cell->entry;

      g_string_append_c (text, digit ? value_character (digit) : '.');
    }
  g_key_file_set_value (file, "Cells", givens ? "givens" : "entries", text->str);
}

typedef enum { LIST_CORNER, LIST_CENTRE, LIST_COLOURS, LIST_CANDIDATE_COLOURS, N_LISTS } List;

static const char *const list_keys[N_LISTS] = { "corner", "centre", "colours", "candidate-colours" };

static void
format_held (const DocumentCell *cell, List list, GString *text)
{
  if (list == LIST_COLOURS)
    format_colours (cell->colours, text);
  else if (list == LIST_CANDIDATE_COLOURS)
    format_candidate_colours (cell, text);
  else
    format_digits (list == LIST_CORNER ? cell->corner : cell->centre, text);
}

static void
write_list (const Document *document, List list, GKeyFile *file)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (int i = 0; i < document->n_cells; i++)
    {
      gsize before = text->len, start;

      g_string_append_printf (text, "%s%s:", text->len ? " " : "", place_text_on (i, document_columns (document)).text);
      start = text->len;
      format_held (&document->cells[i], list, text);
      if (text->len == start)
        g_string_truncate (text, before);
    }
  if (text->len > 0)
    g_key_file_set_value (file, "Cells", list_keys[list], text->str);
}

static void
write_rules (const Document *document, GKeyFile *file)
{
  g_autoptr (Block) block = block_of_rules (document->topology->rules);
  g_autofree char *text = block_write (block);
  g_autofree char *escaped = setdoku_escape_text (text);

  g_key_file_set_value (file, "Rules", "block", escaped);
}

void
setdoku_write_cells (const Document *document, GKeyFile *file)
{
  if (document->topology)
    write_rules (document, file);
  write_digits (document, true, file);
  write_digits (document, false, file);
  for (List list = 0; list < N_LISTS; list++)
    write_list (document, list, file);
}

static bool
read_digits (Document *document, const char *text, bool givens)
{
  int n = document_digits (document);

  if (strlen (text) != (size_t) document->n_cells)
    return false;
  for (int cell = 0; cell < document->n_cells; cell++)
    {
      uint8_t digit = (uint8_t) value_from_character (text[cell]);

      if (digit > n || (!digit && text[cell] != '.') || (digit && !document_has_cell (document, cell)))
        return false;
      if (givens)
        document->cells[cell].given = digit;
      else if (digit && document->cells[cell].given)
        return false;
      else
        document->cells[cell].entry = digit;
    }

  return true;
}

static bool
read_list (Document *document, const char *text, List list)
{
  int n = document_digits (document);

  while (*text)
    {
      DocumentCell *cell;
      int place;

      if (!place_read (&text, document_rows (document), document_columns (document), &place) || *text++ != ':'
          || !document_has_cell (document, place))
        return false;
      cell = &document->cells[place];
      if (!(list == LIST_CORNER ? scan_digits (&text, n, &cell->corner)
            : list == LIST_CENTRE ? scan_digits (&text, n, &cell->centre)
            : list == LIST_COLOURS ? scan_colours (&text, &cell->colours)
            : scan_candidate_colours (&text, n, cell)))
        return false;
      if (*text != '\0' && *text++ != ' ')
        return false;
    }

  return true;
}

/* What is wrong within the block is told with its own place. */
bool
setdoku_read_rules (Document *document, GKeyFile *file, ParseError *error)
{
  g_autofree char *escaped = g_key_file_get_value (file, "Rules", "block", NULL);
  g_autofree char *text = escaped ? setdoku_unescape_text (escaped) : NULL;
  g_autoptr (Block) block = NULL;
  const char *at = text;
  unsigned line = 1;
  Topology *topology;

  if (!escaped)
    return true;
  if (!text || !block_read (&at, &line, &block, error))
    return setdoku_bad_value (error, "block");
  if (!block)
    return false;
  topology = block_topology (block, error);
  if (topology)
    document_set_topology (document, topology);
  topology_unref (topology);
  return topology != NULL;
}

bool
setdoku_read_cells (Document *document, GKeyFile *file, ParseError *error)
{
  g_autofree char *givens = g_key_file_get_value (file, "Cells", "givens", NULL);
  g_autofree char *entries = g_key_file_get_value (file, "Cells", "entries", NULL);

  if (givens == NULL)
    {
      *error = error_with_detail (PARSE_MISSING, 0, "givens", strlen ("givens"));
      return false;
    }
  if (!read_digits (document, givens, true))
    return setdoku_bad_value (error, "givens");
  if (entries && !read_digits (document, entries, false))
    return setdoku_bad_value (error, "entries");
  for (List list = 0; list < N_LISTS; list++)
    {
      g_autofree char *text = g_key_file_get_value (file, "Cells", list_keys[list], NULL);

      if (text && !read_list (document, text, list))
        return setdoku_bad_value (error, list_keys[list]);
    }

  return true;
}
