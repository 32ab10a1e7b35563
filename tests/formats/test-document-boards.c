/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-document-boards.c — which boards fit each other, what a document holds of those that its history leads to, and when two
 * documents differ by them. */
#include "random-document.h"
#include "reading.h"

#include "formats/document-boards.h"
#include "formats/rules-text.h"

#define TOY(more) "rows=6\ncols=6\nvalues=1-%d\n" more "\ngivens=%s\n"

static Document *
board_of (const char *rules, int n)
{
  g_autofree char *text = NULL;

  if (strcmp (rules, "holes") == 0)
    text = g_strdup_printf (TOY ("grids=r1c1 r3c3\nboxes=2x2"), n, "....--....--............--....--....");
  else
    text = g_strdup_printf (TOY ("%s"), n, rules, "....................................");
  return read_one ("blocks", text);
}

static void
test_what_fits (void)
{
  g_autoptr (Document) six = board_of ("boxes=2x3", 6), other = board_of ("boxes=3x2", 6), plain = board_of ("boxes=none", 7);
  g_autoptr (Document) holes = board_of ("holes", 4), whole = board_of ("grids=r1c1 r1c3 r3c1 r3c3\nboxes=none", 4);

  g_assert_true (document_boards_fit (six->topology, other->topology));
  g_assert_true (document_boards_fit (NULL, NULL));
  g_assert_false (document_boards_fit (six->topology, NULL));
  g_assert_false (document_boards_fit (NULL, six->topology));
  g_assert_false (document_boards_fit (six->topology, plain->topology));         /* the values */
  g_assert_false (document_boards_fit (holes->topology, whole->topology));       /* the cells */
}

static void
test_a_board_is_read (void)
{
  g_autoptr (Document) document = board_of ("boxes=2x3", 6), other = board_of ("boxes=3x2", 6);
  Topology *topology = NULL;

  g_assert_true (document_read_board (document, 0, &topology));
  g_assert_true (topology == document->topology);
  topology_unref (topology);
  g_assert_false (document_read_board (document, 1, &topology));
  g_assert_null (topology);

  g_assert_cmpuint (document_add_board (document, other->topology), ==, 1);
  g_assert_cmpuint (document_add_board (document, NULL), ==, 2);
  g_assert_true (document_read_board (document, 1, &topology));
  g_assert_true (topology_equal (topology, other->topology));
  topology_unref (topology);
  g_assert_true (document_read_board (document, 2, &topology));
  g_assert_null (topology);
  g_assert_false (document_read_board (document, 3, &topology));
  g_assert_null (topology);
}

/* Text that is none, and rules that cannot be. */
static void
test_a_board_that_is_none_is_not_read (void)
{
  static const char *const texts[] = { "\n", "rows=6\n", "rows=6\ncols=6\nvalues=1-6\nregions=A...................................\n" };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (Document) document = board_of ("boxes=2x3", 6), other = board_of ("boxes=3x2", 6);
      Topology *topology = NULL;
      bool read;

      document_add_board (document, other->topology);
      g_assert_true (document_boards_make_sense (document));
      g_free (document->boards->pdata[1]);
      document->boards->pdata[1] = g_strdup (texts[i]);
      g_assert_false (document_boards_make_sense (document));
      read = document_read_board (document, 1, &topology);
      g_assert_true (read == (topology != NULL));
      topology_unref (topology);
    }
}

static Document *
with_steps (const Document *of, const Topology *first, const Topology *second)
{
  Document *document = document_copy (of);
  const DocumentChange change = { .cell = 3, .after = { .entry = 2 } };

  document_add_step (document, -1, 1, &change, 1);
  document_add_step (document, 0, 2, &change, 1);
  if (first)
    g_array_index (document->steps, DocumentStep, 0).board = document_add_board (document, first);
  if (second)
    g_array_index (document->steps, DocumentStep, 1).board = document_add_board (document, second);
  return document;
}

