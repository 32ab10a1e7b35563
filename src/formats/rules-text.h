/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* rules-text.h — what readers of other programs' boards share: a constraint put together, regions that may be boxes, and what is
 * wrong with the rules in the end. */
#pragma once

#include "engine/rules/constraint.h"
#include "engine/rules/topology.h"
#include "format-private.h"

/* A constraint while it is read: numbers, and NO_PLACE behind each part. What is more than any board has place for is noted. */
typedef struct {
  int      n;
  bool     too_much;
  uint16_t number[2 * RULES_CELLS_MAX];
} ConstraintList;

void constraint_list_add (ConstraintList *list, int number);
void constraint_list_end (ConstraintList *list);                     /* of a part */

/* Adds it to the rules; key is what it is called where it was read. False: *error is set. */
bool rules_add_list (Rules *rules, const char *kind, const ConstraintList *list, const char *key, ParseError *error);

/* The squarest boxes of n cells that are not higher than wide, 0 × 0 where these would be rows. */
void rules_usual_boxes (int n, uint8_t *rows, uint8_t *columns);

/* Regions that are boxes of one size all over, in whatever order, become boxes; rows, columns or none at all no regions; others
 * are numbered as they come. region: a number for each cell, 0 for none. */
void rules_take_regions (Rules *rules, const uint8_t *region);

/* What has regions has n of them, and each has n cells. False: *error says which has not. */
bool rules_check_partition (const Rules *rules, ParseError *error);

/* Cells that are one where there is no wall between them: each gets the number of its part, from 1 on in reading order. joined: two
 * bits for each cell, 1 to the cell on its right, 2 to the one below. Returns how many parts there are. */
int  rules_join_cells (int rows, int columns, const uint8_t *joined, uint16_t *part);

/* The region of a cell, from 1 on, be it a box; 0: none. */
int  rules_region_of (const Rules *rules, int cell);

/* A canvas without gaps, n × n; boxes, where it has them, of n cells. */
bool rules_are_square (const Rules *rules);

/* Its topology; NULL: the rules contradict themselves, *fault has it, *error says why and where. The caller has a reference. */
Topology *rules_topology (const Rules *rules, RulesFault *fault, ParseError *error);

/* False: its constraints, or what there is besides, contradict each other; error names those that are meant, with their cells,
 * and *constraint is the last of them, −1 where it is none. What this program wrote itself may do so. */
bool      rules_make_sense (const Topology *topology, int *constraint, ParseError *error);

/* False: two of its cages share a cell; error names both, and *constraint is the second of them. */
bool      rules_check_cages (const Rules *rules, int *constraint, ParseError *error);

/* The constraints needed[] as a text of as many as a ParseError's detail has room for, in whole words. */
void      rules_name_constraints (const Rules *rules, const bool *needed, GString *text);

/* Puts the board under the document, whose cells are emptied: none for the classic one. solved: the solution stands beside it,
 * and its cages may overlap. False: *error is set, be it that the rules make no sense. */
bool document_take_rules (Document *document, const Rules *rules, bool solved, ParseError *error);
