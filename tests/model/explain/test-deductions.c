/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-deductions.c — every technique has its words, and every equation printed is true of the position. */
#include <string.h>

#include "model/explain/explain-say.h"
#include "model/explain/explain-words.h"
#include "../engine/logic/reglib.h"
#include "engine/logic/ladder.h"
#include "equation.h"
#include "model/explain/explain-deduction.h"
#include "model/explain/explain-template.h"
#include "model/teach/help.h"

enum { MANY = 64 };

static Deduction found[MANY];

/* The instances of the line's technique; 0 where it has no row. */
static int
search_line (const ReglibLine *line)
{
  const Technique *technique = technique_find (line->code);
  Finds finds = { .found = found, .capacity = MANY, .variant = g_ascii_isdigit (line->variant) ? line->variant - '0' : 0 };

  if (technique)
    technique_search (technique, &line->position, &finds);
  return finds.n;
}

static void
test_every_technique_has_a_sentence (void)
{
  for (const Technique *row = techniques; row->id; row++)
    {
      g_test_message ("%s", row->id);
      g_assert_true (explain_template_exists (row));
    }
}

static void
check_words (const Deduction *deduction, const Position *position)
{
  g_auto(GStrv) texts = g_new0 (char *, 6);
  Explanation explanation = { 0 };

  explain_deduction (deduction, position, &explanation);
  texts[0] = explain_deduction_where (deduction);
  texts[1] = explain_deduction_what (deduction);
  texts[2] = explain_deduction_why (deduction);
  texts[3] = explain_deduction_effect (deduction);
  texts[4] = g_strdup (explanation.sentence);
  for (int i = 0; i < 5; i++)
    {
      g_test_message ("%s", texts[i]);
      g_assert_cmpint (strlen (texts[i]), >, 5);
      g_assert_null (strpbrk (texts[i], "{}"));
      g_assert_null (strstr (texts[i], "  "));           /* a blank that stayed empty */
      g_assert_null (strstr (texts[i], " ."));
      g_assert_null (strstr (texts[i], " ,"));
      g_assert_true (g_unichar_isupper (g_utf8_get_char (texts[i])) || g_ascii_isdigit (*texts[i]));
    }
  explanation_clear (&explanation);
}

static void
test_every_instance_is_said (void)
{
  const GPtrArray *lines = reglib_lines ();
  int said = 0;

  for (guint i = 0; i < lines->len; i++)
    {
      const ReglibLine *line = lines->pdata[i];
      int n = search_line (line);

      g_test_message ("%s", line->text);
      for (int k = 0; k < n; k++, said++)
        check_words (&found[k], &line->position);
    }
  g_assert_cmpint (said, >=, (int) lines->len / 2);
}

static void
test_every_equation_holds (void)
{
  const GPtrArray *lines = reglib_lines ();
  int checked = 0, failed = 0;

  for (guint i = 0; i < lines->len; i++)
    {
      const ReglibLine *line = lines->pdata[i];
      int n = search_line (line);

      for (int k = 0; k < n; k++, checked++)
        {
          g_autoptr(GString) text = g_string_new (NULL);
          g_autofree char *wrong = NULL;

          explain_deduction_equation (&found[k], &line->position, text);
          if (text->len == 0 || !equation_holds (text->str, &line->position, &wrong))
            {
              g_printerr ("%s\n  %s\n  %s\n", line->text, text->str, wrong ? wrong : "no equation");
              failed++;
            }
        }
    }
  g_assert_cmpint (failed, ==, 0);
  g_assert_cmpint (checked, >=, (int) lines->len / 2);
}

/* The examples of the help, which are of every technique. */
static void
test_every_example_holds (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "data", "examples.txt", NULL), *examples = NULL;

  g_assert_true (g_file_get_contents (path, &examples, NULL, NULL));
  for (const Technique *row = techniques; row->id; row++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      g_autofree char *wrong = NULL;
      Position position;

      g_assert_true (help_example (examples, row, &position, found));
      check_words (found, &position);
      explain_deduction_equation (found, &position, text);
      g_test_message ("%s: %s", row->id, text->str);
      equation_holds (text->str, &position, &wrong);
      g_assert_cmpstr (wrong, ==, NULL);
      g_assert_cmpuint (text->len, >, 0);
    }
}

