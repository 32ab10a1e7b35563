/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* options.h — how a strategy searches: a handful of switches, each a row of search_switches[].
 *
 * Menus, the command line, saved traces and tests read the rows; a strategy names the switches
 * that it has, and every other one is refused by name. */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum { CELL_LINEAR, CELL_MRV, CELL_MRV_DEGREE } CellOrder;
typedef enum { INFERENCE_NONE, INFERENCE_FORWARD, INFERENCE_SINGLES } Inference;
typedef enum { UNDO_TRAIL, UNDO_COPY } UndoKind;
typedef enum { CONTROL_ITERATIVE, CONTROL_RECURSIVE } Control;
typedef enum { TIER_1 = 1, TIER_2, TIER_3 } Tier;
enum { DIG_OFF, DIG_ON };
typedef enum { VARIANT_RANDOM_NAKED, VARIANT_MRV_NAKED, VARIANT_RANDOM_HIDDEN, VARIANT_MRV_HIDDEN } Variant;

typedef struct {
  uint8_t  cell;             /* CellOrder */
  uint8_t  inference;        /* Inference */
  uint8_t  undo;             /* UndoKind */
  uint8_t  control;          /* Control: how solve runs it; a timeline always shows the iterative form */
  uint8_t  tier;             /* Tier */
  uint8_t  variant;          /* Variant */
  uint8_t  ladder;           /* row of ladder_profiles[] */
  uint8_t  dig;              /* DIG_ON: a grid that was filled from nothing is dug into a puzzle */
  uint8_t  methods[16];      /* techniques to dig with, a bit a row of techniques[]; none: the seed's six. See method-set.h */
  uint16_t solutions;        /* stop after so many, 1–1000 */
} SearchOptions;

_Static_assert (sizeof (SearchOptions) == 26, "without padding, so that equal options are equal bytes");

typedef enum {
  SWITCH_CELL, SWITCH_INFERENCE, SWITCH_UNDO, SWITCH_CONTROL, SWITCH_TIER, SWITCH_VARIANT, SWITCH_DIG, SWITCH_METHODS,
  SWITCH_LADDER, SWITCH_SOLUTIONS, N_SWITCHES
} SwitchId;

typedef enum {
  SWITCH_CHOICE,             /* one of values */
  SWITCH_NUMBER,
  SWITCH_SET,                /* of techniques, by the words of method-set.h */
} SwitchKind;

enum { SEARCH_OPTIONS_TEXT_SIZE = 1024 };              /* always enough for search_options_format () */

typedef struct { const char *id, *name, *description; int value; } SwitchValue;      /* name, description marked N_() */

typedef struct {
  const char  *key;                  /* stable: "cell" */
  const char  *name;                 /* marked N_(): "Next cell" */
  SwitchValue  values[5];            /* ended by .id = NULL; of a choice only */
  SwitchKind   kind;
} SearchSwitch;

extern const SearchSwitch search_switches[N_SWITCHES];

/* Choices and numbers only. */
int  search_options_get (const SearchOptions *options, SwitchId id);
void search_options_put (SearchOptions *options, SwitchId id, int value);

bool search_options_same (const SearchOptions *a, const SearchOptions *b, SwitchId id);

typedef enum { OPTION_OK, OPTION_UNKNOWN_KEY, OPTION_NOT_HERE, OPTION_BAD_VALUE } OptionStatus;

/* Sets one switch from text. switches is the strategy's set of switches, one bit (1 << SwitchId) each.
 * Anything but OPTION_OK leaves the options as they were. */
OptionStatus search_options_set (SearchOptions *options, unsigned switches, const char *key, const char *value);

/* "cell=mrv inference=singles …": the given switches only, in table order; cut at size. Returns the length. */
size_t search_options_format (const SearchOptions *options, unsigned switches, char *text, size_t size);
