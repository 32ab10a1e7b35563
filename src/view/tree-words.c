/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "tree-words.h"

#include <glib/gi18n.h>

#include "model/explain.h"

static const char *
fate_word (TreeFate fate)
{
  switch (fate)
    {
    case TREE_FATE_FAILED:   return C_("guess", "failed");
    case TREE_FATE_SOLVED:   return C_("guess", "led to a solution");
    case TREE_FATE_AHEAD:    return C_("guess", "still to come");
    case TREE_FATE_DEAD_END: return C_("guess", "dead end");
    default:                 return C_("guess", "stands now");
    }
}

char *
tree_words (int cell, int digit, TreeFate fate, uint64_t below)
{
  g_autofree char *where = cell < N_CELLS ? explain_cell_name (cell) : NULL;
  g_autofree char *head = NULL, *count = NULL, *tail = NULL;

  if (fate == TREE_FATE_DEAD_END)
    /* Translators: %s is a cell */
    return where ? g_strdup_printf (_("Dead end at %s"), where) : g_strdup (_("Dead end"));
  if (!where)
    return g_strdup (_("Start of the search"));

  /* Translators: digit, cell, what became of it: "Guess 7 at row 2, column 3, failed" */
  head = g_strdup_printf (_("Guess %d at %s, %s"), digit, where, fate_word (fate));
  if (!below)
    return g_steal_pointer (&head);
  count = explain_count (below);
  /* Translators: %s is a number of guesses that followed from one */
  tail = g_strdup_printf (ngettext ("%s guess below", "%s guesses below", (gulong) below), count);
  return g_strdup_printf ("%s, %s", head, tail);
}

TreeFate
tree_fate_of (const TreeNode *node, uint64_t cursor)
{
  if (node->first > cursor)
    return TREE_FATE_AHEAD;
  if (cursor < node->last)
    return TREE_FATE_STANDS;
  return node->solution ? TREE_FATE_SOLVED : TREE_FATE_FAILED;
}

char *
tree_words_node (const TreeNode *node, uint64_t cursor)
{
  return tree_words (node->cell, node->digit, tree_fate_of (node, cursor), node->guesses ? node->guesses - 1 : 0);
}
