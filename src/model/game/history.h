/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* history.h — undo, redo and branches over the steps of a document. Part of the game.
 *
 * The steps form a tree: each knows the one it was made from, and a change after an undo starts another
 * branch. Nothing is ever forgotten. Undo goes to the parent; redo goes towards the document's tip. So
 * where the game stands and where redo leads are two numbers beside the tree, and a file holds both. */
#pragma once

#include "formats/document.h"

/* What the steps do not say by themselves. One for the first state, then one a step. */
typedef struct {
  int newest;                      /* the child made last; −1: none */
  int older;                       /* the child of the same parent made before this one; −1: none */
  int next;                        /* the child that redo goes to; −1: none */
} HistoryNode;

typedef struct {
  Document *document;              /* borrowed: its cells, steps, current and tip are the history's */
  GArray   *nodes;                 /* of HistoryNode: [step + 1] */
} History;

/* A history that does not make sense, such as a damaged file's, is dropped from the document, and so are savepoints
 * that lead nowhere. */
void  history_init         (History *history, Document *document);
void  history_clear        (History *history);

/* Appends a step that leads to these cells. time: µs since 1970. False if the cells are these already. */
bool  history_append       (History *history, const DocumentCell *cells, int64_t time);

/* The same, to other rules of the same cells and values, see document-boards.h; topology NULL: the classic board. */
bool  history_append_board (History *history, const Topology *topology, const DocumentCell *cells, int64_t time);

int   history_undo_step    (const History *history);                 /* the step that undo takes back; −1: none */
int   history_redo_step    (const History *history);                 /* the step that redo makes again; −1: none */
bool  history_undo         (History *history, PlaceSet *changed);     /* changed may be NULL; untouched if false */
bool  history_redo         (History *history, PlaceSet *changed);
bool  history_go_to        (History *history, int step, PlaceSet *changed);      /* any state; false: it stands there */

/* The newest state on the way here in which nothing was wrong by this solution; −2: nothing is wrong, or it was from
 * the beginning or from when the clues changed. */
int   history_before_mistakes (const History *history, const uint8_t *solution);

/* The newest max ends of branches, newest first; the one that the game stands on is always among them. Of SetdokuBranch, see
 * game.h (transfer full). */
GArray *history_list_branches (const History *history, int max);

/* The empty cells whose marks were filled in, by this program, not written one by one. */
PlaceSet history_filled_marks (const History *history);

/* "place 7", "erase", "start over" …: translated, told from the cells alone, so that it survives saving. NULL for step −1. */
char *history_describe     (const History *history, int step);

bool  history_accepts_cell (const DocumentCell *cell, int n);        /* digits to n, marks and colours in range, not clue and entry */
bool  history_is_mistake   (const DocumentCell *cell, int right);    /* see setdoku_game_get_mistakes () */
