/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-board-plan.c — what a board draws before any digit: borders where they belong, outlines that close around their cells,
 * margins where something stands, and something for every kind of constraint. */
#include "any-board.h"

#include <math.h>

#include "model/explain/explain-rules.h"
#include "model/explain/explain-say.h"
#include "engine/any/logic/any-technique.h"
#include "model/look/scene.h"

#define SAMURAI "grids=r1c1 r1c13 r7c7 r13c1 r13c13\nboxes=3x3\n"

static int
length_of_borders (const BoardPlan *plan, bool thick)
{
  int length = 0;

  for (int i = 0; i < plan->n_borders; i++)
    if (plan->border[i].thick == thick)
      length += plan->border[i].length;
  return length;
}

static void
test_boxes_have_thick_borders (void)
{
  static const struct { int rows, columns, n, box_rows, box_columns; } boards[] = {
    { 4, 4, 4, 2, 2 }, { 6, 6, 6, 2, 3 }, { 8, 8, 8, 2, 4 }, { 9, 9, 9, 3, 3 }, { 10, 10, 10, 2, 5 }, { 12, 12, 12, 3, 4 },
    { 15, 15, 15, 3, 5 }, { 16, 16, 16, 4, 4 }, { 20, 20, 20, 4, 5 }, { 25, 25, 25, 5, 5 }, { 6, 8, 8, 2, 4 },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      g_autofree char *boxes = g_strdup_printf ("boxes=%dx%d\n", boards[i].box_rows, boards[i].box_columns);
      BoardPlan *plan = plan_of (boards[i].rows, boards[i].columns, boards[i].n, boxes);
      int rows = boards[i].rows, columns = boards[i].columns;
      int thick = rows * (columns / boards[i].box_columns - 1) + columns * (rows / boards[i].box_rows - 1);

      g_assert_cmpint (length_of_borders (plan, true), ==, thick);
      g_assert_cmpint (length_of_borders (plan, false), ==, rows * (columns - 1) + columns * (rows - 1) - thick);
      g_assert_true (plan->framed);
      g_assert_cmpint (board_plan_width (plan), ==, columns);
      g_assert_cmpint (board_plan_height (plan), ==, rows);
      g_assert_cmpint (plan->n_marks, ==, 0);
      board_plan_unref (plan);
    }
}

static void
test_regions_have_thick_borders (void)
{
  static const char regions[] = "AABBACCBADCBDDDC";        /* the last is no neighbour of its like, and a C all the same */
  g_autofree char *lines = g_strdup_printf ("regions=%s\n", regions);
  BoardPlan *plan = plan_of (4, 4, 4, lines);
  int thick = 0;

  for (int cell = 0; cell < 16; cell++)
    {
      thick += cell % 4 < 3 && regions[cell] != regions[cell + 1];
      thick += cell < 12 && regions[cell] != regions[cell + 4];
    }
  g_assert_cmpint (length_of_borders (plan, true), ==, thick);
  g_assert_cmpint (length_of_borders (plan, false), ==, 24 - thick);
  board_plan_unref (plan);
}

/* No border beside what does not exist, and a thick one around each grid. */
static void
test_grids_have_borders_of_their_own (void)
{
  BoardPlan *plan = plan_of (21, 21, 9, SAMURAI);
  int outer = 0;

  g_assert_false (plan->framed);
  for (int i = 0; i < plan->n_borders; i++)
    for (int j = 0; j < plan->border[i].length; j++)
      {
        const PlanBorder *border = &plan->border[i];
        int row = border->row + (border->down ? j : 0), column = border->column + (border->down ? 0 : j);
        int here = board_plan_cell_at (plan, row, column);
        int before = board_plan_cell_at (plan, row - !border->down, column - border->down);

        g_assert_true (here >= 0 || before >= 0);
        if (here < 0 || before < 0)
          {
            g_assert_true (border->thick);
            outer++;
          }
      }
  g_assert_cmpint (outer, ==, 5 * 36 - 4 * 12);
  g_assert_cmpint (board_plan_cell_at (plan, 0, 10), ==, -1);
  g_assert_cmpint (board_plan_go (plan, 8, 0, 1), ==, 12);               /* over the gap */
  g_assert_cmpint (board_plan_go (plan, 0, 0, -1), ==, 20);
  g_assert_cmpint (board_plan_go (plan, 8 * 21, 1, 0), ==, 12 * 21);
  board_plan_unref (plan);
}

