/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* face.h — what the files of the library share: the engine's values as the public headers have them, and back.
 *
 * The room is a face, and nothing else: whatever is worth a thought lies in the engine, and here it gets a name that no other
 * library has and a shape that can stay. */
#pragma once

#include "engine/core/board.h"
#include "engine/core/stop.h"
#include "engine/fast/count.h"
#include "engine/search/trace.h"
#include "setdoku/search.h"

/* status may be NULL. Returns NULL. */
static inline void *
face_refuse (SetdokuStatus *status, SetdokuStatus why)
{
  if (status)
    *status = why;
  return NULL;
}

static inline SetdokuCells
face_cells (CellSet cells)
{
  return (SetdokuCells) { cells.low, cells.high };
}

static inline CellSet
face_cell_set (SetdokuCells cells)
{
  return (CellSet) { cells.low, cells.high };
}

static inline int
face_house (int house)
{
  return house == NO_HOUSE ? -1 : house;
}

static inline int
face_cell (int cell)
{
  return cell == NO_CELL ? -1 : cell;
}

/* Digits 1–9, and 0 for '.'. */
void face_text (const uint8_t digits[N_CELLS], char text[SETDOKU_TEXT_SIZE]);

/* 0, 1, 2 for several. solution: NULL, or for one of them. */
int  face_solutions (const Board *board, char solution[SETDOKU_TEXT_SIZE]);

/* For setdoku_search_new (), and where a search is sought. */
SetdokuStatus face_trace (Trace *trace, const char *puzzle, const char *strategy, const char *options, uint64_t seed);
void face_event   (const Event *event, SetdokuEvent *told);
void face_figures (const Counters *counters, Outcome outcome, SetdokuFigures *figures);
void face_marks   (const SearchView *view, SetdokuMarks *marks);
