/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* rate-line.h — what “rate” found out about a puzzle, and how it is printed: fields of a line, or keys of an object. */
#pragma once

#include <glib.h>
#include <stdbool.h>

typedef enum { RATED, RATED_BEYOND, RATED_STUCK, RATED_INVALID, RATED_NO_MEMORY } RatedOutcome;

typedef struct { int value; bool places; } RatedStep;        /* its rating in tenths, or its score */

typedef struct {
  RatedOutcome outcome;
  unsigned     solutions;            /* 0, 1, 2 for several */
  bool         explainer;            /* Sudoku Explainer's er, ep and ed; else HoDoKu's score and level */
  int          er, ep, ed;           /* tenths */
  int          score;
  const char  *level, *hardest;      /* borrowed; hardest NULL: there was no step */
  GArray      *steps;                /* of RatedStep, owned; NULL: not wanted */
} Rated;

void rated_line   (const Rated *rated, GString *text);       /* behind "PUZZLE<TAB>"; no line end */
void rated_object (const Rated *rated, GString *text);       /* behind "puzzle"; the object stays open */
