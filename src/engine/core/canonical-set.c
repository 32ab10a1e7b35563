/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* canonical-set.c — an open table: a key stands where its low bits say, or in the first free place behind. */
#include "canonical-set.h"

#include <stdlib.h>

enum { FIRST_SIZE = 1024 };

struct CanonicalSet {
  CanonicalKey *keys;                /* all bits zero: free */
  size_t        size, count;         /* size: a power of two */
};

CanonicalSet *
canonical_set_new (void)
{
  CanonicalSet *set = calloc (1, sizeof *set);

  if (set && !(set->keys = calloc (FIRST_SIZE, sizeof *set->keys)))
    {
      free (set);
      return NULL;
    }
  if (set)
    set->size = FIRST_SIZE;
  return set;
}

/* Where the key is, or would be. */
static CanonicalKey *
find (CanonicalKey *keys, size_t size, CanonicalKey key)
{
  size_t place = (size_t) key.low & (size - 1);

  while (!canonical_key_equal (keys[place], (CanonicalKey) { 0 }) && !canonical_key_equal (keys[place], key))
    place = (place + 1) & (size - 1);
  return &keys[place];
}

static bool
grow (CanonicalSet *set)
{
  CanonicalKey *keys = calloc (2 * set->size, sizeof *keys);

  if (!keys)
    return false;
  for (size_t i = 0; i < set->size; i++)
    if (!canonical_key_equal (set->keys[i], (CanonicalKey) { 0 }))
      *find (keys, 2 * set->size, set->keys[i]) = set->keys[i];
  free (set->keys);
  set->keys = keys;
  set->size *= 2;
  return true;
}

CanonicalAdded
canonical_set_add (CanonicalSet *set, CanonicalKey key)
{
  CanonicalKey *place;

  key.high += !(key.high | key.low);           /* a key like any other, but for its being the mark of a free place */
  place = find (set->keys, set->size, key);
  if (canonical_key_equal (*place, key))
    return CANONICAL_THERE;
  if (set->count >= set->size / 4 * 3)
    {
      if (!grow (set))
        return CANONICAL_NO_MEMORY;
      place = find (set->keys, set->size, key);
    }
  *place = key;
  set->count++;
  return CANONICAL_ADDED;
}

size_t
canonical_set_count (const CanonicalSet *set)
{
  return set->count;
}

void
canonical_set_free (CanonicalSet *set)
{
  if (!set)
    return;
  free (set->keys);
  free (set);
}
