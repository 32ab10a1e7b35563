/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-tables.c — puzzles as they are pasted: from spreadsheets, pages, papers and letters. */
#include "reading.h"

#define PUZZLE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

/* Each cell between before and after, an empty one as empty says. */
static char *
table_of (const char *empty, const char *row_before, const char *before, const char *after, const char *between, const char *row_after)
{
  GString *text = g_string_new (NULL);

  for (int cell = 0; cell < N_CELLS; cell++)
    {
      char digit[2] = { PUZZLE[cell], '\0' };

      g_string_append_printf (text, "%s%s%s%s%s", cell % 9 ? between : row_before, before, *digit == '.' ? empty : digit, after,
                              cell % 9 == 8 ? row_after : "");
    }
  return g_string_free (text, FALSE);
}

static void
check (const char *format, const char *text)
{
  g_autoptr (Document) document = read_one (format, text);
  char  cells[BOARD_TEXT_SIZE];
  Board board;

  document_get_board (document, &board);
  board_format (&board, cells);
  g_assert_cmpstr (cells, ==, PUZZLE);
}

static void
test_spreadsheets (void)
{
  static const struct { const char *empty, *before, *after, *between, *row_after; } sheets[] = {
    { "", "", "", ",", "\r\n" }, { "", "\"", "\"", ",", "\n" }, { "", "", "", ";", "\n" }, { "", "", "", "\t", "\n" },
    { "", "\"", "\"", ";", "\n" }, { "", "\"", "\"", "\t", "\n" }, { " ", "\"", "\"", ", ", "\n" }, { "0", "", "", ",", "\n" },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (sheets); i++)
    {
      g_autofree char *text = table_of (sheets[i].empty, "", sheets[i].before, sheets[i].after, sheets[i].between, sheets[i].row_after);

      check ("grid", text);
    }
}

static void
test_web_pages (void)
{
  static const char *const cells[][2] = {
    { "<td>", "</td>" }, { "<TD class=\"a b\"><b>", "</b></TD>" }, { "<td>\n  ", "\n" }, { "<th>", "</th>" },
    { "<td><input size=1 value=\"", "\"></td>" }, { "<td><input size=1 value='", "' /></td>" },
  };
  static const char *const empties[] = { "", "&nbsp;", ".", "\xc2\xa0" };

  for (size_t i = 0; i < G_N_ELEMENTS (cells); i++)
    for (size_t j = 0; j < (strstr (cells[i][0], "value") ? 1 : G_N_ELEMENTS (empties)); j++)
      {
        g_autofree char *rows = table_of (empties[j], "<tr>\n", cells[i][0], cells[i][1], "\n", "</tr>\n");
        g_autofree char *page = g_strconcat ("<!DOCTYPE html>\n<html><body><table><tr><td>Menu 7</td></tr></table>\n<p>5 < 7</p>\n<table>",
                                             rows, "</table>\n</body></html>\n", NULL);

        check ("html", rows);
        check ("html", page);
      }
}

static void
test_bad_web_pages (void)
{
  g_autofree char *rows = table_of ("", "<tr>", "<td>", "</td>", "", "</tr>\n"), *bad = g_strdup (rows), *letter = g_strdup (rows);
  char *second = strchr (bad, '\n') + 1;

  memcpy (strstr (second, "<td>6</td>"), "          ", 10);
  check_fails (NULL, bad, PARSE_WRONG_ROW, 2, 0, "");
  *(strstr (letter, "<td>7") + 4) = 'x';
  *strrchr (letter, '5') = 'q';
  check_fails (NULL, letter, PARSE_BAD_CHARACTER, 8, 84, "");
  *strrchr (rows, '\n') = '\0';
  *(strrchr (rows, '\n') + 1) = '\0';                   /* eight rows */
  check_fails (NULL, rows, PARSE_WRONG_ROWS, 9, 0, "");
  check_fails (NULL, "<html><table><tr><td>5</td></tr></table></html>", PARSE_FOREIGN, 0, 0, "HTML");
  check_fails ("html", "<html><table><tr><td>5</td></tr></table></html>", PARSE_UNKNOWN, 0, 0, "");
  check_fails ("html", "<td", PARSE_UNKNOWN, 0, 0, "");
}

/* No tag has an end, no row, no table: it takes as long as it is. */
static void
test_long_web_pages (void)
{
  static const char *const pieces[] = { "<t", "<td>", "<tr>", "<table>", "<td>5", "<\n", "&nbsp", "<input value=" };

  for (size_t i = 0; i < G_N_ELEMENTS (pieces); i++)
    {
      g_autoptr (GString) text = g_string_new ("<table><tr>");
      g_autoptr (GArray) records = NULL;

      while (text->len < 1000000)
        g_string_append (text, pieces[i]);
      records = format_read (NULL, text->str, text->len, NULL);
      g_assert_null (g_array_index (records, Record, 0).document);
    }
}

