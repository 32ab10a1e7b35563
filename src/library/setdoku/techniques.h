/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* techniques.h — a puzzle worked out the way a person would: named steps, each with the sets that it reasons with.
 *
 * A ladder is an order of techniques; the cheapest that finds something is taken. A path is the whole climb. Its steps are plain
 * values: what they place and strike, the pattern, and what is to be said of it as set equations, which are true of the
 * candidates before the step. */
#pragma once

#include "basics.h"

#ifdef __cplusplus
extern "C" {
#endif

/* A row of the table of techniques. The texts are constant. */
typedef struct {
  const char *id, *name;             /* "x-wing", "X-wing" */
  const char *code;                  /* HoDoKu's: "0300"; NULL beyond its library */
  const char *level;                 /* HoDoKu's: "easy" "medium" "hard" "unfair" "extreme" */
  int32_t     score;                 /* HoDoKu's */
  bool        needs_unique;          /* it relies on the puzzle's having one solution */
  bool        guess;                 /* no deduction: it solves everything */
  uintptr_t   spare[4];
} SetdokuTechnique;

/* The rows by number, from 0, roughly the cheapest first. False: there are no more. Numbers may differ from one version to the
 * next; ids do not. */
SETDOKU_PUBLIC bool setdoku_technique (int number, SetdokuTechnique *technique);

/* The number of an id or a code; −1: there is none. */
SETDOKU_PUBLIC int setdoku_technique_find (const char *id_or_code);

/* The ids of the ladders by number, from 0: "basic", "hodoku", "full" … NULL: there are no more. */
SETDOKU_PUBLIC const char *setdoku_ladder (int number);

typedef struct { uint8_t cell, digit; } SetdokuCandidate;

/* What candidates are in a pattern. */
typedef enum {
  SETDOKU_ROLE_PATTERN, SETDOKU_ROLE_FIN, SETDOKU_ROLE_ENDO_FIN, SETDOKU_ROLE_CANNIBAL,
  SETDOKU_ROLE_SET,                  /* an almost locked set */
  SETDOKU_ROLE_RESTRICTED,           /* the restricted common candidates of two of them */
  SETDOKU_ROLE_STEM,                 /* the stem of a death blossom, the pivot of a wing */
  SETDOKU_ROLE_EXTRA,                /* of a uniqueness pattern: what saves it */
  SETDOKU_ROLE_COLOUR_A, SETDOKU_ROLE_COLOUR_B,
  SETDOKU_ROLE_NODE,                 /* several candidates that are one node of a chain */
} SetdokuRole;

typedef struct {
  int32_t       role;                /* SetdokuRole */
  int32_t       house;               /* that it lies in, where that matters; −1 */
  SetdokuCells  cells;               /* its candidates: digits × cells, as far as they were marked */
  SetdokuDigits digits;
} SetdokuGroup;

/* From one node of a chain to the next. A node below 729 is a candidate: cell · 9 + digit − 1; 729 + g is group g. Strong: if
 * from is false, to is true. Weak: if from is true, to is false. Chains of forcing give what is assumed and what follows, branch
 * by branch; otherwise there is branch 0 alone. */
typedef struct {
  uint16_t from, to;
  uint8_t  branch;
  bool     strong, from_on, to_on;
} SetdokuLink;

typedef struct {
  int32_t          technique;        /* its row's number */
  int32_t          score;            /* what it costs on the path's ladder */
  int32_t          n_placed, n_groups, n_links;
  SetdokuCandidate placed[SETDOKU_CELLS];
  SetdokuMarks     struck;           /* of each cell: the candidates that go */
  SetdokuMarks     before;           /* the candidates that it starts from; filled cells have their digit */
  SetdokuCells     filled;           /* before: these cells */
  SetdokuCells     cells;            /* of the pattern */
  SetdokuDigits    digits;           /* of the pattern */
  uint32_t         base, cover;      /* sets of houses, bit h for house h: of fish, of intersections, of a subset its house */
  uint32_t         twin;             /* the cover of a siamese fish's second one */
  SetdokuGroup     groups[24];
  SetdokuLink      links[240];
  uintptr_t        spare[8];
} SetdokuStep;

/* What a step says about the sets of candidates, as data. PV (c) is what cell c could hold, d (h) where digit d could go in
 * house h.
 *
 *   SETDOKU_SAYS_DIGITS   ∪ PV (of) − ∪ PV (without) = digits. Singles, naked subsets, almost locked sets
 *   SETDOKU_SAYS_PLACES   ∪ digits (base) − cells of cover = cells. Fish, intersections, hidden subsets
 *
 * What is no statement of this kind is told by the links of the step: a chain. */
typedef enum { SETDOKU_SAYS_DIGITS, SETDOKU_SAYS_PLACES } SetdokuSays;

typedef struct {
  int32_t       says;                /* SetdokuSays */
  SetdokuDigits digits;              /* of PLACES: these digits, together */
  SetdokuCells  of, without;         /* of DIGITS */
  uint32_t      base, cover;         /* of PLACES: sets of houses */
  SetdokuCells  cells;               /* of PLACES: the result */
} SetdokuEquation;

enum { SETDOKU_EQUATIONS_MAX = 32 };

/* The equations of a step: returns how many, at most capacity are written. SETDOKU_EQUATIONS_MAX always is enough. */
SETDOKU_PUBLIC int setdoku_step_equations (const SetdokuStep *step, SetdokuEquation *equations, int capacity);

/* A whole climb; some 4 KiB a step. */
typedef struct SetdokuPath SetdokuPath;

/* ladder: an id. stop: NULL, or asked before each technique; user is passed to it. The puzzle is counted first:
 * SETDOKU_NO_SOLUTION. If it has several solutions, no technique that relies on one is used. SETDOKU_BAD_PUZZLE,
 * SETDOKU_BAD_NAME, SETDOKU_STOPPED, SETDOKU_NO_MEMORY. */
SETDOKU_PUBLIC SetdokuPath *setdoku_path_new (const char *puzzle, const char *ladder, SetdokuStop stop, void *user,
                                              SetdokuStatus *status);
SETDOKU_PUBLIC void setdoku_path_free (SetdokuPath *path);

SETDOKU_PUBLIC int  setdoku_path_length (const SetdokuPath *path);                            /* steps */
SETDOKU_PUBLIC bool setdoku_path_is_solved (const SetdokuPath *path);                         /* else the ladder got stuck */

/* The step of that number, 0 – length − 1. */
SETDOKU_PUBLIC void setdoku_path_step (const SetdokuPath *path, int number, SetdokuStep *step);

#ifdef __cplusplus
}
#endif
