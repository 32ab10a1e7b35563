/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-any-deductions.c — deductions on boards of any shape: each row on a board made for it, whose
 * finds are searched for solutions that they would lose and looked for in the scene, and every step of every path held
 * against the solution, its equation evaluated, its sentence whole.
 *
 * boards.txt has some boards of each kind; all of them, where SETDOKU_DATA leads to the folder "variants". */
#include <stdlib.h>
#include <string.h>

#include "any-drawn.h"
#include "any-words.h"
#include "engine/rules/constraint.h"
#include "engine/rules/topology-names.h"
#include "formats/blocks.h"
#include "model/explain/explain-any-words.h"
#include "model/explain/explain-any-hint.h"

/* Of a board with more cells than LARGE so many steps are looked at, and of any so many suppositions: more take seconds. */
enum { LARGE = 300, LARGE_STEPS = 60, SUPPOSED = 8 };

/* "r1c4=3", "r1c2<>4 r2c1<>4" */
static char *
effect (const Topology *topology, const AnyDeduction *deduction)
{
  GString *text = g_string_new (NULL);

  explain_any_placed (topology, deduction, text);
  if (!deduction->places)
    explain_any_struck (topology, deduction, text);
  return g_string_free (text, FALSE);
}

/* --- Each row ------------------------------------------------------------------------------------------------------- */

#define FOUR "rows=4\ncols=4\nvalues=1-4\nboxes=2x2\n"
#define LATIN "rows=4\ncols=4\nvalues=1-4\nboxes=none\n"
#define NINE "rows=9\ncols=9\nvalues=1-9\nboxes=3x3\n"