/* The newer patterns, by what the first instance at the example of the help does. */
static void
test_newer_patterns_do_just_this (void)
{
  static const struct { const char *id, *placed, *struck; } rows[] = {
    { "unique-loop-1", "", "r7c2<>4 r7c2<>7" },
    { "unique-loop-2", "", "r1c3<>4" },
    { "extended-rectangle-1", "", "r2c3<>4 r2c3<>5" },
    { "extended-rectangle-2", "", "r3c5<>7" },
    { "qiu-deadly-pattern-1", "", "r6c9<>2 r6c9<>8" },
    { "qiu-deadly-pattern-2", "", "r2c1<>5 r2c2<>5 r3c1<>5 r4c3<>5" },
    { "qiu-deadly-pattern-4", "", "r2c3<>6 r3c3<>6" },
    { "bug-plus-n", "", "r1c3<>8 r2c3<>8 r9c2<>8" },
    { "broken-wing", "", "r1c8<>4" },
    { "vwxyz-wing", "", "r2c9<>6" },
    { "bent-subset", "", "r2c8<>5 r2c8<>7 r2c9<>5 r2c9<>7 r4c8<>2 r4c9<>2 r5c9<>2 r6c8<>2 r6c9<>2" },
    { "almost-locked-pair", "", "r9c7<>2" },
    { "almost-locked-triple", "", "r1c1<>6" },
    { "als-w-wing", "", "r2c9<>4 r3c1<>4" },
    { "kraken-fish-1", "", "r4c1<>1" },
    { "kraken-fish-2", "", "r4c1<>1" },
    { "forcing-chain-contradiction", "", "r1c4<>4" },
    { "forcing-chain-verity", "", "r1c4<>4" },
    { "forcing-net-contradiction", "", "r1c4<>4" },
    { "forcing-net-verity", "", "r1c4<>4" },
    { "firework-w-wing", "", "r3c3<>9" },
    { "firework-l-wing", "", "r1c9<>9 r5c2<>9" },
    { "firework-triple", "", "r3c6<>1 r3c6<>4 r7c6<>4 r7c9<>4" },
    { "firework-quadruple", "", "r4c3<>3" },
    { "sk-loop", "",
      "r1c3<>7 r2c5<>3 r2c5<>8 r2c6<>8 r3c1<>2 r5c2<>4 r5c2<>8 r5c8<>3 r5c8<>9 r7c3<>1 r8c4<>5 r8c5<>4 "
      "r9c1<>6" },
    { "multi-sector-locked-set", "",
      "r1c3<>7 r2c5<>3 r2c5<>8 r2c6<>8 r3c1<>2 r4c5<>4 r5c1<>2 r5c1<>6 r5c3<>1 r5c7<>1 r5c7<>2 r5c9<>6 "
      "r7c3<>1 r8c4<>5 r8c5<>4 r9c1<>6" },
    { "junior-exocet", "", "r4c2<>2 r4c2<>6 r9c1<>8" },
    { "senior-exocet", "", "r2c9<>2" },
    { "tridagon", "", "r1c8<>1 r2c8<>1 r7c9<>1 r8c1<>1 r8c8<>3 r8c8<>5 r8c8<>7" },
    { "symmetrical-placement", "", "r5c5<>3 r5c5<>7" },
  };
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "data", "examples.txt", NULL), *examples = NULL;

  g_assert_true (g_file_get_contents (path, &examples, NULL, NULL));
  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GString) placed = g_string_new (NULL), struck = g_string_new (NULL);
      Position            position;

      g_test_message ("%s", rows[i].id);
      g_assert_true (help_example (examples, technique_find (rows[i].id), &position, found));
      explain_deduction_placed (found, placed);
      explain_deduction_struck (found, struck);
      g_assert_cmpstr (placed->str, ==, rows[i].placed);
      g_assert_cmpstr (struck->str, ==, rows[i].struck);
    }
}

/* The whole ladder, on the way through puzzles. */
static void
test_every_step_of_a_path_is_said_and_holds (void)
{
  static const char *const puzzles[] = {
    "4.....938.32.941...953..24.37.6.9..4529..16736.47.3.9.957..83....39..4..24..3.7.9",
    "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
  };
  bool seen[TECHNIQUES_MAX] = { false };
  int  kinds = 0;

  for (size_t i = 0; i < G_N_ELEMENTS (puzzles); i++)
    {
      Position before;
      Ladder   ladder;
      Board    board;

      g_assert_true (board_parse (&board, puzzles[i]));
      position_from_board (&before, &board);
      before.unique = true;
      ladder_start (&ladder, &before, ladder_profile_find ("full"), NULL);
      for (; ladder_step (&ladder, found); before = ladder.position)
        {
          g_autoptr(GString) text = g_string_new (NULL);
          g_autofree char *wrong = NULL;

          check_words (found, &before);
          explain_deduction_equation (found, &before, text);
          if (text->len && !equation_holds (text->str, &before, &wrong))
            g_error ("%s: %s\n%s", found->technique->id, text->str, wrong);
          kinds += !seen[found->technique - techniques];
          seen[found->technique - techniques] = true;
        }
      g_assert_cmpint (ladder.outcome, ==, LADDER_SOLVED);
    }
  g_assert_cmpint (kinds, >=, 10);
}

