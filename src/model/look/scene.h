/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* scene.h — what a board shows, all of it, as one value: how each cell looks, the links of a deduction,
 * and what is outlined, pointed at, ringed.
 *
 * Whoever has a board to show makes a scene; whoever draws one (the grid, a preview, paper) takes it and
 * asks for nothing else. */
#pragma once

#include "look-deduction.h"
#include "look.h"

typedef struct {
  const BoardPlan *plan;               /* which board; NULL: the classic one. Borrowed: who keeps a scene holds it */
  LookLink links[LOOK_LINKS_MAX];      /* n_links of them */
  int      n_links;
  PlaceSet selection;                  /* outlined */
  int      cursor;                     /* the cell with the inner ring, where the focus enters; −1: none */
  int      constraint;                 /* number of the one that stands out, from 1; 0: none */
  int      active;                     /* the cell that is inspected or explained: ringed; −1: none */
  CellLook looks[RULES_CELLS_MAX];     /* scene_n_cells () of them */
} Scene;

/* A board with nothing on it: the classic one, or any. */
void scene_clear       (Scene *scene);
void scene_clear_on    (Scene *scene, const BoardPlan *plan);

/* Only the looks that the board has, which are few of all that there is room for. */
void scene_copy        (Scene *to, const Scene *from);

static inline int scene_n_cells (const Scene *scene) { return board_plan_n_cells (scene->plan); }

/* Looks, links, selection and cursor as the input says; active is the one cell that its deduction places a digit in. */
void scene_compute     (Scene *scene, const LookInput *input);

/* The digits of the board, as clues. NULL: none. */
void scene_of_clues    (Scene *scene, const Board *board);

/* Any board: its clues, further values as entries, and candidates where neither is. Each as many as there are cells, 0 for none;
 * NULL: none at all. */
void scene_of_values   (Scene *scene, const BoardPlan *plan, const uint8_t *givens, const uint8_t *entries,
                        const Values *candidates);

/* A step on a path: the board that it was found on, with every candidate. given: 81 cells; which of the digits are clues. */
void scene_of_step     (Scene *scene, const DocumentCell *given, const Position *position, const Deduction *deduction);

/* The same of a board of any shape. givens: a value for each cell, 0 for none; deduction NULL: only the position. */
void scene_of_any_step (Scene *scene, const BoardPlan *plan, const uint8_t *givens, const AnyPosition *position,
                        const AnyDeduction *deduction);

/* The event that a search has come to. explanation: its rows tint the board, its cell is ringed; NULL: neither. */
void scene_of_search   (Scene *scene, const SearchView *view, const Event *event, const Explanation *explanation,
                        bool show_candidates);

/* The same on a board of any shape. */
void scene_of_any_search (Scene *scene, const BoardPlan *plan, const AnyView *view, const Event *event,
                          const Explanation *explanation, bool show_candidates);
