/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-keep-limits.c — each limit of reader-limits.h on what the program keeps for itself: as much as may be comes back, and one
 * byte more is cut, left out or refused. Of what comes from others, tests/formats/test-limits.c. */
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "../../remove-all.h"
#include "formats/blocks.h"
#include "model/keep/journal-file.h"
#include "model/keep/library-file.h"
#include "model/keep/puzzle-query.h"
#include "model/keep/session.h"
#include "model/keep/statistics-file.h"
#include "model/make/maker-store.h"

#define PUZZLE "..4..37...2.75..4.7.68..3.13...8.49..4.9.7.6..79.6...54.7..15.2.9..35.7...54..6.."
#define FILLER "[Session]\nfuture="

typedef struct { char *folder; } Place;

static void
set_up (Place *place, const void *data)
{
  place->folder = g_dir_make_tmp ("setdoku-limits-XXXXXX", NULL);
}

static void
tear_down (Place *place, const void *data)
{
  remove_all (place->folder);
  g_free (place->folder);
}

/* A file of so many bytes: the text, and blanks behind it. */
static char *
write_file (const Place *place, const char *name, const char *text, gsize length)
{
  char *path = g_build_filename (place->folder, name, NULL);
  g_autofree char *bytes = g_strnfill (length, ' ');

  memcpy (bytes, text, strlen (text));
  g_assert_true (g_file_set_contents_full (path, bytes, (gssize) length, G_FILE_SET_CONTENTS_NONE, 0600, NULL));
  return path;
}

/* ── a session ───────────────────────────────────────────────────────────────────────────────────── */

/* What stands behind the key in the lines before the head. */
static gsize
head_length (const char *text)
{
  const char *key = strstr (text, "length=");

  g_assert_nonnull (key);
  return (gsize) g_ascii_strtoull (key + strlen ("length="), NULL, 10);
}

static char *
text_with (gsize filler)
{
  g_autoptr (Document) document = document_new ();
  g_autoptr (Session) session = session_new ();
  g_autofree char *more = g_strnfill (filler, 'x');

  session->others = g_strconcat (FILLER, more, "\n", NULL);
  return session_write (session, document);
}

/* The same text, a line feed longer where it counts. */
static char *
with_longer_head (const char *text)
{
  gsize length = head_length (text) + 1;
  const char *head = strchr (strstr (text, "checksum="), '\n') + 1;
  g_autofree char *longer = g_strdup_printf ("%.*s\n", (int) length - 1, head);
  g_autofree char *sum = g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) longer, length);
  g_autofree char *magic = g_strndup (text, (gsize) (strstr (text, "length=") - text));

  return g_strdup_printf ("%slength=%" G_GSIZE_FORMAT "\nchecksum=%s\n%s%s", magic, length, sum, longer, head + length - 1);
}

/* What another version left in the head stays as long as there is room for it, and so long a head is read; not a longer one. */
static void
test_head (void)
{
  g_autofree char *one = text_with (1), *most = NULL, *more = NULL, *longer = NULL, *small = NULL;
  gsize filler = SESSION_HEAD_MAX - head_length (one) + 1;

  most = text_with (filler);
  more = text_with (filler + 1);
  small = with_longer_head (one);
  longer = with_longer_head (most);
  g_assert_cmpuint (head_length (most), ==, SESSION_HEAD_MAX);
  g_assert_nonnull (strstr (most, "future="));
  g_assert_true (session_read (most, strlen (most), NULL, NULL));
  g_assert_null (strstr (more, "future="));
  g_assert_true (session_read (more, strlen (more), NULL, NULL));
  g_assert_true (session_read (small, strlen (small), NULL, NULL));
  g_assert_false (session_read (longer, strlen (longer), NULL, NULL));
}

static const struct {
  gsize offset, most;
  bool  whole;                           /* cut it would be another one: it is left out */
} texts[] = {
  { G_STRUCT_OFFSET (Session, view), SESSION_NAME_MAX, false },
  { G_STRUCT_OFFSET (Session, mode), SESSION_NAME_MAX, false },
  { G_STRUCT_OFFSET (Session, practice), SESSION_NAME_MAX, false },
  { G_STRUCT_OFFSET (Session, format), SESSION_NAME_MAX, false },
  { G_STRUCT_OFFSET (Session, seen), SESSION_NAME_MAX, false },
  { G_STRUCT_OFFSET (Session, title), TEXT_LINE_MAX, false },
  { G_STRUCT_OFFSET (Session, uri), SESSION_URI_MAX, true },
};

