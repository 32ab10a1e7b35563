/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "film-lzw.h"

#include <string.h>

typedef struct {
  GByteArray *out;
  uint32_t    waiting;                 /* bits that are no byte yet, n of them */
  int         n;
  int         fill;                    /* bytes of block */
  uint8_t     block[LZW_BLOCK + 1];    /* its length first */
} Bits;

static void
put_block (Bits *bits)
{
  if (!bits->fill)
    return;
  bits->block[0] = (uint8_t) bits->fill;
  g_byte_array_append (bits->out, bits->block, (guint) bits->fill + 1);
  bits->fill = 0;
}

static void
put_byte (Bits *bits)
{
  bits->block[++bits->fill] = (uint8_t) bits->waiting;
  bits->waiting >>= 8;
  bits->n -= 8;
  if (bits->fill == LZW_BLOCK)
    put_block (bits);
}

static inline void
put_code (Bits *bits, uint32_t code, int width)
{
  bits->waiting |= code << bits->n;
  bits->n += width;
  while (bits->n >= 8)
    put_byte (bits);
}

/* Where the string is, or would be. */
static inline unsigned
find_slot (const Lzw *lzw, uint32_t key)
{
  unsigned slot = key * 2654435769u >> 19;

  while (lzw->keys[slot] && lzw->keys[slot] != key)
    slot = (slot + 1) % LZW_SLOTS;
  return slot;
}

void
lzw_append (Lzw *lzw, GByteArray *out, const uint8_t *pixels, size_t n, int n_bits)
{
  const uint32_t clear = 1u << n_bits;
  const uint8_t bits_byte = (uint8_t) n_bits, end = 0;
  Bits bits = { .out = out };
  uint32_t next = clear + 2, code = pixels[0];
  int width = n_bits + 1;

  g_byte_array_append (out, &bits_byte, 1);
  memset (lzw->keys, 0, sizeof lzw->keys);
  put_code (&bits, clear, width);
  for (size_t i = 1; i < n; i++)
    {
      uint32_t key = (code << 8 | pixels[i]) + 1;
      unsigned slot = find_slot (lzw, key);

      if (lzw->keys[slot])
        {
          code = lzw->codes[slot];
          continue;
        }
      put_code (&bits, code, width);
      code = pixels[i];
      if (next < LZW_CODES)
        {
          lzw->keys[slot] = key;
          lzw->codes[slot] = (uint16_t) next;
          width += next++ == 1u << width;
        }
      else
        {
          put_code (&bits, clear, width);
          memset (lzw->keys, 0, sizeof lzw->keys);
          next = clear + 2;
          width = n_bits + 1;
        }
    }
  put_code (&bits, code, width);
  width += next == 1u << width && width < LZW_WIDTH;   /* who reads has put one more into its table by now */
  put_code (&bits, clear + 1, width);
  if (bits.n > 0)
    {
      bits.n = 8;
      put_byte (&bits);
    }
  put_block (&bits);
  g_byte_array_append (out, &end, 1);
}
