/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* count-avx512-model.c — the source of the AVX-512 kernel once more, on a model of its instructions that runs
 * wherever the low byte of a number comes first.
 *
 * <immintrin.h> is avx512-model/immintrin.h here. */

#include "count-avx512-model.h"

#define count_kernel_avx512 count_kernel_avx512_source
#define __builtin_cpu_supports(feature) false
#include "engine/fast/kernel-avx512.c"

/* The kernel stores two digits as one lane, in the order of bytes that every processor with these instructions has. */
static bool
model_runs_here (void)
{
  return __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__;
}

const CountKernel count_kernel_avx512_model = {
  .id = "avx512-model",
  .runs_here = model_runs_here,
  .start = search_start,
  .run = search_run,
  .many = many,
};
