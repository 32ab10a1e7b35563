/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-settings.c — nothing that is missing, or wrong, ends the program. */
#define G_SETTINGS_ENABLE_BACKEND
#include <gio/gsettingsbackend.h>
#include <glib/gstdio.h>

#include "model/keep/settings.h"
#include "model/keep/own-ladder.h"
#include "model/keep/techniques-off.h"

static void
reads_fallbacks (GSettings *settings, const char *key)
{
  g_autofree char *text = setdoku_settings_get_string (settings, key, "as it was");

  g_assert_cmpstr (text, ==, "as it was");
  g_assert_cmpint (setdoku_settings_get_int (settings, key, 7), ==, 7);
  g_assert_true (setdoku_settings_get_boolean (settings, key, true));
  g_assert_cmpfloat (setdoku_settings_get_double (settings, key, 1.5), ==, 1.5);
  g_assert_false (setdoku_settings_set_string (settings, key, "x"));
  g_assert_false (setdoku_settings_set_int (settings, key, 1));
  g_assert_false (setdoku_settings_set_boolean (settings, key, true));
  g_assert_false (setdoku_settings_set_double (settings, key, 1));
  g_assert_false (setdoku_settings_list_has (settings, key, "x"));
  g_assert_false (setdoku_settings_list_add (settings, key, "x"));
}

static void
test_no_settings (void)
{
  reads_fallbacks (NULL, "speed");
}

static void
test_no_schema (void)
{
  if (g_test_subprocess ())
    {
      g_assert_null (setdoku_settings_new ());
      return;
    }
  g_setenv ("GSETTINGS_SCHEMA_DIR", "/nonexistent", TRUE);
  g_setenv ("XDG_DATA_DIRS", "/nonexistent", TRUE);
  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_DEFAULT);
  g_test_trap_assert_passed ();
}

static void
test_no_such_key (void)
{
  g_autoptr (GSettings) settings = setdoku_settings_new ();

  g_assert_nonnull (settings);
  reads_fallbacks (settings, "no-such-key");
}

static void
test_round_trip (void)
{
  g_autoptr (GSettings) settings = setdoku_settings_new ();
  const char *const texts[] = { "strategy", "switches" }, *const sizes[] = { "window-width", "window-height" };
  const char *const flags[] = { "window-maximized", "panel-visible" };

  for (unsigned i = 0; i < 2; i++)
    {
      g_autofree char *text = NULL;

      g_assert_true (setdoku_settings_set_string (settings, texts[i], "some text"));
      text = setdoku_settings_get_string (settings, texts[i], "fallback");
      g_assert_cmpstr (text, ==, "some text");
      g_assert_true (setdoku_settings_set_int (settings, sizes[i], 555));
      g_assert_cmpint (setdoku_settings_get_int (settings, sizes[i], 1), ==, 555);
      for (int value = 0; value < 2; value++)
        {
          g_assert_true (setdoku_settings_set_boolean (settings, flags[i], value));
          g_assert_cmpint (setdoku_settings_get_boolean (settings, flags[i], !value), ==, value);
        }
    }
  g_assert_true (setdoku_settings_set_double (settings, "speed", 1234.5));
  g_assert_cmpfloat (setdoku_settings_get_double (settings, "speed", 4), ==, 1234.5);
}

/* Nicks of an enumeration and ranges are checked, types too; what is wrong is not stored. */
static void
test_wrong_values (void)
{
  g_autoptr (GSettings) settings = setdoku_settings_new ();
  g_autofree char *style = NULL;

  g_assert_true (setdoku_settings_set_string (settings, "style", "dark"));
  g_assert_false (setdoku_settings_set_string (settings, "style", "plaid"));
  style = setdoku_settings_get_string (settings, "style", "light");
  g_assert_cmpstr (style, ==, "dark");
  g_assert_false (setdoku_settings_set_int (settings, "style", 1));
  g_assert_true (setdoku_settings_set_double (settings, "speed", 20));
  g_assert_false (setdoku_settings_set_double (settings, "speed", 1e9));
  g_assert_cmpfloat (setdoku_settings_get_double (settings, "speed", 4), ==, 20);
  g_assert_cmpint (setdoku_settings_get_int (settings, "speed", 3), ==, 3);
}

/* Follows a change with what it took from it, as a window does. */
static void
on_changed (GSettings *settings, const char *key, int *n)
{
  g_autofree char *now = setdoku_settings_get_string (settings, key, "");

  g_assert_cmpint (++*n, <, 10);
  g_assert_true (setdoku_settings_set_string (settings, key, now));
}

