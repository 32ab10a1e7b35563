/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-plain-board.c — boards of other sizes as plain text, in every layout that people hand them around in; and what only looks
 * like one. */
#include <glib.h>
#include <string.h>

#include "formats/format.h"

/* As a block, without what a document does not hold. */
static char *
read_as_block (const char *text, const char *format)
{
  const Format *used = NULL;
  g_autoptr (GArray) records = format_read (NULL, text, strlen (text), &used);
  const Record *record = &g_array_index (records, Record, 0);

  if (!used || strcmp (used->id, format) != 0 || records->len != 1 || !record->document)
    g_error ("%s, %u records, reason %d, %s:\n%s", used ? used->id : "none", records->len, record->error.reason,
             record->error.detail, text);
  return format_write (format_find ("blocks"), record->document);
}

static void
check (const char *text, const char *format, int n, const char *houses, const char *givens)
{
  g_autofree char *is = read_as_block (text, format);
  g_autofree char *expected = g_strdup_printf ("rows=%d\ncols=%d\nvalues=1-%d\n%s\ngivens=%s\n", n, n, n, houses, givens);

  g_assert_cmpstr (is, ==, expected);
}

#define FOUR "1.3..4.2.1..4..1"
#define SIX  "1....6.2..5...34....43...5..2.6....1"

static void
test_lines (void)
{
  check (FOUR, "line", 4, "boxes=2x2", FOUR);
  check ("1030 0402 0100 4001 # of four", "line", 4, "boxes=2x2", "1.3..4.2.1..4..1");
  check ("A.C..D.B.A..D..A", "line", 4, "boxes=2x2", FOUR);
  check (SIX "\n", "line", 6, "boxes=2x3", SIX);
  check ("1 . 3 . . 4 . 2 . 1 . . 4 . . 1", "line", 4, "boxes=2x2", FOUR);
}

/* The same board of 16 × 16 in four alphabets: 1–9 and A–G, 0–9 and A–F, A–P, and numbers. */
static void
test_alphabets (void)
{
  g_autoptr (GString) from_1 = g_string_new (NULL), from_0 = g_string_new (NULL), from_a = g_string_new (NULL);
  g_autoptr (GString) numbers = g_string_new (NULL), zeros = g_string_new (NULL);

  for (int cell = 0; cell < 256; cell++)
    {
      int value = cell % 3 ? 0 : (cell / 16 * 5 + cell % 16) % 16 + 1;

      g_string_append_c (from_1, value ? "123456789ABCDEFG"[value - 1] : '.');
      g_string_append_c (from_0, value ? "0123456789abcdef"[value - 1] : '.');
      g_string_append_c (from_a, value ? "ABCDEFGHIJKLMNOP"[value - 1] : '.');
      g_string_append_c (zeros, value ? "123456789ABCDEFG"[value - 1] : '0');
      g_string_append_printf (numbers, "%d%c", value, cell % 16 == 15 ? '\n' : ' ');
    }
  check (from_1->str, "line", 16, "boxes=4x4", from_1->str);
  check (from_0->str, "line", 16, "boxes=4x4", from_1->str);
  check (from_a->str, "line", 16, "boxes=4x4", from_1->str);
  check (zeros->str, "line", 16, "boxes=4x4", from_1->str);
  check (numbers->str, "grid", 16, "boxes=4x4", from_1->str);
  g_strdelimit (numbers->str, "\n", ' ');
  check (numbers->str, "line", 16, "boxes=4x4", from_1->str);
}

static void
test_grids (void)
{
  check ("1.3.\n.4.2\n.1..\n4..1\n", "grid", 4, "boxes=2x2", FOUR);
  check ("+-----+-----+\n| 1 . | 3 . |\n| . 4 | . 2 |\n|-----+-----|\n| . 1 | . . |\n| 4 . | . 1 |\n+-----+-----+\n", "grid", 4,
         "boxes=2x2", FOUR);
  check ("1.|3.\n.4|.2\n--+--\n.1|..\n4.|.1", "grid", 4, "boxes=2x2", FOUR);
  check ("\n1,0,3,0\n0,4,0,2\n\n0,1,0,0\n4,0,0,1\n\n", "grid", 4, "boxes=2x2", FOUR);
}

#define NINE   "...4......1.....59...2..54.4.........387.219.........5.47..5...68.....1......1..."
#define JIGSAW "AAABBBCCCAAABDBCCCAABBDDDDCABBEDDFDCGGGEEDFFCGHGEEFFFIGHGEEFIIIGHEEHFFIIGHHHHHIII"

/* A letter for each region behind the cells; those that are boxes are boxes. */
static void
test_regions (void)
{
  check (FOUR "AABBAABBCCDDCCDD", "line", 4, "boxes=2x2", FOUR);
  check (FOUR " aaabacbbccbdcddd", "line", 4, "regions=AAABACBBCCBDCDDD", FOUR);
  check ("1....2....3....4....5....ABBBBAACBDAACDDECCCDEEEED", "line", 5,
         "regions=ABBBBAACBDAACDDECCCDEEEED", "1....2....3....4....5....");
  check ("................AAABACBBCCBDCDDD", "line", 4, "regions=AAABACBBCCBDCDDD", "................");     /* no clue yet */
  check (NINE JIGSAW, "line", 9, "regions=" JIGSAW, NINE);
  check (NINE " " JIGSAW, "line", 9, "boxes=3x3", NINE);           /* a remark */
}

