/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-bad-input.c — what is wrong is said with its reason and its place, and never taken for a puzzle. */
#include <string.h>

#include "engine/core/random.h"
#include "formats/format.h"
#include "formats/text-visible.h"

#define PUZZLE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
#define LONG_CODE "0201-0123456789012345678901234567890123456789012345678901234567-x"
#define ROW "53..7....\n"
#define FULL "123456789\n"
#define SOLVED_NOT "634678912672195348198342567859761423426853791713924856961537284287419635345286179"
#define DOTS ". . . . . . . . . "
#define SPACES_9 "         "
#define WIDE "5 3     7       2\n"
#define TABLE "| 5 | 3 |   |   | 7 |   |   |   |   |\n"
#define TABLE_7 TABLE TABLE TABLE TABLE TABLE TABLE TABLE
#define ROWS_8 ROW ROW ROW ROW ROW ROW ROW ROW
#define ZEROS "000000000000000000000000000000000000000000000000000000000000000000000000000000000"
#define MARKS "| 12 3 4 | 56 7 8 | 9 12 45 |\n"
#define ZIP(length) "PK\x03\x04\x14\x00\x08\x08\x08\x00qqqqqqqqqqqqqqqq" length "\x00\x00\x00"
#define MARKS_4 MARKS MARKS MARKS MARKS

typedef struct {
  const char *format;              /* NULL: sniffed */
  const char *text;
  ParseReason reason;
  unsigned    line, column;
  int64_t     found, expected;
} BadText;

