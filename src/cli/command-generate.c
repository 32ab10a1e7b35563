/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* command-generate.c — puzzles to a wish, a line each.
 *
 * A line is the puzzle; where a rating was wished, a tabulator, ER/EP/ED, a tabulator and the id of its hardest step's
 * technique, as the command rate prints them; where a score or HoDoKu's level was wished, a tabulator
 * and HoDoKu's score, and behind the level's a slash and that.
 *
 * Puzzle number i depends on the wish, the seed and i alone. So all processors work, the lines come in the order of the
 * numbers, and the shards 1/N to N/N of a run, one after the other, are the run. What is written is whole lines,
 * however it ends. A puzzle that --tries was not enough for is missing: said on stderr, and the exit status is 1. */
#include <errno.h>
#include <glib/gi18n.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "command.h"
#include "engine/logic/score.h"
#include "engine/rate/rate.h"
#include "formats/json-line.h"
#include "generate-any.h"
#include "generate-stats.h"
#include "interrupt.h"
#include "model/job/bulk.h"
#include "whole-lines.h"
#include "wish-options.h"

/* Puzzles that are made side by side: for tries that are many the more the better, for one that may take long the fewer. */
enum { BLOCK_QUICK = 512, BLOCK_GRADED = 8, BLOCK_SLOW = 1 };

typedef struct {
  uint64_t  first;                   /* index */
  size_t    n;
  Generate *generates;               /* n of each, owned */
  Made     *made;
  GenerateOutcome *outcomes;
  GString  *lines;
} MakeBlock;

typedef struct {
  Wish     wish;
  uint64_t seed, tries;
  uint64_t next, end;                /* the indices that are still to be begun */
  size_t   block;                    /* puzzles of a block */
  const CountKernel *kernel;
  pthread_mutex_t lock;              /* guards what follows: there are no more works than threads */
  GenerateWork *idle[BULK_MAX_THREADS];
  int           n_idle;
} Making;

/* NULL: there is no memory for another. */
static GenerateWork *
borrow_work (Making *making)
{
  GenerateWork *work = NULL;

  pthread_mutex_lock (&making->lock);
  if (making->n_idle > 0)
    work = making->idle[--making->n_idle];
  pthread_mutex_unlock (&making->lock);
  if (!work && !(work = generate_work_new ()))
    return NULL;
  generate_work_set_kernel (work, making->kernel);
  return work;
}

static void
return_work (Making *making, GenerateWork *work)
{
  pthread_mutex_lock (&making->lock);
  making->idle[making->n_idle++] = work;
  pthread_mutex_unlock (&making->lock);
}

static bool
fill (void *memory, const Bulk *bulk, void *user)
{
  MakeBlock *block = memory;
  Making *making = user;

  if (making->next == making->end)
    return false;
  if (!block->lines)
    {
      block->generates = g_new (Generate, making->block);
      block->made = g_new (Made, making->block);
      block->outcomes = g_new (GenerateOutcome, making->block);
      block->lines = g_string_new (NULL);
    }

  block->first = making->next;
  block->n = (size_t) MIN (making->block, making->end - making->next);
  making->next += block->n;
  return true;
}

static bool
stop (void *bulk)
{
  return bulk_stopped (bulk);
}

static void
append_line (GString *lines, const Wish *wish, const Made *made)
{
  char text[BOARD_TEXT_SIZE];

  board_format (&made->puzzle, text);
  g_string_append (lines, text);
  if (wish->er_max > 0)
    g_string_append_printf (lines, "\t%d.%d/%d.%d/%d.%d\t%s", made->er / 10, made->er % 10, made->ep / 10, made->ep % 10,
                            made->ed / 10, made->ed % 10, rate_technique_id (made->rate_technique));
  if (wish_is_scored (wish))
    g_string_append_printf (lines, "\t%d", made->score);
  if (wish->score_level >= 0)
    g_string_append_printf (lines, "/%s", score_levels[wish->score_level].id);
  g_string_append_c (lines, '\n');
}

static void
append_object (GString *lines, const Wish *wish, const Made *made)
{
  char text[BOARD_TEXT_SIZE];

  board_format (&made->puzzle, text);
  json_line_open (lines, NULL, '{');
  json_line_string (lines, "puzzle", text);
  if (wish->er_max > 0)
    {
      json_line_tenths (lines, "er", made->er);
      json_line_tenths (lines, "ep", made->ep);
      json_line_tenths (lines, "ed", made->ed);
      json_line_string (lines, "hardest", rate_technique_id (made->rate_technique));
    }
  if (wish_is_scored (wish))
    json_line_number (lines, "score", made->score);
  if (wish->score_level >= 0)
    json_line_string (lines, "level", score_levels[wish->score_level].id);
  json_line_end (lines);
}

