/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-other-boards.c — boards of any shape through the formats of other programs: what one holds comes back, and what it does not
 * hold is not written. */
#include "engine/rules/constraint.h"
#include "reading.h"

static GArray *
read_boards (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "puzzles", "boards.txt", NULL);
  g_autofree char *text = NULL;
  GArray *records;
  gsize length;

  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  records = format_read (format_find ("blocks"), text, length, NULL);
  g_assert_cmpuint (records->len, ==, 114);
  return records;
}

static int
by_text (const void *a, const void *b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* Marks of single cells may be one constraint, or one each. */
static void
add_line (GPtrArray *lines, const char *line)
{
  static const char *const single[] = { "odd=", "even=", "min=", "max=" };

  for (gsize i = 0; i < G_N_ELEMENTS (single); i++)
    if (g_str_has_prefix (line, single[i]))
      {
        g_auto (GStrv) cells = g_strsplit (line + strlen (single[i]), " ", -1);

        for (int j = 0; cells[j]; j++)
          g_ptr_array_add (lines, g_strconcat (single[i], cells[j], NULL));
        return;
      }
  g_ptr_array_add (lines, g_strdup (line));
}

/* The board and its clues, the lines in an order of their own. */
static char *
shape_of (const Document *document)
{
  g_autofree char *text = format_write (format_find ("blocks"), document);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autoptr (GPtrArray) kept = g_ptr_array_new_with_free_func (g_free);

  for (int i = 0; lines[i]; i++)
    if (!g_str_has_prefix (lines[i], "puzzle=") && !g_str_has_prefix (lines[i], "kind=") && !g_str_has_prefix (lines[i], "source=")
        && !g_str_has_prefix (lines[i], "note="))
      add_line (kept, lines[i]);
  g_ptr_array_sort (kept, by_text);
  g_ptr_array_add (kept, NULL);
  return g_strjoinv ("\n", (char **) kept->pdata);
}

/* At least so many of the boards are held, a format that everything comes back from. */
static const struct { const char *id; unsigned least; } holders[] = {
  { "blocks", 114 }, { "setdoku", 114 }, { "fpuzzles", 86 }, { "solo", 24 }, { "ksudoku", 30 },
};

static void
test_what_is_held_comes_back (void)
{
  g_autoptr (GArray) records = read_boards ();

  for (int i = 0; formats[i]; i++)
    {
      unsigned n = 0, least = 0;

      for (gsize j = 0; j < G_N_ELEMENTS (holders); j++)
        if (strcmp (holders[j].id, formats[i]->id) == 0)
          least = holders[j].least;
      for (unsigned j = 0; (formats[i]->flags & HOLDS_RULES) && (formats[i]->flags & FORMAT_WRITES) && j < records->len; j++)
        {
          const Document *document = g_array_index (records, Record, j).document;
          g_autofree char *text = NULL, *before = NULL, *after = NULL, *again = NULL;
          g_autoptr (GArray) read = NULL;
          const Format *used;
          const Record *record;

          if (!format_holds_board (formats[i], document))
            continue;
          text = format_write (formats[i], document);
          read = format_read (NULL, text, strlen (text), &used);
          record = &g_array_index (read, Record, 0);
          if (!record->document || used != formats[i])
            g_error ("%s of %s, read as %s, reason %d, “%s”:\n%s", formats[i]->id, document->title, used ? used->id : "nothing",
                     record->error.reason, record->error.detail, text);
          before = shape_of (document);
          after = shape_of (record->document);
          g_assert_cmpstr (after, ==, before);
          again = format_write (formats[i], record->document);
          if (g_strcmp0 (record->document->title, document->title) == 0)
            g_assert_cmpstr (again, ==, text);
          n++;
        }
      if (n > 0 || least > 0)
        g_test_message ("%s holds %u", formats[i]->id, n);
      g_assert_cmpuint (n, >=, least);
    }
}

/* Where there are boxes, KSudoku's arithmetic is that of a killer. */
static bool
is_math (const char *line)
{
  return g_str_has_prefix (line, "add=") || g_str_has_prefix (line, "subtract=") || g_str_has_prefix (line, "multiply=")
         || g_str_has_prefix (line, "divide=");
}

/* A line of each kind, and which of the other programs has a word for it. */
static const struct { const char *line; bool fpuzzles, ksudoku; } kinds[] = {
  { "cage=7|r1c1 r1c2", true, true }, { "cage=-|r1c1 r1c2", true, false }, { "sum=7|r1c1 r2c2", false, false },
  { "add=7|r1c1 r1c2", false, true }, { "subtract=3|r1c1 r1c2", false, true }, { "multiply=12|r1c1 r1c2", false, true },
  { "divide=2|r1c1 r1c2", false, true }, { "littlekiller=7|r1c2 r2c1", true, false },
  { "littlekiller=9|r2c2 r3c3", false, false }, { "extra=r1c1 r2c3", true, true }, { "arrow=r1c1|r2c2 r3c3", true, false },
  { "arrow=r1c1 r1c2|r2c2 r3c3 r4c4", true, false }, { "arrow=r1c2 r1c1|r2c2 r3c3 r4c4", false, false },
  { "doublearrow=r1c1 r2c2 r3c3 r4c4", true, false }, { "zipper=r1c1 r2c2 r3c3", true, false },
  { "regionsum=r1c2 r1c3 r1c4", true, false }, { "sumline=6|r1c1 r1c2 r2c2 r2c3", false, false },
  { "equalsum=r1c1 r1c2|r5c5 r5c6", false, false }, { "thermo=r1c1 r1c2 r1c3", true, false },
  { "slowthermo=r1c1 r1c2 r1c3", true, false }, { "whisper=2|r1c1 r1c2", true, false },
  { "renban=r1c1 r1c2 r2c2", true, false }, { "palindrome=r1c1 r2c2 r3c3", true, false },
  { "between=r1c1 r1c2 r1c3", true, false }, { "lockout=3|r1c1 r1c2 r1c3", false, false },
  { "modular=3|r1c1 r1c2 r1c3", true, false }, { "entropic=r1c1 r1c2 r1c3", true, false },
  { "clone=r1c1 r1c2|r5c5 r5c6", true, false }, { "clone=r1c1|r3c4|r5c5", false, false }, { "white=r1c1 r1c2", true, false },
  { "black=r1c1 r1c2", true, false }, { "x=r1c1 r1c2", true, false }, { "v=r1c1 r1c2", true, false },
  { "diff=3|r1c1 r1c2", true, false }, { "ratio=3|r1c1 r1c2", true, false }, { "pairsum=8|r1c1 r1c2", false, false },
  { "less=r1c1 r1c2", false, false }, { "negative=black", true, false }, { "negative=xv", true, false },
  { "negative=kropki", false, false }, { "negative=white", false, false }, { "negative=x", false, false },
  { "negative=v", false, false }, { "sandwich=row3|5", true, false }, { "xsum=B2|7", true, false },
  { "skyscraper=R1|2", true, false }, { "numberedroom=L1|3", false, false },
  { "quad=1 1 4|r1c1 r1c2 r2c1 r2c2", true, false }, { "odd=r1c1", true, false }, { "even=r2c5", true, false },
  { "min=r1c1", true, false }, { "max=r1c1", true, false }, { "candidates=r1c1|1 2", true, false },
  { "colindex=r1c1 r2c1", true, false }, { "rowindex=r1c1 r1c2", true, false }, { "extras=diagonal+", true, true },
  { "extras=diagonal-", true, true }, { "extras=windoku", false, false }, { "extras=disjoint", true, false },
  { "extras=antiknight", true, false }, { "extras=antiking", true, false }, { "extras=nonconsecutive", true, false },
  { "extras=antitaxicab", false, false }, { "extras=entropy", false, false },
};

/* Blocks → our own → the program's → blocks: the same line, or the program's format names it as what it does not hold. */
static void
check_kind (const char *line, const char *id, bool held)
{
  g_autofree char *empty = g_strnfill (81, '.'), *own = NULL, *theirs = NULL, *back = NULL, *obstacle = NULL;
  g_autofree char *wanted = g_strconcat ("\n", line, "\n", NULL);
  g_autofree char *text = g_strdup_printf ("rows=9\ncols=9\nvalues=1-9\nboxes=%s\n%s\ngivens=%s\n", is_math (line) ? "none" : "3x3",
                                           line, empty);
  g_autoptr (Document) document = read_one ("blocks", text), ours = NULL, read = NULL;
  const char *word = g_str_has_prefix (line, "extras=") ? line + strlen ("extras=") : line;

  own = format_write (format_find ("setdoku"), document);
  ours = read_one ("setdoku", own);
  g_assert_true (topology_equal (ours->topology, document->topology));
  obstacle = format_board_obstacle (format_find (id), ours);
  if (format_holds_board (format_find (id), ours) != held || !*obstacle != held)
    g_error ("%s: %s, “%s”", line, id, obstacle);
  if (!held)
    {
      g_assert_cmpint (strncmp (word, obstacle, strcspn (obstacle, " ")), ==, 0);
      return;
    }
  theirs = format_write (format_find (id), ours);
  read = read_one (id, theirs);
  back = format_write (format_find ("blocks"), read);
  if (!strstr (back, wanted))
    g_error ("%s came back from %s as\n%s", line, id, back);
}

static void
test_each_kind (void)
{
  for (int kind = 0; kind < n_constraint_kinds + N_EXTRAS; kind++)
    {
      bool extra = kind >= n_constraint_kinds, any = false;
      g_autofree char *start = extra ? g_strconcat ("extras=", extra_ids[kind - n_constraint_kinds], NULL)
                                     : g_strconcat (constraint_kinds[kind].id, "=", NULL);

      for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
        any |= g_str_has_prefix (kinds[i].line, start);
      if (!any)
        g_error ("%s has no row", start);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      check_kind (kinds[i].line, "fpuzzles", kinds[i].fpuzzles);
      check_kind (kinds[i].line, "ksudoku", kinds[i].ksudoku);
    }
}

/* What a text is, but for the digits on it. */
static void
check_board (const char *text, const char *id, const char *wanted)
{
  const Format *used;
  g_autoptr (GArray) records = format_read (NULL, text, strlen (text), &used);
  const Record *record = &g_array_index (records, Record, 0);
  g_autofree char *blocks = NULL;

  if (!record->document || strcmp (used->id, id) != 0)
    g_error ("%s: %s, reason %d, “%s”", text, used ? used->id : "nothing", record->error.reason, record->error.detail);
  blocks = format_write (format_find ("blocks"), record->document);
  if (!strstr (blocks, wanted))
    g_error ("%s\n is not %s", blocks, wanted);
}

/* An ID that Solo itself made, and small ones of each kind. */
static void
test_solo (void)
{
  check_board ("6j:e6b6_3b1j3b4_6b5e,a_b_aaa___aa__bbf_caaab_b__ac", "solo",
               "regions=AABCCCADBBCCADDBCEADDBBEADFFFEFFFEEE\ngivens=.....6..63..1..........3..46..5.....\n");
  check_board ("3x4:10_12zzzzzl", "solo", "rows=12\ncols=12\nvalues=1-12\nboxes=3x4\ngivens=AC..");
  check_board ("2x2x:1o", "solo", "boxes=2x2\nextras=diagonal+ diagonal-\ngivens=1...");
  check_board ("2x2kdu:p,____________l,10_10_10_10l", "solo",
               "boxes=2x2\ncage=10|r1c1 r2c1 r3c1 r4c1\ncage=10|r1c2 r2c2 r3c2 r4c2\n");
  check_board ("SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\nGAME    :4:Solo\nPARAMS  :3:3x4\nDESC    :7:zzzzzn\nNSTATES :1:3\n"
               "STATEPOS:1:3\nMOVE    :8:R11,0,12\nMOVE    :7:P0,0,10\n", "solo", "rows=12\n");
}

#define GAME(graph, values) "<ksudoku><game><puzzle>" graph "<values>" values "</values></puzzle></game></ksudoku>"
#define GRAPH(size, order, type, groups) \
  "<graph sizeX=\"" size "\" sizeY=\"" size "\" sizeZ=\"1\" order=\"" order "\" type=\"custom\" specific-type=\"" type "\" name=\"N\">" \
  groups "</graph>"

/* Shapes as KSudoku brings them along. */
static void
test_ksudoku (void)
{
  g_autofree char *tiny = g_strnfill (100, '.'), *nine = g_strnfill (81, '_'), *many = g_strnfill (441, '_'), *text = NULL;

  check_board (GAME ("<graph order=\"4\" type=\"sudoku\"/>", "b_______________"), "ksudoku", "boxes=2x2\ngivens=1...");
  check_board (GAME (GRAPH ("6", "6", "6x6", "<sudokugroups at=\"0\" withblocks=\"0\" /><clique size=\"6\" > 0  1  6  7 12 13 </clique>"
    "<clique size=\"6\" >18 19 24 25 30 31 </clique><clique size=\"6\" > 2  3  8  9 14 15 </clique><clique size=\"6\" >20 21 26 27 32 33 </clique>"
    "<clique size=\"6\" > 4  5 10 11 16 17 </clique><clique size=\"6\" >22 23 28 29 34 35 </clique>"),
    "_g__________________________________"), "ksudoku", "boxes=2x3\ngivens=......6.");
  check_board (GAME (GRAPH ("5", "5", "Pentomino", "<sudokugroups at=\"0\" withblocks=\"0\" /><clique size=\"5\" > 0  5  1  6  2 </clique>"
    "<clique size=\"5\" >10 15 11 16 12 </clique><clique size=\"5\" >20 21 17 22 18 </clique><clique size=\"5\" > 7  3  8 13  4 </clique>"
    "<clique size=\"5\" >23  9 14 19 24 </clique>"), "_________________________"), "ksudoku", "regions=AABBCAABBCADBCCDDDCEDEEEE\n");
  check_board (GAME (GRAPH ("4", "4", "Mathdoku", "<sudokugroups at=\"0\" withblocks=\"0\" /><cage operator=\"2\" value=\"3\" size=\"2\">0 1</cage>"
    "<cage operator=\"1\" value=\"2\" size=\"2\">4 8</cage><cage operator=\"4\" value=\"7\" size=\"3\">5 6 10</cage>"
    "<cage operator=\"3\" value=\"6\" size=\"2\">3 7</cage><cage operator=\"0\" value=\"4\" size=\"1\">15</cage>"), "________________"), "ksudoku",
    "boxes=none\nsubtract=3|r1c1 r2c1\ndivide=2|r1c2 r1c3\nadd=7|r2c2 r3c2 r3c3\nmultiply=6|r4c1 r4c2\nadd=4|r4c4\n");
  check_board (GAME (GRAPH ("4", "4", "KillerSudoku", "<sudokugroups at=\"0\" withblocks=\"1\" /><cage operator=\"4\" value=\"5\" size=\"2\">0 4</cage>"),
    "________________"), "ksudoku", "boxes=2x2\ncage=5|r1c1 r1c2\n");
  for (int i = 0; i < 100; i++)
    if ((i / 10 < 4 || i / 10 > 5) ? (i % 10 < 4 || i % 10 > 5) : false)
      tiny[i] = '_';
  for (int x = 3; x < 7; x++)
    for (int y = 3; y < 7; y++)
      tiny[10 * x + y] = '_';
  text = g_strdup_printf (GAME (GRAPH ("10", "4", "TinySamurai", "<sudokugroups at=\"0\"  withblocks=\"1\" /><sudokugroups at=\"60\" withblocks=\"1\" />"
    "<sudokugroups at=\"33\" withblocks=\"1\" /><sudokugroups at=\"6\"  withblocks=\"1\" /><sudokugroups at=\"66\" withblocks=\"1\" />"), "%s"), tiny);
  check_board (text, "ksudoku", "grids=r1c1 r1c7 r4c4 r7c1 r7c7\nboxes=2x2\n");
  g_free (text);
  text = g_strdup_printf (GAME (GRAPH ("9", "9", "XSudoku", "<sudokugroups at=\"0\" withblocks=\"1\" /><clique size=\"9\" >0 10 20 30 40 50 60 70 80 </clique>"
    "<clique size=\"9\" >8 16 24 32 40 48 56 64 72 </clique>"), "%s"), nine);
  check_board (text, "ksudoku", "boxes=3x3\nextras=diagonal+ diagonal-\n");
  g_free (text);
  text = g_strdup_printf (GAME (GRAPH ("21", "9", "Samurai", "<sudokugroups at=\"0\" withblocks=\"1\" /><sudokugroups at=\"12\" withblocks=\"1\" />"
    "<sudokugroups at=\"132\" withblocks=\"0\" /><clique size=\"9\" >135 136 137 156 157 158 177 178 179 </clique>"
    "<clique size=\"9\" >195 196 197 216 217 218 237 238 239 </clique><clique size=\"9\" >198 199 200 219 220 221 240 241 242 </clique>"
    "<clique size=\"9\" >201 202 203 222 223 224 243 244 245 </clique><clique size=\"9\" >261 262 263 282 283 284 303 304 305 </clique>"
    "<sudokugroups at=\"252\" withblocks=\"1\" /><sudokugroups at=\"264\" withblocks=\"1\" />"), "%s"), many);
  check_board (text, "ksudoku", "grids=r1c1 r13c1 r7c7 r1c13 r13c13\nboxes=3x3\n");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/other-boards/held", test_what_is_held_comes_back);
  g_test_add_func ("/other-boards/each-kind", test_each_kind);
  g_test_add_func ("/other-boards/solo", test_solo);
  g_test_add_func ("/other-boards/ksudoku", test_ksudoku);
  return g_test_run ();
}
