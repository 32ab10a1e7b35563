/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-limits.c — each limit of reader-limits.h on a text: what is as large as may be is read to its end, and one more is one too
 * many, which is said with the limit. Of what the model keeps, tests/model/keep/test-keep-limits.c. */
#include <string.h>

#include "engine/rules/rules.h"
#include "formats/document-limits.h"
#include "formats/format.h"
#include "formats/format-repair.h"
#include "formats/lz-string.h"

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
      g_autofree char *name = NULL;
      const char *note;

      document->title = g_strnfill (TEXT_LINE_MAX + (gsize) more, 'x');
      document->comment = g_strnfill (TEXT_COMMENT_MAX + (gsize) more, 'x');
      document->forks = g_strnfill (TEXT_FORKS_MAX + (gsize) more, 'x');
      name = g_strnfill (TEXT_NAME_MAX + (gsize) more, 'x');
      for (int i = 0; i < DOCUMENT_MARKS_MAX + more; i++)
        document_add_bookmark (document, (uint64_t) i, name);
      document_cut (document);
      g_assert_cmpuint (strlen (document->title), <=, TEXT_LINE_MAX);
      g_assert_cmpint (g_str_has_suffix (document->title, "…"), ==, more);
      g_assert_cmpuint (strlen (document->comment), <=, TEXT_COMMENT_MAX);
      g_assert_cmpint (g_str_has_suffix (document->comment, "…"), ==, more);
      g_assert_cmpuint (strlen (document->forks), <=, TEXT_FORKS_MAX);
      g_assert_cmpint (g_str_has_suffix (document->forks, "…"), ==, more);
      g_assert_cmpuint (document->bookmarks->len, ==, DOCUMENT_MARKS_MAX);
      note = g_array_index (document->bookmarks, DocumentBookmark, 0).note;
      g_assert_cmpuint (strlen (note), <=, TEXT_NAME_MAX);
      g_assert_cmpint (g_str_has_suffix (note, "…"), ==, more);
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

static GArray *
read_all (const char *format, const char *text)
{
  return format_read (format ? format_find (format) : NULL, text, strlen (text), NULL);
}

/* A text of as many bytes as may be, a puzzle and then empty lines. */
static void
test_bytes (void)
{
  for (gsize more = 0; more < 2; more++)
    {
      g_autofree char *text = g_strnfill (FORMAT_MAX_BYTES + more, '\n');
      g_autoptr (GArray) records = NULL;

      memcpy (text, PUZZLE, N_CELLS);
      records = format_read (NULL, text, FORMAT_MAX_BYTES + more, NULL);
      g_assert_cmpuint (records->len, ==, 1);
      g_assert_cmpint (last_of (records)->reason, ==, more ? PARSE_TOO_LARGE : PARSE_OK);
      g_assert_cmpint (last_of (records)->expected, ==, more ? FORMAT_MAX_BYTES : 0);
    }
}

/* Sixteen grids of 4 × 4 in one line of 25 × 25 cells and a corner of the next. */
static void
test_grids (void)
{
  for (unsigned more = 0; more < 2; more++)
    {
      g_autoptr (GString) text = g_string_new ("puzzle=1\nrows=25\ncols=25\nvalues=1-4\ngrids="), graph = g_string_new (NULL);
      g_autofree char *cells = g_strnfill (625, '-'), *shown = g_strnfill (625, '.');
      g_autoptr (GArray) blocks = NULL, ksudoku = NULL;

      for (unsigned i = 0; i < RULES_GRIDS_MAX + more; i++)
        {
          unsigned row = 5 * (i / 4), column = 5 * (i % 4);

          if (i == RULES_GRIDS_MAX)
            row = 20, column = 20;
          g_string_append_printf (text, "%sr%uc%u", i ? " " : "", row + 1, column + 1);
          g_string_append_printf (graph, "<sudokugroups at=\"%u\" withblocks=\"1\"/>", 25 * column + row);
          for (unsigned cell = 0; cell < 16; cell++)
            {
              cells[25 * (row + cell / 4) + column + cell % 4] = '.';
              shown[25 * (column + cell % 4) + row + cell / 4] = '_';
            }
        }
      g_string_append_printf (text, "\nboxes=2x2\ngivens=%s\n", cells);
      g_string_prepend (graph, "<ksudoku><game><puzzle><graph sizeX=\"25\" sizeY=\"25\" sizeZ=\"1\" order=\"4\" type=\"custom\" "
                        "specific-type=\"Many\" name=\"N\">");
      g_string_append_printf (graph, "</graph><values>%s</values></puzzle></game></ksudoku>", shown);
      blocks = read_all ("blocks", text->str);
      ksudoku = read_all ("ksudoku", graph->str);
      g_assert_cmpint (last_of (blocks)->reason, ==, more ? PARSE_BAD_VALUE : PARSE_OK);
      g_assert_cmpstr (last_of (blocks)->detail, ==, more ? "grids" : "");
      g_assert_cmpint (last_of (ksudoku)->reason, ==, more ? PARSE_VARIANT : PARSE_OK);
      g_assert_cmpstr (last_of (ksudoku)->detail, ==, more ? "sudokugroups" : "");
    }
}

