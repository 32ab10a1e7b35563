/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-play-private.h — what the files of Play share: setdoku-play.c (what can be done, what is
 * shown), -input.c (keys and pointer), -marks.c (entering, marks, colours), -check.c (is it right so far?), -choices.c (the
 * player's preferences), -why.c (why not?), -solutions.c (what the puzzle's solutions say) and -hint.c (what to look at next). */
#pragma once

#include "census-words.h"
#include "model/job.h"
#include "model/look.h"
#include "setdoku-play.h"

struct _SetdokuPlay
{
  GObject       parent_instance;

  SetdokuGrid  *grid;
  SetdokuGame  *game;
  gboolean      active;

  Selection     selection;
  MarkMode      mode;
  int           digit, colour;             /* used last or taken up, 1–9; 0: none */
  gboolean      pinned;                    /* the digit is highlighted whatever the cursor is on, until it moves */
  gboolean      of_marks;                  /* colour mode: colours go to the marks of the digit */
  gboolean      pairs;                     /* cells with two candidates are highlighted */
  SelectHow     dragging;                  /* what a drag does to the cells that it comes to */
  gboolean      placing;                   /* digit first: the button is down */
  PlayChoices   choices;

  gboolean      typing;                    /* clues */
  DocumentCell  before[N_CELLS];           /* the board as typing began */
  DocumentCell  begun[N_CELLS];            /* and with its entries as marks */
  SetdokuPhase  shown;                     /* the phase of the last refresh */
  CellSet       shown_repeats;

  SetdokuCensus *census;                   /* of the clues */
  SetdokuOverlay overlay;
  CensusVerdict verdict;                   /* that was said last, while clues are typed */

  PlayCheck     check;                     /* what it said */
  DocumentCell  check_cells[N_CELLS];      /* about this board */
  DocumentCell  found_cells[N_CELLS];      /* the board whose mistakes were looked for last */
  uint64_t      found_solutions;           /* what the census knew then; 0: nothing was looked for yet */
  PlayCheck     found_check;
  CellSet       found_mistakes;
  CellSet       checked;                   /* the mistakes that it found, and that still are */
  CellSet       mistakes;                  /* that are shown: those, or all at once */

  char         *why_title, *why_sentence;  /* NULL: nobody asked */
  CellSet       why_cells;                 /* that speak against it */

  GSettings    *settings;                  /* preferences, which techniques are off; NULL: as usual, none */
  gboolean      held;                      /* nothing is shown yet */
  SetdokuJob    hint_job;
  HintRung      hint_wanted;               /* of the hint that is looked for */
  Hint         *hint;                      /* NULL: none is told */
  DocumentCell  hint_cells[N_CELLS];       /* the board that it is about; once it is done, the board after it */
  gboolean      hint_done;
  Explanation   hint_explanation;
  int           hint_row;                  /* of it, that the pointer is on; −1: none */
};

/* setdoku-play.c */
gboolean setdoku_play_is_typing (SetdokuPlay *self);           /* the next digit becomes a clue: on the empty board too */
CellSet setdoku_play_get_repeats (SetdokuPlay *self);          /* that are shown */
void setdoku_play_refresh (SetdokuPlay *self);                 /* shows what changed, and tells */
void setdoku_play_redraw  (SetdokuPlay *self);                 /* only the board */

/* setdoku-play-marks.c */
bool setdoku_play_is_pinned (SetdokuPlay *self);               /* the digit taken up is shown, not that at the cursor */
void setdoku_play_place   (SetdokuPlay *self, MarkMode mode);  /* the digit or colour taken up */
void setdoku_play_place_clicked (SetdokuPlay *self, MarkMode mode);
void setdoku_play_put_down (SetdokuPlay *self);
void setdoku_play_show_digit (SetdokuPlay *self, int by);      /* the next one, or the one before: 1–9 and none */

/* setdoku-play-check.c */
void setdoku_play_update_check (SetdokuPlay *self);

/* setdoku-play-why.c */
void setdoku_play_forget_why (SetdokuPlay *self);

/* setdoku-play-choices.c */
void setdoku_play_read_choices (SetdokuPlay *self);

/* setdoku-play-solutions.c */
void setdoku_play_count   (SetdokuPlay *self);                 /* has the census look at the clues */
void setdoku_play_announce_solutions (SetdokuPlay *self);      /* when something else is to be said than last time */
void setdoku_play_look_at_solutions (SetdokuPlay *self, LookSolutions *look);

/* setdoku-play-hint.c */
void setdoku_play_check_hint (SetdokuPlay *self);              /* closes it when the board is another one */
void setdoku_play_look_at_hint (SetdokuPlay *self, LookInput *input);
void setdoku_play_clear_hint (SetdokuPlay *self);              /* for good */

/* setdoku-play-input.c */
void setdoku_play_listen  (SetdokuPlay *self);                 /* to the grid */
void setdoku_play_advance (SetdokuPlay *self, int by);         /* in reading order, from the first to the last cell */
