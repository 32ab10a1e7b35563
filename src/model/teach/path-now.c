/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "path-now.h"

#include "model/job/job.h"

PathNow *
path_now_new (const PathQuestion *question)
{
  PathNow *now = g_new0 (PathNow, 1);

  now->question = *question;
  now->question.start = PATH_FROM_POSITION;
  now->groups = g_array_new (FALSE, FALSE, sizeof (PathGroup));
  now->steps = g_array_new (FALSE, FALSE, sizeof (Deduction));
  return now;
}

void
path_now_free (PathNow *now)
{
  if (!now)
    return;
  g_array_unref (now->groups);
  g_array_unref (now->steps);
  g_free (now);
}

static bool
is_kept (const PathNow *now, const PathGroup *group, const Deduction *deduction)
{
  for (int i = 0; i < group->n; i++)
    if (deduction_same_effect (path_now_step (now, group->first + i), deduction))
      return true;
  return false;
}

/* False: some may be missing for want of memory. */
static bool
gather (PathNow *now, const Technique *technique, Finds *finds)
{
  PathGroup group = { .technique = technique, .first = (int) now->steps->len };

  finds->n = 0;
  finds->overflow = false;
  technique_search (technique, &now->hint.position, finds);
  for (int i = 0; i < finds->n; i++)
    if (!is_kept (now, &group, &finds->found[i]))
      {
        g_array_append_val (now->steps, finds->found[i]);
        group.n++;
      }
  group.more = finds->overflow;
  if (group.n)
    g_array_append_val (now->groups, group);
  return !finds->out_of_memory;
}

void
path_now_find (PathNow *now, GCancellable *cancellable)
{
  g_autofree Deduction *room = g_new (Deduction, PATH_GROUP_MAX);
  Stop         stop = setdoku_job_stop (cancellable);
  Finds        finds = { .found = room, .capacity = PATH_GROUP_MAX, .stop = &stop };
  TechniqueSet left_out = now->question.off;
  Ladder       ladder;

  technique_set_add_guesses (&left_out);
  hint_find (&now->hint, now->question.cells, now->question.profile, &left_out, &stop);
  if (now->hint.kind == HINT_STEP)
    {
      ladder_start (&ladder, &now->hint.position, now->question.profile, &left_out);
      for (int rung = 0; rung < ladder.n_rows && !g_cancellable_is_cancelled (cancellable); rung++)
        {
          if (!gather (now, &techniques[ladder.row[rung]], &finds))
            {
              g_array_set_size (now->groups, 0);
              now->hint.kind = HINT_NO_MEMORY;
              break;
            }
          g_atomic_int_inc (&now->looked);
        }
    }
  now->complete = !g_cancellable_is_cancelled (cancellable);
}

bool
path_now_touches (const PathNow *now, int step, int cell)
{
  const Deduction *deduction = path_now_step (now, step);

  for (int i = 0; i < deduction->n_placed; i++)
    if (candidate_cell (deduction->placed[i]) == cell)
      return true;
  for (int digit = 1; digit <= 9; digit++)
    if (candidate_set_has (&deduction->struck, cell, digit))
      return true;
  return false;
}
