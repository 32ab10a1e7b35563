/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-watch-address.c — what a document says of a search comes to the Watch view and goes back into a document: the search,
 * bookmarks, breakpoints; and what this version does not know is told, and not lost. */
#include <gtk/gtk.h>
#include <string.h>

#include "engine/search/strategies/strategies.h"
#include "frames.h"
#include "view/watch/setdoku-watch.h"

typedef struct {
  GtkWidget     *window;
  SetdokuWatch  *watch;
  SetdokuPlayer *player;
  int64_t        now;
  int            edited;
  char          *refused;
} Fixture;

static void
on_edited (SetdokuWatch *watch, Fixture *f)
{
  f->edited++;
}

static void
on_refused (SetdokuWatch *watch, const char *text, Fixture *f)
{
  g_free (f->refused);
  f->refused = g_strdup (text);
}

static void
open_watch (Fixture *f)
{
  GtkWidget *grid = setdoku_grid_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  *f = (Fixture) { .window = gtk_window_new (), .now = 1000000 };
  f->watch = setdoku_watch_new (SETDOKU_GRID (grid));
  f->player = setdoku_watch_get_player (f->watch);
  gtk_box_append (GTK_BOX (box), grid);
  gtk_box_append (GTK_BOX (box), setdoku_watch_get_panel (f->watch));
  gtk_box_append (GTK_BOX (box), setdoku_watch_get_bar (f->watch));
  gtk_window_set_child (GTK_WINDOW (f->window), box);
  gtk_window_present (GTK_WINDOW (f->window));
  g_signal_connect (f->watch, "marks-edited", G_CALLBACK (on_edited), f);
  g_signal_connect (f->watch, "refused", G_CALLBACK (on_refused), f);
}

static void
close_watch (Fixture *f)
{
  gtk_window_destroy (GTK_WINDOW (f->window));
  g_object_unref (f->watch);
  g_free (f->refused);
}

static void
explore (Fixture *f)
{
  while (!setdoku_player_is_ended (f->player))
    {
      setdoku_player_tick (f->player, f->now += 16667);
      g_usleep (500);
    }
}

static Document *
document_of (const char *strategy, const char *switches, uint64_t seed, uint64_t step)
{
  Document *document = document_new ();

  document->strategy = g_strdup (strategy);
  document->switches = g_strdup (switches);
  document->seed = seed;
  document->step = step;
  return document;
}

static void
check_takes (Fixture *f, const Document *document, const char *part_of_reason)
{
  g_autofree char *why = setdoku_watch_take_address (f->watch, document);

  if (!part_of_reason)
    g_assert_null (why);
  else
    g_assert_nonnull (strstr (why, part_of_reason));
  g_assert_cmpint (f->edited, ==, 0);
}

/* What is written into a fresh document, and into one that was read, is the same as what was read. */
static void
check_gives (Fixture *f, const Document *wanted)
{
  g_autoptr (Document) fresh = document_new (), again = document_copy (wanted);

  setdoku_watch_put_address (f->watch, again);
  g_assert_true (document_equal (again, wanted));
  setdoku_watch_put_address (f->watch, fresh);
  g_assert_true (document_equal (fresh, wanted));
}

static Document *
marked_document (void)
{
  Document *document = document_of ("explore", "", 7, 0);
  char      text[SEARCH_OPTIONS_TEXT_SIZE];

  search_options_format (&strategy_explore.defaults, strategy_explore.switches, text, sizeof text);
  g_free (document->switches);
  document->switches = g_strdup (text);
  document_add_bookmark (document, 3, "");
  document_add_bookmark (document, 40, "the turn");
  document_add_breakpoint (document, "kind=wipeout", true);
  document_add_breakpoint (document, "lost=r4c5=7", false);
  return document;
}

/* Whether or not Watch is in front when the document comes, and whether or not it ever was. */
static void
test_what_was_marked_comes_back (void)
{
  for (int n = 0; n < 4; n++)
    {
      Fixture f;
      g_autoptr (Document) document = marked_document ();

      open_watch (&f);
      if (n & 1)
        setdoku_watch_set_active (f.watch, TRUE);
      if (n & 2)
        setdoku_watch_set_active (f.watch, FALSE);
      check_takes (&f, document, NULL);
      check_gives (&f, document);
      setdoku_watch_set_active (f.watch, TRUE);
      check_gives (&f, document);
      g_assert_cmpint (f.edited, ==, 0);
      g_assert_cmpuint (setdoku_player_get_bookmarks (f.player)->len, ==, 2);
      g_assert_cmpuint (setdoku_player_get_n_breakpoints (f.player), ==, 2);
      g_assert_false (setdoku_player_get_breakpoint (f.player, 1)->enabled);

      /* What the viewer changes is told, and given. */
      setdoku_player_set_bookmark (f.player, 40, NULL);
      setdoku_player_remove_breakpoint (f.player, 0);
      g_assert_cmpint (f.edited, ==, 2);
      g_array_set_size (document->bookmarks, 1);
      g_array_remove_index (document->breakpoints, 0);
      check_gives (&f, document);
      close_watch (&f);
    }
}

