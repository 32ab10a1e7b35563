/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* explain-template.c — the sentences of each technique, with blanks.
 *
 * A blank in braces is filled from the deduction (explain-blank.c), so a translation may move it anywhere:
 *
 *   {digits} {cells}   the pattern's           {base} {cover} {twin}   its houses ("rows 2 and 5")
 *   {house}            where it lies           {bases} {covers}        how many of them ("2 rows")
 *   {fins} {twin-fins} {endo} {twice}          of a fish: cells of the fins, in two bases, in two covers; {fish} its name
 *   {extra} {saving}   cells and digits that save a deadly pattern; {saving-one} with "or"
 *   {beside} {across}  corners of a rectangle, seen from the struck one
 *   {stem}             the pivot or stem       {stem-digits}   its digits, with "or"
 *   {sets} {set-a} {set-b}                     almost locked sets with letter and cells; {set-a-house}, {set-digits}
 *   {restricted}       the digits shared by almost locked sets
 *   {first-of-sets} {spare-a} …                a wing's first cell, and its other digit
 *   {struck}           what goes               {placed-cells} {struck-cells}   the cells alone
 *   {target} {kept}    the digits that go; those of the pattern that stay
 *   {first-cell} {first} {last-cell} {last}    the ends of a chain       {way}   its cells
 *   {joint} {tie}      cells of its second and third link; {tied} the third one's digit
 *   {box} {line} {arm} of an empty rectangle: its box, the line of its pair, the arm that this does not touch
 *   {left} {right}     cells of the two colours, or of all sets of a wing; {colour-1} … {colour-4} of two clusters
 *   {places} {digit}   of the first pattern: where its digits can stand; {digit-one} with "or"
 *   {shares}           of a pattern told house by house: which digits stand once in each
 *   {pairs} {meetings} {premise} {conclusion} {clash} …   clauses of proofs (explain-proof.h)
 *
 * What follows of each pattern is a sentence of its own, explain_proof_place (). A row is for a technique, or
 * for all of its family; a grouped chain has the rows of the plain one. */
#include "explain-template.h"

#include <glib.h>
#include <string.h>

#define N_(text) text

/* What the family's rows are called. */
#define ALL_FISH    "fish"
#define ALL_FORCING "forcing"

