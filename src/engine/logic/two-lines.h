/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* two-lines.h — two lines of a chute that could be filled in another way, if two cells beside them held two digits: Qiu's
 * pattern.
 *
 * Column by column, two rows of a band hold nine pairs, an arrow each from the digit above to the one below; every digit has
 * one arrow that begins there and one that ends there, so they make rings. A ring without a clue could be turned round: its
 * columns' digits change places, and nobody would notice. So if there are clues in one column at most, all nine are one ring.
 *
 * Now two cells of one other row, the corners, in two columns of a box, hold a and b. Where the box that these columns share
 * with the two rows has a and b in the four cells of the crossing alone, they stand there the other way round: b below the
 * corner with a, a below the one with b. If they are in one row, that is a rectangle that could be exchanged. If not, exchange
 * the corners, and these two cells as well: the ring a → … → b → … → a is cut in two places, and each piece now begins and
 * ends with the other digit. Turn either piece round, and it is a ring again: two rows, filled properly, and the columns and
 * boxes have what they had. One of the two pieces has no clue. That is a second solution.
 *
 * Columns whose two cells are filled, and which have the same digits above and below, are rings of their own: their clues do
 * not count. The same of columns and rows exchanged. */
#pragma once

#include "position.h"

/* Whether so few clues are in the two lines, of one kind and chute. */
bool    two_lines_are_free (const Position *position, int line, int other);

/* The four cells where the lines cross those of the corners: two cells of a line that runs as these do, in one box, in another
 * chute. */
CellSet two_lines_crossing (int line, int other, CellSet corners);

/* Whether the corners cannot hold the two digits, if there is one solution. */
bool    two_lines_forbid   (const Position *position, int line, int other, CellSet corners, Digits digits);
