/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* tally-plain.c — lines of 81 plain characters, read and written by vectors.
 *
 * A kernel may take no longer for a puzzle than a careless reader for its line. So a line is looked at once: its 81 signs are
 * checked and copied sixteen at a time, and since no end of a line is among them, one look behind them says where it ends. */
#include "tally-plain.h"

#include <string.h>

enum { VECTOR = 16, LAST = N_CELLS - VECTOR };

typedef unsigned char Signs __attribute__ ((vector_size (VECTOR)));

/* Copies sixteen; returns which of them are none of '1'–'9', '.' and '0', the last two of which become '.'. */
static inline Signs
copy_signs (char to[VECTOR], const char from[VECTOR])
{
  Signs signs, strange;

  memcpy (&signs, from, VECTOR);
  strange = (Signs) (signs - '0' > 9) & (Signs) (signs != '.');
  signs -= (Signs) (signs == '0') & ('0' - '.');
  memcpy (to, &signs, VECTOR);
  return strange;
}

/* False: there is something else among them. The last vector overlaps the one before, which does not matter. */
static inline bool
copy_cells (char to[N_CELLS], const char from[N_CELLS])
{
  Signs strange = copy_signs (to + LAST, from + LAST);
  uint64_t halves[2];

  for (int cell = 0; cell < LAST; cell += VECTOR)
    strange |= copy_signs (to + cell, from + cell);
  memcpy (halves, &strange, sizeof halves);
  return (halves[0] | halves[1]) == 0;
}

char *
tally_line_end (char *line, char *end)
{
  char *feed = memchr (line, '\n', (gsize) (end - line));
  char *back = memchr (line, '\r', (gsize) ((feed ? feed : end) - line));

  return back ? back : feed ? feed : end;
}

char *
tally_line_after (char *stop, char *end)
{
  return MIN (stop + (stop + 1 < end && stop[0] == '\r' && stop[1] == '\n' ? 2 : 1), end);
}

static bool
has_control (const char *text, const char *end)
{
  bool found = false;

  for (; text < end; text++)
    found |= g_ascii_iscntrl (*text) && *text != '\t';
  return found;
}

/* Whether every format by lines takes what follows the signs for words about the puzzle; then where the line ends. */
static char *
end_behind (char *rest, char *end)
{
  char *stop;

  if (rest == end || *rest == '\n' || *rest == '\r')
    return rest;
  if (!memchr (" \t,:;", *rest, 5))
    return NULL;

  stop = tally_line_end (rest, end);
  return has_control (rest, stop) ? NULL : stop;
}

char *
tally_plain_read (TallyBlock *block, char *line, char *end)
{
  gsize most = block->n_plain + (gsize) (end - line + 1) / (N_CELLS + 1);
  char *cells;
  TallyPlain *plain;

  g_string_set_size (block->cells, most * N_CELLS);
  g_array_set_size (block->plain, (unsigned) most);
  cells = block->cells->str + block->n_plain * N_CELLS;
  plain = &g_array_index (block->plain, TallyPlain, block->n_plain);

  while (end - line >= N_CELLS && copy_cells (cells, line))
    {
      char *stop = end_behind (line + N_CELLS, end);

      if (!stop)
        break;
      *plain++ = (TallyPlain) { ++block->n_lines, { (gsize) (line - block->lines->str), (gsize) (stop - line) } };
      cells += N_CELLS;
      block->n_plain++;
      line = tally_line_after (stop, end);
    }
  return line;
}

void
tally_plain_write (GString *text, const char cells[N_CELLS], unsigned digit)
{
  const char answer[] = { '\t', (char) ('0' + digit), '\n', '\0' };
  gsize length = text->len;
  char *line;

  if (length + N_CELLS + sizeof answer > text->allocated_len)
    g_string_set_size (text, length + N_CELLS + sizeof answer);
  line = text->str + length;
  memcpy (line, cells, N_CELLS);
  memcpy (line + N_CELLS, answer, sizeof answer);
  text->len = length + N_CELLS + sizeof answer - 1;
}
