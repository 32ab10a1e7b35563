/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "any-technique.h"

#include <stdlib.h>
#include <string.h>

#include "engine/core/words.h"

/* Some tenths of a second at most, whatever the board. */
enum { EFFORT = 4000000 };

const char *const any_level_ids[N_ANY_LEVELS] = { "easy", "medium", "hard", "unfair", "extreme" };
const char *const any_level_names[N_ANY_LEVELS] = { N_("Easy"), N_("Medium"), N_("Hard"), N_("Unfair"), N_("Extreme") };

const AnyTechnique *
any_technique_find (const char *id)
{
  for (const AnyTechnique *row = any_techniques; row->id; row++)
    if (strcmp (row->id, id) == 0)
      return row;
  return NULL;
}

AnyWork *
any_work_new (const Topology *topology)
{
  AnyWork *work = malloc (sizeof *work);

  if (!work)
    return NULL;
  work->read_at = calloc (2 * (size_t) topology->n_scans + 1, sizeof *work->read_at);
  if (!work->read_at)
    {
      free (work);
      return NULL;
    }
  work->required_at = work->read_at + topology->n_scans;
  return work;
}

void
any_work_free (AnyWork *work)
{
  if (!work)
    return;
  free (work->read_at);
  free (work);
}

void
any_work_forget (AnyWork *work, const Topology *topology)
{
  memset (work->read_at, 0, 2 * (size_t) topology->n_scans * sizeof *work->read_at);
}

void
any_technique_search (const AnyTechnique *technique, AnyLookout *search)
{
  search->effort = EFFORT;
  technique->find (technique, search);
}

bool
any_search_add (AnyLookout *search, const AnyDeduction *deduction)
{
  if (any_deduction_does_anything (deduction) && search->n < search->capacity) /* unreached: not seen: who is full goes on */
    search->found[search->n++] = *deduction;
  return search->n == search->capacity;
}
