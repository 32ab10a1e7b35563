/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* look.h — what each cell must show, as a pure function of what is known.
 *
 * The grid compares old and new looks and redraws only the cells that changed. */
#pragma once

#include "board-plan.h"
#include "engine/any/logic/any-deduction.h"
#include "engine/logic/technique.h"
#include "formats/document.h"
#include "model/explain/explain.h"

typedef enum { INK_GIVEN, INK_ENTRY, INK_GUESS, INK_DEDUCED } Ink;
/* Where the player has coloured cells, the same digit is ringed: the ground is theirs. */
/* It also rings the digit that strikes a candidate elsewhere. */
typedef enum { HIGHLIGHT_NONE, HIGHLIGHT_PEER, HIGHLIGHT_SAME, HIGHLIGHT_SELECTED, HIGHLIGHT_SAME_RING } Highlight;

enum { DOUBT_EMPTY = VALUES_MAX + 1 };

enum { TINT_ROW = 1, TINT_COLUMN = 2, TINT_BOX = 4, TINT_DEAD = 8 };

typedef struct {
  uint8_t  n;                  /* values of the board; 0: the nine of the classic one */
  bool     sum;                /* a sum stands in the upper left corner: marks and candidates make room */
  uint8_t  digit;              /* or another value; 0 where empty */
  uint8_t  ink;                /* Ink of digit */
  uint8_t  highlight;          /* Highlight */
  uint8_t  tints;              /* TINT_ bits; the target of a hidden single has TINT_BOX, the other cells TINT_COLUMN */
  bool     given_ground;       /* the clue's neutral fill */
  bool     dead;               /* ∅: vermillion ground, hatch, ring and slash */
  bool     halted;             /* what playing stopped at: a ring in the colour of a dead end */
  uint8_t  taken;              /* the digit that was just taken back, struck; digit is 0 then, and ink the one it had */
  bool     wrong;              /* breaks a rule, or is a mistake: error ink and wavy line */
  bool     repeated;           /* it is wrong because the same stands there twice: so it is called */
  uint16_t guess;              /* number of the guess, 0: none */
  uint8_t  shade;              /* 0 none, 1–3: old, middle, new third of the open guesses */
  Values   candidates;         /* the engine's, each at its own place (3 × 3 of nine), only where empty */
  Values   struck;             /* of candidates: just ruled out */
  Values   restored;           /* of candidates: just came back */
  Values   chosen;             /* of candidates: the answer */
  Values   pattern;            /* of candidates, of a deduction: what it is about */
  Values   fin;                /* what it makes an exception of: fins, restricted common and saving candidates */
  Values   side_a, side_b;     /* the two colours, or along a chain what is false and what is then true */
  uint16_t sets;               /* of a deduction: the sets the cell lies in, bits 0–8; each has a letter A–I, and a tint */
  Values   corner, centre;     /* the player's marks, only where empty */
  bool     fixed_places;       /* marks stand 3 × 3, each digit at its own place */
  Values   same_marks;         /* of corner and centre: the digit that is highlighted everywhere */
  uint8_t  mark_colour[VALUES_MAX + 1];    /* [1…]: the player's colour of the mark, 1–9 for a–i; 0 none */
  bool     pair;               /* has two candidates, and such cells are highlighted: a double bar */
  bool     ghost;              /* Type clues: a clue here would go on with the pattern: a faint ring */
  uint16_t colours;            /* the player's, bits 0–8 */
  Values   truth;              /* the digits of some solution, 3 × 3, only where empty; they stand before the marks */
  uint8_t  either, other;      /* the digits of two solutions that differ here, only where empty; 0: not to be shown */
  bool     differs;            /* two solutions do: a ring */
  bool     spare;              /* a clue that could be left out: a dashed frame */
  uint8_t  doubt;              /* of a digit read from a picture: what it may be instead, or DOUBT_EMPTY; 0: it is sure */
  uint8_t  touched;            /* 0–255: how freshly it changed while playing fast */
  uint8_t  heat;               /* 0–255: how hot, among the cells of a heat map */
  uint64_t exhausted;          /* of a heat map: how often; 0: never, or no heat map */
  bool     stop;               /* a stop is about the cell: a disc */
} CellLook;

/* What the board tells about the puzzle's solutions (census.h). */
typedef struct {
  PlaceSet       differing;    /* ringed */
  const uint8_t *either, *other;     /* two solutions, cell by cell, to be shown where they differ; NULL: only the rings */
  const Values  *truth;        /* of all cells; NULL: not shown */
  PlaceSet       spare;
} LookSolutions;

