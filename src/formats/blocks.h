/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* blocks.h — puzzles of any shape as text: blocks of KEY=VALUE lines, an empty line between two of them.
 *
 *   puzzle=x-01                  what it is called; then kind, title, source as free text
 *   rows=9  cols=9  values=1-9   each on a line of its own
 *   grids=r1c1 r4c4              several overlapping grids: their top left cells
 *   boxes=3x3 | none             rows × columns of a box; or regions=, a letter for each cell, '.' for none
 *   extras=diagonal+ windoku     see extra_ids[]
 *   cage=15|r1c1 r1c2            a constraint of constraint_kinds[], as its shape says; any number of them
 *   givens=…  solution=…         a character for each cell: 1–9, then A for 10 to P for 25; '.' empty, '-' no cell
 *   solutions=1                  how many there are, '?' for unknown; then verified, note as free text
 *
 * What is read is written again byte for byte, if its keys came in this order. An unknown key refuses the block: what is not
 * understood is never left out in silence. */
#pragma once

#include <glib.h>

#include "engine/rules/topology.h"
#include "formats/format.h"

typedef enum {
  BLOCK_ID, BLOCK_KIND, BLOCK_TITLE, BLOCK_SOURCE, BLOCK_SOLUTIONS, BLOCK_VERIFIED, BLOCK_NOTE, N_BLOCK_TEXTS
} BlockText;

/* What stands in a line of its own, once. BOXES: or the regions */
typedef enum {
  BLOCK_LINE_FIRST, BLOCK_LINE_VALUES, BLOCK_LINE_GRIDS, BLOCK_LINE_BOXES, BLOCK_LINE_EXTRAS, BLOCK_LINE_CONSTRAINTS
} BlockLine;

typedef struct {
  char    *text[N_BLOCK_TEXTS];      /* NULL: none. BLOCK_SOLUTIONS as it stands there */
  Rules    rules;
  bool     has_solution;
  char     letter[UINT8_MAX + 1];    /* what stands for each region in text */
  int      n_extras;
  uint8_t  extras[N_EXTRAS];         /* in the order of the text */
  uint8_t  givens[RULES_CELLS_MAX], solution[RULES_CELLS_MAX];     /* 0: none */
  unsigned line;                     /* where it begins, 1-based */
  unsigned line_of[BLOCK_LINE_CONSTRAINTS + RULES_CONSTRAINTS_MAX];       /* where what it holds was read; 0: nowhere */
} Block;

extern const char *const block_text_keys[N_BLOCK_TEXTS];

/* The block that begins at or behind *text, which goes to its end. False: there is none any more. *block NULL: error says why.
 * Free it with block_free (). *line: number of the line at *text, kept up to date. */
bool  block_read  (const char **text, unsigned *line, Block **block, ParseError *error);
void  block_free  (Block *block);                              /* NULL is fine */
char *block_write (const Block *block);                        /* g_free () it */
/* One of its lines, without the line feed: "cage=15|r1c1 r1c2". */
void  block_write_constraint (GString *text, const Rules *rules, const Constraint *constraint);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Block, block_free)

/* A block of these rules without givens and texts. */
Block *block_of_rules (const Rules *rules);

/* Its topology; NULL: the rules contradict themselves, error says why and in which line. What was written by hand is checked:
 * regions that should be a partition and are none are refused, too. */
Topology *block_topology (const Block *block, ParseError *error);
Topology *block_topology_checked (const Block *block, ParseError *error);

/* False: two cages share a cell, which is a slip of whoever wrote them; error names both. There are puzzles whose cages overlap:
 * those have their solution beside them, which shows that it is meant. */
bool      block_cages_are_apart (const Block *block, ParseError *error);

/* False: a grid, or a constraint word for word, is there a second time, which changes nothing; error says which. */
bool      block_says_all_once   (const Block *block, ParseError *error);

/* False: before any given is looked at nothing is left by these rules, or cages overlap; error says by which of them. topology: the
 * block's. */
bool      block_makes_sense (const Block *block, const Topology *topology, ParseError *error);
