/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-limits.c — each limit of reader-limits.h on a text: what is as large as may be is read to its end, and one more is one too
 * many, which is said with the limit. */
#include <string.h>

#include "formats/document-limits.h"
#include "formats/format.h"

#define PUZZLE "..4..37...2.75..4.7.68..3.13...8.49..4.9.7.6..79.6...54.7..15.2.9..35.7...54..6.."
#define ZEROS  "000000000000000000000000000000000000000000000000000000000000000000000000000000001"
#define CELLS  "<td>1</td><td></td><td></td><td></td><td></td><td></td><td></td><td></td><td></td>"
#define CELLS_OF(n) ((int64_t) (n) * N_CELLS)

#define TABLE  "<tr>" CELLS "</tr>"

/* piece: what is repeated; %u in it is its number. times: as often as may be; expected: what the error then says was the most, −1:
 * nothing of the kind. */
static const struct {
  const char *format, *head, *piece, *tail;
  unsigned    times;
  int64_t     expected;
  ParseReason reason;
} rows[] = {
  { "opensudoku", "<opensudoku>", "<game data=\"" ZEROS "\"/>", "</opensudoku>", READ_PUZZLES_MAX, CELLS_OF (READ_PUZZLES_MAX),
    PARSE_TOO_LARGE },
  { "prose", "", "bd=" PUZZLE "\n", "", READ_PUZZLES_MAX, -1, PARSE_TOO_LARGE },
  { "html", "", "<table>" TABLE TABLE TABLE TABLE TABLE TABLE TABLE TABLE TABLE "</table>\n", "", READ_TABLES_MAX,
    CELLS_OF (READ_TABLES_MAX), PARSE_TOO_LARGE },
  { "fpuzzles", "", "https://f-puzzles.com/?load=A\n", "", READ_LINKS_MAX, -1, PARSE_TOO_LARGE },
  { "penpa", "", "https://swaroopg92.github.io/penpa-edit/#p=\n", "", READ_PENPA_LINKS_MAX, -1, PARSE_TOO_LARGE },
  { "opensudoku", "<opensudoku>", "<a>", "", READ_DEPTH_MAX - 1, READ_DEPTH_MAX, PARSE_TOO_DEEP },
  { "gnome-sudoku", "{\"cells\":", "[", "", READ_DEPTH_MAX - 1, READ_DEPTH_MAX, PARSE_TOO_DEEP },
  { "gnome-sudoku", "{\"cells\":[0", ",0", "]}", JSON_VALUES_MAX - 1, -1, PARSE_TOO_LARGE },
  { "opensudoku", "<opensudoku><game", " a%u=\"\"", "/></opensudoku>", XML_ATTRIBUTES_MAX, -1, PARSE_SYNTAX },
};

static GArray *
read_times (int row, unsigned times)
{
  g_autoptr (GString) text = g_string_new (rows[row].head);
  g_auto (GStrv) parts = g_strsplit (rows[row].piece, "%u", 2);

  for (unsigned i = 0; i < times; i++)
    {
      g_string_append (text, parts[0]);
      if (parts[1])
        g_string_append_printf (text, "%u%s", i, parts[1]);
    }
  g_string_append (text, rows[row].tail);
  g_assert_cmpuint (text->len, <=, FORMAT_MAX_BYTES);
  return format_read (format_find (rows[row].format), text->str, text->len, NULL);
}

static const ParseError *
last_of (const GArray *records)
{
  return &g_array_index (records, Record, records->len - 1).error;
}

static void
test_so_much_and_no_more (void)
{
  for (int i = 0; i < (int) G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GArray) most = read_times (i, rows[i].times), more = read_times (i, rows[i].times + 1);

      g_test_message ("%s: %u × %s: %d, %d", rows[i].format, rows[i].times, rows[i].piece, last_of (most)->reason, last_of (more)->reason);
      g_assert_cmpint (last_of (most)->reason, !=, rows[i].reason);
      g_assert_cmpint (last_of (more)->reason, ==, rows[i].reason);
      if (rows[i].expected >= 0)
        g_assert_cmpint (last_of (more)->expected, ==, rows[i].expected);
    }
}

/* Of lines that are no puzzle so many are told. */
static void
test_so_many_failures (void)
{
  g_autoptr (GString) text = g_string_new (NULL);
  unsigned n[2];

  for (unsigned i = 0; i < READ_FAILURES_MAX; i++)
    g_string_append (text, "x\n");
  for (int more = 0; more < 2; more++)
    {
      g_autoptr (GArray) records = NULL;

      for (int i = 0; more && i < 1000; i++)
        g_string_append (text, "x\n");
      records = format_read (format_find ("line"), text->str, text->len, NULL);
      n[more] = records->len;
    }
  g_assert_cmpuint (n[0], ==, READ_FAILURES_MAX);
  g_assert_cmpuint (n[1], ==, READ_FAILURES_MAX);
}

/* Each text of a document is cut between characters, and its lists are. */
static void
test_texts_are_cut (void)
{
  for (int more = 0; more < 2; more++)
    {
      g_autoptr (Document) document = document_new ();

      document->title = g_strnfill (TEXT_LINE_MAX + (gsize) more, 'x');
      document->comment = g_strnfill (TEXT_COMMENT_MAX + (gsize) more, 'x');
      document->forks = g_strnfill (TEXT_FORKS_MAX + (gsize) more, 'x');
      for (int i = 0; i < DOCUMENT_MARKS_MAX + more; i++)
        document_add_bookmark (document, (uint64_t) i, "");
      document_cut (document);
      g_assert_cmpuint (strlen (document->title), <=, TEXT_LINE_MAX);
      g_assert_cmpint (g_str_has_suffix (document->title, "…"), ==, more);
      g_assert_cmpuint (strlen (document->comment), <=, TEXT_COMMENT_MAX);
      g_assert_cmpint (g_str_has_suffix (document->comment, "…"), ==, more);
      g_assert_cmpuint (strlen (document->forks), <=, TEXT_FORKS_MAX);
      g_assert_cmpint (g_str_has_suffix (document->forks, "…"), ==, more);
      g_assert_cmpuint (document->bookmarks->len, ==, DOCUMENT_MARKS_MAX);
    }
}

/* Out of a file, too, before anybody sees them. */
static void
test_texts_of_files_are_cut (void)
{
  for (int more = 0; more < 2; more++)
    {
      g_autoptr (Document) document = document_new ();
      g_autofree char *text = NULL;
      g_autoptr (GArray) records = NULL;
      const Document *read;

      document->title = g_strnfill (TEXT_LINE_MAX + (gsize) more, 'x');
      text = format_write (format_find ("setdoku"), document);
      records = format_read (format_find ("setdoku"), text, strlen (text), NULL);
      read = g_array_index (records, Record, 0).document;
      g_assert_nonnull (read);
      g_assert_cmpuint (strlen (read->title), <=, TEXT_LINE_MAX);
      g_assert_cmpint (g_str_has_suffix (read->title, "…"), ==, more);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/limits/so-much-and-no-more", test_so_much_and_no_more);
  g_test_add_func ("/limits/failures", test_so_many_failures);
  g_test_add_func ("/limits/texts", test_texts_are_cut);
  g_test_add_func ("/limits/texts-of-files", test_texts_of_files_are_cut);
  return g_test_run ();
}
