/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-options.c — the switches of every strategy can be written, read and refused by name. */

#include <string.h>

#include <glib.h>

#include "engine/core/random.h"
#include "engine/logic/method-set.h"
#include "engine/search/strategies/strategies.h"
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

/* Written and read back: the same set, and the same words. */
static void
check_methods (const TechniqueSet *set)
{
  SearchOptions options = { .dig = DIG_ON };
  TechniqueSet  read;
  char          text[METHOD_SET_TEXT_SIZE], again[METHOD_SET_TEXT_SIZE];

  g_assert_cmpuint (method_set_format (set, text, sizeof text), <, sizeof text);
  g_assert_true (method_set_parse (text, &read));
  g_assert_cmpmem (&read, sizeof read, set, sizeof *set);
  g_assert_cmpint (search_options_set (&options, 1u << SWITCH_METHODS, "methods", text), ==, OPTION_OK);
  read = search_options_get_methods (&options);
  g_assert_cmpmem (&read, sizeof read, set, sizeof *set);
  method_set_format (&read, again, sizeof again);
  g_assert_cmpstr (again, ==, text);
}

static void
methods_are_any_set_of_techniques (void)
{
  static const char *const as_written[] = { "ns", "ns,hs,np,ir,xw,yw", "hs,skyscraper", "pointing", "all", "all,-yw,-forcing-net" };
  TechniqueSet all = method_set_all ();
  Random       random;

  for (size_t i = 0; i < G_N_ELEMENTS (as_written); i++)
    {
      TechniqueSet set;
      char         text[METHOD_SET_TEXT_SIZE];

      g_assert_true (method_set_parse (as_written[i], &set));
      method_set_format (&set, text, sizeof text);
      g_assert_cmpstr (text, ==, as_written[i]);
      check_methods (&set);
    }

  check_methods (&all);
  random_start (&random, 1);
  for (int i = 0; i < 500; i++)
    {
      TechniqueSet some = { { random_next (&random) & all.word[0], random_next (&random) & all.word[1] } };

      check_methods (&some);
    }
}

static void
methods_are_counted_as_they_are_ticked (void)
{
  static const struct { const char *text; int n; } counts[] = {
    { "ns", 1 }, { "np", 1 }, { "locked-pair", 1 }, { "ns,hs,np,ir,xw,yw", 6 }, { "ir,swordfish", 2 },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (counts); i++)
    {
      TechniqueSet set;

      g_assert_true (method_set_parse (counts[i].text, &set));
      g_assert_cmpint (method_set_count (&set), ==, counts[i].n);
    }
}

/* The longest there can be: half of them, those with the longest names. */
static void
methods_always_fit_their_room (void)
{
  TechniqueSet all = method_set_all ();
  g_autoptr (GArray) lengths = g_array_new (FALSE, FALSE, sizeof (int));
  int room = 4;

  for (int row = 0; row < n_techniques; row++)
    if (technique_set_has (&all, &techniques[row]))
      {
        int length = (int) strlen (techniques[row].id) + 2;

        g_array_append_val (lengths, length);
      }
  for (guint n = 0; n < lengths->len / 2 + 1; n++)
    {
      guint longest = 0;

      for (guint i = 1; i < lengths->len; i++)
        if (g_array_index (lengths, int, i) > g_array_index (lengths, int, longest))
          longest = i;
      room += g_array_index (lengths, int, longest);
      g_array_index (lengths, int, longest) = 0;
    }
  g_assert_cmpint (room, <, METHOD_SET_TEXT_SIZE);
  g_assert_cmpint (METHOD_SET_TEXT_SIZE + 160, <, SEARCH_OPTIONS_TEXT_SIZE);
}

static void
methods_that_cannot_be_are_refused (void)
{
  static const char *const bad[] = { "", ",", "ns,", ",ns", "ns,,hs", "nn", "NS", "ns hs", "brute-force", "template-set", "0300",
                                     "ns,-ns", "-all", "all,-", "mutant-swordfish",
                                     "a-word-that-is-much-longer-than-any-technique-could-possibly-be-called" };
  SearchOptions            options = strategy_potential.defaults, before;

  search_options_set (&options, strategy_potential.switches, "methods", "ns,hs");
  before = options;
  for (size_t i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_assert_cmpint (search_options_set (&options, strategy_potential.switches, "methods", bad[i]), ==, OPTION_BAD_VALUE);
      g_assert_cmpmem (&options, sizeof options, &before, sizeof before);
    }
}

static void
the_seeds_methods_are_the_default (void)
{
  SearchOptions options = strategy_potential.defaults;
  char          text[SEARCH_OPTIONS_TEXT_SIZE];

  search_options_format (&options, strategy_potential.switches, text, sizeof text);
  g_assert_cmpstr (text, ==, "variant=random-naked dig=on methods=ns,hs,np,ir,xw,yw");
  g_assert_cmpint (search_options_set (&options, strategy_potential.switches, "methods", "yw,xw,ir,np,hs,ns"), ==, OPTION_OK);
  g_assert_true (search_options_same (&options, &strategy_potential.defaults, SWITCH_METHODS));
  g_assert_cmpint (search_options_set (&options, strategy_potential.switches, "methods", "ns"), ==, OPTION_OK);
  g_assert_false (search_options_same (&options, &strategy_potential.defaults, SWITCH_METHODS));
}

static void
what_a_strategy_does_not_have_is_refused (void)
{
  for (const Strategy *const *strategy = strategies; *strategy; strategy++)
    for (int id = 0; id < N_SWITCHES; id++)
      {
        const SearchSwitch *row = &search_switches[id];
        const char         *value = row->kind == SWITCH_CHOICE ? row->values[0].id : row->kind == SWITCH_SET ? "ns" : "1";
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
  g_test_add_func ("/options/methods/any", methods_are_any_set_of_techniques);
  g_test_add_func ("/options/methods/count", methods_are_counted_as_they_are_ticked);
  g_test_add_func ("/options/methods/room", methods_always_fit_their_room);
  g_test_add_func ("/options/methods/bad", methods_that_cannot_be_are_refused);
  g_test_add_func ("/options/methods/default", the_seeds_methods_are_the_default);
  g_test_add_func ("/options/refused", what_a_strategy_does_not_have_is_refused);
  g_test_add_func ("/options/format", options_are_written_in_table_order_and_cut_at_the_end);
  g_test_add_func ("/options/defaults", defaults_are_values_of_the_table);
  g_test_add_func ("/strategies/find", strategies_are_found_by_their_id);
  return g_test_run ();
}
