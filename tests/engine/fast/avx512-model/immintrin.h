/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* immintrin.h — a model in plain C of the AVX-512 operations that kernel-avx512.c uses.
 *
 * Found before the compiler's own header, it lets the kernel's very source run, slowly, on any machine, so that a
 * processor without AVX-512 checks its logic on every list. Each operation is written from its entry in Intel's
 * Software Developer's Manual, volume 2, lane by lane; nothing is shared with the kernel. An operation that the
 * kernel starts to use and that is not here stops the build of the tests. */
#pragma once

#include <stdint.h>
#include <string.h>

typedef struct { uint16_t lane[8]; }  __m128i;
typedef struct { uint16_t lane[16]; } __m256i;
typedef struct { uint16_t lane[32]; } __m512i;       /* a value, as a register is */
typedef uint32_t __mmask32;
typedef uint64_t __mmask64;

#define MODEL static inline __attribute__ ((unused))
#define for_each_lane(i) for (int i = 0; i < 32; i++)

/* Bytes are counted as x86 does: byte 0 is the low half of lane 0. */
MODEL uint8_t
model_byte (const __m512i *a, int i)
{
  return (uint8_t) (a->lane[i / 2] >> 8 * (i % 2));
}

MODEL void
model_set_byte (__m512i *a, int i, uint8_t byte)
{
  int shift = 8 * (i % 2);

  a->lane[i / 2] = (uint16_t) ((a->lane[i / 2] & ~(0xff << shift)) | byte << shift);
}

/* --- memory --------------------------------------------------------------------------------------------------- */

MODEL __m512i
_mm512_load_si512 (const void *p)
{
  __m512i r;

  if ((uintptr_t) p % 64 != 0)
    __builtin_trap ();
  memcpy (&r, p, 64);
  return r;
}

/* What is loaded as a whole is lanes; bytes are loaded as such, which on a processor with another order is not the same. */
MODEL __m512i
_mm512_loadu_si512 (const void *p)
{
  __m512i r;

  memcpy (&r, p, 64);
  return r;
}

MODEL void
_mm512_store_si512 (void *p, __m512i a)
{
  if ((uintptr_t) p % 64 != 0)
    __builtin_trap ();
  memcpy (p, &a, 64);
}

MODEL void
_mm512_storeu_si512 (void *p, __m512i a)
{
  memcpy (p, &a, 64);
}

MODEL __m512i
_mm512_loadu_epi8 (const void *p)
{
  __m512i r;

  for (int i = 0; i < 64; i++)
    model_set_byte (&r, i, ((const uint8_t *) p)[i]);
  return r;
}

/* A byte or lane that the mask leaves out is neither read nor written. */
MODEL __m512i
_mm512_maskz_loadu_epi8 (__mmask64 k, const void *p)
{
  __m512i r = { { 0 } };

  for (int i = 0; i < 64; i++)
    if (k >> i & 1)
      model_set_byte (&r, i, ((const uint8_t *) p)[i]);
  return r;
}

MODEL __m512i
_mm512_maskz_loadu_epi16 (__mmask32 k, const void *p)
{
  __m512i r = { { 0 } };

  for_each_lane (i)
    if (k >> i & 1)
      memcpy (&r.lane[i], (const uint8_t *) p + 2 * i, 2);
  return r;
}

MODEL void
_mm512_mask_storeu_epi8 (void *p, __mmask64 k, __m512i a)
{
  for (int i = 0; i < 64; i++)
    if (k >> i & 1)
      ((uint8_t *) p)[i] = model_byte (&a, i);
}

/* --- constants and logic -------------------------------------------------------------------------------------- */

MODEL __m512i
_mm512_set1_epi16 (short x)
{
  __m512i r;

  for_each_lane (i)
    r.lane[i] = (uint16_t) x;
  return r;
}

MODEL __m512i
_mm512_setzero_si512 (void)
{
  return _mm512_set1_epi16 (0);
}

MODEL __m512i
_mm512_and_si512 (__m512i a, __m512i b)
{
  for_each_lane (i)
    a.lane[i] &= b.lane[i];
  return a;
}

MODEL __m512i
_mm512_or_si512 (__m512i a, __m512i b)
{
  for_each_lane (i)
    a.lane[i] |= b.lane[i];
  return a;
}

/* NOT a AND b */
MODEL __m512i
_mm512_andnot_si512 (__m512i a, __m512i b)
{
  for_each_lane (i)
    a.lane[i] = (uint16_t) (~a.lane[i] & b.lane[i]);
  return a;
}

/* Each result bit is bit 4a + 2b + c of the table. */
MODEL __m512i
_mm512_ternarylogic_epi32 (__m512i a, __m512i b, __m512i c, int table)
{
  __m512i r = { { 0 } };

  for (int row = 0; row < 8; row++)
    if (table >> row & 1)
      for_each_lane (i)
        r.lane[i] |= (uint16_t) ((row & 4 ? a.lane[i] : ~a.lane[i])
                                 & (row & 2 ? b.lane[i] : ~b.lane[i])
                                 & (row & 1 ? c.lane[i] : ~c.lane[i]));
  return r;
}

/* --- masks ---------------------------------------------------------------------------------------------------- */

MODEL __m512i
_mm512_mask_blend_epi16 (__mmask32 k, __m512i a, __m512i b)
{
  for_each_lane (i)
    a.lane[i] = k >> i & 1 ? b.lane[i] : a.lane[i];
  return a;
}

