/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* grade.h — is a puzzle as hard as wished? Asked again and again, so it looks no further than it must. */
#pragma once

#include "climb.h"
#include "engine/rate/rate.h"
#include "made.h"
#include "wish.h"

typedef enum {
  GRADE_FITS,
  GRADE_EASY,                        /* easier than wished: with fewer clues it might fit */
  GRADE_HARD,                        /* harder: with more clues it might fit */
  GRADE_STOPPED,
  GRADE_NO_MEMORY,                   /* it is not known */
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

/* Of a puzzle of one solution. made's numbers are filled for GRADE_FITS; a rating that was found on the way is counted in
 * ratings. */
Grade grader_grade (Grader *grader, const Board *puzzle, uint64_t ratings[MADE_RATINGS], Made *made);
