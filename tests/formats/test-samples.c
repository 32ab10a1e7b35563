/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-samples.c — the layouts in which people and programs hand puzzles around, each read as the same puzzle. */
#include <string.h>

#include "formats/format.h"

#define PUZZLE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
#define SOLVED "534678912672195348198342567859761423426853791713924856961537284287419635345286179"

static void
check (const char *id, const char *text, const char *expected)
{
  const Format *used = NULL;
  g_autoptr (GArray) records = format_read (NULL, text, strlen (text), &used);
  const Record *record = &g_array_index (records, Record, 0);
  char cells[BOARD_TEXT_SIZE];
  Board board;

  if (used == NULL || strcmp (used->id, id) != 0)
    g_error ("taken for %s, expected %s:\n%s", used ? used->id : "nothing", id, text);
  if (records->len != 1 || record->document == NULL)
    g_error ("%u records, reason %d, line %u, column %u, found %d:\n%s", records->len, record->error.reason,
             record->error.line, record->error.column, (int) record->error.found, text);
  document_get_board (record->document, &board);
  board_format (&board, cells);
  g_assert_cmpstr (cells, ==, expected);
}

/* The puzzle's rows in a layout: each row through nine cells with the sign for an empty one. */
static char *
lay_out (const char *puzzle, const char *empty, const char *before, const char *between, const char *after)
{
  GString *text = g_string_new (NULL);

  for (int cell = 0; cell < N_CELLS; cell++)
    {
      g_string_append (text, cell % 9 == 0 ? before : between);
      if (puzzle[cell] == '.')
        g_string_append (text, empty);
      else
        g_string_append_c (text, puzzle[cell]);
      g_string_append (text, cell % 9 == 8 ? after : "");
    }

  return g_string_free (text, FALSE);
}

static void
test_one_line (void)
{
  static const char *const tails[] = {
    "", "\n", " 9.3", "\t9.3", ",9.3", ";x", " ED=1.2/1.2/1.2", ":1:" SOLVED, "," SOLVED, " # easy", "   \n\n",
    "|", "é",
  };

  for (const char *empty = ".0*_-xX "; *empty; empty++)
    for (unsigned i = 0; i < G_N_ELEMENTS (tails); i++)
      {
        g_autofree char *text = g_strconcat (PUZZLE, tails[i], NULL);
        const Format *used = NULL;
        g_autoptr (GArray) records = NULL;
        char cells[BOARD_TEXT_SIZE];
        Board board;

        for (int cell = 0; cell < N_CELLS; cell++)
          if (text[cell] == '.')
            text[cell] = *empty;
        records = format_read (NULL, text, strlen (text), &used);
        if (records->len != 1 || !g_array_index (records, Record, 0).document)
          g_error ("not read:\n%s", text);
        document_get_board (g_array_index (records, Record, 0).document, &board);
        board_format (&board, cells);
        g_assert_cmpstr (cells, ==, PUZZLE);
        g_assert_true (used->flags & FORMAT_BY_LINE);
      }
  check ("sdm", SOLVED "\n", SOLVED);
  check ("line", "  " PUZZLE "\n", PUZZLE);
}

static void
test_one_line_in_groups (void)
{
  g_autofree char *nines = lay_out (PUZZLE, "0", "", "", " ");
  g_autofree char *slashes = lay_out (PUZZLE, ".", "", "", "/");
  g_autofree char *single = lay_out (PUZZLE, "0", " ", " ", "");
  g_autofree char *solved = lay_out (SOLVED, "0", " ", " ", "");       /* nothing but digits and blanks */

  check ("line", nines, PUZZLE);
  check ("line", slashes, PUZZLE);
  check ("line", single, PUZZLE);
  check ("line", solved, SOLVED);
}