static const BadText bad_texts[] = {
  { NULL, "", PARSE_EMPTY, 0, 0, 0, 0 },
  { NULL, " \n\t\r\n \xc2\xa0 ", PARSE_EMPTY, 0, 0, 0, 0 },
  { NULL, "\xef\xbb\xbf", PARSE_EMPTY, 0, 0, 0, 0 },
  { "sdm", "# only\n# comments\n", PARSE_EMPTY, 0, 0, 0, 0 },
  { NULL, "Dear Ann,\nhow are you?\n", PARSE_UNKNOWN, 0, 0, 0, 0 },
  { "grid", "Dear Ann,\nhow are you?\n", PARSE_UNKNOWN, 0, 0, 0, 0 },
  { "pm", "Dear Ann,\nhow are you?\n", PARSE_UNKNOWN, 0, 0, 0, 0 },

  /* lines */
  { NULL, "5300700006", PARSE_WRONG_LENGTH, 1, 11, 10, 81 },
  { NULL, "\n" PUZZLE "1\n", PARSE_WRONG_LENGTH, 2, 82, 82, 81 },
  { "line", PUZZLE PUZZLE, PARSE_WRONG_LENGTH, 1, 82, 162, 81 },
  { "line", "53..7 # too short", PARSE_WRONG_LENGTH, 1, 6, 5, 81 },
  { "line", "  53a7", PARSE_BAD_CHARACTER, 1, 5, 'a', 0 },
  { "line", "数独", PARSE_BAD_CHARACTER, 1, 1, 0x6570, 0 },
  { "line", SPACES_9 SPACES_9 SPACES_9 SPACES_9 SPACES_9 SPACES_9 SPACES_9 SPACES_9 SPACES_9 "5", PARSE_WRONG_LENGTH, 1, 83, 1, 81 },
  { NULL, "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7é",
    PARSE_BAD_CHARACTER, 1, 81, 0xe9, 0 },
  { NULL, "53..7....6..195....98....6.8...6...34.A8.3..17...2...6.6....28....419..5....8..79",
    PARSE_BAD_CHARACTER, 1, 39, 'A', 0 },

  /* grids */
  { NULL, ROW ROW ROW "53..7...\n" ROW ROW ROW ROW ROW, PARSE_WRONG_ROW, 4, 9, 8, 9 },
  { NULL, ROW ROW ROW "53..7.....\n" ROW ROW ROW ROW ROW, PARSE_WRONG_ROW, 4, 10, 10, 9 },
  { NULL, ROW ROW "5 3 . | . 7 . | . .\n" ROW ROW ROW ROW ROW ROW, PARSE_WRONG_ROW, 3, 20, 8, 9 },
  { NULL, FULL FULL FULL "21436589\n" FULL FULL FULL FULL FULL, PARSE_WRONG_ROW, 4, 9, 8, 9 },
  { NULL, ROW ROW ROW "53\n" ROW ROW ROW ROW ROW, PARSE_WRONG_ROW, 4, 3, 2, 9 },
  { NULL, "Hello\n" ROW ROW ROW ROW "53.a7....\n" ROW ROW ROW ROW, PARSE_BAD_CHARACTER, 6, 4, 'a', 0 },
  { NULL, ROW ROW ROW ROW "53.é7....\n" ROW ROW ROW ROW, PARSE_BAD_CHARACTER, 5, 4, 0xe9, 0 },
  { NULL, "5,3,,,7,,,,\n5,3,,,7,,,,\n5,3,,12,7,,,,\n5,3,,,7,,,,\n5,3,,,7,,,,\n5,3,,,7,,,,\n",
    PARSE_BAD_CHARACTER, 3, 7, '2', 0 },
  { NULL, "5,3,,,7,,,,\n5,3,,,7,,,\n5,3,,,7,,,,\n5,3,,,7,,,,\n5,3,,,7,,,,\n5,3,,,7,,,,\n",
    PARSE_WRONG_ROW, 2, 11, 8, 9 },
  { NULL, ROWS_8, PARSE_WRONG_ROWS, 8, 0, 8, 9 },
  { NULL, ROWS_8 ROW ROW, PARSE_WRONG_ROWS, 10, 0, 10, 9 },
  { NULL, "x\n\n" ROWS_8 "\n\nthe end", PARSE_WRONG_ROWS, 10, 0, 8, 9 },
  { "grid", ROW ROW, PARSE_WRONG_ROWS, 2, 0, 2, 9 },
  { "ss", "*-----------*\n|538|...|..9|\n*-----------*\n\n", PARSE_WRONG_ROWS, 3, 0, 1, 9 },
  { "line", DOTS DOTS DOTS DOTS DOTS DOTS DOTS DOTS DOTS "1", PARSE_WRONG_LENGTH, 1, 2, 1, 81 },
  { "line", "5" SPACES_9 SPACES_9 SPACES_9 SPACES_9 SPACES_9 SPACES_9 SPACES_9 SPACES_9 "        1", PARSE_WRONG_LENGTH, 1, 2, 1, 81 },
  { "grid", "| | | | | | | | | |\n|---|---|---|---|---|---|---|---|---|\n" TABLE_7 "| 5 | 33 |   |   | 7 |   |   |   |   |\n",
    PARSE_BAD_CHARACTER, 10, 8, '3', 0 },
  { "grid", TABLE_7 TABLE "|5|3|.|.|7|.|.|.|.| .\n", PARSE_WRONG_ROW, 9, 21, 10, 9 },
  { "grid", WIDE WIDE WIDE WIDE "53  7    \n" WIDE WIDE WIDE WIDE, PARSE_WRONG_ROW, 5, 6, 3, 9 },

  /* pencil marks */
  { NULL, MARKS_4 "| 12 3 4 | 56 7 8 | 9 12 |\n" MARKS_4, PARSE_WRONG_ROW, 5, 27, 8, 9 },
  { NULL, MARKS_4 "| 12 3 4 | 56 7 8 | 9 12 45 6 |\n" MARKS_4, PARSE_WRONG_ROW, 5, 29, 10, 9 },
  { NULL, MARKS_4 "| 12 3 4 | 56 7 8 | 9 1a 45 |\n" MARKS_4, PARSE_BAD_CHARACTER, 5, 24, 'a', 0 },
  { NULL, MARKS_4 "| 12 3 4 | 56 7 8 | 9 11 45 |\n" MARKS_4, PARSE_BAD_CHARACTER, 5, 24, '1', 0 },
  { NULL, MARKS_4 MARKS_4, PARSE_WRONG_ROWS, 8, 0, 8, 9 },
  { NULL, MARKS_4 MARKS_4 MARKS MARKS, PARSE_WRONG_ROWS, 10, 0, 10, 9 },

  /* sdk */
  { NULL, "#AAnn\n" ROW ROW "53..7...\n" ROW ROW ROW ROW ROW ROW, PARSE_WRONG_ROW, 4, 9, 8, 9 },
  { NULL, "#AAnn\n" ROW ROW "53..7..q.\n" ROW ROW ROW ROW ROW ROW, PARSE_BAD_CHARACTER, 4, 8, 'q', 0 },
  { NULL, "#AAnn\n" ROWS_8, PARSE_WRONG_ROWS, 9, 0, 8, 9 },
  { "sdk", ROWS_8 ROW ROW ROW, PARSE_WRONG_ROWS, 10, 0, 11, 9 },
  { NULL, "[Puzzle]\n" ROWS_8 ROW "[State]\n" ROWS_8, PARSE_WRONG_ROWS, 19, 0, 8, 9 },
  { NULL, "[Puzzle]\n" ROWS_8 ROW "[State]\n" ROWS_8 "23..7....\n", PARSE_BAD_VALUE, 0, 0, 0, 0 },
  { NULL, "[State]\n" ROWS_8 ROW, PARSE_MISSING, 0, 0, 0, 0 },

  /* lines of HoDoKu's library */
  { NULL, ":0000:x:1..............................................................................2:::\n",
    PARSE_WRONG_LENGTH, 1, 89, 80, 81 },
  { "line", ":0201:578:+1.9..7.52..3:::", PARSE_BAD_CHARACTER, 1, 1, ':', 0 },
  { NULL, "# a library\n:0111-1:567:4..5..37.32:547:::\n", PARSE_WRONG_LENGTH, 2, 24, 11, 81 },
  { "hodoku", ":0201:5:12a:::", PARSE_BAD_CHARACTER, 1, 11, 'a', 0 },
  { "hodoku", "0201 5 12", PARSE_SYNTAX, 1, 0, 0, 0 },
  { "hodoku", ":" LONG_CODE ":5:" ZEROS ":::", PARSE_BAD_CHARACTER, 1, 66, 'x', 0 },
  { "hodoku", ":02", PARSE_SYNTAX, 1, 0, 0, 0 },
  { "hodoku", ":0201:5:1+:::", PARSE_BAD_CHARACTER, 1, 11, ':', 0 },
  { "hodoku", ":0201:5:1+.:::", PARSE_BAD_CHARACTER, 1, 11, '.', 0 },
  { "hodoku", ":0201:578:" ZEROS ":5a1:::", PARSE_BAD_CHARACTER, 1, 94, 'a', 0 },
  { "hodoku", ":0201:578:" ZEROS ":5.1:::", PARSE_BAD_CHARACTER, 1, 94, '.', 0 },
  { "hodoku", ":0201:578:" ZEROS ":a11:::", PARSE_BAD_CHARACTER, 1, 93, 'a', 0 },
  { "hodoku", ":0201:578:" ZEROS ":.11:::", PARSE_BAD_CHARACTER, 1, 93, '.', 0 },
  { "hodoku", ":0201:578:" ZEROS ":51a:::", PARSE_BAD_CHARACTER, 1, 95, 'a', 0 },
  { "hodoku", ":0201:578:" ZEROS ":51.:::", PARSE_BAD_CHARACTER, 1, 95, '.', 0 },
  { "hodoku", ":0201:578:" ZEROS ":51", PARSE_SYNTAX, 1, 93, 0, 0 },
  { "hodoku", ":0201:578:" ZEROS ":511 5", PARSE_SYNTAX, 1, 97, 0, 0 },
  { "hodoku", ":0201:578:" ZEROS ":51:::", PARSE_BAD_CHARACTER, 1, 95, ':', 0 },
  { "hodoku", ":0201:578:" ZEROS ":111 211 311 411 511 611 711 811 911:::", PARSE_NO_CANDIDATES, 1, 125, 1, 0 },
  { NULL, ":0201\n", PARSE_UNKNOWN, 0, 0, 0, 0 },

  /* lists with ratings */
  { NULL, "0000183b305c " ZEROS " 1.2x\n", PARSE_SYNTAX, 1, 0, 0, 0 },
  { NULL, "0000183b305c " ZEROS " x\n", PARSE_SYNTAX, 1, 0, 0, 0 },
  { "exchange", "0000183b305c 0507030600\n", PARSE_WRONG_LENGTH, 1, 24, 10, 81 },
  { "exchange", "0000183b305c 0" ZEROS " 1.2\n", PARSE_WRONG_LENGTH, 1, 95, 82, 81 },
  { "exchange", "0000183g305c " ZEROS " 1.2\n", PARSE_SYNTAX, 1, 0, 0, 0 },
  { "exchange", PUZZLE "\n", PARSE_SYNTAX, 1, 0, 0, 0 },
  { "serate", PUZZLE " ED=8.3/1.2\n", PARSE_BAD_VALUE, 1, 0, 0, 0 },
  { "serate", PUZZLE " ED=8.3/1.2/x\n", PARSE_BAD_VALUE, 1, 0, 0, 0 },
  { "serate", PUZZLE " ED=8.3/1.2/1.25\n", PARSE_BAD_VALUE, 1, 0, 0, 0 },
  { "serate", PUZZLE " ED=999999999999.3/1.2/1.2\n", PARSE_BAD_VALUE, 1, 0, 0, 0 },
  { "serate", "\n" PUZZLE "1 ED=8.3/1.2/1.2\n", PARSE_WRONG_LENGTH, 2, 82, 82, 81 },
  { "gsf", PUZZLE ",a,b,1,2\n", PARSE_SYNTAX, 1, 0, 0, 0 },
  { "gsf", "5" PUZZLE ",a,b,1,2,3.4,1.2,1.2,\n", PARSE_SYNTAX, 1, 0, 0, 0 },
  { NULL, "A list\n#!sudoku -c1,PuzzleR\n\n53,a,b,1,2,3.4,1.2,1.2\n", PARSE_SYNTAX, 4, 0, 0, 0 },
  { NULL, "quizzes,solutions\n\n" PUZZLE "1\n", PARSE_WRONG_LENGTH, 3, 82, 82, 81 },
  { "csv", PUZZLE "," ZEROS "0\n", PARSE_WRONG_LENGTH, 1, 164, 82, 81 },
  { "csv", PUZZLE "," SOLVED_NOT "\n", PARSE_BAD_VALUE, 1, 0, 0, 0 },
  { "csv", PUZZLE ",5,3\n", PARSE_BAD_CHARACTER, 1, 84, ',', 0 },
  { "csv", "123" ZEROS ",456" ZEROS "\n", PARSE_WRONG_LENGTH, 1, 82, 84, 81 },
  { NULL, "puzzle,solution\n" PUZZLE ",1" PUZZLE "\n", PARSE_WRONG_LENGTH, 2, 164, 82, 81 },

  /* other programs' formats, refused by name */
  { "line", ZEROS ZEROS ZEROS ZEROS ZEROS ZEROS ZEROS ZEROS ZEROS, PARSE_WRONG_LENGTH, 1, 82, 729, 81 },
  { NULL, "3x3 of these", PARSE_UNKNOWN, 0, 0, 0, 0 },
  { NULL, "<?xml version=\"1.0\"?>\n<other><game data=\"" ZEROS "\"/></other>", PARSE_FOREIGN, 0, 0, 0, 0 },
  { NULL, "https://f-puzzles.com/?load=N4IgzglgXgpiBcBOANCA5gJwgEwQbT2AF", PARSE_BROKEN_LINK, 1, 1, 0, 0 },
};

