/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "technique-set.h"

void
technique_set_add (TechniqueSet *set, const Technique *technique)
{
  int row = (int) (technique - techniques);

  set->word[row / 64] |= UINT64_C (1) << row % 64;
}

bool
technique_set_has (const TechniqueSet *set, const Technique *technique)
{
  int row = (int) (technique - techniques);

  return set->word[row / 64] >> row % 64 & 1;
}

bool
technique_set_is_empty (const TechniqueSet *set)
{
  return (set->word[0] | set->word[1]) == 0;
}

bool
technique_set_contains (const TechniqueSet *set, const TechniqueSet *part)
{
  return ((part->word[0] & ~set->word[0]) | (part->word[1] & ~set->word[1])) == 0;
}

TechniqueSet
technique_set_union (const TechniqueSet *a, const TechniqueSet *b)
{
  return (TechniqueSet) { { a->word[0] | b->word[0], a->word[1] | b->word[1] } };
}

TechniqueSet
technique_set_without (const TechniqueSet *set, const TechniqueSet *part)
{
  return (TechniqueSet) { { set->word[0] & ~part->word[0], set->word[1] & ~part->word[1] } };
}

void
technique_set_add_guesses (TechniqueSet *set)
{
  for (const Technique *technique = techniques; technique->id; technique++)
    if (technique->traits & TECHNIQUE_GUESS)
      technique_set_add (set, technique);
}

int
technique_set_count (const TechniqueSet *set)
{
  return __builtin_popcountll (set->word[0]) + __builtin_popcountll (set->word[1]);
}
