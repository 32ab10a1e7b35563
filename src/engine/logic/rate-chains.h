/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* rate-chains.h — what all chaining techniques of the rater share: links, finds, runs.
 *
 * A node says that a candidate is on or off. A technique finds thousands of chains and delivers one: the smallest by
 * rating, complexity (how many different nodes there are), a key of its kind, and order of discovery. So a find is no
 * chain but the few numbers from which its chain can be walked again; a Harvest keeps the best find, or, for searches
 * within searches, the best for each effect. */
#pragma once

#include <stddef.h>
#include <string.h>

#include "rate-private.h"

enum { SET_WORDS = 12, NO_MARK = 0xffff };

/* A set of candidates, or of anything numbered below 768. */
typedef struct {
  uint64_t word[SET_WORDS];
} MarkSet;

static inline void mark_set_add (MarkSet *set, int i)       { set->word[i >> 6] |= UINT64_C (1) << (i & 63); }
static inline bool mark_set_has (const MarkSet *set, int i) { return set->word[i >> 6] >> (i & 63) & 1; }

/* What a node follows by. */
enum { CAUSE_BOX, CAUSE_ROW, CAUSE_COLUMN, CAUSE_CELL, CAUSE_ADVANCED, CAUSE_NONE };

/* Finds */

typedef enum {
  FIND_CYCLE, FIND_CHAIN, FIND_CLASH, FIND_DOUBLE, FIND_CELL, FIND_HOUSE,
} FindKind;

typedef struct {
  double   rating;
  int      complexity;
  uint32_t order;
  uint8_t  key;                      /* 1 double; 2 X; 3 Y; 4 XY; 5 cell; 6 house; 7 clash */
  uint8_t  kind;                     /* FindKind */
  uint8_t  pass;                     /* of cycles and chains */
  bool     assumed, concluded;       /* on or off: the assumption, and what follows for the target */
  uint8_t  house;
  uint16_t source, target;           /* candidates */
  uint16_t ordinal;                  /* the how manieth cycle of its source and pass */
} Find;

enum { HARVEST_SETS = 2048, HARVEST_MARKS = 32768 };

/* An effect that is not just one conclusion: candidates from first on, n of them. */
typedef struct {
  Find     find;
  uint32_t first;
  uint16_t n;
} FindSet;

typedef struct {
  bool     all;                      /* keep the best for each effect, not only the very best */
  bool     any;
  bool     overflow;
  uint32_t n_offered;
  Find     best;
  RateHint effect;                   /* of the best, if it is a cycle */
  Find     slots[2][N_MARKS];        /* all: for each conclusion off, on; order 0: none yet */
  int      n_sets;
  uint32_t n_marks;
  FindSet  sets[HARVEST_SETS];
  uint16_t marks[HARVEST_MARKS];
} Harvest;

/* rate-harvest.c */
double rate_length_term   (int complexity);
void   harvest_start      (Harvest *harvest, bool all);
/* Could a find of these figures still become the best? Always true if all are kept. */
bool   harvest_wants      (const Harvest *harvest, double rating, int complexity, int key);
/* find->target becomes find->concluded; ignored if that changes nothing. */
void   harvest_offer      (Harvest *harvest, const RateGrid *grid, const Find *find);
/* The effect is in hint. */
void   harvest_offer_effect (Harvest *harvest, const RateGrid *grid, const Find *find, const RateHint *hint);
/* Writes the best find as a hint; false: there is none. */
bool   harvest_deliver    (const Harvest *harvest, const RateGrid *grid, RateHint *hint, int technique);
/* All finds in their order; returns how many. finds: room for 2 × N_MARKS + HARVEST_SETS. */
int    harvest_sort       (const Harvest *harvest, const Find **finds);
/* The digits of each cell that the find removes. */
void   harvest_effect     (const Harvest *harvest, const RateGrid *grid, const Find *find, RateHint *hint);

/* Links: rate-links.c. In one of three passes, which differ in the links that they follow. */

typedef struct {
  bool   weak_cells, strong_cells, strong_houses;
  double cycle, chain;               /* base ratings; chain 0: no forcing chains */
  uint8_t key, sources;              /* sources: the most candidates of a source's cell */
} LinkPass;

enum { N_LINK_PASSES = 3, MAX_STRONG = 4, MAX_WEAK = 28 };

extern const LinkPass link_passes[N_LINK_PASSES];

/* Candidates that have a strong link are numbered 0 to n - 1 in reading order: only they can be inside a chain. */
typedef struct {
  const RateGrid *grid;
  const LinkPass *pass;
  int      n, words;
  uint16_t mark[N_MARKS];            /* by number */
  uint16_t number[N_MARKS];          /* by candidate; NO_MARK */
  uint8_t  n_strong[N_MARKS];        /* by number */
  uint16_t strong[N_MARKS][MAX_STRONG];
  uint8_t  n_weak[N_MARKS];          /* by candidate: numbers of those that it switches off */
  uint16_t weak[N_MARKS][MAX_WEAK];
  MarkSet  weak_set[N_MARKS];        /* the same */
  MarkSet  next[N_MARKS];            /* by candidate: numbers of what is on two steps after it */
} Links;

void links_make  (Links *links, const RateGrid *grid, const LinkPass *pass);
/* The layer after this one, as numbers of what is on: reached is what the frontier leads to, and frontier becomes what of
 * it has not been seen. False: nothing. */
bool links_advance (const Links *links, MarkSet *frontier, MarkSet *seen, MarkSet *reached);
int  weak_cause  (int from, int to);
int  strong_cause (const RateGrid *grid, int from, int to);

/* rate-simple.c */
void simple_search (RateWork *work, const RateGrid *grid, Harvest *harvest);

/* The candidates of a find of the last search from its end to its assumption, which is find->source both times; on and
 * off alternate, the first is find->concluded. path: room for 2 × N_MARKS + 2. Returns how many. */
int  simple_path   (RateWork *work, const Find *find, uint16_t *path);
