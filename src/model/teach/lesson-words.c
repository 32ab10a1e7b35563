/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* lesson-words.c — the lessons that are shipped: what each slide says, and which event that is about. The files in data/lessons
 * have the same words at the same events; tests/model/teach/test-lesson.c goes through all of them. */
#include <glib/gi18n.h>

#include "lesson.h"

const Lesson lessons[] = {
  { .id = "backtracking", .title = N_("Backtracking"),
    .about = N_("Guess, go on, and take back what leads nowhere: the search that always works."),
    .slides = {
      { EVENT_ASSIGN, 1, 2, 1,
        N_("Backtracking fills the empty cells in reading order. Row 1, column 2 comes first. Its row, column and box leave "
           "1, 4, 5, 7 and 9. The search tries the smallest, 1, and remembers that the others are still to be tried.") },
      { EVENT_ASSIGN, 1, 6, 9,
        N_("In row 1, column 6 one digit is left, 9. The search treats it as a guess like any other; but if 9 is taken back, "
           "nothing else can be tried in this cell.") },
      { EVENT_WIPEOUT, 2, 3, 0,
        N_("A dead end: all nine digits are used around row 2, column 3, and none can go there. At least one of the guesses "
           "before it is wrong. The search does not know which.") },
      { EVENT_UNDO_ASSIGN, 2, 1, 9,
        N_("So it begins with the last one: 9 is taken back from row 2, column 1. It was the only digit for that cell. "
           "Nothing else can be tried there, and the search goes back one guess more.") },
      { EVENT_UNDO_ASSIGN, 1, 4, 4,
        N_("The guesses in columns 9, 8 and 6 of row 1 had no other digit either. Now 4 leaves row 1, column 4, and here "
           "there is something left: 6 and 9 were not tried yet.") },
      { EVENT_ASSIGN, 1, 4, 6,
        N_("The search goes on with 6 in row 1, column 4. What was guessed before this cell stays: only the last choice that "
           "had an alternative was changed.") },
      { EVENT_UNDO_ASSIGN, 1, 3, 5,
        N_("All three digits of row 1, column 4 have failed by now. So the mistake lies before it, and 5 is taken back from "
           "row 1, column 3. In this way every possibility is tried once, and none twice.") },
      { EVENT_SOLUTION, 0, 0, 0,
        N_("Solved, with 294 guesses, of which 243 were taken back. Backtracking finds a solution whenever there is one, and "
           "proves that there is none whenever there is not. What it costs is time.") },
    } },
  { .id = "set-difference", .title = N_("Set difference"),
    .about = N_("Take one set away from another, and see what is left."),
    .slides = {
      { EVENT_SINGLE, 3, 7, 9,
        N_("A ∖ B is what belongs to A and not to B. Here A is U, all nine digits, and B is what row 3, column 7 and box 3 "
           "have used. U ∖ B holds one digit, 9, so row 3, column 7 is 9.") },
      { EVENT_SINGLE, 2, 2, 5,
        N_("The same operation, with other sets. Row 2, column 2 could hold 4, 5, 6 or 9. Take away everything that the "
           "other empty cells of box 1 could hold. 5 is left: it has no other place in the box.") },
      { EVENT_SINGLE, 2, 1, 9,
        N_("Again in box 1, for row 2, column 1: {2,4,7,9} ∖ {1,2,4,6,7} = {9}. Members of B that are not in A, here 1 and "
           "6, make no difference.") },
      { EVENT_SINGLE, 3, 3, 2,
        N_("Every digit that is placed makes the sets smaller. Row 3, column 3 could hold only 2 or 4 by now, and the other "
           "cells of the box take the 4 away: {2,4} ∖ {1,4,6,7} = {2}.") },
      { EVENT_SINGLE, 6, 1, 3,
        N_("The order counts. For row 6, column 1 it is {3,4} ∖ {4,6,9} = {3}. The other way round, {4,6,9} ∖ {3,4} = {6,9} "
           "would say something else: what only the other cells of the box can hold.") },
    } },
  { .id = "union", .title = N_("Union"),
    .about = N_("Join what the row, the column and the box have used."),
    .slides = {
      { EVENT_SINGLE, 3, 2, 5,
        N_("A ∪ B is what belongs to A, or to B, or to both. Three sets are joined here: what row 3, column 2 and box 1 have "
           "used. The union has eight members. Only 5 is missing, so row 3, column 2 is 5.") },
      { EVENT_SINGLE, 3, 8, 2,
        N_("Around row 3, column 8 the digit 7 stands in the row, in the column and in the box. In the union it is there "
           "once: a set either has a member or it has not. Read the table downwards: one chip is enough. Only 2 has none.") },
      { EVENT_SINGLE, 4, 4, 5,
        N_("For row 4, column 4 the row alone leaves 5 and 7. Column 4 has used 7, so the union leaves 5. The box adds "
           "nothing that was not there: a set that is part of another does not change the union.") },
      { EVENT_SINGLE, 4, 9, 7,
        N_("Row 4 alone has used eight digits. A union can only grow, so the column and the box cannot give a digit back: 7 "
           "goes into row 4, column 9.") },
      { EVENT_SINGLE, 5, 5, 1,
        N_("Four, four and six members, but the union has eight, not fourteen: what two sets share counts once. 1 is in none "
           "of the three, and so it is the only digit for row 5, column 5.") },
    } },
  { .id = "hidden-single", .title = N_("Hidden single"),
    .about = N_("A digit that has one place left in a row, a column or a box."),
    .slides = {
      { EVENT_SINGLE, 9, 8, 1,
        N_("Row 9, column 8 could hold 1, 2, 4 or 5, so the cell itself does not tell. But no other empty cell of row 9 can "
           "hold 1. A digit with one place left in a row, a column or a box is a hidden single.") },
      { EVENT_SINGLE, 5, 3, 1,
        N_("The same along a column. Row 5, column 3 could hold 1 or 6; the two other empty cells of column 3 could hold 3 "
           "or 6. Only one of the three can hold 1.") },
      { EVENT_SINGLE, 7, 5, 9,
        N_("Three digits could go into row 7, column 5. In row 7 the digit 9 has no other place, so it goes here, whatever "
           "else the cell could have held.") },
      { EVENT_DONE, 0, 0, 0,
        N_("No digit has one place left now, and no cell has one digit left. Singles do not solve this puzzle: it takes a "
           "guess, or a technique that looks at more than one cell or one digit at a time.") },
    } },
  { .id = "mrv", .title = N_("MRV: the cell with the fewest digits"),
    .about = N_("Minimum remaining values: guess where the fewest digits are left."),
    .slides = {
      { EVENT_ASSIGN, 3, 5, 6,
        N_("MRV means minimum remaining values: of all empty cells the one with the fewest digits left comes next. Row 3, "
           "column 5 has one, 6. There is nothing to choose, so nothing can go wrong here.") },
      { EVENT_ASSIGN, 1, 4, 4,
        N_("Now every empty cell has two digits or more. Row 1, column 4 has two, 4 and 9. This is the first real choice. A "
           "guess among two is right more often than a guess among five.") },
      { EVENT_WIPEOUT, 3, 8, 0,
        N_("Five events later: a dead end in row 3, column 8. A cell that nothing fits has the fewest digits of all, none, "
           "so MRV comes to it at once. A search in reading order would first fill the cells before it.") },
      { EVENT_UNDO_ASSIGN, 1, 4, 4,
        N_("Everything since the choice goes back, and at last 4 leaves row 1, column 4. Between this choice and the dead "
           "end no cell had a second digit, so there was nothing else to try.") },
      { EVENT_ASSIGN, 1, 4, 9,
        N_("Now 9, the other digit of row 1, column 4. It is right, but the search does not know that yet. One of the two "
           "had to be right, as long as the guesses before them are.") },
      { EVENT_SOLUTION, 0, 0, 0,
        N_("Solved after 63 events. In reading order the same puzzle takes 612. The rules are the same, and so is the "
           "solution; only the order of the cells is another one.") },
    } },
  { .id = "forward-checking", .title = N_("Forward checking"),
    .about = N_("Tell the neighbours at once, and see a dead end before you come to it."),
    .slides = {
      { EVENT_ASSIGN, 1, 2, 1,
        N_("With forward checking every empty cell keeps a list of the digits that can still go there. The search guesses in "
           "reading order, and 1 comes first in row 1, column 2.") },
      { EVENT_STRIP, 1, 6, 1,
        N_("At once the guess is told to all empty cells that see it. Row 1, column 6 loses 1, because 1 now stands in its "
           "row.") },
      { EVENT_STRIP, 6, 2, 1,
        N_("The last of seven: row 6, column 2 loses 1. Three were in the row, two in the rest of the box, two in the rest "
           "of the column. No list is empty, so the search may go on with the next guess.") },
      { EVENT_WIPEOUT, 2, 3, 0,
        N_("Row 2, column 3 has lost its last digit. An empty list is a dead end: whatever comes next, this cell cannot be "
           "filled.") },
      { EVENT_UNDO_STRIP, 2, 3, 9,
        N_("To take a guess back is to give back what it struck: 9 returns to the list of row 2, column 3. The search has "
           "written down what it struck, and undoes it from the last strike to the first.") },
      { EVENT_ASSIGN, 1, 4, 6,
        N_("A new guess: 6 in row 1, column 4. Look at row 3, column 5, in the same box: 6 is the only digit in its list. In "
           "reading order ten empty cells lie between the two.") },
      { EVENT_WIPEOUT, 3, 5, 0,
        N_("Two cells have lost 6, and the list of row 3, column 5 is empty. The dead end is seen three events after the "
           "guess. Without the lists the search would go on in row 1 first.") },
    } },
  { .id = "exact-cover", .title = N_("Exact cover"),
    .about = N_("324 demands, each to be met once: the puzzle as a matrix."),
    .slides = {
      { EVENT_ASSIGN, 8, 3, 1,
        N_("Sudoku makes 324 demands: each cell holds a digit, and each row, column and box holds each of the nine digits. A "
           "digit in a cell meets four of them. All must be met, each exactly once: an exact cover. The demand with the "
           "fewest ways comes first: 1 in column 3 has one, row 8, column 3.") },
      { EVENT_ASSIGN, 2, 3, 4,
        N_("Now every demand has two ways or more. Row 2, column 3 can be filled with 4 or with 6. The search tries 4. The "
           "four demands that it meets are covered, and every way that would meet one of them again is gone.") },
      { EVENT_ASSIGN, 5, 3, 3,
        N_("Because ways have gone, other demands have fewer. Row 5, column 3 has one digit left, 3.") },
      { EVENT_ASSIGN, 3, 9, 1,
        N_("A cell is only one kind of demand. Here it is the demand that row 3 holds a 1. It has one way left, row 3, "
           "column 9, although 1, 3 and 4 could go into that cell.") },
      { EVENT_WIPEOUT, 0, 0, 5,
        N_("A demand with no way left: row 5 must hold a 5, and there is no place for it. The cover cannot be completed. "
           "That is the dead end of this search.") },
      { EVENT_UNDO_ASSIGN, 1, 4, 5,
        N_("5 is taken out of row 1, column 4 again. Its four demands are open as before, and all ways that had gone with it "
           "are back, in the reverse order. Dancing links do that by tying each one in where it was.") },
      { EVENT_SOLUTION, 0, 0, 0,
        N_("Every demand is met, and none twice: 81 digits, four demands each, make 324. The search asked only one question "
           "all the time: which demand has the fewest ways?") },
    } },
  { .id = "potential-array", .title = N_("Potential array"),
    .about = N_("Fill a grid by chance, start over when a list runs empty, and dig a puzzle out of it."),
    .slides = {
      { EVENT_ASSIGN, 1, 9, 7,
        N_("Every cell of an empty board can hold all nine digits: its potential. A cell with the fewest is drawn by lot, "
           "and one of its digits, too. Here 7 comes to row 1, column 9.") },
      { EVENT_STRIP, 9, 9, 7,
        N_("Twenty cells see it, and 7 leaves the lists of all of them. Row 9, column 9 was the last. Now another cell is "
           "drawn among those with the fewest digits.") },
      { EVENT_SINGLE, 3, 7, 2,
        N_("Row 3, column 7 has one digit left, 2. It is set without a lot, and 2 is stripped from the lists around it in "
           "turn.") },
      { EVENT_WIPEOUT, 3, 8, 0,
        N_("That was the last digit of row 3, column 8. A list has run empty, and the try has failed.") },
      { EVENT_RESTART, 0, 0, 0,
        N_("Nothing is taken back one by one. The whole board is thrown away, and the second try begins with other lots.") },
      { EVENT_SOLUTION, 0, 0, 0,
        N_("The second try fills the board. All 81 digits are clues now: a puzzle without a question.") },
      { EVENT_REMOVE, 8, 2, 4,
        N_("Clues are taken away one at a time, drawn by lot. Each time the methods you allow must still solve the puzzle. "
           "The first one is 4 in row 8, column 2.") },
      { EVENT_PUT_BACK, 5, 6, 2,
        N_("Without 2 in row 5, column 6 four cells stay empty: the methods come to a halt. So this clue goes back, and it "
           "stays. At the end 24 clues are left, and each of them is needed by the methods.") },
    } },
  { .id = NULL },
};
