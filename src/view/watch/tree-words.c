/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "tree-words.h"

#include <glib/gi18n.h>

#include "engine/rules/place-notation.h"
#include "model/explain/explain.h"

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

static char *
say_cell (gconstpointer columns, int cell, const char *form)
{
  return explain_cell_of (*(const int *) columns, cell, form);
}

char *
tree_words (int columns, int cell, int digit, TreeFate fate, uint64_t below)
{
  g_autofree char *head = NULL, *tail = NULL;

  if (fate == TREE_FATE_DEAD_END)
    return cell >= 0 ? explain_say (_("Dead end at {cell}"), SAY_BY ("cell", say_cell, &columns, cell))
                     : g_strdup (_("Dead end"));
  if (cell < 0)
    return g_strdup (_("Start of the search"));

  /* Translators: what became of it: "Guess 7 at row 2, column 3, failed" */
  head = explain_say (_("Guess {digit} at {cell}, {fate}"), SAY_OWN ("digit", g_strdup_printf ("%c", value_character (digit))),
                      SAY_BY ("cell", say_cell, &columns, cell),
                      SAY_TEXT ("fate", fate_word (fate)));
  if (!below)
    return g_steal_pointer (&head);
  /* Translators: a number of guesses that followed from one */
  tail = explain_say (ngettext ("{count} guess below", "{count} guesses below", (gulong) below), SAY_COUNT ("count", below));
  return explain_join_some (LIST_PARTS, head, tail, NULL);
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
tree_words_node (int columns, const TreeNode *node, uint64_t cursor)
{
  return tree_words (columns, node->digit ? node->cell : -1, node->digit, tree_fate_of (node, cursor),
                     node->guesses ? node->guesses - 1 : 0);
}

char *
tree_words_next (int columns, int cell)
{
  return cell >= 0 ? explain_say (_("Next guess at {cell}"), SAY_BY ("cell", say_cell, &columns, cell))
                   : g_strdup (_("Next guess"));
}

char *
tree_words_untried (Values untried)
{
  return explain_say (_("Still to try: {digits}"), SAY_DIGITS ("digits", untried));
}

char *
tree_words_more (int failed)
{
  return explain_say (ngettext ("{count} more guess failed here", "{count} more guesses failed here", (gulong) failed),
                      SAY_COUNT ("count", (uint64_t) failed));
}

char *
tree_words_before (int guesses)
{
  return explain_say (ngettext ("{count} guess", "{count} guesses", (gulong) guesses), SAY_COUNT ("count", (uint64_t) guesses));
}

char *
tree_words_from (int columns, int cell)
{
  if (cell < 0)
    return g_strdup (_("before"));
  /* Translators: the second line of "17 guesses": where they begin, left of those that are shown */
  return explain_say (_("before, {cell} …"), SAY_TEXT ("cell", place_text_on (cell, columns).text));
}

char *
tree_words_shape (const TreeShape *shape)
{
  int levels = shape->height + 1;
  g_autofree char *deep = explain_say (ngettext ("{count} level", "{count} levels", (gulong) levels),
                                       SAY_COUNT ("count", (uint64_t) levels));

  /* Translators: so many subtrees that look alike, and the size of each: "12 times 21 guesses, 5 levels" */
  return explain_say (ngettext ("{times} times {count} guess, {levels}", "{times} times {count} guesses, {levels}",
                                (gulong) shape->guesses),
                      SAY_COUNT ("times", (uint64_t) shape->n), SAY_COUNT ("count", (uint64_t) shape->guesses),
                      SAY_TEXT ("levels", deep));
}
