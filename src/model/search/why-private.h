/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* why-private.h — what the files of "why?" share: why.c (which event), why-causes.c (what it rests on), explain-why.c (the
 * words). */
#pragma once

#include "engine/logic/technique.h"
#include "why.h"

typedef enum { STANDS, CAN_STAND, CANNOT_STAND } WhyStatus;

/* Whoever looks about in a timeline: the search at one step is kept. */
typedef struct {
  Timeline  *timeline;
  SearchView view;               /* after event number at */
  uint64_t   at;
} WhyWalk;

/* The search as it stood after that event; valid until the next call. */
const SearchView *why_walk_to    (WhyWalk *walk, uint64_t step);
/* The event; the view is kept. */
Event             why_walk_event (WhyWalk *walk, uint64_t step);
/* The last event at or before the step that is of these kinds and, but for −1 and 0, of the cell and the digit; 0: none. The
 * view is kept. */
uint64_t          why_walk_find  (WhyWalk *walk, unsigned kinds, int cell, int digit, uint64_t step);

WhyStatus         why_status     (const SearchView *view, int cell, int digit);

/* What a technique found, and where. */
typedef struct {
  uint64_t  step;                /* its TECHNIQUE event; 0: none took part */
  Deduction deduction;
  Position  position;            /* the board that it was found on */
} WhyTechnique;

/* Fills in the causes, where the rest of the answer is known. */
void why_add_causes (WhyWalk *walk, WhyAnswer *answer, const WhyTechnique *technique);

/* Parts of explain_why () that are of any board. */
void  explain_why_tried    (const WhyAnswer *answer, Explanation *explanation);
char *explain_why_failure  (const WhyAnswer *answer);

/* NULL: there is none. */
char *explain_why_equation (WhyWalk *walk, const WhyAnswer *answer, const WhyTechnique *technique);
/* Fills in explanation and equation, where the rest of the answer is known. */
void explain_why    (WhyWalk *walk, WhyAnswer *answer, const Strategy *strategy, const WhyTechnique *technique);
