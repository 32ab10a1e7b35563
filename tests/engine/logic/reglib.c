/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "reglib.h"

#include <string.h>

#include "engine/logic/library.h"

/* More instances with different effects than any position of the library has. */
enum { CAPACITY = 4096 };

static bool whole;

/* "drc drc …": digit, row, column. */
static void
parse_candidates (const char *text, CandidateSet *set)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  memset (set, 0, sizeof *set);
  for (int i = 0; words[i]; i++)
    if (words[i][0])
      {
        const char *word = words[i];

        g_assert_cmpuint (strspn (word, "123456789"), ==, 3);
        g_assert_cmpuint (strlen (word), ==, 3);
        candidate_set_add (set, cell_at (word[1] - '1', word[2] - '1'), word[0] - '0');
      }
}

void
reglib_parse_position (const char *givens, const char *deleted, Position *position)
{
  uint8_t      digit[N_CELLS] = { 0 };
  CellSet      placed = CELLS_NONE;
  CandidateSet gone;
  Board        board;
  int          cell = 0;

  for (const char *c = givens; *c; c++)
    {
      bool plus = *c == '+';

      c += plus;
      g_assert_cmpint (cell, <, N_CELLS);
      if (*c != '.')
        g_assert_true (*c >= '1' && *c <= '9');
      if (*c != '.')
        digit[cell] = (uint8_t) (*c - '0');
      if (plus)
        cells_add (&placed, cell);
      cell++;
    }
  g_assert_cmpint (cell, ==, N_CELLS);

  board_from_digits (&board, digit);
  position_from_board (position, &board);
  position->given = cells_difference (position->given, placed);
  position->unique = true;

  parse_candidates (deleted, &gone);
  for (int d = 1; d <= 9; d++)
    for_each_cell (struck, gone.cells[d])
      position_strike (position, struck, d);
}

static ReglibLine *
parse_line (const char *text)
{
  g_auto (GStrv) fields = g_strsplit (text, ":", -1);
  ReglibLine    *line = g_new0 (ReglibLine, 1);
  char          *dash;

  g_assert_cmpuint (g_strv_length (fields), >=, 7);
  if ((dash = strchr (fields[1], '-')))
    {
      *dash = '\0';
      line->variant = dash[1];
    }
  g_assert_cmpuint (strlen (fields[1]), <, sizeof line->code);
  strcpy (line->code, fields[1]);
  for (const char *c = fields[2]; *c; c++)
    line->digits = digits_union (line->digits, digits_of (*c - '0'));
  line->text = g_strdup (text);
  reglib_parse_position (fields[3], fields[4], &line->position);
  parse_candidates (fields[5], &line->eliminations);
  parse_candidates (fields[6], &line->placements);
  if (line->variant != 'x')
    g_assert_true (candidate_set_is_empty (&line->eliminations) != candidate_set_is_empty (&line->placements));
  return line;
}

static bool
read_lines (const char *path, GPtrArray *lines)
{
  g_autofree char *text = NULL;
  g_auto (GStrv)   rows = NULL;

  if (!g_file_get_contents (path, &text, NULL, NULL))
    return false;

  rows = g_strsplit (text, "\n", -1);
  for (int i = 0; rows[i]; i++)
    if (g_strchomp (rows[i])[0] == ':')
      g_ptr_array_add (lines, parse_line (rows[i]));

  return true;
}

const GPtrArray *
reglib_lines (void)
{
  static GPtrArray *lines = NULL;

  if (!lines)
    {
      g_autofree char *sample = g_test_build_filename (G_TEST_DIST, "puzzles", "reglib-sample.txt", NULL);
      const char      *folder = g_getenv ("SETDOKU_DATA");
      g_autofree char *library = g_build_filename (folder ? folder : ".", "hodoku_reglib.txt", NULL);

      lines = g_ptr_array_new ();
      g_assert_true (read_lines (sample, lines));
      g_assert_cmpuint (lines->len, >, 0);
      whole = read_lines (library, lines);
    }
  return lines;
}

bool
reglib_is_whole (void)
{
  reglib_lines ();
  return whole;
}

static void
gather (const Deduction *found, CandidateSet *struck, CandidateSet *placed)
{
  for (int digit = 1; digit <= 9; digit++)
    struck->cells[digit] = cells_union (struck->cells[digit], found->struck.cells[digit]);
  for (int i = 0; i < found->n_placed; i++)
    candidate_set_add (placed, candidate_cell (found->placed[i]), candidate_digit (found->placed[i]));
}

void
reglib_search (const ReglibLine *line, const Technique *technique, CandidateSet *struck, CandidateSet *placed)
{
  g_autofree Deduction *found = g_new (Deduction, CAPACITY);
  Finds                 finds = { .found = found, .capacity = CAPACITY, .variant = MAX (0, g_ascii_digit_value (line->variant)) };

  memset (struck, 0, sizeof *struck);
  memset (placed, 0, sizeof *placed);
  technique_search (technique, &line->position, &finds);
  g_assert_false (finds.overflow);

  for (int i = 0; i < finds.n; i++)
    if (!line->digits || technique_filed_digits (&found[i]) == line->digits)
      gather (&found[i], struck, placed);
}

char *
reglib_describe (const CandidateSet *set)
{
  GString *text = g_string_new (NULL);

  for (int digit = 1; digit <= 9; digit++)
    for_each_cell (cell, set->cells[digit])
      g_string_append_printf (text, "%s%dr%dc%d", text->len ? " " : "", digit, cell_row (cell) + 1, cell_column (cell) + 1);

  return g_string_free (text, FALSE);
}
