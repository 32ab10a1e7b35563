/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* format-prose.c — 81 cells in the middle of something else: a letter, or the address of a page.
 *
 * They must stand together, in one sign for an empty cell, and be no part of a longer run; but a full stop may follow. */
#include <glib/gi18n.h>
#include <string.h>

#include "format-private.h"

enum { FEWEST_CLUES = 10, SCORE_WITHIN = 35 };

static const char signs[] = "._-*xX";

static void
add_puzzle (GArray *records, unsigned number, const uint8_t digits[N_CELLS])
{
  Document *document = document_new ();

  for (int cell = 0; cell < N_CELLS; cell++)
    document->cells[cell].given = digits[cell];
  records_add (records, number, document);
}

static size_t
run_of (Span rest, char empty)
{
  const char *place = rest.start;

  while (place < rest.end && (g_ascii_isdigit (*place) || *place == empty))
    place++;
  return (size_t) (place - rest.start);
}

/* Whether the run is a puzzle. */
static bool
read_run (const char *run, size_t length, char empty, uint8_t digits[N_CELLS])
{
  int clues = 0;

  if (length == N_CELLS + 1 && empty == '.' && run[N_CELLS] == '.')          /* the end of the sentence */
    length = N_CELLS;
  if (length != N_CELLS || (empty != '.' && !memchr (run, empty, N_CELLS)))      /* of digits alone a dot takes care */
    return false;
  for (int cell = 0; cell < N_CELLS; cell++)
    {
      digits[cell] = (uint8_t) cell_sign ((unsigned char) run[cell]);
      clues += digits[cell] != 0;
    }

  return clues >= FEWEST_CLUES;
}

/* Cuts the next run of 81 cells or more, in whatever signs, off *rest: where its last sign would stand is looked at first, so
 * most of a text is passed over. */
static bool
next_cells (Span *rest, Span *cells)
{
  while (rest->end - rest->start >= N_CELLS)
    {
      const char *place = rest->start + N_CELLS - 1;

      while (place >= rest->start && cell_sign ((unsigned char) *place) >= 0)
        place--;
      if (place >= rest->start)
        rest->start = place + 1;
      else
        {
          for (place = rest->start + N_CELLS; place < rest->end && cell_sign ((unsigned char) *place) >= 0; place++)
            continue;
          *cells = (Span) { rest->start, place };
          rest->start = place;
          return true;
        }
    }
  return false;
}

/* The puzzles of such a run go to the records, which may be NULL. Returns whether there are any. */
static bool
read_cells (Span cells, unsigned number, GArray *records)
{
  bool any = false;

  for (const char *empty = signs; *empty; empty++)
    for (Span rest = cells; rest.start < rest.end;)
      {
        uint8_t digits[N_CELLS];
        size_t  length = run_of (rest, *empty);

        if (read_run (rest.start, length, *empty, digits))
          {
            any = true;
            if (records)
              add_puzzle (records, number, digits);
          }
        rest.start += MAX (length, 1);
      }
  return any;
}

static void
read_prose (const char *text, unsigned first_line, GArray *records)
{
  Span     rest = { text, text + strlen (text) }, line;
  unsigned before = records->len;

  for (unsigned number = first_line; span_next_line (&rest, &line); number++)
    for (Span cells; next_cells (&line, &cells);)
      {
        if (records->len - before >= READ_PUZZLES_MAX)
          {
            records_fail (records, number, (ParseError) {
              .reason = PARSE_TOO_LARGE, .line = number, .expected = cells.start - text
            });
            return;
          }
        read_cells (cells, number, records);
      }
  if (records->len == before)
    records_fail (records, first_line, (ParseError) { .reason = PARSE_UNKNOWN });
}

static int
sniff (const char *text)
{
  Span rest = { text, text + strlen (text) }, cells;

  while (next_cells (&rest, &cells))
    if (read_cells (cells, 1, NULL))
      return SCORE_WITHIN;
  return 0;
}

const Format format_prose = {
  .id = "prose",
  .name = N_("81 characters within a text or an address"),
  .extension = "txt",
  .flags = FORMAT_READS | FORMAT_COLLECTION,
  .sniff = sniff,
  .read = read_prose,
};