/* Cliques of KSudoku: the blocks of a puzzle of four rows, again and again. */
static void
test_cliques (void)
{
  for (unsigned more = 0; more < 2; more++)
    {
      g_autoptr (GString) text = g_string_new ("<ksudoku><game><puzzle><graph sizeX=\"4\" sizeY=\"4\" sizeZ=\"1\" order=\"4\" type=\"custom\" "
                                               "specific-type=\"Many\" name=\"N\"><sudokugroups at=\"0\" withblocks=\"0\"/>");
      g_autoptr (GArray) records = NULL;

      for (unsigned i = 0; i < KSUDOKU_CLIQUES_MAX + more; i++)
        {
          unsigned corner = 8 * (i / 2 % 2) + 2 * (i % 2);

          g_string_append_printf (text, "<clique size=\"4\">%u %u %u %u</clique>", corner, corner + 1, corner + 4, corner + 5);
        }
      g_string_append (text, "</graph><values>________________</values></puzzle></game></ksudoku>");
      records = read_all ("ksudoku", text->str);
      g_assert_cmpint (last_of (records)->reason, ==, more ? PARSE_VARIANT : PARSE_OK);
      g_assert_cmpstr (last_of (records)->detail, ==, more ? "clique" : "");
    }
}

/* ── what is packed ──────────────────────────────────────────────────────────────────────────────── */

static char *
packed_blanks (gsize n)
{
  g_autofree char *blanks = g_strnfill (n, ' '), *packed = NULL;

  *blanks = '{';                         /* or it is broken whatever its length */
  packed = lz_string_pack (blanks);
  return g_strconcat ("https://f-puzzles.com/?load=", packed, "\n", NULL);
}

/* So many bytes in blocks that are not packed at all. */
static char *
stored_blanks (gsize n)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  g_autofree char *blanks = g_strnfill (n, ' '), *text = NULL;

  for (gsize done = 0; done < n;)
    {
      gsize part = MIN (n - done, 65535);
      const uint8_t head[] = { done + part == n, part & 255, (uint8_t) (part >> 8), ~part & 255, (uint8_t) (~part >> 8 & 255) };

      g_byte_array_append (bytes, head, sizeof head);
      g_byte_array_append (bytes, (const uint8_t *) blanks + done, (guint) part);
      done += part;
    }
  text = g_base64_encode (bytes->data, bytes->len);
  return g_strconcat ("https://swaroopg92.github.io/penpa-edit/#m=edit&p=", text, NULL);
}

/* At the limit a link is unpacked and found to be no puzzle; beyond it is not, and says so. */
static void
test_unpacked (void)
{
  for (gsize more = 0; more < 2; more++)
    {
      g_autofree char *fpuzzles = packed_blanks (READ_UNPACKED_MAX + more), *penpa = stored_blanks (READ_UNPACKED_MAX + more);
      g_autoptr (GArray) records = read_all ("fpuzzles", fpuzzles), others = read_all ("penpa", penpa);

      g_assert_cmpint (last_of (records)->reason == PARSE_TOO_LARGE, ==, more);
      g_assert_cmpint (last_of (records)->expected, ==, more ? READ_UNPACKED_MAX : 0);
      g_assert_cmpint (last_of (records)->reason, !=, PARSE_BROKEN_LINK);
      g_assert_cmpint (last_of (others)->reason == PARSE_TOO_LARGE, ==, more);
      g_assert_cmpint (last_of (others)->expected, ==, more ? READ_UNPACKED_MAX : 0);
    }
}

