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
  for (int i = 0; i < TECHNIQUE_WORDS; i++)
    if (set->word[i])
      return false;

  return true;
}

bool
technique_set_contains (const TechniqueSet *set, const TechniqueSet *part)
{
  for (int i = 0; i < TECHNIQUE_WORDS; i++)
    if (part->word[i] & ~set->word[i])
      return false;

  return true;
}

TechniqueSet
technique_set_union (const TechniqueSet *a, const TechniqueSet *b)
{
  TechniqueSet both = *a;

  for (int i = 0; i < TECHNIQUE_WORDS; i++)
    both.word[i] |= b->word[i];
  return both;
}

TechniqueSet
technique_set_without (const TechniqueSet *set, const TechniqueSet *part)
{
  TechniqueSet rest = *set;

  for (int i = 0; i < TECHNIQUE_WORDS; i++)
    rest.word[i] &= ~part->word[i];
  return rest;
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
  int count = 0;

  for (int i = 0; i < TECHNIQUE_WORDS; i++)
    count += __builtin_popcountll (set->word[i]);
  return count;
}