static void
test_texts (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    for (gsize more = 0; more < 2; more++)
      {
        g_autoptr (Document) document = document_new ();
        g_autoptr (Session) session = session_new (), found = NULL;
        char **field = (char **) ((char *) session + texts[i].offset), *kept;
        g_autofree char *text = NULL;

        *field = g_strnfill (texts[i].most + more, 'x');
        text = session_write (session, document);
        g_assert_true (session_read (text, strlen (text), &found, NULL));
        kept = *(char **) ((char *) found + texts[i].offset);
        if (!more)
          g_assert_cmpstr (kept, ==, *field);
        else if (texts[i].whole)
          g_assert_null (kept);
        else
          {
            g_assert_cmpuint (strlen (kept), <=, texts[i].most);
            g_assert_true (g_str_has_suffix (kept, "…"));
          }
      }
}

/* So many dots between the cells of 25 rows. */
static Document *
document_of_dots (unsigned n)
{
  g_autoptr (GString) text = g_string_new ("puzzle=1\nrows=25\ncols=25\nvalues=1-25\nboxes=5x5\n");
  g_autofree char *cells = g_strnfill (625, '.');
  g_autoptr (GArray) records = NULL;

  for (unsigned i = 0; i < n; i++)
    {
      unsigned row = i % 600 / 24 + 1, column = i % 24 + 1;

      if (i < 600)
        g_string_append_printf (text, "white=r%uc%u r%uc%u\n", row, column, row, column + 1);
      else
        g_string_append_printf (text, "white=r%uc%u r%uc%u\n", column, row, column + 1, row);
    }
  g_string_append_printf (text, "givens=%s\n", cells);
  records = format_read (format_find ("blocks"), text->str, text->len, NULL);
  return g_steal_pointer (&g_array_index (records, Record, 0).document);
}

static gsize
length_of_rules (const Document *document)
{
  g_autoptr (Block) block = block_of_rules (document->topology->rules);
  g_autofree char *text = block_write (block);

  return strlen (text);
}

/* Of long rules nothing is in the head; what has them, the document, is whole. */
static void
test_rules (void)
{
  unsigned low = 1, high = 1200;

  while (high - low > 1)
    {
      unsigned middle = (low + high) / 2;
      g_autoptr (Document) document = document_of_dots (middle);

      *(length_of_rules (document) <= SESSION_RULES_MAX ? &low : &high) = middle;
    }
  for (unsigned more = 0; more < 2; more++)
    {
      g_autoptr (Document) document = document_of_dots (low + more), found = NULL;
      g_autoptr (Session) session = session_new (), found_session = NULL;
      g_autofree char *text = session_write (session, document);

      g_assert_cmpint (length_of_rules (document) > SESSION_RULES_MAX, ==, more);
      g_assert_true (session_read (text, strlen (text), &found_session, &found));
      g_assert_cmpint (found_session->rules == NULL, ==, more);
      g_assert_true (topology_equal (found->topology, document->topology));
    }
}

/* The file of a game, without what may be written in it. */
static void
test_session (Place *place, const void *data)
{
  for (gsize more = 0; more < 2; more++)
    {
      g_autofree char *path = write_file (place, "game", "", SESSION_MAX_BYTES + more), *bytes = NULL;
      gsize length = 0;

      bytes = journal_read_bytes (path, G_MAXSIZE, &length);
      g_assert_cmpint (bytes == NULL, ==, more);
      g_assert_cmpuint (more ? 0 : length, ==, more ? 0 : SESSION_MAX_BYTES);
    }
}

/* ── lists of our own ────────────────────────────────────────────────────────────────────────────── */

static void
test_library_read (Place *place, const void *data)
{
  for (gsize more = 0; more < 2; more++)
    {
      g_autofree char *path = write_file (place, "library.txt", library_file_header, OWN_LIST_MAX_BYTES + more);
      LibraryLoad *load = library_file_load (place->folder);

      g_assert_cmpint (load->text == NULL, ==, more);
      library_load_free (load);
    }
}

/* Nor is more written than is read. */
static void
test_library_written (Place *place, const void *data)
{
  g_autofree char *path = g_build_filename (place->folder, "library.txt", NULL);
  GStatBuf info;

  for (gsize more = 0; more < 2; more++)
    {
      LibrarySaving *saving = g_new (LibrarySaving, 1);

      *saving = (LibrarySaving) { .folder = g_strdup (place->folder), .text = g_strnfill (OWN_LIST_MAX_BYTES + more, ' '), .patience = 1000 };
      if (more)
        {
          LibraryLoad *load = library_file_load (place->folder);

          saving->seen = g_strdup (load->sum);
          library_load_free (load);
        }
      library_file_write (saving);
      g_assert_cmpint (saving->written == NULL, ==, more);
      g_assert_cmpint (saving->error != NULL, ==, more);
      g_assert_cmpint (g_stat (path, &info), ==, 0);
      g_assert_cmpint (info.st_size, ==, OWN_LIST_MAX_BYTES);
      library_saving_free (saving);
    }
}

