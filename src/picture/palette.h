/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* palette.h — every colour on the board and in what is drawn beside it (UX §10). */
#pragma once

#include <cairo.h>
#include <stdbool.h>
#include <stdint.h>

#include "model/look/board-plan.h"

typedef struct { double red, green, blue; } Color;

typedef struct { Color tint, stroke; } SetColor;

typedef struct {
  bool     dark, high_contrast;
  bool     patterns;                           /* kinds of lines are told apart without their colours, too */
  bool     see_through;                        /* the ground of a cell that says nothing is left out; of none in palette_get () */
  Color    window, panel, card, text, dim, hairline;
  Color    accent, on_accent, accent_text, trough;
  Color    cell, given_cell, thin_line, box_line;
  Color    given, entry, mark;                 /* inks */
  Color    guess, strip, path;                 /* guess ink; depth strip and path fill */
  Color    shade[3];                           /* guess ground: old, middle, new third */
  Color    peer, same, selected, selection;    /* grounds, and the selection's contour */
  Color    error;
  SetColor row, column, box, dead;
  Color    dead_ink;                           /* what goes, written on the tint of a dead end */
  Color    solution;
  Color    colour[9];                          /* the player's, a–i */
  Color    colour_entry, colour_error;         /* inks on them */
  Color    plan[N_PLAN_ROLES];                 /* what the rules draw; tints at PLAN_TINT_STRENGTH over whatever ground there is */
} Palette;

#define PLAN_TINT_STRENGTH 0.6

const Palette *palette_get (bool dark, bool high_contrast);
void           color_use   (cairo_t *cr, Color color);
void           color_use_alpha (cairo_t *cr, Color color, double alpha);
void           color_use_heat  (cairo_t *cr, const Palette *palette, double part);   /* over a cell; 0: hardly, 1: the hottest */
Color          color_mix   (Color a, Color b, double part);        /* part of b, 0–1 */
