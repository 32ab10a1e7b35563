/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* count-avx512-model.h — see count-avx512-model.c. */
#pragma once

#include "engine/fast/count.h"

/* id "avx512-model"; no row of count_kernels[] */
extern const CountKernel count_kernel_avx512_model;
