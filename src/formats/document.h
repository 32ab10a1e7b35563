/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* document.h — everything that a puzzle file can hold, as a plain struct.
 *
 * Readers fill one, writers take one, and model/game converts it to a game and back. A format
 * holds a part of it; which part, its row in formats[] says. */
#pragma once

#include <glib.h>
#include <string.h>

#include "engine/logic/position.h"
#include "engine/rules/topology.h"

enum { N_COLOURS = 9, CANDIDATE_COLOUR_WORDS = 4 };

/* What the player sees in one cell. given and entry are never both set. */
typedef struct {
  uint8_t  given;            /* the clue, 0 for none */
  uint8_t  entry;            /* the player's digit, 0 for none */
  uint16_t colours;          /* bits 1 << 0 … 1 << 8 for colours a–i */
  Values   corner, centre;   /* the player's marks, of the classic board Digits; kept, not shown, while the cell is filled */
  uint32_t candidate_colours[CANDIDATE_COLOUR_WORDS];    /* four bits for each digit: 1–9 for a–i, 0 for none */
} DocumentCell;

/* All cells of some board, as a value: to compare with later, or to change and hand in. */
typedef struct {
  int          n;
  DocumentCell cell[RULES_CELLS_MAX];
} DocumentCells;

static inline void
document_cells_keep (DocumentCells *kept, const DocumentCell *cells, int n)
{
  kept->n = n;
  memcpy (kept->cell, cells, (size_t) n * sizeof *cells);
}

static inline bool
document_cells_equal (const DocumentCells *kept, const DocumentCell *cells, int n)
{
  return kept->n == n && memcmp (kept->cell, cells, (size_t) n * sizeof *cells) == 0;
}

/* The source of a puzzle that was made here begins with it; its recipe follows. */
#define DOCUMENT_MADE_HERE "Setdoku, "

/* One node of the undo history. Its changes are those of document->changes from first up to the next step's. */
typedef struct {
  int      parent;                 /* index of the node it was made from; −1: the first state */
  unsigned first;
  unsigned board;                  /* which of document->boards it leads to; 0 is that of the first state */
  int64_t  time;                   /* µs since 1970 */
} DocumentStep;

/* A cell that a step changed. The changes of all steps lie in one array: a long history is copied in one go. */
typedef struct {
  uint16_t     cell;
  DocumentCell before, after;
} DocumentChange;

/* A name that the player gave to a state. */
typedef struct {
  int      step;                   /* −1: the first state */
  int64_t  time;                   /* µs since 1970 */
  char    *name;                   /* owned UTF-8, one line */
} DocumentSavepoint;

/* A moment of the search that the player marked. */
typedef struct {
  uint64_t step;
  char    *note;                   /* owned UTF-8, one line; may be "" */
} DocumentBookmark;

/* Where playing the search stops. */
typedef struct {
  char    *condition;              /* owned: as engine/search/condition.h reads it, or a later version's */
  bool     enabled;
} DocumentBreakpoint;

/* Whose scale a rating is on; never mixed, always named. */
typedef enum {
  SCALE_NONE,                      /* not rated */
  SCALE_SE,                        /* Sudoku Explainer 1.2.1, as rate.h has it: tenths */
  SCALE_SUKAKU,                    /* Sukaku Explainer: tenths */
  SCALE_HODOKU,                    /* HoDoKu's score; in er only */
  SCALE_UNNAMED,                   /* a file gave a number in tenths and did not say on which scale */
} DocumentScale;

typedef struct {
  DocumentScale scale;
  int           er, ep, ed;        /* the hardest step, up to the first placement, the first step; 0 unknown */
} DocumentRating;

