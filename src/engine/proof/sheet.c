/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "sheet.h"

#include <string.h>

/* What was set and not yet carried on. */
typedef struct {
  Sheet  *sheet;
  int     n, done;
  Literal queue[N_CANDIDATES];
} Spreading;

void
sheet_start (Sheet *sheet)
{
  memset (sheet, 0, sizeof *sheet);
  memset (sheet->left, 9, sizeof sheet->left);
}

bool
more_clauses_add (MoreClauses *more, const Literal *literals, int n)
{
  if (more->n + n + 1 > MORE_CLAUSES_SIZE)
    return false;

  for (int i = 0; i < n; i++)
    more->literals[more->n++] = literals[i];
  more->literals[more->n++] = 0;
  return true;
}

static void
set (Spreading *spreading, Literal literal)
{
  Sheet *sheet = spreading->sheet;

  switch (sheet_value (sheet, literal))
    {
    case 0:
      sheet->value[literal_candidate (literal)] = literal > 0 ? 1 : -1;
      spreading->queue[spreading->n++] = literal;
      break;

    case -1:
      sheet->broken = true;
      break;
    }
}

static void
spread_true (Spreading *spreading, int candidate)
{
  uint16_t nines[NINES_OF_ONE], candidates[9];

  nines_of (candidate, nines);
  for (int i = 0; i < NINES_OF_ONE; i++)
    {
      spreading->sheet->held[nines[i]] = true;
      nine_candidates (nines[i], candidates);
      for (int j = 0; j < 9; j++)
        if (candidates[j] != candidate)
          set (spreading, literal_has_not (candidates[j]));
    }
}

static void
spread_false (Spreading *spreading, int candidate)
{
  Sheet   *sheet = spreading->sheet;
  uint16_t nines[NINES_OF_ONE], candidates[9];

  nines_of (candidate, nines);
  for (int i = 0; i < NINES_OF_ONE; i++)
    {
      int left = --sheet->left[nines[i]];

      if (left == 0)
        sheet->broken = true;
      if (left != 1 || sheet->held[nines[i]])
        continue;
      nine_candidates (nines[i], candidates);
      for (int j = 0; j < 9; j++)
        if (sheet->value[candidates[j]] >= 0)
          set (spreading, literal_has (candidates[j]));
    }
}

static void
spread (Spreading *spreading)
{
  while (spreading->done < spreading->n && !spreading->sheet->broken)
    {
      Literal literal = spreading->queue[spreading->done++];

      (literal > 0 ? spread_true : spread_false) (spreading, literal_candidate (literal));
    }
}

/* The clause that begins there, of which one literal may be left. Returns where the next begins. */
static int
look_at (Spreading *spreading, const MoreClauses *more, int at)
{
  Literal last = 0;
  int     n_open = 0;
  bool    satisfied = false;

  for (; more->literals[at]; at++)
    {
      int value = sheet_value (spreading->sheet, more->literals[at]);

      satisfied = satisfied || value > 0;
      if (value == 0)
        {
          last = more->literals[at];
          n_open++;
        }
    }
  if (!satisfied && n_open == 0)
    spreading->sheet->broken = true;
  else if (!satisfied && n_open == 1)
    set (spreading, last);
  return at + 1;
}

void
sheet_take (Sheet *sheet, Literal literal, const MoreClauses *more)
{
  Spreading spreading = { .sheet = sheet };

  if (literal && !sheet->broken)
    set (&spreading, literal);
  spread (&spreading);
  for (int known = -1; !sheet->broken && known != spreading.n;)
    {
      known = spreading.n;
      for (int at = 0; at < more->n && !sheet->broken;) /* unreached: not seen: another clause than the last breaks it */
        at = look_at (&spreading, more, at);
      spread (&spreading);
    }
}
