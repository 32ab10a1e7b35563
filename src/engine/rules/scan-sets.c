/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* scan-sets.c — cells that hold different values, read as sets of values; and sums whose cells come in such groups. */
#include "scan-private.h"

#include <string.h>

/* --- Sets of values: state m has value v if bit v − 1 of m is set -------------------------------------------------- */

static const uint64_t has_value[6] = {
  UINT64_C (0xaaaaaaaaaaaaaaaa), UINT64_C (0xcccccccccccccccc), UINT64_C (0xf0f0f0f0f0f0f0f0),
  UINT64_C (0xff00ff00ff00ff00), UINT64_C (0xffff0000ffff0000), UINT64_C (0xffffffff00000000),
};

/* to |= the states of from that lack the value, with it. */
static void
add_with (uint64_t *to, const uint64_t *from, int value, int n_words)
{
  int bit = value - 1;

  if (bit < 6)
    for (int i = 0; i < n_words; i++)
      to[i] |= (from[i] & ~has_value[bit]) << (1 << bit);
  else
    for (int i = 0; i < n_words; i++)
      if (!(i >> (bit - 6) & 1))
        to[i | 1 << (bit - 6)] |= from[i];
}

/* to |= the states of from that have the value, without it. */
static void
add_without (uint64_t *to, const uint64_t *from, int value, int n_words)
{
  int bit = value - 1;

  if (bit < 6)
    for (int i = 0; i < n_words; i++)
      to[i] |= (from[i] & has_value[bit]) >> (1 << bit);
  else
    for (int i = 0; i < n_words; i++)
      if (i >> (bit - 6) & 1)
        to[i ^ 1 << (bit - 6)] |= from[i];
}

/* Whether all states of the set have the value. */
static bool
all_have (const uint64_t *set, int value, int n_words)
{
  int bit = value - 1;

  for (int i = 0; i < n_words; i++)
    if (bit < 6 ? set[i] & ~has_value[bit] : set[i] && !(i >> (bit - 6) & 1))
      return false;
  return true;
}

/* Forward: layer[i + 1] from layer[i] by each cell's values; the first is ∅ alone. */
static void
read_sets_on (const uint16_t *cells, int n, const Values *domain, uint64_t (*layer)[SCAN_WORDS_MAX], int n_words)
{
  size_t size = (size_t) n_words * sizeof (uint64_t);

  memset (layer[0], 0, size);
  layer[0][0] = 1;
  for (int i = 0; i < n; i++)
    {
      memset (layer[i + 1], 0, size);
      for_each_value (v, domain[cells[i]])
        add_with (layer[i + 1], layer[i], v, n_words);
    }
}

/* Backward from spare[0], the sets that all cells together may hold: which values are left. */
static void
read_sets_back (const uint16_t *cells, int n, const Values *domain, uint64_t (*layer)[SCAN_WORDS_MAX], ScanWork *work,
                int n_words, Values *left)
{
  size_t size = (size_t) n_words * sizeof (uint64_t);
  uint64_t *alive = work->spare[0], *before = work->spare[1];

  for (int i = n - 1; i >= 0; i--)
    {
      uint64_t *swap = alive;

      left[i] = 0;
      memset (before, 0, size);
      for_each_value (v, domain[cells[i]])
        {
          uint64_t from[1 << (12 - 6)];       /* BUILD_SET_MAX */

          memset (from, 0, size);
          add_without (from, alive, v, n_words);
          if (!scan_keep_common (from, layer[i], n_words))
            continue;
          left[i] |= values_of (v);
          for (int word = 0; word < n_words; word++)
            before[word] |= from[word];
        }
      alive = before;
      before = swap;
    }
}

bool
scan_read_set (const Topology *topology, const TopologyScan *scan, const Values *domain, ScanWork *work, Values *left,
          Values *required)
{
  const uint16_t *cells = topology->cell + scan->first;
  int n_words = scan->n_words;
  uint64_t *alive = work->spare[0];
  Values any = 0;

  read_sets_on (cells, scan->n, domain, work->layer, n_words);
  memcpy (alive, topology->accept + scan->data, (size_t) n_words * sizeof *alive);
  if (!scan_keep_common (alive, work->layer[scan->n], n_words))
    return false;
  for (int i = 0; i < scan->n; i++)
    any |= domain[cells[i]];
  for_each_value (v, any)
    if (all_have (alive, v, n_words))
      *required |= values_of (v);
  read_sets_back (cells, scan->n, domain, work->layer, work, n_words, left);
  return true;
}

/* --- Sums of groups ------------------------------------------------------------------------------------------------ */

