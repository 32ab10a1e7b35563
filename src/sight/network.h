/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* network.h — which digit a cell shows: a small network of weights that were learnt from fonts (tests/sight/train). */
#pragma once

#include <stdbool.h>

enum { NETWORK_SIDE = 32, NETWORK_PIXELS = NETWORK_SIDE * NETWORK_SIDE, NETWORK_CLASSES = 10, NETWORK_BYTES = 45344 };

/* The file network.weights; the build makes it. */
extern const unsigned char network_weights[NETWORK_BYTES];

enum { MAPS_1 = 16, MAPS_2 = 24, MAPS_3 = 32, DENSE = 64 };

/* Its weights as numbers, in the order in which they are used: the caller's room. */
typedef struct {
  float scale_1[MAPS_1], bias_1[MAPS_1], weight_1[25 * MAPS_1];
  float scale_2[MAPS_2], bias_2[MAPS_2], weight_2[9 * MAPS_1 * MAPS_2];
  float scale_3[MAPS_3], bias_3[MAPS_3], weight_3[9 * MAPS_2 * MAPS_3];
  float scale_4[DENSE], bias_4[DENSE], weight_4[16 * MAPS_3 * DENSE];
  float scale_5[NETWORK_CLASSES], bias_5[NETWORK_CLASSES], weight_5[DENSE * NETWORK_CLASSES];
} Network;

void network_load (Network *network);

/* Logarithms of the probabilities of empty (0) and 1–9. cell: normalised by cell_normalise (), rows from the top. */
void network_ask  (const Network *network, const float cell[NETWORK_PIXELS], float log_p[NETWORK_CLASSES]);
