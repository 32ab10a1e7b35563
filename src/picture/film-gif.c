/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* film-gif.c — animated GIF (CompuServe's GIF89a, with Netscape's block that plays it again and again).
 *
 * A frame lies over the one before, and what is as before is transparent. It takes the table of the first frame where that
 * has all its colours, and else brings along one of its own, as long as it needs.
 *
 * Why not giflib (5.2.1, tried): it would do what film-lzw.c does and the few numbers around it, and leave the choice of colours
 * and what is transparent to us. Of 1,113 frames of 600 × 750 pixels it made 7,939,128 bytes at 1.31 ms a frame, this 7,939,408
 * at 1.22 ms, after 1.7 ms for the colours. For a hundred lines less there would be no GIF where it is missing; so there is
 * one always, also in a program that was built without libwebp. */
#include "film-file-private.h"

#include "film-colours.h"
#include "film-lzw.h"

enum { CENTISECOND = 10, SHORTEST = 2, LONGEST = 65535 };      /* programs that show it take less than 2 for 10 */
enum { LOCAL_TABLE = 1 << 7, KEEP = 1 << 2, TRANSPARENT = 1 };

typedef struct {
  Colours    *first, *own;             /* of the first frame, of this one */
  Lzw        *lzw;
  uint8_t    *places;                  /* a pixel each */
  GByteArray *out;
  int64_t     shown;                   /* 1/100 s of all frames before, as the file has it */
} GifState;

static void
put_number (GByteArray *out, int number)
{
  const uint8_t bytes[] = { (uint8_t) number, (uint8_t) (number >> 8) };

  g_byte_array_append (out, bytes, sizeof bytes);
}

static void
put_bytes (GByteArray *out, const char *bytes, size_t n)
{
  g_byte_array_append (out, (const uint8_t *) bytes, (guint) n);
}

/* Of a table that has room for one more: the place of what is transparent. 1–8 */
static int
bits_of (const Colours *colours)
{
  int bits = 1;

  while (1 << bits < colours->n + 1)
    bits++;
  return bits;
}

static void
put_table (GByteArray *out, const Colours *colours)
{
  for (int i = 0; i < 1 << bits_of (colours); i++)
    {
      uint32_t colour = i < colours->n ? colours->table[i] : 0;
      const uint8_t bytes[] = { (uint8_t) (colour >> 16), (uint8_t) (colour >> 8), (uint8_t) colour };

      g_byte_array_append (out, bytes, sizeof bytes);
    }
}

static bool
gif_begin (void *memory, FilmWriter *writer, GError **error)
{
  GifState *state = memory;

  state->first = g_try_new0 (Colours, 1);
  state->own = g_try_new0 (Colours, 1);
  state->lzw = g_try_new (Lzw, 1);
  state->places = g_try_malloc_n ((size_t) film_writer_width (writer), (size_t) film_writer_height (writer));
  state->out = g_byte_array_new ();
  return (state->first && state->own && state->lzw && state->places) || film_no_memory (error);
}

/* The table in it is the first frame's. */
static void
put_head (GifState *state, FilmWriter *writer)
{
  put_bytes (state->out, "GIF89a", 6);
  put_number (state->out, film_writer_width (writer));
  put_number (state->out, film_writer_height (writer));
  put_number (state->out, LOCAL_TABLE | 7 << 4 | (bits_of (state->first) - 1));        /* and the ground: place 0 */
  put_bytes (state->out, "", 1);
  put_table (state->out, state->first);
  put_bytes (state->out, "\x21\xff\x0bNETSCAPE2.0\x03\x01\0\0\0", 19);
}

/* What was lost or gained by rounding, the next frame has less or more. */
static int
centiseconds (GifState *state, const FilmPatch *patch)
{
  int64_t until = (patch->until + CENTISECOND / 2) / CENTISECOND;
  int64_t time = CLAMP (until - state->shown, SHORTEST, LONGEST);

  state->shown += time;
  return (int) time;
}

static bool
gif_put (void *memory, FilmWriter *writer, FilmPatch *patch, GError **error)
{
  GifState *state = memory;
  size_t n = (size_t) patch->width * (size_t) patch->height;
  Colours *table = patch->first ? state->first : state->own;
  int bits;

  g_byte_array_set_size (state->out, 0);
  colours_gather (table, patch->pixels, n);
  if (patch->first)
    put_head (state, writer);
  else if (colours_hold (state->first, table))
    table = state->first;
  bits = bits_of (table);
  put_bytes (state->out, "\x21\xf9\x04", 3);
  put_bytes (state->out, &(char) { KEEP | TRANSPARENT }, 1);
  put_number (state->out, centiseconds (state, patch));
  put_number (state->out, table->n);                           /* the transparent place, and the end of the block */
  put_bytes (state->out, ",", 1);
  put_number (state->out, patch->x);
  put_number (state->out, patch->y);
  put_number (state->out, patch->width);
  put_number (state->out, patch->height);
  put_bytes (state->out, &(char) { (char) (table == state->first ? 0 : LOCAL_TABLE | (bits - 1)) }, 1);
  if (table != state->first)
    put_table (state->out, table);
  colours_map (table, patch->pixels, n, (uint8_t) table->n, state->places);
  lzw_append (state->lzw, state->out, state->places, n, MAX (2, bits));
  return film_writer_put (writer, state->out->data, state->out->len, error);
}

static bool
gif_end (void *memory, FilmWriter *writer, GError **error)
{
  return film_writer_put (writer, ";", 1, error);
}

static void
gif_clear (void *memory)
{
  GifState *state = memory;

  g_free (state->first);
  g_free (state->own);
  g_free (state->lzw);
  g_free (state->places);
  if (state->out)
    g_byte_array_unref (state->out);
}

const FilmCodec film_codec_gif = { sizeof (GifState), gif_begin, gif_put, gif_end, gif_clear };
