/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* decode.h — for tests of files: what others make of them. A decoder that is not installed is said, and its test skipped. */
#pragma once

#include <cairo.h>
#include <glib.h>
#include <glib/gstdio.h>
#include <string.h>

typedef struct { GBytes *bytes; gsize at; } DecodeStream;

static inline cairo_status_t
decode_more (void *data, unsigned char *to, unsigned length)
{
  DecodeStream *stream = data;
  gsize all;
  const unsigned char *from = g_bytes_get_data (stream->bytes, &all);

  if (stream->at + length > all)
    return CAIRO_STATUS_READ_ERROR;
  memcpy (to, from + stream->at, length);
  stream->at += length;
  return CAIRO_STATUS_SUCCESS;
}

/* ARGB32, whatever the file has. */
static inline cairo_surface_t *
decode_whole (cairo_surface_t *image)
{
  cairo_surface_t *whole;
  cairo_t *cr;

  g_assert_cmpint (cairo_surface_status (image), ==, CAIRO_STATUS_SUCCESS);
  whole = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, cairo_image_surface_get_width (image),
                                      cairo_image_surface_get_height (image));
  cr = cairo_create (whole);
  cairo_set_source_surface (cr, image, 0, 0);
  cairo_set_operator (cr, CAIRO_OPERATOR_SOURCE);
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_surface_flush (whole);
  cairo_surface_destroy (image);
  return whole;
}

static inline cairo_surface_t *
decode_png (GBytes *bytes)
{
  DecodeStream stream = { bytes, 0 };

  return decode_whole (cairo_image_surface_create_from_png_stream (decode_more, &stream));
}

/* Runs a decoder that makes OUT.png of the file IN; the words IN and OUT of the command are their names. NULL: it is not
 * installed, and the test is marked as skipped. */
static inline cairo_surface_t *
decode_by (const char *const *command, GBytes *bytes)
{
  g_autofree char *program = g_find_program_in_path (command[0]), *folder = NULL, *in = NULL, *out = NULL, *png = NULL;
  g_autoptr (GPtrArray) words = g_ptr_array_new ();
  g_autoptr (GError) error = NULL;
  cairo_surface_t *image;
  int status;

  if (!program)
    {
      g_autofree char *missing = g_strdup_printf ("%s is not installed", command[0]);

      g_test_skip (missing);
      return NULL;
    }
  folder = g_dir_make_tmp ("setdoku-decode-XXXXXX", NULL);
  in = g_build_filename (folder, "in", NULL);
  out = g_build_filename (folder, "out", NULL);
  png = g_strconcat (out, ".png", NULL);
  g_assert_true (g_file_set_contents (in, g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes), NULL));
  for (int i = 0; command[i]; i++)
    g_ptr_array_add (words, (char *) (strcmp (command[i], "IN") == 0 ? in : strcmp (command[i], "OUT") == 0 ? out
                                      : strcmp (command[i], "OUT.png") == 0 ? png : command[i]));
  g_ptr_array_add (words, NULL);
  g_spawn_sync (NULL, (char **) words->pdata, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, NULL, &status, &error);
  g_assert_no_error (error);
  g_assert_true (g_spawn_check_wait_status (status, NULL));
  image = decode_whole (cairo_image_surface_create_from_png (png));
  g_remove (in);
  g_remove (png);
  g_rmdir (folder);
  return image;
}

static inline cairo_surface_t *
decode_svg (GBytes *bytes)
{
  static const char *const command[] = { "rsvg-convert", "--output", "OUT.png", "IN", NULL };

  return decode_by (command, bytes);
}

/* A page, from 1, a pixel a point. */
static inline cairo_surface_t *
decode_pdf_page (GBytes *bytes, int page)
{
  g_autofree char *number = g_strdup_printf ("%d", page);
  const char *const command[] = { "pdftoppm", "-png", "-singlefile", "-r", "72", "-f", number, "IN", "OUT", NULL };

  return decode_by (command, bytes);
}

static inline cairo_surface_t *
decode_pdf (GBytes *bytes)
{
  return decode_pdf_page (bytes, 1);
}
