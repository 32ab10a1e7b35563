/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* tally.h — puzzles through the fast engine, on all processors, a line out for each.
 *
 * A stream is cut into blocks of lines. tally-block.c turns a block into the text of its answers, on any thread;
 * tally.c hands blocks out and prints them in order. Memory does not grow with the stream, and what comes slowly is
 * answered line by line. */
#pragma once

#include "engine/fast/count.h"
#include "input.h"
#include "model/job/bulk.h"

typedef enum {
  TALLY_COUNT,                       /* "PUZZLE<TAB>N", "PUZZLE<TAB>N+" if there are more than the limit N */
  TALLY_CANDIDATES,                  /* "PUZZLE<TAB>SET SET …", or "PUZZLE<TAB>no solution" */
  TALLY_SOLUTION,                    /* a solution, "no solution", or "error", as the command solve prints them */
} TallyForm;

typedef struct {
  TallyForm          form;
  uint64_t           limit;          /* of TALLY_COUNT, 1 – TALLY_MAX_LIMIT */
  const CountKernel *kernel;         /* NULL: the best */
  int                n_jobs;         /* threads; 0: one for each processor */
  bool               json;           /* objects instead; not for TALLY_SOLUTION */
} TallyOptions;

#define TALLY_MAX_LIMIT UINT64_C (1000000000000000000)

/* Takes the input over; user: the TallyOptions. Returns the command's exit status: COMMAND_FAILED if some record was none,
 * COMMAND_SEVERAL if a solution is one of several, which was said. */
int tally_run (Input *input, void *user);

/* --kernel ID and --jobs N as every command understands them. False: said why. */
bool tally_choose (TallyOptions *options, const char *kernel, int n_jobs);

/* What is to be said about a line, on stderr and at its place between the answers. */
typedef struct {
  gsize      at;                     /* bytes of the block's text that come before it */
  ParseError error;                  /* its line is counted from the block's first; PARSE_OK: it has several solutions */
} TallyRemark;

/* One block: input until it is answered, then text. Zeroed at first. */
typedef struct {
  GString *lines;                    /* of a stream, with their ends, unread */
  bool     too_long;                 /* instead of them: one line that was too long to be kept */
  Record   record;                   /* of anything else; owned */

  const char *file;                  /* where it is from, for objects */
  GString *text;                     /* whole lines, for stdout */
  GArray  *remarks;                  /* of TallyRemark, in order */
  unsigned n_lines;                  /* so many lines of the stream are in it */
  unsigned before;                   /* and so many before it, if that is to be known: for objects */

  /* Puzzles of 81 plain characters, as count_many () takes them, and its answers. */
  unsigned n_plain;
  GString *cells, *solutions;
  GArray  *counts;                   /* of uint32_t */
  GArray  *numbers;                  /* of unsigned: the line of each */
  GArray  *others;                   /* all other records, see tally-block.c */
} TallyBlock;

/* Any thread. Ends early, with whatever it has, when the bulk is stopped. */
void tally_block_answer (TallyBlock *block, const Input *input, const TallyOptions *options, const Bulk *bulk);
void tally_block_reset  (TallyBlock *block);          /* empty, for the next input */
unsigned tally_block_count (const TallyBlock *block); /* the lines of a stream that it has, answered or not */
void tally_block_clear  (void *block);                /* frees what it owns */
