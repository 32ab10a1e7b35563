/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* contrast.h — how much lighter one colour is than another, as WCAG 2.2 measures it: 1 for the same, 21 for black and white. */
#pragma once

#include "colour-vision.h"

#define CONTRAST_SIGN 3.0                    /* what has to be made out */
#define CONTRAST_TEXT 4.5                    /* what has to be read */

static inline double
luminance (Color color)
{
  return 0.2126 * linear_light (color.red) + 0.7152 * linear_light (color.green) + 0.0722 * linear_light (color.blue);
}

static inline double
contrast (Color one, Color other)
{
  double a = luminance (one) + 0.05, b = luminance (other) + 0.05;

  return MAX (a, b) / MIN (a, b);
}

/* Of a pixel 0xaarrggbb without alpha. */
static inline Color
color_of_pixel (uint32_t pixel)
{
  return (Color) { (pixel >> 16 & 0xff) / 255.0, (pixel >> 8 & 0xff) / 255.0, (pixel & 0xff) / 255.0 };
}