static void
check (const BadText *bad)
{
  const Format *format = bad->format ? format_find (bad->format) : NULL;
  g_autoptr (GArray) records = format_read (format, bad->text, strlen (bad->text), NULL);
  const Record *record = &g_array_index (records, Record, 0);
  const ParseError *error = &record->error;

  if (records->len != 1 || record->document || error->reason != bad->reason || error->line != bad->line
      || error->column != bad->column || error->found != bad->found || error->expected != bad->expected)
    g_error ("%u records, %s, reason %d at %u:%u, found %d, expected %d, “%s”; "
             "should be reason %d at %u:%u, found %d, expected %d:\n%s",
             records->len, record->document ? "a puzzle" : "none", error->reason, error->line, error->column,
             (int) error->found, (int) error->expected, error->detail,
             bad->reason, bad->line, bad->column, (int) bad->found, (int) bad->expected, bad->text);
}

static void
test_bad_texts (void)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (bad_texts); i++)
    check (&bad_texts[i]);
}

static void
check_foreign (const char *text, ParseReason reason, const char *name)
{
  g_autoptr (GArray) records = format_read (NULL, text, strlen (text), NULL);

  g_assert_cmpuint (records->len, ==, 1);
  g_assert_cmpint (g_array_index (records, Record, 0).error.reason, ==, reason);
  g_assert_cmpstr (g_array_index (records, Record, 0).error.detail, ==, name);
}