/* In a file every write counts as a change, also one of what stands there. */
static void
test_the_same_value_is_no_change (void)
{
  g_autoptr (GSettings) usual = setdoku_settings_new ();
  g_autofree char *id = NULL, *folder = g_dir_make_tmp ("setdoku-settings-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "keyfile", NULL);
  g_autoptr (GSettingsBackend) file = g_keyfile_settings_backend_new (path, "/", NULL);
  g_autoptr (GSettings) settings = NULL;
  int n = 0;

  g_object_get (usual, "schema-id", &id, NULL);
  settings = g_settings_new_with_backend (id, file);
  g_signal_connect (settings, "changed", G_CALLBACK (on_changed), &n);
  g_assert_true (setdoku_settings_set_string (settings, "rating-scale", "hodoku"));
  g_assert_cmpint (n, ==, 1);
  g_assert_true (setdoku_settings_set_string (settings, "rating-scale", "hodoku"));
  g_assert_cmpint (n, ==, 1);
  g_assert_true (setdoku_settings_set_string (settings, "rating-scale", "se"));
  g_assert_cmpint (n, ==, 2);
  g_unlink (path);
  g_rmdir (folder);
}

static void
test_list (void)
{
  g_autoptr (GSettings) settings = setdoku_settings_new ();
  const char *const ids[] = { "marks", "step", "marks" };

  for (int i = 0; i < 3; i++)
    {
      g_assert_cmpint (setdoku_settings_list_has (settings, "hints-seen", ids[i]), ==, i == 2);
      g_assert_true (setdoku_settings_list_add (settings, "hints-seen", ids[i]));
      g_assert_true (setdoku_settings_list_has (settings, "hints-seen", ids[i]));
    }
  g_assert_true (setdoku_settings_list_has (settings, "hints-seen", "step"));
  g_assert_false (setdoku_settings_list_has (settings, "hints-seen", "ste"));
}

static void
test_techniques_off (void)
{
  g_autoptr (GSettings) settings = setdoku_settings_new ();
  const char *const ids[] = { "x-wing", "no-such-technique", NULL };
  TechniqueSet off = { { 0 } }, back = { { ~UINT64_C (0) } };

  techniques_off_read (settings, &back);
  g_assert_cmpmem (&back, sizeof back, &off, sizeof off);
  for (int i = 0; i < n_techniques; i += 3)
    technique_set_add (&off, &techniques[i]);
  g_assert_true (techniques_off_write (settings, &off));
  techniques_off_read (settings, &back);
  g_assert_cmpmem (&back, sizeof back, &off, sizeof off);

  g_assert_true (setdoku_settings_set_list (settings, TECHNIQUES_OFF_KEY, ids));
  techniques_off_read (settings, &back);
  off = (TechniqueSet) { { 0 } };
  technique_set_add (&off, technique_find ("x-wing"));
  g_assert_cmpmem (&back, sizeof back, &off, sizeof off);

  /* Where nothing is kept, nothing is off. */
  g_assert_false (techniques_off_write (NULL, &off));
  techniques_off_read (NULL, &back);
  g_assert_false (technique_set_has (&back, technique_find ("x-wing")));
}

/* The order and the scores are kept; what the text lacks of the full ladder comes last, before the guesses. */
static void
test_own_ladder (void)
{
  g_autoptr (GSettings) settings = setdoku_settings_new ();
  const LadderProfile *profile;
  LadderOwn full, own, back;

  g_assert_false (own_ladder_read (settings, &full));
  g_assert_null (own_ladder_profile (settings));
  g_assert_cmpstr (techniques[full.row[0]].id, ==, "full-house");

  own = full;
  own.row[0] = full.row[1];
  own.row[1] = full.row[0];
  own.score[7] = 4711;
  g_assert_true (own_ladder_write (settings, &own));
  g_assert_true (own_ladder_read (settings, &back));
  g_assert_true (ladder_own_equal (&own, &back));
  profile = own_ladder_profile (settings);
  g_assert_cmpstr (profile->techniques[1], ==, "full-house");
  g_assert_cmpint (profile->scores[7], ==, 4711);
  g_assert_true (own_ladder_profile (settings) == profile);

  g_assert_true (setdoku_settings_set_string (settings, OWN_LADDER_KEY, "x-wing 1\nbrute-force\n"));
  g_assert_true (own_ladder_read (settings, &back));
  g_assert_cmpint (back.n, ==, full.n);
  g_assert_cmpstr (techniques[back.row[0]].id, ==, "x-wing");
  g_assert_cmpstr (techniques[back.row[1]].id, ==, "full-house");
  g_assert_cmpstr (techniques[back.row[back.n - 1]].id, ==, "brute-force");
  g_assert_true (own_ladder_profile (settings) != profile);

  g_assert_true (setdoku_settings_set_string (settings, OWN_LADDER_KEY, "no-such-technique 1\n"));
  g_assert_false (own_ladder_read (settings, &back));
  g_assert_true (ladder_own_equal (&full, &back));
  g_assert_true (own_ladder_write (settings, &full));
  g_assert_null (own_ladder_profile (settings));

  g_assert_false (own_ladder_write (NULL, &own));
  g_assert_false (own_ladder_read (NULL, &back));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/settings/no-settings", test_no_settings);
  g_test_add_func ("/settings/no-such-key", test_no_such_key);
  g_test_add_func ("/settings/round-trip", test_round_trip);
  g_test_add_func ("/settings/wrong-values", test_wrong_values);
  g_test_add_func ("/settings/same-value", test_the_same_value_is_no_change);
  g_test_add_func ("/settings/list", test_list);
  g_test_add_func ("/settings/techniques-off", test_techniques_off);
  g_test_add_func ("/settings/own-ladder", test_own_ladder);
  g_test_add_func ("/settings/no-schema", test_no_schema);
  return g_test_run ();
}
