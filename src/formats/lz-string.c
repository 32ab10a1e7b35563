/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "lz-string.h"

#include <stdint.h>
#include <string.h>

#include "reader-limits.h"

enum { CODE_BYTE, CODE_UNIT, CODE_END, FIRST_CODE, FIRST_BITS = 2, BITS_OF_SIGN = 6 };

static const char signs[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/* ── from base64 ─────────────────────────────────────────────────────────────────────────────────── */

typedef struct { uint32_t start, length; } Entry;              /* in what was written */

typedef struct {
  const char *place, *end;
  unsigned    value, left;               /* the sign at hand, and how many of its bits were not taken */
  unsigned    n_bits;                    /* of a code, by now */
  GArray     *units;                     /* of gunichar2 */
  GArray     *entries;                   /* of Entry, from FIRST_CODE on */
} Expansion;

static int
value_of (char c)
{
  const char *sign = c ? strchr (signs, c) : NULL;

  switch (c)
    {
    case '-': return 63;
    case '_': return 63;
    case ' ': return 62;                 /* what an address made of a plus */
    case '=': return 0;
    case '$': return 0;
    default:  return sign ? (int) (sign - signs) : -1;
    }
}

/* −1: no more, or no base64. */
static int
take_bits (Expansion *expansion, unsigned n)
{
  int bits = 0;

  for (unsigned i = 0; i < n; i++)
    {
      if (expansion->left == 0)
        {
          int value = expansion->place < expansion->end ? value_of (*expansion->place++) : -1;

          if (value < 0)
            return -1;
          expansion->value = (unsigned) value;
          expansion->left = BITS_OF_SIGN;
        }
      expansion->left--;
      bits |= (int) (expansion->value >> expansion->left & 1) << i;
    }
  return bits;
}

static void
add_entry (Expansion *expansion, uint32_t start, uint32_t length)
{
  Entry entry = { start, length };

  g_array_append_val (expansion->entries, entry);
  if (expansion->entries->len + FIRST_CODE >= 1u << expansion->n_bits)
    expansion->n_bits++;
}

static void
repeat (Expansion *expansion, Entry entry)
{
  for (uint32_t i = 0; i < entry.length; i++)          /* it may run into what it writes */
    {
      gunichar2 unit = g_array_index (expansion->units, gunichar2, entry.start + i);

      g_array_append_val (expansion->units, unit);
    }
}

/* False: damaged, or so much that *left is less than 0. */
static bool
expand (Expansion *expansion, int64_t *left)
{
  Entry before = { 0, 0 };               /* where what the last code gave stands */

  for (;;)
    {
      int code = take_bits (expansion, expansion->n_bits);
      uint32_t here = expansion->units->len;
      Entry entry = { here, 1 };

      if (code < 0 || code == CODE_END)
        return code == CODE_END;
      if (code == CODE_BYTE || code == CODE_UNIT)
        {
          int unit = take_bits (expansion, code == CODE_BYTE ? 8 : 16);

          if (unit < 0)
            return false;
          g_array_append_val (expansion->units, (gunichar2) { (gunichar2) unit });
          add_entry (expansion, here, 1);
        }
      else if ((unsigned) code - FIRST_CODE < expansion->entries->len)
        entry = g_array_index (expansion->entries, Entry, code - FIRST_CODE);
      else if (before.length && (unsigned) code - FIRST_CODE == expansion->entries->len)
        entry = (Entry) { before.start, before.length + 1 };
      else
        return false;
      *left -= entry.length;
      if (*left < 0)
        return false;
      if (code >= FIRST_CODE)
        repeat (expansion, entry);
      if (before.length)
        add_entry (expansion, before.start, before.length + 1);
      before = (Entry) { here, entry.length };
    }
}

char *
lz_string_expand (const char *base64, gsize length, gsize *left, bool *too_large)
{
  g_autoptr (GArray) units = g_array_new (FALSE, FALSE, sizeof (gunichar2));
  g_autoptr (GArray) entries = g_array_new (FALSE, FALSE, sizeof (Entry));
  Expansion expansion = { .place = base64, .end = base64 + length, .n_bits = FIRST_BITS, .units = units, .entries = entries };
  int64_t most = (int64_t) MIN (*left, (gsize) READ_UNPACKED_MAX), rest = most;
  bool good = expand (&expansion, &rest);
  glong n_read = 0;
  g_autofree char *text = NULL;

  *too_large = rest < 0;
  *left -= (gsize) (most - MAX (rest, 0));
  if (!good || units->len == 0)
    return NULL;
  text = g_utf16_to_utf8 (&g_array_index (units, gunichar2, 0), (glong) units->len, &n_read, NULL, NULL);
  return text && n_read == (glong) units->len ? g_steal_pointer (&text) : NULL;       /* a NUL would end it */
}

/* ── to base64 ───────────────────────────────────────────────────────────────────────────────────── */

typedef struct {
  GString    *text;
  unsigned    value, filled;
  unsigned    n_bits, n_codes;           /* the other side's dictionary, which is one code behind */
  GHashTable *codes;                     /* of the code before and a unit: the code of both. As pointers */
  GHashTable *fresh;                     /* units with a code that were not written yet */
} Packing;

static void
put_bits (Packing *packing, unsigned bits, unsigned n)
{
  for (unsigned i = 0; i < n; i++)
    {
      packing->value = packing->value << 1 | (bits >> i & 1);
      if (++packing->filled == BITS_OF_SIGN)
        {
          g_string_append_c (packing->text, signs[packing->value]);
          packing->value = packing->filled = 0;
        }
    }
}

static void
count_code (Packing *packing)
{
  if (++packing->n_codes >= 1u << packing->n_bits)
    packing->n_bits++;
}

static void *
key_of (unsigned before, gunichar2 unit)
{
  return GSIZE_TO_POINTER ((gsize) before << 16 | unit);
}

/* The code of a sequence; last is its last unit, and its only one where it is fresh. */
static void
put_code (Packing *packing, unsigned code, gunichar2 last)
{
  if (g_hash_table_remove (packing->fresh, GUINT_TO_POINTER (code)))
    {
      put_bits (packing, last < 256 ? CODE_BYTE : CODE_UNIT, packing->n_bits);
      put_bits (packing, last, last < 256 ? 8 : 16);
      count_code (packing);
    }
  else
    put_bits (packing, code, packing->n_bits);
}

static void
pack (Packing *packing, const gunichar2 *units, glong n)
{
  unsigned code = 0, next = FIRST_CODE;          /* 0: no sequence yet; its key is a unit alone */

  for (glong i = 0; i < n; i++)
    {
      unsigned single = GPOINTER_TO_UINT (g_hash_table_lookup (packing->codes, key_of (0, units[i]))), both;

      if (!single)
        {
          single = next++;
          g_hash_table_insert (packing->codes, key_of (0, units[i]), GUINT_TO_POINTER (single));
          g_hash_table_add (packing->fresh, GUINT_TO_POINTER (single));
        }
      both = code ? GPOINTER_TO_UINT (g_hash_table_lookup (packing->codes, key_of (code, units[i]))) : single;
      if (!both)
        {
          put_code (packing, code, units[i - 1]);
          count_code (packing);
          g_hash_table_insert (packing->codes, key_of (code, units[i]), GUINT_TO_POINTER (next++));
          both = single;
        }
      code = both;
    }
  if (n > 0)
    {
      put_code (packing, code, units[n - 1]);
      count_code (packing);
    }
}

char *
lz_string_pack (const char *text)
{
  glong n = 0;
  g_autofree gunichar2 *units = g_utf8_to_utf16 (text, -1, NULL, &n, NULL);
  g_autoptr (GHashTable) codes = g_hash_table_new (NULL, NULL);
  g_autoptr (GHashTable) fresh = g_hash_table_new (NULL, NULL);
  Packing packing = {
    .text = g_string_new (NULL), .n_bits = FIRST_BITS, .n_codes = FIRST_CODE - 1, .codes = codes, .fresh = fresh,
  };

  g_return_val_if_fail (units, g_string_free (packing.text, FALSE));

  pack (&packing, units, n);
  put_bits (&packing, CODE_END, packing.n_bits);
  put_bits (&packing, 0, BITS_OF_SIGN - packing.filled);       /* a whole sign of zeros where none was begun, as theirs */
  while (packing.text->len % 4 != 0)
    g_string_append_c (packing.text, '=');
  return g_string_free (packing.text, FALSE);
}
