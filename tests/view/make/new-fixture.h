/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* new-fixture.h — a cache of these tests with an easy puzzle in it, and hands for the dialog. */
#pragma once

#include "window-fixture.h"

#include "view/make/setdoku-new-dialog.h"

/* Hardly ever comes true. */
#define RARE "rating 11.5-11.9, clues 17-18, minimal"

static char *cache;                    /* the user's cache of these tests */

/* A button with this label that can be seen. */
static GtkButton *
find_button (GtkWidget  *widget,
             const char *label)
{
  GtkButton *found = NULL;

  if (GTK_IS_BUTTON (widget) && gtk_widget_get_visible (widget)
      && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), label) == 0)
    return GTK_BUTTON (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found; child = gtk_widget_get_next_sibling (child))
    found = find_button (child, label);
  return found;
}

static char *
source_of (Fixture *fixture)
{
  g_autoptr(Document) document = setdoku_game_to_document (game_of (fixture));

  return g_strdup (document->source ? document->source : "");
}

/* An easy one is ready from an earlier run. */
static void
write_ready (void)
{
  g_autofree char *inner = g_build_filename (cache, "setdoku", NULL), *path = g_build_filename (inner, "ready-puzzles", NULL);

  g_mkdir_with_parents (inner, 0700);
  g_assert_true (g_file_set_contents (path, "Setdoku, puzzles made ahead, version 1\n"
                                            "kind easy, rotate-180\n"
                                            EASY " 15 12 12 2 -1 seed 4, number 0, easy, rotate-180\n", -1, NULL));
}

static void
remove_cache (void)
{
  g_autofree char *inner = g_build_filename (cache, "setdoku", NULL), *path = g_build_filename (inner, "ready-puzzles", NULL);

  g_remove (path);
  g_rmdir (inner);
  g_rmdir (cache);
  g_free (cache);
}

/* The folder of the puzzles made ahead is the tests' own; remove_cache afterwards. */
static void
start_with_cache (int *argc, char ***argv)
{
  cache = g_dir_make_tmp ("setdoku-cache-XXXXXX", NULL);
  g_setenv ("XDG_CACHE_HOME", cache, TRUE);
  g_setenv ("SETDOKU_MAKE_AHEAD", "0", TRUE);
  write_ready ();
  start_application (argc, argv);
}
