/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-picture-reader.c — a picture that becomes a puzzle, on a worker: what is asked last is told, whatever it is; and what is
 * made of it by hand. */
#include <glib/gstdio.h>
#include <string.h>

#include "../../patience.h"
#include "../../sight/drawing.h"
#include "model/explain/explain-sight.h"
#include "model/file/file.h"
#include "model/read/draft.h"
#include "model/read/picture-reader.h"

#define PUZZLE "..4..37...2.75..4.7.68..3.13...8.49..4.9.7.6..79.6...54.7..15.2.9..35.7...54..6.."
#define OTHER  "..9.57263..52..4.....9..581..27..1.4.5.....3.3.4..16..51...2.....7..89....867.3.."

static char *folder;

static Drawing
draw (const char *digits, double degrees)
{
  Drawing drawing = drawing_new (520, 520, 0.9);

  cairo_translate (drawing.cr, 260, 260);
  cairo_rotate (drawing.cr, degrees * G_PI / 180);
  cairo_translate (drawing.cr, -225, -225);
  drawing_grid (drawing.cr, digits, 50, 0.1);
  return drawing;
}

static void
load (SetdokuPictureReader *reader, Drawing *drawing)
{
  const SightPicture *picture = drawing_end (drawing);
  g_autoptr(GBytes) pixels = NULL;

  for (size_t i = 3; i < picture->stride * (size_t) picture->height; i += 4)           /* RGB24 says nothing of alpha */
    ((uint8_t *) cairo_image_surface_get_data (drawing->surface))[i] = 255;
  pixels = g_bytes_new (picture->pixels, picture->stride * (size_t) picture->height);
  setdoku_picture_reader_load_pixels (reader, pixels, picture->width, picture->height, picture->stride);
}

static void
assert_digits (const SightReading *reading, const char *digits)
{
  for (int cell = 0; cell < N_CELLS; cell++)
    g_assert_cmpint (reading->cell[cell].digit, ==, digits[cell] == '.' ? 0 : digits[cell] - '0');
}

static void
pixels_become_a_puzzle (void)
{
  g_autoptr(SetdokuPictureReader) reader = setdoku_picture_reader_new ();
  Drawing drawing = draw (PUZZLE, 90);
  int width, height;

  load (reader, &drawing);
  g_assert_cmpint (setdoku_picture_reader_get_stage (reader), ==, PICTURE_NONE);
  g_assert_null (setdoku_picture_reader_get_reading (reader));
  wait_for (!setdoku_picture_reader_is_busy (reader));
  g_assert_cmpint (setdoku_picture_reader_get_stage (reader), ==, PICTURE_THERE);
  g_assert_cmpint (setdoku_picture_reader_get_first (reader)->outcome, ==, SIGHT_READ);
  g_assert_cmpint (setdoku_picture_reader_get_first (reader)->quarters, ==, 1);
  assert_digits (setdoku_picture_reader_get_first (reader), PUZZLE);
  g_assert_cmpuint (g_bytes_get_size (setdoku_picture_reader_get_look (reader, &width, &height)), ==, 520 * 520 * 4);
  g_assert_cmpint (width + height, ==, 1040);
  drawing_clear (&drawing);
}

/* Whoever says which corner is which is believed, right or wrong. */
static void
corners_say_which_side_is_up (void)
{
  g_autoptr(SetdokuPictureReader) reader = setdoku_picture_reader_new ();
  Drawing drawing = draw (PUZZLE, 180);
  const Quad right = { { { 480, 490 }, { 40, 485 }, { 35, 40 }, { 482, 36 } } };
  const Quad wrong = { { { 35, 35 }, { 485, 35 }, { 485, 485 }, { 35, 485 } } };

  load (reader, &drawing);
  wait_for (!setdoku_picture_reader_is_busy (reader));
  setdoku_picture_reader_read_at (reader, &right, true);
  wait_for (!setdoku_picture_reader_is_busy (reader));
  g_assert_cmpint (setdoku_picture_reader_get_reading (reader)->outcome, ==, SIGHT_READ);
  assert_digits (setdoku_picture_reader_get_reading (reader), PUZZLE);
  setdoku_picture_reader_read_at (reader, &wrong, true);
  wait_for (!setdoku_picture_reader_is_busy (reader));
  g_assert_cmpint (setdoku_picture_reader_get_reading (reader)->quarters, ==, 0);
  g_assert_cmpint (setdoku_picture_reader_get_reading (reader)->outcome, !=, SIGHT_READ);
  setdoku_picture_reader_read_at (reader, &wrong, false);
  wait_for (!setdoku_picture_reader_is_busy (reader));
  g_assert_cmpint (setdoku_picture_reader_get_reading (reader)->outcome, ==, SIGHT_READ);
  assert_digits (setdoku_picture_reader_get_first (reader), PUZZLE);
  drawing_clear (&drawing);
}

static void
count (SetdokuPictureReader *reader, int *ended)
{
  *ended += !setdoku_picture_reader_is_busy (reader);
}

