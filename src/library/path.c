/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* path.c — the table of techniques, and a climb of a ladder whose steps are told as plain values. */
#include "setdoku/techniques.h"

#include <stdlib.h>
#include <string.h>

#include "engine/logic/route.h"
#include "engine/logic/score.h"
#include "face.h"

bool
setdoku_technique (int number, SetdokuTechnique *technique)
{
  const Technique *row = &techniques[number];

  if (number < 0 || number >= n_techniques)
    return false;

  *technique = (SetdokuTechnique) {
    .id = row->id, .name = row->name, .code = row->code, .level = score_levels[row->level].id, .score = row->score,
    .needs_unique = row->needs_unique, .guess = (row->traits & TECHNIQUE_GUESS) != 0,
  };
  return true;
}

int
setdoku_technique_find (const char *id_or_code)
{
  const Technique *row = technique_find (id_or_code);

  return row ? (int) (row - techniques) : -1;
}

const char *
setdoku_ladder (int number)
{
  int i = 0;

  while (i < number && ladder_profiles[i].id)
    i++;
  return number < 0 ? NULL : ladder_profiles[i].id;
}

struct SetdokuPath {
  Route route;
  int   price[TECHNIQUES_MAX];       /* per row of techniques[] */
};

/* Once told to leave off it stays so. */
typedef struct {
  SetdokuStop asked;
  void       *user;
  bool        told;
} Asking;

static bool
ask (void *user)
{
  Asking *asking = user;

  asking->told = asking->told || (asking->asked && asking->asked (asking->user));
  return asking->told;
}

static SetdokuStatus
climb (SetdokuPath *path, const Position *start, const LadderProfile *profile, Asking *asking)
{
  Ladder ladder;

  ladder_start (&ladder, start, profile, NULL);
  memcpy (path->price, ladder.price, sizeof path->price);
  route_find (&path->route, start, profile, NULL, ROUTE_EASIEST, &(Stop) { ask, asking });
  return path->route.outcome == LADDER_NO_MEMORY ? SETDOKU_NO_MEMORY : asking->told ? SETDOKU_STOPPED : SETDOKU_OK;
}

SetdokuPath *
setdoku_path_new (const char *puzzle, const char *ladder, SetdokuStop stop, void *user, SetdokuStatus *status)
{
  const LadderProfile *profile = ladder_profile_find (ladder);
  Asking        asking = { stop, user, false };
  SetdokuPath  *path;
  SetdokuStatus done;
  Position      start;
  Board         board;
  int           solutions;

  if (!board_parse (&board, puzzle))
    return face_refuse (status, SETDOKU_BAD_PUZZLE);
  if (!profile)
    return face_refuse (status, SETDOKU_BAD_NAME);
  if ((solutions = face_solutions (&board, NULL)) == 0)
    return face_refuse (status, SETDOKU_NO_SOLUTION);
  if (!(path = calloc (1, sizeof *path)))
    return face_refuse (status, SETDOKU_NO_MEMORY);

  position_from_board (&start, &board);
  start.unique = solutions == 1;
  done = climb (path, &start, profile, &asking);
  if (done != SETDOKU_OK)
    {
      setdoku_path_free (path);
      return face_refuse (status, done);
    }
  if (status)
    *status = SETDOKU_OK;
  return path;
}

void
setdoku_path_free (SetdokuPath *path)
{
  if (!path)
    return;
  route_clear (&path->route);
  free (path);
}

int
setdoku_path_length (const SetdokuPath *path)
{
  return path->route.n;
}

bool
setdoku_path_is_solved (const SetdokuPath *path)
{
  return path->route.outcome == LADDER_SOLVED;
}

static void
tell_pattern (const Deduction *deduction, SetdokuStep *step)
{
  step->cells = face_cells (deduction->cells);
  step->digits = deduction->digits;
  step->base = deduction->base;
  step->cover = deduction->cover;
  step->twin = deduction->twin;
  step->n_groups = deduction->n_groups;
  step->n_links = deduction->n_links;
  for (int i = 0; i < deduction->n_groups; i++)
    {
      const Group *group = &deduction->groups[i];

      step->groups[i] = (SetdokuGroup) {
        .role = (int) group->role, .house = face_house (group->house), .cells = face_cells (group->cells),
        .digits = group->digits,
      };
    }
  for (int i = 0; i < deduction->n_links; i++)
    {
      const Link *link = &deduction->links[i];

      step->links[i] = (SetdokuLink) {
        .from = link->from, .to = link->to, .branch = link->branch, .strong = link->strong, .from_on = link->from_on,
        .to_on = link->to_on,
      };
    }
}

void
setdoku_path_step (const SetdokuPath *path, int number, SetdokuStep *step)
{
  const Position  *before = &path->route.steps[number].before;
  const Deduction *deduction = &path->route.steps[number].deduction;

  memset (step, 0, sizeof *step);
  step->technique = (int) (deduction->technique - techniques);
  step->score = path->price[step->technique];
  step->n_placed = deduction->n_placed;
  for (int i = 0; i < deduction->n_placed; i++)
    step->placed[i] = (SetdokuCandidate) { (uint8_t) candidate_cell (deduction->placed[i]),
                                           (uint8_t) candidate_digit (deduction->placed[i]) };
  for (int cell = 0; cell < N_CELLS; cell++)
    {
      step->before.cell[cell] = before->digit[cell] ? digits_of (before->digit[cell]) : before->marks[cell];
      for (int digit = 1; digit <= 9; digit++)
        if (candidate_set_has (&deduction->struck, cell, digit))
          step->struck.cell[cell] |= digits_of (digit);
    }
  step->filled = face_cells (cells_complement (before->empty));
  tell_pattern (deduction, step);
}
