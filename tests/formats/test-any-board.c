/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-any-board.c — documents of boards of any shape: out of blocks, into our own format with everything that was played, and
 * back; what other formats do with them. */
#include <glib.h>
#include <string.h>

#include "formats/format.h"
#include "random-document.h"

static GArray *
read_boards (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "puzzles", "boards.txt", NULL);
  g_autofree char *text = NULL;
  const Format *used = NULL;
  gsize length;
  GArray *records;

  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  records = format_read (NULL, text, length, &used);
  g_assert_cmpstr (used->id, ==, "blocks");
  g_assert_cmpuint (records->len, ==, 114);
  return records;
}

static int
some_value (Random *random, const Document *document)
{
  return 1 + (int) random_below (random, (unsigned) document_digits (document));
}

/* A cell as somebody who plays leaves it. */
static DocumentCell
random_cell (Random *random, const Document *document, DocumentCell cell)
{
  cell.entry = !cell.given && random_below (random, 3) == 0 ? (uint8_t) some_value (random, document) : 0;
  cell.colours = (uint16_t) random_below (random, 512);
  cell.corner = random_below (random, UINT32_C (1) << 25) << 1 & values_all (document_digits (document));
  cell.centre = random_below (random, UINT32_C (1) << 25) << 1 & values_all (document_digits (document));
  memset (cell.candidate_colours, 0, sizeof cell.candidate_colours);
  for_each_value (digit, cell.corner)
    document_cell_set_candidate_colour (&cell, digit, (int) random_below (random, N_COLOURS + 1) - 1);
  return cell;
}

static void
play (Random *random, Document *document)
{
  for (int i = 0; i < 40; i++)
    {
      int cell = (int) random_below (random, (unsigned) document->n_cells);
      DocumentChange change = { .cell = (uint16_t) cell, .before = document->cells[cell] };

      if (!document_has_cell (document, cell))
        continue;
      change.after = document->cells[cell] = random_cell (random, document, document->cells[cell]);
      document_add_step (document, document_n_steps (document) - 1, i * 1000, &change, 1);
    }
  document->current = document->tip = document_n_steps (document) - 1;
}

static Document *
read_one (const char *id, const char *text)
{
  g_autoptr (GArray) records = format_read (format_find (id), text, strlen (text), NULL);

  g_assert_cmpuint (records->len, ==, 1);
  g_assert_cmpint (g_array_index (records, Record, 0).error.reason, ==, PARSE_OK);
  return g_steal_pointer (&g_array_index (records, Record, 0).document);
}

/* All that was played comes back, with the board that it was played on. */
static void
test_round_trip (void)
{
  g_autoptr (GArray) records = read_boards ();
  Random random;
  int n_others = 0;

  random_start (&random, 17);
  for (unsigned i = 0; i < records->len; i++)
    {
      Document *document = g_array_index (records, Record, i).document;
      g_autofree char *text = NULL;
      g_autoptr (Document) back = NULL;

      g_assert_nonnull (document);
      n_others += document->topology != NULL;
      play (&random, document);
      text = format_write (format_find ("setdoku"), document);
      g_assert_true (strstr (text, document->topology ? "version=3\n" : "version=2\n") != NULL);
      back = read_one ("setdoku", text);
      g_assert_true (document_equal (document, back));
      g_assert_true (topology_equal (document->topology, back->topology));
    }
  g_assert_cmpint (n_others, >, 90);
}

/* The clues go through blocks once more. */
static void
test_blocks (void)
{
  g_autoptr (GArray) records = read_boards ();

  for (unsigned i = 0; i < records->len; i++)
    {
      const Document *document = g_array_index (records, Record, i).document;
      g_autofree char *text = format_write (format_find ("blocks"), document);
      g_autoptr (Document) back = read_one ("blocks", text);

      g_assert_cmpstr (document->title, ==, back->title);
      g_assert_true (document_equal (document, back));
    }
}

/* What no line of a file may hold is a blank there, so that what was written is read. */
static void
test_blocks_hold_a_line (void)
{
  g_autoptr (GArray) records = read_boards ();
  Document *document = g_array_index (records, Record, 0).document;
  g_autofree char *text = NULL;
  g_autoptr (Document) back = NULL;

  g_free (document->comment);
  document->comment = g_strdup ("two\004\nlines\r\t\177.");
  text = format_write (format_find ("blocks"), document);
  back = read_one ("blocks", text);
  g_assert_cmpstr (back->comment, ==, "two  lines   .");
}