static double
area_of (const PlanPoint *point, int n)
{
  double twice = 0;

  for (int i = 0; i < n; i++)
    twice += point[i].x * point[(i + 1) % n].y - point[(i + 1) % n].x * point[i].y;
  return twice / 2;
}

/* Along rows and columns only, from the last point to the first, too. */
static void
check_closed (const BoardPlan *plan, const PlanMark *mark)
{
  const PlanPoint *point = plan->point + mark->first;
  int n = mark->n - 1;

  g_assert_cmpint (n, >=, 4);
  for (int i = 0; i < n; i++)
    {
      double x = fabs (point[(i + 1) % n].x - point[i].x), y = fabs (point[(i + 1) % n].y - point[i].y);

      g_assert_true ((x < 1e-9) != (y < 1e-9));
    }
}

static void
test_cages_close_around_their_cells (void)
{
  static const struct { const char *cells; int outlines, corners; double area; } cages[] = {
    { "5|r2c2", 1, 4, 0.85 * 0.85 },
    { "15|r2c2 r2c3 r3c3", 1, 6, 0 },                                     /* a corner that goes inwards */
    { "15|r2c2 r3c3", 2, 8, 2 * 0.85 * 0.85 },                            /* they touch at a corner only */
    { "40|r2c2 r2c3 r2c4 r3c2 r3c4 r4c2 r4c3 r4c4", 2, 8, 2.85 * 2.85 - 1.15 * 1.15 },      /* a ring has two */
    { "20|r5c5 r4c5 r6c5 r5c4 r5c6", 1, 12, 0 },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (cages); i++)
    {
      g_autofree char *lines = g_strdup_printf ("boxes=3x3\ncage=%s\n", cages[i].cells);
      BoardPlan *plan = plan_of (9, 9, 9, lines);
      int corners = 0, texts = 0;
      double area = 0;

      g_assert_cmpint (plan->n_marks, ==, cages[i].outlines);
      for (int j = 0; j < plan->n_marks; j++)
        {
          g_assert_cmpint (plan->mark[j].shape, ==, PLAN_OUTLINE);
          check_closed (plan, &plan->mark[j]);
          corners += plan->mark[j].n - 1;
          area += area_of (plan->point + plan->mark[j].first, plan->mark[j].n - 1);
          texts += plan->mark[j].text[0] != '\0';
        }
      g_assert_cmpint (corners, ==, cages[i].corners);
      g_assert_cmpint (texts, ==, 1);
      g_assert_cmpint (places_count (plan->with_sum), ==, 1);
      if (cages[i].area > 0)
        g_assert_cmpfloat_with_epsilon (area, cages[i].area, 1e-9);
      board_plan_unref (plan);
    }
}

static void
test_sum_stands_in_the_first_cell (void)
{
  BoardPlan *plan = plan_of (9, 9, 9, "boxes=3x3\ncage=15|r3c2 r2c2 r2c3\ncage=-|r5c5 r5c6\n");

  g_assert_true (places_equal (plan->with_sum, places_of (10)));
  for (int i = 0; i < plan->n_marks; i++)
    if (plan->mark[i].text[0])
      {
        PlanPoint at = plan->point[plan->mark[i].first + plan->mark[i].n - 1];

        g_assert_cmpstr (plan->mark[i].text, ==, "15");
        g_assert_true (at.x > 1 && at.x < 1.3 && at.y > 1 && at.y < 1.3);
      }
  board_plan_unref (plan);
}

