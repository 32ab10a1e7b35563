/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* explain-template.c — one sentence per technique, with blanks.
 *
 * A blank in braces is filled from the deduction, so a translation may move it anywhere:
 *
 *   {digits} {cells}   the pattern's           {base} {cover}   its houses ("row 2 and row 5")
 *   {house}            where it lies
 *   {fins}             cells of the fins       {extra}          candidates that save a deadly pattern, as cells
 *   {stem}             the pivot or stem       {restricted}     the digits shared by almost locked sets
 *   {placed} {struck}  what it gives           {effect}         the same as a clause
 *   {first} {last}     the ends of a chain      {joint}          the house where its two strong links meet
 *   {target}           the digits that go       {kept}           the digit of the strong links
 *   {set-a} {set-b} …  the house of the first, second … set, or its cells
 *   {left} {right}     cells of the two colours, of the first and the second set, or of all sets of a wing
 *
 * All fish share the two rows at the end. */
#include "explain-template.h"

#include <glib.h>
#include <string.h>

#define N_(text) text

static const ExplainTemplate templates[] = {
  { "full-house", 0, N_("the last empty cell of a house"),
    N_("{cells} is the last empty cell of {house}. Only {digits} is missing there.") },
  { "naked-single", 0, N_("a cell with one digit left"),
    N_("Every other digit is ruled out in {cells}.") },
  { "hidden-single", 0, N_("one digit has one place"),
    N_("In {house}, {digits} can go nowhere else.") },

  { "hidden-single-box", 0, N_("one digit has one place in a box"),
    N_("In {house}, {digits} can go nowhere else.") },
  { "hidden-single-line", 0, N_("one digit has one place in a row or column"),
    N_("In {house}, {digits} can go nowhere else.") },

  { "locked-pair", 0, N_("two cells where a box meets a line share two digits"),
    N_("{cells} hold only {digits}. Whatever else lies in {base} cannot hold them.") },
  { "locked-triple", 0, N_("three cells where a box meets a line share three digits"),
    N_("{cells} hold only {digits}. Whatever else lies in {base} cannot hold them.") },
  { "pointing", 0, N_("a digit of a box lies in one line"),
    N_("In {base}, {digits} lies only in {cover}. So no other cell of {cover} can hold it.") },
  { "claiming", 0, N_("a digit of a line lies in one box"),
    N_("In {base}, {digits} lies only in {cover}. So no other cell of {cover} can hold it.") },

  { "naked-pair", 0, N_("two cells share two digits"),
    N_("{cells} hold only {digits}: two cells for two digits. No other cell of {base} can hold them.") },
  { "naked-triple", 0, N_("three cells share three digits"),
    N_("{cells} hold only {digits}: three cells for three digits. No other cell of {base} can hold them.") },
  { "naked-quad", 0, N_("four cells share four digits"),
    N_("{cells} hold only {digits}: four cells for four digits. No other cell of {base} can hold them.") },
  { "hidden-pair", 0, N_("two digits share two places"),
    N_("In {base}, {digits} have only two places: {cells}. Nothing else can stand there.") },
  { "hidden-triple", 0, N_("three digits share three places"),
    N_("In {base}, {digits} have only three places: {cells}. Nothing else can stand there.") },
  { "hidden-quad", 0, N_("four digits share four places"),
    N_("In {base}, {digits} have only four places: {cells}. Nothing else can stand there.") },

  { "skyscraper", 0, N_("two lines with two places each, joined at one end"),
    N_("In {base}, {digits} has two places each, and one end of each lies in {joint}. So {first} or {last} "
       "is true, and whatever sees both of them cannot be {digits}.") },
  { "two-string-kite", 0, N_("a row and a column with two places each, joined in a box"),
    N_("In {base}, {digits} has two places each, and one end of each lies in {joint}. So {first} or {last} "
       "is true, and whatever sees both of them cannot be {digits}.") },
  { "turbot-fish", 0, N_("two houses with two places each, joined at one end"),
    N_("In {base}, {digits} has two places each, and one end of each lies in {joint}. So {first} or {last} "
       "is true, and whatever sees both of them cannot be {digits}.") },
  { "empty-rectangle", 0, N_("a box whose places lie in one row and one column"),
    N_("In {base}, {digits} must take one of two places in the line. One of them sees {struck}. The other "
       "forces {digits}, in the box, onto a line that sees it too.") },
  { "dual-two-string-kite", 0, N_("two kites with the same joint"),
    N_("Two kites share their joint: in {base}, {digits} has two places each. {struck} sees two ends that "
       "cannot both fail.") },
  { "dual-empty-rectangle", 0, N_("one box, and two lines with two places each"),
    N_("Two chains of {digits} through {base} end so that {struck} sees two ends that cannot both fail.") },

  { "xy-wing", 0, N_("three cells with three digits, two by two"),
    N_("Whichever digit {stem} takes, one of {left} becomes {target}. Whatever sees both of them cannot be.") },
  { "xyz-wing", 0, N_("a pivot with three digits and two wings"),
    N_("Whichever digit {stem} takes, {target} stands there or in one of {left}. Whatever sees all three "
       "cannot be {target}.") },
  { "w-wing", 0, N_("two equal pairs, joined by a house with two places"),
    N_("{left} hold the same two digits. In {base}, one of these has two places, and each cell sees one of "
       "them, so they cannot both take it. One of them is {target}, and whatever sees both cannot be.") },
  { "wxyz-wing", 0, N_("four cells with four digits, one of them loose"),
    N_("In {left}, every digit but {target} can stand only once. So one of these cells is {target}, and "
       "whatever sees all its places cannot be.") },

  { "remote-pair", 0, N_("a chain of equal pairs"),
    N_("{cells} all hold {digits}, in turn one and the other. The ends differ, so whatever sees both is "
       "neither.") },
  { "simple-colours-trap", 0, N_("two colours, one of them true"),
    N_("Coloured in turn, one of the colours of {digits} is true: {left}, or {right}. {struck} sees both.") },
  { "simple-colours-wrap", 0, N_("a colour that contradicts itself"),
    N_("Two cells of one colour of {digits} share a house, so that colour is false: {struck}.") },
  { "multi-colours-1", 0, N_("two pairs of colours that meet"),
    N_("Two clusters of {digits} meet so that one of their far colours is true. {struck} sees both of these.") },
  { "multi-colours-2", 0, N_("a colour that sees both of another pair"),
    N_("One colour of {digits} sees both colours of another cluster, of which one is true. So it is false: "
       "{struck}.") },
  { "3d-medusa", 0, N_("two colours through cells and houses, one of them true"),
    N_("Coloured in turn through pairs in cells and houses, one colour is true: {left}, or {right}. This "
       "rules out {struck}.") },

  { "x-chain", 0, N_("a chain of one digit"),
    N_("If {first} fails, the chain makes {last} true. So one of them is true, and whatever sees both "
       "cannot be {digits}.") },
  { "xy-chain", 0, N_("a chain of cells with two digits"),
    N_("If {first} fails, the chain makes {last} true. So one of them is true, and whatever sees both "
       "cannot be {target}.") },
  { "aic", 0, N_("links strong and weak in turn"),
    N_("If {first} fails, the chain makes {last} true. So one of them is true, which rules out {struck}.") },
  { "grouped-aic", 0, N_("links strong and weak in turn, through groups"),
    N_("If {first} fails, the chain makes {last} true. So one of them is true, which rules out {struck}.") },
  { "continuous-nice-loop", 0, N_("a chain that closes"),
    N_("The chain closes, so of every weak link one end is true. This rules out {struck}.") },
  { "grouped-continuous-nice-loop", 0, N_("a chain through groups that closes"),
    N_("The chain closes, so of every weak link one end is true. This rules out {struck}.") },
  { "discontinuous-nice-loop", 0, N_("a chain that comes back to where it began"),
    N_("The chain from {first} comes back and settles it: {effect}.") },
  { "grouped-discontinuous-nice-loop", 0, N_("a chain through groups that comes back to where it began"),
    N_("The chain from {first} comes back and settles it: {effect}.") },

  { "unique-rectangle-1", 0, N_("three corners of a rectangle hold the same two digits"),
    N_("If {extra} held only {digits} too, {cells} could be swapped and the puzzle would have two "
       "solutions. So it holds neither.") },
  { "unique-rectangle-2", 0, N_("a rectangle saved by one digit"),
    N_("{cells} must not hold only {digits}. So one of {extra} is {target}, and whatever sees all of them "
       "cannot be.") },
  { "unique-rectangle-3", 0, N_("a rectangle whose spare digits form a subset"),
    N_("{cells} must not hold only {digits}. So the spare digits of {extra} act as one cell: with {left} "
       "there are as many cells as digits, and no other cell of {base} can hold them.") },
  { "unique-rectangle-4", 0, N_("a rectangle with a locked digit"),
    N_("{cells} must not hold only {digits}. In {base}, {kept} can only stand in {extra}. If {target} stood "
       "there too, they would.") },
  { "unique-rectangle-5", 0, N_("a rectangle saved across"),
    N_("{cells} must not hold only {digits}. So one of {extra} is {target}, and whatever sees all of them "
       "cannot be.") },
  { "unique-rectangle-6", 0, N_("a rectangle with a digit locked in both lines"),
    N_("{cells} must not hold only {digits}. One of them is locked in two lines, so it cannot stand in "
       "{extra}.") },
  { "hidden-rectangle", 0, N_("a rectangle with strong links at one corner"),
    N_("If {struck} were true, strong links would make {cells} a rectangle of {digits} alone, and the "
       "puzzle would have two solutions.") },
  { "avoidable-rectangle-1", 0, N_("a rectangle of placed digits"),
    N_("{cells} are no clues. With {struck} they could be swapped, and the puzzle would have two solutions.") },
  { "avoidable-rectangle-2", 0, N_("a rectangle of placed digits, saved by one digit"),
    N_("{cells} are no clues. So that they cannot be swapped, one of {extra} is {target}, and whatever sees "
       "both cannot be.") },
  { "bug-plus-1", 0, N_("all cells but one hold two digits"),
    N_("Without its third digit {extra} would leave every digit twice in every house, and the puzzle would "
       "have two solutions.") },

  { "als-xz", EXPLAIN_LINKED_TWICE, N_("two sets of cells that share two digits"),
    N_("Set A in {set-a} and set B in {set-b} share {restricted}: each set gets one of them. So both are "
       "locked in all their other digits: {struck} cannot be.") },
  { "als-xz", 0, N_("two sets of cells, each with one digit to spare"),
    N_("Set A in {set-a} and set B in {set-b} have one digit to spare each. {restricted} can be in only one "
       "of them, so the other keeps {target}. Whatever sees every {target} of both cannot be {target}.") },
  { "als-xy-wing", 0, N_("three sets of cells, each with one digit to spare"),
    N_("Set B in {set-b} would lose two digits if it lost both {restricted}. So set A in {set-a} or set C "
       "in {set-c} keeps {target}, and whatever sees every {target} of both cannot be {target}.") },
  { "als-chain", 0, N_("sets of cells, each with one digit to spare, in a row"),
    N_("If the first set, in {set-a}, lacks {target}, each set on the way keeps a digit that the next one "
       "then lacks. So the last one keeps {target}, and whatever sees every {target} of the first and the "
       "last cannot be {target}.") },
  { "death-blossom", 0, N_("a stem, and a set of cells for each of its digits"),
    N_("{stem} must take one of its digits, and each of them is taken from one of the sets around it. That "
       "set then keeps {target}. Whatever sees every {target} of all of them cannot be {target}.") },
  { "sue-de-coq", 0, N_("a box and a line share out their digits"),
    N_("{stem}, with {left} in the line and {right} in the box, have as many digits as cells, and each fits "
       "only once. So their digits are used up, in the line and in the box: {struck} cannot be.") },

  { "template-set", 0, N_("all ways to place a digit agree"),
    N_("Of all ways to place {digits} in every row, column and box that leave the other digits their "
       "certain cells, every one uses {placed}.") },
  { "template-delete", 0, N_("no way to place a digit uses it"),
    N_("Of all ways to place {digits} in every row, column and box that leave the other digits their "
       "certain cells, none uses {struck}.") },
  { "forcing-chain", 0, N_("every way leads to the same end"),
    N_("Whichever of the possibilities is true, the chains lead to the same end: {effect}.") },
  { "forcing-net", 0, N_("every way leads to the same end, by several paths at once"),
    N_("Whichever of the possibilities is true, the nets lead to the same end: {effect}.") },
  { "brute-force", 0, N_("nothing else helps"),
    N_("No technique finds anything here. A search through all possibilities says: {effect}.") },
};