static const struct {
  const char *technique, *board;
  const char *only;                  /* "5 R1 r1c3 r1c5; …": a value's only places in a house */
  const char *effect;                /* of one that is found; NULL: none is */
} rows[] = {
  { "full-house", FOUR "givens=12.4............\n", "", "r1c3=3" },
  { "naked-single", FOUR "givens=12..3...........\n", "", "r2c2=4" },
  { "hidden-single", FOUR "candidates=r1c1|1 2\ncandidates=r1c2|1 2\n", "3 R1 r1c4", "r1c4=3" },
  { "hidden-single", LATIN "cage=-|r1c1 r2c2 r3c3\n", "4 K1 r1c1", NULL },          /* a cage need not hold it */
  { "relation", NINE "black=r1c1 r1c2\ncandidates=r1c1|3\ncandidates=r1c2|2 6 7 8\n", "", "r1c2<>2 r1c2<>7 r1c2<>8" },
  { "relation", NINE "less=r1c1 r2c1\ncandidates=r1c1|7 8 9\ncandidates=r2c1|5 8 9\n", "", "r2c1<>5" },
  { "cage-combinations", NINE "cage=7|r1c1 r1c2 r1c3\n", "",
    "r1c1<>3 r1c1<>5 r1c1<>6 r1c1<>7 r1c1<>8 r1c1<>9 r1c2<>3 r1c2<>5 r1c2<>6 r1c2<>7 r1c2<>8 r1c2<>9 "
    "r1c3<>3 r1c3<>5 r1c3<>6 r1c3<>7 r1c3<>8 r1c3<>9" },
  { "left-over-cell", FOUR "cage=5|r1c1 r1c2\ncage=8|r1c3 r1c4 r2c4\n", "", "r2c4=3" },
  { "left-over-cell", FOUR "cage=6|r1c1 r1c2 r1c3\n", "", "r1c4=4" },
  { "cage-candidates", FOUR "cage=8|r1c3 r1c4 r2c4\ncandidates=r2c4|3\n", "",
    "r1c3<>2 r1c3<>3 r1c4<>2 r1c4<>3" },                                             /* a cage that is split: 5 in two cells */
  { "intersection", FOUR "extras=diagonal-\ncandidates=r3c3|1 2\ncandidates=r4c4|1 2 3\n", "", "r1c2<>4 r2c1<>4" },
  { "common-peers", NINE "extras=antiknight\n", "5 R1 r1c3 r1c5", "r2c3<>5 r2c5<>5 r3c4<>5" },
  { "naked-pair", NINE "cage=-|r1c1 r5c5 r9c9\ncandidates=r1c1|1 2\ncandidates=r5c5|1 2\n", "",
    "r1c5<>1 r1c5<>2 r5c1<>1 r5c1<>2 r9c9<>1 r9c9<>2" },
  { "hidden-pair", LATIN, "1 R1 r1c1 r1c3; 2 R1 r1c1 r1c3", "r1c1<>3 r1c1<>4 r1c3<>3 r1c3<>4" },
  { "cage-candidates", NINE "cage=15|r1c1 r1c2\ncandidates=r1c1|6 7 8 9\ncandidates=r1c2|6 7\n", "", "r1c1<>6 r1c1<>7" },
  { "line", LATIN "littlekiller=2|r1c2 r2c1\n", "", "r1c2<>2 r1c2<>3 r1c2<>4 r2c1<>2 r2c1<>3 r2c1<>4" },
  { "line", LATIN "skyscraper=L1|4\n", "",
    "r1c1<>2 r1c1<>3 r1c1<>4 r1c2<>1 r1c2<>3 r1c2<>4 r1c3<>1 r1c3<>2 r1c3<>4 r1c4<>1 r1c4<>2 r1c4<>3" },
  { "line", LATIN "multiply=8|r1c1 r1c2 r1c3\n", "", "r1c1<>3 r1c2<>3 r1c3<>3" },
  { "line", NINE "subtract=6|r1c3 r1c4 r2c4\n", "", "r1c3<>3 r1c3<>4 r1c3<>5 r1c3<>6 r1c3<>7 r1c4<>3" },
  { "relation", LATIN "divide=3|r1c1 r1c2\n", "", "r1c1<>2 r1c1<>4" },
  { "required", LATIN "cage=6|r1c1 r1c2 r1c3\ncandidates=r1c1|1 2 3\ncandidates=r1c2|1 2 3\ncandidates=r1c3|1 2 3\n", "",
    "r1c4<>2" },
  { "required", LATIN "cage=6|r1c1 r1c2 r1c3\ncandidates=r1c1|1 2 3\ncandidates=r1c2|1 2\ncandidates=r1c3|1 2\n", "", "r1c1=3" },
  { "naked-triple", NINE "candidates=r1c1|1 2\ncandidates=r1c5|2 3\ncandidates=r1c9|1 3\ncandidates=r1c4|3 4\n", "",
    NULL },                                                       /* four cells of four digits hold three of three, but others lose */
  { "hidden-triple", NINE, "1 R1 r1c1 r1c4; 2 R1 r1c4 r1c7; 3 R1 r1c1 r1c7",
    "r1c1<>4 r1c1<>5 r1c1<>6 r1c1<>7 r1c1<>8 r1c1<>9 r1c4<>4 r1c4<>5 r1c4<>6 r1c4<>7 r1c4<>8 r1c4<>9 "
    "r1c7<>4 r1c7<>5 r1c7<>6 r1c7<>7 r1c7<>8 r1c7<>9" },
  { "rule-of-45", NINE "cage=10|r1c1 r1c2 r1c3 r1c4\ncage=24|r1c5 r1c6 r1c7\n", "", "r1c8<>1 r1c9<>1" },
  { "leftovers", "rows=4\ncols=4\nvalues=1-4\nregions=aabbaacbddcbddcc\ncandidates=r2c3|1 3\ncandidates=r3c4|3 4\n", "",
    "r2c3<>1" },
  { "naked-quad", NINE "candidates=r1c1|1 2\ncandidates=r1c4|2 3\ncandidates=r1c7|3 4\ncandidates=r1c9|4 1\n"
    "candidates=r1c5|1 5\n", "", NULL },
  { "hidden-quad", NINE, "1 C1 r1c1 r4c1; 2 C1 r4c1 r7c1; 3 C1 r7c1 r9c1; 4 C1 r9c1 r1c1",
    "r1c1<>5 r1c1<>6 r1c1<>7 r1c1<>8 r1c1<>9 r4c1<>5 r4c1<>6 r4c1<>7 r4c1<>8 r4c1<>9 r7c1<>5" },
  { "x-wing", NINE "extras=diagonal+ diagonal-\n", "7 R2 r2c2 r2c8; 7 R7 r7c3 r7c7", NULL },
  { "x-wing", NINE, "7 R2 r2c2 r2c8; 7 R7 r7c2 r7c8", NULL },
  { "xy-wing", NINE "candidates=r1c1|1 2\ncandidates=r1c5|2 3\ncandidates=r5c1|1 3\n", "", "r5c5<>3" },
  { "w-wing", NINE "candidates=r1c1|1 2\ncandidates=r5c5|1 2\n", "1 R9 r9c1 r9c5", "r1c5<>2 r5c1<>2" },
  { "swordfish", NINE, "7 R2 r2c2 r2c8; 7 R5 r5c5 r5c8; 7 R7 r7c2 r7c5", NULL },
  { "x-chain", NINE, "7 R1 r1c1 r1c5; 7 R9 r9c1 r9c6", "r2c6<>7 r3c6<>7 r7c5<>7 r8c5<>7" },
  { "jellyfish", NINE, "7 R1 r1c1 r1c4; 7 R4 r4c4 r4c7; 7 R7 r7c7 r7c9; 7 R9 r9c9 r9c1", NULL },
  { "chain", NINE "whisper=4|r1c1 r5c5\ncandidates=r1c1|1 5\ncandidates=r5c5|1 8\n", "", "r1c5<>1 r5c1<>1" },
  { "chain", NINE "cage=6|r1c1 r5c5\ncandidates=r1c1|2 5\ncandidates=r5c5|1 4\ncandidates=r9c1|2 7\ncandidates=r5c9|1 7\n", "",
    "r5c1<>7 r9c9<>7" },                                          /* by way of what the cage keeps apart */
  { "supposition", NINE "candidates=r1c1|1 2\ncandidates=r1c9|1 3\ncandidates=r9c1|1 4\ncandidates=r9c9|3 4\n", "", "r1c1<>1" },
};

