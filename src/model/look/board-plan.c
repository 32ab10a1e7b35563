/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* board-plan.c — a plan is put together: borders, extras, and what each constraint is drawn by, a row each. */
#include "board-plan-private.h"

#include <math.h>
#include <string.h>

static const struct { const char *id; PlanDraw draw; int argument; } kinds[] = {
  { "cage", plan_cage, PLAN_CAGE },
  { "sum", plan_cage, PLAN_SUM },
  { "add", plan_math, '+' },
  { "subtract", plan_math, '-' },
  { "multiply", plan_math, '*' },
  { "divide", plan_math, '/' },
  { "littlekiller", plan_little_killer, 0 },
  { "extra", plan_region, 0 },
  { "arrow", plan_arrow, 0 },
  { "doublearrow", plan_ends, PLAN_ARROW },
  { "zipper", plan_line, PLAN_ZIPPER },
  { "regionsum", plan_line, PLAN_REGION_SUM },
  { "sumline", plan_line_with_number, PLAN_SUM_LINE },
  { "equalsum", plan_equal_sums, 0 },
  { "thermo", plan_thermo, false },
  { "slowthermo", plan_thermo, true },
  { "whisper", plan_line_with_number, PLAN_WHISPER },
  { "renban", plan_line, PLAN_RENBAN },
  { "palindrome", plan_line, PLAN_PALINDROME },
  { "between", plan_ends, PLAN_BETWEEN },
  { "lockout", plan_ends, PLAN_DIM },
  { "modular", plan_line_with_number, PLAN_MODULAR },
  { "entropic", plan_line, PLAN_ENTROPIC },
  { "clone", plan_clone, 0 },
  { "white", plan_pair, PLAN_PAIR_WHITE },
  { "black", plan_pair, PLAN_PAIR_BLACK },
  { "x", plan_pair, PLAN_PAIR_X },
  { "v", plan_pair, PLAN_PAIR_V },
  { "diff", plan_pair, PLAN_PAIR_DIFFERENCE },
  { "ratio", plan_pair, PLAN_PAIR_RATIO },
  { "pairsum", plan_pair, PLAN_PAIR_SUM },
  { "less", plan_less, 0 },
  { "negative", plan_nothing, 0 },
  { "sandwich", plan_outside, PLAN_OUT_SANDWICH },
  { "xsum", plan_outside, PLAN_OUT_X_SUM },
  { "skyscraper", plan_outside, PLAN_OUT_SKYSCRAPER },
  { "numberedroom", plan_outside, PLAN_OUT_ROOM },
  { "quad", plan_quad, 0 },
  { "odd", plan_parity, true },
  { "even", plan_parity, false },
  { "min", plan_extreme, -1 },
  { "max", plan_extreme, 1 },
  { "candidates", plan_candidates, 0 },
  { "colindex", plan_index, true },
  { "rowindex", plan_index, false },
};

/* What a shape's ink takes beyond its points. */
static double
reach_of (const PlanMark *mark)
{
  switch (mark->shape)
    {
    case PLAN_LINE:
      return mark->size > 0 ? mark->size / 2 : 0.05;
    case PLAN_FILL:
      return 0;
    case PLAN_OUTLINE:
      return 0.03;
    case PLAN_TEXT:
      return MAX (0.5, 0.3 * (double) strlen (mark->text)) * mark->size + 0.02;
    default:
      return mark->size + 0.03;
    }
}

PlanMark *
plan_add (PlanBuild *build, PlanShape shape, PlanRole role, PlanLayer layer, const PlanPoint *points, int n, double size)
{
  PlanMark mark = { .shape = shape, .role = role, .layer = layer, .constraint = (uint16_t) build->constraint, .n = (uint16_t) n,
                    .first = build->points->len, .size = size, .from = points[0], .to = points[0] };
  double reach = reach_of (&mark);

  for (int i = 0; i < n; i++)
    {
      mark.from = (PlanPoint) { MIN (mark.from.x, points[i].x), MIN (mark.from.y, points[i].y) };
      mark.to = (PlanPoint) { MAX (mark.to.x, points[i].x), MAX (mark.to.y, points[i].y) };
    }
  mark.from.x -= reach;
  mark.from.y -= reach;
  mark.to.x += reach;
  mark.to.y += reach;
  g_array_append_vals (build->points, points, (guint) n);
  g_array_append_val (build->marks, mark);
  return &g_array_index (build->marks, PlanMark, build->marks->len - 1);
}

void
plan_put (PlanBuild *build, PlanShape shape, PlanRole role, PlanLayer layer, PlanPoint at, double size, const char *text)
{
  PlanMark *mark = plan_add (build, shape, role, layer, &at, 1, size);

  if (text)
    {
      double half = MAX (0.5, 0.3 * (double) strlen (text)) * size;

      g_strlcpy (mark->text, text, sizeof mark->text);
      if (shape == PLAN_TEXT)
        {
          mark->from.x = MIN (mark->from.x, at.x - half);
          mark->to.x = MAX (mark->to.x, at.x + half);
        }
    }
}

PlanPoint
plan_middle (const PlanBuild *build, int cell)
{
  return (PlanPoint) { cell % build->rules->columns + 0.5, cell / build->rules->columns + 0.5 };
}

