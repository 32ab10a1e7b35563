/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* blocks-private.h — a block while it is read: its lines in blocks.c, those that are constraints in blocks-constraint.c. */
#pragma once

#include "blocks.h"

typedef struct {
  Block      *block;
  ParseError *error;
  unsigned    line;
  bool        has_rows, has_columns, has_values, has_boxes, has_givens;
  unsigned    givens_line, solution_line;
} BlockReading;

/* What is wrong in its line; false always. */
bool blocks_refuse          (BlockReading *reading, ParseReason reason, const char *detail);
/* Whose value cannot be, with the item of it that is meant: "thermo r1c10". Nothing but ASCII, so it can be cut anywhere. */
bool blocks_refuse_item     (BlockReading *reading, const char *key, const char *item);

/* A decimal number up to most, which goes on at *text. */
bool blocks_read_number     (const char **text, unsigned most, unsigned *number);
bool blocks_read_cell       (const Block *block, const char **text, uint16_t *cell);         /* "r2c7" */

/* kind: of constraint_kinds[], which is key. */
bool blocks_read_constraint (BlockReading *reading, int kind, const char *key, const char *value);
