/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* pairs.c — dots, letters and signs between two cells, and what their absence says.
 *
 * Each is a table of which values go together, so an arc is all there is to it. With "negative" every pair of neighbours that
 * carries no mark obeys the opposite; a pair with either dot is exempt from what is said of dots, and one with X or V from
 * what is said of these. */
#include "constraints.h"

static bool allow_double       (int a, int b, int unused)  { (void) unused; return a == 2 * b || b == 2 * a; }
static bool allow_ratio        (int a, int b, int ratio)   { return a == ratio * b || b == ratio * a; }
static bool allow_sum          (int a, int b, int sum)     { return a + b == sum; }
static bool allow_no_difference (int a, int b, int difference) { return !allow_difference (a, b, difference); }
static bool allow_no_double    (int a, int b, int unused)  { return !allow_double (a, b, unused); }
static bool allow_no_sum       (int a, int b, int sum)     { return a + b != sum; }

enum { SUM_X = 10, SUM_V = 5 };

FaultKind
build_dot (Build *build, const Constraint *constraint, int dot)
{
  const uint16_t *pair, *numbers;
  bool numbered = dot == DOT_DIFFERENCE || dot == DOT_RATIO || dot == DOT_SUM;
  int number = 0;

  if (numbered)
    {
      build_part (build, constraint, 0, &numbers);
      number = numbers[0];
    }
  build_part (build, constraint, numbered, &pair);
  switch (dot)
    {
    case DOT_WHITE:      build_pair (build, pair[0], pair[1], allow_difference, 1); break;
    case DOT_BLACK:      build_pair (build, pair[0], pair[1], allow_double, 0); break;
    case DOT_X:          build_pair (build, pair[0], pair[1], allow_sum, SUM_X); break;
    case DOT_V:          build_pair (build, pair[0], pair[1], allow_sum, SUM_V); break;
    case DOT_DIFFERENCE: build_pair (build, pair[0], pair[1], allow_difference, number); break;
    case DOT_RATIO:      build_pair (build, pair[0], pair[1], allow_ratio, number); break;
    case DOT_SUM:        build_pair (build, pair[0], pair[1], allow_sum, number); break;
    default:             build_pair (build, pair[0], pair[1], allow_less, 0); break;
    }
  return FAULT_NONE;
}

static void
look_for_dots (Build *build, int one, int other, int word)
{
  if (build_is_marked (build, one, other, "white") || build_is_marked (build, one, other, "black"))
    return;
  if (word != WORD_BLACK)
    build_pair (build, one, other, allow_no_difference, 1);
  if (word != WORD_WHITE)
    build_pair (build, one, other, allow_no_double, 0);
}

static void
look_for_letters (Build *build, int one, int other, int word)
{
  if (build_is_marked (build, one, other, "x") || build_is_marked (build, one, other, "v"))
    return;
  if (word != WORD_V)
    build_pair (build, one, other, allow_no_sum, SUM_X);
  if (word != WORD_X)
    build_pair (build, one, other, allow_no_sum, SUM_V);
}

FaultKind
build_negative (Build *build, const Constraint *constraint, int unused)
{
  const uint16_t *word;

  (void) unused;
  build_part (build, constraint, 0, &word);
  for (const Constraint *before = build->rules->constraint; before < constraint; before++)
    if (before->kind == constraint->kind && build->rules->number[before->first] == *word)
      return FAULT_NONE;                             /* said already */
  build_neighbours (build, *word <= WORD_BLACK ? look_for_dots : look_for_letters, *word);
  return FAULT_NONE;
}
