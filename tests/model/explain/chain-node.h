/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* chain-node.h — the nodes of chains and branches: which exclude each other, which follow. */
#pragma once

#include <glib.h>

#include "engine/logic/position.h"

/* A node of a chain: digits in cells. */
typedef struct {
  bool    off;
  Digits  digits;
  CellSet cells;
} Node;

/* At most one of them is true. */
bool node_is_weak   (const Node *a, const Node *b);

/* At least one of them is true. */
bool node_is_strong (const Position *position, const Node *a, const Node *b);

/* What a branch has said so far: candidates that are struck, and nodes that are true. */
typedef struct {
  Position position;
  Node     on[256];
  unsigned n_on;
} Branch;

bool branch_follows (const Branch *branch, const Node *node);
void branch_assume  (Branch *branch, const Node *node);