/* A history that leads to other boards and back goes into a file of ours, and comes out of it; of the classic board, too. */
static void
test_boards_come_back_from_a_file (void)
{
  g_autofree char *dots = g_strnfill (N_CELLS, '.');
  g_autofree char *diagonals = g_strdup_printf ("rows=9\ncols=9\nvalues=1-9\nboxes=3x3\nextras=diagonal+\ngivens=%s\n", dots);
  g_autoptr (Document) board = board_of ("boxes=2x3", 6), high = board_of ("boxes=3x2", 6);
  g_autoptr (Document) classic = document_new (), other = read_one ("blocks", diagonals);
  const struct { Document *of; const Topology *first; } files[] = {
    { board, high->topology }, { classic, other->topology }, { other, NULL },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autoptr (Document) document = with_steps (files[i].of, NULL, NULL), again = NULL;
      g_autofree char *text = NULL;

      g_assert_cmpuint (document_add_board (document, files[i].first), ==, 1);
      g_assert_cmpuint (document_add_board (document, files[i].first), ==, 1);
      g_array_index (document->steps, DocumentStep, 0).board = 1;
      document->cells[3].entry = 2;
      g_assert_true (document_boards_make_sense (document));
      text = format_write (format_find ("setdoku"), document);
      again = read_one ("setdoku", text);
      g_assert_cmpuint (document_n_boards (again), ==, 2);
      g_assert_cmpuint (document_board_of (again, 0), ==, 1);
      g_assert_cmpuint (document_board_of (again, 1), ==, 0);
      g_assert_true (document_equal (again, document));
      document_free (g_steal_pointer (&again));
      again = document_copy (document);
      again->forks = g_strdup ("1");
      g_assert_false (document_equal (again, document));
    }
}

/* Letters of regions are names: files were written in which the board's are others than those that reading gives them. */
static void
test_a_board_with_other_letters_is_the_same (void)
{
  static const char rows[] = "AAAAAABBBBBBCCCCCCDDDDDDEEEEEEFFFFFF", other[] = "FFFFFFAAAAAABBBBBBCCCCCCDDDDDDEEEEEE";
  g_autoptr (Document) document = read_one ("blocks", "rows=6\ncols=6\nvalues=1-6\nregions=AAAAAABBBBBBCCCCCCDDDDDDEEEEEEFFFFFF\n"
                                            "givens=....................................\n");
  g_autoptr (Document) boxes = board_of ("boxes=2x3", 6);
  g_auto (GStrv) parts = NULL;

  document_add_board (document, boxes->topology);
  g_assert_true (document_boards_make_sense (document));
  parts = g_strsplit (document->boards->pdata[0], rows, 2);
  g_free (document->boards->pdata[0]);
  document->boards->pdata[0] = g_strjoinv (other, parts);
  g_assert_nonnull (strstr (document->boards->pdata[0], other));
  g_assert_true (document_boards_make_sense (document));
  g_free (document->boards->pdata[0]);
  document->boards->pdata[0] = g_strjoinv ("AAAABBBBBBAACCCCCCDDDDDDEEEEEEFFFFFF", parts);
  g_assert_false (document_boards_make_sense (document));
}

/* The classic board is told by no text, another one by some. */
static void
test_the_classic_board_is_none_of_the_others (void)
{
  g_autofree char *dots = g_strnfill (N_CELLS, '.');
  g_autofree char *diagonals = g_strdup_printf ("rows=9\ncols=9\nvalues=1-9\nboxes=3x3\nextras=diagonal+\ngivens=%s\n", dots);
  g_autoptr (Document) classic = document_new (), other = read_one ("blocks", diagonals);
  char *text;

  document_add_board (classic, other->topology);
  document_add_board (other, NULL);
  g_assert_true (document_boards_make_sense (classic) && document_boards_make_sense (other));
  text = classic->boards->pdata[0];
  classic->boards->pdata[0] = other->boards->pdata[0];
  other->boards->pdata[0] = text;
  g_assert_false (document_boards_make_sense (classic));
  g_assert_false (document_boards_make_sense (other));
}

static void
test_a_board_that_there_is_not (void)
{
  static const char *const rules[] = { "rules=1:2", "rules=1:x", "rules=1:1 1:0" };

  for (gsize i = 0; i < G_N_ELEMENTS (rules); i++)
    {
      g_autoptr (Document) board = board_of ("boxes=2x3", 6), high = board_of ("boxes=3x2", 6);
      g_autoptr (Document) document = with_steps (board, high->topology, NULL);
      g_autofree char *text = format_write (format_find ("setdoku"), document), *body = NULL, *forged = NULL;
      g_auto (GStrv) parts = g_strsplit (strstr (text, "\n[") + 1, "rules=1:1 2:0", 2);

      g_assert_nonnull (parts[1]);
      body = g_strjoinv (rules[i], parts);
      forged = forge_document (body);
      check_fails (NULL, forged, PARSE_BAD_VALUE, 0, 0, "rules");
    }
}

/* Colours of candidates that are not marked any more. */
static void
test_colours_go_with_their_marks (void)
{
  DocumentCell cell = { .corner = 1 << 1 | 1 << 2 };

  for (int digit = 1; digit <= 3; digit++)
    document_cell_set_candidate_colour (&cell, digit, digit);
  document_cell_remove_marks (&cell, 1 << 2);
  g_assert_cmpint (document_cell_get_candidate_colour (&cell, 1), ==, 1);
  for (int digit = 2; digit <= 3; digit++)
    g_assert_cmpint (document_cell_get_candidate_colour (&cell, digit), ==, -1);
}