static void
test_margins_only_where_something_stands (void)
{
  static const struct { const char *lines; int left, top, right, bottom; } cases[] = {
    { "cage=15|r2c2 r2c3\n", 0, 0, 0, 0 }, { "sandwich=row3|10\n", 1, 0, 0, 0 }, { "sandwich=col3|10\n", 0, 1, 0, 0 },
    { "skyscraper=R3|3\n", 0, 0, 1, 0 }, { "xsum=B3|10\n", 0, 0, 0, 1 }, { "sandwich=row3|10\nskyscraper=L3|3\n", 2, 0, 0, 0 },
    { "littlekiller=20|r1c4 r2c3 r3c2 r4c1\n", 0, 1, 0, 0 }, { "littlekiller=20|r9c1 r8c2 r7c3\n", 1, 0, 0, 1 },
    { "littlekiller=20|r3c9 r4c8 r5c7\n", 0, 0, 1, 0 },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *lines = g_strdup_printf ("boxes=3x3\n%s", cases[i].lines);
      BoardPlan *plan = plan_of (9, 9, 9, lines);

      g_assert_cmpint (plan->left, ==, cases[i].left);
      g_assert_cmpint (plan->top, ==, cases[i].top);
      g_assert_cmpint (plan->right, ==, cases[i].right);
      g_assert_cmpint (plan->bottom, ==, cases[i].bottom);
      for (int j = 0; j < plan->n_marks; j++)
        {
          g_assert_cmpfloat (plan->mark[j].from.x, >=, -plan->left - 1e-9);
          g_assert_cmpfloat (plan->mark[j].from.y, >=, -plan->top - 1e-9);
          g_assert_cmpfloat (plan->mark[j].to.x, <=, 9 + plan->right + 1e-9);
          g_assert_cmpfloat (plan->mark[j].to.y, <=, 9 + plan->bottom + 1e-9);
        }
      board_plan_unref (plan);
    }
}

static bool
says_all (const char *id)
{
  static const char *const ids[] = { "diff", "ratio", "pairsum", "less", "odd", "even", "min", "max", "candidates", "colindex",
                                     "rowindex", NULL };

  return g_strv_contains (ids, id);
}

/* Every row of constraint_kinds[]: it is drawn, on each of its cells or between them, and is told of each. */
static void
test_every_kind_is_drawn_and_told (void)
{
  for (int kind = 0; kind < n_constraint_kinds; kind++)
    {
      PlaceSet cells;
      g_autofree char *lines = line_of_kind (&constraint_kinds[kind], &cells);
      BoardPlan *plan = plan_of (9, 9, 9, lines);
      bool everywhere = strcmp (constraint_kinds[kind].id, "negative") == 0;

      g_test_message ("%s", constraint_kinds[kind].id);
      g_assert_cmpint (plan->n_marks > 0, ==, !everywhere);
      for (int i = 1; i < plan->n_marks; i++)
        g_assert_cmpint (plan->mark[i].layer, >=, plan->mark[i - 1].layer);
      for_each_place (cell, cells)
        {
          g_autofree char *said = explain_constraint_at (plan->topology->rules, 0, cell);

          g_autofree char *meaning = explain_rules_meaning (plan->topology, cell);

          g_assert_nonnull (said);
          g_assert_null (strchr (said, '{'));
          /* The first line is about it, with a sentence of its own unless its words say all. */
          g_assert_cmpint (g_ascii_tolower (meaning[0]), ==, g_ascii_tolower (said[0]));
          g_assert_true (strncmp (meaning + 1, said + 1, strlen (said) - 1) == 0);
          g_assert_cmpint (strchr (meaning, '.') != NULL, ==, !says_all (constraint_kinds[kind].id));
        }
      if (everywhere)
        {
          g_autofree char *said = explain_rules_everywhere (plan->topology->rules);

          g_assert_cmpstr (said, !=, "");
        }
      for (int cell = 0; cell < 81; cell++)
        for (uint32_t i = plan->marks_of[cell]; i < plan->marks_of[cell + 1]; i++)
          g_assert_cmpint (plan->mark[plan->cell_mark[i]].layer, <=, PLAN_CAGES);
      board_plan_unref (plan);
    }
}