/* The same document once more, after its marks were changed here: as it says. */
static void
test_a_document_says_all_of_its_marks (void)
{
  Fixture f;
  g_autoptr (Document) document = marked_document (), plain = marked_document ();

  open_watch (&f);
  setdoku_watch_set_active (f.watch, TRUE);
  check_takes (&f, document, NULL);
  setdoku_player_set_bookmark (f.player, 5, "mine");
  f.edited = 0;
  check_takes (&f, document, NULL);
  check_gives (&f, document);

  /* Without breakpoints it leaves them; without bookmarks it has none. */
  g_clear_pointer (&plain->bookmarks, g_array_unref);
  g_clear_pointer (&plain->breakpoints, g_array_unref);
  check_takes (&f, plain, NULL);
  g_assert_cmpuint (setdoku_player_get_bookmarks (f.player)->len, ==, 0);
  g_assert_cmpuint (setdoku_player_get_n_breakpoints (f.player), ==, 2);
  close_watch (&f);
}

static void
check_unknown (Document *document, const char *part_of_reason)
{
  Fixture f;

  open_watch (&f);
  document_add_bookmark (document, 9, "of another version");
  check_takes (&f, document, part_of_reason);
  {
    g_autoptr (Document) again = document_copy (document);

    setdoku_watch_put_address (f.watch, again);
    g_assert_true (document_equal (again, document));
    setdoku_watch_set_active (f.watch, TRUE);
    explore (&f);
    setdoku_watch_put_address (f.watch, again);
    g_assert_true (document_equal (again, document));

    /* Until something is done with another search. */
    setdoku_player_step (f.player, 5);
    setdoku_watch_put_address (f.watch, again);
    g_assert_cmpstr (again->strategy, ==, setdoku_watch_get_strategy (f.watch));
    g_assert_null (again->bookmarks);
  }
  close_watch (&f);
}

static void
test_another_versions_search_is_refused_and_kept (void)
{
  g_autoptr (Document) strategy = document_of ("oracle", "", 1, 20);
  g_autoptr (Document) switches = document_of ("explore", "cell=mrv inference=telepathy", 1, 20);
  g_autoptr (Document) forks = document_of ("ascending", "", 1, 20);

  forks->forks = g_strdup ("1;20:r1c1=banana");
  check_unknown (strategy, "“oracle”");
  check_unknown (switches, "“inference=telepathy”");
  check_unknown (forks, "banana");
}

static void
test_another_versions_stop_is_refused_and_kept (void)
{
  Fixture f;
  g_autoptr (Document) document = marked_document ();

  document_add_breakpoint (document, "phase=moon", true);
  open_watch (&f);
  setdoku_watch_set_active (f.watch, TRUE);
  check_takes (&f, document, "“phase=moon”");
  g_assert_cmpuint (setdoku_player_get_n_breakpoints (f.player), ==, 2);
  check_gives (&f, document);
  close_watch (&f);
}

/* In reading order the empty grid takes 838 events. */
static void
test_a_bookmark_beyond_the_end_is_told_and_kept (void)
{
  Fixture f;
  g_autoptr (Document) document = document_of ("ascending", "control=iterative solutions=1", 0, 0);

  document_add_bookmark (document, 838, "the end");
  document_add_bookmark (document, 839, "one more");
  open_watch (&f);
  setdoku_watch_set_active (f.watch, TRUE);
  check_takes (&f, document, NULL);
  g_assert_null (f.refused);
  explore (&f);
  g_assert_nonnull (f.refused);
  g_assert_nonnull (strstr (f.refused, "1 bookmark of the file lies beyond the end of this search, event 838."));
  check_gives (&f, document);

  /* Once is enough. */
  g_clear_pointer (&f.refused, g_free);
  setdoku_watch_set_active (f.watch, FALSE);
  setdoku_watch_set_active (f.watch, TRUE);
  g_assert_null (f.refused);
  close_watch (&f);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  g_test_add_func ("/watch-address/what-was-marked-comes-back", test_what_was_marked_comes_back);
  g_test_add_func ("/watch-address/a-document-says-all-of-its-marks", test_a_document_says_all_of_its_marks);
  g_test_add_func ("/watch-address/another-versions-search-is-refused-and-kept",
                   test_another_versions_search_is_refused_and_kept);
  g_test_add_func ("/watch-address/another-versions-stop-is-refused-and-kept", test_another_versions_stop_is_refused_and_kept);
  g_test_add_func ("/watch-address/a-bookmark-beyond-the-end-is-told-and-kept", test_a_bookmark_beyond_the_end_is_told_and_kept);
  return g_test_run ();
}
