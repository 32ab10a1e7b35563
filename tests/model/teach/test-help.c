/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-help.c — every technique has a page with an example that is one, and the guide's boards show what its pages say. */
#include <string.h>

#include "engine/fast/count.h"
#include "engine/logic/library.h"
#include "model/explain/explain-deduction.h"
#include "model/teach/explain-rating.h"
#include "model/teach/help-lists.h"
#include "model/teach/help.h"

static char *
load_examples (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "data", "examples.txt", NULL);
  char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return text;
}

/* The example's deduction is true in the one solution that its position has. */
static void
check_example (const Technique *technique, const Position *position, const Deduction *deduction)
{
  uint8_t solution[COUNT_KEPT][N_CELLS];
  CountPuzzle puzzle;

  for (int cell = 0; cell < N_CELLS; cell++)
    puzzle.cell[cell] = position->digit[cell] ? digits_of (position->digit[cell]) : position->marks[cell];
  if (count_solutions (&puzzle, 2, solution, NULL) != 1)
    g_error ("%s: the position has not one solution", technique->id);
  for (int i = 0; i < deduction->n_placed; i++)
    g_assert_cmpint (solution[0][candidate_cell (deduction->placed[i])], ==, candidate_digit (deduction->placed[i]));
  for (int cell = 0; cell < N_CELLS; cell++)
    g_assert_false (candidate_set_has (&deduction->struck, cell, solution[0][cell]));
  g_assert_true (deduction_does_anything (deduction));
}

static void
test_examples (void)
{
  g_autofree char *examples = load_examples ();
  g_autofree Deduction *deduction = g_new0 (Deduction, 1);

  for (const Technique *technique = techniques; technique->id; technique++)
    {
      const HelpPage *page = help_find (technique->id);
      Explanation explanation = { 0 };
      Position position;

      g_assert_nonnull (page);
      g_assert_true (page->technique == technique);
      if (!help_example (examples, technique, &position, deduction))
        g_error ("%s has no example", technique->id);
      g_assert_true (deduction->technique == technique);
      check_example (technique, &position, deduction);
      explain_deduction (deduction, &position, &explanation);
      g_assert_cmpuint (strlen (explanation.title), >, 0);
      explanation_clear (&explanation);
    }
}

static void
test_pages (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  const HelpPage *page;
  int n = 0;

  for (; (page = help_page (n)); n++)
    {
      g_auto (GStrv) text = help_text (page);

      g_assert_true (g_hash_table_add (seen, (char *) page->id));
      g_assert_cmpuint (g_strv_length (text), >, 0);
      g_assert_cmpint (help_rank (page, page->title), ==, HELP_IS_TITLE);
    }
  g_assert_cmpint (n, >, n_techniques + 10);
  {
    g_auto (GStrv) text = help_text (help_find ("x-wing"));

    g_assert_cmpstr (text[0], ==, "Fish · HoDoKu: hard, 140");
  }
}

/* What SEEDS says of the worked boards. */
static void
test_boards (void)
{
  static const struct { const char *id; int cell; const char *formula; } boards[] = {
    { "watching", 15, "∅" },
    { "sets", 19, "PV(r3c2) = U ∖ (R3 ∪ C2 ∪ B1) = {5}" },
    { "basic-filling", 19, "= {5}" },
    { "elimination", 10, "= {5}" },
    { "row-analysis", 79, "= {1}" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      const HelpPage *page = help_find (boards[i].id);
      g_autofree SearchView *view = g_new0 (SearchView, 1);
      Explanation explanation = { 0 };
      Event event;

      g_assert_true (help_search (page, &event, view, &explanation));
      g_assert_cmpint (event.cell, ==, boards[i].cell);
      g_assert_nonnull (strstr (explanation.formula, boards[i].formula));
      explanation_clear (&explanation);
    }
  {
    g_autofree SearchView *view = g_new0 (SearchView, 1);
    Explanation explanation = { 0 };
    Event event;

    g_assert_true (help_search (help_find ("stuck"), &event, view, &explanation));
    g_assert_cmpint (view->outcome, ==, OUTCOME_STUCK);
    explanation_clear (&explanation);
  }
}

static void
test_search (void)
{
  g_assert_cmpint (help_rank (help_find ("sets"), "EQUATION tint"), ==, HELP_IN_TEXT);
  g_assert_cmpint (help_rank (help_find ("sets"), "EQUATION set"), ==, HELP_IN_TITLE);
  g_assert_cmpint (help_rank (help_find ("x-wing"), " X-Wing "), ==, HELP_IS_TITLE);
  g_assert_cmpint (help_rank (help_find ("x-wing"), "fish"), ==, HELP_IN_TEXT);
  g_assert_cmpint (help_rank (help_find ("x-wing"), "colours"), ==, HELP_NOT);
  g_assert_cmpint (help_rank (help_find ("playing"), ""), !=, HELP_NOT);
  g_assert_null (help_find ("no such page"));
}

static char *
text_of (const char *id)
{
  g_auto (GStrv) text = help_text (help_find (id));

  return g_strjoinv ("\n", text);
}

/* A format that is added is on its page by itself. */
static void
test_formats (void)
{
  g_autofree char *text = text_of ("files");

  for (int i = 0; formats[i]; i++)
    {
      g_autofree char *ending = g_strdup_printf ("(.%s)", formats[i]->extension);

      g_assert_nonnull (strstr (text, formats[i]->name));
      g_assert_nonnull (strstr (text, ending));
    }
}

/* The bank's hardest steps have at least the rating that the page says, and one has just that. */
static void
test_ratings (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "data", "bank.txt", NULL);
  g_autofree char *bank = NULL, *text = text_of ("ratings");
  g_auto (GStrv) lines = NULL;
  int least[N_RATE_TECHNIQUES] = { 0 };

  g_assert_true (g_file_get_contents (path, &bank, NULL, NULL));
  lines = g_strsplit (bank, "\n", -1);
  for (int i = 0; lines[i]; i++)
    {
      g_auto (GStrv) fields = g_strsplit (lines[i], "\t", 4);

      for (int technique = 1; g_strv_length (fields) > 2 && technique < N_RATE_TECHNIQUES; technique++)
        if (strcmp (fields[2], rate_technique_id (technique)) == 0)
          {
            int rating = rate_tenths (g_ascii_strtod (fields[1], NULL));

            g_assert_cmpint (rating, >=, help_least_rating (technique));
            least[technique] = least[technique] ? MIN (least[technique], rating) : rating;
          }
    }
  for (int technique = 1; technique < N_RATE_TECHNIQUES; technique++)
    {
      g_assert_nonnull (strstr (text, explain_rate_technique (technique)));
      if (least[technique] && least[technique] < 45)             /* what has one rating only */
        g_assert_cmpint (least[technique], ==, help_least_rating (technique));
    }
  g_assert_nonnull (strstr (text, "X-wing 3.2"));
  g_assert_nonnull (strstr (text, "Extreme, from 7.2: "));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/help/every-technique-has-a-page-and-a-true-example", test_examples);
  g_test_add_func ("/help/pages-have-words-and-names-of-their-own", test_pages);
  g_test_add_func ("/help/the-boards-show-what-the-pages-say", test_boards);
  g_test_add_func ("/help/words-are-found", test_search);
  g_test_add_func ("/help/every-format-is-listed", test_formats);
  g_test_add_func ("/help/ratings-have-their-values", test_ratings);

  return g_test_run ();
}
