/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-maker.c — puzzles made to a wish: how they are written down, made, and kept ready. */
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>

#include "maker-fixture.h"
#include "engine/fast/count.h"
#include "engine/make/symmetry.h"
#include "formats/format.h"
#include "model/make/maker-store.h"

static Wish
wish_of (const char *text)
{
  Wish wish;

  g_assert_true (recipe_parse_wish (&wish, text));
  return wish;
}

/* Recipes. */

static void
test_recipe_text (void)
{
  static const char *const texts[] = {
    "seed 12, number 0, hard, rotate-180",
    "seed 18446744073709551615, number 7, rating 2.9-4.0, clues 22-26, minimal",
    "seed 1, number 0, extreme, needs x-wing",
    "seed 1, number 0, full, allows naked-single hidden-single naked-pair",
    "seed 1, number 0, potential mrv-hidden",
    "seed 1, number 0, score 400-800",
    "seed 1, number 0, hodoku unfair",
    "seed 1, number 0, pattern xxxxxxxxx........................................................................",
  };

  for (size_t i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      Recipe           recipe = recipe_of (texts[i]);
      g_autofree char *again = recipe_format (&recipe);

      g_assert_cmpstr (again, ==, texts[i]);
    }
}

static void
test_recipe_nothing_wished (void)
{
  Wish             wish = wish_of ("any"), plain;
  g_autofree char *text = recipe_format_wish (&wish);

  wish_init (&plain);
  g_assert_cmpstr (text, ==, "any");
  g_assert_cmpint (wish.needs, ==, plain.needs);
  g_assert_cmpint (wish.clues_max, ==, plain.clues_max);
}

static void
test_recipe_refuses (void)
{
  static const char *const texts[] = {
    "", "seed", "seed x", "seed -1", "hardest", "rating 2.9", "rating a-b", "clues 20", "needs wings", "pattern xx",
    "allows naked-single wings", "potential fast", "seed 99999999999999999999", "hard rotate-180", "clues 20--30",
    "clues 82-855", "clues 20-82", "clues 2147483647-30",
  };

  for (size_t i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      Recipe recipe;

      if (recipe_parse (&recipe, texts[i]))
        g_error ("“%s” was understood", texts[i]);
    }
}

static void
test_recipe_every_row (void)
{
  for (const Symmetry *symmetry = symmetries; symmetry->id; symmetry++)
    {
      Wish wish;

      g_assert_true (recipe_parse_wish (&wish, symmetry->id));
      g_assert_cmpint (wish.symmetry, ==, symmetry - symmetries);
    }
  for (const RatingLevel *level = rating_levels; level->id; level++)
    {
      Wish wish = wish_of (level->id);

      g_assert_true (recipe_level (&wish) == level);
    }
}

/* Making. */

static void
test_made_as_wished (void)
{
  g_autoptr (SetdokuMaker) maker = setdoku_maker_new ();
  const MakerReport *report;
  CountPuzzle        puzzle;
  CellSet            clues = { 0 };

  make (maker, "seed 5, number 0, medium, rotate-180");
  report = wait_until_made (maker);
  g_assert_cmpint (report->made.er, >=, rating_level_find ("medium")->min);
  g_assert_cmpint (report->made.er, <=, rating_level_find ("medium")->max);
  for (int cell = 0; cell < N_CELLS; cell++)
    if (report->made.puzzle.digit[cell])
      cells_add (&clues, cell);
  g_assert_true (symmetry_holds (symmetry_find ("rotate-180"), clues));
  count_puzzle_from_board (&puzzle, &report->made.puzzle);
  g_assert_cmpuint (count_solutions (&puzzle, 2, NULL, NULL), ==, 1);
  g_assert_cmpuint (report->n_tries, >=, 1);
  g_assert_cmpuint (report->one_in, >=, 1);
}

static void
test_same_seed (void)
{
  g_autoptr (SetdokuMaker) maker = setdoku_maker_new (), other = setdoku_maker_new ();
  Board first;

  make (maker, "seed 77, number 3, easy");
  first = wait_until_made (maker)->made.puzzle;
  setdoku_maker_set_gentle (other, true);
  make (other, "seed 77, number 3, easy");
  g_assert_cmpmem (first.digit, N_CELLS, wait_until_made (other)->made.puzzle.digit, N_CELLS);
  make (other, "seed 77, number 4, easy");
  g_assert_cmpint (memcmp (first.digit, wait_until_made (other)->made.puzzle.digit, N_CELLS), !=, 0);
}

static void
test_newest_wins (void)
{
  g_autoptr (SetdokuMaker) maker = setdoku_maker_new ();
  const MakerReport *report;

  make (maker, "seed 1, number 0, " RARE);
  make (maker, "seed 2, number 0, easy");
  report = wait_until_made (maker);
  g_assert_cmpuint (report->recipe.seed, ==, 2);
  g_assert_cmpint (report->made.er, <=, rating_level_find ("easy")->max);
}

