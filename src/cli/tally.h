/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* tally.h — puzzles through the fast engine, on all processors, a line out for each.
 *
 * A stream is cut into blocks of lines. tally-block.c turns a block into the text of its answers, on any thread, and
 * tally-canon.c into canonical forms; tally.c hands blocks out and prints them in order. Memory does not grow with the
 * stream, but for the keys of TallySeen, and what comes slowly is answered line by line. */
#pragma once

#include "engine/core/canonical-set.h"
#include "engine/core/board.h"
#include "input.h"
#include "library/setdoku/count.h"
#include "model/job/bulk.h"

typedef enum {
  TALLY_COUNT,                       /* "PUZZLE<TAB>N", "PUZZLE<TAB>N+" if there are more than the limit N */
  TALLY_CANDIDATES,                  /* "PUZZLE<TAB>SET SET …", or "PUZZLE<TAB>no solution" */
  TALLY_SOLUTION,                    /* a solution, "no solution", or "error", as the command solve prints them */
  TALLY_CANONICAL,                   /* "PUZZLE<TAB>FORM" */
  TALLY_CANONICAL_ONLY,              /* "FORM": 81 digits, 0 for empty */
  TALLY_AS_WRITTEN,                  /* the line that it came from; what came otherwise as 81 characters */
} TallyForm;

/* The puzzles of all inputs, up to their images. */
typedef struct {
  CanonicalSet *set;                 /* NULL: each is printed */
  uint64_t      n_left_out;          /* images of earlier ones; in and out */
} TallySeen;

typedef struct {
  TallyForm          form;
  uint64_t           limit;          /* of TALLY_COUNT, 1 – TALLY_MAX_LIMIT */
  const SetdokuKernel *kernel;       /* NULL: the best */
  int                n_jobs;         /* threads; 0: one for each processor */
  TallySeen         *seen;           /* of the last three forms */
  bool               json;           /* objects instead; not for TALLY_SOLUTION */
} TallyOptions;

#define TALLY_MAX_LIMIT UINT64_C (1000000000000000000)

static inline bool
tally_is_canonical (const TallyOptions *options)
{
  return options->form >= TALLY_CANONICAL;
}

/* Takes the input over; user: the TallyOptions. Returns the command's exit status: COMMAND_FAILED if some record was none,
 * COMMAND_SEVERAL if a solution is one of several, which was said. */
int tally_run (Input *input, void *user);

/* --kernel ID and --jobs N as every command understands them. False: said why. */
bool tally_choose (TallyOptions *options, const char *kernel, int n_jobs);

/* What is to be said about a line, on stderr and at its place between the answers. */
typedef struct {
  gsize      at;                     /* bytes of the block's text that come before it */
  ParseError error;                  /* its line is counted from the block's first */
  enum { TALLY_ERROR, TALLY_SEVERAL, TALLY_MARKS } kind;      /* no puzzle; several solutions; more than clues, so no form */
} TallyRemark;

/* A line that is one puzzle: where in the block's lines. */
typedef struct { gsize start, length; } TallyWritten;

/* A line of 81 plain characters. */
typedef struct {
  unsigned     line;                 /* its number, counted from the block's first */
  TallyWritten written;
} TallyPlain;

/* A puzzle up to its images, and where in the block's text its line ends. */
typedef struct {
  CanonicalKey key;
  gsize        end;
} TallyKey;

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

  /* Puzzles of 81 plain characters, as setdoku_count_many () takes them, and its answers. */
  unsigned n_plain;
  GString *cells, *solutions;
  GArray  *counts;                   /* of uint32_t */
  GArray  *plain;                    /* of TallyPlain: where each is from */
  GArray  *keys;                     /* of TallyKey: of all that are printed, in order; for TallySeen */
  GArray  *others;                   /* all other records, see tally-block.c */
  SetdokuCounter *counter;           /* for puzzles that are counted alone; NULL until it is needed */
} TallyBlock;

/* Any thread. Ends early, with whatever it has, when the bulk is stopped. */
void tally_block_answer (TallyBlock *block, const Input *input, const TallyOptions *options, const Bulk *bulk);
void tally_block_reset  (TallyBlock *block);          /* empty, for the next input */
unsigned tally_block_count (const TallyBlock *block); /* the lines of a stream that it has, answered or not */
void tally_block_clear  (void *block);                /* frees what it owns */

/* Answers a puzzle in one of the canonical forms; cells: 81 characters; written: 0 long if it came otherwise than as a line. */
void tally_canon_answer (TallyBlock *block, const char *cells, TallyWritten written, const TallyOptions *options);

/* Takes the lines out of the block's text whose puzzles are images of earlier ones. False: memory is short. */
bool tally_canon_sift   (TallyBlock *block, TallySeen *seen);
