/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* film-colours.h — the colours of a picture as a table of at most 255.
 *
 * What a frame adds to the one before has seldom more: then each has its place in the table, and nothing is lost. Of more, as
 * edges of letters on many grounds make, those that are seen most have a place, flat grounds first of all; then always the one
 * that is furthest from all that have one; and each that is left over becomes the nearest of them. */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { COLOURS_MAX = 255, COLOURS_SLOTS = 1 << 16, COLOURS_ROOM = 1 << 15 };

typedef struct { uint32_t colour, count, round; uint8_t place; } ColourSlot;

/* Large; zeroed to begin with. */
typedef struct {
  ColourSlot slots[COLOURS_SLOTS];
  uint32_t   round;                    /* what belongs to an earlier one is free */
  uint32_t   mask;                     /* bits that tell colours from each other */
  unsigned   used[COLOURS_ROOM];       /* n_used slots */
  unsigned   n_used;
  uint32_t   table[COLOURS_MAX];       /* n colours, 0xrrggbb */
  int        n;
} Colours;

/* pixels: n of them, 0xffrrggbb; 0 is no colour. The table is that of these pixels alone. */
void colours_gather (Colours *colours, const uint32_t *pixels, size_t n);

/* Whether each colour of the other is in this table as it is. */
bool colours_hold   (const Colours *colours, const Colours *other);

/* The place of each pixel; of 0: nothing. The pixels are among those that were gathered, or held. */
void colours_map    (const Colours *colours, const uint32_t *pixels, size_t n, uint8_t nothing, uint8_t *places);
