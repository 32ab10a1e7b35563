/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* kernels.c — the table of the kernels that this build has. */

#include "kernel.h"

const CountKernel *const count_kernels[] = {
#ifdef COUNT_HAVE_AVX512
  &count_kernel_avx512,
#endif
#ifdef COUNT_HAVE_AVX2
  &count_kernel_avx2,
#endif
  &count_kernel_portable,
  NULL,
};

const CountKernel *
count_kernel_best (void)
{
  const CountKernel *const *row = count_kernels;

  while (!(*row)->runs_here ())
    row++;
  return *row;
}

const CountKernel *
count_kernel_find (const char *id)
{
  for (const CountKernel *const *row = count_kernels; *row; row++)
    if (strcmp ((*row)->id, id) == 0)
      return *row;
  return NULL;
}
