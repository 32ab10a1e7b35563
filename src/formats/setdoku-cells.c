/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-cells.c — how our own format writes cells.
 *
 * Digits of the whole board are 81 characters; marks and colours, which few cells have, are named by
 * their place: "r3c5:147". Candidates with their colours are "r3c5:1a4c". In the history of version 1 a
 * single cell with all that it holds is "e5m14n258cag": given, entry, corner (m) and centre (n) marks,
 * colours, each left out if there is none; "-" if there is nothing. */
#include <string.h>

#include "engine/core/notation.h"
#include "format-private.h"

static void
format_digits (Digits digits, GString *text)
{
  for_each_digit (digit, digits)
    g_string_append_c (text, (char) ('0' + digit));
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
  for_each_digit (digit, DIGITS_ALL)
    {
      int colour = document_cell_get_candidate_colour (cell, digit);

      if (colour >= 0)
        g_string_append_printf (text, "%d%c", digit, 'a' + colour);
    }
}

/* At least one digit, none twice. */
static bool
scan_digits (const char **text, Digits *digits)
{
  *digits = DIGITS_NONE;
  for (; **text >= '1' && **text <= '9'; (*text)++)
    {
      if (digits_has (*digits, **text - '0'))
        return false;
      *digits |= digits_of (**text - '0');
    }

  return *digits != DIGITS_NONE;
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
scan_candidate_colours (const char **text, DocumentCell *cell)
{
  for (; **text >= '1' && **text <= '9'; *text += 2)
    {
      int digit = **text - '0', colour = (*text)[1] - 'a';

      if (colour < 0 || colour >= N_COLOURS || document_cell_get_candidate_colour (cell, digit) >= 0)
        return false;
      document_cell_set_candidate_colour (cell, digit, colour);
    }

  return cell->candidate_colours != 0;
}

static bool
scan_digit (const char **text, uint8_t *digit)
{
  if (**text < '1' || **text > '9')
    return false;
  *digit = (uint8_t) (*(*text)++ - '0');

  return true;
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
    good = scan_digits (text, &cell->corner);
  if (good && **text == 'n' && (*text)++)
    good = scan_digits (text, &cell->centre);
  if (good && **text == 'c' && (*text)++)
    good = scan_colours (text, &cell->colours);

  return good && *text > start;
}

static void
write_digits (const Document *document, bool givens, GKeyFile *file)
{
  g_autoptr (GString) text = g_string_new (NULL);
  uint8_t digits[N_CELLS];

  for (int cell = 0; cell < N_CELLS; cell++)
    digits[cell] = givens ? document->cells[cell].given : document->cells[cell].entry;
  cells_write (digits, '.', text);
  g_key_file_set_value (file, "Cells", givens ? "givens" : "entries", text->str);
}

typedef enum { LIST_CORNER, LIST_CENTRE, LIST_COLOURS, LIST_CANDIDATE_COLOURS, N_LISTS } List;

static const char *const list_keys[N_LISTS] = { "corner", "centre", "colours", "candidate-colours" };

static uint32_t
held (const DocumentCell *cell, List list)
{
  return list == LIST_CORNER ? cell->corner : list == LIST_CENTRE ? cell->centre
         : list == LIST_COLOURS ? cell->colours : cell->candidate_colours;
}

static void
write_list (const Document *document, List list, GKeyFile *file)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (int i = 0; i < N_CELLS; i++)
    {
      const DocumentCell *cell = &document->cells[i];
      uint32_t set = held (cell, list);

      if (!set)
        continue;
      g_string_append_printf (text, "%s%s:", text->len ? " " : "", notation_cell (i).text);
      if (list == LIST_COLOURS)
        format_colours (cell->colours, text);
      else if (list == LIST_CANDIDATE_COLOURS)
        format_candidate_colours (cell, text);
      else
        format_digits ((Digits) set, text);
    }
  if (text->len > 0)
    g_key_file_set_value (file, "Cells", list_keys[list], text->str);
}

void
setdoku_write_cells (const Document *document, GKeyFile *file)
{
  write_digits (document, true, file);
  write_digits (document, false, file);
  for (List list = 0; list < N_LISTS; list++)
    write_list (document, list, file);
}

static bool
read_digits (Document *document, const char *text, bool givens)
{
  if (strlen (text) != N_CELLS || strspn (text, ".123456789") != N_CELLS)
    return false;
  for (int cell = 0; cell < N_CELLS; cell++)
    {
      uint8_t digit = (uint8_t) (text[cell] == '.' ? 0 : text[cell] - '0');

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
  while (*text)
    {
      DocumentCell *cell;
      int place;

      if (!notation_read_cell (&text, &place) || *text++ != ':')
        return false;
      cell = &document->cells[place];
      if (!(list == LIST_CORNER ? scan_digits (&text, &cell->corner)
            : list == LIST_CENTRE ? scan_digits (&text, &cell->centre)
            : list == LIST_COLOURS ? scan_colours (&text, &cell->colours)
            : scan_candidate_colours (&text, cell)))
        return false;
      if (*text != '\0' && *text++ != ' ')
        return false;
    }

  return true;
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