static void
check_refused (const char *text)
{
  g_autoptr (GArray) records = format_read (NULL, text, strlen (text), NULL);

  for (unsigned i = 0; i < records->len; i++)
    if (g_array_index (records, Record, i).document)
      g_error ("taken for a board:\n%s", text);
}

/* In a line of its own that is read as a grid. */
static void
test_regions_of_a_grid_that_are_none (void)
{
  static const char text[] = FOUR "AABBAABBCCDDCCDA\n";
  g_autoptr (GArray) records = format_read (format_find ("grid"), text, strlen (text), NULL);
  const Record *record = &g_array_index (records, Record, 0);

  g_assert_cmpuint (records->len, ==, 1);
  g_assert_null (record->document);
  g_assert_cmpint (record->error.reason, !=, PARSE_OK);
}

static void
test_what_is_none (void)
{
  static const char *const texts[] = {
    "1111111111111111", "1233211312322131", "1.3..4.2.1..4..5", "1.3..4.2.1..4..", "----------------",
    "1.3.\n.4.2\n.1..\n", "1.3.\n.4.2\n.1..\n4..\n1", "1.3.\n.4.2\n.1..\n4..1\n.2..\n", "1....2....3....4....5....",
    FOUR "AABBAABBCCDDCCDA", FOUR "1122112233443344", "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
    "12 13\n14 15\n", "1.3..4.2 .1 ..4..1", "1 . 3 . . 4 . 2 . 1 . . 4 . . 1 aaabacbbccbdcddd",
    "the cat\nand dog\nsat for\nhis own\n", "....\n....\n....\n....\n", "1.3.\n.4.2\n.1..\n4..1\nAAAA\nBBBB\nCCCD\nDDCD\n",
    "1.3.\n.4.2\n.1..\n4..1\n\nAAAB\nBBBB\nCCCC\nDDDD\n",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    check_refused (texts[i]);
  {
    g_autofree char *large = g_strnfill (26 * 26, '.'), *ten = g_strnfill (100, 'A'), *bad = g_strnfill (100, '1');
    g_autoptr (GString) cells = g_string_new (NULL);
    g_autofree char *no_letters = NULL, *two_lines = NULL, *beyond = NULL;

    large[0] = '1';
    check_refused (large);
    for (int i = 0; i < 100; i++)
      g_string_append (cells, "10 ");
    no_letters = g_strconcat (cells->str, bad, NULL);
    check_refused (no_letters);
    two_lines = g_strconcat (cells->str, "\n", ten, NULL);
    check_refused (two_lines);
    cells->str[1] = '1';
    beyond = g_strconcat (cells->str, ten, NULL);
    check_refused (beyond);
  }
}

/* What a line holds comes back; of what it does not hold it says so. */
static void
test_written (void)
{
  static const struct { const char *block; const char *line; } boards[] = {
    { "rows=4\ncols=4\nvalues=1-4\nboxes=2x2\ngivens=" FOUR "\n", FOUR "\n" },
    { "rows=6\ncols=6\nvalues=1-6\nboxes=3x2\ngivens=" SIX "\n", SIX "AABBCCAABBCCAABBCCDDEEFFDDEEFFDDEEFF\n" },
    { "rows=4\ncols=4\nvalues=1-4\nregions=AAABACBBCCBDCDDD\ngivens=" FOUR "\n", FOUR "AAABACBBCCBDCDDD\n" },
    { "rows=10\ncols=10\nvalues=1-10\nboxes=2x5\ngivens=A...................................................................."
      "..............................A\n", NULL },
    { "rows=10\ncols=10\nvalues=1-10\nboxes=5x2\ngivens=.A...................................................................."
      ".............................A\n", NULL },
    { "rows=4\ncols=4\nvalues=1-4\nboxes=none\ngivens=" FOUR "\n", "" },
    { "rows=4\ncols=4\nvalues=1-4\nboxes=2x2\nextras=diagonal+\ngivens=" FOUR "\n", "" },
    { "rows=4\ncols=4\nvalues=1-4\nboxes=2x2\ncage=3|r1c1 r1c2\ngivens=" FOUR "\n", "" },
  };
  const Format *line = format_find ("line"), *blocks = format_find ("blocks");

  for (gsize i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      g_autoptr (GArray) records = format_read (blocks, boards[i].block, strlen (boards[i].block), NULL), again = NULL;
      Document *document = g_array_index (records, Record, 0).document;
      g_autofree char *text = NULL;

      g_assert_nonnull (document);
      g_assert_cmpint (format_holds_board (line, document), ==, !boards[i].line || *boards[i].line);
      if (!format_holds_board (line, document))
        continue;
      text = format_write (line, document);
      if (boards[i].line)
        g_assert_cmpstr (text, ==, boards[i].line);
      again = format_read (line, text, strlen (text), NULL);
      g_assert_nonnull (g_array_index (again, Record, 0).document);
      g_assert_true (document_equal (g_array_index (again, Record, 0).document, document));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/formats/plain-board/lines", test_lines);
  g_test_add_func ("/formats/plain-board/alphabets", test_alphabets);
  g_test_add_func ("/formats/plain-board/grids", test_grids);
  g_test_add_func ("/formats/plain-board/regions", test_regions);
  g_test_add_func ("/formats/plain-board/regions-of-a-grid-that-are-none", test_regions_of_a_grid_that_are_none);
  g_test_add_func ("/formats/plain-board/none", test_what_is_none);
  g_test_add_func ("/formats/plain-board/written", test_written);

  return g_test_run ();
}
