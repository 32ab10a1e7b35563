/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "route.h"

#include <stdlib.h>
#include <string.h>

#include "memory.h"

enum { INSTANCES_MAX = 200 };

const char *const route_kind_ids[N_ROUTE_KINDS] = { "easiest", "fewest-kinds", "fewest-steps" };

/* The climb itself. */

static bool
add_step (Route *route, int *capacity)
{
  if (route->n == *capacity)
    {
      RouteStep *more = logic_realloc (route->steps, (size_t) (*capacity + 64) * sizeof *more);

      if (!more)
        return false;
      route->steps = more;
      *capacity += 64;
    }
  route->n++;
  return true;
}

static void
climb (Route *route, const Position *start, const LadderProfile *profile, const Stop *stop)
{
  int    capacity = 0;
  Ladder ladder;

  ladder_start (&ladder, start, profile, &route->off);
  ladder.stop = stop;
  while (add_step (route, &capacity))
    {
      RouteStep *step = &route->steps[route->n - 1];

      step->before = ladder.position;
      if (!ladder_step (&ladder, &step->deduction))
        {
          route->n--;
          route->outcome = ladder.outcome;
          return;
        }
    }
  route->outcome = LADDER_NO_MEMORY;
}

/* Fewest kinds. */

static bool
climbs (const Position *start, const LadderProfile *profile, const TechniqueSet *off, Ladder *ladder, const Stop *stop)
{
  ladder_start (ladder, start, profile, off);
  ladder->stop = stop;
  ladder_climb (ladder);
  return ladder->outcome == LADDER_SOLVED;
}

/* The dearest first, and no single. */
static void
leave_out_kinds (Route *route, const Position *start, const LadderProfile *profile, const Stop *stop)
{
  Ladder ladder, tried;

  if (!climbs (start, profile, &route->off, &ladder, stop))
    return;
  for (int rung = ladder.n_rows - 1; rung >= 0 && !stop_now (stop); rung--) /* unreached: not seen: stopped between two kinds */
    {
      const Technique *technique = &techniques[ladder.row[rung]];
      TechniqueSet     off = route->off;

      technique_set_add (&off, technique);
      if (rung > ladder.hardest
          || (technique->family != FAMILY_SINGLES && climbs (start, profile, &off, &tried, stop)))
        route->off = off;
    }
}

/* Fewest steps. */

/* Whether an instance does all of that which is still to do; then it is taken. */
static bool
find_again (Position *position, const Deduction *step, Finds *finds)
{
  finds->n = 0;
  finds->overflow = false;
  technique_search (step->technique, position, finds);
  for (int i = 0; i < finds->n; i++)
    {
      const Deduction *found = &finds->found[i];
      bool             all = true;

      for (int digit = 1; digit <= 9 && all; digit++)
        all = cells_is_empty (cells_difference (cells_intersection (step->struck.cells[digit], position->places[digit]),
                                                found->struck.cells[digit]));
      for (int k = 0; k < step->n_placed && all; k++) /* unreached: not seen: what places strikes nothing */
        {
          all = false;
          for (int j = 0; j < found->n_placed; j++)
            all = all || found->placed[j] == step->placed[k]; /* unreached: not seen: the first of several places */
        }
      if (all)
        return finds->found[0] = *found, true;
    }
  return false;
}

static bool
is_needless (const Deduction *step, const Position *position)
{
  for (int i = 0; i < step->n_placed; i++)
    if (!position->digit[candidate_cell (step->placed[i])]) /* unreached: not seen: no step does another's */
      return false;
  for (int digit = 1; digit <= 9; digit++) /* unreached: not seen: no step does another's */
    if (!cells_is_empty (cells_intersection (step->struck.cells[digit], position->places[digit])))
      return false;
  return true;
}

/* The steps behind this one, without it, into other; what has nothing left to do goes as well. Returns how many; −1: they do not
 * come to the end. */
static int
replay_without (const Route *route, int left_out, RouteStep *other, Finds *finds)
{
  Position position = route->steps[left_out].before;
  int      n = 0;

  for (int i = left_out + 1; i < route->n; i++)
    {
      if (is_needless (&route->steps[i].deduction, &position)) /* unreached: not seen: no step does another's */
        continue;
      if (!find_again (&position, &route->steps[i].deduction, finds))
        return -1;
      other[n++] = (RouteStep) { .before = position, .deduction = finds->found[0] };
      deduction_apply (&finds->found[0], &position);
    }
  return position_is_solved (&position) ? n : -1; /* unreached: not seen: what is left does not solve it */
}

static void
leave_out_steps (Route *route, const Stop *stop)
{
  Finds      finds = { .capacity = INSTANCES_MAX, .stop = stop };
  RouteStep *other;

  if (route->outcome != LADDER_SOLVED || route->n == 0)
    return;
  finds.found = logic_malloc (INSTANCES_MAX * sizeof (Deduction));
  other = logic_malloc ((size_t) route->n * sizeof *other);
  for (int i = route->n - 1; i >= 0 && finds.found && other && !stop_now (stop); i--) /* unreached: not seen: stopped between two steps */
    {
      int n;

      if (route->steps[i].deduction.technique->family >= FAMILY_FORCING)
        break;
      if (route->steps[i].deduction.n_placed || (n = replay_without (route, i, other, &finds)) < 0)
        continue;
      memcpy (&route->steps[i], other, (size_t) n * sizeof *other);
      route->n = i + n;
    }
  free (finds.found);
  free (other);
}

void
route_find (Route *route, const Position *start, const LadderProfile *profile, const TechniqueSet *off, RouteKind kind,
            const Stop *stop)
{
  *route = (Route) { .n = 0 };
  if (off)
    route->off = *off;
  if (kind == ROUTE_FEWEST_KINDS)
    leave_out_kinds (route, start, profile, stop);
  climb (route, start, profile, stop);
  if (kind == ROUTE_FEWEST_STEPS)
    leave_out_steps (route, stop);
}

void
route_clear (Route *route)
{
  free (route->steps);
  *route = (Route) { .n = 0 };
}

int
route_kinds (const Route *route)
{
  TechniqueSet used = { { 0 } };

  for (int i = 0; i < route->n; i++)
    technique_set_add (&used, route->steps[i].deduction.technique);
  return technique_set_count (&used);
}