static void
test_refused (void)
{
  g_autoptr (SetdokuMaker) maker = setdoku_maker_new ();

  make (maker, "clues 10-12");
  g_assert_cmpint (setdoku_maker_get_report (maker)->state, ==, MAKER_REFUSED);
  g_assert_cmpint (setdoku_maker_get_report (maker)->refusal, ==, WISH_TOO_FEW_CLUES);
}

static void
test_stops_and_goes_on (void)
{
  g_autoptr (SetdokuMaker) maker = setdoku_maker_new ();
  const MakerReport *report = setdoku_maker_get_report (maker);
  uint64_t tried;

  make (maker, "seed 1, number 0, " RARE);
  wait_for (report->n_tries > 0);
  g_assert_cmpint (report->state, ==, MAKER_TRYING);
  setdoku_maker_stop (maker);
  g_assert_cmpint (report->state, ==, MAKER_STOPPED);
  tried = report->n_tries;
  setdoku_maker_go_on (maker);
  wait_for (report->n_tries > tried);
  g_assert_cmpuint (report->one_in, ==, 0);
}

static void
test_ends (void)
{
  g_autoptr (SetdokuMaker) maker = setdoku_maker_new ();

  make (maker, "seed 1, number 0, " RARE);
  wait_for (setdoku_maker_get_report (maker)->n_tries > 0);
  setdoku_maker_end (maker);
  g_assert_cmpint (setdoku_maker_get_report (maker)->state, ==, MAKER_IDLE);
  make (maker, "seed 3, number 0, easy");              /* and can begin again */
  wait_until_made (maker);
}

static void
test_document (void)
{
  g_autoptr (SetdokuMaker) maker = setdoku_maker_new ();
  g_autoptr (Document)     document = NULL;
  g_autoptr (GArray)       records = NULL;
  g_autofree char         *text = NULL;
  const MakerReport       *report;
  Recipe                   recipe;
  Board                    board;

  make (maker, "seed 12, number 0, easy, rotate-180");
  report = wait_until_made (maker);
  document = recipe_document (&report->recipe, &report->made);
  g_assert_cmpstr (document->source, ==, "Setdoku, seed 12, number 0, easy, rotate-180");
  g_assert_cmpstr (document->level, ==, "Easy");
  g_assert_cmpint (document->rating.scale, ==, SCALE_SE);
  g_assert_cmpint (document->rating.er, ==, report->made.er);

  /* It can be made again from what a file says. */
  text = format_write (format_find ("setdoku"), document);
  records = format_read (NULL, text, strlen (text), NULL);
  g_assert_true (recipe_parse (&recipe, g_array_index (records, Record, 0).document->source + strlen ("Setdoku, ")));
  setdoku_maker_make (maker, &recipe);
  wait_until_made (maker);
  document_get_board (document, &board);
  g_assert_cmpmem (board.digit, N_CELLS, report->made.puzzle.digit, N_CELLS);
}

/* The store. */

static void
test_store_refills (Place *place, const void *data)
{
  g_autoptr (SetdokuMakerStore) store = setdoku_maker_store_new (place->file);
  Wish   wish = wish_of ("easy");
  Recipe recipe, second;
  Made   made;

  setdoku_maker_store_start (store);
  g_assert_false (setdoku_maker_store_take (store, &wish, &recipe, &made));
  wait_for (setdoku_maker_store_count (store, &wish) == STORE_READY);
  g_assert_false (setdoku_maker_store_is_making (store));
  g_assert_true (setdoku_maker_store_take (store, &wish, &recipe, &made));
  g_assert_cmpint (made.er, <=, rating_level_find ("easy")->max);
  g_assert_cmpuint (setdoku_maker_store_count (store, &wish), ==, STORE_READY - 1);
  g_assert_true (setdoku_maker_store_is_making (store));
  wait_for (setdoku_maker_store_count (store, &wish) == STORE_READY);
  g_assert_true (setdoku_maker_store_take (store, &wish, &second, &made));
  g_assert_cmpuint (recipe.seed, !=, second.seed);
}

