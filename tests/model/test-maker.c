/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-maker.c — puzzles made to a wish: how they are written down, made, kept ready, and made by the hundred. */
#include <glib/gstdio.h>
#include <string.h>

#include "engine/fast/count.h"
#include "model/maker-batch.h"
#include "model/maker-store.h"
#include "model/maker.h"

enum { PATIENCE_S = 60 };

#define wait_for(condition) \
  for (int64_t end = g_get_monotonic_time () + PATIENCE_S * G_USEC_PER_SEC; !(condition);) \
    { \
      g_assert_cmpint (g_get_monotonic_time (), <, end); \
      g_main_context_iteration (NULL, FALSE); \
    }

static Wish
wish_of (const char *text)
{
  Wish wish;

  g_assert_true (recipe_parse_wish (&wish, text));
  return wish;
}

static Recipe
recipe_of (const char *text)
{
  Recipe recipe;

  g_assert_true (recipe_parse (&recipe, text));
  return recipe;
}

/* A wish that can be fulfilled by chance only, and hardly ever: the search goes on until it is stopped. */
#define RARE "rating 11.5-11.9, clues 17-18, minimal"

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
  g_assert_true (recipe_from_document (&recipe, g_array_index (records, Record, 0).document));
  setdoku_maker_make (maker, &recipe);
  wait_until_made (maker);
  document_get_board (document, &board);
  g_assert_cmpmem (board.digit, N_CELLS, report->made.puzzle.digit, N_CELLS);
}

/* The store. */

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

/* Many. */

static void
run_batch (SetdokuMakerBatch *batch, const char *text, uint64_t n, GFile *file, const char *format, int n_threads)
{
  Recipe recipe = recipe_of (text);

  setdoku_maker_batch_start (batch, &recipe, n, file, format_find (format), n_threads);
}

static char *
read_text (GFile *file)
{
  char *text = NULL;

  g_assert_true (g_file_get_contents (g_file_peek_path (file), &text, NULL, NULL));
  return text;
}

