/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "new-store.h"

enum { START_S = 2 };                  /* after which the program is up, and has nothing better to do */

static gboolean
on_up (gpointer store)
{
  setdoku_maker_store_start (store);
  return G_SOURCE_REMOVE;
}

static void
on_shutdown (GApplication *application)
{
  g_object_set_data (G_OBJECT (application), "maker-store", NULL);
}

static void
drop_source (gpointer source)
{
  g_source_destroy (source);
  g_source_unref (source);
}

/* The store, which may go first, holds the source. */
static void
start_later (SetdokuMakerStore *store)
{
  GSource *source = g_timeout_source_new_seconds (START_S);

  g_source_set_priority (source, G_PRIORITY_LOW);
  g_source_set_callback (source, on_up, store, NULL);
  g_source_attach (source, NULL);
  g_object_set_data_full (G_OBJECT (store), "start", source, drop_source);
}

SetdokuMakerStore *
new_store_of (GApplication *application)
{
  SetdokuMakerStore *store = g_object_get_data (G_OBJECT (application), "maker-store");
  g_autoptr(GFile) file = NULL;

  if (store)
    return store;
  file = g_file_new_build_filename (g_get_user_cache_dir (), "setdoku", "ready-puzzles", NULL);
  store = setdoku_maker_store_new (file);
  g_object_set_data_full (G_OBJECT (application), "maker-store", store, g_object_unref);
  g_signal_connect (application, "shutdown", G_CALLBACK (on_shutdown), NULL);
  if (g_strcmp0 (g_getenv ("SETDOKU_MAKE_AHEAD"), "0") != 0)
    start_later (store);
  return store;
}