/* "5 R1 r1c3 r1c5; …" */
static void
keep_only (AnyPosition *position, const Topology *topology, const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, "; ", -1);

  for (int i = 0; parts[i]; i++)
    {
      g_auto (GStrv) words = g_strsplit (parts[i], " ", -1);
      int value = atoi (words[0]), n = 0;

      for (int house = 0; house < topology->n_houses; house++)
        if (g_str_equal (place_house_text (topology, house).text, words[1]))
          {
            for_each_place (cell, topology_house_set (topology, house))
              if (!g_strv_contains ((const char *const *) words + 2, place_text (topology, cell).text))
                any_position_strike (position, cell, values_of (value));
            n++;
          }
      g_assert_cmpint (n, ==, 1);
    }
}

static Block *
read_one (const char *text)
{
  g_autofree char *whole = strstr (text, "givens=") ? g_strdup (text) : NULL;
  const char *at;
  unsigned line = 1;
  ParseError error;
  Block *block;

  if (!whole)
    {
      g_autofree char *cells = g_strnfill (strstr (text, "rows=9") ? 81 : 16, '.');

      whole = g_strdup_printf ("%sgivens=%s\n", text, cells);
    }
  at = whole;
  g_assert_true (block_read (&at, &line, &block, &error));
  if (!block)
    g_error ("%s: %d %s", text, error.reason, error.detail);
  return block;
}

/* What is not named: that something is found, and which places stay. */
static void
check_unnamed (const char *technique, const Topology *topology, const AnyDeduction *found, int n)
{
  static const struct { const char *technique, *board, *some, *never; } wanted[] = {
    { "hidden-single", "rows=4", NULL, "=" },
    { "naked-triple", "rows=9", "r1c4<>3", "r1c4<>4" },
    { "naked-quad", "rows=9", "r1c5<>1", "r1c5<>5" },
    { "x-wing", "rows=9", "r", "r2c" },
    { "swordfish", "rows=9", "r1c2<>7", "r2c" },
    { "jellyfish", "rows=9", "r2c1<>7", "r1c4" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (wanted); i++)
    {
      bool some = !wanted[i].some;

      if (!g_str_equal (wanted[i].technique, technique))
        continue;
      for (int j = 0; j < n; j++)
        {
          g_autofree char *text = effect (topology, &found[j]);

          some |= wanted[i].some && strstr (text, wanted[i].some);
          if (strstr (text, wanted[i].never))
            g_error ("%s: %s", technique, text);
        }
      g_assert_true (some);
      return;
    }
  g_assert_not_reached ();
}

static void
test_rows (void)
{
  g_autofree AnyDeduction *found = g_new (AnyDeduction, FOUND_MAX);
  g_autofree AnyPosition *position = g_new (AnyPosition, 1);
  bool tried[ANY_TECHNIQUES_MAX] = { false };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const AnyTechnique *technique = any_technique_find (rows[i].technique);
      g_autoptr (Block) block = read_one (rows[i].board);
      ParseError error;
      Topology *topology = block_topology (block, &error);
      g_autoptr (GString) all = g_string_new (NULL);
      BoardPlan *plan;
      bool met = false;
      int n, n_long = 0;

      g_assert_nonnull (technique);
      g_assert_nonnull (topology);
      tried[technique - any_techniques] = true;
      any_position_start (position, topology, block->givens);
      keep_only (position, topology, rows[i].only);
      plan = board_plan_new (topology);
      n = find_all (technique, topology, position, found);
      for (int j = 0; j < n; j++)
        {
          g_autofree char *text = effect (topology, &found[j]);

          check_words (topology, position, &found[j], rows[i].board, &n_long);
          check_sound (topology, position, &found[j], rows[i].board);
          check_drawn (plan, position, &found[j], rows[i].board);
          met |= rows[i].effect && g_str_has_prefix (text, rows[i].effect);
          g_string_append_printf (all, "\n%s", text);
        }
      if (!rows[i].effect)
        check_unnamed (rows[i].technique, topology, found, n);
      else if (!met)
        g_error ("%s finds nothing that does %s, but%s", rows[i].technique, rows[i].effect, all->str);
      board_plan_unref (plan);
      topology_unref (topology);
    }
  for (int i = 0; i < n_any_techniques; i++)
    if (!tried[i])
      g_error ("%s has no board of its own", any_techniques[i].id);
}

