/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* switches.h — the options of a search, each a row of search_switches[].
 *
 * Menus, the command line, saved traces and tests read the rows; a strategy names the switches
 * that it has, and every other one is refused by name. */
#pragma once

#include <stdbool.h>
#include <stddef.h>

#include "options.h"

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
  unsigned     at, size;             /* its field in the SearchOptions: bytes */
  SwitchValue  values[5];            /* ended by .id = NULL; of a choice only */
  SwitchKind   kind;
} SearchSwitch;

/* One row an option: words and menus, reading, writing and comparing iterate it. */
extern const SearchSwitch search_switches[N_SWITCHES];

/* Choices and numbers only. */
int  search_options_get (const SearchOptions *options, SwitchId id);
void search_options_put (SearchOptions *options, SwitchId id, int value);

/* The techniques to dig with: a set that is never empty, within method_set_all () of engine/logic/method-set.h. */
TechniqueSet search_options_get_methods (const SearchOptions *options);
void         search_options_put_methods (SearchOptions *options, const TechniqueSet *set);

bool search_options_same (const SearchOptions *a, const SearchOptions *b, SwitchId id);

typedef enum { OPTION_OK, OPTION_UNKNOWN_KEY, OPTION_NOT_HERE, OPTION_BAD_VALUE } OptionStatus;

/* Sets one switch from text. switches is the strategy's set of switches, one bit (1 << SwitchId) each.
 * Anything but OPTION_OK leaves the options as they were. */
OptionStatus search_options_set (SearchOptions *options, unsigned switches, const char *key, const char *value);

/* "cell=mrv inference=singles …": the given switches only, in table order; cut at size. Returns the length. */
size_t search_options_format (const SearchOptions *options, unsigned switches, char *text, size_t size);
