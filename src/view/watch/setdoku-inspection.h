/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-inspection.h — what Watch explains: the event at the cursor, or a cell that the viewer asks about, or a digit of it;
 * and what of that is pointed at.
 *
 * Property "cell" (int, read-only): the one it is about, −1 none. Signals, no arguments: "asked" (something else is to be
 * explained), "hovered" (something else is pointed at). */
#pragma once

#include "model/explain/explain.h"
#include "model/look/look.h"
#include "setdoku-search.h"

#define SETDOKU_TYPE_INSPECTION (setdoku_inspection_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuInspection, setdoku_inspection, SETDOKU, INSPECTION, GObject)

SetdokuInspection *setdoku_inspection_new         (SetdokuSearch *search);

/* cell −1: the event again; digit 0: the cell itself. To ask about a cell pauses. */
void               setdoku_inspection_ask         (SetdokuInspection *self, int cell, int digit);
int                setdoku_inspection_get_asked   (SetdokuInspection *self);           /* the cell; −1: the event is explained */
int                setdoku_inspection_get_digit   (SetdokuInspection *self);
int                setdoku_inspection_get_cell    (SetdokuInspection *self);           /* asked about, or the event's; −1: none */

/* To a step of the search, which is then explained. */
void               setdoku_inspection_go_to       (SetdokuInspection *self, uint64_t step);
void               setdoku_inspection_go_to_placing (SetdokuInspection *self, int cell);      /* the event that set its digit */

/* What is explained, as of the last update; borrowed. */
void               setdoku_inspection_update      (SetdokuInspection *self);
const Explanation *setdoku_inspection_get_explanation (SetdokuInspection *self);
const Deduction   *setdoku_inspection_get_deduction (SetdokuInspection *self);         /* that the event found; NULL: none */
const Position    *setdoku_inspection_get_position (SetdokuInspection *self);          /* the board that it was found on */

/* A row of the set table (−1: none), a digit of it (0: none), a cell by its node in the tree (−1: none). */
void               setdoku_inspection_hover_row   (SetdokuInspection *self, int row);
void               setdoku_inspection_hover_digit (SetdokuInspection *self, int digit);
void               setdoku_inspection_hover_cell  (SetdokuInspection *self, int cell);
const SetRow      *setdoku_inspection_get_hovered_row (SetdokuInspection *self);       /* NULL: none */
PlaceSet           setdoku_inspection_get_hovered (SetdokuInspection *self);           /* the cells to be marked for it */
