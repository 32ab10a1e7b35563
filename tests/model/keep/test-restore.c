/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-restore.c — whatever can be opened is restored: no file brings a game along that the next start cannot read. */
#include <string.h>

#include "../../remove-all.h"
#include "../formats/random-document.h"
#include "formats/document-limits.h"
#include "formats/format.h"
#include "model/keep/journal-store.h"
#include "model/keep/shelf.h"

#define CLUES "..4..37...2.75..4.7.68..3.13...8.49..4.9.7.6..79.6...54.7..15.2.9..35.7...54..6.."

typedef struct { char *folder; } Place;

static void
set_up (Place *place, const void *data)
{
  place->folder = g_dir_make_tmp ("setdoku-restore-XXXXXX", NULL);
}

static void
tear_down (Place *place, const void *data)
{
  remove_all (place->folder);
  g_free (place->folder);
}

/* As the window does it: the title goes into the head, too. */
static Session *
session_of (const Document *document)
{
  Session *session = session_new ();

  session->started = true;
  session->title = g_strdup (document->title);
  session->uri = g_strdup ("file:///a.setdoku");
  return session;
}

/* What the next start finds, and what the list of earlier games has. */
static void
check_is_restored (const Place *place, Session *session, const Document *document, bool whole)
{
  g_autoptr (JournalStore) store = journal_store_new (place->folder);
  g_autoptr (GPtrArray) stores = NULL;
  g_autoptr (GPtrArray) shelf = NULL;
  g_autoptr (Session) found_session = NULL;
  g_autoptr (Document) found = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (journal_store_write (store, session, document, &error));
  g_assert_no_error (error);
  g_clear_pointer (&store, journal_store_free);

  stores = journal_store_adopt (place->folder);
  g_assert_cmpuint (stores->len, ==, 1);
  g_assert_cmpint (journal_store_read (stores->pdata[0], &found_session, &found), ==, JOURNAL_WHOLE);
  g_assert_cmpmem (found->cells, sizeof found->classic, document->cells, sizeof document->classic);
  g_assert_true (!whole || document_equal (found, document));
  journal_store_remove (stores->pdata[0]);

  g_assert_true (shelf_put (place->folder, session, document, &error));
  shelf = shelf_list (place->folder);
  g_assert_cmpuint (shelf->len, ==, 1);
  shelf_remove (place->folder, ((ShelfEntry *) shelf->pdata[0])->name);
}

static unsigned
check_text_is_restored (const Place *place, const char *text, gsize length)
{
  g_autoptr (GArray) records = format_read (NULL, text, length, NULL);
  unsigned opened = 0;

  for (unsigned i = 0; i < records->len; i++)
    {
      const Document *document = g_array_index (records, Record, i).document;
      g_autoptr (Session) session = document ? session_of (document) : NULL;

      if (document)
        check_is_restored (place, session, document, true);
      opened += document != NULL;
    }
  return opened;
}

static char *
long_text (const char *piece, gsize length)
{
  GString *text = g_string_sized_new (length + 16);

  while (text->len < length)
    g_string_append (text, piece);
  return g_string_free (text, FALSE);
}

static const char *const pieces[] = { "a", "Ω", "🙂", "\"", "\\", "\t", "\x01", " ", "=", ";" };

/* Each text of our own document, of several pieces. */
static void
test_a_long_text_does_not_cost_the_game (Place *place, const void *data)
{
  for (unsigned i = 0; i < 3; i++)
    for (unsigned field = 0; field < 12; field++)
      {
        g_autoptr (Document) document = document_new ();
        char **fields[] = {
          &document->title, &document->author, &document->description, &document->comment, &document->date,
          &document->source, &document->level, &document->url, &document->technique, &document->strategy,
          &document->switches, &document->forks,
        };
        g_autofree char *text = NULL;
        Board board;

        G_STATIC_ASSERT (G_N_ELEMENTS (fields) == 12);
        g_assert_true (board_parse (&board, CLUES));
        document_set_board (document, &board);
        *fields[field] = long_text (pieces[(4 * i + field) % G_N_ELEMENTS (pieces)], 100000);
        text = format_write (format_find ("setdoku"), document);
        /* A technique is a code, and not anything. */
        if (fields[field] != &document->technique)
          g_assert_cmpuint (check_text_is_restored (place, text, strlen (text)), ==, 1);
        else
          check_text_is_restored (place, text, strlen (text));
      }
}