/* The cells of a group hold a set of values, and what counts of it is its sum. So each group tells which sums it can have,
 * these are added up as single cells are in read_sum (), and what comes back for a group is which of its sums are left. */

enum { SUM_WORDS = 2 };              /* 1 + … + 12 = 78 */

static void
sums_of_sets (const Topology *topology, const uint64_t *sets, int n_words, uint64_t sums[SUM_WORDS])
{
  memset (sums, 0, SUM_WORDS * sizeof *sums);
  for (int word = 0; word < n_words; word++)
    for (uint64_t rest = sets[word]; rest; rest &= rest - 1)
      {
        int sum = topology->set_sum[word * 64 + __builtin_ctzll (rest)];

        sums[sum >> 6] |= UINT64_C (1) << (sum & 63);
      }
}

static void
keep_sums (const Topology *topology, uint64_t *sets, int n_words, const uint64_t sums[SUM_WORDS])
{
  for (int word = 0; word < n_words; word++)
    for (uint64_t rest = sets[word]; rest; rest &= rest - 1)
      {
        int sum = topology->set_sum[word * 64 + __builtin_ctzll (rest)];

        if (!(sums[sum >> 6] >> (sum & 63) & 1))
          sets[word] &= ~(rest & -rest);
      }
}

bool
scan_read_groups (const Topology *topology, const TopologyScan *scan, const Values *domain, ScanWork *work, Values *left)
{
  const uint16_t *cells = topology->cell + scan->first;
  const int16_t *factors = topology->factor + scan->data, *ends = factors + scan->n;
  int n_set_words = topology->n < 6 ? 1 : 1 << (topology->n - 6), n_words = scan->n_words, n_groups = 0, layer = 0;
  int end = scan->number - scan->lowest, first[SCAN_CELLS_MAX + 1], at[SCAN_CELLS_MAX];
  size_t size = (size_t) n_words * sizeof (uint64_t);
  uint64_t sums[SCAN_CELLS_MAX][SUM_WORDS], *alive = work->spare[0], *before = work->spare[1];

  first[0] = 0;
  for (int i = 0; i < scan->n; i++)
    if (ends[i])
      {
        int n = i + 1 - first[n_groups];

        at[n_groups] = layer;
        read_sets_on (cells + first[n_groups], n, domain, work->layer + layer, n_set_words);
        layer += n + 1;
        sums_of_sets (topology, work->layer[layer - 1], n_set_words, sums[n_groups]);
        first[++n_groups] = i + 1;
      }

  memset (work->sum[0], 0, size);
  work->sum[0][-scan->lowest >> 6] |= UINT64_C (1) << (-scan->lowest & 63);
  for (int g = 0; g < n_groups; g++)
    {
      memset (work->sum[g + 1], 0, size);
      for (int word = 0; word < SUM_WORDS; word++)
        for (uint64_t rest = sums[g][word]; rest; rest &= rest - 1)
          scan_add_shifted (work->sum[g + 1], work->sum[g], factors[first[g]] * (word * 64 + __builtin_ctzll (rest)), n_words);
    }
  if (end < 0 || end >= 64 * n_words || !(work->sum[n_groups][end >> 6] >> (end & 63) & 1))
    return false;

  memset (alive, 0, size);
  alive[end >> 6] = UINT64_C (1) << (end & 63);
  for (int g = n_groups - 1; g >= 0; g--)
    {
      uint64_t *swap = alive;

      memset (before, 0, size);
      for (int word = 0; word < SUM_WORDS; word++)
        for (uint64_t rest = sums[g][word]; rest; rest &= rest - 1)
          {
            uint64_t from[SCAN_WORDS_MAX];

            memset (from, 0, size);
            scan_add_shifted (from, alive, -factors[first[g]] * (word * 64 + __builtin_ctzll (rest)), n_words);
            if (!scan_keep_common (from, work->sum[g], n_words))
              {
                sums[g][word] &= ~(rest & -rest);
                continue;
              }
            for (int i = 0; i < n_words; i++)
              before[i] |= from[i];
          }
      alive = before;
      before = swap;
    }
  for (int g = 0; g < n_groups; g++)
    {
      int n = first[g + 1] - first[g];

      memcpy (work->spare[0], work->layer[at[g] + n], (size_t) n_set_words * sizeof (uint64_t));
      keep_sums (topology, work->spare[0], n_set_words, sums[g]);
      read_sets_back (cells + first[g], n, domain, work->layer + at[g], work, n_set_words, left + first[g]);
    }
  return true;
}
