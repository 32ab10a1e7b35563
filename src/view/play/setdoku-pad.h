/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-pad.h — the number pad: a key for each digit of the board with how many of it are left, or for each of the nine colours.
 *
 * The keys are the action board.enter with the digit or colour, or do one thing whatever the mode; the secondary button is
 * board.enter-corner.
 * One tab stop; arrows move inside. */
#pragma once

#include "model/game/game.h"
#include "view/kit/setdoku-part.h"

#define SETDOKU_TYPE_PAD (setdoku_pad_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuPad, setdoku_pad, SETDOKU, PAD, SetdokuPart)

typedef struct {
  int  n;                      /* digits of the board, 1–VALUES_MAX; 0: nine */
  int  left[VALUES_MAX + 1];   /* [1…n]: how many of each digit are still to be placed, may be negative */
  bool show_left;
  bool colours;                /* the keys are the colours a–i */
  bool direct;                 /* the keys are board.enter-as with this mode, or board.colour; else board.enter */
  int  mode;
  bool why;                    /* direct keys are board.why-not */
  int  colour_of;              /* direct colours go to the marks of this digit; 0: to cells */
  int  held;                   /* the digit or colour used last; 0: none */
  bool taken_up;               /* it waits for a click: digit first */
} PadState;

/* The digits of a game. How many are left is told, if it is to be, where each digit stands once in every row. */
PadState pad_state_of       (SetdokuGame *game, bool show_left);

void setdoku_pad_update     (SetdokuPad *self, const PadState *state);
void setdoku_pad_set_row    (SetdokuPad *self, gboolean row);        /* side by side, as far as there is room: little height */
void setdoku_pad_press      (SetdokuPad *self, int digit);       /* as a click on its key, 1–VALUES_MAX; nothing where it has none */
