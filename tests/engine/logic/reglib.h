/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* reglib.h — lines of HoDoKu's regression library: a position, a technique, and exactly what it must give there.
 *
 *   :code[-variant]:candidates:givens with +placed:deleted "drc drc":eliminations:placements:extra
 *
 * The candidates are the digits of the pattern; of chains, almost locked sets and Sue de Coq the digits that they
 * strike or place. Among the instances of the technique with just these digits none gives anything else, so their union
 * equals the line; instances with other digits are the matter of other lines. Variant x: the technique must find
 * nothing with these digits. */
#pragma once

#include <glib.h>

#include "engine/logic/technique.h"

typedef struct {
  char         code[8];                      /* "0110", without the variant */
  char         variant;                      /* '1' …, 'x', or 0 */
  Digits       digits;                       /* the candidates; ∅ where the line names none */
  char        *text;                         /* the whole line */
  Position     position;                     /* unique */
  CandidateSet eliminations, placements;     /* one of them is empty; both for variant x */
} ReglibLine;

/* Lines of tests/puzzles/reglib-sample.txt and, where it is there, SETDOKU_DATA/hodoku_reglib.txt, in that order.
 * Aborts on a line that is no such line. The same array each time, for the life of the process. */
const GPtrArray *reglib_lines (void);

/* A position written as in a line of the library; deleted: "drc drc", or "". */
void             reglib_parse_position (const char *givens, const char *deleted, Position *position);

/* Whether the library itself was there. */
bool             reglib_is_whole (void);

/* The union of everything that the instances of the technique with the line's digits give: strikes, and places. */
void             reglib_search (const ReglibLine *line, const Technique *technique, CandidateSet *struck,
                                CandidateSet *placed);

/* "1r2c3 4r5c6", for messages. */
char            *reglib_describe (const CandidateSet *set);