/* Boxes of less cells than there are values have no name there. */
static void
test_boxes_that_solo_does_not_know (void)
{
  static const char *const boxes[] = { "boxes=1x3", "boxes=3x1" };

  for (gsize i = 0; i < G_N_ELEMENTS (boxes); i++)
    {
      g_autoptr (Document) document = board_of (boxes[i], 6);

      g_assert_false (format_holds_board (format_find ("solo"), document));
    }
}

/* By how many boards there are, by which, and by the step that leads to one. */
static void
test_documents_differ_by_their_boards (void)
{
  g_autoptr (Document) board = board_of ("boxes=2x3", 6), high = board_of ("boxes=3x2", 6), none = board_of ("boxes=none", 6);
  Document *of[5] = {
    with_steps (board, NULL, NULL), with_steps (board, high->topology, NULL), with_steps (board, NULL, high->topology),
    with_steps (board, none->topology, NULL), with_steps (board, high->topology, none->topology),
  };

  for (int i = 0; i < 5; i++)
    for (int j = 0; j < 5; j++)
      g_assert_cmpint (document_equal (of[i], of[j]), ==, i == j);
  for (int i = 0; i < 5; i++)
    document_free (of[i]);
}

static void
test_documents_differ_by_what_they_search (void)
{
  g_autoptr (Document) a = board_of ("boxes=2x3", 6), b = document_copy (a);

  g_assert_true (document_equal (a, b));
  b->seed = 7;
  g_assert_false (document_equal (a, b));
}

/* A step behind one that there is not is of the first state's board. */
static void
test_a_step_without_its_parent (void)
{
  g_autoptr (Document) document = document_new ();

  document_add_step (document, 4, 1, NULL, 0);
  g_assert_cmpuint (document_board_of (document, 0), ==, 0);
}

static void
test_givens_as_text (void)
{
  g_autoptr (Document) document = board_of ("boxes=2x3", 6), large = read_one ("solo", "3x4:10_12zzzzzl");
  g_autofree char *text = NULL;
  Board board;

  document->cells[1].given = 6;
  text = document_format_givens (document);
  g_assert_cmpstr (text, ==, ".6..................................");
  document_get_board (document, &board);                 /* of another board none */
  for (int cell = 0; cell < N_CELLS; cell++)
    g_assert_cmpint (board.digit[cell], ==, 0);
  g_assert_cmpint (large->cells[0].given, ==, 10);
}

/* In a file of ours: a digit or a mark where the board has no cell, and rules whose text ends within an escape. */
static void
test_what_stands_where_no_cell_is (void)
{
  static const char head[] = "[Rules]\nblock=rows=6\\ncols=6\\nvalues=1-4\\ngrids=r1c1 r3c3\\nboxes=2x2\\ngivens="
                             "....--....--............--....--....\\n\n\n[Cells]\ngivens=%s\n%s";
  static const char dots[] = "....................................", digit[] = "....1...............................";
  static const struct { const char *givens, *more, *detail; } files[] = {
    { dots, "", NULL }, { digit, "", "givens" }, { dots, "entries=....1...............................\n", "entries" },
    { dots, "corner=r1c1:12\n", NULL }, { dots, "corner=r1c5:12\n", "corner" }, { dots, "centre=r6c2:1\n", "centre" },
  };

  for (gsize i = 0; i <= G_N_ELEMENTS (files); i++)
    {
      g_autofree char *body = i < G_N_ELEMENTS (files) ? g_strdup_printf (head, files[i].givens, files[i].more)
                              : g_strdup ("[Rules]\nblock=rows=6\\\n\n[Cells]\ngivens=....\n");
      g_autofree char *text = forge_document (body);

      if (i < G_N_ELEMENTS (files) && !files[i].detail)
        document_free (read_one ("setdoku", text));
      else
        {
          g_autoptr (GArray) records = format_read (NULL, text, strlen (text), NULL);
          const Record *record = &g_array_index (records, Record, 0);

          g_assert_null (record->document);
          g_assert_cmpint (record->error.reason, ==, PARSE_BAD_VALUE);
          g_assert_cmpstr (record->error.detail, ==, i < G_N_ELEMENTS (files) ? files[i].detail : "block");
        }
    }
}

