/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* figures.h — numbers of two figures, as boards above nine have them: cut in two, and each figure is asked for by itself. */
#pragma once

#include "network.h"
#include "size.h"

/* Logarithms of the probabilities of empty (0) and 1–n, and of what is no value of the board but looks so, up to 9. seen: as for network_ask (), upright. */
void figures_ask (const Network *network, const float seen[NETWORK_PIXELS], int n, float log_p[SIZE_VALUES]);
