/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* permutations.h — the second half of the model of immintrin.h: what moves lanes, and the shorter registers. */
#pragma once

/* --- permutations --------------------------------------------------------------------------------------------- */

MODEL __m512i
_mm512_permutexvar_epi8 (__m512i index, __m512i a)
{
  uint8_t from[64], to[64], by[64];
  __m512i r;

  for (int i = 0; i < 64; i++)
    {
      from[i] = model_byte (&a, i);
      by[i] = model_byte (&index, i) & 63;
    }
  for (int i = 0; i < 64; i++)
    to[i] = from[by[i]];
  for (int i = 0; i < 32; i++)
    r.lane[i] = (uint16_t) (to[2 * i] | to[2 * i + 1] << 8);
  return r;
}

MODEL __m512i
_mm512_maskz_permutexvar_epi16 (__mmask32 k, __m512i index, __m512i a)
{
  __m512i r = { { 0 } };

  for_each_lane (i)
    if (k >> i & 1)
      r.lane[i] = a.lane[index.lane[i] & 31];
  return r;
}

/* Two tables in a row: a, then b. */
MODEL __m512i
_mm512_permutex2var_epi8 (__m512i a, __m512i index, __m512i b)
{
  __m512i r = { { 0 } };

  for (int i = 0; i < 64; i++)
    {
      int from = model_byte (&index, i) & 127;

      model_set_byte (&r, i, model_byte (from < 64 ? &a : &b, from & 63));
    }
  return r;
}

MODEL __m512i
_mm512_permutex2var_epi16 (__m512i a, __m512i index, __m512i b)
{
  __m512i r;

  for_each_lane (i)
    r.lane[i] = (index.lane[i] & 63) < 32 ? a.lane[index.lane[i] & 31] : b.lane[index.lane[i] & 31];
  return r;
}

MODEL __m512i
_mm512_mask_permutexvar_epi8 (__m512i otherwise, __mmask64 k, __m512i index, __m512i a)
{
  __m512i r = _mm512_permutexvar_epi8 (index, a);

  for (int i = 0; i < 64; i++)
    if ((k >> i & 1) == 0)
      model_set_byte (&r, i, model_byte (&otherwise, i));
  return r;
}

MODEL __m512i
_mm512_mask_permutexvar_epi16 (__m512i otherwise, __mmask32 k, __m512i index, __m512i a)
{
  return _mm512_mask_blend_epi16 (k, otherwise, _mm512_maskz_permutexvar_epi16 (k, index, a));
}

/* The lanes of the mask, drawn together to the lowest; and the lowest lanes, spread to those of the mask. */
MODEL __m512i
_mm512_maskz_compress_epi16 (__mmask32 k, __m512i a)
{
  __m512i r = { { 0 } };
  int n = 0;

  for_each_lane (i)
    if (k >> i & 1)
      r.lane[n++] = a.lane[i];
  return r;
}

MODEL __m512i
_mm512_maskz_expand_epi16 (__mmask32 k, __m512i a)
{
  __m512i r = { { 0 } };
  int n = 0;

  for_each_lane (i)
    if (k >> i & 1)
      r.lane[i] = a.lane[n++];
  return r;
}

/* In each quarter its words of 32 bits, or of 64: a's first, b's first, a's second, b's second; half 1: of the upper half. */
MODEL __m512i
model_unpack (__m512i a, __m512i b, int half, int lanes)
{
  __m512i r;

  for (int quarter = 0; quarter < 32; quarter += 8)
    for (int i = 0; i < 4; i += lanes)
      {
        memcpy (&r.lane[quarter + 2 * i], &a.lane[quarter + 4 * half + i], 2 * (size_t) lanes);
        memcpy (&r.lane[quarter + 2 * i + lanes], &b.lane[quarter + 4 * half + i], 2 * (size_t) lanes);
      }
  return r;
}