PlanPoint *
plan_middles (const PlanBuild *build, const uint16_t *cells, int n)
{
  PlanPoint *points = g_new (PlanPoint, MAX (n, 1));

  for (int i = 0; i < n; i++)
    points[i] = plan_middle (build, cells[i]);
  return points;
}

void
plan_number (char text[8], int number)
{
  g_snprintf (text, 8, "%d", number);
}

int
plan_part (const PlanBuild *build, const Constraint *constraint, int part, const uint16_t **numbers)
{
  return rules_part (build->rules, constraint, part, numbers);
}

static void
draw_constraints (PlanBuild *build)
{
  for (int i = 0; i < build->rules->n_constraints; i++)
    {
      const Constraint *constraint = &build->rules->constraint[i];

      build->constraint = i;
      for (unsigned row = 0; row < G_N_ELEMENTS (kinds); row++)
        if (strcmp (kinds[row].id, constraint_kinds[constraint->kind].id) == 0)
          kinds[row].draw (build, constraint, kinds[row].argument);
    }
}

static int
by_layer (gconstpointer a, gconstpointer b)
{
  const PlanMark *one = a, *other = b;

  return one->layer != other->layer ? one->layer - other->layer : (one->first > other->first) - (one->first < other->first);
}

/* Whether it may have ink in the cell. */
static bool
touches (const BoardPlan *plan, const PlanMark *mark, int cell)
{
  int row = board_plan_row (plan, cell), column = board_plan_column (plan, cell);

  return mark->layer <= PLAN_CAGES && mark->from.x < column + 1 && mark->to.x > column && mark->from.y < row + 1
         && mark->to.y > row;
}

static void
index_cells (BoardPlan *plan)
{
  GArray *all = g_array_new (FALSE, FALSE, sizeof (uint16_t));
  int n_cells = board_plan_n_cells (plan);

  for (int cell = 0; cell < n_cells; cell++)
    {
      plan->marks_of[cell] = all->len;
      for (int i = 0; i < plan->n_marks; i++)
        {
          uint16_t mark = (uint16_t) i;

          if (touches (plan, &plan->mark[i], cell))
            g_array_append_val (all, mark);
        }
    }
  plan->marks_of[n_cells] = all->len;
  plan->cell_mark = (uint16_t *) (void *) g_array_free (all, FALSE);
}

BoardPlan *
board_plan_new (const Topology *topology)
{
  BoardPlan *plan = g_new0 (BoardPlan, 1);
  PlanBuild *build = g_new0 (PlanBuild, 1);

  g_return_val_if_fail (topology, NULL);
  atomic_init (&plan->references, 1);
  plan->topology = topology_ref (topology);
  plan->rows = topology->rows;
  plan->columns = topology->columns;
  plan->n = topology->n;
  plan->framed = topology->n_existing == topology->n_cells && topology->rules->n_grids == 0;
  *build = (PlanBuild) {
    .rules = topology->rules, .plan = plan, .constraint = TOPOLOGY_NO_CONSTRAINT,
    .marks = g_array_new (FALSE, FALSE, sizeof (PlanMark)), .points = g_array_new (FALSE, FALSE, sizeof (PlanPoint)),
    .borders = g_array_new (FALSE, FALSE, sizeof (PlanBorder)),
  };

  plan_borders (build);
  plan_extras (build);
  draw_constraints (build);
  g_array_sort (build->marks, by_layer);
  plan->n_marks = (int) build->marks->len;
  plan->n_points = (int) build->points->len;
  plan->n_borders = (int) build->borders->len;
  plan->mark = (PlanMark *) (void *) g_array_free (build->marks, FALSE);
  plan->point = (PlanPoint *) (void *) g_array_free (build->points, FALSE);
  plan->border = (PlanBorder *) (void *) g_array_free (build->borders, FALSE);
  g_free (build);
  index_cells (plan);
  return plan;
}

BoardPlan *
board_plan_ref (const BoardPlan *plan)
{
  BoardPlan *held = (BoardPlan *) plan;

  if (held)
    atomic_fetch_add_explicit (&held->references, 1, memory_order_relaxed);
  return held;
}

void
board_plan_unref (const BoardPlan *plan)
{
  BoardPlan *held = (BoardPlan *) plan;

  if (!held || atomic_fetch_sub_explicit (&held->references, 1, memory_order_acq_rel) > 1)
    return;
  topology_unref (held->topology);
  g_free (held->border);
  g_free (held->mark);
  g_free (held->point);
  g_free (held->cell_mark);
  g_free (held);
}

int
board_plan_cell_at (const BoardPlan *plan, int row, int column)
{
  int cell = row * board_plan_columns (plan) + column;

  if (row < 0 || row >= board_plan_rows (plan) || column < 0 || column >= board_plan_columns (plan))
    return -1;
  return board_plan_has (plan, cell) ? cell : -1;
}

int
board_plan_go (const BoardPlan *plan, int cell, int rows, int columns)
{
  int n_rows = board_plan_rows (plan), n_columns = board_plan_columns (plan);

  do
    {
      int row = (board_plan_row (plan, cell) + rows + n_rows) % n_rows;
      int column = (board_plan_column (plan, cell) + columns + n_columns) % n_columns;

      cell = row * n_columns + column;
    }
  while (!board_plan_has (plan, cell));
  return cell;
}