static void
what_is_asked_last_is_told (void)
{
  g_autoptr(SetdokuPictureReader) reader = setdoku_picture_reader_new ();
  Drawing one = draw (PUZZLE, 0), other = draw (OTHER, 0);
  int ended = 0;

  g_signal_connect (reader, "changed", G_CALLBACK (count), &ended);
  for (int i = 0; i < 5; i++)
    load (reader, i < 4 ? &one : &other);
  wait_for (!setdoku_picture_reader_is_busy (reader));
  g_assert_cmpint (ended, ==, 1);
  assert_digits (setdoku_picture_reader_get_reading (reader), OTHER);
  drawing_clear (&one);
  drawing_clear (&other);
}

static void
one_that_is_let_go_of_while_it_reads_tells_nothing (void)
{
  SetdokuPictureReader *reader = setdoku_picture_reader_new ();
  Drawing drawing = draw (PUZZLE, 0);
  int ended = 0;

  g_signal_connect (reader, "changed", G_CALLBACK (count), &ended);
  load (reader, &drawing);
  g_object_unref (reader);
  run_for (50);
  g_assert_cmpint (ended, ==, 0);
  drawing_clear (&drawing);
}

/* name: of a file that is there then. */
static GFile *
put (const char *name, const void *bytes, gssize length)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  g_assert_true (g_file_set_contents (path, bytes, length, NULL));
  return g_file_new_for_path (path);
}

/* A header of PNG that promises more than a picture may have; its checksum does not matter before the limit does. */
static const guchar huge[] = { 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n', 0, 0, 0, 13, 'I', 'H', 'D', 'R',
  0, 0, 0xc3, 0x50, 0, 0, 0xc3, 0x50, 8, 2, 0, 0, 0, 0xf9, 0x27, 0xb5, 0xe7 };

static void
a_file_that_is_no_picture_is_said_to_be_none (void)
{
  const struct { const char *name; const void *bytes; gssize length; const char *says; } rows[] = {
    { "none.txt", PUZZLE, -1, "*none.txt*cannot be read as a picture*" },
    { "empty.png", "", 0, "*empty.png*cannot be read as a picture*" },
    { "short.png", huge, sizeof huge - 10, "*short.png*cannot be read as a picture*" },
    { "absent.png", NULL, 0, "*absent.png*does not exist*" },
  };
  g_autoptr(SetdokuPictureReader) reader = setdoku_picture_reader_new ();

  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_build_filename (folder, rows[i].name, NULL);
      g_autoptr(GFile) file = rows[i].bytes ? put (rows[i].name, rows[i].bytes, rows[i].length) : g_file_new_for_path (path);

      setdoku_picture_reader_load_file (reader, file);
      wait_for (!setdoku_picture_reader_is_busy (reader));
      g_assert_cmpint (setdoku_picture_reader_get_stage (reader), ==, PICTURE_FAILED);
      if (!g_pattern_match_simple (rows[i].says, setdoku_picture_reader_get_error (reader)))
        g_error ("“%s” does not look like “%s”", setdoku_picture_reader_get_error (reader), rows[i].says);
    }
}

/* Reading a game tells what is a picture by its content, and does not read it as text. */
static void
a_picture_is_known_by_its_beginning (void)
{
  Drawing drawing = draw (PUZZLE, 0);
  g_autofree char *path = g_build_filename (folder, "board.txt", NULL);
  g_autoptr(GFile) picture = g_file_new_for_path (path), text = put ("board.png", PUZZLE, -1);
  g_autoptr(GError) error = NULL;
  g_autoptr(GArray) records = NULL;

  drawing_end (&drawing);
  g_assert_cmpint (cairo_surface_write_to_png (drawing.surface, path), ==, CAIRO_STATUS_SUCCESS);
  g_assert_null (setdoku_file_load (picture, NULL, NULL, &error));
  g_assert_error (error, SETDOKU_FILE_ERROR, SETDOKU_FILE_ERROR_PICTURE);
  records = setdoku_file_load (text, NULL, NULL, NULL);
  g_assert_nonnull (records);
  drawing_clear (&drawing);
}

/* What is transparent lies on the ground that it stands out from. */
static void
pixels_that_let_the_ground_through_are_read (void)
{
  for (int light = 0; light < 2; light++)
    {
      g_autoptr(SetdokuPictureReader) reader = setdoku_picture_reader_new ();
      cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 520, 520);
      cairo_t *cr = cairo_create (surface);
      g_autoptr(GBytes) pixels = NULL;

      cairo_translate (cr, 35, 35);
      drawing_grid (cr, PUZZLE, 50, light ? 0.95 : 0.05);
      cairo_surface_flush (surface);
      pixels = g_bytes_new (cairo_image_surface_get_data (surface), 520 * (gsize) cairo_image_surface_get_stride (surface));
      setdoku_picture_reader_load_pixels (reader, pixels, 520, 520, (size_t) cairo_image_surface_get_stride (surface));
      wait_for (!setdoku_picture_reader_is_busy (reader));
      assert_digits (setdoku_picture_reader_get_reading (reader), PUZZLE);
      cairo_destroy (cr);
      cairo_surface_destroy (surface);
    }
}

