/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* made.h — a puzzle that was made, and what is known of it. */
#pragma once

#include "engine/core/board.h"

typedef struct {
  Board    puzzle;                   /* the clues */
  uint8_t  solution[N_CELLS];
  int      er, ep, ed;               /* tenths; 0: not rated */
  int      rate_technique;           /* RateTechnique of the hardest step; RATE_NOTHING: not rated */
  int      score;                    /* HoDoKu's; −1: not scored */
} Made;

/* Counters of boards by ER in tenths; the last one: given up as harder than wished. */
enum { MADE_RATINGS = 128 };
