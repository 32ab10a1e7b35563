/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* look-deduction.h — what the board shows of a deduction: whose candidates matter, what its sets are, and its links.
 *
 * Pure functions. What the cells show of it is asked for through look.h. */
#pragma once

#include "engine/any/logic/any-deduction.h"
#include "engine/logic/technique.h"
#include "engine/search/strategy.h"

/* A node of a chain: the digit's candidates in these cells, one or more of which stand for it together. */
typedef struct {
  uint8_t  digit;
  PlaceSet cells;
} LookNode;

typedef struct {
  LookNode from, to;
  bool     strong;             /* one of the two at least; else one at most */
} LookLink;

enum { LOOK_LINKS_MAX = DEDUCTION_LINKS };

bool look_link_equal (const LookLink *a, const LookLink *b);

/* The links to draw, each once whichever way it is gone along; returns how many. NULL has none. */
int  look_links (const Deduction *deduction, LookLink links[LOOK_LINKS_MAX]);
/* The same of a board of any shape. */
int  look_any_links (const AnyDeduction *deduction, LookLink links[LOOK_LINKS_MAX]);

/* At a TECHNIQUE event: the deduction that was found, and the board it was found on. False at any other event, and if nothing
 * is found. Takes as long as the technique: most take microseconds, nets some milliseconds. */
bool look_find_deduction (const Event *event, const SearchView *view, Deduction *deduction, Position *position);
