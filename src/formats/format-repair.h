/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* format-repair.h — a text that is almost a puzzle, and what it would be read as with one thing put right.
 *
 * Nothing is read so without being asked: whoever shows the error proposes it. What a repair gives is looked for by reading the
 * text again, changed at the place of the error; among several changes the first is taken that leaves exactly one solution. */
#pragma once

#include "format.h"

typedef enum {
  REPAIR_NONE,
  REPAIR_SIGNS,                      /* O and l for 0 and 1, and digits of other widths */
  REPAIR_PUT_CELL,                   /* one is missing in a line or a row: an empty one is put in */
  REPAIR_DROP_CELL,                  /* one is too many: it is left out */
  REPAIR_PUT_ROW,                    /* an empty one is put in */
  REPAIR_BREAK,                      /* several puzzles without a break between them */
} RepairKind;

typedef struct {
  RepairKind kind;
  char      *text;                   /* owned: what is read without an error; NULL: there is no repair */
  unsigned   line, column;           /* of the change, 1-based */
  unsigned   n_puzzles;              /* in the text */
  bool       proper;                 /* with exactly one solution each */
} Repair;

/* error: what format_read () told of these bytes. False: nothing is proposed. repair_clear () it in any case. */
bool  format_repair (const char *bytes, gsize length, const ParseError *error, Repair *repair);
void  repair_clear  (Repair *repair);
