/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* format-decode.c — bytes of unknown origin to UTF-8 text with LF line ends.
 *
 * Published puzzle files are in UTF-8 or ASCII, some in UTF-16 with or without a mark, with every
 * kind of line end. Whatever holds control characters is no text, and is said to be none. */
#include <string.h>

#include "format-private.h"

enum { SNIFF_BYTES = 512 };

typedef enum { ENCODING_UTF8, ENCODING_UTF16_LE, ENCODING_UTF16_BE } Encoding;

/* Without a mark: Latin text in UTF-16 has a NUL in every second byte, and in no other. */
static Encoding
guess_encoding (const uint8_t *bytes, gsize length)
{
  gsize nuls[2] = { 0, 0 };
  gsize pairs = MIN (length, SNIFF_BYTES) / 2;

  if (length % 2 != 0 || pairs == 0)
    return ENCODING_UTF8;
  for (gsize i = 0; i < 2 * pairs; i++)
    nuls[i % 2] += bytes[i] == 0;
  if (nuls[0] == 0 && nuls[1] * 10 >= pairs * 9)
    return ENCODING_UTF16_LE;
  if (nuls[1] == 0 && nuls[0] * 10 >= pairs * 9)
    return ENCODING_UTF16_BE;

  return ENCODING_UTF8;
}

/* Also how many bytes of byte order mark there are. */
static Encoding
find_encoding (const uint8_t *bytes, gsize length, gsize *mark)
{
  *mark = 0;
  if (length >= 3 && memcmp (bytes, "\xef\xbb\xbf", 3) == 0)
    {
      *mark = 3;
      return ENCODING_UTF8;
    }
  if (length >= 2 && (memcmp (bytes, "\xff\xfe", 2) == 0 || memcmp (bytes, "\xfe\xff", 2) == 0))
    {
      *mark = 2;
      return bytes[0] == 0xff ? ENCODING_UTF16_LE : ENCODING_UTF16_BE;
    }

  return guess_encoding (bytes, length);
}

/* NULL: not UTF-16. */
static char *
from_utf16 (const uint8_t *bytes, gsize length, bool big_endian, gsize *written)
{
  gsize n = length / 2;
  g_autofree gunichar2 *units = g_new (gunichar2, n + 1);
  glong n_written = 0;
  char *text;

  if (length % 2 != 0)
    return NULL;
  for (gsize i = 0; i < n; i++)
    {
      units[i] = (gunichar2) (bytes[2 * i + big_endian] | bytes[2 * i + !big_endian] << 8);
      if (units[i] == 0)
        units[i] = 1;          /* would end the text here; as a control character it is refused below */
    }
  text = g_utf16_to_utf8 (units, (glong) n, NULL, &n_written, NULL);
  *written = (gsize) n_written;

  return text;
}

static bool
is_control (unsigned char c)
{
  return (c < 0x20 && c != '\t' && c != '\n' && c != '\r') || c == 0x7f;
}

/* Where the byte at offset stands, in an unchecked text: any line end counts, continuation bytes do not. */
static void
locate (const char *bytes, gsize offset, ParseError *error)
{
  error->line = 1;
  error->column = 1;
  for (gsize i = 0; i < offset; i++)
    if (bytes[i] == '\n' || (bytes[i] == '\r' && bytes[i + 1] != '\n'))
      {
        error->line++;
        error->column = 1;
      }
    else if (((unsigned char) bytes[i] & 0xc0) != 0x80 && bytes[i] != '\r')
      error->column++;
}

/* bytes may hold anything; *error says what is wrong with it as UTF-8 text. */
static bool
check_text (const char *bytes, gsize length, ParseError *error)
{
  const char *end;

  for (gsize i = 0; i < length; i++)
    if (is_control ((unsigned char) bytes[i]))
      {
        *error = (ParseError) { .reason = PARSE_BINARY, .found = (unsigned char) bytes[i] };
        locate (bytes, i, error);
        return false;
      }
  if (!g_utf8_validate_len (bytes, length, &end))
    {
      *error = (ParseError) { .reason = PARSE_ENCODING, .found = (unsigned char) *end };
      locate (bytes, (gsize) (end - bytes), error);
      return false;
    }

  return true;
}

static char *
with_unix_lines (const char *bytes, gsize length)
{
  char *text = g_malloc (length + 1);
  char *out = text;

  for (gsize i = 0; i < length; i++)
    if (bytes[i] != '\r')
      *out++ = bytes[i];
    else if (i + 1 == length || bytes[i + 1] != '\n')
      *out++ = '\n';
  *out = '\0';

  return text;
}

static bool
is_blank (const char *text)
{
  for (; *text; text = g_utf8_next_char (text))
    if (!g_unichar_isspace (g_utf8_get_char (text)))
      return false;

  return true;
}

/* What only packs a file, by how it begins; NULL: none of these. */
static const char *
packer_of (const char *bytes, gsize length)
{
  static const struct { const char *magic, *name; } packers[] = {
    { "\x1f\x8b", "gzip" }, { "BZh", "bzip2" }, { "\xfd" "7zXZ", "xz" }, { "\x28\xb5\x2f\xfd", "zstd" },
    { "7z\xbc\xaf", "7-Zip" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (packers); i++)
    if (length >= strlen (packers[i].magic) && memcmp (bytes, packers[i].magic, strlen (packers[i].magic)) == 0)
      return packers[i].name;
  return NULL;
}

char *
format_decode_within (const char *bytes, gsize length, gsize most, ParseError *error)
{
  g_autofree char *converted = NULL;
  g_autofree char *text = NULL;
  const char *foreign;
  Encoding encoding;
  gsize mark;

  g_return_val_if_fail (bytes != NULL || length == 0, NULL);
  g_return_val_if_fail (error != NULL, NULL);

  *error = (ParseError) { .reason = PARSE_OK };
  if (length == 0)
    bytes = "";
  if (length > most)
    {
      *error = (ParseError) { .reason = PARSE_TOO_LARGE, .found = (int64_t) length, .expected = (int64_t) most };
      return NULL;
    }

  foreign = foreign_bytes (bytes, length);
  if (foreign)
    {
      *error = error_with_detail (PARSE_PACKED, 0, foreign, strlen (foreign));
      return NULL;
    }

  foreign = packer_of (bytes, length);
  if (foreign)
    {
      *error = error_with_detail (PARSE_PACKED, 0, foreign, strlen (foreign));
      error->found = 1;
      return NULL;
    }

  encoding = find_encoding ((const uint8_t *) bytes, length, &mark);
  bytes += mark;
  length -= mark;
  if (encoding != ENCODING_UTF8)
    {
      converted = from_utf16 ((const uint8_t *) bytes, length, encoding == ENCODING_UTF16_BE, &length);
      if (converted == NULL)
        {
          *error = (ParseError) { .reason = PARSE_ENCODING };
          return NULL;
        }
      bytes = converted;
    }
  if (length > 0 && bytes[length - 1] == 0x1a)          /* the end-of-file sign of DOS */
    length--;
  if (!check_text (bytes, length, error))
    return NULL;

  text = with_unix_lines (bytes, length);
  if (is_blank (text))
    {
      *error = (ParseError) { .reason = PARSE_EMPTY };
      return NULL;
    }

  return g_steal_pointer (&text);
}

char *
format_decode (const char *bytes, gsize length, ParseError *error)
{
  return format_decode_within (bytes, length, FORMAT_MAX_BYTES, error);
}