static void
test_store_survives (Place *place, const void *data)
{
  SetdokuMakerStore *store = setdoku_maker_store_new (place->file);
  Wish   easy = wish_of ("easy"), medium = wish_of ("medium, rotate-180");
  Recipe recipe;
  Made   made, again = { 0 };
  g_autoptr (SetdokuMaker) maker = setdoku_maker_new ();

  setdoku_maker_store_start (store);
  setdoku_maker_store_take (store, &easy, &recipe, &made);
  setdoku_maker_store_take (store, &medium, &recipe, &made);
  wait_for (setdoku_maker_store_count (store, &easy) == STORE_READY
            && setdoku_maker_store_count (store, &medium) == STORE_READY);
  g_object_unref (store);

  store = setdoku_maker_store_new (place->file);       /* not started: it only gives */
  g_assert_cmpuint (setdoku_maker_store_count (store, &easy), ==, STORE_READY);
  g_assert_true (setdoku_maker_store_take (store, &medium, &recipe, &made));
  g_assert_false (setdoku_maker_store_is_making (store));
  g_object_unref (store);

  /* What came back is what its recipe makes. */
  setdoku_maker_make (maker, &recipe);
  again = wait_until_made (maker)->made;
  g_assert_cmpmem (again.puzzle.digit, N_CELLS, made.puzzle.digit, N_CELLS);
  g_assert_cmpmem (again.solution, N_CELLS, made.solution, N_CELLS);
  g_assert_cmpint (again.er, ==, made.er);
  g_assert_cmpint (again.ep, ==, made.ep);
  g_assert_cmpint (again.rate_technique, ==, made.rate_technique);

  store = setdoku_maker_store_new (place->file);       /* and is not given twice */
  g_assert_cmpuint (setdoku_maker_store_count (store, &medium), ==, STORE_READY - 1);
  g_object_unref (store);
}

/* Whatever is in the file: what is right is taken, nothing else is. */
static void
test_store_reads_tolerantly (Place *place, const void *data)
{
  static const char good[] =
    "..4..37...2.75..4.7.68..3.13...8.49..4.9.7.6..79.6...54.7..15.2.9..35.7...54..6.. 15 12 12 2 -1 seed 4, number 0, easy";
  static const char *const bad[] = {
    "..4..37", "kind nonsense", "", "\xff\xfe",
    "..4..37...2.75..4.7.68..3.13...8.49..4.9.7.6..79.6...54.7..15.2.9..35.7...54..6.. 15 12",
    "..4..37...2.75..4.7.68..3.13...8.49..4.9.7.6..79.6...54.7..15.2.9..35.7...54..6.. 84 12 12 2 -1 seed 4, number 0, easy",
    "44............................................................................... 15 12 12 2 -1 seed 4, number 0, easy",
    "................................................................................. 15 12 12 2 -1 seed 4, number 0, easy",
    "..4..37...2.75..4.7.68..3.13...8.49..4.9.7.6..79.6...54.7..15.2.9..35.7...54..6.. 15 12 12 2 -1 seed 4, number 0, hard",
    "..4..37...2.75..4.7.68..3.13...8.49..4.9.7.6..79.6...54.7..15.2.9..35.7...54..6.. 15 12 12 2000 -1 seed 4, number 0, easy",
    "..4..37...2.75..4.7.68..3.13...8.49..4.9.7.6..79.6...54.7..15.2.9..35.7...54..6.. 4294967311 12 12 2 -1 seed 4, number 0, easy",
    "..4..37...2.75..4.7.68..3.13...8.49..4.9.7.6..79.6...54.7..15.2.9..35.7...54..6.. 15 12 12 2 -1.5 seed 4, number 0, easy",
  };
  g_autofree char *folder = g_path_get_dirname (g_file_peek_path (place->file));
  Wish wish = wish_of ("easy");

  g_mkdir_with_parents (folder, 0700);
  for (size_t i = 0; i <= G_N_ELEMENTS (bad); i++)
    {
      const char      *first = i < G_N_ELEMENTS (bad) ? "Setdoku, puzzles made ahead, version 1"
                                                      : "Setdoku, puzzles made ahead, version 0";
      bool             encoded = i == G_N_ELEMENTS (bad) || g_utf8_validate (bad[i], -1, NULL);
      unsigned         expected = i < G_N_ELEMENTS (bad) && encoded ? 1 : 0;
      g_autofree char *text = g_strdup_printf ("%s\nkind easy\n%s\n%s\n", first, good, i < G_N_ELEMENTS (bad) ? bad[i] : good);
      g_autoptr (SetdokuMakerStore) store = setdoku_maker_store_new (place->file);

      g_assert_true (g_file_set_contents (g_file_peek_path (place->file), text, -1, NULL));
      if (setdoku_maker_store_count (store, &wish) != expected)
        g_error ("file %zu: %u puzzles, not %u", i, setdoku_maker_store_count (store, &wish), expected);
    }
}

