/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* torture-hostile.c — whatever comes in by whatever way: it is refused with a reason, the game on the table stays, and no
 * frame is late.
 *
 * A frame's lateness is the CPU time of the main loop's longest turn; that of a busy machine is not the program's, and
 * neither is the time in which the toolkit copies a text that it hands over. Judged only at full length, and the best of
 * three, for the other users of the machine's caches. */
#include "torture.h"
#include "view/collect/setdoku-library-window.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "view/window/setdoku-ask.h"
#include "view/play/setdoku-puzzle-list.h"
#include "window-fixture.h"

enum { LATE = 50 };                      /* ms */

#define UUID "01234567-89ab-4cde-8f01-23456789abcd"

static double longest, longest_of_all, longest_copy;
static char longest_way[64];
static bool judged;

static double
cpu_ms (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return (double) now.tv_sec * 1e3 + (double) now.tv_nsec / 1e6;
}

/* Files. */

typedef struct {
  const char *name;
  void      (*make) (const char *path);
  bool        is_text;                   /* can come by paste, too */
  bool        is_list;                   /* a collection: taken, not refused */
  bool        is_large;                  /* as a file it goes to Collections, and what is to be said is said there */
  bool        by_root;                   /* means nothing to root */
} Hostile;

static void
put (const char *path, const char *bytes, gssize length)
{
  g_assert_true (g_file_set_contents (path, bytes, length, NULL));
}

static void
put_repeated (const char *path, const char *part, int times)
{
  g_autoptr(GString) text = g_string_sized_new (strlen (part) * (gsize) times);

  for (int i = 0; i < times; i++)
    g_string_append (text, part);
  put (path, text->str, (gssize) text->len);
}

static void make_empty (const char *path) { put (path, "", 0); }
static void make_line (const char *path) { put_repeated (path, "one,more", 1250000); }
static void make_million (const char *path) { put_repeated (path, EASY "\n", 1000000); }
static void make_nul (const char *path) { put (path, EASY "\0\n" EASY, 164); }
static void make_bom (const char *path) { put (path, "\xef\xbb\xbf", 3); }
static void make_utf16 (const char *path) { put (path, "\xff\xfe" "1\0" "2\0" "\x00\xd8" "3\0", 10); }
static void make_fifo (const char *path) { g_assert_cmpint (mkfifo (path, 0600), ==, 0); }
static void make_zero (const char *path) { g_assert_cmpint (symlink ("/dev/zero", path), ==, 0); }
static void make_folder (const char *path) { g_assert_cmpint (g_mkdir (path, 0700), ==, 0); }
static void make_loop (const char *path) { g_assert_cmpint (symlink (path, path), ==, 0); }
static void make_xml (const char *path) { put_repeated (path, "<opensudoku><game><a b='1'>", 400000); }
static void make_zip (const char *path) { put_repeated (path, "PK\x03\x04\x14 \x08 bomb bomb bomb", 500000); }
static void make_list (const char *path) { put_repeated (path, EASY "\n", 100000); }
static void make_garbage (const char *path) { put_repeated (path, "no puzzle at all, only words\n", 500000); }

static void
make_sparse (const char *path)
{
  int file = open (path, O_WRONLY | O_CREAT, 0600);

  g_assert_true (file >= 0 && ftruncate (file, 1 << 30) == 0 && close (file) == 0);
}

static void
make_forbidden (const char *path)
{
  put (path, EASY, -1);
  g_chmod (path, 0);
}

static void
make_entities (const char *path)
{
  g_autoptr(GString) text = g_string_new ("<?xml version=\"1.0\"?>\n<!DOCTYPE x [\n<!ENTITY a0 \"ha\">\n");

  for (int i = 1; i < 60; i++)
    g_string_append_printf (text, "<!ENTITY a%d \"&a%d;&a%d;&a%d;&a%d;\">\n", i, i - 1, i - 1, i - 1, i - 1);
  g_string_append (text, "]>\n<opensudoku><name>&a59;</name><game data=\"&a59;\"/></opensudoku>\n");
  put (path, text->str, (gssize) text->len);
}

static const Hostile hostile[] = {
  { "empty", make_empty, true }, { "1 GB sparse", make_sparse, .is_large = true }, { "10 MB line", make_line, true },
  { "10^6 puzzles", make_million, true, .is_large = true },
  { "10^5 puzzles", make_list, true, .is_list = true, .is_large = true }, { "14 MB of words", make_garbage, true },
  { "NUL", make_nul }, { "byte order mark", make_bom }, { "torn UTF-16", make_utf16 }, { "pipe", make_fifo },
  { "/dev/zero", make_zero }, { "folder", make_folder }, { "link to itself", make_loop },
  { "not to be read", make_forbidden, .by_root = true }, { "deep XML", make_xml, true }, { "entities", make_entities, true },
  { "zip", make_zip },
};