static void
test_foreign_formats_are_named (void)
{
  check_foreign ("<?xml version='1.0'?><puzzlePack/>", PARSE_FOREIGN, "puzzlePack");
  check_foreign ("<!DOCTYPE other>\n<other>", PARSE_FOREIGN, "XML");
  check_foreign ("<html>", PARSE_FOREIGN, "HTML");
  check_foreign ("{ \"name\" : [ ] }", PARSE_FOREIGN, "JSON");
  check_foreign ("https://f-puzzles.com/?id=yc7w6kz5", PARSE_NETWORK, "f-puzzles");
  check_foreign ("https://sudokupad.app/abc", PARSE_NETWORK, "SudokuPad");
  check_foreign ("https://swaroopg92.github.io/penpa-edit/#m=edit&p=7ZTPb", PARSE_BROKEN_LINK, "");
  check_foreign ("https://swaroopg92.github.io/penpa-edit/", PARSE_BROKEN_LINK, "Penpa+");
  check_foreign ("See https://tinyurl.com/abcdef12 please", PARSE_NETWORK, "TinyURL");
  check_foreign ("Look at https://app.crackingthecryptic.com/sudoku/abc, it is nice.", PARSE_NETWORK, "SudokuPad");
}

static void
check_bytes (const char *bytes, gsize length, ParseReason reason, unsigned line, unsigned column)
{
  ParseError error = { 0 };
  g_autofree char *text = format_decode (bytes, length, &error);
  g_autoptr (GArray) records = format_read (NULL, bytes, length, NULL);

  g_assert_null (text);
  g_assert_cmpint (error.reason, ==, reason);
  g_assert_cmpuint (error.line, ==, line);
  g_assert_cmpuint (error.column, ==, column);
  g_assert_cmpuint (records->len, ==, 1);
  g_assert_cmpint (g_array_index (records, Record, 0).error.reason, ==, reason);
}