static void
test_papers (void)
{
  g_autofree char *array = table_of ("", "", "", "", " & ", " \\\\\n"), *maths = table_of ("~", "", "$", "$", "&", "\\\\ \\hline\n");
  g_autofree char *sudoku = table_of (" ", "|", "", "", "|", "|.\n");
  g_autofree char *first = g_strconcat ("\\begin{array}{|ccc|ccc|ccc|}\n\\hline\n", array, "\\hline\n\\end{array}\n", NULL);
  g_autofree char *second = g_strconcat ("\\[\\begin{tabular}{ccccccccc}\\hline\n", maths, "\\end{tabular}\\]\n", NULL);
  g_autofree char *third = g_strconcat ("\\begin{sudoku}\n", sudoku, "\\end{sudoku}\n", NULL);
  g_autoptr (GString) ruled = g_string_new ("\\begin{tabular}{|c|c|c|}\n");
  g_auto (GStrv) rows = g_strsplit (array, "\n", -1);

  for (int row = 0; row < 9; row++)
    g_string_append_printf (ruled, "%s%s\n", row % 3 ? "  \\cline{1-9}\n" : "\\toprule\n", rows[row]);
  check ("grid", first);
  check ("grid", second);
  check ("grid", third);
  check ("grid", ruled->str);
}

static char *
quoted (const char *text, const char *mark)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  GString *all = g_string_new (NULL);

  for (char **line = lines; *line && (line[1] || **line); line++)
    g_string_append_printf (all, "%s%s\n", mark, *line);
  return g_string_free (all, FALSE);
}

/* Whatever is read is read quoted, too, and a mistake stays where it is. */
static void
test_letters (void)
{
  static const char *const ids[] = { "line", "sdm", "sdk", "ss", "pm", "csv", "hodoku", "gnome-sudoku", "opensudoku", "solo", "sdx", "fpuzzles" };
  static const char *const marks[] = { "> ", ">", "> > ", ">> " };

  for (size_t i = 0; i < G_N_ELEMENTS (ids); i++)
    for (size_t j = 0; j < G_N_ELEMENTS (marks); j++)
      {
        const Format *format = format_find (ids[i]);
        g_autoptr (Document) document = document_new ();
        g_autofree char *text = NULL, *letter = NULL;
        g_autoptr (GArray) records = NULL;
        Board board;

        g_assert_true (board_parse (&board, PUZZLE));
        document_set_board (document, &board);
        document->cells[2].entry = format->flags & HOLDS_ENTRIES ? 4 : 0;
        text = format_write (format, document);
        letter = quoted (text, marks[j]);
        records = format_read (NULL, letter, strlen (letter), NULL);
        g_assert_cmpuint (records->len, ==, 1);
        if (!g_array_index (records, Record, 0).document || g_array_index (records, Record, 0).document->cells[2].entry != document->cells[2].entry)
          g_error ("%s: reason %d:\n%s", ids[i], g_array_index (records, Record, 0).error.reason, letter);
      }
  check_fails (NULL, "> 53..7....6..195....98....6.8...6...34.A8.3..17...2...6.6....28....419..5....8..79\n", PARSE_BAD_CHARACTER, 1, 41, "");
}

#define NINE_ROWS(row) row row row row row row row row row

/* Rows without a frame around them, whose last cell is empty; and quotations of puzzles, with blank lines between or not. */
static void
test_bare_rows (void)
{
  static const char *const rows[] = {
    NINE_ROWS ("5|3|.|.|7|.|.|.|.\n"), NINE_ROWS ("|5|3|.|.|7|.|.|.|.\n"), NINE_ROWS ("|5|3|.|.|7|.|.|.|.|.\n"), NINE_ROWS ("5&3&.&.&7&.&.&.&.\n"),
  };
  static const char quoted[] = ">\t" PUZZLE "\n\n> " PUZZLE "\n", shifted[] = NINE_ROWS (">53  7   2\n");
  g_autoptr (GArray) records = format_read (NULL, quoted, strlen (quoted), NULL);
  g_autoptr (Document) whole = read_one ("grid", shifted);

  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (Document) document = read_one ("grid", rows[i]);

      for (int cell = 0; cell < N_CELLS; cell++)
        g_assert_cmpint (document->cells[cell].given, ==, "530070000"[cell % 9] - '0');
    }
  g_assert_cmpuint (records->len, ==, 2);
  for (unsigned i = 0; i < 2; i++)
    g_assert_cmpint (g_array_index (records, Record, i).document->cells[80].given, ==, 9);
  for (int cell = 0; cell < N_CELLS; cell++)
    g_assert_cmpint (whole->cells[cell].given, ==, "530070002"[cell % 9] - '0');
}

/* Two columns are anybody's, and what has a small letter is no column of QQWing's. */
static void
test_heads_that_are_not_qqwing (void)
{
  static const char *const heads[] = { "Puzzle,Solution\n", "Puzzle,date\n" };

  for (size_t i = 0; i < G_N_ELEMENTS (heads); i++)
    {
      g_autofree char *text = g_strconcat (heads[i], "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79,\n", NULL);
      const Format *used = NULL;
      g_autoptr (GArray) records = format_read (NULL, text, strlen (text), &used);

      g_assert_nonnull (used);
      g_assert_cmpstr (used->id, !=, "qqwing");
      g_assert_nonnull (g_array_index (records, Record, records->len - 1).document);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/formats/tables/spreadsheets", test_spreadsheets);
  g_test_add_func ("/formats/tables/web-pages", test_web_pages);
  g_test_add_func ("/formats/tables/bad-web-pages", test_bad_web_pages);
  g_test_add_func ("/formats/tables/long-web-pages", test_long_web_pages);
  g_test_add_func ("/formats/tables/papers", test_papers);
  g_test_add_func ("/formats/tables/letters", test_letters);
  g_test_add_func ("/formats/tables/heads-that-are-not-qqwing", test_heads_that_are_not_qqwing);
  g_test_add_func ("/formats/tables/bare-rows", test_bare_rows);

  return g_test_run ();
}