static const ExplainTemplate templates[] = {
  { "full-house", EXPLAIN_ANY, N_("the last empty cell of a house"),
    N_("{cells} is the last empty cell of {house}. Only {digits} is missing there.") },
  { "naked-single", EXPLAIN_ANY, N_("a cell with one digit left"),
    N_("Every other digit is ruled out in {cells}.") },
  { "hidden-single", EXPLAIN_ANY, N_("one digit has one place"),
    N_("In {house}, {digits} can go nowhere else.") },
  { "hidden-single-box", EXPLAIN_ANY, N_("one digit has one place in a box"),
    N_("In {house}, {digits} can go nowhere else.") },
  { "hidden-single-line", EXPLAIN_ANY, N_("one digit has one place in a row or column"),
    N_("In {house}, {digits} can go nowhere else.") },

  { "locked-pair", EXPLAIN_ANY, N_("two cells where a box meets a line share two digits"),
    N_("{cells} hold only {digits}: two cells for two digits. No other cell of {base} can hold them.") },
  { "locked-triple", EXPLAIN_ANY, N_("three cells where a box meets a line share three digits"),
    N_("{cells} hold only {digits}: three cells for three digits. No other cell of {base} can hold them.") },
  { "pointing", EXPLAIN_ANY, N_("a digit of a box lies in one line"),
    N_("In {base}, {digits} lies only in {cover}. So no other cell of {cover} can hold it.") },
  { "claiming", EXPLAIN_ANY, N_("a digit of a line lies in one box"),
    N_("In {base}, {digits} lies only in {cover}. So no other cell of {cover} can hold it.") },

  { "naked-pair", EXPLAIN_ANY, N_("two cells share two digits"),
    N_("{cells} hold only {digits}: two cells for two digits. No other cell of {base} can hold them.") },
  { "naked-triple", EXPLAIN_ANY, N_("three cells share three digits"),
    N_("{cells} hold only {digits}: three cells for three digits. No other cell of {base} can hold them.") },
  { "naked-quad", EXPLAIN_ANY, N_("four cells share four digits"),
    N_("{cells} hold only {digits}: four cells for four digits. No other cell of {base} can hold them.") },
  { "hidden-pair", EXPLAIN_ANY, N_("two digits share two places"),
    N_("In {base}, {digits} have only two places: {cells}. Nothing else can stand there.") },
  { "hidden-triple", EXPLAIN_ANY, N_("three digits share three places"),
    N_("In {base}, {digits} have only three places: {cells}. Nothing else can stand there.") },
  { "hidden-quad", EXPLAIN_ANY, N_("four digits share four places"),
    N_("In {base}, {digits} have only four places: {cells}. Nothing else can stand there.") },

  { ALL_FISH, EXPLAIN_ANY, N_("all places of a digit in {bases} lie in {covers}"),
    N_("In {base}, {digits} lies only in {cover}. So no other cell of {cover} can hold it.") },
  { ALL_FISH, EXPLAIN_ONE_FIN, N_("all places of a digit in {bases} lie in {covers}, but for one fin"),
    N_("In {base}, {digits} lies only in {cover}, but for the fin {fins}. Either {fins} is {digits}, or {fish} "
       "holds. Either way a cell of {cover} that sees {fins} cannot be {digits}.") },
  { ALL_FISH, EXPLAIN_FINS, N_("all places of a digit in {bases} lie in {covers}, but for some fins"),
    N_("In {base}, {digits} lies only in {cover}, but for the fins {fins}. Either one of the fins is {digits}, or "
       "{fish} holds. Either way a cell of {cover} that sees all of these cannot be {digits}.") },
  { ALL_FISH, EXPLAIN_TWINS, N_("two fish with fins, of the same {bases}"),
    N_("Two fish share {base}. But for {fins}, {digits} lies there only in {cover}; but for {twin-fins}, it lies "
       "only in {twin}. Of each fish, either a fin is {digits} or {fish} holds. Either way a cell of its cover "
       "that sees all of its fins cannot be {digits}.") },

  { "kraken-fish-1", EXPLAIN_ANY, N_("a fish whose fins reach further by chains"),
    N_("In {base}, {digits} lies only in {cover}, but for {fins}. If it stands there, a chain leads on from it; if "
       "not, {fish} holds. Either way {conclusion}.") },
  { "kraken-fish-2", EXPLAIN_ANY, N_("a fish, and a chain from each of its places in one cover"),
    N_("In {base}, {digits} lies only in {cover}, but for {fins}. If it does not stand there, {fish} holds and puts it "
       "into {extra}. From wherever it stands a chain leads on, and each time {conclusion}.") },

  { "skyscraper", EXPLAIN_ANY, N_("two lines with two places each, joined at one end"),
    N_("In {base}, {digits} has two places each. {joint} see each other, so they are not both {digits}. So "
       "{first-cell} or {last-cell} is {digits}, and whatever sees both cannot be {digits}.") },
  { "two-string-kite", EXPLAIN_ANY, N_("a row and a column with two places each, joined in a box"),
    N_("In {base}, {digits} has two places each. {joint} see each other, so they are not both {digits}. So "
       "{first-cell} or {last-cell} is {digits}, and whatever sees both cannot be {digits}.") },
  { "turbot-fish", EXPLAIN_ANY, N_("two houses with two places each, joined at one end"),
    N_("In {base}, {digits} has two places each. {joint} see each other, so they are not both {digits}. So "
       "{first-cell} or {last-cell} is {digits}, and whatever sees both cannot be {digits}.") },
  { "empty-rectangle", EXPLAIN_ANY, N_("a box whose places lie in one row and one column, and a line with two places"),
    N_("In {box}, {digits} lies only in {cover}. In {line} it has two places. If it stands in {first-cell}, it "
       "leaves {box} only {arm}; else it stands in {last-cell}. Either way {struck-cells} cannot be {digits}.") },
  { "broken-wing", EXPLAIN_ANY, N_("an odd ring, and its guardians"),
    N_("{cells} form a ring of odd length, joined by {base}. Had these houses no other place for {digits}, the ring would "
       "hold it in turn, which an odd one cannot. So one of {extra} is {digits}, and whatever sees all of these cannot be "
       "{digits}.") },
  { "dual-two-string-kite", EXPLAIN_ANY, N_("two kites with the same joint"),
    N_("Two kites are joined at {fins}. These see each other, so in each kite one of the two lines has its digit "
       "at the far end."), EACH_PLACE },
  { "dual-empty-rectangle", EXPLAIN_ANY, N_("one box, and two lines with two places each"),
    N_("In {box}, {digits} lies only in {fins}, which makes two empty rectangles. Each has a line with two "
       "places: {pairs}. One place of each pair sees the cell that loses {digits}; the other leaves the box only "
       "places that see it.") },

  { "xy-wing", EXPLAIN_ANY, N_("three cells with three digits, two by two"),
    N_("{stem} is {stem-digits}. If it is {spare-a}, {first-of-sets} is {target}; if it is {spare-b}, "
       "{second-of-sets} is {target}."), EACH_PLACE },
  { "xyz-wing", EXPLAIN_ANY, N_("a pivot with three digits and two wings"),
    N_("{stem} is {stem-digits}. If it is {spare-a}, {first-of-sets} is {target}; if it is {spare-b}, "
       "{second-of-sets} is {target}."), EACH_PLACE },
  { "w-wing", EXPLAIN_ANY, N_("two equal pairs, joined by a house with two places"),
    N_("{left} each hold {set-digits}. In {base}, {tied} has only two places, {tie}, and each of the pairs sees "
       "one of them. So they cannot both be {tied}."), EACH_PLACE },
  { "wxyz-wing", EXPLAIN_ANY, N_("four cells with four digits, one of them loose"),
    N_("{left} have four digits, {set-digits}. Each of {restricted} can stand there only once, so {target} stands "
       "there too."), EACH_PLACE },

  { "vwxyz-wing", EXPLAIN_ANY, N_("five cells with five digits, one of them loose"),
    N_("{left} have five digits, {set-digits}. Each of {restricted} can stand there only once, so {target} stands "
       "there too."), EACH_PLACE },
  { "bent-subset", EXPLAIN_ANY, N_("as many digits as cells, though not in one house"),
    N_("{left} have as many digits as cells, {set-digits}, and none of these can stand there twice. So each stands "
       "there once, which rules out {struck}.") },

  { "remote-pair", EXPLAIN_ANY, N_("a chain of equal pairs"),
    N_("These cells all hold {digits}, and each sees the next: {way}. So they are in turn one and the other; two "
       "with an even number of them between differ, and whatever sees both is neither.") },
  { "simple-colours-trap", EXPLAIN_ANY, N_("two colours, one of them true"),
    N_("The places of {digits} are coloured in turn, and one colour is true as a whole: {left}, or {right}. "
       "Whatever sees both colours cannot be {digits}.") },
  { "simple-colours-wrap", EXPLAIN_ANY, N_("a colour that contradicts itself"),
    N_("The places of {digits} are coloured in turn, and one colour is true as a whole: {left}, or {right}. But "
       "{clash} have the same colour and share {clash-house}. So that colour is false.") },
  { "multi-colours-1", EXPLAIN_ANY, N_("two pairs of colours that meet"),
    N_("{digits} stands either in {colour-1} or in {colour-2}, and either in {colour-3} or in {colour-4}. "
       "{meetings}") },
  { "multi-colours-2", EXPLAIN_ANY, N_("a colour that sees both of another pair"),
    N_("{digits} stands either in {colour-3} or in {colour-4}. Each of these contradicts the colour "
       "{struck-cells}, which is true or false as a whole. So this colour is false.") },
  { "3d-medusa", EXPLAIN_RULE_1, N_("a colour that contradicts itself, through cells and houses"),
    N_("Candidates are coloured in turn, through pairs in cells and houses, and one colour is true as a whole: "
       "{colour-a}, or else {colour-b}. But one of them has two digits in the same cell, so it is false: {struck}.") },
  { "3d-medusa", EXPLAIN_RULE_2, N_("a colour that contradicts itself, through cells and houses"),
    N_("Candidates are coloured in turn, through pairs in cells and houses, and one colour is true as a whole: "
       "{colour-a}, or else {colour-b}. But one of them has a digit twice in a house, so it is false: {struck}.") },
  { "3d-medusa", EXPLAIN_RULE_3, N_("a colour that contradicts itself, through cells and houses"),
    N_("Candidates are coloured in turn, through pairs in cells and houses, and one colour is true as a whole: "
       "{colour-a}, or else {colour-b}. But one of them would leave a cell no digit, so it is false: {struck}.") },
  { "3d-medusa", EXPLAIN_RULE_4, N_("two colours through cells and houses, one of them true"),
    N_("Candidates are coloured in turn, through pairs in cells and houses, and one colour is true as a whole: "
       "{colour-a}, or else {colour-b}. A cell that has both colours is one of these two. This rules out {struck}.") },
  { "3d-medusa", EXPLAIN_RULE_5, N_("two colours through cells and houses, one of them true"),
    N_("Candidates are coloured in turn, through pairs in cells and houses, and one colour is true as a whole: "
       "{colour-a}, or else {colour-b}. Whatever sees its digit in both colours goes: {struck}.") },
  { "3d-medusa", EXPLAIN_RULE_6, N_("two colours through cells and houses, one of them true"),
    N_("Candidates are coloured in turn, through pairs in cells and houses, and one colour is true as a whole: "
       "{colour-a}, or else {colour-b}. A candidate that has one colour beside it in its cell, and sees its digit "
       "in the other, goes: {struck}.") },

  { "x-chain", EXPLAIN_RETURNS, N_("a chain of one digit that comes back to where it began"),
    N_("If {first-cell} were not {first}, it would follow along the chain that it is. So {first-cell} is {first}, "
       "and whatever sees it cannot be {first}.") },
  { "x-chain", EXPLAIN_ANY, N_("a chain of one digit"),
    N_("If {first-cell} is not {first}, it follows along the chain that {last-cell} is {last}. So one of the two "
       "is {first}, and whatever sees both cannot be {first}.") },
  { "xy-chain", EXPLAIN_ANY, N_("a chain of cells with two digits"),
    N_("If {first-cell} is not {first}, it follows along the chain that {last-cell} is {last}. So one of the two "
       "is {first}, and whatever sees both cannot be {first}.") },
  { "aic", EXPLAIN_ANY, N_("links strong and weak in turn"),
    N_("If {first-cell} is not {first}, it follows along the chain that {last-cell} is {last}. So one of the two "
       "is true, which rules out {struck}.") },
  { "continuous-nice-loop", EXPLAIN_ANY, N_("a chain that closes"),
    N_("The chain closes to a loop, and is true one way round or the other: where two candidates exclude each "
       "other in it, one of them is true. This rules out {struck}.") },
  { "discontinuous-nice-loop", EXPLAIN_RETURNS, N_("a chain that comes back to where it began"),
    N_("If {first-cell} were not {first}, it would follow along the chain that it is. So {first-cell} is {first}.") },
  { "discontinuous-nice-loop", EXPLAIN_REFUTES, N_("a chain that comes back to where it began"),
    N_("If {first-cell} were {first}, it would follow along the chain that it is not. So {first-cell} is not "
       "{first}.") },
  { "discontinuous-nice-loop", EXPLAIN_REPLACES, N_("a chain that comes back to where it began"),
    N_("If {first-cell} were {first}, it would follow along the chain that it is {last}. So {first-cell} is not "
       "{first}.") },
  { "discontinuous-nice-loop", EXPLAIN_EXCLUDES, N_("a chain that comes back to where it began"),
    N_("If {first-cell} is {first}, it is not {last}. If it is not {first}, it follows along the chain that it is "
       "not {last} either.") },

  { "unique-rectangle-1", EXPLAIN_ANY, N_("three corners of a rectangle hold the same two digits"),
    N_("If {extra} were {digits-one}, {cells} would hold only {digits}. These could be swapped, and the puzzle "
       "would have two solutions. So {extra} is neither.") },
  { "unique-rectangle-2", EXPLAIN_ANY, N_("a rectangle saved by one digit"),
    N_("If {cells} held only {digits}, these could be swapped, and the puzzle would have two solutions. So one of "
       "{extra} is {target}, and whatever sees all of these cannot be {target}.") },
  { "unique-rectangle-3", EXPLAIN_ANY, N_("a rectangle whose spare digits form a subset"),
    N_("If {cells} held only {digits}, these could be swapped, and the puzzle would have two solutions. So one of "
       "{extra} is {saving-one}. Together they act as one cell: with {left} there are as many cells as digits, "
       "{set-digits}, and no other cell of {base} can hold these.") },
  { "unique-rectangle-4", EXPLAIN_ANY, N_("a rectangle with a locked digit"),
    N_("If {cells} held only {digits}, these could be swapped, and the puzzle would have two solutions. In "
       "{base}, {kept} can stand only in {extra}. If one of these were {target}, the other would be {kept}, and "
       "this would happen. So neither is {target}.") },
  { "unique-rectangle-5", EXPLAIN_ANY, N_("a rectangle saved across"),
    N_("If {cells} held only {digits}, these could be swapped, and the puzzle would have two solutions. So one of "
       "{extra} is {target}, and whatever sees all of these cannot be {target}.") },
  { "unique-rectangle-6", EXPLAIN_ANY, N_("a rectangle with a digit locked in both lines"),
    N_("If {cells} held only {digits}, these could be swapped, and the puzzle would have two solutions. In "
       "{base}, {target} can stand only in these cells, so it takes two opposite corners. If these were {extra}, "
       "the other two would be {kept}, and this would happen. So neither of them is {target}.") },
  { "hidden-rectangle", EXPLAIN_STRUCK_BEFORE, N_("a rectangle with strong links at one corner"),
    N_("If {cells} held only {digits}, these could be swapped, and the puzzle would have two solutions. If "
       "{struck} were true, strong links would bring that about.") },
  { "hidden-rectangle", EXPLAIN_ANY, N_("a rectangle with strong links at one corner"),
    N_("If {cells} held only {digits}, these could be swapped, and the puzzle would have two solutions. If "
       "{struck-cells} were {target}, {kept} would stand in {beside}, its only other places in {base}, and "
       "{across} would be {target}, so this would happen. So {struck-cells} is not {target}.") },
  { "avoidable-rectangle-1", EXPLAIN_ANY, N_("a rectangle of placed digits"),
    N_("{cells} are no clues. If {struck-cells} were {target}, they would hold only {digits}, which could be "
       "swapped, and the puzzle would have two solutions.") },
  { "avoidable-rectangle-2", EXPLAIN_ANY, N_("a rectangle of placed digits, saved by one digit"),
    N_("{cells} are no clues. If they held only {digits}, these could be swapped, and the puzzle would have two "
       "solutions. So one of {extra} is {target}, and whatever sees both cannot be {target}.") },
  { "bug-plus-1", EXPLAIN_ANY, N_("all cells but one hold two digits"),
    N_("Every empty cell but {extra} holds two digits. If {extra} were not {saving}, every digit would be left in "
       "just two places of every house, and the puzzle would not have one solution. So {extra} is {saving}.") },
  { "bug-plus-n", EXPLAIN_ANY, N_("all cells but some hold two digits"),
    N_("Every empty cell but {extra} holds two digits. If none of these were {saving}, every digit would be left in "
       "just two places of every house, and the puzzle would not have one solution. So one of {extra} is {saving}, and "
       "whatever sees all of them cannot be {saving}.") },
  { "unique-loop-1", EXPLAIN_ANY, N_("all cells of a ring but one hold the same two digits"),
    N_("If {extra} were {digits-one}, the ring of {cells} would hold only {digits}. These could be swapped all round, and "
       "the puzzle would have two solutions. So {extra} is neither.") },
  { "unique-loop-2", EXPLAIN_ANY, N_("a ring saved by one digit"),
    N_("If the ring of {cells} held only {digits}, these could be swapped all round, and the puzzle would have two "
       "solutions. So one of {extra} is {target}, and whatever sees all of these cannot be {target}.") },
  { "extended-rectangle-1", EXPLAIN_ANY, N_("six cells of two lines, and three digits"),
    N_("If {extra} were {digits-one}, {cells} would hold only {digits}. Their two lines could be exchanged, and the "
       "puzzle would have two solutions. So {extra} is none of these.") },
  { "extended-rectangle-2", EXPLAIN_ANY, N_("six cells of two lines, saved by one digit"),
    N_("If {cells} held only {digits}, their two lines could be exchanged, and the puzzle would have two solutions. So one "
       "of {extra} is {target}, and whatever sees all of these cannot be {target}.") },
  { "qiu-deadly-pattern-1", EXPLAIN_ANY, N_("two lines with hardly a clue, and two cells that cross their pair over"),
    N_("If {stem} held {digits}, these would stand crosswise in {places}, the only cells of that box for them. Both pairs could "
       "be exchanged and {base} filled in again, as their clues leave room for it, and the puzzle would have two solutions. So "
       "{extra} is neither of these.") },
  { "qiu-deadly-pattern-2", EXPLAIN_ANY, N_("two lines with hardly a clue, and two cells saved by one digit"),
    N_("If {stem} held {digits}, these would stand crosswise in {places}, the only cells of that box for them. Both pairs could "
       "be exchanged and {base} filled in again, as their clues leave room for it, and the puzzle would have two solutions. So "
       "one of {extra} is {target}, and whatever sees all of these cannot be {target}.") },
  { "qiu-deadly-pattern-4", EXPLAIN_ANY, N_("two lines with hardly a clue, and two cells that one digit cannot leave"),
    N_("If {stem} held {digits}, these would stand crosswise in {places}, the only cells of that box for them. Both pairs could "
       "be exchanged and {base} filled in again, as their clues leave room for it, and the puzzle would have two solutions. In "
       "{cover}, {kept} lies only in {stem}, so one of these is {kept}, and neither is {target}.") },

  { "symmetrical-placement", EXPLAIN_RULE_1, N_("clues, and so a solution, that look alike after half a turn"),
    N_("After half a turn of the board its clues fall on clues, the same digit always on the same. So does a solution on a "
       "solution, and as there is one alone it is its own image. What has no image goes: {struck}.") },
  { "symmetrical-placement", EXPLAIN_RULE_2, N_("clues, and so a solution, that look alike after a quarter of a turn"),
    N_("After a quarter of a turn of the board its clues fall on clues, the same digit always on the same. So does a solution "
       "on a solution, and as there is one alone it is its own image. What has no image goes: {struck}.") },
  { "symmetrical-placement", EXPLAIN_RULE_3, N_("clues, and so a solution, that look alike across a diagonal"),
    N_("Across the falling diagonal the clues fall on clues, the same digit always on the same. So does a solution on a "
       "solution, and as there is one alone it is its own image. What has no image goes: {struck}.") },
  { "symmetrical-placement", EXPLAIN_RULE_4, N_("clues, and so a solution, that look alike across a diagonal"),
    N_("Across the rising diagonal the clues fall on clues, the same digit always on the same. So does a solution on a "
       "solution, and as there is one alone it is its own image. What has no image goes: {struck}.") },

  { "als-xz", EXPLAIN_LINKED_TWICE, N_("two sets of cells that share two digits"),
    N_("{set-a} and {set-b} have one digit more than cells each, and share {restricted}: each set gets one of "
       "these. So all their digits are used up: what sees every place of one in its set, or of one of "
       "{restricted} in both sets, cannot be that. This rules out {struck}.") },
  { "als-xz", EXPLAIN_ANY, N_("two sets of cells, each with one digit to spare"),
    N_("Each of these sets has one digit more than cells: {sets}."), EACH_STEPS },
  { "als-xy-wing", EXPLAIN_ANY, N_("three sets of cells, each with one digit to spare"),
    N_("Each of these sets has one digit more than cells: {sets}."), EACH_STEPS },
  { "als-chain", EXPLAIN_ANY, N_("sets of cells, each with one digit to spare, in a row"),
    N_("Each of these sets has one digit more than cells: {sets}."), EACH_STEPS },
  { "death-blossom", EXPLAIN_ANY, N_("a stem, and a set of cells for each of its digits"),
    N_("{stem} is {stem-digits}, and each of these sets has one digit more than cells: {sets}."), EACH_STEPS },
  { "sue-de-coq", EXPLAIN_ANY, N_("a box and a line share out their digits"),
    N_("{stem}, with A ({first-of-sets}) in {set-a-house} and B ({second-of-sets}) in {set-b-house}, have as many "
       "digits as cells, and each fits only once. So the digits of A are used up in {set-a-house}, those of B in "
       "{set-b-house}, and all others in both. This rules out {struck}.") },

  { "almost-locked-pair", EXPLAIN_ANY, N_("a box and a line share out two digits"),
    N_("In {cover}, {first-of-sets} holds one of {digits}, so there is room for one of them at most where {base} "
       "crosses it. The only other cell for them in {base} is {places}, which takes the other one. So {digits} are "
       "used up in {cover}. This rules out {struck}.") },
  { "almost-locked-triple", EXPLAIN_ANY, N_("a box and a line share out three digits"),
    N_("In {cover}, {first-of-sets} hold two of {digits}, so there is room for one of them at most where {base} "
       "crosses it. The only other cells for them in {base} are {places}, which take the other two. So {digits} are "
       "used up in {cover}. This rules out {struck}.") },
  { "firework-triple", EXPLAIN_ANY, N_("a row and a column that three digits leave the box of the crossing by the same cells"),
    N_("Outside of the box of {extra}, each of {digits} lies in {base} only in {left}; where it stands in none of these, both "
       "lines put it into {extra}. So {cells} hold these digits, and nothing else.") },
  { "firework-quadruple", EXPLAIN_ANY, N_("two crossings of rows and columns, and four digits"),
    N_("Outside of the boxes of {extra}, each of {digits} lies in the row and the column of one of them only in {left}; where "
       "it stands in none of these, both lines put it into that crossing. So {cells} hold these digits, and nothing else.") },
  { "firework-w-wing", EXPLAIN_ANY, N_("a crossing with two digits, and a pair that sees its ends"),
    N_("Outside of the box of {extra}, {digits} lie in {base} only in {left}. As {stem} is {stem-digits} and sees these, this "
       "digit stands in none of them, and both lines put it into {extra}. So {extra} is {stem-digits}.") },
  { "firework-l-wing", EXPLAIN_ANY, N_("a crossing with two digits, and a third one that ties its ends together"),
    N_("Outside of the box of {extra}, {digits} lie in {base} only in {left}. {Extra} takes one of these digits at most, so the "
       "other one stands in {left}, which cannot both be {target}. But in {cover}, {target} lies only in {stem} and in one of "
       "{left} each: it stands in both of these or in neither. So neither is {target}.") },
  { "multi-sector-locked-set", EXPLAIN_ANY, N_("as many cells of some lines as there is room for their digits"),
    N_("In {cells} the digits can stand only so often: one each of {shares}. Together that is as many as there are cells, so "
       "each of them stands there, and nowhere else in that house. This rules out {struck}.") },
  { "sk-loop", EXPLAIN_ANY, N_("a ring of eight pairs in four boxes, with room for its digits and no more"),
    N_("In the ring of {cells} the digits can stand only so often: one each of {shares}. Together that is as many as there are "
       "cells, so each of them stands there, and nowhere else in that house. This rules out {struck}.") },
  { "junior-exocet", EXPLAIN_ANY, N_("two cells whose digits come again in the two boxes beside them"),
    N_("{places} hold two of {digit}. In {cover} each of these two stands three times, though not where {places} see it, and "
       "beside {left} there is room for it twice at most. So {left} hold the same two digits, and each of their boxes has "
       "both. This rules out {struck}.") },
  { "senior-exocet", EXPLAIN_ANY, N_("two cells whose digits come again in two others"),
    N_("{places} hold two of {digit}. In {cover} each of these two stands three times, though not where {places} see it, and "
       "beside {left} there is room for it twice at most. So {left} hold the same two digits. This rules out {struck}.") },
  { "tridagon", EXPLAIN_ANY, N_("twelve cells that three digits cannot fill, and what saves them"),
    N_("{digit} alone cannot fill {places}, three cells in each of {base} that share no line, the way they lie there. So "
       "{saving-one} stands in {extra}. This rules out {struck}.") },
  { "als-w-wing", EXPLAIN_ANY, N_("two sets of cells, each with one digit to spare, joined by a house"),
    N_("Each of these sets has one digit more than cells: {sets}. Wherever {restricted} stands in {base}, one of the sets "
       "loses it and keeps {target}. This rules out {struck}.") },

  { ALL_FORCING, EXPLAIN_BOTH_WAYS, N_("every way leads to the same end"),
    N_("Whether {places} is {digit} or not, it follows that {conclusion}.") },
  { ALL_FORCING, EXPLAIN_EACH_DIGIT, N_("every way leads to the same end"),
    N_("{places} is {digit-one}. Whichever it is, it follows that {conclusion}.") },
  { ALL_FORCING, EXPLAIN_EACH_PLACE, N_("every way leads to the same end"),
    N_("In {house}, {digit} can stand in {places}. Wherever it stands, it follows that {conclusion}.") },
  { ALL_FORCING, EXPLAIN_CONTRADICTS, N_("a supposition that contradicts itself"),
    N_("If {premise}, it would follow that {places} is {digit}, and also that it is not. So {conclusion}.") },
  { ALL_FORCING, EXPLAIN_EMPTIES_CELL, N_("a supposition that contradicts itself"),
    N_("If {premise}, no digit would be left for {places}. So {conclusion}.") },
  { ALL_FORCING, EXPLAIN_EMPTIES_HOUSE, N_("a supposition that contradicts itself"),
    N_("If {premise}, no place would be left for {digit} in {house}. So {conclusion}.") },
  { "template-set", EXPLAIN_ANY, N_("all ways to place a digit agree"),
    N_("However {digits} is placed in every row, column and box without taking a cell that another digit must "
       "have, it stands in {placed-cells}.") },
  { "template-delete", EXPLAIN_ANY, N_("no way to place a digit uses it"),
    N_("Of all ways to place {digits} in every row, column and box without taking a cell that another digit must "
       "have, none uses {struck}.") },
  { "brute-force", EXPLAIN_ANY, N_("nothing else helps"),
    N_("No technique finds anything here. A search through all possibilities shows that {conclusion}.") },
};