static void
test_the_evaluator_sees_what_is_wrong (void)
{
  static const struct { const char *text; bool holds; } cases[] = {
    { "PV(r1c1) = {1,2}", true }, { "PV(r1c1) = {1,3}", false }, { "PV(r1c1) ∪ PV(r1c2) = {1,2,3}", true },
    { "1(R1) = {r1c1,r1c2}", true }, { "1(R1) ∖ B1 = ∅", true }, { "1(R1) ⊆ B2", false }, { "{r1c1} ⊆ 1(R1)", true },
    { "1r1c1 = 2r1c1", true }, { "1r1c1 = 1r1c2", true }, { "1r1c1 = 3r1c2", false }, { "1r1c1 - 1r1c2 = 3r1c2", true },
    { "1r1c1 → ¬1r1c2 → 3r1c2", true }, { "1r1c1 → 1r1c2", false }, { "PV(r1c1) = {1,2}; 1(R1) = ∅", false },
    { "PV(r1c1)", false }, { "PV(r1c1) = 1(R1)", false }, { "nothing", false },
  };
  Position position;
  Board    board = { 0 };

  position_from_board (&position, &board);
  for (int digit = 1; digit <= 9; digit++)
    for (int column = 0; column < 9; column++)
      if (!(digit <= 2 && column == 0) && !((digit == 1 || digit == 3) && column == 1) && !(digit > 1 && column > 1))
        position_strike (&position, column, digit);
  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *wrong = NULL;

      g_test_message ("%s", cases[i].text);
      g_assert_cmpint (equation_holds (cases[i].text, &position, &wrong), ==, cases[i].holds);
      g_assert_cmpint (wrong != NULL, ==, !cases[i].holds);
    }
}

static void
test_effects_are_stable_text (void)
{
  Deduction deduction;
  GString *text = g_string_new (NULL);

  deduction_start (&deduction, techniques);
  deduction_place (&deduction, cell_at (3, 4), 7);
  deduction_strike (&deduction, cells_union (cells_of (1), cells_of (8)), 3);
  explain_deduction_placed (&deduction, text);
  g_assert_cmpstr (text->str, ==, "r4c5=7");
  g_string_truncate (text, 0);
  explain_deduction_struck (&deduction, text);
  g_assert_cmpstr (text->str, ==, "r1c2<>3 r1c9<>3");
  g_string_free (text, TRUE);
}

static void
check_list (CellSet cells, const char *expected)
{
  g_autofree char *text = explain_cell_list (cells);

  g_assert_cmpstr (text, ==, expected);
}

static void
test_lists_read_well (void)
{
  CellSet cells = cells_union (cells_of (cell_at (0, 1)), cells_of (cell_at (3, 4)));
  g_autofree char *houses = explain_house_list (1u << 1 | 1u << 12 | 1u << 26);
  g_autofree char *kinds = explain_house_list (1u << 2 | 1u << 6 | 1u << 9 | 1u << 18 | 1u << 19 | 1u << 22);
  g_autofree char *digits = explain_digit_list (digits_of (3) | digits_of (7));

  check_list (cells_of (0), "row 1, column 1");
  check_list (cells, "row 1, column 2 and row 4, column 5");
  cells_add (&cells, cell_at (3, 5));
  check_list (cells, "row 1, column 2 and row 4, columns 5 and 6");
  g_assert_cmpstr (houses, ==, "row 2, column 4 and box 9");
  g_assert_cmpstr (kinds, ==, "rows 3 and 7, column 1 and boxes 1, 2 and 5");
  check_list (cells_union (cells_of (cell_at (2, 4)), cells_of (cell_at (6, 4))), "column 5, rows 3 and 7");
  g_assert_cmpstr (digits, ==, "3 and 7");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/deductions/every-technique-has-a-sentence", test_every_technique_has_a_sentence);
  g_test_add_func ("/deductions/every-instance-is-said", test_every_instance_is_said);
  g_test_add_func ("/deductions/every-equation-holds", test_every_equation_holds);
  g_test_add_func ("/deductions/every-example-holds", test_every_example_holds);
  g_test_add_func ("/deductions/newer-patterns-do-just-this", test_newer_patterns_do_just_this);
  g_test_add_func ("/deductions/paths", test_every_step_of_a_path_is_said_and_holds);
  g_test_add_func ("/deductions/evaluator", test_the_evaluator_sees_what_is_wrong);
  g_test_add_func ("/deductions/effects", test_effects_are_stable_text);
  g_test_add_func ("/deductions/lists", test_lists_read_well);
  return g_test_run ();
}
