/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-path.c — the way to the solution, step by step, and what could be done now. */
#include <string.h>

#include "model/teach/path-now.h"

#define EASY     "..4..37...2.75..4.7.68..3.13...8.49..4.9.7.6..79.6...54.7..15.2.9..35.7...54..6.."
#define PAIRS    "4.....938.32.941...953..24.37.6.9..4529..16736.47.3.9.957..83....39..4..24..3.7.9"
#define HARD     "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"
#define SEVERAL  "...........................3...8.49..4.9.7.6..79.6...54.7..15.2.9..35.7...54..6.."
#define NONE     "1.4..37...2.75..4.7.68..3.13...8.49..4.9.7.6..79.6...54.7..15.2.9..35.7...54..6.1"

static void
ask (PathQuestion *question, const char *text, PathStart start)
{
  Board board;

  *question = (PathQuestion) { .start = start, .profile = ladder_profiles };
  g_assert_true (board_parse (&board, text));
  for (int cell = 0; cell < N_CELLS; cell++)
    question->cells[cell].given = board.digit[cell];
}

static Path *
find (const PathQuestion *question)
{
  Path *path = path_new (question);

  path_find (path, NULL);
  g_assert_true (path->complete);
  return path;
}

static Path *
find_from_clues (const char *text)
{
  PathQuestion question;

  ask (&question, text, PATH_FROM_CLUES);
  return find (&question);
}

/* Each step begins where the one before ended, and the last ends at the only solution. */
static void
check_leads_to_solution (const Path *path)
{
  Position position = path->start;
  int score = 0;

  g_assert_cmpint (path->outcome, ==, LADDER_SOLVED);
  g_assert_cmpuint (path->steps->len, >, 0);
  for (unsigned i = 0; i < path->steps->len; i++)
    {
      const PathStep *step = path_step (path, (int) i);

      g_assert_cmpmem (&step->before, sizeof position, &position, sizeof position);
      g_assert_true (deduction_does_anything (&step->deduction));
      deduction_apply (&step->deduction, &position);
      score += step->deduction.technique->score;
      g_assert_cmpint (step->score, ==, score);
      g_assert_cmpint (step->level, >=, i ? path_step (path, (int) i - 1)->level : LEVEL_EASY);
      g_assert_cmpint (step->level, >=, step->deduction.technique->level);
    }
  g_assert_true (position_is_solved (&position));
  g_assert_cmpmem (position.digit, N_CELLS, path->verdict.solution[0], N_CELLS);
}

static void
test_steps_lead_to_the_solution (void)
{
  const char *const texts[] = { EASY, PAIRS, HARD };

  for (size_t i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (Path) path = find_from_clues (texts[i]);

      check_leads_to_solution (path);
      g_assert_cmpint (path_get_filled (path), ==, N_CELLS);
    }
}

/* The others of a step: counted again in the plain way, by effects as text. */
static void
test_others_are_instances_with_other_effects (void)
{
  g_autoptr (Path) path = find_from_clues (PAIRS);
  g_autofree Deduction *room = g_new (Deduction, 1000);

  for (unsigned i = 0; i < path->steps->len; i++)
    {
      const PathStep *step = path_step (path, (int) i);
      Finds finds = { .found = room, .capacity = 1000 };
      g_autoptr (GHashTable) effects = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

      technique_search (step->deduction.technique, &step->before, &finds);
      g_assert_false (finds.overflow);
      for (int k = 0; k < finds.n; k++)
        {
          GString *effect = g_string_new (NULL);

          explain_deduction_placed (&finds.found[k], effect);
          explain_deduction_struck (&finds.found[k], effect);
          g_hash_table_add (effects, g_string_free (effect, FALSE));
        }
      g_assert_cmpint (step->n_others, ==, (int) g_hash_table_size (effects) - 1);
      g_assert_false (step->more_others);
    }
}

