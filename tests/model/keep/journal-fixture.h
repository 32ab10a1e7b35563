/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* journal-fixture.h — a folder of games of these tests, and what a start finds in it. */
#pragma once

#include <string.h>

#include "../../remove-all.h"
#include "model/keep/journal.h"

#define CLUES "..4..37...2.75..4.7.68..3.13...8.49..4.9.7.6..79.6...54.7..15.2.9..35.7...54..6.."

typedef struct { char *folder; } Place;

static void
set_up (Place *place, const void *data)
{
  g_autofree char *base = g_dir_make_tmp ("setdoku-journal-XXXXXX", NULL);

  place->folder = g_build_filename (base, "state", "setdoku", NULL);
}

static void
tear_down (Place *place, const void *data)
{
  g_autofree char *state = g_path_get_dirname (place->folder);
  g_autofree char *base = g_path_get_dirname (state);

  remove_all (base);
  g_free (place->folder);
}

static Document *
document_of (int n)
{
  Document *document = document_new ();
  Board board;

  g_assert_true (board_parse (&board, CLUES));
  document_set_board (document, &board);
  document->elapsed = n;
  return document;
}

/* What the next start finds; -1: nothing. The stores are let go of again. */
static G_GNUC_UNUSED int
find_game (const Place *place, JournalFinding *finding)
{
  g_autoptr (GPtrArray) stores = journal_store_adopt (place->folder);
  g_autoptr (Session) session = NULL;
  g_autoptr (Document) document = NULL;

  *finding = JOURNAL_NOTHING;
  g_assert_cmpint (stores->len, <=, 1);
  if (stores->len == 1)
    *finding = journal_store_read (stores->pdata[0], &session, &document);
  return document ? (int) document->elapsed : -1;
}

static G_GNUC_UNUSED unsigned
count_files (const Place *place, const char *part)
{
  g_autoptr (GDir) dir = g_dir_open (place->folder, 0, NULL);
  const char *name;
  unsigned n = 0;

  while (dir && (name = g_dir_read_name (dir)))
    n += strstr (name, part) != NULL;
  return n;
}
