/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* equation.c — what a step says about sets of candidates, as data.
 *
 * Each statement is true of the candidates before the step by itself: a test evaluates it without knowing the technique. Which
 * statements a step is told by depends on its pattern, as in the equations that the program writes out. */
#include "engine/logic/technique.h"
#include "face.h"
#include "setdoku/techniques.h"

typedef struct {
  SetdokuEquation *at;
  int              n, capacity;
} Told;

static CellSet
open_cells (const SetdokuStep *step)
{
  return cells_complement (face_cell_set (step->filled));
}

static void
tell (Told *told, SetdokuEquation equation)
{
  if (told->n < told->capacity)
    told->at[told->n] = equation;
  told->n++;
}

static Digits
marks_of (const SetdokuStep *step, CellSet cells)
{
  Digits digits = DIGITS_NONE;

  for_each_cell (cell, cells)
    digits = digits_union (digits, step->before.cell[cell]);
  return digits;
}

static void
tell_digits (Told *told, const SetdokuStep *step, CellSet of, CellSet without)
{
  of = cells_intersection (of, open_cells (step));
  if (cells_is_empty (of))
    return;
  tell (told, (SetdokuEquation) {
    .says = SETDOKU_SAYS_DIGITS, .of = face_cells (of), .without = face_cells (without),
    .digits = digits_difference (marks_of (step, of), marks_of (step, without)),
  });
}

static void
tell_places (Told *told, const SetdokuStep *step, Digits digits, uint32_t base, uint32_t cover)
{
  CellSet left = cells_difference (cells_intersection (cells_of_houses (base), open_cells (step)), cells_of_houses (cover));
  CellSet places = CELLS_NONE;

  for_each_cell (cell, left)
    if (digits_intersection (step->before.cell[cell], digits))
      cells_add (&places, cell);
  tell (told, (SetdokuEquation) {
    .says = SETDOKU_SAYS_PLACES, .digits = digits, .base = base, .cover = cover, .cells = face_cells (places),
  });
}

/* The other open cells of the house, if the single was found in one. */
static void
tell_single (Told *told, const SetdokuStep *step)
{
  CellSet others = CELLS_NONE, cells = face_cell_set (step->cells);

  if (step->n_groups > 0 && step->groups[0].house >= 0)
    others = cells_intersection (open_cells (step), house_set (step->groups[0].house));
  tell_digits (told, step, cells, cells_difference (others, cells));
}

static bool
has_role (const SetdokuStep *step, SetdokuRole role)
{
  for (int i = 0; i < step->n_groups; i++)
    if (step->groups[i].role == (int) role)
      return true;
  return false;
}

static void
tell_groups (Told *told, const SetdokuStep *step, SetdokuRole role)
{
  for (int i = 0; i < step->n_groups; i++)
    if (step->groups[i].role == (int) role)
      tell_digits (told, step, face_cell_set (step->groups[i].cells), CELLS_NONE);
}

int
setdoku_step_equations (const SetdokuStep *step, SetdokuEquation *equations, int capacity)
{
  const Technique *technique = &techniques[step->technique];
  Told             told = { equations, 0, capacity };

  if (technique->family == FAMILY_SINGLES)
    tell_single (&told, step);
  else if (step->base && step->cover && digits_is_single (step->digits))
    {
      tell_places (&told, step, step->digits, step->base, step->cover);
      if (step->twin)
        tell_places (&told, step, step->digits, step->base, step->twin);
    }
  else if (technique->traits & TECHNIQUE_HIDDEN && technique->family == FAMILY_SUBSETS)
    tell_places (&told, step, step->digits, step->base, 0);
  else if (step->n_links == 0 && has_role (step, SETDOKU_ROLE_SET))
    {
      tell_groups (&told, step, SETDOKU_ROLE_STEM);
      tell_groups (&told, step, SETDOKU_ROLE_SET);
    }
  else if (step->n_links == 0)
    tell_digits (&told, step, face_cell_set (step->cells), CELLS_NONE);
  return told.n;
}