static void
test_what_is_no_text (void)
{
  g_autofree char *huge = g_strnfill (FORMAT_MAX_BYTES + 1, '.');

  check_bytes ("PK\x03\x04\x14\x00\x00\x00", 8, PARSE_BINARY, 1, 3);
  check_bytes (ZIP ("\x0a") "SudokuData", 40, PARSE_PACKED, 0, 0);
  check_bytes (ZIP ("\x0a") "SudokuDat", 39, PARSE_PACKED, 0, 0);
  check_bytes (ZIP ("\x0a") "SudokuDate", 40, PARSE_PACKED, 0, 0);
  check_bytes ("\x1f\x8b\x08\0\0\0\0\0\0\x03", 10, PARSE_PACKED, 0, 0);
  check_bytes (ZIP ("\x13") "[Content_Types].xml", 49, PARSE_PACKED, 0, 0);
  check_bytes ("\x7f" "ELF", 4, PARSE_BINARY, 1, 1);
  check_bytes ("12\r\n345\x01", 8, PARSE_BINARY, 2, 4);
  check_bytes ("12\0" "3", 4, PARSE_BINARY, 1, 3);
  check_bytes ("\0\0\0\0", 4, PARSE_BINARY, 1, 1);
  check_bytes ("#Am\xfcller\n", 9, PARSE_ENCODING, 1, 4);
  check_bytes ("\xef\xbb\xbf" "1\n\xff", 6, PARSE_ENCODING, 2, 1);
  check_bytes ("\xff\xfe" "1\0" "2", 5, PARSE_ENCODING, 0, 0);
  check_bytes ("\xff\xfe" "\0\xd8" "1\0", 6, PARSE_ENCODING, 0, 0);
  check_bytes ("\xff\xfe\0\0" "1\0\0\0", 8, PARSE_BINARY, 1, 1);
  check_bytes (huge, FORMAT_MAX_BYTES + 1, PARSE_TOO_LARGE, 0, 0);
  check_bytes (NULL, 0, PARSE_EMPTY, 0, 0);
}

static void
check_decodes (const char *bytes, gsize length, const char *expected)
{
  ParseError error;
  g_autofree char *text = format_decode (bytes, length, &error);

  g_assert_cmpint (error.reason, ==, PARSE_OK);
  g_assert_cmpstr (text, ==, expected);
}

