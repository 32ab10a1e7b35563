/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* any-input.h — boards of any shape, read as blocks: for each command that takes --from blocks. */
#pragma once

#include "block-input.h"
#include "engine/search/trace.h"

/* The format id that stands for them. */
#define BLOCKS_ID "blocks"

/* Where a board was read. */
typedef struct {
  const char *name;                    /* of the file, as it may be shown */
  BlockInput *input;
  bool        last;                    /* of the files */
} AnyInput;

/* Returns the exit status that this board alone would have. */
typedef int (*AnyInputEach) (const Block *block, const Topology *topology, const AnyInput *from, void *user);

/* Each board of each FILE of the arguments, standard input if there is none; what is wrong with one is said, as an object too where
 * --json was given, and the rest goes on. Returns the worst status. */
int    any_input_each (int argc, char *argv[], AnyInputEach each, void *user);

/* Whether others follow; waits for the next one. */
bool   any_input_more (const AnyInput *from);

/* What the board is called, or else the line where it begins; fit to be printed. g_free () it. */
char  *any_input_id   (const Block *block);

/* The board of the file, NULL or "-": of standard input, that is called so, with its topology, to be let go of; id NULL: the
 * first. NULL: said why. */
Block *any_input_one  (const char *name, const char *id, const Topology **topology);

/* Why the trace's strategy cannot search such a board, as it is said; g_free () it. NULL: it can. */
char  *any_input_refuse (const Trace *trace, const Topology *topology);
