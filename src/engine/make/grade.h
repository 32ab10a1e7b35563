/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* grade.h — is a puzzle as hard as wished? Asked again and again, so it looks no further than it must. */
#pragma once

#include "climb.h"
#include "generate.h"

typedef enum {
  GRADE_FITS,
  GRADE_EASY,                        /* easier than wished: with fewer clues it might fit */
  GRADE_HARD,                        /* harder: with more clues it might fit */
  GRADE_STOPPED,
} Grade;

typedef struct {
  Wish      wish;
  Climb     allowed;                 /* what may be used, where the wish says it */
  Climb     below, with;             /* what must not be enough, and what must, where a technique is needed */
  Climb     easy;                    /* all that a rating within the range can need, where has_easy */
  bool      has_easy;
  RateWork *rate_work;               /* NULL until it is needed */
  bool    (*stop) (void *user);
  void     *user;
} Grader;

/* All zeros before the first time. False: no memory. */
bool  grader_start (Grader *grader, const Wish *wish);
void  grader_clear (Grader *grader);
void  grader_set_stop (Grader *grader, bool (*stop) (void *user), void *user);

/* Of a puzzle of one solution. made's numbers are filled for GRADE_FITS; what was learnt on the way is counted in generate. */
Grade grader_grade (Grader *grader, const Board *puzzle, Generate *generate, Made *made);

/* Whether the wish says anything about how hard the puzzle is. */
bool  wish_is_graded (const Wish *wish);
/* The rows that the needed technique must add something to, and those with it. */
TechniqueSet wish_below (const Wish *wish);
/* Rows that together do all that Sudoku Explainer's techniques of at most that rating do, and perhaps more. False: the
 * rating is beyond what there is a table for, and the set is not complete. wish.c */
bool  wish_techniques_up_to (int rating, TechniqueSet *set);