/* The table is in the order of its levels, and ids and names are there once. */
static void
test_table (void)
{
  g_assert_cmpint (n_any_techniques, <=, ANY_TECHNIQUES_MAX);
  for (int i = 0; i < n_any_techniques; i++)
    {
      g_assert_true (i == 0 || any_techniques[i].level >= any_techniques[i - 1].level);
      for (int j = 0; j < i; j++)
        g_assert_true (strcmp (any_techniques[i].id, any_techniques[j].id)
                       && strcmp (any_techniques[i].name, any_techniques[j].name));
      g_assert_true (any_technique_find (any_techniques[i].id) == &any_techniques[i]);
    }
  g_assert_null (any_technique_find ("bug-plus-1"));
}

/* Each kind of constraint has a name, whatever its parts are. */
static void
test_constraints_have_names (void)
{
  g_autofree Rules *rules = g_new (Rules, 1);
  RulesFault fault;
  Topology *topology;

  rules_init_square (rules, 9, 3, 3);
  topology = topology_new (rules, &fault);
  for (int kind = 0; kind < n_constraint_kinds; kind++)
    {
      uint16_t numbers[32];
      int n = 0;
      g_autofree Topology *with = g_memdup2 (topology, sizeof *topology);
      g_autofree char *name = NULL;

      for (int part = 0; part < constraint_n_parts (&constraint_kinds[kind]); part++)
        {
          numbers[n++] = 3;
          if (constraint_shape_is_cells (constraint_part_shape (&constraint_kinds[kind], part)))
            numbers[n++] = 12;
          numbers[n++] = NO_PLACE;
        }
      rules_init_square (rules, 9, 3, 3);
      g_assert_true (rules_add (rules, kind, numbers, n));
      with->rules = rules;
      name = explain_any_constraint (with, 0, NULL);
      if (strchr (name, '{') || g_str_has_prefix (name, "constraint") || strstr (name, "-1"))
        g_error ("%s is called %s", constraint_kinds[kind].id, name);
    }
  topology_unref (topology);
}

/* --- Whole paths ---------------------------------------------------------------------------------------------------- */

static void
check_verdict (const char *board, AnyVerdictKind wanted, const char *level)
{
  g_autoptr (Block) block = read_one (board);
  ParseError error;
  Topology *topology = block_topology (block, &error);
  AnyLadder *ladder = any_ladder_new (topology, block->givens);
  AnyVerdictKind verdict;
  g_autofree char *words = NULL;

  any_ladder_climb (ladder);
  verdict = any_verdict_reach (ladder, NULL, NULL);
  words = explain_any_verdict (verdict, ladder);
  g_assert_cmpint (verdict, ==, wanted);
  if (level)
    g_assert_cmpstr (words, ==, level);
  any_ladder_free (ladder);
  topology_unref (topology);
}

