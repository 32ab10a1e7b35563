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
    { "\n[0,0,0,0]\n\n{}\n", PARSE_BROKEN_LINK, "" },
    { "sudoku,9,8\n[0,0,0,0]\n\n{}\n", PARSE_VARIANT, "8 × 9" },
    { "sudoku,9,9\n[0,0,0,1000]\n\n{}\n", PARSE_BAD_VALUE, "space" },
    { "sudoku,9,9\n[0,0,0,0]\n\n{\"x\":null}\n", PARSE_VARIANT, "square" },
    { "sudoku,9,9\n[0,0,0,0]\n\n{zN:{\"0\":[\"1\",1,\"1\"]}}\n", PARSE_VARIANT, "number" },
    { "sudoku,9,9\n[0,0,0,0]\n\n{zN:{\"27\":[\"1\",1,\"1\"]}}\n", PARSE_VARIANT, "number" },
    { "sudoku,9,9\n[0,0,0,0]\n\n{zN:{\"37\":[\"1\",1,\"1\"]}}\n", PARSE_VARIANT, "number" },
    { "sudoku,9,9\n[0,0,0,0]\n\n{zN:{\"145\":[\"1\",1,\"1\"]}}\n", PARSE_VARIANT, "number" },
    { "sudoku,9,9\n[0,0,0,0]\n\n{zN:{\"28\":5}}\n", PARSE_BAD_VALUE, "number.28" },
    { "sudoku,9,9\n[0,0,0,0]\n\n{zN:{\"28\":[5,1,\"1\"]}}\n", PARSE_BAD_VALUE, "number.28" },
    { "sudoku,9,9\n[0,0,0,0]\n\n{zN:{\"28\":[\"1\",1,\"7\"]}}\n", PARSE_BAD_VALUE, "number.28" },
    { "sudoku,9,9\n[0,0,0,0]\n\n{zN:{\"28\":[\"1\",1,1]}}\n", PARSE_BAD_VALUE, "number.28" },
    { "sudoku,9,9\n[0,0,0,0]\n\n{zN:{\"28\":[\"12\",1,\"5\"]}}\n", PARSE_VARIANT, "square" },
    { "sudoku,9,9\n[0,0,0,0]\n\n{zN:{\"28\":[\"12\",1,\"6\"]}}\n", PARSE_VARIANT, "square" },
    { "sudoku,9,9\n[0,0,0,0]\n\n{zN:{\"28\":[[1,1,0,0,0,0,0,0,0],1,\"7\"]}}\n", PARSE_VARIANT, "square" },
    { "sudoku,9,9\n[0,0,0,0]\n\n{z1:{\"788\":5}}\n", PARSE_VARIANT, "numberS" },
    { "sudoku,9,9\n[0,0,0,0]\n\n{z1:{\"788\":[]}}\n", PARSE_VARIANT, "numberS" },
    { "sudoku,9,9\n[0,0,0,0]\n\n{z1:{\"788\":[\"11\",1]}}\n", PARSE_VARIANT, "numberS" },
    { "sudoku,9,9\n[0,0,0,0]\n\n{z1:{\"x\":[\"1\",1]}}\n", PARSE_VARIANT, "numberS" },
    { "sudoku,9,9\n[0,0,0,0]\n\n{zE:{\"225,238\":2}}\n{zN:{\"28\":[\"11\",1,\"1\"],\"0\":[\"1\",1,\"1\"]}}\n", PARSE_OK, "" },
    { "sudoku,9,9\n[0,0,0,0]\n\n{zE:{\"225,238\":2}}\n{z1:{\"788\":[\"11\",1],\"0\":[\"1\",1]}}\n", PARSE_OK, "" },
    { "3,4\n\n\n\n\n", PARSE_FOREIGN, "Penpa+ 1" },
    { "sudoku,9,9\n[0,0]\n\n{}\n", PARSE_BAD_VALUE, "space" },
    { "sudoku,9,9\n[0,0,0,-1]\n\n{}\n", PARSE_BAD_VALUE, "space" },
    { "sudoku,9,9\n5\n\n{}\n", PARSE_BAD_VALUE, "space" },
    { "sudoku,9,9\n[0,\"a\",0,0]\n\n{}\n", PARSE_BAD_VALUE, "space" },
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
    /* a length of codes that repeats none before it, one that is no code, more codes of literals, and of distances, than bits */
    { "\x05\xe0\x03\x00\x00\x00\x00\x00\x10\x04\x00\x00\x00\x00", 14 },
    { "\x05\xe0\x01\x00\x00\x00\x00\x00\x20\x0c\xff\xff\xff\xff", 14 },
    { "\x05\xe0\x01\x04\x00\x00\x00\x00\x10\xfc\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff"
      "\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\x0f\x00\x00", 45 },
    { "\x05\xe2\x81\x08\x00\x00\x00\x00\x20\xec\x4f\xfd\x0f\x00\x00", 15 },
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