/* Who knows the classic board only is told what it is, and gets nothing that could be taken for one. */
static void
test_others_refuse (void)
{
  static const struct { const char *rules, *detail; } boards[] = {
    { "rows=4\ncols=4\nvalues=1-4\nboxes=2x2\ngivens=................\n", "4 × 4" },
    { "rows=9\ncols=9\nvalues=1-9\nboxes=3x3\nextras=diagonal+\ngivens=%s\n", "diagonal+" },
    { "rows=9\ncols=9\nvalues=1-9\nboxes=3x3\ncage=3|r1c1 r1c2\ngivens=%s\n", "cage" },
    { "rows=9\ncols=9\nvalues=1-9\nboxes=none\ngivens=%s\n", "boxes" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      g_autofree char *dots = g_strnfill (N_CELLS, '.');
      g_auto (GStrv) parts = g_strsplit (boards[i].rules, "%s", 2);
      g_autofree char *text = g_strconcat (parts[0], parts[1] ? dots : NULL, parts[1], NULL);
      g_autoptr (Document) document = read_one ("blocks", text);
      g_autoptr (GArray) records = format_read (NULL, text, strlen (text), NULL);
      Record *record = &g_array_index (records, Record, 0);

      g_assert_nonnull (document->topology);
      for (int j = 0; formats[j]; j++)
        g_assert_true ((formats[j]->flags & HOLDS_RULES) || !format_holds_board (formats[j], document));
      record_only_classic (record);
      g_assert_null (record->document);
      g_assert_cmpint (record->error.reason, ==, PARSE_CLASSIC);
      g_assert_cmpstr (record->error.detail, ==, boards[i].detail);
    }
}

/* What is wrong in our own file with the board is said, and not a part of it is taken. */
static void
test_bad_files (void)
{
  static const char *const bad[][2] = {
    { "block=", "block=rows" },                                  /* no block */
    { "rows=4", "rows=5" },                                      /* boxes that do not fit */
    { "givens=1", "givens=9" },                                  /* a digit that the board has not */
    { "entries=.", "entries=" },                                 /* a cell too few */
  };
  g_autoptr (Document) document = read_one ("blocks", "rows=4\ncols=4\nvalues=1-4\nboxes=2x2\ngivens=1...............\n");
  g_autofree char *text = format_write (format_find ("setdoku"), document);
  const char *body = strstr (strstr (text, "checksum="), "\n") + 1;

  for (unsigned i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      const char *place = strstr (body, bad[i][0]);
      g_autofree char *changed = g_strdup_printf ("%.*s%s%s", (int) (place - body), body, bad[i][1], place + strlen (bad[i][0]));
      g_autofree char *checksum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, changed, -1);
      g_autofree char *whole = g_strdup_printf ("[Setdoku]\nversion=3\nlength=%zu\nchecksum=%s\n%s", strlen (changed), checksum,
                                                changed);
      g_autoptr (GArray) records = format_read (format_find ("setdoku"), whole, strlen (whole), NULL);

      g_assert_null (g_array_index (records, Record, 0).document);
      g_assert_cmpint (g_array_index (records, Record, 0).error.reason, !=, PARSE_CHECKSUM);
    }
}

/* Rules that are none: nothing else is made of the document then, and what is wrong is told. */
static void
test_forged_rules_are_refused (void)
{
  static const struct { const char *block; bool right; } rows[] = {
    { "rows=4\\ncols=4\\nvalues=1-4\\nboxes=2x2\\ngivens=1...............\\n", true },
    { "", false }, { "\\q", false }, { "rows=4\\nsausages=4\\n", false },
    { "rows=4\\ncols=4\\nvalues=1-4\\nboxes=3x2\\ngivens=1...............\\n", false },
    { "rows=4\\ncols=4\\nvalues=1-4\\nboxes=2x2\\ncage=9|r1c1 r1c2\\ngivens=1...............\\n", false },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *body = g_strdup_printf ("[Rules]\nblock=%s\n[Cells]\ngivens=1...............\n", rows[i].block);
      g_autofree char *text = forge_document (body);
      g_autoptr (GArray) records = format_read (NULL, text, strlen (text), NULL);
      const Record *record = &g_array_index (records, Record, 0);

      g_assert_cmpuint (records->len, ==, 1);
      if ((record->document != NULL) != rows[i].right)
        g_error ("%s: %d", rows[i].block, record->error.reason);
      g_assert_cmpint (record->error.reason == PARSE_OK, ==, rows[i].right);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/any-board/round-trip", test_round_trip);
  g_test_add_func ("/any-board/blocks", test_blocks);
  g_test_add_func ("/any-board/blocks/a-line", test_blocks_hold_a_line);
  g_test_add_func ("/any-board/others-refuse", test_others_refuse);
  g_test_add_func ("/any-board/bad-files", test_bad_files);
  g_test_add_func ("/any-board/forged-rules-are-refused", test_forged_rules_are_refused);
  return g_test_run ();
}
