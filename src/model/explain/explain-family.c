/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "explain-family.h"

#include <glib/gi18n.h>

#include "explain-words.h"

static const struct { const char *name, *idea; } families[N_FAMILIES] = {
  [FAMILY_SINGLES] = {
    N_("Singles"),
    N_("One digit fits a cell, or one cell is left for a digit. These are the only steps that need no marks."),
  },
  [FAMILY_INTERSECTIONS] = {
    N_("Intersections"),
    N_("A box and a line share three cells. A digit that is confined to them in one of the two houses leaves the rest of the "
       "other."),
  },
  [FAMILY_SUBSETS] = {
    N_("Subsets"),
    N_("As many cells of a house as digits: these cells keep these digits to themselves. Naked, the cells have no other "
       "candidates; hidden, the digits have no other cells."),
  },
  [FAMILY_FISH] = {
    N_("Fish"),
    N_("The places of one digit in some houses, the base, all lie in as many other houses, the cover. So the digit leaves the "
       "rest of the cover; a fin is a base place outside it, and then only what sees the fin goes."),
  },
  [FAMILY_SINGLE_DIGIT] = {
    N_("One digit"),
    N_("Houses where one digit has two places are linked end to end. One of the two outer ends is true, so what sees both goes."),
  },
  [FAMILY_COLOURING] = {
    N_("Colouring"),
    N_("Candidates that exclude each other in pairs get two colours: either all of one colour are true or all of the other. "
       "What sees both goes, and a colour that contradicts itself goes whole."),
  },
  [FAMILY_UNIQUENESS] = {
    N_("Uniqueness"),
    N_("A pattern that could be filled in two ways would give the puzzle two solutions. It has one, so something must break "
       "the pattern."),
  },
  [FAMILY_WINGS] = {
    N_("Wings"),
    N_("A few cells with two or three candidates see one another like the joints of a wing. Whatever the middle is, one of the "
       "tips holds the digit that they share."),
  },
  [FAMILY_CHAINS] = {
    N_("Chains"),
    N_("Links lead from candidate to candidate: if this one is false the next is true, if that is true the one after is false. "
       "What follows from both ends of a chain is certain."),
  },
  [FAMILY_ALMOST_LOCKED] = {
    N_("Almost locked sets"),
    N_("Cells of a house with one candidate more than cells: take one digit away and the rest is locked. Two such sets that "
       "share a digit exclude what sees it in both."),
  },
  [FAMILY_MISCELLANEOUS] = {
    N_("Miscellaneous"),
    N_("Sets of a line and of a box that meet in their intersection share its digits out among themselves."),
  },
  [FAMILY_FORCING] = {
    N_("Forcing"),
    N_("Every way of filling a cell or a house, or a candidate and its opposite, is followed to its consequences. What all of "
       "them have in common is true."),
  },
  [FAMILY_LAST_RESORT] = {
    N_("Last resort"),
    N_("All ways to place a digit on the whole board, or plain trying. They always work and teach little."),
  },
};

static const char *const levels[N_LEVELS] = {
  [LEVEL_EASY]    = N_("easy"),
  [LEVEL_MEDIUM]  = N_("medium"),
  [LEVEL_HARD]    = N_("hard"),
  [LEVEL_UNFAIR]  = N_("unfair"),
  [LEVEL_EXTREME] = N_("extreme"),
};

const char *
explain_family (TechniqueFamily family)
{
  return _(families[family].name);
}

const char *
explain_family_idea (TechniqueFamily family)
{
  return _(families[family].idea);
}

char *
explain_technique_level (TechniqueLevel level)
{
  /* Translators: a level ("hard"); HoDoKu is another Sudoku program, whose scale it is on */
  return g_strdup_printf (_("HoDoKu: %s"), _(levels[level]));
}

char *
explain_hodoku_score (TechniqueLevel level, int score)
{
  g_autofree char *number = explain_count ((uint64_t) score);

  /* Translators: a level ("hard") and a score ("1 234"); HoDoKu is another Sudoku program, whose scale they are on */
  return g_strdup_printf (_("HoDoKu: %s, %s"), _(levels[level]), number);
}
