/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* history.h — undo and redo over the steps of a document. Part of the game.
 *
 * The steps form a tree: each knows the one it was made from, and a change after an undo starts
 * another branch. Nothing is ever forgotten. Undo goes to the parent; redo goes to the newest child. */
#pragma once

#include "formats/document.h"

typedef struct {
  Document *document;              /* borrowed: its cells, steps and current are the history's */
  GArray   *newest;                /* of int: the newest child of step i − 1; −1: none */
} History;

/* A history that does not make sense, such as a damaged file's, is dropped from the document. */
void  history_init         (History *history, Document *document);
void  history_clear        (History *history);

/* Appends a step that leads to these cells, µs since 1970; false if they are what is there already. */
bool  history_append       (History *history, const DocumentCell cells[N_CELLS], int64_t time);

int   history_undo_step    (const History *history);                 /* the step that undo takes back; −1: none */
int   history_redo_step    (const History *history);                 /* the step that redo makes again; −1: none */
bool  history_undo         (History *history, CellSet *changed);     /* changed may be NULL; untouched if false */
bool  history_redo         (History *history, CellSet *changed);

/* "place 7", "erase", "start over" …: translated, told from the cells alone, so that it survives saving. NULL for step −1. */
char *history_describe     (const History *history, int step);

bool  history_accepts_cell (const DocumentCell *cell);               /* digits and marks in range, not clue and entry */
