/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* any-drawn.h — whether a deduction on a board of any shape is right, and whether the board shows what it says.
 *
 * Right: with a candidate that it strikes, or without the one that it places, the board has no solution; that is searched. */
#pragma once

#include "engine/any/any-count.h"
#include "engine/any/logic/any-technique.h"
#include "model/look/scene.h"

static inline bool
lose_patience (void *data)
{
  int *left = data;

  return (*left)-- == 0;
}

/* No solution of the position has one of the values in the cell. */
static inline void
check_refuted (const Topology *topology, AnyCount *count, const AnyPosition *position, int cell, Values values, const char *name)
{
  g_autofree AnyCountResult *result = g_new (AnyCountResult, 1);
  Values domain[RULES_CELLS_MAX];
  int left = 400;                        /* some 25,000 guesses */

  for (int other = 0; other < topology->n_cells; other++)
    domain[other] = position->marks[other];
  domain[cell] &= values;
  if (!domain[cell])
    return;
  any_count_run (count, domain, 1, lose_patience, &left, result);
  if (result->n_solutions > 0 || result->stopped)
    g_error ("%s: %s", name, result->stopped ? "it cannot be told whether it is right" : "a solution is lost");
}

static inline void
check_sound (const Topology *topology, const AnyPosition *position, const AnyDeduction *deduction, const char *name)
{
  AnyCount *count = any_count_new (topology);

  if (deduction->places)
    check_refuted (topology, count, position, deduction->placed.cell, ~values_of (deduction->placed.value), name);
  for (int i = 0; i < deduction->n_struck; i++)
    check_refuted (topology, count, position, deduction->struck[i].cell, values_of (deduction->struck[i].value), name);
  any_count_free (count);
}

static inline void
check_tinted (const Scene *scene, PlaceSet cells, const char *name)
{
  for_each_place (cell, cells)
    if (!scene->looks[cell].tints)
      g_error ("%s: cell %d has no tint", name, cell);
}

/* What goes is struck and what is placed chosen, houses and what stands against something are tinted, the pattern is marked, and the
 * links of a chain are drawn, with a side at each end. */
static inline void
check_drawn (const BoardPlan *plan, const AnyPosition *position, const AnyDeduction *deduction, const char *name)
{
  g_autofree Scene *scene = g_new (Scene, 1);
  const CellLook *looks = scene->looks;
  bool supposed = deduction->technique->family == ANY_FAMILY_SUPPOSITIONS;

  scene_of_any_step (scene, plan, (const uint8_t[RULES_CELLS_MAX]) { 0 }, position, deduction);
  if (deduction->places)
    g_assert_cmphex (looks[deduction->placed.cell].chosen, ==, values_of (deduction->placed.value));
  for (int i = 0; i < deduction->n_struck; i++)
    g_assert_true (values_has (looks[deduction->struck[i].cell].struck, deduction->struck[i].value));
  for (int i = 0; i < deduction->n_base && !deduction->n_links; i++)
    check_tinted (scene, topology_house_set (plan->topology, deduction->base[i]), name);
  for (int i = 0; i < deduction->n_cover; i++)
    check_tinted (scene, topology_house_set (plan->topology, deduction->cover[i]), name);
  check_tinted (scene, deduction->others, name);
  if (!deduction->n_base || deduction->n_links)
    check_tinted (scene, deduction->cells, name);
  for_each_place (cell, deduction->cells)
    if (!deduction->n_links && any_position_is_open (position, cell))
      {
        Values shown = looks[cell].pattern | looks[cell].struck | looks[cell].chosen;

        g_assert_cmphex (deduction->values & position->marks[cell] & ~shown, ==, 0);
      }
  g_assert_cmpint (scene->n_links, ==, supposed ? 0 : deduction->n_links);
  for (int i = 0; i < deduction->n_links && !supposed; i++)
    {
      const AnyLink *link = &deduction->links[i];

      g_assert_true (values_has (looks[link->from.cell].side_a | looks[link->from.cell].side_b, link->from.value));
      g_assert_true (values_has (looks[link->to.cell].side_a | looks[link->to.cell].side_b, link->to.value));
    }
}