static int
count_groups (const Deduction *deduction, Role role)
{
  int n = 0;

  for (int i = 0; i < deduction->n_groups; i++)
    n += deduction->groups[i].role == role;
  return n;
}

static int
count_in_groups (const Deduction *deduction, Role role)
{
  int n = 0;

  for (int i = 0; i < deduction->n_groups; i++)
    n += deduction->groups[i].role == role ? cells_count (deduction->groups[i].cells) : 0;
  return n;
}

static ExplainForm
form_of_fish (const Deduction *deduction)
{
  int fins = count_in_groups (deduction, ROLE_FIN) + count_in_groups (deduction, ROLE_ENDO_FIN);

  return deduction->twin ? EXPLAIN_TWINS : fins > 1 ? EXPLAIN_FINS : fins ? EXPLAIN_ONE_FIN : EXPLAIN_ANY;
}

/* By where it comes back to, and what is supposed and follows: a strong link leads from false to true. */
static ExplainForm
form_of_chain (const Deduction *deduction)
{
  const Link *first = deduction->links, *last = &deduction->links[deduction->n_links - 1];

  if (!deduction->n_links || first->from >= N_CANDIDATES || last->to >= N_CANDIDATES
      || candidate_cell (first->from) != candidate_cell (last->to))
    return EXPLAIN_ANY;
  if (first->from == last->to)
    return first->strong ? EXPLAIN_RETURNS : EXPLAIN_REFUTES;
  return first->strong ? EXPLAIN_EXCLUDES : EXPLAIN_REPLACES;
}

