/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* any-count-private.h — what a search for solutions works on, shared by its two parts: what follows from what is known
 * (any-follow.c), and what is tried when nothing does (any-count.c). */
#pragma once

#include "any-count.h"
#include "engine/rules/scan.h"

enum { CHANGES_MAX = RULES_CELLS_MAX * VALUES_MAX };

/* Numbers that wait to be looked at, each at most once: a ring. */
typedef struct {
  uint16_t *waiting;
  bool     *waits;
  int       room, first, n;
} Queue;

typedef struct {
  uint16_t cell;
  Values   was;
} Change;

typedef struct {
  int      n_changes;                /* of the trail, before the guess */
  uint16_t cell;
  uint8_t  value;
} Guess;

/* Where it goes on: with the first look, a guess, or the way back from a solution. */
typedef enum { STAGE_LOOK, STAGE_GUESS, STAGE_BACK, STAGE_OVER } Stage;

struct AnyCount {
  const Topology *topology;
  Random  *random;                   /* NULL: nothing is drawn by lot */
  Stage    stage;
  Values   domain[RULES_CELLS_MAX];
  float    trouble[RULES_CELLS_MAX]; /* how often what a cell has part in came to nothing, the latest counting most */
  float    added;                    /* what one more counts */
  Queue    cells, houses, crossings, scans;
  int      emptied;                  /* of the last failure: the cell that nothing is left to, */
  int      failed_house, failed_scan;          /* or what cannot be filled; −1 */
  int      n_changes, n_guesses;
  Change   change[CHANGES_MAX];
  Guess    guess[RULES_CELLS_MAX * VALUES_MAX];
  ScanWork work;
};

/* Room for numbers 0 – room − 1. False: no memory. */
bool queue_init  (Queue *queue, int room);
void queue_free  (Queue *queue);
void queue_add   (Queue *queue, int number);
void queue_clear (Queue *queue);

/* Leaves of the cell's domain what keep has. False: nothing. */
bool any_cut    (AnyCount *count, int cell, Values keep);

/* All that follows, the cheap first. False: the board has come to nothing; then nothing waits any more. */
bool any_follow (AnyCount *count);
void any_forget (AnyCount *count);                   /* what waits to be looked at */

bool any_look_at_all (AnyCount *count);              /* everything for the first time */
void any_put_back    (AnyCount *count, int n_changes);         /* the trail, down to so many */