/* A thousand letters in eleven bytes, a letter by codes that are told with it, and blocks that are not the last. */
static void
test_limits_of_inflating (void)
{
  static const uint8_t letters[] = { 0x4b, 0x4c, 0x1c, 0x05, 0xa3, 0x60, 0x14, 0x0c, 0x77, 0x00, 0x00 };
  static const uint8_t told[] = { 0x05, 0xe0, 0x81, 0x08, 0, 0, 0, 0, 0x20, 0xb0, 0xee, 0x2f, 0x71, 0x02 };
  static const uint8_t stored[] = { 0, 3, 0, 0xfc, 0xff, 'a', 'b', 'c', 0, 3, 0, 0xfc, 0xff, 'd', 'e', 'f', 1, 0, 0, 0xff, 0xff };
  bool too_large;
  GString *text = inflate_raw (letters, sizeof letters, 1000, &too_large);

  g_assert_cmpuint (text->len, ==, 1000);
  g_string_free (text, TRUE);
  g_assert_null (inflate_raw (letters, sizeof letters, 999, &too_large));
  g_assert_true (too_large);
  text = inflate_raw (told, sizeof told, 10, &too_large);
  g_assert_cmpstr (text->str, ==, "a");
  g_string_free (text, TRUE);
  text = inflate_raw (stored, sizeof stored, 6, &too_large);
  g_assert_cmpstr (text->str, ==, "abcdef");
  g_string_free (text, TRUE);
  for (gsize most = 0; most < 6; most++)
    {
      g_assert_null (inflate_raw (stored, sizeof stored, most, &too_large));
      g_assert_true (too_large);
    }
}

/* The page with nothing packed behind it is not looked at; a letter with very many is read so far. */
static void
test_edges_of_addresses (void)
{
  static const char page[] = "https://swaroopg92.github.io/penpa-edit/";
  g_autofree char *hidden = g_strconcat (page, "#m=edit&p\n", page, "?q=1&pp=2\n", page, "?p=", NULL);
  g_autoptr (GString) many = g_string_new (NULL);
  g_autoptr (GArray) records = NULL;

  check_fails ("penpa", hidden, PARSE_BROKEN_LINK, 3, 1, "");
  for (int i = 0; i < 300; i++)
    g_string_append_printf (many, "%s#p=\n", page);
  records = format_read (format_find ("penpa"), many->str, many->len, NULL);
  g_assert_cmpuint (records->len, ==, 257);
  g_assert_cmpint (g_array_index (records, Record, 255).error.reason, ==, PARSE_BROKEN_LINK);
  g_assert_cmpint (g_array_index (records, Record, 256).error.reason, ==, PARSE_TOO_LARGE);
  g_assert_cmpuint (g_array_index (records, Record, 256).error.line, ==, 257);
}

/* A title has one line, whatever it says. */
static void
test_title_of_two_lines (void)
{
  static const char text[] = "sudoku,9,9,0,0,0,0,0,0,0,0,0,0,0,0,Title: A%2DB\n[0,0,0,0]\n\n{zE:{\"225,238\":2}}\n\n";
  g_autofree char *link = link_of (text, strlen (text));
  g_autoptr (GArray) records = format_read (NULL, link, strlen (link), NULL);
  const Document *document = g_array_index (records, Record, 0).document;

  g_assert_nonnull (document);
  g_assert_cmpstr (document->title, ==, "A B");
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
  g_test_add_func ("/formats/penpa/limits-of-inflating", test_limits_of_inflating);
  g_test_add_func ("/formats/penpa/edges-of-addresses", test_edges_of_addresses);
  g_test_add_func ("/formats/penpa/title-of-two-lines", test_title_of_two_lines);
  g_test_add_func ("/formats/penpa/packed-that-is-meant-ill", test_packed_that_is_meant_ill);

  return g_test_run ();
}
