/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-inflate.c — what is packed into a link, bit by bit: each way in which it can be damaged is refused, and what is too large is
 * said to be. */
#include <string.h>

#include "formats/inflate.h"

/* Bits from the lowest of each byte on. */
typedef struct {
  uint8_t bytes[64];
  int     n;
} Bits;

/* Numbers have their lowest bit first. */
static void
put (Bits *bits, unsigned number, int n)
{
  for (int i = 0; i < n; i++, bits->n++)
    bits->bytes[bits->n / 8] |= (uint8_t) ((number >> i & 1) << bits->n % 8);
}

/* Codes have their highest bit first. */
static void
put_code (Bits *bits, unsigned code, int n)
{
  while (n-- > 0)
    put (bits, code >> n & 1, 1);
}

/* text NULL: it is refused. */
static void
check (const Bits *bits, gsize most, const char *text, bool large)
{
  bool too_large = !large;
  GString *plain = inflate_raw (bits->bytes, (gsize) (bits->n + 7) / 8, most, &too_large);

  g_assert_cmpstr (plain ? plain->str : NULL, ==, text);
  g_assert_cmpint (too_large, ==, large);
  if (plain)
    g_string_free (plain, TRUE);
}

static Bits
fixed (void)
{
  Bits bits = { .n = 0 };

  put (&bits, 1, 1);                                   /* the last block */
  put (&bits, 1, 2);
  put_code (&bits, 0x30 + 'a', 8);
  return bits;
}

static void
test_fixed (void)
{
  Bits bits = fixed (), cut = bits, beyond = bits, far = bits, nowhere = bits;

  check (&cut, 100, NULL, false);                      /* no end */
  put_code (&bits, 1, 7);                              /* three from one back */
  put_code (&bits, 0, 5);
  check (&bits, 3, NULL, true);
  put_code (&bits, 0, 7);
  check (&bits, 100, "aaaa", false);
  check (&bits, 4, "aaaa", false);
  check (&bits, 3, NULL, true);
  put_code (&beyond, 0xc6, 8);                         /* a length that there is not */
  put (&beyond, 0, 16);
  check (&beyond, 100, NULL, false);
  put_code (&far, 1, 7);                               /* two back, where there is one */
  put_code (&far, 1, 5);
  put (&far, 0, 16);
  check (&far, 100, NULL, false);
  put_code (&nowhere, 1, 7);                           /* a distance that there is not */
  put_code (&nowhere, 30, 5);
  put (&nowhere, 0, 16);
  check (&nowhere, 100, NULL, false);
}

/* In which order the lengths of the lengths stand. */
static const uint8_t order[] = { 16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15 };

/* Behind this the lengths are written with codes of two bits: 0 is 1, 1 is 2, 2 is 17 and 3 is 18. */
static Bits
described (unsigned n_literals, unsigned n_distances)
{
  Bits bits = { .n = 0 };

  put (&bits, 1, 1);
  put (&bits, 2, 2);
  put (&bits, n_literals - 257, 5);
  put (&bits, n_distances - 1, 5);
  put (&bits, 18 - 4, 4);
  for (int i = 0; i < 18; i++)
    put (&bits, order[i] == 1 || order[i] == 2 || order[i] == 17 || order[i] == 18 ? 2 : 0, 3);
  return bits;
}

static void
put_zeros (Bits *bits, unsigned n)
{
  put_code (bits, 3, 2);
  put (bits, n - 11, 7);
}

/* "a" is 0, the end 10, three from a distance 11. */
static void
put_literals (Bits *bits)
{
  put_zeros (bits, 97);
  put_code (bits, 0, 2);
  put_zeros (bits, 138);
  put_zeros (bits, 20);
  put_code (bits, 1, 2);
  put_code (bits, 1, 2);
}

static void
test_described (void)
{
  Bits bits = described (258, 1), far = described (258, 31), long_run = described (257, 1), crowded = { .n = 0 }, many = described (258, 3);

  put_literals (&bits);
  put_code (&bits, 0, 2);                              /* distance 1 is 0 */
  put_code (&bits, 0, 1);
  put_code (&bits, 3, 2);
  put_code (&bits, 0, 1);
  put_code (&bits, 2, 2);
  check (&bits, 100, "aaaa", false);

  put_literals (&far);                                 /* the only distance is the one after the last that there is */
  put_zeros (&far, 30);
  put_code (&far, 0, 2);
  put_code (&far, 0, 1);
  put_code (&far, 3, 2);
  put (&far, 0, 16);
  check (&far, 100, NULL, false);

  put_zeros (&long_run, 138);                          /* more lengths than were announced */
  put_zeros (&long_run, 138);
  put (&long_run, 0, 16);
  check (&long_run, 100, NULL, false);

  put_literals (&many);                                /* three distances of one bit */
  for (int i = 0; i < 3; i++)
    put_code (&many, 0, 2);
  put (&many, 0, 16);
  check (&many, 100, NULL, false);

  put (&crowded, 1, 1);                                /* four codes of one bit */
  put (&crowded, 2, 2);
  put (&crowded, 0, 14);
  for (int i = 0; i < 4; i++)
    put (&crowded, 1, 3);
  put (&crowded, 0, 16);
  check (&crowded, 100, NULL, false);
}

static void
test_stored (void)
{
  Bits bits = { .n = 0 }, wrong = bits, cut = bits, reserved = bits;

  put (&bits, 1, 8);
  put (&bits, 2, 16);
  put (&bits, 0xffff ^ 2, 16);
  cut = bits;
  put (&bits, 'h', 8);
  put (&bits, 'i', 8);
  check (&bits, 100, "hi", false);
  check (&bits, 1, NULL, true);
  check (&cut, 100, NULL, false);
  put (&wrong, 1, 8);
  put (&wrong, 2, 16);
  put (&wrong, 2, 16);
  put (&wrong, 0, 16);
  check (&wrong, 100, NULL, false);
  put (&reserved, 7, 8);
  check (&reserved, 100, NULL, false);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/formats/inflate/fixed", test_fixed);
  g_test_add_func ("/formats/inflate/described", test_described);
  g_test_add_func ("/formats/inflate/stored", test_stored);

  return g_test_run ();
}