static void
test_neighbouring_regions_differ (void)
{
  BoardPlan *plan = plan_of (9, 9, 9, "boxes=none\nextra=r1c1 r1c2\nextra=r1c3 r1c4\nextra=r2c1 r2c2 r2c3\nextra=r9c9 r9c8\n");
  int tints[4] = { -1, -1, -1, -1 };

  for (int i = 0; i < plan->n_marks; i++)
    tints[plan->mark[i].constraint] = plan->mark[i].role;
  g_assert_cmpint (tints[0], !=, tints[1]);
  g_assert_cmpint (tints[0], !=, tints[2]);
  g_assert_cmpint (tints[1], !=, tints[2]);
  g_assert_cmpint (tints[3], ==, PLAN_TINT_1);
  board_plan_unref (plan);
}

static void
check_name (const Scene *scene, int cell, const char *expected)
{
  g_autofree char *said = cell_look_describe (scene->plan, &scene->looks[cell], cell, false);

  g_assert_cmpstr (said, ==, expected);
}

static void
test_cells_are_named (void)
{
  BoardPlan *plan = plan_of (16, 16, 16, "boxes=4x4\nextras=diagonal-\ncage=15|r3c5 r3c6 r4c6\nthermo=r1c2 r1c3\nwhite=r1c2 r2c2\n");
  g_autofree Scene *scene = g_new (Scene, 1);
  uint8_t givens[RULES_CELLS_MAX] = { [0] = 16, [1] = 3 };
  Values candidates[RULES_CELLS_MAX] = { 0 };

  candidates[2] = values_of (4) | values_of (10) | values_of (16);
  scene_of_values (scene, plan, givens, NULL, candidates);
  g_assert_cmpint (scene_n_cells (scene), ==, 256);
  check_name (scene, 2 * 16 + 4, "Row 3, column 5: empty, in a cage of 15 with 3 cells");
  check_name (scene, 0, "Row 1, column 1: G, given, on a diagonal");
  check_name (scene, 1, "Row 1, column 2: 3, given, on a thermometer, cell 1 of 2, a white dot to row 2, column 2");
  check_name (scene, 2, "Row 1, column 3: empty, on a thermometer, cell 2 of 2, candidates 4 A G");
  check_name (scene, 255, "Row 16, column 16: empty, on a diagonal");
  g_assert_true (scene->looks[2 * 16 + 4].sum);
  g_assert_cmpint (scene->looks[7].n, ==, 16);
  board_plan_unref (plan);
}

/* How many cells have more to their names than where they are and that they are empty; the words of a constraint that is about the
 * cell are among it. */
static int
count_told (BoardPlan *plan)
{
  g_autofree Scene *scene = g_new (Scene, 1);
  const Rules *rules = plan->topology->rules;
  int n_told = 0;

  scene_of_values (scene, plan, NULL, NULL, NULL);
  for (int cell = 0; cell < 81; cell++)
    {
      g_autofree char *name = cell_look_describe (plan, &scene->looks[cell], cell, false);
      g_autofree char *plain = g_strdup_printf ("Row %d, column %d: empty", cell / 9 + 1, cell % 9 + 1);
      g_autofree char *said = rules->n_constraints ? explain_constraint_at (rules, 0, cell) : NULL;

      g_assert_true (g_str_has_prefix (name, plain));
      g_assert_true (!said || strstr (name, said));
      n_told += strlen (name) > strlen (plain);
    }
  return n_told;
}

/* Every row of constraint_kinds[] is in the accessible names of its cells; a number beside the board in that of the cell from which
 * its line is seen. */