static void
test_text_has_notation_and_sentences (void)
{
  g_autoptr (Path) path = find_from_clues ("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
  g_autoptr (GString) line = g_string_new (NULL);

  path_append_text (path, 0, line);
  g_assert_cmpstr (line->str, ==, "1. Naked Single: r5c5=5\n"
                                  "    Every other digit is ruled out in row 5, column 5. Place 5 in row 5, column 5.\n");
}

static void
test_a_switched_off_technique_is_not_on_the_path (void)
{
  PathQuestion question;

  ask (&question, PAIRS, PATH_FROM_CLUES);
  for (int off = 0; off < 2; off++)
    {
      g_autoptr (Path) path = find (&question);
      bool used = false;

      for (unsigned i = 0; i < path->steps->len; i++)
        used |= g_str_equal (path_step (path, (int) i)->deduction.technique->id, "locked-pair");
      g_assert_cmpint (used, ==, !off);
      technique_set_add (&question.off, technique_find ("locked-pair"));
    }
}

static void
test_ladders_are_compared (void)
{
  g_autoptr (Path) path = find_from_clues (PAIRS);
  int n = 0;

  for (; ladder_profiles[n].id; n++)
    g_assert_true (path->ladders[n].profile == &ladder_profiles[n]);
  g_assert_cmpint (path->n_ladders, ==, n);
  g_assert_cmpint (path->ladders[0].outcome, ==, LADDER_SOLVED);
  g_assert_cmpint (path->ladders[0].n_steps, ==, path->steps->len);
  g_assert_cmpint (path->ladders[0].score, ==, path_step (path, (int) path->steps->len - 1)->score);
  g_assert_cmpstr (path->ladders[n - 1].profile->id, ==, "basic");
  g_assert_cmpint (path->ladders[n - 1].outcome, ==, LADDER_STUCK);
}

/* A mark holds against every other ladder that solves the puzzle. */
static void
test_the_best_ladders_are_marked (void)
{
  int n_marked = 0;

  for (int puzzle = 0; puzzle < 3; puzzle++)
    {
      g_autoptr (Path) path = find_from_clues (puzzle == 0 ? PAIRS : puzzle == 1 ? EASY : HARD);

      for (int i = 0; i < path->n_ladders; i++)
        for (int k = 0; k < path->n_ladders; k++)
          if (path->ladders[k].outcome == LADDER_SOLVED)
            {
              const PathLadder *own = &path->ladders[i], *other = &path->ladders[k];

              n_marked += own->fewest + own->easiest;
              g_assert_true (!own->fewest || (own->outcome == LADDER_SOLVED && own->n_steps <= other->n_steps));
              g_assert_true (!own->easiest || own->hardest->level <= other->hardest->level);
              g_assert_true (own->outcome != LADDER_SOLVED || own->n_steps >= other->n_steps || !other->fewest);
            }
    }
  g_assert_cmpint (n_marked, >, 0);
}

static void
test_several_solutions_and_none_are_told (void)
{
  g_autoptr (Path) several = find_from_clues (SEVERAL);
  g_autoptr (Path) none = find_from_clues (NONE);

  g_assert_cmpint (several->verdict.kind, ==, VERDICT_AMBIGUOUS);
  for (unsigned i = 0; i < several->steps->len; i++)
    g_assert_false (path_step (several, (int) i)->deduction.technique->needs_unique);
  g_assert_cmpint (none->verdict.kind, ==, VERDICT_IMPOSSIBLE);
  g_assert_cmpint (none->steps->len, ==, 0);
  g_assert_cmpint (cells_count (none->verdict.conflict), >=, 2);
}

static void
test_a_backdoor_is_named_where_singles_are_not_enough (void)
{
  g_autoptr (Path) easy = find_from_clues (EASY);
  g_autoptr (Path) pairs = find_from_clues (PAIRS);

  g_assert_cmpint (easy->backdoor.size, ==, 0);
  g_assert_cmpint (pairs->backdoor.size, ==, 1);
  g_assert_cmpint (pairs->backdoor.digit[0], ==, pairs->verdict.solution[0][pairs->backdoor.cell[0]]);
}

static void
test_from_the_position_entries_and_marks_count (void)
{
  PathQuestion question;
  g_autoptr (Path) clues = find_from_clues (PAIRS);
  const PathStep *middle = path_step (clues, (int) clues->steps->len / 2);

  ask (&question, PAIRS, PATH_FROM_POSITION);
  path_enter (&middle->before, question.cells);
  {
    g_autoptr (Path) path = find (&question);

    check_leads_to_solution (path);
    g_assert_cmpmem (path->start.digit, N_CELLS, middle->before.digit, N_CELLS);
    g_assert_cmpmem (path->start.marks, sizeof path->start.marks, middle->before.marks, sizeof middle->before.marks);
  }
}

static void
test_a_mistake_on_the_board_is_told_instead (void)
{
  PathQuestion question;
  g_autoptr (Path) clues = find_from_clues (EASY);
  int cell = cells_first (clues->start.empty), right = clues->verdict.solution[0][cell];

  ask (&question, EASY, PATH_FROM_POSITION);
  question.cells[cell].entry = (uint8_t) (right % 9 + 1);
  {
    g_autoptr (Path) path = find (&question);

    g_assert_cmpint (path->trouble, ==, HINT_MISTAKE);
    g_assert_nonnull (path->trouble_words);
    g_assert_cmpint (path->steps->len, ==, 0);
  }
  question.cells[cell].entry = 0;
  question.cells[cell].centre = digits_complement (digits_of (right));
  {
    g_autoptr (Path) path = find (&question);

    g_assert_cmpint (path->trouble, ==, HINT_MARK);
    g_assert_cmpint (path->steps->len, ==, 0);
  }
}

static void
test_a_cancelled_search_says_so (void)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  PathQuestion question;
  g_autoptr (Path) path = NULL;
  g_autoptr (PathNow) now = NULL;

  ask (&question, HARD, PATH_FROM_CLUES);
  path = path_new (&question);
  now = path_now_new (&question);
  g_cancellable_cancel (cancellable);
  path_find (path, cancellable);
  path_now_find (now, cancellable);
  g_assert_false (path->complete);
  g_assert_cmpint (path->steps->len, ==, 0);
  g_assert_false (now->complete);
  g_assert_cmpint (now->steps->len, ==, 0);
}

