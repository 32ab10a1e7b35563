/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "any-deduction.h"

#include <string.h>

void
any_deduction_start (AnyDeduction *deduction, const AnyTechnique *technique)
{
  memset (deduction, 0, sizeof *deduction);
  deduction->technique = technique;
  deduction->constraint = TOPOLOGY_NO_CONSTRAINT;
  deduction->scan = ANY_NO_SCAN;
}

void
any_deduction_place (AnyDeduction *deduction, int cell, int value)
{
  deduction->places = true;
  deduction->placed = (AnyCandidate) { (uint16_t) cell, (uint8_t) value };
}

static bool
has_struck (const AnyDeduction *deduction, int cell, int value)
{
  for (int i = 0; i < deduction->n_struck; i++)
    if (deduction->struck[i].cell == cell && deduction->struck[i].value == value)
      return true;
  return false;
}

void
any_deduction_strike (AnyDeduction *deduction, const AnyPosition *position, int cell, Values values)
{
  if (position->value[cell])
    return;
  for_each_value (v, values & position->marks[cell])
    if (deduction->n_struck < ANY_STRUCK_MAX && !has_struck (deduction, cell, v))
      deduction->struck[deduction->n_struck++] = (AnyCandidate) { (uint16_t) cell, (uint8_t) v };
}

void
any_deduction_rest_on (AnyDeduction *deduction, int house)
{
  deduction->base[deduction->n_base++] = (uint16_t) house;
}

void
any_deduction_apply (const AnyDeduction *deduction, AnyPosition *position, const Topology *topology)
{
  for (int i = 0; i < deduction->n_struck; i++)
    any_position_strike (position, deduction->struck[i].cell, values_of (deduction->struck[i].value));
  if (deduction->places)
    any_position_place (position, topology, deduction->placed.cell, deduction->placed.value);
}
