/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* maker-fixture.h — wishes and recipes from their text, and a folder for what is made. */
#pragma once

#include <glib/gstdio.h>

#include "../../patience.h"
#include "model/make/maker.h"

static Recipe
recipe_of (const char *text)
{
  Recipe recipe;

  g_assert_true (recipe_parse (&recipe, text));
  return recipe;
}

/* A wish that can be fulfilled by chance only, and hardly ever: the search goes on until it is stopped. */
#define RARE "rating 11.5-11.9, clues 17-18, minimal"

static void
make (SetdokuMaker *maker, const char *text)
{
  Recipe recipe = recipe_of (text);

  setdoku_maker_make (maker, &recipe);
}

static const MakerReport *
wait_until_made (SetdokuMaker *maker)
{
  const MakerReport *report = setdoku_maker_get_report (maker);

  wait_for (report->state != MAKER_TRYING);
  g_assert_cmpint (report->state, ==, MAKER_MADE);
  return report;
}

typedef struct { char *folder; GFile *file; } Place;

static void
set_up (Place *place, const void *data)
{
  place->folder = g_dir_make_tmp ("setdoku-maker-XXXXXX", NULL);
  place->file = g_file_new_build_filename (place->folder, "inner", "ready", NULL);
}

static void
tear_down (Place *place, const void *data)
{
  g_autoptr (GFile) inner = g_file_get_parent (place->file);

  g_file_delete (place->file, NULL, NULL);
  g_file_delete (inner, NULL, NULL);
  g_rmdir (place->folder);
  g_object_unref (place->file);
  g_free (place->folder);
}

static char *
read_text (GFile *file)
{
  char *text = NULL;

  g_assert_true (g_file_get_contents (g_file_peek_path (file), &text, NULL, NULL));
  return text;
}
