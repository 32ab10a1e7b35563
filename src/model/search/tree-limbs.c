/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "tree-limbs.h"

#include <string.h>

typedef struct {
  const Tree *tree, *detail;
  LimbOpened  opened;
  void       *user;
} Source;

/* The tree that knows what is below the guess, and its node there; NULL: none. What stands where the detail begins has that
 * event as its first, and is not meant. */
static const Tree *
find_below (const Source *source, uint64_t step, uint32_t *node)
{
  const Tree *trees[] = { source->tree, source->detail };

  for (int i = 0; i < 2 && step; i++)
    if (trees[i] && (!tree_first (trees[i], 0) || step > tree_first (trees[i], 0))
        && (*node = tree_find (trees[i], step)) != TREE_NONE && tree_child (trees[i], *node) != TREE_NONE)
      return trees[i];
  return NULL;
}

/* All of its children, or none where there is no room for all. */
static void
look_into (const Source *source, Limbs *limbs, int index)
{
  Limb *limb = &limbs->limbs[index];
  uint32_t node, child;
  const Tree *tree = find_below (source, limb->guess.step, &node);
  int n = limbs->n;

  if (!tree)
    return;
  for (child = tree_child (tree, node); child != TREE_NONE && n < LIMBS_MAX; child = tree_next (tree, child))
    limbs->limbs[n++] = (Limb) {
      .guess = spine_branch (tree, child), .row = limb->row, .level = (int16_t) (limb->level + 1), .above = (int16_t) index,
    };
  if (child != TREE_NONE)
    return;
  limb->below = (int16_t) limbs->n;
  limb->n_below = (int16_t) (n - limbs->n);
  limbs->n = n;
}

void
tree_limbs (const Tree *tree, const Tree *detail, const Spine *spine, int from, int to, LimbOpened opened, void *user,
            Limbs *limbs)
{
  Source source = { tree, detail, opened, user };

  memset (limbs, 0, sizeof *limbs);
  for (int row = to < spine->n_rows ? to : spine->n_rows - 1; row >= from && row >= 0; row--)
    {
      int begin = limbs->n;

      for (int item = 0; item < spine->rows[row].n_tried && limbs->n < LIMBS_MAX; item++)
        limbs->limbs[limbs->n++] = (Limb) {
          .guess = spine->rows[row].tried[item], .row = (int16_t) row, .item = (int16_t) item, .above = -1,
        };
      for (int i = begin; i < limbs->n; i++)
        if (limbs->limbs[i].level < LIMB_LEVELS || (opened && opened (user, limbs->limbs[i].guess.step)))
          look_into (&source, limbs, i);
    }
}
