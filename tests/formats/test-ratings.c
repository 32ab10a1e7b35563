/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-ratings.c — files keep their ratings, each on the scale that it is on. */
#include <string.h>

#include "formats/format.h"

#define PUZZLE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
#define SOLVED "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
#define ZEROS "000000000000000000000000000000000000000000000000000000000000000000000000000000000"
#define TWO_SOLUTIONS \
  "...678912672195348198342567859761423426853791713924856961537284287419635...286179"

/* The first puzzle of the text, in the format that it was told by. g_array_unref () the records. */
static const Document *
read_first (const char *format, const char *text, const char *told, GArray **records)
{
  const Format *used = NULL;
  const Document *document;

  *records = format_read (format ? format_find (format) : NULL, text, strlen (text), &used);
  document = g_array_index (*records, Record, 0).document;
  g_assert_cmpstr (used ? used->id : "nothing", ==, told);
  if (document == NULL)
    g_error ("not read:\n%s", text);
  return document;
}

static void
check (const char *format, const char *text, const char *told, DocumentRating expected)
{
  g_autoptr (GArray) records = NULL;
  const Document *document = read_first (format, text, told, &records);
  const DocumentRating *rating = &document->rating;

  if (rating->scale != expected.scale || rating->er != expected.er || rating->ep != expected.ep || rating->ed != expected.ed)
    g_error ("scale %d, %d/%d/%d in:\n%s", rating->scale, rating->er, rating->ep, rating->ed, text);
}

static void
test_each_list_has_its_scale (void)
{
  const DocumentRating triple = { SCALE_SE, 83, 12, 15 }, none = { 0 };

  check (NULL, PUZZLE " ED=8.3/1.2/1.5\n", "serate", triple);
  check (NULL, PUZZLE "\tED=8.3/1.2/1.5 and more\n", "serate", triple);
  check (NULL, PUZZLE " ED=11.9/11.9/2.6\n", "serate", (DocumentRating) { SCALE_SE, 119, 119, 26 });
  check (NULL, PUZZLE " ED=0.0/0.0/0.0\n", "serate", none);
  check ("serate", PUZZLE " 8.3/1.2/1.5\n", "serate", triple);
  check ("serate", PUZZLE " 8.3\n", "serate", (DocumentRating) { SCALE_UNNAMED, 83, 0, 0 });
  check ("serate", PUZZLE "\n", "serate", none);
  check ("serate", PUZZLE " hard\n", "serate", none);
  check (NULL, PUZZLE " 8.3\n", "line", none);
  check (NULL, "0000183b305c " ZEROS "  1.2\n", "exchange", (DocumentRating) { SCALE_SUKAKU, 12, 0, 0 });
  check (NULL, "0000183b305c " ZEROS "\n", "exchange", none);
  check (NULL, PUZZLE ",label,ann,1,2,8.3,1.2,1.5,9\n", "gsf", triple);
  check (NULL, PUZZLE ",label,ann,1,2,,,,9,9\n", "gsf", none);
  check (NULL, PUZZLE ",x,x,x,x,x,x,x,x\n", "gsf", none);
}

static void
test_what_names_no_rating_is_no_list_of_them (void)
{
  check (NULL, PUZZLE " ED=unknown\n", "line", (DocumentRating) { 0 });
  check (NULL, PUZZLE ",a,b,c,d,e,f,g,h\n", "line", (DocumentRating) { 0 });
  check (NULL, PUZZLE "," SOLVED "\n", "line", (DocumentRating) { 0 });
  check (NULL, PUZZLE "\n" PUZZLE "\n" PUZZLE " ED=8.3/1.2/1.5\n", "line", (DocumentRating) { 0 });
}

static void
test_gsf_keeps_label_and_poster (void)
{
  g_autoptr (GArray) records = NULL;
  const Document *document = read_first (NULL, "A list\n\n#!sudoku -c1,PuzzleR,Label,Poster,q1,q2,ER,EP,ED\n"
                                         PUZZLE ", Some label ,ann,1,2,8.3,1.2,1.5\n" PUZZLE ",x,,1,2,,,\n", "gsf", &records);

  g_assert_cmpuint (records->len, ==, 2);
  g_assert_cmpstr (document->title, ==, "Some label");
  g_assert_cmpstr (document->author, ==, "ann");
  document = g_array_index (records, Record, 1).document;
  g_assert_cmpstr (document->title, ==, NULL);
  g_assert_cmpstr (document->author, ==, NULL);
}

