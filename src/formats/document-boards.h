/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* document-boards.h — the rules that the steps of a history lead to, where some of them change the rules.
 *
 * Rules are worked out once and never changed, so a change is another board of the same cells and values. A document keeps what
 * each is as text, as blocks have it, "" for the classic board, and works out only the one that is on the table: a topology is a
 * hundred times as large. Board 0 is that of the first state. */
#pragma once

#include "document.h"

/* Whether one can become the other: the same canvas, the same cells on it, the same values. NULL: the classic board. */
bool      document_boards_fit   (const Topology *a, const Topology *b);

/* Holds it; NULL: classic. It fits, and the cells stay. */
void      document_change_topology (Document *document, const Topology *topology);

/* The number of the board in the document's boards; it is added if it is not there, and so is the first state's. */
unsigned  document_add_board    (Document *document, const Topology *topology);

unsigned  document_n_boards     (const Document *document);                /* 1 at least */
unsigned  document_board_of     (const Document *document, int step);      /* its number; −1: of the first state */

/* Works it out. False: that cannot be done; *topology NULL: the classic board. (transfer full) */
bool      document_read_board   (const Document *document, unsigned board, Topology **topology);

/* Whether all of them can be read, fit the document's and the state that it is in has its rules. */
bool      document_boards_make_sense (const Document *document);
