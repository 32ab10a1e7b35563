/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* scan-private.h — sets of states, as the readers of scans work on them. */
#pragma once

#include "scan.h"

/* to |= from shifted up by so many bits, down where it is negative. */
static inline void
scan_add_shifted (uint64_t *to, const uint64_t *from, int shift, int n_words)
{
  int words = shift >= 0 ? shift >> 6 : -(-shift >> 6), bits = shift >= 0 ? shift & 63 : -shift & 63;

  if (shift >= 0)
    for (int i = n_words - 1; i >= words; i--)
      to[i] |= from[i - words] << bits | (bits && i > words ? from[i - words - 1] >> (64 - bits) : 0);
  else
    for (int i = 0; i - words < n_words; i++)
      to[i] |= from[i - words] >> bits | (bits && i - words + 1 < n_words ? from[i - words + 1] << (64 - bits) : 0);
}

/* set &= other; whether anything is left. */
static inline bool
scan_keep_common (uint64_t *set, const uint64_t *other, int n_words)
{
  uint64_t any = 0;

  for (int i = 0; i < n_words; i++)
    any |= set[i] &= other[i];
  return any != 0;
}

/* The kinds of scan-sets.c. */
bool scan_read_set    (const Topology *topology, const TopologyScan *scan, const Values *domain, ScanWork *work, Values *left,
                       Values *required);
bool scan_read_groups (const Topology *topology, const TopologyScan *scan, const Values *domain, ScanWork *work, Values *left);
