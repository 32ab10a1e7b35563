/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* grey.h — the picture as the caller has it, and how dark each pixel is taken to be. */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "map.h"

/* Belongs to the caller. What lets the ground through is put onto its ground before. */
typedef struct {
  const uint8_t *pixels;             /* rows from the top */
  int            width, height;      /* ≥ 1; no more than SIGHT_PIXELS together */
  size_t         stride;             /* bytes from a row to the next */
  int            channels;           /* 1: grey; 3: red, green, blue; 4: a fourth that is not looked at */
} SightPicture;

/* PRINT: ink is dark, a coloured one too. NIGHT: a dark theme, where what is bright and coloured is the ink. */
typedef enum { GREY_PRINT, GREY_NIGHT } GreyKind;

/* A copy of at most MAP_SIDE pixels a side, 0 black to 255 white; never enlarged. to->at: room for MAP_SIZE. */
void  grey_copy   (const SightPicture *picture, GreyKind kind, Map *to);

/* The columns from–to of a row. */
void  grey_row    (const SightPicture *picture, GreyKind kind, int y, int from, int to, float *row);
