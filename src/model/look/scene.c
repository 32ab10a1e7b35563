/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "scene.h"

#include <stddef.h>
#include <string.h>

#include "look-private.h"

void
scene_clear (Scene *scene)
{
  scene_clear_on (scene, NULL);
}

void
scene_clear_on (Scene *scene, const BoardPlan *plan)
{
  scene->plan = plan;
  look_clear (plan, scene->looks);
  scene->n_links = scene->constraint = 0;
  scene->selection = PLACES_NONE;
  scene->cursor = scene->active = -1;
}

void
scene_copy (Scene *to, const Scene *from)
{
  memcpy (to, from, offsetof (Scene, looks) + (size_t) scene_n_cells (from) * sizeof *from->looks);
}

void
scene_compute (Scene *scene, const LookInput *input)
{
  scene->plan = input->plan;
  look_compute (input, scene->looks);
  scene->n_links = input->any_deduction ? look_any_links (input->any_deduction, scene->links)
                                        : look_links (input->deduction, scene->links);
  scene->selection = input->selection;
  scene->cursor = input->cursor;
  scene->constraint = input->constraint;
  if (input->any_deduction)
    scene->active = input->any_deduction->places ? input->any_deduction->placed.cell : -1;
  else
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
scene_of_values (Scene *scene, const BoardPlan *plan, const uint8_t *givens, const uint8_t *entries, const Values *candidates)
{
  scene_clear_on (scene, plan);
  for (int cell = 0; cell < scene_n_cells (scene); cell++)
    {
      CellLook *look = &scene->looks[cell];

      look->given_ground = givens && givens[cell];
      look->ink = look->given_ground ? INK_GIVEN : INK_ENTRY;
      look->digit = look->given_ground ? givens[cell] : entries ? entries[cell] : 0;
      if (!look->digit && candidates && board_plan_has (plan, cell))
        look->candidates = candidates[cell] & values_all (board_plan_n (plan));
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
scene_of_any_step (Scene *scene, const BoardPlan *plan, const uint8_t *givens, const AnyPosition *position,
                   const AnyDeduction *deduction)
{
  int n_cells = board_plan_n_cells (plan);
  g_autofree DocumentCell *cells = g_new0 (DocumentCell, n_cells);
  LookInput input = { .plan = plan, .cells = cells, .cursor = -1, .any_deduction = deduction, .any_position = position };

  if (deduction && deduction->constraint != TOPOLOGY_NO_CONSTRAINT)
    input.constraint = deduction->constraint + 1;
  for (int cell = 0; cell < n_cells; cell++)
    {
      cells[cell].given = givens[cell];
      cells[cell].entry = givens[cell] ? 0 : position->value[cell];
    }
  scene_compute (scene, &input);
  for (int cell = 0; cell < n_cells; cell++)
    if (any_position_is_open (position, cell))
      scene->looks[cell].candidates = position->marks[cell];
}

void
scene_of_search (Scene *scene, const SearchView *view, const Event *event, const Explanation *explanation, bool show_candidates)
{
  LookInput input = {
    .view = view, .event = event, .explanation = explanation, .cursor = -1, .show_candidates = show_candidates,
    .repeated = places_from_cells (board_repeats (&view->board)),
  };

  scene_compute (scene, &input);
  scene->active = explanation ? explanation->cell : -1;
}

void
scene_of_any_search (Scene *scene, const BoardPlan *plan, const AnyView *view, const Event *event,
                     const Explanation *explanation, bool show_candidates)
{
  LookInput input = {
    .plan = plan, .any = view, .event = event, .explanation = explanation, .cursor = -1, .show_candidates = show_candidates,
  };

  scene_compute (scene, &input);
  scene->active = explanation ? explanation->cell : -1;
}
