/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* board-command.h — what a key on the board asks for, in Play and in Type clues (UX §4).
 *
 * A pure function from key to command. Digits are read by the hardware key of the number row,
 * because Shift+digit and Ctrl+digit must work where the row types digits only with Shift; keypad
 * digits and letters by what they type. */
#pragma once

#include <gtk/gtk.h>
#include <stdbool.h>

#include "selection.h"

typedef enum { MARK_MODE_DIGIT, MARK_MODE_CORNER, MARK_MODE_CENTRE, MARK_MODE_COLOUR, N_MARK_MODES } MarkMode;

typedef enum {
  COMMAND_NONE,             /* not for the board */
  COMMAND_MOVE,             /* by rows and columns, how */
  COMMAND_ROW_START, COMMAND_ROW_END, COMMAND_COLUMN_START, COMMAND_COLUMN_END,     /* how */
  COMMAND_GRID,             /* of several; digit: which, from 1 */
  COMMAND_NEARER, COMMAND_FARTHER, COMMAND_WHOLE,      /* how much of the board is in sight */
  COMMAND_ENTER,            /* digit; in mode, if it is forced. In colour mode colour a–i as 1–9 */
  COMMAND_PLACE,            /* the digit or colour used last; in mode, if it is forced */
  COMMAND_SKIP,             /* Type clues: leave the cell empty, go on */
  COMMAND_ERASE,
  COMMAND_ERASE_BACK,       /* Type clues: erase and step back */
  COMMAND_SET_MODE,         /* mode; the colour mode again: of cells, or of the marks of a digit */
  COMMAND_NEXT_MODE,
  COMMAND_DIGIT_FIRST,      /* or cells first */
  COMMAND_NEXT_DIGIT, COMMAND_PREVIOUS_DIGIT,          /* is highlighted */
  COMMAND_PAIRS,            /* highlights cells with two candidates, or no more */
  COMMAND_FILL_MARKS, COMMAND_TIDY_MARKS,
  COMMAND_NEXT_EMPTY, COMMAND_PREVIOUS_EMPTY,
  COMMAND_SELECT_ALL, COMMAND_SELECT_NONE, COMMAND_INVERT, COMMAND_TOGGLE,
  COMMAND_HINT, COMMAND_DO_HINT,
  COMMAND_ESCAPE,           /* closes the hint, else selects nothing */
  COMMAND_PLAY,             /* Type clues: play this puzzle */
} CommandKind;

typedef struct {
  CommandKind kind;
  int         rows, columns;
  SelectHow   how;
  int         digit;                /* a figure, 1–9; a digit that was typed with two of them is larger */
  bool        forced;               /* mode is meant, whatever the current one */
  MarkMode    mode;
} BoardCommand;

BoardCommand board_command_from_key (guint keyval, guint keycode, GdkModifierType modifiers, bool typing_clues);

/* On a board of several grids Ctrl and a digit is the way to one of them, and asks for no mark. false: it is another key. */
bool         board_command_to_grid  (guint keyval, guint keycode, GdkModifierType modifiers, BoardCommand *command);

/* On a board of more than nine digits, n, their letters are keys of their own, at once: A is 10, as it is drawn. Shift makes it a
 * corner mark, where marks are. What these letters are keys for on other boards they are there with Alt. false: it is another
 * key, or that one: the command says which. */
bool         board_command_from_letter (guint keyval, GdkModifierType modifiers, bool typing_clues, int n, BoardCommand *command);

/* Shift means corner marks, Ctrl centre marks, both together colours, whatever the mode. False: none of them. */
bool         board_mode_from_modifiers (GdkModifierType modifiers, MarkMode *mode);

/* The digit of a key of the number row or the keypad; 0 for 0, −1: no digit key. Also for Watch. */
int          board_digit_from_key   (guint keyval, guint keycode);