static void
test_statistics (Place *place, const void *data)
{
  for (gsize more = 0; more < 2; more++)
    {
      g_autofree char *path = write_file (place, "statistics.csv", "", OWN_LIST_MAX_BYTES + more);
      g_autoptr (GError) error = NULL;
      unsigned n_damaged;
      g_autoptr (GArray) solves = statistics_file_read (place->folder, &n_damaged, &error);

      g_assert_cmpint (solves == NULL, ==, more);
      g_assert_cmpint (error != NULL, ==, more);
    }
}

/* Puzzles made ahead. */
#define READY_WISH "easy"
#define READY \
  "Setdoku, puzzles made ahead, version 1\nkind " READY_WISH "\n" PUZZLE " 15 12 12 2 -1 seed 4, number 0, " READY_WISH "\n"

static void
test_ready (Place *place, const void *data)
{
  for (gsize more = 0; more < 2; more++)
    {
      g_autofree char *path = write_file (place, "ready", READY, READY_MAX_BYTES + more);
      g_autoptr (GFile) file = g_file_new_for_path (path);
      g_autoptr (SetdokuMakerStore) store = setdoku_maker_store_new (file);
      Wish wish;

      g_assert_true (recipe_parse_wish (&wish, READY_WISH));
      g_assert_cmpuint (setdoku_maker_store_count (store, &wish), ==, 1 - more);
    }
}

/* ── a line of a list ────────────────────────────────────────────────────────────────────────────── */

/* With either end, first within a block, then across the end of one; what is a row can be read again. */
static void
test_index_lines (Place *place, const void *data)
{
  for (unsigned i = 0; i < 8; i++)
    {
      gsize more = i % 2, before = i & 4 ? 200 * 1024 : 0;
      const char *end = i & 2 ? "\r\n" : "\n";
      g_autofree char *filler = g_strnfill (INDEX_LINE_MAX + more - N_CELLS - 1, 'x'), *blank = g_strnfill (before, '\n');
      g_autofree char *text = g_strconcat (PUZZLE "\n", blank, PUZZLE " ", filler, end, NULL);
      g_autofree char *path = write_file (place, "list", text, strlen (text));
      g_autoptr (GFile) file = g_file_new_for_path (path);
      g_autoptr (PuzzleIndex) index = puzzle_index_new ();
      g_autoptr (GError) error = NULL;
      PuzzleProgress progress = { 0 };

      puzzle_index_read_file (index, file, &progress, NULL, &error);
      g_assert_no_error (error);
      g_assert_cmpuint (puzzle_index_get_n (index), ==, 2 - more);
      g_assert_cmpuint (puzzle_index_get_report (index)->n_bad, ==, more);
      for (unsigned row = 0; row < puzzle_index_get_n (index); row++)
        {
          g_autoptr (SetdokuPuzzle) puzzle = puzzle_index_read (index, row);

          g_assert_nonnull (puzzle);
          g_assert_cmpstr (setdoku_puzzle_get_facts (puzzle)->cells, ==, PUZZLE);
        }
    }
}

static void
test_notes (void)
{
  for (gsize more = 0; more < 2; more++)
    {
      g_autoptr (SetdokuPuzzle) puzzle = setdoku_puzzle_parse (PUZZLE, N_CELLS);
      g_autofree char *name = g_strnfill (PUZZLE_NAME_MAX + more, 'x'), *note = g_strnfill (PUZZLE_NOTE_MAX + more, 'x');
      g_autofree char *clean = puzzle_clean_name (name);
      const PuzzleFacts *facts = setdoku_puzzle_get_facts (puzzle);

      setdoku_puzzle_set_note (puzzle, note);
      g_assert_cmpint (g_str_equal (clean, name), ==, !more);
      g_assert_cmpint (g_str_equal (facts->note, note), ==, !more);
      g_assert_cmpuint (strlen (clean), <=, PUZZLE_NAME_MAX);
      g_assert_cmpuint (strlen (facts->note), <=, PUZZLE_NOTE_MAX);
    }
}

#define ADD(path, test) g_test_add ("/keep-limits/" path, Place, NULL, set_up, test, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/keep-limits/head", test_head);
  g_test_add_func ("/keep-limits/texts", test_texts);
  g_test_add_func ("/keep-limits/rules", test_rules);
  ADD ("session", test_session);
  ADD ("library-read", test_library_read);
  ADD ("library-written", test_library_written);
  ADD ("statistics", test_statistics);
  ADD ("ready", test_ready);
  ADD ("index-lines", test_index_lines);
  g_test_add_func ("/keep-limits/notes", test_notes);
  return g_test_run ();
}