/* Ways in. Each gives the message that was shown. */

/* What Collections says, or that it shows a file; NULL: nothing yet. */
static const char *
collections_say (void)
{
  GtkWindow *library = find_window (SETDOKU_TYPE_LIBRARY_WINDOW);
  GtkWidget *banner = library ? find_widget (GTK_WIDGET (library), SETDOKU_TYPE_BANNER) : NULL;
  GtkWidget *rows = library ? find_widget (GTK_WIDGET (library), GTK_TYPE_COLUMN_VIEW) : NULL;
  const char *said = banner ? setdoku_banner_get_message (SETDOKU_BANNER (banner)) : NULL;

  if (said)
    return said;
  return rows && g_list_model_get_n_items (G_LIST_MODEL (gtk_column_view_get_model (GTK_COLUMN_VIEW (rows)))) >= 100000
         ? "all its puzzles are shown" : NULL;
}

static gboolean
is_answered (Fixture *fixture)
{
  return message (fixture) != NULL || find_window (SETDOKU_TYPE_PUZZLE_LIST) != NULL || collections_say () != NULL;
}

static bool
wait_for_answer (Fixture *fixture)
{
  Patience patience = patience_begin ();

  while (!is_answered (fixture) && g_get_monotonic_time () < patience.end)
    {
      double start = cpu_ms ();

      g_main_context_iteration (NULL, TRUE);
      longest = MAX (longest, cpu_ms () - start);
    }
  patience_end (&patience);
  /* And a little longer: what was read is drawn and freed. */
  for (int i = 0; i < 100; i++)
    {
      double start = cpu_ms ();

      g_main_context_iteration (NULL, FALSE);
      longest = MAX (longest, cpu_ms () - start);
      g_usleep (500);
    }
  return is_answered (fixture);
}

static GtkDropTarget *
drop_target (GtkWidget *widget)
{
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr(GObject) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_DROP_TARGET (controller))
        return GTK_DROP_TARGET (controller);
    }
  g_assert_not_reached ();
}

static void
by_open (Fixture *fixture, GFile *file)
{
  setdoku_window_open (fixture->window, file);
}

static void
by_recent (Fixture *fixture, GFile *file)
{
  g_autofree char *uri = g_file_get_uri (file);

  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.open-recent", "s", uri);
}

static void
by_drop (Fixture *fixture, GFile *file)
{
  g_autoptr(GSList) files = g_slist_append (NULL, file);
  GValue value = G_VALUE_INIT;
  gboolean taken = FALSE;

  g_value_init (&value, GDK_TYPE_FILE_LIST);
  g_value_set_boxed (&value, files);
  g_signal_emit_by_name (drop_target (GTK_WIDGET (fixture->window)), "drop", &value, 10.0, 10.0, &taken);
  g_value_unset (&value);
  torture_expect (taken, "a drop was not taken");
}

static char *
text_of (GFile *file)
{
  char *text = NULL;

  g_assert_true (g_file_get_contents (g_file_peek_path (file), &text, NULL, NULL));
  return text;
}

/* What one copy of it takes. */
static double
copy_ms (GFile *file)
{
  g_autofree char *text = text_of (file);
  double start = cpu_ms ();
  char *copy = g_strdup (text);
  double taken = cpu_ms () - start;

  g_free (copy);
  longest_copy = MAX (longest_copy, taken);
  return taken;
}

static void
by_text_drop (Fixture *fixture, GFile *file)
{
  GValue value = G_VALUE_INIT;
  gboolean taken = FALSE;

  g_value_init (&value, G_TYPE_STRING);
  g_value_take_string (&value, text_of (file));
  longest = MAX (longest, ({ double start = cpu_ms ();
                             g_signal_emit_by_name (drop_target (GTK_WIDGET (fixture->window)), "drop", &value, 10.0, 10.0, &taken);
                             cpu_ms () - start; }));
  g_value_unset (&value);
}

static void
by_paste (Fixture *fixture, GFile *file)
{
  g_autofree char *text = text_of (file);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (fixture->window)), text);
  act (fixture, "win.paste");
}

static const struct { const char *name; void (*come) (Fixture *, GFile *); bool text; } ways[] = {
  { "open", by_open }, { "a recent file", by_recent }, { "drop", by_drop }, { "dropped text", by_text_drop, true },
  { "paste", by_paste, true },
};

