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
  g_test_add_func ("/deductions/paths", test_every_step_of_a_path_is_said_and_holds);
  g_test_add_func ("/deductions/evaluator", test_the_evaluator_sees_what_is_wrong);
  g_test_add_func ("/deductions/effects", test_effects_are_stable_text);
  g_test_add_func ("/deductions/lists", test_lists_read_well);
  return g_test_run ();
}