static void
test_names_tell_every_constraint (void)
{
  for (int kind = 0; kind < n_constraint_kinds; kind++)
    {
      const char *id = constraint_kinds[kind].id;
      PlaceSet cells;
      g_autofree char *lines = line_of_kind (&constraint_kinds[kind], &cells);
      BoardPlan *plan = plan_of (9, 9, 9, lines);
      int wanted = strchr ("ls", constraint_kinds[kind].shape[0]) ? 1 : places_count (cells);

      g_test_message ("%s", id);
      g_assert_true (wanted > 0 || strcmp (id, "negative") == 0);         /* that is told of the board */
      g_assert_cmpint (count_told (plan), ==, wanted);
      board_plan_unref (plan);
    }
}

/* So is every extra that is about some of the cells; what holds between any of them is told of the board, once. */
static void
test_names_tell_every_extra (void)
{
  static const int cells[N_EXTRAS] = { [EXTRA_DIAGONAL_UP] = 9, [EXTRA_DIAGONAL_DOWN] = 9, [EXTRA_WINDOKU] = 36 };

  for (int extra = 0; extra < N_EXTRAS; extra++)
    {
      g_autofree char *lines = g_strdup_printf ("boxes=3x3\nextras=%s\n", extra_ids[extra]);
      BoardPlan *plan = plan_of (9, 9, 9, lines);
      g_autofree char *everywhere = explain_rules_everywhere (plan->topology->rules);

      g_test_message ("%s", extra_ids[extra]);
      g_assert_cmpint (count_told (plan), ==, cells[extra]);
      g_assert_true ((cells[extra] == 0) == (*everywhere != '\0'));
      board_plan_unref (plan);
    }
}

/* Of several boards those that the cell is of. */
static void
test_grids_are_named (void)
{
  BoardPlan *plan = plan_of (6, 6, 4, "grids=r1c1 r3c3\nboxes=2x2\n");
  g_autofree Scene *scene = g_new (Scene, 1);

  scene_of_values (scene, plan, NULL, NULL, NULL);
  check_name (scene, 0, "Row 1, column 1: empty, in grid 1");
  check_name (scene, 2 * 6 + 3, "Row 3, column 4: empty, in grids 1 and 2");
  check_name (scene, 35, "Row 6, column 6: empty, in grid 2");
  board_plan_unref (plan);
}

/* What goes is struck, in cells that show what they can hold; the constraint that says so stands out. */
static void
test_a_deduction_is_drawn (void)
{
  BoardPlan *plan = plan_of (9, 9, 9, "boxes=3x3\ncage=7|r1c1 r1c2 r1c3\n");
  g_autofree Scene *scene = g_new (Scene, 1);
  g_autofree AnyPosition *position = g_new (AnyPosition, 1);
  g_autofree AnyDeduction *deduction = g_new (AnyDeduction, 1);
  uint8_t givens[RULES_CELLS_MAX] = { [80] = 5 };
  AnyWork *work = any_work_new (plan->topology);
  AnyLookout search = { .topology = plan->topology, .position = position, .work = work, .found = deduction, .capacity = 1 };

  any_position_start (position, plan->topology, givens);
  any_technique_search (any_technique_find ("cage-combinations"), &search);
  g_assert_cmpint (search.n, ==, 1);
  scene_of_any_step (scene, plan, givens, position, deduction);
  g_assert_cmpint (scene->constraint, ==, 1);
  g_assert_cmphex (scene->looks[0].struck, ==, values_all (9) & ~(values_of (1) | values_of (2) | values_of (4)));
  g_assert_cmphex (scene->looks[0].pattern, ==, values_of (1) | values_of (2) | values_of (4));
  g_assert_cmphex (scene->looks[1].candidates, ==, values_all (9));
  g_assert_true (scene->looks[2].tints);
  g_assert_false (scene->looks[4].tints);
  g_assert_cmpint (scene->looks[80].digit, ==, 5);
  g_assert_cmpint (scene->n_links, ==, 0);

  any_deduction_start (deduction, any_technique_find ("chain"));
  deduction->links[0] = (AnyLink) { { 4, 1 }, { 4, 2 }, true };
  deduction->links[1] = (AnyLink) { { 4, 2 }, { 40, 2 }, false };
  deduction->links[2] = (AnyLink) { { 40, 2 }, { 40, 3 }, true };
  deduction->n_links = 3;
  deduction->struck[deduction->n_struck++] = (AnyCandidate) { 44, 3 };
  scene_of_any_step (scene, plan, givens, position, deduction);
  g_assert_cmpint (scene->n_links, ==, 3);
  g_assert_cmpint (scene->constraint, ==, 0);
  g_assert_true (places_equal (scene->links[1].to.cells, places_of (40)) && !scene->links[1].strong);
  g_assert_cmphex (scene->looks[4].side_a, ==, values_of (1));
  g_assert_cmphex (scene->looks[4].side_b, ==, values_of (2));
  g_assert_cmphex (scene->looks[44].struck, ==, values_of (3));
  any_work_free (work);
  board_plan_unref (plan);
}