/* Counted by the engine for such boards, and a document of that board. */
static void
a_board_of_another_size_becomes_a_document (void)
{
  const struct { int n, box_rows; const char *digits; } rows[] = { { 6, 2, SIX }, { 16, 4, SIXTEEN } };

  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(SetdokuPictureReader) reader = setdoku_picture_reader_new ();
      g_autoptr(Document) document = NULL;
      Drawing drawing = drawing_new (720, 720, 0.9);
      int n = rows[i].n;
      Draft draft;

      cairo_translate (drawing.cr, 40, 40);
      drawing_board (drawing.cr, n, rows[i].box_rows, rows[i].digits, 640.0 / n, 0.1);
      load (reader, &drawing);
      wait_for (!setdoku_picture_reader_is_busy (reader));
      g_assert_cmpint (setdoku_picture_reader_get_first (reader)->outcome, ==, SIGHT_READ);
      draft = draft_of (setdoku_picture_reader_get_first (reader),
                        setdoku_picture_reader_get_marks (reader, setdoku_picture_reader_get_first (reader)));
      g_assert_cmpint (draft_n_cells (&draft), ==, n * n);
      document = draft_to_document (&draft, NULL);
      g_assert_cmpint (document->topology->n, ==, n);
      g_assert_cmpint (document->topology->rules->box_rows, ==, rows[i].box_rows);
      for (int cell = 0; cell < n * n; cell++)
        g_assert_cmpint (document->cells[cell].given, ==, value_from_character (rows[i].digits[cell]));
      drawing_clear (&drawing);
    }
}

static void
a_draft_knows_what_is_in_doubt (void)
{
  SightReading reading = { .outcome = SIGHT_READ, .grid.lattice.n = 9, .box_rows = 3 };
  g_autoptr(Document) document = NULL;
  Draft draft;

  reading.cell[10] = (SightCell) { .digit = 6, .second = 8, .doubtful = true, .p = 0.71f };
  reading.cell[70] = (SightCell) { .digit = 1, .second = 7, .doubtful = true, .p = 0.6f };
  reading.cell[3] = (SightCell) { .digit = 9 };
  draft = draft_of (&reading, &(SightMarks) { .n_cells = 0 });
  g_assert_cmpint (draft_n_doubts (&draft), ==, 2);
  g_assert_cmpint (draft_n_clues (&draft), ==, 3);
  g_assert_cmpint (draft_next_doubt (&draft, -1, false), ==, 10);
  g_assert_cmpint (draft_next_doubt (&draft, 10, false), ==, 70);
  g_assert_cmpint (draft_next_doubt (&draft, 70, false), ==, 10);
  g_assert_cmpint (draft_next_doubt (&draft, 10, true), ==, 70);
  g_assert_cmpint (draft_doubt_place (&draft, 70), ==, 2);
  g_assert_cmpint (draft_doubt_place (&draft, 3), ==, 0);
  draft_set (&draft, 70, 7);
  draft_set (&draft, 10, 6);                     /* as it was read: decided, too */
  g_assert_cmpint (draft_n_doubts (&draft), ==, 0);
  g_assert_cmpint (draft_next_doubt (&draft, 0, false), ==, -1);
  document = draft_to_document (&draft, "a page");
  g_assert_cmpint (document->cells[70].given, ==, 7);
  g_assert_cmpstr (document->title, ==, "a page");
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  folder = g_dir_make_tmp ("setdoku-reader-XXXXXX", NULL);
  g_test_add_func ("/picture-reader/pixels", pixels_become_a_puzzle);
  g_test_add_func ("/picture-reader/upright", corners_say_which_side_is_up);
  g_test_add_func ("/picture-reader/newest", what_is_asked_last_is_told);
  g_test_add_func ("/picture-reader/let-go", one_that_is_let_go_of_while_it_reads_tells_nothing);
  g_test_add_func ("/picture-reader/no-picture", a_file_that_is_no_picture_is_said_to_be_none);
  g_test_add_func ("/picture-reader/head", a_picture_is_known_by_its_beginning);
  g_test_add_func ("/picture-reader/transparent", pixels_that_let_the_ground_through_are_read);
  g_test_add_func ("/picture-reader/other-sizes", a_board_of_another_size_becomes_a_document);
  g_test_add_func ("/picture-reader/draft", a_draft_knows_what_is_in_doubt);
  status = g_test_run ();
  {
    g_autoptr(GDir) dir = g_dir_open (folder, 0, NULL);

    for (const char *name; (name = g_dir_read_name (dir));)
      {
        g_autofree char *path = g_build_filename (folder, name, NULL);

        g_remove (path);
      }
  }
  g_rmdir (folder);
  g_free (folder);
  return status;
}
