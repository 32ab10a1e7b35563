/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* plain-board.h — boards of other sizes as plain text: n × n signs, and how many there are tells n.
 *
 * Up to 9 they are digits; above, letters follow the 9, A for 10, or else they are numbers with blanks between them. Some begin
 * with A for 1, or with 0: which it is, what occurs decides. Boxes are the squarest there are; n × n letters behind the
 * cells, one for each region, make it a jigsaw. */
#pragma once

#include "format-private.h"

typedef struct {
  int     n;                         /* rows, columns, values; 4–25 */
  int     n_values;                  /* cells that are not empty */
  bool    has_regions;
  uint8_t value[RULES_CELLS_MAX];    /* 0: empty */
  uint8_t region[RULES_CELLS_MAX];   /* any numbers from 1 on */
} PlainBoard;

/* One board in one line, or in n lines with frames between them; nothing else stands there. False: it is none, or the classic one. */
bool      plain_board_read (Span text, PlainBoard *board);

/* With its rules; NULL: its regions are not as they have to be, error says why, and names the line where the board begins. */
Document *plain_board_document (const PlainBoard *board, unsigned line, ParseError *error);

/* Whether nothing of such rules is lost: cells, and boxes or regions that hold them all. */
bool      plain_board_holds (const Rules *rules);

/* The clues of such a board in one line, without its end. */
void      plain_board_write (const Document *document, GString *text);
