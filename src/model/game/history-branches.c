/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* history-branches.c — what can be asked of the tree of steps: its branches, and where mistakes began. */
#include <string.h>

#include "game.h"
#include "history.h"

static int
parent_of (const Document *document, int step)
{
  return g_array_index (document->steps, DocumentStep, step).parent;
}

static const HistoryNode *
node_at (const History *self, int step)
{
  return &g_array_index (self->nodes, HistoryNode, step + 1);
}

/* Something else was made from the step too. */
static bool
is_fork (const History *self, int step)
{
  int newest = node_at (self, step)->newest;

  return newest >= 0 && node_at (self, newest)->older >= 0;
}

/* How many more entries there are after each step than in the first state: [step + 1]. */
static GArray *
count_entries (const Document *document)
{
  GArray *more = g_array_sized_new (FALSE, TRUE, sizeof (int), (unsigned) document_n_steps (document) + 1);
  const int none = 0;

  g_array_append_val (more, none);
  for (int i = 0; i < document_n_steps (document); i++)
    {
      unsigned n_changes;
      const DocumentChange *changes = document_get_changes (document, i, &n_changes);
      int n = g_array_index (more, int, parent_of (document, i) + 1);

      for (unsigned j = 0; j < n_changes; j++)
        n += (changes[j].after.entry != 0) - (changes[j].before.entry != 0);
      g_array_append_val (more, n);
    }
  return more;
}

static SetdokuBranch
branch_to (const History *self, int leaf)
{
  const Document *document = self->document;
  SetdokuBranch branch = {
    .step = leaf,
    .fork = parent_of (document, leaf),
    .first = leaf,
    .n_own = 1,
    .time = g_array_index (document->steps, DocumentStep, leaf).time,
    .current = leaf == document->tip,
  };

  while (branch.fork >= 0 && !is_fork (self, branch.fork))
    {
      branch.first = branch.fork;
      branch.fork = parent_of (document, branch.fork);
      branch.n_own++;
    }
  return branch;
}

GArray *
history_list_branches (const History *self, int max)
{
  const Document *document = self->document;
  GArray *branches = g_array_new (FALSE, FALSE, sizeof (SetdokuBranch));
  g_autoptr (GArray) more = count_entries (document);
  int entries = 0;

  for (int c = 0; c < document->n_cells; c++)
    entries += document->cells[c].entry != 0;
  entries -= g_array_index (more, int, document->current + 1);

  for (int i = document_n_steps (document) - 1; i >= 0; i--)
    if (node_at (self, i)->newest < 0 && ((int) branches->len < max || i == document->tip))
      {
        SetdokuBranch branch = branch_to (self, i);

        branch.n_digits = entries + g_array_index (more, int, i + 1);
        if ((int) branches->len == max)
          g_array_set_size (branches, (unsigned) MAX (max - 1, 0));
        g_array_append_val (branches, branch);
      }
  return branches;
}

bool
history_is_mistake (const DocumentCell *cell, int right)
{
  if (cell->given)
    return false;
  return cell->entry ? cell->entry != right : cell->centre && !values_has (cell->centre, right);
}

int
history_before_mistakes (const History *self, const uint8_t *solution)
{
  const Document *document = self->document;
  int at = document->current, n_mistakes = 0;

  for (int c = 0; c < document->n_cells; c++)
    n_mistakes += history_is_mistake (&document->cells[c], solution[c]);
  if (n_mistakes == 0)
    return -2;

  for (; at >= 0 && n_mistakes > 0; at = parent_of (document, at))
    {
      unsigned n_changes;
      const DocumentChange *changes = document_get_changes (document, at, &n_changes);

      for (unsigned n = n_changes; n > 0; n--)
        {
          const DocumentChange *change = &changes[n - 1];
          int right = solution[change->cell];

          if (change->before.given != change->after.given)
            return -2;
          n_mistakes += history_is_mistake (&change->before, right) - history_is_mistake (&change->after, right);
        }
    }
  return n_mistakes == 0 ? at : -2;
}