/* A contradiction is the first variant; its first group is what is tried, or what is left without. */
static ExplainForm
form_of_forcing (const Deduction *deduction)
{
  const Group *tried = deduction->groups;
  bool         contradicts = deduction->variant == 1;

  if (!digits_is_single (tried->digits))
    return contradicts ? EXPLAIN_EMPTIES_CELL : EXPLAIN_EACH_DIGIT;
  if (tried->house != NO_HOUSE)
    return contradicts ? EXPLAIN_EMPTIES_HOUSE : EXPLAIN_EACH_PLACE;
  return contradicts ? EXPLAIN_CONTRADICTS : EXPLAIN_BOTH_WAYS;
}

static int
form_of (const Deduction *deduction)
{
  switch (deduction->technique->family)
    {
    case FAMILY_FISH:
      return form_of_fish (deduction);
    case FAMILY_CHAINS:
      return form_of_chain (deduction);
    case FAMILY_FORCING:
      return form_of_forcing (deduction);
    case FAMILY_COLOURING:
      return deduction->variant ? EXPLAIN_RULE_1 + deduction->variant - 1 : EXPLAIN_ANY;
    case FAMILY_UNIQUENESS:
      if (count_groups (deduction, ROLE_COLOUR_A))
        return EXPLAIN_RULE_1 + deduction->variant - 1;
      return deduction->variant == 2 ? EXPLAIN_STRUCK_BEFORE : EXPLAIN_ANY;
    case FAMILY_ALMOST_LOCKED:
      return count_groups (deduction, ROLE_RESTRICTED) >= 2 ? EXPLAIN_LINKED_TWICE : EXPLAIN_ANY;
    default:
      return EXPLAIN_ANY;
    }
}