static void
test_verdicts (void)
{
  check_verdict (FOUR "givens=1234341221434321\n", ANY_VERDICT_LEVEL, "nothing to do");
  check_verdict (FOUR "givens=123434122143432.\n", ANY_VERDICT_LEVEL, "level easy, by deductions up to full-house");
  check_verdict (FOUR "givens=................\n", ANY_VERDICT_SEVERAL, "several solutions");
  check_verdict (FOUR "givens=11..............\n", ANY_VERDICT_NONE, "no solution");
  check_verdict (FOUR "cage=3|r1c1 r1c2\ngivens=3...............\n", ANY_VERDICT_NONE, NULL);
  check_verdict (FOUR "less=r1c2 r1c1\ngivens=1234341221434321\n", ANY_VERDICT_NONE, NULL);
}

typedef struct { int n, n_solved, n_steps, n_long; } Walk;

/* Every step against the solution, where there is one. */
static void
walk (const Block *block, Walk *sum)
{
  ParseError error;
  Topology *topology = block_topology (block, &error);
  AnyLadder *ladder = any_ladder_new (topology, block->givens);
  g_autofree AnyDeduction *deduction = g_new (AnyDeduction, 1);
  g_autofree AnyPosition *before = g_new (AnyPosition, 1);
  const char *name = block->text[BLOCK_ID];
  bool known = block->has_solution && g_strcmp0 (block->text[BLOCK_SOLUTIONS], "1") == 0, large = topology->n_existing > LARGE;
  int n_supposed = 0;

  for (*before = ladder->position;
       n_supposed < SUPPOSED && (!large || ladder->n_steps < LARGE_STEPS) && any_ladder_step (ladder, deduction);
       *before = ladder->position)
    {
      if (known && deduction->places && block->solution[deduction->placed.cell] != deduction->placed.value)
        g_error ("%s, step %d: %s places what is wrong", name, ladder->n_steps, deduction->technique->id);
      for (int i = 0; known && i < deduction->n_struck; i++)
        if (block->solution[deduction->struck[i].cell] == deduction->struck[i].value)
          g_error ("%s, step %d: %s strikes what is right", name, ladder->n_steps, deduction->technique->id);
      check_words (topology, before, deduction, name, &sum->n_long);
      sum->n_steps++;
      n_supposed += deduction->technique->family == ANY_FAMILY_SUPPOSITIONS;
    }
  if (known)
    g_assert_cmpint (ladder->outcome, !=, ANY_IMPOSSIBLE);
  sum->n++;
  sum->n_solved += ladder->outcome == ANY_SOLVED;
  any_ladder_free (ladder);
  topology_unref (topology);
}

static void
walk_file (const char *path, Walk *sum)
{
  g_autofree char *text = NULL;
  unsigned line = 1;
  ParseError error;
  Block *block;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  for (const char *at = text; block_read (&at, &line, &block, &error); block_free (block))
    {
      g_assert_nonnull (block);
      walk (block, sum);
    }
}

static void
tell (const Walk *sum)
{
  g_test_message ("%d of %d boards solved in %d steps; %d equations have too many ways", sum->n_solved, sum->n, sum->n_steps,
                  sum->n_long);
}

static void
test_paths (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "puzzles", "boards.txt", NULL);
  Walk sum = { 0 };

  walk_file (path, &sum);
  tell (&sum);
  g_assert_cmpint (sum.n, >, 100);
  g_assert_cmpint (sum.n_solved, >=, 40);
  g_assert_cmpint (sum.n_long * 20, <, sum.n_steps);
}

static void
test_all_paths (void)
{
  const char *data = g_getenv ("SETDOKU_DATA"), *name;
  g_autofree char *folder = data ? g_build_filename (data, "variants", NULL) : NULL;
  GDir *files = folder ? g_dir_open (folder, 0, NULL) : NULL;
  Walk sum = { 0 };

  if (!files)
    {
      g_test_skip ("no variants");
      return;
    }
  while ((name = g_dir_read_name (files)))
    if (g_str_has_suffix (name, ".txt"))
      {
        g_autofree char *path = g_build_filename (folder, name, NULL);

        walk_file (path, &sum);
      }
  g_dir_close (files);
  tell (&sum);
  g_assert_cmpint (sum.n_solved, >=, 170);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/any-deductions/table", test_table);
  g_test_add_func ("/any-deductions/constraints-have-names", test_constraints_have_names);
  g_test_add_func ("/any-deductions/rows", test_rows);
  g_test_add_func ("/any-deductions/verdicts", test_verdicts);
  g_test_add_func ("/any-deductions/paths", test_paths);
  g_test_add_func ("/any-deductions/all-paths", test_all_paths);
  return g_test_run ();
}
