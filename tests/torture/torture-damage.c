/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* torture-damage.c — every byte of a saved game is changed, and the file is cut at every place.
 *
 * The game before it must come back and the damaged file must lie beside; only where the damage changes nothing, as a
 * carriage return for a line feed, may the game itself come back. */
#include "torture.h"

#include <glib/gstdio.h>
#include <string.h>

typedef struct { unsigned tried, older, same; } Score;

static char *
find_slot (const char *end)
{
  g_autoptr (GDir) dir = g_dir_open (torture_folder, 0, NULL);
  const char *name;

  while (dir && (name = g_dir_read_name (dir)))
    if (g_str_has_suffix (name, end))
      return g_build_filename (torture_folder, name, NULL);
  return NULL;
}

static void
write_games (void)
{
  g_autoptr (JournalStore) store = journal_store_new (torture_folder);

  for (int n = 1; n <= 2; n++)
    {
      g_autoptr (Session) session = session_new ();
      g_autoptr (Document) document = torture_document (n, 300);

      torture_expect (journal_store_write (store, session, document, NULL), "the game cannot be saved");
    }
}

/* Both slots as they were, the newer one with other bytes; then a start. */
static void
try_bytes (const char *slot, const char *bytes, gsize length, const char *what, gsize place, Score *score)
{
  g_autoptr (GPtrArray) stores = NULL;
  g_autoptr (Session) session = NULL;
  g_autoptr (Document) document = NULL;
  JournalFinding finding;
  unsigned kept;
  int found;

  torture_expect (g_file_set_contents (slot, bytes, (gssize) length, NULL), "cannot write");
  stores = journal_store_adopt (torture_folder);
  finding = stores->len ? journal_store_read (stores->pdata[0], &session, &document) : JOURNAL_NOTHING;
  found = document ? torture_number (document) : -1;
  kept = torture_count (torture_folder, ".damaged-");
  score->tried++;
  score->older += finding == JOURNAL_OLDER && found == 1 && kept == 1;
  score->same += finding == JOURNAL_WHOLE && found == 2 && kept == 0;
  torture_expect ((finding == JOURNAL_OLDER && found == 1 && kept == 1) || (finding == JOURNAL_WHOLE && found == 2 && kept == 0),
                  "%s at %" G_GSIZE_FORMAT ": finding %d, game %d, %u kept", what, place, finding, found, kept);
  if (kept)
    {
      g_autoptr (GDir) dir = g_dir_open (torture_folder, 0, NULL);
      const char *name;

      while ((name = g_dir_read_name (dir)))
        if (strstr (name, ".damaged-"))
          {
            g_autofree char *path = g_build_filename (torture_folder, name, NULL);

            g_unlink (path);
          }
    }
}

int
main (int argc, char **argv)
{
  bool shortened = torture_begin (argc, argv);
  Score flips = { 0 }, cuts = { 0 };
  g_autofree char *slot = NULL;
  g_autofree char *bytes = NULL;
  g_autofree char *changed = NULL;
  gsize length = 0;

  write_games ();
  slot = find_slot (".b.setdoku");
  if (!slot || !g_file_get_contents (slot, &bytes, &length, NULL))
    {
      torture_expect (false, "the second save is not there");
      return torture_end ();
    }
  changed = g_memdup2 (bytes, length + 1);
  for (gsize i = 0; i < length; i++)
    {
      /* All eight bits and their complement; every day one of them. */
      for (int bit = shortened ? (int) (i % 9) : 0; bit < 9; bit++)
        {
          changed[i] = (char) (bytes[i] ^ (bit == 8 ? 0xff : 1 << bit));
          try_bytes (slot, changed, length, "a byte changed", i, &flips);
          if (shortened)
            break;
        }
      changed[i] = bytes[i];
    }
  for (gsize cut = 0; cut < length; cut++)
    try_bytes (slot, bytes, cut, "cut", cut, &cuts);
  torture_say ("damage: %u changed bytes in %" G_GSIZE_FORMAT " places: %u times the game before it, %u times the game itself",
               flips.tried, length, flips.older, flips.same);
  torture_say ("damage: %u truncations: %u times the game before it, %u times the game itself", cuts.tried, cuts.older, cuts.same);
  return torture_end ();
}