static void
test_encodings_are_found (void)
{
  check_decodes ("1\r\n2\r3\n\r4", 9, "1\n2\n3\n\n4");
  check_decodes ("\xef\xbb\xbf" "1é", 6, "1é");
  check_decodes ("\xff\xfe" "1\0" "\xe9\0", 6, "1é");
  check_decodes ("\xfe\xff" "\0" "1" "\0\xe9", 6, "1é");
  check_decodes ("1\0" "2\0" "\r\0" "\n\0", 8, "12\n");
  check_decodes ("\0" "1" "\0" "2", 4, "12");
  check_decodes ("\xff\xfe" "\x3d\xd8\x42\xde", 6, "🙂");
  check_decodes ("12\x1a", 3, "12");
}

/* Nothing that the generator makes may crash a reader, and every record is either a puzzle or an error. */
static void
check_any (const char *bytes, gsize length)
{
  for (int i = -1; i < 0 || formats[i]; i++)
    {
      g_autoptr (GArray) records = NULL;

      if (i >= 0 && !formats[i]->read)
        continue;
      records = format_read (i < 0 ? NULL : formats[i], bytes, length, NULL);
      g_assert_cmpuint (records->len, >=, 1);
      for (unsigned j = 0; j < records->len; j++)
        {
          const Record *record = &g_array_index (records, Record, j);

          g_assert_cmpint (record->document != NULL, ==, record->error.reason == PARSE_OK);
          g_assert_true (g_utf8_validate (record->error.detail, -1, NULL));
        }
    }
}

static void
test_random_bytes (void)
{
  Random random;
  char bytes[600];

  random_start (&random, 4);
  for (int n = 0; n < 20000; n++)
    {
      gsize length = random_below (&random, sizeof bytes);

      for (gsize i = 0; i < length; i++)
        bytes[i] = (char) random_below (&random, 256);
      check_any (bytes, length);
    }
}

/* Pieces of real files, shaken: this reaches what random bytes never do. */
static void
test_random_pieces (void)
{
  static const char *const pieces[] = {
    PUZZLE, ROW, MARKS, "\n", " ", "|", "-", "*", ".", ",", "0", "x", "1", "9", "12", "#", "#A", "[Puzzle]\n",
    "[State]\n", "[Setdoku]\n",
    "version=1\n", "length=0\n", "checksum=", "+---+---+\n", "*-----------*\n", "| |", "||||||||||\n",
    "|---|---|---|---|---|---|---|---|---|\n",
    ",,,,,,,,\n", "\t\t\t\t\t\t\t\t\n", "é", "│", "\xc2\xa0", "a", "A", "'", "\"", "{", "]", ":", ";", "/",
    "         \n", ":0000:x:", "3x3:",
    "ED=", "8.3/1.2/1.2", "99999999999999999999.9", "0000183b305c ", "quizzes,solutions\n", "#!sudoku -c1\n", ",,,,", "#R se ",
  };
  Random random;

  random_start (&random, 6);
  for (int n = 0; n < 20000; n++)
    {
      g_autoptr (GString) text = g_string_new (NULL);

      for (unsigned i = random_below (&random, 40); i > 0; i--)
        g_string_append (text, pieces[random_below (&random, G_N_ELEMENTS (pieces))]);
      check_any (text->str, text->len);
    }
}

/* Ten times the text may take about ten times as long; a quadratic reader would never come back. */
static void
test_huge_texts (void)
{
  static const char *const pieces[] = {
    "1", ".", "12 ", "1\n", "#C\n", ROW, "5,3,", "|", "é", "a", " ", "[Puzzle]\n", ".........\n\n",
    "12 3 4 5 6 7 8 9 1\n",
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (pieces); i++)
    {
      g_autoptr (GString) text = g_string_new ("x");

      while (text->len < 1000000)
        g_string_append (text, pieces[i]);
      check_any (text->str, text->len);
    }
}

/* Each line may be a row of which only the first cell is filled: the puzzles of 16 MiB would take 800 MiB. */
static void
test_a_grid_holds_so_many_puzzles (void)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GArray) records = NULL;
  const Record *last;

  for (unsigned i = 0; i < 9 * 70000; i++)
    g_string_append (text, " 1\n");
  records = format_read (format_find ("grid"), text->str, text->len, NULL);
  g_assert_cmpuint (records->len, ==, 65536 + 1);
  last = &g_array_index (records, Record, 65536);
  g_assert_null (last->document);
  g_assert_cmpint (last->error.reason, ==, PARSE_TOO_LARGE);
  g_assert_cmpuint (last->error.line, ==, 9 * 65536 + 1);
  g_assert_cmpint (last->error.expected, ==, 9 * 65536 * 3);
}

