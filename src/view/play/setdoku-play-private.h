/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-play-private.h — what the files of Play share: setdoku-play.c (what can be done, what is shown), -input.c (keys and
 * pointer), -marks.c (entering, marks, colours), -clues.c (typing clues), -rules.c (setting rules), -voice.c (what is said aloud)
 * and -ask.c (what is asked of the parts). */
#pragma once

#include "clue-typing.h"
#include "setdoku-play.h"
#include "view/board/digit-keys.h"
#include "why-not.h"

/* What was there when Play last spoke; of another game nothing. */
typedef struct {
  DocumentCells cells;
  int           cursor, digit;
  MarkMode      mode;
  bool          of_marks, digit_first, pairs;
  bool          tried;                     /* something was entered or erased since */
} PlayTold;

struct _SetdokuPlay
{
  GObject       parent_instance;

  SetdokuGrid  *grid;
  SetdokuGame  *game;
  gboolean      active;

  Selection     selection;
  MarkMode      mode;
  int           digit, colour;             /* used last or taken up; 0: none */
  gboolean      pinned;                    /* the digit is highlighted whatever the cursor is on, until it moves */
  gboolean      of_marks;                  /* colour mode: colours go to the marks of the digit */
  gboolean      pairs;                     /* cells with two candidates are highlighted */
  SelectHow     dragging;                  /* what a drag does to the cells that it comes to */
  gboolean      placing;                   /* digit first: the button is down */
  int           pressed;                   /* the empty cell that a plain click has begun on; −1: none */
  ClueTyping    typing;
  RuleDraft     draft;                     /* while clues are typed: the rule that is being set */
  DigitKeys     figures;                   /* typed just now, the first of a digit of two */
  WhyNot        why;

  SetdokuChoices   *choices;
  SetdokuSolutions *solutions;
  SetdokuChecker   *checker;
  SetdokuHintSession *hints;

  int           holds;                     /* commands under way: what they change is shown once, at their end */
  gboolean      stale;                     /* they changed something */
  BoardPlan    *plan;                      /* of the game's board; NULL: the classic one */
  SetdokuPhase  shown;                     /* the phase of the last refresh */
  PlaceSet      shown_repeats;
  uint8_t       shown_digits[RULES_CELLS_MAX];   /* of the last refresh; no digits before the first */
  PlaceSet      mistakes;                  /* that are shown */
  PlayTold      told;
};

/* setdoku-play.c */
PlaceSet setdoku_play_get_repeats (SetdokuPlay *self);          /* that are shown */
void setdoku_play_refresh (SetdokuPlay *self);                 /* shows what changed, and tells; while held, at the end */
void setdoku_play_hold    (SetdokuPlay *self);                 /* a command begins … */
void setdoku_play_release (SetdokuPlay *self);                 /* … and has ended: refreshes */

/* setdoku-play-voice.c */
void setdoku_play_say     (SetdokuPlay *self, const char *text);       /* aloud */
void setdoku_play_tell    (SetdokuPlay *self, SetdokuPhase before);    /* what changed since it last did; before: shown then */

/* setdoku-play-marks.c */
bool setdoku_play_is_pinned (SetdokuPlay *self);               /* the digit taken up is shown, not that at the cursor */
void setdoku_play_place   (SetdokuPlay *self, MarkMode mode);  /* the digit or colour taken up */
void setdoku_play_place_clicked (SetdokuPlay *self, MarkMode mode);
void setdoku_play_put_down (SetdokuPlay *self);
void setdoku_play_show_digit (SetdokuPlay *self, int by);      /* the next one, or the one before: all digits and none */
int  setdoku_play_count_keys (SetdokuPlay *self, MarkMode mode);       /* the digits, or the colours, that can be entered */

/* setdoku-play-rules.c */
bool setdoku_play_follow_rule (SetdokuPlay *self, const BoardCommand *command);          /* false: it is not for a rule */

/* setdoku-play-input.c */
void setdoku_play_listen  (SetdokuPlay *self);                 /* to the grid */
void setdoku_play_follow    (gpointer self, const BoardCommand *command);           /* as one change */
void setdoku_play_end_digit (SetdokuPlay *self);               /* enters the figure that waits for another, if one does */
void setdoku_play_drop_digit (SetdokuPlay *self);              /* forgets it */
void setdoku_play_advance (SetdokuPlay *self, int by);         /* in reading order, from the first to the last cell */
