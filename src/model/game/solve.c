/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "solve.h"

#include <string.h>

/* The number counts up when a line means something else; a program leaves a file of a later one alone. */
#define HEADER "setdoku-statistics"

enum { N_FIELDS = 10, COUNT_MAX = 1000000000, RATING_MAX = 1000 };

#define TIME_MAX (INT64_C (1) << 40)

bool
solve_is_same (const Solve *a, const Solve *b)
{
  return a->began != 0 && a->began == b->began && strcmp (a->puzzle, b->puzzle) == 0;
}

/* The cells before everything that was done. */
static void
take_back_all (const Document *document, DocumentCell *cells)
{
  memcpy (cells, document->cells, (size_t) document->n_cells * sizeof *cells);
  for (int step = document->current; step >= 0; step = g_array_index (document->steps, DocumentStep, step).parent)
    {
      unsigned n;
      const DocumentChange *changes = document_get_changes (document, step, &n);

      for (unsigned i = 0; i < n; i++)
        cells[changes[i].cell] = changes[i].before;
    }
}

bool
solve_counts (const Document *document, bool vouched)
{
  DocumentCell first[RULES_CELLS_MAX];
  int n_empty = 0, n_cells = 0;

  g_return_val_if_fail (document, false);

  take_back_all (document, first);
  for (int cell = 0; cell < document->n_cells; cell++)
    if (document_has_cell (document, cell))
      {
        if (first[cell].entry)
          return false;
        n_cells++;
        n_empty += document->cells[cell].given == 0;
      }
  return vouched || 3 * n_empty >= n_cells;
}

/* FNV-1a: another byte anywhere always gives another sum. */
static uint32_t
sum_of (const char *text, gsize length)
{
  uint32_t sum = 2166136261u;

  for (gsize i = 0; i < length; i++)
    sum = (sum ^ (uint8_t) text[i]) * 16777619u;
  return sum;
}

static void
append_sum (GString *text, gsize start)
{
  g_string_append_printf (text, ",%08x", sum_of (text->str + start, text->len - start));
}

/* The text's last field is the sum of what is before it. */
static bool
has_sum (const char *text, gsize length, const char *field)
{
  g_autofree char *sum = NULL;

  if (strlen (text) != length)
    return false;
  sum = g_strdup_printf ("%08x", sum_of (text, length - strlen (field) - 1));
  return strcmp (sum, field) == 0;
}

void
solve_append_line (const Solve *solve, GString *text)
{
  gsize start = text->len;

  g_string_append_printf (text, "%" G_GINT64_FORMAT ",%" G_GINT64_FORMAT ",%" G_GINT64_FORMAT ",%d,%s,%d,%d,%d,%s",
                          solve->solved, solve->began, solve->elapsed, solve->rating, solve->level, solve->hints,
                          solve->checks, solve->undos, solve->puzzle);
  append_sum (text, start);
}

static bool
take_number (const char *field, int64_t max, int64_t *number)
{
  guint64 found;

  if (!g_ascii_string_to_unsigned (field, 10, 0, (guint64) max, &found, NULL))
    return false;
  *number = (int64_t) found;
  return true;
}

static bool
take_count (const char *field, int max, int *count)
{
  int64_t number;

  if (!take_number (field, max, &number))
    return false;
  *count = (int) number;
  return true;
}

/* The level of a later version may be one that is not known here: it stays. */
static bool
take_level (const char *field, Solve *solve)
{
  for (const char *c = field; *c; c++)
    if (!g_ascii_islower (*c) && *c != '-')
      return false;
  return g_strlcpy (solve->level, field, sizeof solve->level) < sizeof solve->level;
}

static bool
take_puzzle (const char *field, Solve *solve)
{
  if (strlen (field) != N_CELLS || strspn (field, "123456789.") != N_CELLS)
    return false;
  g_strlcpy (solve->puzzle, field, sizeof solve->puzzle);
  return true;
}

bool
solve_parse_line (const char *line, gsize length, Solve *solve)
{
  g_autofree char *text = g_strndup (line, length);
  g_auto (GStrv) fields = g_strsplit (text, ",", N_FIELDS + 1);
  Solve read = { 0 };

  if (g_strv_length (fields) != N_FIELDS
      || !has_sum (text, length, fields[N_FIELDS - 1])
      || !take_number (fields[0], TIME_MAX, &read.solved)
      || !take_number (fields[1], TIME_MAX, &read.began)
      || !take_number (fields[2], TIME_MAX, &read.elapsed)
      || !take_count (fields[3], RATING_MAX, &read.rating)
      || !take_level (fields[4], &read)
      || !take_count (fields[5], COUNT_MAX, &read.hints)
      || !take_count (fields[6], COUNT_MAX, &read.checks)
      || !take_count (fields[7], COUNT_MAX, &read.undos)
      || !take_puzzle (fields[8], &read))
    return false;
  *solve = read;
  return true;
}

void
solve_append_header (GString *text)
{
  gsize start = text->len;

  g_string_append_printf (text, HEADER ",%d", SOLVE_VERSION);
  append_sum (text, start);
}

int
solve_parse_header (const char *line, gsize length)
{
  g_autofree char *text = g_strndup (line, length);
  g_auto (GStrv) fields = g_strsplit (text, ",", 4);
  int version = 0;

  if (g_strv_length (fields) == 3 && strcmp (fields[0], HEADER) == 0 && has_sum (text, length, fields[2]))
    take_count (fields[1], COUNT_MAX, &version);
  return version;
}
