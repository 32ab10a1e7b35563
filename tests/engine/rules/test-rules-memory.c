/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-rules-memory.c — when memory is short there is no topology and no count, which is said, and nothing leaks. */
#include <glib.h>
#include <string.h>

#include "../../short-memory.h"

#include "engine/any/any-count.h"
#include "engine/rules/constraint.h"
#include "engine/rules/setting.h"

static void
add (Rules *rules, const char *id, const uint16_t *numbers, int n)
{
  g_assert_true (rules_add (rules, constraint_kind_from_id (id), numbers, n));
}

/* One that needs every pool: houses, arcs and their tables, sums by factors and by sets, accepted sets. */
static void
write_rules (Rules *rules)
{
  rules_init_square (rules, 9, 3, 3);
  add (rules, "thermo", (uint16_t[]) { 0, 10, 20, NO_PLACE }, 4);
  add (rules, "renban", (uint16_t[]) { 40, 41, 42, NO_PLACE }, 4);
  add (rules, "sum", (uint16_t[]) { 20, NO_PLACE, 60, 61, 70, 80, NO_PLACE }, 7);
  add (rules, "arrow", (uint16_t[]) { 27, NO_PLACE, 36, 37, 47, NO_PLACE }, 6);
  add (rules, "equalsum", (uint16_t[]) { 27, 37, NO_PLACE, 7, 17, NO_PLACE }, 6);
}

static void
a_topology_is_there_or_not (void)
{
  g_autofree Rules *rules = g_new (Rules, 1);
  Topology *topology = NULL;
  int       failure = 0;

  write_rules (rules);
  for (; !topology; failure++)
    {
      RulesFault fault;

      until_failure = failure;
      topology = topology_new (rules, &fault);
      g_assert_true (!topology == (until_failure < 0));
      g_assert_cmpint (fault.kind, ==, topology ? FAULT_NONE : FAULT_NO_MEMORY);
      g_assert_true (topology || n_live == 0);
    }
  until_failure = -1;
  g_assert_cmpint (failure, >, 10);
  topology_unref (topology);
  g_assert_cmpint (n_live, ==, 0);
}

/* What a board has before its constraints may be the last that fits. */
static void
what_holds_everywhere_is_there_or_not (void)
{
  g_autofree Rules *rules = g_new (Rules, 1);
  Topology  *topology = NULL;
  RulesFault fault;

  rules_init_square (rules, 6, 2, 3);
  rules->extras = 1u << EXTRA_NONCONSECUTIVE | 1u << EXTRA_ENTROPY;
  for (int failure = 0; !topology; failure++)
    {
      until_failure = failure;
      topology = topology_new (rules, &fault);
      g_assert_cmpint (fault.kind, ==, topology ? FAULT_NONE : FAULT_NO_MEMORY);
    }
  until_failure = -1;
  topology_unref (topology);
  topology_unref (NULL);
  g_assert_cmpint (n_live, ==, 0);
}

static void
a_count_is_there_or_not (void)
{
  g_autofree Rules *rules = g_new (Rules, 1);
  RulesFault fault;
  Topology  *topology;
  AnyCount  *count = NULL;
  int        before, failure = 0;

  write_rules (rules);
  topology = topology_new (rules, &fault);
  before = n_live;
  for (; !count; failure++)
    {
      g_assert_cmpint (n_live, ==, before);
      until_failure = failure;
      count = any_count_new (topology);
    }
  until_failure = -1;
  g_assert_cmpint (failure, ==, 10);
  any_count_free (count);
  any_count_free (NULL);
  topology_unref (topology);
  g_assert_cmpint (n_live, ==, 0);
}

/* Rules that are changed are there, or it is said that memory was short; the board that they came from is as it was. */
static void
changed_rules_are_there_or_not (void)
{
  const SettingTool *odd = setting_tools;
  Setting  *setting = g_new0 (Setting, 1);
  RulesFault fault;

  while (strcmp (odd->id, "odd") != 0)
    odd++;
  setting->tool = odd;
  setting->n_cells = 1;
  for (int change = 0; change < 4; change++)
    {
      Topology *board = setting_add (NULL, setting, &fault), *next = NULL;
      int before = n_live, n_short = -1;

      for (int failure = 0; !next; failure++)
        {
          g_assert_cmpint (n_live, ==, before);
          setting->cell[0] = 5;
          until_failure = failure;
          next = change == 0 ? setting_add (board, setting, &fault) : change == 1 ? setting_remove (board, 0, &fault)
               : change == 2 ? setting_switch (board, EXTRA_ANTIKING, true, &fault) : setting_boxes (board, false, &fault);
          g_assert_cmpint (fault.kind, ==, next ? FAULT_NONE : FAULT_NO_MEMORY);
          n_short++;
        }
      until_failure = -1;
      g_assert_cmpint (n_short, >, 4);
      g_assert_cmpint (board->rules->n_constraints, ==, 1);
      setting->cell[0] = 0;
      topology_unref (next);
      topology_unref (board);
    }
  g_free (setting);
  g_assert_cmpint (n_live, ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules-memory/a-topology-is-there-or-not", a_topology_is_there_or_not);
  g_test_add_func ("/rules-memory/what-holds-everywhere-is-there-or-not", what_holds_everywhere_is_there_or_not);
  g_test_add_func ("/rules-memory/a-count-is-there-or-not", a_count_is_there_or_not);
  g_test_add_func ("/rules-memory/changed-rules-are-there-or-not", changed_rules_are_there_or_not);
  return g_test_run ();
}