static void
test_csv_has_the_solution_if_there_is_one (void)
{
  static const struct { const char *puzzle, *solution; } rows[] = {
    { PUZZLE, SOLVED }, { ZEROS, "" }, { TWO_SOLUTIONS, "" },
    { "55" "0000000" "000000000000000000000000000000000000000000000000000000000000000000000000", "" },
  };
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GArray) records = NULL;
  g_auto (GStrv) lines = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (Document) document = document_new ();
      Board board;

      g_assert_true (board_parse (&board, rows[i].puzzle));
      document_set_board (document, &board);
      format_find ("csv")->write (document, text);
      g_assert_cmpint (format_lacks (format_find ("csv"), document) == WANTS_SOLUTION, ==, *rows[i].solution == '\0');
    }
  lines = g_strsplit (text->str, "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, 2 + G_N_ELEMENTS (rows));
  g_assert_cmpstr (lines[0], ==, "quizzes,solutions");
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_assert_cmpint (lines[1 + i][N_CELLS], ==, ',');
      g_assert_cmpstr (lines[1 + i] + N_CELLS + 1, ==, rows[i].solution);
    }
  records = format_read (NULL, text->str, text->len, NULL);
  g_assert_cmpuint (records->len, ==, G_N_ELEMENTS (rows));
  for (unsigned i = 0; i < records->len; i++)
    g_assert_nonnull (g_array_index (records, Record, i).document);
}

static void
test_csv_refuses_another_puzzles_solution (void)
{
  static const char wrong[] = "puzzle,solution\n" PUZZLE ",9" "34678912672195348198342567859761423426853791713924856961537284287419635345286179\n";
  g_autoptr (GArray) records = format_read (NULL, wrong, strlen (wrong), NULL);
  const Record *record = &g_array_index (records, Record, 0);

  g_assert_null (record->document);
  g_assert_cmpint (record->error.reason, ==, PARSE_BAD_VALUE);
  g_assert_cmpstr (record->error.detail, ==, "solution");
  g_assert_cmpuint (record->error.line, ==, 2);
}

/* Ours, for SadMan's files and SudoCue's have no place for it. */
static void
test_sdk_keeps_the_rating_beside_the_level (void)
{
  static const char rows[] =
    "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79\n";
  g_autofree char *rated = g_strconcat ("#LDiabolical\n#R se 8.3/1.2/1.5\n", rows, NULL);
  g_autofree char *scored = g_strconcat ("#LDiabolical\n#Rhodoku 1234\n", rows, NULL);
  g_autofree char *strange = g_strconcat ("#LDiabolical\n#R 8.3 or so\n", rows, NULL);
  g_autoptr (GArray) records = NULL;

  check (NULL, rated, "sdk", (DocumentRating) { SCALE_SE, 83, 12, 15 });
  check (NULL, scored, "sdk", (DocumentRating) { SCALE_HODOKU, 1234, 0, 0 });
  check (NULL, strange, "sdk", (DocumentRating) { 0 });
  g_assert_cmpstr (read_first (NULL, rated, "sdk", &records)->level, ==, "Diabolical");
}

/* No scale is taken for another: where only Sudoku Explainer's has a place the others are lost, and that is said. */
static void
test_scales_are_never_mixed (void)
{
  const Format *serate = format_find ("serate");

  for (DocumentScale scale = SCALE_NONE; scale <= SCALE_UNNAMED; scale++)
    {
      g_autoptr (Document) document = document_new ();
      g_autofree char *text = NULL;

      document->rating = (DocumentRating) { .scale = scale, .er = scale ? 83 : 0 };
      text = format_write (serate, document);
      g_assert_cmpint (strstr (text, " ED=8.3/0.0/0.0\n") != NULL, ==, scale == SCALE_SE);
      g_assert_cmpint (strstr (text, "ED=") != NULL, ==, scale == SCALE_SE);           /* nothing is invented */
      g_assert_cmpint (format_lacks (serate, document) == WANTS_RATING, ==, scale != SCALE_SE);
      g_assert_cmpint (format_loses (serate, document) != 0, ==, scale != SCALE_NONE && scale != SCALE_SE);
      g_assert_cmpuint (format_loses (format_find ("setdoku"), document), ==, 0);
      g_assert_cmpuint (format_loses (format_find ("sdk"), document), ==, 0);
      g_assert_cmpint (format_loses (format_find ("line"), document) != 0, ==, scale != SCALE_NONE);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/formats/ratings/each-list-has-its-scale", test_each_list_has_its_scale);
  g_test_add_func ("/formats/ratings/what-names-no-rating-is-no-list-of-them", test_what_names_no_rating_is_no_list_of_them);
  g_test_add_func ("/formats/ratings/gsf-keeps-label-and-poster", test_gsf_keeps_label_and_poster);
  g_test_add_func ("/formats/ratings/csv-has-the-solution-if-there-is-one", test_csv_has_the_solution_if_there_is_one);
  g_test_add_func ("/formats/ratings/csv-refuses-another-puzzles-solution", test_csv_refuses_another_puzzles_solution);
  g_test_add_func ("/formats/ratings/sdk-keeps-the-rating-beside-the-level", test_sdk_keeps_the_rating_beside_the_level);
  g_test_add_func ("/formats/ratings/scales-are-never-mixed", test_scales_are_never_mixed);

  return g_test_run ();
}
