/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-setting.c — rules that are added to a board, changed and taken away: as they were chosen, or refused with their cells. */
#include <glib.h>

#include "engine/rules/constraint.h"
#include "engine/rules/setting.h"

static const SettingTool *
tool_of (const char *id)
{
  for (const SettingTool *tool = setting_tools; tool->id; tool++)
    if (strcmp (tool->id, id) == 0)
      return tool;
  g_assert_not_reached ();
}

/* cells: "r1c1" as 11, on a board of at most nine columns; up to a 0. */
static Setting *
setting_of (const char *id, const int *cells, int number, int columns)
{
  Setting *setting = g_new0 (Setting, 1);

  setting->tool = tool_of (id);
  setting->number = number;
  for (; *cells; cells++)
    setting->cell[setting->n_cells++] = (uint16_t) ((*cells / 10 - 1) * columns + *cells % 10 - 1);
  return setting;
}

#define CELLS(...) ((const int[]) { __VA_ARGS__, 0 })

/* Takes the board. */
static Topology *
add (Topology *board, const char *id, const int *cells, int number)
{
  g_autofree Setting *setting = setting_of (id, cells, number, board ? board->columns : 9);
  RulesFault fault;
  Topology *next = setting_add (board, setting, &fault);

  g_assert_nonnull (next);
  topology_unref (board);
  return next;
}

static RulesFault
refuse (const Topology *board, const char *id, const int *cells, int number)
{
  g_autofree Setting *setting = setting_of (id, cells, number, board ? board->columns : 9);
  RulesFault fault;

  g_assert_null (setting_add (board, setting, &fault));
  g_assert_cmpint (fault.kind, !=, FAULT_NONE);
  return fault;
}

static void
check_part (const Topology *board, int constraint, int part, const int *wanted)
{
  const uint16_t *numbers;
  int n = rules_part (board->rules, &board->rules->constraint[constraint], part, &numbers), i = 0;

  for (; wanted[i] >= 0; i++)
    {
      g_assert_cmpint (i, <, n);
      g_assert_cmpint (numbers[i], ==, wanted[i]);
    }
  g_assert_cmpint (i, ==, n);
}

#define PART(...) ((const int[]) { __VA_ARGS__, -1 })

static void
test_order (void)
{
  Topology *board = NULL;

  board = add (board, "cage", CELLS (12, 11, 21), 15);         /* a set: in reading order */
  check_part (board, 0, 0, PART (15));
  check_part (board, 0, 1, PART (0, 1, 9));
  board = add (board, "cage", CELLS (33, 34), -1);             /* without a sum */
  check_part (board, 1, 0, (const int[]) { -1 });
  board = add (board, "thermo", CELLS (55, 44, 43), -1);       /* from the bulb on */
  check_part (board, 2, 0, PART (40, 30, 29));
  board = add (board, "arrow", CELLS (99, 98, 97), -1);
  check_part (board, 3, 0, PART (80));
  check_part (board, 3, 1, PART (79, 78));
  board = add (board, "less", CELLS (72, 71), -1);
  check_part (board, 4, 0, PART (55, 54));
  board = add (board, "whisper", CELLS (15, 16), -1);          /* the usual distance */
  check_part (board, 5, 0, PART (5));
  board = add (board, "sandwich", CELLS (21, 25), 12);
  check_part (board, 6, 0, PART (1));
  board = add (board, "skyscraper", CELLS (94, 84), 3);        /* from below */
  check_part (board, 7, 0, PART (LINE_COLUMN + LINE_FAR + 3));
  board = add (board, "xsum", CELLS (31, 32), 10);
  check_part (board, 8, 0, PART (2));
  board = add (board, "multiply", CELLS (89, 88, 78), 48);     /* digits may repeat */
  check_part (board, 9, 0, PART (48));
  check_part (board, 9, 1, PART (61, 70, 71));
  g_assert_cmpint (board->rules->n_constraints, ==, 10);
  topology_unref (board);
}

