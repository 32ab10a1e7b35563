/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-options.c — the switches of every strategy can be written, read and refused by name. */

#include <string.h>

#include <glib.h>

#include "engine/search/strategy.h"

static void
every_value_can_be_set_and_is_written_back (void)
{
  for (int id = 0; id < N_SWITCHES; id++)
    for (const SwitchValue *value = search_switches[id].values; value->id; value++)
      {
        SearchOptions    options = { .solutions = 1 };
        g_autofree char *expected = g_strdup_printf ("%s=%s", search_switches[id].key, value->id);
        char             text[64];

        g_assert_cmpint (search_options_set (&options, 1u << id, search_switches[id].key, value->id), ==, OPTION_OK);
        g_assert_cmpint (search_options_get (&options, (SwitchId) id), ==, value->value);
        g_assert_cmpuint (search_options_format (&options, 1u << id, text, sizeof text), ==, strlen (expected));
        g_assert_cmpstr (text, ==, expected);
        g_assert_cmpstr (value->name, !=, "");
        g_assert_cmpstr (value->description, !=, "");
      }
}

static void
keys_and_values_are_unique (void)
{
  for (int id = 0; id < N_SWITCHES; id++)
    {
      for (int other = 0; other < id; other++)
        g_assert_cmpstr (search_switches[id].key, !=, search_switches[other].key);
      for (const SwitchValue *a = search_switches[id].values; a->id; a++)
        for (const SwitchValue *b = search_switches[id].values; b < a; b++)
          {
            g_assert_cmpstr (a->id, !=, b->id);
            g_assert_cmpint (a->value, !=, b->value);
          }
    }
}

static void
solutions_are_one_to_a_thousand (void)
{
  static const char *const bad[] = { "", "0", "1001", "-1", "+1", " 1", "1 ", "1.0", "all", "99999999999999999999" };
  SearchOptions            options = { .solutions = 7 };
  unsigned                 switches = 1u << SWITCH_SOLUTIONS;

  for (size_t i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_assert_cmpint (search_options_set (&options, switches, "solutions", bad[i]), ==, OPTION_BAD_VALUE);
      g_assert_cmpint (options.solutions, ==, 7);
    }
  g_assert_cmpint (search_options_set (&options, switches, "solutions", "1000"), ==, OPTION_OK);
  g_assert_cmpint (options.solutions, ==, 1000);
  g_assert_cmpint (search_options_set (&options, switches, "solutions", "1"), ==, OPTION_OK);
  g_assert_cmpint (options.solutions, ==, 1);
}

static void
what_a_strategy_does_not_have_is_refused (void)
{
  for (const Strategy *const *strategy = strategies; *strategy; strategy++)
    for (int id = 0; id < N_SWITCHES; id++)
      {
        const SearchSwitch *row = &search_switches[id];
        const char         *value = row->values[0].id ? row->values[0].id : "1";
        SearchOptions       options = (*strategy)->defaults, before = options;
        bool                has = (*strategy)->switches >> id & 1;

        g_assert_cmpint (search_options_set (&options, (*strategy)->switches, row->key, value), ==,
                         has ? OPTION_OK : OPTION_NOT_HERE);
        if (!has)
          g_assert_cmpmem (&options, sizeof options, &before, sizeof before);
        options = before;
        g_assert_cmpint (search_options_set (&options, (*strategy)->switches, row->key, "no-such-value"), ==,
                         has ? OPTION_BAD_VALUE : OPTION_NOT_HERE);
        g_assert_cmpint (search_options_set (&options, (*strategy)->switches, "no-such-key", value), ==,
                         OPTION_UNKNOWN_KEY);
        g_assert_cmpmem (&options, sizeof options, &before, sizeof before);
      }
}

static void
options_are_written_in_table_order_and_cut_at_the_end (void)
{
  static const char whole[] = "cell=mrv-degree inference=singles undo=trail control=iterative solutions=1";
  char              text[128];

  for (size_t size = 0; size < sizeof text; size++)
    {
      g_autofree char *cut = g_strndup (whole, size ? size - 1 : 0);

      memset (text, '#', sizeof text);
      g_assert_cmpuint (search_options_format (&strategy_explore.defaults, strategy_explore.switches, text, size), ==,
                        strlen (whole));
      if (size)
        g_assert_cmpstr (text, ==, cut);
      g_assert_cmpint (text[size], ==, '#');
    }
}

static void
defaults_are_values_of_the_table (void)
{
  for (const Strategy *const *strategy = strategies; *strategy; strategy++)
    for (int id = 0; id < N_SWITCHES; id++)
      if ((*strategy)->switches >> id & 1 && search_switches[id].values[0].id)
        {
          bool found = false;

          for (const SwitchValue *value = search_switches[id].values; value->id; value++)
            found |= search_options_get (&(*strategy)->defaults, (SwitchId) id) == value->value;
          g_assert_true (found);
        }
}

static void
strategies_are_found_by_their_id (void)
{
  g_assert_true (strategy_find ("ascending") == &strategy_ascending);
  g_assert_true (strategy_find ("explore") == strategy_default);
  g_assert_null (strategy_find ("descending"));
  g_assert_null (strategy_find (""));
  for (const Strategy *const *strategy = strategies; *strategy; strategy++)
    g_assert_true (strategy_find ((*strategy)->id) == *strategy);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/options/every-value", every_value_can_be_set_and_is_written_back);
  g_test_add_func ("/options/unique", keys_and_values_are_unique);
  g_test_add_func ("/options/solutions", solutions_are_one_to_a_thousand);
  g_test_add_func ("/options/refused", what_a_strategy_does_not_have_is_refused);
  g_test_add_func ("/options/format", options_are_written_in_table_order_and_cut_at_the_end);
  g_test_add_func ("/options/defaults", defaults_are_values_of_the_table);
  g_test_add_func ("/strategies/find", strategies_are_found_by_their_id);
  return g_test_run ();
}
