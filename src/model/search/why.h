/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* why.h — why does this digit stand here, why can it not, at any moment of a search?
 *
 * An answer names the event that put the digit there or ruled it out, the guesses that it stands under, the sets as they
 * were then, and its causes: facts that held just before, each of which can be asked about in turn. So a chain of answers
 * leads back to clues and guesses; it ends, because no cause is younger than what it explains.
 *
 * The cursor of the timeline is moved about and put back; nobody hears of it. An answer takes some seeks: as long as
 * running again some keyframe spacings, on 10⁹ events some ms each. */
#pragma once

#include "model/explain/explain.h"
#include "player.h"

/* What is asked about: something that is so in the search as it stands after event number step. */
typedef struct {
  uint16_t cell;
  uint8_t  digit;                /* 0: what stands in the cell, or if it is empty, what it can hold */
  uint64_t step;
} WhyQuestion;

typedef enum {
  /* The digit stands in the cell. */
  WHY_GIVEN,                     /* a clue */
  WHY_GUESSED,                   /* ASSIGN */
  WHY_DEDUCED,                   /* SINGLE; ASSIGN of the only digit that fits; PUT_BACK of a clue */
  /* It cannot stand there. */
  WHY_BLOCKED,                   /* a peer holds it */
  WHY_FILLED,                    /* it could, until another digit was put there */
  WHY_TRIED,                     /* it was guessed there, under the guesses that are still open, and taken back */
  WHY_STRUCK,                    /* a technique ruled it out */
  WHY_TAKEN_AWAY,                /* it was the clue there, and was taken away */
  WHY_UNKNOWN,                   /* it is ruled out, but no event tells of it */
  /* It can. */
  WHY_POSSIBLE,
  WHY_OPEN,                      /* digit 0 and an empty cell */
  N_WHY_KINDS
} WhyKind;

extern const char *const why_kind_ids[N_WHY_KINDS];      /* stable: "taken-away" */

/* One thing that is so at a step, and may be asked about as it stands. */
typedef struct {
  WhyQuestion ask;               /* digit 0: the cell has no digit left */
  bool        placed;            /* the digit stands in the cell; else it cannot */
  uint8_t     origin;            /* placed: Origin, */
  uint16_t    depth;             /* and the number of the guess that it belongs to */
} WhyFact;

enum { WHY_CAUSES_MAX = 64 };

typedef struct {
  const Topology *topology;      /* the search's board, borrowed from it; NULL: the classic one */
  WhyQuestion question;
  WhyKind     kind;
  uint64_t    step;              /* the event that did it; 0: it has been so from the start, or there is none */
  Event       event;             /* if step > 0 */
  int         blocker;           /* BLOCKED: the cell that holds the digit; POSSIBLE: one that does and did not strike it
                                    yet, or not any more; −1: none */
  uint64_t    since;             /* the event that put it there, 0: from the start */
  Values      tried;             /* GUESSED: what had been tried there before */
  int         n_guesses;         /* that were open when it happened, oldest first */
  AnyDecision guesses[RULES_CELLS_MAX];
  unsigned    n_causes;
  WhyFact     causes[WHY_CAUSES_MAX];
  Explanation explanation;       /* owned */
  char       *equation;          /* statements with their sets, true of the board at that moment (just before the event where
                                    something was placed), as explain_deduction_equation () writes them; owned; NULL: none */
} WhyAnswer;

/* why_ask (): of the classic board, why_ask_any () of another. The caller zeroes the answer before its first use, and calls why_answer_clear () on it. The step is clamped to what was
 * explored. */
void why_ask_any      (Timeline *timeline, const Topology *topology, const WhyQuestion *question, WhyAnswer *answer);
void why_ask          (Timeline *timeline, const Strategy *strategy, const WhyQuestion *question, WhyAnswer *answer);
void why_ask_player   (SetdokuPlayer *player, const WhyQuestion *question, WhyAnswer *answer);     /* that has a search */
void why_answer_clear (WhyAnswer *answer);

/* Words: explain-why.c. */
/* "Why not 4?"; with_cell, for places that do not show the cell: "Row 4, column 1: why not 4?" */
char *explain_why_title   (const WhyAnswer *answer, bool with_cell);
char *explain_why_fact    (const Topology *topology, const WhyFact *fact);                   /* "Row 5, column 2 is 1"; translated */
char *explain_why_origin  (const WhyFact *fact);                   /* "clue", "guess 23"; "" for what was deduced or is gone */
char *explain_why_guesses (const WhyAnswer *answer);               /* "Under 23 guesses, the last r5c2=1"; NULL: none */
/* One line, English, stable for scripts: "r7c2<>1 blocked by r5c2=1 at event 350 under r1c2=4 …; EQUATION". No newline. */
void  explain_why_line    (const WhyAnswer *answer, GString *text);
