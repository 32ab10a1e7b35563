/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-any-constraints.c — of every kind of constraint something is deduced, in a sentence and an equation. */
#include "../look/any-board.h"
#include "any-words.h"

/* Whether something follows from constraint 0 of the board, which is said in words and as sets. */
static bool
says_what_follows (const Topology *topology, const AnyPosition *position, const char *id, AnyDeduction *found)
{
  for (int i = 0; i < n_any_techniques; i++)
    {
      const AnyTechnique *technique = &any_techniques[i];
      int n = technique->family == ANY_FAMILY_RELATIONS || technique->family == ANY_FAMILY_SUMS
              ? find_all (technique, topology, position, found) : 0, n_long = 0;

      for (int j = 0; j < n; j++)
        if (found[j].constraint == 0)
          {
            g_autofree char *why = explain_any_why (topology, position, &found[j]);

            check_words (topology, position, &found[j], id, &n_long);
            g_test_message ("%s: %s", id, why);
            if (n_long == 0)
              return true;
          }
    }
  return false;
}

/* Something follows at once, or as soon as one of its cells is known, two of them have lost what it asks for, or most of the line
 * is known that it looks along. */
static bool
is_deduced_from (const Topology *topology, PlaceSet cells, const char *id)
{
  g_autofree AnyDeduction *found = g_new (AnyDeduction, FOUND_MAX);
  g_autofree AnyPosition *start = g_new (AnyPosition, 1), *position = g_new (AnyPosition, 1);
  int n = 0;

  any_position_start (start, topology, (const uint8_t[RULES_CELLS_MAX]) { 0 });
  if (says_what_follows (topology, start, id, found))
    return true;
  for_each_place (cell, cells)
    for_each_value (v, start->marks[cell])
      {
        *position = *start;
        any_position_strike (position, cell, start->marks[cell] & ~values_of (v));
        if (says_what_follows (topology, position, id, found))
          return true;
      }
  *position = *start;                    /* digits that have to be among the others */
  for_each_place (cell, cells)
    if (n++ < 2)
      any_position_strike (position, cell, values_of (1) | values_of (2));
  if (says_what_follows (topology, position, id, found))
    return true;
  *position = *start;                    /* row 3 and column 3 with so few ways that the equation can be evaluated */
  for (int i = 0; i < 9; i++)
    {
      Values row = i < 3 ? values_of ("146"[i] - '0') : values_of (2) | values_of (3) | values_of (5);
      Values column = i == 0 ? values_of (4) | values_of (5) : i == 4 ? values_of (2) : values_of (2) | values_of (3);

      any_position_strike (position, 18 + i, i == 3 ? 0 : ~row);
      any_position_strike (position, 9 * i + 2, i == 2 ? 0 : ~column);
    }
  return says_what_follows (topology, position, id, found);
}

/* Every row of constraint_kinds[] acts: it takes candidates before anything is asked, makes a house, or a deduction follows. */
static void
test_each_constraint_is_deduced_from (void)
{
  for (int kind = 0; kind < n_constraint_kinds; kind++)
    {
      const char *id = constraint_kinds[kind].id;
      PlaceSet cells;
      g_autofree char *lines = line_of_kind (&constraint_kinds[kind], &cells);
      BoardPlan *plan = plan_of (9, 9, 9, lines), *plain = plan_of (9, 9, 9, "boxes=3x3\n");
      const Topology *topology = plan->topology;
      bool acts = topology->n_houses > plain->topology->n_houses;

      for_each_place (cell, cells)
        acts |= topology->start[cell] != plain->topology->start[cell];
      if (places_is_empty (&cells))
        places_add (&cells, 18);                        /* beside the line that is looked along, or anywhere */
      if (!is_deduced_from (topology, cells, id) && !acts)
        g_error ("nothing follows from %s", lines);
      board_plan_unref (plan);
      board_plan_unref (plain);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/any-constraints/each", test_each_constraint_is_deduced_from);

  return g_test_run ();
}