/* The name of its rows: of its own, of the plain chain, or of all its family. */
static const char *
row_name (const Technique *technique)
{
  if (technique->family == FAMILY_FISH && !g_str_has_prefix (technique->id, "kraken-"))
    return ALL_FISH;
  if (technique->family == FAMILY_FORCING)
    return ALL_FORCING;
  return g_str_has_prefix (technique->id, "grouped-") ? technique->id + strlen ("grouped-") : technique->id;
}

/* Rows for a form stand before the one for any. */
static const ExplainTemplate *
find_row (const char *name, int form)
{
  static const ExplainTemplate none;

  for (size_t i = 0; i < G_N_ELEMENTS (templates); i++)
    if (strcmp (templates[i].technique, name) == 0 && templates[i].form == form)
      return &templates[i];
  return form == EXPLAIN_ANY ? &none : find_row (name, EXPLAIN_ANY);
}

bool
explain_template_exists (const Technique *technique)
{
  for (size_t i = 0; i < G_N_ELEMENTS (templates); i++)
    if (strcmp (templates[i].technique, row_name (technique)) == 0)
      return true;
  return false;
}

const ExplainTemplate *
explain_template_for (const Deduction *deduction)
{
  return find_row (row_name (deduction->technique), form_of (deduction));
}

const char *
explain_template_aside (const Deduction *deduction, int nth)
{
  static const struct { Role role; const char *sentence; } asides[] = {
    { ROLE_ENDO_FIN, N_("In {endo} two of these houses meet, so {digits} there counts as a fin.") },
    { ROLE_CANNIBAL,
      N_("In {twice}, {digits} would use up two of the houses that are left to it, so it cannot stand there either.") },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (asides); i++)
    if (deduction->technique->family == FAMILY_FISH && count_groups (deduction, asides[i].role) && nth-- == 0)
      return asides[i].sentence;
  return NULL;
}

bool
explain_template_tells_effect (const ExplainTemplate *row)
{
  return strstr (row->sentence, "{struck}") || strstr (row->sentence, "{placed-cells}")
         || strstr (row->sentence, "{conclusion}");
}
