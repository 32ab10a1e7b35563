/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-document.c — what a document may hold, and what is made of it where it holds too much or nothing. */
#include <string.h>

#include "formats/document-limits.h"
#include "formats/format.h"

/* Cut between characters, with the sign that says so. */
static void
test_texts_are_cut_at_their_limits (void)
{
  g_autoptr (Document) document = document_new ();
  g_autoptr (GString) text = g_string_new (NULL);

  while (text->len <= TEXT_COMMENT_MAX)
    g_string_append (text, "\xe6\x95\xb0");
  document->title = g_strdup (text->str);
  document->author = g_strndup (text->str, TEXT_LINE_MAX / 3 * 3);
  document->comment = g_strdup (text->str);
  for (unsigned i = 0; i < DOCUMENT_MARKS_MAX + 2; i++)
    {
      document_add_savepoint (document, -1, 0, i == 1 ? text->str : "");
      document_add_bookmark (document, i, i == 1 ? text->str : "");
      document_add_breakpoint (document, i == 1 ? text->str : "", true);
    }
  document_cut (document);

  g_assert_cmpuint (strlen (document->title), <=, TEXT_LINE_MAX);
  g_assert_cmpuint (strlen (document->title), >, TEXT_LINE_MAX - 8);
  g_assert_true (g_utf8_validate (document->title, -1, NULL) && g_str_has_suffix (document->title, "…"));
  g_assert_cmpuint (strlen (document->author), ==, TEXT_LINE_MAX / 3 * 3);
  g_assert_cmpuint (strlen (document->comment), <=, TEXT_COMMENT_MAX);
  g_assert_cmpuint (document->savepoints->len, ==, DOCUMENT_MARKS_MAX);
  g_assert_cmpuint (document->bookmarks->len, ==, DOCUMENT_MARKS_MAX);
  g_assert_cmpuint (document->breakpoints->len, ==, DOCUMENT_MARKS_MAX);
  g_assert_cmpuint (strlen (g_array_index (document->savepoints, DocumentSavepoint, 1).name), <=, TEXT_NAME_MAX);
  g_assert_cmpuint (strlen (g_array_index (document->bookmarks, DocumentBookmark, 1).note), <=, TEXT_NAME_MAX);
  g_assert_cmpuint (strlen (g_array_index (document->breakpoints, DocumentBreakpoint, 1).condition), <=, TEXT_LINE_MAX);
}

/* What was taken out of a list again leaves nothing in a file, and nothing to lose. */
static void
test_an_empty_list_is_none (void)
{
  g_autoptr (Document) document = document_new (), plain = document_new ();
  g_autofree char *text = NULL, *expected = NULL;

  document_add_savepoint (document, -1, 0, "A");
  document_add_bookmark (document, 1, "A");
  document_add_breakpoint (document, "A", true);
  g_assert_cmphex (format_loses (format_find ("line"), document), ==, HOLDS_HISTORY | HOLDS_TIMELINE);
  g_array_set_size (document->savepoints, 0);
  g_array_set_size (document->bookmarks, 0);
  g_array_set_size (document->breakpoints, 0);
  g_assert_cmphex (format_loses (format_find ("line"), document), ==, 0);
  g_assert_true (document_equal (document, plain));
  text = format_write (format_find ("setdoku"), document);
  expected = format_write (format_find ("setdoku"), plain);
  g_assert_cmpstr (text, ==, expected);
}

/* The last of what is compared; and what is beside the cells before it. */
static void
test_bookmarks_make_another_document (void)
{
  g_autoptr (Document) document = document_new (), same = document_new (), other = document_new (), past = document_new ();

  document_add_bookmark (document, 1, "A");
  document_add_bookmark (same, 1, "A");
  document_add_bookmark (other, 1, "B");
  g_assert_true (document_equal (document, same));
  g_assert_false (document_equal (document, other));
  document_add_bookmark (past, 1, "A");
  document_add_savepoint (past, -1, 0, "A");
  g_assert_false (document_equal (document, past));
}

/* A document of a later version, or of another hand, may have any part of a search. */
static void
test_any_part_of_a_search_is_lost (void)
{
  for (int part = 0; part < 7; part++)
    {
      g_autoptr (Document) document = document_new ();

      switch (part)
        {
        case 0: document->strategy = g_strdup ("dlx"); break;
        case 1: document->switches = g_strdup ("cell=mrv"); break;
        case 2: document->forks = g_strdup ("2"); break;
        case 3: document->seed = 1; break;
        case 4: document->step = 1; break;
        case 5: document_add_bookmark (document, 1, ""); break;
        default: document_add_breakpoint (document, "depth=3", false); break;
        }
      g_assert_cmphex (format_loses (format_find ("sdk"), document), ==, HOLDS_TIMELINE);
    }
}

/* Digits of a technique that has no name are something to lose, too. */
static void
test_digits_are_lost_without_a_technique (void)
{
  g_autoptr (Document) document = document_new ();

  document->technique_digits = digits_of (5);
  g_assert_cmphex (format_loses (format_find ("line"), document), ==, HOLDS_TECHNIQUE);
  g_assert_cmphex (format_loses (format_find ("hodoku"), document), ==, 0);
}

