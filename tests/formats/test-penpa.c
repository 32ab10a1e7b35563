/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-penpa.c — addresses of Penpa+ with a plain Sudoku are read, others refused by what they hold; deflate meant ill. */
#include "reading.h"

#include "formats/inflate.h"
#include "penpa-links.h"

#define PUZZLE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

static void
check_clues (const Document *document)
{
  char  cells[BOARD_TEXT_SIZE];
  Board board;

  document_get_board (document, &board);
  board_format (&board, cells);
  g_assert_cmpstr (cells, ==, PUZZLE);
}

static void
test_all (void)
{
  g_autoptr (Document) document = read_one ("penpa", PENPA_ALL);

  check_clues (document);
  g_assert_cmpstr (document->title, ==, "A, fizz");
  g_assert_cmpstr (document->author, ==, "Ann");
  g_assert_cmpstr (document->source, ==, "https://example.org/");
  g_assert_cmpstr (document->comment, ==, "Normal\nSudoku & more");
  g_assert_cmpint (document->cells[2].entry, ==, 4);
  g_assert_cmphex (document->cells[3].centre, ==, digits_of (2) | digits_of (6));
  g_assert_cmpint (document->cells[4].entry, ==, 0);                       /* on a clue */
  g_assert_cmphex (document->cells[5].corner, ==, digits_of (2) | digits_of (6));
  g_assert_cmpint (document->cells[72].entry, ==, 3);
  g_assert_cmphex (document->cells[73].centre, ==, digits_of (2) | digits_of (4));
}

static void
test_packed_in_other_ways (void)
{
  static const char *const links[] = {
    PENPA_SOLVE_FIXED, PENPA_STORED, PENPA_SQUARE_SPACE, "Dear all,\nlook (" PENPA_SOLVE_FIXED ") at this.\n",
  };

  for (size_t i = 0; i < G_N_ELEMENTS (links); i++)
    {
      g_autoptr (Document) document = read_one ("penpa", links[i]);

      check_clues (document);
    }
}

static void
test_several (void)
{
  static const char text[] = "One:\n" PENPA_ALL "\n" PENPA_CAGE "\n" PENPA_STORED "\n";
  g_autoptr (GArray) records = format_read (NULL, text, strlen (text), NULL);

  g_assert_cmpuint (records->len, ==, 3);
  g_assert_nonnull (g_array_index (records, Record, 0).document);
  g_assert_cmpuint (g_array_index (records, Record, 0).line, ==, 2);
  g_assert_cmpint (g_array_index (records, Record, 1).error.reason, ==, PARSE_VARIANT);
  g_assert_cmpuint (g_array_index (records, Record, 1).error.line, ==, 3);
  g_assert_nonnull (g_array_index (records, Record, 2).document);
}

static void
test_refused (void)
{
  static const RefusedText refused[] = {
    { "https://swaroopg92.github.io/penpa-edit/#m=edit&p=", PARSE_BROKEN_LINK, 1, 1, "" },
    { "https://swaroopg92.github.io/penpa-edit/#m=edit&p=%FF", PARSE_BROKEN_LINK, 1, 1, "" },
  };

  check_fails (NULL, PENPA_NO_BOXES, PARSE_VARIANT, 1, 1, "square");
  check_fails (NULL, PENPA_CAGE, PARSE_VARIANT, 1, 1, "killercages");
  check_fails (NULL, PENPA_THERMO, PARSE_VARIANT, 1, 1, "thermo");
  check_fails (NULL, PENPA_LINES, PARSE_VARIANT, 1, 1, "lineE");
  check_fails (NULL, PENPA_SIX, PARSE_VARIANT, 1, 1, "6 × 6");
  check_fails (NULL, PENPA_DIAGONAL, PARSE_VARIANT, 1, 1, "diagonal");
  check_fails (NULL, PENPA_HEX, PARSE_VARIANT, 1, 1, "hex");
  check_fails (NULL, PENPA_LETTER, PARSE_BAD_VALUE, 1, 1, "number.28");
  check_fails (NULL, PENPA_OUTSIDE, PARSE_VARIANT, 1, 1, "number");
  check_fails ("penpa", "no link", PARSE_UNKNOWN, 0, 0, "");
  check_all_refused (refused, G_N_ELEMENTS (refused));
}

/* The page in front of base64 of a raw deflate stream that holds this text, not packed. */
static char *
link_of (const char *text, gsize length)
{
  g_autoptr (GString) stored = g_string_new (NULL);
  g_autofree char *base64 = NULL;

  for (gsize at = 0; at < length || at == 0; at += 0x8000)
    {
      gsize n = MIN (length - at, 0x8000);

      g_string_append_c (stored, at + n == length);
      g_string_append_c (stored, (char) (n & 0xff));
      g_string_append_c (stored, (char) (n >> 8));
      g_string_append_c (stored, (char) ~(n & 0xff));
      g_string_append_c (stored, (char) ~(n >> 8));
      g_string_append_len (stored, text + at, (gssize) n);
    }
  base64 = g_base64_encode ((const guchar *) stored->str, stored->len);
  return g_strconcat ("https://swaroopg92.github.io/penpa-edit/#m=edit&p=", base64, NULL);
}