/* The same within a text of any kind. */
static void
test_a_text_holds_so_many_puzzles (void)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GArray) records = NULL;
  const Record *last;

  for (unsigned i = 0; i < 65536 + 2; i++)
    g_string_append (text, "bd=" PUZZLE "\n");
  records = format_read (NULL, text->str, text->len, NULL);
  g_assert_cmpuint (records->len, ==, 65536 + 1);
  last = &g_array_index (records, Record, 65536);
  g_assert_null (last->document);
  g_assert_cmpint (last->error.reason, ==, PARSE_TOO_LARGE);
  g_assert_cmpuint (last->error.line, ==, 65536 + 1);
}

/* A line of a stream is held to what a text is held to; where a byte is no character it is told as it is. */
static void
test_a_line_is_no_place_for_controls (void)
{
  static const struct { const char *line; ParseReason reason; unsigned column; int64_t found; } lines[] = {
    { "53\x07", PARSE_BINARY, 3, 7 }, { "5\x7f", PARSE_BINARY, 2, 0x7f }, { "53\xff", PARSE_ENCODING, 3, 0xff },
    { "53\xc3", PARSE_ENCODING, 3, 0xc3 },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      Record record = { 0 };

      g_assert_true (format_read_line (format_find ("line"), lines[i].line, 2, &record));
      g_assert_null (record.document);
      g_assert_cmpint (record.error.reason, ==, lines[i].reason);
      g_assert_cmpuint (record.error.line, ==, 2);
      g_assert_cmpuint (record.error.column, ==, lines[i].column);
      g_assert_cmpint (record.error.found, ==, lines[i].found);
    }
}

/* What a message quotes does nothing to a terminal, and says what it was. */
static void
test_what_is_quoted_is_visible (void)
{
  static const struct { const char *text, *visible; } cases[] = {
    { "", "" }, { "plain, Ω 数独 🙂", "plain, Ω 数独 🙂" }, { "\x1b]0;gone\x07", "\\x1B]0;gone\\x07" },
    { "a\nb\tc\x7f", "a\\x0Ab\\x09c\\x7F" }, { "\xc2\x9b" "31m", "\\u009B31m" }, { "\xe2\x80\xae" "evil", "\\u202Eevil" },
    { "\xe2\x80\xa8", "\\u2028" }, { "\xff\xc3", "\\xFF\\xC3" }, { "\\x1B", "\\x1B" }, { "👩\xe2\x80\x8d💻", "👩\xe2\x80\x8d💻" },
    { "שלום 12", "\u2068שלום 12\u2069" }, { "to \u2068שלום\u2069: 3", "to \u2068שלום\u2069: 3" },
    { "מ\u2069: 3", "\u2068מ\\u2069: 3\u2069" }, { "\u2068open", "\\u2068open" }, { "سودوكو", "\u2068سودوكو\u2069" },
    { "soft\xc2\xadhyphen", "soft\xc2\xadhyphen" },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *visible = text_visible (cases[i].text);
      g_autofree char *again = text_visible (visible);

      g_assert_cmpstr (visible, ==, cases[i].visible);
      g_assert_cmpstr (again, ==, visible);
    }
  g_assert_null (text_visible (NULL));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/formats/bad-input/bad-texts", test_bad_texts);
  g_test_add_func ("/formats/bad-input/foreign-formats-are-named", test_foreign_formats_are_named);
  g_test_add_func ("/formats/bad-input/what-is-no-text", test_what_is_no_text);
  g_test_add_func ("/formats/bad-input/encodings-are-found", test_encodings_are_found);
  g_test_add_func ("/formats/bad-input/random-bytes", test_random_bytes);
  g_test_add_func ("/formats/bad-input/random-pieces", test_random_pieces);
  g_test_add_func ("/formats/bad-input/huge-texts", test_huge_texts);
  g_test_add_func ("/formats/bad-input/a-grid-holds-so-many-puzzles", test_a_grid_holds_so_many_puzzles);
  g_test_add_func ("/formats/bad-input/a-text-holds-so-many-puzzles", test_a_text_holds_so_many_puzzles);
  g_test_add_func ("/formats/bad-input/a-line-is-no-place-for-controls", test_a_line_is_no_place_for_controls);
  g_test_add_func ("/formats/bad-input/what-is-quoted-is-visible", test_what_is_quoted_is_visible);

  return g_test_run ();
}