/* The sum of a diagonal stands outside, where it is read as that of the whole one; it is seen from the side of the first cell. */
static void
test_diagonals (void)
{
  Topology *board = add (NULL, "littlekiller", CELLS (22, 33), 45);

  check_part (board, 0, 1, PART (0, 10, 20, 30, 40, 50, 60, 70, 80));
  board = add (board, "littlekiller", CELLS (21, 12), 9);
  check_part (board, 1, 1, PART (9, 1));
  board = add (board, "littlekiller", CELLS (45, 18, 27), 20);     /* not side by side, and in any order behind the first */
  check_part (board, 2, 1, PART (63, 55, 47, 39, 31, 23, 15, 7));
  g_assert_cmpint (refuse (board, "littlekiller", CELLS (11, 12), 10).kind, ==, FAULT_APART);
  g_assert_cmpint (refuse (board, "littlekiller", CELLS (11, 22, 31), 10).kind, ==, FAULT_APART);
  g_assert_cmpint (refuse (board, "littlekiller", CELLS (11), 10).kind, ==, FAULT_TOO_SHORT);
  topology_unref (board);
}

static void
test_refused (void)
{
  Topology *board = add (NULL, "cage", CELLS (11, 12, 21), 15);
  RulesFault fault;

  fault = refuse (board, "cage", CELLS (21, 31), 10);
  g_assert_cmpint (fault.kind, ==, FAULT_OVERLAP);
  g_assert_cmpint (fault.cells[0], ==, 9);
  fault = refuse (board, "divide", CELLS (21, 31), 2);           /* nor do those of Mathdoku */
  g_assert_cmpint (fault.kind, ==, FAULT_OVERLAP);
  fault = refuse (board, "multiply", CELLS (33, 34), 77);
  g_assert_cmpint (fault.kind, ==, FAULT_NUMBER);
  fault = refuse (board, "cage", CELLS (33, 34), 18);
  g_assert_cmpint (fault.kind, ==, FAULT_NUMBER);
  g_assert_cmpint (fault.n_cells, ==, 2);
  g_assert_cmpint (fault.cells[1], ==, 21);
  fault = refuse (board, "thermo", CELLS (11, 12, 13, 14, 15, 16, 17, 18, 19, 29), -1);
  g_assert_cmpint (fault.kind, ==, FAULT_TOO_LONG);
  g_assert_cmpint (fault.n_cells, >, 0);
  g_assert_cmpint (refuse (board, "thermo", CELLS (11, 13), -1).kind, ==, FAULT_APART);
  g_assert_cmpint (refuse (board, "thermo", CELLS (11), -1).kind, ==, FAULT_TOO_SHORT);
  g_assert_cmpint (refuse (board, "white", CELLS (11, 22), -1).kind, ==, FAULT_APART);
  g_assert_cmpint (refuse (board, "white", CELLS (11, 12, 13), -1).kind, ==, FAULT_TOO_LONG);
  g_assert_cmpint (refuse (board, "sandwich", CELLS (11, 22), 5).kind, ==, FAULT_APART);
  g_assert_cmpint (refuse (board, "littlekiller", CELLS (11, 22), -1).kind, ==, FAULT_NUMBER);
  g_assert_cmpint (refuse (board, "quad", CELLS (11, 12, 21, 22), -1).kind, ==, FAULT_NUMBER);
  g_assert_cmpint (refuse (board, "quad", CELLS (11, 12, 21, 23), -1).kind, ==, FAULT_APART);
  board = add (board, "white", CELLS (11, 12), -1);
  g_assert_cmpint (refuse (board, "white", CELLS (11, 12), -1).kind, ==, FAULT_REPEATED);
  topology_unref (board);
}

/* The digits of a quadruple are those that the board has. */
static void
test_values (void)
{
  g_autofree Setting *setting = setting_of ("quad", CELLS (22, 11, 12, 21), -1, 9);
  RulesFault fault;
  Topology *board;

  setting->n_values = 2;
  setting->value[0] = 1;
  setting->value[1] = 10;
  g_assert_null (setting_add (NULL, setting, &fault));
  g_assert_cmpint (fault.kind, ==, FAULT_VALUE);
  setting->value[1] = 9;
  board = setting_add (NULL, setting, &fault);
  check_part (board, 0, 0, PART (1, 9));
  check_part (board, 0, 1, PART (0, 1, 9, 10));
  topology_unref (board);
}

