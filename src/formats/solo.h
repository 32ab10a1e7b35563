/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* solo.h — the two parts of a game's ID of Solo, "3x4xk" and "5_3b7…": which board it is, and what stands on it. */
#pragma once

#include "format-private.h"
#include "rules-text.h"

typedef struct {
  int  n, box_rows, box_columns;     /* boxes 0 in a jigsaw */
  bool jigsaw, diagonals, killer;
} SoloParameters;

/* False: no such board. How difficult it was to be, and how symmetric, is passed over. */
bool solo_read_parameters  (Span text, SoloParameters *parameters);

/* Fills the rules, and the givens of as many cells. False: *error is set, with the column within the text. */
bool solo_read_description (Span text, const SoloParameters *parameters, Rules *rules, uint8_t *givens, ParseError *error);

bool solo_hold             (const Rules *rules);
/* rules NULL: the classic board. */
void solo_write_parameters (const Rules *rules, GString *text);
void solo_write_description (const Document *document, GString *text);
