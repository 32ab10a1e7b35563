/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* hint-private.h — what hint.c, which tells a hint, and hint-any.c, which finds one on a board of any shape, share. */
#pragma once

#include "hint.h"
#include "model/explain/explain-any-hint.h"
#include "model/explain/explain-any-words.h"

/* Cells whose marks leave out the digit that stands there in the end. */
PlaceSet hint_find_missing_marks (const DocumentCell *cells, int n_cells, const uint8_t *solution, uint8_t *missing);

/* Of a board of any shape: the box or region of a cell, else another house that it lies in. */
int      hint_any_house_around   (const Hint *hint, int cell);
/* The house, or the cells, that the first rung names. */
PlaceSet hint_any_where          (const Hint *hint);
char    *hint_any_say_step       (const Hint *hint, HintRung rung);
