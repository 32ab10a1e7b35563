/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* format-solo.c — Solo of Simon Tatham's puzzles: a game's ID, "3x3:5a3b…", and its saved games.
 *
 * Solo prints as many IDs as are asked for, a line each; solo.h reads one. A saved game is lines of a key, a length and a value;
 * its moves are R (a digit, 0 for none), P (a mark, on or off), M (all marks) and S (the solution), each cell by its column and
 * row. */
#include <glib/gi18n.h>
#include <string.h>

#include "solo.h"

#define SAVED "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection"

enum { SCORE_SURE = 97, PARAMETERS_MAX = 24 };

typedef struct {
  Document  *document;
  SoloParameters parameters;
  bool       described;
  int64_t    moves_left;           /* up to where the game stands; the rest was undone */
  ParseError error;
} Reading;

static bool
fail (Reading *reading, ParseReason reason, const char *detail, size_t length)
{
  reading->error = error_with_detail (reason, 0, detail, length);
  return false;
}

/* "3x3", "3x4xk", "9j"; behind it may stand how difficult it was to be. */
static bool
read_parameters (Reading *reading, Span text)
{
  if (solo_read_parameters (text, &reading->parameters))
    return true;
  return fail (reading, PARSE_VARIANT, text.start, (size_t) (text.end - text.start));
}

static bool
read_description (Reading *reading, Span text)
{
  g_autofree Rules *rules = g_new0 (Rules, 1);
  uint8_t givens[RULES_CELLS_MAX];

  if (reading->parameters.n == 0)
    return fail (reading, PARSE_MISSING, "PARAMS", strlen ("PARAMS"));
  if (!solo_read_description (text, &reading->parameters, rules, givens, &reading->error)
      || !document_take_rules (reading->document, rules, false, &reading->error))
    return false;
  for (int cell = 0; cell < reading->document->n_cells; cell++)
    reading->document->cells[cell].given = givens[cell];
  reading->described = true;
  return true;
}

/* "3x3:5a3…", also without its parameters' colon: then it is none. */
static bool
read_id (Reading *reading, Span line)
{
  const char *colon = memchr (line.start, ':', (size_t) (line.end - line.start));
  bool good = read_parameters (reading, (Span) { line.start, colon })
              && read_description (reading, (Span) { colon + 1, line.end });

  if (reading->error.column)
    reading->error.column += (unsigned) (colon + 1 - line.start);
  return good;
}

static bool
is_id (Span line)
{
  const char *place = line.start, *x;

  while (place < line.end && g_ascii_isdigit (*place))
    place++;
  x = place++;
  if (x == line.start || x - line.start > 2 || x >= line.end || (*x != 'x' && *x != 'j'))
    return false;
  while (*x == 'x' && place < line.end && g_ascii_isdigit (*place))
    place++;
  if (*x == 'x' && place - x > 3)
    return false;
  while (place < line.end && g_ascii_isalnum (*place))
    place++;
  if (place - line.start > PARAMETERS_MAX)                 /* a puzzle with x for empty, perhaps, and its solution */
    return false;
  return place + 1 < line.end && *place == ':' && (g_ascii_isalnum (place[1]) || place[1] == '_');
}

/* "R3,4,5" and "P3,4,5". */
static bool
scan_move (Span move, unsigned n, uint64_t numbers[3])
{
  const char *place = move.start + 1;

  for (int i = 0; i < 3; i++, place++)
    {
      char *end;

      if (place >= move.end || !g_ascii_isdigit (*place))
        return false;
      numbers[i] = g_ascii_strtoull (place, &end, 10);
      place = end;
      if (i < 2 ? *place != ',' : place != move.end)
        return false;
    }
  return numbers[0] < n && numbers[1] < n && numbers[2] <= n;
}

static void
enter (DocumentCell *cell, int digit)
{
  if (cell->given)
    return;
  cell->entry = (uint8_t) digit;
  cell->centre = 0;
}