static void
test_grids (void)
{
  static const struct { const char *id, *empty, *before, *between, *after; } layouts[] = {
    { "sdk", ".", "", "", "\n" },
    { "grid", "0", "", "", "\n" },
    { "grid", "_", "", "", "\n" },
    { "grid", "x", "", "", "\n" },
    { "grid", "-", "", "", "\n" },
    { "grid", "*", "", "", "\n" },
    { "grid", " ", "", "", "\n" },
    { "grid", " ", "|", "", "|\n" },
    { "grid", " ", "", " ", "\n" },
    { "grid", ".", "", " ", "\n" },
    { "grid", "0", " ", " ", " \n" },
    { "grid", "-", "", " ", "\n" },
    { "grid", "_", "| ", " | ", " |\n" },
    { "grid", "", "|", "|", "|\n" },
    { "grid", " ", "| ", " | ", " |\n" },
    { "grid", "", "", ",", "\n" },
    { "grid", "0", "", ",", "\n" },
    { "grid", "", "", ";", "\n" },
    { "grid", "", "", "\t", "\n" },
    { "grid", "", "\"", "\",\"", "\"\n" },
    { "grid", ".", "> ", "", "\n" },
    { "grid", "0", "[", ", ", "],\n" },
    { "grid", "0", "  { ", ", ", " },\n" },
    { "grid", ".", "│ ", " ", " │\n" },
    { "grid", " ", "│ ", " │ ", " │\n" },
    { "grid", ".", "", "\xc2\xa0", "\n" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (layouts); i++)
    {
      g_autofree char *text = lay_out (PUZZLE, layouts[i].empty, layouts[i].before, layouts[i].between,
                                       layouts[i].after);

      check (layouts[i].id, text, PUZZLE);
    }
}

static void
test_solved_grids (void)
{
  g_autofree char *bare = lay_out (SOLVED, "", "", "", "\n");
  g_autofree char *spaced = lay_out (SOLVED, "", "", " ", "\n");

  check ("sdk", bare, SOLVED);
  check ("grid", spaced, SOLVED);
}

/* Frames as programs print them; our own drawing of each. */
static void
test_frames (void)
{
  static const struct { const char *top, *middle, *bottom, *bar; } frames[] = {
    { " *-----------*\n", " |---+---+---|\n", " *-----------*\n", "|" },
    { ".-------+-------+-------.\n", ":-------+-------+-------:\n", "'-------+-------+-------'\n", "| " },
    { "+-------+-------+-------+\n", "+-------+-------+-------+\n", "+-------+-------+-------+\n", "| " },
    { "", "------+-------+------\n", "", " | " },
    { "", "\n", "", " " },
    { "┌───┬───┬───┐\n", "├───┼───┼───┤\n", "└───┴───┴───┘\n", "│" },
    { "=============\n", "=============\n", "=============\n", "!" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (frames); i++)
    {
      g_autoptr (GString) text = g_string_new (frames[i].top);

      for (int cell = 0; cell < N_CELLS; cell++)
        {
          if (cell % 3 == 0)
            g_string_append (text, frames[i].bar);
          g_string_append_c (text, PUZZLE[cell]);
          if (cell % 9 == 8)
            g_string_append_printf (text, "%s\n", frames[i].bar);
          if (cell == 26 || cell == 53)
            g_string_append (text, frames[i].middle);
        }
      g_string_append (text, frames[i].bottom);
      check (i == 0 ? "ss" : "grid", text->str, PUZZLE);
    }
}

/* A line after every third row. */
static char *
set_apart (const char *rows, const char *line)
{
  g_auto (GStrv) lines = g_strsplit (rows, "\n", -1);
  GString *text = g_string_new (NULL);

  for (int row = 0; row < 9; row++)
    g_string_append_printf (text, "%s\n%s", lines[row], row % 3 == 2 ? line : "");
  return g_string_free (text, FALSE);
}

/* The sign of an empty cell draws frames, too. Of spaces there are two columns for each cell. A row may be empty. */
static void
test_signs_of_empty_cells_are_no_frames (void)
{
  g_autofree char *puzzle = g_strdup (PUZZLE);

  memset (puzzle + 36, '.', 9);
  for (const char *sign = "-* "; *sign; sign++)
    {
      const char *bar = *sign == ' ' ? "" : "|", *between = *sign == ' ' ? " " : "";
      g_autofree char *after = g_strconcat (bar, "\n", NULL), *rows = lay_out (puzzle, (char[2]) { *sign }, bar, between, after);
      g_autofree char *cross = *sign == ' ' ? g_strdup ("\n") : g_strdelimit (g_strdup ("|---+---+---|\n"), "-", *sign);
      g_autofree char *text = set_apart (rows, cross), *rule = g_strnfill (13, *sign);
      g_autofree char *framed = g_strconcat (rule, "\n", text, NULL);

      check ("grid", rows, puzzle);
      check ("grid", text, puzzle);
      check ("grid", framed, puzzle);
    }
}

static void
test_markdown_tables (void)
{
  g_autofree char *rows = lay_out (PUZZLE, " ", "| ", " | ", " |\n");
  static const char *const rule = "|---|---|---|---|---|---|---|---|---|\n";
  g_autofree char *named = g_strconcat ("| a | b | c | d | e | f | g | h | i |\n", rule, rows, NULL);
  g_autofree char *blank = g_strconcat ("| | | | | | | | | |\n|:-:|:-:|:-:|:-:|:-:|:-:|:-:|:-:|:-:|\n", rows, NULL);
  const char *second = strchr (rows, '\n') + 1;
  g_autofree char *first = g_strndup (rows, (gsize) (second - rows));
  g_autofree char *data = g_strconcat (first, rule, second, NULL);
  g_autofree char *open = lay_out (SOLVED, " ", "", " | ", "\n");
  g_autofree char *clueless = g_strconcat ("| | | | | | | | | |\n", rule, second, NULL);

  check ("grid", named, PUZZLE);
  check ("grid", blank, PUZZLE);
  check ("grid", data, PUZZLE);
  check ("grid", open, SOLVED);
  check ("grid", clueless, "........." "6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
}

static void
test_a_grid_in_a_letter (void)
{
  g_autofree char *rows = lay_out (PUZZLE, ".", "  ", " ", "\n");
  g_autofree char *letter = g_strconcat ("Hello all,\n\nI am stuck since 2024-11-21 with this one (rated 8.3):\n\n",
                                         rows, "\nAny hints? I see a 5 in row 2.\n12\n\nThanks, Ann\n", NULL);
  g_autofree char *dated = g_strconcat ("2024-11-21\n\n", rows, NULL);
  g_autofree char *post = g_strconcat ("https://forum.example/t/12\nmy puzzle\n" PUZZLE "\nthanks\n", NULL);
  g_autoptr (GArray) records = format_read (NULL, post, strlen (post), NULL);
  int found = 0;

  check ("grid", letter, PUZZLE);
  check ("grid", dated, PUZZLE);
  for (unsigned i = 0; i < records->len; i++)
    found += g_array_index (records, Record, i).document != NULL;
  g_assert_cmpint (found, ==, 1);
}

static void
test_several_grids_under_headings (void)
{
  g_autofree char *a = lay_out (PUZZLE, "0", "", "", "\n");
  g_autofree char *b = lay_out (SOLVED, "0", "", "", "\n");
  g_autofree char *headed = g_strconcat ("Grid 01\n", a, "Grid 02\n", b, "Grid 03\n", a, NULL);
  g_autofree char *apart = g_strconcat (a, "\n", b, "\n", a, NULL);
  const char *const texts[] = { headed, apart };

  for (unsigned i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GArray) records = format_read (NULL, texts[i], strlen (texts[i]), NULL);

      g_assert_cmpuint (records->len, ==, 3);
      for (unsigned j = 0; j < 3; j++)
        {
          const Record *record = &g_array_index (records, Record, j);

          g_assert_nonnull (record->document);
          g_assert_cmpuint (record->line, ==, i == 0 ? 2 + 10 * j : 1 + 10 * j);
          g_assert_cmpint (record->document->cells[2].given, ==, j == 1 ? 4 : 0);
        }
    }
}

static void
test_one_bad_grid_spoils_no_other (void)
{
  g_autofree char *good = lay_out (PUZZLE, "0", "", "", "\n");
  g_autofree char *bad = g_strndup (good, strlen (good) - 2);
  g_autofree char *text = g_strconcat (good, "\n", bad, "\n\n", good, NULL);
  g_autoptr (GArray) records = format_read (NULL, text, strlen (text), NULL);

  g_assert_cmpuint (records->len, ==, 3);
  g_assert_nonnull (g_array_index (records, Record, 0).document);
  g_assert_null (g_array_index (records, Record, 1).document);
  g_assert_cmpint (g_array_index (records, Record, 1).error.reason, ==, PARSE_WRONG_ROW);
  g_assert_cmpuint (g_array_index (records, Record, 1).error.line, ==, 19);
  g_assert_nonnull (g_array_index (records, Record, 2).document);
  g_assert_cmpuint (g_array_index (records, Record, 2).line, ==, 21);
}

#define SDK_ROWS \
  "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79\n"

static void
test_sdk (void)
{
  static const char about[] =
    "#AAnn\n#DA first one\n#C line 1\n#Cline 2\n#B21-11-2026\n#Sby hand\n#LEasy\n"
    "#Uhttp://example.org/\n#ZZZ\n" SDK_ROWS;
  g_autoptr (GArray) records = format_read (NULL, about, strlen (about), NULL);
  const Document *document = g_array_index (records, Record, 0).document;

  g_assert_nonnull (document);
  g_assert_cmpstr (document->title, ==, NULL);
  g_assert_cmpstr (document->author, ==, "Ann");
  g_assert_cmpstr (document->description, ==, "A first one");
  g_assert_cmpstr (document->comment, ==, "line 1\nline 2");
  g_assert_cmpstr (document->date, ==, "21-11-2026");
  g_assert_cmpstr (document->source, ==, "by hand");
  g_assert_cmpstr (document->level, ==, "Easy");
  g_assert_cmpstr (document->url, ==, "http://example.org/");
  check ("sdk", about, PUZZLE);
  check ("sdk", "[Puzzle]\n" SDK_ROWS "[Other]\nanything at all\n1.......1\n", PUZZLE);
}

static void
test_sdk_state_holds_the_entries (void)
{
  static const char text[] =
    "[Puzzle]\n" SDK_ROWS "[State]\n"
    "534.7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8.179\n";
  g_autoptr (GArray) records = format_read (NULL, text, strlen (text), NULL);
  const Document *document = g_array_index (records, Record, 0).document;

  check ("sdk", text, PUZZLE);
  g_assert_cmpint (document->cells[2].entry, ==, 4);
  g_assert_cmpint (document->cells[78].entry, ==, 1);
  g_assert_cmpint (document->cells[0].entry, ==, 0);
  g_assert_cmpint (document->cells[0].given, ==, 5);
}

/* 81 groups: 1 stands in r1c1, 59 in r5c1, 5 in r5c5, last in r9c9, and 2346 or 23467 everywhere else. */
static char *
marks (const char *before, const char *bar, const char *last)
{
  GString *text = g_string_new (before);

  for (int cell = 0; cell < N_CELLS; cell++)
    g_string_append_printf (text, "%s%s%s", cell % 3 == 0 ? bar : " ",
                            cell == 0 ? "1" : cell == 40 ? "5" : cell == 36 ? "59" : cell == 80 ? last
                            : cell / 27 == 0 || cell % 9 < 3 ? "2346" : "23467",
                            cell % 9 == 8 ? *bar == '|' ? "|\n" : " " : "");

  return g_string_free (text, FALSE);
}

static void
test_pencil_marks (void)
{
  g_autofree char *boxed = marks (".----------.----------.----------.\n", "| ", "8");
  g_autofree char *marked = marks ("*----------*\n", "|*-", "#8B");
  g_autofree char *one_line = marks ("", " ", "8");
  const char *const texts[] = { boxed, marked, one_line };

  for (unsigned i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      const Format *used;
      g_autoptr (GArray) records = format_read (NULL, texts[i], strlen (texts[i]), &used);
      const Record *record = &g_array_index (records, Record, 0);

      g_assert_cmpstr (used ? used->id : "nothing", ==, i < 2 ? "pm" : "line");
      if (record->document == NULL)
        g_error ("reason %d, line %u, column %u:\n%s", record->error.reason, record->error.line,
                 record->error.column, texts[i]);
      g_assert_cmpint (record->document->cells[0].given, ==, 1);
      g_assert_cmphex (record->document->cells[0].centre, ==, 0);
      g_assert_cmphex (record->document->cells[1].centre, ==, 0x5c);
      g_assert_cmphex (record->document->cells[3].centre, ==, 0x5c);
      /* r5c5 holds 5 alone, but r5c1 still has it too: nobody placed it yet */
      g_assert_cmpint (record->document->cells[40].given, ==, 0);
      g_assert_cmphex (record->document->cells[40].centre, ==, digits_of (5));
      g_assert_cmpint (record->document->cells[80].given, ==, 8);
    }
}

static void
test_written_pencil_marks_are_what_is_possible (void)
{
  g_autoptr (Document) document = document_new ();
  g_autofree char *text = NULL;
  g_autoptr (GArray) records = NULL;
  const Document *read;
  Board board;

  g_assert_true (board_parse (&board, PUZZLE));
  document_set_board (document, &board);
  text = format_write (format_find ("pm"), document);
  records = format_read (NULL, text, strlen (text), NULL);
  read = g_array_index (records, Record, 0).document;
  g_assert_nonnull (read);
  for (int cell = 0; cell < N_CELLS; cell++)
    if (!board.digit[cell] && digits_count (board_possible (&board, cell)) > 1)
      g_assert_cmphex (read->cells[cell].centre, ==, board_possible (&board, cell));
    else if (board.digit[cell])
      g_assert_cmpint (read->cells[cell].given, ==, board.digit[cell]);
}

static void
test_written_pencil_marks_line_up (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "puzzles", "formats", "marks.pm", NULL);
  g_autofree char *expected = NULL;
  g_autoptr (Document) document = document_new ();
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  Board board;

  g_assert_true (board_parse (&board, PUZZLE));
  document_set_board (document, &board);
  text = format_write (format_find ("pm"), document);
  lines = g_strsplit (text, "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, 9 + 4 + 1);
  for (int i = 0; i < 13; i++)
    {
      g_assert_cmpuint (strlen (lines[i]), ==, strlen (lines[0]));
      for (const char *bar = strchr (lines[1], '|'); bar; bar = strchr (bar + 1, '|'))
        g_assert_nonnull (strchr (i == 0 || i == 12 ? "*-" : "|+", lines[i][bar - lines[1]]));
    }
  g_assert_true (g_file_get_contents (path, &expected, NULL, NULL));
  g_assert_cmpstr (text, ==, expected);
}

static void
test_collections (void)
{
  static const char text[] = "# two of them\n" PUZZLE "\n\n" "12\n" SOLVED " 1.2\n";
  const Format *used = NULL;
  g_autoptr (GArray) records = format_read (NULL, text, strlen (text), &used);

  g_assert_cmpuint (records->len, ==, 3);
  g_assert_nonnull (g_array_index (records, Record, 0).document);
  g_assert_null (g_array_index (records, Record, 1).document);
  g_assert_nonnull (g_array_index (records, Record, 2).document);
  g_assert_cmpuint (g_array_index (records, Record, 0).line, ==, 2);
  g_assert_cmpuint (g_array_index (records, Record, 1).line, ==, 4);
  g_assert_cmpuint (g_array_index (records, Record, 1).error.line, ==, 4);
  g_assert_cmpuint (g_array_index (records, Record, 2).line, ==, 5);
}

static void
test_within_a_text_or_an_address (void)
{
  static const char *const frames[] = {
    "https://sudokupad.app/%s", "https://example.org/sudoku.htm?bd=%s", "see https://example.org/?p=%s&x=1 for it\n",
    "Try this one: %s", "Try this one: %s.", "Dear all,\nthis (%s) is hard.\n\nBye\n", "{puzzle:'%s'}", "puzzle=%s;",
  };
  static const char *const none[] = { "bd=1%s2", "bd=%s%s", "bd=...%s" };

  for (const char *empty = ".0_-*xX"; *empty; empty++)
    {
      g_autofree char *cells = g_strdelimit (g_strdup (PUZZLE), ".", *empty);

      for (gsize i = 0; i < G_N_ELEMENTS (frames); i++)
        {
          g_auto (GStrv) parts = g_strsplit (frames[i], "%s", 2);
          g_autofree char *text = g_strconcat (parts[0], cells, parts[1], NULL);

          check ("prose", text, PUZZLE);
        }
    }
  for (gsize i = 0; i < G_N_ELEMENTS (none); i++)
    {
      g_auto (GStrv) parts = g_strsplit (none[i], "%s", 3);
      g_autofree char *text = g_strjoinv (PUZZLE, parts);
      g_autoptr (GArray) records = format_read (NULL, text, strlen (text), NULL);

      g_assert_null (g_array_index (records, Record, 0).document);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/formats/samples/one-line", test_one_line);
  g_test_add_func ("/formats/samples/one-line-in-groups", test_one_line_in_groups);
  g_test_add_func ("/formats/samples/grids", test_grids);
  g_test_add_func ("/formats/samples/solved-grids", test_solved_grids);
  g_test_add_func ("/formats/samples/frames", test_frames);
  g_test_add_func ("/formats/samples/signs-of-empty-cells-are-no-frames", test_signs_of_empty_cells_are_no_frames);
  g_test_add_func ("/formats/samples/markdown-tables", test_markdown_tables);
  g_test_add_func ("/formats/samples/a-grid-in-a-letter", test_a_grid_in_a_letter);
  g_test_add_func ("/formats/samples/several-grids-under-headings", test_several_grids_under_headings);
  g_test_add_func ("/formats/samples/one-bad-grid-spoils-no-other", test_one_bad_grid_spoils_no_other);
  g_test_add_func ("/formats/samples/sdk", test_sdk);
  g_test_add_func ("/formats/samples/sdk-state-holds-the-entries", test_sdk_state_holds_the_entries);
  g_test_add_func ("/formats/samples/pencil-marks", test_pencil_marks);
  g_test_add_func ("/formats/samples/written-pencil-marks-are-what-is-possible",
                   test_written_pencil_marks_are_what_is_possible);
  g_test_add_func ("/formats/samples/written-pencil-marks-line-up", test_written_pencil_marks_line_up);
  g_test_add_func ("/formats/samples/collections", test_collections);
  g_test_add_func ("/formats/samples/within-a-text-or-an-address", test_within_a_text_or_an_address);

  return g_test_run ();
}
