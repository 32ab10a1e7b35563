/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* census.h — what its solutions say about a puzzle: how many there are, where two of them differ, which digits occur in
 * some of them, which clues could be left out.
 *
 * Nearly every puzzle is answered before it is set: it works for a few milliseconds itself and
 * leaves the rest to a worker. The count stops at a cap and goes on from there when the cap is raised. Newest wins:
 * another board drops what was asked about the one before.
 *
 * Signal "changed" (no arguments): the worker found something out; a growing count is told at most four times a second.
 * What the calls below find out themselves is not told: who calls them looks. Main thread only. */
#pragma once

#include <gio/gio.h>

#include "engine/core/board.h"
#include "engine/rules/topology.h"
#include "model/search/inquiry.h"

#define SETDOKU_TYPE_CENSUS (setdoku_census_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuCensus, setdoku_census, SETDOKU, CENSUS, GObject)

enum { CENSUS_CAP_FIRST = 100, CENSUS_CAP_LAST = 1000000000 };

/* On the classic board fewer clues leave several solutions, whatever they are (McGuire, Tugemann, Civario 2012). */
enum { CENSUS_LEAST_CLUES = 17 };

enum { CENSUS_KEPT = 2 };                            /* two show that a puzzle is ambiguous, and where */

typedef struct {
  bool     known;              /* there is a board; else all of this is zero */
  uint64_t n_solutions;        /* found so far */
  uint64_t cap;                /* no more than these are looked for */
  bool     exact;              /* there are no others */
  bool     counting;           /* the worker goes on towards the cap */
  uint8_t  solution[CENSUS_KEPT][RULES_CELLS_MAX];   /* digits of the first ones, as many as were found, cell by cell */
  PlaceSet differing;          /* where these two differ; of fewer than two: none */
  int      least_clues;        /* fewer leave several solutions on this board, as far as is known */
  Findings findings;           /* answered: to the question asked last, about this board */
} CensusReport;

SetdokuCensus      *setdoku_census_new        (void);
const CensusReport *setdoku_census_get_report (SetdokuCensus *self);       /* borrowed; changes in place */

/* NULL: none. The same board as before changes nothing. */
void                setdoku_census_set_board  (SetdokuCensus *self, const Board *board);
/* The same of another board. givens: as many as its canvas has cells, 0: none. What takes longer than some seconds is stopped. */
void                setdoku_census_set_any    (SetdokuCensus *self, const Topology *topology, const uint8_t *givens);

/* Stays for the boards to come. The spare clues are looked for once the solution is known to be the only one. */
void                setdoku_census_ask        (SetdokuCensus *self, Question question);

/* Goes on where it was stopped, else up to ten times the cap, CENSUS_CAP_LAST at most. */
void                setdoku_census_count_on   (SetdokuCensus *self);
bool                setdoku_census_can_count_on (SetdokuCensus *self);
uint64_t            setdoku_census_get_next_cap (SetdokuCensus *self);     /* what it would count to */
void                setdoku_census_stop       (SetdokuCensus *self);       /* within 50 ms; what was counted stays */
