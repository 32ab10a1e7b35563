/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* variant.h — the four ways to fill a grid by chance (fill.h): which cell is picked, and what is placed without a pick. */
#pragma once

typedef enum {
  VARIANT_RANDOM_NAKED,              /* any open cell; cells with one digit left are set */
  VARIANT_MRV_NAKED,                 /* one with the fewest digits left */
  VARIANT_RANDOM_HIDDEN,             /* any; digits with one place left in a house are set too */
  VARIANT_MRV_HIDDEN,
} Variant;