/* Of all links of a text together. */
static void
test_unpacked_together (void)
{
  const unsigned n = READ_UNPACKED_ALL_MAX / READ_UNPACKED_MAX;
  g_autofree char *link = packed_blanks (READ_UNPACKED_MAX);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GArray) most = NULL, more = NULL;

  for (unsigned i = 0; i < n; i++)
    g_string_append (text, link);
  most = read_all ("fpuzzles", text->str);
  g_string_append (text, link);
  more = read_all ("fpuzzles", text->str);
  g_assert_cmpuint (most->len, ==, n);
  g_assert_cmpint (last_of (most)->reason, !=, PARSE_TOO_LARGE);
  g_assert_cmpuint (more->len, ==, n + 1);
  g_assert_cmpint (last_of (more)->reason, ==, PARSE_TOO_LARGE);
  g_assert_cmpuint (last_of (more)->line, ==, n + 1);
}

/* ── boards that all differ ──────────────────────────────────────────────────────────────────────── */

/* A row of two cells in sixteen lengths of rules, so that a board has another one than the eight before it. */
static void
test_boards (void)
{
  const unsigned room = (16 + 256) / 16, n = READ_BOARDS_KIB / room;           /* KiB of each, as find_room () counts them */
  g_autoptr (GString) text = g_string_new (NULL);

  for (unsigned i = 0; i < n; i++)
    g_string_append_printf (text, "puzzle=%u\nrows=4\ncols=4\nvalues=1-4\nboxes=2x2\nwhite=r%uc%u r%uc%u\ngivens=................\n\n", i,
                            i % 4 + 1, i / 4 % 3 + 1, i % 4 + 1, i / 4 % 3 + 2);
  for (int more = 0; more < 2; more++)
    {
      g_autoptr (GArray) records = NULL;

      if (more)
        g_string_append (text, "puzzle=more\nrows=4\ncols=4\nvalues=1-4\nboxes=2x2\ngivens=................\n");
      records = read_all ("blocks", text->str);
      g_assert_cmpuint (records->len, ==, n + (unsigned) more);
      g_assert_cmpint (last_of (records)->reason, ==, more ? PARSE_TOO_LARGE : PARSE_OK);
      g_assert_cmpint (last_of (records)->expected, ==, more ? (int64_t) READ_BOARDS_KIB * 1024 : 0);
    }
}

/* ── what is mended ──────────────────────────────────────────────────────────────────────────────── */

#define FIVE_ROWS "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n"
#define PROSE "See pages 1, 22, 33, 44 and 55\n"
#define THREE_ROWS ".6....28.\n...419..5\n....8..79\n"

static bool
is_mended (const char *text, gsize length)
{
  g_autoptr (GArray) records = format_read (NULL, text, length, NULL);
  Repair repair;
  bool mended = format_repair (text, length, last_of (records), &repair);

  repair_clear (&repair);
  return mended;
}

/* A long text is looked into as far as its limit; beyond, nothing is proposed. */
static void
test_repaired_bytes (void)
{
  g_autofree char *text = g_strnfill (REPAIR_MAX_BYTES + 1, '\n');

  memcpy (text, PUZZLE, N_CELLS - 1);
  g_assert_true (is_mended (text, REPAIR_MAX_BYTES));
  g_assert_false (is_mended (text, REPAIR_MAX_BYTES + 1));
}

/* A row more is tried before each line with nine digits, prose, too, where it does not help; of the tries there are so many. */
static void
test_repaired_tries (void)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (int i = 0; i < REPAIR_TRIES_MAX - 1; i++)
    g_string_append (text, PROSE);
  g_string_append (text, FIVE_ROWS THREE_ROWS);
  g_assert_true (is_mended (text->str, text->len));
  g_string_prepend (text, PROSE);
  g_assert_false (is_mended (text->str, text->len));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/limits/bytes", test_bytes);
  g_test_add_func ("/limits/grids", test_grids);
  g_test_add_func ("/limits/cliques", test_cliques);
  g_test_add_func ("/limits/unpacked", test_unpacked);
  g_test_add_func ("/limits/unpacked-together", test_unpacked_together);
  g_test_add_func ("/limits/boards", test_boards);
  g_test_add_func ("/limits/repaired-bytes", test_repaired_bytes);
  g_test_add_func ("/limits/repaired-tries", test_repaired_tries);
  g_test_add_func ("/limits/so-much-and-no-more", test_so_much_and_no_more);
  g_test_add_func ("/limits/failures", test_so_many_failures);
  g_test_add_func ("/limits/texts", test_texts_are_cut);
  g_test_add_func ("/limits/texts-of-files", test_texts_of_files_are_cut);
  return g_test_run ();
}
