/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-shelf.c — earlier games stay until their owner deletes them, each once, and what is deleted can be put back. */
#include "journal-fixture.h"
#include "model/keep/shelf.h"

static Document *
begun (int n)
{
  Document *document = document_of (n);

  document->cells[0].entry = 9;
  document->comment = g_strdup_printf ("%d", n);
  return document;
}

static void
put (const Place *place, const Document *document, bool started, int64_t time)
{
  g_autoptr (Session) session = session_new ();
  g_autoptr (GError) error = NULL;

  session->started = started;
  session->time = time;
  session->uri = g_strdup ("file:///a.txt");
  g_assert_true (shelf_put (place->folder, session, document, &error));
}

static unsigned
count (const Place *place)
{
  g_autoptr (GPtrArray) shelf = shelf_list (place->folder);

  return shelf->len;
}

static void
test_none_is_pushed_out (Place *place, const void *data)
{
  g_autoptr (GPtrArray) shelf = NULL;
  char shown[] = CLUES;

  shown[0] = '9';
  for (int n = 0; n < 50; n++)
    {
      g_autoptr (Document) document = begun (n);

      put (place, document, n % 2, n < 25 ? 1000 - n : 2000 + n);      /* the clock runs backwards: what it says counts */
    }
  shelf = shelf_list (place->folder);
  g_assert_cmpuint (shelf->len, ==, 50);
  for (unsigned i = 1; i < shelf->len; i++)
    g_assert_cmpint (((ShelfEntry *) shelf->pdata[i - 1])->time, >, ((ShelfEntry *) shelf->pdata[i])->time);
  g_assert_cmpint (((ShelfEntry *) shelf->pdata[0])->time, ==, 2049);
  g_assert_cmpstr (((ShelfEntry *) shelf->pdata[0])->uri, ==, "file:///a.txt");
  g_assert_cmpstr (((ShelfEntry *) shelf->pdata[0])->cells, ==, shown);
}

/* A game that was read from a file with its digits, or too large to keep its history, has nothing to undo. */
static void
test_what_was_begun_is_kept (Place *place, const void *data)
{
  g_autoptr (Document) clues = document_of (1), entry = begun (2), marks = document_of (3), colours = document_of (4);

  marks->cells[0].centre = 1 << 9;
  colours->cells[2].colours = 1;
  put (place, clues, false, 1);
  g_assert_cmpuint (count (place), ==, 0);
  put (place, entry, false, 2);
  put (place, marks, false, 3);
  put (place, colours, false, 4);
  g_assert_cmpuint (count (place), ==, 3);
  put (place, clues, true, 5);                   /* there is something to redo in it */
  g_assert_cmpuint (count (place), ==, 4);
}

/* Another board is seen in the list as it is: its rules, what stands on it, how many cells it has. */
static void
test_other_boards (Place *place, const void *data)
{
  g_autofree Rules *rules = g_new (Rules, 1);
  g_autoptr (Document) document = document_new (), board = NULL, classic = NULL;
  g_autoptr (Document) begun_one = begun (1);
  g_autoptr (GPtrArray) shelf = NULL;
  const uint16_t corners[] = { 0, 14 };
  Topology *topology;
  RulesFault fault;

  rules_init_square (rules, 4, 2, 2);                /* two grids that share a box */
  rules->rows = rules->columns = 6;
  rules->n_grids = 2;
  memcpy (rules->grid, corners, sizeof corners);
  topology = topology_new (rules, &fault);
  document_set_topology (document, topology);
  topology_unref (topology);
  document->cells[0].given = 4;
  document->cells[35].entry = 1;
  put (place, document, true, 5);
  put (place, begun_one, true, 4);
  shelf = shelf_list (place->folder);
  g_assert_cmpuint (shelf->len, ==, 2);
  g_assert_cmpint (((ShelfEntry *) shelf->pdata[0])->n_cells, ==, 28);
  g_assert_cmpint (((ShelfEntry *) shelf->pdata[1])->n_cells, ==, 81);
  board = shelf_entry_board (shelf->pdata[0]);
  g_assert_true (topology_equal (board->topology, document->topology));
  g_assert_cmpint (board->cells[0].given, ==, 4);
  g_assert_cmpint (board->cells[35].given, ==, 1);
  classic = shelf_entry_board (shelf->pdata[1]);
  g_assert_null (classic->topology);
}