static void
test_entering_a_position_keeps_clues_and_colours (void)
{
  g_autoptr (Path) path = find_from_clues (EASY);
  DocumentCell cells[N_CELLS];
  Position position = path->start;
  int cell = cells_first (position.empty);

  memcpy (cells, path->question.cells, sizeof cells);
  cells[cell].corner = DIGITS_ALL;
  cells[cell].colours = 5;
  path_enter (&position, cells);
  for (int i = 0; i < N_CELLS; i++)
    {
      g_assert_cmpint (cells[i].given, ==, path->question.cells[i].given);
      g_assert_cmpint (cells[i].entry, ==, 0);
      g_assert_cmphex (cells[i].centre, ==, position.marks[i]);
    }
  g_assert_cmphex (cells[cell].corner, ==, position.marks[cell]);
  g_assert_cmphex (cells[cell].colours, ==, 5);
  position_place (&position, cell, path->verdict.solution[0][cell]);
  path_enter (&position, cells);
  g_assert_cmpint (cells[cell].entry, ==, path->verdict.solution[0][cell]);
}

static int
count_matches (const Path *path, const PathFilter *filter)
{
  int n = 0;

  for (unsigned i = 0; i < path->steps->len; i++)
    n += path_filter_matches (filter, &path_step (path, (int) i)->deduction);
  return n;
}

static void
test_filters (void)
{
  g_autoptr (Path) path = find_from_clues (PAIRS);
  const Technique *pair = technique_find ("locked-pair");
  int all = (int) path->steps->len, pairs = 0;

  for (int i = 0; i < all; i++)
    pairs += path_step (path, i)->deduction.technique == pair;
  g_assert_cmpint (pairs, >, 0);
  g_assert_cmpint (pairs, <, all);
  g_assert_cmpint (count_matches (path, &(PathFilter) { 0 }), ==, all);
  g_assert_cmpint (count_matches (path, &(PathFilter) { .text = "" }), ==, all);
  g_assert_cmpint (count_matches (path, &(PathFilter) { .technique = pair }), ==, pairs);
  g_assert_cmpint (count_matches (path, &(PathFilter) { .text = "locked pair" }), ==, pairs);
  g_assert_cmpint (count_matches (path, &(PathFilter) { .text = "no such words" }), ==, 0);
  g_assert_cmpint (count_matches (path, &(PathFilter) { .least = LEVEL_MEDIUM }), >=, pairs);
  g_assert_cmpint (count_matches (path, &(PathFilter) { .least = LEVEL_MEDIUM }), <, all);
}

