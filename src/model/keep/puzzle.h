/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* puzzle.h — one puzzle of a collection: its clues, and what is known about it.
 *
 * A collection is a GListStore of these. As text each is a line: the 81 cells (of other boards see puzzle-board.c), ER/EP/ED, the
 * hardest step, when it was added, its title, what its owner says of it ("star=1;set=For the train;tag=nice;note=Try it again",
 * and of other boards "solved=61000", ms, −1 unknown), separated by tabs; what is not known is "-", and fields at the end may be
 * left out. What a later version adds there is kept.
 *
 * Signal "changed" (no arguments): something about it is known that was not, or it was solved. */
#pragma once

#include <gio/gio.h>

#include "engine/rate/level.h"
#include "engine/rate/rate.h"
#include "formats/document.h"

#define SETDOKU_TYPE_PUZZLE (setdoku_puzzle_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuPuzzle, setdoku_puzzle, SETDOKU, PUZZLE, GObject)

typedef enum {
  PUZZLE_UNRATED,
  PUZZLE_RATED,                      /* er, ep, ed and technique are known */
  PUZZLE_IMPOSSIBLE,                 /* it has no solution */
  PUZZLE_AMBIGUOUS,                  /* it has several */
  PUZZLE_BEYOND,                     /* it has one, but no rating was found */
} PuzzleState;

typedef struct {
  char       *cells;                 /* owned; 1–9, . for an empty cell; of other boards their rules too: what it is known by */
  bool        classic;               /* it is of the classic board */
  int         n_clues;
  PuzzleState state;
  int         er, ep, ed;            /* tenths of Sudoku Explainer's scale; 0: unknown */
  int         technique;             /* RateTechnique of the hardest step */
  int64_t     added;                 /* s since 1970; 0: unknown */
  char       *title;                 /* owned; NULL */
  bool        star;                  /* its owner marked it */
  char       *set;                   /* of which set it is; owned; NULL: of none */
  char      **tags;                  /* owned; NULL: none */
  char       *note;                  /* owned; NULL: none */
  unsigned    place;                 /* in its list, from 1; 0: it does not matter */
  bool        solved;                /* by the player */
  int64_t     best;                  /* ms of the best time; −1: none */
} PuzzleFacts;

/* The clues of the document, its title, and its rating if that is Sudoku Explainer's. */
SetdokuPuzzle     *setdoku_puzzle_new          (const Document *document);
/* A line as above. NULL: it is none. */
SetdokuPuzzle     *setdoku_puzzle_parse        (const char *line, gsize length);
void               setdoku_puzzle_append_line  (SetdokuPuzzle *self, GString *text);         /* with its end */

const PuzzleFacts *setdoku_puzzle_get_facts    (SetdokuPuzzle *self);          /* borrowed; changes in place */
bool               setdoku_puzzle_get_board    (SetdokuPuzzle *self, Board *board);        /* false: it is of another board */
Document          *setdoku_puzzle_to_document  (SetdokuPuzzle *self);          /* (transfer full) */
const RatingLevel *setdoku_puzzle_get_level    (SetdokuPuzzle *self);          /* NULL: not rated */

void               setdoku_puzzle_set_rating   (SetdokuPuzzle *self, PuzzleState state, const Rate *rate);     /* rate: of PUZZLE_RATED */
/* What was kept of a rating: as above, in tenths; of PUZZLE_RATED only. */
void               setdoku_puzzle_know         (SetdokuPuzzle *self, PuzzleState state, int er, int ep, int ed, int technique);
void               setdoku_puzzle_set_place    (SetdokuPuzzle *self, unsigned place);
void               setdoku_puzzle_set_added    (SetdokuPuzzle *self, int64_t added);
void               setdoku_puzzle_set_solved   (SetdokuPuzzle *self, bool solved, int64_t best);

/* What the owner says of it; names are cut and made of one line. tags: those of a list between commas, each once. */
void               setdoku_puzzle_set_star     (SetdokuPuzzle *self, bool star);
void               setdoku_puzzle_set_set      (SetdokuPuzzle *self, const char *set);           /* NULL: of none */
void               setdoku_puzzle_set_tags     (SetdokuPuzzle *self, const char *tags);
void               setdoku_puzzle_set_note     (SetdokuPuzzle *self, const char *note);          /* cut, one line; "": none */
void               setdoku_puzzle_take_owner   (SetdokuPuzzle *self, SetdokuPuzzle *other);      /* as the other has it; NULL: nothing */
bool               setdoku_puzzle_has_owner    (SetdokuPuzzle *self);                            /* something is said of it */
char              *setdoku_puzzle_dup_tags     (SetdokuPuzzle *self);                            /* "nice, x-wing" */
bool               setdoku_puzzle_has_tag      (SetdokuPuzzle *self, const char *tag);

/* A name as it can be kept: of one line, without blanks at its ends, not too long. NULL: nothing is left. */
char              *puzzle_clean_name           (const char *name);

/* All puzzles of a text: lines as above, or any format that is known. Blocks; for a worker. What cannot be read is left out
 * and counted. NULL: no puzzle at all; name is for the error's sentence. */
GPtrArray         *puzzles_parse               (const char *text, gsize length, const char *name, unsigned *n_bad,
                                                GError **error);
