/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* work.h — the room that the rater thinks in, and runs: everything that follows from one assumption.
 *
 * A run is made once for each grid and assumption and kept until the grid changes. Two stores of runs are enough: those
 * of the grid, and those of the search within a search, which no third search follows that needs runs. */
#pragma once

#include "chains.h"

enum {
  N_RUNS = 2 * N_MARKS,
  STORE_NODES = 640 * 1024, STORE_PARENTS = 3 * 1024 * 1024, STORE_NESTED = 96 * 1024,
  RUN_NODES = N_RUNS + 2,            /* the most of a run */
  NO_NODE = 0xffff, NO_RUN = 0xffff,
};

typedef struct {
  uint16_t mark;
  bool     on;
  uint8_t  cause;
  uint16_t count;                    /* different nodes in its history, with itself; 0: not counted yet */
  uint16_t depth;                    /* a lower bound of it */
  uint32_t parents;                  /* the first, in the store; nodes of the same run */
  uint32_t nested;                   /* 1 + number in the store of the search that it comes from; 0: none */
  uint16_t n_parents;
} RunNode;

/* A find of a search within a search: all that is needed of it later. */
typedef struct {
  uint64_t signature;                /* of the nodes of its chains: equal finds are counted once */
  uint32_t complexity;
} NestedFind;

typedef struct {
  MarkSet  on, off;                  /* by number, as many words as the wiring has */
  uint16_t on_node[N_MARKS], off_node[N_MARKS];        /* by candidate; valid for members of the sets */
  uint32_t first;                    /* node, in the store */
  uint16_t n;                        /* nodes in the sets; the clashing extra one follows them */
  uint16_t clash_on, clash_off;      /* nodes; NO_NODE if there is no contradiction */
  bool     nested;                   /* some node has nested finds */
  int        level;                  /* of the rules that it was made with */
} Run;

typedef struct {
  bool        valid;                 /* what is stored belongs to this grid and these rules, but for the level */
  bool        dynamic, cell_links;
  RateGrid    grid;
  MarkSet     present;               /* what the grid has, by number */
  Run        *runs;                  /* N_RUNS */
  RunNode    *nodes;
  uint16_t   *parents;
  NestedFind *nested;
  uint32_t    n_nodes, n_parents, n_nested;
  uint16_t    n_runs;
  uint16_t    run_of[N_RUNS];        /* by 2 × candidate + on */
} RunStore;

typedef struct {
  bool dynamic, cell_links;
  int  level;
} RunRules;

/* A technique of section 10: what is looked for in runs. */
typedef struct {
  RunRules rules;
  double   base;
  bool     clashes, doubles, forcing;
  int      least;                    /* candidates of a cell that is looked at */
} Forcing;

extern const Forcing forcing_nishio, forcing_multiple, forcing_dynamic, forcing_nested[6];     /* [level], 0 the same as dynamic */

enum { SEARCH_DEPTHS = 2 };

/* advanced.c: off nodes that techniques find on the working grid of a run. */
typedef struct {
  uint16_t mark;
  uint16_t n_parents;
  uint32_t parents;                  /* candidates, in the list below */
  uint32_t nested;
} AdvancedOff;

enum { ADVANCED_PARENTS = 256 * 1024 };

typedef struct {
  int         n;
  AdvancedOff offs[N_MARKS];
  MarkSet     seen;
  uint32_t    n_parents;
  uint16_t    parents[ADVANCED_PARENTS];
} Advanced;

enum { MAX_TARGETS = 9 };

/* closure.c: what could be switched on and off at most, without order. An assumption is numbered 2 × candidate + on. */
enum { N_LINES = N_CELLS + N_HOUSES * 9 };             /* the candidates of a cell; the places of a digit in a house */

typedef struct {
  const Wiring *wiring;
  bool     cell_links;
  MarkSet  present;                  /* what the grid has, by number */
  bool     made[2][N_MARKS];         /* off, on; by number */
  uint64_t on[2][N_MARKS * SET_WORDS], off[2][N_MARKS * SET_WORDS];  /* rows; static: on assumed, off concluded, no others */

  /* Static: links stay as they are, those of a pass. */
  const LinkPass *pass;              /* NULL: dynamic */
  MarkSet  strong_ones;              /* what has a strong link */
  uint8_t  n_strong[N_MARKS];
  uint16_t strong[N_MARKS][MAX_STRONG];
  uint64_t sees[N_MARKS * SET_WORDS];        /* rows */
  /* What is off if this one is off, as far as is known, and what of it leads to no more: rows of those with a strong link. */
  uint64_t beyond[N_MARKS * SET_WORDS], closed[N_MARKS * SET_WORDS];

  /* Dynamic: links appear. */
  bool     clash[2][N_MARKS];
  uint16_t lines[N_LINES];           /* what is in each (LINE_ONE) */
  uint16_t lines_of[N_MARKS][N_KINDS + 1];             /* by number: those of its houses, that of its cell */
} Closures;

