/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "inflate.h"

#include <string.h>

enum { LENGTH_MAX = 15, N_LITERALS = 288, N_DISTANCES = 30, N_LENGTHS = 19, END_OF_BLOCK = 256 };

/* Which bits are a sign: so many codes of each length, and their signs, those of short codes first. */
typedef struct {
  uint16_t n[LENGTH_MAX + 1];
  uint16_t signs[N_LITERALS];
} Codes;

typedef struct {
  const uint8_t *place, *end;
  unsigned       bits, n_bits;         /* taken from there and not used yet */
  bool           ended;                /* more bits were asked for than there are */
  GString       *out;
  gsize          most;
} Inflation;

static unsigned
take (Inflation *inflation, unsigned n)
{
  unsigned bits;

  for (; inflation->n_bits < n; inflation->n_bits += 8)
    {
      inflation->ended |= inflation->place == inflation->end;
      inflation->bits |= (inflation->ended ? 0u : *inflation->place++) << inflation->n_bits;
    }
  bits = inflation->bits & ((1u << n) - 1);
  inflation->bits >>= n;
  inflation->n_bits -= n;
  return bits;
}

/* False: there are more codes than bits can tell apart. */
static bool
codes_make (Codes *codes, const uint8_t *lengths, unsigned n)
{
  unsigned first[LENGTH_MAX + 1] = { 0 };
  int left = 1;

  memset (codes->n, 0, sizeof codes->n);
  for (unsigned i = 0; i < n; i++)
    codes->n[lengths[i]]++;
  for (unsigned length = 1; length <= LENGTH_MAX; length++)
    {
      left = 2 * left - codes->n[length];
      if (left < 0)
        return false;
      first[length] = length > 1 ? first[length - 1] + codes->n[length - 1] : 0;
    }
  for (unsigned i = 0; i < n; i++)
    if (lengths[i])
      codes->signs[first[lengths[i]]++] = (uint16_t) i;
  return true;
}

/* −1: these bits are no code. */
static int
take_sign (Inflation *inflation, const Codes *codes)
{
  int code = 0, first = 0, index = 0;

  for (unsigned length = 1; length <= LENGTH_MAX && !inflation->ended; length++)
    {
      int n = codes->n[length];

      code |= (int) take (inflation, 1);
      if (code - first < n)
        return codes->signs[index + code - first];
      index += n;
      first = (first + n) << 1;
      code <<= 1;
    }
  return -1;
}

static bool
copy_back (Inflation *inflation, const Codes *distances, unsigned sign)
{
  static const uint16_t lengths[] = { 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115,
                                      131, 163, 195, 227, 258 };
  static const uint8_t length_bits[] = { 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5,
                                         0 };
  static const uint16_t ways[] = { 1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537,
                                   2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577 };
  unsigned length, way;
  int distance;

  if (sign >= G_N_ELEMENTS (lengths))
    return false;
  length = lengths[sign] + take (inflation, length_bits[sign]);
  distance = take_sign (inflation, distances);
  if (distance < 0 || distance >= N_DISTANCES)
    return false;
  way = ways[distance] + take (inflation, distance < 2 ? 0 : (unsigned) distance / 2 - 1);
  if (way > inflation->out->len)
    return false;
  for (; length > 0; length--)
    g_string_append_c (inflation->out, inflation->out->str[inflation->out->len - way]);
  return true;
}

static bool
read_codes (Inflation *inflation, const Codes *literals, const Codes *distances)
{
  while (!inflation->ended && inflation->out->len <= inflation->most)
    {
      int sign = take_sign (inflation, literals);

      if (sign == END_OF_BLOCK)
        return true;
      if (sign < 0)
        return false;
      if (sign < END_OF_BLOCK)
        g_string_append_c (inflation->out, (char) sign);
      else if (!copy_back (inflation, distances, (unsigned) sign - END_OF_BLOCK - 1))
        return false;
    }
  return false;
}

static bool
read_stored (Inflation *inflation)
{
  unsigned length, check;

  inflation->bits = inflation->n_bits = 0;              /* it begins with a byte */
  length = take (inflation, 16);
  check = take (inflation, 16);
  if (inflation->ended || (length ^ check) != 0xffff || inflation->end - inflation->place < (gssize) length)
    return false;
  g_string_append_len (inflation->out, (const char *) inflation->place, length);
  inflation->place += length;
  return true;
}

static bool
read_fixed (Inflation *inflation)
{
  uint8_t lengths[N_LITERALS], ways[N_DISTANCES];
  Codes literals, distances;

  for (unsigned i = 0; i < N_LITERALS; i++)
    lengths[i] = i < 144 ? 8 : i < 256 ? 9 : i < 280 ? 7 : 8;
  memset (ways, 5, sizeof ways);
  codes_make (&literals, lengths, N_LITERALS);
  codes_make (&distances, ways, N_DISTANCES);
  return read_codes (inflation, &literals, &distances);
}

/* The lengths of both kinds of codes, which are packed themselves. */
static bool
read_lengths (Inflation *inflation, const Codes *codes, uint8_t *lengths, unsigned n)
{
  for (unsigned i = 0; i < n;)
    {
      int sign = take_sign (inflation, codes);
      unsigned times = 1;

      if (sign < 0 || (sign == 16 && i == 0))
        return false;
      if (sign > 15)
        times = sign == 16 ? 3 + take (inflation, 2) : sign == 17 ? 3 + take (inflation, 3) : 11 + take (inflation, 7);
      if (i + times > n)
        return false;
      for (; times > 0; times--, i++)
        lengths[i] = sign < 16 ? (uint8_t) sign : sign == 16 ? lengths[i - 1] : 0;
    }
  return true;
}

static bool
read_described (Inflation *inflation)
{
  static const uint8_t order[N_LENGTHS] = { 16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15 };
  unsigned n_literals = take (inflation, 5) + 257, n_distances = take (inflation, 5) + 1, n = take (inflation, 4) + 4;
  uint8_t lengths[N_LITERALS + 32] = { 0 };
  Codes literals, distances;

  for (unsigned i = 0; i < n; i++)
    lengths[order[i]] = (uint8_t) take (inflation, 3);
  if (!codes_make (&literals, lengths, N_LENGTHS))
    return false;
  memset (lengths, 0, sizeof lengths);
  return read_lengths (inflation, &literals, lengths, n_literals + n_distances)
         && codes_make (&literals, lengths, n_literals) && codes_make (&distances, lengths + n_literals, n_distances)
         && read_codes (inflation, &literals, &distances);
}

static bool
read_block (Inflation *inflation)
{
  switch (take (inflation, 2))
    {
    case 0:
      return read_stored (inflation);
    case 1:
      return read_fixed (inflation);
    case 2:
      return read_described (inflation);
    default:
      return false;
    }
}

GString *
inflate_raw (const uint8_t *bytes, gsize length, gsize most, bool *too_large)
{
  Inflation inflation = { .place = bytes, .end = bytes + length, .out = g_string_new (NULL), .most = most };
  bool last = false, good = true;

  while (good && !last && inflation.out->len <= most)
    {
      last = take (&inflation, 1);
      good = read_block (&inflation);
    }
  *too_large = inflation.out->len > most;
  if (good && !*too_large && !inflation.ended)
    return inflation.out;
  g_string_free (inflation.out, TRUE);
  return NULL;
}