static void
test_marks_go_with_their_colours (void)
{
  DocumentCell cell = { .corner = digits_of (1) | digits_of (2), .centre = digits_of (2) | digits_of (3) };

  for (int digit = 1; digit <= 4; digit++)
    document_cell_set_candidate_colour (&cell, digit, digit);
  document_cell_remove_marks (&cell, digits_of (2) | digits_of (3));
  g_assert_cmphex (cell.corner, ==, digits_of (1));
  g_assert_cmphex (cell.centre, ==, DIGITS_NONE);
  for (int digit = 1; digit <= 4; digit++)
    g_assert_cmpint (document_cell_get_candidate_colour (&cell, digit), ==, digit == 1 ? 1 : -1);
}

/* A line break starts another line; anything else that is no text becomes a blank. */
static void
test_control_characters_stay_out_of_sdk (void)
{
  g_autoptr (Document) document = document_new ();
  g_autofree char *text = NULL;

  document->comment = g_strdup ("a\x1b]b\rc\td\n e");
  text = format_write (format_find ("sdk"), document);
  g_assert_nonnull (strstr (text, "#Ca ]b c\td\n#C  e\n"));
}

/* As a dot. */
static void
test_a_cell_without_candidates_is_written (void)
{
  g_autoptr (Document) document = document_new ();
  g_autofree char *text = NULL;

  for (int column = 0; column < 8; column++)
    document->cells[column].given = (uint8_t) (column + 1);
  document->cells[17].given = 9;
  text = format_write (format_find ("pm"), document);
  g_assert_nonnull (strchr (text, '.'));
  g_assert_true (strchr (text, '.') == strrchr (text, '.'));
}

/* As many as are looked at, and more. */
static void
test_a_long_list_is_known (void)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GArray) records = NULL;
  const Format *used = NULL;

  for (int i = 0; i < 1000; i++)
    g_string_append (text, "530070000600195000098000060800060003400803001700020006060000280000419005000080079\n");
  records = format_read (NULL, text->str, text->len, &used);
  g_assert_true (used == format_find ("sdm"));
  g_assert_cmpuint (records->len, ==, 1000);
}

/* The centre's marks before the corner's; what is entered is no clue. */
static void
test_a_position_has_the_marks (void)
{
  g_autoptr (Document) document = document_new ();
  Position position;

  document->cells[0] = (DocumentCell) { .given = 1, .centre = digits_of (7) };
  document->cells[1].entry = 2;
  document->cells[2] = (DocumentCell) { .centre = digits_of (3) | digits_of (4), .corner = digits_of (5) };
  document->cells[3].corner = digits_of (5);
  document_get_position (document, &position);

  g_assert_true (cells_has (position.given, 0));
  g_assert_false (cells_has (position.given, 1));
  g_assert_cmphex (position.marks[2], ==, digits_of (3) | digits_of (4));
  g_assert_cmphex (position.marks[3], ==, digits_of (5));
  g_assert_cmphex (position.marks[80], ==, DIGITS_ALL);
}

/* Each thing alone; a clue is not played. */
static void
test_anything_in_a_cell_is_played (void)
{
  for (int part = 0; part < 7; part++)
    {
      DocumentCell cell = { .given = part == 0 ? 5 : 0 };

      switch (part)
        {
        case 1: cell.entry = 5; break;
        case 2: cell.corner = values_of (5); break;
        case 3: cell.centre = values_of (5); break;
        case 4: cell.colours = 1; break;
        case 5: document_cell_set_candidate_colour (&cell, 5, 0); break;
        case 6: document_cell_set_candidate_colour (&cell, VALUES_MAX, N_COLOURS - 1); break;
        default: break;
        }
      g_assert_cmpint (document_cell_has_candidate_colours (&cell), ==, part > 4);
      g_assert_cmpint (document_cell_is_played (&cell), ==, part > 0);
    }
}

/* A picture of the cells is that of another board, too, where there are more of them. */
static void
test_kept_cells_are_compared (void)
{
  g_autoptr (Document) document = document_new ();
  g_autofree DocumentCells *kept = g_new (DocumentCells, 1);

  document_cells_keep (kept, document->cells, document->n_cells);
  g_assert_true (document_cells_equal (kept, document->cells, document->n_cells));
  g_assert_false (document_cells_equal (kept, document->cells, document->n_cells - 1));
  document->cells[80].centre = values_of (9);
  g_assert_false (document_cells_equal (kept, document->cells, document->n_cells));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/formats/document/texts-are-cut-at-their-limits", test_texts_are_cut_at_their_limits);
  g_test_add_func ("/formats/document/an-empty-list-is-none", test_an_empty_list_is_none);
  g_test_add_func ("/formats/document/bookmarks-make-another-document", test_bookmarks_make_another_document);
  g_test_add_func ("/formats/document/any-part-of-a-search-is-lost", test_any_part_of_a_search_is_lost);
  g_test_add_func ("/formats/document/digits-are-lost-without-a-technique", test_digits_are_lost_without_a_technique);
  g_test_add_func ("/formats/document/marks-go-with-their-colours", test_marks_go_with_their_colours);
  g_test_add_func ("/formats/document/control-characters-stay-out-of-sdk", test_control_characters_stay_out_of_sdk);
  g_test_add_func ("/formats/document/a-cell-without-candidates-is-written", test_a_cell_without_candidates_is_written);
  g_test_add_func ("/formats/document/a-position-has-the-marks", test_a_position_has_the_marks);
  g_test_add_func ("/formats/document/a-long-list-is-known", test_a_long_list_is_known);
  g_test_add_func ("/formats/document/anything-in-a-cell-is-played", test_anything_in_a_cell_is_played);
  g_test_add_func ("/formats/document/kept-cells-are-compared", test_kept_cells_are_compared);

  return g_test_run ();
}