/* "S123…", and with commas where a digit has two figures. */
static bool
read_solution (Reading *reading, Span move)
{
  const char *place = move.start + 1;
  bool commas = memchr (move.start, ',', (size_t) (move.end - move.start)) != NULL;
  int n = document_digits (reading->document);

  for (int cell = 0; cell < reading->document->n_cells; cell++)
    {
      int digit = 0;

      for (; place < move.end && g_ascii_isdigit (*place) && digit <= n; place++)
        {
          digit = digit * 10 + (*place - '0');
          if (!commas)
            {
              place++;
              break;
            }
        }
      if (digit < 1 || digit > n)
        return false;
      enter (&reading->document->cells[cell], digit);
      place += place < move.end && *place == ',';
    }
  return place == move.end;
}

static bool
read_move (Reading *reading, Span move)
{
  DocumentCell *cells = reading->document->cells, *cell;
  int n = document_digits (reading->document);
  uint64_t numbers[3];

  if (reading->moves_left-- <= 0)
    return true;
  if (span_equal (move, "M"))
    {
      for (int i = 0; i < reading->document->n_cells; i++)
        if (!cells[i].given && !cells[i].entry)
          cells[i].centre = values_all (n);
      return true;
    }
  if (move.start < move.end && *move.start == 'S' && read_solution (reading, move))
    return true;
  if (move.start == move.end || (*move.start != 'R' && *move.start != 'P') || !scan_move (move, (unsigned) n, numbers)
      || (*move.start == 'P' && !numbers[2]))
    return fail (reading, PARSE_BAD_VALUE, move.start, (size_t) (move.end - move.start));
  cell = &cells[(int) numbers[1] * n + (int) numbers[0]];
  if (*move.start == 'R')
    enter (cell, (int) numbers[2]);
  else if (!cell->given)
    cell->centre ^= values_of ((int) numbers[2]);
  return true;
}

/* "MOVE    :6:R3,4,5". */
static bool
read_saved_line (Reading *reading, Span line)
{
  const char *colon = memchr (line.start, ':', (size_t) (line.end - line.start));
  const char *second = colon ? memchr (colon + 1, ':', (size_t) (line.end - colon - 1)) : NULL;
  Span key = colon ? span_trim ((Span) { line.start, colon }) : line, value = { second ? second + 1 : line.end, line.end };

  if (!second)
    return fail (reading, PARSE_SYNTAX, line.start, (size_t) (line.end - line.start));
  if (span_equal (key, "GAME") && !span_equal (value, "Solo"))
    return fail (reading, PARSE_VARIANT, value.start, (size_t) (value.end - value.start));
  if (span_equal (key, "PARAMS"))
    return read_parameters (reading, value);
  if (span_equal (key, "DESC"))
    return read_description (reading, value);
  if (span_equal (key, "STATEPOS"))
    reading->moves_left = (int64_t) (g_ascii_strtoull (value.start, NULL, 10) & G_MAXINT32) - 1;
  else if (span_equal (key, "SOLVE"))
    return read_move (reading, value);
  else if (span_equal (key, "RESTART") && reading->moves_left-- > 0)
    for (int i = 0; i < reading->document->n_cells; i++)
      reading->document->cells[i] = (DocumentCell) { .given = reading->document->cells[i].given };
  else if (span_equal (key, "MOVE"))
    return read_move (reading, value);
  return true;
}

static void
add_reading (Reading *reading, unsigned line, GArray *records)
{
  if (reading->error.reason == PARSE_OK && !reading->described)
    reading->error = error_with_detail (PARSE_MISSING, 0, "DESC", strlen ("DESC"));
  if (reading->error.reason == PARSE_OK)
    records_add (records, line, g_steal_pointer (&reading->document));
  else
    records_fail (records, MAX (line, reading->error.line), reading->error);
  g_clear_pointer (&reading->document, document_free);
}

