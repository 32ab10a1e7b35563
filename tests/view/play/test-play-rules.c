/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-play-rules.c — a variant puzzle is set by pointer and keys while clues are typed: cells are chosen in their order, rules come
 * and go as steps to undo, and what cannot be is said while the board stays. */
#include "play-fixture.h"

#include "engine/rules/constraint.h"

static const SettingTool *
tool_of (const char *id)
{
  for (const SettingTool *tool = setting_tools; tool->id; tool++)
    if (g_str_equal (tool->id, id))
      return tool;
  g_assert_not_reached ();
}

static void
begin (Fixture    *fixture,
       const char *tool)
{
  load (fixture, MANY);
  setdoku_play_type_clues (fixture->play);
  setdoku_play_set_tool (fixture->play, tool_of (tool));
}

static void
drag (Fixture *fixture,
      int      cell)
{
  g_signal_emit_by_name (fixture->grid, "dragged", cell, 0);
}

static int
n_rules (Fixture *fixture)
{
  const Topology *topology = setdoku_game_get_topology (fixture->game);

  return topology ? topology->rules->n_constraints : -1;
}

static void
check_cells (Fixture   *fixture,
             int        part,
             const int *cells,
             int        n)
{
  const Rules *rules = setdoku_game_get_topology (fixture->game)->rules;
  const uint16_t *numbers;

  g_assert_cmpint (rules_part (rules, &rules->constraint[rules->n_constraints - 1], part, &numbers), ==, n);
  for (int i = 0; i < n; i++)
    g_assert_cmpint (numbers[i], ==, cells[i]);
}

/* Dragged from the bulb on, and Return. */
static void
test_thermometer (Fixture       *fixture,
                  gconstpointer  data)
{
  static const int cells[] = { 60, 50, 49, 48 };
  PlaceSet changed;

  begin (fixture, "thermo");
  hold (fixture, 60, 1, 0);
  for (int i = 1; i < 4; i++)
    drag (fixture, cells[i]);
  let_go (fixture, 0);
  g_assert_cmpint (setdoku_play_get_draft (fixture->play)->n, ==, 4);
  press (fixture, GDK_KEY_Return, 0);
  g_assert_cmpint (n_rules (fixture), ==, 1);
  check_cells (fixture, 0, cells, 4);
  g_assert_cmpint (setdoku_play_get_draft (fixture->play)->n, ==, 0);          /* the next one */
  setdoku_game_undo (fixture->game, &changed);
  g_assert_cmpint (n_rules (fixture), ==, -1);
}

/* "Cage, sum 15": by keys alone, and no clue is typed meanwhile. */
static void
test_cage_by_keys (Fixture       *fixture,
                   gconstpointer  data)
{
  char *words;
  static const int cells[] = { 0, 1, 10 };
  int n_clues;

  begin (fixture, "cage");
  n_clues = setdoku_game_count_clues (fixture->game);
  press (fixture, GDK_KEY_Home, 0);
  press (fixture, GDK_KEY_Right, SHIFT);
  press (fixture, GDK_KEY_Down, SHIFT);
  type (fixture, "15");
  g_assert_cmpstr (setdoku_play_get_draft (fixture->play)->number, ==, "15");
  press (fixture, GDK_KEY_BackSpace, 0);
  type (fixture, "0");                                                   /* no eraser here */
  g_assert_cmpstr (setdoku_play_get_draft (fixture->play)->number, ==, "10");
  press (fixture, GDK_KEY_BackSpace, 0);
  type (fixture, "6");
  press (fixture, GDK_KEY_Return, 0);
  check_cells (fixture, 1, cells, 3);
  check_cells (fixture, 0, (const int[]) { 16 }, 1);
  g_assert_cmpint (setdoku_game_count_clues (fixture->game), ==, n_clues);
  g_assert_cmpint (setdoku_play_get_rule_at (fixture->play, &words), ==, 0);
  g_assert_nonnull (words);
  g_free (words);
  press (fixture, GDK_KEY_Delete, 0);                                    /* the cursor is on it */
  g_assert_cmpint (n_rules (fixture), ==, -1);
}