static void
work (void *memory, const Bulk *bulk, void *user)
{
  MakeBlock *block = memory;
  Making *making = user;
  GenerateWork *room = borrow_work (making);

  for (size_t i = 0; i < block->n; i++)
    {
      generate_start (&block->generates[i], &making->wish, making->seed, block->first + i);
      block->outcomes[i] = room ? GENERATE_TRYING : GENERATE_REFUSED;
    }
  if (room)
    {
      generate_work_set_stop (room, stop, (void *) bulk);
      generate_many (block->generates, block->n, room, making->tries, block->made, block->outcomes);
      generate_work_set_stop (room, NULL, NULL);
      return_work (making, room);
    }

  g_string_truncate (block->lines, 0);
  for (size_t i = 0; i < block->n; i++)
    if (block->outcomes[i] == GENERATE_MADE)
      (command_json () ? append_object : append_line) (block->lines, &making->wish, &block->made[i]);
}

static void
clear (void *memory)
{
  MakeBlock *block = memory;

  if (!block->lines)
    return;
  g_free (block->generates);
  g_free (block->made);
  g_free (block->outcomes);
  g_string_free (block->lines, TRUE);
}

static const BulkKind make_kind = { .block_size = sizeof (MakeBlock), .fill = fill, .work = work, .clear = clear };

/* Says which puzzles are missing. */
static bool
report_missing (const MakeBlock *block, uint64_t tries)
{
  bool missing = false;

  for (size_t i = 0; i < block->n; i++)
    if (block->outcomes[i] == GENERATE_REFUSED)          /* the wish was checked before */
      {
        fprintf (stderr, "number %" G_GUINT64_FORMAT ": memory is short\n", block->first + i);
        missing = true;
      }
    else if (block->outcomes[i] != GENERATE_MADE)
      {
        fprintf (stderr, "number %" G_GUINT64_FORMAT ": no such puzzle in %" G_GUINT64_FORMAT " tries\n", block->first + i,
                 tries);
        missing = true;
      }
  return missing;
}

static int
make (Making *making, int n_jobs, GenerateStats *stats)
{
  g_autoptr(GCancellable) cancellable = g_cancellable_new ();
  bool failed = false, written = true;
  MakeBlock *block;
  Bulk *bulk;

  pthread_mutex_init (&making->lock, NULL);
  interrupt_watch (cancellable);
  bulk = bulk_new (&make_kind, making, n_jobs, cancellable);
  while (written && (block = bulk_next (bulk)))
    {
      failed |= report_missing (block, making->tries);
      if (stats)
        for (size_t i = 0; i < block->n; i++)
          generate_stats_add (stats, &block->generates[i], block->outcomes[i] == GENERATE_MADE ? &block->made[i] : NULL);
      else
        written = whole_lines_write (block->lines->str, block->lines->len);
    }
  if (!written)
    fprintf (stderr, "%s: %s: %s\n", g_get_prgname (), _("the output could not be written"), g_strerror (errno));
  bulk_free (bulk);
  while (making->n_idle > 0)
    generate_work_free (making->idle[--making->n_idle]);
  pthread_mutex_destroy (&making->lock);

  if (stats)
    (command_json () ? generate_stats_print_json : generate_stats_print) (stats);
  fflush (stdout);
  interrupt_end ();
  return failed || !written ? COMMAND_FAILED : COMMAND_DONE;
}

/* Part I of N of so many: where it begins and ends. The parts differ by one at most, and nothing overflows. */
static bool
parse_shard (const char *text, uint64_t count, uint64_t *first, uint64_t *end)
{
  g_auto(GStrv) parts = g_strsplit (text, "/", 2);
  guint64 i, n;

  if (g_strv_length (parts) != 2 || !g_ascii_string_to_unsigned (parts[1], 10, 1, 1000000, &n, NULL)
      || !g_ascii_string_to_unsigned (parts[0], 10, 1, n, &i, NULL))
    {
      command_usage ("--shard %s: expected I/N, as 1/4 to 4/4", text);
      return false;
    }

  *first = count / n * (i - 1) + count % n * (i - 1) / n;
  *end = count / n * i + count % n * i / n;
  return true;
}

static bool
parse_count (const char *option, const char *text, uint64_t min, uint64_t *value)
{
  guint64 number = *value;
  bool good = !text || g_ascii_string_to_unsigned (text, 10, min, G_MAXUINT64, &number, NULL);

  if (!good)
    command_usage ("%s %s: expected a number of at least %" G_GUINT64_FORMAT, option, text, min);
  *value = number;
  return good;
}

/* Without --seed another one every time: said, so that the run can be had again. */
static uint64_t
seed_of_clock (void)
{
  struct timespec now;
  uint64_t seed;

  clock_gettime (CLOCK_REALTIME, &now);
  seed = (uint64_t) now.tv_sec * 1000000 + (uint64_t) now.tv_nsec / 1000;
  command_note ("seed: %" G_GUINT64_FORMAT, seed);
  return seed;
}

static size_t
block_size (const Wish *wish)
{
  if (wish->has_pattern || wish->needs >= 0 || wish->method == MAKE_POTENTIAL)
    return BLOCK_SLOW;
  return wish->er_max > 0 || wish_is_scored (wish) || wish->only_allowed || wish->minimal ? BLOCK_GRADED : BLOCK_QUICK;
}

