/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* naive-game.h — a game that keeps every state whole, for the tests of the real one.
 *
 * It knows nothing of changes: a node is a copy of the board and its parent. What is done at random is done to both,
 * the same to each, and they must agree about what happened. */
#pragma once

#include "model/game/game.h"

typedef struct {
  int          parent;
  DocumentCell cells[N_CELLS];
} NaiveNode;

typedef struct {
  GArray    *nodes;                /* [0]: the first state */
  int        current;
  int        tip;                  /* where redo leads */
  NaiveNode  saved;
  GPtrArray *names;                /* of savepoints, beside where they are */
  GArray    *places;
  bool       names_changed;
} NaiveGame;

void         naive_init           (NaiveGame *model);
void         naive_clear          (NaiveGame *model);
NaiveNode   *naive_node           (const NaiveGame *model, int i);
int          naive_newest_child   (const NaiveGame *model, int i);           /* −1: none */
int          naive_redo_target    (const NaiveGame *model);                  /* −1: none */

/* Each asserts that the game did what the model does. */
void         naive_change         (SetdokuGame *game, NaiveGame *model);     /* one at random */
void         naive_undo_or_redo   (SetdokuGame *game, NaiveGame *model, bool redo);
void         naive_jump           (SetdokuGame *game, NaiveGame *model);     /* to any state */
bool         naive_name_something (SetdokuGame *game, NaiveGame *model);     /* true: a savepoint changed */
SetdokuGame *naive_travel         (SetdokuGame *game, NaiveGame *model);     /* into another game, which takes the place of this one */
