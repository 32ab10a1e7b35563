/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* print-fixture.h — for tests of the Print window: opens it, and reads what came out of it. */
#pragma once

#include "window-fixture.h"
#include "view/paper/setdoku-print-window.h"

static SetdokuPrintPage *page;
static SetdokuPrintWindow *window;

static inline void
open_print (Fixture *fixture, const char *puzzle)
{
  g_autoptr (Document) document = document_new ();
  Board board;

  if (puzzle)
    {
      g_assert_true (board_parse (&board, puzzle));
      document_set_board (document, &board);
      setdoku_game_load (game_of (fixture), document);
    }
  act (fixture, "win.print");
  wait_for (find_window (SETDOKU_TYPE_PRINT_WINDOW));
  window = SETDOKU_PRINT_WINDOW (find_window (SETDOKU_TYPE_PRINT_WINDOW));
  page = setdoku_print_window_get_page (window);
}

static inline gboolean
is_ready (void)
{
  return setdoku_export_page_is_ready (SETDOKU_EXPORT_PAGE (page));
}

static inline gboolean
is_idle (void)
{
  return !setdoku_print_source_is_working (setdoku_print_page_get_source (page));
}

static inline const char *
said (void)
{
  return setdoku_banner_get_message (setdoku_print_window_get_banner (window));
}

static inline GFile *
file_named (const char *name)
{
  return g_file_new_build_filename (folder, name, NULL);
}

static inline char *
text_of (GFile *file, gsize *length)
{
  char *text = NULL;

  g_assert_true (g_file_load_contents (file, NULL, &text, length, NULL, NULL));
  return text;
}

/* In the folder of the tests. */
static inline int
count_files (void)
{
  g_autoptr (GDir) directory = g_dir_open (folder, 0, NULL);
  int n = 0;

  while (g_dir_read_name (directory))
    n++;
  return n;
}

/* As another program reads them. */
static inline unsigned
count_pages (GFile *file)
{
  g_autofree char *told = NULL;
  g_autoptr (GError) error = NULL;
  const char *pages;

  g_spawn_sync (NULL, (char *[]) { "pdfinfo", (char *) g_file_peek_path (file), NULL }, NULL,
                G_SPAWN_SEARCH_PATH | G_SPAWN_STDERR_TO_DEV_NULL, NULL, NULL, &told, NULL, NULL, &error);
  if (error)
    g_error ("poppler-utils: %s", error->message);
  pages = strstr (told, "Pages:");
  g_assert_nonnull (pages);
  return (unsigned) g_ascii_strtoull (pages + strlen ("Pages:"), NULL, 10);
}

/* A file of so many puzzles, a line each. */
static inline GFile *
write_puzzles (const char *name, unsigned n)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (unsigned i = 0; i < n; i++)
    g_string_append (text, EASY "\n");
  return write_file (name, text->str, (gssize) text->len);
}
