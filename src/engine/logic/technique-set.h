/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* technique-set.h — a set of rows of techniques[]: what a user switched off, what a puzzle may be solved with. */
#pragma once

#include "technique.h"

enum { TECHNIQUES_MAX = 192, TECHNIQUE_WORDS = TECHNIQUES_MAX / 64 };

typedef struct {
  uint64_t word[TECHNIQUE_WORDS];
} TechniqueSet;

void         technique_set_add         (TechniqueSet *set, const Technique *technique);
bool         technique_set_has         (const TechniqueSet *set, const Technique *technique);
void         technique_set_add_guesses (TechniqueSet *set);              /* the rows that are TECHNIQUE_GUESS */
int          technique_set_count       (const TechniqueSet *set);
bool         technique_set_is_empty    (const TechniqueSet *set);
bool         technique_set_contains    (const TechniqueSet *set, const TechniqueSet *part);
TechniqueSet technique_set_union       (const TechniqueSet *a, const TechniqueSet *b);
TechniqueSet technique_set_without     (const TechniqueSet *set, const TechniqueSet *part);
