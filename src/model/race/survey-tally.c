/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "survey-tally.h"

#include <string.h>

void
survey_tally_init (SurveyTally *self)
{
  memset (self, 0, sizeof *self);
  self->each = g_array_new (FALSE, FALSE, sizeof (uint32_t));
}

void
survey_tally_clear (SurveyTally *self)
{
  g_clear_pointer (&self->each, g_array_unref);
}

/* Larger numbers never have a smaller bucket. */
static unsigned
bucket_of (uint32_t nodes)
{
  unsigned bits = g_bit_storage (nodes);

  return nodes < TALLY_EXACT ? nodes : TALLY_EXACT + (bits - 7) * 64 + (nodes >> (bits - 7)) % 64;
}

void
survey_tally_add (SurveyTally *self, const SurveyResult *result)
{
  SurveyRow *row = &self->row;

  row->puzzles++;
  row->solved += result->outcome == OUTCOME_SOLVED;
  row->impossible += result->outcome == OUTCOME_NO_SOLUTION;
  row->stuck += result->outcome == OUTCOME_STUCK || result->outcome == OUTCOME_GAVE_UP || result->outcome == OUTCOME_NO_MEMORY;
  row->capped += result->capped;
  row->without += result->outcome == OUTCOME_SOLVED && result->take_backs == 0;
  row->max = MAX (row->max, result->nodes);
  row->take_backs += result->take_backs;
  row->events += result->events;
  self->nodes += result->nodes;
  self->cpu_ns += result->cpu_ns;
  self->bucket[bucket_of (result->nodes)]++;
  g_array_append_val (self->each, result->nodes);
}

static int
by_value (const void *a, const void *b)
{
  uint32_t x = *(const uint32_t *) a, y = *(const uint32_t *) b;

  return x < y ? -1 : x > y;
}

/* Of those in the bucket, the one of this rank, counted from 0. */
static uint32_t
pick (const SurveyTally *self, unsigned bucket, unsigned rank)
{
  g_autoptr(GArray) those = g_array_sized_new (FALSE, FALSE, sizeof (uint32_t), self->bucket[bucket]);

  for (unsigned i = 0; i < self->each->len; i++)
    if (bucket_of (g_array_index (self->each, uint32_t, i)) == bucket)
      g_array_append_val (those, g_array_index (self->each, uint32_t, i));
  g_array_sort (those, by_value);
  return g_array_index (those, uint32_t, rank);
}

/* Of two in the middle the upper one. */
static uint32_t
median (const SurveyTally *self)
{
  unsigned rank = self->each->len / 2, bucket = 0;

  if (self->each->len == 0)
    return 0;
  while (rank >= self->bucket[bucket])
    rank -= self->bucket[bucket++];
  return bucket < TALLY_EXACT ? bucket : pick (self, bucket, rank);
}

void
survey_tally_get (const SurveyTally *self, SurveyRow *row)
{
  *row = self->row;
  row->median = median (self);
  row->mean = row->puzzles ? (double) self->nodes / row->puzzles : 0;
  row->cpu_s = 1e-9 * (double) self->cpu_ns;
}