/* Where the picture comes from: a game (Play), or a search (Watch) when view or any is set. */
typedef struct {
  const BoardPlan    *plan;          /* which board; NULL: the classic one */
  const DocumentCell *cells;         /* as many as the board has; Play */
  const SearchView   *view;          /* Watch, the classic board */
  const AnyView      *any;           /* Watch, any board: in its place */
  const Event        *event;         /* Watch: the current event */
  const Explanation  *explanation;   /* Watch: its rows tint the board; NULL: no tints (playing fast) */
  const Deduction    *deduction;     /* is shown, and tints the board instead; NULL: none */
  const Position     *position;      /* the board that it was found on */
  const AnyDeduction *any_deduction; /* the same two of a board of any shape: plan is set */
  const AnyPosition  *any_position;
  const SetRow       *row;           /* only its cells are tinted; NULL: all that is explained */
  PlaceSet            pointed;       /* Play: where to look, a house or cells: tinted */
  PlaceSet            missing;       /* Play: cells that lack a mark, and which: as if it were there, ringed; NULL with ∅ */
  const uint8_t      *missing_mark;
  bool                show_candidates;   /* Watch: everywhere; else only where the explanation needs them */
  int                 constraint;    /* the one that stands out, from 1; 0: none */
  PlaceSet            selection;     /* Play */
  int                 cursor;        /* Play: −1 none */
  int                 digit;         /* Play: highlighted everywhere; 0: the one at the cursor */
  const LookSolutions *solutions;    /* Play; NULL: nothing is told of them */
  bool                show_peers;    /* Play: the cursor's row, column and box, and who else it sees */
  bool                show_same;     /* Play: the digit at the cursor everywhere, marks included */
  bool                show_pairs;    /* Play: cells with two candidates */
  bool                fixed_places;  /* Play: of marks */
  PlaceSet            filled;        /* Play: whose marks were filled in; in fixed places whatever the player chose */
  PlaceSet            ghosts;        /* Type clues */
  PlaceSet            wrong, repeated;
  uint8_t             touched[RULES_CELLS_MAX];
} LookInput;

/* How freshly a cell was touched, for LookInput: 255 now, 0 after a quarter of a second (UX §9). age: µs */
uint8_t look_touched (int64_t age);

/* looks: as many as the board has cells. */
void  look_compute   (const LookInput *input, CellLook *looks);
/* What no digit can fill, or the house that has no place left, of an EVENT_WIPEOUT; look_compute () does it with an explanation. */
void  look_mark_dead_end (const BoardPlan *plan, const Event *event, CellLook *looks);
bool  cell_look_equal (const CellLook *a, const CellLook *b);

/* Something goes here, or nothing is left: whatever rings the cell is in the colour of a dead end. */
static inline bool
cell_look_is_lost (const CellLook *look)
{
  return look->dead || look->taken || look->halted || (look->struck & look->candidates);
}

/* Makes the looks a heat map: what stands in the cells stays, everything that explains the event goes. counts: how often
 * each cell was exhausted; as many as the board has. */
void  look_heat      (const BoardPlan *plan, const uint64_t *counts, CellLook *looks);

/* Something is struck now that was not: the digit that was taken back, or a candidate. */
static inline bool
cell_look_strikes (const CellLook *before, const CellLook *now)
{
  return (now->taken && now->taken != before->taken)
      || digits_difference (now->struck & now->candidates, before->struck & before->candidates);
}

/* "Row 3, column 5: empty, candidates 1 4" · "Row 1, column 5: 8, given" · "Row 4, column 1: 6, guess 17" ·
 * "Row 2, column 2: empty, 4 or 7" · "Row 6, column 1: empty, corner marks 1 4, mark 4 in colour a, colour b" ·
 * suffixes "exhausted 96 times", "stop", "wrong" or "repeated", "selected". On another board values above 9 have their
 * letters, and what the rules say of the cell comes first: "Row 3, column 5: empty, in a cage of 15 with 3 cells". */
char *cell_look_describe (const BoardPlan *plan, const CellLook *look, int cell, bool selected);

/* The same without the place, what its rules say and whether it is selected: "empty, candidates 1 4" · "8, given". */
char *cell_look_describe_content (const CellLook *look);