/* A game of KSudoku on a board with holes, and what was done there. */
static void
test_a_game_beside_its_board (void)
{
#define BOARD(values, index) "<ksudoku><game><puzzle><graph sizeX=\"6\" sizeY=\"6\" sizeZ=\"1\" order=\"4\" type=\"custom\" name=\"N\">" \
  "<sudokugroups at=\"0\" withblocks=\"1\"/><sudokugroups at=\"14\" withblocks=\"1\"/></graph>" \
  "<values>" values "</values></puzzle><history><simple-event index=\"" index "\" value=\"1\"/></history></game></ksudoku>"
#define GAME(index) BOARD ("____..____..____________..____..____", index)
  g_autoptr (Document) document = read_one ("ksudoku", GAME ("7"));

  g_assert_cmpint (document->cells[7].entry, ==, 1);
  check_fails ("ksudoku", GAME ("5"), PARSE_BAD_VALUE, 1, 0, "index");
  check_fails ("ksudoku", BOARD ("____b.____..____________..____..____", "7"), PARSE_BAD_VALUE, 1, 0, "values");
  check_fails ("ksudoku", BOARD (".___..____..____________..____..____", "7"), PARSE_BAD_VALUE, 1, 0, "values");
}

/* A graph whose names are empty is called by its type. */
static void
test_what_has_no_name (void)
{
  g_autoptr (Document) document = read_one ("ksudoku", "<ksudoku><game><puzzle><graph order=\"4\" type=\"sudoku\" name=\"\" specific-type=\"\"/>"
                                            "<values>________________</values></puzzle></game></ksudoku>");

  g_assert_cmpint (document_digits (document), ==, 4);
}

/* A jigsaw whose first rows are regions: no wall in more places on end than a letter stands for. */
static void
test_a_long_way_without_a_wall (void)
{
  g_autoptr (GString) block = g_string_new ("rows=13\ncols=13\nvalues=1-13\nregions=");
  g_autofree char *solo = NULL, *dots = g_strnfill (169, '.');
  g_autoptr (Document) document = NULL, again = NULL;

  for (int cell = 0; cell < 169; cell++)
    g_string_append_c (block, (char) ('A' + (cell == 155 ? 12 : cell == 156 ? 11 : cell / 13)));
  g_string_append_printf (block, "\ngivens=%s\n", dots);
  document = read_one ("blocks", block->str);
  document->cells[7].given = 13;
  g_assert_true (format_holds_board (format_find ("solo"), document));
  solo = format_write (format_find ("solo"), document);
  again = read_one ("solo", solo);
  g_assert_true (document_equal (again, document));
}

/* What one constraint has room for, and a board for constraints. */
static void
test_a_constraint_that_is_too_large (void)
{
  g_autofree Rules *rules = g_new0 (Rules, 1);
  ConstraintList list = { .n = 0 };
  ParseError error;

  rules_init_classic (rules);
  for (gsize i = 0; i < G_N_ELEMENTS (list.number); i++)
    constraint_list_add (&list, 0);
  g_assert_false (list.too_much);
  constraint_list_end (&list);
  g_assert_true (list.too_much);
  g_assert_false (rules_add_list (rules, "extra", &list, "clique", &error));
  g_assert_cmpint (error.reason, ==, PARSE_RULES);
  g_assert_cmpint (error.found, ==, FAULT_TOO_MUCH);
  g_assert_cmpstr (error.detail, ==, "clique");
  g_assert_cmpint (rules->n_constraints, ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/formats/document-boards/fit", test_what_fits);
  g_test_add_func ("/formats/document-boards/read", test_a_board_is_read);
  g_test_add_func ("/formats/document-boards/none", test_a_board_that_is_none_is_not_read);
  g_test_add_func ("/formats/document-boards/differ", test_documents_differ_by_their_boards);
  g_test_add_func ("/formats/document-boards/file", test_boards_come_back_from_a_file);
  g_test_add_func ("/formats/document-boards/letters", test_a_board_with_other_letters_is_the_same);
  g_test_add_func ("/formats/document-boards/classic", test_the_classic_board_is_none_of_the_others);
  g_test_add_func ("/formats/document-boards/no-board", test_a_board_that_there_is_not);
  g_test_add_func ("/formats/document-boards/colours", test_colours_go_with_their_marks);
  g_test_add_func ("/formats/document-boards/solo-boxes", test_boxes_that_solo_does_not_know);
  g_test_add_func ("/formats/document-boards/searched", test_documents_differ_by_what_they_search);
  g_test_add_func ("/formats/document-boards/no-parent", test_a_step_without_its_parent);
  g_test_add_func ("/formats/document-boards/givens", test_givens_as_text);
  g_test_add_func ("/formats/document-boards/no-cell", test_what_stands_where_no_cell_is);
  g_test_add_func ("/formats/document-boards/ksudoku", test_a_game_beside_its_board);
  g_test_add_func ("/formats/document-boards/no-name", test_what_has_no_name);
  g_test_add_func ("/formats/document-boards/solo", test_a_long_way_without_a_wall);
  g_test_add_func ("/formats/document-boards/too-large", test_a_constraint_that_is_too_large);

  return g_test_run ();
}