/* What speaks of the classic board only is refused beside --shape, and the other way round. */
static bool
go_together (const WishOptions *options, const AnyWishOptions *any, const char *kernel, bool stats)
{
  const struct { bool given; const char *name, *reason; } classic[] = {
    { options->rating, "--rating", "Sudoku Explainer and HoDoKu rate the classic board; --level does any" },
    { options->scale, "--scale", "Sudoku Explainer and HoDoKu rate the classic board; --level does any" },
    { options->needs, "--needs", "its techniques are those of the classic board" },
    { options->allow, "--allow", "its techniques are those of the classic board" },
    { options->pattern, "--pattern", "its 81 signs are the classic board" },
    { options->method, "--method", "there is one way only" },
    { options->variant, "--variant", "there is one way only" },
    { kernel, "--kernel", "those count on the classic board" },
    { stats, "--stats", "there are no figures of those boards" },
  };

  if (!any->shape)
    {
      if (any->extras || any->level)
        command_usage ("%s: only with --shape", any->extras ? "--extras" : "--level");
      return !any->extras && !any->level;
    }
  for (gsize i = 0; i < G_N_ELEMENTS (classic); i++)
    if (classic[i].given)
      {
        command_usage ("%s does not go with --shape: %s", classic[i].name, classic[i].reason);
        return false;
      }
  return true;
}

int
command_generate (int argc, char *argv[])
{
  g_auto(WishOptions) options = { 0 };
  g_autofree char *seed = NULL, *count = NULL, *tries = NULL, *shard = NULL, *kernel = NULL;
  g_autofree char *shape = NULL, *extras = NULL, *level = NULL;
  gboolean stats = FALSE;
  int n_jobs = 0;
  const GOptionEntry entries[] = {
    { "seed", 0, 0, G_OPTION_ARG_STRING, &seed, "Same seed, same puzzles (default: the clock; it is said)", "N" },
    { "count", 0, 0, G_OPTION_ARG_STRING, &count, "How many puzzles (default 1; 0: without end)", "N" },
    WISH_OPTION_ENTRIES (options),
    { "shape", 0, 0, G_OPTION_ARG_STRING, &shape,
      "Another board, written as a block: 6x6, jigsaw, jigsaw6, x, killer … (see “list shapes”)", "ID" },
    { "extras", 0, 0, G_OPTION_ARG_STRING, &extras,
      "With --shape, this, too: cages, thermometers, diagonal+, diagonal-, windoku, antiknight …", "ID,ID…" },
    { "level", 0, 0, G_OPTION_ARG_STRING, &level,
      "With --shape, its hardest deduction: easy, medium, hard, unfair or extreme", "ID" },
    { "tries", 0, 0, G_OPTION_ARG_STRING, &tries, "Give up a puzzle after N tries (default: never)", "N" },
    { "shard", 0, 0, G_OPTION_ARG_STRING, &shard, "Only part I of the N parts of the run", "I/N" },
    { "jobs", 0, 0, G_OPTION_ARG_INT, &n_jobs, "Work with N threads (default: one for each processor)", "N" },
    { "kernel", 0, 0, G_OPTION_ARG_STRING, &kernel, "Count with kernel ID (default: the fastest that runs here)", "ID" },
    { "stats", 0, 0, G_OPTION_ARG_NONE, &stats, "Print figures instead of puzzles", NULL },
    { NULL }
  };
  g_autoptr(GenerateStats) figures = NULL;
  uint64_t n = 1;
  Making making = { .tries = G_MAXUINT64 };
  AnyWishOptions any;
  AnyWish any_wish;

  if (!command_parse_options (&argc, &argv, "", entries))
    return COMMAND_USAGE;
  if (argc > 1)
    return command_usage ("generate takes no argument “%s”", argv[1]);
  if (n_jobs < 0 || n_jobs > BULK_MAX_THREADS)
    return command_usage ("--jobs %d: expected a number from 1 to %d, or 0 for one for each processor", n_jobs,
                          BULK_MAX_THREADS);
  if (!parse_count ("--count", count, 0, &n) || !parse_count ("--tries", tries, 1, &making.tries)
      || !command_choose_kernel (kernel, &making.kernel))
    return COMMAND_USAGE;
  any = (AnyWishOptions) {
    .shape = shape, .extras = extras, .level = level, .symmetry = options.symmetry, .minimal = options.minimal,
    .clues = options.clues,
  };
  if (!go_together (&options, &any, kernel, stats)
      || !(shape ? any_wish_get (&any, &any_wish) : wish_options_get (&options, &making.wish)))
    return COMMAND_USAGE;

  making.end = n ? n : G_MAXUINT64;
  if (shard && !parse_shard (shard, making.end, &making.next, &making.end))
    return COMMAND_USAGE;
  if (seed ? !parse_count ("--seed", seed, 0, &making.seed) : (making.seed = seed_of_clock (), false))
    return COMMAND_USAGE;

  if (shape)
    {
      AnyRun run = { .seed = making.seed, .next = making.next, .end = making.end, .tries = making.tries, .n_jobs = n_jobs };

      return generate_any (&any_wish, &run);
    }
  making.block = block_size (&making.wish);
  if (stats)
    figures = generate_stats_new (&making.wish);
  return make (&making, n_jobs, figures);
}