/* Opened from its file and left as it was, again and again. */
static void
test_the_same_game_is_there_once (Place *place, const void *data)
{
  g_autoptr (GPtrArray) shelf = NULL;

  for (int i = 0; i < 3; i++)
    {
      g_autoptr (Document) document = begun (1);

      document->elapsed = 1000 + i;
      document->step = (uint64_t) i;
      put (place, document, true, 10 + i);
    }
  shelf = shelf_list (place->folder);
  g_assert_cmpuint (shelf->len, ==, 1);
  g_assert_cmpint (((ShelfEntry *) shelf->pdata[0])->time, ==, 12);
  {
    g_autoptr (Document) other = begun (1);

    other->cells[1].entry = 5;
    put (place, other, true, 20);
    g_assert_cmpuint (count (place), ==, 2);
  }
}

static void
test_a_deleted_game_can_be_put_back (Place *place, const void *data)
{
  g_autoptr (GPtrArray) shelf = NULL;
  const char *names[4] = { NULL };

  for (int n = 0; n < 5; n++)
    {
      g_autoptr (Document) document = begun (n);

      put (place, document, true, n);
    }
  shelf = shelf_list (place->folder);
  for (int i = 0; i < 3; i++)
    names[i] = ((ShelfEntry *) shelf->pdata[i])->name;
  g_assert_cmpuint (shelf_delete (place->folder, names), ==, 3);
  g_assert_cmpuint (count (place), ==, 2);
  g_assert_cmpuint (shelf_delete (place->folder, (const char *[]) { "../x.a.setdoku", NULL }), ==, 0);
  g_assert_cmpuint (count (place), ==, 2);
  shelf_put_back (place->folder);
  g_assert_cmpuint (count (place), ==, 2);       /* what was deleted before that went for good */

  names[0] = ((ShelfEntry *) shelf->pdata[3])->name;
  names[1] = NULL;
  g_assert_cmpuint (shelf_delete (place->folder, names), ==, 1);
  shelf_put_back (place->folder);
  g_assert_cmpuint (count (place), ==, 2);
  g_assert_cmpuint (shelf_delete (place->folder, names), ==, 1);
  shelf_forget (place->folder);
  shelf_put_back (place->folder);
  g_assert_cmpuint (count (place), ==, 1);
}

/* As the first version left it: names of its own making, and no cells in the head. */
static void
test_an_old_folder_is_read (Place *place, const void *data)
{
  g_autoptr (Document) document = begun (7);
  g_autoptr (Document) read = NULL;
  g_autoptr (GPtrArray) shelf = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *body = format_write (format_find ("setdoku"), document);
  const char *head = "[Session]\nversion=1\ngeneration=1\ntime=77\ntitle=Old\nclues=36\nfilled=37\nstarted=true\n";
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, head, -1);
  g_autofree char *text = g_strdup_printf ("[Setdoku session]\nlength=%" G_GSIZE_FORMAT "\nchecksum=%s\n%s%s", strlen (head),
                                           sum, head, body);
  g_autofree char *earlier = g_build_filename (place->folder, "earlier", NULL);
  g_autofree char *path = g_build_filename (earlier, "01234567-89ab-4def-8123-456789abcdef.setdoku", NULL);

  g_assert_cmpint (g_mkdir_with_parents (earlier, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  shelf = shelf_list (place->folder);
  g_assert_cmpuint (shelf->len, ==, 1);
  g_assert_cmpstr (((ShelfEntry *) shelf->pdata[0])->title, ==, "Old");
  g_assert_null (((ShelfEntry *) shelf->pdata[0])->cells);
  g_assert_true (shelf_read (place->folder, ((ShelfEntry *) shelf->pdata[0])->name, NULL, &read, &error));
  g_assert_true (document_equal (read, document));
}

#define ADD(path, test) g_test_add ("/shelf/" path, Place, NULL, set_up, test, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("unbounded", test_none_is_pushed_out);
  ADD ("begun", test_what_was_begun_is_kept);
  ADD ("other-boards", test_other_boards);
  ADD ("once", test_the_same_game_is_there_once);
  ADD ("deleted", test_a_deleted_game_can_be_put_back);
  ADD ("old-folder", test_an_old_folder_is_read);
  return g_test_run ();
}
