/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "random.h"

static uint64_t
splitmix64 (uint64_t *state)
{
  uint64_t z = *state += UINT64_C (0x9e3779b97f4a7c15);

  z = (z ^ z >> 30) * UINT64_C (0xbf58476d1ce4e5b9);
  z = (z ^ z >> 27) * UINT64_C (0x94d049bb133111eb);
  return z ^ z >> 31;
}

static uint64_t
rotate_left (uint64_t x, int k)
{
  return x << k | x >> (64 - k);
}

void
random_start (Random *random, uint64_t seed)
{
  for (int i = 0; i < 4; i++)
    random->s[i] = splitmix64 (&seed);
}

uint64_t
random_next (Random *random)
{
  uint64_t *s = random->s;
  uint64_t result = rotate_left (s[1] * 5, 7) * 9;
  uint64_t t = s[1] << 17;

  s[2] ^= s[0];
  s[3] ^= s[1];
  s[1] ^= s[2];
  s[0] ^= s[3];
  s[2] ^= t;
  s[3] = rotate_left (s[3], 45);
  return result;
}

/* Multiply and shift, drawing again in the sliver that would be counted twice (Lemire 2019). */
uint32_t
random_below (Random *random, uint32_t n)
{
  uint32_t reject = (uint32_t) -n % n;
  uint64_t product;

  do
    product = (random_next (random) >> 32) * n;
  while ((uint32_t) product < reject);

  return (uint32_t) (product >> 32);
}

uint64_t
random_seed_of (uint64_t seed, uint64_t index)
{
  uint64_t a = seed, b = index ^ splitmix64 (&a);

  return splitmix64 (&b);
}