/* What simple chains there are, by number: from on to off, and from off to on. */
typedef struct {
  MarkSet from_on, from_off;
} Turns;

/* Of simple chains, and of runs that are not dynamic. digits: of the strong links that count. */
void       closures_start  (Closures *closures, const Strongs *strongs, const LinkPass *pass, Nine digits);
/* Of dynamic runs of level 0. */
void       closures_start_dynamic (Closures *closures, const Wiring *wiring, const RateGrid *grid, bool cell_links);
/* Static. False: there is nothing of the kind. */
bool       closures_turns  (Closures *closures, Turns *turns);
/* Where a cycle that removes some of them can begin. */
void       closures_round  (const Closures *closures, const MarkSet *removed, MarkSet *round);
/* Dynamic: whether the run comes to a contradiction. */
bool       closures_clash  (Closures *closures, int mark, bool on);
/* Whether there can be something that follows from each of the n ≥ 1 assumptions. */
bool       closures_meet   (Closures *closures, const uint16_t *assumptions, int n);

struct RateWork {
  const RateGrid *grid;              /* of the present step */
  bool     looked;                   /* for news of it */
  RateGrid last;                     /* of the last step for which that was done */
  RateNews news;                     /* for the technique that is asked */
  RateNews unseen[N_ASKED];          /* for each, since it was asked in vain */
  bool     wired;
  Wiring   wiring;                   /* of that grid, once somebody has asked for it */
  Strongs  strongs;
  Links    links[N_LINK_PASSES];
  Harvest  harvest[SEARCH_DEPTHS + 1];                 /* of the technique; of the searches in runs, by depth */
  Closures closures[N_LINK_PASSES];  /* of the strong links */
  Closures dynamic;                  /* of a search of level 0: none goes on while another begins */
  Advanced advanced[SEARCH_DEPTHS];
  RunStore store[SEARCH_DEPTHS];
  bool   (*stop) (void *user);
  void    *stop_user;
  bool     stopped;
  bool     beyond;                   /* some room was too small: no rating rather than a wrong one */
};

/* run.c: the run of an assumption, from the store of that depth. */
void       run_store_clear (RunStore *store);
const Run *run_get         (RateWork *work, int depth, const RateGrid *grid, const RunRules *rules, int mark, bool on);

/* forcing.c: the finds in runs on the grid go to the harvest. */
void       forcing_search  (RateWork *work, int depth, const RateGrid *grid, const Forcing *forcing, Harvest *harvest);

/* history.c: nodes and their ancestors. A target is a node of a run. */
typedef struct {
  const Run *run;
  uint16_t   node;
} Target;

uint32_t   history_count   (RunStore *store, const Run *run, int node);
uint32_t   history_total   (RunStore *store, const Target *targets, int n);
/* The nodes breadth first, each equal one once; room for RUN_NODES. Returns how many. */
int        history_list    (const RunStore *store, const Target *target, uint16_t *nodes);
/* The targets of a find of forcing_search (); their runs are in the store. Returns how many. */
int        find_targets    (RateWork *work, int depth, const RateGrid *grid, const Forcing *forcing, const Find *find,
                            Target targets[MAX_TARGETS]);

/* Locking, hidden pairs, naked pairs, X-wings: all finds of the first of them that yields something. */
bool       advanced_basic  (Advanced *advanced, const RateGrid *grid, const RateGrid *initial);
/* nested.c: finds with chains; depth is that of the run. What a level up to asked asks has been asked in vain. */
void       advanced_nested (RateWork *work, int depth, Advanced *advanced, const RateGrid *grid, const RateGrid *initial,
                            int level, int asked);
/* Adds what the hint removes and was not there; parents: n candidates. False: no room. */
bool       advanced_add    (Advanced *advanced, const RateHint *hint, const uint16_t *parents, int n, uint32_t nested);