static void
test_batch (Place *place, const void *data)
{
  g_autoptr (SetdokuMakerBatch) batch = setdoku_maker_batch_new ();
  g_autoptr (SetdokuMaker) maker = setdoku_maker_new ();
  const BatchReport *report = setdoku_maker_batch_get_report (batch);
  g_autoptr (GFile) file = g_file_new_build_filename (place->folder, "many.sdm", NULL);
  g_autofree char *one = NULL, *many = NULL;
  g_auto (GStrv) lines = NULL;
  Board board;

  g_assert_true (g_file_set_contents (g_file_peek_path (file), "what was there before, and was much longer\n", -1, NULL));
  run_batch (batch, "seed 9, number 0, easy", 20, file, "sdm", 1);
  wait_for (!report->working);
  g_assert_null (report->error);
  g_assert_false (report->stopped);
  g_assert_cmpuint (report->n_made, ==, 20);
  g_assert_cmpuint (report->n_tries, >=, 20);
  one = read_text (file);
  run_batch (batch, "seed 9, number 0, easy", 20, file, "sdm", 2);
  wait_for (!report->working);
  many = read_text (file);
  g_assert_cmpstr (one, ==, many);                     /* whatever the number of threads */
  lines = g_strsplit (many, "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, 21);
  make (maker, "seed 9, number 13, easy");
  g_assert_true (board_parse (&board, lines[13]));
  g_assert_cmpmem (board.digit, N_CELLS, wait_until_made (maker)->made.puzzle.digit, N_CELLS);
  g_file_delete (file, NULL, NULL);
}

/* Where a format holds ratings, each puzzle comes with its own. */
static void
test_batch_rated (Place *place, const void *data)
{
  g_autoptr (SetdokuMakerBatch) batch = setdoku_maker_batch_new ();
  const BatchReport *report = setdoku_maker_batch_get_report (batch);
  g_autoptr (GFile) file = g_file_new_build_filename (place->folder, "many.rated", NULL);
  g_autoptr (GArray) records = NULL;
  g_autofree char *text = NULL;

  run_batch (batch, "seed 9, number 0, hard", 5, file, maker_batch_format ("many.rated")->id, 2);
  wait_for (!report->working);
  text = read_text (file);
  records = format_read (NULL, text, strlen (text), NULL);
  g_assert_cmpuint (records->len, ==, 5);
  for (guint i = 0; i < records->len; i++)
    {
      const Document *document = g_array_index (records, Record, i).document;

      g_assert_nonnull (document);
      g_assert_cmpint (document->rating.er, >=, rating_level_find ("hard")->min);
      g_assert_cmpint (document->rating.er, <=, rating_level_find ("hard")->max);
    }
  g_file_delete (file, NULL, NULL);
}

static void
test_batch_stopped (Place *place, const void *data)
{
  g_autoptr (SetdokuMakerBatch) batch = setdoku_maker_batch_new ();
  const BatchReport *report = setdoku_maker_batch_get_report (batch);
  g_autoptr (GFile) file = g_file_new_build_filename (place->folder, "many.sdm", NULL);
  g_autofree char *text = NULL;

  run_batch (batch, "seed 9, number 0, medium", BATCH_MAX, file, "sdm", 2);
  wait_for (report->n_made > 0);
  setdoku_maker_batch_stop (batch);
  wait_for (!report->working);
  g_assert_true (report->stopped);
  g_assert_null (report->error);
  text = read_text (file);
  g_assert_cmpuint (strlen (text), ==, report->n_made * (N_CELLS + 1));
  for (const char *line = text; *line; line += N_CELLS + 1)
    g_assert_cmpuint (strspn (line, "0123456789"), ==, N_CELLS);
  g_file_delete (file, NULL, NULL);
}

static void
test_batch_of_nothing (Place *place, const void *data)
{
  g_autoptr (SetdokuMakerBatch) batch = setdoku_maker_batch_new ();
  const BatchReport *report = setdoku_maker_batch_get_report (batch);
  g_autoptr (GFile) file = g_file_new_build_filename (place->folder, "many.sdm", NULL);
  g_autofree char *text = NULL;

  run_batch (batch, "seed 1, number 0, " RARE, 5, file, "sdm", 2);
  setdoku_maker_batch_stop (batch);
  wait_for (!report->working);
  g_assert_true (report->stopped);
  g_assert_false (g_file_query_exists (file, NULL));   /* no empty file is left */

  /* A file that was there stays as it was. */
  g_assert_true (g_file_set_contents (g_file_peek_path (file), "mine\n", -1, NULL));
  run_batch (batch, "seed 1, number 0, " RARE, 5, file, "sdm", 2);
  setdoku_maker_batch_stop (batch);
  wait_for (!report->working);
  text = read_text (file);
  g_assert_cmpstr (text, ==, "mine\n");
  g_file_delete (file, NULL, NULL);
}

static void
test_batch_fails (Place *place, const void *data)
{
  g_autoptr (SetdokuMakerBatch) batch = setdoku_maker_batch_new ();
  const BatchReport *report = setdoku_maker_batch_get_report (batch);
  g_autoptr (GFile) file = g_file_new_build_filename (place->folder, "not here", "many.sdm", NULL);

  run_batch (batch, "seed 9, number 0, easy", 5, file, "sdm", 1);
  wait_for (!report->working);
  g_assert_nonnull (report->error);
  g_assert_true (g_str_has_prefix (report->error->message, "“many.sdm” could not be written: "));
  g_assert_cmpuint (report->n_made, ==, 0);
}

/* The device of that name takes nothing. */
static void
test_batch_full_disk (Place *place, const void *data)
{
  g_autoptr (SetdokuMakerBatch) batch = setdoku_maker_batch_new ();
  const BatchReport *report = setdoku_maker_batch_get_report (batch);
  g_autoptr (GFile) file = g_file_new_for_path ("/dev/full");

  if (!g_file_query_exists (file, NULL))
    {
      g_test_skip ("there is no /dev/full");
      return;
    }
  run_batch (batch, "seed 9, number 0, easy", 5, file, "sdm", 1);
  wait_for (!report->working);
  g_assert_nonnull (report->error);
  g_assert_cmpuint (report->n_made, ==, 0);
}

static void
test_batch_format (void)
{
  g_assert_cmpstr (maker_batch_format ("many.sdm")->id, ==, "sdm");
  g_assert_null (maker_batch_format ("one.setdoku"));
  g_assert_null (maker_batch_format ("many"));
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
  g_test_add ("/store/ends-while-it-makes", Place, NULL, set_up, test_store_ends, tear_down);
  g_test_add ("/store/forgets-what-was-not-used-for-long", Place, NULL, set_up, test_store_forgets, tear_down);
  g_test_add ("/batch/same-file-by-any-number-of-threads", Place, NULL, set_up, test_batch, tear_down);
  g_test_add ("/batch/with-their-ratings", Place, NULL, set_up, test_batch_rated, tear_down);
  g_test_add ("/batch/stopped-leaves-whole-lines", Place, NULL, set_up, test_batch_stopped, tear_down);
  g_test_add ("/batch/without-a-puzzle-leaves-the-file-alone", Place, NULL, set_up, test_batch_of_nothing, tear_down);
  g_test_add ("/batch/no-folder-is-told", Place, NULL, set_up, test_batch_fails, tear_down);
  g_test_add ("/batch/a-full-disk-is-told", Place, NULL, set_up, test_batch_full_disk, tear_down);
  g_test_add_func ("/batch/format-by-name", test_batch_format);
  return g_test_run ();
}