/* By family, for the rows that are not above. */
static const ExplainTemplate families[N_FAMILIES] = {
  [FAMILY_FISH] = { NULL, 0, N_("the houses of a digit, covered by as many others"),
    N_("In {base}, {digits} lies only in {cover}. So no other cell of {cover} can hold it.") },
};

/* A fish with fins. */
static const ExplainTemplate finned = { NULL, 0, N_("a fish with fins"),
  N_("In {base}, {digits} lies only in {cover}, but for {fins}. Either way, a cell of {cover} that sees all "
     "of these cannot hold it.") };

/* Two almost locked sets that are linked by two digits prove more. */
static int
form_of (const Deduction *deduction)
{
  int n_restricted = 0;

  for (int i = 0; i < deduction->n_groups; i++)
    n_restricted += deduction->groups[i].role == ROLE_RESTRICTED;
  return n_restricted >= 2 ? EXPLAIN_LINKED_TWICE : EXPLAIN_ANY;
}

static const ExplainTemplate *
find_row (const char *id, int form)
{
  for (size_t i = 0; i < G_N_ELEMENTS (templates); i++)
    if (strcmp (templates[i].technique, id) == 0 && (templates[i].form == 0 || templates[i].form == form))
      return &templates[i];
  return NULL;
}

bool
explain_template_exists (const Technique *technique)
{
  return find_row (technique->id, EXPLAIN_ANY) || families[technique->family].sentence;
}

const ExplainTemplate *
explain_template_for (const Deduction *deduction)
{
  const ExplainTemplate *row = find_row (deduction->technique->id, form_of (deduction));

  if (row)
    return row;
  if (deduction->technique->family == FAMILY_FISH)
    for (int i = 0; i < deduction->n_groups; i++)
      if (deduction->groups[i].role == ROLE_FIN || deduction->groups[i].role == ROLE_ENDO_FIN)
        return &finned;
  return &families[deduction->technique->family];
}

bool
explain_template_tells_effect (const ExplainTemplate *row)
{
  return strstr (row->sentence, "{struck}") || strstr (row->sentence, "{placed}") || strstr (row->sentence, "{effect}");
}