static void
add_id (Span line, unsigned number, GArray *records)
{
  Reading reading = { .document = document_new () };

  if (is_id (line))
    read_id (&reading, line);
  else
    fail (&reading, PARSE_SYNTAX, line.start, (size_t) (line.end - line.start));
  reading.error.line = number;
  add_reading (&reading, number, records);
}

static void
read_games (const char *text, unsigned number, GArray *records)
{
  Reading  saved = { .document = NULL };
  Span     rest = { text, text + strlen (text) }, line;
  unsigned first = 0;

  for (; saved.error.reason == PARSE_OK && span_next_line (&rest, &line); number++)
    {
      line = span_trim (line);
      if (span_is_empty (line))
        continue;
      if (!saved.document && g_str_has_prefix (line.start, SAVED))
        {
          saved.document = document_new ();
          first = number;
        }
      if (saved.document)
        read_saved_line (&saved, line);
      else
        add_id (line, number, records);
      saved.error.line = number;
    }
  if (saved.document)
    add_reading (&saved, first, records);
}

static int
sniff (const char *text)
{
  Span rest = { text, text + strlen (text) }, line;

  while (span_next_line (&rest, &line))
    if (!span_is_empty (span_trim (line)))
      return g_str_has_prefix (span_trim (line).start, SAVED) || is_id (span_trim (line)) ? SCORE_SURE : 0;
  return 0;
}

static void
write_value (const char *key, const char *value, GString *text)
{
  g_string_append_printf (text, "%-8s:%u:%s\n", key, (unsigned) strlen (value), value);
}

static void
write_move (char kind, int columns, int cell, int digit, GString *text)
{
  char move[16];

  g_snprintf (move, sizeof move, "%c%d,%d,%d", kind, cell % columns, cell / columns, digit);
  write_value ("MOVE", move, text);
}

/* A mark is a move, and so is a digit; the game stands behind the last. */
static int
write_moves (const Document *document, GString *text)
{
  int n = 0, columns = document_columns (document);

  for (int cell = 0; cell < document->n_cells; cell++)
    {
      const DocumentCell *from = &document->cells[cell];
      Values marks = from->centre ? from->centre : from->corner;

      if (from->entry)
        write_move ('R', columns, cell, from->entry, text);
      n += from->entry != 0;
      if (!from->given)
        for_each_value (digit, marks)            /* behind the digit, which takes them away */
          {
            write_move ('P', columns, cell, digit, text);
            n++;
          }
    }
  return n;
}

/* The ID, where there are clues alone; else a saved game. */
static void
write_game (const Document *document, GString *text)
{
  g_autoptr (GString) parameters = g_string_new (NULL), description = g_string_new (NULL), moves = g_string_new (NULL);
  char n_states[12];
  int  n = write_moves (document, moves);

  solo_write_parameters (document->topology ? document->topology->rules : NULL, parameters);
  solo_write_description (document, description);
  if (n == 0)
    {
      g_string_append_printf (text, "%s:%s\n", parameters->str, description->str);
      return;
    }
  g_snprintf (n_states, sizeof n_states, "%d", n + 1);
  g_string_append (text, SAVED "\n");
  write_value ("VERSION", "1", text);
  write_value ("GAME", "Solo", text);
  write_value ("PARAMS", parameters->str, text);
  write_value ("CPARAMS", parameters->str, text);
  write_value ("DESC", description->str, text);
  write_value ("NSTATES", n_states, text);
  write_value ("STATEPOS", n_states, text);
  g_string_append (text, moves->str);
}

const Format format_solo = {
  .id = "solo",
  .name = N_("Game ID or saved game of Simon Tatham’s Solo"),
  .extension = "solo",
  .flags = FORMAT_READS | FORMAT_WRITES | HOLDS_ENTRIES | HOLDS_MARKS | HOLDS_RULES,
  .sniff = sniff,
  .read = read_games,
  .write = write_game,
  .holds = solo_hold,
};
