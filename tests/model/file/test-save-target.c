/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-save-target.c — the name that was chosen, and the file and format that come of it. */
#include <glib/gstdio.h>

#include "model/file/save-target.h"

static char *folder;

/* "chosen name", "format of the list" → what is written where. */
static void
check (const char *name,
       const char *wanted,
       const char *file,
       const char *format,
       bool        renamed)
{
  g_autofree char *path = g_build_filename (folder, name, NULL), *basename = NULL;
  g_autoptr(GFile) chosen = g_file_new_for_path (path);
  SaveTarget target;

  save_target_init (&target, chosen, wanted ? format_find (wanted) : NULL);
  basename = g_file_get_basename (target.file);
  g_assert_cmpstr (basename, ==, file);
  g_assert_cmpstr (target.format->id, ==, format);
  g_assert_cmpint (target.renamed, ==, renamed);
  save_target_clear (&target);
}

static void
test_the_name_says_the_format (void)
{
  check ("a.sdk", NULL, "a.sdk", "sdk", false);
  check ("a.SDM", "setdoku", "a.SDM", "sdm", false);
  check ("a.setdoku", "setdoku", "a.setdoku", "setdoku", false);
  check ("a.txt", "line", "a.txt", "line", false);               /* several formats have it: the list knows which */
}

static void
test_the_extension_follows_the_list (void)
{
  check ("a", NULL, "a.setdoku", "setdoku", false);
  check ("a", "sdm", "a.sdm", "sdm", false);
  check ("a.setdoku", "sdm", "a.sdm", "sdm", false);              /* that was only proposed */
  check ("a.sdk", "sdm", "a.sdk", "sdk", false);                  /* that was typed */
}

static void
test_no_format_gets_ours (void)
{
  check ("out.png", NULL, "out.png.setdoku", "setdoku", true);
  check ("out.xyz", "setdoku", "out.xyz.setdoku", "setdoku", true);
  check ("out.png", "sdk", "out.png.setdoku", "setdoku", true);
  check (".hidden", NULL, ".hidden.setdoku", "setdoku", false);
}

static void
test_nothing_is_written_over_unasked (void)
{
  g_autofree char *taken = g_build_filename (folder, "out.png.setdoku", NULL);
  g_autofree char *second = g_build_filename (folder, "out.png 2.setdoku", NULL);

  g_assert_true (g_file_set_contents (taken, "x", -1, NULL));
  check ("out.png", NULL, "out.png 2.setdoku", "setdoku", true);
  g_assert_true (g_file_set_contents (second, "x", -1, NULL));
  check ("out.png", NULL, "out.png 3.setdoku", "setdoku", true);
  check ("out.png.setdoku", NULL, "out.png.setdoku", "setdoku", false);       /* this one was asked about */
  g_assert_cmpint (g_remove (taken), ==, 0);
  g_assert_cmpint (g_remove (second), ==, 0);
}

/* For each format that is written: the proposed name becomes one of this, without any word. */
static void
test_the_name_follows_every_format (void)
{
  for (const Format *const *format = formats; *format; format++)
    if ((*format)->flags & FORMAT_WRITES)
      {
        g_autofree char *expected = g_strdup_printf ("my.game.%s", (*format)->extension);

        check ("my.game.setdoku", (*format)->id, expected, (*format)->id, false);
      }
}

int
main (int    argc,
      char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  folder = g_dir_make_tmp ("setdoku-target-XXXXXX", NULL);
  g_test_add_func ("/save-target/the-name-says-the-format", test_the_name_says_the_format);
  g_test_add_func ("/save-target/the-extension-follows-the-list", test_the_extension_follows_the_list);
  g_test_add_func ("/save-target/no-format-gets-ours", test_no_format_gets_ours);
  g_test_add_func ("/save-target/nothing-is-written-over-unasked", test_nothing_is_written_over_unasked);
  g_test_add_func ("/save-target/the-name-follows-every-format", test_the_name_follows_every_format);
  status = g_test_run ();
  g_rmdir (folder);
  g_free (folder);
  return status;
}
