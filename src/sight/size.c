/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "size.h"

const SightSize sight_sizes[N_SIGHT_SIZES] = {
  { .n = 9, .box_rows = { 3 }, .clues_least = 17, .clues_most = 45, .inked_least = 12, .inked_usual = 9 },
  { .n = 6, .box_rows = { 2, 3 }, .clues_least = 8, .clues_most = 24, .inked_least = 6, .inked_usual = 5 },
  { .n = 16, .box_rows = { 4 }, .clues_least = 55, .clues_most = 160, .inked_least = 40, .inked_usual = 28 },
};

const SightSize *
sight_size_of (int n)
{
  for (int i = 0; i < N_SIGHT_SIZES; i++)
    if (sight_sizes[i].n == n)
      return &sight_sizes[i];
  return NULL;
}
