/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-output.c — what a command writes into a file is on the disk before the file has its name, and its name is on the disk
 * when it is said to be written. */
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "../remove-all.h"
#include "cli/output.h"

static char *folder, *path;
static GString *order;                   /* a letter for each sync: what, and whether the file had its name then */

/* In place of the C library's. */
int
fsync (int file)
{
  struct stat about;

  g_assert_cmpint (fstat (file, &about), ==, 0);
  g_string_append_c (order, S_ISDIR (about.st_mode) ? 'd' : 'f');
  g_string_append_c (order, g_file_test (path, G_FILE_TEST_EXISTS) ? '+' : '-');
  return (int) syscall (SYS_fsync, file);
}

static void
write_text (bool keep)
{
  Output *output = output_open (path);

  g_assert_true (output_write (output, "text\n", 5));
  g_assert_true (output_close (output, keep));
}

static void
test_it_is_on_the_disk (void)
{
  g_autofree char *text = NULL;

  write_text (false);
  g_assert_cmpstr (order->str, ==, "");
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  write_text (true);
  g_assert_cmpstr (order->str, ==, "f-d+");
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "text\n");
}

int
main (int argc, char **argv)
{
  int failed;

  g_test_init (&argc, &argv, NULL);
  order = g_string_new (NULL);
  folder = g_dir_make_tmp ("setdoku-output-XXXXXX", NULL);
  path = g_build_filename (folder, "list.txt", NULL);
  g_test_add_func ("/output/it-is-on-the-disk", test_it_is_on_the_disk);
  failed = g_test_run ();
  remove_all (folder);
  g_free (folder);
  g_free (path);
  g_string_free (order, TRUE);
  return failed;
}