static void
test_what_is_within (void)
{
  static const struct { const char *text; ParseReason reason; const char *detail; } cases[] = {
    { "sudoku", PARSE_BROKEN_LINK, "" },
    { "sudoku\n\n\n\n", PARSE_BROKEN_LINK, "" },
    { "3,4\n\n\n\n\n", PARSE_FOREIGN, "Penpa+ 1" },
    { "sudoku,9,9\n[0,0]\n\n{}\n", PARSE_BAD_VALUE, "space" },
    { "sudoku,9,9\n[0,0,0,-1]\n\n{}\n", PARSE_BAD_VALUE, "space" },
    { "sudoku,9,9\n5\n\n{}\n", PARSE_BAD_VALUE, "space" },
    { "sudoku,9,9\n[0\n\n{}\n", PARSE_MISSING, "]" },
    { "sudoku,9,9\n[0,0,0,0]\n\n[]\n", PARSE_BAD_VALUE, "pu_q" },
    { "sudoku,9,9\n[0,0,0,0]\n\n{\n", PARSE_MISSING, "}" },
    { "sudoku,9,9\n[0,0,0,0]\n\n{\"zZ\":1}\n", PARSE_VARIANT, "z" },
    { "sudoku,9,9\n[0,0,0,0]\n\n{zN:{\"28\":[\"11\",1,\"1\"]}}\n", PARSE_BAD_VALUE, "number.28" },
    { "sudoku,9,9\n[0,0,0,0]\n\n{zN:{\"28\":[\"1\"]}}\n", PARSE_BAD_VALUE, "number.28" },
    { "sudoku,9,9\n[0,0,0,0]\n\n{zN:{\"28\":[\"1\",1,\"2\"]}}\n", PARSE_BAD_VALUE, "number.28" },
    { "sudoku,9,9\n[0,0,0,0]\n\n{zN:{\"28\":[[1],1,\"7\"]}}\n", PARSE_BAD_VALUE, "number.28" },
    { "sudoku,9,9\n[0,0,0,0]\n\n{zN:{\"28\":[[1,0,0,0,0,0,0,0,\"x\"],1,\"7\"]}}\n", PARSE_BAD_VALUE, "number.28" },
    { "sudoku,9,9\n[0,0,0,0]\n\n{zN:{\"28\":[\"\",1,\"1\"]}}\n", PARSE_VARIANT, "square" },
    { "sudoku,9,9\n[0,0,0,0]\n\n{zN:{\"x\":[\"1\",1,\"1\"]}}\n", PARSE_VARIANT, "number" },
    { "sudoku,9,9\n[0,0,0,0]\n\n{z1:{\"1\":[\"1\",1]}}\n", PARSE_VARIANT, "numberS" },
    { "sudoku,9,9\n[0,0,0,0]\n\n{zE:{\"5,6\":2}}\n", PARSE_VARIANT, "lineE" },
    { "sudoku,9,9\n[0,0,0,0]\n\n{zE:{\"212\":2}}\n", PARSE_VARIANT, "lineE" },
    { "sudoku,9,9\n[0,0,0,0]\n\n{zE:{\"225,238\":2}}\n[]\n", PARSE_OK, "" },
    { "sudoku,9,9\n[0,0,0,0]\n\n{zE:{\"225,238\":2}}\n{\n", PARSE_MISSING, "}" },
    { "sudoku,9,9\n[0,0,0,0]\n\n{zE:{\"225,238\":2},\"zZap\":{\"1\":1}}\n", PARSE_VARIANT, "zap" },
    { "sudoku,9,9\n[0,0,0,0]\n\n{zN:1}\n", PARSE_VARIANT, "number" },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *link = link_of (cases[i].text, strlen (cases[i].text));
      g_autoptr (GArray) records = format_read (NULL, link, strlen (link), NULL);
      const ParseError *error = &g_array_index (records, Record, 0).error;

      if (error->reason != cases[i].reason || strcmp (error->detail, cases[i].detail) != 0)
        g_test_message ("%s: %d “%s”", cases[i].text, error->reason, error->detail);
      if (error->reason != cases[i].reason || strcmp (error->detail, cases[i].detail) != 0)
        g_test_fail ();
    }
}

/* A megabyte of blanks packed into a kilobyte, what is no text, and what is cut off. */
static void
test_packed_that_is_meant_ill (void)
{
  static const struct { const char *bytes; gsize length; } broken[] = {
    { "", 0 }, { "\x07", 1 }, { "\x00", 1 }, { "\x01\x05\x00\xfa\xff" "ab", 7 }, { "\x01\x05\x00\xfa\xfe" "abcde", 10 },
    { "\x03", 1 }, { "\x4b", 1 }, { "\x05", 1 }, { "\xfd\xff\xff\xff\xff", 5 }, { "\x03\x02\x00", 3 },
    { "\x05\xe0\x81\x08\x00\x00", 6 },
  };
  g_autofree char *huge = g_strnfill ((1 << 20) + 1, ' '), *link = link_of (huge, strlen (huge)), *bytes = link_of ("a\0b", 3);
  bool too_large;

  check_fails (NULL, link, PARSE_TOO_LARGE, 1, 1, "");
  check_fails (NULL, bytes, PARSE_BROKEN_LINK, 1, 1, "");
  for (size_t i = 0; i < G_N_ELEMENTS (broken); i++)
    {
      g_assert_null (inflate_raw ((const uint8_t *) broken[i].bytes, broken[i].length, 100, &too_large));
      g_assert_false (too_large);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/formats/penpa/all", test_all);
  g_test_add_func ("/formats/penpa/packed-in-other-ways", test_packed_in_other_ways);
  g_test_add_func ("/formats/penpa/several", test_several);
  g_test_add_func ("/formats/penpa/refused", test_refused);
  g_test_add_func ("/formats/penpa/what-is-within", test_what_is_within);
  g_test_add_func ("/formats/penpa/packed-that-is-meant-ill", test_packed_that_is_meant_ill);

  return g_test_run ();
}
