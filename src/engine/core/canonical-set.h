/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* canonical-set.h — which puzzles were met, up to their images, by the keys of their canonical forms.
 *
 * A puzzle takes 16 bytes; with the room that is left between them 22 to 43, and while the set grows half as much again. */
#pragma once

#include <stddef.h>

#include "canonical.h"

typedef struct CanonicalSet CanonicalSet;

typedef enum {
  CANONICAL_ADDED,
  CANONICAL_THERE,                   /* it was added before */
  CANONICAL_NO_MEMORY,               /* it was not added */
} CanonicalAdded;

CanonicalSet  *canonical_set_new   (void);                           /* NULL: memory is short */
CanonicalAdded canonical_set_add   (CanonicalSet *set, CanonicalKey key);
size_t         canonical_set_count (const CanonicalSet *set);
void           canonical_set_free  (CanonicalSet *set);              /* NULL is fine */