static void
test_whatever_can_be_opened_is_restored (Place *place, const void *data)
{
  Random random;
  unsigned opened = 0;

  random_start (&random, 15);
  for (int i = 0; i < 220; i++)
    {
      const Format *format = formats[i % 11];
      g_autoptr (Document) document = random_document (&random, ~0u);
      g_autofree char *text = NULL;

      if (!(format->flags & FORMAT_WRITES))
        continue;
      if (i % 3 == 0)
        {
          g_free (document->title);
          document->title = long_text (pieces[(unsigned) i % G_N_ELEMENTS (pieces)], 1u << (i % 18));
        }
      for (int marks = 0; i % 7 == 0 && marks < 5000; marks++)
        document_add_savepoint (document, -1, marks, "\x01\x02\x03");
      text = format_write (format, document);
      opened += check_text_is_restored (place, text, strlen (text));
    }
  g_assert_cmpuint (opened, >, 60);
}

/* What the program itself knows about a game is no reason to lose it either. */
static void
test_the_head_stays_within_its_limit (Place *place, const void *data)
{
  g_autoptr (Document) document = document_new ();

  for (int i = 0; i < 6; i++)
    {
      g_autoptr (Session) session = session_of (document);
      char **fields[] = { &session->view, &session->mode, &session->uri, &session->format, &session->title, &session->others };
      g_autofree char *filler = long_text ("x", 200000);

      g_free (*fields[i]);
      *fields[i] = i == 5 ? g_strdup_printf ("[Session]\nfuture=%s\n", filler) : g_strdup (filler);
      check_is_restored (place, session, document, true);
    }
}

/* A history that is longer than what is read back does not take the board along. */
static void
test_a_history_that_is_too_long_goes_before_the_game (Place *place, const void *data)
{
  g_autoptr (Document) document = document_new ();
  g_autoptr (Session) session = session_of (document);
  DocumentChange changes[N_CELLS] = { 0 };

  document->cells[40].entry = 7;
  for (int i = 0; i < N_CELLS; i++)
    changes[i] = (DocumentChange) {
      .cell = (uint8_t) i, .before = { .entry = 1, .corner = 0x3fe, .centre = 0x3fe, .colours = 0x1ff },
      .after = { .entry = 2, .candidate_colours = { 0x99999990, 0x99 } },
    };
  for (int i = 0; i < 20000; i++)
    document_add_step (document, i - 1, (int64_t) i << 40, changes, N_CELLS);
  check_is_restored (place, session, document, false);
}

static void
test_a_text_is_cut_between_characters (void)
{
  char *text = long_text ("🙂", 400);

  text_cut (&text, 100);
  g_assert_true (g_utf8_validate (text, -1, NULL));
  g_assert_cmpuint (strlen (text), <=, 100);
  g_assert_cmpuint (strlen (text), >, 94);
  g_assert_true (g_str_has_suffix (text, "🙂…"));
  g_free (text);

  text = g_strnfill (100, 'x');
  text_cut (&text, 100);
  g_assert_cmpuint (strlen (text), ==, 100);
  g_assert_true (g_str_has_suffix (text, "xx"));
  g_free (text);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/restore/cut", test_a_text_is_cut_between_characters);
#define ADD(name, test) g_test_add ("/restore/" name, Place, NULL, set_up, test, tear_down)
  ADD ("long-text", test_a_long_text_does_not_cost_the_game);
  ADD ("whatever", test_whatever_can_be_opened_is_restored);
  ADD ("head", test_the_head_stays_within_its_limit);
  ADD ("history", test_a_history_that_is_too_long_goes_before_the_game);
  return g_test_run ();
}
