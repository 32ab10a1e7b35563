/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* film-lzw.h — LZW as GIF has it (CompuServe's GIF89a, Appendix F): codes of growing width, in blocks of at most 255 bytes. */
#pragma once

#include <glib.h>
#include <stdint.h>

enum { LZW_WIDTH = 12, LZW_CODES = 1 << LZW_WIDTH, LZW_SLOTS = 2 * LZW_CODES, LZW_BLOCK = 255 };

/* Used again and again; no beginning is needed. */
typedef struct {
  uint32_t keys[LZW_SLOTS];            /* a string: the code of all but its last pixel, and that; 0: free */
  uint16_t codes[LZW_SLOTS];
} Lzw;

/* Appends n pixels, n ≥ 1, to out: from the byte that says their bits, 2–8, to the block that ends them. */
void lzw_append (Lzw *lzw, GByteArray *out, const uint8_t *pixels, size_t n, int bits);
