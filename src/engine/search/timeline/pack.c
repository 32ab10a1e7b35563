/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "pack.h"

#include <string.h>

enum { RUN_MAX = 256 };

static inline uint64_t
word_at (const void *memory, size_t at)
{
  uint64_t word;

  memcpy (&word, (const char *) memory + at, sizeof word);
  return word;
}

/* A bit for each byte that is not zero, the lowest first. */
static inline uint8_t
bytes_of (uint64_t word)
{
  const uint64_t low = UINT64_C (0x7f7f7f7f7f7f7f7f);
  uint64_t top = (((word & low) + low) | word) & ~low;

  return (uint8_t) ((top >> 7) * UINT64_C (0x0102040810204080) >> 56);
}

/* Without branches: which bytes differ cannot be foreseen. */
static inline uint8_t *
put_word (uint8_t *at, uint64_t word)
{
  *at++ = bytes_of (word);
  for (int shift = 0; shift < 64; shift += 8)
    {
      *at = (uint8_t) (word >> shift);
      at += *at != 0;
    }

  return at;
}

size_t
pack (const void *state, const void *start, size_t size, uint8_t *packed)
{
  uint8_t *at = packed;
  size_t same = 0;

  for (size_t i = 0; i < size; i += sizeof (uint64_t))
    {
      uint64_t word = word_at (state, i) ^ word_at (start, i);

      if (!word)
        {
          same++;
          continue;
        }
      for (; same > 0; same -= same < RUN_MAX ? same : RUN_MAX)
        {
          *at++ = 0;
          *at++ = (uint8_t) ((same < RUN_MAX ? same : RUN_MAX) - 1);
        }
      at = put_word (at, word);
    }

  return (size_t) (at - packed);
}

static const uint8_t *
take_word (const uint8_t *at, const uint8_t *end, unsigned which, uint64_t *word)
{
  for (int shift = 0; which && at < end; which >>= 1, shift += 8)
    if (which & 1)
      *word ^= (uint64_t) *at++ << shift;

  return at;
}

void
unpack (const uint8_t *packed, size_t bytes, const void *start, size_t size, void *state)
{
  const uint8_t *at = packed, *end = packed + bytes;

  memcpy (state, start, size);
  for (size_t i = 0; i < size && end - at >= 2; i += sizeof (uint64_t))
    {
      unsigned which = *at++;
      uint64_t word = word_at (start, i);

      if (!which)
        {
          i += *at++ * sizeof (uint64_t);
          continue;
        }
      at = take_word (at, end, which, &word);
      memcpy ((char *) state + i, &word, sizeof word);
    }
}
