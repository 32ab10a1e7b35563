/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* path.h — the whole way to the solution: every step by name, with the position that it starts from.
 *
 * A path is asked for with a question, a plain value; path_find () answers it, on the worker as well, and looks at the
 * cancellable between any two steps. What was found does not change afterwards. The same question always gets the same
 * answer. */
#pragma once

#include <gio/gio.h>

#include "engine/logic/backdoor.h"
#include "engine/logic/route.h"
#include "engine/logic/verdict.h"
#include "hint.h"

typedef enum { PATH_FROM_CLUES, PATH_FROM_POSITION } PathStart;

typedef struct {
  DocumentCell         cells[N_CELLS];       /* as the game has them; from the clues, the rest is not looked at */
  PathStart            start;
  const LadderProfile *profile;              /* a row of ladder_profiles[], or own. Borrowed: they outlive every path */
  const LadderProfile *own;                  /* the user's ladder, compared with the others; NULL: none */
  TechniqueSet         off;                  /* rows of techniques[] that are left out */
  RouteKind            kind;                 /* which of the ways to the solution */
} PathQuestion;

typedef struct {
  Position       before;
  Deduction      deduction;
  int            price;                      /* what this step costs on the ladder */
  int            score;                      /* the sum of all steps up to this one */
  TechniqueLevel level;                      /* of all steps up to this one: ladder_level () */
  int            n_others;                   /* instances of the same technique with other effects; cheaper ones there are none */
  bool           more_others;                /* than those: the count is a lower bound */
} PathStep;

/* How one ladder does, without brute force. */
typedef struct {
  const LadderProfile *profile;
  LadderOutcome        outcome;              /* LADDER_CLIMBING: not looked at */
  int                  n_steps, score;
  const Technique     *hardest;              /* NULL: no step */
  bool                 fewest, easiest;      /* of those that solve it: no other needs fewer steps, or an easier hardest one; and some do worse */
} PathLadder;

enum { PATH_LADDERS_MAX = 16 };

typedef struct {
  PathQuestion  question;

  bool          complete;                    /* false: cancelled before the end, or not begun */
  HintKind      trouble;                     /* HINT_NO_MEMORY, and the steps end before they should; from a position: HINT_MISTAKE or
                                                HINT_MARK, and there are none; else HINT_NONE */
  char         *trouble_words;               /* of trouble, translated; else NULL. Owned */
  Position      start;                       /* before the first step */
  Verdict       verdict;                     /* of the digits that it starts from */
  Backdoor      backdoor;                    /* of a single solution; else zeroed */
  GArray       *steps;                       /* of PathStep; brute force, if the ladder has it, last of all */
  LadderOutcome outcome;
  int           n_ladders;
  PathLadder    ladders[PATH_LADDERS_MAX];   /* ladder_profiles[], in their order, and own, if there is one */

  int           filled;                      /* atomic: cells of the board filled so far, for progress while it is looked for */
} Path;

bool  path_question_equal (const PathQuestion *a, const PathQuestion *b);    /* they have the same answer */

Path *path_new    (const PathQuestion *question);                /* nothing found yet */
void  path_free   (Path *path);                                  /* NULL is fine */
void  path_find   (Path *path, GCancellable *cancellable);       /* once; cancellable may be NULL */
int   path_get_filled (Path *path);                              /* from any thread: 0–81 */

static inline const PathStep *
path_step (const Path *path, int i)
{
  return &g_array_index (path->steps, PathStep, i);
}

/* One step for people, with a newline behind each of its two lines: "3. X-Wing: 3 r37 c34 => r1c34<>3", which is HoDoKu's
 * notation, then what it says. */
void  path_append_text (const Path *path, int i, GString *text);

/* Turns the board into a position: digits that no clue holds become entries, candidates of empty cells centre marks, and of
 * the corner marks those stay that are among them. Colours stay. */
void  path_enter       (const Position *position, DocumentCell cells[N_CELLS]);

/* Which steps a list shows. */
typedef struct {
  TechniqueLevel   least;                    /* of the step's own technique */
  const Technique *technique;                /* only this one; NULL: any */
  const char      *text;                     /* words that all occur in its name or what it does; NULL or "": any */
} PathFilter;

bool  path_filter_matches (const PathFilter *filter, const Deduction *deduction);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Path, path_free)
