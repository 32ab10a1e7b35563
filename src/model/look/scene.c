/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "scene.h"

#include <string.h>

void
scene_clear (Scene *scene)
{
  memset (scene->looks, 0, sizeof scene->looks);
  scene->n_links = 0;
  scene->selection = CELLS_NONE;
  scene->cursor = scene->active = -1;
}

void
scene_compute (Scene *scene, const LookInput *input)
{
  look_compute (input, scene->looks);
  scene->n_links = look_links (input->deduction, scene->links);
  scene->selection = input->selection;
  scene->cursor = input->cursor;
  scene->active = input->deduction && input->deduction->n_placed == 1 ? candidate_cell (input->deduction->placed[0]) : -1;
}

void
scene_of_clues (Scene *scene, const Board *board)
{
  scene_clear (scene);
  for (int cell = 0; board && cell < N_CELLS; cell++)
    {
      uint8_t digit = board->digit[cell];

      scene->looks[cell] = (CellLook) { .digit = digit, .ink = INK_GIVEN, .given_ground = digit > 0 };
    }
}

void
scene_of_step (Scene *scene, const DocumentCell *given, const Position *position, const Deduction *deduction)
{
  DocumentCell cells[N_CELLS] = { 0 };
  LookInput input = { .cells = cells, .cursor = -1, .deduction = deduction, .position = position };

  for (int cell = 0; cell < N_CELLS; cell++)
    {
      cells[cell].given = given[cell].given;
      cells[cell].entry = given[cell].given ? 0 : position->digit[cell];
    }
  scene_compute (scene, &input);

  /* A path is about candidates; which of them matter, the look knows. */
  for_each_cell (cell, position->empty)
    scene->looks[cell].candidates = position->marks[cell];
}

void
scene_of_search (Scene *scene, const SearchView *view, const Event *event, const Explanation *explanation, bool show_candidates)
{
  LookInput input = {
    .view = view, .event = event, .explanation = explanation, .cursor = -1, .show_candidates = show_candidates,
    .wrong = board_repeats (&view->board),
  };

  scene_compute (scene, &input);
  scene->active = explanation ? explanation->cell : -1;
}
