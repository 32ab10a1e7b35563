/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* chains.h — what all chaining techniques of the rater share: links, finds, runs.
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
  uint16_t ordinal;                  /* which cycle it is of those of its source and pass */
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
  bool     limited;
  Find     limit;                    /* there is a find as good as this; its order is not known */
  Find     best;
  RateHint effect;                   /* of the best, if it is a cycle */
  Find     slots[2][N_MARKS];        /* all: for each conclusion off, on; order 0: none yet */
  int      n_sets;
  uint32_t n_marks;
  FindSet  sets[HARVEST_SETS];
  uint16_t marks[HARVEST_MARKS];
} Harvest;

/* harvest.c */
double rate_length_term   (int complexity);
void   harvest_start      (Harvest *harvest, bool all);
/* Could a find of these figures still become the best? Always true if all are kept. */
bool   harvest_wants      (const Harvest *harvest, double rating, int complexity, int key);
/* A find of these figures will be offered, so nothing worse is wanted. */
void   harvest_limit      (Harvest *harvest, double rating, int complexity, int key);
/* What a find of that target and conclusion has to be better than; NULL: nothing yet. */
const Find *harvest_rival (const Harvest *harvest, const RateGrid *grid, const Find *find);
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

/* Links: links.c. In one of three passes, which differ in the links that they follow. */

typedef struct {
  bool   weak_cells, strong_cells, strong_houses;
  double cycle, chain;               /* base ratings; chain 0: no forcing chains */
  uint8_t key, sources;              /* sources: the most candidates of a source's cell */
} LinkPass;

enum { ALL_LINKS = 2, N_LINK_PASSES = 3, MAX_STRONG = 4, MAX_WEAK = 28 };

extern const LinkPass link_passes[N_LINK_PASSES];

enum { FEW_WORDS = 4 };

/* Which candidates see which, of the grid that a step began with. They are numbered in reading order, and the grids of all
 * searches of that step and of some that follow, which have fewer of them, use the same numbers. A set of numbers has words
 * words, few for nearly all puzzles: the loops over sets are compiled for either number. Rows of sets are words apart. */
typedef struct {
  int      n, words;
  Nine     marks[N_CELLS];           /* those that are numbered */
  uint16_t mark[N_MARKS];            /* by number */
  uint16_t number[N_MARKS];          /* by candidate, where there is one */
  uint8_t  n_in_cell[N_MARKS], n_sees[N_MARKS];
  uint16_t sees[N_MARKS][MAX_WEAK];  /* in the order of the rules: first those in its cell, then those in its houses */
  uint8_t  cause[N_MARKS][MAX_WEAK]; /* why it sees them */
  uint64_t in_cell[N_MARKS * SET_WORDS], in_houses[N_MARKS * SET_WORDS];
} Wiring;

static inline uint64_t *
marks_row (const uint64_t *rows, int number, int words)
{
  return (uint64_t *) rows + number * words;
}

void wiring_make    (Wiring *wiring, const RateGrid *grid);
/* Those that the grid has. */
void wiring_present (const Wiring *wiring, const RateGrid *grid, MarkSet *present);

/* The candidates that a grid has, and their strong links: what all passes begin with. */
typedef struct {
  bool     valid;                    /* it is what it says of that grid */
  const Wiring *wiring;
  RateGrid grid;
  int      n;
  uint16_t present[N_MARKS];         /* numbers, rising */
  bool     in_cell[N_MARKS];         /* the first is that in the cell */
  uint8_t  n_strong[N_MARKS];
  uint16_t strong[N_MARKS][MAX_STRONG];      /* the others are in its houses */
} Strongs;

/* False: it is of an equal grid already. */
bool strongs_make (Strongs *strongs, const Wiring *wiring, const RateGrid *grid);

/* The strong links that the pass follows; returns how many. */
int  strong_of    (const Strongs *strongs, const LinkPass *pass, int number, uint16_t to[MAX_STRONG]);

/* Only candidates that have a strong link can be inside a chain. */
typedef struct {
  const Wiring   *wiring;
  const RateGrid *grid;
  const LinkPass *pass;
  int      n;                        /* how many have a strong link */
  MarkSet  strong_ones;              /* they */
  uint8_t  n_strong[N_MARKS];
  uint16_t strong[N_MARKS][MAX_STRONG];
  uint64_t weak[N_MARKS * SET_WORDS];        /* rows: those of them that this one switches off */
  uint64_t next[N_MARKS * SET_WORDS];        /* rows: what is on two steps after it */
} Links;

/* The weak links of a candidate in their order: links_sees () from links_first () on, of which only those count that have
 * a strong link. */
static inline int  links_first (const Links *links, int number)
{
  return links->pass->weak_cells ? 0 : links->wiring->n_in_cell[number];
}

static inline int  links_last  (const Links *links, int number) { return links->wiring->n_sees[number]; }

void links_make  (Links *links, const Strongs *strongs, const LinkPass *pass);

/* The layer after this one, as numbers of what is on: reached is what the frontier leads to, and frontier becomes what of
 * it has not been seen. False: nothing. */
static inline bool
links_advance (const Links *links, uint64_t *frontier, uint64_t *seen, uint64_t *reached, const int words)
{
  uint64_t any = 0;

  for (int w = 0; w < words; w++)
    reached[w] = 0;
  for (int w = 0; w < words; w++)
    for (uint64_t rest = frontier[w]; rest; rest &= rest - 1)
      {
        const uint64_t *next = marks_row (links->next, w * 64 + __builtin_ctzll (rest), words);

        for (int k = 0; k < words; k++)
          reached[k] |= next[k];
      }
  for (int w = 0; w < words; w++)
    {
      frontier[w] = reached[w] & ~seen[w];
      seen[w] |= reached[w];
      any |= frontier[w];
    }
  return any != 0;
}

static inline bool
meets (const uint64_t *a, const uint64_t *b, const int words)
{
  uint64_t any = 0;

  for (int w = 0; w < words; w++)
    any |= a[w] & b[w];
  return any != 0;
}

int  weak_cause  (int from, int to);
int  strong_cause (const RateGrid *grid, int from, int to);

/* work.c */
const Wiring *rate_work_wiring (RateWork *work);

/* chain-path.c: as simple_path (), of a find that is no cycle. */
int  rate_chain_path (const Links *links, const Find *find, uint16_t *path);

/* simple.c */
void simple_search (RateWork *work, const RateGrid *grid, Harvest *harvest);

/* The candidates of a find of the last search from its end to its assumption, which is find->source both times; on and
 * off alternate, the first is find->concluded. path: room for 2 × N_MARKS + 2. Returns how many. */
int  simple_path   (RateWork *work, const Find *find, uint16_t *path);