/* A pipe would wait for ever, and what is that large is none of ours. */
static void
test_store_reads_only_files (Place *place, const void *data)
{
  const char      *path = g_file_peek_path (place->file);
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *large = g_strnfill (2 << 20, '\n');
  g_autofree char *text = g_strconcat ("Setdoku, puzzles made ahead, version 1\nkind easy\n..4..37...2.75..4.7.68..3.13...8.49..4.9.7.6.."
                                       "79.6...54.7..15.2.9..35.7...54..6.. 15 12 12 2 -1 seed 4, number 0, easy\n", large, NULL);
  Wish wish = wish_of ("easy");

  g_mkdir_with_parents (folder, 0700);
  for (int pipe = 0; pipe < 2; pipe++)
    {
      g_autoptr (SetdokuMakerStore) store = setdoku_maker_store_new (place->file);

      g_assert_true (pipe ? mkfifo (path, 0600) == 0 : g_file_set_contents (path, text, -1, NULL));
      g_assert_cmpuint (setdoku_maker_store_count (store, &wish), ==, 0);
      g_assert_cmpint (g_remove (path), ==, 0);
    }
}

/* What a later version has made ahead is not thrown away. */
static void
test_store_leaves_a_later_version (Place *place, const void *data)
{
  static const char text[] = "Setdoku, puzzles made ahead, version 2\nkind easy\nanything\n";
  g_autofree char *folder = g_path_get_dirname (g_file_peek_path (place->file)), *now = NULL;
  SetdokuMakerStore *store = setdoku_maker_store_new (place->file);
  Wish   easy = wish_of ("easy");
  Recipe recipe;
  Made   made;

  g_mkdir_with_parents (folder, 0700);
  g_assert_true (g_file_set_contents (g_file_peek_path (place->file), text, -1, NULL));
  setdoku_maker_store_start (store);
  setdoku_maker_store_take (store, &easy, &recipe, &made);
  wait_for (setdoku_maker_store_count (store, &easy) > 0);
  g_object_unref (store);
  now = read_text (place->file);
  g_assert_cmpstr (now, ==, text);
}

static void
test_store_ends (Place *place, const void *data)
{
  SetdokuMakerStore *store = setdoku_maker_store_new (place->file);
  Wish   wish = wish_of (RARE);
  Recipe recipe;
  Made   made;

  setdoku_maker_store_start (store);
  g_assert_false (setdoku_maker_store_take (store, &wish, &recipe, &made));
  g_assert_true (setdoku_maker_store_is_making (store));
  g_object_add_weak_pointer (G_OBJECT (store), (void **) &store);
  g_object_unref (store);
  g_assert_null (store);
  g_assert_true (g_file_query_exists (place->file, NULL));
}

static void
test_store_forgets (Place *place, const void *data)
{
  g_autoptr (SetdokuMakerStore) store = setdoku_maker_store_new (NULL);
  Recipe recipe;
  Made   made;
  Wish   easy = wish_of ("easy");

  setdoku_maker_store_start (store);
  setdoku_maker_store_take (store, &easy, &recipe, &made);
  wait_for (setdoku_maker_store_count (store, &easy) == STORE_READY);
  for (int clues = 30; clues < 30 + STORE_KINDS; clues++)
    {
      g_autofree char *text = g_strdup_printf ("easy, clues %d-60", clues);
      Wish wish = wish_of (text);

      setdoku_maker_store_take (store, &wish, &recipe, &made);
    }
  g_assert_cmpuint (setdoku_maker_store_count (store, &easy), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/recipe/text-comes-back", test_recipe_text);
  g_test_add_func ("/recipe/nothing-wished-is-any", test_recipe_nothing_wished);
  g_test_add_func ("/recipe/nonsense-is-refused", test_recipe_refuses);
  g_test_add_func ("/recipe/every-symmetry-and-level-is-a-word", test_recipe_every_row);
  g_test_add_func ("/maker/made-as-wished", test_made_as_wished);
  g_test_add_func ("/maker/same-seed-same-puzzle", test_same_seed);
  g_test_add_func ("/maker/newest-wins", test_newest_wins);
  g_test_add_func ("/maker/the-impossible-is-refused-at-once", test_refused);
  g_test_add_func ("/maker/stops-and-goes-on", test_stops_and_goes_on);
  g_test_add_func ("/maker/ends-and-begins-again", test_ends);
  g_test_add_func ("/maker/a-document-says-how-it-was-made", test_document);
  g_test_add ("/store/is-filled-again", Place, NULL, set_up, test_store_refills, tear_down);
  g_test_add ("/store/survives-a-restart", Place, NULL, set_up, test_store_survives, tear_down);
  g_test_add ("/store/passes-over-what-it-cannot-read", Place, NULL, set_up, test_store_reads_tolerantly, tear_down);
  g_test_add ("/store/reads-only-files-of-its-size", Place, NULL, set_up, test_store_reads_only_files, tear_down);
  g_test_add ("/store/ends-while-it-makes", Place, NULL, set_up, test_store_ends, tear_down);
  g_test_add ("/store/a-later-version-is-left", Place, NULL, set_up, test_store_leaves_a_later_version, tear_down);
  g_test_add ("/store/forgets-what-was-not-used-for-long", Place, NULL, set_up, test_store_forgets, tear_down);
  return g_test_run ();
}