/* The rules stay as they are, and the refusal names the cells. */
static void
test_refused (Fixture       *fixture,
              gconstpointer  data)
{
  int n_steps;

  begin (fixture, "cage");
  hold (fixture, 0, 1, 0);
  drag (fixture, 1);
  let_go (fixture, 0);
  n_steps = setdoku_game_get_n_steps (fixture->game);
  setdoku_play_set_rule_number (fixture->play, "40");
  g_assert_false (setdoku_play_add_rule (fixture->play));
  g_assert_cmpstr (setdoku_play_get_draft (fixture->play)->refusal, ==, "Cage: this number cannot be (r1c1 r1c2)");
  g_assert_cmpint (setdoku_game_get_n_steps (fixture->game), ==, n_steps);
  g_assert_null (setdoku_game_get_topology (fixture->game));
  setdoku_play_set_rule_number (fixture->play, "10");
  g_assert_true (setdoku_play_add_rule (fixture->play));
  g_assert_null (setdoku_play_get_draft (fixture->play)->refusal);
  hold (fixture, 1, 1, 0);
  drag (fixture, 2);
  let_go (fixture, 0);
  g_assert_false (setdoku_play_add_rule (fixture->play));
  g_assert_cmpstr (setdoku_play_get_draft (fixture->play)->refusal, ==, "Cage: two cages share a cell (r1c2)");
}

/* A cell that is left out goes from the draft; the others keep their order. */
static void
test_chosen_one_by_one (Fixture       *fixture,
                        gconstpointer  data)
{
  const RuleDraft *draft;

  begin (fixture, "palindrome");
  click (fixture, 4, 0);
  click (fixture, 3, CONTROL);
  click (fixture, 12, CONTROL);
  click (fixture, 3, CONTROL);
  draft = setdoku_play_get_draft (fixture->play);
  g_assert_cmpint (draft->n, ==, 2);
  g_assert_cmpint (draft->cell[0], ==, 4);
  g_assert_cmpint (draft->cell[1], ==, 12);
  click (fixture, 12, 0);                                                /* the last one is taken back */
  g_assert_cmpint (draft->n, ==, 1);
  press (fixture, GDK_KEY_Escape, 0);
  g_assert_cmpint (draft->n, ==, 0);
  press (fixture, GDK_KEY_Escape, 0);
  g_assert_null (draft->tool);
}

static void
test_whole_board (Fixture       *fixture,
                  gconstpointer  data)
{
  begin (fixture, "cage");
  g_assert_true (setdoku_play_switch_rule (fixture->play, EXTRA_DIAGONAL_UP, true));
  g_assert_cmpuint (setdoku_game_get_topology (fixture->game)->rules->extras, ==, 1u << EXTRA_DIAGONAL_UP);
  g_assert_true (setdoku_play_switch_boxes (fixture->play, false));
  g_assert_false (setdoku_play_switch_rule (fixture->play, EXTRA_WINDOKU, true));
  g_assert_cmpstr (setdoku_play_get_draft (fixture->play)->refusal, ==, "Windoku: this board has no place for it");
  g_assert_true (setdoku_play_switch_boxes (fixture->play, true));
  g_assert_true (setdoku_play_switch_rule (fixture->play, EXTRA_DIAGONAL_UP, false));
  g_assert_null (setdoku_game_get_topology (fixture->game));
  g_assert_cmpint (look_of (fixture, 2)->digit, ==, 4);                  /* clues stay */
}

/* Leaving without playing takes the rules away again, and playing ends the setting. */
static void
test_discarded_and_played (Fixture       *fixture,
                           gconstpointer  data)
{
  begin (fixture, "cage");
  setdoku_play_switch_rule (fixture->play, EXTRA_ANTIKNIGHT, true);
  setdoku_play_discard (fixture->play);
  g_assert_null (setdoku_game_get_topology (fixture->game));
  g_assert_null (setdoku_play_get_draft (fixture->play)->tool);
  begin (fixture, "cage");
  setdoku_play_switch_rule (fixture->play, EXTRA_ANTIKING, true);
  setdoku_play_done (fixture->play);
  g_assert_nonnull (setdoku_game_get_topology (fixture->game));
  g_assert_null (setdoku_play_get_draft (fixture->play)->tool);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  g_test_add ("/play-rules/thermometer", Fixture, NULL, set_up, test_thermometer, tear_down);
  g_test_add ("/play-rules/cage-by-keys", Fixture, NULL, set_up, test_cage_by_keys, tear_down);
  g_test_add ("/play-rules/refused", Fixture, NULL, set_up, test_refused, tear_down);
  g_test_add ("/play-rules/chosen-one-by-one", Fixture, NULL, set_up, test_chosen_one_by_one, tear_down);
  g_test_add ("/play-rules/whole-board", Fixture, NULL, set_up, test_whole_board, tear_down);
  g_test_add ("/play-rules/discarded-and-played", Fixture, NULL, set_up, test_discarded_and_played, tear_down);
  return g_test_run ();
}
