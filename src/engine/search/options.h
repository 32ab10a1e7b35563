/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* options.h — how a strategy searches: a plain value. Its switches have words in switches.h. */
#pragma once

#include <stdint.h>

#include "engine/logic/technique-set.h"
#include "engine/make/variant.h"

typedef enum { CELL_LINEAR, CELL_MRV, CELL_MRV_DEGREE } CellOrder;
typedef enum { INFERENCE_NONE, INFERENCE_FORWARD, INFERENCE_SINGLES } Inference;
typedef enum { UNDO_TRAIL, UNDO_COPY } UndoKind;
typedef enum { CONTROL_ITERATIVE, CONTROL_RECURSIVE } Control;
typedef enum { TIER_1 = 1, TIER_2, TIER_3 } Tier;
enum { DIG_OFF, DIG_ON };

typedef struct {
  uint8_t  cell;             /* CellOrder */
  uint8_t  inference;        /* Inference */
  uint8_t  undo;             /* UndoKind */
  uint8_t  control;          /* Control: how solve runs it; a timeline always shows the iterative form */
  uint8_t  tier;             /* Tier */
  uint8_t  variant;          /* Variant */
  uint8_t  ladder;           /* row of ladder_profiles[] */
  uint8_t  dig;              /* DIG_ON: a grid that was filled from nothing is dug into a puzzle */
  uint8_t  methods[24];      /* techniques to dig with, a bit a row of techniques[]; none: the seed's six. See
                              * search_options_get_methods () */
  uint16_t solutions;        /* stop after so many, 1–1000 */
} SearchOptions;

_Static_assert (sizeof (SearchOptions) == 34, "without padding, so that equal options are equal bytes");