static void
test_removed (void)
{
  Topology *board = add (add (add (NULL, "cage", CELLS (11, 12), 5), "thermo", CELLS (55, 44), -1), "odd", CELLS (99), -1), *next, *same;
  RulesFault fault;

  next = setting_remove (board, 1, &fault);
  g_assert_cmpint (next->rules->n_constraints, ==, 2);
  check_part (next, 0, 1, PART (0, 1));
  check_part (next, 1, 0, PART (80));
  same = setting_remove (next, 2, &fault);
  g_assert_true (topology_equal (same, next));
  topology_unref (same);
  topology_unref (next);
  topology_unref (board);
}

static void
test_switches (void)
{
  RulesFault fault;
  Topology *board = setting_switch (NULL, EXTRA_WINDOKU, true, &fault), *next;

  g_assert_cmpuint (board->rules->extras, ==, 1u << EXTRA_WINDOKU);
  next = setting_boxes (board, false, &fault);                 /* windows come from the boxes */
  g_assert_null (next);
  g_assert_cmpint (fault.kind, ==, FAULT_EXTRA);
  next = setting_switch (board, EXTRA_WINDOKU, false, &fault);
  g_assert_true (rules_are_classic (next->rules));
  topology_unref (board);
  board = setting_boxes (next, false, &fault);
  g_assert_cmpint (board->rules->box_rows, ==, 0);
  topology_unref (next);
  next = setting_boxes (board, true, &fault);
  g_assert_true (rules_are_classic (next->rules));
  topology_unref (next);
  topology_unref (board);
}

/* Regions take cells from the boxes, and from each other. */
static void
test_regions (void)
{
  Topology *board = add (NULL, "region", CELLS (11, 12, 13, 14, 15, 16, 17, 18, 19), -1);
  RulesFault fault;

  g_assert_true (board->rules->has_regions);
  for (int cell = 1; cell < 9; cell++)
    g_assert_cmpint (board->rules->region[cell], ==, board->rules->region[0]);
  g_assert_cmpint (board->rules->region[9], !=, board->rules->region[0]);
  g_assert_cmpint (board->rules->region[9], ==, board->rules->region[10]);
  for (int cell = 0; cell < 81; cell++)                         /* numbered as they come */
    g_assert_cmpint (board->rules->region[cell], ==, cell < 9 ? 1 : 2 + cell / 27 * 3 + cell % 9 / 3);
  fault = refuse (board, "region", CELLS (11, 12, 13, 14, 15, 16, 17, 18, 19, 29), -1);
  g_assert_cmpint (fault.kind, ==, FAULT_TOO_LONG);
  topology_unref (board);
}

static Topology *
topology_of (Rules *rules)
{
  RulesFault fault;
  Topology *topology = topology_new (rules, &fault);

  g_assert_nonnull (topology);
  g_free (rules);
  return topology;
}

/* Two grids that share a cell have cells that do not exist, and no regions; where there are no boxes regions are new. */
static void
test_other_boards (void)
{
  Rules *rules = g_new (Rules, 1);
  Topology *board, *next;
  RulesFault fault;

  rules_init_square (rules, 2, 0, 0);
  rules->rows = rules->columns = 3;
  rules->n_grids = 2;
  rules->grid[1] = 4;
  board = add (topology_of (rules), "littlekiller", CELLS (12, 21), 3);      /* ends where there is no cell */
  check_part (board, 0, 1, PART (1, 3));
  fault = refuse (board, "cage", CELLS (13, 12), 3);
  g_assert_cmpint (fault.kind, ==, FAULT_ABSENT);
  g_assert_cmpint (fault.cells[0], ==, 2);
  g_assert_cmpint (refuse (board, "region", CELLS (11, 12), -1).kind, ==, FAULT_REGION);
  topology_unref (board);

  rules = g_new (Rules, 1);
  rules_init_square (rules, 7, 0, 0);
  board = topology_of (rules);
  g_assert_null (setting_boxes (board, true, &fault));
  g_assert_cmpint (fault.kind, ==, FAULT_BOXES);
  g_assert_cmpint (fault.n_cells, ==, 0);
  board = add (board, "region", CELLS (11, 12, 13, 14, 21, 22, 23), -1);
  board = add (board, "region", CELLS (15, 16, 17, 24, 25, 26, 27), -1);
  g_assert_cmpint (board->rules->region[0], ==, 1);
  g_assert_cmpint (board->rules->region[4], ==, 2);
  g_assert_cmpint (board->rules->region[48], ==, 0);
  next = setting_boxes (board, false, &fault);
  g_assert_false (next->rules->has_regions);
  topology_unref (next);
  topology_unref (board);
}

