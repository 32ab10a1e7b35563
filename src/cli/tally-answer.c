/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "tally-answer.h"

#include "formats/json-line.h"

enum { NUMBER_ROOM = 32 };         /* characters of a tabulator, a number, a plus and a line end */

void
tally_answer_sets (GString *text, const SetdokuMarks *puzzle)
{
  char groups[N_CELLS * 10], *end = groups;

  for (int cell = 0; cell < N_CELLS; cell++)
    {
      for_each_digit (digit, puzzle->cell[cell])
        *end++ = (char) ('0' + digit);
      *end++ = ' ';
    }
  g_string_append_len (text, groups, end - groups - 1);
}

static void
put_json_count (GString *text, uint64_t count, uint64_t limit)
{
  json_line_count (text, "solutions", MIN (count, limit));
  json_line_bool (text, "more", count > limit);
  json_line_end (text);
}

static void
put_json_candidates (GString *text, const SetdokuMarks *puzzle, const SetdokuKernel *kernel)
{
  SetdokuMarks used;

  if (setdoku_true_candidates (puzzle, kernel, &used))
    {
      json_line_open (text, "candidates", '[');
      for (int cell = 0; cell < N_CELLS; cell++)
        json_line_digits (text, NULL, used.cell[cell]);
      json_line_close (text, ']');
    }
  else
    json_line_null (text, "candidates");
  json_line_end (text);
}

static void
put_count (GString *text, uint64_t count, uint64_t limit)
{
  char digits[NUMBER_ROOM], *start = digits + sizeof digits;
  bool more = count > limit;

  *--start = '\n';
  if (more)
    *--start = '+';
  for (uint64_t rest = MIN (count, limit); rest > 0 || *start == '\n' || *start == '+'; rest /= 10)
    *--start = (char) ('0' + rest % 10);
  *--start = '\t';
  g_string_append_len (text, start, digits + sizeof digits - start);
}

static void
put_candidates (GString *text, const SetdokuMarks *puzzle, const SetdokuKernel *kernel)
{
  SetdokuMarks used;

  g_string_append_c (text, '\t');
  if (setdoku_true_candidates (puzzle, kernel, &used))
    tally_answer_sets (text, &used);
  else
    g_string_append (text, "no solution");
  g_string_append_c (text, '\n');
}

void
tally_answer_count (GString *text, uint64_t count, const TallyOptions *options)
{
  (options->json ? put_json_count : put_count) (text, count, options->limit);
}

void
tally_answer_candidates (GString *text, const SetdokuMarks *puzzle, const TallyOptions *options)
{
  (options->json ? put_json_candidates : put_candidates) (text, puzzle, options->kernel);
}