/* Peers are those of the topology, and a value that repeats is highlighted everywhere. */
static void
test_play_on_any_board (void)
{
  BoardPlan *plan = plan_of (6, 6, 6, "boxes=2x3\nextras=antiknight\n");
  g_autofree Scene *scene = g_new (Scene, 1);
  DocumentCell cells[36] = { { .given = 6 }, [20] = { .entry = 6 } };
  LookInput input = { .plan = plan, .cells = cells, .cursor = 0, .show_peers = true, .show_same = true,
                      .selection = places_of (0), .wrong = places_of (35) };

  scene_compute (scene, &input);
  g_assert_true (scene->plan == plan);
  g_assert_cmpint (scene->looks[0].highlight, ==, HIGHLIGHT_SELECTED);
  g_assert_cmpint (scene->looks[5].highlight, ==, HIGHLIGHT_PEER);
  g_assert_cmpint (scene->looks[13].highlight, ==, HIGHLIGHT_PEER);              /* a knight's move */
  g_assert_cmpint (scene->looks[14].highlight, ==, HIGHLIGHT_NONE);
  g_assert_cmpint (scene->looks[20].highlight, ==, HIGHLIGHT_SAME);
  g_assert_true (scene->looks[35].wrong);
  board_plan_unref (plan);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/board-plan/boxes-have-thick-borders", test_boxes_have_thick_borders);
  g_test_add_func ("/board-plan/regions-have-thick-borders", test_regions_have_thick_borders);
  g_test_add_func ("/board-plan/grids-have-borders-of-their-own", test_grids_have_borders_of_their_own);
  g_test_add_func ("/board-plan/cages-close-around-their-cells", test_cages_close_around_their_cells);
  g_test_add_func ("/board-plan/sum-stands-in-the-first-cell", test_sum_stands_in_the_first_cell);
  g_test_add_func ("/board-plan/margins-only-where-something-stands", test_margins_only_where_something_stands);
  g_test_add_func ("/board-plan/every-kind-is-drawn-and-told", test_every_kind_is_drawn_and_told);
  g_test_add_func ("/board-plan/neighbouring-regions-differ", test_neighbouring_regions_differ);
  g_test_add_func ("/board-plan/cells-are-named", test_cells_are_named);
  g_test_add_func ("/board-plan/names-constraints", test_names_tell_every_constraint);
  g_test_add_func ("/board-plan/names-extras", test_names_tell_every_extra);
  g_test_add_func ("/board-plan/grids-are-named", test_grids_are_named);
  g_test_add_func ("/board-plan/a-deduction-is-drawn", test_a_deduction_is_drawn);
  g_test_add_func ("/board-plan/play-on-any-board", test_play_on_any_board);
  return g_test_run ();
}