/* As many as a board has room for, and not one more. */
static void
test_too_many (void)
{
  Rules *rules = g_new (Rules, 1);
  Topology *board;

  rules_init_square (rules, 25, 0, 0);
  rules->has_regions = true;
  for (int cell = 25; cell < 25 + UINT8_MAX; cell++)
    rules->region[cell] = (uint8_t) (cell - 24);
  board = topology_of (rules);
  g_assert_cmpint (refuse (board, "region", CELLS (11, 12), -1).kind, ==, FAULT_TOO_MUCH);
  board = add (board, "region", CELLS (21, 22), -1);              /* in place of two of them */
  g_assert_cmpint (board->rules->region[25], ==, 1);
  topology_unref (board);

  rules = g_new (Rules, 1);
  rules_init_classic (rules);
  for (int i = 0; i < RULES_CONSTRAINTS_MAX; i++)
    g_assert_true (rules_add (rules, constraint_kind_from_id ("odd"), (uint16_t[]) { 0, NO_PLACE }, 2));
  board = topology_of (rules);
  g_assert_cmpint (refuse (board, "even", CELLS (12), -1).kind, ==, FAULT_TOO_MUCH);
  topology_unref (board);
}

/* What only looks like what was there before, or like a square. */
static void
test_almost (void)
{
  Topology *board = add (add (NULL, "thermo", CELLS (11, 12), -1), "white", CELLS (11, 12), -1);
  g_autofree Setting *setting = setting_of ("quad", CELLS (22, 11, 12, 21), -1, 9);
  RulesFault fault;

  board = add (add (board, "cage", CELLS (11, 12), 3), "white", CELLS (12, 13), -1);
  g_assert_cmpint (board->rules->n_constraints, ==, 4);
  g_assert_cmpint (refuse (board, "cage", CELLS (55, 55), 3).kind, ==, FAULT_TWICE);
  setting->n_values = 1;
  g_assert_null (setting_add (board, setting, &fault));
  g_assert_cmpint (fault.kind, ==, FAULT_VALUE);
  for (int i = 0; i < 3; i++)
    {
      static const int cells[3][5] = { { 22, 11, 33, 32 }, { 22, 11, 12, 33 }, { 22, 11, 12, 13 } };

      g_assert_cmpint (refuse (board, "quad", cells[i], -1).kind, ==, FAULT_APART);
    }
  topology_unref (board);
}

/* Every tool is a constraint that there is, but for the regions, and has words. */
static void
test_tools (void)
{
  for (const SettingTool *tool = setting_tools; tool->id; tool++)
    {
      g_assert_true (tool->form == SETTING_REGION || constraint_kind_from_id (tool->id) >= 0);
      g_assert_true (*tool->name && *tool->about);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/setting/order", test_order);
  g_test_add_func ("/setting/diagonals", test_diagonals);
  g_test_add_func ("/setting/refused", test_refused);
  g_test_add_func ("/setting/values", test_values);
  g_test_add_func ("/setting/removed", test_removed);
  g_test_add_func ("/setting/switches", test_switches);
  g_test_add_func ("/setting/regions", test_regions);
  g_test_add_func ("/setting/tools", test_tools);
  g_test_add_func ("/setting/other-boards", test_other_boards);
  g_test_add_func ("/setting/too-many", test_too_many);
  g_test_add_func ("/setting/almost", test_almost);
  return g_test_run ();
}
