/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* board-picture.h — a board as a picture: the scene as the window draws it, less what was not asked for, and below it a
 * caption and the table of the sets that led to it.
 *
 * The board stands in a square; a plan's margins are part of it. A picture of 9 × side points is to the pixel what the grid
 * shows in as many (painter_scene). */
#pragma once

#include "model/explain/explanation.h"
#include "model/look/scene.h"
#include "picture.h"

typedef enum {
  BOARD_CANDIDATES = 1 << 0,           /* a search's, and the player's marks */
  BOARD_TINTS      = 1 << 1,           /* grounds that say something: sets, dead ends, open guesses; and those of BOARD_CURSOR */
  BOARD_LINKS      = 1 << 2,
  BOARD_HEAT       = 1 << 3,
  BOARD_CURSOR     = 1 << 4,           /* selection, cursor, ring; what is highlighted for them: peers, the same digit */
  BOARD_ALL        = (1 << 5) - 1
} BoardParts;

typedef struct {
  Scene          scene;
  int            size;             /* points: how wide the picture is, ≥ BOARD_PICTURE_LEAST; cells are whole points */
  const Palette *palette;          /* of static life: see palette_get () */
  const char    *font;             /* a family, NULL: the default sans; borrowed until the picture is made */
  BoardParts     parts;
  bool           decimal;          /* values from 10 as numbers, not as letters */
  bool           transparent;      /* neither a ground around the board nor in cells that say nothing */
  const char    *caption;          /* sentences under the board, NULL: none; borrowed as the font is */
  const Explanation *table;        /* its sets stand under that, NULL: no table; borrowed as the font is */
} BoardPicture;

enum { BOARD_PICTURE_LEAST = 36 };

/* The scene less the parts that are not named. */
void board_picture_leave_out (Scene *scene, BoardParts parts);

/* Keeps copies of all. To be cleared by picture_clear (). */
void board_picture_make      (const BoardPicture *self, Picture *picture);
