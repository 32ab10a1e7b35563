/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* colour-vision.h — how far apart two colours look, to four kinds of eyes.
 *
 * The three kinds without one of the cones are simulated in linear light (Machado, Oliveira and Fernandes, "A
 * Physiologically-based Model for Simulation of Color Vision Deficiency", 2009, severity 1), and distances are those of
 * CIE 1976 L*a*b* under D65: 2 is just seen side by side. */
#pragma once

#include <glib.h>
#include <math.h>

#include "picture/palette.h"

typedef enum { VISION_NORMAL, VISION_PROTAN, VISION_DEUTAN, VISION_TRITAN, N_VISIONS } Vision;

typedef struct { double lightness, a, b; } Lab;

static inline double
linear_light (double value)
{
  return value <= 0.04045 ? value / 12.92 : pow ((value + 0.055) / 1.055, 2.4);
}

static inline double
lab_root (double t)
{
  return t > 216.0 / 24389 ? cbrt (t) : (24389.0 / 27 * t + 16) / 116;
}

static inline Lab
seen_as (Color color, Vision vision)
{
  static const double simulation[N_VISIONS][3][3] = {
    [VISION_NORMAL] = { { 1, 0, 0 }, { 0, 1, 0 }, { 0, 0, 1 } },
    [VISION_PROTAN] = { { 0.152286, 1.052583, -0.204868 }, { 0.114503, 0.786281, 0.099216 }, { -0.003882, -0.048116, 1.051998 } },
    [VISION_DEUTAN] = { { 0.367322, 0.860646, -0.227968 }, { 0.280085, 0.672501, 0.047413 }, { -0.011820, 0.042940, 0.968881 } },
    [VISION_TRITAN] = { { 1.255528, -0.076749, -0.178779 }, { -0.078411, 0.930809, 0.147602 }, { 0.004733, 0.691367, 0.303900 } },
  };
  static const double to_xyz[3][3] = {       /* over the white of D65 */
    { 0.4124564 / 0.95047, 0.3575761 / 0.95047, 0.1804375 / 0.95047 },
    { 0.2126729, 0.7151522, 0.0721750 },
    { 0.0193339 / 1.08883, 0.1191920 / 1.08883, 0.9503041 / 1.08883 },
  };
  const double light[3] = { linear_light (color.red), linear_light (color.green), linear_light (color.blue) };
  double seen[3], xyz[3];

  for (int i = 0; i < 3; i++)
    seen[i] = CLAMP (simulation[vision][i][0] * light[0] + simulation[vision][i][1] * light[1]
                     + simulation[vision][i][2] * light[2], 0, 1);
  for (int i = 0; i < 3; i++)
    xyz[i] = lab_root (to_xyz[i][0] * seen[0] + to_xyz[i][1] * seen[1] + to_xyz[i][2] * seen[2]);
  return (Lab) { 116 * xyz[1] - 16, 500 * (xyz[0] - xyz[1]), 200 * (xyz[1] - xyz[2]) };
}

static inline double
distance_seen (Color one, Color other, Vision vision)
{
  Lab a = seen_as (one, vision), b = seen_as (other, vision);

  return sqrt ((a.lightness - b.lightness) * (a.lightness - b.lightness) + (a.a - b.a) * (a.a - b.a) + (a.b - b.b) * (a.b - b.b));
}