MODEL __m512i
_mm512_mask_mov_epi16 (__m512i otherwise, __mmask32 k, __m512i a)
{
  return _mm512_mask_blend_epi16 (k, otherwise, a);
}

MODEL __m512i
_mm512_maskz_mov_epi16 (__mmask32 k, __m512i a)
{
  return _mm512_mask_blend_epi16 (k, _mm512_setzero_si512 (), a);
}

MODEL __m512i
_mm512_maskz_set1_epi16 (__mmask32 k, short x)
{
  return _mm512_maskz_mov_epi16 (k, _mm512_set1_epi16 (x));
}

MODEL __m512i
_mm512_mask_set1_epi16 (__m512i otherwise, __mmask32 k, short x)
{
  return _mm512_mask_blend_epi16 (k, otherwise, _mm512_set1_epi16 (x));
}

#define MODEL_COMPARE(name, condition) \
  MODEL __mmask32                      \
  name (__m512i a, __m512i b)          \
  {                                    \
    __mmask32 k = 0;                   \
                                       \
    for_each_lane (i)                      \
      if (condition)                   \
        k |= (__mmask32) 1 << i;       \
    return k;                          \
  }

MODEL_COMPARE (_mm512_cmpeq_epi16_mask, a.lane[i] == b.lane[i])
MODEL_COMPARE (_mm512_cmpgt_epu16_mask, a.lane[i] > b.lane[i])
MODEL_COMPARE (_mm512_cmple_epu16_mask, a.lane[i] <= b.lane[i])
MODEL_COMPARE (_mm512_test_epi16_mask, (a.lane[i] & b.lane[i]) != 0)
MODEL_COMPARE (_mm512_testn_epi16_mask, (a.lane[i] & b.lane[i]) == 0)

MODEL __mmask32
_mm512_mask_test_epi16_mask (__mmask32 k, __m512i a, __m512i b)
{
  return k & _mm512_test_epi16_mask (a, b);
}

/* The highest bit of every byte. */
MODEL __mmask64
_mm512_movepi8_mask (__m512i a)
{
  __mmask64 k = 0;

  for (int i = 0; i < 64; i++)
    k |= (__mmask64) (model_byte (&a, i) >> 7) << i;
  return k;
}

/* --- arithmetic ----------------------------------------------------------------------------------------------- */

MODEL __m512i
_mm512_add_epi16 (__m512i a, __m512i b)
{
  for_each_lane (i)
    a.lane[i] = (uint16_t) (a.lane[i] + b.lane[i]);
  return a;
}

MODEL __m512i
_mm512_mask_add_epi16 (__m512i otherwise, __mmask32 k, __m512i a, __m512i b)
{
  return _mm512_mask_blend_epi16 (k, otherwise, _mm512_add_epi16 (a, b));
}

MODEL __m512i
_mm512_sub_epi16 (__m512i a, __m512i b)
{
  for_each_lane (i)
    a.lane[i] = (uint16_t) (a.lane[i] - b.lane[i]);
  return a;
}

MODEL __m512i
_mm512_min_epu16 (__m512i a, __m512i b)
{
  for_each_lane (i)
    a.lane[i] = a.lane[i] < b.lane[i] ? a.lane[i] : b.lane[i];
  return a;
}

MODEL __m512i
_mm512_mask_min_epu16 (__m512i otherwise, __mmask32 k, __m512i a, __m512i b)
{
  return _mm512_mask_blend_epi16 (k, otherwise, _mm512_min_epu16 (a, b));
}

MODEL __m512i
_mm512_slli_epi16 (__m512i a, unsigned count)
{
  for_each_lane (i)
    a.lane[i] = (uint16_t) (a.lane[i] << count);
  return a;
}

/* The high half of a:b shifted left. */
MODEL __m512i
_mm512_shldi_epi16 (__m512i a, __m512i b, int count)
{
  for_each_lane (i)
    a.lane[i] = (uint16_t) (((uint32_t) a.lane[i] << 16 | b.lane[i]) << count >> 16);
  return a;
}

MODEL __m512i
_mm512_popcnt_epi16 (__m512i a)
{
  for_each_lane (i)
    a.lane[i] = (uint16_t) __builtin_popcount (a.lane[i]);
  return a;
}

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

MODEL __m256i
_mm256_min_epu16 (__m256i a, __m256i b)
{
  for (int i = 0; i < 16; i++)
    a.lane[i] = a.lane[i] < b.lane[i] ? a.lane[i] : b.lane[i];
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
_mm_min_epu16 (__m128i a, __m128i b)
{
  for (int i = 0; i < 8; i++)
    a.lane[i] = a.lane[i] < b.lane[i] ? a.lane[i] : b.lane[i];
  return a;
}

/* The high half of a, then the high half of b. */
MODEL __m128i
_mm_unpackhi_epi64 (__m128i a, __m128i b)
{
  __m128i r;

  memcpy (&r.lane[0], &a.lane[4], 8);
  memcpy (&r.lane[4], &b.lane[4], 8);
  return r;
}

/* The low half. */
MODEL long long
_mm_cvtsi128_si64 (__m128i a)
{
  uint64_t low = 0;

  for (int i = 3; i >= 0; i--)
    low = low << 16 | a.lane[i];
  return (long long) low;
}