/* Gives the longest turn, ms. */
static double
try_way (Fixture *fixture, size_t way, const Hostile *what, GFile *file)
{
  bool answered, collected = what->is_large && !ways[way].text;
  GtkWindow *list, *library;

  setdoku_banner_dismiss (setdoku_window_get_banner (fixture->window));
  longest = 0;
  ways[way].come (fixture, file);
  answered = wait_for_answer (fixture);
  list = find_window (SETDOKU_TYPE_PUZZLE_LIST);
  torture_expect (answered, "%s by %s: nothing is said", what->name, ways[way].name);
  library = find_window (SETDOKU_TYPE_LIBRARY_WINDOW);
  torture_expect ((what->is_list && !collected) == (list != NULL), "%s by %s: %s", what->name, ways[way].name,
                  list ? "taken" : "refused");
  torture_expect (collected == (library != NULL), "%s by %s: %s in Collections", what->name, ways[way].name,
                  library ? "shown" : "not shown");
  torture_expect (list || (library && collections_say () && strlen (collections_say ()) > 20)
                  || (message (fixture) && strlen (message (fixture)) > 20), "%s by %s: no reason", what->name, ways[way].name);
  torture_expect (count_clues (fixture) == 36 && cells_of_game (fixture)[0].entry == 9 && !find_window (SETDOKU_TYPE_ASK),
                  "%s by %s: the game was touched", what->name, ways[way].name);
  if (list)
    gtk_window_destroy (list);
  if (library)
    gtk_window_destroy (library);
  return MAX (0, longest - (ways[way].text ? copy_ms (file) : 0));
}

static void
judge_way (Fixture *fixture, size_t way, const Hostile *what, GFile *file)
{
  double best = try_way (fixture, way, what, file);

  for (int again = 0; judged && again < 2 && best > LATE; again++)
    best = MIN (best, try_way (fixture, way, what, file));
  torture_expect (best <= LATE || !judged, "%s by %s: a turn of %.0f ms", what->name, ways[way].name, best);
  if (best > longest_of_all)
    {
      longest_of_all = best;
      g_snprintf (longest_way, sizeof longest_way, "%s by %s", what->name, ways[way].name);
    }
}

/* A session's file is read before there is a frame. What does not begin as one is not ours: it is left alone, quickly. */
static double
try_session (const Hostile *what)
{
  g_autofree char *state = g_build_filename (torture_folder, "state", NULL);
  g_autofree char *slot = g_build_filename (state, UUID ".a.setdoku", NULL);
  g_autoptr(GPtrArray) stores = NULL;
  g_autoptr(Session) session = NULL;
  g_autoptr(Document) document = NULL;
  JournalFinding finding;
  double start;

  g_assert_cmpint (g_mkdir_with_parents (state, 0700), ==, 0);
  what->make (slot);
  start = cpu_ms ();
  stores = journal_store_adopt (state);
  finding = stores->len ? journal_store_read (stores->pdata[0], &session, &document) : JOURNAL_NOTHING;
  start = cpu_ms () - start;
  torture_expect (finding == JOURNAL_NOTHING, "%s as a session: finding %d", what->name, finding);
  torture_expect (torture_count (state, "") == 1 && torture_count (state, UUID ".a.setdoku") == 1,
                  "%s as a session: it was touched", what->name);
  remove_all (state);
  return start;
}

int
main (int    argc,
      char **argv)
{
  Fixture fixture;
  guint tried = 0;
  double session = 0;

  judged = !torture_begin (argc, argv) && !g_getenv ("ASAN_OPTIONS");
  start_application (&argc, &argv);
  set_up (&fixture, NULL);
  setdoku_window_take_text (fixture.window, EASY, -1, NULL);
  type (&fixture, "9");
  for (size_t i = 0; i < G_N_ELEMENTS (hostile); i++)
    {
      g_autofree char *path = g_strdup_printf ("%s/hostile-%zu", torture_folder, i);
      g_autoptr(GFile) file = g_file_new_for_path (path);

      if (hostile[i].by_root && geteuid () == 0)
        continue;
      hostile[i].make (path);
      for (size_t way = 0; way < G_N_ELEMENTS (ways); way++)
        if (!ways[way].text || hostile[i].is_text)
          {
            judge_way (&fixture, way, &hostile[i], file);
            tried++;
          }
      session = MAX (session, try_session (&hostile[i]));
      tried++;
      g_remove (path);
    }
  torture_say ("hostile: %u kinds, %u tries by %u ways: the longest turn of the main loop %.1f ms, %s (beside the toolkit's "
               "copy of a text, at most %.1f ms); as a session read in at most %.1f ms",
               (guint) G_N_ELEMENTS (hostile), tried, (guint) G_N_ELEMENTS (ways) + 1, longest_of_all, longest_way, longest_copy,
               session);
  tear_down (&fixture, NULL);
  g_clear_object (&application);
  remove_all (folder);
  g_clear_pointer (&folder, g_free);
  return torture_end ();
}
