/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* immintrin.h — a model in plain C of the AVX-512 operations that kernel-avx512.c uses.
 *
 * Found before the compiler's own header, it lets the kernel's very source run, slowly, on any machine, so that a
 * processor without AVX-512 checks its logic on every list. Each operation is written from its entry in Intel's
 * Software Developer's Manual, volume 2, lane by lane; nothing is shared with the kernel. An operation that the
 * kernel starts to use and that is not here stops the build of the tests. */
#pragma once

#include <stdalign.h>
#include <stdint.h>
#include <string.h>

/* Values, as registers are, and as they are aligned in memory. */
typedef struct { alignas (16) uint16_t lane[8]; }  __m128i;
typedef struct { alignas (32) uint16_t lane[16]; } __m256i;
typedef struct { alignas (64) uint16_t lane[32]; } __m512i;
typedef uint32_t __mmask32;
typedef uint64_t __mmask64;

/* Not inlined: the kernel unrolls its loops, and would be very long with loops for instructions. */
#define MODEL static __attribute__ ((noinline, unused))
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

MODEL __m128i
_mm_load_si128 (const __m128i *p)
{
  __m128i r;

  if ((uintptr_t) p % 16 != 0)
    __builtin_trap ();
  memcpy (&r, p, 16);
  return r;
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

/* Two lanes are one of 32 bits, the lower half first. */
MODEL __m512i
model_of_words (const uint32_t word[16])
{
  __m512i r;

  for (int i = 0; i < 16; i++)
    {
      r.lane[2 * i] = (uint16_t) word[i];
      r.lane[2 * i + 1] = (uint16_t) (word[i] >> 16);
    }
  return r;
}

MODEL uint32_t
model_word (const __m512i *a, int i)
{
  return a->lane[2 * i] | (uint32_t) a->lane[2 * i + 1] << 16;
}

MODEL __m512i
_mm512_set1_epi32 (int x)
{
  uint32_t word[16];

  for (int i = 0; i < 16; i++)
    word[i] = (uint32_t) x;
  return model_of_words (word);
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

/* The highest bit of every lane. */
MODEL __mmask32
_mm512_movepi16_mask (__m512i a)
{
  __mmask32 k = 0;

  for_each_lane (i)
    k |= (__mmask32) (a.lane[i] >> 15) << i;
  return k;
}

/* The lowest bits of a, one after the other, to where the mask has bits. */
MODEL uint32_t
_pdep_u32 (uint32_t a, uint32_t mask)
{
  uint32_t r = 0;

  for (int i = 0; i < 32; i++)
    if (mask >> i & 1)
      {
        r |= (a & 1) << i;
        a >>= 1;
      }
  return r;
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
_mm512_add_epi32 (__m512i a, __m512i b)
{
  uint32_t word[16];

  for (int i = 0; i < 16; i++)
    word[i] = model_word (&a, i) + model_word (&b, i);
  return model_of_words (word);
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
_mm512_max_epu16 (__m512i a, __m512i b)
{
  for_each_lane (i)
    a.lane[i] = a.lane[i] > b.lane[i] ? a.lane[i] : b.lane[i];
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

MODEL __m512i
_mm512_srli_epi16 (__m512i a, unsigned count)
{
  for_each_lane (i)
    a.lane[i] = (uint16_t) (a.lane[i] >> count);
  return a;
}

MODEL __m512i
_mm512_slli_epi32 (__m512i a, unsigned count)
{
  uint32_t word[16];

  for (int i = 0; i < 16; i++)
    word[i] = model_word (&a, i) << count;
  return model_of_words (word);
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
_mm512_maskz_shldi_epi16 (__mmask32 k, __m512i a, __m512i b, int count)
{
  return _mm512_maskz_mov_epi16 (k, _mm512_shldi_epi16 (a, b, count));
}

MODEL __m512i
_mm512_popcnt_epi16 (__m512i a)
{
  for_each_lane (i)
    a.lane[i] = (uint16_t) __builtin_popcount (a.lane[i]);
  return a;
}

#include "permutations.h"