typedef struct {
  Topology     *topology;          /* which board it is, and what its digits obey; held. NULL: the classic one */
  int           n_cells;           /* of the canvas */
  DocumentCell *cells;             /* n_cells of them, and room for a classic board; what the board leaves out stays empty */

  /* About the puzzle; NULL where unknown, owned UTF-8, one line each but for comment. */
  char         *title, *author, *description, *comment, *date, *source, *level, *url;

  char         *technique;         /* what the position is an example of: HoDoKu's code, "0610-x"; NULL unknown */
  Digits        technique_digits;  /* the digits of its pattern; ∅ unknown */

  DocumentRating rating;           /* as the file says; what Setdoku finds itself is in model/rating */

  int64_t       elapsed;           /* ms of solving; −1 unknown */

  GArray       *steps;             /* of DocumentStep, oldest first; NULL without history */
  GArray       *changes;           /* of DocumentChange, those of all steps; NULL without history */
  GPtrArray    *boards;            /* what rules the steps lead to, see document-boards.h; NULL: the same all along */
  int           current;           /* the step whose state cells hold; −1: none, the first state */
  int           tip;               /* the step that redo leads to in the end; −1: the newest, and the newest from there … */
  GArray       *savepoints;        /* of DocumentSavepoint, oldest first; NULL without */

  /* Timeline address, strategy NULL without. */
  char         *strategy;          /* id */
  char         *switches;          /* "cell=mrv …" */
  uint64_t      seed, step;
  char         *forks;             /* the viewer's guesses, as model/forks has them; NULL without */
  GArray       *bookmarks;         /* of DocumentBookmark, ascending by step; NULL without */
  GArray       *breakpoints;       /* of DocumentBreakpoint, of any search; NULL without */

  DocumentCell  classic[N_CELLS];  /* the cells of a classic board; of another one unused */
} Document;

Document *document_new   (void);                         /* empty, classic, elapsed −1, current −1 */
void      document_free  (Document *document);           /* NULL is fine */
Document *document_copy  (const Document *document);
bool      document_equal (const Document *a, const Document *b);
void      document_set_topology (Document *document, const Topology *topology);      /* holds it; NULL: classic. Empties all cells */
void      document_add_step (Document *document, int parent, int64_t time,
                             const DocumentChange *changes, unsigned n_changes);      /* copies the changes; of its parent's board */
int       document_n_steps  (const Document *document);
const DocumentChange *document_get_changes (const Document *document, int step, unsigned *n_changes);     /* borrowed; NULL: none */
void      document_add_savepoint (Document *document, int step, int64_t time, const char *name);      /* copies the name */

void      document_add_bookmark (Document *document, uint64_t step, const char *note);      /* after those there are; copies it */
void      document_add_breakpoint (Document *document, const char *condition, bool enabled);     /* copies the text */

int       document_cell_get_candidate_colour (const DocumentCell *cell, int digit);   /* 0–8 for a–i; −1: none */
void      document_cell_set_candidate_colour (DocumentCell *cell, int digit, int colour);     /* −1: none */
bool      document_cell_is_played     (const DocumentCell *cell);         /* it holds something besides a clue */
bool      document_cell_has_candidate_colours (const DocumentCell *cell);
void      document_cell_remove_marks   (DocumentCell *cell, Values digits);      /* and the colours of what is not marked */
bool      document_has_cell  (const Document *document, int cell);                    /* the board does not leave it out */
/* Of the canvas, and of the digits on it; 9 each unless it is another board. */
int       document_rows      (const Document *document);
int       document_columns   (const Document *document);
int       document_digits    (const Document *document);

void      document_set_board (Document *document, const Board *board);                /* its digits become givens */
void      document_get_board (const Document *document, Board *board);                /* givens only; of another board none */

/* A character for each cell of the canvas, '.' where there is no clue; g_free () it. */
char     *document_format_givens (const Document *document);

/* Givens, entries and marks. Where an empty cell has marks, centre ones before corner ones, what its peers leave of them are
 * its candidates; else whatever its peers leave. Of another board than the classic one it is empty. unique is false: who knows
 * better says so. */
void      document_get_position (const Document *document, Position *position);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Document, document_free)