/* Everything that is kept would really do something, and the first group holds what the hint would say. */
static void
test_now_lists_every_technique_that_finds_something (void)
{
  PathQuestion question;
  g_autoptr (PathNow) now = NULL;
  int n = 0;

  ask (&question, PAIRS, PATH_FROM_CLUES);
  now = path_now_new (&question);
  path_now_find (now, NULL);
  g_assert_true (now->complete);
  g_assert_cmpint (now->hint.kind, ==, HINT_STEP);
  g_assert_cmpuint (now->groups->len, >, 1);
  g_assert_true (path_now_group (now, 0)->technique == now->hint.deduction.technique);
  for (unsigned g = 0; g < now->groups->len; g++)
    {
      const PathGroup *group = path_now_group (now, (int) g);

      g_assert_cmpint (group->first, ==, n);
      g_assert_cmpint (group->n, >, 0);
      for (int i = 0; i < group->n; i++, n++)
        {
          g_assert_true (path_now_step (now, n)->technique == group->technique);
          g_assert_true (deduction_does_anything (path_now_step (now, n)));
          for (int k = group->first; k < n; k++)
            g_assert_false (deduction_same_effect (path_now_step (now, k), path_now_step (now, n)));
        }
    }
  g_assert_cmpint (n, ==, now->steps->len);
}

/* Whole, one step after the other, and priced like any path. */
static void
test_other_ways_are_paths_as_well (void)
{
  for (int kind = 0; kind < N_ROUTE_KINDS; kind++)
    {
      PathQuestion question;
      g_autoptr (Path) path = NULL;
      Position position;
      int score = 0;

      ask (&question, "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1", PATH_FROM_CLUES);
      question.kind = (RouteKind) kind;
      path = path_new (&question);
      path_find (path, NULL);
      g_assert_true (path->complete);
      g_assert_cmpint (path->outcome, ==, LADDER_SOLVED);
      position = path->start;
      for (guint i = 0; i < path->steps->len; i++)
        {
          const PathStep *step = path_step (path, (int) i);

          g_assert_cmpmem (step->before.digit, sizeof position.digit, position.digit, sizeof position.digit);
          g_assert_cmpmem (step->before.marks, sizeof position.marks, position.marks, sizeof position.marks);
          score += step->price;
          g_assert_cmpint (step->score, ==, score);
          deduction_apply (&step->deduction, &position);
        }
      g_assert_true (position_is_solved (&position));
    }
}

static void
test_the_same_question_is_known_again (void)
{
  PathQuestion a, b;

  ask (&a, EASY, PATH_FROM_CLUES);
  b = a;
  b.cells[0].entry = 9;
  g_assert_true (path_question_equal (&a, &b));
  a.start = b.start = PATH_FROM_POSITION;
  g_assert_false (path_question_equal (&a, &b));
  b.cells[0].entry = 0;
  g_assert_true (path_question_equal (&a, &b));
  b.kind = ROUTE_FEWEST_STEPS;
  g_assert_false (path_question_equal (&a, &b));
  b.kind = ROUTE_EASIEST;
  technique_set_add (&b.off, technique_find ("x-wing"));
  g_assert_false (path_question_equal (&a, &b));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/path/other-ways", test_other_ways_are_paths_as_well);
  g_test_add_func ("/path/solution", test_steps_lead_to_the_solution);
  g_test_add_func ("/path/others", test_others_are_instances_with_other_effects);
  g_test_add_func ("/path/lines", test_text_has_notation_and_sentences);
  g_test_add_func ("/path/switched-off", test_a_switched_off_technique_is_not_on_the_path);
  g_test_add_func ("/path/ladders", test_ladders_are_compared);
  g_test_add_func ("/path/best-ladders", test_the_best_ladders_are_marked);
  g_test_add_func ("/path/no-single-solution", test_several_solutions_and_none_are_told);
  g_test_add_func ("/path/backdoor", test_a_backdoor_is_named_where_singles_are_not_enough);
  g_test_add_func ("/path/position", test_from_the_position_entries_and_marks_count);
  g_test_add_func ("/path/mistake", test_a_mistake_on_the_board_is_told_instead);
  g_test_add_func ("/path/cancelled", test_a_cancelled_search_says_so);
  g_test_add_func ("/path/enter", test_entering_a_position_keeps_clues_and_colours);
  g_test_add_func ("/path/filters", test_filters);
  g_test_add_func ("/path/now", test_now_lists_every_technique_that_finds_something);
  g_test_add_func ("/path/same-question", test_the_same_question_is_known_again);
  return g_test_run ();
}
