/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* stop.h — what takes long asks now and then whether to leave off. */
#pragma once

#include <stdbool.h>
#include <stddef.h>

/* Belongs to who asks for the work, and outlives it. Once true, it stays so. */
typedef struct {
  bool (*asked) (void *user);
  void  *user;
} Stop;

/* stop: NULL: never. */
static inline bool
stop_now (const Stop *stop)
{
  return stop && stop->asked (stop->user);
}
