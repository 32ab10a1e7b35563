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
  CellLook looks[N_CELLS];
  LookLink links[LOOK_LINKS_MAX];      /* n_links of them */
  int      n_links;
  CellSet  selection;                  /* outlined */
  int      cursor;                     /* the cell with the inner ring, where the focus enters; −1: none */
  int      active;                     /* the cell that is inspected or explained: ringed; −1: none */
} Scene;

/* A board with nothing on it. */
void scene_clear       (Scene *scene);

/* Looks, links, selection and cursor as the input says; active is the one cell that its deduction places a digit in. */
void scene_compute     (Scene *scene, const LookInput *input);

/* The digits of the board, as clues. NULL: none. */
void scene_of_clues    (Scene *scene, const Board *board);

/* A step on a path: the board that it was found on, with every candidate. given: 81 cells; which of the digits are clues. */
void scene_of_step     (Scene *scene, const DocumentCell *given, const Position *position, const Deduction *deduction);

/* The event that a search has come to. explanation: its rows tint the board, its cell is ringed; NULL: neither. */
void scene_of_search   (Scene *scene, const SearchView *view, const Event *event, const Explanation *explanation,
                        bool show_candidates);
