/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* profile-picture.h — where a puzzle is hard: a bar for each step of the way, as high as the step is rated, and below the
 * axis how many ways were open there.
 *
 * Lines part the bands of the level words, and bars take the colour of their band; a step that only strikes candidates is
 * an outline, one that places a digit is filled. Plain cairo and Pango, so that it can be drawn anywhere; a value, and the
 * same value gives the same picture. */
#pragma once

#include <pango/pangocairo.h>

#include "model/teach/rating.h"
#include "picture.h"

enum { PROFILE_BANDS = 5 };

typedef struct {
  double                      width, height;         /* pixels */
  const Palette              *palette;
  const PangoFontDescription *font;                  /* of the words, in its size */
  const char                 *bands[PROFILE_BANDS];  /* names of the levels, easiest first */
  int                         cursor;                /* step that is pointed out; −1: none */
} ProfilePicture;

/* Origin at the upper left corner. Nothing is drawn of a rating without steps. */
void   profile_picture_paint (const ProfilePicture *self, const SeRating *se, cairo_t *cr);

/* Between the left edge of the step's bar and the next one's; clamped. −1: there is no step. */
int    profile_picture_step  (const ProfilePicture *self, const SeRating *se, double x);
/* The middle of its bar. */
double profile_picture_x     (const ProfilePicture *self, const SeRating *se, int step);

/* With copies of both, and of the font and the words. To be cleared by picture_clear (). */
void   profile_picture_make  (const ProfilePicture *self, const SeRating *se, Picture *picture);
