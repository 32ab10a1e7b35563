/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* statistics-picture.h — the last solves as bars, the newest at the end: how long each took, and their median as a dashed line.
 * A solve with a hint is an outline. A value, like profile-picture.h. */
#pragma once

#include "model/game/solve.h"
#include "picture.h"

typedef struct {
  double         width, height;        /* points */
  const Palette *palette;              /* of static life */
  const Solve   *solves;               /* n of them, oldest first; borrowed */
  int            n;
  int64_t        median;               /* ms; −1: none */
  int            chosen;               /* the bar that is pointed out; −1: none */
} StatisticsPicture;

/* Origin at the upper left corner; the picture is a const StatisticsPicture *. */
void statistics_picture_paint (const void *picture, cairo_t *cr);

/* The bar at x; −1: there is none. */
int  statistics_picture_bar   (const StatisticsPicture *self, double x);

/* With a copy of the solves. To be cleared by picture_clear (). */
void statistics_picture_make  (const StatisticsPicture *self, Picture *picture);