MODEL __m512i
_mm512_unpacklo_epi32 (__m512i a, __m512i b)
{
  return model_unpack (a, b, 0, 2);
}

MODEL __m512i
_mm512_unpackhi_epi32 (__m512i a, __m512i b)
{
  return model_unpack (a, b, 1, 2);
}

MODEL __m512i
_mm512_unpacklo_epi64 (__m512i a, __m512i b)
{
  return model_unpack (a, b, 0, 4);
}

MODEL __m512i
_mm512_unpackhi_epi64 (__m512i a, __m512i b)
{
  return model_unpack (a, b, 1, 4);
}

/* Two quarters of a, then two of b, by two bits each. */
MODEL __m512i
_mm512_shuffle_i32x4 (__m512i a, __m512i b, int which)
{
  __m512i r;

  for (int i = 0; i < 4; i++)
    memcpy (&r.lane[8 * i], &(i < 2 ? &a : &b)->lane[8 * (which >> 2 * i & 3)], 16);
  return r;
}

MODEL __m512i
_mm512_inserti32x4 (__m512i a, __m128i b, int quarter)
{
  memcpy (&a.lane[8 * quarter], &b, 16);
  return a;
}

/* --- the shorter registers ------------------------------------------------------------------------------------ */

MODEL __m256i
_mm512_castsi512_si256 (__m512i a)
{
  __m256i r;

  memcpy (&r, &a, 32);
  return r;
}

MODEL __m256i
_mm512_extracti64x4_epi64 (__m512i a, int half)
{
  __m256i r;

  memcpy (&r, &a.lane[16 * half], 32);
  return r;
}

/* What the other lanes hold is not said. */
MODEL __m512i
_mm512_castsi128_si512 (__m128i a)
{
  __m512i r;

  memset (&r, 0xa5, sizeof r);
  memcpy (&r, &a, 16);
  return r;
}

MODEL __m512i
_mm512_cvtepu16_epi32 (__m256i a)
{
  uint32_t word[16];

  for (int i = 0; i < 16; i++)
    word[i] = a.lane[i];
  return model_of_words (word);
}

MODEL __m256i
_mm256_max_epu16 (__m256i a, __m256i b)
{
  for (int i = 0; i < 16; i++)
    a.lane[i] = a.lane[i] > b.lane[i] ? a.lane[i] : b.lane[i];
  return a;
}

MODEL __m128i
_mm256_castsi256_si128 (__m256i a)
{
  __m128i r;

  memcpy (&r, &a, 16);
  return r;
}

MODEL __m128i
_mm256_extracti128_si256 (__m256i a, int half)
{
  __m128i r;

  memcpy (&r, &a.lane[8 * half], 16);
  return r;
}

MODEL __m128i
_mm_max_epu16 (__m128i a, __m128i b)
{
  for (int i = 0; i < 8; i++)
    a.lane[i] = a.lane[i] > b.lane[i] ? a.lane[i] : b.lane[i];
  return a;
}

MODEL __m128i
_mm_set1_epi16 (short x)
{
  __m128i r;

  for (int i = 0; i < 8; i++)
    r.lane[i] = (uint16_t) x;
  return r;
}

MODEL __m128i
_mm_xor_si128 (__m128i a, __m128i b)
{
  for (int i = 0; i < 8; i++)
    a.lane[i] ^= b.lane[i];
  return a;
}

/* The smallest in lane 0, the first lane that has it in lane 1. */
MODEL __m128i
_mm_minpos_epu16 (__m128i a)
{
  __m128i r = { { 0 } };

  for (int i = 0; i < 8; i++)
    if (a.lane[i] < a.lane[r.lane[1]])
      r.lane[1] = (uint16_t) i;
  r.lane[0] = a.lane[r.lane[1]];
  return r;
}

/* The low quarter. */
MODEL int
_mm_cvtsi128_si32 (__m128i a)
{
  return (int) (a.lane[0] | (uint32_t) a.lane[1] << 16);
}
