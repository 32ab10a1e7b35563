/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* carrying-out.h — what a technique found, carried out one visible thing a step: by strategy logic, and by the digging.
 *
 * One event each: TECHNIQUE, what was found, before anything changes; then a STRIP for each candidate that it rules out, in
 * reading order, and a SINGLE for each digit that it places. What a digit rules out around it goes with its SINGLE. */
#pragma once

#include "engine/logic/ladder.h"
#include "engine/search/emit.h"

/* A plain value, zeroed to begin with. */
typedef struct {
  Position     position;
  CandidateSet struck;                         /* of the deduction at work: still to go */
  uint16_t     placed[DEDUCTION_PLACES];       /* of it: still to come from next on */
  uint8_t      n_placed, next;
  uint8_t      row;                            /* of techniques[]: the one at work */
} CarryingOut;

void carrying_out_begin (CarryingOut *work, const Deduction *found, Event *event);

/* The next thing. False: all is done. */
bool carrying_out_step  (CarryingOut *work, Event *event);
